"""A position of a saved game, written as text by a command."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from game.betrayal import GAME
from game.engine import games
from game.engine.match import Match
from game.engine.noting import main

ROOT = Path(__file__).parents[2]
RECORD = ROOT / "tests/betrayal/golden/chart/01.lantern"


@pytest.mark.parametrize("after", [60, 63])
def test_the_text_of_a_saved_game_leads_to_the_same_position(after: int, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(RECORD), "--after", str(after)]) == 0
    match = Match.read(RECORD)
    state = GAME.new(match.setup)
    for action in match.actions[:after]:
        state.apply(action)
    read = GAME.read(capsys.readouterr().out)
    assert (read.t, read.secrets, read.agenda, read.actor()) == (state.t, state.secrets, state.agenda, state.actor())


def examples() -> list[str]:
    """The positions that README and the grammars show."""
    files = ("README.md", "game/betrayal/notation.py", "game/stayaway/notation.py")
    texts = [(ROOT / file).read_text("utf-8") for file in files]
    return [found for text in texts for found in re.findall(r"(?m)^    (?:betrayal|stayaway); .*(?:\n    \S.*)*", text)]


def test_the_positions_that_are_shown_can_be_read() -> None:
    assert len(examples()) == 4
    for text in examples():
        game = games.load(text.split(";")[0].strip())
        assert game.write(game.read(text)).startswith(game.name)


@pytest.mark.parametrize(
    ("arguments", "why"), [(["missing.lantern"], "missing.lantern"), ([str(RECORD), "--after", "1"], "explorers are not chosen")]
)
def test_what_cannot_be_written_is_said(arguments: list[str], why: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(arguments) == 1
    assert why in capsys.readouterr().err
