"""The computer players of Stay Away!: fair, sound in what they believe, and no fools of either side."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence

import pytest

from game.engine.contract import TABLE, Event, Setup
from game.players import levels, make_player
from game.players.base import Player
from game.players.stayaway.belief import Belief
from game.players.stayaway.levels import PLAYERS
from game.players.stayaway.player import HARD, Thinker
from game.players.stayaway.talk import ACCUSES, ACCUSES_BAD
from game.players.tableplay import Played, play
from game.stayaway import GAME
from game.stayaway import events as ev
from game.stayaway.actions import Act
from game.stayaway.deck import copies
from game.stayaway.observation import SaObservation
from game.stayaway.state import SaState
from tests.stayaway.scene import asked, do, drawn, settle, table
from tests.stayaway.swapping import swap

SHADOWS = ("whisky", "show hand")


class ByRole:
    """Plays by the level of the role it has at the moment."""

    def __init__(self, seat: int, of_role: Mapping[str, str]) -> None:
        self._by = {role: make_player("stayaway", level, seat) for role, level in of_role.items()}

    def decide(self, history: Sequence[Event], observation: SaObservation, rng: random.Random) -> Act:
        chosen: Act = self._by[observation.role].decide(history, observation, rng)
        return chosen


def table_of(seats: int, thing: str, human: str = "", infected: str = "") -> list[Player]:
    """Players of these levels by role; all alike unless said."""
    of_role = {"thing": thing, "human": human or thing, "infected": infected or thing}
    return [ByRole(seat, of_role) for seat in range(seats)]


def human_wins(seats: int, games: range, thing: str, human: str = "", infected: str = "") -> int:
    """How many of these games the Humans win."""
    found = (play(GAME, Setup(seats), table_of(seats, thing, human, infected), seed).outcome for seed in games)
    return sum(GAME.winning_side(outcome) == "humans" for outcome in found)


def test_there_are_three_levels_for_people() -> None:
    assert levels("stayaway") == ("easy", "normal", "hard")


@pytest.mark.parametrize("level", ["random", "easy", "normal", "hard"])
@pytest.mark.slow
def test_every_question_of_every_variety_is_answered(level: str) -> None:
    for setup in GAME.varieties():
        makers = [make_player("stayaway", level, seat) for seat in range(setup.seats)]
        played = play(GAME, setup, makers, setup.seats)
        assert played.cuts == 0
        assert played.outcome.reason


def test_the_same_seed_plays_the_same() -> None:
    first, second = (play(GAME, Setup(6), table_of(6, "hard"), 7) for _ in range(2))
    assert (first.outcome, first.actions) == (second.outcome, second.actions)


# fairness


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
@pytest.mark.slow
def test_swapping_what_a_seat_cannot_know_never_changes_its_choice(level: str) -> None:
    compared = 0

    def watch(state: SaState, histories: list[list[Event]]) -> None:
        nonlocal compared
        seat = state.actor()
        assert seat is not None
        if len(state.legal_actions()) < 2:
            return
        hidden = swap(GAME, state, seat, random.Random(len(histories[seat])))
        if hidden is None:
            return
        swapped = GAME.rebuild(state.observe(seat), hidden)
        mine, other = (
            make_player("stayaway", level, seat).decide(histories[seat], each.observe(seat), random.Random(3)) for each in (state, swapped)
        )
        assert mine == other
        compared += 1

    for seed in range(2):
        play(GAME, Setup(7), table_of(7, level), seed, watch)
    assert compared > 40


def test_a_fresh_player_decides_as_one_that_sat_there_from_the_start() -> None:
    """Also after the history has shrunk and gone another way, as an undo lets it."""
    seen: list[tuple[list[Event], SaObservation]] = []

    def watch(state: SaState, histories: list[list[Event]]) -> None:
        if state.actor() == 2:
            seen.append((list(histories[2]), state.observe(2)))

    for seed in range(4, 9):
        play(GAME, Setup(6), table_of(6, "normal"), seed, watch)
    old = PLAYERS.levels["hard"](2)
    for history, observation in [*seen, *reversed(seen)]:
        fresh = PLAYERS.levels["hard"](2)
        assert old.decide(history, observation, random.Random(1)) == fresh.decide(history, observation, random.Random(1))
    assert len(seen) > 20


# what they believe


@pytest.mark.parametrize("seats", [4, 7, 12])
@pytest.mark.slow
def test_the_truth_is_always_held_possible(seats: int) -> None:
    looked = 0
    beliefs: dict[int, tuple[Belief, int]] = {}

    def watch(state: SaState, histories: list[list[Event]]) -> None:
        nonlocal looked
        for viewer in range(seats):
            belief, known = beliefs.get(viewer) or (Belief(viewer, seats), 0)
            belief.update(histories[viewer][known:])
            beliefs[viewer] = belief, len(histories[viewer])
            if viewer == state.thing or not state.turn:
                continue
            looked += 1
            assert belief.weights[state.thing] > 0, (viewer, state.thing, state.turn)
            row = belief.chances[state.thing]
            for other in state.ring:
                if other not in (viewer, state.thing):
                    assert (row[other] > 0) if state.roles[other] == "infected" else (row[other] < 1)

    for seed in range(6):
        beliefs.clear()
        play(GAME, Setup(seats), table_of(seats, ("hard", "random", "easy")[seed % 3]), 50 + seed, watch)
    assert looked > 300


def told(viewer: int, *events: Event, seats: int = 6) -> Belief:
    """What a viewer believes after these events."""
    belief = Belief(viewer, seats)
    belief.update(events)
    return belief


def drew_all(seats: int = 6) -> tuple[Event, ...]:
    """Everybody has drawn thrice."""
    return tuple(ev.Drew(seat=seat, card="", why="turn") for seat in range(seats) for _ in range(3))


def test_nobody_holds_an_infected_before_the_first_draw() -> None:
    belief = told(0)
    assert belief.gives(1) < 0.05
    assert told(0, *drew_all()).gives(1) > 0.5


@pytest.mark.rule("SA-22")
def test_a_hand_without_the_thing_and_infected_proves_a_human() -> None:
    exchange = ev.Exchanged(one=1, two=2, given="", got="")
    shown = ev.HandShown(seat=2, to=0, cards=("axe", "whisky", "scary", "missed"), why="analysis")
    before, after = told(0, *drew_all(), exchange), told(0, *drew_all(), exchange, shown)
    assert before.thing(2) > 0
    assert before.infected(2) > 0.02
    assert after.thing(2) == after.infected(2) == 0
    assert after.thing(1) < before.thing(1)  # it would most likely have infected its partner


@pytest.mark.rule("SA-23")
def test_who_has_seen_the_things_card_knows_the_thing() -> None:
    belief = told(0, ev.CardShown(seat=3, to=0, card="the_thing", why="suspicion"))
    assert belief.thing(3) == 1


@pytest.mark.rule("SA-21")
def test_an_exchange_makes_the_partners_suspect_and_no_one_else() -> None:
    belief = told(0, *drew_all(), ev.Exchanged(one=1, two=2, given="", got=""))
    assert belief.infected(1) > 0
    assert belief.infected(2) > 0
    assert belief.infected(3) == 0


@pytest.mark.rule("SA-43", "SA-20")
def test_an_infected_card_comes_from_the_thing_also_when_missed_has_passed_the_offer_on() -> None:
    """Whoever laid it was asked anew, and nobody else may give it."""
    passed = (ev.PassedOn(seat=1, was=2, to=0), ev.Offered(seat=1, to=0, why="turn", card="", passed=True))
    got = ev.Exchanged(one=1, two=0, given="infected", got="axe")
    shown = ev.CardShown(seat=1, to=0, card="infected", why="scary")
    for last in (got, shown):
        assert told(0, *drew_all(), ev.Offered(seat=1, to=2, why="turn", card=""), *passed, last).thing(1) == 1


@pytest.mark.rule("SA-43")
def test_a_harmless_card_proves_less_when_it_was_laid_where_nothing_infects() -> None:
    offered, got = ev.Offered(seat=1, to=0, why="turn", card=""), ev.Exchanged(one=1, two=0, given="whisky", got="axe")
    passed = ev.Offered(seat=1, to=0, why="turn", card="", passed=True)
    assert told(0, *drew_all(), offered, got).thing(1) < told(0, *drew_all(), passed, got).thing(1) / 2


@pytest.mark.rule("SA-51")
def test_a_flamethrower_seen_in_anothers_turn_speaks_against_being_the_thing() -> None:
    axe, flame = (ev.CardShown(seat=1, to=0, card=card, why="suspicion") for card in ("axe", "flamethrower"))
    assert 0 < told(0, *drew_all(), flame).thing(1) < told(0, *drew_all(), axe).thing(1) / 2


def test_who_gave_a_harmless_card_is_less_suspect_and_who_is_accused_more() -> None:
    start = told(0, *drew_all())
    harmless = told(0, *drew_all(), ev.Exchanged(one=0, two=1, given="axe", got="whisky"))
    accused = told(0, *drew_all(), ev.Spoke(seat=2, saying="accuse", about=1))
    assert harmless.thing(1) < start.thing(1) / 2
    assert accused.thing(1) > start.thing(1)


def test_the_whole_table_repeating_an_accusation_convinces_nobody_more_than_one_with_a_look_behind_it() -> None:
    chorus = told(0, *drew_all(), *(ev.Spoke(seat=seat, saying="accuse", about=1) for seat in (2, 3, 4, 5)))
    look = ev.CardShown(seat=1, to=2, card="", why="suspicion")
    witness = told(0, *drew_all(), look, ev.Spoke(seat=2, saying="accuse", about=1))
    assert chorus.thing(1) < 0.9
    assert witness.thing(1) > told(0, *drew_all(), ev.Spoke(seat=2, saying="accuse", about=1)).thing(1)


def test_what_the_table_believes_does_not_rest_on_what_one_seat_saw() -> None:
    private = ev.HandShown(seat=3, to=0, cards=("the_thing", "axe", "axe", "axe"), why="analysis", audience=1)
    assert told(TABLE, private).thing(3) == pytest.approx(1 / 6)


# what they do


def answer(state: SaState, seat: int, history: Sequence[Event] = (), level: str = "hard", seed: int = 1) -> str:
    """The text of what this seat does now."""
    return str(PLAYERS.levels[level](seat).decide(list(history), state.observe(seat), random.Random(seed)))


@pytest.mark.rule("SA-91")
def test_the_thing_declares_as_soon_as_no_other_living_seat_is_human() -> None:
    s = drawn("whisky", hands={0: "the_thing infected infected axe"}, infected=[1, 2, 3, 4])
    assert PLAYERS.interject((), s.observe(0)) is None
    s = drawn("whisky", hands={0: "the_thing infected infected axe"}, infected=[1, 2, 3, 4, 5])
    assert str(PLAYERS.interject((), s.observe(0))) == "declare 0"
    assert PLAYERS.interject((), s.observe(1)) is None


@pytest.mark.slow
def test_computers_never_declare_wrongly_and_never_miss_it() -> None:
    """Nobody but The Thing's last victim is asked in between."""

    def watch(state: SaState, histories: list[list[Event]]) -> None:
        if state.turn:
            assert any(state.roles[seat] == "human" for seat in state.ring)

    reasons = [play(GAME, Setup(5), table_of(5, "hard"), seed, watch).outcome.reason for seed in range(40)]
    assert "declared_wrongly" not in reasons
    assert {"declared", "declared_alone"} & set(reasons)


@pytest.mark.rule("SA-21")
@pytest.mark.parametrize("level", ["normal", "hard"])
def test_the_thing_gives_infected_to_a_human_and_something_else_to_its_own(level: str) -> None:
    s = drawn("axe", hands={0: "the_thing infected seduction whisky"})
    do(s, "discard axe")
    assert asked(s) == ("lay", 0)
    assert answer(s, 0, level=level) == "lay infected"
    s = drawn("axe", hands={0: "the_thing infected seduction whisky"}, infected=[1])
    do(s, "discard axe")
    assert answer(s, 0, level="hard") == "lay whisky"


@pytest.mark.rule("SA-51")
def test_the_thing_does_not_keep_a_flamethrower_past_its_turn() -> None:
    for infected in ([], [1], [1, 5]):
        s = drawn("flamethrower", hands={0: "the_thing infected seduction whisky"}, infected=infected)
        while s.asked == "act" and s.who == 0:
            do(s, answer(s, 0))
        if s.who == 0 and s.asked == "lay":
            do(s, answer(s, 0))
        held = s.hands[0].count("flamethrower") - (s.laid[0] == "flamethrower")
        assert held == 0


@pytest.mark.rule("SA-20")
def test_an_infected_feeds_the_thing() -> None:
    s = drawn("axe", hands={1: "the_thing infected seduction whisky", 0: "infected infected suspicion scary"}, infected=[0])
    do(s, "discard axe")
    assert answer(s, 0) == "lay infected"


@pytest.mark.rule("SA-50")
def test_an_infected_burns_a_human_and_never_the_thing() -> None:
    hands = {1: "the_thing infected seduction whisky", 0: "infected flamethrower suspicion scary"}
    for seed in range(20):
        s = drawn("axe", hands=hands, infected=[0])
        assert answer(s, 0, seed=seed) != "play flamethrower 1"


@pytest.mark.rule("SA-50")
def test_a_human_burns_the_thing_it_has_seen_and_not_a_proven_human() -> None:
    saw = ev.HandShown(seat=1, to=0, cards=("the_thing", "axe", "axe", "axe"), why="analysis")
    proven = ev.HandShown(seat=1, to=0, cards=("axe", "axe", "axe", "whisky"), why="analysis")
    s = drawn("axe", hands={0: "flamethrower suspicion seduction whisky", 1: "the_thing infected suspicion scary"}, talk="off")
    assert answer(s, 0, [saw]) == "play flamethrower 1"
    assert answer(s, 0, [proven]) != "play flamethrower 1"


@pytest.mark.rule("SA-41")
def test_a_human_refuses_the_things_offer_and_accepts_a_proven_humans() -> None:
    s = drawn("axe", hands={0: "the_thing infected suspicion whisky", 1: "no_thanks seduction suspicion whisky"})
    do(s, "discard axe", "lay infected")
    saw = ev.HandShown(seat=0, to=1, cards=("the_thing", "infected", "axe", "axe"), why="analysis")
    proven = ev.HandShown(seat=0, to=1, cards=("axe", "axe", "axe", "whisky"), why="analysis")
    assert answer(s, 1, [*drew_all(), saw]) == "refuse no_thanks"
    assert answer(s, 1, [*drew_all(), proven]).startswith("give")


def test_nobody_burns_who_holds_no_barbecues() -> None:
    s = drawn("flamethrower", hands={1: "no_barbecues suspicion seduction whisky"})
    do(s, "play flamethrower 1")
    assert asked(s) == ("barbecue", 1)
    for level in PLAYERS.levels:
        assert answer(s, 1, level=level) == "refuse no_barbecues"


# not giving themselves away


@pytest.mark.slow
def test_nobody_but_a_clean_human_shows_the_hand_by_choice() -> None:
    """Whisky and Revelations (SA-32, SA-77) in games of every level; a bad hand is never shown to all."""
    shown = 0
    for level in PLAYERS.levels:
        for seed in range(6):

            def watch(state: SaState, histories: list[list[Event]], level: str = level, seed: int = seed) -> None:
                nonlocal shown
                seat = state.actor()
                assert seat is not None
                if not any(str(act).endswith(SHADOWS) for act in state.legal_actions()):
                    return
                chosen = make_player("stayaway", level, seat).decide(histories[seat], state.observe(seat), random.Random(seed))
                if str(chosen) in ("play whisky", "show hand"):
                    shown += 1
                    assert state.roles[seat] == "human"
                    assert chosen.verb == "play" or "infected" not in state.hands[seat]

            play(GAME, Setup(9), table_of(9, level), 900 + seed, watch)
    assert shown > 5


@pytest.mark.rule("SA-61")
def test_in_quarantine_an_infected_card_is_not_discarded_for_all_to_see_when_another_does() -> None:
    s = drawn(
        "infected", hands={1: "the_thing infected seduction whisky", 0: "infected axe suspicion whisky"}, infected=[0], quarantine={0: 2}
    )
    for seed in range(20):
        assert answer(s, 0, seed=seed) != "discard infected"


@pytest.mark.rule("SA-43")
def test_a_human_takes_what_missed_has_passed_on_without_fear() -> None:
    """It infects nobody, so that a refusal would be wasted."""
    hands = {
        0: "the_thing infected whisky im_comfortable",
        1: "missed suspicion seduction whisky",
        2: "no_thanks seduction suspicion scary",
    }
    saw = ev.HandShown(seat=0, to=2, cards=("the_thing", "infected", "axe", "axe"), why="analysis")
    s = drawn("axe", hands=hands)
    do(s, "discard axe", "lay infected", "refuse missed")
    settle(s)
    do(s, "lay infected")
    assert asked(s) == ("answer", 2)
    assert answer(s, 2, [*drew_all(), saw]).startswith("give")


@pytest.mark.rule("SA-43")
@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_the_thing_does_not_waste_an_infected_where_missed_has_passed_its_offer_on(level: str) -> None:
    hands = {0: "the_thing infected whisky im_comfortable", 1: "missed suspicion seduction whisky"}
    first, again = 0, 0
    for seed in range(30):
        s = drawn("axe", hands=hands)
        do(s, "discard axe")
        first += answer(s, 0, level=level, seed=seed) == "lay infected"
        do(s, "lay infected", "refuse missed")
        settle(s)
        assert asked(s) == ("lay", 0)
        again += answer(s, 0, level=level, seed=seed) == "lay infected"
    assert again <= {"easy": first / 2, "normal": first / 2, "hard": 0}[level]


@pytest.mark.rule("SA-51")
def test_the_thing_that_will_have_to_give_its_flamethrower_discards_it_to_give_infected() -> None:
    s = drawn("flamethrower", hands={0: "the_thing infected scary no_barbecues"}, talk="off", doors=[5])
    kept = {"discard flamethrower", "play flamethrower 1"}
    assert answer(s, 0) in kept


# talk


def test_statements_follow_beliefs() -> None:
    """A Human accuses whom it suspects and vouches for whom it takes for Human."""
    said = 0

    def watch(state: SaState, histories: list[list[Event]]) -> None:
        nonlocal said
        seat = state.actor()
        assert seat is not None
        if state.roles[seat] != "human" or not state.may_say or state.asked != "act":
            return
        player = PLAYERS.levels["hard"](seat)
        assert isinstance(player, Thinker)
        chosen = player.decide(histories[seat], state.observe(seat), random.Random(1))
        if chosen.verb != "say" or chosen.what == "ask":
            return
        view = player.view(histories[seat], state.observe(seat))
        said += 1
        if chosen.what == "accuse":
            assert view.thing[chosen.seat] >= ACCUSES * 0.7 or view.thing[chosen.seat] + view.bad[chosen.seat] >= ACCUSES_BAD * 0.7
        else:
            assert view.human[chosen.seat] > 0.9

    for seed in range(4):
        play(GAME, Setup(8), table_of(8, "hard"), 30 + seed, watch)
    assert said > 10


def test_nobody_accuses_its_own_thing() -> None:
    accused = 0

    def watch(state: SaState, histories: list[list[Event]]) -> None:
        nonlocal accused
        for event in histories[0]:
            if isinstance(event, ev.Spoke) and event.saying == "accuse":
                accused += 1

    class Loyal(Thinker):
        def decide(self, history: Sequence[Event], observation: SaObservation, rng: random.Random) -> Act:
            chosen = super().decide(history, observation, rng)
            if observation.role == "infected" and chosen.what == "accuse":
                assert chosen.seat != observation.thing
            return chosen

    for seed in range(3):
        play(GAME, Setup(8), [Loyal(seat, HARD) for seat in range(8)], 60 + seed, watch)
    assert accused


# advice


def test_advice_is_what_hard_would_do_with_the_next_best() -> None:
    s = drawn("axe", hands={0: "flamethrower suspicion seduction whisky"})
    advice = PLAYERS.advise((), s.observe(0), random.Random(1))
    assert str(advice.action) == answer(s, 0)
    assert advice.action not in [act for act, _ in advice.alternatives]


def test_a_human_is_told_how_likely_it_burns_the_thing() -> None:
    saw = ev.HandShown(seat=1, to=0, cards=("the_thing", "axe", "axe", "axe"), why="analysis")
    s = drawn("axe", hands={0: "flamethrower suspicion seduction whisky", 1: "the_thing infected suspicion scary"}, talk="off")
    advice = PLAYERS.advise([saw], s.observe(0), random.Random(1))
    assert (str(advice.action), advice.kind, advice.gain) == ("play flamethrower 1", "suspect", 1.0)


@pytest.mark.rule("SA-21")
def test_a_human_is_told_the_risk_of_taking_a_card() -> None:
    s = drawn("axe", hands={0: "the_thing infected suspicion whisky", 1: "seduction analysis suspicion whisky"})
    do(s, "discard axe", "lay infected")
    advice = PLAYERS.advise(drew_all(), s.observe(1), random.Random(1))
    assert 0 < advice.risk < advice.gain < 0.5


# strength


@pytest.mark.slow
def test_a_hard_table_is_no_walkover_for_either_side() -> None:
    wins = human_wins(6, range(700, 740), "hard")
    assert 6 <= wins <= 32


@pytest.mark.slow
@pytest.mark.parametrize("seats", [8])
def test_hard_humans_win_more_than_normal_ones_against_a_normal_thing(seats: int) -> None:
    games = range(800, 900)
    normal, hard = (human_wins(seats, games, "normal", human, "normal") for human in ("normal", "hard"))
    assert hard >= normal + 6


@pytest.mark.slow
def test_a_harder_thing_lets_normal_humans_win_less() -> None:
    games = range(1000, 1050)
    wins = [human_wins(8, games, thing, "normal", thing) for thing in ("random", "hard")]
    assert wins[1] <= wins[0] - 5


@pytest.mark.slow
def test_hard_decides_in_time_at_twelve_seats() -> None:
    played: Played = play(GAME, Setup(12), table_of(12, "hard"), 5)
    assert played.thinking / played.decisions < 0.05
    assert played.slowest < 3


def test_the_deck_the_belief_counts_is_the_games() -> None:
    assert Belief(0, 4).draws == copies(4)["infected"] / 15
    assert table(4).rules.copies["infected"] == copies(4)["infected"]
