"""What a person has set, kept in the user's data folder as settings.json."""

from __future__ import annotations

import os
from typing import Final

import msgspec

from game.client.words import LANGUAGES, system_language
from game.engine import places

TEXT_SCALES: Final = (1.0, 1.25, 1.5, 2.0)
SPEEDS: Final = ("off", "slow", "normal", "fast")
"""Speeds of animations and of computers' turns."""
_FACTORS: Final = {"off": 0.0, "slow": 1.7, "normal": 1.0, "fast": 0.45}


class Settings(msgspec.Struct):
    """The settings; each has a default that suits a first start."""

    language: str = "en"
    text_scale: float = 1.0
    animation_speed: str = "normal"
    fullscreen: bool = False
    confirm_final: bool = True
    """Ask once before an act that cannot be undone."""
    show_helpers: bool = True
    """Shade the circles where the Maniac can be, for the Campers."""
    names: list[str] = msgspec.field(default_factory=list)
    """The people of the last set-up, offered again in the next."""

    def duration(self, seconds: float) -> float:
        """How long a movement of so many seconds at normal speed lasts: 0 when animations are off."""
        return seconds * _FACTORS[self.animation_speed]

    def checked(self) -> Settings:
        """The settings with every value that does not exist put back to its default."""
        fresh = Settings(language=system_language())
        if self.language not in LANGUAGES:
            self.language = fresh.language
        if self.text_scale not in TEXT_SCALES:
            self.text_scale = fresh.text_scale
        if self.animation_speed not in SPEEDS:
            self.animation_speed = fresh.animation_speed
        return self

    def save(self) -> None:
        """Writes the settings: to a temporary file first, so that a torn write loses nothing. Raises places.PlaceError."""
        folder = places.data(writing=True)
        trial = folder / f".settings-{os.getpid()}.json"
        trial.write_bytes(msgspec.json.format(msgspec.json.encode(self), indent=2))
        trial.replace(folder / "settings.json")


def load() -> Settings:
    """The saved settings; the defaults in the system's language when there are none or they cannot be read."""
    try:
        data = (places.data() / "settings.json").read_bytes()
        return msgspec.json.decode(data, type=Settings).checked()
    except (places.PlaceError, OSError, msgspec.MsgspecError):
        return Settings(language=system_language())
