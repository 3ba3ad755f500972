"""The referee of Betrayal at House on the Hill: a second reading of its rule file, cards, rooms and haunts.

Each room looks at one chapter: `pieces` (conservation), `ways` (moving and discovering), `rooms` (special rooms), `offers` (what a turn
offers), `dice`, `cards`, `deals`, `harm` (traits, damage), `fights`, `order` (turns, haunt roll, reveal), `haunts`, `setups` and `tracks`
(their numbers), `ends`, `secrets`; `settled` is what haunts settle otherwise. What is
a haunt's own (figures, actions, rolls, set-up, ends) stands in `haunt_facts`, one file a haunt.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from game.engine.contract import Setup
from tests.referees.betrayal import cards, deals, dice, ends, fights, harm, haunts, offers, order, pieces, rooms, secrets, tracks, ways
from tests.referees.betrayal.scene import Hearer, Memory, Part, Scene
from tests.referees.watching import Step

_FIRST: Final[tuple[Part, ...]] = (offers.offered, ways.begins, fights.begins, harm.begins, cards.begins, dice.begins, haunts.begins)
_LAST: Final[tuple[Part, ...]] = (
    pieces.conserved,
    pieces.told,
    ways.ended,
    harm.ended,
    order.ended,
    haunts.ended,
    tracks.ended,
    ends.ended,
)
_ROOMS: Final = (secrets, dice, cards, harm, deals, ways, rooms, fights, order, haunts, tracks, ends, pieces)
_HEARERS: Final[dict[str, list[Hearer]]] = {}
for _room in _ROOMS:
    for _name, _heard in _room.HEARERS.items():
        _HEARERS.setdefault(_name, []).extend(_heard)


class Referee:
    """Watches one game."""

    def __init__(self, setup: Setup, start: Any) -> None:
        """The set-up with its options, and the first position."""
        self._memory = Memory(setup, start)
        self._checked: Counter[str] = Counter()
        self._early: list[str] = []
        pieces.at_start(self._at_start, start.table, setup.seats)

    def _at_start(self, rule: str, right: object, text: str) -> None:
        self._checked[rule] += 1
        if not right:
            self._early.append(f"{rule} {text}")

    def watch(self, step: Step) -> Sequence[str]:
        """The faults of a step."""
        scene = Scene(step, self._memory, self._checked)
        for part in _FIRST:
            part(scene)
        for index, event in enumerate(step.events):
            scene.index = index
            for heard in _HEARERS.get(type(event).__name__, ()):
                heard(scene, event)
            secrets.heard(scene, event)
        for part in _LAST:
            part(scene)
        early, self._early = self._early, []
        return [*early, *scene.faults]

    @property
    def checked(self) -> Counter[str]:
        """How many checks were made, by rule."""
        return self._checked
