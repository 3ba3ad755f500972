"""The rooms of Betrayal at House on the Hill, read from their Tiled maps, 8 by 8 tiles a room.

What stands in the map is repeated nowhere: floors, doors, card symbol, windows, whether it lies outdoors and whether something
bars the way through it. The rules and computer players read the facts, the window draws the tiles. All sides are as printed, N at the top.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path as FilePath
from typing import ClassVar, Final

import msgspec

from game.engine import places
from game.engine.mapcheck import Atlas
from game.engine.mapfile import NOTHING, Element, MapError
from game.engine.mapplain import plain_map
from game.engine.maps import Known, Reader, foreseen, properties
from game.engine.maptilesets import Sheets
from game.engine.tiles import Layer, Tile

SIDES = ("N", "E", "S", "W")
"""The walls of a room, clockwise."""
FLOORS = ("basement", "ground", "upper")
TILES_ACROSS = 8
TILE_SIZE = 32

ROOMS = (
    *("abandoned_room", "attic", "balcony", "ballroom", "basement_landing", "bedroom", "bloody_room", "catacombs", "chapel"),
    *("charred_room", "chasm", "coal_chute", "collapsed_room", "conservatory", "creaky_hallway", "crypt", "dining_room"),
    *("dusty_hallway", "entrance_hall", "foyer", "furnace_room", "gallery", "game_room", "gardens", "grand_staircase"),
    *("graveyard", "gymnasium", "junk_room", "kitchen", "larder", "library", "master_bedroom", "mystic_elevator"),
    *("operating_laboratory", "organ_room", "patio", "pentagram_chamber", "research_laboratory", "servants_quarters"),
    *("stairs_from_basement", "statuary_corridor", "storeroom", "tower", "underground_lake", "upper_landing", "vault"),
    "wine_cellar",
)
"""The names of the rooms, which are the names of their files; the rules speak of many of them by name."""

_DOORS = ("door", "front_door", "stair_door")
_NEEDS = {"entrance_hall": "front_door", "stairs_from_basement": "stair_door"}
"""Room -> the one thing that the rules look for in it."""


class RoomError(MapError):
    """The map of a room is not as it should be."""

    sentences = MapError.sentences | {
        "no_room": "there is no room in this folder; install the program again.",
        "room_missing": "the room {room} is missing.",
        "room_unknown": "no room of this name is known; known are the names of the files that the program came with.",
        "room_size": "the room is {across} by {down} tiles of {size} pixels; 8 by 8 of 32 are needed.",
        "room_floors": "the property floors is {found}; one or more of {wanted} are needed, in this order, with a space between.",
        "room_side": "two doors are named {side}; a wall has one at most.",
        "room_place": "the object is named {side} and must lie on that wall of the room.",
        "room_middle": "the door must lie in the middle of the wall {side}, where the next room's door meets it.",
        "room_door": "the room has no door.",
        "room_single": "the room has two doors of this kind, and can have one.",
        "room_front_door": "the entrance hall needs a front door, and has none.",
        "room_stair_door": "the stairs need a door that leads up, of type stair_door, and have none.",
    }


class RoomTile(msgspec.Struct, frozen=True, cache_hash=True):
    """One room as printed. `tiles` and `layers` are its picture, as in `game.engine.tiles`; all else is what the rules read."""

    id: str  # the name of its file
    floors: tuple[str, ...]  # of FLOORS, in that order
    doors: tuple[str, ...]  # of SIDES, in that order; without the front door and the stair door
    windows: tuple[str, ...]  # the side of each window, in the order of SIDES; a side stands there as often as it has windows
    symbol: str  # "event", "item", "omen" or ""
    outdoor: bool
    barrier: bool
    kind: str  # "start" for what lies there from the beginning, else "stack"
    front_door: str  # its side, or ""
    stair_door: str  # its side, or ""
    tiles: tuple[Tile, ...] = ()
    layers: tuple[Layer, ...] = ()


def read_rooms(folder: FilePath | None = None, root: FilePath | None = None) -> dict[str, RoomTile]:
    """All rooms by name, sorted, read from the .tmx files in `folder` (by default the program's), with tile images under `root`.

    Raises MapError, PlaceError.
    """
    folder = places.maps() / "rooms" if folder is None else folder
    root = places.root() if root is None else root
    paths = sorted(folder.glob("*.tmx"))
    if not paths:
        raise RoomError(folder.name, "", "", "no_room")
    sheets: Sheets = {}
    rooms = {path.stem: read_room(path, root, sheets) for path in paths}
    for name in ROOMS:
        if name not in rooms:
            raise RoomError(folder.name, "", "", "room_missing", {"room": f"{name}.tmx"})
    for name in rooms:
        if name not in ROOMS:
            raise RoomError(f"{name}.tmx", "", "", "room_unknown")
    return rooms


def read_room(path: FilePath, root: FilePath | None = None, sheets: Sheets | None = None) -> RoomTile:
    """The room in one .tmx file; `root` as in `read_rooms`, `sheets` as in `plain_map`. Raises MapError."""
    root = places.root() if root is None else root
    with foreseen(path):
        return _Room(path, root, plain_map(path, root, has_properties=True, sheets=sheets)).room()


def room_files(folder: FilePath) -> list[FilePath]:
    """The maps of rooms in the folder of maps, and those that ought to be there."""
    return sorted({folder / "rooms" / f"{name}.tmx" for name in ROOMS} | set((folder / "rooms").glob("*.tmx")))


def _check(path: FilePath, root: FilePath, sheets: Sheets) -> None:
    if path.stem not in ROOMS:
        raise RoomError(path.name, "", "", "room_unknown")
    read_room(path, root, sheets)


ATLAS: Final = Atlas(room_files, _check, RoomError.sentences)


def rooms_to_bytes(rooms: Mapping[str, RoomTile]) -> bytes:
    """The rooms as bytes for another process."""
    return msgspec.msgpack.encode(tuple(rooms.values()))


def rooms_from_bytes(data: bytes) -> dict[str, RoomTile]:
    """The rooms that `rooms_to_bytes` made. Raises msgspec.ValidationError when the bytes are none."""
    return {room.id: room for room in msgspec.msgpack.decode(data, type=tuple[RoomTile, ...])}


def facts(rooms: Mapping[str, RoomTile]) -> bytes:
    """What the rules read of the rooms, for a fingerprint: pictures change without it."""
    return rooms_to_bytes({name: msgspec.structs.replace(room, tiles=(), layers=()) for name, room in rooms.items()})


class _Room(Reader):
    """One reading of one room."""

    error = RoomError
    known: ClassVar[dict[str, dict[str, Known]]] = {"doors": {kind: {} for kind in (*_DOORS, "window")}}
    shapes: ClassVar[dict[str, tuple[str, ...]]] = {"doors": ("rectangle",)}
    own: ClassVar[Known] = {
        "floors": ("string", ()),
        "symbol": ("string", ("event", "item", "omen")),
        "outdoor": ("bool", (True,)),
        "barrier": ("bool", (True,)),
        "kind": ("string", ("start", "stack")),
    }

    def room(self) -> RoomTile:
        """The whole room, checked."""
        tmx, name = self.tmx, self.path.stem
        size: dict[str, str | int] = {"across": tmx.width, "down": tmx.height, "size": int(tmx.tilewidth)}
        if tuple(size.values()) != (TILES_ACROSS, TILES_ACROSS, TILE_SIZE):
            raise RoomError(self.file, "", "", "room_size", size)
        self.check_values("", self.tree, self.own)
        own = properties(self.tree)
        for needed in ("floors", "kind"):
            if needed not in own:
                raise RoomError(self.file, "", "", "missing_property", {"name": needed})
        tiles, layers = self.tiles()
        sides = self._sides()
        room = RoomTile(
            id=name,
            floors=self._floors(own["floors"]),
            doors=_ordered(sides["door"]),
            windows=_ordered(sides["window"]),
            symbol=own.get("symbol", ""),
            outdoor=own.get("outdoor", False),
            barrier=own.get("barrier", False),
            kind=own["kind"],
            front_door="".join(sides["front_door"]),
            stair_door="".join(sides["stair_door"]),
            tiles=tiles,
            layers=layers,
        )
        self._check_needs(room)
        return room

    def _floors(self, text: str) -> tuple[str, ...]:
        floors = text.split(" ")
        if floors != [floor for floor in FLOORS if floor in floors]:
            raise RoomError(self.file, "", "", "room_floors", {"found": text, "wanted": " ".join(FLOORS)})
        return tuple(floors)

    def _sides(self) -> dict[str, list[str]]:
        """The walls that the objects of each type are on, in the file's order."""
        sides: dict[str, list[str]] = {kind: [] for kind in self.known["doors"]}
        for thing in self.groups()["doors"].findall("object"):
            self.check_object("doors", thing)
            side, kind = thing.get("name", ""), thing.get("type", "")
            if side not in SIDES:
                raise self.fault("doors", thing, "object_name", found=side or NOTHING, wanted=", ".join(SIDES))
            self._check_place(thing, side, kind)
            if kind in _DOORS and any(side in sides[other] for other in _DOORS):
                raise self.fault("doors", thing, "room_side", side=side)
            sides[kind].append(side)
            for single in ("front_door", "stair_door"):
                if len(sides[single]) > 1:
                    raise self.fault("doors", thing, "room_single")
        return sides

    def _check_place(self, thing: Element, side: str, kind: str) -> None:
        """Its middle lies within a tile of its wall, that of a door also at most half a tile off the wall's middle."""
        box = self.points("doors", thing)
        x, y = (box[0][0] + box[2][0]) / 2, (box[0][1] + box[2][1]) / 2
        whole = TILES_ACROSS * TILE_SIZE
        depth, along = {"N": (y, x), "E": (whole - x, y), "S": (whole - y, x), "W": (x, y)}[side]
        if depth > TILE_SIZE:
            raise self.fault("doors", thing, "room_place", side=side)
        if kind in _DOORS and abs(along - whole / 2) > TILE_SIZE / 2:
            raise self.fault("doors", thing, "room_middle", side=side)

    def _check_needs(self, room: RoomTile) -> None:
        if not room.doors:
            raise RoomError(self.file, "doors", "", "room_door")
        if not getattr(room, _NEEDS.get(room.id, "id")):
            raise RoomError(self.file, "doors", "", f"room_{_NEEDS[room.id]}")


def _ordered(sides: list[str]) -> tuple[str, ...]:
    return tuple(sorted(sides, key=SIDES.index))
