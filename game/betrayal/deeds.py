"""What a haunt forbids, asked inside the deed itself, so that no card, room, token or other player can do what no choice offers.

A deed is what happens to a figure: it is moved, discovers, draws, gains or loses a card, deals, uses a card, attacks, is hurt, falls to
the skull, or a tile moves under it. For each there is one way through which it happens (`GATES` says where), and that way asks here
first. What is forbidden is declared: `Veto`s, those of the rulebook for every monster (`RULEBOOK`) and those of the haunt that is played
(`Haunt.forbids`). Offers, refusals, the log, the booklets' test and the matrix of tests follow from the declarations.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import msgspec

from game.betrayal.events import Told
from game.betrayal.terms import NOBODY

if TYPE_CHECKING:
    from game.betrayal.haunts.declared import Declared
    from game.betrayal.position import Position

MOVE: Final = "move"
"""A figure comes to stand in `room`, or across a barrier; with no room: is it moved anywhere at all? `how` as in the event `Went`, or
`out`: it leaves the house."""
DISCOVER: Final = "discover"
"""A figure finds a new room and is in it."""
TILE: Final = "tile"
"""The tile `room` comes to lie elsewhere: `how` is `carried` for those who stand on it, `moves` for the one for whom it does."""
DRAW: Final = "draw"
"""A figure draws from the deck `how`."""
GAIN: Final = "gain"
"""A figure comes to have `card`; `how` as in the event `Got`; `other` had it."""
LOSE: Final = "lose"
"""A figure has `card` no more; `how` as in the event `LostCard`."""
DEAL: Final = "deal"
"""A figure deals with `other` (BT-4.5.1)."""
USE: Final = "use"
"""A figure uses `card`, which it holds."""
ATTACK: Final = "attack"
"""A figure attacks `other` with `card` (empty: bare hands, or what a haunt calls its way); `how` names a haunt's own attack."""
HURT: Final = "hurt"
"""A figure takes damage of `other` by `card`, `how` from what source."""
SKULL: Final = "skull"
"""A trait of a figure falls to the skull; `trait`, `how` and `source` as in TRAIT."""
TRAIT: Final = "trait"
"""A clip of a figure moves by `steps`; `how` says what moves it (see CAUSES), `card` which card, `source` what does the harm."""
ACT: Final = "act"
"""A figure does the haunt's action `how`."""
CARRY: Final = "carry"
"""A figure is taken up by `other`."""

COMES: Final = "comes"
"""What a card gives as it comes moves a clip ..."""
GOES: Final = "goes"
"""... or what goes with it,"""
HARM: Final = "harm"
"""or damage,"""
CARD: Final = "card"
"""or the use of a card, as its price or its help,"""
ROOM_TEXT: Final = "room"
"""or a room,"""
EVENT_CARD: Final = "event"
"""or an event card,"""
RULE: Final = "haunt"
"""or a rule of the haunt."""
CAUSES: Final = (COMES, GOES, HARM, CARD, ROOM_TEXT, EVENT_CARD, RULE)

GATES: Final[dict[str, tuple[str, ...]]] = {
    MOVE: ("moving.Relocate", "moving.Arrive", "rooms.Over", "outside.Out"),
    DISCOVER: ("discovering.Discover", "eventwalls.NewWalls"),
    TILE: ("position.Position.lay_tile",),
    DRAW: ("holding.Draw",),
    GAIN: ("holding.gain_card", "trading.hand_over", "trading.pick_up"),
    LOSE: ("holding.lose_card", "trading.hand_over", "trading.drop_card"),
    DEAL: ("dealing.LayDeal",),
    USE: ("verbs._use", "rolling.Throw", "combat.attack"),
    ATTACK: ("combat.Attack",),
    HURT: ("harm.Damage",),
    SKULL: ("position.Position.shift",),
    TRAIT: ("position.Position.shift",),
    ACT: ("haunts.base.Haunt.act",),
    CARRY: ("carrying.take_up",),
}
"""Deed -> where it is asked about, as the rooms of the rules name it."""


BARRED: Final = "barred"
"""The fact that something did not happen; its word is the veto's id."""


class Deed(msgspec.Struct, frozen=True):
    """What is about to happen to a figure; see the kinds above."""

    kind: str
    body: int
    room: str = ""
    card: str = ""
    other: int = NOBODY
    how: str = ""
    trait: str = ""
    steps: int = 0
    source: str = ""


class Veto(msgspec.Struct, frozen=True):
    """Something that may not be. `id` names it in events, refusals and words; `who`: the figures it holds of; `when`: which of these
    deeds it forbids (none given: all). `section`: the section of the booklet that tells it (empty: the rulebook does); `ours`: our
    reading, marked so there. So that it need not be asked elsewhere: `where`, the haunts in which it can hold at all, by what they
    declare (none given: all), and `monsters`, whether it holds of them alone."""

    id: str
    deed: str
    who: Callable[[Position, int], bool]
    when: Callable[[Position, Deed], bool] | None = None
    section: str = ""
    ours: bool = False
    where: Callable[[Declared], bool] | None = None
    monsters: bool = False

    def bars(self, s: Position, deed: Deed) -> bool:
        """Whether it forbids this."""
        return deed.kind == self.deed and self.who(s, deed.body) and (self.when is None or self.when(s, deed))


def barred(s: Position, kind: str, body: int, *, room: str = "", card: str = "", other: int = NOBODY, how: str = "") -> Veto | None:
    """What forbids a deed now, or None."""
    if body < 0:
        return None
    deed = None  # made only when a veto looks at it: most hold of other figures
    explorer = body < s.rules.seats
    for veto in s.haunt.vetoes.get(kind, ()):
        if (explorer and veto.monsters) or not veto.who(s, body):
            continue
        if veto.when is None:
            return veto
        deed = deed or Deed(kind, body, room, card, other, how)
        if veto.when(s, deed):
            return veto
    return None


def moves_clip(s: Position, deed: Deed) -> Veto | None:
    """What forbids that a clip moves, or falls to the skull, or None."""
    return next((veto for veto in s.haunt.vetoes.get(deed.kind, ()) if veto.bars(s, deed)), None)


def may(s: Position, kind: str, body: int, *, room: str = "", card: str = "", other: int = NOBODY, how: str = "") -> bool:
    """Whether nothing forbids a deed now."""
    if kind not in s.haunt.vetoes:
        return True
    return barred(s, kind, body, room=room, card=card, other=other, how=how) is None


def stopped(s: Position, kind: str, body: int, *, room: str = "", card: str = "", other: int = NOBODY, how: str = "") -> bool:
    """Asks about a deed that is about to happen: whether it does not, which then is told to all with the reason."""
    veto = barred(s, kind, body, room=room, card=card, other=other, how=how)
    if veto is None:
        return False
    told(s, veto, body)
    return True


def told(s: Position, veto: Veto, body: int) -> None:
    """All learn that something did not happen, and why."""
    s.tell(Told(fact=BARRED, body=body, words=(veto.id,)))


def tile_stays(s: Position, room: str, mover: int = NOBODY) -> bool:
    """Whether a tile may not be moved: for the one for whom it would be, or for those who stand on it."""
    if TILE not in s.haunt.vetoes:
        return False
    return not may(s, TILE, mover, room=room, how="moves") or any(not may(s, TILE, rider, room=room, how="carried") for rider in s.at(room))


def tile_held(s: Position, room: str, mover: int = NOBODY) -> bool:
    """The same of a tile that is about to move: why it stays is told."""
    if TILE not in s.haunt.vetoes:
        return False
    return stopped(s, TILE, mover, room=room, how="moves") or any(stopped(s, TILE, rider, room=room, how="carried") for rider in s.at(room))


def only_open(s: Position, body: int, rooms: list[str], how: str = "") -> list[str]:
    """Those of some rooms into which a figure may be brought; where all are forbidden that is told."""
    found = [room for room in rooms if may(s, MOVE, body, room=room, how=how)]
    if rooms and not found:
        stopped(s, MOVE, body, room=rooms[0], how=how)
    return found


# the rulebook's own


def _monster(s: Position, body: int) -> bool:
    return not s.is_explorer(body)


def _empty_handed(s: Position, body: int) -> bool:
    return not s.is_explorer(body) and not s.haunt.figures[s.t.bodies[body].kind].carries


def _harmless(s: Position, body: int) -> bool:
    return not s.is_explorer(body) and not s.haunt.figures[s.t.bodies[body].kind].attacks


def _untouchable(s: Position, deed: Deed) -> bool:
    return deed.other >= 0 and not s.is_explorer(deed.other) and not s.haunt.figures[s.t.bodies[deed.other].kind].attackable


def anybody(s: Position, body: int) -> bool:
    """True of every figure."""
    return True


def _carried(s: Position, body: int) -> bool:
    return s.t.bodies[body].on != NOBODY


def _carries(haunt: Declared) -> bool:
    """Whether anybody is ever carried, held, or clung to."""
    return bool(haunt.burdens) or any(each.held for each in haunt.statuses) or any(kind.clings for kind in haunt.figures.values())


def _outside(s: Position, body: int) -> bool:
    return bool(s.t.bodies[body].away)


def _by_itself(s: Position, deed: Deed) -> bool:
    return deed.how not in BY_OTHERS


BY_OTHERS: Final = ("carried", "led", "dragged")
"""Ways in which a figure is moved that does not move by itself."""


RULEBOOK: Final = (
    Veto("monsters_do_not_explore", DISCOVER, _monster, monsters=True),  # BT-6.7.6
    Veto("no_hands", GAIN, _empty_handed, monsters=True),  # BT-6.7.6
    Veto("does_not_attack", ATTACK, _harmless, monsters=True),
    Veto("not_attackable", ATTACK, anybody, _untouchable),
    Veto("carried_along", MOVE, _carried, _by_itself, where=_carries),
    Veto("outside_the_house", MOVE, _outside, where=lambda haunt: bool(haunt.outside)),
)
"""What holds of monsters in every haunt, by what their kind is (`FigureKind`)."""
