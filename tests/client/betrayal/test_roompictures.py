"""The rooms' pictures: whole, turned as the rooms lie, each unlike every other, and drawn once."""

from __future__ import annotations

import pygame
import pytest

from game.betrayal.roommap import SIDES, RoomTile, read_rooms
from game.client import palettes
from game.client.betrayal.roompictures import door_picture, door_place, room_picture


@pytest.fixture(scope="module")
def rooms() -> dict[str, RoomTile]:
    return read_rooms()


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGB")


def lightness(surface: pygame.Surface, box: pygame.Rect) -> float:
    return float(sum(pygame.transform.average_color(surface, box)[:3]))


@pytest.mark.parametrize("side", [96, 150, 160, 301])
def test_a_room_has_the_size_that_was_asked_for_and_no_hole(rooms: dict[str, RoomTile], side: int) -> None:
    picture = room_picture(rooms["kitchen"], side)
    assert picture.get_size() == (side, side)
    assert all(picture.get_at((x, y)).a == 255 for x in range(0, side, 7) for y in range(0, side, 7))


def test_no_two_rooms_look_alike(rooms: dict[str, RoomTile]) -> None:
    small = {name: pygame.transform.smoothscale(room_picture(room, 96), (12, 12)) for name, room in rooms.items()}
    for name, one in small.items():
        for other, two in small.items():
            apart = sum(abs(a - b) for a, b in zip(pixels(one), pixels(two), strict=True)) / len(pixels(one))
            assert name == other or apart > 4, (name, other)


@pytest.mark.parametrize("turns", range(4))
def test_a_turned_room_has_its_door_on_the_turned_side(rooms: dict[str, RoomTile], turns: int) -> None:
    """The chapel's one door lies in the north; its threshold is lighter than the walls' middles."""
    picture = room_picture(rooms["chapel"], 160, turns)
    boxes = {"N": (64, 0, 32, 6), "E": (154, 64, 6, 32), "S": (64, 154, 32, 6), "W": (0, 64, 6, 32)}
    window = SIDES[(turns + 2) % 4]  # in the south, and full of colours
    light = {wall: lightness(picture, pygame.Rect(box)) for wall, box in boxes.items() if wall != window}
    assert max(light, key=lambda wall: light[wall]) == SIDES[turns]


def test_four_quarters_are_a_whole_turn(rooms: dict[str, RoomTile]) -> None:
    room = rooms["library"]
    assert pixels(room_picture(room, 96, 4)) == pixels(room_picture(room, 96))
    assert pixels(pygame.transform.rotate(room_picture(room, 96, 3), -90)) == pixels(room_picture(room, 96))


def test_a_room_is_drawn_once_for_each_size_and_anew_in_another_palette(rooms: dict[str, RoomTile]) -> None:
    first = room_picture(rooms["attic"], 96, 1)
    assert room_picture(rooms["attic"], 96, 1) is first
    before = pixels(first)
    palettes.use_palette("contrast")
    try:
        assert pixels(room_picture(rooms["attic"], 96, 1)) != before
    finally:
        palettes.use_palette("standard")


@pytest.mark.parametrize("name", ["boarded", "draught"])
@pytest.mark.parametrize("wall", SIDES)
def test_the_marks_of_a_door_lie_at_the_middle_of_its_wall(name: str, wall: str) -> None:
    room = pygame.Rect(300, 200, 160, 160)
    place = door_place(name, room, wall)
    assert place.size == door_picture(name, 160, wall).get_size()
    middle = {"N": room.midtop, "E": room.midright, "S": room.midbottom, "W": room.midleft}[wall]
    assert place.inflate(2, 2).collidepoint(middle)
    assert room.contains(place) == (name == "boarded")
    assert place.colliderect(room) == (name == "boarded")
