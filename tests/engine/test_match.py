"""A match seats people and computers, draws for chance, keeps histories and decides what may be taken back."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from game.engine.contract import ALL, TABLE, IllegalAction, Setup, outcome_at
from game.engine.match import Holder, Match, luck
from game.engine.record import RecordFile
from tests.toygame import GAME, Do, ToyGame

ANNA, BORIS, COMPUTER = Holder("Anna"), Holder("Борис"), Holder(level="normal")


class SidesGame(ToyGame):
    def side(self, seat: int, setup: Setup) -> tuple[int, ...]:
        return tuple(range(seat % 2, setup.seats, 2))


def match_of(*holders: Holder, seed: int = 1, record: RecordFile | None = None) -> Match:
    return Match(GAME, Setup(len(holders)), holders, seed, record)


def play(match: Match, *texts: str) -> None:
    for text in texts:
        match.play(GAME.parse(text))


def told(match: Match, viewer: int, mark: int = 0) -> list[tuple[str, int, int]]:
    return [(event.what, event.seat, event.number) for event in match.events_since(mark, viewer)]


def test_chance_is_drawn_until_a_seat_is_asked() -> None:
    match = match_of(ANNA, BORIS)
    assert match.actor() == 0
    assert [action.verb for action in match.actions] == ["deal", "deal"]
    play(match, "roll")
    assert [action.verb for action in match.actions] == ["deal", "deal", "roll", "die"]
    assert match.actor() == 1


def test_an_outcome_depends_on_the_seed_and_the_number_of_its_action_alone() -> None:
    dice: Sequence[tuple[Do, int]] = [(Do("die", 1), 2), (Do("die", 2), 1)]
    assert [luck(7, 40) for _ in range(5)] == [luck(7, 40)] * 5
    over_numbers = [outcome_at(dice, luck(7, number)).number for number in range(3000)]
    over_seeds = [outcome_at(dice, luck(seed, 40)).number for seed in range(3000)]
    for numbers in (over_numbers, over_seeds):
        assert 900 < numbers.count(2) < 1100  # one in three


def test_the_same_seed_deals_the_same_cards_and_another_seed_others() -> None:
    deals = [tuple(map(str, match_of(ANNA, BORIS, seed=seed).actions)) for seed in (5, 5, 6, 7, 8)]
    assert deals[0] == deals[1]
    assert len(set(deals)) > 2


def test_each_viewer_has_a_history_of_its_own() -> None:
    match = match_of(ANNA, BORIS)
    one, two = (action.number for action in match.actions)
    assert told(match, 0) == [("dealt", 0, one), ("dealt", 1, 0)]
    assert told(match, 1) == [("dealt", 0, 0), ("dealt", 1, two)]
    assert told(match, TABLE) == [("dealt", 0, 0), ("dealt", 1, 0)]
    assert told(match, ALL) == [("dealt", 0, one), ("dealt", 1, two)]
    match.history(0).clear()
    assert len(match.history(0)) == 2


def test_events_since_a_mark_are_the_new_ones() -> None:
    match = match_of(ANNA, BORIS)
    mark = match.mark()
    play(match, "dare 1")
    assert told(match, 1, mark) == [("dare", 0, 1)]
    match.undo("Anna")
    assert told(match, 1, mark) == []


def test_an_illegal_action_is_refused_and_nothing_has_happened() -> None:
    match = match_of(ANNA, BORIS)
    before = match.version, match.length, match.observe(ALL)
    for text in ("pay", "dare 0", "die 2"):
        with pytest.raises(IllegalAction, match="not_now"):
            play(match, text)
    assert (match.version, match.length, match.observe(ALL)) == before


def test_the_last_action_of_a_person_can_be_taken_back() -> None:
    match = match_of(ANNA, BORIS)
    before, version = match.observe(ALL), match.version
    play(match, "dare 1")
    assert (match.can_undo("Anna"), match.can_undo("Борис"), match.can_undo("")) == (True, False, False)
    match.undo("Anna")
    assert match.observe(ALL) == before
    assert match.version > version
    assert match.actor() == 0


def test_a_person_takes_back_several_actions_but_none_of_another_person() -> None:
    match = match_of(ANNA, BORIS)
    play(match, "dare 1", "pay", "dare 0")  # Anna, then Boris twice
    match.undo("Борис")
    match.undo("Борис")
    assert not match.can_undo("Борис")
    assert match.can_undo("Anna")
    with pytest.raises(ValueError, match="nothing to take back"):
        match.undo("Борис")


def test_what_another_person_has_come_to_look_at_is_not_taken_back() -> None:
    match = match_of(ANNA, BORIS)
    play(match, "dare 1")
    match.witness("Anna")
    assert match.can_undo("Anna"), "the same person may look as often as it likes"
    match.witness("Борис")
    assert not match.can_undo("Anna")
    before = match.observe(ALL)
    play(match, "pay")
    match.undo("Борис")
    assert match.observe(ALL) == before
    assert not any(match.can_undo(person) for person in ("Anna", "Борис"))


def test_nothing_is_taken_back_past_a_roll() -> None:
    match = match_of(ANNA, BORIS)
    play(match, "roll")
    assert not match.can_undo("Anna")


def test_nothing_is_taken_back_once_somebody_learnt_something() -> None:
    match = match_of(ANNA, ANNA)
    play(match, "dare 1", "show")
    assert not match.can_undo("Anna")
    play(match, "roll")
    assert not match.can_undo("Anna")


def test_what_a_computer_did_stays() -> None:
    match = match_of(ANNA, COMPUTER)
    play(match, "dare 1", "pay")
    assert not match.can_undo("Anna")
    assert not match.can_undo("")


def test_a_seat_that_is_handed_over_takes_nothing_of_its_former_holder_back() -> None:
    match = match_of(ANNA, BORIS)
    play(match, "dare 1")
    match.hand_over(0, Holder("Clara"))
    assert (match.can_undo("Clara"), match.can_undo("Anna")) == (False, True)
    match.hand_over(1, COMPUTER)
    assert match.holders == (Holder("Clara"), COMPUTER)


def test_a_seat_goes_to_nobody_and_no_seat_beyond_the_last_can_be_handed_over() -> None:
    match = match_of(ANNA, BORIS)
    for seat, holder in ((0, Holder()), (2, ANNA), (-1, ANNA), (0, Holder("two\nlines")), (0, Holder(" "))):
        with pytest.raises(ValueError, match=r"seat|name"):
            match.hand_over(seat, holder)
    assert match.holders == (ANNA, BORIS)


def test_when_the_game_is_over_nobody_is_asked_and_all_is_told() -> None:
    match = match_of(ANNA, BORIS)
    play(match, "dare 1", "pay", "dare 0", "pay", "dare 1", "pay", "dare 0", "pay")
    assert match.actor() is None
    assert match.outcome() is not None
    with pytest.raises(IllegalAction, match="over"):
        play(match, "roll")
    with pytest.raises(ValueError, match="cannot concede"):
        match.concede(0)
    replay = list(match.replay())
    assert [str(action) for action, _ in replay][2:] == ["dare 1", "pay", "dare 0", "pay", "dare 1", "pay", "dare 0", "pay"]
    assert [event for _, events in replay for event in events] == match.history(ALL)


def test_conceding_loses_the_match_for_the_seats_of_that_person() -> None:
    match = match_of(ANNA, BORIS, ANNA)
    match.concede(2)
    outcome = match.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.losers, outcome.reason) == ((1,), (0, 2), "conceded")
    assert match.actor() is None
    assert match.observe(0).actor is None
    assert match.observe(0).legal == ()
    assert not match.can_undo("Anna")


def test_conceding_loses_the_match_for_a_whole_side_in_a_game_of_sides() -> None:
    match = Match(SidesGame(), Setup(3), (ANNA, BORIS, COMPUTER), 1)
    match.concede(0)
    outcome = match.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.losers) == ((1,), (0, 2))


@pytest.mark.parametrize(
    ("setup", "holders", "seed"),
    [
        (Setup(4), (ANNA,) * 4, 1),
        (Setup(3), (ANNA, BORIS), 1),
        (Setup(2, {"rounds": "3"}), (ANNA, BORIS), 1),
        (Setup(2, {"dice": "3"}), (ANNA, BORIS), 1),
        (Setup(2), (ANNA, BORIS), -1),
        (Setup(2), (ANNA, BORIS), 1 << 63),
    ],
)
def test_a_match_that_cannot_be_is_refused(setup: Setup, holders: tuple[Holder, ...], seed: int) -> None:
    with pytest.raises(ValueError, match=r"cannot be played|option|seed"):
        Match(GAME, setup, holders, seed)


def test_options_not_chosen_have_their_defaults() -> None:
    assert match_of(ANNA, BORIS).setup.options == {"rounds": "2"}
