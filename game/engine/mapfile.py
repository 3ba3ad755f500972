"""What a map file must be before it is read as a board: the checks on its XML, which pytmx would lose, or stop at without a helpful word.

Knows Tiled's format and nothing of spaces, paths or games. `check_file` returns the XML root for the second pass in `game.engine.maps`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

from game.engine.plain import plain, reason

Element = ElementTree.Element

_DIGITS = 6
"""The most that the number of a map's tiles can have."""
SCALARS = ("string", "int", "float", "bool")
OBJECT_ATTRIBUTES = {
    "id",
    "name",
    "type",
    "class",
    "x",
    "y",
    "width",
    "height",
    "rotation",
    "gid",
    "visible",
    "template",
    "points",
    "parent",
    "properties",
}

SENTENCES = {
    # the file
    "missing_file": "the file is not there.",
    "not_xml": "this is no XML file ({reason}); open it in Tiled and save it again.",
    "not_a_map": "the outermost element is <{found}> and must be <map>.",
    "orientation": "the map is {found}; only orthogonal maps are read.",
    "infinite": "the map is infinite; switch that off in Tiled under Map, Map Properties.",
    "map_size": "{name} is {found}; a whole number above 0 is needed.",
    "not_square": "its tiles are {width} by {height} pixels; square tiles are needed.",
    "unreadable": "the map cannot be read ({reason}).",
    # tilesets
    "embedded_tileset": "the tileset {tileset} is embedded; export it as a .tsx file.",
    "missing_tileset": "the tileset {tileset} is not there.",
    "broken_tileset": "the tileset {tileset} is no XML tileset ({reason}).",
    "tileset_sheet": "the tileset {tileset} is one sheet; a collection of images is needed.",
    "missing_image": "tile {tile} of {tileset} shows {image}, which is not there.",
    "image_outside": "tile {tile} of {tileset} shows {image}, which lies outside the program's folder.",
    "tile_without_image": "tile {tile} of {tileset} has no image.",
    "tile_size": "tile {tile} of {tileset} is {found}; {wanted} is needed.",
    "animation": "tile {tile} of {tileset} is animated; boards stand still.",
    # layers
    "duplicate_layer": "there are two layers of this name.",
    "nameless_layer": "a layer has no name.",
    "layer_kind": "a layer of kind {found} is not read; use tile layers and object layers without groups.",
    "missing_layer": "the map has no layer of this name.",
    "no_tile_layer": "the map has no tile layer.",
    "unknown_layer": "no object layer of this name is known; known are {known}.",
    "layer_offset": "the layer is shifted by {found}; set its offset to 0.",
    "layer_effect": "the layer has {name} = {found}, which a board does not show; take it away.",
    "layer_size": "the layer is {found} tiles, the map {wanted}.",
    "encoding": "the tiles are stored as {found}; choose CSV in Tiled under Map, Map Properties.",
    "cells": "the layer holds {found} cells; {wanted} are needed.",
    "cell": "{found} is no tile number.",
    "unknown_tile": "the cell in column {column}, row {row} shows tile number {found}, which no tileset has.",
    # properties
    "property_type": "the property {name} is of type {found}; only text, whole numbers, numbers and yes or no are read.",
    "duplicate_property": "the property {name} stands there twice.",
    "reserved_property": "the property {name} is named like an attribute of Tiled's own; choose another name.",
    "unknown_property": "the property {name} is not known here; known are {known}.",
    "missing_property": "the property {name} is missing.",
    "property_kind": "the property {name} is stored as {found}; {wanted} is needed.",
    "property_value": "the property {name} is {found}; allowed are {wanted}. One that does not apply is left out.",
    # objects
    "object_id": "the object's id {found} is missing, no number or used twice.",
    "template": "the object is made from a template; detach it.",
    "object_class": "the object has a class, as Tiled 1.9 writes it; save the map with Tiled 1.8, or with 1.10 or later.",
    "rotated": "the object is turned by {found} degrees; set its rotation to 0.",
    "shape": "the object is drawn as {found}; {wanted} is needed.",
    "unknown_type": "objects of type {found} are not known in this layer; known are {known}.",
    "object_name": "the name {found} does not fit; {wanted} is needed.",
    "duplicate_name": "two objects here have this name.",
    "outside": "the point {x}, {y} lies outside the map.",
    "number": "{name} is {found}, and no number.",
    "empty_shape": "the shape has no size.",
    # paths
    "unknown_space": "the path names {space}, and there is no such space.",
    "same_space": "the path joins {space} with itself.",
    "two_circles": "the path joins the circles {a} and {b}; a dot must lie between.",
    "entrance_path": "the path leads to {space}; a place at the entrance has no paths.",
    "duplicate_path": "a second path joins {a} and {b}.",
    # rooms
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
    # the camp
    "camp_circle": "circle {space} is missing.",
    "camp_extra_circle": "circle {space} is too much; the camp has 1 to 205.",
    "camp_count": "the camp needs {wanted} of {what}; the map has {found}.",
    "camp_inside_circle": "the inside circle of this cabin must be {wanted}; it is {found}.",
    "camp_inside_path": "a path joins {space}, inside the cabin {colour}, with {other}, which is neither in it nor its door.",
    "camp_cabin_row": "the inside dots of the cabin {colour} must be a row of three from door to door.",
    "camp_cabin_circle": "circle {space} must be joined with the two doors of the cabin {colour} and nothing else.",
    "camp_apart": "no way leads from {space} to the rest of the camp.",
    "camp_pier_path": "no path joins the dot and the circle of pier {number}.",
}


class MapError(Exception):
    """A map is not as it should be.

    `file` is its name, `layer` and `object` the names (or an object's id) where the fault lies, "" when it lies in no layer or object.
    `code` is a key of SENTENCES and `params` what to put into its sentence, for the window to word in the person's language.
    """

    def __init__(self, file: str, layer: str, object: str, code: str, params: dict[str, str | int] | None = None) -> None:  # noqa: A002
        self.file = plain(file)
        self.layer = plain(layer)
        self.object = plain(object)
        self.code = code
        self.params = {name: plain(value) if isinstance(value, str) else value for name, value in (params or {}).items()}
        where = [f"Map {self.file}"]
        where += [f"layer {self.layer}"] if layer else []
        where += [f"object {self.object}"] if object else []
        super().__init__(f"{', '.join(where)}: {SENTENCES[code].format(**self.params)}")


def label(element: Element) -> str:
    """What a message calls an object: its name and id, or only its id."""
    name, number = element.get("name", ""), element.get("id", "?")
    return f"{name} (id {number})" if name else f"id {number}"


def check_file(path: Path, root: Path, *, has_properties: bool = False, whole: set[tuple[Path, int]] | None = None) -> Element:
    """The XML root of the map at `path` after every check of its format. Tile images must lie under `root`; only with `has_properties`
    may the map itself have properties, whose names and values the caller checks. Whoever reads many maps at once gives them one set
    `whole`, so that a tileset of several maps is checked once. Raises MapError."""
    file = path.name
    tree = _parse(path)
    _check_map(file, tree)
    _check_properties(file, "", "", tree, allowed=has_properties)
    for tileset in tree.findall("tileset"):
        _check_tileset(path, root, tileset, int(tree.get("tilewidth", "0")), set() if whole is None else whole)
    layers = [child for child in tree if child.tag in ("layer", "objectgroup", "imagelayer", "group")]
    names = Counter(layer.get("name", "") for layer in layers)
    for layer in layers:
        name = layer.get("name", "")
        if not name:
            raise MapError(file, name, "", "nameless_layer")
        if names[name] > 1:
            raise MapError(file, name, "", "duplicate_layer")
        _check_layer(file, layer)
        if layer.tag == "layer":
            _check_cells(file, layer, tree)
    _check_objects(file, [layer for layer in layers if layer.tag == "objectgroup"])
    return tree


def _parse(path: Path) -> Element:
    try:
        tree = ElementTree.parse(path).getroot()
    except FileNotFoundError:
        raise MapError(path.name, "", "", "missing_file") from None
    except OSError as error:
        raise MapError(path.name, "", "", "unreadable", {"reason": reason(error)}) from error
    except (ElementTree.ParseError, ValueError, LookupError) as error:
        raise MapError(path.name, "", "", "not_xml", {"reason": str(error)}) from error
    if tree.tag != "map":
        raise MapError(path.name, "", "", "not_a_map", {"found": tree.tag})
    return tree


def _check_map(file: str, tree: Element) -> None:
    if tree.get("orientation") != "orthogonal":
        raise MapError(file, "", "", "orientation", {"found": tree.get("orientation", "nothing")})
    if tree.get("infinite", "0") != "0":
        raise MapError(file, "", "", "infinite")
    for name in ("width", "height", "tilewidth", "tileheight"):
        found = tree.get(name, "nothing")
        if not (found.isascii() and found.isdigit() and len(found) <= _DIGITS and int(found) > 0):
            raise MapError(file, "", "", "map_size", {"name": name, "found": found})
    if tree.get("tilewidth") != tree.get("tileheight"):
        raise MapError(file, "", "", "not_square", {"width": tree.get("tilewidth", ""), "height": tree.get("tileheight", "")})


def _check_tileset(path: Path, root: Path, tileset: Element, size: int, whole: set[tuple[Path, int]]) -> None:
    file, source = path.name, tileset.get("source", "")
    if not source:
        raise MapError(file, "", "", "embedded_tileset", {"tileset": tileset.get("name", "")})
    sheet = path.parent / source
    if (sheet, size) in whole:
        return
    if not _is_file(sheet):
        raise MapError(file, "", "", "missing_tileset", {"tileset": source})
    try:
        tree = ElementTree.parse(sheet).getroot()
    except (ElementTree.ParseError, OSError, ValueError, LookupError) as error:
        raise MapError(file, "", "", "broken_tileset", {"tileset": source, "reason": reason(error)}) from error
    if tree.tag != "tileset":
        raise MapError(file, "", "", "broken_tileset", {"tileset": source, "reason": tree.tag})
    if tree.find("image") is not None:
        raise MapError(file, "", "", "tileset_sheet", {"tileset": source})
    _check_properties(file, "", "", tree)
    for tile in tree.findall("tile"):
        _check_properties(file, "", "", tile)
        _check_tile(file, sheet, root, tile, size)
    whole.add((sheet, size))


def _is_file(path: Path) -> bool:
    """Whether there is such a file; a name that no file can have names none."""
    try:
        return path.is_file()
    except (OSError, ValueError):
        return False


def _check_tile(file: str, sheet: Path, root: Path, tile: Element, size: int) -> None:
    where: dict[str, str | int] = {"tile": tile.get("id", "?"), "tileset": sheet.name}
    image = tile.find("image")
    source = "" if image is None else image.get("source", "")
    if image is None or not source:
        raise MapError(file, "", "", "tile_without_image", where)
    picture = sheet.parent / source
    if not _is_file(picture):
        raise MapError(file, "", "", "missing_image", {**where, "image": source})
    if not picture.resolve().is_relative_to(root.resolve()):
        raise MapError(file, "", "", "image_outside", {**where, "image": source})
    found = f"{image.get('width')} by {image.get('height')}"
    if found != f"{size} by {size}":
        raise MapError(file, "", "", "tile_size", {**where, "found": found, "wanted": f"{size} by {size}"})
    if tile.find("animation") is not None:
        raise MapError(file, "", "", "animation", where)


def _check_layer(file: str, layer: Element) -> None:
    name = layer.get("name", "")
    if layer.tag in ("imagelayer", "group"):
        raise MapError(file, name, "", "layer_kind", {"found": layer.tag})
    for offset in ("offsetx", "offsety"):
        if layer.get(offset, "0") != "0":
            raise MapError(file, name, "", "layer_offset", {"found": layer.get(offset, "")})
    for effect, usual in (("opacity", "1"), ("tintcolor", ""), ("parallaxx", "1"), ("parallaxy", "1")):
        if layer.tag == "layer" and layer.get(effect, usual) != usual:
            raise MapError(file, name, "", "layer_effect", {"name": effect, "found": layer.get(effect, "")})
    _check_properties(file, name, "", layer)


def _check_cells(file: str, layer: Element, tree: Element) -> None:
    name, data = layer.get("name", ""), layer.find("data")
    size = f"{layer.get('width')} by {layer.get('height')}"
    wanted = f"{tree.get('width')} by {tree.get('height')}"
    if size != wanted:
        raise MapError(file, name, "", "layer_size", {"found": size, "wanted": wanted})
    kind = "nothing" if data is None else " ".join(filter(None, (data.get("encoding", "XML"), data.get("compression", ""))))
    if data is None or kind != "csv":
        raise MapError(file, name, "", "encoding", {"found": kind})
    if data.find("chunk") is not None:
        raise MapError(file, name, "", "infinite")
    cells = (data.text or "").split(",")
    for cell in cells:
        if not (cell.strip().isascii() and cell.strip().isdigit()):
            raise MapError(file, name, "", "cell", {"found": cell.strip() or "an empty cell"})
    count = int(tree.get("width", "0")) * int(tree.get("height", "0"))
    if len(cells) != count:
        raise MapError(file, name, "", "cells", {"found": len(cells), "wanted": count})


def _check_objects(file: str, layers: list[Element]) -> None:
    seen: set[str] = set()
    for layer, thing in _objects(layers):
        name, here = layer.get("name", ""), label(thing)
        number = thing.get("id", "")
        if not (number.isascii() and number.isdigit()) or number in seen:
            raise MapError(file, name, here, "object_id", {"found": number or "nothing"})
        seen.add(number)
        if thing.get("template"):
            raise MapError(file, name, here, "template")
        if thing.get("class"):
            raise MapError(file, name, here, "object_class")
        for attribute in ("x", "y", "width", "height", "rotation"):
            _check_number(file, name, here, attribute, thing.get(attribute, "0"))
        if float(thing.get("rotation", "0")):
            raise MapError(file, name, here, "rotated", {"found": thing.get("rotation", "")})
        for line in (*thing.findall("polyline"), *thing.findall("polygon")):
            for point in line.get("points", "").split():
                x, _, y = point.partition(",")
                _check_number(file, name, here, "a point's x", x)
                _check_number(file, name, here, "a point's y", y)
        _check_properties(file, name, here, thing)


def _objects(layers: list[Element]) -> Iterator[tuple[Element, Element]]:
    for layer in layers:
        for thing in layer.findall("object"):
            yield layer, thing


def _check_number(file: str, layer: str, thing: str, name: str, text: str) -> None:
    try:
        fits = abs(float(text)) < 1e9
    except ValueError:
        fits = False
    if not fits:
        raise MapError(file, layer, thing, "number", {"name": name, "found": text or "nothing"})


def _check_properties(file: str, layer: str, thing: str, element: Element, *, allowed: bool = False) -> None:
    """Scalar, once each, and not named like an attribute; whether a property is known is a matter of the object's type."""
    seen: set[str] = set()
    for entry in element.findall("properties/property"):
        name, kind = entry.get("name", ""), entry.get("type", "string")
        if kind not in SCALARS:
            raise MapError(file, layer, thing, "property_type", {"name": name, "found": kind})
        if name in OBJECT_ATTRIBUTES:
            raise MapError(file, layer, thing, "reserved_property", {"name": name})
        if name in seen:
            raise MapError(file, layer, thing, "duplicate_property", {"name": name})
        seen.add(name)
        if element.tag != "object" and not allowed:
            raise MapError(file, layer, thing, "unknown_property", {"name": name, "known": "none"})
