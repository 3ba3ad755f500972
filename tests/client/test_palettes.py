"""Palettes: each dyes everything, and the safe one keeps apart what colour-blind eyes confuse."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from itertools import combinations
from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt
from typing import Final

import pygame
import pytest

from game.client.palettes import PALETTES, STANDARD, Rgb, Tint, dyed, palette_in_use, use_palette
from game.client.pictures import names, sprite
from game.client.pixels import PIXELS, kept
from game.client.scene import Scene
from game.client.scenes.settings import SettingsScene
from game.client.scenes.setup import SetupScene
from game.client.scenes.title import TitleScene
from game.client.theme import BONE, CAMPER, INK
from game.engine import places
from tests.client.hands import Hands, open_app
from tests.client.lastfriday.tables import Table, match_at, turn_of

Lab = tuple[float, float, float]
OTHERS: Final = [name for name in PALETTES if name != STANDARD]
DEUTERANOPIA: Final = ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881))
PROTANOPIA: Final = ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998))
NONE: Final = ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0))
"""What is left of linear red, green and blue: Machado, Oliveira and Fernandes 2009, severity 1."""
PAWNS: Final = ("red", "yellow", "green", "blue", "brown", "bone", "ink")
"""The Campers, the Chosen and the Maniac."""
APART: Final = 18.0
"""The least distance (CIEDE2000) of two of them; 1 is what an eye can just tell, 10 what it sees at a glance."""


@pytest.fixture(autouse=True)
def standard_again() -> Iterator[None]:
    yield
    use_palette(STANDARD)


def lab(colour: Rgb, eyes: tuple[tuple[float, float, float], ...]) -> Lab:
    """A colour as such eyes see it, in CIE L*a*b* (D65)."""
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in (c / 255 for c in colour)]
    red, green, blue = (min(1.0, max(0.0, sum(a * b for a, b in zip(row, linear, strict=True)))) for row in eyes)
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883
    fx, fy, fz = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def distance(one: Lab, other: Lab) -> float:
    """CIEDE2000 (Sharma, Wu and Dalal 2005)."""
    (l1, a1, b1), (l2, a2, b2) = one, other
    mean = (hypot(a1, b1) + hypot(a2, b2)) / 2
    grow = 1.5 - 0.5 * sqrt(mean**7 / (mean**7 + 25**7))
    a1, a2 = a1 * grow, a2 * grow
    c1, c2 = hypot(a1, b1), hypot(a2, b2)
    h1, h2 = degrees(atan2(b1, a1)) % 360, degrees(atan2(b2, a2)) % 360
    turn = 0.0 if c1 * c2 == 0 else (h2 - h1 + 180) % 360 - 180
    hue = 2 * sqrt(c1 * c2) * sin(radians(turn / 2))
    middle = h1 + h2 if c1 * c2 == 0 else (h1 + turn / 2) % 360
    light, chroma = (l1 + l2) / 2, (c1 + c2) / 2
    t = 1 - 0.17 * cos(radians(middle - 30)) + 0.24 * cos(radians(2 * middle))
    t += 0.32 * cos(radians(3 * middle + 6)) - 0.2 * cos(radians(4 * middle - 63))
    dl = (l2 - l1) / (1 + 0.015 * (light - 50) ** 2 / sqrt(20 + (light - 50) ** 2))
    dc = (c2 - c1) / (1 + 0.045 * chroma)
    dh = hue / (1 + 0.015 * chroma * t)
    twist = -2 * sqrt(chroma**7 / (chroma**7 + 25**7)) * sin(radians(60 * exp(-(((middle - 275) / 25) ** 2))))
    return sqrt(dl**2 + dc**2 + dh**2 + twist * dc * dh)


def closest(palette: str, eyes: tuple[tuple[float, float, float], ...]) -> float:
    seen = [lab(PALETTES[palette][name], eyes) for name in PAWNS]
    return min(distance(one, other) for one, other in combinations(seen, 2))


@pytest.mark.parametrize(
    ("one", "other", "expected"),
    [
        ((50.0, 2.6772, -79.7751), (50.0, 0.0, -82.7485), 2.0425),
        ((50.0, 2.5, 0.0), (73.0, 25.0, -18.0), 27.1492),
        ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
        ((2.0776, 0.0795, -1.1350), (0.9033, -0.0636, -0.5514), 0.9082),
    ],
)
def test_the_distance_is_that_of_the_published_examples(one: Lab, other: Lab, expected: float) -> None:
    assert distance(one, other) == pytest.approx(expected, abs=1e-4)


@pytest.mark.parametrize("eyes", [DEUTERANOPIA, PROTANOPIA, NONE])
def test_the_pawns_stay_apart_in_the_safe_palette(eyes: tuple[tuple[float, float, float], ...]) -> None:
    assert closest("safe", eyes) >= APART


def test_the_standard_palette_alone_would_not_do() -> None:
    assert closest(STANDARD, DEUTERANOPIA) < 10


@pytest.mark.parametrize("eyes", [DEUTERANOPIA, PROTANOPIA])
@pytest.mark.parametrize("ground", ["ink", "pine", "moss", "bone", "lantern", "lake"])
def test_danger_stays_apart_from_all_it_is_drawn_on_in_the_safe_palette(ground: str, eyes: tuple[tuple[float, float, float], ...]) -> None:
    colours = PALETTES["safe"]
    assert distance(lab(colours["blood"], eyes), lab(colours[ground], eyes)) >= APART


def test_every_palette_has_the_same_names_and_no_two_colours_alike() -> None:
    for colours in PALETTES.values():
        assert colours.keys() == PALETTES[STANDARD].keys()
        assert len(set(colours.values())) == len(colours)


def test_a_tint_follows_the_palette_and_is_taken_wherever_a_colour_is() -> None:
    surface = pygame.Surface((4, 4))
    for palette in PALETTES:
        use_palette(palette)
        surface.fill(BONE)
        assert surface.get_at((0, 0))[:3] == PALETTES[palette]["bone"] == BONE
        assert hash(BONE) == hash(PALETTES[palette]["bone"])
        assert Tint("bone") == BONE != INK


def test_what_is_kept_is_forgotten_with_the_palette() -> None:
    made: list[str] = []

    @kept
    def make(name: str) -> pygame.Surface:
        made.append(f"{name} {palette_in_use()}")
        return pygame.Surface((8, 8))

    make("a")
    make("a")
    use_palette("safe")
    make("a")
    PIXELS.forget()
    make("a")
    assert made == [f"a {STANDARD}", "a safe", "a safe"]


def test_a_palette_that_does_not_exist_changes_nothing() -> None:
    with pytest.raises(KeyError):
        use_palette("sepia")
    assert palette_in_use() == STANDARD


@pytest.mark.parametrize("palette", PALETTES)
def test_every_sprite_has_colours_of_the_palette_alone(palette: str) -> None:
    use_palette(palette)
    allowed = {"#{:02X}{:02X}{:02X}".format(*colour) for colour in PALETTES[palette].values()}
    for name in names():
        source = dyed((places.sprites() / f"{name}.svg").read_bytes()).decode()
        assert set(re.findall(r"#[0-9A-Fa-f]+\b", source)) <= allowed, name


def test_the_sprites_are_written_in_the_standard_palette() -> None:
    source = (places.sprites() / "pawns" / "red.svg").read_bytes()
    assert dyed(source) == source
    use_palette("contrast")
    assert dyed(source) != source


def test_a_pawn_wears_its_camper_colour_in_every_palette() -> None:
    for palette in PALETTES:
        use_palette(palette)
        for colour in ("red", "yellow", "green", "blue", "brown"):
            image = sprite(f"pawns/{colour}", 64)
            pixels = {tuple(image.get_at((x, y))[:3]) for x in range(64) for y in range(64)}
            assert CAMPER[colour].rgb in pixels, f"{palette}: {colour}"


SCREENS: Final[dict[str, Callable[[], Scene]]] = {
    "title": TitleScene,
    "set-up": lambda: SetupScene("lastfriday"),
    "settings": lambda: SettingsScene("colours"),
}


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("palette", OTHERS)
@pytest.mark.slow
def test_a_screen_changes_at_once_to_what_it_is_from_the_start(palette: str, screen: str) -> None:
    pictures = []
    for first in (palette, STANDARD):
        app = open_app(palette=first)
        app.push(SCREENS[screen]())
        app.draw()
        before = pygame.image.tobytes(app.surface, "RGB")
        app.settings.palette = palette
        app.apply_settings()
        app.draw()
        pictures.append(pygame.image.tobytes(app.surface, "RGB"))
        assert (pictures[-1] == before) == (first == palette)
        app.close()
    assert pictures[0] == pictures[1]


@pytest.mark.parametrize("palette", OTHERS)
@pytest.mark.slow
def test_the_table_changes_at_once_to_what_it_is_from_the_start(palette: str) -> None:
    changed = Table(match_at(turn_of(2), {"chapter": "III"}))
    standard = changed.pixels()
    changed.app.settings.palette = palette
    changed.app.apply_settings()
    changed.frames(60)  # the board is baked anew a little in each frame
    after = changed.pixels()
    assert after != standard
    fresh = Table(match_at(turn_of(2), {"chapter": "III"}), palette=palette)
    fresh.frames(60)
    assert fresh.pixels() == after


def test_a_palette_is_chosen_by_keys_and_kept() -> None:
    app = open_app()
    app.push(SettingsScene("colours"))
    hands = Hands(app)
    hands.tab_to("palette")
    hands.key(pygame.K_RIGHT)
    assert palette_in_use() == app.settings.palette == "safe"
    app.close()
    assert "safe" in (places.data() / "settings.json").read_text()
