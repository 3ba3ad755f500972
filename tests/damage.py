"""Damage for files, drawn from a seeded generator: what disks, editors, synchronisers and curious people do."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from typing import Any

Damage = Callable[[bytes, random.Random], bytes]


def _slice(data: bytes, rng: random.Random, most: int) -> tuple[int, int]:
    start = rng.randrange(len(data))
    return start, min(len(data), start + rng.randint(1, most))


def flip(data: bytes, rng: random.Random) -> bytes:
    """One bit of one byte."""
    at = rng.randrange(len(data))
    return data[:at] + bytes([data[at] ^ 1 << rng.randrange(8)]) + data[at + 1 :]


def cut_out(data: bytes, rng: random.Random) -> bytes:
    start, end = _slice(data, rng, 200)
    return data[:start] + data[end:]


def cut_off(data: bytes, rng: random.Random) -> bytes:
    return data[: rng.randrange(len(data))]


def zeros(data: bytes, rng: random.Random) -> bytes:
    """A block that was never written before the power went."""
    start, end = _slice(data, rng, 600)
    return data[:start] + bytes(end - start) + data[end:]


def noise(data: bytes, rng: random.Random) -> bytes:
    start, end = _slice(data, rng, 40)
    return data[:start] + rng.randbytes(end - start) + data[end:]


def twice(data: bytes, rng: random.Random) -> bytes:
    start, end = _slice(data, rng, 300)
    return data[:end] + data[start:end] + data[end:]


def line_gone(data: bytes, rng: random.Random) -> bytes:
    lines = data.split(b"\n")
    del lines[rng.randrange(len(lines))]
    return b"\n".join(lines)


def lines_swapped(data: bytes, rng: random.Random) -> bytes:
    lines = data.split(b"\n")
    a, b = rng.randrange(len(lines)), rng.randrange(len(lines))
    lines[a], lines[b] = lines[b], lines[a]
    return b"\n".join(lines)


def other_ends(data: bytes, rng: random.Random) -> bytes:
    """An editor with its own idea of line ends, or of letters."""
    return rng.choice((data.replace(b"\n", b"\r\n"), b"\xef\xbb\xbf" + data, data.decode().encode("utf-16"), data + b"\n\n"))


VALUES: tuple[Any, ...] = (
    None,
    True,
    0,
    -1,
    3,
    10**30,
    1.5,
    "",
    "x",
    "a\nb",
    "\0",
    "\ud800",
    "ї" * 9000,
    [],
    [[]],
    {},
    {"a": {}},
    "9" * 5000,
)


def header_value(data: bytes, rng: random.Random) -> bytes:
    """A value of the first line replaced, added or taken away."""
    first, _end, rest = data.partition(b"\n")
    header = json.loads(first)
    name = rng.choice([*header, "surplus"])
    if name == "holders" and rng.random() < 0.8:
        holder = rng.choice(header["holders"])
        holder[rng.choice(("person", "level"))] = rng.choice(VALUES)
    elif name == "options" and rng.random() < 0.8:
        header["options"][rng.choice(("chapter", "cards", "colour"))] = rng.choice(VALUES)
    elif rng.random() < 0.2:
        header.pop(name, None)
    else:
        header[name] = rng.choice(VALUES)
    return json.dumps(header).encode() + b"\n" + rest


WORDS = (b"undo", b"over", b"concede 3", b"concede 77", b"seat 2 person Anna", b"seat 9 person A", b"seat 1", b"move", b"", b"-1", b"\xc3")


def line_replaced(data: bytes, rng: random.Random) -> bytes:
    """A line that is another one, or has another word in it."""
    lines = data.split(b"\n")
    at = rng.randrange(1, len(lines))
    if rng.random() < 0.5:
        lines[at] = rng.choice((*WORDS, *lines[1:]))
    else:
        parts = lines[at].split(b" ")
        parts[rng.randrange(len(parts))] = rng.choice((*WORDS, b"9" * 5000, b"d1", b"43", "ß".encode()))
        lines[at] = b" ".join(parts)
    return b"\n".join(lines)


RECORD: tuple[Damage, ...] = (
    *(flip, cut_out, cut_off, zeros, noise, twice, line_gone, lines_swapped, other_ends),
    *(header_value, header_value, line_replaced, line_replaced),
)

MARKS = (
    b"",
    b"0",
    b"-1",
    b"1e9",
    b"nan",
    b"x" * 3000,
    b"\xd1\x97",
    b"&#10;",
    b"red",
    b"maniac",
    b"d1",
    b"1",
    b"99999999999999999999",
    b"9" * 5000,
    b"../..",
)


def attribute(data: bytes, rng: random.Random) -> bytes:
    """Another value of one attribute."""
    found = rng.choice(list(re.finditer(rb'="([^"]*)"', data)))
    return data[: found.start(1)] + rng.choice(MARKS) + data[found.end(1) :]


def element_gone(data: bytes, rng: random.Random) -> bytes:
    """An element in one line of its own is lost."""
    found = rng.choice(list(re.finditer(rb"^ *<[^?\n]*/>\n", data, re.MULTILINE)))
    return data[: found.start()] + data[found.end() :]


def element_twice(data: bytes, rng: random.Random) -> bytes:
    found = rng.choice(list(re.finditer(rb"^ *<[^?\n]*/>\n", data, re.MULTILINE)))
    return data[: found.end()] + found[0] + data[found.end() :]


def tag(data: bytes, rng: random.Random) -> bytes:
    """An element of another kind."""
    found = rng.choice(list(re.finditer(rb"<(\w+)", data)))
    return data[: found.start(1)] + rng.choice((b"group", b"object", b"point", b"ellipse", b"text", b"layer")) + data[found.end(1) :]


def cell(data: bytes, rng: random.Random) -> bytes:
    """Another number in a layer of tiles, or none."""
    found = rng.choice(list(re.finditer(rb"(?<=,)\d+(?=,)", data)))
    return data[: found.start()] + rng.choice((b"", b"-1", b"4000", b"x", b"2147483999", b"1,1")) + data[found.end() :]


MAP: tuple[Damage, ...] = (
    *(flip, cut_out, cut_off, zeros, noise, twice, other_ends),
    *(attribute,) * 5,
    element_gone,
    element_twice,
    tag,
    cell,
)
SHEET: tuple[Damage, ...] = (flip, cut_out, cut_off, zeros, noise, attribute, attribute, element_gone, element_twice, tag)
