"""Positions for tests, set up in a few words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.engine.contract import CHANCE, Event, full_options
from game.lastfriday import GAME
from game.lastfriday.ending import begin_round
from game.lastfriday.state import LfState
from game.lastfriday.terms import CAMPERS, COLOURS, MANIAC, seat_of


def options(
    chapter: str = "campaign", cards: str = "dealt", welcome: str = "shuffled", alarms: str = "every"
) -> tuple[tuple[str, str], ...]:
    """The options of a game."""
    return tuple(full_options(GAME, {"chapter": chapter, "cards": cards, "welcome": welcome, "alarms": alarms}).items())


def scene(
    chapter: int,
    turn: str,
    *,
    number: int = 1,
    campers: Mapping[str, int] | None = None,
    maniac: int = 1,
    record: Sequence[int] = (),
    chosen: str = "",
    cards: Mapping[str, str] | None = None,
    clues: Mapping[str, Sequence[str]] | None = None,
    keys: Mapping[str, Sequence[str]] | None = None,
    cabins: Mapping[str, str] | None = None,
    tokens: Sequence[str] = (),
    boat: int = 1,
    single: bool = False,
    dead: Sequence[str] = (),
    alarms: str = "every",
    **fields: Any,
) -> LfState:
    """A position in a round of a chapter (1 to 4), when the turn of `turn` (a colour or "maniac") has just begun.

    `campers` gives dots by colour (others wait at the entrance), `maniac` his circle, `record` his circles so far (by default his
    circle for every round before), `clues` and `keys` the hands; further fields are set as they are (traps, lamps, corpses ...).
    """
    s = LfState(GAME.camp, options(("I", "II", "III", "IV")[chapter - 1] if single else "campaign", alarms=alarms))
    s.chapter = chapter
    for colour, side in (cabins or {}).items():
        sides = list(s.cabins)
        sides[COLOURS.index(colour)] = side
        s.cabins = tuple(sides)
    s.rewire()
    for colour in dead:
        s.lift(seat_of(colour))
    for colour, dot in (campers or {}).items():
        s.stand(seat_of(colour), dot)
    for colour, card in (cards or {}).items():
        s.card[seat_of(colour)] = card
    for colour, hand in (clues or {}).items():
        s.hand[seat_of(colour)] = tuple(sorted(hand))
    for colour, held in (keys or {}).items():
        s.keys[seat_of(colour)] = tuple(sorted(held))
    s.chosen = seat_of(chosen) if chosen else 0
    s.circle = maniac
    s.record = list(record) or [maniac] * (number if chapter in (1, 3) or turn == "maniac" else number + 1)
    s.tokens = tuple(tokens)
    s.boat = boat
    for dot, fear in fields.pop("corpses", {}).items():
        s.lay_corpse(dot, fear)
    for name, value in fields.items():
        setattr(s, name, value)
    begin_round(s, number)
    wanted = ("maniac",) if turn == "maniac" else ("turn", seat_of(turn))
    while s.agenda[-1] != wanted:
        s.agenda.pop()
    s.advance()
    s.out = []
    return s


def do(s: LfState, *texts: str) -> list[Event]:
    """Carries out actions by their text and returns the events of all of them."""
    told: list[Event] = []
    for text in texts:
        told.extend(s.apply(GAME.parse(text)))
    return told


def can(s: LfState, text: str) -> bool:
    """Whether the action with this text is legal (or possible, for chance) now."""
    action = GAME.parse(text)
    return action in s.legal_actions() or action in [outcome for outcome, _ in s.chances()]


def offered(s: LfState, verb: str) -> list[str]:
    """The legal actions with this verb, as texts."""
    acts = s.legal_actions() or [outcome for outcome, _ in s.chances()]
    return [str(act) for act in acts if act.verb == verb]


def facts(events: Sequence[Event], kind: type) -> list[Any]:
    """The events of one kind."""
    return [event for event in events if isinstance(event, kind)]


def asked(s: LfState) -> str:
    """Who is asked what: `turn red`, `maniac`, `chance deal`."""
    if s.actor() is None:
        return "over"
    who = "chance" if s.who == CHANCE else "maniac" if s.who == MANIAC else COLOURS[s.who - 1]
    return f"{who} {s.asked}"


__all__ = ["CAMPERS", "asked", "can", "do", "facts", "offered", "options", "scene"]
