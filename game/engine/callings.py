"""What people are called: the one gate for every name that is typed, kept or read.

A name is one line of letters that can be told from every other at its table by looking. `fit` makes the best of any text, `fault` says
what is wrong with a name, and `Mending` gives everybody in a record a name that fits.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterable
from typing import Final

import regex

from game.engine.contract import Refusal

LONGEST: Final = 20
"""Letters in a name at the most, as a reader counts them: with their marks, an emoji joined of several as one."""
HEAVIEST: Final = 120
"""Code points in a name at the most."""
MOST_PEOPLE: Final = 100
"""Different names in one record: each is compared with all others, and no table has seen so many people."""
_READ: Final = 2000
"""Code points that are looked at at all."""

_JOINING: Final = "".join(
    rf"\p{{Script={script}}}"
    for script in ("Arab", "Syrc", "Mong", "Nkoo", "Deva", "Beng", "Guru", "Gujr", "Orya", "Taml", "Telu", "Knda", "Mlym", "Sinh", "Khmr")
)
_KEPT: Final = "|".join(
    (
        rf"(?<=[{_JOINING}]\p{{M}}*)\u200C(?=[{_JOINING}])",
        rf"(?<=[{_JOINING}]\p{{M}}*)\u200D",
        r"(?<=\p{Extended_Pictographic}\uFE0F?\p{Emoji_Modifier}?)\u200D(?=\p{Extended_Pictographic})",
        r"(?<=[[\p{Emoji}]--[0-9#*]])\uFE0F|(?<=[0-9#*])\uFE0F(?=\u20E3)",
        r"(?<=\U0001F3F4)[\U000E0020-\U000E007E]+\U000E007F",  # flags of parts of a country
    )
)
"""Letters without a picture that a script, or an emoji of several, needs."""
_UNSEEN: Final = regex.compile(rf"({_KEPT})|[\p{{Default_Ignorable_Code_Point}}\p{{Cc}}\p{{Cf}}\p{{Cs}}\p{{Co}}\p{{Cn}}]", regex.V1)
_GRAPHEME: Final = regex.compile(r"\X")
_SPACES: Final = regex.compile(r"[\p{White_Space}\u2800]+")
_HALVES: Final = regex.compile(r"[\p{Cs}\x00]")
_JOINERS: Final = regex.compile(r"([\u200C\u200D])[\u200C\u200D]+")
_STRAY_MARKS: Final = regex.compile(r"(^| )[\p{M}\u200C\u200D\uFE0F]+")
"""Marks that have no letter of the name to stand on."""
_LOOKS: Final = str.maketrans("АВЕКМНОРСТУХІЈЅԚԜΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "ABEKMHOPCTYXIJSQWABEZHIKMNOPTYX")
"""Capitals of other alphabets that look like Latin ones."""


def graphemes(text: str) -> list[str]:
    """The text in the pieces that a reader takes for single letters."""
    found: list[str] = _GRAPHEME.findall(text)
    return found


def fit(text: str) -> str:
    """The text as a name: normalised (NFC), with plain single spaces, without letters that nobody sees. May be empty or too long."""
    text = _HALVES.sub("", text[:_READ])
    before = None
    while text != before:  # what goes may leave a mark or a joiner alone
        before = text
        text = _SPACES.sub(" ", unicodedata.normalize("NFC", text)).strip(" ")
        text = _UNSEEN.sub(lambda found: found[1] or "", _JOINERS.sub(r"\1", text))
        text = _STRAY_MARKS.sub(r"\1", text)
    return text


def look(name: str) -> str:
    """What a name looks like: equal for names that are hard to tell apart."""
    seen = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    shown: str = _UNSEEN.sub("", seen)
    return shown.upper().translate(_LOOKS)


def fault(name: str, others: Iterable[str] = ()) -> Refusal | None:
    """What is wrong with a name at a table where `others` are called so; None when it can be taken as it is."""
    if not name:
        return Refusal("name_empty")
    if len(name) > HEAVIEST or len(graphemes(name)) > LONGEST:
        return Refusal("name_long", (("most", str(LONGEST)),))
    if name != fit(name):
        return Refusal("name_unfit")
    mine = look(name)
    for other in others:
        if other == name:
            return Refusal("name_taken")
        if look(other) == mine:
            return Refusal("name_alike", (("other", other),))
    return None


def shortened(name: str) -> str:
    """As much of a fit name as may be taken."""
    pieces = graphemes(name)[:LONGEST]
    while len("".join(pieces)) > HEAVIEST:
        pieces.pop()
    return fit("".join(pieces))


def _numbered(number: int) -> str:
    return f"Player {number}"


class Mending:
    """Gives the people of one record names that fit, always the same for the same record: who has a fit name keeps it, any other gets the
    nearest one that nobody has. `told` are the names that stand in for others, in the order in which they were needed.

    `stand_in(number)` names somebody of whose name nothing is left. The window makes the gate `fault_of`, and what `cut` leaves of a name,
    narrower by what it can draw.
    """

    def __init__(
        self,
        stand_in: Callable[[int], str] = _numbered,
        fault_of: Callable[[str, Iterable[str]], Refusal | None] = fault,
        cut: Callable[[str], str] = shortened,
    ) -> None:
        self.told: list[str] = []
        self._stand_in = stand_in
        self._fault_of = fault_of
        self._cut = cut
        self._names: dict[str, str] = {}  # by what the record has

    def meet(self, names: Iterable[str]) -> None:
        """Everybody who sits down together: those whose names fit keep them, whoever comes first."""
        together = list(dict.fromkeys(name for name in names if name))
        for name in together:
            if name not in self._names and self._fault_of(name, self._names.values()) is None:
                self._names[name] = name
        for name in together:
            self(name)

    def __call__(self, name: str) -> str:
        """The name to be used for one that stands in the record. Raises ValueError for one more than any record has."""
        if not name or name in self._names.values():
            return self._names.get(name, name)
        if name not in self._names:
            if len(self._names) >= MOST_PEOPLE:
                raise ValueError("there are too many people in this game")
            others = list(self._names.values())
            fresh = name if self._fault_of(name, others) is None else self._mended(name, others)
            self._names[name] = fresh
            if fresh != name:
                self.told.append(fresh)
        return self._names[name]

    def _mended(self, name: str, others: list[str]) -> str:
        nearest = self._cut(fit(name))
        stem = "".join(graphemes(nearest)[: LONGEST - 4])
        tries = [nearest, *(self._cut(f"{stem} {number}") for number in range(2, 100))] if nearest else []
        number = 1
        while True:
            for candidate in tries:
                if self._fault_of(candidate, others) is None:
                    return candidate
            tries = [self._stand_in(number)]
            number += 1
