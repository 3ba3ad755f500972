"""The rooms of Betrayal: every map opens and holds what is printed on its tile, and each damage is told of in one clear sentence."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
import pytest

from game.betrayal import roommap
from game.betrayal.roommap import SIDES, RoomTile, facts, read_room, read_rooms, rooms_from_bytes, rooms_to_bytes
from game.engine import places
from game.engine.mapfile import MapError
from game.engine.tiles import CELL_MASK

PRINTED = """
abandoned_room        bg   NESW  omen
attic                 u    S     event
balcony               u    NS    omen outdoor
ballroom              g    NESW  event
basement_landing      b    NESW  - start
bedroom               u    EW    event window=S
bloody_room           gu   NESW  item
catacombs             b    NS    omen barrier
chapel                gu   N     event window=S
charred_room          gu   NESW  omen
chasm                 b    EW    - barrier
coal_chute            g    N     -
collapsed_room        gu   NESW  -
conservatory          gu   N     event
creaky_hallway        bgu  NESW  -
crypt                 b    N     event
dining_room           g    NE    omen window=WW
dusty_hallway         bgu  NESW  -
entrance_hall         g    NSW   - start front=E
foyer                 g    NESW  - start
furnace_room          b    NSW   omen
gallery               u    NS    omen
game_room             bgu  NES   event
gardens               g    NS    event outdoor
grand_staircase       g    E     - start window=N
graveyard             g    S     event outdoor
gymnasium             bu   ES    omen
junk_room             bgu  NESW  omen
kitchen               bg   NE    omen
larder                b    NS    item
library               gu   SW    event
master_bedroom        u    NW    omen window=SS
mystic_elevator       bgu  N     -
operating_laboratory  bu   ES    event
organ_room            bgu  SW    event
patio                 g    NSW   event outdoor
pentagram_chamber     b    E     omen
research_laboratory   bu   NS    event
servants_quarters     bu   NESW  omen
stairs_from_basement  b    S     - stair=N
statuary_corridor     bgu  NS    event
storeroom             bu   N     item
tower                 u    EW    event outdoor barrier
underground_lake      b    NE    event
upper_landing         u    NESW  - start
vault                 bu   N     event barrier
wine_cellar           b    NS    item
"""
"""Name, floors (basement, ground, upper), doors, symbol, and what else there is: said here a second time on purpose."""

FLOORS = {"b": "basement", "g": "ground", "u": "upper"}


def printed(line: str) -> RoomTile:
    """The room that a line of the table says, without its picture."""
    name, floors, doors, symbol, *more = line.split()
    sides = dict(word.split("=") for word in more if "=" in word)
    return RoomTile(
        id=name,
        floors=tuple(FLOORS[letter] for letter in floors),
        doors=tuple(doors),
        windows=tuple(sides.get("window", "")),
        symbol=symbol.replace("-", ""),
        outdoor="outdoor" in more,
        barrier="barrier" in more,
        kind="start" if "start" in more else "stack",
        front_door=sides.get("front", ""),
        stair_door=sides.get("stair", ""),
    )


@pytest.fixture(scope="module")
def rooms() -> dict[str, RoomTile]:
    return read_rooms()


def test_the_maps_hold_what_is_printed_on_the_47_rooms(rooms: dict[str, RoomTile]) -> None:
    table = [printed(line) for line in PRINTED.strip().splitlines()]
    assert len(table) == 47
    assert [msgspec.structs.replace(room, tiles=(), layers=()) for room in rooms.values()] == table
    assert list(rooms) == list(roommap.ROOMS)


def test_the_count_of_symbols_is_the_one_of_the_decks(rooms: dict[str, RoomTile]) -> None:
    symbols = [room.symbol for room in rooms.values()]
    assert {symbol: symbols.count(symbol) for symbol in ("event", "item", "omen")} == {"event": 18, "item": 4, "omen": 13}


MIDDLE = {"N": (3, 4), "E": (31, 39), "S": (59, 60), "W": (24, 32)}
"""The two cells in the middle of each wall, where the doors of neighbours meet."""


@pytest.mark.slow
@pytest.mark.parametrize("name", roommap.ROOMS)
def test_doors_are_drawn_where_the_doors_are_and_nowhere_else(rooms: dict[str, RoomTile], name: str) -> None:
    room = rooms[name]
    for layer in room.layers:
        if layer.name != "walls":
            continue
        for side in SIDES:
            images = {room.tiles[(layer.cells[cell] & CELL_MASK) - 1].image for cell in MIDDLE[side] if layer.cells[cell]}
            is_door = bool(images) and all(image.endswith("door.svg") for image in images)
            assert is_door == (side in (*room.doors, room.front_door, room.stair_door)), (side, images)
            assert any("front_door" in image for image in images) == (side == room.front_door)
            assert any("stair_door" in image for image in images) == (side == room.stair_door)


@pytest.mark.slow
@pytest.mark.parametrize("name", roommap.ROOMS)
def test_every_cell_has_a_floor_and_every_room_has_furniture(rooms: dict[str, RoomTile], name: str) -> None:
    layers = {layer.name: layer.cells for layer in rooms[name].layers}
    assert all(layers["floor"])
    assert sum(map(bool, layers["furniture"])) >= 4
    assert list(layers) == [layer for layer in ("floor", "carpet", "marks", "walls", "furniture", "top") if layer in layers]


def test_rooms_survive_their_journey_as_bytes(rooms: dict[str, RoomTile]) -> None:
    assert rooms_from_bytes(rooms_to_bytes(rooms)) == rooms
    with pytest.raises(msgspec.ValidationError):
        rooms_from_bytes(msgspec.msgpack.encode([{"id": "attic"}]))


def test_a_picture_changes_no_fact_and_a_door_does(rooms: dict[str, RoomTile]) -> None:
    attic = rooms["attic"]
    assert facts({**rooms, "attic": msgspec.structs.replace(attic, layers=attic.layers[1:])}) == facts(rooms)
    assert facts({**rooms, "attic": msgspec.structs.replace(attic, doors=("N",))}) != facts(rooms)


def test_a_process_that_is_given_the_rooms_never_loads_pygame_or_pytmx(rooms: dict[str, RoomTile], tmp_path: Path) -> None:
    parcel = tmp_path / "rooms"
    parcel.write_bytes(rooms_to_bytes(rooms))
    code = (
        "import sys, pathlib\n"
        "from game.betrayal import roommap\n"
        "rooms = roommap.rooms_from_bytes(pathlib.Path(sys.argv[1]).read_bytes())\n"
        "print(len(rooms), [name for name in ('pygame', 'pytmx') if name in sys.modules])\n"
    )
    done = subprocess.run([sys.executable, "-c", code, str(parcel)], capture_output=True, text=True, cwd=places.root(), check=True)
    assert done.stdout.split("\n")[0] == "47 []"


# damage


@pytest.fixture(scope="module")
def ground(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the rooms with their pictures."""
    copy = tmp_path_factory.mktemp("program")
    for folder in ("maps/rooms", "sprites/rooms"):
        shutil.copytree(places.root() / folder, copy / folder)
    return copy


@contextmanager
def changed(path: Path, old: str, new: str) -> Iterator[None]:
    """The file with another text in one place, for as long as it takes."""
    whole = path.read_text("utf-8")
    assert old in whole
    path.write_text(whole.replace(old, new, 1), "utf-8")
    try:
        yield
    finally:
        path.write_text(whole, "utf-8")


NORTH = '<object id="1" name="N" type="door" x="96" y="0" width="64" height="14"/>'
EAST = '<object id="2" name="E" type="door" x="242" y="96" width="14" height="64"/>'
FRONT = '<object id="4" name="E" type="front_door" x="242" y="96" width="14" height="64"/>'
STAIR = 'name="N" type="stair_door"'
DAMAGES = [
    # the room, what is replaced, by what, the code, the layer, the object
    ("foyer", 'width="8" height="8" tilewidth="32"', 'width="9" height="8" tilewidth="32"', "layer_size", "floor", ""),
    ("foyer", 'tilewidth="32" tileheight="32"', 'tilewidth="16" tileheight="16"', "tile_size", "", ""),
    ("foyer", '<property name="floors" value="ground"/>', "", "missing_property", "", ""),
    ("foyer", '<property name="kind" value="start"/>', "", "missing_property", "", ""),
    ("foyer", 'name="floors"', 'name="levels"', "unknown_property", "", ""),
    ("foyer", 'value="ground"', 'value="ground upper cellar"', "room_floors", "", ""),
    ("foyer", 'value="ground"', 'value="upper ground"', "room_floors", "", ""),
    ("foyer", 'value="ground"', 'value=""', "property_empty", "", ""),
    ("foyer", 'value="start"', 'value="begin"', "property_value", "", ""),
    ("attic", 'value="event"', 'value="trap"', "property_value", "", ""),
    ("patio", 'name="outdoor" type="bool"', 'name="outdoor"', "property_kind", "", ""),
    ("patio", 'type="bool" value="true"', 'type="bool" value="false"', "property_value", "", ""),
    ("foyer", 'name="kind"', 'name="floors"', "duplicate_property", "", ""),
    ("foyer", 'name="doors"', 'name="gates"', "unknown_layer", "gates", ""),
    ("foyer", '<layer id="1" name="floor"', '<layer id="1" name="floor" opacity="0.5"', "effect", "floor", ""),
    ("foyer", 'name="N" type="door"', 'name="N" type="gate"', "unknown_type", "doors", "N (id 1)"),
    ("foyer", 'name="N" type="door"', 'name="north" type="door"', "object_name", "doors", "north (id 1)"),
    ("foyer", 'name="N" type="door"', 'type="door"', "object_name", "doors", "id 1"),
    ("foyer", NORTH, NORTH.replace('height="14"', 'height="0"'), "empty_shape", "doors", "N (id 1)"),
    ("foyer", NORTH, NORTH.replace("/>", "><ellipse/></object>"), "shape", "doors", "N (id 1)"),
    ("foyer", NORTH, NORTH.replace('y="0"', 'y="-4"'), "outside", "doors", "N (id 1)"),
    ("foyer", NORTH, NORTH.replace('y="0"', 'y="96"'), "room_place", "doors", "N (id 1)"),
    ("foyer", NORTH, NORTH.replace('x="96"', 'x="32"'), "room_middle", "doors", "N (id 1)"),
    ("foyer", NORTH, NORTH.replace('name="N"', 'name="S"'), "room_place", "doors", "S (id 1)"),
    ("foyer", EAST, NORTH.replace('id="1"', 'id="2"'), "room_side", "doors", "N (id 2)"),
    (
        "entrance_hall",
        FRONT,
        FRONT.replace('"E"', '"N"').replace('x="242" y="96" width="14" height="64"', 'x="96" y="0" width="64" height="14"'),
        "room_side",
        "doors",
        "N (id 4)",
    ),
    ("entrance_hall", 'name="N" type="door"', 'name="N" type="front_door"', "room_single", "doors", "E (id 4)"),
    ("entrance_hall", FRONT, "", "room_front_door", "doors", ""),
    ("stairs_from_basement", STAIR, 'name="N" type="door"', "room_stair_door", "doors", ""),
    ("attic", 'type="door"', 'type="window"', "room_door", "doors", ""),
]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "old", "new", "code", "layer", "thing"), DAMAGES, ids=[f"{number}-{damage[3]}" for number, damage in enumerate(DAMAGES)]
)
def test_each_damage_is_named_with_its_file_layer_and_object(
    ground: Path, name: str, old: str, new: str, code: str, layer: str, thing: str
) -> None:
    path = ground / "maps" / "rooms" / f"{name}.tmx"
    with changed(path, old, new), pytest.raises(MapError) as caught:
        read_room(path, ground)
    error = caught.value
    assert (error.file, error.code, error.layer, error.object) == (path.name, code, layer, thing)
    assert "{" not in str(error)


def test_a_room_of_another_size_is_told_of(ground: Path, tmp_path: Path) -> None:
    small = (
        '<map orientation="orthogonal" width="2" height="1" tilewidth="32" tileheight="32"><tileset firstgid="1" source="structure.tsx"/>'
        '<layer name="floor" width="2" height="1"><data encoding="csv">1,1</data></layer><objectgroup name="doors"/></map>'
    )
    path = ground / "maps" / "rooms" / "foyer.tmx"
    with changed(path, path.read_text("utf-8"), small), pytest.raises(MapError) as caught:
        read_room(path, ground)
    assert str(caught.value) == "Map foyer.tmx: the room is 2 by 1 tiles of 32 pixels; 8 by 8 of 32 are needed."


@pytest.mark.slow
def test_a_missing_a_surplus_and_no_room_are_told_of(ground: Path) -> None:
    folder = ground / "maps" / "rooms"
    attic = folder / "attic.tmx"
    attic.rename(folder / "loft.tmx")
    with pytest.raises(MapError, match=r"Map rooms: the room attic\.tmx is missing"):
        read_rooms(folder, ground)
    shutil.copy(folder / "loft.tmx", attic)
    with pytest.raises(MapError, match=r"Map loft\.tmx: no room of this name"):
        read_rooms(folder, ground)
    (folder / "loft.tmx").unlink()
    assert len(read_rooms(folder, ground)) == 47
    with pytest.raises(MapError, match="no room in this folder"):
        read_rooms(ground / "sprites", ground)


def test_a_door_moved_to_another_wall_in_the_file_moves_in_the_game(ground: Path, rooms: dict[str, RoomTile]) -> None:
    path = ground / "maps" / "rooms" / "chapel.tmx"
    west = 'name="W" type="door" x="0" y="96" width="14" height="64"'
    with changed(path, 'name="N" type="door" x="96" y="0" width="64" height="14"', west):
        assert read_room(path, ground) == msgspec.structs.replace(rooms["chapel"], doors=("W",))
