"""Reads the camp from its Tiled map: object layers of spaces, paths and places. What it has to hold to be a camp `campcheck` says."""

from __future__ import annotations

from pathlib import Path as FilePath
from typing import Final

from game.engine import places
from game.engine.mapcheck import Atlas
from game.engine.mapfile import NOTHING, Element
from game.engine.mapplain import plain_map
from game.engine.maps import Known, Reader, foreseen, properties
from game.engine.maptilesets import Sheets
from game.lastfriday.campcheck import CampError, check_camp
from game.lastfriday.campmap import CampMap, Path, Place, Space
from game.lastfriday.terms import COLOURS

FILE: Final = "camp.tmx"

_PROPERTIES: Final[dict[str, dict[str, Known]]] = {
    "spaces": {
        "circle": {"start": ("string", ("maniac",)), "pier": ("int", (1, 2, 3, 4)), "inside": ("string", COLOURS)},
        "dot": {
            "start": ("string", COLOURS),
            "pier": ("int", (1, 2, 3, 4)),
            "welcome": ("bool", (True,)),
            "arrow": ("bool", (True,)),
            "door": ("string", COLOURS),
            "inside": ("string", COLOURS),
        },
        "entrance": {},
    },
    "paths": {"path": {"a": ("string", ()), "b": ("string", ())}},
    "places": {
        "cabin": {"colour": ("string", COLOURS)},
        "lake": {},
        "pier": {"number": ("int", (1, 2, 3, 4))},
        "area": {},
        "door": {},
    },
}
"""Object layer -> object type -> the properties it can have."""

_NEEDED: Final = {"path": ("a", "b"), "cabin": ("colour",), "pier": ("number",)}
"""Object type -> the properties it cannot go without."""

_SHAPES: Final = {"spaces": ("ellipse",), "paths": ("polyline",), "places": ("polygon", "rectangle")}


def read_map(path: FilePath, root: FilePath | None = None) -> CampMap:
    """What lies in the .tmx file `path`, whether or not it is a whole camp; its tile images lie under `root`, by default the program's own.
    Raises MapError."""
    root = places.root() if root is None else root
    with foreseen(path):
        return _Camp(path, root, plain_map(path, root)).camp()


def read_camp(path: FilePath | None = None, root: FilePath | None = None) -> CampMap:
    """The camp in the .tmx file `path`, by default the program's own; `root` as in `read_map`. Raises MapError."""
    camp = read_map(places.maps() / FILE if path is None else path, root)
    check_camp(camp)
    return camp


def camp_files(folder: FilePath) -> list[FilePath]:
    """The camp in the folder of maps, there or not, and what else lies beside it as another camp."""
    return sorted({folder / FILE, *folder.glob("*.tmx")})


def _check(path: FilePath, root: FilePath, sheets: Sheets) -> None:
    del sheets  # a camp has tilesets that no other map has
    read_camp(path, root)


ATLAS: Final = Atlas(camp_files, _check, CampError.sentences)


class _Camp(Reader):
    """One reading of a camp."""

    error = CampError
    known = _PROPERTIES
    needed = _NEEDED
    shapes = _SHAPES

    def __init__(self, path: FilePath, root: FilePath, tree: Element) -> None:
        super().__init__(path, root, tree)
        self.spaces: dict[str, Space] = {}
        self.paths: dict[frozenset[str], Path] = {}
        self.places: list[Place] = []
        self.place_names: set[str] = set()

    def camp(self) -> CampMap:
        """The whole map, checked."""
        groups = self.groups()
        tiles, layers = self.tiles()
        readers = {"spaces": self._space, "paths": self._path, "places": self._place}
        for name, read in readers.items():
            for thing in groups[name].findall("object"):
                self.check_object(name, thing)
                read(thing)
        tmx = self.tmx
        return CampMap(
            file=self.file,
            width=tmx.width,
            height=tmx.height,
            tile_size=int(tmx.tilewidth),
            tiles=tiles,
            layers=layers,
            spaces=tuple(self.spaces.values()),
            paths=tuple(self.paths.values()),
            places=tuple(self.places),
        )

    def _space(self, thing: Element) -> None:
        name, kind = thing.get("name", ""), thing.get("type", "")
        digits = name.removeprefix("d") if kind == "dot" else name
        is_number = digits.isascii() and digits.isdigit() and not digits.startswith("0")
        fits = name in COLOURS if kind == "entrance" else is_number and (kind == "circle" or name != digits)
        if not fits:
            if kind == "entrance":
                raise self.fault("spaces", thing, "object_name", found=name or NOTHING, wanted=", ".join(COLOURS))
            raise self.fault("spaces", thing, f"{kind}_name", found=name or NOTHING)
        if name in self.spaces:
            raise self.fault("spaces", thing, "duplicate_name")
        box = self.points("spaces", thing)
        x, y = (box[0][0] + box[2][0]) / 2, (box[0][1] + box[2][1]) / 2
        self.spaces[name] = Space(name, kind, x, y, **properties(thing))

    def _path(self, thing: Element) -> None:
        ends = properties(thing)
        a, b = str(ends["a"]), str(ends["b"])
        for end in (a, b):
            if end not in self.spaces:
                raise self.fault("paths", thing, "unknown_space", space=end)
            if self.spaces[end].kind == "entrance":
                raise self.fault("paths", thing, "entrance_path", space=end)
        if a == b:
            raise self.fault("paths", thing, "same_space", space=a)
        if self.spaces[a].kind == self.spaces[b].kind == "circle":
            raise self.fault("paths", thing, "two_circles", a=a, b=b)
        if frozenset((a, b)) in self.paths:
            raise self.fault("paths", thing, "duplicate_path", a=a, b=b)
        points = self.points("paths", thing)
        if len(points) < 2:
            raise self.fault("paths", thing, "empty_shape")
        self.paths[frozenset((a, b))] = Path(a, b, points[1:-1])

    def _place(self, thing: Element) -> None:
        name, kind = thing.get("name", ""), thing.get("type", "")
        if name and name in self.place_names:
            raise self.fault("places", thing, "duplicate_name")
        self.place_names.add(name)
        points = self.points("places", thing)
        if len(points) < 3:
            raise self.fault("places", thing, "empty_shape")
        xs, ys = [x for x, _ in points], [y for _, y in points]
        middle = (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2
        self.places.append(Place(name, kind, *middle, points=points, **properties(thing)))
