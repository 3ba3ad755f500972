"""The tile numbers of a layer, however they are stored: CSV, elements, base64 as it is or packed with gzip, zlib or zstd, and all of it
in chunks. All of these say the same, so that nothing is lost by reading any."""

from __future__ import annotations

import base64
import binascii
import sys
import zlib
from array import array
from typing import Final

from game.engine.mapfile import NOTHING, Element
from game.engine.mapvalues import Unfit, as_whole

if sys.version_info >= (3, 14):
    from compression import zstd
else:
    from backports import zstd

_LARGEST: Final = 2**32 - 1
_ZLIB: Final = 15
_GZIP: Final = 31
"""How zlib is told which of the two heads a packed text has."""


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
        numbers = [_number(cell) for cell in (element.text or "").split(",")]
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
    try:
        data = base64.b64decode("".join(text.split()), validate=True)
        if compression in ("zlib", "gzip"):
            unpacker = zlib.decompressobj(_GZIP if compression == "gzip" else _ZLIB)
            data = unpacker.decompress(data, wanted + 1)
            whole = unpacker.eof or len(data) > wanted
        elif compression == "zstd":
            opened = zstd.ZstdDecompressor()
            data = opened.decompress(data, wanted + 1)
            whole = opened.eof or len(data) > wanted
        elif compression:
            raise Unfit("encoding", found=f"base64 {compression}")
        else:
            whole = True
    except (binascii.Error, ValueError, zlib.error, zstd.ZstdError, EOFError, MemoryError) as error:
        raise Unfit("packed", found=compression or "base64", reason=str(error)) from error
    if not whole or len(data) != wanted:
        raise Unfit("cells", found=len(data) // 4, wanted=count)
    numbers = array("I", data)
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers.tolist()
