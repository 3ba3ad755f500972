"""Events shown one after another: figures walk, dice tumble, cards are turned up and read, the haunt begins."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from game.betrayal import events as e
from game.client import showing
from game.client.showing import TUMBLE
from game.engine.contract import Event
from game.words.betrayal.housetable import HouseTable


class Showing(showing.Showing[Event]):
    """Betrayal's events. `before` hears of one before the table takes it, `told` afterwards; `stops` says whether a person must go on by
    hand after it."""

    lasting: ClassVar[dict[type, float]] = {
        e.TurnBegan: 0.25,
        e.Went: 0.3,
        e.Discovered: 0.35,
        e.TileMoved: 0.4,
        e.Drew: 2.4,
        e.Rolled: TUMBLE + 0.45,
        e.Needed: 0.8,
        e.TraitMoved: 0.25,
        e.Hurt: 0.3,
        e.Got: 0.2,
        e.TokenLaid: 0.2,
        e.Attacked: 0.5,
        e.Fought: 0.9,
        e.Stunned: 0.35,
        e.Died: 0.8,
        e.Appeared: 0.35,
        e.HauntBegins: 2.0,
        e.Told: 0.4,
        e.Used: 0.35,
    }
    dice = (e.Rolled,)

    def __init__(
        self, table: HouseTable, before: Callable[[Event], None], told: Callable[[Event], None], stops: Callable[[Event], bool]
    ) -> None:
        super().__init__()
        self.table = table
        self.before = before
        self.told = told
        self.stops = stops

    def begin(self, event: Event) -> None:
        """The table takes it between those who listen."""
        self.before(event)
        self.table.take(event)
        self.told(event)

    def stops_after(self, event: Event) -> bool:
        """What a person reads lies there until it has been read."""
        return self.stops(event)
