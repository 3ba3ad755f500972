"""Lines of a log, and the names that stand in them."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from game.engine.contract import Seat

Names = Callable[[Seat], str]
"""What a seat (or a figure) is called at the table."""


class Line(msgspec.Struct, frozen=True):
    """A line of the log. `look` is the shape before it ("" for none), `heading` marks chapters, rounds and hours, `alarm` danger;
    `dot` and `circle` are where it happened on a board, 0 for nowhere."""

    text: str
    look: str = ""
    heading: bool = False
    alarm: bool = False
    dot: int = 0
    circle: int = 0
