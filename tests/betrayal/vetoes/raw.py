"""The deeds themselves, as the rules do them, without any card or choice around them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product
from typing import Final, cast

from game.betrayal.actions import act
from game.betrayal.board import Spot
from game.betrayal.cardrules import CARDS as CARDS_DO
from game.betrayal.combat import WEAPONS, Attack, attack
from game.betrayal.data import ITEMS, OMENS
from game.betrayal.dealing import OFFER, LayDeal
from game.betrayal.deeds import ATTACK, DEAL, DISCOVER, DRAW, GAIN, HURT, LOSE, MOVE, SKULL, TILE, USE, Deed, Veto
from game.betrayal.discovering import Discover
from game.betrayal.events import Gaining, Losing
from game.betrayal.harm import Damage
from game.betrayal.holding import Draw, gain_card, lose_card
from game.betrayal.laying import places
from game.betrayal.moving import Arrive, Relocate
from game.betrayal.rooms import Over
from game.betrayal.state import BtState
from game.betrayal.terms import DECKS, FLOORS, KNOWLEDGE, MIGHT, OPPOSITE, PHYSICAL, UPPER
from game.betrayal.verbs import VERBS, TakeTurn
from game.engine.contract import CHANCE
from tests.betrayal.scene import all_at, give, run
from tests.betrayal.vetoes.stage import STAGE

HOWS: Final = {
    MOVE: ("moved", "door", "slide", "cross"),
    TILE: ("moves", "carried"),
    DRAW: DECKS,
    GAIN: ("drawn", "given", "picked", "stolen", "joined"),
    LOSE: ("given", "dropped", "stolen", "returned"),
    HURT: ("attack", "item", "room"),
}
"""Ways of each deed that are tried."""
CARDS: Final = {
    GAIN: (*ITEMS, *OMENS),
    LOSE: (*ITEMS, *OMENS),
    USE: ("dynamite", *ITEMS, *OMENS),
    HURT: ("", "dynamite"),
    ATTACK: ("", *WEAPONS, KNOWLEDGE, "serum"),
}
WITH_OTHERS: Final = (ATTACK, DEAL, HURT)


def candidates(s: BtState, kind: str) -> Iterator[Deed]:
    """Every deed of a kind that could happen here."""
    bodies = [body for body, b in enumerate(s.t.bodies) if b.alive]
    rooms = list(s.board.spots) if kind in (MOVE, TILE) else [""]
    for body, room, how, card in product(bodies, rooms, HOWS.get(kind, ("",)), CARDS.get(kind, ("",))):
        for other in [each for each in bodies if kind == HURT or each != body] if kind in WITH_OTHERS else [-9]:
            yield Deed(kind, body, room, card, other, how)


def forbidden(s: BtState, veto: Veto, most: int = 3) -> list[Deed]:
    """Some deeds that a veto forbids here, of different figures where it can be."""
    found: dict[int, Deed] = {}
    for deed in candidates(s, veto.deed):
        if deed.body not in found and veto.bars(s, deed) and possible(s, deed):
            found[deed.body] = deed
        if len(found) == most:
            break
    return list(found.values())


def possible(s: BtState, deed: Deed) -> bool:
    """Whether the deed could happen here at all."""
    if deed.kind == MOVE:
        stays, halved = deed.room == s.room(deed.body), bool(s.t.bodies[deed.body].half)
        return (stays and halved) if deed.how == "cross" else not stays
    if deed.kind == TILE:
        there = deed.room == s.t.bodies[deed.body].room or deed.how == "moves"
        return there and bool(places(s, deed.room, FLOORS, True))
    return deed.kind not in (USE, LOSE) or s.is_explorer(deed.body)


def _discover(s: BtState, deed: Deed) -> None:
    room, side = s.board.doorways(UPPER)[0]
    run(s, Discover(deed.body, *s.board.cell(room, side), OPPOSITE[side]))


def _tile(s: BtState, deed: Deed) -> None:
    beside, side, turn = places(s, deed.room, FLOORS, True)[0]
    s.lay_tile(deed.room, Spot(*s.board.cell(beside, side), turn), deed.body if deed.how == "moves" else -9)


def _gain(s: BtState, deed: Deed) -> None:
    for b in s.t.bodies:
        if deed.card in b.cards:
            b.cards.remove(deed.card)
    gain_card(s, deed.body, deed.card, cast("Gaining", deed.how))


def _lose(s: BtState, deed: Deed) -> None:
    _have(s, deed)
    lose_card(s, deed.body, deed.card, cast("Losing", deed.how))


def _have(s: BtState, deed: Deed) -> None:
    for b in s.t.bodies:
        if deed.card in b.cards:
            b.cards.remove(deed.card)
    give(s, deed.body, deed.card)


def _deal(s: BtState, deed: Deed) -> None:
    card = "bell"
    give(s, deed.body, card)
    LayDeal(deed.body, deed.other, gives=(card,)).answer(s, OFFER)


def _use(s: BtState, deed: Deed) -> None:
    _have(s, deed)
    s.t.turn.body = deed.body
    if deed.card in WEAPONS:
        attack(s, deed.body, next(i for i in range(len(s.t.bodies)) if i != deed.body), deed.card)
    elif deed.card != "skull":
        offered = CARDS_DO[deed.card].choices(s, deed.body) if deed.card in CARDS_DO else ()
        VERBS["use"](s, deed.body, offered[0] if offered else act("use", deed.card, STAGE))


def _skull(s: BtState, deed: Deed) -> None:
    all_at(s, 0, deed.body)
    s.shift(deed.body, MIGHT, -3)


DO: Final[dict[str, Callable[[BtState, Deed], object]]] = {
    MOVE: lambda s, deed: run(s, Over(deed.body) if deed.how == "cross" else Relocate(deed.body, deed.room, deed.how)),
    DISCOVER: _discover,
    TILE: _tile,
    DRAW: lambda s, deed: run(s, Draw(deed.body, deed.how)),
    GAIN: _gain,
    LOSE: _lose,
    DEAL: _deal,
    USE: _use,
    ATTACK: lambda s, deed: run(s, Attack(deed.body, deed.other, deed.card, deed.how)),
    HURT: lambda s, deed: run(s, Damage(deed.body, PHYSICAL, 2, deed.how, deed.other, deed.card)),
    SKULL: _skull,
}
"""Deed -> how the rules do it."""
LAST: Final = {MOVE: lambda s, deed: run(s, Arrive(deed.body, deed.room, deed.how))}
"""What comes last in a deed and asks again."""


def carried_out(s: BtState, deed: Deed, do: Callable[[BtState, Deed], object]) -> None:
    """A deed is done, and what is asked and thrown on the way is answered by the first that comes."""
    do(s, deed)
    for _ in range(8):
        if s.who is None or isinstance(s.question, TakeTurn):
            return
        s.apply(s.chances()[0][0] if s.actor() == CHANCE else s.legal_actions()[0])
