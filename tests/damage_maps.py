"""Damage for maps as trees: what other editors, other versions of Tiled and hands in a text editor do to elements and attributes."""

from __future__ import annotations

import base64
import gzip
import random
import struct
import zlib
from collections.abc import Callable
from typing import NamedTuple
from xml.etree import ElementTree

from tests import damage

Element = ElementTree.Element
Tree = Callable[[Element, random.Random], None]


class Blow(NamedTuple):
    """One kind of damage. `wanted` is what must come of it: "same" (it says the same, and is read), "told" (it must not be read), or
    "either"."""

    name: str
    strike: Callable[[bytes, random.Random], bytes]
    wanted: str


ABSURD = ("", " ", "-1", "0", "1e9", "nan", "inf", "9" * 400, "x", "١", "0x10", "1,5", "../..", "\u200b", "red", "true", "#ff0000")
NAMES = (
    "object",
    "layer",
    "group",
    "point",
    "ellipse",
    "text",
    "capsule",
    "chunk",
    "tile",
    "data",
    "map",
    "star",
    "property",
    "imagelayer",
)


def _any(root: Element, rng: random.Random, fits: Callable[[Element], bool] = lambda _element: True) -> Element:
    found = [element for element in root.iter() if fits(element)]
    return rng.choice(found) if found else root


def _with_parent(root: Element, rng: random.Random) -> tuple[Element, Element]:
    pairs = [(parent, child) for parent in root.iter() for child in parent]
    return rng.choice(pairs) if pairs else (root, root)


def attribute_gone(root: Element, rng: random.Random) -> None:
    element = _any(root, rng, lambda element: bool(element.attrib))
    if element.attrib:
        del element.attrib[rng.choice(list(element.attrib))]


def attribute_absurd(root: Element, rng: random.Random) -> None:
    element = _any(root, rng, lambda element: bool(element.attrib))
    if element.attrib:
        element.attrib[rng.choice(list(element.attrib))] = rng.choice(ABSURD)


def attribute_renamed(root: Element, rng: random.Random) -> None:
    element = _any(root, rng, lambda element: bool(element.attrib))
    if element.attrib:
        name = rng.choice(list(element.attrib))
        element.attrib[f"{name}{rng.choice('xs_')}"] = element.attrib.pop(name)


def attribute_added(root: Element, rng: random.Random) -> None:
    """Something that no Tiled has written so far."""
    _any(root, rng, lambda element: element.tag in ("map", "layer", "objectgroup", "object", "tile", "image")).set(
        "glow", rng.choice(ABSURD)
    )


def element_added(root: Element, rng: random.Random) -> None:
    _any(root, rng, lambda element: element.tag in ("map", "layer", "objectgroup", "object", "tile", "tileset")).append(Element("star"))


def element_gone(root: Element, rng: random.Random) -> None:
    parent, child = _with_parent(root, rng)
    if parent is not child:
        parent.remove(child)


def element_twice(root: Element, rng: random.Random) -> None:
    parent, child = _with_parent(root, rng)
    parent.append(child if parent is not child else Element("star"))


def element_renamed(root: Element, rng: random.Random) -> None:
    _any(root, rng).tag = rng.choice(NAMES)


def element_moved(root: Element, rng: random.Random) -> None:
    parent, child = _with_parent(root, rng)
    other = _any(root, rng)
    if parent is not child and other not in list(child.iter()):
        parent.remove(child)
        other.append(child)


def texts_swapped(root: Element, rng: random.Random) -> None:
    """Two attributes of one name change places."""
    name = rng.choice(("id", "name", "x", "points", "value", "type", "firstgid", "source"))
    found = [element for element in root.iter() if name in element.attrib]
    if len(found) > 1:
        a, b = rng.sample(found, 2)
        a.attrib[name], b.attrib[name] = b.attrib[name], a.attrib[name]


def cells_gone(root: Element, rng: random.Random) -> None:
    data = _any(root, rng, lambda element: element.tag == "data")
    cells = (data.text or "").split(",")
    data.text = ",".join(cells[: rng.randrange(len(cells))])


_NUMBERS = ("x", "y", "width", "height", "firstgid", "id", "tilewidth", "tileheight")


def numbers_otherwise(root: Element, rng: random.Random) -> None:
    """Numbers in forms that say the same."""
    for element in root.iter():
        for name in _NUMBERS:
            text = element.get(name, "")
            if text and (element.tag != "tile" or name == "id") and rng.random() < 0.3:
                whole = "." not in text
                element.set(name, rng.choice((f" {text} ", f"+{text}" if text[0] != "-" else text, f"{text}.0" if whole else f"{text}0")))


def cells_otherwise(root: Element, rng: random.Random) -> None:
    """Cells in another of Tiled's ways of storing them."""
    for data in root.iter("data"):
        numbers = [int(cell) for cell in (data.text or "0").split(",")]
        raw, how = struct.pack(f"<{len(numbers)}I", *numbers), rng.choice(("", "zlib", "gzip", "tiles", "csv"))
        data.attrib = {"encoding": "base64", "compression": how} if how in ("zlib", "gzip") else {"encoding": "base64"}
        if how == "tiles":
            data.attrib, data.text = {}, ""
            data.extend(Element("tile", {"gid": str(number)}) for number in numbers)
        elif how == "csv":
            data.attrib, data.text = {"encoding": "csv"}, " , ".join(map(str, numbers))
        else:
            packed = zlib.compress(raw) if how == "zlib" else gzip.compress(raw) if how == "gzip" else raw
            data.text = base64.b64encode(packed).decode()


def in_groups(root: Element, rng: random.Random) -> None:
    """Each layer in a group of its own, which is shifted; a layer of objects is shifted back."""
    for place, layer in enumerate(list(root)):
        if layer.tag in ("layer", "objectgroup"):
            by = rng.choice((0, 8, -16)) if layer.tag == "objectgroup" else 0
            group = Element("group", {"name": f"group {place}", "offsetx": str(by), "offsety": f"{-by}.0"})
            layer.set("offsetx", str(-by))
            layer.set("offsety", str(by))
            root[place] = group
            group.append(layer)


def _tree(strike: Tree) -> Callable[[bytes, random.Random], bytes]:
    def blow(data: bytes, rng: random.Random) -> bytes:
        root = ElementTree.fromstring(data)
        strike(root, rng)
        return bytes(ElementTree.tostring(root, encoding=rng.choice(("utf-8", "utf-8", "utf-16", "us-ascii")), xml_declaration=True))

    return blow


def _several(strikes: tuple[Tree, ...]) -> Tree:
    def strike(root: Element, rng: random.Random) -> None:
        for one in rng.sample(strikes, rng.randint(1, len(strikes))):
            one(root, rng)

    return strike


def entities(data: bytes, rng: random.Random) -> bytes:
    """A few lines that would become gigabytes."""
    lines = b"".join(b'<!ENTITY a%d "%s">' % (n, b"&a%d;" % (n - 1) * 10 if n else b"lol") for n in range(rng.randint(1, 12)))
    found = data.index(b"?>") + 2
    return data[:found] + b"<!DOCTYPE map [" + lines + b"]>" + data[found:]


def nested(data: bytes, rng: random.Random) -> bytes:
    end = data.rindex(b"</")
    return data[:end] + b"<group>" * (many := rng.choice((41, 3000))) + b"</group>" * many + data[end:]


def swollen(data: bytes, rng: random.Random) -> bytes:
    """Far larger than any map: elements, a value, text, cells."""
    end = data.rindex(b"</")
    thing = b'<object id="%d" name="n%d" type="area" x="1" y="1" width="2" height="2"/>'
    kind = rng.randrange(5)
    if kind == 0:
        more = b'<objectgroup name="places">' + b"".join(thing % (n + 90_000, n) for n in range(40_000)) + b"</objectgroup>"
    elif kind == 1:
        more = b'<objectgroup name="' + b"x" * 7_000_000 + b'"/>'
    elif kind == 2:
        more = b" " * rng.choice((1_000_000, 30_000_000))
    elif kind == 3:
        more = b'<layer name="more" width="8" height="8"><data encoding="csv">' + b"1," * 3_000_000 + b"1</data></layer>"
    else:
        block = base64.b64encode(zlib.compress(bytes(4 * 512 * 512)))
        chunks = b'<chunk x="0" y="0" width="512" height="512">' + block + b"</chunk>"
        more = b'<layer name="more" width="8" height="8"><data encoding="base64" compression="zlib">' + chunks * 4 + b"</data></layer>"
    return data[:end] + more + data[end:]


def line_ends(data: bytes, rng: random.Random) -> bytes:
    return rng.choice((data.replace(b"\n", b"\r\n"), b"\xef\xbb\xbf" + data, data + b"\n\n"))


_EITHER: tuple[Tree, ...] = (
    *(attribute_gone, attribute_absurd, attribute_absurd, element_gone, element_twice, element_renamed, element_moved),
    *(texts_swapped, cells_gone),
)
SAME_MAP = (numbers_otherwise, cells_otherwise, in_groups)
MAP: tuple[Blow, ...] = (
    *(Blow(strike.__name__, _tree(strike), "either") for strike in _EITHER),
    *(Blow(strike.__name__, strike, "either") for strike in dict.fromkeys(damage.MAP)),
    *(Blow(strike.__name__, _tree(strike), "told") for strike in (attribute_added, element_added)),
    Blow("attribute_renamed", _tree(attribute_renamed), "told"),
    Blow("entities", entities, "told"),
    Blow("nested", nested, "told"),
    Blow("swollen", swollen, "either"),
    Blow("line_ends", line_ends, "same"),
    *(Blow(strike.__name__, _tree(strike), "same") for strike in (*SAME_MAP, _several(SAME_MAP))),
)
SHEET: tuple[Blow, ...] = (
    *(Blow(strike.__name__, _tree(strike), "either") for strike in _EITHER[:-1]),
    *(Blow(strike.__name__, strike, "either") for strike in dict.fromkeys(damage.SHEET)),
    *(Blow(strike.__name__, _tree(strike), "told") for strike in (attribute_added, element_added)),
    Blow("entities", entities, "told"),
    Blow("line_ends", line_ends, "same"),
    Blow("numbers_otherwise", _tree(numbers_otherwise), "same"),
)
