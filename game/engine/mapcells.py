"""The tile numbers of a layer, however they are stored: CSV, elements, base64 as it is or packed with gzip, zlib or zstd, and all of it
in chunks. All of these say the same, so that nothing is lost by reading any."""

from __future__ import annotations

import base64
import sys
import zlib
from array import array
from collections.abc import Callable
from typing import Final

from game.engine.mapfile import NOTHING, Element
from game.engine.mapvalues import Unfit, as_whole
from game.engine.plain import reason

_LARGEST: Final = 2**32 - 1


def stored(data: Element | None) -> int:
    """The cells of a layer's chunks, before any is unpacked."""
    return 0 if data is None else sum(int(chunk.get("width", "")) * int(chunk.get("height", "")) for chunk in data.findall("chunk"))


def cells(data: Element | None, width: int, height: int, *, infinite: bool = False) -> list[int]:
    """The numbers of a layer of the map, row by row. Of an `infinite` one only what is not empty is stored. Raises Unfit."""
    if data is None:
        raise Unfit("encoding", found=NOTHING)
    kind = data.get("encoding", "xml"), data.get("compression", "")
    empty = len(data) == 0 and not (data.text or "").strip()
    if empty and not infinite:
        raise Unfit("cells", found=0, wanted=width * height)
    if not empty and data.find("chunk") is None:
        return _block(data, kind, width * height)
    found = [0] * (width * height)
    seen: set[tuple[int, int]] = set()
    for chunk in data.findall("chunk"):
        left, top, wide, tall = (int(chunk.get(name, "")) for name in ("x", "y", "width", "height"))
        for at, number in enumerate(_block(chunk, kind, wide * tall)):
            if number:
                place = x, y = left + at % wide, top + at // wide
                if not (0 <= x < width and 0 <= y < height):
                    raise Unfit("chunk_outside", column=x + 1, row=y + 1)
                if place in seen:
                    raise Unfit("chunk_twice", column=x + 1, row=y + 1)
                seen.add(place)
                found[y * width + x] = number
    return found


def _block(element: Element, kind: tuple[str, str], count: int) -> list[int]:
    """The numbers of one layer or chunk of so many cells."""
    encoding, compression = kind
    if encoding == "xml" and not compression:
        numbers = [_number(cell.get("gid", "0")) for cell in element.findall("tile")]
    elif encoding == "csv" and not compression:
        text = element.text or ""
        if text.count(",") >= count:
            raise Unfit("cells", found=text.count(",") + 1, wanted=count)
        numbers = [_number(cell) for cell in text.split(",")]
    elif encoding == "base64":
        return _packed(element.text or "", compression, count)
    else:
        raise Unfit("encoding", found=" ".join(filter(None, kind)))
    if len(numbers) != count:
        raise Unfit("cells", found=len(numbers), wanted=count)
    return numbers


def _number(text: str) -> int:
    try:
        found = as_whole(text)
    except Unfit:
        found = -1 if not text.strip().isdigit() else _LARGEST + 1
    if not 0 <= found <= _LARGEST:
        raise Unfit("cell", found=text.strip() or NOTHING)
    return found


def _packed(text: str, compression: str, count: int) -> list[int]:
    """Four bytes a cell, packed. What is unpacked is bounded by what the layer needs."""
    wanted = 4 * count
    if compression not in _OPENERS:
        raise Unfit("encoding", found=f"base64 {compression}")
    try:
        data = base64.b64decode("".join(text.split()), validate=True)
        data = _OPENERS[compression](data, wanted + 1)
    except Exception as error:  # each packer has its own kind for what it cannot unpack
        raise Unfit("packed", found=compression or "base64", reason=reason(error)) from error
    if len(data) != wanted:
        raise Unfit("cells", found=len(data) // 4, wanted=count)
    numbers = array("I", data)
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers.tolist()


def _zlib(data: bytes, most: int, *, kind: int = 15) -> bytes:
    unpacker = zlib.decompressobj(kind)
    return _whole(unpacker.decompress(data, most), most, ended=unpacker.eof)


def _gzip(data: bytes, most: int) -> bytes:
    return _zlib(data, most, kind=31)


def _zstd(data: bytes, most: int) -> bytes:
    if sys.version_info >= (3, 14):  # seldom needed, and large: not before it is
        from compression import zstd
    else:
        from backports import zstd

    unpacker = zstd.ZstdDecompressor()
    return _whole(unpacker.decompress(data, most), most, ended=unpacker.eof)


def _whole(data: bytes, most: int, *, ended: bool) -> bytes:
    """What was unpacked; nothing when the pack broke off before its end."""
    return data if ended or len(data) == most else b""


_OPENERS: Final[dict[str, Callable[[bytes, int], bytes]]] = {"": lambda data, _most: data, "zlib": _zlib, "gzip": _gzip, "zstd": _zstd}
