"""The computer players of Last Friday: fair, sensible, and they always finish."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from game.engine.contract import Event, Setup
from game.lastfriday import GAME
from game.lastfriday.actions import Act
from game.lastfriday.observation import Hidden, LfObservation
from game.lastfriday.state import LfState
from game.players import levels, make_player
from game.players.lastfriday.belief import Belief
from game.players.lastfriday.player import Walker
from game.players.tableplay import play
from tests.players.games_played import CHAPTERS, FIRST, play_chapter


def test_there_are_three_levels_for_people_and_random_besides() -> None:
    assert levels("lastfriday") == ("easy", "normal", "hard")
    make_player("lastfriday", "random", 0)
    with pytest.raises(ValueError, match="no level 'brutal'"):
        make_player("lastfriday", "brutal", 0)


# fairness


def shuffled_secrets(state: LfState, viewer: int, belief: Belief, rng: random.Random) -> LfState:
    """The same position with everything hidden from the viewer dealt anew: the Maniac elsewhere, face-down tokens exchanged."""
    hidden: Hidden = state.hidden(viewer)
    clues, welcome = [clue for _, clue in hidden.clues], [token for _, token in hidden.welcome]
    rng.shuffle(clues)
    rng.shuffle(welcome)
    changes: dict[str, Any] = {
        "clues": tuple((dot, clue) for (dot, _), clue in zip(hidden.clues, clues, strict=True)),
        "welcome": tuple((dot, token) for (dot, _), token in zip(hidden.welcome, welcome, strict=True)),
    }
    if hidden.record:
        circle = rng.choice(sorted(belief.circles()))
        changes |= {"circle": circle, "record": (*hidden.record[:-1], circle)}
    rebuilt: LfState = GAME.rebuild(state.observe(viewer), msgspec.structs.replace(hidden, **changes))
    return rebuilt


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_swapping_what_a_seat_cannot_know_never_changes_its_choice(chapter: str) -> None:
    compared = 0

    def watch(state: LfState, histories: list[list[Event]]) -> None:
        nonlocal compared
        seat = state.actor()
        assert seat is not None
        if seat and len(histories[seat]) % 5 == 0 and len(state.legal_actions()) > 1:
            belief = Belief.replay(GAME.camp, histories[seat], FIRST[chapter])
            swapped = shuffled_secrets(state, seat, belief, random.Random(len(histories[seat])))
            seed = len(histories[seat])
            mine = Walker().decide(histories[seat], state.observe(seat), random.Random(seed))
            assert mine == Walker().decide(histories[seat], swapped.observe(seat), random.Random(seed))
            compared += 1

    play_chapter(chapter, "random", "random", 11, watch)
    assert compared >= 10


@pytest.mark.slow
def test_a_fresh_player_decides_as_one_that_sat_there_from_the_start() -> None:
    asked = 0

    class Twin:
        """Plays as `Walker` and compares with a `Walker` that is new at every decision."""

        def __init__(self) -> None:
            self.old = Walker()

        def decide(self, history: Sequence[Event], observation: LfObservation, rng: random.Random) -> Act:
            nonlocal asked
            asked += 1
            seed = rng.random()
            chosen = self.old.decide(history, observation, random.Random(seed))
            assert chosen == Walker().decide(list(history), observation, random.Random(seed))
            return chosen

    play(GAME, Setup(6, {"chapter": "III"}), [Twin() for _ in range(6)], 4)
    assert asked > 50


def test_after_an_undo_a_player_decides_as_if_what_was_undone_had_never_been() -> None:
    """The history shrinks and then goes another way."""
    player = Walker()
    seen: list[tuple[list[Event], LfObservation]] = []

    def watch(state: LfState, histories: list[list[Event]]) -> None:
        if state.actor() == 1 and state.round and len(seen) < 30:
            seen.append((list(histories[1]), state.observe(1)))

    play_chapter("IV", "random", "random", 8, watch)
    for history, observation in reversed(seen):
        assert player.decide(history, observation, random.Random(1)) == Walker().decide(history, observation, random.Random(1))


# sense


@pytest.mark.slow
@pytest.mark.parametrize("chapter", CHAPTERS)
def test_nobody_loses_at_once_when_a_safe_move_exists(chapter: str) -> None:
    """The Maniac never walks over a Camper in II, and kills the Chosen in III whenever one move does it."""
    looked = 0

    class Watched(Walker):
        def decide(self, history: Sequence[Event], observation: LfObservation, rng: random.Random) -> Act:
            nonlocal looked
            chosen = super().decide(history, observation, rng)
            if observation.asked != "maniac" or chosen.verb != "move" or not observation.circle:
                return chosen
            looked += 1
            dots = {camper.dot for camper in observation.campers if camper.alive}
            moves = [act for act in observation.legal if act.verb == "move"]
            if chapter == "II" and any(not dots & set(act.route) for act in moves):
                assert not dots & set(chosen.route)
            prey = observation.camper(observation.chosen).dot if observation.chosen else 0
            if chapter == "III" and any(prey in act.route for act in moves):
                assert prey in chosen.route
            return chosen

    for seed in range(2):
        play(GAME, Setup(6, {"chapter": chapter}), [Watched(), *(Walker() for _ in range(5))], seed)
    assert looked > 3


@pytest.mark.slow
def test_a_camper_steps_over_the_circle_where_the_maniac_surely_is() -> None:
    """In II that catches him (LF-C4)."""
    sure = 0

    def watch(state: LfState, histories: list[list[Event]]) -> None:
        nonlocal sure
        seat = state.actor()
        if not seat or state.asked != "turn":
            return
        steps = [act for act in state.legal_actions() if act.verb == "step" and act.circle == state.circle]
        if steps and Belief.replay(GAME.camp, histories[seat], 2).circles() == {state.circle}:
            chosen = Walker().decide(histories[seat], state.observe(seat), random.Random(1))
            if chosen.verb not in ("take", "reach", "peek"):
                sure += 1
                assert chosen in steps

    for seed in range(150):
        play_chapter("II", "random", "random", seed, watch)
    assert sure >= 2


# they finish, and win


@pytest.mark.slow
@pytest.mark.parametrize("chapter", [*CHAPTERS, "campaign"])
def test_a_computer_game_comes_to_its_end_and_the_same_seed_plays_the_same(chapter: str) -> None:
    first, second = (play_chapter(chapter, "hard", "hard", 21) for _ in range(2))
    assert first.cuts == 0
    assert (first.outcome, first.actions) == (second.outcome, second.actions)


@pytest.mark.slow
@pytest.mark.parametrize("chapter", [*CHAPTERS, "campaign"])
def test_eight_computer_games_of_each_chapter_finish(chapter: str) -> None:
    for seed in range(100, 108):
        played = play_chapter(chapter, "normal", "normal", seed)
        assert played.cuts == 0
        assert played.outcome.winners in ((0,), (1, 2, 3, 4, 5))


LADDER = ("III",)
"""The chapters in which the levels are compared here; the arena shows the rest."""


def wins(chapter: str, maniac: str, campers: str, seeds: range) -> int:
    """Games that the Maniac wins."""
    return sum(play_chapter(chapter, maniac, campers, seed).outcome.winners == (0,) for seed in seeds)


@pytest.mark.slow
@pytest.mark.parametrize("chapter", CHAPTERS)
def test_the_computer_is_clearly_better_than_chance_on_either_side(chapter: str) -> None:
    games = range(300, 308)
    chance = wins(chapter, "random", "random", games)
    as_maniac = wins(chapter, "hard", "random", games)
    as_campers = wins(chapter, "random", "hard", games)
    assert as_maniac >= 6
    assert as_campers <= 4
    assert as_campers <= chance - 2 or chance <= 4


@pytest.mark.slow
@pytest.mark.parametrize("chapter", LADDER)
def test_on_either_side_a_higher_level_wins_more_often_against_hard(chapter: str) -> None:
    """The same chances for all; the bounds leave room for luck in so few games."""
    games = range(400, 410)
    chance, easy, hard = (wins(chapter, level, "hard", games) for level in ("random", "easy", "hard"))
    assert chance <= easy + 2
    assert easy < hard
    assert hard < wins(chapter, "hard", "easy", games)
