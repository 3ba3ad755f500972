"""Monsters that chase (`FigureKind.chases`): each is after the hero that it sees nearest, and bound to go after that one; and rooms that
may bind it (`FigureKind.caught_in`), through which one lures it.

It is after a hero from the moment it sees one in its turn, though that one be out of sight later. Its mark is the seat it is after, or
the word that says that it is bound.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Final

from game.betrayal.actions import Act
from game.betrayal.combat import in_line
from game.betrayal.events import Told
from game.betrayal.haunts.choosing import Choose
from game.betrayal.haunts.places import Goal
from game.betrayal.moving import falls, rooms_apart
from game.betrayal.tasks import Task
from game.betrayal.terms import COLLAPSED, GALLERY, NOBODY

if TYPE_CHECKING:
    from game.betrayal.deeds import Deed
    from game.betrayal.haunts.declared import Declared
    from game.betrayal.position import Position

CHASE: Final = "chase"
"""What is asked when several heroes are equally near."""
OUT_OF_REACH: Final = 99
NEAR, BEHIND, UNKNOWN = 5, 2, "?"
"""Spaces from which one lures it; how far behind a room that may bind it one waits; such a room that is still to be found."""


def sees(s: Position, body: int, hero: int) -> bool:
    """Whether a figure has a hero in its line of sight."""
    a, b = s.t.bodies[body], s.t.bodies[hero]
    return s.together(body, hero) or (b.room not in ("", a.room) and in_line(s, a.room, a.half, b.room, b.half))


def apart(s: Position, start: str) -> dict[str, int]:
    """Room -> spaces from a room for a monster."""
    return rooms_apart(s, start, True)


def off_the_chase(s: Position, deed: Deed) -> bool:
    """A way that brings a figure no nearer to the hero it is after, where there is a way to that one. What slides back out of the Coal
    Chute does not choose."""
    hero = s.haunt.quarry(s, deed.body)
    if hero == NOBODY or not deed.room or deed.how == "chute":
        return False
    far = apart(s, s.t.bodies[hero].room)
    here = far.get(s.t.bodies[deed.body].room)
    if here is None:
        return False
    if deed.how == "cross":
        return here > 0 or s.together(deed.body, hero)
    return far.get(deed.room, here) >= here


def after_quarry(s: Position, body: int, found: list[Act]) -> list[Act]:
    """What of everything that it might do a figure may that is after a hero: go nearer, else nothing."""
    hero = s.haunt.quarry(s, body)
    far = apart(s, s.t.bodies[hero].room)
    here = far.get(s.t.bodies[body].room)
    if here is None:
        return found
    nearer = [chosen for chosen in found if far.get(leads_to(s, chosen), here) < here]
    across = [chosen for chosen in found if chosen.verb == "cross"] if here == 0 and not s.together(body, hero) else []
    return nearer or across or found[-1:]


def leads_to(s: Position, chosen: Act) -> str:
    """The room into which a choice brings a monster, or an empty string."""
    if chosen.verb == "go":
        return str(chosen.words[0])
    above = {"fall": COLLAPSED, "drop_down": GALLERY}.get(chosen.verb)
    return next((low for low, high in falls(s) if high == above), "")


def chase(s: Position, body: int, hero: int) -> None:
    """A figure is after this hero from now on."""
    b = s.t.bodies[body]
    b.mark = str(hero)
    s.tell(Told(fact=f"{b.kind}_chases", body=body, words=(b.mark,)))


class LooksAbout(Task, frozen=True):
    """A figure looks for heroes: it goes after the nearest one it sees; from one it is after already it turns only at the start of its
    turn, to a nearer one. Of equally near ones its seat chooses."""

    body: int
    start: bool

    def run(self, s: Position) -> None:
        """Finds whom it goes after, and sets it on the way."""
        b = s.t.bodies[self.body]
        after = s.haunt.quarry(s, self.body)
        if not b.alive or b.mark == s.haunt.figures[b.kind].bound or (after != NOBODY and not self.start):
            return
        far = apart(s, b.room)
        seen = [hero for hero in s.heroes() if sees(s, self.body, hero)]
        if after != NOBODY:
            now = far.get(s.t.bodies[after].room, OUT_OF_REACH)
            seen = [hero for hero in seen if far.get(s.t.bodies[hero].room, OUT_OF_REACH) < now]
        near = nearest(s, seen, far)
        if len(near) > 1:
            s.then(Choose(b.seat, CHASE, tuple(near)))
        elif near:
            chase(s, self.body, near[0])


def nearest(s: Position, bodies: Iterable[int], far: dict[str, int]) -> list[int]:
    """The figures that are nearest, all that are equally near; empty when none can be reached."""
    found = [(far[s.t.bodies[body].room], body) for body in bodies if s.t.bodies[body].room in far]
    least = min(found)[0] if found else 0
    return [body for steps, body in found if steps == least]


# rooms that bind


def may_catch(s: Position, body: int) -> bool:
    """Whether the room in which a figure is may bind it: each binds one."""
    kind = s.haunt.figures.get(s.t.bodies[body].kind)
    return kind is not None and catches(s, kind.caught_in, kind.bound, s.t.bodies[body].room)


def catches(s: Position, rooms: Iterable[str], bound: str, room: str) -> bool:
    """Whether a room may still bind a figure."""
    return room in rooms and not s.marked(bound, room)


def caught(s: Position, body: int) -> None:
    """The room binds it for good."""
    b = s.t.bodies[body]
    bound = s.haunt.figures[b.kind].bound
    b.mark, b.stunned = bound, False
    s.tell(Told(fact=f"{b.kind}_{bound}", body=body, words=(b.room,)))
    s.mark(bound, b.room)
    if s.t.turn.body == body:
        s.cut_short()


def lures(s: Position, haunt: Declared, body: int, kind: str) -> Iterator[Goal]:
    """Where a figure that is after a hero, or near it, comes to it through a room that may bind it; more such rooms, where they are too
    few."""
    manners = haunt.figures[kind]
    rooms = [room for room in s.board.spots if catches(s, manners.caught_in, manners.bound, room)]
    free = [other for other in s.monsters(kind) if s.t.bodies[other].mark != manners.bound]
    for other in free:
        yield from _lures(s, haunt, body, other, rooms)
    if len(free) > len(rooms):
        yield Goal(UNKNOWN, 0.5)


def _lures(s: Position, haunt: Declared, body: int, other: int, rooms: Iterable[str]) -> Iterator[Goal]:
    start = s.t.bodies[other].room
    far = s.board.distances(start)
    after = haunt.quarry(s, other)
    if after not in (body, NOBODY) or far.get(s.t.bodies[body].room, OUT_OF_REACH) > (OUT_OF_REACH if after == body else NEAR):
        return
    for trap in rooms:
        if trap not in far:
            continue
        behind = s.board.distances(trap)
        yield from (Goal(room) for room, steps in behind.items() if 0 < steps <= BEHIND and far.get(room, 0) == far[trap] + steps)
        if trap != start:
            yield Goal(trap, 0.8)
