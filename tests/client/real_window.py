"""`python -m tests.client.real_window`: a table, and a set-up over it, in a real window, that tells what changes: for tests that press
real keys. Each change is one line of JSON."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Any, Final

import pygame

from game.client.scenes.setup import SetupScene
from tests.client.hands import Hands, group_of, open_app
from tests.client.probes import PROBES, session_of, view_of

_LONGEST: Final = 120.0


def _without_repetition(handle: Callable[[pygame.Event], None]) -> Callable[[pygame.Event], None]:
    """Events without the repeated presses of a key that, in a slow frame, was let go long ago."""
    down: set[int] = set()

    def once(event: pygame.Event) -> None:
        if event.type == pygame.KEYUP:
            down.discard(event.scancode)
        if event.type != pygame.KEYDOWN or event.scancode not in down:
            handle(event)
        if event.type == pygame.KEYDOWN:
            down.add(event.scancode)

    return once


def main() -> None:
    """Runs until the window is closed or nobody can wait any longer."""
    app = open_app((1000, 700))
    app.handle = _without_repetition(app.handle)  # type: ignore[method-assign,assignment]
    next(probe for probe in PROBES if probe.command == "undo").show(app)
    app.push(SetupScene("lastfriday"))
    Hands(app).tab_to("name:0")
    told: dict[str, Any] = {}
    end = time.monotonic() + _LONGEST
    while app.running and time.monotonic() < end:
        app.frame(0.02)
        fields = {widget.key: getattr(widget, "text", "") for widget in group_of(app.scene).widgets} if app.scene.name == "setup" else {}
        now = {
            "scene": app.scene.name,
            "name": fields.get("name:0", ""),
            "log": view_of(app).panel.whole_log,
            "zoom": view_of(app).board.camera.step,
            "played": session_of(app).match.length,
            "full": app.settings.fullscreen,
        }
        if now != told:
            told = now
            print(json.dumps(now), flush=True)
        time.sleep(0.01)
    app.close()


if __name__ == "__main__":
    main()
