"""A finished game told again: how it is driven, and the line of the whole game."""

from __future__ import annotations

import pygame

from game.client.retelling import Retelling
from game.client.theme import BLOOD, BONE, Theme
from game.client.timeline import Mark, Timeline
from tests.client import keyboards


def press(key: int, mod: int = 0) -> pygame.Event:
    return keyboards.press(key, mod)


def mouse(kind: int, at: tuple[int, int]) -> pygame.Event:
    if kind == pygame.MOUSEMOTION:
        return pygame.Event(kind, pos=at, rel=(0, 0), buttons=(1, 0, 0))
    return pygame.Event(kind, pos=at, button=1)


def test_it_plays_to_the_end_and_from_there_anew() -> None:
    heard: list[bool] = []
    telling = Retelling(2, heard.append, lambda: 1.0)
    assert (telling.at, telling.playing) == (2, False)
    telling.key(press(pygame.K_SPACE))
    assert (telling.at, telling.playing) == (0, True)
    telling.update(0.6)
    assert telling.at == 0
    telling.update(0.6)
    assert (telling.at, telling.playing) == (1, True)
    telling.key(press(pygame.K_SPACE))
    telling.update(5.0)
    assert (telling.at, telling.playing) == (1, False)
    telling.key(press(pygame.K_SPACE))
    telling.update(1.1)
    assert (telling.at, telling.playing) == (2, False)
    assert heard == [True, True, False, False, True]


def test_keys_step_and_stop_it() -> None:
    telling = Retelling(9, lambda _moved: None, lambda: 1.0, lambda at, by: at + 3 * by)
    telling.start()
    assert telling.key(press(pygame.K_RIGHT))
    assert (telling.at, telling.playing) == (3, False)
    assert telling.key(press(pygame.K_END))
    assert telling.key(press(pygame.K_RIGHT))
    assert telling.at == 9
    assert telling.key(press(pygame.K_LEFT))
    assert telling.at == 6
    assert telling.key(press(pygame.K_HOME))
    assert telling.at == 0
    assert not telling.key(press(pygame.K_LEFT, pygame.KMOD_CTRL))
    assert not telling.key(press(pygame.K_UP))


def test_its_buttons_say_whether_it_plays() -> None:
    telling = Retelling(3, lambda _moved: None, lambda: 1.0)
    keys = [button.key for button in telling.buttons("back", "on")]
    assert keys == ["before", "play", "after", "last"]
    first, before, play, *_rest = telling.buttons("back", "on", "first")
    first.act()
    assert telling.at == 0
    play.act()
    assert [button.icon for button in telling.buttons("back", "on")][1] == "icons/pause"
    before.act()
    assert not telling.playing


def test_the_line_is_clicked_and_dragged_and_takes_a_mark_that_is_near() -> None:
    theme = Theme((1280, 720))
    gone: list[int] = []
    line = Timeline(100, [Mark(50, "cross", BLOOD, "dead"), Mark(20, "line", BONE)], gone.append, "all of it")
    line.rect = pygame.Rect(100, 600, 424, 34)
    assert (line.x_of(0, theme), line.x_of(100, theme)) == (112, 512)
    line.handle(mouse(pygame.MOUSEBUTTONDOWN, (line.x_of(51, theme), 610)), theme)
    assert gone == [50]
    line.at = 50
    line.handle(mouse(pygame.MOUSEMOTION, (line.x_of(50, theme), 610)), theme)
    line.handle(mouse(pygame.MOUSEMOTION, (line.x_of(80, theme), 610)), theme)
    line.handle(mouse(pygame.MOUSEMOTION, (2000, 610)), theme)
    assert gone == [50, 80, 100]
    line.handle(mouse(pygame.MOUSEBUTTONUP, (2000, 610)), theme)
    line.handle(mouse(pygame.MOUSEMOTION, (line.x_of(49, theme), 610)), theme)
    assert (gone[-1], line.tip) == (100, "dead")
    line.handle(mouse(pygame.MOUSEMOTION, (line.x_of(20, theme), 610)), theme)
    assert line.tip == ""
