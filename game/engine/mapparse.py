"""A map's file as an XML tree, whatever the file holds: its size, the number of its elements and their depth are bounded, and no entity
of its own is ever followed."""

from __future__ import annotations

import re
import stat
from pathlib import Path
from typing import Final
from xml.etree import ElementTree

Element = ElementTree.Element

BYTES: Final = 8 * 1024 * 1024
"""The largest file that is read; the camp has half a megabyte."""
ELEMENTS: Final = 50_000
DEPTH: Final = 40
_PLAIN_TYPE: Final = re.compile(
    rb"""\A(\s*(?:\xef\xbb\xbf)?\s*(?:<\?xml[^>]{0,200}\?>)?\s*)<!DOCTYPE\s+\w+(?:\s+SYSTEM\s+(?:"[^"]*"|'[^']*'))?\s*>"""
)
"""The document type that Tiled writes when it is told to: it says nothing but its name, and is taken off."""


class TooMuch(Exception):
    """The file holds more than is read: the code of the sentence, and its number."""

    def __init__(self, code: str, most: int) -> None:
        super().__init__(code)
        self.code = code
        self.most = most


class _Bounded(ElementTree.TreeBuilder):
    """Builds a tree, and stops before it becomes too large."""

    def __init__(self) -> None:
        super().__init__()
        self.depth = self.count = 0

    def start(self, tag: str, attrs: dict[str, str], /) -> Element:
        """Takes the beginning of an element, if there may be one more."""
        self.depth += 1
        self.count += 1
        if self.depth > DEPTH:
            raise TooMuch("too_deep", DEPTH)
        if self.count > ELEMENTS:
            raise TooMuch("too_many_elements", ELEMENTS)
        return super().start(tag, attrs)

    def end(self, tag: str, /) -> Element:
        """Takes the end of an element."""
        self.depth -= 1
        return super().end(tag)

    def doctype(self, _name: str, _public: str | None, _system: str | None, /) -> None:
        """One that can hold entities, which grow without end or name other files."""
        raise TooMuch("doctype", 0)


def parse(path: Path) -> Element:
    """The root of the tree. Raises TooMuch, OSError, ElementTree.ParseError, ValueError or LookupError (an unknown encoding)."""
    if not stat.S_ISREG(path.stat().st_mode):
        raise TooMuch("no_file", 0)
    with path.open("rb") as file:
        data = file.read(BYTES + 1)
    if len(data) > BYTES:
        raise TooMuch("too_large", BYTES // 1024 // 1024)
    parser = ElementTree.XMLParser(target=_Bounded())
    parser.feed(_PLAIN_TYPE.sub(rb"\1", data, count=1))
    root: Element = parser.close()
    return root
