"""The twelve explorers: what each is called, and a line on age, hobbies, and what to think of them."""

from __future__ import annotations

from typing import Final

import msgspec

from game.words.language import _, mark


class ExplorerWords(msgspec.Struct, frozen=True):
    """An explorer in English, marked for the catalogues: the whole name, the one where there is little room, and the line."""

    name: str
    short: str
    line: str


EXPLORER_WORDS: Final = {
    "ox_bellows": ExplorerWords(
        mark("Ox Bellows"),
        mark("Ox"),
        mark("23, plays football, and is drawn to anything that shines. Doors open for him, some of them in one piece."),
    ),
    "darrin_flash_williams": ExplorerWords(
        mark('Darrin "Flash" Williams'),
        mark("Flash"),
        mark("20, runs track, listens to music, and quotes Shakespeare when he has breath to spare."),
    ),
    "missy_dubourde": ExplorerWords(
        mark("Missy Dubourde"),
        mark("Missy"),
        mark("9, swims like an otter and wants to be a doctor. She has already asked whose bones those are."),
    ),
    "zoe_ingstrom": ExplorerWords(
        mark("Zoe Ingstrom"),
        mark("Zoe"),
        mark("8, has her dolls and her songs. Of all who came here she is the least afraid, which is worrying."),
    ),
    "peter_akimoto": ExplorerWords(
        mark("Peter Akimoto"),
        mark("Peter"),
        mark("13, collects bugs and plays basketball. The house has many corners, and he has a jar for each."),
    ),
    "brandon_jaspers": ExplorerWords(
        mark("Brandon Jaspers"),
        mark("Brandon"),
        mark("12, computers, camping and hockey. He has packed a torch, a rope and a second torch."),
    ),
    "madame_zostra": ExplorerWords(
        mark("Madame Zostra"),
        mark("Zostra"),
        mark("37, reads the stars, cooks well, and never misses a baseball game. The stars advised against tonight."),
    ),
    "vivian_lopez": ExplorerWords(
        mark("Vivian Lopez"),
        mark("Vivian"),
        mark("42, loves old films and horses. She knows how this kind of story goes, and who goes down to the cellar."),
    ),
    "professor_longfellow": ExplorerWords(
        mark("Professor Longfellow"),
        mark("Longfellow"),
        mark("57, a friend of Gaelic airs, of the stage and of good wine. He has a theory, and means to survive it."),
    ),
    "father_rhinehardt": ExplorerWords(
        mark("Father Rhinehardt"),
        mark("Rhinehardt"),
        mark("62, a fencer and a gardener. His hands are steady, and his prayers are short."),
    ),
    "heather_granville": ExplorerWords(
        mark("Heather Granville"),
        mark("Heather"),
        mark("18, television and shopping. Everything becomes her, and that has not gone unnoticed here."),
    ),
    "jenny_leclerc": ExplorerWords(
        mark("Jenny LeClerc"),
        mark("Jenny"),
        mark("21, always has a book with her, and a ball. She reads the last page first."),
    ),
}


def explorer_line(explorer: str) -> str:
    """An explorer's age and hobbies, in a line."""
    return _(EXPLORER_WORDS[explorer].line)
