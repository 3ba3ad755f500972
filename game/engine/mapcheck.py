"""Every map that the program has, read one after the other: which are fine, and what is wrong with the others."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec

from game.engine import maps, places, roommap
from game.engine.mapfile import MapError
from game.engine.maptilesets import Sheets
from game.engine.places import PlaceError

CAMP = "camp.tmx"


class Checked(msgspec.Struct, frozen=True):
    """One map: its path in the folder of maps with slashes, and its fault; None when it is fine."""

    file: str
    fault: MapError | PlaceError | None


def map_files(root: Path | None = None) -> list[Path]:
    """The maps in the folder of maps, and those that ought to be there: boards first, then rooms, by name. `root` as in `check_maps`."""
    folder = (places.root() if root is None else root) / "maps"
    boards = {folder / CAMP, *folder.glob("*.tmx")}
    rooms = {folder / "rooms" / f"{name}.tmx" for name in roommap.ROOMS} | set((folder / "rooms").glob("*.tmx"))
    return [*sorted(boards), *sorted(rooms)]


def check_maps(root: Path | None = None) -> Iterator[Checked]:
    """Reads each map, as the games do; `root` holds maps and their pictures, by default it is the program's own."""
    root = places.root() if root is None else root
    folder = root / "maps"
    sheets: Sheets = {}
    for path in map_files(root):
        fault: MapError | PlaceError | None = None
        try:
            _read(path, folder, root, sheets)
        except (MapError, PlaceError) as error:
            fault = error
        yield Checked(path.relative_to(folder).as_posix(), fault)


def _read(path: Path, folder: Path, root: Path, sheets: Sheets) -> None:
    if path.parent == folder:
        maps.check_camp(maps.read_board(path, root))
    elif path.stem not in roommap.ROOMS:
        raise MapError(path.name, "", "", "room_unknown")
    else:
        roommap.read_room(path, root, sheets)
