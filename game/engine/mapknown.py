"""What a map file may contain: every element that is known, what may stand in it, and which values its attributes can have.

The list names what is known, not what is forbidden. An element or attribute that it does not name (a shape or a look that a newer Tiled
has thought of) is refused by its name instead of being read as something else. Written after Tiled's description of its format,
versions 1.0 to 1.12: https://doc.mapeditor.org/en/stable/reference/tmx-map-format/.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec

from game.engine.mapvalues import Rule, anything, number, only, whole, words, yes_or_no

WIDEST: Final = 512
"""Tiles along an edge of a map at the most."""
_LAST: Final = 2**31 - 1


class Kind(msgspec.Struct, frozen=True):
    """One kind of element. `once` and `many` are the elements that may stand in it, one time or often: tag -> kind. An `open` one
    concerns the editor alone, whatever stands in it."""

    attributes: Mapping[str, Rule] = {}
    needed: tuple[str, ...] = ()
    once: Mapping[str, str] = {}
    many: Mapping[str, str] = {}
    open: bool = False


_ID: Final = whole(0, _LAST)
_LAYER: Final[dict[str, Rule]] = {
    "id": anything,
    "name": words,
    "class": anything,
    "visible": yes_or_no,
    "locked": anything,
    "offsetx": number,
    "offsety": number,
}
_LOOKS: Final[dict[str, Rule]] = {
    "opacity": only("1"),
    "tintcolor": only("", "#ffffff", "#ffffffff"),
    "parallaxx": only("1"),
    "parallaxy": only("1"),
    "mode": only("normal"),
}
"""What changes how a layer looks: a board shows its layers as they are."""
_UNSEEN: Final[dict[str, Rule]] = dict.fromkeys(_LOOKS, anything)
"""The same of layers of objects, which the table draws in its own way."""

_TILESET: Final[dict[str, Rule]] = {
    "name": words,
    "class": anything,
    "version": anything,
    "tiledversion": anything,
    "tilewidth": anything,  # each tile's picture has its own size, which is checked
    "tileheight": anything,
    "tilecount": anything,
    "columns": anything,
    "spacing": only("0"),
    "margin": only("0"),
    "objectalignment": anything,  # of objects that are tiles, which no board has
    "tilerendersize": anything,  # all tiles have the size of the map's cells
    "fillmode": anything,
    "backgroundcolor": anything,
}
_IN_TILESET: Final = {
    "image": "image",
    "tileoffset": "tileoffset",
    "properties": "properties",
    "editorsettings": "editor",
    "grid": "editor",
    "wangsets": "editor",
    "terraintypes": "editor",
    "transformations": "editor",
}
_LAYERS: Final = {"layer": "layer", "objectgroup": "objectgroup", "group": "group", "imagelayer": "imagelayer"}

KINDS: Final[Mapping[str, Kind]] = {
    "map": Kind(
        {
            "version": anything,
            "tiledversion": anything,
            "class": anything,
            "orientation": words,
            "renderorder": anything,  # matters where tiles overlap, and these do not
            "compressionlevel": anything,
            "width": whole(1, WIDEST),
            "height": whole(1, WIDEST),
            "tilewidth": whole(1, WIDEST),
            "tileheight": whole(1, WIDEST),
            "infinite": yes_or_no,
            "hexsidelength": anything,  # of maps that are not orthogonal, which are refused
            "staggeraxis": anything,
            "staggerindex": anything,
            "backgroundcolor": only("", "#00000000"),
            "skewx": only("0"),
            "skewy": only("0"),
            "parallaxoriginx": anything,
            "parallaxoriginy": anything,
            "nextlayerid": anything,
            "nextobjectid": anything,
        },
        ("width", "height", "tilewidth", "tileheight"),
        {"properties": "properties", "editorsettings": "editor"},
        {"tileset": "tileset in a map", **_LAYERS},
    ),
    "editor": Kind(open=True),
    "properties": Kind(many={"property": "property"}),
    "property": Kind(
        {"name": words, "type": words, "value": words, "propertytype": anything}, (), {"properties": "editor"}, {"item": "editor"}
    ),  # a property of properties or of a list has a type that is refused
    "tileset in a map": Kind({**_TILESET, "firstgid": whole(1, _LAST >> 3), "source": words}, ("firstgid",), _IN_TILESET, {"tile": "tile"}),
    "tileset": Kind(_TILESET, (), _IN_TILESET, {"tile": "tile"}),
    "tileoffset": Kind({"x": only("0"), "y": only("0")}),
    "tile": Kind(
        {
            "id": _ID,
            "type": anything,
            "class": anything,
            "terrain": anything,
            "probability": anything,
            "x": only("0"),
            "y": only("0"),
            "width": number,
            "height": number,
        },
        ("id",),
        {"image": "image", "properties": "properties", "animation": "editor", "objectgroup": "editor"},
    ),
    "image": Kind(
        {
            "format": anything,
            "id": anything,
            "source": words,
            "trans": only(""),
            "width": number,
            "height": number,
        },
        once={"data": "editor"},
    ),
    "layer": Kind(
        {**_LAYER, **_LOOKS, "x": only("0"), "y": only("0"), "width": number, "height": number},
        (),
        {"properties": "properties", "data": "data"},
    ),
    "data": Kind({"encoding": words, "compression": words}, (), {}, {"tile": "cell", "chunk": "chunk"}),
    "cell": Kind({"gid": words}),
    "chunk": Kind(
        {"x": whole(-_LAST, _LAST), "y": whole(-_LAST, _LAST), "width": whole(1, WIDEST), "height": whole(1, WIDEST)},
        ("x", "y", "width", "height"),
        {},
        {"tile": "cell"},
    ),
    "objectgroup": Kind(
        {
            **_LAYER,
            **_UNSEEN,
            "color": anything,
            "draworder": anything,
            "x": only("0"),
            "y": only("0"),
            "width": anything,
            "height": anything,
        },
        (),
        {"properties": "properties"},
        {"object": "object"},
    ),
    "group": Kind({**_LAYER, **_LOOKS}, (), {"properties": "properties"}, _LAYERS),
    "imagelayer": Kind(open=True),  # refused by its name
    "object": Kind(
        {
            "id": whole(1, _LAST),
            "name": words,
            "type": words,
            "class": words,
            "x": number,
            "y": number,
            "width": number,
            "height": number,
            "rotation": number,
            "gid": words,
            "template": words,
            "visible": yes_or_no,  # objects are read whether Tiled shows them or not
            "opacity": anything,
        },
        (),
        {
            "properties": "properties",
            "ellipse": "shape",
            "point": "shape",
            "capsule": "shape",
            "text": "editor",
            "polygon": "points",
            "polyline": "points",
        },
    ),
    "shape": Kind(),
    "points": Kind({"points": words}, ("points",)),
}
"""Kind of element -> what is known of it."""
