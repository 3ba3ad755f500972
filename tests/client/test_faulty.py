"""Whatever the disk does under a whole game, nothing unsaved is called saved, nothing lost without a word, nothing foreign touched."""

from __future__ import annotations

import itertools

import pytest

from tests.client.failing import FAULTS, Tally
from tests.client.faulty import evening

QUICK = ("full", "changed")
GAMES = ("stayaway", "darkaround", "betrayal", "stayaway", "lastfriday")
"""The games in turn; the command `tests.client.faulty` plays each with each fault."""


def assert_nothing_wrong(tally: Tally) -> None:
    assert {name: tally[name] for name in Tally.wrong} == dict.fromkeys(Tally.wrong, 0)
    assert tally["games"] > 0
    assert tally["faults"] > 2


@pytest.mark.parametrize("fault", QUICK)
def test_a_game_on_a_failing_disk(fault: str) -> None:
    tally = Tally()
    evening("darkaround", fault, 1, tally)
    assert_nothing_wrong(tally)


@pytest.mark.slow
@pytest.mark.parametrize(("fault", "game"), list(zip(FAULTS, itertools.cycle(GAMES), strict=False)))
def test_every_game_on_a_disk_that_fails_in_every_way(fault: str, game: str) -> None:
    tally = Tally()
    evening(game, fault, 7, tally)
    assert_nothing_wrong(tally)
    assert tally["departures"] > 0
