"""What all Tiled maps have in common: reading layers and shapes, and saying of any fault in which file, layer and object it lies.

The file is brought into its plain form first (`game.engine.mapplain`); then pytmx reads layers and shapes, and the XML, by object id,
gives what pytmx loses. What the objects of a map mean, the reader of its own game knows.
"""

from __future__ import annotations

import contextlib
import os
from collections.abc import Callable, Iterator
from pathlib import Path as FilePath
from typing import Any, ClassVar

from game.engine import places
from game.engine.mapfile import NOTHING, Element, MapError, label
from game.engine.tiles import FLIP_DIAGONAL, FLIP_X, FLIP_Y, Layer, Point, Tile

Value = str | int | bool
Known = dict[str, tuple[str, tuple[Value, ...]]]
"""Property -> its type in Tiled and its allowed values (none listed: any text)."""


@contextlib.contextmanager
def foreseen(path: FilePath) -> Iterator[None]:
    """A file from outside may hold what nobody has thought of: then too the map is named, and nothing but its own game is closed."""
    try:
        yield
    except (MapError, places.PlaceError):
        raise
    except Exception as error:
        raise MapError(path.name, "", "", "unforeseen", {"reason": f"{type(error).__name__}: {error}"}) from error


class Reader:
    """One reading of one file: what every map has, whatever it is a map of. A map's own kind says what its object layers hold."""

    error: ClassVar[type[MapError]] = MapError
    """What is raised, with sentences of the map's own kind beside the general ones."""
    known: ClassVar[dict[str, dict[str, Known]]]
    """Object layer -> object type -> the properties it can have."""
    needed: ClassVar[dict[str, tuple[str, ...]]] = {}
    """Object type -> the properties it cannot go without."""
    shapes: ClassVar[dict[str, tuple[str, ...]]]
    """Object layer -> what its objects may be drawn as."""

    def __init__(self, path: FilePath, root: FilePath, tree: Element) -> None:
        self.path, self.root, self.tree = path, root, tree
        self.file = path.name
        self.tmx: Any = self._load()

    def groups(self) -> dict[str, Element]:
        """The object layers by name: all that are known, and no other."""
        groups = {group.get("name", ""): group for group in self.tree.findall("objectgroup")}
        for name in groups:
            if name not in self.known:
                raise MapError(self.file, name, "", "unknown_layer", {"known": ", ".join(self.known)})
        for name in self.known:
            if name not in groups:
                raise MapError(self.file, name, "", "missing_layer")
        return groups

    def _load(self) -> Any:
        """What pytmx reads. Its import pulls in pygame, and so stands here: a process that is given a board never needs it."""
        os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # pytmx pulls pygame in, whose greeting belongs on no command's output
        import pytmx

        tmx = pytmx.TiledMap(allow_duplicate_names=True)
        tmx.filename = str(self.path)
        return tmx.parse_xml(self.tree)

    # tiles

    def tiles(self) -> tuple[tuple[Tile, ...], tuple[Layer, ...]]:
        """The pictures that the tile layers use, and the shown ones of these layers, bottom first as in the file."""
        if self.tree.find("layer") is None:
            raise MapError(self.file, "", "", "no_tile_layer")
        grids = {layer.get("name", ""): self.tmx.layernames[layer.get("name", "")].data for layer in self.tree.findall("layer")}
        used = {number for rows in grids.values() for numbers in rows for number in numbers}
        index: dict[str, int] = {}
        cells: dict[int, int] = {0: 0}  # pytmx's own tile number -> a board's cell
        for (raw, flags), entry in self.tmx.imagemap.items():
            number = entry[0] if raw else 0  # number 0 is the empty cell and has no entry
            image = self.tmx.images[number] if number in used else None
            if image:
                picture = FilePath(os.path.abspath(image[0])).relative_to(os.path.abspath(self.root)).as_posix()
                flips = (FLIP_X if flags[0] else 0) | (FLIP_Y if flags[1] else 0) | (FLIP_DIAGONAL if flags[2] else 0)
                cells[number] = (1 + index.setdefault(picture, len(index))) | flips
        layers = []
        for layer in self.tree.findall("layer"):
            name = layer.get("name", "")
            rows = grids[name]
            for row, numbers in enumerate(rows):
                for column, number in enumerate(numbers):
                    if number not in cells:
                        where = {"column": column + 1, "row": row + 1, "found": self.tmx.tiledgidmap[number]}
                        raise MapError(self.file, name, "", "unknown_tile", where)
            if layer.get("visible", "1") != "0":
                layers.append(Layer(name, tuple(cells[number] for numbers in rows for number in numbers)))
        return tuple(Tile(image) for image in index), tuple(layers)

    # objects

    def fault(self, layer: str, thing: Element, code: str, **params: str | int) -> MapError:
        """The error to raise of an object."""
        return self.error(self.file, layer, label(thing), code, params)

    def check_object(self, layer: str, thing: Element) -> None:
        """Raises MapError unless the object has a type, a shape and properties of its layer's."""
        known, kind = self.known[layer], thing.get("type", "")
        if kind not in known:
            raise self.fault(layer, thing, "unknown_type", found=kind or NOTHING, known=", ".join(known))
        shape = _shape(thing)
        if shape not in self.shapes[layer]:
            raise self.fault(layer, thing, "shape", found=shape, wanted=", ".join(self.shapes[layer]))
        if shape in ("ellipse", "rectangle") and not (float(thing.get("width", "0")) > 0 and float(thing.get("height", "0")) > 0):
            raise self.fault(layer, thing, "empty_shape")
        self.check_values(layer, thing, known[kind])
        for name in self.needed.get(kind, ()):
            if name not in properties(thing):
                raise self.fault(layer, thing, "missing_property", name=name)

    def check_values(self, layer: str, thing: Element, known: Known) -> None:
        """Raises MapError unless the properties of an object, or of the map itself, are known and have allowed values."""
        here = "" if thing is self.tree else label(thing)
        for entry in thing.findall("properties/property"):
            name = entry.get("name", "")
            if name not in known:
                raise MapError(self.file, layer, here, "unknown_property", {"name": name, "known": ", ".join(known) or NOTHING})
            kind, allowed = known[name]
            found = entry.get("type", "string")
            if found != kind:
                raise MapError(self.file, layer, here, "property_kind", {"name": name, "found": found, "wanted": kind})
            text = entry.get("value", entry.text or "")
            texts = [str(value).lower() if kind == "bool" else str(value) for value in allowed]
            if not text:
                raise MapError(self.file, layer, here, "property_empty", {"name": name})
            if allowed and text not in texts:
                params: dict[str, str | int] = {"name": name, "found": text, "wanted": ", ".join(texts)}
                raise MapError(self.file, layer, here, "property_value", params)

    def points(self, layer: str, thing: Element) -> tuple[Point, ...]:
        """The object's outline in map pixels, from pytmx; of an ellipse its box. Raises MapError when a point lies outside the map."""
        shape = self.tmx.objects_by_id[int(thing.get("id", ""))]
        if _shape(thing) in ("polyline", "polygon"):
            points = tuple((float(x), float(y)) for x, y in shape.points)
        else:
            left, top, right, bottom = shape.x, shape.y, shape.x + shape.width, shape.y + shape.height
            points = ((left, top), (right, top), (right, bottom), (left, bottom))
        width, height = self.tmx.width * self.tmx.tilewidth, self.tmx.height * self.tmx.tileheight
        for x, y in points:
            if not (0 <= x <= width and 0 <= y <= height):
                raise self.fault(layer, thing, "outside", x=f"{x:g}", y=f"{y:g}")
        return points


def _shape(thing: Element) -> str:
    """What an object is drawn as, in Tiled's words; of one with several shapes all of them."""
    shapes = ["tile"] if thing.get("gid") else []
    return ", ".join([*shapes, *(child.tag for child in thing if child.tag != "properties")]) or "rectangle"


def properties(thing: Element) -> dict[str, Any]:
    """The properties of an object, or of the map, by name; their types and values have been checked."""
    read: dict[str, Callable[[str], Value]] = {"int": int, "bool": lambda text: text == "true", "string": str}
    values = {}
    for entry in thing.findall("properties/property"):
        values[entry.get("name", "")] = read[entry.get("type", "string")](entry.get("value", entry.text or ""))
    return values
