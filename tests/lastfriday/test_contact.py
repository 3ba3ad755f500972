"""Who passes over whom, and what follows (LF-C1 to LF-C11)."""

from __future__ import annotations

import pytest

from game.engine.contract import TABLE, visible
from game.lastfriday import GAME, contact, events
from game.lastfriday.state import LfState
from game.lastfriday.terms import CAMPERS, MANIAC, seat_of
from tests.lastfriday.ground import (
    CAMP,
    OPENED,
    Crossing,
    away,
    beside_circle,
    circles_beside,
    crossing,
    crossings,
    dots_beside,
    first,
    lone_dots,
    lying,
    move,
    moves,
    net,
    plain,
    quiet_circles,
)
from tests.lastfriday.scene import asked, can, do, facts, offered, scene

RED, YELLOW, BLUE = seat_of("red"), seat_of("yellow"), seat_of("blue")


def over(s: LfState, winner: str, reason: str) -> bool:
    """The game is over, won by this side for this reason."""
    outcome = s.outcome()
    won = (MANIAC,) if winner == "maniac" else CAMPERS
    return outcome is not None and outcome.winners == won and outcome.reason == reason and s.actor() is None


# --- I


@pytest.mark.rule("LF-C1")
def test_in_i_every_camper_whom_the_maniac_passes_over_dies_and_nobody_else() -> None:
    circle, way = move()
    one, two = way.route[0], way.route[-1]
    third = lone_dots(1, circle)[0]
    s = scene(1, "maniac", campers={"red": one, "yellow": two, "green": third}, maniac=circle)
    told = do(s, str(way))
    assert [(event.seat, event.dot) for event in facts(told, events.Died)] == [(RED, one), (YELLOW, two)]
    assert s.living() == [3, 4, 5]
    assert s.corpses == {one: True, two: True}
    assert s.circle == way.circle
    assert not facts(told, events.Revealed)


@pytest.mark.rule("LF-T8")
@pytest.mark.parametrize("chapter", [1, 3])
def test_several_deaths_are_told_in_turn_order_whichever_way_the_maniac_went(chapter: int) -> None:
    circle, way = move()
    one, two = way.route[0], way.route[-1]
    told = []
    for first_passed, last_passed in ((one, two), (two, one)):
        s = scene(
            chapter, "maniac", campers={"red": first_passed, "yellow": last_passed}, maniac=circle, chosen="brown" if chapter == 3 else ""
        )
        told.append([event.seat for event in visible(do(s, str(way)), TABLE) if isinstance(event, events.Died)])
    assert told == [[RED, YELLOW], [RED, YELLOW]]


@pytest.mark.rule("LF-T8", "LF-II3")
def test_in_ii_the_first_in_turn_order_of_those_on_his_way_has_caught_him() -> None:
    circle, way = move()
    for dots in ((way.route[0], way.route[-1]), (way.route[-1], way.route[0])):
        s = scene(2, "maniac", campers=dict(zip(("yellow", "blue"), dots, strict=True)), maniac=circle)
        assert [(event.seat, event.how) for event in facts(do(s, str(way)), events.ChosenNamed)] == [(YELLOW, "caught")]


@pytest.mark.rule("LF-C1")
def test_in_i_a_camper_beside_the_way_of_the_maniac_lives() -> None:
    circle, way = move()
    side = first(beside_circle(circle) + beside_circle(way.circle), lambda dot: dot not in way.route)
    s = scene(1, "maniac", campers={"red": side}, maniac=circle)
    assert not facts(do(s, str(way)), events.Died)
    assert s.alive[RED]


@pytest.mark.rule("LF-C2")
def test_in_i_a_camper_who_passes_over_the_maniac_dies() -> None:
    place = crossing()
    s = scene(1, "red", campers={"red": place.start}, maniac=place.circle, clues={"red": ("trap",)})
    told = do(s, place.step)
    assert [(event.seat, event.dot) for event in facts(told, events.Died)] == [(RED, place.start)]
    assert not s.alive[RED]
    assert s.corpses == {place.start: True}
    assert s.piles == {place.start: (("trap",), ())}
    assert not facts(told, events.Revealed)
    assert s.circle == place.circle
    assert asked(s) == "yellow turn"


@pytest.mark.rule("LF-C2")
def test_in_i_a_camper_who_steps_over_another_circle_lives() -> None:
    place = crossing()
    s = scene(1, "red", campers={"red": place.start}, maniac=away(place.start))
    told = do(s, place.step)
    assert [event.circle for event in facts(told, events.Passed)] == [place.circle]
    assert s.dot[RED] == place.end


# --- II


@pytest.mark.rule("LF-C3")
def test_in_ii_the_maniac_who_passes_over_a_camper_loses_the_chapter() -> None:
    circle, way = move()
    beside = first(beside_circle(way.circle), lambda dot: dot not in way.route)  # red is as near as yellow, but not the one met
    s = scene(2, "maniac", campers={"yellow": way.route[-1], "red": beside}, maniac=circle)
    told = do(s, str(way))
    assert [(event.chapter, event.reason) for event in facts(told, events.ChapterEnded)] == [(2, "caught")]
    assert not facts(told, events.Died)
    assert not facts(told, events.GameEnded)
    assert s.chapter == 3
    assert s.chosen == YELLOW
    assert "invisibility" not in s.tokens


@pytest.mark.rule("LF-C3")
def test_in_ii_the_first_leg_of_speed_over_a_camper_ends_the_chapter_at_once() -> None:
    circle, way = move()
    s = scene(2, "maniac", campers={"yellow": way.route[0]}, maniac=circle, tokens=("speed",))
    told = do(s, "speed", str(way))
    assert facts(told, events.ChapterEnded)
    assert s.chapter == 3


@pytest.mark.rule("LF-C3")
def test_in_a_single_ii_the_campers_win_when_the_maniac_passes_over_one() -> None:
    circle, way = move()
    s = scene(2, "maniac", campers={"yellow": way.route[0]}, maniac=circle, single=True)
    do(s, str(way))
    assert over(s, "campers", "caught")


@pytest.mark.rule("LF-C4")
def test_in_ii_a_camper_who_passes_over_the_maniac_ends_the_chapter_and_becomes_the_chosen() -> None:
    place = crossing()
    s = scene(2, "blue", campers={"blue": place.start, "red": place.end}, maniac=place.circle)  # red is as near as blue
    told = do(s, place.step)
    assert [(event.chapter, event.reason) for event in facts(told, events.ChapterEnded)] == [(2, "caught")]
    assert not facts(told, events.Died)
    assert s.chapter == 3
    assert s.chosen == BLUE
    assert all(s.alive[1:])


@pytest.mark.rule("LF-C4")
def test_in_a_single_ii_the_campers_win_when_one_passes_over_the_maniac() -> None:
    place = crossing()
    s = scene(2, "red", campers={"red": place.start}, maniac=place.circle, single=True)
    do(s, place.step)
    assert over(s, "campers", "caught")


# --- III


@pytest.mark.rule("LF-C5")
def test_in_iii_a_camper_whom_the_maniac_passes_over_dies_and_the_game_goes_on() -> None:
    circle, way = move()
    far = lone_dots(1, circle)[0]
    s = scene(3, "maniac", campers={"yellow": way.route[0], "red": far}, maniac=circle, chosen="red", cabins=OPENED)
    told = do(s, str(way))
    assert [event.seat for event in facts(told, events.Died)] == [YELLOW]
    assert s.corpses == {way.route[0]: True}
    assert s.outcome() is None
    assert s.chapter == 3


def found(place: Crossing, **more: object) -> LfState:
    """III, red about to step over the Maniac; yellow is the Chosen, far away."""
    far = lone_dots(1, place.circle)[0]
    campers = {"red": place.start, "yellow": far, **more.pop("campers", {})}  # type: ignore[dict-item]
    return scene(3, "red", campers=campers, maniac=place.circle, chosen="yellow", cabins=OPENED, **more)  # type: ignore[arg-type]


@pytest.mark.rule("LF-C6")
def test_in_iii_a_camper_over_the_maniac_makes_him_reveal_without_a_clue_and_pushes_him_to_an_adjacent_circle() -> None:
    place = crossing()
    s = found(place)
    told = do(s, place.step)
    assert [(event.circle, event.step, event.why) for event in facts(told, events.Revealed)] == [(place.circle, 0, "contact")]
    assert not facts(told, events.ClueLaid)
    assert s.dot[RED] == place.end
    assert asked(s) == "red push"
    assert offered(s, "push") == [str(act).replace("move", "push", 1) for act in moves(place.circle, 3)]
    way = s.legal_actions()[-1]
    told = do(s, str(way))
    assert [(event.start, event.circle, event.route) for event in facts(told, events.Pushed)] == [(place.circle, way.circle, way.route)]
    assert not facts(told, events.ClueLaid)
    assert not facts(told, events.Revealed)
    assert s.circle == s.shown == way.circle
    assert s.record == [way.circle]
    assert s.shown_step == 0


@pytest.mark.rule("LF-C6")
def test_the_maniacs_next_turn_starts_where_he_was_pushed_to_and_a_later_reveal_shows_that_circle() -> None:
    place = crossing()
    s = found(place)
    do(s, place.step)
    way = first(s.legal_actions(), lambda act: act.circle in quiet_circles())
    do(s, str(way))
    while asked(s) != "maniac maniac":
        do(s, "done")
    assert offered(s, "move") == [str(act) for act in moves(way.circle, 3)]
    shown: list[events.Revealed] = []
    while not shown:
        quiet = [act for act in s.legal_actions() if act.verb == "done" or (act.verb == "move" and not contact.campers_on(s, act.route))]
        shown = facts(do(s, str(quiet[0])), events.Revealed)
    assert [(event.circle, event.step, event.why) for event in shown] == [(way.circle, 0, "scheduled")]
    assert s.round == 3


@pytest.mark.rule("LF-C6")
def test_a_camper_passed_over_by_the_push_dies_the_finder_too() -> None:
    place, way = first(
        ((place, way) for place in crossings() for way in moves(place.circle, 3)),
        lambda both: both[1].route[0] not in (both[0].start, both[0].end) and len(both[1].route) > 1,
    )
    s = found(place, campers={"blue": way.route[-1]})
    told = do(s, place.step, str(way).replace("move", "push", 1))
    assert [event.seat for event in facts(told, events.Died)] == [BLUE]
    assert s.alive[RED]
    place, way = first(((p, w) for p in crossings() for w in moves(p.circle, 3)), lambda both: both[1].route[0] == both[0].end)
    s = found(place)
    told = do(s, place.step, str(way).replace("move", "push", 1))
    assert [(event.seat, event.dot) for event in facts(told, events.Died)] == [(RED, place.end)]
    assert asked(s) == "yellow turn"


@pytest.mark.rule("LF-C6")
def test_passing_the_chosen_in_the_push_ends_the_game() -> None:
    place, way = first(
        ((p, w) for p in crossings() for w in moves(p.circle, 3)), lambda both: both[1].route[0] not in (both[0].start, both[0].end)
    )
    s = scene(3, "red", campers={"red": place.start, "yellow": way.route[0]}, maniac=place.circle, chosen="yellow", cabins=OPENED)
    do(s, place.step, str(way).replace("move", "push", 1))
    assert over(s, "maniac", "chosen_dead")


@pytest.mark.rule("LF-C6")
def test_after_a_push_the_movement_of_that_camper_is_over_with_sneakers_and_second_wind_too() -> None:
    place = crossing()
    s = found(place, clues={"red": ("sneakers", "hearing")}, cards={"red": "rita"})
    do(s, place.step)
    quiet = first(s.legal_actions(), lambda act: place.end not in act.route)
    do(s, str(quiet))
    assert asked(s) == "red turn"
    assert {act.verb for act in s.legal_actions()} == {"hear", "done"}


@pytest.mark.rule("LF-C6")
def test_a_camper_who_stopped_on_anothers_dot_falls_back_after_the_push_without_having_to_play_anything() -> None:
    place, way = first(((p, w) for p in crossings() for w in moves(p.circle, 3)), lambda both: both[0].end not in both[1].route)
    push = str(way).replace("move", "push", 1)
    s = found(place, campers={"green": place.end}, clues={"red": ("hearing",)})
    do(s, place.step, push)
    assert {act.verb for act in s.legal_actions()} == {"hear", "done"}
    told = do(s, "done")
    assert [(event.seat, event.dot) for event in facts(told, events.FellBack)] == [(RED, place.start)]
    assert s.dot[RED] == place.start


@pytest.mark.rule("LF-C6")
def test_a_push_sets_off_no_trap_and_no_lamp() -> None:
    place, way = first(
        ((p, w) for p in crossings() for w in moves(p.circle, 3)),
        lambda both: not {both[0].start, both[0].end} & set(both[1].route) and plain(both[1].route[0]),
    )
    s = found(place, traps=(way.route[0],), lamps=((way.route[-1], (way.circle,)),))
    told = do(s, place.step, str(way).replace("move", "push", 1))
    assert s.traps == (way.route[0],)
    assert s.lamps == ((way.route[-1], (way.circle,)),)
    assert not s.trapped
    assert not facts(told, events.TrapGone)


@pytest.mark.rule("LF-C7")
def test_in_iii_the_maniac_wins_when_he_passes_over_the_chosen() -> None:
    circle, way = move()
    s = scene(3, "maniac", campers={"green": way.route[-1]}, maniac=circle, chosen="green", cabins=OPENED)
    told = do(s, str(way))
    assert over(s, "maniac", "chosen_dead")
    assert facts(told, events.GameEnded)


@pytest.mark.rule("LF-C7")
def test_in_iii_the_maniac_wins_when_the_chosen_passes_over_him() -> None:
    place = crossing()
    s = scene(3, "green", campers={"green": place.start}, maniac=place.circle, chosen="green", cabins=OPENED, single=True)
    do(s, place.step)
    assert over(s, "maniac", "chosen_dead")


# --- IV


@pytest.mark.rule("LF-C8")
def test_in_iv_the_maniac_may_take_no_route_over_a_camper() -> None:
    circle, way = move()
    s = scene(4, "maniac", campers={"red": way.route[0]}, maniac=circle, chosen="yellow", cabins=OPENED)
    free = [str(act) for act in moves(circle, 4) if way.route[0] not in act.route]
    assert offered(s, "move") == free
    assert not can(s, str(way))
    s = scene(4, "maniac", campers={"red": way.route[0]}, maniac=circle, chosen="red", cabins=OPENED)
    assert offered(s, "move") == free, "the Chosen bars his way like any other"


@pytest.mark.rule("LF-C8")
def test_in_iv_neither_the_second_leg_of_speed_nor_a_plot_twist_leads_over_a_camper() -> None:
    circle, way = move()
    guard = first(beside_circle(way.circle), lambda dot: dot not in way.route and plain(dot))
    s = scene(4, "maniac", campers={"red": guard}, maniac=circle, chosen="yellow", cabins=OPENED, tokens=("speed",))
    do(s, "speed", str(way))
    assert offered(s, "move") == [str(act) for act in moves(way.circle, 4) if guard not in act.route]
    s = scene(4, "maniac", campers={"red": guard}, maniac=circle, chosen="yellow", cabins=OPENED, tokens=("twist",))
    do(s, str(way))
    while asked(s) != "maniac twist":
        do(s, "done")
    do(s, "twist")
    assert offered(s, "move") == [str(act) for act in moves(way.circle, 4) if guard not in act.route]


def in_iv(place: Crossing, turn: str = "red", chosen: str = "brown", **more: object) -> LfState:
    """IV, red about to step over the Maniac."""
    campers = {"red": place.start, **more.pop("campers", {})}  # type: ignore[dict-item]
    return scene(4, turn, campers=campers, maniac=place.circle, chosen=chosen, cabins=OPENED, **more)  # type: ignore[arg-type]


@pytest.mark.rule("LF-C9")
def test_in_iv_a_camper_over_the_maniac_makes_him_reveal_without_a_clue_and_the_others_move_one_dot_in_turn_order() -> None:
    place = crossing()
    yellow, blue, brown = lone_dots(3, place.circle)
    s = in_iv(place, campers={"yellow": yellow, "blue": blue, "brown": brown})
    told = do(s, place.step)
    assert [(event.circle, event.why) for event in facts(told, events.Revealed)] == [(place.circle, "contact")]
    assert not facts(told, events.ClueLaid)
    assert [event.seat for event in facts(told, events.AlarmRaised)] == [RED]
    assert s.circle == place.circle
    order = []
    for _ in range(3):
        order.append(asked(s))
        assert set(offered(s, "step")) == {str(step) for step in net(4, OPENED).steps[s.dot[s.who]]}
        do(s, str(s.legal_actions()[0]))
    assert order == ["yellow alarm", "blue alarm", "brown alarm"]  # the Chosen too; green still waits at the entrance
    assert s.dot[3] == 0
    assert not {s.dot[2], s.dot[4], s.dot[5]} & {yellow, blue, brown}
    assert asked(s) == "red turn"
    assert s.turn_steps == 1, "the finder's own movement goes on"


@pytest.mark.rule("LF-C9")
def test_in_an_alarm_nobody_moves_onto_a_taken_dot_a_corpse_or_the_finders_last_free_dot() -> None:
    place, near = first(
        ((p, d) for p in crossings() for d in dots_beside(p.start)),
        lambda both: both[1] not in (both[0].start, both[0].end) and plain(both[1]) and both[0].circle not in circles_beside(both[1]),
    )
    targets = {step.dot for step in net(4, OPENED).steps[near]}
    corpse = first(sorted(targets), lambda dot: plain(dot) and dot not in (place.start, place.end))
    guest = lone_dots(1, place.circle)[0]
    s = in_iv(place, campers={"yellow": near, "green": place.end, "brown": guest}, corpses={corpse: True})
    do(s, place.step)
    assert asked(s) == "yellow alarm"
    reached = {act.dot for act in s.legal_actions()}
    assert place.start not in reached, "red passes through green and may have to fall back there"
    assert corpse not in reached
    assert place.end not in reached
    assert reached == targets - {place.start, corpse, place.end}


@pytest.mark.rule("LF-C9")
def test_in_an_alarm_a_camper_without_a_free_dot_stays() -> None:
    place = crossing()
    far = first(lone_dots(30, place.circle), lambda dot: dot not in beside_circle(place.circle))
    blocked = {step.dot: True for step in net(4, OPENED).steps[far]}
    s = in_iv(place, campers={"yellow": far}, corpses=blocked, corpses_left=100)
    do(s, place.step)
    assert s.dot[YELLOW] == far
    assert asked(s) == "red turn"


@pytest.mark.rule("LF-C9")
@pytest.mark.parametrize(("alarms", "raised"), [("every", 2), ("one", 1)])
def test_every_passing_raises_an_alarm_and_by_the_house_rule_only_the_first_in_a_turn(alarms: str, raised: int) -> None:
    place = crossing()
    s = in_iv(place, alarms=alarms, campers={"yellow": lone_dots(1, place.circle)[0]})
    back = f"step d{place.start} via {place.circle}"
    told = do(s, place.step)
    assert s.observe(YELLOW).turn.alarmed
    told += do(s, str(s.legal_actions()[0]))
    assert asked(s) == "red turn"
    told += do(s, back)
    assert [event.why for event in facts(told, events.Revealed)] == ["contact", "contact"], "he reveals each time"
    assert len(facts(told, events.AlarmRaised)) == raised
    assert asked(s) == ("yellow alarm" if raised == 2 else "yellow turn")


@pytest.mark.rule("LF-C9")
def test_the_house_rule_counts_alarms_by_turn_and_so_each_camper_may_raise_one() -> None:
    place = crossing()
    s = in_iv(place, alarms="one", campers={"yellow": lone_dots(1, place.circle)[0]})
    do(s, place.step)
    do(s, str(s.legal_actions()[0]), "done")
    assert asked(s) == "yellow turn"
    assert not s.turn_alarmed
    s.stand(RED, 0)
    s.stand(YELLOW, place.start)
    s._legal = None
    assert facts(do(s, place.step), events.AlarmRaised)


@pytest.mark.rule("LF-C9")
def test_the_house_rule_is_off_unless_chosen() -> None:
    assert {option.name: option.default for option in GAME.options}["alarms"] == "every"


@pytest.mark.rule("LF-C9")
def test_a_clue_on_the_dot_of_an_alarmed_camper_is_taken() -> None:
    place = crossing()
    far = lone_dots(1, place.circle)[0]
    s = in_iv(place, campers={"yellow": far})
    goal = net(4, OPENED).steps[far][0]
    lying(s, {goal.dot: "shovel"})
    told = do(s, place.step, str(goal))
    assert [(event.seat, event.clue) for event in facts(told, events.ClueTaken)] == [(YELLOW, "shovel")]
    assert s.hand[YELLOW] == ("shovel",)


@pytest.mark.rule("LF-C9")
def test_an_alarmed_camper_over_the_maniac_causes_no_further_alarm_but_the_chosen_wins() -> None:
    place, other = first(
        ((p, d) for p in crossings() for d in beside_circle(p.circle)), lambda both: both[1] not in (both[0].start, both[0].end)
    )
    goal = first(net(4, OPENED).steps[other], lambda act: act.circle == place.circle and act.dot != place.end)
    s = in_iv(place, campers={"yellow": other, "brown": lone_dots(1, place.circle)[0]})
    do(s, place.step)
    told = do(s, str(goal))
    assert [(event.circle, event.why) for event in facts(told, events.Revealed)] == [(place.circle, "contact")]
    assert not facts(told, events.AlarmRaised)
    assert asked(s) == "brown alarm"
    s = in_iv(place, chosen="yellow", campers={"yellow": other})
    do(s, place.step, str(goal))
    assert over(s, "campers", "maniac_dead")


@pytest.mark.rule("LF-C9")
def test_an_alarmed_camper_may_row_when_the_boat_is_at_hand() -> None:
    place = crossing()
    pier, dot = first(sorted(CAMP.pier_dots.items()))
    s = in_iv(place, campers={"yellow": dot}, boat=pier)
    do(s, place.step)
    other = first(sorted(CAMP.pier_of), lambda there: there != dot)
    assert len(offered(s, "row")) == 3
    do(s, f"row d{other}")
    assert s.dot[YELLOW] == other
    assert s.boat == CAMP.pier_of[other]


@pytest.mark.rule("LF-C10")
def test_in_iv_the_campers_win_when_the_chosen_passes_over_the_maniac() -> None:
    place = crossing()
    s = in_iv(place, chosen="red")
    told = do(s, place.step)
    assert over(s, "campers", "maniac_dead")
    assert not facts(told, events.AlarmRaised)


@pytest.mark.rule("LF-C10")
def test_in_iv_the_campers_win_too_when_the_maniac_is_forced_over_the_chosen_but_not_over_another() -> None:
    circle, way = move()
    s = scene(4, "maniac", campers={"red": way.route[0]}, maniac=circle, chosen="yellow", cabins=OPENED)
    contact.maniac_over_campers(s, way.route)
    assert s.outcome() is None
    assert s.alive[RED]
    s = scene(4, "maniac", campers={"red": way.route[0]}, maniac=circle, chosen="red", cabins=OPENED)
    contact.maniac_over_campers(s, way.route)
    assert over(s, "campers", "maniac_dead")


def cornered() -> tuple[int, dict[str, int]]:
    """A circle with at most five dots beside it, and Campers on all of them."""
    circle = first(quiet_circles(), lambda circle: len(beside_circle(circle)) <= 5)
    return circle, dict(zip(("brown", "blue", "green", "yellow", "red"), beside_circle(circle), strict=False))


@pytest.mark.rule("LF-C11")
def test_in_iv_a_maniac_without_a_legal_move_has_lost() -> None:
    circle, guards = cornered()
    s = scene(4, "maniac", campers=guards, maniac=circle, chosen="red", cabins=OPENED, tokens=("speed", "shadow"))
    assert over(s, "campers", "cornered")


@pytest.mark.rule("LF-C11")
def test_one_open_route_is_enough_to_go_on() -> None:
    circle, guards = cornered()
    guards.pop("brown")
    s = scene(4, "maniac", campers=guards, maniac=circle, chosen="red", cabins=OPENED)
    assert asked(s) == "maniac maniac"
    assert offered(s, "move")


@pytest.mark.rule("LF-C11")
def test_in_the_other_chapters_a_surrounded_maniac_walks_on() -> None:
    circle, guards = cornered()
    for chapter in (1, 2, 3):
        s = scene(chapter, "maniac", campers=guards, maniac=circle, chosen="red" if chapter == 3 else "")
        assert asked(s) == "maniac maniac"
        assert len(offered(s, "move")) == len(s.net.moves[circle].acts)


@pytest.mark.rule("LF-C11")
def test_a_maniac_held_by_a_trap_is_not_cornered_until_his_next_move() -> None:
    circle, guards = cornered()
    s = scene(4, "maniac", campers=guards, maniac=circle, chosen="red", cabins=OPENED, trapped=True)
    assert s.outcome() is None
    while s.outcome() is None and s.round == 1:
        do(s, "done")
    assert over(s, "campers", "cornered")
