"""Which sounds there are, how each is made, how loud it is among the others and how finely it is encoded."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

import numpy as np

from game.client.soundmaking import ambience, signs, steps, theme
from game.client.soundmaking.waves import Wave, at_loudness, without_silence


@dataclass(frozen=True)
class Recipe:
    """How a sound is made; `loudness` in dB as `waves.loudness` measures it, `quality` 0 to 1 as `oggfile.encode` takes it."""

    make: Callable[[], Wave]
    loudness: float
    quality: float = 0.3
    loop: bool = False


RECIPES: Final[Mapping[str, Recipe]] = {
    # the board
    "step_grass": Recipe(steps.step_grass, -33),
    "step_wood": Recipe(steps.step_wood, -33),
    "step_dark": Recipe(steps.step_dark, -29),
    "boat": Recipe(steps.boat, -28),
    "swim": Recipe(steps.swim, -28),
    "door_open": Recipe(steps.door_open, -25),
    "key": Recipe(steps.key, -26),
    "take": Recipe(steps.take, -27),
    "play_clue": Recipe(signs.play_clue, -25),
    "trap": Recipe(steps.trap, -21),
    "lamp": Recipe(signs.lamp, -26),
    "dig": Recipe(steps.dig, -26),
    "hear": Recipe(signs.hear, -30),
    "alarm": Recipe(signs.alarm, -22),
    "reveal": Recipe(signs.reveal, -20),
    "death": Recipe(signs.death, -23.5),
    "dice": Recipe(steps.dice, -25),
    # the house
    "turn": Recipe(signs.turn, -25),
    "click": Recipe(steps.click, -33),
    "back": Recipe(steps.back, -33),
    "page": Recipe(steps.page, -29),
    "curtain": Recipe(steps.curtain, -28),
    "win": Recipe(signs.win, -22),
    "lose": Recipe(signs.lose, -23),
    # under the play
    "night": Recipe(ambience.night, -36, 0.0, loop=True),
    "wind": Recipe(ambience.wind, -32, 0.0, loop=True),
    "fire": Recipe(ambience.fire, -31, 0.0, loop=True),
    "theme": Recipe(theme.theme, -26, 0.35, loop=True),
}
"""Each sound by its name, which is its file's name too."""


def made(name: str) -> Wave:
    """The finished sound: at its loudness, without a constant part, and without a silent end unless it loops.

    Raises KeyError for a name that does not exist.
    """
    recipe = RECIPES[name]
    wave = recipe.make()
    wave = at_loudness(wave - np.mean(wave, axis=0), recipe.loudness)
    return wave if recipe.loop else without_silence(wave)
