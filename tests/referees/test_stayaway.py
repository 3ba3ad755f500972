"""The referee of Stay Away! finds no fault in whole games, and has looked at every rule it claims."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from game.engine.contract import ALL, CHANCE, Setup
from game.stayaway import GAME
from tests.referees.stayaway import Referee
from tests.referees.watching import Step, watch_games

CLAIMED = (
    *("SA-1", "SA-2", "SA-3", "SA-4", "SA-5", "SA-6", "SA-7", "SA-10", "SA-11", "SA-12", "SA-13", "SA-14", "SA-15"),
    *("SA-20", "SA-21", "SA-22", "SA-23", "SA-24", "SA-30", "SA-31", "SA-32", "SA-33", "SA-34", "SA-35", "SA-36", "SA-37"),
    *("SA-40", "SA-41", "SA-42", "SA-43", "SA-44", "SA-45", "SA-46", "SA-50", "SA-51", "SA-60", "SA-61"),
    *("SA-70", "SA-71", "SA-72", "SA-73", "SA-74", "SA-75", "SA-76", "SA-77", "SA-78", "SA-79", "SA-80", "SA-81"),
    *("SA-90", "SA-91", "SA-93"),
)
"""What the referee checks in any few dozen games."""
Choose = Callable[[Any, list[Any], random.Random], Any]


def stepping(state: Any, action: Any) -> Step:
    """One action with what a referee is shown of it."""
    asked, before, unasked = state.actor(), state.observe(ALL), state.interrupts()
    offered = [str(act) for act, _ in state.chances()] if asked == CHANCE else [str(act) for act in state.legal_actions()]
    seat = next((who for who, act in unasked if act == action), asked)
    events = list(state.apply(action))
    return Step(before, seat, str(action), offered, [(who, str(act)) for who, act in unasked], events, state.observe(ALL), state.outcome())


def watched(setup: Setup, seed: int, choose: Choose) -> tuple[Counter[str], list[str]]:
    """A game played by a policy of a test: what was checked, and the faults."""
    rng, state = random.Random(seed), GAME.new(setup)
    referee, faults = Referee(setup, state.observe(ALL)), list[str]()
    while state.actor() is not None:
        choices = [act for act, _ in state.chances()] if state.actor() == CHANCE else list(state.legal_actions())
        faults += referee.watch(stepping(state, choose(state, choices, rng)))
    return referee.checked, faults


_WANTED = ("refuse missed", "refuse no_thanks", "play analysis", "lay infected", "give infected", "lay flamethrower", "give flamethrower")


def lasting(state: Any, choices: list[Any], rng: random.Random) -> Any:
    """Plays for long games full of infections, refusals and Flamethrowers in the wrong hand: nobody is burnt before the end is near."""
    burning = [act for act in choices if act.verb == "play" and act.what == "flamethrower"]
    wanted = [
        act for act in choices if str(act) in ("refuse missed", "lay infected", "give infected", "lay flamethrower", "give flamethrower")
    ]
    wanted += [act for act in choices if act.verb == "draw" and act.what in ("infected", "flamethrower")]
    if state.turn > 8 * state.rules.seats and burning:
        return rng.choice(burning)
    if wanted and rng.random() < 0.5:
        return rng.choice(wanted)
    calm = [act for act in choices if act not in burning]
    return rng.choice(calm or choices)


@pytest.mark.rule("SA-1", "SA-2", "SA-6", "SA-7", "SA-13", "SA-23")
def test_a_few_random_games_keep_the_rules() -> None:
    played = watch_games(GAME, range(4))
    assert played.faults == []
    assert played.events > 1000


@pytest.mark.rule("SA-91")
def test_the_thing_may_declare_while_a_panic_card_waits_for_the_next_back() -> None:
    def choose(state: Any, choices: list[Any], rng: random.Random) -> Any:
        waits = state.asked == "back" and state.playing and state.turn > 3
        return state.interrupts()[0][1] if waits else lasting(state, choices, rng)

    checked, faults = watched(setup_of(8), 3, choose)
    assert faults == []
    assert checked["SA-93"]


@pytest.mark.slow
@pytest.mark.rule("SA-12", "SA-20", "SA-21", "SA-22", "SA-24", "SA-43", "SA-46", "SA-50", "SA-51", "SA-61", "SA-81")
def test_random_and_long_games_of_every_variety_keep_the_rules_and_each_was_looked_at() -> None:
    played = watch_games(GAME, range(1000, 1027))
    checked, faults = played.checked, list(played.faults)
    for seed in range(9):
        setup = GAME.varieties()[seed]
        more, found = watched(setup, seed, lasting)
        checked.update(more)
        faults += [f"{setup} {fault}" for fault in found]
    assert faults == []
    assert [rule for rule in CLAIMED if not checked[rule]] == []


@pytest.mark.slow
@pytest.mark.rule("SA-90", "SA-91", "SA-92")
@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_games_of_computers_keep_the_rules(level: str) -> None:
    played = watch_games(GAME, range(4), level)
    assert played.faults == []
    assert played.checked["SA-91"]


# it would find a fault


def until(setup: Setup, seed: int, enough: Callable[[Step], bool]) -> tuple[Referee, Step]:
    """A game without a fault up to a step for which this is so, which the referee has not seen yet."""
    state, rng = GAME.new(setup), random.Random(seed)
    referee = Referee(setup, state.observe(ALL))
    while True:
        choices = [act for act, _ in state.chances()] if state.actor() == CHANCE else list(state.legal_actions())
        step = stepping(state, lasting(state, choices, rng))
        if enough(step):
            return referee, step
        assert referee.watch(step) == []


def setup_of(seats: int) -> Setup:
    """The set-up with all defaults."""
    return Setup(seats, {option.name: option.default for option in GAME.options})


@pytest.mark.parametrize("field", ["hands", "roles", "ring", "doors", "pile", "top", "direction", "active", "turn", "discards", "gone"])
def test_a_position_that_is_not_what_the_rules_make_of_it_is_a_fault(field: str) -> None:
    referee, step = until(setup_of(5), 5, lambda step: step.before.turn == 4)
    other: dict[str, Any] = {
        "hands": (step.after.hands[1], step.after.hands[0], *step.after.hands[2:]),
        "roles": ("infected", *step.after.roles[1:]) if step.after.roles[0] == "human" else ("human", *step.after.roles[1:]),
        "ring": step.after.ring[::-1],
        "doors": tuple(not shut for shut in step.after.doors),
        "pile": step.after.pile + 1,
        "top": "panic" if step.after.top == "stay_away" else "stay_away",
        "direction": -step.after.direction,
        "active": (step.after.active + 1) % 5,
        "turn": step.after.turn + 1,
        "discards": step.after.discards + 1,
        "gone": (("axe", 1), *step.after.gone),
    }
    assert referee.watch(step._replace(after=msgspec.structs.replace(step.after, **{field: other[field]})))


@pytest.mark.parametrize("change", ["dropped", "shown to all", "told twice", "offered more", "offered less"])
def test_what_is_told_or_offered_wrongly_is_a_fault(change: str) -> None:
    referee, step = until(setup_of(6), 6, lambda step: step.text.startswith("lay"))
    secret = next(place for place, event in enumerate(step.events) if type(event).__name__ == "Offered" and event.card)  # type: ignore[attr-defined]
    events: list[Any] = list(step.events)
    if change == "dropped":
        del events[secret]
    elif change == "shown to all":
        events[secret] = msgspec.structs.replace(events[secret], audience=0xFFFFFFFF)
    elif change == "told twice":
        events.append(events[secret])
    offered = (
        [*step.offered, "lay the_thing"] if change == "offered more" else step.offered[1:] if change == "offered less" else step.offered
    )
    assert referee.watch(step._replace(events=events, offered=offered))
