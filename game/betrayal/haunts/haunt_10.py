"""Haunt 10, Family Gathering: the Madman kills his companion and leads his dead family; each of it can be trapped in a room it loved.

A Zombie's mark is the seat it is after, or `trapped`. Mark `trapped`: the rooms that have done so. Counter `track`: damage to the Madman.
Our readings: the Madman is hurt and not stunned by physical damage, and stunned by mental damage as any monster; which of the rooms that
there are for them the Zombies come into, the traitor says; a Zombie is after a hero from the moment it sees one in its turn, though he be
out of sight later; a trapped Zombie slows nobody and cannot be attacked.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.betrayal.actions import Act
from game.betrayal.combat import in_line
from game.betrayal.deeds import ATTACK, HURT, MOVE, Deed, Veto, anybody
from game.betrayal.events import Needed, Told
from game.betrayal.harm import kill, stun
from game.betrayal.haunts.base import Choose, FigureKind, Goal, Haunt
from game.betrayal.haunts.vocabulary import attack_first, fallen, nearest, prey, set_aside
from game.betrayal.moving import falls, rooms_apart
from game.betrayal.needs import EACH, Need
from game.betrayal.position import Position
from game.betrayal.rolling import Roll
from game.betrayal.tasks import Task
from game.betrayal.terms import CHUTE, COLLAPSED, EVENT, GALLERY, HEROES, KNOWLEDGE, NOBODY, OMEN, PHYSICAL, TRAITORS
from game.engine.contract import Seat

ZOMBIE, MADMAN, TRAPPED, TRACK, CHASE = "zombie", "madman", "trapped", "track", "chase"
LOVED = ("master_bedroom", "chapel", "conservatory", "game_room", "library", "attic")
BREAKS_FREE_AT = 4
OUT_OF_REACH = 99
NEAR, BEHIND, UNKNOWN = 5, 2, "?"
"""Spaces from which computer players lure a Zombie; how far behind a trap they wait; a room that is still to be found."""


def is_trapped(s: Position, body: int) -> bool:
    """Whether a figure is a Zombie that stays where it is for good."""
    return s.t.bodies[body].mark == TRAPPED


def sets_trap(s: Position, room: str) -> bool:
    """Whether a room can still trap a Zombie."""
    return room in LOVED and not s.marked(TRAPPED, room)


def sees(s: Position, body: int, hero: int) -> bool:
    """Whether a Zombie has a hero in its line of sight."""
    a, b = s.t.bodies[body], s.t.bodies[hero]
    return s.together(body, hero) or (b.room not in ("", a.room) and in_line(s, a.room, a.half, b.room, b.half))


def quarry(s: Position, body: int) -> int:
    """The living hero that a Zombie is after, or NOBODY."""
    mark = s.t.bodies[body].mark
    return int(mark) if mark.isdigit() and int(mark) in s.heroes() else NOBODY


def at_the_trapped(s: Position, deed: Deed) -> bool:
    """An attack on a Zombie that is trapped."""
    return deed.other >= 0 and is_trapped(s, deed.other)


def off_the_chase(s: Position, deed: Deed) -> bool:
    """A way that brings a Zombie no nearer to the hero it is after, where there is a way to him. What slides back out of the Coal Chute
    does not choose."""
    hero = quarry(s, deed.body)
    if hero == NOBODY or not deed.room or deed.how == "chute":
        return False
    far = rooms_apart(s, s.t.bodies[hero].room, True)
    here = far.get(s.t.bodies[deed.body].room)
    if here is None:
        return False
    if deed.how == "cross":
        return here > 0 or s.together(deed.body, hero)
    return far.get(deed.room, here) >= here


class FamilyGathering(Haunt):
    """The haunt's rules."""

    number = 10
    traitor = "revealer"
    needs = (Need(HEROES, rooms=LOVED, count=EACH), Need(TRAITORS, figures=(ZOMBIE,), count=EACH))
    figures = {
        ZOMBIE: FigureKind(speed=2, might=6, knowledge=3, sanity=2),
        MADMAN: FigureKind(speed=3, might=5, sanity=5, dies_at=5),
    }
    forbids = (
        Veto("trapped_for_good", MOVE, is_trapped, section="traitor_powers"),
        Veto("bound_to_the_chase", MOVE, lambda s, body: s.t.bodies[body].kind == ZOMBIE, off_the_chase, section="traitor_powers"),
        Veto("trapped_do_not_fight", ATTACK, is_trapped, section="traitor_powers"),
        Veto("trapped_are_left_alone", ATTACK, anybody, at_the_trapped, section="heroes_powers", ours=True),
        Veto("trapped_are_past_harm", HURT, is_trapped, section="heroes_powers", ours=True),
    )

    def set_up(self, s: Position) -> None:
        """The traitor's explorer dies by the Madman's hand; the family gets up."""
        s.count(TRACK, 0)
        traitor = s.t.traitor
        set_aside(s, MADMAN)
        madman = s.spawn(MADMAN, s.t.bodies[traitor].room, traitor, half=s.t.bodies[traitor].half)
        kill(s, traitor, MADMAN, madman)
        self._gather(s)

    def _gather(self, s: Position) -> None:
        """The Zombies that are still to come: one into each omen room, the others into any room without the sign of an event."""
        left = s.seats - len(s.monsters(ZOMBIE))
        taken = {s.t.bodies[i].room for i in s.monsters(ZOMBIE)}
        rooms = [room for room in s.board.spots if s.board.symbol(room) == OMEN and room not in taken]
        if len(rooms) <= left:
            for room in rooms:
                s.spawn(ZOMBIE, room, s.t.traitor)
            left -= len(rooms)
            rooms = [room for room in s.board.spots if s.board.symbol(room) != EVENT and room != CHUTE]
        if left:
            s.then(Choose(s.t.traitor, ZOMBIE, tuple(rooms)))

    def chosen(self, s: Position, seat: Seat, what: str, word: str) -> None:
        """A Zombie comes here, or is after this hero."""
        if what == ZOMBIE:
            s.spawn(ZOMBIE, word, s.t.traitor)
            self._gather(s)
        else:
            chase(s, s.t.turn.body, int(word))

    def verdict(self, s: Position) -> tuple[str, Sequence[Seat]] | None:
        """No hero left, or every Zombie trapped."""
        if (nobody := self.nobody_left(s)) is not None:
            return nobody
        if all(is_trapped(s, i) for i in s.monsters(ZOMBIE)):
            return "heroes_zombies_trapped", self.win(s, HEROES)
        return None

    # Zombies

    def monster_moves(self, s: Position, body: int) -> bool:
        """The trapped stay."""
        return not is_trapped(s, body)

    def turn_began(self, s: Position, body: int) -> None:
        """A Zombie remembers, and looks about."""
        if s.t.bodies[body].kind == ZOMBIE:
            self._remember(s, body, True)

    def entered(self, s: Position, body: int, room: str) -> None:
        """So it does in every room that it comes into."""
        if s.t.bodies[body].kind == ZOMBIE and not is_trapped(s, body):
            self._remember(s, body, False)

    def _remember(self, s: Position, body: int, start: bool) -> None:
        tasks: list[Task] = []
        if sets_trap(s, s.t.bodies[body].room):
            tasks += [Roll(body, TRAPPED, KNOWLEDGE), Remembers(body)]
        if s.t.turn.body == body:
            tasks.append(LooksAbout(body, start))
        s.then(*tasks)

    def offered(self, s: Position, body: int, found: list[Act]) -> list[Act]:
        """A Zombie attacks at once, and goes nowhere but after its quarry."""
        if s.t.bodies[body].kind != ZOMBIE:
            return found
        found = attack_first(s, found)
        hero = quarry(s, body)
        if found[0].verb == "attack" or hero == NOBODY:
            return found
        far = rooms_apart(s, s.t.bodies[hero].room, True)
        here = far.get(s.t.bodies[body].room)
        if here is None:
            return found
        nearer = [chosen for chosen in found if far.get(leads_to(s, chosen), here) < here]
        across = [chosen for chosen in found if chosen.verb == "cross"] if here == 0 and not s.together(body, hero) else []
        return nearer or across or found[-1:]

    def died(self, s: Position, body: int, by: int, cause: str, place: str) -> None:
        """A Zombie that has lost its quarry in its turn looks about anew."""
        self._look_again(s)

    def board_changed(self, s: Position) -> None:
        """So does one that has come into sight of heroes with the Elevator."""
        self._look_again(s)

    def _look_again(self, s: Position) -> None:
        body = s.t.turn.body
        if body >= s.seats and s.t.bodies[body].kind == ZOMBIE:
            s.then(LooksAbout(body, False))

    def slows(self, s: Position, body: int, other: int) -> bool:
        """The trapped slow nobody."""
        return super().slows(s, body, other) and not is_trapped(s, other) and not is_trapped(s, body)

    # the Madman

    def monster_hurt(self, s: Position, body: int, kind: str, points: int, by: int, source: str) -> None:
        """Physical damage adds up on the Madman; everything else stuns."""
        if s.t.bodies[body].kind != MADMAN:
            super().monster_hurt(s, body, kind, points, by, source)
        elif kind == PHYSICAL:
            s.count(TRACK, points)
            super().monster_hurt(s, body, kind, points, by, source)
        else:
            stun(s, body)

    # computer players

    def prize(self, s: Position, body: int, target: int, weapon: str) -> float:
        """The Madman can be killed."""
        return 0.5 if s.t.bodies[target].kind == MADMAN else 0.0

    def threat(self, s: Position, other: int, body: int) -> float:
        """They are slow: one keeps away."""
        return 1.5

    def progress(self, s: Position) -> tuple[float, float]:
        """Zombies trapped; heroes dead."""
        zombies = s.monsters(ZOMBIE)
        return sum(is_trapped(s, i) for i in zombies) / max(1, len(zombies)), fallen(s, HEROES)

    def goals(self, s: Position, body: int) -> list[Goal]:
        """The family wants company. The strongest heroes wait in rooms that can trap, one for each; the others look for more of these."""
        if s.t.bodies[body].side != HEROES:
            hero = quarry(s, body)
            return [Goal(s.t.bodies[hero].room)] if hero != NOBODY else prey(s, s.heroes())
        rooms = [room for room in s.board.spots if sets_trap(s, room)]
        free = [i for i in s.monsters(ZOMBIE) if not is_trapped(s, i)]
        found = [goal for i in free for goal in self._lures(s, body, i, rooms)]
        return found if len(free) <= len(rooms) else [*found, Goal(UNKNOWN, 0.5)]

    def _lures(self, s: Position, body: int, zombie: int, rooms: Sequence[str]) -> list[Goal]:
        """Where a Zombie that is after a hero, or near it, comes to it through a room that may trap it."""
        start = s.t.bodies[zombie].room
        from_zombie = s.board.distances(start)
        after = quarry(s, zombie)
        if after not in (body, NOBODY) or from_zombie.get(s.t.bodies[body].room, OUT_OF_REACH) > (OUT_OF_REACH if after == body else NEAR):
            return []
        found = []
        for trap in rooms:
            if trap not in from_zombie:
                continue
            behind = s.board.distances(trap)
            here = [room for room, steps in behind.items() if 0 < steps <= BEHIND and from_zombie.get(room, 0) == from_zombie[trap] + steps]
            found += [Goal(room) for room in here] + ([Goal(trap, 0.8)] if trap != start else [])
        return found


def leads_to(s: Position, chosen: Act) -> str:
    """The room into which a choice brings a Zombie, or an empty string."""
    if chosen.verb == "go":
        return str(chosen.words[0])
    above = {"fall": COLLAPSED, "drop_down": GALLERY}.get(chosen.verb)
    return next((low for low, high in falls(s) if high == above), "")


def chase(s: Position, body: int, hero: int) -> None:
    """A Zombie is after this hero from now on."""
    s.t.bodies[body].mark = str(hero)
    s.tell(Told(fact="zombie_chases", body=body, words=(str(hero),)))


class Remembers(Task, frozen=True):
    """A Zombie's roll in a room that it loved: 4+, or it stays there for good."""

    body: int

    def run(self, s: Position) -> None:
        """Goes on, or stays."""
        success = s.t.rolled >= BREAKS_FREE_AT
        s.tell(Needed(body=self.body, purpose=TRAPPED, total=s.t.rolled, least=BREAKS_FREE_AT, success=success))
        if success:
            return
        b = s.t.bodies[self.body]
        b.mark = TRAPPED
        b.stunned = False
        s.tell(Told(fact="zombie_trapped", body=self.body, words=(b.room,)))
        s.mark(TRAPPED, b.room)
        if s.t.turn.body == self.body:
            s.cut_short()


class LooksAbout(Task, frozen=True):
    """A Zombie looks for heroes: it goes after the nearest one it sees; from one it is after already it turns only at the start of its
    turn, to a nearer one. Of equally near ones its seat chooses."""

    body: int
    start: bool

    def run(self, s: Position) -> None:
        """Finds its quarry."""
        if is_trapped(s, self.body) or not s.t.bodies[self.body].alive:
            return
        after = quarry(s, self.body)
        if after != NOBODY and not self.start:
            return
        far = rooms_apart(s, s.t.bodies[self.body].room, True)
        seen = [hero for hero in s.heroes() if sees(s, self.body, hero)]
        if after != NOBODY:
            apart = far.get(s.t.bodies[after].room, OUT_OF_REACH)
            seen = [hero for hero in seen if far.get(s.t.bodies[hero].room, OUT_OF_REACH) < apart]
        near = nearest(s, s.t.bodies[self.body].room, seen, far)
        if len(near) > 1:
            s.then(Choose(s.t.bodies[self.body].seat, CHASE, tuple(near)))
        elif near:
            chase(s, self.body, near[0])


HAUNT = FamilyGathering()
