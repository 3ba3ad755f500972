"""Explorers and monsters of a written position (see `game.betrayal.notation`). Each clause is read and written side by side."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.betrayal.data import DECK_OF, PEOPLE, STARTS, TRACKS
from game.betrayal.notedhouse import place
from game.betrayal.position import Position
from game.betrayal.table import Body
from game.betrayal.terms import HAUNTED, HEROES, NOBODY, SKULL, TRAITORS, TRAITS
from game.engine.notation import Clause, Kind, Unwritten, packed, unpacked

NOWHERE: Final = "-"
FIRST_NAMES: Final = {who.split("_")[0]: who for who in PEOPLE}
"""As explorers are called for short."""
FLAGS: Final = ("dead", "stunned")
_TELLING: Final = ("side", "by", "over", "boosted", "wounds", "mark", "status", "on", "away")


def explorer(word: str) -> str:
    """The explorer with this first name or id; empty for none."""
    return word if word in PEOPLE else FIRST_NAMES.get(word, "")


def name(s: Position, body: int) -> str:
    """A figure as positions name it: an explorer's first name, a monster's number."""
    if body == NOBODY:
        return "nobody"
    return s.t.bodies[body].who.split("_")[0] if s.is_explorer(body) else str(body)


def named(s: Position, of: Clause, word: str) -> int:
    """The figure with this name. Raises BadPosition."""
    if word == "nobody":
        return NOBODY
    if who := explorer(word):
        found = next((seat for seat in range(s.seats) if s.t.bodies[seat].who == who), NOBODY)
    else:
        found = of.number(word)
    if not 0 <= found < len(s.t.bodies):
        raise of.wrong(f"{word!r} is not here")
    return found


def to_come(s: Position, of: Clause, word: str) -> int:
    """The same of a figure that may be told of later: `missing` finds those that are not. Raises BadPosition."""
    return int(word) if word.isdigit() else named(s, of, word)


def missing(s: Position) -> int:
    """The first figure that stands with one that there is not, or NOBODY."""
    known = range(NOBODY, len(s.t.bodies))
    return next((i for i, b in enumerate(s.t.bodies) if any(who not in known for who in (b.on, *dict(b.status).values()))), NOBODY)


# traits


def _usual_step(who: str, index: int, value: int) -> int:
    """The step that a value means: the one to start from if it has it, else the lowest; -1 for none, and for the skull."""
    start, track = STARTS[who][index], TRACKS[who][index]
    if value == 0:
        return SKULL
    return start if track[start] == value else track.index(value) if value in track else SKULL


def _read_traits(of: Clause, who: str, word: str) -> list[int]:
    parts = word.split("/")
    if len(parts) != len(TRAITS):
        raise of.wrong(f"{word!r} is not {', '.join(TRAITS)} as 3/4/3/5")
    if not who:
        return [-1 if part == NOWHERE else of.number(part) for part in parts]
    return [_read_step(of, who, index, part) for index, part in enumerate(parts)]


def _read_step(of: Clause, who: str, index: int, part: str) -> int:
    value, exactly, word = part.partition("@")
    step = of.number(word) if exactly else _usual_step(who, index, of.number(value))
    track = TRACKS[who][index]
    if not SKULL <= step < len(track) or of.number(value) != (track[step] if step >= 0 else 0):
        raise of.wrong(f"the {TRAITS[index]} of {who} is never {part}: {' '.join(map(str, track))}")
    return step


def _written_traits(b: Body) -> str:
    if not b.who:
        return "/".join(NOWHERE if value < 0 else str(value) for value in b.traits)
    words = []
    for index, step in enumerate(b.traits):
        value = TRACKS[b.who][index][step] if step >= 0 else 0
        words.append(str(value) if _usual_step(b.who, index, value) == step else f"{value}@{step}")
    return "/".join(words)


# figures


def _read_explorer(s: Position, of: Clause) -> None:
    body = named(s, of, of.name)
    _read_figure(s, of, body, of.of)


def _read_monsters(s: Position, of: Clause) -> None:
    kind, _, number = of.name.partition("*")
    of.one_of(kind, s.haunt.figures, f"clause, explorer or figure of haunt {s.t.haunt} called")
    for _ in range(of.number(number) if number else 1):
        s.t.bodies.append(Body(kind, "", s.t.traitor, TRAITORS, "", traits=list(s.haunt.figures[kind].traits)))
        _read_figure(s, of, len(s.t.bodies) - 1, of.of)


def _read_figure(s: Position, of: Clause, body: int, words: Sequence[str]) -> None:
    b = s.t.bodies[body]
    if not words:
        raise of.wrong("where?")
    b.room, b.half = "", ""
    if words[0] != NOWHERE:
        b.room, given, b.half = place(s, of, words[0]).partition("/")
        b.half = b.half if given else s.outer_half(b.room)
    for word in words[1:]:
        if word in DECK_OF:
            b.cards.append(word)
        elif "=" in word:
            _read_fact(s, of, b, *word.split("=", 1))
        elif "/" in word:
            b.traits = _read_traits(of, b.who, word)
        elif word in FLAGS:
            b.alive, b.stunned = b.alive and word != "dead", b.stunned or word == "stunned"
        else:
            raise of.wrong(f"{word!r} is no card, and says nothing")


def _read_fact(s: Position, of: Clause, b: Body, fact: str, value: str) -> None:
    of.one_of(fact, _TELLING, "fact")
    if fact == "side":
        b.side = of.one_of(value, (HEROES, TRAITORS), "side")
    elif fact in ("by", "on"):
        b.seat, b.on = (named(s, of, value), b.on) if fact == "by" else (b.seat, to_come(s, of, value))
    elif fact == "over":
        steps = [each.split("/") for each in value.split("|")]
        if not all(len(each) == 3 and each[1] in TRAITS for each in steps):  # a worn Mask is no card, but gives too
            raise of.wrong(f"{value!r} is not as spear/might/1")
        b.surplus = [(card, trait, of.number(number)) for card, trait, number in steps]
    elif fact == "boosted":
        b.boosts = value.split("|")
    elif fact == "wounds":
        b.wounds = of.number(value)
    elif fact == "status":
        states = [each.partition("/") for each in value.split("|")]
        b.status = tuple((state, to_come(s, of, holder or "nobody")) for state, _, holder in states)
    elif fact == "away":
        b.away = unpacked(value)
    else:
        b.mark = unpacked(value)


def _write_explorers(s: Position) -> list[str]:
    return [" ".join([name(s, seat), *_written(s, seat, seat, usual_side(s, seat), [])]) for seat in range(s.seats)]


def usual_side(s: Position, seat: int) -> str:
    """The side that an explorer is on where nothing else is said."""
    return "" if s.t.phase != HAUNTED else TRAITORS if seat == s.t.traitor else HEROES


def _write_monsters(s: Position) -> list[str]:
    found: list[tuple[str, int]] = []
    for body, b in enumerate(s.t.bodies[s.seats :], s.seats):
        words = " ".join([b.kind, *_written(s, body, s.t.traitor, TRAITORS, list(s.haunt.figures[b.kind].traits))])
        if found and found[-1][0] == words:
            found[-1] = words, found[-1][1] + 1
        else:
            found.append((words, 1))
    return [words if number == 1 else words.replace(" ", f"*{number} ", 1) for words, number in found]


def _written(s: Position, body: int, seat: int, side: str, traits: list[int]) -> list[str]:
    b = s.t.bodies[body]
    words = [(b.room if b.half == s.outer_half(b.room) else f"{b.room}/{b.half}") if b.room else NOWHERE]
    if not b.room and b.half:
        raise Unwritten(f"{b.kind} is behind a barrier of no room")
    words += [_written_traits(b)] if b.traits != traits else []
    words += b.cards
    words += [flag for flag, so in zip(FLAGS, (not b.alive, b.stunned), strict=True) if so]
    words += [f"side={b.side}"] if b.side != side else []
    words += [f"by={name(s, b.seat)}"] if b.seat != seat else []
    words += [f"over={'|'.join('/'.join(map(str, each)) for each in b.surplus)}"] if b.surplus else []
    words += [f"boosted={'|'.join(b.boosts)}"] if b.boosts else []
    words += [f"wounds={b.wounds}"] if b.wounds else []
    states = [state if holder == NOBODY else f"{state}/{name(s, holder)}" for state, holder in b.status]
    words += [f"status={'|'.join(states)}"] if states else []
    words += [f"on={name(s, b.on)}"] if b.on != NOBODY else []
    words += [f"away={packed(b.away)}"] if b.away else []
    return [*words, f"mark={packed(b.mark)}"] if b.mark else words


EXPLORERS: Final = Kind("explorers", _read_explorer, _write_explorers, lambda word: bool(explorer(word)))
MONSTERS: Final = Kind("monsters", _read_monsters, _write_monsters, bool)  # whatever is called like nothing else
