"""The toy game's own rules, so that what is proved on it stands on firm ground."""

from __future__ import annotations

from game.engine.contract import ALL, TABLE, Setup, visible
from tests.toygame import GAME, Happened, Learnt, Toy


def dealt(*cards: int) -> Toy:
    state = GAME.new(Setup(len(cards)))
    for card in cards:
        state.apply(GAME.parse(f"deal {card}"))
    return state


def test_a_dealt_card_is_seen_by_its_seat_alone() -> None:
    state = dealt(5, 2)
    assert [state.observe(viewer).cards for viewer in (0, 1, TABLE, ALL)] == [(5, 0), (0, 2), (0, 0), (5, 2)]


def test_whoever_is_dared_is_asked_out_of_turn_and_shows_the_card_to_the_darer_alone() -> None:
    state = dealt(5, 2, 4)
    state.apply(GAME.parse("dare 2"))
    assert state.actor() == 2
    events = state.apply(GAME.parse("show"))
    assert [event.number for viewer in (0, 1, 2, TABLE, ALL) for event in visible(events, viewer)] == [4, 0, 4, 0, 4]  # type: ignore[attr-defined]
    assert state.observe(0).cards == (5, 0, 4)
    assert state.observe(1).cards == (0, 2, 0)
    assert state.actor() == 1


def test_a_seat_cannot_be_dared_about_a_card_already_seen() -> None:
    state = dealt(5, 2)
    for text in ("dare 1", "show", "roll", "die 1"):
        state.apply(GAME.parse(text))
    assert [str(action) for action in state.legal_actions()] == ["roll"]


def test_cards_and_points_decide() -> None:
    state = dealt(3, 4)
    told = [state.apply(GAME.parse(text)) for text in ("roll", "die 2", "roll", "die 1", "dare 1", "pay", "roll", "die 1")]
    assert told[0] == [Happened(what="roll", seat=0)]
    assert told[1] == [Learnt(what="die", seat=0, number=2)]
    assert told[5] == [Happened(what="pay", seat=1, number=-1)]
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.losers) == ((0, 1), ())
