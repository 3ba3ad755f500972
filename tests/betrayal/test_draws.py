"""What draws the figures of each haunt, for computer players: read off what it declares (`game.betrayal.haunts.draws`)."""

from __future__ import annotations

from game.betrayal.harm import Die
from game.betrayal.haunts.haunt_01 import mummy_of
from game.betrayal.haunts.haunt_12 import own_twin
from game.betrayal.haunts.haunt_49 import body_of
from game.betrayal.terms import HEROES, TRAITORS
from tests.betrayal.scene import give, put, run
from tests.betrayal.sick import APART, sick, with_serum
from tests.betrayal.test_haunt_01 import walking as walking_01
from tests.betrayal.test_haunt_05 import dog as dog_05
from tests.betrayal.test_haunt_05 import howling as howling_05
from tests.betrayal.test_haunt_09 import dancing as dancing_09
from tests.betrayal.test_haunt_09 import move_to as move_to_09
from tests.betrayal.test_haunt_09 import turned as turned_09
from tests.betrayal.test_haunt_10 import gathered as gathered_10
from tests.betrayal.test_haunt_10 import madman as madman_10
from tests.betrayal.test_haunt_12 import walking as walking_12
from tests.betrayal.test_haunt_33 import invoked as invoked_33
from tests.betrayal.test_haunt_33 import summoned as summoned_33
from tests.betrayal.test_haunt_38 import swarm as swarm_38
from tests.betrayal.test_haunt_41 import invisible as invisible_41
from tests.betrayal.test_haunt_44 import TRAITOR as TRAITOR_44
from tests.betrayal.test_haunt_44 import ageing as ageing_44
from tests.betrayal.test_haunt_45 import ticking as ticking_45
from tests.betrayal.test_haunt_49 import spirit as spirit_49
from tests.betrayal.test_haunt_49 import worn as worn_49


def test_what_is_needed_is_collected_and_kept_away() -> None:
    s = walking_01()
    mummy = mummy_of(s)
    girl = s.t.tokens["girl"][0]
    assert {"library", "abandoned_room", girl} == {goal.room for goal in s.haunt.goals(s, 0)}
    assert [goal.room for goal in s.haunt.goals(s, 2)] == [girl]
    assert girl not in {goal.room for goal in s.haunt.goals(s, mummy)}
    s.t.bodies[mummy].cards = ["girl", "ring"]
    assert s.haunt.goals(s, mummy)[0].room == "abandoned_room"
    s.count("steps", 1)
    s.t.dropped["charred_room"] = ["book"]
    assert "charred_room" in {goal.room for goal in s.haunt.goals(s, 0)}


def test_keys_are_brought_together_and_then_in_reach() -> None:
    s = howling_05()
    assert {goal.room for goal in s.haunt.goals(s, 0)} == {"game_room", "research_laboratory"}
    assert {goal.room for goal in s.haunt.goals(s, 2)} == {goal.room for goal in s.haunt.goals(s, dog_05(s))} == {"foyer"}
    give(s, 0, "revolver")
    s.mark("silver_bullets", "1")
    put(s, 1, "bloody_room")
    assert {goal.room for goal in s.haunt.goals(s, 0)} == {"bloody_room"}
    assert {goal.room for goal in s.haunt.goals(s, 1)} == {"foyer"}
    s.unmark("silver_bullets", "1")
    s.mark("silver_bullets", "0")
    assert {goal.room for goal in s.haunt.goals(s, 0)} == {"abandoned_room", "game_room", "entrance_hall"}


def test_a_card_is_brought_by_either_side_where_it_has_to_be() -> None:
    s = dancing_09()
    assert [goal.room for goal in s.haunt.goals(s, 1)] == ["pentagram_chamber"]
    turned_09(s, 1)
    put(s, 0, "bloody_room")
    assert [goal.room for goal in s.haunt.goals(s, 1)] == ["bloody_room"]
    move_to_09(s, "holy_symbol", 1)
    assert [goal.room for goal in s.haunt.goals(s, 1)] == ["underground_lake"]
    assert [goal.room for goal in s.haunt.goals(s, 2)] == ["foyer"]


def test_what_chases_is_lured_through_rooms_that_bind() -> None:
    s = gathered_10()
    zombie = s.monsters("zombie")[0]
    assert s.haunt.goals(s, 0) == []  # no Zombie is near
    put(s, zombie, "abandoned_room")
    assert "library" in {goal.room for goal in s.haunt.goals(s, 0)}
    s.mark("trapped", "library")
    assert "library" not in {goal.room for goal in s.haunt.goals(s, 0)}
    put(s, zombie, "basement_landing")
    assert [goal.room for goal in s.haunt.goals(s, 0)] == ["?"]  # more rooms are wanted than there are
    assert {goal.room for goal in s.haunt.goals(s, madman_10(s))} == {"foyer"}
    s.t.bodies[zombie].mark = "1"
    put(s, 1, "upper_landing")
    assert {goal.room for goal in s.haunt.goals(s, zombie)} == {"upper_landing"}


def test_goals_lead_to_the_ball_and_with_it_to_those_it_can_kill() -> None:
    s = walking_12(ball=1)
    put(s, 1, "library")
    goals = s.haunt.goals(s, 0)
    assert "library" in {goal.room for goal in goals}
    assert "entrance_hall" in {goal.room for goal in s.haunt.goals(s, 1)}
    run(s, Die(own_twin(s, 1), "test"))
    assert "upper_landing" in {goal.room for goal in s.haunt.goals(s, 1)}
    assert "entrance_hall" not in {goal.room for goal in s.haunt.goals(s, 1)}
    assert not s.haunt.worth_attacking(s, 0, own_twin(s, 0))
    assert s.haunt.worth_attacking(s, 0, own_twin(s, 2))


def test_goals_lead_to_the_ritual_the_book_and_the_fire() -> None:
    s = invoked_33()
    assert [goal.room for goal in s.haunt.goals(s, 0)] == ["chapel"]
    assert [goal.room for goal in s.haunt.goals(s, 1)] == ["foyer"]
    s = invoked_33(book=1)
    assert [goal.room for goal in s.haunt.goals(s, 0)] == ["entrance_hall"]
    assert [goal.room for goal in s.haunt.goals(s, 1)] == ["furnace_room"]
    s, god = summoned_33()
    assert [goal.room for goal in s.haunt.goals(s, 1)] == ["chapel"]
    assert "entrance_hall" in {goal.room for goal in s.haunt.goals(s, god)}


def test_goals_are_what_has_not_served() -> None:
    s = swarm_38()
    assert {goal.room for goal in s.haunt.goals(s, 0)} == {"chapel", "library", "crypt"}
    s.mark("exorcised", "chapel")
    assert {goal.room for goal in s.haunt.goals(s, 0)} == {"library", "crypt"}
    assert [goal.room for goal in s.haunt.goals(s, 2)] == ["upper_landing"]
    give(s, 0, "ring")
    goals = {goal.room: goal.worth for goal in s.haunt.goals(s, 0)}
    assert goals["upper_landing"] > goals["entrance_hall"] > goals["library"]


def test_who_is_unseen_seeks_others_and_is_sought_where_a_trace_leads() -> None:
    s = invisible_41(room="library")
    assert {goal.room for goal in s.haunt.goals(s, 0)} == {"entrance_hall"}
    assert "library" not in {goal.room for goal in s.haunt.goals(s, 1)}
    s.mark("trace", "room:library")
    assert s.haunt.goals(s, 1)[0].room == "library"
    assert s.t.bodies[0].side == TRAITORS


def test_each_side_of_the_sickness_goes_its_way() -> None:
    s = sick(4)
    assert "research_laboratory" in {goal.room for goal in s.haunt.goals(s, 1)}
    assert "research_laboratory" not in {goal.room for goal in s.haunt.goals(s, 0)}
    with_serum(s, 1)
    assert {goal.room for goal in s.haunt.goals(s, 2)} == {APART[1]}


def test_goals_are_the_rooms_of_the_rite() -> None:
    s = ageing_44()
    assert {goal.room for goal in s.haunt.goals(s, 0)} == {"kitchen", "charred_room", "gallery"}
    s.mark("rite", "kitchen")
    assert {goal.room for goal in s.haunt.goals(s, 0)} == {"charred_room", "gallery"}
    assert {goal.room for goal in s.haunt.goals(s, TRAITOR_44)} == {"entrance_hall"}


def test_goals_keep_bombs_away_and_send_the_defused_to_the_builder() -> None:
    s = ticking_45()
    assert "library" not in {goal.room for goal in s.haunt.goals(s, 0)}
    s.unmark("bomb", "0")
    assert [goal.room for goal in s.haunt.goals(s, 0)] == ["library"]
    assert s.t.bodies[0].side == HEROES


def test_souls_go_for_the_spirit_and_it_for_the_bodies() -> None:
    s = worn_49()
    assert [goal.room for goal in s.haunt.goals(s, 0)] == ["library"]
    assert {goal.room for goal in s.haunt.goals(s, 1)} == {"entrance_hall"}
    assert {goal.room for goal in s.haunt.goals(s, spirit_49(s))} == {"entrance_hall"}
    assert s.t.bodies[body_of(s, 0)].side == HEROES
