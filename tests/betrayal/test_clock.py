"""The bound of rounds: day breaks and nobody has won, whichever haunt it is (BT-6.9.1 and the rulings on haunts)."""

from __future__ import annotations

import pytest

from game.betrayal.clock import countdown, rounds_left
from game.betrayal.data import TUNED
from game.betrayal.events import NewRound
from game.betrayal.haunts import NUMBERS as HAUNTS
from game.betrayal.state import BtState
from game.betrayal.terms import MONSTERS
from game.betrayal.turns import NextTurn
from game.words.language import LANGUAGES, read_text
from tests.betrayal.scene import haunted, run, scene
from tests.betrayal.test_starts import ready


def late(number: int, left: int) -> BtState:
    """A haunt of whose rounds so many are still to be played, the running one included."""
    s = scene(4)
    haunted(s, number)
    ready(s)
    s.t.counters["haunt_round"] = s.t.round - TUNED.now.dawn + left
    assert rounds_left(s.t) == left
    return s


@pytest.mark.rule("BT-6.9.1")
@pytest.mark.parametrize("number", HAUNTS)
def test_no_clock_of_ours_gives_anybody_a_victory(number: int) -> None:
    s = late(number, 1)
    run(s, NextTurn(MONSTERS))
    outcome = s.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("dawn", ())


@pytest.mark.parametrize("number", HAUNTS)
def test_the_last_five_rounds_are_counted_down(number: int) -> None:
    for left in range(7, 1, -1):
        s = late(number, left)
        events = run(s, NextTurn(MONSTERS))
        said = next(event.left for event in events if isinstance(event, NewRound))
        assert said == countdown(s.t) == (left - 1 if left - 1 <= 5 else 0)
    s = late(number, 1)
    run(s, NextTurn(MONSTERS))
    assert countdown(s.t) == 0  # the game is over


def test_nothing_is_counted_down_before_the_haunt() -> None:
    s = scene(4)
    s.t.round = TUNED.now.dawn
    assert countdown(s.t) == 0


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", [5, 10])
def test_the_booklets_name_the_bound(language: str, number: int) -> None:
    for section in read_text(language, f"haunt_{number:02}"):
        if section.id in ("traitor_win", "heroes_win"):
            assert sum(str(TUNED.now.dawn) in paragraph.text for paragraph in section.paragraphs) == 1
