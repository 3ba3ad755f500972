"""Drawing event cards in tests, and saying what came of them."""

from __future__ import annotations

from collections.abc import Sequence

from game.betrayal.actions import act
from game.betrayal.data import DECK_OF
from game.betrayal.holding import Draw
from game.betrayal.rolling import Throw
from game.betrayal.state import BtState
from game.betrayal.terms import HAUNTED, HEROES, TRAITS
from game.betrayal.verbs import TakeTurn
from game.engine.contract import CHANCE, Event
from tests.betrayal.scene import run, scene, total

Damage = Sequence[tuple[str, int]]


def draw(s: BtState, card: str, seat: int = 0) -> list[Event]:
    """An explorer draws this card from its deck, as if a card or a room made it."""
    run(s, Draw(seat, DECK_OF[card]))
    return list(s.apply(act("draw", card)))


def drawn(card: str, *, place: str = "", rooms: Sequence[str] = (), cards: Sequence[str] = ()) -> BtState:
    """The first of three explorers has just drawn this card."""
    s = scene(rooms=rooms, at={0: place} if place else None, cards={0: cards})
    draw(s, card)
    return s


def throw(s: BtState) -> Throw:
    """The dice that are thrown now."""
    assert isinstance(s.question, Throw), s.question
    return s.question


def rolls(s: BtState, seat: int, purpose: str, trait: str, result: int, dice: int | None = None) -> list[Event]:
    """This roll is made now, with as many dice as the trait has (or `dice`); it shows this result."""
    now = throw(s)
    assert (now.roll.body, now.roll.purpose, now.roll.trait) == (seat, purpose, trait)
    assert now.number == (s.value(seat, trait) if dice is None else dice)
    return total(s, result)


def suffers(s: BtState, damage: Damage, seat: int = 0) -> None:
    """These dice of damage are thrown one after the other (they show 0)."""
    for kind, dice in damage:
        rolls(s, seat, f"damage_{kind}", "", 0, dice)


def clips(s: BtState, seat: int = 0) -> dict[str, int]:
    """How far each clip has moved from its green value."""
    return {trait: step for trait in TRAITS if (step := s.t.bodies[seat].traits[TRAITS.index(trait)] - s.start_step(seat, trait))}


def haunted_table(s: BtState) -> None:
    """After the haunt has begun, by the rulebook alone: everybody is a hero."""
    s.t.phase = HAUNTED
    for b in s.t.bodies[: s.seats]:
        b.side = HEROES


def done(s: BtState, seat: int = 0) -> bool:
    """Whether everything is over and the turn goes on."""
    return isinstance(s.question, TakeTurn) and s.question.body == seat


def asked(s: BtState, seat: int) -> bool:
    """Whether a seat is asked, and chance is not."""
    return s.actor() == seat != CHANCE


def discards(s: BtState) -> list[str]:
    """The discarded event cards."""
    return s.t.piles["event"].discards


__all__ = ["asked", "clips", "discards", "done", "draw", "drawn", "haunted_table", "rolls", "suffers", "throw"]
