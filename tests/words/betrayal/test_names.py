"""Every room, card, explorer, token, haunt and figure of Betrayal has its words, in every language."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest

from game.betrayal import haunts
from game.engine import places
from game.words import language as words
from game.words.betrayal import cards, explorerwords, names, roomwords
from game.words.betrayal.haunts import words_of
from game.words.language import read_text
from tests.words.betrayal.cardfacts import AGES, EVENTS, ITEMS, OMENS, ROLLED, ROOM_RULES

pytestmark = pytest.mark.slow

CARDS = OMENS | ITEMS | EVENTS
ROOMS = sorted(path.stem for path in (places.maps() / "rooms").glob("*.tmx"))
TRAITS = ("might", "speed", "knowledge", "sanity")
NAMED: list[tuple[Callable[[str], str], tuple[str, ...] | list[str]]] = [
    (names.trait_name, TRAITS),
    (names.floor_name, ("upper", "ground", "basement")),
    (names.floor_place, ("upper", "ground", "basement")),
    (names.deck_name, ("omen", "item", "event")),
    (names.damage_name, ("physical", "mental")),
    (names.room_name, ROOMS),
    (names.card_name, list(CARDS)),
    (names.explorer_name, list(AGES)),
    (names.explorer_short, list(AGES)),
    (names.side_name, ("heroes", "traitors", "monsters")),
    (names.role_name, ("explorer", "hero", "traitor", "monster")),
    (roomwords.room_line, ROOMS),
    (explorerwords.explorer_line, list(AGES)),
    (cards.story, list(CARDS)),
    (cards.rule, list(CARDS)),
]
TWINS = {"image_in_the_mirror_receive", "image_in_the_mirror_give"}
"""Two cards of one name."""
STEMS = {
    "en": {"might": r"Might", "speed": r"Speed", "knowledge": r"Knowledge", "sanity": r"Sanity"},
    "ru": {"might": r"Сил[аыуео]", "speed": r"Скорост", "knowledge": r"Знани", "sanity": r"Разум"},
    "uk": {"might": r"Сил[аиуіо]", "speed": r"Швидк", "knowledge": r"Знан[ьн]", "sanity": r"Розум"},
}
FOREIGN = {"en": "[\u0400-\u04ff]", "ru": "[a-zіїєґ]", "uk": "[a-zыэъё]"}
"""Letters that have no place in a language and so show what was left in another one."""
YOU = re.compile(r"\b(you|your|ты|тебя|тебе|вы|вас|вам|ваш\w*|ти|тебе|ви|вас|вам|ваш\w*)\b", re.IGNORECASE)


@pytest.fixture(params=words.LANGUAGES, autouse=True)
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    words.set_language(request.param)
    yield request.param
    words.set_language("en")


def _stems(lang: str) -> dict[str, str]:
    """A trait's name without its last letter, which may change by case, as a pattern; by hand where more changes."""
    if lang in STEMS:
        return STEMS[lang]
    words.set_language(lang)
    return {trait: re.escape(names.trait_name(trait)[:-1]) for trait in TRAITS}


def _numbers(text: str) -> list[int]:
    return sorted(int(number) for number in re.findall(r"\d+", text))


def _english(text: Callable[[str], str], key: str, language: str) -> str:
    words.set_language("en")
    said = text(key)
    words.set_language(language)
    return said


@pytest.mark.rule("BT-1.1")
def test_the_words_are_those_of_the_whole_box() -> None:
    assert (len(OMENS), len(ITEMS), len(EVENTS), len(ROOMS), len(AGES)) == (13, 22, 45, 47, 12)


@pytest.mark.parametrize(("name", "ids"), NAMED, ids=[name.__name__ for name, _ids in NAMED])
def test_everything_is_named_in_the_letters_of_the_language(name: Callable[[str], str], ids: tuple[str, ...], language: str) -> None:
    said = {one: name(one) for one in ids}
    assert [one for one, text in said.items() if not any(map(str.isalpha, text))] == []
    if language in FOREIGN:
        assert [text for text in said.values() if re.search(FOREIGN[language], text, re.IGNORECASE)] == []
    different = {one for one in said if one not in TWINS or name is cards.story}
    assert len({said[one] for one in different}) == len(different)


@pytest.mark.parametrize("number", haunts.NUMBERS)
def test_a_haunts_figures_and_tokens_are_named_in_the_letters_of_the_language(number: int, language: str) -> None:
    words = words_of(number)
    test_everything_is_named_in_the_letters_of_the_language(lambda kind: names.figure_name(kind, number), tuple(words.figures), language)
    test_everything_is_named_in_the_letters_of_the_language(lambda token: names.token_name(token, number), tuple(words.tokens), language)


def test_the_haunts_have_titles(language: str) -> None:
    titles = [names.haunt_title(number) for number in haunts.NUMBERS]
    assert all(titles)
    assert len(set(titles)) == len(titles)
    if language != "en":
        assert [title for number, title in zip(haunts.NUMBERS, titles, strict=True) if title == words_of(number).title] == []


def test_explorers_keep_their_names_and_tell_their_age() -> None:
    for explorer, age in AGES.items():
        assert names.explorer_short(explorer) in names.explorer_name(explorer)
        assert _numbers(explorerwords.explorer_line(explorer)) == [age]


@pytest.mark.parametrize("card", CARDS)
def test_a_card_says_its_thresholds_and_amounts(card: str) -> None:
    thresholds, amounts = CARDS[card]
    _check(cards.rule(card), thresholds, amounts)


@pytest.mark.parametrize("room", ROOM_RULES)
def test_a_special_room_says_its_thresholds_and_amounts(room: str) -> None:
    thresholds, amounts = ROOM_RULES[room]
    _check(roomwords.room_rule(room), thresholds, amounts)


def _check(text: str, thresholds: str, amounts: str) -> None:
    for threshold in thresholds.split():
        assert re.search(rf"(?<![\d–]){re.escape(threshold)}(?!\d)", text), (threshold, text)
    assert {int(amount) for amount in amounts.split()} <= set(_numbers(text))


def test_a_wrong_threshold_would_be_noticed() -> None:
    with pytest.raises(AssertionError):
        _check(cards.rule("angry_being"), "4+ 2–4 0–1", "1")


@pytest.mark.parametrize("card", CARDS)
def test_every_language_says_the_same_numbers_and_traits(card: str, language: str) -> None:
    here, english = cards.rule(card), _english(cards.rule, card, language)
    assert _numbers(here) == _numbers(english)
    said = [{trait for trait, stem in _stems(one).items() if re.search(stem, text)} for one, text in ((language, here), ("en", english))]
    assert said[0] == said[1]


@pytest.mark.parametrize("card", ROLLED)
def test_a_card_names_the_traits_rolled_for_it(card: str, language: str) -> None:
    for trait in ROLLED[card].split():
        assert re.search(_stems(language)[trait], cards.rule(card)), trait


def test_room_rules_say_the_same_numbers_in_every_language(language: str) -> None:
    for room in ROOMS:
        assert _numbers(roomwords.room_rule(room)) == _numbers(_english(roomwords.room_rule, room, language)), room


def test_plain_rooms_have_no_rule() -> None:
    assert roomwords.room_rule("kitchen") == ""
    assert set(ROOM_RULES) < {room for room in ROOMS if roomwords.room_rule(room)}


def test_stories_are_told_to_the_whole_table_and_hold_no_rules() -> None:
    for card in CARDS:
        story = cards.story(card)
        assert not YOU.search(story), story
        assert not re.search(r"\d", story), story
        assert len(re.findall(r"[.!?…]", story)) >= 2, story


def test_rules_speak_to_nobody_either() -> None:
    for text in [cards.rule(card) for card in CARDS] + [roomwords.room_rule(room) for room in ROOMS] + [cards.omen_note()]:
        assert not YOU.search(text), text


@pytest.mark.parametrize(
    ("section", "rooms"),
    [
        ("barriers", ("chasm", "tower", "catacombs", "vault")),
        ("exit_rolls", ("attic", "graveyard", "junk_room", "pentagram_chamber")),
    ],
)
@pytest.mark.rule("BT-7.1", "BT-7.7")
def test_the_rulebook_tells_the_thresholds_of_the_rooms(section: str, rooms: tuple[str, ...], language: str) -> None:
    items = [part.text for one in read_text(language, "betrayal") if one.id == section for part in one.paragraphs if part.kind == "item"]
    told = dict(re.findall(r"\*\*(.+):\*\* \D*(\d\+)", "\n".join(items)))
    assert len(items) == len(rooms)
    assert told == {names.room_name(room): ROOM_RULES[room][0].split()[0] for room in rooms}


@pytest.mark.rule("BT-7.8")
def test_the_rulebook_tells_which_room_raises_which_trait(language: str) -> None:
    items = [part.text for one in read_text(language, "betrayal") if one.id == "boosts" for part in one.paragraphs if part.kind == "item"]
    raised = {"chapel": "sanity", "gymnasium": "speed", "larder": "might", "library": "knowledge"}
    assert items == [f"**{names.room_name(room)}:** {names.trait_name(trait)}." for room, trait in raised.items()]
    for room, trait in raised.items():
        assert re.search(_stems(language)[trait], roomwords.room_rule(room))
