"""No text names a key by its letter: keys can be changed, and a text names those that are set."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

import pytest

from game.engine import places
from game.words import keynames
from game.words.language import LANGUAGES
from game.words.languages import catalogues

_STROKE: Final = r"(Ctrl ?\+ ?\w|F1?\d|[A-Z+−-]|Esc|Escape|Enter|Backspace|Tab|Space|Home)"
_NAMED: Final = (
    rf"\*\*{_STROKE}\*\*",  # **H**: a hint
    rf"\({_STROKE}\)",  # Log (L)
    r"\b(Ctrl|Strg) ?\+",
    r"\bF1?\d\b",
    r"\b([Kk]ey|[Pp]ress|клавиш\w*|клавіш\w*|нажм\w*|натисн\w*) \W*[A-Z]\b",
    r"\b[A-Z] (turns|shows|opens|ends|is|lays|поворачивает|повертає|открывает|відкриває)\b",
    r"\b(Esc|Enter|Backspace|Tab)\b(?! (the|a|your|his|an) )",
)
"""Ways in which a text can name a key."""


def named(text: str) -> list[str]:
    """The keys that a text names."""
    return [found[0] for pattern in _NAMED for found in re.finditer(pattern, text)]


def long_texts() -> Iterator[tuple[str, str]]:
    for path in sorted(places.texts().glob("*/*.md")):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            yield f"{path.parent.name}/{path.name}:{number}", line


def short_texts() -> Iterator[tuple[str, str]]:
    for language in catalogues.TRANSLATED:
        for message in catalogues.read(language):
            for text in (message.id, message.string):
                for form in text if isinstance(text, (tuple, list)) else (text,):
                    yield language, str(form)


def test_no_text_names_a_key_by_what_stands_on_it() -> None:
    assert [(where, text) for where, text in [*long_texts(), *short_texts()] if named(text)] == []


@pytest.mark.parametrize(
    "text",
    [
        "Undo (Ctrl+Z)",
        "Log (L)",
        "- **H**: a hint.",
        "your notebook (key **N**)",
        "R turns the room",
        "press X",
        "клавиша N",
        "Enter, or a click",
    ],
)
def test_a_named_key_would_be_found(text: str) -> None:
    assert named(text)


def test_every_key_that_can_be_changed_stands_in_the_rules_of_the_house_in_every_language() -> None:
    for language in LANGUAGES:
        told = set(re.findall(r"{(\w+)}", (places.texts() / language / "house.md").read_text(encoding="utf-8")))
        told |= set(re.findall(r"{(\w+)}", (places.texts() / language / "stayaway.md").read_text(encoding="utf-8")))
        assert told >= set(keynames.CHANGEABLE)


def test_only_the_room_of_the_keys_knows_the_keys() -> None:
    """Another table of keys would know only one layout, and not what was changed."""
    for path in sorted({*(places.root() / "game").rglob("*.py")} - {places.root() / "game" / "client" / "keys.py"}):
        found = re.findall(r"pygame\.K_\w+|pygame\.KMOD_\w+|pygame\.KSCAN_\w+|event\.key\b|key\.name\(", path.read_text(encoding="utf-8"))
        assert not found, path
