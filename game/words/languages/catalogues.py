"""Extracting, compiling and checking the catalogues, with Babel."""

from __future__ import annotations

import gettext
import io
import re
from itertools import chain
from pathlib import Path
from typing import Final

from babel.messages.catalog import Catalog, Message
from babel.messages.extract import extract_from_dir
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

from game.engine import places
from game.engine.mapcheck import atlases
from game.engine.mapfile import SENTENCES
from game.words.language import DOMAIN, LANGUAGES

TRANSLATED: Final = tuple(language for language in LANGUAGES if language != "en")
_KEYWORDS: Final = {"_": None, "n_": (1, 2), "mark": None}
_PLACEHOLDER: Final = re.compile(r"\{[^{}]*\}")
_WIDTH: Final = 120


def _rooms() -> tuple[Path, ...]:
    """The folders whose code holds strings."""
    words = places.languages().parent
    return words, words.parent / "client"


def po_path(language: str) -> Path:
    """The catalogue that translators edit."""
    return places.languages() / language / "LC_MESSAGES" / f"{DOMAIN}.po"


def mo_path(language: str) -> Path:
    """The catalogue that the program reads."""
    return po_path(language).with_suffix(".mo")


def strings() -> Catalog:
    """Every string of the words and of the window, with the files it stands in."""
    catalogue = _empty(None)
    for room in _rooms():
        found = extract_from_dir(str(room), method_map=[("languages/**", "ignore"), ("**.py", "python")], keywords=_KEYWORDS)
        for name, _line, message, comments, context in found:
            place = f"game/{room.name}/{name.replace(chr(92), '/')}"
            catalogue.add(message, None, [(place, 0)], auto_comments=comments, context=context)
    for sentence in chain(SENTENCES.values(), *(atlas.sentences.values() for atlas in atlases())):
        catalogue.add(sentence, None, [("game/engine/mapfile.py", 0)])  # the map readers', which stand below the words
    return catalogue


def _empty(language: str | None) -> Catalog:
    return Catalog(locale=language, project="Four Lanterns", fuzzy=False)


def read(language: str) -> Catalog:
    """A catalogue as it stands; empty when there is none yet."""
    path = po_path(language)
    if not path.exists():
        return _empty(language)
    with path.open("rb") as file:
        return read_po(file, locale=language)


def extract() -> dict[str, int]:
    """Takes new strings into every catalogue and drops vanished ones; returns how many of each language wait for a translation."""
    found = strings()
    waiting = {}
    for language in TRANSLATED:
        catalogue = read(language)
        catalogue.update(found, no_fuzzy_matching=True)
        catalogue.obsolete.clear()
        for message in catalogue:
            message.locations = sorted({(name, 0) for name, _line in message.locations})
        write(language, catalogue)
        waiting[language] = len(untranslated(language))
    return waiting


def write(language: str, catalogue: Catalog) -> None:
    """Writes a catalogue, sorted, without line numbers and dates, so that a change shows only what changed."""
    path = po_path(language)
    path.parent.mkdir(parents=True, exist_ok=True)
    buffer = io.BytesIO()
    write_po(buffer, catalogue, width=_WIDTH, sort_output=True, omit_header=True, include_lineno=False)
    header = f'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=utf-8\\n"\n"Language: {language}\\n"\n'
    plural = f'"Plural-Forms: {catalogue.plural_forms}\\n"\n\n'
    path.write_bytes((header + plural).encode() + buffer.getvalue())


def compiled(language: str) -> bytes:
    """The bytes of a .mo file made from the catalogue. Its header tells the time, so two of them are seldom equal."""
    buffer = io.BytesIO()
    write_mo(buffer, read(language))
    return buffer.getvalue()


def up_to_date(language: str) -> bool:
    """Whether the .mo file says the same as the catalogue, its header apart."""
    if not mo_path(language).exists():
        return False
    written, wanted = (gettext.GNUTranslations(io.BytesIO(data)) for data in (mo_path(language).read_bytes(), compiled(language)))
    said, right = (dict(getattr(catalogue, "_catalog", {})) for catalogue in (written, wanted))
    said.pop("", None)
    right.pop("", None)
    return said == right


def compile_all() -> None:
    """Writes every .mo file that is out of date."""
    for language in TRANSLATED:
        if not up_to_date(language):
            mo_path(language).write_bytes(compiled(language))


def _forms(message: Message) -> list[str]:
    return [form or "" for form in message.string] if isinstance(message.string, (tuple, list)) else [message.string or ""]


def _ids(message: Message) -> list[str]:
    return list(message.id) if isinstance(message.id, (tuple, list)) else [message.id]


def untranslated(language: str) -> list[str]:
    """The strings without a translation."""
    return [_ids(message)[0] for message in read(language) if message.id and not all(_forms(message))]


def check() -> list[str]:
    """What is wrong with the catalogues, in sentences; empty when they are complete."""
    found = {(message.context, _ids(message)[0]): message for message in strings() if message.id}
    faults = []
    for language in TRANSLATED:
        catalogue = {(message.context, _ids(message)[0]): message for message in read(language) if message.id}
        faults += [f"{language}: {key[1]!r} is not in the catalogue; run extract" for key in found.keys() - catalogue.keys()]
        faults += [f"{language}: {key[1]!r} is no string of the program any more; run extract" for key in catalogue.keys() - found.keys()]
        for message in catalogue.values():
            faults += [f"{language}: {fault}" for fault in _faults(message)]
        if not up_to_date(language):
            faults.append(f"{language}: the .mo file is out of date; run compile")
    return sorted(faults)


def _faults(message: Message) -> list[str]:
    name = _ids(message)[0]
    if not all(_forms(message)):
        return [f"{name!r} has no translation"]
    if message.fuzzy:
        return [f"{name!r} is marked fuzzy"]
    wanted = {frozenset(_PLACEHOLDER.findall(text)) for text in _ids(message)}
    if any(frozenset(_PLACEHOLDER.findall(text)) not in wanted for text in _forms(message)):
        return [f"{name!r} has other placeholders in its translation"]
    return []
