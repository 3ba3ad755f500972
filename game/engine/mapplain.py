"""Brings a map file into its plain form: the one that pytmx reads, and that says the same.

Everything in the file must stand in the list of what is known (`game.engine.mapknown`). In the plain form numbers are written in one way,
layers stand in no groups (what a group does to its layers is done to them), cells are CSV, an infinite map has its edges, tilesets stand
in the map, and nothing is left that only the editor uses. A fault is named with the layer and the object where it lies.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

from game.engine.mapcells import cells, stored
from game.engine.mapelements import check_properties, known
from game.engine.mapfile import NOTHING, Element, Where, label
from game.engine.mapknown import WIDEST
from game.engine.mapparse import TooMuch, parse
from game.engine.maptilesets import Sheets, check_numbers, plain_tileset
from game.engine.mapvalues import Unfit, number
from game.engine.plain import reason

CELLS = 4 * WIDEST * WIDEST
"""Cells of all layers together at the most."""
LINE = 100_000
"""Letters of one object's points at the most."""


def plain_map(path: Path, root: Path, *, has_properties: bool = False, sheets: Sheets | None = None) -> Element:
    """The map at `path` in its plain form. Tile images must lie under `root`; only with `has_properties` may the map itself have
    properties, whose names and values the caller checks. Whoever reads many maps at once gives them one `sheets`, so that a tileset of
    several maps is read once. Raises MapError."""
    where = Where(path.name)
    tree = known(_parsed(path, where), "map", where)
    if tree.get("orientation") != "orthogonal":
        raise where.fault("orientation", found=tree.get("orientation") or NOTHING)
    size = int(tree.get("tilewidth", ""))
    if tree.get("tilewidth") != tree.get("tileheight"):
        raise where.fault("not_square", width=size, height=tree.get("tileheight", ""))
    check_properties(tree, where, allowed=has_properties)
    names = ("orientation", "width", "height", "tilewidth", "tileheight")
    plain = Element("map", {name: tree.get(name, "") for name in names})
    plain.extend(tree.findall("properties"))
    sheets = {} if sheets is None else sheets
    tilesets = [plain_tileset(tileset, path, root, size, sheets) for tileset in tree.findall("tileset")]
    check_numbers(tilesets, where)
    plain.extend(tilesets)
    layers = list(_layers(tree, where))
    _check_layers(layers, tree, where)
    plain.extend(layers)
    return plain


def _parsed(path: Path, where: Where) -> Element:
    try:
        tree = parse(path)
    except FileNotFoundError:
        raise where.fault("missing_file") from None
    except TooMuch as error:
        raise where.fault(error.code, what=path.name, most=error.most) from None
    except OSError as error:
        raise where.fault("unreadable", reason=reason(error)) from error
    except (ElementTree.ParseError, ValueError, LookupError) as error:
        raise where.fault("not_xml", reason=str(error)) from error
    if tree.tag != "map":
        raise where.fault("not_a_map", found=tree.tag)
    return tree


def _layers(parent: Element, where: Where, left: float = 0, top: float = 0, shown: bool = True) -> Iterator[Element]:
    """The layers in the file's order, out of their groups, whose places and visibility they take along."""
    for layer in parent:
        if layer.tag not in ("layer", "objectgroup", "group", "imagelayer"):
            continue
        here = where._replace(layer=layer.get("name", ""))
        if layer.tag == "imagelayer":
            raise here.fault("layer_kind", found=layer.tag)
        x, y = left + float(layer.get("offsetx", "0")), top + float(layer.get("offsety", "0"))
        seen = shown and layer.get("visible", "1") == "1"
        check_properties(layer, here, allowed=False)
        if layer.tag == "group":
            yield from _layers(layer, where, x, y, seen)
            continue
        if layer.tag == "layer" and (x or y):
            raise here.fault("layer_offset", found=f"{x:g}, {y:g}")
        layer.attrib = {name: layer.get(name, "") for name in ("name", "width", "height") if name in layer.attrib}
        layer.set("visible", "1" if seen else "0")
        if x or y:
            for thing in layer.findall("object"):
                for name, by in (("x", x), ("y", y)):
                    thing.set(name, number(repr(float(thing.get(name, "0")) + by)))
        yield layer


def _check_layers(layers: list[Element], tree: Element, where: Where) -> None:
    names = Counter(layer.get("name", "") for layer in layers)
    for layer in layers:
        name = layer.get("name", "")
        if not name:
            raise where.fault("nameless_layer")
        if names[name] > 1:
            raise where._replace(layer=name).fault("duplicate_layer")
    width, height = int(tree.get("width", "")), int(tree.get("height", ""))
    grids = [layer for layer in layers if layer.tag == "layer"]
    count = sum(max(width * height, stored(layer.find("data"))) for layer in grids)
    if count > CELLS:
        raise where.fault("too_many_cells", found=count, most=CELLS)
    for layer in grids:
        _plain_cells(layer, tree, where._replace(layer=layer.get("name", "")))
    seen: set[str] = set()
    for layer in layers:
        for thing in layer.findall("object"):
            _plain_object(thing, where._replace(layer=layer.get("name", ""), object=label(thing)), seen)


def _plain_cells(layer: Element, tree: Element, where: Where) -> None:
    width, height = int(tree.get("width", "")), int(tree.get("height", ""))
    found = f"{layer.get('width', NOTHING)} × {layer.get('height', NOTHING)}"
    if found != f"{width} × {height}":
        raise where.fault("layer_size", found=found, wanted=f"{width} × {height}")
    data = layer.find("data")
    try:
        numbers = cells(data, width, height, infinite=tree.get("infinite") == "1")
    except Unfit as error:
        raise where.fault(error.code, **error.params) from None
    for child in list(layer):
        layer.remove(child)
    plain = ElementTree.SubElement(layer, "data", {"encoding": "csv"})
    plain.text = ",".join(map(str, numbers))


def _plain_object(thing: Element, where: Where, seen: set[str]) -> None:
    """Checks what holds of objects on any board, and brings the corners of a shape into their plain form."""
    number = thing.get("id", "")
    if not number or number in seen:
        raise where.fault("object_id", found=number or NOTHING)
    seen.add(number)
    if thing.get("template"):
        raise where.fault("template")
    kind, other = thing.get("type", ""), thing.attrib.pop("class", "")  # only Tiled 1.9 writes the type as the class
    if kind and other and kind != other:
        raise where.fault("two_types", found=kind, other=other)
    thing.set("type", kind or other)
    if float(thing.get("rotation", "0")):
        raise where.fault("rotated", found=thing.get("rotation", ""))
    for line in (*thing.findall("polyline"), *thing.findall("polygon")):
        if len(line.get("points", "")) > LINE:
            raise where.fault("too_long", most=LINE)
        points = [_plain_point(point, where) for point in line.get("points", "").split()]
        if not points:
            raise where.fault("empty_shape")
        line.set("points", " ".join(points))
    check_properties(thing, where, allowed=True)


def _plain_point(text: str, where: Where) -> str:
    x, _, y = text.partition(",")
    try:
        return f"{number(x)},{number(y)}"
    except Unfit:
        raise where.fault("point", found=text) from None
