"""Positions in which the vetoes of a haunt bite: a house with every special room, the haunt begun, everybody in one room upstairs.

A veto that holds from the set-up on needs nothing here. What comes about later says in `BRINGS` how.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from game.betrayal import haunts
from game.betrayal.board import Spot
from game.betrayal.data import OMENS
from game.betrayal.deeds import SKULL, Veto
from game.betrayal.haunting import turn_traitor
from game.betrayal.haunts.hiding import is_unseen
from game.betrayal.laying import places
from game.betrayal.state import BtState
from game.betrayal.terms import CHUTE, FLOORS, TRAITORS
from game.betrayal.verbs import TakeTurn
from game.engine.contract import CHANCE
from tests.betrayal.scene import all_at, begin_turn, give, haunted, lay, put, scene

STAGE: Final = "bedroom"
BESIDE: Final = "mystic_elevator"
"""Everybody stands on the stage, upstairs; the Elevator is next door."""
ROOMS: Final = (
    *("abandoned_room", "ballroom", "chapel", "gallery", "collapsed_room", "tower", "attic", "graveyard", "junk_room", "vault"),
    *("coal_chute", "stairs_from_basement", "catacombs", "chasm", "crypt", "pentagram_chamber", "furnace_room"),
    *("research_laboratory", "library", "gymnasium", "larder", "patio"),
)
SEATS: Final = 4


def _gives_in(s: BtState) -> None:
    turn_traitor(s, 1)


def _trapped(s: BtState) -> None:
    s.t.bodies[s.monsters("zombie")[0]].mark = "trapped"


def _chasing(s: BtState) -> None:
    zombie, hero = s.monsters("zombie")[0], s.heroes()[0]
    s.t.bodies[zombie].mark = str(hero)
    put(s, zombie, "upper_landing")
    put(s, hero, "grand_staircase")


def _stunned(s: BtState) -> None:
    s.t.bodies[s.monsters("evil_twin")[0]].stunned = True


def _aliens(s: BtState) -> None:
    for _ in range(2):
        s.spawn("alien", STAGE, 0)


def _inoculated(s: BtState) -> None:
    s.mark("serum", "0")
    s.mark("inoculated", "1")


def _stepped(s: BtState) -> None:
    s.secrets.own[s.t.traitor]["spent"] = "1"


def _on_both_sides(s: BtState) -> None:
    s.secrets.own[s.t.traitor]["room"] = "tower"


BRINGS: Final[dict[str, Callable[[BtState], None]]] = {
    "dancers_fight_with_speed": _gives_in,
    "trapped_for_good": _trapped,
    "trapped_do_not_fight": _trapped,
    "trapped_are_left_alone": _trapped,
    "trapped_are_past_harm": _trapped,
    "bound_to_the_chase": _chasing,
    "only_the_ball_sees_them": _stunned,
    "aliens_spare_each_other": _aliens,
    "one_injection_is_enough": _inoculated,
    "board_before_moving": _stepped,
    "on_both_sides": _on_both_sides,
}
"""Veto -> what brings about that it holds of somebody, where the set-up does not."""


@cache
def house() -> BtState:
    """Before the haunt: four explorers upstairs, and every special room laid."""
    s = scene(SEATS)
    lay(s, STAGE, "N", "upper_landing")
    floor, x, y = s.board.cell(STAGE, "N")
    s.t.piles["room"].cards.remove(BESIDE)
    s.lay_tile(BESIDE, Spot(floor, x, y, 0))
    for room in ROOMS:
        found = places(s, room, s.rules.tiles[room].floors) or places(s, room, FLOORS)
        beside, side, turn = found[-1]
        s.t.piles["room"].cards.remove(room)
        s.lay_tile(room, Spot(*s.board.cell(beside, side), turn))
    for seat in range(SEATS):
        put(s, seat, STAGE)
    return s


@cache
def _begun(number: int) -> BtState:
    s = house().clone()
    haunted(s, number, revealer=0, omen="dog", room=STAGE)
    while not s.counter("ready"):
        s.apply(s.chances()[-1][0] if s.actor() == CHANCE else s.legal_actions()[0])
    s.agenda.clear()
    s.question, s.who = None, None
    return s


def situation(number: int, veto: Veto | None = None) -> BtState:
    """The haunt has begun, everybody is on the stage with a thing or two, and this veto holds of somebody."""
    s = _begun(number).clone()
    for card in ("girl", "madman"):
        for pile in s.t.piles.values():
            if card in pile.cards and not s.has_token(card, STAGE):
                pile.cards.remove(card)
                s.lay_token(card, STAGE)
                break
        else:
            continue
        break
    if "girl" in s.t.tokens:
        s.t.tokens["girl"] = [STAGE]
    s.t.piles["item"].cards.remove("armor")
    s.t.dropped[STAGE] = ["armor"]
    for seat, card in enumerate(("axe", "lucky_stone", "revolver", "candle")):
        if s.t.bodies[seat].alive and card in s.t.piles["item"].cards:
            give(s, seat, card)
    if veto is not None and veto.deed == SKULL:
        for seat in s.living():
            all_at(s, 0, seat)
    together(s, STAGE)
    if veto is not None and veto.id in BRINGS:
        BRINGS[veto.id](s)
    return s


def together(s: BtState, room: str) -> None:
    """Everybody is in one room."""
    for body, b in enumerate(s.t.bodies):
        if not b.alive:
            continue
        if s.is_explorer(body) and is_unseen(s, body):
            s.secrets.own[body]["room"] = room
        else:
            put(s, body, room)


def turn_of(s: BtState, body: int) -> bool:
    """It is a figure's turn, and it is asked what it does; False when it has none. What it rolls at its start shows the least."""
    begin_turn(s, body, 3 if not s.is_explorer(body) else -1)
    for _ in range(60):
        if s.who is None:
            return False
        if isinstance(s.question, TakeTurn):
            return s.question.body == body
        s.apply(s.chances()[-1][0] if s.actor() == CHANCE else s.legal_actions()[0])
    return False


def in_turn(number: int, veto: Veto, body: int) -> BtState | None:
    """A situation in a figure's turn, in which the veto holds of somebody again though the turn has just begun; None: it has no turn."""
    s = situation(number, veto)
    if not turn_of(s, body):
        return None
    if veto.id in BRINGS:
        BRINGS[veto.id](s)
    s._legal = None
    return s


def vetoes() -> list[tuple[int, Veto]]:
    """Every veto that a haunt declares."""
    return [(number, veto) for number in haunts.NUMBERS for veto in haunts.haunt(number).forbids]


def acting(s: BtState, veto: Veto | None) -> list[int]:
    """Those who try: the figures of which it holds and one of each side of which it does not, no two alike."""
    found: dict[tuple[object, ...], int] = {}
    for body, b in enumerate(s.t.bodies):
        if b.alive:
            omens = tuple(card for card in b.cards if card in OMENS)
            found.setdefault((b.kind, b.side, b.room, omens, b.stunned, b.mark, veto is not None and veto.who(s, body)), body)
    return list(found.values())


__all__ = ["BESIDE", "BRINGS", "CHUTE", "STAGE", "TRAITORS", "acting", "house", "in_turn", "situation", "together", "turn_of", "vetoes"]
