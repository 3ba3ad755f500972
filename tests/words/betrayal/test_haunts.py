"""Each haunt's words file says what its rules declare, and nothing else; and nobody else names what is a haunt's own."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

import pytest

from game.betrayal import haunts
from game.betrayal.roommap import ROOMS
from game.words.betrayal.cards import CARDS
from game.words.betrayal.haunts import own_words, words_of
from game.words.betrayal.haunts.base import HauntWords
from game.words.betrayal.haunts.shared import SHARED
from tests.words.betrayal import declared

ROOT = Path(__file__).parents[3]
FIELDS = tuple(name for name in HauntWords.__struct_fields__ if name not in ("title", "tome"))
each_haunt = pytest.mark.parametrize("number", haunts.NUMBERS, ids=haunts.part)


def keys(words: HauntWords, field: str) -> set[str]:
    return set(getattr(words, field))


@each_haunt
def test_what_a_haunt_declares_has_words_and_nothing_else_has(number: int) -> None:
    haunt, own = haunts.haunt(number), own_words(number)
    assert keys(own, "actions") == {action.id for action in haunt.actions}
    assert keys(own, "figures") == set(haunt.figures)
    assert keys(own, "vetoes") == {veto.id for veto in haunt.forbids}
    assert keys(own, "leaves") == {action.id for action in haunt.actions if action.leave}
    assert {thing.id for thing in haunt.things} <= keys(own, "tokens")
    assert own.doubles <= keys(own, "figures")
    assert keys(own, "matters") <= keys(own, "counters") | keys(own, "marks") | keys(own, "facts")
    assert keys(own, "untold") <= keys(own, "ends")


@each_haunt
def test_what_a_haunt_counts_marks_tells_asks_and_rolls_for_has_words(number: int) -> None:
    words = words_of(number)
    assert declared.ends(number) <= keys(words, "ends")
    for field, name in {*declared.named(number), *declared.declared(number)} - {(field, "") for field in FIELDS}:
        known = keys(words, field) | (words.unsaid if field in ("counters", "marks") else frozenset())
        known |= {f"do_{action}" for action in words.actions} if field == "purposes" else set()
        known |= set(CARDS) if field == "tokens" else set()
        assert name in known or (field != "facts" and any(each.startswith(f"{name}_") for each in known)), (field, name)


@each_haunt
def test_nothing_has_words_that_its_haunt_does_not_name(number: int) -> None:
    own, said = own_words(number), declared.strings(number, shared=True) | {name for _field, name in declared.declared(number)}
    told = {name.removesuffix("_unseen") for name in own.facts}
    for name in set().union(told, *(keys(own, field) for field in FIELDS if field not in ("actions", "facts"))):
        assert name in said or any(_made_of(name, each) for each in said), name


def _made_of(name: str, part: str) -> bool:
    """Whether the rules make a name of a part: `PART_...`, or `..._PART`; or something of several of this name: `NAME_...`."""
    return (part.endswith("_") and name.startswith(part)) or (part.startswith("_") and name.endswith(part)) or part.startswith(f"{name}_")


@each_haunt
def test_no_word_of_a_haunt_stands_in_for_one_that_all_have(number: int) -> None:
    own = own_words(number)
    assert [name for field in FIELDS for name in keys(own, field) & keys(SHARED, field)] == []


# nobody else names a haunt

SHARED_FILES = [
    path
    for pattern in ("client/**/*.py", "players/**/*.py", "session/**/*.py", "server/**/*.py", "words/betrayal/*.py", "words/*.py")
    for path in sorted((ROOT / "game").glob(pattern))
]
OF_BETRAYAL = [path for path in SHARED_FILES if path.parent.name == "betrayal"]


@lru_cache(maxsize=1)
def own_ids() -> frozenset[str]:
    """The ids that only haunts use: what the rest of the rules names too is everybody's."""
    named = {name for number in haunts.NUMBERS for field in FIELDS for name in keys(own_words(number), field)}
    rules = [ast.parse(path.read_text("utf-8")) for path in (ROOT / "game" / "betrayal").glob("*.py")]
    everybodys = {name for tree in rules for node in ast.walk(tree) for name in _names(node)}
    shared = {name for field in FIELDS for name in keys(SHARED, field)}
    return frozenset(named - everybodys - shared - set(CARDS) - set(ROOMS))


def _names(node: ast.AST) -> Iterator[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield from {node.value, node.value.rstrip("_")}
    elif isinstance(node, ast.arg):
        yield node.arg
    elif isinstance(node, ast.Attribute):
        yield node.attr


def haunts_named(source: str) -> list[str]:
    """Where a file speaks of a certain haunt: by its module or number in words, by comparing with its number, or in a table by numbers."""
    found = [match[0] for match in re.finditer(r"(?i)\bhaunt[_ ]?\d+\b", source)]
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Compare) and "haunt" in (text := ast.unparse(node)) and re.search(r"(?<![\w.])[1-9]\d*\b", text):
            found.append(text)
        if isinstance(node, ast.Dict | ast.Set | ast.Tuple | ast.List):
            keys = [each.value for each in (node.keys if isinstance(node, ast.Dict) else node.elts) if isinstance(each, ast.Constant)]
            counted = {each for each in keys if type(each) is int}
            if counted and len(counted) == len(keys) and counted <= set(haunts.NUMBERS) and max(counted) > SMALL:
                found.append(ast.unparse(node))
        if isinstance(node, ast.Assign | ast.AnnAssign | ast.Dict) and (match := _SET.search(ast.unparse(node))):
            found.append(match[0])
    return found


_SET = re.compile(r"(?i)(\bhaunt\w*(: [\w\[\], ]+)? = |'haunt': )'?[1-9]\d*\b")
"""A haunt's number that a name or an option is set to."""
SMALL = 12
"""Tables of smaller numbers are of something else."""


def ids_named(source: str, ids: frozenset[str]) -> list[str]:
    """Where a file speaks of what is a haunt's own."""
    return [node.value for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Constant) and node.value in ids]


@pytest.mark.slow
def test_no_shared_file_names_a_haunt() -> None:
    speaking = [path for path in SHARED_FILES if path in OF_BETRAYAL or "haunt" in path.read_text("utf-8").lower()]
    named = {path.relative_to(ROOT).as_posix(): haunts_named(path.read_text("utf-8")) for path in speaking}
    assert {file: found for file, found in named.items() if found} == {}


@pytest.mark.slow
def test_no_shared_file_of_betrayal_names_what_is_a_haunts_own() -> None:
    ids = own_ids()
    named = {path.relative_to(ROOT).as_posix(): ids_named(path.read_text("utf-8"), ids) for path in OF_BETRAYAL}
    assert {file: found for file, found in named.items() if found} == {}


@pytest.mark.parametrize(
    "line",
    [
        "from game.betrayal.haunts.haunt_10 import TRAPPED",
        "if table.haunt == 43: pass",
        "if seen.table.haunt in (12, 43): pass",
        "GOALS = {33: 1, 38: 2}",
        "TOMELESS = frozenset({12, 43})",
        "'''Whom a zombie of haunt 10 is after.'''",
        "HAUNT: Final = '38'",
        "Setup(4, {'haunt': '38'})",
    ],
)
def test_a_haunt_that_is_named_would_be_found(line: str) -> None:
    assert haunts_named(line)


@pytest.mark.parametrize("name", ["mummy", "serum", "verses", "track", "inoculated", "ticking", "heroes_exorcised", "lure"])
def test_what_is_a_haunts_own_would_be_found(name: str) -> None:
    assert ids_named(f"KNOWN = {{{name!r}: 1}}", own_ids()) == [name]
