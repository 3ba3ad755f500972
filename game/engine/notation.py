"""What written positions of all games have in common, as FEN has for chess: clauses, words, and errors that name the clause.

    TEXT    = CLAUSE {";" CLAUSE}            a line's end is as good as ";", a line that begins with # says nothing
    CLAUSE  = NAME {WORD} [": " ITEM {"," ITEM}]
    ITEM    = WORD {WORD}
    FACT    = NAME | NAME "=" VALUE {"|" VALUE}   one word: what is not as usual; a space in a value is a "+"

What the clauses of a game are stands in its own room: `game.betrayal.notation`, `game.stayaway.notation`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple, TypeVar

import msgspec

from game.engine.contract import BadText, IllegalAction, State

PLAY = "play"
"""The clause of what is done from the position on."""
S = TypeVar("S", bound=msgspec.Struct)


class BadPosition(BadText):
    """A text is no position: its clause, and why."""

    def __init__(self, clause: str, why: str) -> None:
        super().__init__(f"in the clause {clause!r}: {why}")


class Unwritten(ValueError):
    """A position that no text says: what stands in the way."""


class Clause(NamedTuple):
    """One clause: `of` are the words after its name and before the colon, `items` what follows the colon."""

    text: str
    name: str
    of: tuple[str, ...]
    items: tuple[tuple[str, ...], ...]

    @property
    def words(self) -> tuple[str, ...]:
        """The words after the colon of a clause in which commas have no meaning."""
        return tuple(word for item in self.items for word in item)

    def wrong(self, why: str) -> BadPosition:
        """The error that names this clause."""
        return BadPosition(self.text, why)

    def number(self, word: str) -> int:
        """A whole number. Raises BadPosition."""
        if not word.removeprefix("-").isascii() or not word.removeprefix("-").isdigit():
            raise self.wrong(f"{word!r} is no number")
        return int(word)

    def one_of(self, word: str, known: Mapping[str, Any] | Sequence[str] | frozenset[str], what: str) -> str:
        """A word that is known. Raises BadPosition."""
        if word not in known:
            raise self.wrong(f"there is no {what} {word!r}")
        return word


def clauses(text: str) -> list[Clause]:
    """The clauses of a text, in their order."""
    lines = [line for line in text.splitlines() if not line.lstrip().startswith("#")]
    return [_clause(" ".join(part.split())) for line in lines for part in line.split(";") if part.strip()]


def _clause(text: str) -> Clause:
    head, _, rest = f"{text} ".partition(": ")
    name, *of = head.split() or [""]
    return Clause(text, name, tuple(of), tuple(tuple(item.split()) for item in rest.split(",") if item.strip()))


def clause(name: str, items: Sequence[str]) -> list[str]:
    """A clause with these items, as a list of one; empty where there are none."""
    return [f"{name}: {', '.join(items)}"] if items else []


class Kind(NamedTuple):
    """A kind of clause: how it is read into a state, and how those of a state are written. Without `named` it is called `name` and told
    once for each word before its colon; with it, a clause that has the name of no other kind is of this one if its own passes."""

    name: str
    read: Callable[[Any, Clause], None]
    write: Callable[[Any], list[str]]
    named: Callable[[str], bool] | None = None


def sort(found: Sequence[Clause], kinds: Sequence[Kind], game: str) -> dict[str, list[Clause]]:
    """The clauses of each kind by its name, and those called `play`. Raises BadPosition for one that is of no kind, or told twice."""
    sorted_out: dict[str, list[Clause]] = {name: [] for name in (game, PLAY, *(kind.name for kind in kinds))}
    called = {kind.name for kind in kinds if kind.named is None} | {game, PLAY}
    for each in found:
        name = each.name if each.name in called else next((kind.name for kind in kinds if kind.named and kind.named(each.name)), "")
        if not name:
            raise each.wrong(f"there is no clause {each.name!r}")
        if name in called and name != PLAY and any(each.of == other.of for other in sorted_out[name]):
            raise each.wrong("it is said twice")
        sorted_out[name].append(each)
    return sorted_out


def options(found: Sequence[Clause], game: str) -> dict[str, str]:
    """The options that the clause with the game's name tells."""
    return {name: unpacked(value) for each in found if each.name == game for name, _, value in (word.partition("=") for word in each.of)}


def head(game: str, chosen: Iterable[tuple[str, str]], usual: Mapping[str, str]) -> str:
    """The clause with the game's name. Raises Unwritten."""
    return " ".join([game, *(f"{name}={packed(value)}" for name, value in chosen if usual.get(name) != value)])


def play(state: State, of: Clause, parse: Callable[[str], Any]) -> None:
    """Does the actions of a clause. Raises BadPosition for one that cannot be done."""
    for item in of.items:
        try:
            state.apply(parse(" ".join(item)))
        except IllegalAction as error:
            raise of.wrong(f"{' '.join(item)!r} cannot be done: {error.refusal}") from error
        except BadText as error:
            raise of.wrong(str(error)) from error


def facts(struct: msgspec.Struct, usual: msgspec.Struct) -> list[str]:
    """The fields of a struct that are not as usual, as facts. Fields are flags (false as usual), numbers, words and lists of words."""
    found = []
    for name in struct.__struct_fields__:
        value = getattr(struct, name)
        if value != getattr(usual, name):
            found.append(name if value is True else f"{name}={'|'.join(map(packed, value)) if isinstance(value, list) else packed(value)}")
    return found


def with_facts(usual: S, words: Sequence[str], of: Clause) -> S:
    """The struct with these facts. Raises BadPosition."""
    changed: dict[str, Any] = {}
    for word in words:
        name, given, value = word.partition("=")
        if name not in usual.__struct_fields__ or isinstance(getattr(usual, name), bool) == bool(given):
            raise of.wrong(f"{word!r} says nothing here")
        before = getattr(usual, name)
        if isinstance(before, bool):
            changed[name] = True
        elif isinstance(before, int):
            changed[name] = of.number(value)
        else:
            changed[name] = [unpacked(each) for each in value.split("|") if each] if isinstance(before, list) else unpacked(value)
    return msgspec.structs.replace(usual, **changed)


def packed(value: str | int) -> str:
    """A value as one word. Raises Unwritten for one that no word says."""
    word = str(value).replace(" ", "+")
    if set(word) & set(";,=|\n") or "+" in str(value):
        raise Unwritten(f"the value {value!r} cannot be written")
    return word


def unpacked(word: str) -> str:
    """The value of a word."""
    return word.replace("+", " ")
