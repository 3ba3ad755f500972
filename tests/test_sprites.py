"""Every picture keeps the look: one file each, plain shapes, the palette, readable when small."""

import re
import xml.etree.ElementTree as ET
from itertools import combinations
from pathlib import Path

import pygame
import pytest

from game.betrayal import haunts
from game.betrayal.data import EVENTS, HOLDINGS, ITEMS, OMENS, PEOPLE
from game.betrayal.roommap import read_rooms
from game.client.betrayal import look
from game.client.stayaway.look import shape_of
from game.darkaround.numbers import BOX
from game.darkaround.terms import SKILLS
from game.stayaway.deck import BACK
from game.stayaway.terms import HUMAN, INFECTED, MOST_SEATS, THING
from game.words.betrayal.haunts import words_of

pytestmark = pytest.mark.slow

SPRITES = Path(__file__).parent.parent / "sprites"
FILES = sorted(SPRITES.rglob("*.svg"))
NAMES = [path.relative_to(SPRITES).as_posix() for path in FILES]

PALETTE = {
    "#0E1418": "ink",
    "#16302B": "pine",
    "#2E4A3B": "moss",
    "#8FA79B": "mist",
    "#EDE3CF": "bone",
    "#F2B441": "lantern",
    "#D9572B": "ember",
    "#B3261E": "blood",
    "#1F4E5F": "lake",
    "#3E8296": "lake light",
    "#6B4A2F": "wood",
    "#D1495B": "red",
    "#EDC531": "yellow",
    "#5BA36B": "green",
    "#4A90C2": "blue",
    "#9C6B3F": "brown",
}
# What the loader draws; anything else would vanish in silence.
SHAPES = frozenset({"path", "rect", "circle", "ellipse", "polygon", "polyline", "g"})
# No style, class, id, filter, mask or link: all that a picture is stands in its own shapes.
PLACE = {"viewBox", "d", "points", "x", "y", "cx", "cy", "r", "rx", "ry", "width", "height", "transform"}
PAINT = {"fill", "stroke", "stroke-width", "stroke-linejoin", "stroke-linecap", "fill-rule", "opacity", "fill-opacity", "stroke-opacity"}
VIEW_BOXES = {"terrain": "0 0 32 32", "rooms": "0 0 32 32", "scenes": "0 0 1920 1080"}
LEAST_SHOWN = {"terrain": 0.001, "rooms": 0.001}  # a corner piece may be a sliver
MOST_COLOURS = {"cards": 6, "scenes": len(PALETTE)}
PORTRAITS = ("darkaround/child_", "darkaround/skill_", "betrayal/explorer_")  # as many colours as a card
CAMPERS = ("red", "yellow", "green", "blue", "brown")
DOOR_MARKS = {"boarded", "draught"}
"""What the window draws over a room's doors."""
IN_PLAY = [words_of(number) for number in haunts.NUMBERS]
MONSTERS = {kind for words in IN_PLAY for kind in words.figures}
TOKENS = {
    *(token for words in IN_PLAY for token in words.tokens),
    *(card for card, holding in HOLDINGS.items() if holding.companion),
}
"""What can lie in a house: all that has a name there, and companions without a keeper."""
BETRAYAL_SCENES = ("betrayal", "betrayal_haunt", "betrayal_end")
WANTED = {
    "rooms": DOOR_MARKS | {Path(tile.image).stem for room in read_rooms().values() for tile in room.tiles},
    "pawns": {*CAMPERS, "chosen", "maniac"},
    "shapes": {*CAMPERS, "chosen", "maniac", *(shape_of(seat) for seat in range(MOST_SEATS))},
    "cabins": {f"{colour}_{side}" for colour in CAMPERS for side in ("closed", "camper", "maniac")},
    "cards": {
        *("rita", "bruno", "stella", "vera", "otto", "pip", "linden", "flora", "ida"),
        *("marina", "leo", "clara", "jules", "hugo", "nina"),
    },
    "scenes": {"title", "curtain", "dawn", "darkness", "forest", "morning", "stayaway", "stayaway_end", *BETRAYAL_SCENES},
    "darkaround": {
        *(f"{how}_{child}" for how in ("child", "lost") for child in (1, 2, 3, 4, 5, "gifted")),
        *(f"{what}_{hour}" for what in ("fire", "clock") for hour in range(BOX.hours + 1)),
        *(f"event_{face}" for face in BOX.event_die),
        *(f"danger_{face}" for face in BOX.danger_die),
        *(f"evade_{face}" for face in BOX.evade_die),
        *(f"skill_{skill}" for skill in (*SKILLS, "burnt", "back")),
        *("clock_back", "die_back", "creature", "tree_edge", "search", "found", "morning", "sanity"),
    },
    "stayaway": {
        *(f"card_{card}" for card in BACK),
        *(f"back_{back}" for back in BACK.values()),
        *(f"explorer_{seat}" for seat in range(1, MOST_SEATS + 1)),
        *(f"role_{role}" for role in (THING, INFECTED, HUMAN)),
        *("door", "quarantine", "pointer", "burnt", "unknown", "exchange", "notebook", "accuse", "vouch", "ask", "declare"),
        *("refuse", "offer", "cw", "ccw"),
    },
    "betrayal": {
        *(f"omen_{card}" for card in OMENS),
        *(f"item_{card}" for card in ITEMS),
        *(f"event_{card}" for card in EVENTS),
        *(f"{what}_{who}" for what in ("explorer", "pawn") for who in PEOPLE),
        *(Path(picture).name for picture in (*map(look.monster, MONSTERS), *map(look.token, TOKENS))),
        *(f"haunt_{number:02}" for number in haunts.NUMBERS),
        *(f"symbol_{deck}" for deck in ("event", "item", "omen")),
        *(f"back_{back}" for back in ("event", "item", "omen", "room")),
        *(f"die_{face}" for face in (0, 1, 2)),
        *(f"trait_{trait}" for trait in ("might", "speed", "knowledge", "sanity")),
        *(f"floor_{floor}" for floor in ("upper", "ground", "basement")),
        *("clip", "skull", "stunned", "traitor", "hero", "item_pile"),
    },
}
OPAQUE = ("stayaway/card_", "stayaway/back_", "betrayal/event_", "betrayal/explorer_")
"""Pictures that stand in a card's frame and fill their square."""
NEUTRAL = {"#0E1418", "#EDE3CF", "#8FA79B", "#6B4A2F"}
"""What an explorer's portrait is drawn in, so that it goes with every seat's colour."""
LEAST_OTHER = 40
"""How many pixels, of 24 by 24, the outlines of two explorers' pawns differ in at least: no colour is needed to tell them apart."""
LEAST_APART = 30
"""How much lighter, of 255, the back of Panic! is than the other: no colour is needed to tell them apart (SA-4)."""


def group(path: Path) -> str:
    return path.parent.name


def tags(path: Path) -> list[ET.Element]:
    return list(ET.parse(path).getroot().iter())


def colours(shapes: list[ET.Element]) -> set[str]:
    paints = {tag.get(key, "none") for tag in shapes for key in ("fill", "stroke")}
    return {paint.upper() for paint in paints - {"none"}}


every_picture = pytest.mark.parametrize("path", FILES, ids=NAMES)


def test_there_are_pictures() -> None:
    assert FILES


@pytest.mark.parametrize("folder", WANTED)
def test_every_seat_cabin_card_and_scene_has_its_picture(folder: str) -> None:
    assert {path.stem for path in (SPRITES / folder).glob("*.svg")} == WANTED[folder]


@every_picture
def test_a_picture_is_made_of_plain_shapes_in_few_colours_of_the_palette(path: Path) -> None:
    root, *inside = tags(path)
    assert root.get("viewBox") == VIEW_BOXES.get(group(path), "0 0 64 64")
    assert_only_plain_shapes(root, inside)
    used = colours([root, *inside])
    assert used <= PALETTE.keys()
    assert len(used) <= (6 if path.relative_to(SPRITES).as_posix().startswith(PORTRAITS) else MOST_COLOURS.get(group(path), 4))
    assert not re.search(r"nan|inf|e[+-]?\d", " ".join(tag.get("d", "") for tag in inside), re.IGNORECASE)


def assert_only_plain_shapes(root: ET.Element, inside: list[ET.Element]) -> None:
    assert root.tag.endswith("}svg")
    assert {tag.tag.rpartition("}")[2] for tag in inside} <= SHAPES
    assert {key for tag in [root, *inside] for key in tag.attrib} <= PLACE | PAINT
    assert not any((tag.text or "").strip() or (tag.tail or "").strip() for tag in [root, *inside])


@every_picture
def test_it_loads_and_is_not_empty_small_and_large(path: Path) -> None:
    for side in (24, 64):
        picture = pygame.image.load_sized_svg(str(path), (side, side))
        wide, high = picture.get_size()
        shown = pygame.mask.from_surface(picture, 20).count()
        assert max(wide, high) == side
        assert shown > wide * high * LEAST_SHOWN.get(group(path), 0.12)


def lightness(name: str) -> float:
    """The mean lightness of a picture at 24 pixels, 0 to 255."""
    small = pygame.image.load_sized_svg(str(SPRITES / f"{name}.svg"), (24, 24))
    grey = pygame.transform.grayscale(small)
    return sum(grey.get_at((x, y)).r for x in range(24) for y in range(24)) / 24**2


@pytest.mark.parametrize(
    "path", [path for path, name in zip(FILES, NAMES, strict=True) if name.startswith(OPAQUE)], ids=lambda path: path.stem
)
def test_a_picture_within_a_card_fills_its_square(path: Path) -> None:
    picture = pygame.image.load_sized_svg(str(path), (64, 64))
    assert all(picture.get_at((x, y)).a == 255 for x in range(64) for y in range(64))


@pytest.mark.parametrize("seat", range(1, MOST_SEATS + 1))
def test_an_explorer_is_drawn_in_the_four_quiet_colours(seat: int) -> None:
    assert colours(tags(SPRITES / "stayaway" / f"explorer_{seat}.svg")) <= NEUTRAL


@pytest.mark.rule("SA-4")
def test_the_two_backs_differ_in_lightness_too() -> None:
    assert lightness("stayaway/back_panic") - lightness("stayaway/back_stay_away") >= LEAST_APART


def outline(name: str) -> set[tuple[int, int]]:
    """The pixels of 24 by 24 that a picture covers."""
    small = pygame.image.load_sized_svg(str(SPRITES / f"{name}.svg"), (24, 24))
    return {(x, y) for x in range(24) for y in range(24) if small.get_at((x, y)).a > 128}


@pytest.mark.parametrize(("one", "other"), list(combinations(PEOPLE, 2)))
def test_pawns_of_betrayal_are_told_apart_by_their_outline(one: str, other: str) -> None:
    assert len(outline(f"betrayal/pawn_{one}") ^ outline(f"betrayal/pawn_{other}")) >= LEAST_OTHER


def test_no_two_cards_of_betrayal_share_a_picture() -> None:
    cards = [f"{deck}_{card}" for deck, stack in (("omen", OMENS), ("item", ITEMS), ("event", EVENTS)) for card in stack]
    assert len({(SPRITES / "betrayal" / f"{card}.svg").read_text() for card in cards}) == len(cards)
