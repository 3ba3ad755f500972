"""The twelve explorers in a line each: age, hobbies, and what to think of them."""

from __future__ import annotations

from typing import Final

from game.words.language import _, mark

_LINES: Final = {
    "ox_bellows": mark("23, plays football, and is drawn to anything that shines. Doors open for him, some of them in one piece."),
    "darrin_flash_williams": mark("20, runs track, listens to music, and quotes Shakespeare when he has breath to spare."),
    "missy_dubourde": mark("9, swims like an otter and wants to be a doctor. She has already asked whose bones those are."),
    "zoe_ingstrom": mark("8, has her dolls and her songs. Of all who came here she is the least afraid, which is worrying."),
    "peter_akimoto": mark("13, collects bugs and plays basketball. The house has many corners, and he has a jar for each."),
    "brandon_jaspers": mark("12, computers, camping and hockey. He has packed a torch, a rope and a second torch."),
    "madame_zostra": mark("37, reads the stars, cooks well, and never misses a baseball game. The stars advised against tonight."),
    "vivian_lopez": mark("42, loves old films and horses. She knows how this kind of story goes, and who goes down to the cellar."),
    "professor_longfellow": mark("57, a friend of Gaelic airs, of the stage and of good wine. He has a theory, and means to survive it."),
    "father_rhinehardt": mark("62, a fencer and a gardener. His hands are steady, and his prayers are short."),
    "heather_granville": mark("18, television and shopping. Everything becomes her, and that has not gone unnoticed here."),
    "jenny_leclerc": mark("21, always has a book with her, and a ball. She reads the last page first."),
}


def explorer_line(explorer: str) -> str:
    """An explorer's age and hobbies, in a line."""
    return _(_LINES[explorer])
