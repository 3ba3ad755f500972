"""Turns and rounds: who moves when, what a turn allows, record and reveals, deaths announced (LF-T1 to LF-T10)."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable

import pytest

from game.engine.contract import ALL, TABLE, IllegalAction, Setup, visible
from game.lastfriday import GAME, campers, events
from game.lastfriday.masks import members
from game.lastfriday.state import LfState
from game.lastfriday.terms import CAMPER_SIDE, CAMPERS, CLUES, COLOURS, MANIAC
from tests.lastfriday import landmarks
from tests.lastfriday.landmarks import CAMP, NET, PLAIN, beside, far_from, go_on, over, plain_circles, plain_move, quietly
from tests.lastfriday.scene import asked, can, do, facts, offered, scene

BY_NIGHT, BY_DAY = (1, 3), (2, 4)
CHAPTERS = (1, 2, 3, 4)
RED_RINGED = (3, 6, 9, 12, 15)
CIRCLE, MOVE = plain_move()
FAR = far_from(CIRCLE)
FIRST = {1: "red", 2: "maniac", 3: "red", 4: "maniac"}


# LF-T1


@pytest.mark.rule("LF-T1")
@pytest.mark.parametrize("chapter", ["campaign", "I", "II", "III", "IV"])
def test_the_marker_starts_on_round_one(chapter: str) -> None:
    s = GAME.new(Setup(6, {"chapter": chapter}))
    assert s.round == 0
    go_on(s, lambda s: s.round > 0)
    assert s.round == 1


@pytest.mark.rule("LF-T1")
@pytest.mark.parametrize("chapter", CHAPTERS)
def test_campers_move_first_in_i_and_iii_and_the_maniac_in_ii_and_iv(chapter: int) -> None:
    s = scene(chapter, FIRST[chapter], maniac=CIRCLE, chosen="red", supply=dict.fromkeys(CLUES, 8))
    turns = [turn.seat for turn in facts(quietly(s, lambda s: s.round == 2 and s.turn_seat == s.who), events.TurnBegan)]
    everybody = list(CAMPERS)
    assert turns == ([2, 3, 4, 5, MANIAC, 1] if chapter in BY_NIGHT else [*everybody, MANIAC])


@pytest.mark.rule("LF-T1")
@pytest.mark.parametrize("chapter", CHAPTERS)
def test_a_chapter_has_fifteen_rounds(chapter: int) -> None:
    s = scene(chapter, FIRST[chapter], maniac=CIRCLE, chosen="red")
    told = quietly(s, lambda s: s.over() or s.chapter != chapter)
    assert [event.round for event in facts(told, events.RoundBegan)][:14] == list(range(2, 16))
    (ended,) = facts(told, events.ChapterEnded)
    assert (ended.chapter, ended.reason) == (chapter, "rounds")
    turns = [event.seat for event in facts(told[: told.index(ended)], events.TurnBegan)]
    assert [turns.count(seat) for seat in (MANIAC, *CAMPERS)] == ([15, 14, 15, 15, 15, 15] if chapter in BY_NIGHT else [14, *[15] * 5])


# LF-T2


@pytest.mark.rule("LF-T2")
@pytest.mark.parametrize("chosen", ["red", "green", "brown"])
def test_campers_move_in_the_order_red_yellow_green_blue_brown_and_the_chosen_keeps_the_colours_place(chosen: str) -> None:
    s = scene(3, "red", maniac=CIRCLE, chosen=chosen)
    for colour in ("red", "yellow", "green", "blue", "brown"):
        assert asked(s) == f"{colour} turn"
        do(s, "done")
    assert asked(s) == "maniac maniac"


@pytest.mark.rule("LF-T2")
def test_the_dead_have_no_turn() -> None:
    s = scene(1, "red", maniac=CIRCLE, dead=["yellow", "blue"])
    for colour in ("red", "green", "brown"):
        assert asked(s) == f"{colour} turn"
        do(s, "done")
    assert asked(s) == "maniac maniac"


# LF-T3


@pytest.mark.rule("LF-T3")
def test_a_camper_moves_two_steps_or_one_or_none() -> None:
    a, b, c = landmarks.straight_on()
    for path in ([], [b], [b, c]):
        s = scene(1, "red", campers={"red": a, "yellow": landmarks.apart(3)[2]}, maniac=far_from(*beside_circles(a)))
        do(s, *(f"step d{dot}" for dot in path))
        if len(path) < 2:
            assert asked(s) == "red turn"
            do(s, "done")
        assert asked(s) == "yellow turn", "after two steps the turn is over"
        assert s.dot[1] == (path or [a])[-1]


@pytest.mark.rule("LF-T3")
def test_there_is_no_third_step() -> None:
    a, b, c = landmarks.straight_on()
    s = scene(1, "red", campers={"red": a}, clues={"red": ["hearing"]}, maniac=far_from(*beside_circles(a)))
    do(s, f"step d{b}", f"step d{c}")
    assert {act.verb for act in s.legal_actions()} == {"hear", "done"}
    with pytest.raises(IllegalAction):
        do(s, f"step d{b}")


def beside_circles(dot: int) -> list[int]:
    return [circle for circle in CAMP.circles if dot in beside(circle)] or [1]


def in_line() -> tuple[int, int, int]:
    """Three plain dots along two paths; from the first only the middle one leads to the third in two steps."""
    a, b, c = landmarks.straight_on()
    return a, b, c


@pytest.mark.rule("LF-T3")
def test_campers_pass_through_each_other_but_do_not_end_a_turn_on_one_dot() -> None:
    a, b, c = in_line()
    s = scene(1, "red", campers={"red": a, "blue": b}, maniac=far_from(*beside_circles(a)))
    assert can(s, f"step d{b}"), "a way on is left"
    do(s, f"step d{b}")
    assert not can(s, "done")
    assert not can(s, f"step d{b}")
    do(s, f"step d{c}")
    assert (s.dot[1], s.dot[4]) == (c, b)


@pytest.mark.rule("LF-T3")
def test_the_last_step_never_ends_on_another_camper() -> None:
    a, b, c = in_line()
    s = scene(1, "red", campers={"red": a, "blue": c}, maniac=far_from(*beside_circles(a)))
    do(s, f"step d{b}")
    assert not can(s, f"step d{c}")
    assert can(s, "done")
    assert can(s, f"step d{a}")


@pytest.mark.rule("LF-T3")
def test_the_dead_and_those_at_the_entrance_stand_in_nobodys_way() -> None:
    a, b, c = in_line()
    s = scene(1, "red", campers={"red": a}, dead=["yellow"], maniac=far_from(*beside_circles(a)))
    s.dot[2] = 0
    do(s, f"step d{b}")
    assert can(s, f"step d{c}")
    t = scene(2, "red", maniac=CIRCLE)
    assert t.dot[1:] == [0] * 5
    assert can(t, "done")


@pytest.mark.rule("LF-T3")
@pytest.mark.parametrize("chapter", CHAPTERS)
def test_campers_neither_enter_nor_cross_a_corpses_dot_and_the_maniac_does(chapter: int) -> None:
    a, b, _ = in_line()
    s = scene(chapter, "red", campers={"red": a}, corpses={b: True}, clues={"red": ["sneakers"]}, chosen="red", maniac=far_from(a))
    assert b not in {act.dot for act in s.legal_actions() if act.verb == "step"}
    do(s, "sneakers")
    assert b not in {act.dot for act in s.legal_actions() if act.verb == "step"}
    t = scene(chapter, "maniac", maniac=CIRCLE, corpses=dict.fromkeys(MOVE.route, True))
    assert can(t, str(MOVE))


@pytest.mark.rule("LF-T3")
def test_a_newcomer_who_finds_the_arrow_dot_taken_passes_through_or_waits() -> None:
    s = scene(2, "red", campers={"blue": CAMP.arrow}, maniac=CIRCLE)
    do(s, "done")
    assert s.dot[1] == 0
    assert asked(s) == "yellow turn"
    do(s, f"step d{CAMP.arrow}")
    assert not can(s, "done"), "two Campers would stand on one dot"
    on = offered(s, "step")[0]
    do(s, on)
    assert s.dot[2] == GAME.parse(on).dot != CAMP.arrow


@pytest.mark.rule("LF-T3")
def test_a_newcomer_with_no_way_past_the_taken_arrow_dot_only_waits() -> None:
    ways = {step.dot for step in NET.steps[CAMP.arrow]}
    s = scene(2, "red", campers={"blue": CAMP.arrow}, corpses=dict.fromkeys(ways, True), maniac=CIRCLE)
    assert asked(s) == "maniac maniac", "nobody has anything to choose: the round is over"
    assert s.round == 2
    assert s.dot[1:] == [0, 0, 0, CAMP.arrow, 0]


@pytest.mark.rule("LF-T3")
def test_who_is_stopped_on_anothers_dot_may_end_the_turn_with_clues_in_hand_and_falls_back() -> None:
    circle = plain_circles()[0]
    start, step = over(circle)
    landing = GAME.parse(step).dot
    s = scene(3, "red", maniac=circle, campers={"red": start, "blue": landing}, clues={"red": ["hearing", "shovel"]}, chosen="brown")
    do(s, step)
    do(s, next(text for text in offered(s, "push") if f"d{landing}" not in text))
    assert can(s, "done")
    (back,) = facts(do(s, "done"), events.FellBack)
    assert back.dot == start
    assert s.dot[1] == start
    assert s.hand[1] == ("hearing", "shovel")


# LF-T4


@pytest.mark.rule("LF-T4")
@pytest.mark.parametrize("chapter", CHAPTERS)
def test_the_maniac_moves_exactly_one_step_and_records_the_circle(chapter: int) -> None:
    s = scene(chapter, "maniac", maniac=CIRCLE, record=[CIRCLE])
    assert {act.verb for act in s.legal_actions()} == {"move"}, "he may not stand still"
    assert {(act.circle, act.route) for act in s.legal_actions()} == {(act.circle, act.route) for act in NET.moves[CIRCLE].acts}
    with pytest.raises(IllegalAction):
        do(s, "stay")
    do(s, str(MOVE))
    assert s.circle == MOVE.circle
    assert s.record == [CIRCLE, MOVE.circle]
    assert asked(s) == "red turn", "his turn is over"


@pytest.mark.rule("LF-T4")
@pytest.mark.parametrize("chapter", CHAPTERS)
def test_his_move_is_secret(chapter: int) -> None:
    s = scene(chapter, "maniac", maniac=CIRCLE)
    told = do(s, str(MOVE))
    for viewer in (*CAMPERS, TABLE):
        (move,) = facts(visible(told, viewer), events.Moved)
        assert (move.start, move.circle, move.route) == (0, 0, ())
        assert (s.observe(viewer).circle, s.observe(viewer).record) == (0, ())
    for viewer in (MANIAC, ALL):
        (move,) = facts(visible(told, viewer), events.Moved)
        assert (move.start, move.circle, move.route) == (CIRCLE, MOVE.circle, MOVE.route)
        assert (s.observe(viewer).circle, s.observe(viewer).record[-1]) == (MOVE.circle, MOVE.circle)


@pytest.mark.rule("LF-T4")
@pytest.mark.parametrize("chapter", CHAPTERS)
def test_without_any_move_he_records_the_same_circle_in_i_to_iii(chapter: int) -> None:
    shut_in = CAMP.inside_circle("red")  # no path leads out of a closed cabin
    s = scene(chapter, "maniac", maniac=shut_in, record=[shut_in])
    if chapter == 4:
        assert s.result == ("campers", "cornered")
        return
    assert [str(act) for act in s.legal_actions()] == ["stay"]
    told = do(s, "stay")
    assert s.record == [shut_in, shut_in]
    (seen,) = facts(visible(told, 1), events.Moved)
    assert (seen.start, seen.circle, seen.route) == (0, 0, ())


# LF-T5


@pytest.mark.rule("LF-T5")
@pytest.mark.parametrize("chapter", ["campaign", "I", "II", "III", "IV"])
def test_step_0_of_his_record_is_his_start_chosen_before_the_chapters_first_turn(chapter: str) -> None:
    s = GAME.new(Setup(6, {"chapter": chapter}))
    go_on(s, "maniac start")
    assert (s.round, s.record) == (0, [])
    start = s.legal_actions()[1]
    told = do(s, str(start))
    assert (s.circle, s.record) == (start.circle, [start.circle])
    assert [event.circle for event in facts(visible(told, 3), events.StartChosen)] == [0]
    assert [event.circle for event in facts(visible(told, MANIAC), events.StartChosen)] == [start.circle]


@pytest.mark.rule("LF-T5")
@pytest.mark.parametrize("chapter", CHAPTERS)
def test_every_round_adds_one_entry(chapter: int) -> None:
    s = scene(chapter, FIRST[chapter], maniac=CIRCLE, record=[CIRCLE])
    circles = [CIRCLE]
    for number in range(1, 15):
        told = quietly(s, lambda s, number=number: s.round > number)  # type: ignore[misc]
        circles += [move.circle for move in facts(visible(told, MANIAC), events.Moved)]
        assert len(circles) == number + 1
        assert s.record == circles


# LF-T6


def until_revealed(chapter: int, number: int) -> tuple[list[int], list[events.Revealed], int]:
    """The record, the reveals and the circle shown when the Maniac has had a quiet turn in this round."""
    record = plain_circles()[2 : 2 + number]
    s = scene(chapter, "maniac", number=number, maniac=record[-1], record=record, shown=record[0], chosen="red")
    told = do(s, str(s.legal_actions()[0]))
    return list(s.record), facts(told, events.Revealed), s.shown


@pytest.mark.rule("LF-T6")
@pytest.mark.parametrize("number", range(1, 15))
@pytest.mark.parametrize("chapter", CHAPTERS)
def test_he_reveals_in_every_third_round_and_his_pawn_stays_until_the_next(chapter: int, number: int) -> None:
    record, revealed, shown = until_revealed(chapter, number)
    if number not in RED_RINGED:
        assert revealed == []
        assert shown == record[0], "the pawn has not moved"
        return
    step = number if chapter in BY_DAY else number - 3
    assert [(event.circle, event.step, event.why) for event in revealed] == [(record[step], step, "scheduled")]
    assert shown == record[step]


@pytest.mark.rule("LF-T6")
@pytest.mark.parametrize("chapter", CHAPTERS)
def test_he_reveals_in_round_fifteen_too(chapter: int) -> None:
    record = plain_circles()[2:17]
    s = scene(chapter, "maniac", number=15, maniac=record[-1], record=record, chosen="red")
    told = do(s, str(s.legal_actions()[0]))
    (event,) = facts(told, events.Revealed)
    assert (event.circle, event.step) == ((s.record[15], 15) if chapter in BY_DAY else (record[12], 12))


@pytest.mark.rule("LF-T6")
def test_all_see_his_pawn_and_how_old_it_is() -> None:
    record = plain_circles()[2:8]
    s = scene(3, "maniac", number=6, maniac=record[-1], record=record, chosen="red")
    do(s, str(s.legal_actions()[0]))
    for viewer in (MANIAC, *CAMPERS, TABLE, ALL):
        assert (s.observe(viewer).shown, s.observe(viewer).shown_step) == (record[3], 3)


# LF-T7


@pytest.mark.rule("LF-T7")
@pytest.mark.parametrize("chapter", CHAPTERS)
def test_with_a_reveal_he_lays_a_clue_of_his_choice_face_down_beside_the_shown_circle(chapter: int) -> None:
    record = [plain_circles()[0], FAR, CIRCLE]
    s = scene(chapter, "maniac", number=3, maniac=CIRCLE, record=record, chosen="red")
    do(s, str(MOVE))
    shown = MOVE.circle if chapter in BY_DAY else record[0]
    assert asked(s) == "maniac lay"
    assert {(act.what, act.dot) for act in s.legal_actions()} == {(clue, dot) for clue in CLUES for dot in beside(shown)}
    assert dict(s.observe(MANIAC).supply) == s.supply
    before, dot = dict(s.supply), beside(shown)[1]
    told = do(s, f"lay shovel d{dot}")
    assert s.supply == {**before, "shovel": before["shovel"] - 1}
    for viewer in (*CAMPERS, TABLE):
        assert facts(visible(told, viewer), events.ClueLaid) == [events.ClueLaid(audience=events.OTHERS, dot=dot, clue="")]
        assert [(clue.dot, clue.clue) for clue in s.observe(viewer).clues] == [(dot, "")]
    assert [(clue.dot, clue.clue) for clue in s.observe(MANIAC).clues] == [(dot, "shovel")]


@pytest.mark.rule("LF-T7")
def test_only_free_dots_take_the_clue_and_only_types_that_are_left() -> None:
    three = next(circle for circle in plain_circles() if len(beside(circle)) >= 4)
    used, camper, corpse, *free = beside(three)
    start, move = next((c, act) for c in plain_circles() for act in NET.moves[c].acts if act.circle == three and camper not in act.route)
    s = scene(
        2, "maniac", number=3, maniac=start, campers={"blue": camper}, corpses={corpse: True}, traps=(), supply=only(trap=1, shovel=2)
    )
    s.clues[used] = ("hearing", False, False)
    s.moved_tokens()
    do(s, str(move))
    assert {(act.what, act.dot) for act in s.legal_actions()} == {(clue, dot) for clue in ("trap", "shovel") for dot in free}


def only(**left: int) -> dict[str, int]:
    return {clue: left.get(clue, 0) for clue in CLUES}


@pytest.mark.rule("LF-T7")
def test_with_no_free_dot_or_no_clue_left_none_is_laid() -> None:
    for corpses, supply in ((dict.fromkeys(beside(MOVE.circle), True), only(trap=4)), ({}, only())):
        s = scene(2, "maniac", number=3, maniac=CIRCLE, corpses=corpses, supply=supply)
        told = do(s, str(MOVE))
        assert [event.circle for event in facts(told, events.Revealed)] == [MOVE.circle]
        assert asked(s) == "red turn"
        assert not s.clues


@pytest.mark.rule("LF-T7")
@pytest.mark.parametrize("chapter", CHAPTERS)
def test_a_reveal_forced_by_a_trap_or_a_lamp_lays_a_clue_too(chapter: int) -> None:
    lamp = ((PLAIN[0], (MOVE.circle,)),)
    for why, laid in (("trap", {"traps": (MOVE.route[0],)}), ("lamp", {"lamps": lamp})):
        s = scene(chapter, "maniac", maniac=CIRCLE, chosen="red", **laid)
        told = do(s, str(MOVE))
        assert [(event.circle, event.why) for event in facts(told, events.Revealed)] == [(MOVE.circle, why)]
        assert asked(s) == "maniac lay"
        assert {act.dot for act in s.legal_actions()} == {dot for dot in beside(MOVE.circle) if not s.lying() >> dot & 1}


@pytest.mark.rule("LF-T7")
@pytest.mark.parametrize("chapter", [3, 4])
def test_a_reveal_forced_by_contact_lays_none(chapter: int) -> None:
    start, step = over(CIRCLE)
    s = scene(chapter, "red", maniac=CIRCLE, campers={"red": start}, chosen="brown")
    told = do(s, step)
    assert [(event.circle, event.why) for event in facts(told, events.Revealed)] == [(CIRCLE, "contact")]
    assert s.asked != "lay"
    go_on(s, "yellow turn")
    assert not s.clues


# LF-T8


@pytest.mark.rule("LF-T8")
@pytest.mark.parametrize("chapter", BY_NIGHT)
def test_a_death_is_announced_with_its_dot_and_nothing_more(chapter: int) -> None:
    dot = MOVE.route[0]
    s = scene(chapter, "maniac", maniac=CIRCLE, campers={"green": dot, "red": PLAIN[-1]}, chosen="brown")
    told = do(s, str(MOVE))
    for viewer in (*CAMPERS, TABLE):
        seen = visible(told, viewer)
        assert facts(seen, events.Died) == [events.Died(seat=3, dot=dot)]
        assert facts(seen, events.Moved) == [events.Moved(audience=events.OTHERS, start=0, circle=0, route=())]
        assert facts(seen, events.Revealed) == []
        assert {type(event) for event in seen} <= {events.Moved, events.Died, events.CorpseLaid, *AFTERWARDS}
        assert s.observe(viewer).circle == s.observe(viewer).shown == 0


AFTERWARDS = (events.RoundBegan, events.TurnBegan)


@pytest.mark.rule("LF-T8")
def test_in_i_who_dies_by_passing_over_the_maniac_leaves_the_body_on_the_dot_the_step_came_from() -> None:
    start, step = over(CIRCLE)
    s = scene(1, "red", maniac=CIRCLE, campers={"red": start})
    told = do(s, step)
    for viewer in (*CAMPERS, TABLE):
        seen = visible(told, viewer)
        (walked,) = facts(seen, events.Stepped)
        assert (walked.start, walked.via) == (start, CIRCLE), "the step is public, so all know the circle"
        assert facts(seen, events.Died) == [events.Died(seat=1, dot=start)]
    assert s.corpses == {start: True}


# LF-T9


@pytest.mark.rule("LF-T9")
@pytest.mark.parametrize("chapter", CHAPTERS)
def test_a_scheduled_reveal_follows_the_maniacs_own_move_at_once_and_a_plot_twist_causes_none(chapter: int) -> None:
    s = scene(chapter, "maniac", number=3, maniac=CIRCLE, record=[CIRCLE, MOVE.circle, CIRCLE], tokens=["twist"], chosen="red")
    told = [*do(s, str(MOVE)), *do(s, str(s.legal_actions()[0]))]
    kinds = [type(event) for event in told if isinstance(event, events.Moved | events.Revealed | events.TurnBegan)]
    assert kinds[:3] == [events.Moved, events.Moved, events.Revealed]
    quietly(s, lambda s: s.asked == "twist")
    shown = s.shown
    told = [*do(s, "twist"), *do(s, offered(s, "move")[-1])]
    assert facts(told, events.Moved)[0].twist
    assert facts(told, events.Revealed) == []
    assert s.shown == shown


@pytest.mark.rule("LF-T9")
@pytest.mark.parametrize("chapter", CHAPTERS)
@pytest.mark.parametrize("what", ["trap", "lamp"])
def test_a_forced_reveal_shows_where_he_is_in_every_chapter(chapter: int, what: str) -> None:
    laid = {"traps": (MOVE.route[0],)} if what == "trap" else {"lamps": ((PLAIN[0], (MOVE.circle,)),)}
    s = scene(chapter, "maniac", number=5, maniac=CIRCLE, record=[*plain_circles()[5:9], CIRCLE], chosen="red", **laid)
    (event,) = facts(do(s, str(MOVE)), events.Revealed)
    assert (event.circle, event.step, event.why) == (MOVE.circle, 5, what)
    assert (s.shown, s.shown_step) == (MOVE.circle, 5)


@pytest.mark.rule("LF-T9")
@pytest.mark.parametrize("chapter", [3, 4])
def test_a_reveal_forced_by_contact_shows_where_he_is(chapter: int) -> None:
    start, step = over(CIRCLE)
    s = scene(chapter, "red", number=5, maniac=CIRCLE, record=[*plain_circles()[5:9], CIRCLE], campers={"red": start}, chosen="brown")
    (event,) = facts(do(s, step), events.Revealed)
    assert (event.circle, event.step, event.why) == (CIRCLE, 4, "contact")


@pytest.mark.rule("LF-T9")
@pytest.mark.parametrize("chapter", CHAPTERS)
def test_a_lamp_laid_where_he_stands_shows_him_at_once(chapter: int) -> None:
    dot = beside(CIRCLE)[0]
    record = [*plain_circles()[5:9], CIRCLE]
    s = scene(chapter, "red", number=5, maniac=CIRCLE, record=record, campers={"red": dot}, clues={"red": ["flashlight"]}, chosen="red")
    (event,) = facts(do(s, f"lamp d{dot}"), events.Revealed)
    assert (event.circle, event.step) == (CIRCLE, len(record) - 1)


@pytest.mark.rule("LF-T9")
@pytest.mark.parametrize("chapter", BY_NIGHT)
def test_a_forced_and_a_scheduled_reveal_of_one_move_each_tell_their_own_step(chapter: int) -> None:
    record = [plain_circles()[7], FAR, CIRCLE]
    s = scene(chapter, "maniac", number=3, maniac=CIRCLE, record=record, traps=(MOVE.route[0],), chosen="red")
    told = do(s, str(MOVE))
    told += quietly(s, lambda s: s.asked != "lay")
    assert {(event.circle, event.step, event.why) for event in facts(told, events.Revealed)} == {
        (MOVE.circle, 3, "trap"),
        (record[0], 0, "scheduled"),
    }


# LF-T10


@pytest.mark.rule("LF-T10")
@pytest.mark.parametrize("dead", [(), ("red",), ("red", "yellow", "green")])
def test_what_the_campers_decide_together_is_asked_of_the_first_living_one(dead: tuple[str, ...]) -> None:
    first = next(colour for colour in COLOURS if colour not in dead)
    s = scene(1, "maniac", number=15, maniac=CIRCLE, dead=dead)
    s.clues = dict.fromkeys(PLAIN[-9:], ("trap", True, False))
    s.moved_tokens()
    quietly(s, lambda s: s.asked == "look")
    assert asked(s) == f"{first} look"


@pytest.mark.rule("LF-T10")
@pytest.mark.parametrize("chapter", ["II", "III", "IV"])
def test_the_cabins_of_a_single_chapter_are_asked_of_red(chapter: str) -> None:
    s = GAME.new(Setup(6, {"chapter": chapter}))
    go_on(s, lambda s: s.asked == "open")
    assert asked(s) == "red open"


@pytest.mark.rule("LF-T10")
def test_in_the_campaign_the_first_living_camper_opens_the_cabins_of_iii() -> None:
    s = scene(2, "brown", number=15, maniac=CIRCLE, cabins={"red": CAMPER_SIDE})
    do(s, "done")
    quietly(s, lambda s: s.asked == "open")
    assert asked(s) == "red open"


def laid_dot_by_dot(s: LfState) -> list[str]:
    """The traps and lamps that the Camper in turn may lay and the corpses that may be dug up, by asking of each dot in reach."""
    seat, here = s.turn_seat, s.dot[s.turn_seat]
    may: dict[str, tuple[str, str, Callable[[int], bool]]] = {
        "flashlight": ("lamp", "far_lamp", lambda dot: s.free_to_lay(dot) and bool(campers.lit_by(s, dot)) and campers.may_rest(s, seat)),
        "shovel": ("dig", "far_shovel", lambda dot: dot in s.corpses and dot != here),
        "trap": ("trap", "far_trap", s.free_to_lay),
    }
    found = []
    for clue, (verb, ability, allowed) in may.items():
        if clue in s.hand[seat] and here and not s.turn_played:
            found += [f"{verb} d{dot}" for dot in members(s.net.close(here, s.ability(seat) == ability)) if allowed(dot)]
    return found


def test_the_actions_of_a_turn_are_those_found_dot_by_dot_and_in_a_position_made_anew() -> None:
    rng = random.Random(5)
    compared: Counter[str] = Counter()
    for number, setup in enumerate(GAME.varieties()):
        s, dice = GAME.new(setup), random.Random(number)
        while s.actor() is not None:
            if s.asked == "turn":
                legal = list(s.legal_actions())
                laid = [str(act) for act in legal if act.verb in ("lamp", "dig", "trap")]
                assert laid == laid_dot_by_dot(s)
                assert legal == list(GAME.rebuild(s.observe(s.who), s.hidden(s.who)).legal_actions())
                compared.update({word.split()[0] for word in laid} | {"turn"})
            acts = [act for act, _ in s.chances()] or s.legal_actions()
            s.apply(dice.choice(acts) if rng.random() < 0.9 else acts[0])
    assert compared["turn"] > 1000
    assert min(compared[verb] for verb in ("lamp", "dig", "trap")) > 5
