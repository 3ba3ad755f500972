"""Every kind of question of every game has its words in three languages, its section of the rulebook, and a computer's answer, or it is
said that any will do, and a place where it is answered. That this is there to be clicked is shown by `test_places`.

`python -m tests.client.test_questions` prints the table.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

import msgspec
import pytest

import game.betrayal
from game.betrayal import asking
from game.betrayal.effects import Ask
from game.betrayal.tasks import Chance
from game.betrayal.tasks import Question as BetrayalQuestion
from game.client.tableview import screens_of
from game.darkaround import observation as darkaround
from game.engine import games
from game.engine.contract import CHANCE, Observation, Question
from game.engine.wire import kinds_of
from game.lastfriday import observation as lastfriday
from game.players.betrayal.answers import ANSWERS as BETRAYAL
from game.players.betrayal.answers import any_will_do
from game.players.darkaround.normal import ANSWERS as DARKAROUND
from game.players.lastfriday.player import ANSWERS as LASTFRIDAY
from game.players.lastfriday.setup import any_will_do as any_of_them
from game.players.stayaway.answers import ANSWERS as STAYAWAY
from game.stayaway import observation as stayaway
from game.stayaway import terms
from game.words.betrayal import topics as betrayal_topics
from game.words.betrayal.questions import QUESTIONS, help_words, question_words
from game.words.darkaround import topics as darkaround_topics
from game.words.darkaround.questions import question as darkaround_words
from game.words.language import LANGUAGES, read_text, set_language
from game.words.lastfriday import topics as lastfriday_topics
from game.words.lastfriday.cast import Cast
from game.words.lastfriday.questions import WORDS
from game.words.lastfriday.questions import question as lastfriday_words
from game.words.stayaway import topics as stayaway_topics
from game.words.stayaway.questions import help_line
from game.words.stayaway.questions import question as stayaway_words

ANY = (any_will_do, any_of_them)


def name(seat: int) -> str:
    return f"n{seat}"


class Asked(NamedTuple):
    """What is declared of a game's questions."""

    kinds: tuple[str, ...]
    of_chance: frozenset[str]
    make: Callable[[str], Question]
    words: Callable[[Any], str]
    sections: Mapping[Any, str]
    answers: Mapping[Any, object]
    helps: Callable[[Any], str] = lambda _seen: ""


def of_betrayal(kind: str) -> Question:
    more = {"choose": {"what": "girl"}, "ask_leave": {"action": "defuse"}, "arrange": {"pile": "item"}}.get(kind, {})
    fields = {"body": 0, "card": "idol", "room": "library", "damage": "physical", "points": 2, "steps": 1, "attacker": 0, "roller": 0}
    deal = {"giver": 0, "to": 1, "gives": ("idol",), "asks": ("axe",)}
    return msgspec.convert({"kind": kind, "purpose": "attack", "dice": 3, **fields, **deal, **more}, asking.BtQuestion)


CAST = Cast({1: "rita", 2: "otto", 3: "ida", 4: "leo", 5: "hugo"}, 2)
GAMES = {
    "betrayal": Asked(
        asking.KINDS,
        frozenset({"chance"}),
        of_betrayal,
        lambda seen: question_words(seen, name),
        betrayal_topics.ASKED,
        {**BETRAYAL, "turn": "by the policy"},
        lambda seen: help_words(seen, name),
    ),
    "darkaround": Asked(
        darkaround.KINDS,
        frozenset({"deal", "event", "danger", "evade", "search"}),
        lambda kind: msgspec.convert({"kind": kind, "child": 0, "face": "eye"}, darkaround.DaQuestion),
        darkaround_words,
        darkaround_topics.ASKED,
        DARKAROUND,
    ),
    "lastfriday": Asked(
        lastfriday.KINDS,
        frozenset({"deal", "draw"}),
        lambda kind: msgspec.convert({"kind": kind}, lastfriday.LfQuestion),
        lambda seen: lastfriday_words(seen, CAST),
        lastfriday_topics.ASKED,
        LASTFRIDAY,
    ),
    "stayaway": Asked(
        terms.KINDS,
        frozenset({terms.DEALER, terms.DEAL, terms.DRAW, terms.TOP, terms.PICK}),
        lambda kind: msgspec.convert({"kind": kind}, stayaway.SaQuestion),
        lambda seen: stayaway_words(seen, name),
        stayaway_topics.ASKED,
        STAYAWAY,
        lambda seen: help_line(seen, name),
    ),
}


def moment(game_name: str) -> Observation:
    """What a seat sees that is asked something, some way into a game."""
    game = games.load(game_name)
    state = game.new(game.varieties()[0])
    number = 0
    while (actor := state.actor()) == CHANCE or number < 20:
        acts = [act for act, _ in state.chances()] if actor == CHANCE else state.legal_actions()
        state.apply(acts[number % len(acts)])
        number += 1
    assert actor is not None
    seen: Observation = state.observe(actor)
    return seen


def asked(game_name: str) -> Iterator[tuple[str, Any]]:
    """Each kind, and an observation in which it is asked."""
    seen: Any = moment(game_name)
    for kind in GAMES[game_name].kinds:
        actor = CHANCE if kind in GAMES[game_name].of_chance else seen.actor
        if game_name == "betrayal":
            seen.table.haunt = {"choose": 1, "ask_leave": 45}.get(kind, 0)
        yield kind, msgspec.structs.replace(seen, actor=actor, question=GAMES[game_name].make(kind))


@pytest.mark.parametrize("game_name", games.NAMES)
def test_every_question_has_words_in_each_language(game_name: str) -> None:
    told: dict[str, set[str]] = {}
    for language in LANGUAGES:
        set_language(language)
        for kind, seen in asked(game_name):
            words, helping = GAMES[game_name].words(seen), GAMES[game_name].helps(seen)
            assert words.strip(), kind
            assert "{" not in words + helping, kind
            told.setdefault(kind, set()).add(words)
    set_language("en")
    assert [kind for kind, words in told.items() if len(words) < len(LANGUAGES)] == []


@pytest.mark.parametrize("game_name", games.NAMES)
def test_every_question_has_its_section_of_the_rulebook(game_name: str) -> None:
    declared = GAMES[game_name]
    assert set(declared.sections) == set(declared.kinds)
    for language in LANGUAGES:
        assert set(declared.sections.values()) <= {section.id for section in read_text(language, game_name)}, language


@pytest.mark.parametrize("game_name", games.NAMES)
def test_every_question_is_answered_by_computers(game_name: str) -> None:
    declared = GAMES[game_name]
    assert set(declared.answers) == set(declared.kinds) - declared.of_chance


@pytest.mark.parametrize("game_name", games.NAMES)
def test_every_question_has_its_place(game_name: str) -> None:
    declared, places = GAMES[game_name], screens_of(game_name).answered
    assert set(places) == set(declared.kinds) - declared.of_chance
    assert all(places.values())


def test_every_question_of_the_rules_is_of_a_declared_kind() -> None:
    for module in pkgutil.walk_packages(game.betrayal.__path__, "game.betrayal."):
        importlib.import_module(module.name)
    found = [kind for kind in kinds_of(BetrayalQuestion) if kind not in (Chance, Ask)]
    assert {kind.kind for kind in found} == set(asking.KINDS)


def test_words_are_said_of_the_questions_that_there_are() -> None:
    assert set(asking.KINDS) == QUESTIONS
    assert set(lastfriday.KINDS) == set(WORDS)


if __name__ == "__main__":
    for each in games.NAMES:
        for question_kind, sight in asked(each):
            declared = GAMES[each]
            reply = declared.answers.get(question_kind)
            how = "chance" if question_kind in declared.of_chance else "any will do" if reply in ANY else "answered"
            where = ", ".join(screens_of(each).answered.get(question_kind, ()))
            print(f"{each:11} {question_kind:16} {declared.sections[question_kind]:22} {how:12} {where:13} {declared.words(sight)}")
