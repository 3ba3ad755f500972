"""What is pinned stays, whoever and whatever would move it (mechanism: pinned figures)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.betrayal.deeds import DISCOVER, MOVE, TILE, Deed, Veto
from game.betrayal.moving import Relocate
from game.betrayal.state import BtState
from tests.betrayal.scene import begin_turn, offered, run
from tests.betrayal.toys.pins import PIN, Pins, is_pinned
from tests.betrayal.vetoes.matrix import broken
from tests.betrayal.vetoes.raw import DO, carried_out
from tests.betrayal.vetoes.stage import STAGE, situation
from tests.betrayal.vetoes.trying import CAUSES
from tests.betrayal.vetoes.watching import watching

pytestmark = pytest.mark.rule("BT-6.3.2")

MOVERS = (
    "bottle",
    "dark_dice",
    "mystic_slide",
    "revolving_wall",
    "token slide",
    "token wall_switch",
    "the_lost_one",
    "what_the",
    "spirit_board",
)
"""Causes of the quick test: each moves somebody, or a tile with somebody on it."""


def pinned_ones(s: BtState) -> list[int]:
    return [body for body, b in enumerate(s.t.bodies) if b.alive and is_pinned(s, body)]


def test_a_hero_the_traitor_and_a_monster_are_not_moved_by_any_deed() -> None:
    s = situation(Pins.number)
    stuck = pinned_ones(s)
    assert [s.is_explorer(body) for body in stuck] == [True, True, False]
    free = next(body for body in s.monsters() if body not in stuck)
    begin_turn(s, free, 4)
    for body in stuck:
        for deed in (Deed(MOVE, body, room="foyer"), Deed(MOVE, body, room="foyer", how="slide"), Deed(DISCOVER, body)):
            after = s.clone()
            with watching(Pins.forbids) as watch:
                carried_out(after, deed, DO[deed.kind])
            assert watch.told == [PIN], deed
            assert after.t.bodies[body].room == STAGE
        after = s.clone()
        begin_turn(after, body, 4)
        assert offered(after, "go") == offered(after, "explore") == []
    spots = s.t.spots[STAGE]
    DO[TILE](s, Deed(TILE, stuck[0], room=STAGE, how="carried"))
    assert s.t.spots[STAGE] == spots
    run(s, Relocate(free, "foyer"))
    assert s.t.bodies[free].room == "foyer"


def test_who_holds_it_drags_it_all_the_same() -> None:
    s = situation(Pins.number)
    body = pinned_ones(s)[0]
    begin_turn(s, body)
    run(s, Relocate(body, "foyer", "dragged"))
    assert s.t.bodies[body].room == "foyer"


def faults(names: Iterator[str] | tuple[str, ...], veto: Veto | None, most: int) -> dict[str, list[str]]:
    return {name: ids for name, ids, _told in broken(Pins.number, veto, names, lifted=veto is not None, most=most) if ids}


def test_no_usual_mover_moves_what_is_pinned_and_each_would_if_nobody_asked() -> None:
    assert faults(MOVERS, None, 60) == {}
    would = {name for veto in Pins.forbids for name in faults(MOVERS, veto, 60)}
    assert would == set(MOVERS) - {"spirit_board"}


@pytest.mark.slow
def test_no_mover_at_all_moves_what_is_pinned() -> None:
    assert faults(tuple(CAUSES), None, 2) == {}
