"""The steps there are for one state of the cabins (LF-B2, LF-B7): Camper steps from dot to dot, Maniac moves from circle to circle.

Routes near no cabin are the same in every network and are kept once, on the camp's shared cache.
"""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

from game.lastfriday.actions import Act
from game.lastfriday.masks import BITS, mask_of, numbers_in
from game.lastfriday.terms import CAMPER_SIDE, COLOURS, MANIAC_SIDE

if TYPE_CHECKING:
    from game.lastfriday.camp import Camp

_OPEN = "open"  # the Maniac may pass through
_SHUT = "shut"


class Moves:
    """The Maniac's moves from one circle, sorted by target and route: `acts`, and for each the mask of the dots it passes over."""

    __slots__ = ("acts", "masks", "pushes", "targets")

    def __init__(self, routes: list[tuple[int, tuple[int, ...]]]) -> None:
        routes.sort()
        self.acts = tuple(Act("move", circle=target, route=route) for target, route in routes)
        self.pushes = tuple(Act("push", circle=target, route=route) for target, route in routes)
        self.masks = tuple(sum(1 << dot for dot in route) for _, route in routes)
        self.targets = 0
        for target, _ in routes:
            self.targets |= 1 << target


class Network:
    """`steps[dot]` are the Camper steps from a dot, `moves[circle]` the Maniac's moves from a circle."""

    def __init__(self, camp: Camp, cabins: tuple[str, ...], bolted: bool) -> None:
        self.camp = camp
        self.cabins = cabins
        self.bolted = bolted
        self._shown = {colour: _maniac_sees(side, bolted) for colour, side in zip(COLOURS, cabins, strict=True)}
        finder = camp.finder
        self.moves = finder.moves_far_from_cabins.copy()
        for circle in finder.circles_near_cabins:
            self.moves[circle] = finder.moves(circle, self._shown)
        enterable = {colour for colour, side in zip(COLOURS, cabins, strict=True) if side == CAMPER_SIDE}
        self.steps = finder.steps_far_from_cabins.copy()
        self.step_targets = finder.targets_far_from_cabins.copy()  # the mask of dots that the steps from a dot lead to
        for dot in finder.dots_at_cabins:
            self.steps[dot], self.step_targets[dot] = finder.steps(dot, enterable)
        self._close: dict[tuple[int, bool], int] = {}
        self._near: dict[tuple[int, int], int] = {}
        self._near_doors: dict[tuple[str, int], int] = {}
        self._within: dict[int, int] = {}

    def near(self, dot: int, reach: int) -> int:
        """The mask of circles at most `reach` Maniac steps from a circle beside this dot (LF-K2); from inside a cabin, beside its
        doors' dots; from a dot with no circle beside it, from the nearest circles along the paths."""
        key = (dot, reach)
        found = self._near.get(key)
        if found is None:
            found = self._near[key] = self._spread(self._ears(dot), reach)
        return found

    def near_door(self, colour: str, circles: int) -> int:
        """The mask of circles at most so many circles off a cabin's doors: beside a door's dot is one off (LF-K10)."""
        key = (colour, circles)
        found = self._near_doors.get(key)
        if found is None:
            found = self._near_doors[key] = self._find_near_door(colour, circles)
        return found

    def _find_near_door(self, colour: str, circles: int) -> int:
        beside = 0
        for door in self.camp.doors[colour]:
            beside |= self.camp.circles_beside[door]
        return self._spread(beside & ~(1 << self.camp.inside_circle(colour)), circles - 1)

    def close(self, dot: int, far: bool) -> int:
        """The mask of this dot (none for the entrance) and the adjacent ones; `far`: and those up to two Camper steps away."""
        key = (dot, far)
        found = self._close.get(key)
        if found is None:
            found = (self.camp.dots_beside[dot] | BITS[dot]) & ~1
            front = BITS[dot]
            for _ in range(self.camp.numbers.far_steps if far else 0):
                for here in numbers_in(front):
                    front |= self.step_targets[here]
            found = self._close[key] = (found | front) & ~1
        return found

    def within(self, dot: int) -> int:
        """The mask of dots less than `spacing_steps` Camper steps from this dot, itself included (LF-S2)."""
        found = self._within.get(dot)
        if found is None:
            found = reached = 1 << dot
            front = [dot]
            for _ in range(self.camp.numbers.spacing_steps - 1):
                front = [step.dot for here in front for step in self.steps[here] if not reached >> step.dot & 1]
                for there in front:
                    reached |= 1 << there
            found = self._within[dot] = reached
        return found

    def distances(self, goals: int) -> dict[int, int]:
        """The Camper steps from every dot to the nearest of a mask of dots (steps lead both ways); corpses do not count."""
        far: dict[int, int] = {}
        reached, front = goals, numbers_in(goals)
        for count in range(self.camp.last_dot):
            far.update(dict.fromkeys(front, count))
            found = 0
            for dot in front:
                found |= self.step_targets[dot]
            front = numbers_in(found & ~reached)
            reached |= found
            if not front:
                break
        return far

    def _spread(self, circles: int, reach: int) -> int:
        for _ in range(reach):
            wider = circles
            for circle in numbers_in(circles):
                wider |= self.moves[circle].targets
            circles = wider
        return circles

    def _ears(self, dot: int) -> int:
        camp = self.camp
        colour = camp.inside_of.get(dot)
        front = list(camp.doors[colour]) if colour else [dot]
        seen = set(front)
        while front:
            circles = 0
            for here in front:
                circles |= self._heard_beside(here)
            if circles:
                return circles
            front = [end for here in front for end in camp.links[here] if end > 0 and end not in seen and end not in camp.inside_of]
            seen.update(front)
        return 0

    def _heard_beside(self, dot: int) -> int:
        circles = self.camp.circles_beside[dot]
        colour = self.camp.door_of.get(dot)
        if colour and self._shown[colour] != MANIAC_SIDE:
            circles &= ~(1 << self.camp.inside_circle(colour))
        return circles


def _maniac_sees(side: str, bolted: bool) -> str:
    if side == MANIAC_SIDE:
        return MANIAC_SIDE
    return _OPEN if side == CAMPER_SIDE and not bolted else _SHUT


class Finder:
    """Finds routes on a camp and keeps them by circle and by what the cabins in reach are like."""

    def __init__(self, camp: Camp) -> None:
        self.camp = camp
        self._moves: dict[tuple[int, tuple[str, ...]], Moves] = {}
        self._steps: dict[tuple[int, bool], tuple[tuple[Act, ...], int]] = {}
        self._cabins = {circle: self._in_reach(circle) for circle in camp.circles}
        self.circles_near_cabins = [circle for circle in camp.circles if self._cabins[circle]]
        self.dots_at_cabins = [*camp.door_of, *camp.inside_of]
        self.moves_far_from_cabins = [Moves([])] * (camp.circles[-1] + 1)
        for circle in set(camp.circles).difference(self.circles_near_cabins):
            self.moves_far_from_cabins[circle] = self.moves(circle, {})
        self.steps_far_from_cabins: list[tuple[Act, ...]] = [()] * (camp.last_dot + 1)
        self.targets_far_from_cabins = [0] * (camp.last_dot + 1)
        for dot in set(camp.dots).difference(self.dots_at_cabins):
            self.steps_far_from_cabins[dot], self.targets_far_from_cabins[dot] = self.steps(dot, set())

    def moves(self, circle: int, shown: dict[str, str]) -> Moves:
        """The moves from a circle when the cabins look so to the Maniac."""
        key = (circle, tuple(shown[colour] for colour in self._cabins[circle]))
        found = self._moves.get(key)
        if found is None:
            routes: list[tuple[int, tuple[int, ...]]] = []
            if self._standing(circle, shown):
                self._search(circle, (), 0, shown, routes)
            found = self._moves[key] = Moves(routes)
        return found

    def steps(self, dot: int, enterable: set[str]) -> tuple[tuple[Act, ...], int]:
        """The Camper steps from a dot when these cabins may be entered, and the mask of where they lead."""
        camp = self.camp
        colour = camp.inside_of.get(dot) or camp.door_of.get(dot, "")
        key = (dot, colour in enterable)
        found = self._steps.get(key)
        if found is None:
            steps = self._find_steps(dot, colour, key[1])
            found = self._steps[key] = (steps, mask_of(step.dot for step in steps))
        return found

    def _find_steps(self, dot: int, colour: str, entered: bool) -> tuple[Act, ...]:
        camp = self.camp
        if dot in camp.inside_of and not entered:
            return ()
        acts: list[Act] = []
        for end in camp.links[dot]:
            if end > 0:
                if camp.inside_of.get(end) in (None, colour if entered else None):
                    acts.append(Act("step", dot=end))
            elif -end not in camp.inside_circles:
                acts.extend(Act("step", dot=far, circle=-end) for far in camp.links[end] if far > 0 and far != dot)
        return tuple(sorted(acts, key=lambda act: (act.dot, act.circle)))

    def _standing(self, circle: int, shown: dict[str, str]) -> bool:
        colour = self.camp.inside_circles.get(circle)
        return colour is None or shown[colour] == MANIAC_SIDE

    def _search(
        self, circle: int, route: tuple[int, ...], counted: int, shown: dict[str, str], routes: list[tuple[int, tuple[int, ...]]]
    ) -> None:
        camp = self.camp
        here = route[-1] if route else -circle
        for end in camp.links[here]:
            if end < 0:
                if route and -end != circle and self._standing(-end, shown):
                    routes.append((-end, route))
            elif end not in route:
                colour = camp.inside_of.get(end)
                if colour is None and counted < camp.numbers.route_dots:
                    self._search(circle, (*route, end), counted + 1, shown, routes)
                elif colour is not None and shown[colour] == _OPEN:
                    self._search(circle, (*route, end), counted, shown, routes)

    def _in_reach(self, circle: int) -> tuple[str, ...]:
        """The cabins with a door's dot that some route from this circle can touch, whatever the cabins are like."""
        camp, most = self.camp, self.camp.numbers.route_dots
        counted = {-circle: 0}
        queue = deque([-circle])
        while queue:
            here = queue.popleft()
            for end in camp.links[here]:
                cost = counted[here] + (end not in camp.inside_of)
                if end > 0 and cost <= most and cost < counted.get(end, most + 1):
                    counted[end] = cost
                    queue.append(end)
        colours = {camp.door_of.get(node) for node in counted}
        if circle in camp.inside_circles:
            colours.add(camp.inside_circles[circle])
        return tuple(colour for colour in COLOURS if colour in colours)
