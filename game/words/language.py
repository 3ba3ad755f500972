"""Words in three languages: short strings by gettext, long texts from Markdown files.

English strings in the code are the message ids. `_` and `n_` translate at once; `mark` only marks a string for the catalogues,
so that tables of strings can be translated when they are shown. Fill in {placeholders} with `str.format` after translating.
"""

from __future__ import annotations

import gettext
import os
import re
from functools import lru_cache
from pathlib import Path
from typing import Final

import msgspec

from game.engine import places
from game.engine.plain import plain, reason

LANGUAGE_NAMES: Final = {"en": "English", "ru": "Русский", "uk": "Українська"}
"""Each language there is, in its own words, the same in every language."""
LANGUAGES: Final = tuple(LANGUAGE_NAMES)
DOMAIN: Final = "fourlanterns"

_SENTENCES: Final = {
    "unreadable": "{file} cannot be read ({reason}); install the program again.",
    "catalogue": "{file} is damaged; install the program again.",
    "no_text": "{file} is damaged in line {line}: it is no text.",
    "before_heading": "{file} is damaged in line {line}: text before the first heading '## Title {{#id}}'.",
    "heading": "{file} is damaged in line {line}: this is no heading '## Title {{#id}}'.",
    "no_section": "{file} is damaged: there is no section in it.",
}


class TextError(ValueError):
    """A file with words of a language cannot be read. `code` is a key of the sentences above, `params` what to put into one: always
    `file`, its path below the program's folder, with some codes `line` or `reason`."""

    def __init__(self, code: str, path: Path, **params: str) -> None:
        self.code = code
        self.params = {"file": "/".join(path.parts[-3:]), **{name: plain(text) for name, text in params.items()}}
        super().__init__(_SENTENCES[code].format(**self.params))


_current: dict[str, gettext.NullTranslations] = {"": gettext.NullTranslations()}
_name = ["en"]
_faults: list[TextError | places.PlaceError] = []


@lru_cache(maxsize=8)
def _catalogue(name: str) -> gettext.NullTranslations:
    """A language's short strings; English ones, and a fault for `take_faults`, when they cannot be read."""
    if name == "en":
        return gettext.NullTranslations()
    try:
        path = places.languages() / name / "LC_MESSAGES" / f"{DOMAIN}.mo"
        with path.open("rb") as file:
            return gettext.GNUTranslations(file)
    except places.PlaceError as error:
        _faults.append(error)
    except Exception as error:  # gettext checks nothing: damage makes it raise whatever Python can, SyntaxError included
        known = isinstance(error, OSError) and error.strerror and error.errno
        _faults.append(TextError("unreadable", path, reason=reason(error)) if known else TextError("catalogue", path))
    return gettext.NullTranslations()


def take_faults() -> list[TextError | places.PlaceError]:
    """What was wrong with the languages shown so far, each told once."""
    told = list(_faults)
    _faults.clear()
    return told


def set_language(name: str) -> None:
    """Shows all words in this language from now on; English ones where its file is damaged. Raises ValueError for one that is none of
    `LANGUAGES`."""
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
    return _fitting(_current[""].gettext(message), message) if message else ""


def n_(one: str, many: str, number: int) -> str:
    """The form of the message for a number."""
    message = one if number == 1 else many
    try:
        return _fitting(_current[""].ngettext(one, many, number), message, many)
    except Exception:  # a damaged rule for plurals is run as it is
        return message


def _fitting(translated: str, *messages: str) -> str:
    """The translation, or the first of the messages when a damaged catalogue gave it other {placeholders} or what cannot be drawn."""
    if translated in messages:
        return translated
    wanted = [set(_PLACEHOLDER.findall(message)) for message in messages]
    return translated if "\0" not in translated and set(_PLACEHOLDER.findall(translated)) in wanted else messages[0]


def mark(message: str) -> str:
    """The message itself: marks it for the catalogues, to be translated with `_` when it is shown."""
    return message


class Paragraph(msgspec.Struct, frozen=True):
    """A paragraph of a long text: kind is `text` or `item` (of a list); `ours` says that it is our own reading of the rules;
    `text` may hold **bold** words; `rules` are the IDs of the rules it tells (see docs/rules), which nobody sees."""

    kind: str
    text: str
    ours: bool = False
    rules: tuple[str, ...] = ()


class Section(msgspec.Struct, frozen=True):
    """A section of a long text: its id (the same in every language), title and paragraphs."""

    id: str
    title: str
    paragraphs: tuple[Paragraph, ...]


_PLACEHOLDER = re.compile(r"[{}][^{}]*[{}]?")
_HEADING = re.compile(r"## (?P<title>.+?) \{#(?P<id>[a-z0-9_]+)\}")
_OURS = "ours"
_MARK = re.compile(r"\[(ours|(?:ours )?[A-Z]{2}-[\w.:]+(?: [A-Z]{2}-[\w.:]+)*)\]\s*")
"""What a paragraph or an item may begin with: that it is ours, the rules it tells, or both, such as `[ours DA-2 DA-9]`."""


@lru_cache(maxsize=32)
def read_text(lang: str, name: str) -> tuple[Section, ...]:
    """The sections of `words/texts/LANG/NAME.md` in order. Raises TextError that names file and line for what is no section, and
    PlaceError when there are no texts."""
    path = places.texts() / lang / f"{name}.md"
    sections: list[Section] = []
    found: list[Paragraph] = []
    blank = True
    for number, line in enumerate(_lines(path), 1):
        heading = _HEADING.fullmatch(line.strip())
        if heading:
            found = []
            sections.append(Section(heading["id"], heading["title"], ()))
        elif line.startswith("## "):
            raise TextError("heading", path, line=str(number))
        elif line.strip():
            if not sections:
                raise TextError("before_heading", path, line=str(number))
            _add(found, line, blank)
            sections[-1] = msgspec.structs.replace(sections[-1], paragraphs=tuple(found))
        blank = not line.strip()
    if not sections:
        raise TextError("no_section", path)
    return tuple(sections)


def _lines(path: Path) -> list[str]:
    try:
        data = path.read_bytes()
    except OSError as error:
        raise TextError("unreadable", path, reason=reason(error)) from error
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise TextError("no_text", path, line=str(data.count(b"\n", 0, error.start) + 1)) from error
    if "\0" in text:
        raise TextError("no_text", path, line=str(text.count("\n", 0, text.index("\0")) + 1))
    return text.splitlines()


def _add(found: list[Paragraph], line: str, blank: bool) -> None:
    """Adds a line to the paragraphs: a new one after a blank line or at a list's dash, else more of the last one."""
    text = line.strip()
    item = text.startswith("- ")
    if item:
        text = text[2:]
    marked = _MARK.match(text)
    marks = marked[1].split() if marked else []
    text = text[marked.end() :] if marked else text
    if item or blank or marked or not found:
        rules = tuple(each for each in marks if each != _OURS)
        found.append(Paragraph("item" if item else "text", text, _OURS in marks, rules))
    else:
        found[-1] = msgspec.structs.replace(found[-1], text=f"{found[-1].text} {text}")
