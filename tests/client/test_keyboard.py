"""Every layout's keys and every gamepad do in the program what they should; `python -m tests.client.keyboard` shows it as a table."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from game.client import keys
from game.client.app import App
from game.words import keynames, signs
from tests.client import keyboard, keyboards, pads, probes
from tests.client.hands import open_app


@pytest.fixture(autouse=True)
def no_pad_afterwards() -> Iterator[None]:
    yield
    signs.use("")


@pytest.mark.parametrize("layout", keyboards.LAYOUTS)
def test_every_command_is_struck_in_every_layout(layout: str) -> None:
    struck = {command: keyboard.strike(keynames.stroke_of(command), layout) for command in (*keynames.CHANGEABLE, *keyboard.PRESSED)}
    for command, event in struck.items():
        assert [other for other in struck if keys.does(event, other)] == [command]
    for digit in "0123456789":
        assert keys.digit(keyboard.strike(digit, layout)) == digit


@pytest.mark.slow
@pytest.mark.parametrize("layout", ["us", "ru", "fr"])
def test_every_key_does_its_command_in_the_program(layout: str) -> None:
    assert [what for _who, what, right in keyboard.layouts([layout]) if not right] == []


@pytest.mark.slow
@pytest.mark.skipif(pads.sdl() is None, reason="SDL is not a file of pygame's package here: it cannot be asked for virtual gamepads")
@pytest.mark.parametrize("kind", ["generic", "ps4", "switch"])
def test_every_function_is_reached_with_every_gamepad(kind: str) -> None:
    assert [what for _who, what, right in keyboard.functions([kind]) if not right] == []


@pytest.mark.skipif(pads.sdl() is None, reason="SDL is not a file of pygame's package here: it cannot be asked for virtual gamepads")
@pytest.mark.slow
def test_the_right_stick_moves_the_house_and_the_camp() -> None:
    def in_the_house(app: App) -> object:
        plan = probes.view_of(app).board.plan
        return plan.x, plan.y

    def in_the_camp(app: App) -> object:
        camera = probes.view_of(app).board.camera
        return camera.x, camera.y

    assert len(_places(probes.near_house, in_the_house)) >= 3
    assert len(_places(probes.near_camp, in_the_camp)) >= 3


def _places(show: Callable[[App], None], place: Callable[[App], object]) -> set[object]:
    """Where the board is while the right stick leans this way and that."""
    app = open_app()
    show(app)
    with pads.plugged_in("xbox") as pad:
        app.frame(0.0)
        seen = {place(app)}
        for axis, way in (("rightx", -1.0), ("righty", -1.0), ("rightx", 1.0)):
            pad.lean(axis, way)
            app.frame(0.0)
            pad.lean(axis, 0.0)
            app.frame(0.0)
            seen.add(place(app))
    app.frame(0.0)
    app.close()
    return seen
