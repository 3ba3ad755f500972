"""Every map that the program has, read one after the other: which are fine, and what is wrong with the others."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

import msgspec

from game.engine import games, places
from game.engine.mapfile import MapError
from game.engine.maptilesets import Sheets
from game.engine.places import PlaceError


class Atlas(NamedTuple):
    """The maps of one game. `files` gives those in the folder of maps, and those that ought to be there; `read` reads one as the game does:
    its path, the folder under which its pictures lie, the tilesets read so far (raises MapError, PlaceError); `sentences` are the codes of
    its faults with their sentences."""

    files: Callable[[Path], Sequence[Path]]
    read: Callable[[Path, Path, Sheets], object]
    sentences: Mapping[str, str]


class Checked(msgspec.Struct, frozen=True):
    """One map: its path in the folder of maps with slashes, and its fault; None when it is fine."""

    file: str
    fault: MapError | PlaceError | None


def atlases() -> list[Atlas]:
    """The maps of all games that have any."""
    found = (games.load(name).atlas() for name in games.NAMES)
    return [atlas for atlas in found if atlas is not None]


def check_maps(root: Path | None = None) -> Iterator[Checked]:
    """Reads each map, as the games do; `root` holds maps and their pictures, by default it is the program's own."""
    root = places.root() if root is None else root
    folder = root / "maps"
    sheets: Sheets = {}
    for atlas in atlases():
        for path in atlas.files(folder):
            fault: MapError | PlaceError | None = None
            try:
                atlas.read(path, root, sheets)
            except (MapError, PlaceError) as error:
                fault = error
            yield Checked(path.relative_to(folder).as_posix(), fault)
