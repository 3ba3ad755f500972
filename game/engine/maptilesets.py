"""The tilesets of a map in their plain form: in the map itself, each tile with the one picture that it shows."""

from __future__ import annotations

import os
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from xml.etree import ElementTree

from game.engine.mapelements import check_properties, known
from game.engine.mapfile import NOTHING, Element, MapError, Where
from game.engine.mapparse import TooMuch, parse
from game.engine.plain import reason

Sheets = dict[tuple[Path, int], list[Element]]
"""Tilesets that have been read: (file, pixels along a tile) -> its tiles in plain form."""


def plain_tileset(tileset: Element, path: Path, root: Path, size: int, sheets: Sheets) -> Element:
    """One tileset of the map at `path`, whose tiles have `size` by `size` pixels and pictures under `root`. Raises MapError."""
    source = tileset.get("source", "")
    if source:
        tiles = _sheet(path, source, root, size, sheets)
    else:
        tiles = _tiles(tileset, path.parent, root, size, Where(path.name, sheet=tileset.get("name") or NOTHING))
    plain = Element("tileset", {"firstgid": tileset.get("firstgid", ""), "name": source or tileset.get("name", "")})
    plain.extend(tiles)
    return plain


def check_numbers(tilesets: Sequence[Element], where: Where) -> None:
    """Raises MapError when one number means two tiles."""
    ranges = []
    for tileset in tilesets:
        first = int(tileset.get("firstgid", ""))
        ranges.append((first, first + max((int(tile.get("id", "")) for tile in tileset), default=0), tileset.get("name", "")))
    ranges.sort()
    for (_first, last, name), (first, _last, other) in pairwise(ranges):
        if first <= last:
            raise where.fault("tileset_overlap", tileset=name or NOTHING, other=other or NOTHING)


def _sheet(path: Path, source: str, root: Path, size: int, sheets: Sheets) -> list[Element]:
    """The tiles of a tileset in a file of its own."""
    where = Where(path.name, sheet=source)
    sheet = path.parent / source
    if (sheet, size) not in sheets:
        try:
            tree = parse(sheet)
        except FileNotFoundError:
            raise where.fault("missing_tileset", tileset=source) from None
        except TooMuch as error:
            raise where.fault(error.code, what=source, most=error.most) from None
        except (ElementTree.ParseError, OSError, ValueError, LookupError) as error:
            raise where.fault("broken_tileset", tileset=source, reason=reason(error)) from error
        if tree.tag != "tileset":
            raise where.fault("broken_tileset", tileset=source, reason=f"<{tree.tag}>")
        sheets[sheet, size] = _tiles(known(tree, "tileset", where), sheet.parent, root, size, where)
    return sheets[sheet, size]


def _tiles(tileset: Element, folder: Path, root: Path, size: int, where: Where) -> list[Element]:
    if tileset.find("image") is not None:
        raise where.fault("tileset_sheet", tileset=where.sheet)
    check_properties(tileset, where, allowed=False)
    tiles: dict[str, Element] = {}
    for tile in tileset.findall("tile"):
        number = tile.get("id", "")
        check_properties(tile, where, allowed=False)
        if number in tiles:
            raise where.fault("tile_twice", tile=number, tileset=where.sheet)
        if tile.find("animation") is not None:
            raise where.fault("animation", tile=number, tileset=where.sheet)
        tiles[number] = _tile(tile, folder, root, size, where)
    return list(tiles.values())


def _tile(tile: Element, folder: Path, root: Path, size: int, where: Where) -> Element:
    image = tile.find("image")
    source = "" if image is None else image.get("source", "")
    if image is None or not source:
        raise _tile_fault(where, tile, "tile_without_image")
    picture = _inside(folder / source, root)
    if picture is None:
        raise _tile_fault(where, tile, "missing_image", image=source)
    if not picture:
        raise _tile_fault(where, tile, "image_outside", image=source)
    found = [(found.get("width", NOTHING), found.get("height", NOTHING)) for found in (image, tile)]
    own = [size for size in found if size != (NOTHING, NOTHING) or size is found[0]]
    for wide, tall in own:
        if (wide, tall) != (str(size), str(size)):
            raise _tile_fault(where, tile, "tile_size", found=f"{wide} × {tall}", wanted=f"{size} × {size}")
    plain = Element("tile", {"id": tile.get("id", "")})
    plain.append(Element("image", {"source": picture, "width": str(size), "height": str(size)}))
    return plain


def _tile_fault(where: Where, tile: Element, code: str, **params: str) -> MapError:
    return where.fault(code, tile=tile.get("id", ""), tileset=where.sheet, **params)


def _inside(picture: Path, root: Path) -> str | None:
    """The whole path of a picture; "" when it lies outside `root`, None when there is none. A name that no file can have names none."""
    try:
        if not picture.is_file():
            return None
        return os.path.abspath(picture) if picture.resolve().is_relative_to(root.resolve()) else ""
    except (OSError, ValueError, RuntimeError):
        return None
