"""The title has room for any number of games."""

from __future__ import annotations

from itertools import combinations
from types import SimpleNamespace

import pytest

from game.client.scenes import title
from game.client.scenes.title import Light, TitleScene
from game.engine import games
from tests.client.hands import Hands, open_app

TITLES = (
    "Last Friday",
    "Betrayal at House on the Hill",
    "Stay Away!",
    "Darkness Around",
    "The Fifth Lantern",
    "Six",
    "A Seventh Game",
    "8",
)


def lights_of(count: int, size: tuple[int, int], scale: float, monkeypatch: pytest.MonkeyPatch) -> list[Light]:
    """The lanterns of so many games that the program has never heard of."""
    monkeypatch.setattr(games, "NAMES", tuple(f"toy{number}" for number in range(count)))
    monkeypatch.setattr(title, "host", lambda name: SimpleNamespace(title=lambda: TITLES[int(name[3:])], pitch=lambda: "A toy."))
    app = open_app(size, scale=scale)
    app.push(TitleScene())
    Hands(app).frames()
    app.draw()
    assert not app.theme.overflows
    scene = app.scene
    assert isinstance(scene, TitleScene)
    window = app.surface.get_rect()
    found = [widget for widget in scene.group.widgets if isinstance(widget, Light) and widget.key.startswith("game:")]
    assert all(window.contains(light.rect) for light in found)
    app.close()
    return found


@pytest.mark.parametrize("count", [1, 2, 3, 5, 8])
@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 1.0), ((960, 600), 2.0)])
def test_each_game_has_a_lantern_with_its_sign(count: int, size: tuple[int, int], scale: float, monkeypatch: pytest.MonkeyPatch) -> None:
    found = lights_of(count, size, scale, monkeypatch)
    assert [light.label for light in found] == list(TITLES[:count])
    assert all(light.whole for light in found)
    for one, other in combinations(found, 2):
        assert not one.lantern.inflate(-2, -2).colliderect(other.lantern)
        assert not one.sign.colliderect(other.sign)


def test_the_four_lanterns_hang_where_they_always_did() -> None:
    assert title.stands(4) == [462, 724, 986, 1248]
