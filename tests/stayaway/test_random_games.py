"""What is so in every position of any game, whatever is done."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from game.engine.contract import ALL, CHANCE, TABLE, Event, IllegalAction, Setup
from game.stayaway import GAME
from game.stayaway.actions import Act
from game.stayaway.deck import BACK, copies
from game.stayaway.events import TopSeen, TurnBegan
from game.stayaway.state import SaState
from tests.conformance import random_action
from tests.stayaway.scene import all_cards, happened

GAMES = [
    (seats, seed, {"super_infection": ("redraw", "eliminate")[seed], "quarantine": ("isolate", "open")[(seed + seats) % 2]})
    for seats in range(4, 13)
    for seed in range(2)
]


def positions() -> Iterator[tuple[SaState, list[Event]]]:
    """Every position of games with 4 to 12 players and each pair of options, with what happened just before."""
    for seats, seed, options in GAMES:
        s, rng = GAME.new(Setup(seats, options)), random.Random(f"{seats} {seed}")
        while s.actor() is not None:
            events: list[Event] = list(s.apply(action(s, rng)))
            yield s, events


def action(s: SaState, rng: random.Random) -> Act:
    """A random action; Flamethrowers are mostly kept, so that games last."""
    while True:
        found: Act = random_action(s, rng)
        if found.verb == "declare" or (found.what == "flamethrower" and found.verb == "play" and rng.random() < 0.7):
            continue
        return found


@pytest.mark.slow
@pytest.mark.rule("SA-13", "SA-22", "SA-23", "SA-4", "SA-60")
def test_what_the_rules_promise_holds_in_every_position() -> None:
    turns = Counter[int]()
    for s, events in positions():
        deck = Counter(copies(s.rules.seats))
        seen, unseen = s.observe(ALL), s.hidden(ALL)
        if happened(events, TurnBegan):
            turns[s.rules.seats] += 1
            assert [place.cards for place in seen.places] == [4 if place.alive else 0 for place in seen.places]  # SA-13
            assert [len(hand) for hand in seen.hands] == [place.cards for place in seen.places]
        for seat, hand in enumerate(seen.hands):
            assert ("the_thing" in hand) == (seen.roles[seat] == "thing")  # SA-23: it never leaves that hand
            assert seen.roles[seat] != "infected" or not seen.places[seat].alive or "infected" in hand  # SA-22
            assert not Counter(seen.places[seat].known) - Counter(hand)  # what all know is so
            assert not any(BACK[card] == "panic" for card in hand)  # SA-10
        assert all_cards(s) == deck  # no card is created or lost
        assert not Counter(dict(seen.gone)) - Counter(dict(unseen.discards))
        assert seen.discards == sum(count for _, count in unseen.discards)
        assert seen.pile == sum(count for _, count in unseen.pile) + bool(unseen.top_card)
        assert len(seen.doors) == len(seen.ring)  # SA-60: one a gap
        assert sorted((*seen.ring, *seen.burnt)) == list(range(s.rules.seats)) or s.actor() is None
        assert sum(seen.doors) <= deck["locked_door"]
        if seen.actor == CHANCE and seen.asked == "draw":
            assert {BACK[act.what] for act, _ in s.chances()} == {seen.top}  # SA-4: the back is right
            assert sum(weight for _, weight in s.chances()) <= seen.pile
    assert min(turns[seats] for seats in range(4, 13)) >= 10


@pytest.mark.rule("SA-4")
def test_the_back_that_was_seen_is_the_back_of_what_is_drawn() -> None:
    shown: dict[int, str] = {}
    for s, events in positions():
        key = id(s)
        for event in events:
            if isinstance(event, TopSeen):
                shown[key] = event.back
            elif type(event).__name__ in ("PanicDrawn", "PanicSkipped") and event.seen_by(ALL):
                assert shown[key] == "panic"
            elif type(event).__name__ == "Drew" and event.seen_by(ALL):
                assert shown[key] == "stay_away"
            elif type(event).__name__ == "CardLaidOnPile":
                shown[key] = "stay_away"


def test_every_illegal_action_is_refused_and_changes_nothing() -> None:
    rng = random.Random(3)
    pool = sorted({str(act) for s, _ in some(400, 11) for act in s.legal_actions()} | {"declare 0", "declare 3", "draw axe", "back panic"})
    refused = 0
    for s, _ in some(250, 12):
        allowed = {str(act) for act in [*s.legal_actions(), *(act for act, _ in s.chances()), *(act for _, act in s.interrupts())]}
        before = s.observe(ALL), s.hidden(ALL)
        for text in rng.sample(pool, 12):
            if text not in allowed:
                with pytest.raises(IllegalAction):
                    s.apply(GAME.parse(text))
                refused += 1
        assert (s.observe(ALL), s.hidden(ALL)) == before
    assert refused > 2000


def some(number: int, seed: int) -> list[tuple[SaState, list[Event]]]:
    """Copies of random positions."""
    rng = random.Random(seed)
    found: list[tuple[SaState, list[Event]]] = []
    for seats in range(4, 13):
        s = GAME.new(Setup(seats))
        while s.actor() is not None:
            s.apply(action(s, rng))
            if rng.random() < 0.2:
                found.append((s.clone(), []))
    rng.shuffle(found)
    return found[:number]


@pytest.mark.rule("SA-91", "SA-92", "SA-93", "SA-90")
def test_who_wins_follows_from_the_roles_and_who_is_out() -> None:
    reasons = set()
    for seats, seed, options in GAMES:
        s, rng = GAME.new(Setup(seats, options)), random.Random(f"end {seats} {seed}")
        while s.actor() is not None:
            s.apply(random_action(s, rng))
        seen, result = s.observe(ALL), s.outcome()
        assert result is not None
        reasons.add(result.reason)
        assert sorted((*result.winners, *result.losers)) == list(range(seats))
        assert not set(result.winners) & set(seen.burnt)  # who is out has lost
        roles = {seen.roles[seat] for seat in result.winners}
        if result.reason in ("thing_burnt", "caught", "declared_wrongly"):
            assert roles <= {"human"}
            assert all(seat in result.winners for seat in seen.ring if seen.roles[seat] == "human")
        elif result.reason == "draw":
            assert result.winners == ()
        else:
            assert "human" not in roles
            assert s.observe(TABLE).result == result.reason
    assert {"thing_burnt", "declared_wrongly"} <= reasons
