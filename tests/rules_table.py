"""One table of all rules: where each comes from, where the players are told it, and which tests prove it.

`python -m tests.rules_table` prints it as Markdown.
"""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from game.engine import places
from game.words import language as words
from game.words.betrayal import cards, roomwords

ROOT: Final = Path(__file__).parents[1]
RULES: Final = ROOT / "docs" / "rules"
UNTOLD: Final[dict[str, str]] = {}
"""Rules that tell only what a program does and no player needs, each with the reason."""
SOURCES: Final = {
    *("known", "one", "first edition", "ours"),
    *("Последняя Пятница", "Движение", "Бросок на начало сценария", "Не Наближайся!", "untitled"),
}
"""Where a rule may come from: what the pages explain at their beginnings."""
OURS: Final = "ours"

_ID = r"(?:LF|SA|DA)-[A-Z]*\d+|BT-(?:H\d\d|\d+(?:\.\d+)*)|SA-card:[a-z_]+|BT-(?:event|item|omen|room):[a-z_]+"
_ENTRY = re.compile(rf"- \*\*({_ID})\*\* ")
_CITED = re.compile(rf"(?=[A-Z]{{2}}-)(?<!\w)(?:{_ID}|BT-haunt:\d+)(?!\w)")
_SECTION = re.compile(r"#+ (\d+(?:\.\d+)?)\.? ")
_DECIDED = re.compile(r"- `ours` (.+?)(?= - `|$)")
_CARD = re.compile(r"BT-(?:event|item|omen|room):(\w+)")


class Rule(NamedTuple):
    """A rule of docs/rules: its ID, the page, where its parts come from, its text."""

    id: str
    page: str
    sources: frozenset[str]
    text: str


class Reading(NamedTuple):
    """A paragraph that is marked as ours: the long text, its section, the rules it belongs to, and what it says."""

    name: str
    section: str
    rules: tuple[str, ...]
    text: str


class Place(NamedTuple):
    """Where a rule is told: a long text, its section, and whether the paragraph is marked as ours."""

    name: str
    section: str
    ours: bool


@cache
def rules() -> Mapping[str, Rule]:
    """Every rule by ID. Raises ValueError for an ID that stands twice."""
    found: dict[str, Rule] = {}
    for page in sorted(RULES.glob("*.md")):
        for block in re.split(r"\n(?=- \*\*|#)", page.read_text("utf-8")):
            entry = _ENTRY.match(block)
            if entry is None:
                continue
            text = " ".join(block[entry.end() :].split())
            if entry[1] in found:
                raise ValueError(f"{entry[1]} stands twice, in {found[entry[1]].page} and {page.name}")
            found[entry[1]] = Rule(entry[1], page.name, frozenset(re.findall(r"`([^`]+)`", text)) & SOURCES, text)
    return found


@cache
def sections() -> frozenset[str]:
    """The numbered sections of Betrayal's page, such as BT-4.2, which the code may cite as a whole."""
    return frozenset(f"BT-{match[1]}" for match in map(_SECTION.match, (RULES / "betrayal.md").read_text("utf-8").splitlines()) if match)


def texts() -> list[str]:
    """The names of the long texts."""
    return sorted(path.stem for path in (places.texts() / "en").glob("*.md"))


@cache
def told(language: str = "en") -> Mapping[str, list[Place]]:
    """Where the long texts of a language tell each rule; a card's and a room's own words count as well."""
    found: dict[str, list[Place]] = defaultdict(list)
    for name in texts():
        for section in words.read_text(language, name):
            for paragraph in section.paragraphs:
                for rule in paragraph.rules:
                    found[rule].append(Place(name, section.id, paragraph.ours))
    for rule in rules():
        if (card := _CARD.fullmatch(rule)) and _on_the_card(rule, card[1]):
            found[rule].append(Place("the room" if rule.startswith("BT-room") else "the card", card[1], False))
    return found


@cache
def readings(language: str = "en") -> tuple[Reading, ...]:
    """Every paragraph of the long texts that is marked as ours."""
    return tuple(
        Reading(name, section.id, paragraph.rules, paragraph.text)
        for name in texts()
        for section in words.read_text(language, name)
        for paragraph in section.paragraphs
        if paragraph.ours
    )


def decided(rule: str) -> set[str]:
    """What a haunt's rule says is ours, one item of its list after the other."""
    return set(_DECIDED.findall(rules()[rule].text))


def _on_the_card(rule: str, name: str) -> bool:
    """Whether there are words for a card, or for a room."""
    try:
        return bool(roomwords.room_line(name) if rule.startswith("BT-room") else cards.rule(name))
    except KeyError:
        return False


@cache
def _code(folder: str) -> Mapping[str, str]:
    """The files of a folder with what is written in them."""
    return {path.relative_to(ROOT).as_posix(): path.read_text("utf-8") for path in sorted((ROOT / folder).rglob("*.py"))}


@cache
def proofs() -> Mapping[str, list[str]]:
    """The tests marked with each rule, as file::name."""
    found: dict[str, list[str]] = defaultdict(list)
    for file, text in _code("tests").items():
        for node in ast.parse(text).body if "mark.rule(" in text else ():
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for rule in _marked(node):
                    found[rule].append(f"{file}::{node.name}")
    return found


def _marked(test: ast.FunctionDef) -> Iterator[str]:
    for decorator in test.decorator_list:
        if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "pytest.mark.rule":
            yield from (each.value for each in decorator.args if isinstance(each, ast.Constant) and isinstance(each.value, str))


@cache
def cited() -> Mapping[str, str]:
    """Every ID that code or tests cite, with a file that does."""
    found: dict[str, str] = {}
    for folder in ("game", "tests"):
        for file, text in _code(folder).items():
            found |= {match[0]: file for match in _CITED.finditer(text)}
    return found


def table() -> str:
    """The joined table as Markdown."""
    lines = ["| ID | source | where told | tests |", "|---|---|---|---|"]
    for rule in rules().values():
        where = ", ".join(dict.fromkeys(f"{place.name}#{place.section}" for place in told().get(rule.id, ())))
        tests = ", ".join(dict.fromkeys(proofs().get(rule.id, ())))
        lines.append(f"| {rule.id} | {', '.join(sorted(rule.sources))} | {where or UNTOLD.get(rule.id, '')} | {tests} |")
    return "\n".join(lines)


if __name__ == "__main__":
    print(table())
