"""The conformance suite over every game there is, and over the toy game."""

from __future__ import annotations

import os
import pickle
import random
import subprocess
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest
from _pytest.mark import ParameterSet

from game.engine.contract import (
    ALL,
    CHANCE,
    EVERYONE,
    BadText,
    IllegalAction,
    Option,
    Setup,
    State,
    Viewer,
    full_options,
    outcome_at,
    visible,
)
from game.engine.match import Holder, Match
from game.engine.record import WORDS, RecordFile
from tests.conformance import (
    ALL_GAMES,
    Case,
    RandomGame,
    full_version,
    play_on_alike,
    random_action,
    same_sight,
    stay_alike,
    viewers,
    whole,
)

LONG = {"betrayal"}
"""Games of some hundred actions and more."""


def each_game(name: str) -> ParameterSet:
    """All tests of a game run in one process, which plays its games once."""
    return pytest.param(name, marks=[pytest.mark.xdist_group(name), *([pytest.mark.slow] if name in LONG else [])])


@pytest.fixture(scope="module", params=[name for name in ALL_GAMES if Case(name).open])
def open_case(request: pytest.FixtureRequest) -> Case:
    return Case(request.param)


@pytest.fixture(scope="module", params=[each_game(name) for name in ALL_GAMES if not Case(name).open])
def secret_case(request: pytest.FixtureRequest) -> Case:
    return Case(request.param)


@pytest.fixture(scope="module", params=map(each_game, ALL_GAMES))
def case(request: pytest.FixtureRequest) -> Case:
    return Case(request.param)


def test_random_games_end_within_the_bound_and_are_never_stuck(case: Case) -> None:
    for played in case.games:  # making them fails when stuck or beyond the bound
        outcome = played.last.outcome()
        assert outcome is not None
        assert not set(outcome.winners) & set(outcome.losers)
        assert set(outcome.winners) | set(outcome.losers) <= set(range(played.setup.seats))
        assert not played.last.legal_actions()
        assert not played.last.chances()


def test_only_the_actor_has_choices_and_none_is_offered_twice(case: Case) -> None:
    for played in case.games:
        for state, _ in played.steps():
            actor = state.actor()
            outcomes = [outcome for outcome, _ in state.chances()]
            legal = list(state.legal_actions())
            assert bool(outcomes) == (actor == CHANCE)
            assert bool(legal) == (actor != CHANCE)
            assert all(isinstance(weight, int) and weight > 0 for _, weight in state.chances())
            assert len(set(outcomes)) == len(outcomes)
            assert len(set(legal)) == len(legal)
            assert state.outcome() is None


def test_a_game_that_nobody_hears_goes_the_same_way_and_tells_nothing(case: Case) -> None:
    rng = random.Random(8)
    for played in case.games:
        silent: State = case.game.new(played.setup)
        silent.heard = False
        for state, action in played.steps():
            if rng.random() < 0.05:
                assert whole(silent) == whole(state)
                assert silent.clone().apply(action) == ()
            assert silent.apply(action) == ()
        silent.heard = True
        assert whole(silent) == whole(played.last)


def test_a_sample_of_chance_is_the_outcome_at_its_point(case: Case) -> None:
    rng = random.Random(9)
    found = 0
    for played in case.games:
        for state, _ in played.steps():
            if state.actor() == CHANCE and rng.random() < 0.2:
                for point in (0.0, rng.random(), rng.random(), 1 - 2**-53):
                    sampled = state.sample(point)
                    assert sampled == outcome_at(state.chances(), point)
                    found += 1
                state.clone().apply(sampled)
    assert found > 20


def test_every_action_is_a_line_of_text_that_parses_back(case: Case) -> None:
    for state, _, _ in case.positions(40, 1):
        for action in [*state.legal_actions(), *(outcome for outcome, _ in state.chances())]:
            text = str(action)
            assert text.isprintable()
            assert text == text.strip()
            assert text.split(" ")[0] not in WORDS
            assert case.game.parse(text) == action
            assert str(case.game.parse(text)) == text


@pytest.mark.parametrize("spoil", ["", " ", "{} x", "{}  ", " {}", "nonsense", "{}\n", "-{}"])
def test_other_text_is_refused(case: Case, spoil: str) -> None:
    for action in case.pool[:200]:
        with pytest.raises(BadText):
            case.game.parse(spoil.format(action))


def test_set_ups_that_do_not_exist_are_refused(case: Case) -> None:
    for setup in case.game.varieties():
        assert setup.seats in case.game.seats
        full_options(case.game, setup.options)
        with pytest.raises(ValueError, match=r".*"):
            full_options(case.game, {**setup.options, "no such option": "yes"})
    for option in case.game.options:
        assert isinstance(option, Option)
        assert option.allows(option.default)
        assert bool(option.values) != bool(option.pattern)
        with pytest.raises(ValueError, match=r".*"):
            full_options(case.game, {option.name: "no such value"})


def test_a_clone_is_independent(case: Case) -> None:
    for state, _, rng in case.positions(40, 2):
        before = whole(state)
        copy = state.clone()
        assert whole(copy) == before
        for _ in range(5):
            action = random_action(copy, rng)
            if action is not None:
                copy.apply(action)
        assert whole(state) == before


def test_the_same_actions_give_the_same_events_and_positions(case: Case) -> None:
    for played in case.games:
        one, two = case.game.new(played.setup), case.game.new(played.setup)
        for action in played.actions:
            assert list(one.apply(action)) == list(two.apply(action))
        assert whole(one) == whole(two) == whole(played.last)


@pytest.mark.slow
def test_no_order_depends_on_how_a_process_hashes(case: Case) -> None:
    program = (
        "import sys; from tests.conformance import Case, RandomGame, whole; case = Case(sys.argv[1]);"
        "played = RandomGame(case.game, case.game.varieties()[-1], 5);"
        "print([str(action) for action in played.actions], whole(played.last)[3])"
    )
    outputs = []
    for seed in ("1", "2"):
        environment = {**os.environ, "PYTHONHASHSEED": seed}
        command = [sys.executable, "-c", program, case.name]
        root = Path(__file__).parents[2]
        outputs.append(subprocess.run(command, cwd=root, env=environment, check=True, capture_output=True, text=True).stdout)
    assert outputs[0] == outputs[1]
    assert len(outputs[0]) > 100


@pytest.mark.slow
def test_observation_and_hidden_facts_make_the_state_again(case: Case) -> None:
    for state, setup, rng in case.positions(12, 3):
        for viewer in viewers(setup):
            made = case.game.rebuild(state.observe(viewer), state.hidden(viewer))
            assert whole(made) == whole(state)
            play_on_alike(made, state.clone(), 12, rng)


@pytest.mark.slow
def test_observations_hidden_facts_and_events_travel_to_another_process(case: Case) -> None:
    for state, setup, rng in case.positions(8, 4):
        for viewer in viewers(setup):
            for thing in (state.observe(viewer), state.hidden(viewer)):
                assert pickle.loads(pickle.dumps(thing)) == thing
        action = random_action(state, rng)
        events = list(state.apply(action)) if action is not None else []
        assert pickle.loads(pickle.dumps(events)) == events


def test_an_observation_offers_the_asked_seat_its_legal_actions_and_others_none(case: Case) -> None:
    for state, setup, _ in case.positions(30, 5):
        for viewer in viewers(setup):
            observation = state.observe(viewer)
            assert observation.viewer == viewer
            assert observation.actor == state.actor()
            assert list(observation.legal) == (list(state.legal_actions()) if viewer == state.actor() else [])
            assert list(observation.interrupts) == [action for seat, action in state.interrupts() if seat == viewer]


def test_looking_changes_nothing(case: Case) -> None:
    for state, setup, _ in case.positions(10, 6):
        before = whole(state)
        for viewer in viewers(setup):
            state.observe(viewer)
            state.hidden(viewer)
        assert whole(state) == before


@pytest.mark.slow
def test_an_illegal_action_is_refused_and_changes_nothing(case: Case) -> None:
    refused = 0
    for state, _, rng in case.positions(20, 7):
        allowed = possible(state)
        before = whole(state)
        for action in rng.sample(case.pool, min(12, len(case.pool))):
            if action in allowed:
                continue
            with pytest.raises(IllegalAction) as caught:
                state.apply(action)
            assert caught.value.refusal.code
            assert whole(state) == before
            refused += 1
    assert refused > 100


@pytest.mark.slow
def test_why_not_agrees_with_what_is_legal(case: Case) -> None:
    answers = {True: 0, False: 0}
    for state, setup, rng in case.positions(20, 8):
        actor = state.actor()
        legal = set(state.legal_actions())
        others = rng.sample(case.pool, min(8, len(case.pool)))
        for viewer in range(setup.seats):
            observation = state.observe(viewer)
            for action in [*legal, *others]:
                allowed = (viewer == actor and action in legal) or (viewer, action) in state.interrupts()
                refusal = case.game.why_not(observation, action)
                assert (refusal is None) == allowed, f"{action}: {refusal}"
                answers[allowed] += 1
    assert min(answers.values()) > 50


def test_all_sees_a_full_version_of_everything(case: Case) -> None:
    for played in case.games:
        state: State = case.game.new(played.setup)
        for action in played.actions:
            events = state.apply(action)
            for event in events:
                assert event.audience
                assert full_version(event, events), f"{action}: {event}"


def test_in_an_open_game_everybody_sees_everything(open_case: Case) -> None:
    for state, setup, _ in open_case.positions(20, 11):
        everything = state.observe(ALL)
        for viewer in viewers(setup):
            seen = state.observe(viewer)
            assert msgspec.structs.replace(seen, viewer=ALL, legal=()) == everything
            assert state.hidden(viewer) == state.hidden(ALL)
        action = next(iter(possible(state)), None)
        assert action is None or all(event.audience == EVERYONE for event in state.apply(action))


@pytest.mark.slow
def test_swapped_secrets_change_nothing_that_a_viewer_sees(secret_case: Case) -> None:
    swapped: Counter[Viewer] = Counter()
    for state, setup, rng in secret_case.positions(max(30, 1900 // len(secret_case.games)), 9):
        for viewer in viewers(setup)[:-1]:
            hidden = secret_case.swap(state, viewer, rng)
            if hidden is None or hidden == state.hidden(viewer):
                continue
            swapped[viewer] += 1
            other = secret_case.game.rebuild(state.observe(viewer), hidden)
            same_sight(other, state, viewer, [])
            assert other.hidden(viewer) == hidden
            stay_alike(secret_case, state.clone(), other, viewer, 6, rng)
    smallest = min((played.setup for played in secret_case.games), key=lambda setup: setup.seats)
    assert min(swapped[viewer] for viewer in viewers(smallest)[:-1]) >= (20 if secret_case.name == "toy" else 100)
    assert swapped.total() >= (100 if secret_case.name == "toy" else 500)


# the match and the record, over every game

PEOPLE = ("Anna", "Борис", "")


def some(case: Case) -> list[Setup]:
    """Eight set-ups at most, spread over all; three where games are long."""
    varieties = case.game.varieties()
    most = 8 if sum(len(played.actions) for played in case.games) < 400 * len(case.games) else 3
    step = -(-len(varieties) // most)
    return list(varieties[::step])


def seated(setup: Setup) -> list[Holder]:
    """Two people and, in every third seat, a computer."""
    names = [PEOPLE[seat % len(PEOPLE)] for seat in range(setup.seats)]
    return [Holder(person=name) if name else Holder(level="normal") for name in names]


def play_with_undo(match: Match, rng: random.Random) -> int:
    """Plays a match to its end, taking back now and then, and finds everything as it was; says how often."""
    seats = viewers(match.setup)
    before: list[tuple[Any, ...]] = []
    undone = 0

    def seen() -> tuple[Any, ...]:
        return match.actor(), match.length, match.mark(), [(match.observe(viewer), len(match.history(viewer))) for viewer in seats]

    while (actor := match.actor()) is not None:
        person = match.holders[actor].person
        before.append(seen())
        match.play(rng.choice(match.observe(actor).legal))
        if not match.can_undo(person):
            before.clear()
        while before and match.can_undo(person) and rng.random() < 0.4:
            assert not any(match.can_undo(other) for other in ("", *PEOPLE) if other != person)
            match.undo(person)
            undone += 1
            assert seen() == before.pop()
            if not match.length or not before:
                break
    return undone


@pytest.mark.slow
def test_undo_brings_everything_back(case: Case) -> None:
    undone = 0
    for number, setup in enumerate(some(case)):
        undone += play_with_undo(Match(case.game, setup, seated(setup), number), random.Random(number))
    assert undone > 5


@pytest.mark.slow
def test_a_record_cut_anywhere_goes_on_as_the_game_did(case: Case, tmp_path: Path) -> None:
    rng = random.Random(10)
    for number, setup in enumerate(some(case)):
        path = tmp_path / f"whole {number}.lantern"
        match = Match(case.game, setup, seated(setup), number, RecordFile(path))
        play_with_undo(match, rng)
        data = path.read_bytes()
        header = data.index(b"\n") + 1
        for cut in [header, len(data), *(rng.randrange(header, len(data)) for _ in range(12 if len(match.actions) < 400 else 5))]:
            part = tmp_path / "part.lantern"
            part.write_bytes(data[:cut])
            resumed = Match.resume(part, lambda _: case.game)
            after = part.read_bytes()
            assert data.startswith(after)  # chance, drawn anew, gave what it had given
            assert bool(resumed.notices) == (b"\n" not in data[cut - 1 : cut + 1])  # a line that lost only its end is whole
            assert resumed.actor() != CHANCE
            compare_with_state(resumed)
        assert resumed.saved or data[cut : cut + 1] == b"\n"  # the end that the last line lacks comes with the next one


def compare_with_state(match: Match) -> None:
    """The match shows what its actions, applied to a new game, lead to."""
    state: State = match.game.new(match.setup)
    events: list[Any] = []
    for action in match.actions:
        events += state.apply(action)
    for viewer in viewers(match.setup):
        assert match.observe(viewer) == state.observe(viewer)
        assert match.history(viewer) == visible(events, viewer)


def test_a_replay_tells_all_that_happened(case: Case) -> None:
    played: RandomGame = case.games[0]
    match = Match(case.game, played.setup, seated(played.setup), 4)
    rng = random.Random(4)
    while (actor := match.actor()) is not None:
        match.play(rng.choice(match.observe(actor).legal))
    told = list(match.replay())
    assert [action for action, _ in told] == match.actions
    assert [event for _, events in told for event in events] == match.history(ALL)


def possible(state: State) -> Sequence[Any]:
    return [*state.legal_actions(), *(outcome for outcome, _ in state.chances()), *(action for _, action in state.interrupts())]


def test_boards_pass_to_another_process_as_bytes(case: Case) -> None:
    mark = case.game.fingerprint()
    case.game.use_board_data(case.game.board_data())
    assert case.game.fingerprint() == mark
