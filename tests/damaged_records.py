"""Damaged records: good ones of all games, what may befall them, and whether a game that was loaded is still the one that was played."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from game.engine import games
from game.engine.match import Match
from game.engine.record import SUFFIX, Header, Holder, RecordFile
from tests import damage
from tests.golden import setups
from tests.sealing import sealed, texts

_NAMES: Final = ("Anna", "Борис", "Clara ~0f", "Дмитро", "Ed", "Fay", "Zoë", "Ян", "Ida", "Bo", "Lu", "Al")


class Good(NamedTuple):
    """A good record, what was played in it, and what of that only chance can do."""

    data: bytes
    header: Header
    actions: tuple[str, ...]
    chances: tuple[str, ...]


class Case(NamedTuple):
    """A damaged record: the good one, the kind of damage, what became of it."""

    good: Good
    kind: str
    data: bytes


def good_records(folder: Path, rng: random.Random, names: Sequence[str] = games.NAMES, each: int = 3) -> list[Good]:
    """Good records of these games: with undone actions and seats handed over, some of them over."""
    found = []
    for name in names:
        game = games.load(name)
        kinds = [setup for part in setups(game).values() for setup in part]
        for number in range(each):
            setup = rng.choice(kinds)
            path = folder / f"{name} {number}{SUFFIX}"
            holders = [Holder(person=_NAMES[seat]) for seat in range(setup.seats)]
            match = Match(game, setup, holders, rng.getrandbits(62), RecordFile(path))
            _play(match, rng, rng.randint(8, 40))
            read = Match.read(path)
            drawn = dict.fromkeys(str(action) for action in read.chances)
            actions = tuple(str(action) for action in read.actions)
            chosen = set(actions) - drawn.keys() | set(texts(path.read_text("utf-8"))) - set(actions)
            found.append(Good(path.read_bytes(), _header(read), actions, tuple(text for text in drawn if text not in chosen)))
    return found


def _play(match: Match, rng: random.Random, most: int) -> None:
    for turn in range(most):
        actor = match.actor()
        if actor is None:
            return
        person = match.holders[actor].person
        match.play(rng.choice(match.observe(actor).legal))
        if match.can_undo(person) and rng.random() < 0.3:
            match.undo(person)
        if turn == 5 and match.actor() is not None:
            match.hand_over(0, Holder(person="Somebody Else"))
    if match.actor() is not None and rng.random() < 0.1:
        match.concede(0)


def _header(match: Match) -> Header:
    return Header(
        0, match.game.name, 0, "", match.setup.options, match.setup.seats, (), match.seed, "", "given" if match.chance_given else "seed"
    )


def digit(data: bytes, rng: random.Random) -> bytes:
    """Another digit somewhere."""
    at = rng.choice([number for number, byte in enumerate(data) if 48 <= byte <= 57])
    return data[:at] + bytes([48 + (data[at] - 48 + rng.randrange(1, 10)) % 10]) + data[at + 1 :]


def line_twice(data: bytes, rng: random.Random) -> bytes:
    """A line that stands there twice."""
    lines = data.split(b"\n")
    at = rng.randrange(len(lines) - 1)
    lines.insert(rng.randrange(at, len(lines)), lines[at])
    return b"\n".join(lines)


def ends(data: bytes, rng: random.Random) -> bytes:
    """What editors do to the ends of lines, some of them or all, and to the beginning and end of a file."""
    lines = data.split(b"\n")
    share = rng.random()
    return rng.choice(
        (
            data.replace(b"\n", b"\r\n"),
            b"".join(line + (b"\r\n" if rng.random() < share else b"\n") for line in lines[:-1]),
            data.replace(b"\n", b"\r"),
            data.replace(b"\n", b"\n\r"),
            b"\xef\xbb\xbf" + data,
            b"\xef\xbb\xbf\xef\xbb\xbf" + data,
            b"\xef\xbb\xbf" + data.replace(b"\n", b"\r\n"),
            data + b"\n" * rng.randint(1, 5),
            data[:-1],
            b"\n" + data,
            data.replace(b"\n", b" \n"),
            data.replace(b" ", b"\t"),
            data.upper(),
        )
    )


def encoding(data: bytes, rng: random.Random) -> bytes:
    """Another encoding of the letters."""
    text = data.decode()
    return text.encode(rng.choice(("utf-16", "utf-16-be", "utf-32", "cp1251", "koi8-r", "latin-1", "utf-7")), "replace")


def forged(good: Good, rng: random.Random) -> bytes:
    """What chance did changed, with checks that fit: only the seed tells."""
    lines = texts(good.data.decode())[:-1]
    drawn = [number for number, line in enumerate(lines) if line in good.chances]
    pairs = [(number, other) for number in drawn for other in good.chances if other != lines[number]]
    if pairs:
        number, other = rng.choice(pairs)
        lines[number] = other
    return sealed(lines).encode()


def huge(data: bytes, rng: random.Random) -> bytes:
    """Far too much of something."""
    first, _end, rest = data.partition(b"\n")
    return rng.choice(
        (
            first.replace(b"Anna", b"A" * 300_000) + b"\n" + rest,
            sealed([texts(data.decode())[0].replace("Anna", "A" * 400), *texts(data.decode())[1:-1]]).encode(),
            sealed([*texts(data.decode())[:-1], "seat 0 person " + "B" * 3000]).encode(),
            data + b"undo ~00000000\n" * 1000,
            data + b"\n" * 110_000,
            data + b"x" * (5 << 20),
            first + b" " * 70_000 + b"\n" + rest,
            data + b"undo " + b"9" * 5000 + b"\n",
        )
    )


KINDS: Final[dict[str, Callable[[bytes, random.Random], bytes]]] = {
    blow.__name__: blow
    for blow in (
        *(damage.flip, damage.cut_out, damage.cut_off, damage.zeros, damage.noise, damage.twice, damage.line_gone),
        *(damage.lines_swapped, damage.header_value, damage.line_replaced),
        *(digit, line_twice, ends, encoding, huge),
    )
}
_SPLICED: Final = "spliced"
_FORGED: Final = "forged"


def spliced(data: bytes, other: bytes, rng: random.Random) -> bytes:
    """The beginning of one record and the end of another, at their lines or anywhere."""
    if rng.random() < 0.5:
        return data[: rng.randrange(len(data))] + other[rng.randrange(len(other)) :]
    mine, theirs = data.split(b"\n"), other.split(b"\n")
    at = rng.randrange(1, min(len(mine), len(theirs)))
    return b"\n".join([*mine[:at], *theirs[at:]])


def damaged(goods: Sequence[Good], rng: random.Random) -> Case:
    """A damaged record, by one blow or several."""
    good = rng.choice(goods)
    kind = rng.choice([*KINDS, "flip", "digit", "line_replaced", _SPLICED, _SPLICED, _FORGED])
    if kind == _SPLICED:
        data = spliced(good.data, rng.choice([other for other in goods if other is not good]).data, rng)
    elif kind == _FORGED:
        data = forged(good, rng)
    else:
        data = KINDS[kind](good.data, rng)
    for _blow in range(rng.choice((0, 0, 0, 1, 2))):
        if data and len(data) < 100_000:
            data = rng.choice((damage.flip, damage.cut_out, damage.noise))(data, rng)
            kind += "+"
    return Case(good, kind, data)


def difference(match: Match, good: Good) -> str:
    """How the game that was loaded differs from the one that was played; empty for none but that it ends earlier."""
    if _header(match) != good.header:
        return "another beginning"
    actions = tuple(str(action) for action in match.actions)
    if actions == good.actions or _taken_back(actions, good):
        return ""
    pairs = zip(actions, good.actions, strict=False)
    return f"action {next((number for number, (one, two) in enumerate(pairs) if one != two), len(good.actions))}"


def _taken_back(actions: tuple[str, ...], good: Good) -> bool:
    """Whether these actions stood at some line of the good record: what was taken back later still counts there."""
    stood: list[str] = []
    if actions == ():
        return True
    for line in texts(good.data.decode())[1:-1]:
        if line == "undo":
            stood.pop()
        elif line.split(" ")[0] not in ("seat", "over", "concede", "part"):
            stood.append(line)
        if stood == list(actions[: len(stood)]) and _drawn_since(actions, stood, good):
            return True
    return False


def _drawn_since(actions: tuple[str, ...], stood: list[str], good: Good) -> bool:
    """What follows is what chance drew anew for a game that was cut off while it did."""
    return len(actions) == len(stood) or actions == good.actions[: len(actions)]
