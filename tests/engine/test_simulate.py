"""Random games from the command line, and the measures of speed, on the toy game."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from game.engine import benchmark, games, simulate
from game.engine.contract import Game, Setup, outcome_at
from tests import toygame


class Stuck(toygame.Toy):
    def legal_actions(self) -> list[toygame.Do]:
        return [] if self.turns == 1 and self.dared < 0 else super().legal_actions()


class StuckGame(toygame.ToyGame):
    def new(self, setup: Setup) -> toygame.Toy:
        return Stuck(2, setup.seats)


class ShortGame(toygame.ToyGame):
    bound = 5


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> Game:
    monkeypatch.setattr(games, "NAMES", ("toy",))
    monkeypatch.setattr(games, "load", lambda name: toygame.GAME)
    return toygame.GAME


def report(capsys: pytest.CaptureFixture[str], arguments: Sequence[str]) -> tuple[int, dict[str, str]]:
    status = simulate.main(arguments)
    lines = capsys.readouterr().out.splitlines()
    return status, dict(line.split(": ", 1) for line in lines if ": " in line)


def test_the_report_names_games_speed_winners_and_the_games_own_measures(toy: Game, capsys: pytest.CaptureFixture[str]) -> None:
    status, said = report(capsys, ["toy", "--games", "40", "--seed", "3"])
    assert status == 0
    assert said["games"] == "40"
    assert said["stuck"] == said["over_bound"] == "0"
    assert 20 < int(said["longest"]) <= toygame.GAME.bound
    assert int(said["actions_per_second"]) > 1000
    assert said["turns"] == "12"  # three seats, four rounds
    assert sum(int(part.split(" ")[-1]) for part in said["winners"].split("; ")) == 40


def test_the_same_seed_plays_the_same_games(toy: Game) -> None:
    one, two, other = (simulate.simulate(toy, 20, seed) for seed in (1, 1, 2))
    assert (one.actions, one.winners) == (two.actions, two.winners)
    assert (one.actions, one.winners) != (other.actions, other.winners)


def test_a_stuck_game_is_counted_and_the_exit_status_tells(
    toy: Game, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(games, "load", lambda name: StuckGame())
    status, said = report(capsys, ["toy", "--games", "4"])
    assert (status, said["stuck"], said["over_bound"], said["winners"]) == (1, "4", "0", "none")


def test_a_game_beyond_its_bound_is_counted_and_the_exit_status_tells(
    toy: Game, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(games, "load", lambda name: ShortGame())
    status, said = report(capsys, ["toy", "--games", "4"])
    assert (status, said["stuck"], said["over_bound"]) == (1, "0", "4")


def test_a_profile_says_where_the_time_goes(toy: Game, capsys: pytest.CaptureFixture[str]) -> None:
    assert simulate.main(["toy", "--games", "4", "--profile"]) == 0
    told = capsys.readouterr().out
    assert "Ordered by: internal time" in told
    assert "(apply)" in told


def test_chance_follows_its_weights() -> None:
    outcomes = [outcome_at([("a", 2), ("b", 1), ("c", 1)], point / 100) for point in range(100)]
    assert [outcomes.count(letter) for letter in "abc"] == [50, 25, 25]


def test_the_benchmark_sets_each_figure_beside_another(toy: Game, capsys: pytest.CaptureFixture[str]) -> None:
    assert benchmark.main(["toy", "--games", "20"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split(": ")[0] for line in lines] == ["loop", "clone", "observe", "observe_table", "actions"]
    assert "times faster than deepcopy" in lines[1]
    assert float(lines[1].split(" ")[1]) < 50
