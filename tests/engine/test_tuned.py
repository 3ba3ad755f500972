"""A tuned number that changes ends no waiting game: each game goes on with the numbers it was begun with."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path

import msgspec
import pytest

from game.betrayal.data import TUNED as BETRAYAL
from game.darkaround.numbers import TUNED as DARKAROUND
from game.engine import games
from game.engine.contract import ALL, Setup
from game.engine.match import Holder, Match
from game.engine.record import RecordError, RecordFile
from game.engine.tuned import NAME, Tuned
from game.lastfriday.numbers import TUNED as LASTFRIDAY
from game.stayaway.numbers import TUNED as STAYAWAY

CHANGED = {
    "lastfriday": (LASTFRIDAY, {"camper_steps": 4, "corpses": 3, "hearing_reach": 3, "spacing_steps": 2}),
    "stayaway": (STAYAWAY, {"turns_a_seat": 1}),
    "darkaround": (DARKAROUND, {"start": {"easy": 3, "normal": 2, "hard": 2}}),
    "betrayal": (BETRAYAL, {"last_round": 10, "dawn": 10}),
}
"""For each game, numbers that are not those of now, as an older program may have had them."""


SPOILT = {
    "a key renamed": lambda text: re.sub(r'"(II|easy|trap|dawn|turns_a_seat)":', '"other":', text, count=1),
    "a number too large": lambda text: re.sub(r":(\d+)", ":99999", text, count=1),
    "a word unknown": lambda text: re.sub(r'"shadow"', '"shade"', text, count=1) if '"shadow"' in text else "{",
}


def older(name: str) -> str:
    tuned: Tuned[object] = CHANGED[name][0]  # type: ignore[assignment]
    return msgspec.json.encode(json.loads(tuned.option.default) | CHANGED[name][1]).decode()


def play(match: Match, most: int, seed: int) -> list[str]:
    rng = random.Random(seed)
    while match.length < most and (seat := match.actor()) is not None:
        match.play(rng.choice(match.observe(seat).legal))
    return [str(action) for action in match.actions]


@pytest.mark.parametrize("name", games.NAMES)
@pytest.mark.parametrize("played", [0, 60])
def test_a_waiting_game_goes_on_with_its_own_numbers(name: str, played: int, tmp_path: Path) -> None:
    game = games.load(name)
    setup = game.varieties()[1]
    then = Setup(setup.seats, {**setup.options, NAME: older(name)})
    holders = [Holder(level="random")] * setup.seats
    path = tmp_path / "waiting.lantern"
    waiting = Match(game, then, holders, 3, RecordFile(path))
    play(waiting, played, 1)
    resumed = Match.resume(path)
    assert resumed.setup == waiting.setup
    assert play(resumed, 400, 2) == play(waiting, 400, 2)
    assert resumed.observe(ALL) == waiting.observe(ALL)


def without_a_number(numbers: dict[str, object]) -> list[dict[str, object]]:
    """The same numbers, each time without one of them, however deep."""
    found: list[dict[str, object]] = []
    for key, value in numbers.items():
        found.append({other: each for other, each in numbers.items() if other != key})
        found += [numbers | {key: less} for less in without_a_number(value)] if isinstance(value, dict) else []
    return found


@pytest.mark.parametrize("name", games.NAMES)
def test_a_number_added_later_takes_its_value_of_today(name: str) -> None:
    tuned: Tuned[object] = CHANGED[name][0]  # type: ignore[assignment]
    for less in without_a_number(json.loads(tuned.option.default)):
        assert tuned.of({NAME: json.dumps(less)}) == tuned.now


@pytest.mark.parametrize("name", games.NAMES)
def test_other_numbers_make_another_game(name: str) -> None:
    game = games.load(name)
    setup = game.varieties()[1]
    holders = [Holder(level="random")] * setup.seats
    found = [play(Match(game, Setup(setup.seats, setup.options | chosen), holders, 3), 3000, 1) for chosen in ({}, {NAME: older(name)})]
    assert found[0] != found[1]


@pytest.mark.parametrize("name", games.NAMES)
def test_the_position_is_rebuilt_with_its_own_numbers(name: str) -> None:
    game = games.load(name)
    setup = game.varieties()[1]
    state = game.new(Setup(setup.seats, {**setup.options, NAME: older(name)}))
    rng = random.Random(4)
    for _ in range(300):
        if state.actor() is None:
            break
        outcomes = [outcome for outcome, _ in state.chances()] or list(state.legal_actions())
        state.apply(rng.choice(outcomes))
    again = game.rebuild(state.observe(ALL), state.hidden(ALL))
    assert list(again.legal_actions()) == list(state.legal_actions())
    assert again.observe(ALL) == state.observe(ALL)


@pytest.mark.parametrize("name", games.NAMES)
@pytest.mark.parametrize("text", ["{", "[]", '{"start": 1}', "none", "a key renamed", "a number too large", "a word unknown"])
def test_numbers_that_are_none_are_told(name: str, text: str, tmp_path: Path) -> None:
    game = games.load(name)
    setup = game.varieties()[0]
    path = tmp_path / "game.lantern"
    Match(game, setup, [Holder(level="random")] * setup.seats, 1, RecordFile(path))
    header, *rest = path.read_text("utf-8").split("\n")
    said = json.loads(header)
    said["options"][NAME] = SPOILT[text](said["options"][NAME]) if text in SPOILT else text
    path.write_text("\n".join([json.dumps(said), *rest]), "utf-8")
    with pytest.raises(RecordError) as caught:
        Match.resume(path)
    assert (caught.value.code, caught.value.line) == ("no_record", 1)
