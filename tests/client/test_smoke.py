"""The program as a person starts it, in a real window on a screen of its own (Xvfb)."""

from __future__ import annotations

import ctypes
import ctypes.util
import json
import os
import shutil
import struct
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import pygame
import pytest

from game.client.settings import Settings
from game.engine import places
from game.engine.record import read_record
from tests.client.hands import Hands
from tests.client.player import title_screen
from tests.listed import waiting

pytestmark = [
    pytest.mark.slow,
    pytest.mark.xdist_group("screen"),
    pytest.mark.skipif(shutil.which("Xvfb") is None, reason="Xvfb is not installed: no screen to open a window on"),
    pytest.mark.skipif(ctypes.util.find_library("X11") is None, reason="libX11 is not installed: no window can be opened"),
]

MAIN: Final = places.root() / "main.py"
SIZE: Final = (1280, 720)
PATIENCE: Final = 20.0
"""Seconds until a window must have done what it was told."""

MotionNotify, ButtonPress, ButtonRelease, ClientMessage = 6, 4, 5, 33


class _Pointing(ctypes.Structure):
    """XButtonEvent and XMotionEvent, which begin alike."""

    _fields_ = [
        ("type", ctypes.c_int),
        ("serial", ctypes.c_ulong),
        ("send_event", ctypes.c_int),
        ("display", ctypes.c_void_p),
        ("window", ctypes.c_ulong),
        ("root", ctypes.c_ulong),
        ("subwindow", ctypes.c_ulong),
        ("time", ctypes.c_ulong),
        ("x", ctypes.c_int),
        ("y", ctypes.c_int),
        ("x_root", ctypes.c_int),
        ("y_root", ctypes.c_int),
        ("state", ctypes.c_uint),
        ("detail", ctypes.c_uint),
        ("same_screen", ctypes.c_int),
    ]


class _Message(ctypes.Structure):
    """XClientMessageEvent."""

    _fields_ = [
        ("type", ctypes.c_int),
        ("serial", ctypes.c_ulong),
        ("send_event", ctypes.c_int),
        ("display", ctypes.c_void_p),
        ("window", ctypes.c_ulong),
        ("message_type", ctypes.c_ulong),
        ("format", ctypes.c_int),
        ("data", ctypes.c_long * 5),
    ]


class _Text(ctypes.Structure):
    """XTextProperty."""

    _fields_ = [("value", ctypes.c_char_p), ("encoding", ctypes.c_ulong), ("format", ctypes.c_int), ("items", ctypes.c_ulong)]


class _Event(ctypes.Union):
    """XEvent."""

    _fields_ = [("pointing", _Pointing), ("message", _Message), ("pad", ctypes.c_long * 24)]


def until(what: Callable[[], bool], words: str) -> None:
    """Waits until something is so."""
    end = time.monotonic() + PATIENCE
    while not what():
        assert time.monotonic() < end, words
        time.sleep(0.05)


class Screen:
    """A screen without a monitor, and a hand that reaches its windows."""

    def __init__(self, folder: Path) -> None:
        ours, theirs = os.pipe()
        command = ["Xvfb", "-displayfd", str(theirs), "-screen", "0", "1280x800x24", "-nolisten", "tcp", "-fbdir", str(folder)]
        self._server = subprocess.Popen(command, pass_fds=[theirs], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(theirs)
        with os.fdopen(ours) as pipe:
            number = pipe.readline().strip()
        self.name = f":{number}"
        self._picture = folder / "Xvfb_screen0"
        self._x11 = ctypes.CDLL(ctypes.util.find_library("X11"))
        self._x11.XOpenDisplay.restype = ctypes.c_void_p
        self._x11.XDefaultRootWindow.restype = ctypes.c_ulong
        self._x11.XInternAtom.restype = ctypes.c_ulong
        self._display = ctypes.c_void_p(self._x11.XOpenDisplay(self.name.encode())) if number else ctypes.c_void_p()

    def open(self) -> bool:
        """Whether the screen can be used."""
        return bool(self._display)

    def close(self) -> None:
        """Takes the screen away."""
        if self._display:
            self._x11.XCloseDisplay(self._display)
        self._server.terminate()
        self._server.wait(10)

    def windows(self) -> list[int]:
        """The windows on the screen that have a name."""
        root, parent, count = ctypes.c_ulong(), ctypes.c_ulong(), ctypes.c_uint()
        found = ctypes.POINTER(ctypes.c_ulong)()
        top = ctypes.c_ulong(self._x11.XDefaultRootWindow(self._display))
        self._x11.XQueryTree(self._display, top, ctypes.byref(root), ctypes.byref(parent), ctypes.byref(found), ctypes.byref(count))
        return [found[place] for place in range(count.value) if self.title(found[place])]

    def title(self, window: int) -> str:
        """A window's name."""
        name = _Text()
        self._x11.XGetWMName(self._display, ctypes.c_ulong(window), ctypes.byref(name))
        return (name.value or b"").decode()

    def corner(self, window: int) -> tuple[int, int]:
        """Where a window stands on the screen."""
        x, y, child = ctypes.c_int(), ctypes.c_int(), ctypes.c_ulong()
        top = ctypes.c_ulong(self._x11.XDefaultRootWindow(self._display))
        self._x11.XTranslateCoordinates(
            self._display, ctypes.c_ulong(window), top, 0, 0, ctypes.byref(x), ctypes.byref(y), ctypes.byref(child)
        )
        return x.value, y.value

    def picture(self, window: int) -> pygame.Surface:
        """What a window shows, from the screen's own memory (an XWD file of 32-bit points, blue first)."""
        self._x11.XSync(self._display, 0)
        data = self._picture.read_bytes()
        header = struct.unpack(">25I", data[:100])
        wide, tall, colours = header[4], header[5], header[19]
        start = header[0] + colours * 12
        whole = pygame.image.frombuffer(data[start : start + wide * tall * 4], (wide, tall), "BGRA")
        return whole.subsurface(pygame.Rect(self.corner(window), SIZE)).copy()

    def _send(self, window: int, event: _Event) -> None:
        self._x11.XSendEvent(self._display, ctypes.c_ulong(window), 0, ctypes.c_long(0), ctypes.byref(event))
        self._x11.XFlush(self._display)

    def click(self, window: int, at: tuple[int, int]) -> None:
        """Moves the mouse to a point of a window and clicks."""
        left, top = self.corner(window)
        root = self._x11.XDefaultRootWindow(self._display)
        for kind, detail, state in ((MotionNotify, 0, 0), (ButtonPress, 1, 0), (ButtonRelease, 1, 1 << 8)):
            event = _Event()
            event.pointing = _Pointing(
                kind, 0, 1, self._display, window, root, 0, 0, at[0], at[1], left + at[0], top + at[1], state, detail, 1
            )
            self._send(window, event)
            time.sleep(0.1)

    def ask_to_close(self, window: int) -> None:
        """What the cross in a window's frame does."""
        atoms = [self._x11.XInternAtom(self._display, name, 0) for name in (b"WM_PROTOCOLS", b"WM_DELETE_WINDOW")]
        event = _Event()
        event.message = _Message(ClientMessage, 0, 1, self._display, window, atoms[0], 32, (ctypes.c_long * 5)(atoms[1], 0, 0, 0, 0))
        self._send(window, event)


@pytest.fixture
def screen(tmp_path: Path) -> Iterator[Screen]:
    folder = tmp_path / "screen"
    folder.mkdir()
    found = Screen(folder)
    if not found.open():
        found.close()
        pytest.skip("Xvfb cannot open a screen here")
    yield found
    found.close()


def start(data: Path, **variables: str) -> subprocess.Popen[str]:
    """Starts the program as a person would, from another folder."""
    environment = {name: value for name, value in os.environ.items() if name not in ("SDL_VIDEODRIVER", "DISPLAY", "WAYLAND_DISPLAY")}
    environment |= {"FOUR_LANTERNS_DATA": str(data), "SDL_AUDIODRIVER": "dummy", **variables}
    return subprocess.Popen(
        [sys.executable, str(MAIN)], cwd="/", env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )


def alike(one: pygame.Surface, two: pygame.Surface) -> float:
    """The share of points that are equal in two pictures."""
    ours, theirs = (pygame.image.tobytes(picture, "RGB") for picture in (one, two))
    return sum(ours[at : at + 3] == theirs[at : at + 3] for at in range(0, len(ours), 3)) / (SIZE[0] * SIZE[1])


def still(data: Path) -> None:
    """Settings as a person may have left them: English, nothing moves."""
    data.mkdir(parents=True, exist_ok=True)
    Settings(language="en", animation_speed="off", names=["Anna"]).save()


def test_the_window_opens_is_clicked_through_to_the_table_and_closes(screen: Screen, own_data_folder: Path) -> None:
    still(own_data_folder)
    program = start(own_data_folder, DISPLAY=screen.name)
    try:
        until(lambda: bool(screen.windows()) or program.poll() is not None, "no window appeared")
        assert program.poll() is None, program.communicate()
        (window,) = screen.windows()
        assert screen.title(window) == "Four Lanterns"
        model = title_screen(size=SIZE)  # the same screens without a window, to compare with and to know where to click
        model.settings.animation_speed = "off"
        model.settings.names = ["Anna"]
        hands = Hands(model)
        hands.frames()
        until(lambda: alike(screen.picture(window), model.surface) > 0.95, "the title is not what it should be")
        lantern = hands.find("game:lastfriday").rect.center
        hands.click(lantern)
        screen.click(window, lantern)
        until(lambda: alike(screen.picture(window), model.surface) > 0.97, "the set-up did not come")
        before = screen.picture(window)
        screen.click(window, hands.find("play").rect.center)
        until(lambda: alike(screen.picture(window), before) < 0.5, "the table did not come")
        (record,) = waiting(places.records())
        assert record.entry.header is not None
        assert [holder.person for holder in record.entry.header.holders] == ["", *["Anna"] * 5]
        until(lambda: any(line.startswith("start ") for line in read_record(record.path).lines), "the computer did not begin")
        screen.ask_to_close(window)
        _out, errors = program.communicate(timeout=PATIENCE)
    finally:
        program.kill()
        program.wait(10)
    assert program.returncode == 0, errors
    assert errors == ""
    assert json.loads((own_data_folder / "settings.json").read_text(encoding="utf-8"))["names"] == ["Anna"]


def test_a_signal_to_end_closes_it_as_cleanly(screen: Screen, own_data_folder: Path) -> None:
    still(own_data_folder)
    program = start(own_data_folder, DISPLAY=screen.name)
    try:
        until(lambda: bool(screen.windows()), "no window appeared")
        time.sleep(1.0)  # the first pictures
        program.terminate()
        _out, errors = program.communicate(timeout=PATIENCE)
    finally:
        program.kill()
        program.wait(10)
    assert program.returncode == 0, errors
    assert errors == ""


@pytest.mark.parametrize("display", ["", ":9473"])
def test_without_a_screen_it_says_so_in_one_sentence_and_leaves(own_data_folder: Path, display: str) -> None:
    program = start(own_data_folder, **({"DISPLAY": display} if display else {}))
    _out, errors = program.communicate(timeout=PATIENCE)
    assert program.returncode == 2
    told = [line for line in errors.splitlines() if not line.startswith("error: ")]  # what the system's own libraries print
    assert len(told) == 1
    assert told[0].endswith(".")
