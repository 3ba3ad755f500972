"""Chance that was given (lessons, set positions) is told, and whoever forges a die of a seeded game is found out."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from game.engine.contract import IllegalAction, Setup
from game.engine.match import Holder, Match
from game.engine.record import RecordError, RecordFile
from tests.toygame import GAME, Do

ANNA, BORIS = Holder("Anna"), Holder("Борис")
DEALT = (Do("deal", 5), Do("deal", 4))


def given(path: Path | None, *outcomes: Do, seed: int = 1) -> Match:
    return Match(GAME, Setup(2), (ANNA, BORIS), seed, RecordFile(path) if path else None, given=outcomes)


def test_given_outcomes_come_first_and_then_the_seed_goes_on() -> None:
    match = given(None, *DEALT)
    match.play(Do("roll"))
    plain = Match(GAME, Setup(2), (ANNA, BORIS), 1)
    plain.play(Do("roll"))
    assert match.chances[:2] == list(DEALT) != plain.chances[:2]
    assert match.chances[2] == plain.chances[2]
    assert match.chance_given
    assert not plain.chance_given


def test_an_outcome_that_is_not_possible_cannot_be_given() -> None:
    with pytest.raises(IllegalAction):
        given(None, Do("deal", 9))


def test_a_record_says_that_its_chance_was_given_and_is_played_on(tmp_path: Path) -> None:
    path = tmp_path / "lesson.lantern"
    given(path, *DEALT)
    assert json.loads(path.read_text().splitlines()[0])["chance"] == "given"
    match = Match.resume(path, lambda _: GAME)
    assert match.chance_given
    assert match.chances == list(DEALT)
    again = tmp_path / "again.lantern"
    again.write_text(match.record_text(), "utf-8")
    assert Match.read(again, lambda _: GAME).chances == list(DEALT)


def test_a_forged_die_is_found_out(tmp_path: Path) -> None:
    path = tmp_path / "game.lantern"
    Match(GAME, Setup(2), (ANNA, BORIS), 1, RecordFile(path)).play(Do("roll"))
    lines = path.read_text().split("\n")
    die = next(number for number, line in enumerate(lines) if line.startswith("die"))
    lines[die] = "die 1" if lines[die] != "die 1" else "die 2"
    path.write_text("\n".join(lines))
    with pytest.raises(RecordError) as caught:
        Match.resume(path, lambda _: GAME)
    assert (caught.value.code, caught.value.line) == ("bad_line", die + 1)
