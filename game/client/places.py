"""Where questions are answered: on the board, with a card of the hand, or by a button of the panel. Each game says it of each kind."""

from __future__ import annotations

from typing import Literal

Place = Literal["board", "hand", "panel"]
Places = tuple[Place, ...]
"""Where the first step of an answer can be clicked, the usual place first."""
