"""Rules, what the players are told, and tests are one table without a hole (see `rules_table`)."""

from __future__ import annotations

import re

import pytest

from game.betrayal.data import DECK_OF
from game.engine import places
from game.stayaway.deck import CARDS
from game.words import language as words
from game.words.betrayal.booklets import HAUNTS, booklet_file
from tests.rules_table import OURS, SOURCES, UNTOLD, cited, decided, proofs, readings, rules, sections, table, texts, told


def test_every_rule_says_where_it_comes_from_and_what_it_is() -> None:
    assert len(rules()) > 350
    assert [rule.id for rule in rules().values() if not rule.sources or len(rule.text) < 20] == []
    assert {source for rule in rules().values() for source in rule.sources} <= SOURCES


def test_every_rule_is_proved_by_a_test_marked_with_it_and_no_other() -> None:
    assert sorted(set(rules()) - set(proofs())) == []
    assert sorted(set(proofs()) - set(rules())) == []


def test_code_and_tests_cite_no_rule_that_is_not_there() -> None:
    assert {rule: file for rule, file in cited().items() if rule not in rules() and rule not in sections()} == {}


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_a_text_cites_no_rule_that_is_not_there(language: str) -> None:
    assert sorted(set(told(language)) - set(rules())) == []


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_every_rule_is_told_to_the_players(language: str) -> None:
    missing = {rule.id for rule in rules().values() if rule.id not in told(language)}
    assert missing == set(UNTOLD)


def test_no_exception_outlives_its_need() -> None:
    assert all(UNTOLD.values())
    assert [rule for rule in UNTOLD if rule not in rules()] == []


@pytest.mark.parametrize("language", [language for language in words.LANGUAGES if language != "en"])
def test_every_language_tells_the_same_rules_in_the_same_paragraphs(language: str) -> None:
    for name in texts():
        here, english = (
            [(one.id, [each.rules for each in one.paragraphs]) for one in words.read_text(each, name)] for each in (language, "en")
        )
        assert here == english, name


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_what_is_ours_is_marked_so(language: str) -> None:
    for rule in rules().values():
        marks = {place.ours for place in told(language).get(rule.id, ()) if not place.name.startswith("the ")}
        if OURS in rule.sources and marks:
            assert True in marks, f"{rule.id}: no paragraph that tells it is marked as ours"
        if rule.sources == {OURS}:
            assert False not in marks, f"{rule.id} is ours, and a paragraph tells it as the sources'"


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_what_is_ours_names_the_rule_it_belongs_to(language: str) -> None:
    assert len(readings(language)) > 200
    assert [(one.name, one.section, one.text[:60]) for one in readings(language) if not one.rules] == []
    own = {booklet_file(haunt): (f"BT-H{haunt:02}",) for haunt in HAUNTS}
    assert [(one.name, one.section, one.rules) for one in readings(language) if one.name in own and one.rules != own[one.name]] == []


@pytest.mark.parametrize("haunt", HAUNTS)
def test_a_booklet_marks_all_its_rules_and_only_them(haunt: int) -> None:
    for section in words.read_text("en", booklet_file(haunt)):
        story = section.id.endswith(("story", "_ifwin"))
        marked = [bool(one.rules) for one in section.paragraphs if one.kind == "text" or one is section.paragraphs[0]]
        assert set(marked) == {not story}, section.id


def test_what_a_paragraph_tells_as_ours_is_ours_in_the_rules_too() -> None:
    named = {rule: f"{one.name}#{one.section}" for one in readings() for rule in one.rules}
    assert {rule: where for rule, where in named.items() if OURS not in rules()[rule].sources} == {}


@pytest.mark.parametrize("haunt", HAUNTS)
def test_a_haunt_says_of_itself_what_its_booklets_say_is_ours(haunt: int) -> None:
    told_there = {" ".join(one.text.split()) for one in readings() if one.name == booklet_file(haunt)}
    assert told_there
    assert decided(f"BT-H{haunt:02}") == told_there


def test_the_table_joins_every_rule_in_one_line() -> None:
    lines = table().splitlines()
    assert len(lines) == len(rules()) + 2
    assert any(line.startswith("| DA-11 | ours, untitled | darkaround#") and "tests/darkaround/" in line for line in lines)


def test_every_card_room_and_haunt_of_the_games_has_its_rule() -> None:
    rooms = {path.stem for path in (places.maps() / "rooms").glob("*.tmx")}
    named = {rule for rule in rules() if ":" in rule}
    cards = {f"BT-{deck}:{card}" for card, deck in DECK_OF.items()} | {f"SA-card:{card.id}" for card in CARDS}
    assert {rule for rule in named if not rule.startswith("BT-room:")} == cards
    assert {rule.removeprefix("BT-room:") for rule in named - cards} <= rooms
    assert {rule for rule in rules() if rule.startswith("BT-H")} == {f"BT-H{haunt:02}" for haunt in HAUNTS}


def test_the_numbers_printed_on_the_cards_are_those_of_the_deck() -> None:
    for card in CARDS:
        told = re.search(r"; (\d+) cop(?:y|ies) \(numbers: ([\d, ]+)\)", rules()[f"SA-card:{card.id}"].text)
        assert told, card.id
        assert (int(told[1]), sorted(map(int, told[2].split(", ")))) == (len(card.numbers), sorted(card.numbers)), card.id


def test_a_booklet_names_its_own_haunt_and_no_other() -> None:
    named = {place.name: rule for rule, where in told().items() for place in where if rule.startswith("BT-H")}
    assert named == {booklet_file(haunt): f"BT-H{haunt:02}" for haunt in HAUNTS}
