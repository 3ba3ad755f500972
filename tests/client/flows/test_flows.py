"""Whole flows of games that differ in secrets alone: nobody in the room can tell them apart. Any number of pairs:
`python -m tests.client.flows GAME --pairs N --seed S`."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import pytest

from game.client.settings import Settings
from game.client.stayaway.eyes import Eyes
from game.engine.contract import TABLE
from game.session.session import Session
from game.stayaway import GAME as STAY_AWAY
from game.stayaway.events import BecameInfected
from game.stayaway.state import SaState
from game.stayaway.terms import HUMAN, INFECTED, INFECTION, THING
from game.words.stayaway.news import Moment, moments
from tests.client.flows.comparing import compare_many, difference
from tests.client.flows.pairs import Pair, Scripted, Step, alike
from tests.client.flows.watching import Entry, flow
from tests.client.stayaway.tables import new_match

PAIRS = {"stayaway": 5, "lastfriday": 3, "betrayal": 4, "darkaround": 1}


@pytest.mark.slow
@pytest.mark.parametrize("game", PAIRS)
def test_nobody_in_the_room_can_tell_secrets_from_a_flow(game: str) -> None:
    found = compare_many(game, PAIRS[game], seed=1)
    assert found.pairs == PAIRS[game]
    assert found.entries > 20 * found.pairs
    assert found.differing or game == "darkaround", "the two games did different things"
    assert found.leaks == []


def test_a_difference_is_told_where_it_begins() -> None:
    one: list[Entry] = [(0.0, "key", "return"), (0.5, "sound", "take")]
    assert difference(one, one) == ""
    assert "one (0.5, 'sound', 'take')" in difference(one, [one[0], (2.5, "sound", "take")])
    assert "two None" in difference(one, one[:1])


# an infection, by both sides of an exchange and by Chain reaction


def _exchange(infected_answers: bool) -> Pair | None:
    """The Thing offers Infected! to a Human whose own turn follows, or a Human offers and The Thing gives it; in the twin it is another
    card."""
    for seed in range(1, 400):
        match, rng = new_match(5, seed), random.Random(seed)
        while (actor := match.actor()) is not None and match.length < 160:
            state = match._state
            assert isinstance(state, SaState)
            by = state.offer.by if state.offer is not None else actor
            if state.asked == "answer" and state.offer is not None and not state.offer.passed and state.offer.why == "turn":
                giver, taker = (by, actor) if infected_answers else (actor, by)
                fits = state.roles[giver] == THING and state.roles[taker] == HUMAN and INFECTION in state.hands[giver]
                twin = _without(state, giver, taker, infected_answers) if fits else None
                if twin is not None:
                    return _pair(match, state, twin, giver, infected_answers, rng)
            match.play(rng.choice(match.observe(actor).legal))
    return None


def _without(state: Any, giver: int, taker: int, laid: bool) -> Any:
    """The position in which the giver is a Human like the others, and somebody else The Thing."""
    other = next((seat for seat in state.ring if seat not in (giver, taker) and state.roles[seat] == HUMAN), None)
    hand = state.hands[other] if other is not None else []
    card = next((card for card in hand if card not in ("the_thing", INFECTION, "flamethrower")), None)
    if other is None or card is None or (laid and state.laid[giver] != INFECTION) or any(state.known):
        return None
    twin = state.clone()
    twin.roles[giver], twin.roles[other], twin.thing = HUMAN, THING, other
    twin.hands[giver].remove("the_thing")
    twin.hands[giver].append(card)
    twin.hands[other].remove(card)
    twin.hands[other].append("the_thing")
    if laid:
        twin.laid[giver] = next(each for each in twin.hands[giver] if each != INFECTION)
    return STAY_AWAY.rebuild(twin.observe(TABLE), twin.hidden(TABLE))


def _pair(match: Any, state: Any, twin: Any, giver: int, laid: bool, rng: random.Random) -> Pair | None:
    one, two = state.clone(), twin.clone()
    answers = [(act, other) for act in one.legal_actions() for other in two.legal_actions() if act.verb == other.verb == "give"]
    fitting = [(act, other) for act, other in answers if laid or (act.what == INFECTION and other.what != INFECTION)]
    if not fitting:
        return None
    first = Step(False, *fitting[0])
    one.apply(first.one)
    two.apply(first.two)
    assert INFECTED in one.roles
    assert INFECTED not in two.roles or two.roles.count(INFECTED) < one.roles.count(INFECTED)
    return Pair("stayaway", match, (state.clone(), twin.clone()), (first, *alike("stayaway", one, two, 5, rng)))


@pytest.mark.rule("SA-21")
@pytest.mark.parametrize("speed", ["off", "normal"])
@pytest.mark.parametrize("infected_answers", [True, False])
@pytest.mark.slow
def test_whoever_is_infected_goes_on_as_everybody_else(infected_answers: bool, speed: str) -> None:
    pair = _exchange(infected_answers)
    assert pair is not None
    one, two = (flow(pair, twin, speed) for twin in (False, True))
    assert difference(one, two) == ""
    assert sum(entry[1] == "click" for entry in one) >= 1


@pytest.mark.rule("SA-21")
@pytest.mark.parametrize("infected_answers", [True, False])
def test_both_sides_of_an_exchange_find_one_sheet_at_their_next_own_view(infected_answers: bool) -> None:
    pair = _exchange(infected_answers)
    assert pair is not None
    for twin in (False, True):
        session = _after_the_exchange(pair, twin)
        state = pair.states[twin]
        sides = (state.offer.by, state.actor())
        for seat in range(session.match.setup.seats):
            eyes = Eyes(session, session.called())
            eyes._looked[seat] = eyes._read[seat] = len(pair.past.history(seat))
            session.summon(seat)
            session.raise_curtain(session.holders[seat].person)
            sheets = 0
            eyes.know(session.observe())
            while eyes.sheet is not None:
                assert not eyes.sheet.alarm, "its colour is seen across the room"
                sheets += 1
                eyes.has_read()
            assert sheets == (seat in sides)
            eyes.know(session.observe())
            assert eyes.sheet is None, "it is read once"
        session.close()


def _after_the_exchange(pair: Pair, twin: bool) -> Session:
    """The table right after the answer, before chance goes on."""
    match = Scripted(pair.past, pair.states[twin], pair.past.holders, [pair.steps[0][1 + twin]], [])
    match.play(match.acts[0])
    return Session(match, Settings(animation_speed="off"))


def test_the_flows_tell_a_sheet_that_only_the_infected_must_read(monkeypatch: pytest.MonkeyPatch) -> None:
    """The comparison finds the fault for which it was made."""

    def only(history: Sequence[Any], start: int, viewer: int, draws: bool = False) -> list[Moment]:
        found = moments(history, start, viewer, draws)
        return [each for each in found if any(isinstance(event, BecameInfected) for event in each.events)]

    monkeypatch.setattr("game.client.stayaway.eyes.moments", only)
    pair = _exchange(True)
    assert pair is not None
    assert difference(*(flow(pair, twin, "off") for twin in (False, True)))
