"""Golden pictures: what a screen looked like when somebody last looked at it and found it right.

`FOUR_LANTERNS_GOLDEN=write` in the environment writes them anew instead of comparing; look at each afterwards.
"""

from __future__ import annotations

import os
from pathlib import Path

import pygame
import pytest

from game.client.app import App


def assert_looks(app: App, golden: Path, scratch: Path) -> None:
    """The window looks as in the golden picture; if not, what it looks like now is left in `scratch`."""
    if os.environ.get("FOUR_LANTERNS_GOLDEN") == "write":
        golden.parent.mkdir(exist_ok=True)
        pygame.image.save(app.surface, golden)
    known = pygame.image.load(golden)
    if pygame.image.tobytes(known, "RGB") != pygame.image.tobytes(app.surface, "RGB"):
        now = scratch / golden.name
        pygame.image.save(app.surface, now)
        pytest.fail(f"{golden.name} looks different now: see {now}")
