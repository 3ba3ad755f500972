"""What a haunt declares, and what everything else that the rules ask it about rests on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, ClassVar

from game.betrayal.deeds import RULEBOOK, Veto
from game.betrayal.haunts.aims import Aim
from game.betrayal.haunts.errands import Delivery
from game.betrayal.haunts.manners import FigureKind
from game.betrayal.haunts.rites import HauntAction
from game.betrayal.haunts.steps import Step
from game.betrayal.haunts.trials import Trial
from game.betrayal.statuses import vetoes_of
from game.betrayal.terms import NOBODY
from game.engine.contract import Seat

if TYPE_CHECKING:
    from game.betrayal.areas import Area
    from game.betrayal.carrying import Burden
    from game.betrayal.deferring import Deferred
    from game.betrayal.facedown import FaceDown
    from game.betrayal.haunts.things import Thing
    from game.betrayal.masters import Leash
    from game.betrayal.needs import Need
    from game.betrayal.outside import Outside
    from game.betrayal.position import Position
    from game.betrayal.remains import Remains, Rising
    from game.betrayal.statuses import Status
    from game.betrayal.thresholds import Threshold
    from game.betrayal.truths import Kept


class Declared:
    """A haunt's values, the sides, and who has won."""

    number: ClassVar[int] = 0
    version: ClassVar[int] = 1
    """Of this haunt's rules; it grows when a game in it could go on otherwise than it did."""
    traitor: ClassVar[str] = "revealer"
    """Who turns traitor: `revealer`, `left`, `none`, `hidden`, `highest TRAIT`, `lowest TRAIT`, `youngest`, `oldest`, each with ` other`
    where the revealer does not count, or `explorer ID, else ...`."""
    figures: ClassVar[dict[str, FigureKind]] = {}
    actions: ClassVar[tuple[HauntAction, ...]] = ()
    things: ClassVar[Sequence[Thing]] = ()
    """Tokens of its own that are dealt with like items (BT-4.5.1)."""
    aims: ClassVar[Sequence[Aim]] = ()
    """How each side wins, in the order in which they are looked at."""
    start: ClassVar[Sequence[Step]] = ()
    """What both sides do "right now", after the booklets were read."""
    trials: ClassVar[Sequence[Trial]] = ()
    """Tests to which figures are put."""
    deliveries: ClassVar[Sequence[Delivery]] = ()
    """Cards that have to be brought somewhere."""
    hides: ClassVar[bool] = False
    """Whether nobody sees where the traitor is."""
    needs: ClassVar[Sequence[Need]] = ()
    """What each side's goal cannot do without (see `game.betrayal.needs`)."""
    statuses: ClassVar[tuple[Status, ...]] = ()
    """The states that explorers may come into (see `game.betrayal.statuses`)."""
    burdens: ClassVar[tuple[Burden, ...]] = ()
    """The figures that are carried, and by whom (see `game.betrayal.carrying`)."""
    remains: ClassVar[tuple[Remains, ...]] = ()
    """Tokens that lie where somebody has died (see `game.betrayal.remains`)."""
    risings: ClassVar[tuple[Rising, ...]] = ()
    """Figures as which the dead rise."""
    areas: ClassVar[tuple[Area, ...]] = ()
    """Attacks on all who are somewhere (see `game.betrayal.areas`)."""
    thresholds: ClassVar[tuple[Threshold, ...]] = ()
    """Rooms that take a roll to enter or to stay in (see `game.betrayal.thresholds`)."""
    leashes: ClassVar[tuple[Leash, ...]] = ()
    """Figures that obey whoever holds a card (see `game.betrayal.masters`)."""
    deferred: ClassVar[tuple[Deferred, ...]] = ()
    """Tokens of certain rooms, laid now or when these are found (see `game.betrayal.deferring`)."""
    face_down: ClassVar[tuple[FaceDown, ...]] = ()
    """Tokens of which nobody knows which is which (see `game.betrayal.facedown`)."""
    kept: ClassVar[tuple[Kept, ...]] = ()
    """What somebody chooses in secret, and is asked about (see `game.betrayal.truths`)."""
    outside: ClassVar[tuple[Outside, ...]] = ()
    """Places outside the house (see `game.betrayal.outside`)."""
    forbids: ClassVar[tuple[Veto, ...]] = ()
    """What may not be in this haunt, whatever causes it (see `game.betrayal.deeds`)."""

    @cached_property
    def vetoes(self) -> Mapping[str, tuple[Veto, ...]]:
        """Deed -> what forbids it, the rulebook's own included."""
        declared = (*RULEBOOK, *self.forbids, *vetoes_of(self.statuses))
        every = [veto for veto in declared if veto.where is None or veto.where(self)]
        return {kind: tuple(veto for veto in every if veto.deed == kind) for kind in {veto.deed for veto in every}}

    # sides

    def opposed(self, s: Position, one: int, other: int) -> bool:
        """Whether two figures are opponents."""
        a, b = s.t.bodies[one].side, s.t.bodies[other].side
        return bool(a) and bool(b) and a != b

    def original(self, s: Position, body: int) -> int:
        """Whose double a figure is, or NOBODY."""
        b = s.t.bodies[body]
        return int(b.mark) if not s.is_explorer(body) and self.figures[b.kind].double else NOBODY

    def quarry(self, s: Position, body: int) -> int:
        """The living hero that a monster is after, or NOBODY."""
        b = s.t.bodies[body]
        if s.is_explorer(body) or not self.figures[b.kind].chases or not b.mark.isdigit():
            return NOBODY
        return int(b.mark) if int(b.mark) in s.heroes() else NOBODY

    def carries(self, s: Position, body: int) -> bool:
        """Whether a figure may hold items (BT-6.7.6)."""
        return s.is_explorer(body) or self.figures[s.t.bodies[body].kind].carries

    # winning

    def verdict(self, s: Position) -> tuple[str, Sequence[Seat]] | None:
        """Why the game is over and who has won, or None; asked whenever something has happened."""
        for aim in self.aims:
            if aim.condition.met(s):
                return aim.verdict(s)
        return None

    def win(self, s: Position, side: str) -> list[Seat]:
        """The seats of a side, its dead included."""
        return [seat for seat in range(s.seats) if s.t.bodies[seat].side == side]

    def needs_room(self, room: str) -> bool:
        """Whether a goal needs a room, which is then never out of the game (our reading)."""
        return any(room in need.rooms for need in self.needs)
