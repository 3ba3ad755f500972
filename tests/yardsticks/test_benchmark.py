"""The kept benchmark against other people's rules."""

from __future__ import annotations

import random

import pytest

from game.engine import games

pytest.importorskip("pyspiel", reason="the extra `yardsticks` is not installed")
pytest.importorskip("chess", reason="the extra `yardsticks` is not installed")

from tests.yardsticks import benchmark


@pytest.mark.slow
def test_the_benchmark_prints_every_rate_and_how_many_times_as_fast_we_are(capsys: pytest.CaptureFixture[str]) -> None:
    status = benchmark.main(["--rounds", "2", "--seconds", "0.05"])
    lines = dict(line.split(": ", 1) for line in capsys.readouterr().out.splitlines())
    assert list(lines) == [*games.NAMES, "python_liars_poker", "python-chess"]
    rates = {name: float(words.split()[0]) for name, words in lines.items()}
    slower = []
    for other in list(lines)[len(games.NAMES) :]:
        for name, part in zip(games.NAMES, lines[other].split("; ")[1].split(", "), strict=True):
            ratio = float(part.removeprefix(f"{name} ").split()[0])
            assert ratio == pytest.approx(rates[name] / rates[other], abs=0.01)
            slower.append(name in benchmark.HELD and other == "python_liars_poker" and rates[name] < rates[other])
    assert status == int(any(slower))


def test_every_round_plays_the_same_games_and_keeps_the_best_rate() -> None:
    contestant = benchmark.ours(games.NAMES[0])
    lengths: list[int] = []
    play = contestant.play
    contestant.play = lambda state, dice: lengths.append(play(state, dice)) or lengths[-1]  # type: ignore[func-returns-value]
    contestant.round(0.02)
    first = contestant.rate
    contestant.round(0.02)
    assert contestant.games >= 1
    assert lengths[: contestant.games] == lengths[contestant.games :]
    assert contestant.rate >= first


def test_liars_poker_and_chess_are_played_to_their_ends() -> None:
    poker, chess = (contestant for contestant in benchmark.measure(1, 0.01)[1])
    for contestant in (poker, chess):
        position = contestant.new(0)
        assert contestant.play(position, random.Random(3).random) > 20
        assert position.is_terminal() if contestant is poker else position.is_game_over()
