"""Widgets by mouse and by keys, from events alone."""

from __future__ import annotations

import pygame
import pytest

from game.client.focus import FocusGroup
from game.client.theme import Theme
from game.client.widgets import Button, Choice
from tests.client import keyboards

THEME = Theme((1280, 720))


def press(group: FocusGroup, key: int, mod: int = 0) -> bool:
    return group.handle(keyboards.press(key, mod), THEME)


def click(group: FocusGroup, at: tuple[int, int], up_at: tuple[int, int] | None = None) -> None:
    group.handle(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1), THEME)
    group.handle(pygame.Event(pygame.MOUSEBUTTONUP, pos=up_at or at, button=1), THEME)


@pytest.fixture
def done() -> list[str]:
    return []


@pytest.fixture
def group(done: list[str]) -> FocusGroup:
    def button(name: str, x: int, y: int) -> Button:
        return Button(pygame.Rect(x, y, 100, 40), name, lambda: done.append(name), key=name)

    return FocusGroup([button("a", 0, 0), button("b", 150, 0), button("c", 0, 100), button("d", 150, 100)])


def test_tab_goes_round_and_shift_tab_back(group: FocusGroup) -> None:
    order = []
    for _press in range(5):
        press(group, pygame.K_TAB)
        order.append(group.focused.key if group.focused else "")
    press(group, pygame.K_TAB, pygame.KMOD_SHIFT)
    assert order == ["a", "b", "c", "d", "a"]
    assert group.focused is group.find("d")


@pytest.mark.parametrize(("key", "goal"), [(pygame.K_RIGHT, "b"), (pygame.K_DOWN, "c")])
def test_arrows_go_to_the_nearest(group: FocusGroup, key: int, goal: str) -> None:
    group.focus(group.find("a"))
    assert press(group, key)
    assert group.focused is group.find(goal)


@pytest.mark.parametrize("key", [pygame.K_RETURN, pygame.K_SPACE, pygame.K_KP_ENTER])
def test_enter_and_space_act(group: FocusGroup, done: list[str], key: int) -> None:
    group.focus(group.find("c"))
    press(group, key)
    assert done == ["c"]


def test_a_hotkey_acts_from_anywhere(group: FocusGroup, done: list[str]) -> None:
    group.find("d").hotkey, group.find("b").hotkey = "log", "3"
    press(group, pygame.K_l)
    press(group, pygame.K_3)
    press(group, pygame.K_b)
    assert done == ["d", "b"]


def test_a_click_acts_only_when_it_ends_where_it_began(group: FocusGroup, done: list[str]) -> None:
    click(group, (10, 10), (160, 10))
    assert done == []
    click(group, (160, 10))
    assert done == ["b"]


def test_a_disabled_button_takes_the_focus_and_does_nothing(group: FocusGroup, done: list[str]) -> None:
    group.find("a").enabled = False
    press(group, pygame.K_TAB)
    press(group, pygame.K_RETURN)
    assert group.focused is group.find("a")
    assert done == []


def test_hover_comes_from_the_event(group: FocusGroup) -> None:
    group.handle(pygame.Event(pygame.MOUSEMOTION, pos=(160, 110), rel=(0, 0), buttons=(0, 0, 0)), THEME)
    assert group.hovered is group.find("d")


def test_a_choice_steps_with_arrows_and_passes_over_what_is_barred() -> None:
    chosen: list[str] = []
    choice = Choice([("x", "Ex"), ("y", "Why"), ("z", "Zed")], "x", chosen.append, key="c", barred={"y": "not now"})
    choice.rect = pygame.Rect((0, 0), choice.natural(THEME, 400))
    group = FocusGroup([choice])
    group.focus(choice)
    press(group, pygame.K_RIGHT)
    press(group, pygame.K_RIGHT)
    assert chosen == ["z", "x"]


def test_a_choice_takes_the_option_under_the_click() -> None:
    chosen: list[str] = []
    choice = Choice([("x", "Ex"), ("y", "Why"), ("z", "Zed")], "x", chosen.append)
    choice.rect = pygame.Rect((40, 30), choice.natural(THEME, 400))
    click(FocusGroup([choice]), (choice.rect.right - 10, choice.rect.centery))
    assert chosen == ["z"]


def test_a_choice_flows_onto_more_lines_when_it_is_narrow() -> None:
    choice = Choice([(str(n), f"Option {n}") for n in range(5)], "0", lambda _value: None)
    wide, one_line = choice.natural(THEME, 900)
    narrow, several = choice.natural(THEME, 200)
    assert wide > 400 > 200 >= narrow
    assert several > 2 * one_line
