"""What a person is about to do: the entry chosen in the panel, the target chosen on the board, the plan laid out, what is committed.

Knows the observation and nothing of pixels; plays nothing by itself: `commit` gives the actions to play.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.client.lastfriday.answered import ANSWERED
from game.client.lastfriday.chart import Chart, dot_name
from game.client.lastfriday.plan import WALK, Plan, onward
from game.client.lastfriday.targets import by_place, place_of, start_of
from game.client.places import places_of
from game.lastfriday.actions import Act
from game.lastfriday.observation import LfObservation
from game.lastfriday.terms import COLOURS, MANIAC
from game.words.lastfriday.cast import Cast
from game.words.lastfriday.menu import Entry, board_acts, menu


class Control:
    """The choice in the making. `armed` is the key of an entry that asks once more before it acts; `picked` the place chosen on the
    board and `ways` the actions that lead there, `way` which of them."""

    def __init__(self, chart: Chart) -> None:
        self.chart = chart
        self.observation: LfObservation | None = None
        self.cast = Cast.empty()
        self.entries: list[Entry] = []
        self.advised: Act | None = None  # what was recommended
        self.clear()

    def clear(self) -> None:
        """Drops all that was chosen or laid out."""
        self.path: list[Entry] = []
        self.plan = Plan([])
        self.picked = ""
        self.ways: tuple[Act, ...] = ()
        self.way = 0
        self.armed = ""

    def show(self, observation: LfObservation, cast: Cast) -> None:
        """Another observation: every choice in the making is dropped."""
        self.observation, self.cast = observation, cast
        self.entries = menu(observation, cast)
        self.advised = None
        self.clear()

    # --- what there is to choose from
    @property
    def aimed(self) -> Entry | None:
        """The entry whose targets glow now, if one was chosen."""
        return self.path[-1] if self.path and self.path[-1].aimed else None

    def listed(self) -> list[Entry]:
        """The entries to show: those of the opened menu, or all."""
        opened = [entry for entry in self.path if entry.children]
        return list(opened[-1].children) if opened else self.entries

    def targets(self) -> dict[str, tuple[Act, ...]]:
        """The places that glow, with the actions that lead there."""
        seen = self.observation
        if seen is None or not seen.legal:
            return {}
        if self.aimed:
            return by_place(self.aimed.acts, self.chart)
        if "board" not in places_of(ANSWERED, seen.asked):
            return {}
        others = [act for act in board_acts(seen.legal) if act.verb not in WALK]
        if self.plan.steps or len(others) < len(board_acts(seen.legal)):
            found = {dot_name(dot): acts for dot, acts in onward(self.chart, seen, self.plan).items()}
            return found | by_place(others, self.chart)
        return by_place(others, self.chart)

    def walking(self) -> bool:
        """Whether the board's targets are a Camper's steps, laid out one after another."""
        seen = self.observation
        return bool(seen and self.aimed is None and seen.asked == "turn" and any(act.verb in WALK for act in seen.legal))

    def numbered(self) -> bool:
        """Whether it is circles that are chosen from, which have numbers: by the Maniac, unseen."""
        return any(place.isdigit() for place in self.targets()) and self.observation is not None and self.observation.viewer == MANIAC

    def here(self) -> str:
        """The space the next step starts from."""
        seen = self.observation
        if seen is None:
            return ""
        if self.plan.steps:
            return dot_name(self.plan.steps[-1].dot)
        return start_of(seen.legal[0], seen) if seen.legal and (seen.actor or 0) > 0 else str(seen.circle) if seen.circle else ""

    def chosen(self) -> Act | None:
        """The action picked on the board and not yet committed; for a walk its last step."""
        if self.ways:
            return self.ways[self.way]
        return self.plan.steps[-1] if self.plan.steps else None

    def pending(self) -> bool:
        """Whether something is laid out that could be committed or taken back."""
        return bool(self.plan.steps or self.picked)

    # --- choosing
    def pick(self, place: str) -> bool:
        """Chooses a target. True when it was chosen already: then it is to be committed."""
        targets = self.targets()
        if place and place == self._end():
            return True
        if place not in targets:
            return False
        if self.walking() and targets[place][0].verb in WALK:
            self.ways = targets[place]
            self.way = 0
            self.plan.steps.append(self.ways[0])
        else:
            self.picked, self.ways, self.way = place, targets[place], 0
        self.armed = ""
        return False

    def _end(self) -> str:
        """The place that a second click commits."""
        if self.picked:
            return self.picked
        return place_of(self.plan.steps[-1], self.chart) if self.plan.steps else ""

    def turn_way(self, by: int = 1, to: int | None = None) -> None:
        """Another of the ways to the chosen place."""
        if self.ways:
            self.way = (self.way + by) % len(self.ways) if to is None else to
            if not self.picked and self.plan.steps:
                self.plan.steps[-1] = self.ways[self.way]

    def enter(self, entry: Entry, confirm: bool) -> Act | None:
        """Chooses an entry of the panel: opens its menu, aims it, or gives its action. With `confirm` an action that cannot be undone
        is asked for once more first."""
        if entry.children or entry.aimed:
            again = self.path and self.path[-1].key == entry.key
            self.clear_choice()
            if again:
                self.path.pop()
            else:
                if self.path and self.path[-1].aimed:
                    self.path.pop()
                self.path.append(entry)
            return None
        if confirm and self.armed != entry.key:
            self.clear_choice()
            self.armed = entry.key
            return None
        return entry.acts[0]

    def clear_choice(self) -> None:
        """Drops plan and target, not the opened menu."""
        self.plan = Plan([])
        self.picked, self.ways, self.way, self.armed = "", (), 0, ""

    def back(self) -> bool:
        """Takes the last thing back: the last step laid out, the target, the question, the opened menu. False when there is none."""
        if self.armed:
            self.armed = ""
        elif self.picked:
            self.clear_choice()
        elif self.plan.steps:
            self.plan.steps.pop()
            self.ways, self.way = (), 0
        elif self.path:
            self.path.pop()
        else:
            return False
        return True

    def commit(self) -> list[Act]:
        """The actions to play now, first to last; empty when nothing is laid out."""
        if self.picked:
            return [self.ways[self.way]]
        return list(self.plan.steps)

    def considered(self, place: str) -> Act | None:
        """The action a person means by a place that is no target, to be told why not; None when there is none to speak of."""
        seen = self.observation
        if seen is None or not place:
            return None
        if self.aimed and self.aimed.acts:
            first = self.aimed.acts[0]
            return Act(first.verb, what=first.what, dot=int(place[1:])) if place.startswith("d") else None
        verbs = {act.verb for act in board_acts(seen.legal)}
        if place.isdigit():
            circle = int(place)
            verb = "push" if "push" in verbs else "start" if "start" in verbs else "move"
            route = tuple(int(name[1:]) for name in self.chart.shortest(self.here() or place, place)[1:-1] if name.startswith("d"))
            return Act(verb, circle=circle, route=route)
        if place.startswith("d") and place[1:].isdigit():
            return self._considered_dot(int(place[1:]), verbs)
        return None

    def _considered_dot(self, dot: int, verbs: set[str]) -> Act:
        for verb in ("place", "corpse", "clue", "look"):
            if verb in verbs:
                return Act(verb, dot=dot)
        seen = self.observation
        here = self.here()
        if seen and dot in self.chart.camp.inside_of and seen.cabins[COLOURS.index(self.chart.camp.inside_of[dot])] == "closed":
            return Act("enter", dot=dot)
        via = next((int(name) for name in _common(self.chart, here, dot_name(dot)) if name.isdigit()), 0)
        return Act("step", dot=dot, circle=via)


def _common(chart: Chart, a: str, b: str) -> Sequence[str]:
    """The spaces next to both."""
    if a not in chart.spaces or b not in chart.spaces:
        return ()
    return [name for name in chart.near(a) if name in chart.near(b)]
