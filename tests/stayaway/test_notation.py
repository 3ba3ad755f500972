"""A position of Stay Away! as text."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from game.engine.contract import ALL, CHANCE
from game.engine.notation import BadPosition
from game.stayaway import GAME
from game.stayaway.deck import copies
from game.stayaway.state import SaState
from tests.stayaway.scene import all_cards, asked, doors, hand, legal, quarantines, ring, role

TABLE = """
0: the_thing axe analysis seduction; 1 infected: infected suspicion ...
2 quarantine=2 known=flamethrower: flamethrower ...; 3: ...; 4: ...
ring: 0 1 | 3 2; turn: 1 number=9 backwards; asked: act 1; discards: infected*2 whisky; gone: whisky
"""


def test_a_table_is_set_up_by_a_few_clauses() -> None:
    s = GAME.read(TABLE)
    assert [role(s, seat) for seat in range(5)] == ["thing", "infected", "human", "human", "human"]
    assert (hand(s, 0), hand(s, 1)) == ("the_thing analysis axe seduction", "infected suspicion suspicion suspicion")
    assert (ring(s), doors(s), quarantines(s)) == ((0, 1, 3, 2), [1], {2: 2})
    assert (asked(s), s.turn, s.direction, s.burnt) == (("act", 1), 9, -1, (4,))
    assert all_cards(s) == Counter(copies(5))  # whatever is nowhere else is in the pile
    assert "discard suspicion" in legal(s)


def test_a_position_is_written_in_one_line() -> None:
    text = GAME.write(GAME.read(TABLE))
    assert text.startswith(
        "stayaway; 0: the_thing analysis axe seduction; 1 infected: infected suspicion*3; 2 quarantine=2 known=flamethrower: "
    )
    assert text.endswith("; ring: 0 1 | 3 2; discards: infected*2 whisky; gone: whisky; turn: 1 number=9 backwards; asked: act 1")
    assert GAME.write(GAME.read(text)) == text


def test_what_is_done_from_there_is_done() -> None:
    s = GAME.read(f"{TABLE}; play: discard suspicion, lay suspicion")
    assert (asked(s), s.offer is not None) == (("answer", 0), True)
    assert GAME.read(GAME.write(s)).observe(ALL) == s.observe(ALL)


@pytest.mark.parametrize(
    ("clause", "why"),
    [
        ("ring: 0 1 7 2 3", "no seat 7"),
        ("ring: 0 1 1 2 3", "once"),
        ("out: 1; ring: 0 1 2 3", "leaves out others"),
        ("turn: zoe", "'zoe' is no number"),
        ("turn: 0 forwards", "'forwards' says nothing"),
        ("discards: sword", "no card 'sword'"),
        ("discards: axe*9", "copies of 'axe'"),
        ("top: blue", "no back 'blue'"),
        ("offer: 0 1", "who offers whom"),
        ("hands: axe", "hands"),
        ("turn: 0; turn: 1", "said twice"),
        ("stayaway talk=loud", "talk"),
        ("play: dance", "dance"),
        ("play: discard axe", "discard axe"),
    ],
)
def test_an_error_names_its_clause(clause: str, why: str) -> None:
    with pytest.raises(BadPosition) as error:
        GAME.read(f"0: the_thing ...; 1: ...; 2: ...; 3: ...; 4: ...; {clause}")
    assert why in str(error.value)
    assert clause.split(";")[0].split()[0] in str(error.value)


@pytest.mark.parametrize("seats", ["0: ...; 1: ...; 2: ...", "0: ...; 1: ...; 2: ...; 4: ...", "0: ...; 1: ...; 1: ...; 2: ..."])
def test_every_seat_is_told_once(seats: str) -> None:
    with pytest.raises(BadPosition, match="seats"):
        GAME.read(seats)


def round_trips(games: int, every: int) -> int:
    """Every position of random games, whatever is asked, is read back equal from its text. Says how many were looked at."""
    number, varieties = 0, GAME.varieties()
    for game in range(games):
        rng = random.Random(game)
        s: SaState = GAME.new(varieties[game % len(varieties)])
        for action in range(3000):
            if action % every == 0 or s.actor() is None:
                text = GAME.write(s)
                back = GAME.read(text)
                assert GAME.write(back) == text
                assert (back.observe(ALL), back.hidden(ALL)) == (s.observe(ALL), s.hidden(ALL)), text
                assert (list(back.legal_actions()), list(back.chances())) == (list(s.legal_actions()), list(s.chances()))
                number += 1
            if s.actor() is None:
                break
            outcomes = s.chances() if s.actor() == CHANCE else [(act, 1) for act in s.legal_actions()]
            s.apply(rng.choices([act for act, _ in outcomes], [weight for _, weight in outcomes])[0])
    return number


def test_positions_of_random_games_are_read_back_equal() -> None:
    assert round_trips(3, 61) > 10


@pytest.mark.slow
def test_so_are_those_of_games_with_any_number_of_seats() -> None:
    assert round_trips(len(GAME.seats), 37) > 150
