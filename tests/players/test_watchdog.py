"""What the watchdog forgives, and for how long it waits: rules with a clock that the test moves."""

from __future__ import annotations

import pytest

from game.players.watchdog import BACK, DIED, GAP, GOOD, SLOW, STARTED, WAITS, WINDOW, Patience, Watchdog


class Clock:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


def waits_after(dog: Watchdog, clock: Clock, failures: list[str], apart: float = 1.0) -> list[float]:
    found = []
    for how in failures:
        dog.failed(how)
        found.append(dog.wait())
        clock.now += dog.wait() + apart
    return found


def test_the_waits_grow_with_each_death_and_no_further(clock: Clock) -> None:
    assert waits_after(Watchdog(clock), clock, [DIED] * 7) == [*WAITS, WAITS[-1], WAITS[-1]]


def test_one_slow_answer_does_not_count_the_next_ones_do(clock: Clock) -> None:
    dog = Watchdog(clock)
    assert waits_after(dog, clock, [SLOW, SLOW, SLOW, DIED]) == [0.0, *WAITS[:3]]
    assert dog.failures == 3


def test_what_is_long_ago_is_forgotten(clock: Clock) -> None:
    dog = Watchdog(clock)
    assert waits_after(dog, clock, [DIED, SLOW] * 5, apart=WINDOW) == [0.0] * 10
    assert dog.failures == 0


def test_a_row_of_good_answers_makes_good(clock: Clock) -> None:
    dog = Watchdog(clock)
    waits_after(dog, clock, [DIED] * 3)
    assert not dog.trusted
    for _answer in range(GOOD - 1):
        dog.answered()
    assert dog.failures == 3
    dog.answered()
    assert dog.failures == 0
    assert dog.trusted
    dog.failed(DIED)
    assert dog.wait() == 0


def test_a_failure_among_good_answers_begins_the_row_anew(clock: Clock) -> None:
    dog = Watchdog(clock)
    dog.failed(DIED)
    for _turn in range(3):
        for _answer in range(GOOD - 1):
            dog.answered()
        dog.failed(DIED)
    assert dog.failures == 4


def test_the_wait_runs_down(clock: Clock) -> None:
    dog = Watchdog(clock)
    waits_after(dog, clock, [DIED])
    dog.failed(DIED)
    clock.now += 1.5
    assert dog.wait() == pytest.approx(WAITS[1] - 1.5)
    clock.now += 100
    assert dog.wait() == 0


def test_the_story_tells_what_was_and_when(clock: Clock) -> None:
    dog = Watchdog(clock)
    dog.answered()
    dog.failed(SLOW)
    dog.started()
    clock.now += 2
    dog.answered()
    dog.answered()
    assert list(dog.story) == [(SLOW, 100.0), (STARTED, 100.0), (BACK, 102.0)]


def test_only_time_in_which_the_window_looked_counts_as_waiting() -> None:
    patience = Patience()
    patience.begin(0.0)
    for frame in range(1, 61):
        waited = patience.look(frame / 60)
    assert waited == pytest.approx(1.0)
    assert patience.look(1.9) == pytest.approx(1.0 + GAP), "the window was held for nearly a second"
    assert patience.look(4000.0) == 0.0, "the machine slept: whoever is asked begins anew"
    assert patience.look(3000.0) == 0.0, "a clock that goes back does no harm"
    assert patience.look(3000.1) == pytest.approx(0.1)
    patience.begin(3000.2)
    assert patience.look(3000.3) == pytest.approx(0.1)


def test_a_window_that_can_only_look_seldom_does_not_wait_for_ever() -> None:
    patience = Patience()
    patience.begin(0.0)
    waited = [patience.look(2.0 * look) for look in range(1, 20)]
    assert waited[0] == 0.0
    assert waited[-1] == pytest.approx(18 * GAP)
