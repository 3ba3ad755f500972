"""Positions of Betrayal for tests, made by a few words, and playing by text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from game.betrayal import GAME
from game.betrayal.actions import act, parse
from game.betrayal.board import Spot
from game.betrayal.deeds import GAIN, may
from game.betrayal.haunts.base import FigureKind, Haunt
from game.betrayal.holding import gain_card
from game.betrayal.state import BtState
from game.betrayal.terms import HAUNTED, HEROES, NOBODY, OPPOSITE, TRAITORS, TRAITS
from game.betrayal.turns import MonstersDone, StartTurn
from game.engine.contract import CHANCE, Event, Setup

WHO = ("zoe_ingstrom", "ox_bellows", "madame_zostra", "professor_longfellow", "jenny_leclerc", "peter_akimoto")
"""The explorers of the seats, unless a scene says otherwise. Their first birthdays do not matter: the scene says who begins."""


def scene(
    seats: int = 3,
    *,
    rooms: Sequence[str] = (),
    at: Mapping[int, str] | None = None,
    cards: Mapping[int, Sequence[str]] | None = None,
    first: int = 0,
    who: Sequence[str] = WHO,
    options: Mapping[str, str] | None = None,
) -> BtState:
    """A game at the start of a turn of seat `first`. `rooms`: tiles laid in order, each as `library N foyer` (beside the foyer, at its
    north door), with the first turn that joins; `at`: seat -> room (with "/half" in a barrier room); `cards`: what they hold, gained."""
    s = GAME.new(Setup(seats, dict(options or {})))
    for seat in range(seats):
        s.apply(act("take", who[seat]))
    for entry in rooms:
        lay(s, *entry.split())
    for seat, place in (at or {}).items():
        put(s, seat, place)
    for seat, held in (cards or {}).items():
        for card in held:
            give(s, seat, card)
    s.t.first = first
    begin_turn(s, first)
    return s


def position(*clauses: str) -> BtState:
    """The position of these clauses (see `game.betrayal.notation`)."""
    return GAME.read("; ".join(clauses))


def lay(s: BtState, room: str, side: str, beside: str) -> None:
    """Lays a tile beside another one, taken from the stack."""
    floor, x, y = s.board.cell(beside, side)
    turns = [turn for turn in range(4) if OPPOSITE[side] in s.board.sides(room, turn)]
    if room in s.t.piles["room"].cards:
        s.t.piles["room"].cards.remove(room)
    s.lay_tile(room, Spot(floor, x, y, turns[0]))


def put(s: BtState, body: int, place: str) -> None:
    """A figure stands here."""
    room, _, half = place.partition("/")
    s.t.bodies[body].room = room
    s.t.bodies[body].half = half or s.outer_half(room)


def give(s: BtState, body: int, card: str) -> None:
    """A figure gains a card, taken from its deck; one that may gain nothing has had it from before."""
    for pile in s.t.piles.values():
        if card in pile.cards:
            pile.cards.remove(card)
    if may(s, GAIN, body, card=card, how="found"):
        gain_card(s, body, card, "found")
    else:
        s.t.bodies[body].cards.append(card)
    s.events = []


def begin_turn(s: BtState, body: int, allowance: int = -1) -> None:
    """That figure's turn begins now; whatever was on the stack is gone. After a monster's turn that of all monsters is over."""
    s.agenda = [] if s.is_explorer(body) else [MonstersDone()]
    s.question, s.who, s._legal = None, None, None
    s.then(StartTurn(body, allowance))
    s._go_on()


def run(s: BtState, *tasks: Any) -> list[Event]:
    """Puts tasks on top of the running question and works them off until somebody is asked."""
    s.events = []
    s.question, s.who, s._legal = None, None, None
    s.then(*tasks)
    s._go_on()
    return [*s.events]


def haunted(
    s: BtState, number: int, revealer: int = 0, *, omen: str = "", room: str = "entrance_hall", ready: bool = True, placed: bool = False
) -> None:
    """A haunt begins now, as after a failed haunt roll; with `ready` all have read and the set-up runs until somebody is asked; with
    `placed` whoever has to choose in it takes the first choice."""
    from game.betrayal.haunting import begin

    s.agenda = []
    s.question, s.who, s._legal = None, None, None
    s.events = []
    s.t.revealer = revealer
    begin(s, number, omen, room)
    s._go_on()
    while ready and s.agenda and [str(chosen) for chosen in s.legal_actions()] == ["ready"]:
        s.apply(act("ready"))
    while placed and not s.counter("ready"):
        s.apply(s.legal_actions()[0])


class PlainHaunt(Haunt):
    """A haunt that says nothing but which monsters there are."""

    figures: ClassVar[dict[str, FigureKind]] = {
        "zombie": FigureKind(speed=2, might=5, knowledge=2, sanity=3),
        "ghost": FigureKind(speed=3, knowledge=4, sanity=5),
    }


def plain_haunt(s: BtState, traitor: int = NOBODY, turn: int = 0) -> None:
    """The rulebook's haunt and nothing more: all but the traitor are heroes, and it is that seat's turn."""
    s.t.phase, s.t.traitor, s.t.revealer = HAUNTED, traitor, 0
    s.t.counters["ready"] = 1
    s.haunt = PlainHaunt()
    for seat in range(s.seats):
        s.t.bodies[seat].side = TRAITORS if seat == traitor else HEROES
    begin_turn(s, turn)


def play(s: BtState, *texts: str) -> list[Event]:
    """Applies actions by text; returns the events of the last one."""
    events: Sequence[Event] = []
    for text in texts:
        events = s.apply(parse(text))
    return list(events)


def dice(s: BtState, *faces: int) -> list[Event]:
    """Chance throws these dice (highest first whatever the order given; the number must fit)."""
    assert s.actor() == CHANCE, f"nobody rolls now: {s.question}"
    return list(s.apply(act("roll", *sorted(faces, reverse=True))))


def total(s: BtState, number: int) -> list[Event]:
    """Chance throws so many in all with the dice that are thrown now."""
    for outcome, _ in s.chances():
        if outcome.verb == "roll" and sum(int(word) for word in outcome.words) == number:
            return list(s.apply(outcome))
    raise AssertionError(f"{number} cannot be thrown now: {s.question}")


def texts(s: BtState) -> list[str]:
    """The legal actions as texts."""
    return [str(chosen) for chosen in s.legal_actions()]


def lay_deal(s: BtState, to: int, gives: Sequence[str] = (), asks: Sequence[str] = ()) -> None:
    """Whose turn it is lays out a deal with another seat and offers it."""
    play(s, f"trade {to}", *(f"give {card}" for card in gives), *(f"ask {card}" for card in asks), "offer")


def for_trade(s: BtState, to: int) -> list[str]:
    """What whose turn it is could lay out in a deal with another seat, both ways; nothing where no deal is to be had."""
    if f"trade {to}" not in texts(s):
        return []
    laid = s.clone()
    play(laid, f"trade {to}")
    return [text for text in texts(laid) if text.startswith(("give ", "ask "))]


def turn_traitor(s: BtState, seat: int) -> None:
    """A seat is the traitor."""
    s.t.bodies[seat].side = TRAITORS
    s.t.traitor = seat


def steps(s: BtState, seat: int = 0) -> list[int]:
    """Might, Speed, Knowledge, Sanity, as steps."""
    return s.t.bodies[seat].traits[:]


def offered(s: BtState, start: str) -> list[str]:
    """The choices whose text begins so."""
    return [text for text in texts(s) if text.startswith(start)]


def number(s: BtState) -> int:
    """How many dice are thrown now."""
    return len(s.chances()[0][0].words)


def all_at(s: BtState, step: int, seat: int = 0) -> None:
    """Every trait of a seat on a step."""
    for trait in TRAITS:
        s.set_step(seat, trait, step)


__all__ = [
    "NOBODY",
    "all_at",
    "begin_turn",
    "dice",
    "for_trade",
    "give",
    "haunted",
    "lay",
    "lay_deal",
    "number",
    "offered",
    "plain_haunt",
    "play",
    "position",
    "put",
    "run",
    "scene",
    "steps",
    "texts",
    "total",
    "turn_traitor",
]
