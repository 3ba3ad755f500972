"""Who may steal instead of hurting: by the damage that would be done, or by the margin where a haunt says so (BT-5.4)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.betrayal.combat import Attack, Won
from game.betrayal.harm import Damage, lessened
from game.betrayal.haunts import NUMBERS, haunt
from game.betrayal.haunts.base import Haunt
from game.betrayal.position import Position
from game.betrayal.state import BtState
from game.betrayal.terms import MENTAL, TRAITORS
from tests.betrayal.scene import PlainHaunt, begin_turn, give, plain_haunt, run, scene, turn_traitor
from tests.betrayal.test_haunt_01 import mummys_turn, walking
from tests.betrayal.test_haunt_05 import howling
from tests.betrayal.test_haunt_09 import dancing

Lessening = Callable[[str, int], tuple[str, int]]
HAUNTS: tuple[Lessening, ...] = (
    lambda kind, points: (kind, points),
    lambda kind, points: (kind, (points + 1) // 2),
    lambda kind, points: (kind, points - 1),
    lambda kind, points: (kind, 0),
    lambda kind, points: (MENTAL, points),
)
"""Ways in which haunts lessen or change damage."""


class Lessens(PlainHaunt):
    """A haunt that lessens all damage in one of these ways."""

    def __init__(self, way: Lessening) -> None:
        self.way = way

    def damage(self, s: Position, body: int, kind: str, points: int, source: str) -> tuple[str, int]:
        """As it says."""
        return self.way(kind, points)


def duel(armor: bool, way: Lessening = HAUNTS[0]) -> BtState:
    """Seat 0 stands beside the traitor, who has the Axe and may wear Armor."""
    s = scene(at={0: "foyer", 1: "foyer"}, cards={1: ["axe", *(["armor"] if armor else [])]})
    plain_haunt(s, traitor=1)
    s.haunt = Lessens(way)
    begin_turn(s, 0)
    return s


def loot(s: BtState, by: int, thief: int = 0, victim: int = 1, weapon: str = "") -> list[str]:
    return Won(Attack(thief, victim, weapon), by).loot(s)


@pytest.mark.rule("BT-5.4")
@pytest.mark.parametrize("by", range(1, 6))
@pytest.mark.parametrize("armor", [False, True])
@pytest.mark.parametrize("way", range(len(HAUNTS)))
def test_what_would_be_done_counts_after_all_that_lessens_it(way: int, armor: bool, by: int) -> None:
    s = duel(armor, HAUNTS[way])
    kind, points = HAUNTS[way]("physical", by)
    due = points - (armor and kind == "physical")
    assert loot(s, by) == (["axe"] if kind == "physical" and due >= 2 else [])
    hurt = [event for event in run(s, Damage(1, "physical", by, "attack", 0)) if type(event).__name__ == "Hurt"]
    assert [(event.kind, event.points) for event in hurt] == ([(kind, due)] if due > 0 else [])  # type: ignore[attr-defined]


@pytest.mark.rule("BT-5.4")
@pytest.mark.parametrize("weapon", ["", "axe", "spear", "ring", "revolver"])
def test_an_attack_of_the_mind_steals_nothing(weapon: str) -> None:
    s = duel(False)
    assert bool(loot(s, 4, weapon=weapon)) == (weapon != "ring")


@pytest.mark.rule("BT-5.3")
@pytest.mark.rule("BT-5.4")
def test_nothing_is_stolen_from_afar() -> None:
    s = duel(False)
    s.t.bodies[1].room = "entrance_hall"
    assert loot(s, 4, weapon="revolver") == []


@pytest.mark.rule("BT-5.4")
@pytest.mark.rule("BT-H05")
def test_a_werewolf_is_robbed_by_half_the_margin() -> None:
    s = howling()
    give(s, 2, "axe")
    s.t.bodies[0].room = s.t.bodies[2].room
    assert [bool(loot(s, by, 0, 2)) for by in (1, 2, 3, 4)] == [False, False, True, True]


@pytest.mark.rule("BT-5.4")
@pytest.mark.rule("BT-H01")
def test_the_mummy_robs_by_the_margin() -> None:
    s = walking()
    mummy = mummys_turn(s, "foyer")
    for card in ("armor", "axe"):
        give(s, 0, card)
    assert [bool(loot(s, by, mummy, 0)) for by in (1, 2)] == [False, True]
    assert lessened(s, 0, "physical", 2, "attack") == ("physical", 1)


@pytest.mark.rule("BT-5.4")
@pytest.mark.rule("BT-H09")
def test_a_dancing_traitor_robs_by_the_margin_but_heroes_by_the_damage() -> None:
    s = dancing()
    turn_traitor(s, 1)
    for seat, cards in ((0, ("armor", "axe")), (1, ("spear",))):
        for card in cards:
            give(s, seat, card)
    assert [bool(loot(s, by, 1, 0)) for by in (1, 2)] == [False, True]
    s.t.bodies[0].side, s.t.bodies[1].side = TRAITORS, s.t.bodies[2].side
    assert [bool(loot(s, by, 2, 0)) for by in (2, 3)] == [False, True]


@pytest.mark.rule("BT-5.4")
def test_only_where_the_source_says_wins_by_two_does_the_margin_count() -> None:
    def robs(one: Haunt) -> bool:
        return any(kind.robs for kind in one.figures.values()) or any(
            getattr(type(one), hook) is not getattr(Haunt, hook) for hook in ("robs", "would_do")
        )

    by_margin = {number for number in NUMBERS if robs(haunt(number))}
    assert by_margin == {1, 9} & set(NUMBERS)
