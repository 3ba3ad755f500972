"""Every event, refusal, question, option and end has its words, in every language."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import product
from typing import Literal, get_args, get_origin

import msgspec
import pytest

from game.darkaround import GAME, events
from game.darkaround.actions import DANGER_DIE, EVADE_DIE, EVENT_DIE
from game.darkaround.ending import solo_params
from game.darkaround.numbers import TUNED
from game.darkaround.reasons import CODES
from game.darkaround.terms import MOST_SEATS, PARTY, SKILLS
from game.engine.contract import Outcome, Refusal
from game.words import language as words
from game.words.darkaround import topics
from game.words.darkaround.endwords import headline, why
from game.words.darkaround.host import HOST
from game.words.darkaround.log import QUIET, word
from game.words.darkaround.names import child_mark, child_name, face_name, party_name, skill_help, skill_name
from game.words.darkaround.questions import question
from game.words.darkaround.refusals import SENTENCES, refusal_words
from tests.client.darkaround.tables import QUESTIONS, match_at, new_match


@pytest.fixture(params=words.LANGUAGES, autouse=True)
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    words.set_language(request.param)
    yield request.param
    words.set_language("en")


CLASSES = [
    kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, events.DaEvent) and kind is not events.DaEvent
]
SAMPLE = {"die": "event", "face": "eye", "skill": "hush"}


@pytest.mark.parametrize("kind", CLASSES, ids=lambda kind: kind.__name__)
def test_every_event_is_worded(kind: type[events.DaEvent]) -> None:
    required = [field for field in msgspec.structs.fields(kind) if field.required]
    allowed = [get_args(field.type) if get_origin(field.type) is Literal else (SAMPLE.get(field.name, 3),) for field in required]
    for values in product(*allowed):
        event = msgspec.convert(dict(zip((field.name for field in required), values, strict=True)), kind)
        assert word(event).strip()


def test_games_played_by_chance_are_told_without_a_gap(language: str) -> None:
    for number, setup in enumerate(GAME.varieties()):
        match, rng = new_match(setup.seats, number, setup.options), random.Random(number)
        while (actor := match.actor()) is not None:
            seen = match.observe(actor)
            assert question(seen)
            match.play(rng.choice(seen.legal))
        told = [word(event) for event in match.history(0) if type(event) not in QUIET]
        assert all(told)
        assert not any("{" in line for line in told)
        if language != "en":
            words.set_language("en")
            english = [word(event) for event in match.history(0) if type(event) not in QUIET]
            words.set_language(language)
            assert [line for line, plain in zip(told, english, strict=True) if line == plain and any(map(str.isalpha, line))] == []
        outcome = match.outcome()
        assert outcome is not None
        assert headline(outcome, party_name, setup.options["aim"] == "cooperative")
        assert why(outcome, setup.seats)


def test_every_refusal_has_a_sentence() -> None:
    assert set(SENTENCES) == set(CODES)
    params = (("seat", "1"), ("child", "0.g"), ("skill", "ward"), ("asked", "prepare"))
    told = {refusal_words(Refusal(code, params), party_name) for code in CODES}
    assert len(told) >= len(CODES) - 1
    assert not any("{" in sentence for sentence in told)


def test_children_are_told_apart() -> None:
    everybody = [child_name(child) for child in range(MOST_SEATS * PARTY)]
    assert len(set(everybody)) == len(everybody)
    assert [child_mark(child) for child in range(PARTY)] == ["1", "2", "3", "★", "4", "5"]
    assert len({party_name(seat) for seat in range(MOST_SEATS)}) == MOST_SEATS


def test_faces_and_skills_have_names() -> None:
    assert all(face_name(act.what) for die in (EVENT_DIE, DANGER_DIE, EVADE_DIE) for act, _weight in die)
    assert len({skill_name(skill) for skill in SKILLS}) == len(SKILLS)
    assert len({skill_help(skill, TUNED.now) for skill in SKILLS}) == len(SKILLS)


def test_every_option_of_the_set_up_has_words() -> None:
    for option in (each for each in GAME.options if not each.pattern):
        label, about = HOST.option_words(option.name)
        assert label
        assert about
        labels = [HOST.value_words(option.name, value) for value in option.values]
        assert len(set(labels)) == len(option.values)


def test_every_row_of_the_solo_table_is_told() -> None:
    rows = []
    for score in (0, *TUNED.now.solo_rows):
        params = (("score_0", str(score)), ("survivors_0", "1"), *solo_params(score, TUNED.now.solo_rows))
        rows.append(why(Outcome((), (0,), "solo", params), 1))
        assert str(score) in rows[-1]
    assert len(set(rows)) == len(rows)


@pytest.mark.parametrize("reason", ["points", "survivors"])
def test_every_way_to_decide_is_told(reason: str) -> None:
    ways = [way for way in ("score", "survivors", "best", "shared") if (reason, way) != ("survivors", "score")]
    told = [why(Outcome((0,), (1,), reason, (("decided", way),)), 2) for way in ways]
    assert len(set(told)) == len(ways)


def test_the_rules_of_every_moment_are_in_the_rulebook(language: str) -> None:
    sections = {section.id for section in words.read_text(language, "darkaround")}
    wanted = {*topics.ASKED.values(), "scoring", *(f"skill_{skill}" for skill in SKILLS)}
    assert wanted <= sections
    for name, asked in QUESTIONS.items():
        match = match_at(asked)
        actor = match.actor()
        assert actor is not None
        section = topics.section_for(match.observe(actor), name if name == "comfort" else "")
        assert section in sections
