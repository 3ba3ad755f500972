"""Whole games of Betrayal under its referee: no rule is broken, and the rules it claims to look at are looked at."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.betrayal import GAME
from tests.referees.betrayal.haunt_facts import BUILT, HAUNTS, facts_of, lacking
from tests.referees.watching import Watched, watch_games

EXPLORING = [
    "BT-1.1",
    "BT-2.1",
    "BT-2.2",
    "BT-2.3",
    "BT-2.4",
    "BT-2.5",
    "BT-2.6",
    "BT-2.7",
    "BT-3.2",
    "BT-3.4",
    "BT-3.5",
    "BT-4.1",
    "BT-4.1.1",
    "BT-4.1.2",
    "BT-4.1.3",
    "BT-4.2.1",
    "BT-4.2.2",
    "BT-4.2.4",
    "BT-4.2.6",
    "BT-4.3.1",
    "BT-4.3.2",
    "BT-4.4.1",
    "BT-4.5.1",
    "BT-6.1.1",
    "BT-6.4.1",
    "BT-7.1",
    "BT-7.7",
]
"""Rules that every few games come upon."""
HAUNTED = [
    "BT-3.3",
    "BT-3.6",
    "BT-3.7",
    "BT-4.3.3",
    "BT-4.4.2",
    "BT-4.4.3",
    "BT-5.1",
    "BT-5.2",
    "BT-5.8",
    "BT-6.2.1",
    "BT-6.3.1",
    "BT-6.3.2",
    "BT-6.6.1",
    "BT-6.7.1",
    "BT-6.7.2",
    "BT-6.7.3",
    "BT-6.7.6",
    "BT-6.8.1",
    "BT-6.9.1",
    "BT-7.3",
    "BT-7.4",
    "BT-7.6",
    "BT-7.8",
    "BT-7.9",
    "BT-7.11",
    "BT-7.12",
]
"""Rules that some dozens of games come upon."""


def clean(watched: Watched, rules: list[str]) -> bool:
    """Whether nothing was found, and each of these rules was looked at."""
    assert not watched.faults, "\n".join(watched.faults[:20])
    assert not [rule for rule in rules if not watched.checked[rule]]
    return watched.actions > 0


@pytest.mark.rule("BT-4.1.3")
@pytest.mark.rule("BT-4.2.2")
@pytest.mark.rule("BT-4.3.1")
@pytest.mark.rule("BT-4.4.1")
def test_the_beginnings_of_random_games_break_no_rule() -> None:
    assert clean(watch_games(GAME, range(6), most=110), EXPLORING[:17])


@pytest.mark.slow
@pytest.mark.rule("BT-3.2")
@pytest.mark.rule("BT-4.1.1")
@pytest.mark.rule("BT-4.2.6")
@pytest.mark.rule("BT-4.5.1")
@pytest.mark.rule("BT-5.1")
@pytest.mark.rule("BT-6.1.1")
@pytest.mark.rule("BT-6.3.1")
@pytest.mark.rule("BT-6.4.1")
@pytest.mark.rule("BT-6.7.1")
@pytest.mark.rule("BT-6.8.1")
@pytest.mark.rule("BT-6.9.1")
def test_random_games_with_every_haunt_break_no_rule() -> None:
    assert clean(watch_games(GAME, range(200, 213)), [*EXPLORING, *HAUNTED])


@pytest.mark.slow
@pytest.mark.rule("BT-5.2")
@pytest.mark.rule("BT-6.3.2")
def test_games_of_computer_players_break_no_rule() -> None:
    assert clean(watch_games(GAME, range(300, 303), "normal"), EXPLORING)


def by_haunt() -> dict[int, int]:
    """Haunt -> the seed of a first game that is set up with it."""
    chosen = [(setup.options.get("haunt", ""), seed) for seed, setup in enumerate(GAME.varieties())]
    return {int(haunt): seed for haunt, seed in reversed(chosen) if haunt.isdigit()}


def test_every_haunt_of_the_program_has_its_file() -> None:
    assert sorted(by_haunt()) == list(BUILT)


@pytest.mark.slow
def test_a_haunt_is_held_to_its_own_file_and_without_one_to_the_general_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    seeds = [by_haunt()[10]]
    monkeypatch.setitem(HAUNTS, 10, replace(facts_of(10), figures={"zombie": (5, 2, 2, 3), "madman": None}))
    faults = watch_games(GAME, seeds).faults
    assert faults
    assert all("a zombie has" in fault for fault in faults)
    monkeypatch.delitem(HAUNTS, 10)
    (fault,) = watch_games(GAME, seeds).faults
    assert lacking(10) in fault
