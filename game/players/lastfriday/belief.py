"""Where the Maniac can be: exactly the circles that the public facts leave possible.

The belief reads the history of any seat and uses only what everybody at the table knows, so that the Maniac can work out what the
Campers can know of him. It keeps what happened since the last certain circle as a list of operations, because in I and III a
reveal shows a circle of three rounds ago, and everything learnt since is applied again from there (LF-T9).
"""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterable
from typing import Any, Final

from game.engine.contract import Event
from game.lastfriday import events
from game.lastfriday.camp import Camp
from game.lastfriday.masks import mask_of, numbers_in
from game.lastfriday.terms import CAMPERS, CLOSED, COLOURS, ENTRANCE, MANIAC_SIDE
from game.players.lastfriday.distances import Distances, distances_of


class Keep:
    """The Maniac is on a circle of this mask."""

    __slots__ = ("mask",)

    def __init__(self, mask: int) -> None:
        self.mask = mask

    def apply(self, places: int) -> int:
        """The circles still possible."""
        return places & self.mask


class Move:
    """The Maniac moved once: `living` are the dots of the Campers he might have met and `dead` of those he did, `traps` the dots
    of the traps and `sprung` of those he set off; `met` says that the move ended in a contact that tells no more."""

    __slots__ = ("beside", "chapter", "chosen", "dead", "ends", "living", "met", "sprung", "traps", "ways")

    def __init__(self, ways: Distances, living: int, traps: int, beside: int, chapter: int, chosen: int, ends: bool = True) -> None:
        self.ways = ways
        self.living = living
        self.traps = traps
        self.beside = beside  # the circles beside a trap
        self.chapter = chapter
        self.chosen = chosen  # the Chosen's dot, 0 for none
        self.dead = 0
        self.sprung = 0
        self.met = False
        self.ends = ends  # the first leg of Speed does not end his move, unless a trap on its route does

    def apply(self, places: int) -> int:
        """The circles possible after the move."""
        if self.met:
            return self.ways.spread(places)
        if self.dead or self.sprung:
            return self.ways.step_through(places, self.living, self.dead, self.traps, self.sprung, self.ends)
        return self.ways.step(places, self.living | self.traps, self.beside)


class Belief:
    """The circles where the Maniac can be, as a mask (`places`), kept up to date by `update`. 0 before he has a start."""

    def __init__(self, camp: Camp, chapter: int = 1) -> None:
        """A belief for a game that begins with this chapter (1 to 4)."""
        self._camp = camp
        self._cabins: tuple[str, ...] = (CLOSED,) * len(COLOURS)
        self._dots = dict.fromkeys(CAMPERS, ENTRANCE)  # of the living
        self._traps = 0
        self._lamps: dict[int, int] = {}
        self._chapter = chapter
        self._round = 0
        self._chosen = 0
        self._via = 0  # what the last step passed over
        self._places = 0
        self._open: Move | None = None  # a move of which more may become known
        self._ways = distances_of(camp, self._cabins, chapter <= 2)
        self.base = 0
        """The circles from which `trail` starts."""
        self.trail: list[Keep | Move] = []
        """What happened since; a new list whenever `base` changes."""
        self._marks: dict[int, int] = {0: 0}  # step of his record -> how much of the trail lies before it

    @classmethod
    def replay(cls, camp: Camp, history: Iterable[Event], chapter: int = 1) -> Belief:
        """The belief after a whole history of a game that begins with this chapter; the same from every seat's history."""
        belief = cls(camp, chapter)
        belief.update(history)
        return belief

    @property
    def places(self) -> int:
        """The mask of circles where he can be now."""
        self._settle()
        return self._places

    @property
    def ways(self) -> Distances:
        """Distances and steps as the cabins are now."""
        return self._ways

    @property
    def traps(self) -> int:
        """The mask of dots with a trap."""
        return self._traps

    def circles(self) -> frozenset[int]:
        """`places` as numbers."""
        return frozenset(numbers_in(self.places))

    def update(self, news: Iterable[Event]) -> None:
        """Takes in what happened next."""
        handlers = _HANDLERS
        for event in news:
            handler = handlers.get(type(event))
            if handler is not None:
                handler(self, event)

    def after_move(self) -> int:
        """The circles where he can be after his next move, if it meets nobody and springs nothing."""
        return self._ways.step(self.places, self._living() | self._traps, self._beside_traps())

    def after_reveal(self, circle: int, step: int) -> int:
        """The circles where he could be if he now showed that he was on this circle at this step of his record."""
        self._settle()
        return self._again(1 << circle, self._marks[step]) if step in self._marks else self._places

    def fork(self) -> Belief:
        """A belief that holds the same and goes its own way from here on."""
        self._settle()
        other = copy.copy(self)
        other._dots, other._lamps = dict(self._dots), dict(self._lamps)
        other._marks, other.trail = dict(self._marks), list(self.trail)
        return other

    # --- the trail
    def _settle(self) -> None:
        move, self._open = self._open, None
        if move is not None:
            self._places = move.apply(self._places)

    def _keep(self, mask: int) -> None:
        self._settle()
        self._places &= mask
        self.trail.append(Keep(mask))

    def _begin(self, places: int) -> None:
        """From here on the trail starts anew; this is step 0 of his record."""
        self._open = None
        self._places = self.base = places
        self.trail = []
        self._marks = {0: 0}

    def _again(self, places: int, start: int) -> int:
        for happened in self.trail[start:]:
            places = happened.apply(places)
        return places

    def _living(self) -> int:
        return mask_of(self._dots.values()) & ~1

    def _beside_traps(self) -> int:
        beside = 0
        for dot in numbers_in(self._traps):
            beside |= self._camp.circles_beside[dot]
        return beside

    def _rewire(self) -> None:
        self._ways = distances_of(self._camp, self._cabins, self._chapter <= 2)

    # --- what happened
    def _on_chapter(self, event: events.ChapterBegan) -> None:
        self._settle()
        self._chapter, self._round = event.chapter, 0
        if event.chapter <= 2:
            self._chosen = 0
        self._rewire()
        self._begin(self._places)

    def _on_round(self, event: events.RoundBegan) -> None:
        self._round = event.round

    def _on_cabin(self, event: events.CabinOpened) -> None:
        if event.how == "axe":
            self._keep(self._ways.network.near_door(event.colour, self._ways.network.camp.numbers.axe_reach))
        cabins = list(self._cabins)
        cabins[COLOURS.index(event.colour)] = event.side
        self._cabins = tuple(cabins)
        self._rewire()

    def _on_start(self, _: events.StartChosen) -> None:
        camp = self._camp
        starts: set[int] = set()
        if self._chapter <= 2:
            starts.update(camp.maniac_starts)
        else:
            starts.update(camp.pier_circles.values())
        if self._chapter > 1:
            starts.update(camp.inside_circle(c) for c, side in zip(COLOURS, self._cabins, strict=True) if side == MANIAC_SIDE)
        self._begin(mask_of(starts))

    def _on_chosen(self, event: events.ChosenNamed) -> None:
        self._chosen = event.seat

    def _on_pawn(self, event: events.Placed | events.FellBack) -> None:
        self._settle()
        self._dots[event.seat] = event.dot

    def _on_step(self, event: events.Stepped) -> None:
        self._settle()
        self._dots[event.seat] = event.dot
        self._via = event.via

    def _on_death(self, event: events.Died) -> None:
        here = self._dots.pop(event.seat, 0)
        if self._open is not None:
            self._open.dead |= 1 << here
        elif self._chapter == 1:  # the Camper passed over him (LF-C2); in III it was a push, after which he is seen
            self._keep(1 << self._via)

    def _on_passed(self, event: events.Passed) -> None:
        self._keep(~(1 << event.circle))

    def _on_heard(self, event: events.Heard) -> None:
        near = self._ways.network.near(event.dot, event.reach)
        self._keep(near if event.near else ~near)

    def _on_clue(self, event: events.CluePlayed) -> None:
        if event.clue == "trap":
            self._settle()
            self._traps |= 1 << event.dot

    def _on_trap_gone(self, event: events.TrapGone) -> None:
        self._traps &= ~(1 << event.dot)
        if event.sprung and self._open is not None:
            self._open.sprung |= 1 << event.dot

    def _on_lamp(self, event: events.LampLit) -> None:
        self._settle()
        self._lamps[event.dot] = mask_of(event.circles)

    def _on_lamp_out(self, event: events.LampOut) -> None:
        lit = self._lamps.pop(event.dot)
        if event.found:
            self._keep(lit)

    def _on_lamp_silent(self, _: events.LampSilent) -> None:
        for lit in self._lamps.values():
            self._keep(~lit)

    def _on_move(self, event: events.Moved) -> None:
        self._settle()
        chosen = self._dots.get(self._chosen, 0)
        ends = event.leg != 1
        beside = self._beside_traps() if ends else 0
        self._open = Move(self._ways, self._living(), self._traps, beside, self._chapter, chosen, ends)
        self.trail.append(self._open)
        self._marks[self._round] = len(self.trail)

    def _on_missed(self, _: events.MoveMissed) -> None:
        self._settle()
        self._marks[self._round] = len(self.trail)

    def _on_pushed(self, event: events.Pushed) -> None:
        self._settle()
        step = max(self._marks, default=0)
        self._restart(1 << event.circle, step, len(self.trail))
        self._marks = {step: 0}

    def _on_revealed(self, event: events.Revealed) -> None:
        self._settle()
        if event.why == "scheduled":
            if event.step in self._marks:  # else a later step is certain already
                self._restart(1 << event.circle, event.step, self._marks[event.step])
        else:  # where he is now, whatever else is known (LF-T9)
            self._restart(1 << event.circle, event.step, len(self.trail))

    def _restart(self, places: int, step: int, start: int) -> None:
        """He was certainly there at this step of his record; the trail from `start` on happened since."""
        self._places = self._again(places, start)
        self.base = places
        self.trail = self.trail[start:]
        self._marks = {at: mark - start for at, mark in self._marks.items() if mark >= start}
        self._marks[step] = 0

    def _on_chapter_end(self, event: events.ChapterEnded) -> None:
        if event.reason in ("caught", "chosen_dead", "maniac_dead") and self._open is not None:
            self._open.met = True
        self._settle()


_HANDLERS: Final[dict[type[Event], Callable[[Belief, Any], None]]] = {
    events.ChapterBegan: Belief._on_chapter,
    events.RoundBegan: Belief._on_round,
    events.CabinOpened: Belief._on_cabin,
    events.StartChosen: Belief._on_start,
    events.ChosenNamed: Belief._on_chosen,
    events.Placed: Belief._on_pawn,
    events.Stepped: Belief._on_step,
    events.FellBack: Belief._on_pawn,
    events.Died: Belief._on_death,
    events.Passed: Belief._on_passed,
    events.Heard: Belief._on_heard,
    events.CluePlayed: Belief._on_clue,
    events.TrapGone: Belief._on_trap_gone,
    events.LampLit: Belief._on_lamp,
    events.LampOut: Belief._on_lamp_out,
    events.LampSilent: Belief._on_lamp_silent,
    events.Moved: Belief._on_move,
    events.MoveMissed: Belief._on_missed,
    events.Pushed: Belief._on_pushed,
    events.Revealed: Belief._on_revealed,
    events.ChapterEnded: Belief._on_chapter_end,
}
