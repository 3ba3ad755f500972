"""Every layout's keys and every gamepad do in the program what they should; `python -m tests.client.keyboard` shows it as a table."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.client import keys, signs
from tests.client import keyboard, keyboards, pads


@pytest.fixture(autouse=True)
def no_pad_afterwards() -> Iterator[None]:
    yield
    signs.use("")


@pytest.mark.parametrize("layout", keyboards.LAYOUTS)
def test_every_command_is_struck_in_every_layout(layout: str) -> None:
    struck = {command: keyboard.strike(keys.stroke_of(command), layout) for command in (*keys.CHANGEABLE, *keyboard.PRESSED)}
    for command, event in struck.items():
        assert [other for other in struck if keys.does(event, other)] == [command]
    for digit in "0123456789":
        assert keys.digit(keyboard.strike(digit, layout)) == digit


@pytest.mark.slow
@pytest.mark.parametrize("layout", keyboards.LAYOUTS)
def test_every_key_does_its_command_in_the_program(layout: str) -> None:
    assert [what for _who, what, right in keyboard.layouts([layout]) if not right] == []


@pytest.mark.slow
@pytest.mark.skipif(pads.sdl() is None, reason="SDL is not a file of pygame's package here: it cannot be asked for virtual gamepads")
@pytest.mark.parametrize("kind", pads.KINDS)
def test_every_function_is_reached_with_every_gamepad(kind: str) -> None:
    assert [what for _who, what, right in keyboard.functions([kind]) if not right] == []
