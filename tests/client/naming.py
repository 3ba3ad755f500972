"""Any text as a name, through the real program: `python -m tests.client.naming COUNT SEED` types COUNT texts into the fields of names,
presses on into a game, leaves it and comes back, and prints how many were tried, how many passed the gate, and what went wrong."""

from __future__ import annotations

import os
import random
import sys
import tempfile
import traceback
from collections.abc import Callable
from typing import Final

import pygame

from game.client import callings
from game.client import settings as kept
from game.client.app import App
from game.client.scenes.continuing import ContinueScene
from game.client.scenes.menu import MenuScene, SeatsScene
from game.client.scenes.setup import SetupScene
from game.client.scenes.title import TitleScene
from game.client.table import TableScene
from game.client.textfield import TextField
from game.engine import places
from game.engine.callings import fit
from game.engine.record import read_record
from tests.client.hands import Hands, open_app

GAMES: Final = ("darkaround", "stayaway", "lastfriday", "betrayal")
WAYS: Final = ("letters", "whole", "pasted", "composed")
"""How a text comes into a field: letter by letter, all at once, by the clipboard, by an input method."""
_STEPS: Final = 4
_ODD: Final = "\u00a0\u00ad\u200b\u200c\u200d\u200e\u200f\u202e\u2028\u2060\ufeff\ufe0f\u3164\u115f\u034f\u180e\u2800\x00\t\n\r\x7f"
"""Letters without a picture, and spaces that are none."""
_EMOJI: Final = (
    "👩\u200d🚀",
    "👍🏽",
    "🇺🇦",
    "❤\ufe0f",
    "1\ufe0f\u20e3",
    "👨\u200d👩\u200d👧\u200d👦",
    "🏴\U000e0067\U000e007f",
)
_NAMES: Final = (
    *("Anna", "W" * 20, "Олена", "علی\u200cرضا", "דוד 2", "क्षितिज", "น้ำฝน", "李小龍", "%s{0}{name}<b>", "Player", "pLAYER", "\ufdfd"),
)
_STARTS: Final = (0x391, 0x410, 0x5D0, 0x627, 0x905, 0xE01, 0x1100, 0x3042, 0x4E00, 0xAC00)
"""Where the letters of some alphabets begin."""
_KINDS: Final[tuple[Callable[[random.Random], str], ...]] = (
    lambda rng: chr(rng.randrange(0x20, 0x250)),
    lambda rng: chr(rng.choice(_STARTS) + rng.randrange(40)),
    lambda rng: chr(rng.randrange(0x110000)),
    lambda rng: rng.choice(_ODD),
    lambda rng: chr(rng.randrange(0x300, 0x370)) * rng.choice((1, 1, 3, 40)),
    lambda rng: rng.choice(_EMOJI),
    lambda rng: rng.choice(_NAMES),
    lambda rng: " " * rng.choice((1, 1, 2, 30)),
)


def texts(seed: int) -> random.Random:
    """A source of texts; the same again for the same seed."""
    return random.Random(seed)


def text(rng: random.Random) -> str:
    """Any text that somebody could type or paste."""
    found = "".join(rng.choice(_KINDS)(rng) for _piece in range(rng.choice((0, 1, 1, 2, 3, 4, 6, 12, 30))))
    return found * (2000 if rng.random() < 0.01 else 1)


def type_in(hands: Hands, key: str, words: str, way: str) -> TextField:
    """Writes a text into a field instead of what stands there."""
    hands.click(key)
    hands.key(pygame.K_a, pygame.KMOD_CTRL)
    hands.key(pygame.K_BACKSPACE)
    if way == "pasted":
        pygame.scrap.put_text(words.replace("\0", "").encode("utf-8", "replace").decode())
        hands.key(pygame.K_v, pygame.KMOD_CTRL)
    elif way == "letters":
        hands.write(words[:80])
    else:
        if way == "composed":
            pygame.event.post(pygame.Event(pygame.TEXTEDITING, text=words[:60], start=len(words) // 2, length=0))
            hands.frames(2)
        pygame.event.post(pygame.Event(pygame.TEXTINPUT, text=words))
    hands.frames(2)
    field = hands.find(key)
    assert isinstance(field, TextField)
    return field


def press_on(game: str, words: str, way: str) -> bool:
    """A name is typed, and the game begun if the program lets us; whether it did. Raises AssertionError where the program promised what it
    does not hold, and whatever the program raises."""
    app = open_app()
    hands = Hands(app)
    app.push(TitleScene())
    app.push(SetupScene(game))
    hands.click("add")
    hands.frames()
    for key in ("name:0", "name:1")[:: 1 if len(words) % 2 else -1]:
        type_in(hands, key, "Anna" if key == "name:0" else words, way)
    field = hands.find("name:1")
    assert isinstance(field, TextField)
    wanted, play = fit(field.text), hands.find("play")
    wrong = callings.fault(wanted, ["Anna"])
    assert bool(field.fault) == bool(wrong), f"under the field: {field.fault!r}, the gate: {wrong}"
    assert play.enabled == (not play.reason) == (wrong is None), play.reason
    assert not app.theme.overflows, app.theme.overflows
    hands.click("play")
    if wrong is None:
        _play_on(hands, wanted)
    else:
        assert isinstance(app.scene, SetupScene), "the game began with a name that does not fit"
    app.close()
    return wrong is None


def _play_on(hands: Hands, wanted: str) -> None:
    """Some moves, every screen that has names on it, and once more from the list of waiting games."""
    app = hands.app
    _look(app, hands, wanted)
    path = app.stack[-1].session.path if isinstance(app.stack[-1], TableScene) else None
    assert kept.load().names == ["Anna", wanted]
    app.reset(TitleScene())
    app.push(ContinueScene())
    hands.frames(2)
    assert path is None or wanted in [holder.person for holder in read_record(path).header.holders]
    hands.click("record:0")
    _look(app, hands, wanted)


def _look(app: App, hands: Hands, wanted: str) -> None:
    table = next(scene for scene in app.stack if isinstance(scene, TableScene))
    session = table.session
    assert wanted in session.people()
    for _step in range(_STEPS):
        hands.frames(2)
        if app.scene.name == "curtain":
            hands.click("raise")
        elif app.scene is table and session.can_play():
            session.play(session.observe().legal[0])
    while app.scene is not table:
        app.pop()
    app.push(MenuScene(session))
    app.push(SeatsScene(session))
    hands.frames(2)
    app.pop()
    app.pop()
    hands.frames(2)
    assert not app.theme.overflows, app.theme.overflows


def main(count: int, seed: int) -> int:
    """The command; the number of texts that went wrong."""
    os.environ["FOUR_LANTERNS_DATA"] = tempfile.mkdtemp(prefix="naming ")
    rng = texts(seed)
    passed = bad = 0
    for number in range(count):
        words, game, way = text(rng), GAMES[number % len(GAMES)], rng.choice(WAYS)
        try:
            passed += press_on(game, words, way)
        except Exception:
            bad += 1
            print(f"{number}: {words[:60]!a} {way} {game}\n{traceback.format_exc()}", file=sys.stderr)
        for record in places.records().glob("*.lantern"):
            record.unlink()
    refused = count - passed - bad
    print(f"{count} texts (seed {seed}): {passed} became names and went through a game, {refused} were refused in words, {bad} faults")
    return bad


if __name__ == "__main__":
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    sys.exit(1 if main(int(sys.argv[1]), int(sys.argv[2])) else 0)
