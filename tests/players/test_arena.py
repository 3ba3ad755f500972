"""The arena counts right and says what is wrong with a command."""

from __future__ import annotations

import random
import time
from collections.abc import Sequence

import pytest

from game.engine.contract import Event, Setup
from game.lastfriday import GAME
from game.lastfriday.actions import Act
from game.lastfriday.observation import LfObservation
from game.players import arena, tableplay
from game.players.registry import make_player


def test_the_interval_of_a_rate_is_wilsons() -> None:
    low, high = arena.wilson(50, 100)
    assert (round(low, 4), round(high, 4)) == (0.4038, 0.5962)
    assert arena.wilson(0, 0) == (0.0, 1.0)
    assert arena.wilson(0, 10)[0] == 0.0
    assert arena.wilson(10, 10)[1] == pytest.approx(1.0)


def test_two_levels_are_the_maniacs_and_the_campers() -> None:
    assert arena.seat_levels(GAME, "normal,random") == ("normal", *["random"] * 5)
    assert arena.seat_levels(GAME, "random") == ("random",) * 6


@pytest.mark.parametrize("words", [["lastfriday", "chapter=V"], ["lastfriday", "--seats", "brutal"], ["lastfriday", "--games", "0"]])
def test_a_command_that_cannot_be_is_refused_in_a_sentence(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert arena.main(words) == 2
    assert capsys.readouterr().err.strip()


def test_it_plays_and_prints_wins_with_intervals(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["lastfriday", "chapter=II", "--seats", "random", "--games", "6", "--seed", "3", "--processes", "1"]
    assert arena.main(words) == 0
    said = capsys.readouterr()
    assert "6 games" in said.out
    assert "won by seats" in said.out
    assert "cuts 0" in said.out
    assert "over a second 0 = 0.00 %" in said.out
    assert "6 of 6 games" in said.err


class Slow:
    def decide(self, history: Sequence[Event], observation: LfObservation, rng: random.Random) -> Act:
        time.sleep(0.003)
        chosen: Act = rng.choice(observation.legal)
        return chosen


def test_late_and_cut_decisions_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tableplay, "SOON", 0.002)
    found = tableplay.play(
        GAME, Setup(6, {"chapter": "II"}), [Slow(), *(make_player("lastfriday", "random", seat) for seat in range(1, 6))], 5
    )
    assert 0 < found.late < found.decisions
    assert found.cuts == 0
    monkeypatch.setattr(tableplay, "LIMIT", 0.002)
    assert tableplay.play(GAME, Setup(6, {"chapter": "II"}), [Slow()] * 6, 5).cuts > 0
