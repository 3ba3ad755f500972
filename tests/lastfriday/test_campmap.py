"""The camp's own board: it holds what Last Friday needs, and what is taken from it is missed."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import msgspec
import pytest

from game.engine.mapfile import MapError
from game.lastfriday import campcheck, campreader
from game.lastfriday.campmap import CampMap, Path, Space


@pytest.fixture(scope="module")
def camp() -> CampMap:
    return campreader.read_camp()


def test_the_camp_holds_what_the_game_needs(camp: CampMap) -> None:
    campcheck.check_camp(camp)


@pytest.mark.rule("LF-B4")
def test_the_maniacs_starts_are_ringed_and_four_circles_lie_at_the_piers(camp: CampMap) -> None:
    assert {space.name for space in camp.spaces if space.start == "maniac"} == {"2", "6", "132", "150", "196"}
    assert {space.name for space in camp.spaces if space.pier and space.kind == "circle"} == {"106", "109", "111", "123"}


@pytest.mark.rule("LF-B5")
def test_the_camp_has_360_to_480_dots(camp: CampMap) -> None:
    assert 360 <= sum(space.kind == "dot" and not space.inside for space in camp.spaces) <= 480


def change(board: CampMap, fits: Callable[[Space], bool], **values: object) -> CampMap:
    """The board with the first space that fits changed."""
    first = next(space for space in board.spaces if fits(space))
    spaces = tuple(msgspec.structs.replace(space, **values) if space is first else space for space in board.spaces)
    return msgspec.structs.replace(board, spaces=spaces)


def without_space(board: CampMap, fits: Callable[[Space], bool]) -> CampMap:
    """The board without the first space that fits, and without its paths."""
    gone = next(space.name for space in board.spaces if fits(space))
    spaces = tuple(space for space in board.spaces if space.name != gone)
    return msgspec.structs.replace(board, spaces=spaces, paths=tuple(path for path in board.paths if gone not in (path.a, path.b)))


def without_paths(board: CampMap, fits: Callable[[Path], bool]) -> CampMap:
    return msgspec.structs.replace(board, paths=tuple(path for path in board.paths if not fits(path)))


def with_paths(board: CampMap, ends: Iterable[tuple[str, str]]) -> CampMap:
    return msgspec.structs.replace(board, paths=board.paths + tuple(Path(a, b) for a, b in ends))


def names(board: CampMap, fits: Callable[[Space], bool]) -> list[str]:
    return [space.name for space in board.spaces if fits(space)]


def inside_dots(board: CampMap, colour: str) -> list[str]:
    return names(board, lambda space: space.inside == colour and space.kind == "dot")


def no_places(board: CampMap, kind: str) -> CampMap:
    return msgspec.structs.replace(board, places=tuple(place for place in board.places if place.kind != kind))


DAMAGES: dict[str, tuple[Callable[[CampMap], CampMap], str, str]] = {
    "a circle is missing": (lambda b: without_space(b, lambda s: s.name == "17"), "camp_circle", "17"),
    "an inside circle is missing": (lambda b: without_space(b, lambda s: s.name == "203"), "camp_circle", "203"),
    "a circle is too much": (
        lambda b: msgspec.structs.replace(b, spaces=(*b.spaces, Space("206", "circle", 9, 9))),
        "camp_extra_circle",
        "206",
    ),
    "a start of the Maniac is missing": (lambda b: change(b, lambda s: s.start == "maniac", start=""), "camp_count", ""),
    "a Camper's start is missing": (lambda b: change(b, lambda s: s.start == "blue", start=""), "camp_count", ""),
    "a Welcome spot is missing": (lambda b: change(b, lambda s: s.welcome, welcome=False), "camp_count", ""),
    "the arrow is missing": (lambda b: change(b, lambda s: s.arrow, arrow=False), "camp_count", ""),
    "there are two arrows": (lambda b: change(b, lambda s: s.kind == "dot" and not s.arrow, arrow=True), "camp_count", ""),
    "a place at the entrance is missing": (lambda b: without_space(b, lambda s: s.kind == "entrance"), "camp_count", ""),
    "the cabins are missing": (lambda b: no_places(b, "cabin"), "camp_count", ""),
    "the piers are missing": (lambda b: no_places(b, "pier"), "camp_count", ""),
    "the lake is missing": (lambda b: no_places(b, "lake"), "camp_count", ""),
    "a door is missing": (lambda b: change(b, lambda s: s.door == "red", door=""), "camp_count", ""),
    "an inside dot is missing": (lambda b: without_space(b, lambda s: s.kind == "dot" and s.inside == "red"), "camp_count", ""),
    "a pier's dot is missing": (lambda b: change(b, lambda s: s.kind == "dot" and s.pier == 3, pier=0), "camp_count", ""),
    "an inside circle has another's number": (
        lambda b: change(change(b, lambda s: s.name == "201", inside=""), lambda s: s.name == "1", inside="red"),
        "camp_inside_circle",
        "1",
    ),
    "the inside circle lacks a door": (
        lambda b: without_paths(b, lambda p: {p.a, p.b} == {"202", names(b, lambda s: s.door == "yellow")[0]}),
        "camp_cabin_circle",
        "202",
    ),
    "an inside dot leads elsewhere": (lambda b: with_paths(b, [(inside_dots(b, "blue")[0], "9")]), "camp_inside_path", ""),
    "the row is broken": (
        lambda b: without_paths(b, lambda p: p.a in inside_dots(b, "brown") and p.b in inside_dots(b, "brown")),
        "camp_cabin_row",
        "",
    ),
    "a pier's dot and circle are not joined": (
        lambda b: without_paths(b, lambda p: {p.a, p.b} == set(names(b, lambda s: s.pier == 1))),
        "camp_pier_path",
        "",
    ),
    "a dot lies apart": (lambda b: without_paths(b, lambda p: "50" in (p.a, p.b)), "camp_apart", "50"),
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_what_the_camp_lacks_is_named(camp: CampMap, damage: str) -> None:
    spoil, code, thing = DAMAGES[damage]
    with pytest.raises(MapError) as caught:
        campcheck.check_camp(spoil(camp))
    assert caught.value.code == code
    assert caught.value.file == "camp.tmx"
    assert "camp.tmx" in str(caught.value)
    assert not thing or caught.value.object == thing
