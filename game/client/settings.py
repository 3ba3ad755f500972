"""What a person has set, kept in the user's data folder as settings.json.

A value that does not fit is put back to its default and leaves the others alone; names this program does not know are passed over. A file
that holds such a value, or cannot be read at all, stays as it is until something is set, and is then put aside as settings.damaged.json, or
under the next name that is free.
"""

from __future__ import annotations

import contextlib
import copy
import json
import os
import stat
from collections.abc import Collection, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec

from game.client import callings
from game.client.palettes import PALETTES, STANDARD
from game.client.sound import LOUDEST
from game.engine import games, places
from game.engine.contract import Refusal
from game.engine.guard import alone
from game.engine.plain import plain, reason
from game.words import keynames
from game.words.host import OwnSetting, host
from game.words.language import LANGUAGES, system_language

FILE: Final = "settings.json"
_DAMAGED: Final = "settings.damaged.json"
LOCK: Final = ".settings.lock"
_IN_FILE: Final = "in_file"
_GATHERED: Final = frozenset({"folders"})
"""Lists to which each copy of the program adds, and none takes the place of another's; games have such lists too."""
_OWN: Final = "own"
"""The games' own settings, which stand in the file beside those of the house."""

TEXT_SCALES: Final = (1.0, 1.25, 1.5, 2.0)
SPEEDS: Final = ("off", "slow", "normal", "fast")
"""Speeds of animations and of computers' turns."""
VOLUMES: Final = ("effects_volume", "ambience_volume", "music_volume")
MOST_BYTES: Final = 64 << 10
"""No settings come near, so that a larger file is none and is not read into memory."""
MOST_FOLDERS: Final = 20
_PATH: Final = 4096
"""Letters of a folder's path: all that systems allow."""
_FACTORS: Final = {"off": 0.0, "slow": 1.7, "normal": 1.0, "fast": 0.45}


_NO_VALUE: Final = (msgspec.ValidationError, RecursionError, UnicodeEncodeError)
"""What a value of the file that is none of its kind raises; the last where a text is no text."""
T = TypeVar("T")


class Settings(msgspec.Struct, dict=True):
    """The settings; each has a default that suits a first start. Beside them each remembers what stood in the file when it was last
    read or saved (`note_file`), so that only what was set here is written."""

    language: str = "en"
    text_scale: float = 1.0
    animation_speed: str = "normal"
    fullscreen: bool = False
    confirm_final: bool = True
    """Ask once before an act that cannot be undone."""
    show_helpers: bool = True
    """Shade the places where a hidden opponent can be, as far as the table could work it out."""
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
    folders: list[str] = msgspec.field(default_factory=list)
    """Folders besides the usual one in which games were saved."""
    own: dict[str, Any] = msgspec.field(default_factory=dict)
    """What games keep beside all this, by name (see `game.words.host.OwnSetting`)."""

    def of(self, setting: OwnSetting[T]) -> T:
        """A game's own setting."""
        found: T = self.own[setting.name] if setting.name in self.own else setting.fresh()
        return found

    def put(self, setting: OwnSetting[T], value: T) -> None:
        """Sets a game's own setting."""
        self.own[setting.name] = value

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
        self.keys = keynames.fitting(self.keys)
        fitting = {setting.name: setting.fit(self.of(setting)) for setting in own_settings()}
        self.own = {setting.name: fitting[setting.name] for setting in own_settings() if fitting[setting.name] != setting.fresh()}
        self.folders = [folder for folder in self.folders if folder and folder == plain(folder, _PATH)][-MOST_FOLDERS:]
        return self

    def note_file(self, but: Collection[str] = ()) -> None:
        """These values stand in the file now, all but some."""
        self.__dict__[_IN_FILE] = {name: value for name, value in _plain(self).items() if name not in but}

    def save(self) -> None:
        """Writes what was set since the last time to what another copy of the program may have set meanwhile: to a temporary file first,
        so that a torn write loses nothing. Raises places.PlaceError."""
        folder = places.data(writing=True)
        file, trial = folder / FILE, folder / f".settings-{os.getpid()}.json"
        with alone(folder / LOCK):
            found = _values(file)
            known = {} if isinstance(found, Refusal) else _sound(found)
            damaged = isinstance(found, Refusal) or len(known) < len(found)
            values = _merged(known, self.__dict__.get(_IN_FILE, {}), _plain(self))
            try:
                trial.write_bytes(msgspec.json.format(msgspec.json.encode(values), indent=2))
                if damaged:
                    file.replace(_aside(folder))
                trial.replace(file)
            except OSError as error:
                with contextlib.suppress(OSError):
                    trial.unlink()
                raise places.unwritable(folder, error) from error
        self.note_file()


def _sound(found: Mapping[str, object]) -> dict[str, object]:
    """Of a file's values those that fit, and of names that this program does not know those that can be written again."""
    unfit = _taken(found)[1]
    return {name: value for name, value in found.items() if name not in unfit and _can_be_written(name, value)}


def _can_be_written(name: str, value: object) -> bool:
    """Whether a value of a file, perhaps one that this program does not know, can be written again."""
    try:
        return bool(msgspec.json.encode({name: value}))
    except (ValueError, OverflowError, RecursionError):  # half a letter, a number beyond all bounds, lists in lists without end
        return False


def _aside(folder: Path) -> Path:
    """Where damaged settings are kept: under a name that nothing has yet."""
    name, number = _DAMAGED, 1
    while os.path.lexists(folder / name):
        number += 1
        name = _DAMAGED.replace(".json", f" {number}.json")
    return folder / name


@cache
def own_settings() -> tuple[OwnSetting[Any], ...]:
    """What all games keep beside the settings of the house."""
    return tuple(setting for name in games.NAMES for setting in host(name).settings)


def _gathered() -> frozenset[str]:
    return _GATHERED | {setting.name for setting in own_settings() if setting.gathered}


def _plain(settings: Settings) -> dict[str, object]:
    """The values by their names in the file, apart from the settings."""
    values = msgspec.structs.asdict(settings)
    del values[_OWN]
    values |= {setting.name: settings.of(setting) for setting in own_settings()}
    return {name: copy.copy(value) for name, value in values.items()}


def _merged(found: Mapping[str, object], before: Mapping[str, object], now: Mapping[str, object]) -> dict[str, object]:
    """What is to stand in the file: what was found there, with what this copy has set since `before`."""
    changed = {name: value for name, value in now.items() if name not in before or before[name] != value or name not in found}
    for name in _gathered() & changed.keys():
        others, mine, was = (values.get(name) for values in (found, now, before))
        if isinstance(others, list) and isinstance(mine, list):
            was = was if isinstance(was, list) else []
            added = [value for value in mine if value not in was and value not in others]
            changed[name] = [value for value in others if value in mine or value not in was] + added
    values = {**found, **changed}
    in_order = _plain(_taken(values)[0])  # what was put together stands as the settings keep it, else it would count as damage
    return values | {name: in_order[name] for name in _gathered() & values.keys()}


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
    settings, unfit = _taken(found)
    settings.note_file(unfit)
    mended = {"names"} & unfit if settings.names else set()  # some of the people's names are good
    told = [Refusal("setting", (("file", FILE), ("setting", name))) for name in _plain(settings) if name in unfit - mended]
    return settings, [*told, *(Refusal("setting_names", (("file", FILE),)) for _ in mended)]


def _taken(found: Mapping[str, object]) -> tuple[Settings, set[str]]:
    """The settings that a file's values give, and the names of those that do not fit, whose defaults are used."""
    settings, unfit = Settings(language=system_language()), set()
    for field in msgspec.structs.fields(Settings):
        if field.name in found and field.name != _OWN:
            try:
                setattr(settings, field.name, msgspec.convert(found[field.name], field.type))
            except _NO_VALUE:
                unfit.add(field.name)
    for setting in own_settings():
        if setting.name in found:
            try:
                settings.put(setting, msgspec.convert(found[setting.name], setting.kind))
            except _NO_VALUE:
                unfit.add(setting.name)
    wanted = _plain(settings)
    checked = _plain(settings.checked())
    return settings, unfit | {name for name in checked if checked[name] != wanted[name]}


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
