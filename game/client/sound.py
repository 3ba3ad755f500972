"""Playing the sounds of the house: effects, one ambience, one music; in silence where that is not possible.

Nothing here raises for want of a sound device, a folder or a file: the program plays on and `Sound.problem` says why nothing is
heard. What is heard is heard by everybody in the room, so effects come from events that all may know (TABLE), and while
somebody acts in private `private` keeps the interface silent: the number of clicks would tell how far a hidden move goes.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final, Protocol

import pygame

from game.client.steps import Aside, hurried
from game.engine import places

RATE: Final = 44_100
INTERFACE: Final = frozenset({"click", "back", "page"})
"""What answers a hand, not an event: not played in private."""
EFFECTS: Final = INTERFACE | {
    "step_grass", "step_wood", "step_dark", "boat", "swim", "door_open", "key", "take", "play_clue", "trap", "lamp", "dig",
    "hear", "alarm", "reveal", "death", "dice", "turn", "curtain", "win", "lose",
}  # fmt: skip
AMBIENCES: Final = frozenset({"night", "wind", "fire"})
MUSIC: Final = frozenset({"theme"})
LOUDEST: Final = 100
CHANNELS: Final = 16
"""Sounds at once; the first two belong to the ambience."""
CROSS_FADE: Final = 2.5
"""Seconds in which an ambience or music comes and goes."""
KEPT: Final = 20.0
"""Seconds of effects that are kept once read, 172 KB each, besides the ambience."""
LATE: Final = 0.5
"""Seconds after which an effect whose file was read too slowly is not heard any more."""
AGAIN: Final = 0.06
"""Seconds in which the same effect is not begun twice: two at once would only be louder."""
_FAILURES: Final = (pygame.error, NotImplementedError, ImportError, OSError)
"""What pygame raises without a device, without its mixer, and for a file it cannot read."""


class Volumes(Protocol):
    """The settings that are taken over: volumes from 0 to 100 and whether nothing is to be heard."""

    effects_volume: int
    ambience_volume: int
    music_volume: int
    muted: bool


def gain(volume: int, muted: bool = False) -> float:
    """The factor (0 to 1) of a volume (0 to 100): squared, so that half way sounds half as loud."""
    return 0.0 if muted else (min(max(volume, 0), LOUDEST) / LOUDEST) ** 2


class _Lane:
    """A loop that comes and goes: `share` is how far it has come (0 to 1), `up` where it is going, `playing` whether the mixer
    has it."""

    def __init__(self) -> None:
        self.name = ""
        self.share = 0.0
        self.up = False
        self.playing = False

    def move(self, dt: float) -> bool:
        """Lets time pass; whether its loudness changed."""
        wanted = 1.0 if self.up else 0.0
        before = self.share
        step = dt / CROSS_FADE
        self.share = min(wanted, before + step) if self.up else max(wanted, before - step)
        return self.share != before

    @property
    def height(self) -> float:
        """The factor of its loudness: the powers of two lanes that cross add up to one."""
        return math.sin(self.share * math.pi / 2)


class Sound:
    """All that is heard.

    The device is opened with the first sound that is to be heard; `update` is called in each frame and moves the fades.
    `private` is set while a view is shown that another person at the table may not see.
    """

    def __init__(self, settings: Volumes, clock: Callable[[], float] = time.monotonic) -> None:
        self.private = False
        self._clock = clock
        self._problem = ""
        self._effects: dict[str, pygame.mixer.Sound | None] = {}
        self._begun: dict[str, float] = {}
        self._reading: dict[str, Aside[pygame.mixer.Sound]] = {}
        self._late: dict[str, float] = {}  # effects that wait for their file, and since when
        self._ambience = (_Lane(), _Lane())
        self._music = _Lane()
        self._next_music = ""
        self._open = False
        self._failed = False
        self._take_over(settings)

    @property
    def problem(self) -> str:
        """Why something is not heard: `no_device`, `no_folder` (sprites/sounds is missing), `bad_file`, or empty."""
        return self._problem

    def apply(self, settings: Volumes) -> None:
        """Takes over volumes and mute at once; when one of them is another, a device that failed before is tried again."""
        before = (self._effects_gain, self._ambience_gain, self._music_gain)
        self._take_over(settings)
        if before == (self._effects_gain, self._ambience_gain, self._music_gain):
            return
        self._failed = False
        if self._problem == "no_device":
            self._problem = ""
        self._settle()

    def play(self, name: str) -> None:
        """Plays an effect once. Raises ValueError for a name that does not exist."""
        _known(name, EFFECTS)
        if self._effects_gain == 0 or (self.private and name in INTERFACE) or not self._start():
            return
        now = self._clock()
        if now - self._begun.get(name, -math.inf) < AGAIN:
            return
        effect = self._loaded(name)
        if effect is None:
            if name in self._reading:
                self._late.setdefault(name, now)
            return
        self._begun[name] = now
        self._effects[name] = self._effects.pop(name)  # the last to go
        try:
            effect.set_volume(self._effects_gain)
            effect.play()  # keeps off the reserved channels, which find_channel does not
        except _FAILURES:
            self._lost()

    def ambience(self, name: str | None) -> None:
        """Goes over to another loop under the play, or to none. Raises ValueError for a name that does not exist."""
        _known(name, AMBIENCES)
        for lane in self._ambience:
            lane.up = lane.name == name
        if name is None or any(lane.up for lane in self._ambience):
            return
        lane = min(self._ambience, key=lambda lane: lane.share)
        lane.name, lane.share, lane.up, lane.playing = name, 0.0, True, False
        self._settle()

    def music(self, name: str | None) -> None:
        """Goes over to other music, or to none. Raises ValueError for a name that does not exist."""
        _known(name, MUSIC)
        self._next_music = name or ""
        self._music.up = bool(name) and self._music.name == name
        self._turn_music()
        self._settle()

    def update(self, dt: float) -> None:
        """Lets time pass: what fades goes on fading, what has faded out stops."""
        moved = [lane.move(dt) for lane in (*self._ambience, self._music)]
        if self._reading:
            self._take_read()
        if not any(moved):
            return
        for number, lane in enumerate(self._ambience):
            if lane.name and not lane.up and lane.share == 0:
                self._effects.pop(lane.name, None)
                lane.name, lane.playing = "", False
                self._try(partial(_stop, number))
        self._turn_music()
        self._settle()

    def close(self) -> None:
        """Stops everything and gives the device back; the next sound opens it anew."""
        for name in list(self._reading):  # a file is not read while the device goes
            self._take(name)
        if self._open:
            self._try(pygame.mixer.quit)
            self._forget()

    # the device

    def _take_over(self, settings: Volumes) -> None:
        self._effects_gain = gain(settings.effects_volume, settings.muted)
        self._ambience_gain = gain(settings.ambience_volume, settings.muted)
        self._music_gain = gain(settings.music_volume, settings.muted)

    def _start(self) -> bool:
        """Opens the device unless it is open or has failed; whether sounds can be played."""
        if self._open or self._failed:
            return self._open
        try:
            if pygame.mixer.get_init() is None:
                pygame.mixer.init(RATE, -16, 2, 1024)
            pygame.mixer.set_num_channels(CHANNELS)
            pygame.mixer.set_reserved(len(self._ambience))
        except _FAILURES:
            self._lost()
            return False
        self._open = True
        return True

    def _lost(self) -> None:
        """There is no device, or no longer: silence until settings are applied again."""
        self._forget()
        self._failed = True
        self._problem = "no_device"

    def _forget(self) -> None:
        """The mixer has nothing of ours any more."""
        self._open = False
        self._effects.clear()
        self._late.clear()
        for lane in (*self._ambience, self._music):
            lane.playing = False

    def _try(self, act: Callable[[], object]) -> None:
        """Does something with the open device; when that fails, the device is lost."""
        if not self._open:
            return
        try:
            act()
        except _FAILURES:
            self._lost()

    # the files

    def _path(self, name: str) -> Path | None:
        try:
            folder = places.sprites() / "sounds"
        except places.PlaceError:
            self._problem = "no_folder"
            return None
        if not folder.is_dir():
            self._problem = "no_folder"
            return None
        return folder / f"{name}.ogg"

    def _loaded(self, name: str) -> pygame.mixer.Sound | None:
        """The sound of a file, read once; None when it cannot be read, or is still being read because no frame may wait for it."""
        if name not in self._effects and name not in self._reading:
            path = self._path(name)
            if path is None:
                self._effects[name] = None
            else:
                self._reading[name] = Aside(partial(pygame.mixer.Sound, path), aside=hurried())
                if not hurried():
                    self._take(name)
        return self._effects.get(name)

    def _take(self, name: str) -> None:
        """What was read of a file."""
        self._effects[name] = None
        try:
            self._effects[name] = self._reading.pop(name).result()
        except _FAILURES:
            self._bad_file()
        self._drop_some()

    def _drop_some(self) -> None:
        """Keeps no more than so many seconds of sound; what was read first goes, but for the loops that are heard."""
        heard = {lane.name for lane in self._ambience}
        known = {name: sound.get_length() for name, sound in self._effects.items() if sound is not None and name not in heard}
        left = sum(known.values())
        for name, seconds in known.items():
            if left <= KEPT:
                return
            del self._effects[name]  # one that is heard now is heard to its end
            left -= seconds

    def _take_read(self) -> None:
        """Takes the files that were read meanwhile; effects that waited for theirs are heard unless it is too late."""
        for name in [name for name, reading in self._reading.items() if reading.done()]:
            self._take(name)
            if self._clock() - self._late.pop(name, -math.inf) < LATE:
                self.play(name)
        self._settle()

    def _bad_file(self) -> None:
        """A file could not be read: by its own fault, or because the device has gone."""
        if pygame.mixer.get_init() is None:
            self._lost()
        else:
            self._problem = "bad_file"

    # loops

    def _turn_music(self) -> None:
        """The music that is wanted comes as soon as the one before has faded out."""
        if self._music.up or self._music.share > 0:
            return
        if self._music.playing:
            self._try(pygame.mixer.music.stop)
        self._music.name, self._music.up, self._music.playing = self._next_music, bool(self._next_music), False

    def _settle(self) -> None:
        """Begins the loops that should be heard and are not, and sets all volumes."""
        wanted = [lane for lane in self._ambience if lane.name and self._ambience_gain > 0]
        wanted += [self._music] if self._music.name and self._music_gain > 0 else []
        if wanted and not self._start():
            return
        for lane in wanted:
            if not lane.playing:
                lane.playing = True
                self._try(partial(self._begin, lane))
        self._try(self._set_volumes)

    def _begin(self, lane: _Lane) -> None:
        if lane is not self._music:
            loop = self._loaded(lane.name)
            lane.playing = lane.name not in self._reading
            if loop is not None:
                loop.set_volume(0.0)
                pygame.mixer.Channel(self._ambience.index(lane)).play(loop, loops=-1)
            return
        path = self._path(lane.name)
        try:
            if path is not None:
                pygame.mixer.music.load(path)
                pygame.mixer.music.set_volume(0.0)
                pygame.mixer.music.play(-1)
        except _FAILURES:
            self._bad_file()

    def _set_volumes(self) -> None:
        heights = {lane.name: lane.height * self._ambience_gain for lane in self._ambience}
        for name, sound in self._effects.items():
            if sound is not None:
                sound.set_volume(heights.get(name, self._effects_gain))
        pygame.mixer.music.set_volume(self._music.height * self._music_gain)


def _stop(channel: int) -> None:
    pygame.mixer.Channel(channel).stop()


def _known(name: str | None, names: frozenset[str]) -> None:
    if name is not None and name not in names:
        raise ValueError(f"there is no such sound: {name!r}")
