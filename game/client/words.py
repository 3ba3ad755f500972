"""Words in three languages: short strings by gettext, long texts from Markdown files.

English strings in the code are the message ids. `_` and `n_` translate at once; `mark` only marks a string for the catalogues,
so that tables of strings can be translated when they are shown. Fill in {placeholders} with `str.format` after translating.
"""

from __future__ import annotations

import gettext
import os
import re
from functools import lru_cache
from typing import Final

import msgspec

from game.engine import places

LANGUAGES: Final = ("en", "ru", "uk")
LANGUAGE_NAMES: Final = {"en": "English", "ru": "Русский", "uk": "Українська"}
"""Each language in its own words, the same in every language."""
DOMAIN: Final = "fourlanterns"

_current: dict[str, gettext.NullTranslations] = {"": gettext.NullTranslations()}
_name = ["en"]


@lru_cache(maxsize=8)
def _catalogue(name: str) -> gettext.NullTranslations:
    if name == "en":
        return gettext.NullTranslations()
    return gettext.translation(DOMAIN, localedir=str(places.languages()), languages=[name])


def set_language(name: str) -> None:
    """Shows all words in this language from now on. Raises ValueError for one that is none of `LANGUAGES`."""
    if name not in LANGUAGES:
        raise ValueError(f"no language {name!r}; there are: {', '.join(LANGUAGES)}")
    _current[""] = _catalogue(name)
    _name[0] = name


def language() -> str:
    """The language shown now."""
    return _name[0]


def system_language() -> str:
    """The language of the user's system when we speak it, else English."""
    for variable in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(variable, "")[:2].lower()
        if value in LANGUAGES:
            return value
    return "en"


def _(message: str) -> str:
    """The message in the current language."""
    return _current[""].gettext(message) if message else ""


def n_(one: str, many: str, number: int) -> str:
    """The form of the message for a number."""
    return _current[""].ngettext(one, many, number)


def mark(message: str) -> str:
    """The message itself: marks it for the catalogues, to be translated with `_` when it is shown."""
    return message


class Paragraph(msgspec.Struct, frozen=True):
    """A paragraph of a long text: kind is `text` or `item` (of a list); `ours` says that it is our own reading of the rules;
    `text` may hold **bold** words."""

    kind: str
    text: str
    ours: bool = False


class Section(msgspec.Struct, frozen=True):
    """A section of a long text: its id (the same in every language), title and paragraphs."""

    id: str
    title: str
    paragraphs: tuple[Paragraph, ...]


_HEADING = re.compile(r"## (?P<title>.+?) \{#(?P<id>[a-z0-9_]+)\}")
_OURS = "[ours]"


@lru_cache(maxsize=32)
def read_text(lang: str, name: str) -> tuple[Section, ...]:
    """The sections of `client/texts/LANG/NAME.md` in order. Raises ValueError that names file and line for what is no section."""
    path = places.texts() / lang / f"{name}.md"
    sections: list[Section] = []
    found: list[Paragraph] = []
    blank = True
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        heading = _HEADING.fullmatch(line.strip())
        if heading:
            found = []
            sections.append(Section(heading["id"], heading["title"], ()))
        elif line.strip():
            if not sections:
                raise ValueError(f"{path}, line {number}: text before the first heading '## Title {{#id}}'")
            _add(found, line, blank)
            sections[-1] = msgspec.structs.replace(sections[-1], paragraphs=tuple(found))
        blank = not line.strip()
    return tuple(sections)


def _add(found: list[Paragraph], line: str, blank: bool) -> None:
    """Adds a line to the paragraphs: a new one after a blank line or at a list's dash, else more of the last one."""
    text = line.strip()
    item = text.startswith("- ")
    if item:
        text = text[2:]
    ours = text.startswith(_OURS)
    if ours:
        text = text[len(_OURS) :].strip()
    if item or blank or ours or not found:
        found.append(Paragraph("item" if item else "text", text, ours))
    else:
        found[-1] = msgspec.structs.replace(found[-1], text=f"{found[-1].text} {text}")
