"""Golden pictures of four moments (see tests/client/test_golden.py): a Flamethrower is aimed, the table looks on, an offer has to be
answered, the end."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game.client.app import App
from game.client.opening import PictureSession, draw
from game.client.settings import Settings
from game.client.stayaway.end import EndScene
from game.engine.contract import TABLE
from game.stayaway.observation import SaObservation
from tests.client.hands import open_app
from tests.client.stayaway.tables import ended, match_at, table_of

FOLDER = Path(__file__).parent / "golden"


def may_burn(seen: SaObservation) -> bool:
    """Somebody may play a Flamethrower, late enough for a door and a Quarantine."""
    playable = any(act.what == "flamethrower" and act.verb == "play" for act in seen.legal)
    return playable and any(seen.doors) and any(place.quarantine for place in seen.places)


def aimed(app: App) -> None:
    """Eight people; a Flamethrower is laid out against a neighbour."""
    view = table_of(app, match_at(may_burn, 8))
    assert view.observation is not None
    view.control.pick(view.observation.hand.index("flamethrower"))
    view.control.aim(next(iter(view.choosing.seats().values())))
    app.fresh = True
    app.draw()


def looking_on(app: App) -> None:
    """Twelve seats before a hand-over, in Ukrainian."""
    table_of(app, match_at(lambda seen: seen.asked == "barbecue", 12), TABLE)


def answer(app: App) -> None:
    """An offer that can be refused, in Russian."""
    table_of(app, match_at(lambda seen: seen.asked == "answer" and any(act.verb == "refuse" for act in seen.legal), 4))


def end(app: App) -> None:
    """A few turns before the end."""
    scene = EndScene(PictureSession(ended(6, seed=3), Settings(animation_speed="off"), TABLE))
    draw(app, [scene])
    for _turn in range(3):
        scene.handle(pygame.Event(pygame.KEYDOWN, key=pygame.K_LEFT, mod=0))
    app.fresh = True
    app.draw()


MOMENTS: dict[str, tuple[Callable[[App], None], str]] = {
    "aimed": (aimed, "en"),
    "looking_on": (looking_on, "uk"),
    "answer": (answer, "ru"),
    "end": (end, "en"),
}


@pytest.mark.parametrize("name", MOMENTS)
def test_a_moment_looks_as_it_should(name: str, tmp_path: Path) -> None:
    moment, language = MOMENTS[name]
    app = open_app(language=language)
    moment(app)
    path = FOLDER / f"{name}.png"
    if os.environ.get("FOUR_LANTERNS_GOLDEN") == "write":
        FOLDER.mkdir(exist_ok=True)
        pygame.image.save(app.surface, path)
    golden = pygame.image.load(path)
    if pygame.image.tobytes(golden, "RGB") != pygame.image.tobytes(app.surface, "RGB"):
        pygame.image.save(app.surface, tmp_path / f"{name}.png")
        pytest.fail(f"{path.name} looks different now: see {tmp_path / path.name}")
    app.close()
