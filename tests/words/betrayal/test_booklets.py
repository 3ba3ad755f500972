"""The booklets of the haunts: each side reads its own, in every language, with the numbers, rooms and cards of the haunt."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from game.betrayal.haunts import haunt as load_haunt
from game.engine import places
from game.words import language as words
from game.words.betrayal import haunts, names
from game.words.betrayal.booklets import (
    HAUNTS,
    HEROES,
    NOBODY,
    PARTS,
    STORY,
    TRAITOR,
    aims,
    booklet,
    booklet_file,
    closing,
    hidden_aim,
    story,
    tomeless,
)
from game.words.language import LANGUAGES, Section, read_text

pytestmark = pytest.mark.slow

TRAITS = ("speed", "might", "sanity", "knowledge")
IGNORANT = {(5, TRAITOR), (41, TRAITOR), (45, TRAITOR)}
"""The sides to which nothing is told of the other's aim."""
MONSTERS: dict[tuple[int, str], dict[str, int]] = {
    (1, "traitor_powers"): {"speed": 3, "might": 8, "sanity": 5},
    (5, "traitor_powers"): {"speed": 4, "might": 4, "sanity": 3},
    (10, "traitor_powers"): {"speed": 2, "might": 6, "sanity": 2, "knowledge": 3},
    (33, "traitor_powers"): {"might": 12, "sanity": 7},
    (38, "traitor_powers"): {"speed": 3},
    (43, "heroes_know"): {"speed": 4, "might": 6, "sanity": 4},
    (49, "traitor_powers"): {"speed": 3, "sanity": 6, "knowledge": 6},
}
"""The traits of a monster where they are told, each as the trait's name and its number."""
FACTS: dict[tuple[int, str], tuple[str, ...]] = {
    (1, "traitor_now"): ("5",),
    (1, "traitor_powers"): ("0", "1", "2"),
    (1, "heroes_now"): ("2",),
    (1, "heroes_powers"): ("6+", "6+", "5", "2"),
    (5, "traitor_powers"): ("1", "1", "4+"),
    (5, "heroes_now"): ("1",),
    (5, "heroes_powers"): ("5+", "5+", "4+"),
    (9, "traitor_powers"): ("3+", "0", "2", "1", "2"),
    (9, "heroes_powers"): ("5+", "4+", "1", "2"),
    (10, "traitor_now"): ("0",),
    (10, "traitor_powers"): ("4+", "5"),
    (10, "heroes_powers"): ("4+", "3", "5"),
    (12, "heroes_powers"): ("1",),
    (33, "traitor_now"): ("5", "2"),
    (33, "traitor_powers"): ("5+", "1", "5", "12", "7"),
    (33, "heroes_win"): ("5",),
    (33, "heroes_powers"): ("1",),
    (38, "traitor_powers"): ("3", "1"),
    (38, "heroes_powers"): ("5+", "5+", "1"),
    (41, "traitor_powers"): ("0", "1", "3", "4+", "3", "4", "5+"),
    (41, "heroes_powers"): ("0", "2", "3", "4", "5+", "4+", "4+"),
    (43, "heroes_now"): ("1", "2", "1", "1"),
    (43, "heroes_powers"): ("5+", "1", "1", "3+", "1", "1"),
    (44, "traitor_now"): ("10",),
    (44, "traitor_powers"): ("1", "1", "0", "1", "3", "20", "30", "40", "50", "60", "70"),
    (44, "heroes_now"): ("5", "5", "1"),
    (44, "heroes_powers"): ("5+", "1", "0", "1", "3", "20", "30", "40", "50", "60", "70"),
    (45, "traitor_now"): ("0",),
    (45, "traitor_win"): ("12",),
    (45, "traitor_powers"): ("1", "1", "8", "8+"),
    (45, "heroes_know"): ("1", "1", "8", "8+"),
    (45, "heroes_powers"): ("7+", "5+", "3", "2"),
    (49, "traitor_powers"): ("2",),
    (49, "heroes_powers"): ("6", "2"),
}
"""The numbers of the haunt's rules in the section where they are needed: a result to reach has a plus."""
PLACES: dict[tuple[int, str], tuple[str, ...]] = {
    (1, "heroes_powers"): ("research_laboratory", "library"),
    (5, "heroes_powers"): ("attic", "game_room", "junk_room", "master_bedroom", "vault", "research_laboratory", "furnace_room"),
    (5, "traitor_powers"): ("mystic_elevator",),
    (9, "heroes_now"): ("pentagram_chamber", "stairs_from_basement", "ballroom"),
    (9, "heroes_win"): ("pentagram_chamber",),
    (9, "heroes_powers"): ("pentagram_chamber", "ballroom"),
    (9, "traitor_win"): ("chasm", "furnace_room", "underground_lake"),
    (10, "traitor_powers"): ("master_bedroom", "chapel", "conservatory", "game_room", "library", "attic"),
    (10, "heroes_powers"): ("master_bedroom", "chapel", "conservatory", "game_room", "library", "attic"),
    (12, "heroes_now"): ("entrance_hall",),
    (33, "traitor_powers"): ("chapel", "pentagram_chamber"),
    (33, "heroes_now"): ("chapel", "pentagram_chamber"),
    (33, "heroes_win"): ("furnace_room", "chasm"),
    (38, "heroes_powers"): ("chapel", "crypt", "pentagram_chamber", "library", "research_laboratory"),
    (43, "heroes_now"): ("research_laboratory",),
    (43, "heroes_powers"): ("conservatory", "gardens"),
    (44, "heroes_powers"): ("catacombs", "charred_room", "crypt", "gallery", "kitchen", "pentagram_chamber", "tower"),
    (45, "traitor_powers"): ("mystic_elevator",),
    (49, "heroes_now"): ("stairs_from_basement",),
    (49, "heroes_powers"): ("coal_chute", "collapsed_room", "gallery"),
}
"""The rooms of the haunt's rules in the section where they are needed."""
CARDS: dict[tuple[int, str], tuple[str, ...]] = {
    (1, "traitor_win"): ("girl", "ring", "holy_symbol"),
    (1, "heroes_win"): ("book",),
    (5, "traitor_now"): ("girl", "madman", "dog"),
    (5, "heroes_powers"): ("revolver",),
    (9, "traitor_win"): ("holy_symbol",),
    (9, "heroes_powers"): ("holy_symbol",),
    (10, "heroes_win"): ("madman",),
    (12, "heroes_powers"): ("crystal_ball",),
    (33, "heroes_win"): ("book",),
    (38, "heroes_powers"): ("holy_symbol", "ring", "book", "crystal_ball", "armor"),
    (41, "traitor_powers"): ("ring", "revolver", "dynamite"),
    (41, "heroes_powers"): ("skull", "spirit_board", "revolver", "dynamite"),
    (43, "heroes_powers"): ("book",),
    (44, "heroes_powers"): ("medallion",),
    (45, "traitor_now"): ("dynamite",),
    (45, "heroes_powers"): ("madman",),
    (49, "heroes_powers"): ("skull",),
}
"""The cards of the haunt's rules in the section where they are needed."""
SECRETS: dict[int, tuple[tuple[str, str, str], ...]] = {
    1: ((HEROES, "holy_symbol", "card"), (TRAITOR, "library", "room"), (TRAITOR, "research_laboratory", "room")),
    5: ((TRAITOR, "revolver", "card"), (TRAITOR, "research_laboratory", "room"), (TRAITOR, "furnace_room", "room")),
    9: ((HEROES, "chasm", "room"), (HEROES, "underground_lake", "room"), (TRAITOR, "pentagram_chamber", "room")),
    33: ((TRAITOR, "furnace_room", "room"), (TRAITOR, "chasm", "room")),
    38: ((TRAITOR, "library", "room"), (TRAITOR, "crypt", "room"), (TRAITOR, "crystal_ball", "card")),
    41: ((TRAITOR, "skull", "card"), (TRAITOR, "spirit_board", "card")),
    44: ((TRAITOR, "catacombs", "room"), (TRAITOR, "tower", "room")),
    45: ((TRAITOR, "madman", "card"),),
}
"""What only the other side needs, so that the named side must not find it in its booklet."""

each_haunt = pytest.mark.parametrize("haunt", HAUNTS)
each_language = pytest.mark.parametrize("language", LANGUAGES)


def _section(language: str, haunt: int, id_: str) -> Section:
    return next(section for section in read_text(language, booklet_file(haunt)) if section.id == id_)


def _words(*sections: Section) -> str:
    return "\n".join(paragraph.text for section in sections for paragraph in section.paragraphs)


def _numbers(text: str) -> list[str]:
    """The numbers of a text; one that is a result to reach keeps its plus."""
    return re.findall(r"\d+\+?", text)


def _missing(wanted: tuple[str, ...], found: list[str]) -> list[str]:
    return sorted((Counter(wanted) - Counter(found)).elements())


def _stem(word: str) -> str:
    """A pattern for a Russian or Ukrainian word in any case: its first half, of a word like Пёс its first and last letter."""
    if len(word) < 3:
        return re.escape(word)
    if len(word) == 3:
        return rf"{word[0]}\w?{word[2]}\w*"
    return rf"{word[: max(3, (len(word) + 1) // 2)]}\w*"


def _named(name: str, text: str) -> bool:
    """Whether a name stands in a text: in English as it is, else in any case. Names have a capital letter."""
    pattern = re.escape(name) if name.isascii() else r"\s+".join(map(_stem, name.split()))
    return re.search(rf"\b{pattern}\b", text) is not None


def _name(thing: str, kind: str) -> str:
    return names.room_name(thing) if kind == "room" else names.card_name(thing)


@pytest.fixture(params=LANGUAGES)
def spoken(request: pytest.FixtureRequest) -> str:
    """Each language, with the short strings in it."""
    language: str = request.param
    words.set_language(language)
    return language


def test_each_haunt_has_a_words_file_and_booklets_and_no_other_has() -> None:
    files = {path.stem for path in Path(haunts.__file__).parent.glob("haunt_*.py")}
    texts = {path.stem for path in (places.texts() / "en").glob("haunt_*.md")}
    assert files == texts == set(map(booklet_file, HAUNTS))


@pytest.mark.rule("BT-2.8")
@each_haunt
def test_the_story_heard_by_all_bears_the_name_of_the_haunt(spoken: str, haunt: int) -> None:
    assert story(spoken, haunt).title == names.haunt_title(haunt)
    assert read_text(spoken, booklet_file(haunt))[0].id == STORY
    assert 1 <= len(story(spoken, haunt).paragraphs) <= 2


@pytest.mark.rule("BT-6.3.1")
@each_haunt
@each_language
def test_each_side_reads_its_own_story_orders_aim_and_powers(language: str, haunt: int) -> None:
    for side in (HEROES, TRAITOR):
        wanted = [f"{side}_{part}" for part in PARTS if part != "know" or (haunt, side) not in IGNORANT]
        if side == TRAITOR and tomeless(haunt):
            wanted = []
        assert [section.id for section in booklet(language, haunt, side)] == wanted


@pytest.mark.rule("BT-6.3.1")
@each_haunt
@each_language
def test_no_section_is_in_both_booklets_nor_lost(language: str, haunt: int) -> None:
    read = {side: [section.id for section in booklet(language, haunt, side)] for side in (HEROES, TRAITOR)}
    assert all(id_.startswith("heroes_") for id_ in read[HEROES])
    assert all(id_.startswith("traitor_") for id_ in read[TRAITOR])
    told = [one.id for one in (closing(language, haunt, who) for who in (HEROES, TRAITOR, NOBODY)) if one]
    told += [one.id for one in hidden_aim(language, haunt)]
    assert sorted([STORY, *read[HEROES], *read[TRAITOR], *told]) == sorted(one.id for one in read_text(language, booklet_file(haunt)))


@each_haunt
@each_language
def test_whoever_can_win_is_told_how_it_ends(language: str, haunt: int) -> None:
    assert closing(language, haunt, HEROES) is not None
    assert (closing(language, haunt, TRAITOR) is None) == (haunt == 12)
    assert (closing(language, haunt, NOBODY) is not None) == (haunt == 12)


@each_haunt
def test_a_section_has_the_same_title_in_every_haunt(spoken: str, haunt: int) -> None:
    usual = {section.id: section.title for other in HAUNTS for section in read_text(spoken, booklet_file(other)) if section.id != STORY}
    assert {one.id: one.title for one in read_text(spoken, booklet_file(haunt)) if one.id != STORY}.items() <= usual.items()


@pytest.mark.parametrize(("haunt", "section"), MONSTERS)
def test_the_traits_of_the_monsters_are_told(spoken: str, haunt: int, section: str) -> None:
    text = _words(_section(spoken, haunt, section))
    for trait in TRAITS:
        number = MONSTERS[haunt, section].get(trait)
        if number is not None:
            assert re.search(rf"\b{names.trait_name(trait)} {number}\b", text), (trait, number)


@pytest.mark.parametrize(("haunt", "section"), FACTS)
@each_language
def test_the_numbers_of_the_rules_are_told(language: str, haunt: int, section: str) -> None:
    assert _missing(FACTS[haunt, section], _numbers(_words(_section(language, haunt, section)))) == []


@pytest.mark.parametrize(("haunt", "section"), PLACES)
def test_the_rooms_of_the_rules_are_called_as_in_the_house(spoken: str, haunt: int, section: str) -> None:
    text = _words(_section(spoken, haunt, section))
    assert [room for room in PLACES[haunt, section] if not _named(names.room_name(room), text)] == []


@pytest.mark.parametrize(("haunt", "section"), CARDS)
def test_the_cards_of_the_rules_are_called_as_in_the_hand(spoken: str, haunt: int, section: str) -> None:
    text = _words(_section(spoken, haunt, section))
    assert [card for card in CARDS[haunt, section] if not _named(names.card_name(card), text)] == []


@pytest.mark.rule("BT-6.3.1")
@pytest.mark.parametrize("haunt", SECRETS)
def test_a_booklet_does_not_give_away_what_the_other_side_needs(spoken: str, haunt: int) -> None:
    for side, thing, kind in SECRETS[haunt]:
        assert not _named(_name(thing, kind), _words(*booklet(spoken, haunt, side))), (side, thing)


@pytest.mark.rule("BT-6.6.1")
@each_haunt
@each_language
def test_only_hidden_traitors_have_an_aim_of_their_own(language: str, haunt: int) -> None:
    hidden = load_haunt(haunt).traitor == "hidden"
    aim = hidden_aim(language, haunt)
    assert len(aim) == hidden
    assert [section.id for section in aims(language, haunt)].count("hidden_win") == hidden
    for section in aim:
        assert any(not paragraph.ours for paragraph in section.paragraphs)


@pytest.mark.rule("BT-6.6.1")
@each_language
def test_a_haunt_without_a_tome_says_so(language: str) -> None:
    tome = {"en": "nobody has", "ru": "ни у кого", "uk": "не має ніхто"}.get(language, "")
    for haunt in filter(tomeless, HAUNTS):
        now = _words(_section(language, haunt, "heroes_now"))
        assert tome in now.lower()
        assert booklet(language, haunt, TRAITOR) == ()


def test_a_name_is_found_in_another_case_and_not_in_another_name() -> None:
    assert _named("Обгоревшая комната", "в Обгоревшей комнате")
    assert _named("Сходи з підвалу", "знайдіть Сходів з підвалу")
    assert not _named("Обгоревшая комната", "в Игровой комнате")
    assert _named("Пёс", "у Пса")
    assert _named("Перстень", "з Перснем")
    assert not _named("Череп", "через стену")
    assert not _named("Crypt", "the Chapel")
