"""The four chapters of the campaign: how each begins and ends, what passes on, points, aims and advice (LF-I1 to LF-IV2, LF-P1, LF-H1)."""

from __future__ import annotations

import random
from itertools import product
from typing import Any

import msgspec
import pytest

from game.engine.contract import TABLE, Event, Setup, visible
from game.lastfriday import GAME, events
from game.lastfriday.numbers import CARDS
from game.lastfriday.state import LfState
from game.lastfriday.terms import CAMPER_SIDE, CAMPERS, CLOSED, CLUES, COLOURS, MANIAC, MANIAC_SIDE, TOKENS
from game.words.language import read_text
from tests.lastfriday.landmarks import CAMP, CIRCLES, NET, PLAIN, apart, beside, everybody, far_from, go_on, over, plain_move, quietly
from tests.lastfriday.scene import asked, can, do, facts, offered, options, scene

CIRCLE, MOVE = plain_move()
CORPSES = dict.fromkeys(PLAIN[-30:-25], True)
"""As many as there are Campers."""
SHELTERS = {"red": CAMPER_SIDE, "green": CAMPER_SIDE}
OPENED = {**SHELTERS, "blue": MANIAC_SIDE}
IN_RED, IN_GREEN = CAMP.insides["red"], CAMP.insides["green"]


def last_turn(chapter: int, **more: Any) -> LfState:
    """The last turn of a chapter's last round."""
    chosen = "red" if chapter >= 3 else ""
    return scene(chapter, "maniac" if chapter in (1, 3) else "brown", number=15, maniac=CIRCLE, **{"chosen": chosen, **more})


def play_out(s: LfState) -> list[Event]:
    """Ends the chapter quietly; stops at the first question after it."""
    chapter = s.chapter
    told = list[Event]()
    while s.round == 15 and not facts(told, events.ChapterEnded):
        act = next(act for act in s.legal_actions() if act.verb in ("lay", "done", "reveal", "rest") or act == MOVE)
        told += s.apply(act)
    assert s.over() or s.chapter == chapter + 1 or s.asked in ("look", "token")
    return told


# LF-I1


@pytest.mark.rule("LF-I1")
@pytest.mark.parametrize("chapter", ["campaign", "I"])
def test_in_i_campers_start_by_the_lake_and_the_maniac_on_a_red_ringed_circle(chapter: str) -> None:
    s = GAME.new(Setup(6, {"chapter": chapter}))
    go_on(s, "maniac start")
    assert dict(zip(COLOURS, s.dot[1:], strict=True)) == CAMP.camper_starts
    assert {act.circle for act in s.legal_actions()} == {2, 6, 132, 150, 196}
    go_on(s, "red turn")
    assert (s.chapter, s.round) == (1, 1)
    assert dict(zip(COLOURS, s.dot[1:], strict=True)) == CAMP.camper_starts


@pytest.mark.rule("LF-I1")
def test_in_i_campers_look_for_keys_and_shelter_in_cabins() -> None:
    door = CAMP.doors["blue"][0]
    back = NET.steps[door][0]
    maniac = far_from(back.circle)
    s = scene(1, "red", campers={"red": back.dot}, clues={"red": ["sneakers"]}, maniac=maniac, welcome={door: "key_blue"})
    do(s, str(msgspec.structs.replace(back, dot=door)))
    assert s.keys[1] == ("blue",)
    do(s, f"enter d{CAMP.inside_door(door)}")
    assert s.sheltered(1)


# LF-I2


@pytest.mark.rule("LF-I2")
@pytest.mark.parametrize("killer", ["maniac", "camper"])
def test_all_five_dead_the_maniac_wins_the_game(killer: str) -> None:
    start, step = over(CIRCLE)
    dead = ["yellow", "green", "blue", "brown"]
    if killer == "maniac":
        s = scene(1, "maniac", dead=dead, maniac=CIRCLE, campers={"red": MOVE.route[0]})
        do(s, str(MOVE))
    else:
        s = scene(1, "red", dead=dead, maniac=CIRCLE, campers={"red": start})
        do(s, step)
    assert s.result == ("maniac", "all_dead")
    outcome = s.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.losers) == ((MANIAC,), CAMPERS)


@pytest.mark.rule("LF-I2")
def test_four_dead_do_not_end_the_game() -> None:
    s = scene(1, "maniac", dead=["yellow", "green", "blue"], maniac=CIRCLE, campers={"red": MOVE.route[0], "brown": apart(5)[4]})
    do(s, str(MOVE))
    assert not s.over()
    assert (s.chapter, s.round) == (1, 2)


@pytest.mark.rule("LF-I2")
@pytest.mark.parametrize("dead", [[], ["yellow", "blue"], ["yellow", "green", "blue", "brown"]])
def test_i_ends_when_after_the_campers_turns_every_living_one_is_sheltered(dead: list[str]) -> None:
    inside = {"yellow": IN_RED[0], "green": IN_RED[1], "blue": IN_GREEN[0], "brown": IN_GREEN[1]}
    inside = {colour: dot for colour, dot in inside.items() if colour not in dead}
    door = CAMP.doors["red"][1]
    s = scene(1, "red", cabins=SHELTERS, campers={"red": door, **inside}, dead=dead, maniac=CIRCLE, number=4)
    told = do(s, f"step d{CAMP.inside_door(door)}")
    assert facts(told, events.ChapterEnded) == [], "the Campers' turns are not over"
    told = quietly(s, lambda s: s.chapter == 2 or s.asked in ("look", "token"))
    assert [event.reason for event in facts(told, events.ChapterEnded)] == ["sheltered"]
    assert facts(told, events.Moved) == [], "no move of the Maniac follows"


@pytest.mark.rule("LF-I2")
def test_i_goes_on_while_one_living_camper_is_outside() -> None:
    inside = {"yellow": IN_RED[0], "green": IN_RED[1], "blue": IN_GREEN[0], "brown": IN_GREEN[1]}
    s = scene(1, "red", cabins=SHELTERS, campers={"red": CAMP.doors["red"][0], **inside}, maniac=CIRCLE)
    quietly(s, "maniac maniac")
    assert s.chapter == 1


@pytest.mark.rule("LF-I2")
@pytest.mark.parametrize("chapter", [2, 3, 4])
def test_shelter_ends_no_other_chapter(chapter: int) -> None:
    inside = {"red": IN_RED[2], "yellow": IN_RED[0], "green": IN_RED[1], "blue": IN_GREEN[0], "brown": IN_GREEN[1]}
    s = scene(chapter, "red", cabins=SHELTERS, campers=inside, maniac=CIRCLE, chosen="red")
    told = quietly(s, lambda s: s.round == 2)
    assert facts(told, events.ChapterEnded) == []


@pytest.mark.rule("LF-I2")
def test_unsheltered_survivors_stay_where_they_are() -> None:
    places = everybody()
    s = last_turn(1, campers=places)
    play_out(s)
    go_on(s, lambda s: s.chapter == 2 and s.round == 1)
    assert dict(zip(COLOURS, s.dot[1:], strict=True)) == places


# LF-II1


@pytest.mark.rule("LF-II1")
def test_in_ii_the_sheltered_start_where_they_were_the_dead_are_replaced_and_the_maniac_starts_where_he_was() -> None:
    cards = {"red": "rita", "yellow": "vera", "green": "ida", "blue": "leo", "brown": "hugo"}
    s = last_turn(1, campers={"red": IN_RED[1], "brown": IN_GREEN[2]}, dead=["yellow", "green", "blue"], cards=cards, cabins=SHELTERS)
    s.cards_left = tuple(card for card in CARDS if card not in cards.values())
    play_out(s)
    circle = s.circle
    told = go_on(s, lambda s: s.chapter == 2 and s.round == 1)
    assert s.alive[1:] == [True] * 5
    assert s.dot[1:] == [IN_RED[1], 0, 0, 0, IN_GREEN[2]]
    assert (s.card[1], s.card[5]) == ("rita", "hugo")
    for seat, old in ((2, "vera"), (3, "ida"), (4, "leo")):
        new = CARDS[s.card[seat]]
        assert (new.colour, new.id == old) == (COLOURS[seat - 1], False)
        assert s.hand[seat] == (new.token,)
        assert new.id not in s.cards_left
    assert not s.hand[1]
    assert not facts(told, events.StartChosen)
    assert (s.circle, s.record) == (circle, [circle])
    assert asked(s) == "maniac maniac"


@pytest.mark.rule("LF-II1")
def test_a_newcomer_chooses_the_card_when_cards_are_chosen() -> None:
    s = last_turn(1, dead=["yellow"])
    s.options = options(cards="chosen")
    play_out(s)
    go_on(s, lambda s: s.chapter == 2)
    assert asked(s) == "yellow card"
    assert offered(s, "card") == ["card vera", "card otto", "card pip"]


# LF-II2


@pytest.mark.rule("LF-II2")
def test_uncaught_after_round_fifteen_he_gets_invisibility_for_iii() -> None:
    s = last_turn(2, campers=everybody(), corpses=CORPSES)
    told = play_out(s)
    assert facts(told, events.TokenGained) == [events.TokenGained(token="invisibility")]
    go_on(s, lambda s: s.chapter == 3 and s.round == 1)
    assert sorted(s.tokens) == ["invisibility", "shadow", "speed"]


@pytest.mark.rule("LF-II2")
def test_caught_he_does_not_get_it() -> None:
    start, step = over(CIRCLE)
    s = scene(2, "green", maniac=CIRCLE, campers={"green": start}, corpses=CORPSES)
    told = do(s, step)
    assert [event.reason for event in facts(told, events.ChapterEnded)] == ["caught"]
    assert not facts(told, events.TokenGained)
    go_on(s, lambda s: s.chapter == 3 and s.round == 1)
    assert sorted(s.tokens) == ["shadow", "speed"]


# LF-II3


@pytest.mark.rule("LF-II3")
@pytest.mark.parametrize("seat", CAMPERS)
def test_whoever_caught_him_becomes_the_chosen_in_the_colours_seat(seat: int) -> None:
    colour = COLOURS[seat - 1]
    start, step = over(CIRCLE)
    s = scene(2, colour, maniac=CIRCLE, campers={colour: start})
    assert facts(do(s, step), events.ChosenNamed) == [events.ChosenNamed(seat=seat, how="caught")]
    assert s.chosen == seat
    t = scene(2, "maniac", maniac=CIRCLE, campers={colour: MOVE.route[-1]})
    do(t, str(MOVE))
    assert t.chosen == seat, "he may run into the one who catches him"


def steps_to_pass_over(dot: int, circle: int) -> int:
    """The Camper steps from a dot (0: the entrance) of which the last passes over a circle, counted one by one."""
    ring, number = ({dot}, 1) if dot else ({CAMP.arrow}, 2)
    seen = set(ring)
    while not any(step.circle == circle for here in ring for step in NET.steps[here]):
        ring = {step.dot for here in ring for step in NET.steps[here]} - seen
        seen |= ring
        number += 1
    return number


@pytest.mark.rule("LF-II3")
@pytest.mark.parametrize("seed", range(25))
def test_uncaught_the_nearest_to_him_becomes_the_chosen_ties_by_turn_order(seed: int) -> None:
    rng = random.Random(seed)
    circle = rng.choice(CIRCLES)
    places = {colour: rng.choice([0, *PLAIN]) if seed % 2 else rng.choice(PLAIN[: 3 * seed + 9]) for colour in COLOURS}
    s = last_turn(2, chosen="", campers={colour: dot for colour, dot in places.items() if dot})
    s.circle = s.record[-1] = circle
    (event,) = facts(play_out(s), events.ChosenNamed)
    need = {seat: steps_to_pass_over(s.dot[seat], circle) for seat in CAMPERS}
    assert (event.seat, event.how) == (min(need, key=lambda seat: (need[seat], seat)), "nearest")
    assert s.chosen == event.seat


@pytest.mark.rule("LF-II3")
def test_the_entrance_counts_as_one_step_before_the_arrow_dot() -> None:
    circle = next(circle for circle in CIRCLES if steps_to_pass_over(CAMP.arrow, circle) == 4)
    even = next(dot for dot in PLAIN if steps_to_pass_over(dot, circle) == 5)
    farther = next(dot for dot in PLAIN if steps_to_pass_over(dot, circle) == 6)
    for other, first, seat in ((even, "red", 1), (even, "blue", 1), (farther, "blue", 4)):
        seats = dict.fromkeys(COLOURS, farther)
        seats |= {"red": other} if first == "blue" else {"blue": other}
        seats[first] = 0
        s = last_turn(2, chosen="", campers={colour: dot for colour, dot in seats.items() if dot})
        s.circle = s.record[-1] = circle
        play_out(s)
        assert s.chosen == seat


# LF-III1


def massacre(**more: Any) -> LfState:
    """Red has just caught the Maniac in II: the set-up of III begins."""
    start, step = over(CIRCLE)
    places = {"red": start, "green": PLAIN[-1], "brown": PLAIN[-9]}
    s = scene(2, "red", maniac=CIRCLE, campers=places, corpses=CORPSES, **more)
    do(s, step)
    return s


@pytest.mark.rule("LF-III1")
def test_closed_cabins_are_opened_in_turn_campers_first_then_the_chosens_dot_then_the_maniacs_start() -> None:
    s = massacre(cabins={"green": CAMPER_SIDE})
    questions = []
    told: list[Event] = []
    while s.round != 1:
        questions.append(asked(s))
        told += s.apply(s.legal_actions()[0])
    assert questions == ["red open", "maniac open", "red open", "red place", "maniac start"], "the last cabin needs no question"
    opened = [(event.colour, event.side) for event in facts(told, events.CabinOpened)]
    assert opened == [("red", CAMPER_SIDE), ("yellow", MANIAC_SIDE), ("blue", CAMPER_SIDE), ("brown", MANIAC_SIDE)]
    assert s.cabins == (CAMPER_SIDE, MANIAC_SIDE, CAMPER_SIDE, CAMPER_SIDE, MANIAC_SIDE)
    assert asked(s) == "red turn"


@pytest.mark.rule("LF-III1")
def test_the_chosen_starts_on_any_free_dot_of_any_camper_side_cabin_and_others_where_they_were() -> None:
    cabins = {"red": MANIAC_SIDE, "yellow": CAMPER_SIDE, "green": CAMPER_SIDE, "blue": MANIAC_SIDE, "brown": CAMPER_SIDE}
    s = massacre(cabins=cabins)
    s.stand(2, IN_GREEN[1])
    s._legal = None
    free = {dot for colour in ("yellow", "green", "brown") for dot in CAMP.insides[colour]} - {IN_GREEN[1]}
    assert asked(s) == "red place"
    assert {act.dot for act in s.legal_actions()} == free
    do(s, f"place d{IN_GREEN[2]}")
    assert s.dot[1:] == [IN_GREEN[2], IN_GREEN[1], PLAIN[-1], 0, PLAIN[-9]]


@pytest.mark.rule("LF-III1")
def test_the_maniac_starts_at_a_pier_circle_or_in_a_maniac_side_cabin_and_sees_the_chosens_dot() -> None:
    cabins = {"red": MANIAC_SIDE, "yellow": CAMPER_SIDE, "green": CAMPER_SIDE, "blue": MANIAC_SIDE, "brown": CAMPER_SIDE}
    s = massacre(cabins=cabins)
    do(s, f"place d{IN_GREEN[0]}")
    assert asked(s) == "maniac start"
    assert {act.circle for act in s.legal_actions()} == {106, 109, 111, 123, 201, 204}
    assert s.observe(MANIAC).camper(1).dot == IN_GREEN[0]


@pytest.mark.rule("LF-III1")
def test_with_every_cabin_open_none_is_chosen() -> None:
    s = massacre(cabins=dict.fromkeys(COLOURS, CAMPER_SIDE))
    assert asked(s) == "red place"


# LF-III2


@pytest.mark.rule("LF-III2")
@pytest.mark.parametrize("single", [False, True])
def test_round_fifteen_over_and_the_chosen_alive_iii_goes_on_to_iv_without_used_tokens(single: bool) -> None:
    used = (("speed", 3), ("shadow", 6))
    s = last_turn(3, campers={"red": PLAIN[-1]}, track=used, corpses=CORPSES, cabins=SHELTERS, single=single)
    play_out(s)
    if single:
        assert s.result == ("campers", "rounds")
        return
    assert not s.over()
    go_on(s, lambda s: s.round == 1)
    assert (s.chapter, s.track) == (4, ())
    assert sorted(s.tokens) == ["shadow", "speed"]


@pytest.mark.rule("LF-III2")
def test_the_chosen_dead_it_does_not_go_on() -> None:
    s = scene(3, "maniac", number=15, maniac=CIRCLE, chosen="red", campers={"red": MOVE.route[0]})
    do(s, str(MOVE))
    assert s.result == ("maniac", "chosen_dead")
    assert s.chapter == 3


# LF-IV1


@pytest.mark.rule("LF-IV1")
def test_in_iv_everything_on_the_board_stays_where_it_is() -> None:
    near = {*MOVE.route, *beside(MOVE.circle)}
    lying = [dot for dot in apart(14, 3) if dot not in near]
    places = {"red": PLAIN[-1], "green": PLAIN[-4]}
    s = last_turn(3, campers=places, dead=["yellow", "blue"], cabins=OPENED, boat=3, traps=(lying[5], lying[6]))
    s.clues = {lying[0]: ("trap", False, False), lying[1]: ("hearing", True, False)}
    s.moved_tokens()
    s.piles = {lying[2]: (("shovel",), ("blue",))}
    s.welcome = {lying[3]: "key_brown", lying[4]: "corpse"}
    for dot in lying[7:10]:
        s.lay_corpse(dot, True)
    clues = set(s.clues.items())
    board = (dict(s.piles), dict(s.welcome), s.traps, dict(s.corpses), s.cabins, s.boat)
    play_out(s)
    clues |= set(s.clues.items())
    circle, stood = s.circle, list(s.dot)
    told = go_on(s, lambda s: s.chapter == 4 and s.round == 1)
    assert board == (s.piles, s.welcome, s.traps, s.corpses, s.cabins, s.boat)
    assert {(dot, clue[0]) for dot, clue in s.clues.items()} == {(dot, clue[0]) for dot, clue in clues}
    assert len(s.clues) == 3, "one more was laid by the last reveal"
    assert (s.circle, s.record) == (circle, [circle]), "the Maniac starts where he was"
    assert not facts(told, events.StartChosen)
    assert s.dot[1] in (*IN_RED, *IN_GREEN), "the Chosen starts in a Camper-side cabin"
    assert (s.dot[3], s.dot[5]) == (stood[3], stood[5]), "survivors start where they were"
    assert (s.dot[2], s.dot[4]) == (0, 0)
    for seat in (2, 4):
        assert s.alive[seat]
        assert CARDS[s.card[seat]].colour == COLOURS[seat - 1]
        assert s.hand[seat] == (CARDS[s.card[seat]].token,)
    assert asked(s) == "maniac maniac"


@pytest.mark.rule("LF-IV1")
def test_in_iv_the_chosen_may_start_on_any_free_dot_of_the_camper_side_cabins() -> None:
    s = last_turn(3, campers={"red": PLAIN[-1], "green": IN_RED[1]}, cabins=OPENED, corpses=CORPSES)
    play_out(s)
    go_on(s, "red place")
    assert {act.dot for act in s.legal_actions()} == {*IN_RED, *IN_GREEN} - {IN_RED[1]}


# LF-IV2


@pytest.mark.rule("LF-IV2")
@pytest.mark.parametrize("single", [False, True])
def test_round_fifteen_over_and_the_maniac_alive_he_wins_the_game(single: bool) -> None:
    s = last_turn(4, campers=everybody(), single=single)
    assert not s.over()
    play_out(s)
    assert s.result == ("maniac", "rounds")
    outcome = s.outcome()
    assert outcome is not None
    assert outcome.winners == (MANIAC,)


# LF-P1


def after(chapter: int, survivors: int, corpses: int, unseen: int = 9) -> tuple[LfState, list[Event]]:
    """A chapter just over with so many survivors, corpses on the board and clues that nobody has seen."""
    dead = list(COLOURS[survivors:]) if chapter != 2 else []
    lying = dict.fromkeys(PLAIN[-40:][:corpses], True)
    s = last_turn(chapter, dead=dead, cabins=SHELTERS, corpses=lying, supply=dict.fromkeys(CLUES, 0))
    s.clues = dict.fromkeys(PLAIN[40 : 40 + unseen], ("hearing", False, False))
    s.moved_tokens()
    return s, play_out(s)


@pytest.mark.rule("LF-P1")
@pytest.mark.parametrize(("chapter", "survivors"), [(1, 3), (1, 5), (2, 5), (3, 2), (3, 5)])
def test_campers_ahead_look_at_as_many_clues_as_the_difference(chapter: int, survivors: int) -> None:
    for corpses in range(survivors):
        s, told = after(chapter, survivors, corpses)
        assert facts(told, events.PointsCounted) == [events.PointsCounted(salvation=survivors, fear=corpses)]
        looked = set[int]()
        for _ in range(survivors - corpses):
            assert asked(s) == "red look"
            assert {act.dot for act in s.legal_actions()} == set(s.clues) - looked
            act = s.legal_actions()[-1]
            looked.add(act.dot)
            seen = do(s, str(act))
            assert [event.clue for event in facts(visible(seen, 4), events.ClueSeen)] == ["hearing"]
            for viewer in (MANIAC, TABLE):
                assert [event.clue for event in facts(visible(seen, viewer), events.ClueSeen)] == [""]
        assert s.asked != "look"
        for seat in CAMPERS:
            assert {clue.dot for clue in s.observe(seat).clues if clue.clue} == looked
        assert not any(clue.clue for clue in s.observe(MANIAC).clues)
        assert "token" not in s.asked


@pytest.mark.rule("LF-P1")
def test_they_look_at_no_more_clues_than_lie_there_unseen() -> None:
    s, _ = after(1, 5, 0, unseen=2)
    go_on(s, lambda s: s.asked != "look")
    assert (s.looks, s.asked) == (0, "maniac")
    assert all(seen for _, _, seen in s.clues.values())
    t, _ = after(1, 5, 0, unseen=0)
    assert t.asked != "look"


@pytest.mark.rule("LF-P1")
@pytest.mark.parametrize(("chapter", "survivors"), [(1, 1), (1, 3), (3, 1), (3, 4)])
def test_the_maniac_ahead_takes_one_token_that_is_not_in_his_set(chapter: int, survivors: int) -> None:
    s, told = after(chapter, survivors, survivors + 1)
    assert facts(told, events.PointsCounted) == [events.PointsCounted(salvation=survivors, fear=survivors + 1)]
    assert asked(s) == "maniac token"
    own = {"shadow", "speed"}
    choices = [act.what for act in s.legal_actions()]
    assert set(choices) == set(TOKENS) - own - ({"axe"} if chapter > 1 else set())
    do(s, f"token {choices[0]}")
    assert s.asked != "token", "one token only"
    go_on(s, lambda s: s.round == 1)
    assert s.chapter == chapter + 1
    assert sorted(s.tokens) == sorted({*own, choices[0]})


@pytest.mark.rule("LF-P1")
def test_the_axe_is_not_offered_when_every_cabin_is_open_already() -> None:
    some, every = (["red", "yellow", "green", "blue"], list(COLOURS))
    for opened in (some, every):
        s = last_turn(1, dead=["red", "blue", "brown"], cabins=dict.fromkeys(opened, CAMPER_SIDE), corpses=CORPSES)
        play_out(s)
        assert asked(s) == "maniac token"
        assert can(s, "token axe") == (opened == some)


@pytest.mark.rule("LF-P1", "LF-K10")
@pytest.mark.parametrize("chapter", ["III", "IV"])
def test_no_cabin_is_closed_when_iii_or_iv_begins_so_that_an_axe_could_never_serve_there(chapter: str) -> None:
    s = GAME.new(Setup(6, {"chapter": chapter}))
    go_on(s, lambda s: s.round == 1)
    assert CLOSED not in s.cabins
    t = last_turn(2, cabins=SHELTERS)
    play_out(t)
    go_on(t, lambda t: t.round == 1)
    assert (t.chapter, CLOSED in t.cabins) == (3, False)


@pytest.mark.rule("LF-P1")
def test_where_one_token_is_left_he_gets_it_without_being_asked() -> None:
    s, told = after(2, 5, 6)
    assert [event.token for event in facts(told, events.TokenGained)] == ["invisibility", "twist"]
    assert s.asked != "token"
    go_on(s, lambda s: s.round == 1)
    assert sorted(s.tokens) == ["invisibility", "shadow", "speed", "twist"]


@pytest.mark.rule("LF-P1")
@pytest.mark.parametrize(("chapter", "number"), [(1, 2), (1, 5), (2, 5), (3, 4)])
def test_a_tie_gives_nothing(chapter: int, number: int) -> None:
    s, told = after(chapter, number, number)
    assert facts(told, events.PointsCounted) == [events.PointsCounted(salvation=number, fear=number)]
    assert (s.looks, s.asked not in ("look", "token")) == (0, True)
    go_on(s, lambda s: s.round == 1)
    assert set(s.tokens) == {"shadow", "speed", *(["invisibility"] if chapter == 2 else [])}


@pytest.mark.rule("LF-P1")
def test_only_corpses_on_the_board_count_and_kills_for_which_none_was_left() -> None:
    s = last_turn(1, dead=["blue"], corpses={PLAIN[0]: True, PLAIN[1]: True, PLAIN[2]: False})
    s.extra_fear = 1
    s.dig_corpse(PLAIN[1])
    assert facts(play_out(s), events.PointsCounted) == [events.PointsCounted(salvation=4, fear=2)]


@pytest.mark.rule("LF-P1")
@pytest.mark.parametrize("chapter", ["I", "II", "III", "IV"])
def test_points_are_counted_between_the_chapters_of_a_campaign_only(chapter: str) -> None:
    number = ["I", "II", "III", "IV"].index(chapter) + 1
    s = last_turn(number, single=True)
    assert facts(play_out(s), events.PointsCounted) == []
    assert s.over()


@pytest.mark.rule("LF-P1")
def test_points_are_counted_when_a_chapter_ends_early_too() -> None:
    start, step = over(CIRCLE)
    s = scene(2, "red", maniac=CIRCLE, campers={"red": start})
    assert facts(do(s, step), events.PointsCounted) == [events.PointsCounted(salvation=5, fear=0)]
    t = scene(1, "brown", campers={"brown": IN_RED[0]}, cabins=SHELTERS, dead=["red", "yellow", "green", "blue"], maniac=CIRCLE)
    assert facts(do(t, "done"), events.PointsCounted) == [events.PointsCounted(salvation=1, fear=0)]


# LF-H1

WORDS = {
    "en": ("Arriving at the Camp", "The Chase", "The Massacre", "The Final Chapter"),
    "ru": ("Прибытие в Лагерь", "Преследование", "Резня", "Последняя Глава"),
    "uk": ("Прибуття до табору", "Переслідування", "Різанина", "Останній розділ"),
}
SIDES = {"en": ("Camper", "Maniac", "Chosen"), "ru": ("Турист", "Маньяк", "Избранн"), "uk": ("Турист", "Маніяк", "Обран")}
CHAPTER_WORD = {"en": "Chapter", "ru": "Глава", "uk": "Розділ"}


@pytest.mark.rule("LF-H1")
@pytest.mark.parametrize("lang", WORDS)
def test_the_rulebook_shows_each_sides_aim_in_each_chapter(lang: str) -> None:
    aims = next(section for section in read_text(lang, "lastfriday") if section.id == "aims")
    lines = [paragraph.text for paragraph in aims.paragraphs]
    heads = [next(i for i, line in enumerate(lines) if name in line) for name in WORDS[lang]]
    assert heads == sorted(heads)
    campers, maniac, chosen = SIDES[lang]
    for number, (first, end) in enumerate(zip(heads, [*heads[1:], len(lines)], strict=True), 1):
        aim = " ".join(lines[first + 1 : end]).lower()
        assert campers.lower() in aim
        assert maniac.lower() in aim
        assert (chosen.lower() in aim) == (number >= 3)


@pytest.mark.rule("LF-H1")
@pytest.mark.parametrize(("lang", "advice"), list(product(WORDS, ["advice_campers", "advice_maniac"])))
def test_the_rulebook_gives_the_sources_advice_to_both_sides_for_iii_and_iv(lang: str, advice: str) -> None:
    section = next(section for section in read_text(lang, "lastfriday") if section.id == advice)
    for chapter in ("III", "IV"):
        (found,) = (paragraph for paragraph in section.paragraphs if f"{CHAPTER_WORD[lang]} {chapter}." in paragraph.text)
        assert not found.ours, "the advice is the source's"
        assert len(found.text) > 60
    if advice == "advice_campers":
        assert SIDES[lang][2].lower() in section.paragraphs[0].text.lower()
