"""The two booklets of a haunt, as each side may read them: the Traitor's Tome and the Secrets of Survival (BT-6.3.1).

A haunt's texts stand in `words/texts/LANG/haunt_NN.md`. The id of a section says whose it is: `story` is heard by everybody when
the haunt begins, `traitor_...` and `heroes_...` are read by one side alone, and what ends in `_ifwin` is told when the game is over.
`hidden_win` is the aim of traitors whom nobody knows, for whom there is no Tome.
"""

from __future__ import annotations

from typing import Final

from game.betrayal.haunts import NUMBERS
from game.betrayal.haunts import haunt as rules
from game.betrayal.observation import BtObservation
from game.betrayal.terms import HAUNTED, TRAITORS
from game.words.betrayal.haunts import words_of
from game.words.language import Section, language, read_text

HAUNTS: Final = NUMBERS
"""The haunts that have booklets: all that can begin."""
HEROES: Final = "heroes"
TRAITOR: Final = "traitor"
NOBODY: Final = "nobody"
STORY: Final = "story"
WIN: Final = "win"
PARTS: Final = ("story", "now", "know", WIN, "powers")
"""What a side's booklet consists of, in this order: the side's own story, what it does right now, what it knows of the other side,
when it wins, and what it can do. A side that knows nothing of the other has no `know`."""
HIDDEN_WIN: Final = "hidden_win"
_CLOSING: Final = "ifwin"


def tomeless(haunt: int) -> bool:
    """Whether a haunt has no Tome, so that all read the same booklet: it has no traitor, or nobody knows who it is."""
    return not words_of(haunt).tome


def booklet_file(haunt: int) -> str:
    """The name of the file with a haunt's texts, the same in every language."""
    return f"haunt_{haunt:02}"


def story(lang: str, haunt: int) -> Section:
    """What everybody hears when the haunt begins; its title is the haunt's."""
    return _section(lang, haunt, STORY)


def booklet(lang: str, haunt: int, side: str) -> tuple[Section, ...]:
    """All that a side may read of a haunt, in order; none for the traitor of a haunt without a Tome."""
    wanted = {f"{side}_{part}" for part in PARTS}
    return tuple(section for section in read_text(lang, booklet_file(haunt)) if section.id in wanted)


def hidden_aim(lang: str, haunt: int) -> tuple[Section, ...]:
    """When the hidden traitors of a haunt win; nothing where there are none."""
    return tuple(section for section in read_text(lang, booklet_file(haunt)) if section.id == HIDDEN_WIN)


def closing(lang: str, haunt: int, winners: str) -> Section | None:
    """What is told when the heroes, the traitor or nobody has won; None if the haunt has no words for it."""
    wanted = f"{winners}_{_CLOSING}"
    return next((section for section in read_text(lang, booklet_file(haunt)) if section.id == wanted), None)


def aims(lang: str, haunt: int) -> tuple[Section, ...]:
    """When each side wins, as its booklet says, the heroes' first; for when the game is over."""
    sections = {section.id: section for section in read_text(lang, booklet_file(haunt))}
    wanted = (f"{HEROES}_{WIN}", f"{TRAITOR}_{WIN}", HIDDEN_WIN)
    return tuple(sections[each] for each in wanted if each in sections)


def side_of(seen: BtObservation) -> str:
    """Whose booklet the viewer may read: the traitor's or the heroes'; an empty string before the haunt."""
    if seen.viewer < 0 or seen.table.phase != HAUNTED:
        return ""
    side = seen.table.bodies[seen.viewer].side
    return TRAITOR if side == TRAITORS and not tomeless(seen.table.haunt) else HEROES


def aim_words(seen: BtObservation | None) -> str:
    """When the viewer's side wins, as its own booklet says; to a hidden traitor, and to no one else, when the hidden traitors do."""
    side = side_of(seen) if seen is not None else ""
    if seen is None or not side:
        return ""
    number = seen.table.haunt
    if tomeless(number) and rules(number).true_side(seen.table.bodies[seen.viewer].side, seen.own) == TRAITORS:
        wins = hidden_aim(language(), number)
    else:
        wins = tuple(section for section in booklet(language(), number, side) if section.id == f"{side}_win")
    return "\n".join(paragraph.text.replace("**", "") for section in wins for paragraph in section.paragraphs if not paragraph.ours)


def _section(lang: str, haunt: int, wanted: str) -> Section:
    return next(section for section in read_text(lang, booklet_file(haunt)) if section.id == wanted)
