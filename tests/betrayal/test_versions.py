"""Haunts are parts of the rules with versions of their own: one that is added ends no waiting game, one that changed only games in it."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pytest

from game import betrayal
from game.betrayal import GAME, Betrayal, haunts
from game.betrayal.haunts.base import Haunt
from game.engine.contract import Game, Setup
from game.engine.match import Holder, Match
from game.engine.record import RecordError, RecordFile, read_record

OLD = Path(__file__).parent / "old_records"
ADDED = 2
WAITING = 40


class Dummy(Haunt):
    number = ADDED


class Fifth(type(haunts.haunt(5))):  # type: ignore[misc]
    version = haunts.haunt(5).version + 1


def later(monkeypatch: pytest.MonkeyPatch, added: dict[int, Haunt]) -> Betrayal:
    """The game of a later program, with haunts added or changed."""
    monkeypatch.setattr(haunts, "NUMBERS", tuple(sorted({*haunts.NUMBERS, *added})))
    for number, haunt in added.items():
        monkeypatch.setitem(haunts._loaded, number, haunt)

    class Later(Betrayal):
        options = betrayal.options_now()

    game = Later()
    game.use_board_data(GAME.board_data())
    return game


def loads(game: Game) -> Callable[[str], Game]:
    return lambda _: game


def play(match: Match, seed: int, most: int) -> list[str]:
    rng = random.Random(seed)
    while match.length < most and (seat := match.actor()) is not None:
        match.play(rng.choice(match.observe(seat).legal))
    return [str(action) for action in match.actions]


def waiting(path: Path, seed: int, played: int, haunt: str = "chart") -> Match:
    seats = 3 + seed % 4
    match = Match(GAME, Setup(seats, {"haunt": haunt}), [Holder(level="random")] * seats, seed, RecordFile(path))
    play(match, seed, played)
    return match


@pytest.mark.slow
def test_a_haunt_that_is_added_ends_no_waiting_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = {}
    for seed in range(WAITING):
        path = tmp_path / f"{seed}.lantern"
        match = waiting(path, seed, 60 + 20 * seed)
        text = path.read_bytes()
        before[path] = text, play(match, 1, 1200)
        path.write_bytes(text)
    game = later(monkeypatch, {ADDED: Dummy()})
    assert ADDED in game.new(Setup(3)).rules.haunts
    for path, (_text, lines) in before.items():
        match = Match.resume(path, loads(game))
        assert play(match, 1, 1200) == lines, path.name
        assert not any(line.startswith("part") for line in path.read_text("utf-8").splitlines())


def test_a_game_that_knows_a_haunt_more_is_refused_in_one_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.lantern"
    game = later(monkeypatch, {ADDED: Dummy()})
    Match(game, Setup(3), [Holder(level="random")] * 3, 1, RecordFile(path))
    with pytest.raises(RecordError) as caught:
        Match.resume(path)
    assert (caught.value.code, caught.value.params["part"]) == ("missing_part", "haunt_02")


@pytest.mark.slow
def test_a_haunt_that_changed_ends_the_games_in_it_and_no_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begun, other, early = (tmp_path / f"{name}.lantern" for name in ("begun", "other", "early"))
    match = waiting(begun, 1, 60_000, "5")
    assert "haunt_05" in match._state.parts()
    waiting(other, 1, 60_000, "12")
    waiting(early, 1, 30, "5")
    game = later(monkeypatch, {5: Fifth()})
    with pytest.raises(RecordError) as caught:
        Match.resume(begun, loads(game))
    now = Fifth.version
    assert (caught.value.code, caught.value.params["part"], caught.value.params["found"]) == ("other_part", "haunt_05", str(now - 1))
    assert Match.resume(other, loads(game)).actor() is None
    # a game that had not come to it goes on with the haunt as it is now, and says so
    going_on = Match.resume(early, loads(game))
    assert f"part haunt_05 {now}" in read_record(early).lines
    play(going_on, 1, 60_000)
    assert "haunt_05" in going_on._state.parts()
    assert Match.resume(early, loads(game)).actions == going_on.actions
    copy = tmp_path / "copy.lantern"
    copy.write_text(going_on.record_text(), "utf-8")
    assert Match.read(copy, loads(game)).actions == going_on.actions
    with pytest.raises(RecordError) as caught:
        Match.resume(early)
    assert (caught.value.code, caught.value.params["found"], caught.value.params["known"]) == ("other_part", str(now), str(now - 1))


def test_that_a_changed_haunt_cannot_be_played_on_is_never_called_damage(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Strict(Fifth):
        def set_up(self, s: object) -> None:
            raise ValueError("other rules")

    path = tmp_path / "game.lantern"
    waiting(path, 1, 60_000, "5")
    with pytest.raises(RecordError) as caught:
        Match.resume(path, loads(later(monkeypatch, {5: Strict()})))
    assert caught.value.code == "other_part"


@pytest.mark.parametrize("name", ["before_things.lantern", "before_slide.lantern"])
def test_records_from_before_rules_that_changed_without_a_version_are_called_that(name: str, tmp_path: Path) -> None:
    path = tmp_path / name
    path.write_bytes((OLD / name).read_bytes())
    with pytest.raises(RecordError) as caught:
        Match.resume(path)
    assert caught.value.code == "other_rules"
