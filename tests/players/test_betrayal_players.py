"""The computer players of Betrayal."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from game.betrayal import GAME
from game.betrayal.discovering import back_of
from game.betrayal.haunts import NUMBERS
from game.betrayal.haunts.hiding import is_unseen
from game.betrayal.state import BtState
from game.betrayal.terms import ROOM
from game.engine.contract import CHANCE, Setup
from game.players.betrayal.view import world
from game.players.registry import levels, make_player
from game.players.tableplay import Played, play
from tests.betrayal.swapping import swap

LEVELS = ("easy", "normal", "hard")


def played(level: str, haunt: str, seats: int, seed: int) -> Played:
    return play(GAME, Setup(seats, {"haunt": haunt}), [make_player("betrayal", level, seat) for seat in range(seats)], seed)


def positions(haunt: int, seed: int, number: int) -> Iterator[BtState]:
    """Positions of a random game at which a seat chooses among several actions, in the haunt."""
    rng = random.Random(seed)
    state = GAME.new(Setup(4, {"haunt": str(haunt)}))
    found = 0
    while state.actor() is not None and found < number:
        if state.actor() == CHANCE:
            outcomes, weights = zip(*state.chances(), strict=True)
            state.apply(rng.choices(outcomes, weights)[0])
            continue
        if state.t.haunt and len(state.legal_actions()) > 1 and rng.random() < 0.2:
            found += 1
            yield state.clone()
        state.apply(rng.choice(list(state.legal_actions())))


def decision(state: BtState, level: str, seed: int) -> object:
    seat = state.actor()
    assert seat is not None
    return make_player("betrayal", level, seat).decide([], state.observe(seat), random.Random(seed))


def test_there_are_three_levels() -> None:
    assert levels("betrayal") == LEVELS


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.slow
def test_a_choice_is_legal_and_the_same_seed_gives_the_same(level: str) -> None:
    for state in positions(38, 3, 3):
        chosen = decision(state, level, 7)
        assert chosen in state.legal_actions()
        assert decision(state, level, 7) == chosen


@pytest.mark.parametrize("haunt", [41, 43])
@pytest.mark.parametrize("level", ["normal", pytest.param("hard", marks=pytest.mark.slow)])
def test_what_a_player_cannot_know_never_changes_its_choice(level: str, haunt: int) -> None:
    tried = 0
    for seed in range(2 if level == "hard" else 4):
        for state in positions(haunt, seed, 12):
            seat = state.actor()
            assert seat is not None
            hidden = swap(GAME, state, seat, random.Random(seed))
            if hidden is None:
                continue
            other = GAME.rebuild(state.observe(seat), hidden)
            assert decision(state, level, seed) == decision(other, level, seed)
            tried += 1
    assert tried >= 10


def test_a_guess_of_the_tiles_on_top_leaves_those_that_are_known_to_lie_at_the_bottom() -> None:
    state = GAME.new(Setup(3, {}))
    pile = state.t.piles[ROOM]
    pile.cards = ["vault", "attic", "crypt", "larder"]
    backs = {room: back_of(GAME.tiles[room].floors) for room in pile.cards}
    assert backs == {"vault": "bu", "attic": "u", "crypt": "b", "larder": "b"}
    pile.known, pile.bottom = 1, ["u", "b"]
    state.secrets.tops[ROOM], state.secrets.knowers[ROOM] = ["vault"], [0b010]
    rng = random.Random(1)
    guessed = {world(state.observe(0), rng).secrets.tops[ROOM][0] for _ in range(60)}
    assert guessed == {"vault", "crypt", "larder"}


@pytest.mark.parametrize("unseen", [True, False])
def test_the_unseen_traitor_goes_on_in_what_others_imagine_when_he_was_seen_in_his_turn(unseen: bool) -> None:
    for state in positions(41, 9, 400):
        body = state.t.turn.body
        if body != state.t.traitor or state.actor() != body or is_unseen(state, body) is not unseen:
            continue
        other = next(seat for seat in state.heroes())
        guessed = world(state.observe(other), random.Random(1))
        going = [act for act in guessed.legal_actions() if act.verb == "go"]
        if going:
            guessed.apply(going[0])
            assert guessed.secrets.own[body]["room"]
            return
    pytest.fail("he never had to choose where to go")


def test_the_positions_that_are_played_ahead_offer_what_is_offered() -> None:
    for haunt in (41, 43):
        for state in positions(haunt, 5, 10):
            seat = state.actor()
            assert seat is not None
            seen = state.observe(seat)
            assert list(world(seen, random.Random(1)).legal_actions()) == list(seen.legal)


@pytest.mark.slow
@pytest.mark.parametrize("number", NUMBERS)
def test_every_haunt_comes_to_its_end_between_computers(number: int) -> None:
    for seats in GAME.seats:
        assert played("normal", str(number), seats, 60_000 + seats).outcome.reason


def test_a_tile_that_is_laid_after_the_numbers_were_dealt_is_thought_about() -> None:
    from tests.betrayal.scene import haunted, scene

    s = scene(4)
    haunted(s, 43, revealer=0)
    while s.actor() == CHANCE:
        s.apply(s.chances()[0][0])
    assert not s.counter("ready")
    assert len(s.legal_actions()) > 1
    assert decision(s, "hard", 3) in s.legal_actions()
