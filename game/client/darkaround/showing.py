"""Events shown one after another: dice tumble, children are lost and come back, and a party's dice wait for its person's click."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from game.client import showing
from game.client.darkaround.night import Night
from game.client.showing import TUMBLE
from game.darkaround import events as e
from game.darkaround.terms import NOBODY
from game.engine.contract import Event


class Showing(showing.Showing[Event]):
    """Darkness Around's events. `begun` hears of each as it begins to be shown, `told` as soon as it can be read off the table (of a die
    when it lies still); `stops` says whether a seat's dice wait for a click."""

    lasting: ClassVar[dict[type, float]] = {
        e.ClockTurned: 0.5,
        e.Rolled: TUMBLE + 0.1,
        e.SanityLost: 0.3,
        e.Lost: 0.35,
        e.Found: 0.35,
        e.Attacked: 0.3,
        e.SkillUsed: 0.35,
        e.Comforted: 0.35,
        e.Escaped: 0.3,
        e.NotFound: 0.2,
    }
    dice = (e.Rolled,)
    parts = (e.TurnBegan, e.ClockTurned)
    late = float("inf")

    def __init__(self, night: Night, told: Callable[[Event], None], begun: Callable[[Event], None], stops: Callable[[int], bool]) -> None:
        super().__init__()
        self.night = night
        self.told = told
        self.begun = begun
        self.stops = stops

    @property
    def party(self) -> int:
        """The seat whose dice wait for a click; NOBODY when none do."""
        return self.waiting.seat if isinstance(self.waiting, e.TurnBegan) else NOBODY

    def begin(self, event: Event) -> None:
        """The night takes it; what a die shows is told when it lies still."""
        self.night.take(event)
        self.begun(event)
        if not isinstance(event, self.dice):
            self.told(event)

    def finish(self, event: Event) -> None:
        """A die lies still."""
        if isinstance(event, self.dice):
            self.told(event)

    def stops_before(self, event: Event) -> bool:
        """A party's dice are in its person's hand."""
        return isinstance(event, e.TurnBegan) and self.stops(event.seat)

    def go_on(self) -> None:
        """The party's turn begins."""
        waited = self.waiting is not None
        super().go_on()
        if waited:
            self._show(0.0)
