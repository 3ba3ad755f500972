"""What the window holds in memory stays bounded, however many games are played in it."""

from __future__ import annotations

import weakref
from collections.abc import Iterator
from typing import Any, Final

import pygame
import pytest

from game.client import benchmark, evening
from game.client.palettes import STANDARD, use_palette
from game.client.pictures import sheet, sprite
from game.client.pixels import PIXELS, WINDOWS, kept, size_of
from game.client.scene import Scene
from game.client.theme import BONE, INK, Theme
from tests.client.lastfriday.tables import Table, match_at

WINDOW: Final = 1920 * 1080 * 4
"""Bytes of the window that bounds are told in."""


@pytest.fixture(autouse=True)
def nothing_kept() -> Iterator[None]:
    PIXELS.forget()
    yield
    use_palette(STANDARD)
    PIXELS.forget()


def held(pictures: list[weakref.ref[pygame.Surface]]) -> int:
    """Bytes of those of the pictures that somebody still holds."""
    return sum(size_of(picture) for known in pictures if (picture := known()) is not None)


def test_pictures_of_ever_new_sizes_take_no_more_than_the_budget_all_together() -> None:
    theme = Theme((1920, 1080))
    made = []
    for number in range(70):
        made.append(weakref.ref(sheet(800, 480 + number, BONE, INK)))
        made.append(weakref.ref(sprite("icons/play", 300 + number)))
        made.append(weakref.ref(theme.image(f"{number} lanterns on the pier", "title", 60, BONE)))
    assert 0 < held(made) <= PIXELS.bytes <= PIXELS.budget == WINDOWS * WINDOW
    assert made[-3]() is sheet(800, 480 + 69, BONE, INK)
    assert sum(PIXELS.told().values()) == PIXELS.bytes
    assert PIXELS.told()["texts"] > 0


def test_the_pictures_wanted_last_are_kept() -> None:
    made: list[str] = []

    @kept
    def make(name: str, share: float = 0.85) -> pygame.Surface:
        made.append(name)
        return pygame.Surface((1920, round(1080 * share)))

    for name in "abcda":
        make(name)
    assert made == ["a", "b", "c", "d"]
    make("e")  # there is room for four: b goes, which was not wanted for longest
    assert make("a") is make("a")
    assert made == ["a", "b", "c", "d", "e"]
    make("b")
    assert made == ["a", "b", "c", "d", "e", "b"]
    huge = make("huge", share=4.5)
    assert make("huge", share=4.5) is huge, "the newest is kept whatever its size"
    make("a")
    assert PIXELS.bytes <= PIXELS.budget


def test_kept_pictures_are_forgotten_with_the_palette() -> None:
    @kept
    def make() -> pygame.Surface:
        return pygame.Surface((8, 8))

    before = make()
    use_palette("safe")
    assert make() is not before


@pytest.mark.slow
def test_a_table_that_was_left_leaves_nothing_of_its_game_behind() -> None:
    for part in ("won or lost", "in the middle"):
        match = match_at(None if part == "won or lost" else lambda seen: seen.round == 3, {"chapter": "I"})
        table = Table(match, size=(1280, 720))
        app = table.app
        table.frames(3)
        parts: list[weakref.ref[Any]] = [weakref.ref(match), weakref.ref(table.session), weakref.ref(table.scene), weakref.ref(table.view)]
        del match, table
        app.reset(Scene())
        assert [known() for known in parts] == [None] * 4, part
        assert PIXELS.bytes == 0, PIXELS.told()
        app.close()


def test_the_benchmark_compares_memory_after_the_first_games_with_that_after_the_last(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("FOUR_LANTERNS_DATA", "SDL_VIDEODRIVER", "SDL_AUDIODRIVER", "PYGAME_HIDE_SUPPORT_PROMPT"):
        monkeypatch.setenv(name, "dummy")  # what the benchmark sets is taken back

    def told(left: list[float]) -> tuple[int, str]:
        games = [evening.Played(number, 100 * number, "camp", memory + 10, memory) for number, memory in enumerate(left, 1)]
        monkeypatch.setattr(evening, "games_in_the_window", lambda _until, _level: iter(games))
        return benchmark.main(["--games", str(len(left))]), capsys.readouterr().out

    warm = [70.0, 80.0, 90.0, 90.0, 90.0, 91.0, 92.0, 93.0, 94.0, 120.0]
    status, words = told([*warm, 149.0, 139.9])
    assert status == 0
    assert "120.0 MB after 10 games, 139.9 MB after 12: grew by 19.9 MB" in words
    assert "at most 130.0 MB in 10 games, 159.0 MB in the 2 after them" in words
    assert "the goal is growth under 20 MB and no more than 160 MB: ok" in words
    status, words = told([*warm, 125.0, 140.0])
    assert status == 1
    assert "grew by 20.0 MB" in words
    assert "MISSED" in words
    assert told([*warm, 150.0, 121.0])[0] == 1, "too much while a table was shown"
    status, words = told(warm)
    assert status == 1
    assert "too few" in words
