"""What a person has set, kept in the user's data folder as settings.json.

A value that does not fit is put back to its default and leaves the others alone; names this program does not know are passed over. A file
that cannot be read at all stays as it is until something is set, and is then put aside as settings.damaged.json.
"""

from __future__ import annotations

import contextlib
import json
import os
import stat
from pathlib import Path
from typing import Final

import msgspec

from game.client import callings, keys
from game.client.palettes import PALETTES, STANDARD
from game.client.sound import LOUDEST
from game.client.words import LANGUAGES, system_language
from game.engine import places
from game.engine.contract import Refusal
from game.engine.plain import reason

FILE: Final = "settings.json"
_DAMAGED: Final = "settings.damaged.json"

TEXT_SCALES: Final = (1.0, 1.25, 1.5, 2.0)
SPEEDS: Final = ("off", "slow", "normal", "fast")
"""Speeds of animations and of computers' turns."""
VOLUMES: Final = ("effects_volume", "ambience_volume", "music_volume")
MOST_HAUNTS: Final = 50
MOST_BYTES: Final = 64 << 10
"""No settings come near, so that a larger file is none and is not read into memory."""
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
    palette: str = STANDARD
    effects_volume: int = 80
    ambience_volume: int = 60
    music_volume: int = 50
    """Volumes from 0 to 100."""
    muted: bool = False
    """Nothing is heard."""
    names: list[str] = msgspec.field(default_factory=list)
    """The people of the last set-up, offered again in the next."""
    keys: dict[str, str] = msgspec.field(default_factory=dict)
    """The keys that were changed: command -> its stroke (see `keys`)."""
    haunts: list[int] = msgspec.field(default_factory=list)
    """The haunts of Betrayal that have begun here, which the chart does not open again."""

    @property
    def still(self) -> bool:
        """Whether nothing is to glide, drift or open."""
        return self.animation_speed == "off"

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
        if self.palette not in PALETTES:
            self.palette = fresh.palette
        for name in VOLUMES:
            if not 0 <= getattr(self, name) <= LOUDEST:
                setattr(self, name, getattr(fresh, name))
        self.names = callings.kept(self.names)
        self.keys = keys.fitting(self.keys)
        self.haunts = sorted({number for number in self.haunts if 1 <= number <= MOST_HAUNTS})
        return self

    def save(self) -> None:
        """Writes the settings: to a temporary file first, so that a torn write loses nothing. Raises places.PlaceError."""
        folder = places.data(writing=True)
        file, trial = folder / FILE, folder / f".settings-{os.getpid()}.json"
        try:
            trial.write_bytes(msgspec.json.format(msgspec.json.encode(self), indent=2))
            if isinstance(_values(file), Refusal):
                file.replace(folder / _DAMAGED)
            trial.replace(file)
        except OSError as error:
            with contextlib.suppress(OSError):
                trial.unlink()
            raise places.unwritable(folder, error) from error


def load() -> Settings:
    """The saved settings; the defaults in the system's language when there are none or they cannot be read."""
    return read()[0]


def read() -> tuple[Settings, list[Refusal]]:
    """The saved settings as `load` gives them, and what was wrong with them, for `problems.say`. Writes nothing."""
    settings = Settings(language=system_language())
    try:
        found = _values(places.data() / FILE)
    except places.PlaceError:  # whoever keeps records there is told
        return settings, []
    if isinstance(found, Refusal):
        return settings, [found]
    unfit = set()
    for field in msgspec.structs.fields(Settings):
        if field.name in found:
            try:
                setattr(settings, field.name, msgspec.convert(found[field.name], field.type))
            except (msgspec.ValidationError, RecursionError, UnicodeEncodeError):  # the last: a text that is no text
                unfit.add(field.name)
    wanted = msgspec.structs.asdict(settings)
    checked = msgspec.structs.asdict(settings.checked())
    changed = {name for name in checked if checked[name] != wanted[name]}
    told = [Refusal("setting", (("file", FILE), ("setting", name))) for name in checked if name in unfit | (changed - {"names"})]
    return settings, [*told, *([Refusal("setting_names", (("file", FILE),))] if "names" in changed else [])]


def _values(file: Path) -> dict[str, object] | Refusal:
    """The names and values in the file, none when it is not there; a refusal when it is no such file."""
    try:
        data = _bytes(file)
    except FileNotFoundError:
        return {}
    except OSError as error:
        return Refusal("settings_unreadable", (("file", FILE), ("reason", reason(error))))
    if data is None:
        return Refusal("settings_no_file", (("file", FILE),))
    if len(data) > MOST_BYTES:
        return Refusal("settings_too_large", (("file", FILE), ("most", str(MOST_BYTES >> 10))))
    try:
        found = json.loads(data)
    except json.JSONDecodeError as error:
        return Refusal("settings_damaged", (("file", FILE), ("line", str(error.lineno))))
    except (ValueError, RecursionError):  # no text, or no sense in it
        return Refusal("settings_damaged", (("file", FILE), ("line", "1")))
    return found if isinstance(found, dict) else Refusal("settings_damaged", (("file", FILE), ("line", "1")))


def _bytes(file: Path) -> bytes | None:
    """What stands in the file, and one byte more than it may hold at the most; None when it is a folder, a pipe or a device, of which
    nothing is waited for. Raises OSError."""
    opened = os.open(file, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0))
    try:
        if not stat.S_ISREG(os.fstat(opened).st_mode):
            return None
        with open(opened, "rb", closefd=False) as bound:
            return bound.read(MOST_BYTES + 1)
    finally:
        os.close(opened)
