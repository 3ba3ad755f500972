"""What has happened is shown one thing after another, and waits for hands where it must: the player that all games share."""

from __future__ import annotations

import pytest

from game.client.showing import TUMBLE, Showing


class Tale(Showing[object]):
    """Whole numbers last a second each, a text begins a part, True is dice; it stops before "stop" and after "read"."""

    lasting = {int: 1.0, bool: 2 * TUMBLE}
    dice = (bool,)
    parts = (str,)

    def __init__(self, late: float = 0.0) -> None:
        super().__init__()
        type(self).late = late
        self.begun: list[object] = []
        self.finished: list[object] = []

    def begin(self, event: object) -> None:
        self.begun.append(event)

    def finish(self, event: object) -> None:
        self.finished.append(event)

    def stops_before(self, event: object) -> bool:
        return event == "stop"

    def stops_after(self, event: object) -> bool:
        return event == "read"


def test_each_takes_its_time_and_what_has_none_passes_at_once() -> None:
    tale = Tale()
    tale.add([1, 0.5, 2])
    assert tale.busy()
    assert tale.update(0.0)
    assert (tale.event, tale.share) == (1, 0.0)
    tale.update(0.75)
    assert tale.share == pytest.approx(0.75)
    tale.update(0.25)
    assert (tale.event, tale.finished) == (2, [1, 0.5])
    assert tale.update(1.0)
    assert not tale.busy()
    assert not tale.update(1.0)


@pytest.mark.parametrize(("late", "share"), [(0.0, 0.0), (0.25, 0.25), (float("inf"), 0.5)])
def test_a_late_frame_is_made_up_for_as_far_as_it_may_be(late: float, share: float) -> None:
    tale = Tale(late)
    tale.add([1, 2])
    tale.update(0.0)
    tale.update(1.5)
    assert tale.event == 2
    assert tale.share == pytest.approx(share)


def test_it_stops_before_and_after_until_a_person_goes_on() -> None:
    tale = Tale()
    tale.add(["read", 1, 2])
    tale.update(5.0)
    assert (tale.waiting, tale.event, tale.begun) == ("read", None, ["read"])
    tale.update(5.0)
    assert tale.busy()
    tale.go_on()
    tale.update(0.0)
    assert (tale.waiting, tale.event) == (None, 1)
    tale.drop()
    tale.add(["stop"])
    tale.update(0.0)
    assert (tale.waiting, tale.begun) == ("stop", ["read", 1])


def test_hurry_stops_at_a_part_and_skip_nowhere() -> None:
    tale = Tale()
    tale.add([1, 2, "part", 3, "read", "stop"])
    tale.update(0.0)
    tale.hurry()
    assert (tale.begun, tale.finished) == ([1, 2], [1, 2])
    tale.skip()
    assert not tale.busy()
    assert tale.begun == [1, 2, "part", 3, "read", "stop"]


def test_dice_lie_still_before_the_next_thing_is_shown() -> None:
    tale = Tale()
    tale.add([True])
    tale.update(0.0)
    assert tale.tumbling == 0.0
    tale.update(TUMBLE / 2)
    assert tale.tumbling == pytest.approx(0.5)
    tale.update(TUMBLE)
    assert (tale.tumbling, tale.event) == (1.0, True)
    tale.update(TUMBLE)
    assert tale.tumbling == 1.0
