"""The Camper cards and their abilities, and the gift to the Chosen (LF-K12, LF-K13)."""

from __future__ import annotations

from collections import Counter

import pytest

from game.engine.contract import TABLE, Setup
from game.lastfriday import GAME, events
from game.lastfriday.actions import Act
from game.lastfriday.numbers import CARDS, TUNED
from game.lastfriday.state import LfState
from game.lastfriday.terms import CAMPERS, CLUES, COLOURS, MANIAC, seat_of
from tests.lastfriday.ground import (
    CAMP,
    OPENED,
    Crossing,
    away,
    circles_beside,
    crossing,
    dots_beside,
    first,
    lone_dots,
    lying,
    move,
    net,
    pair,
    plain,
    quiet_circles,
)
from tests.lastfriday.scene import asked, can, do, facts, offered, scene

RED, YELLOW, GREEN = seat_of("red"), seat_of("yellow"), seat_of("green")


def playing(card: str, dot: int, **more: object) -> tuple[LfState, str]:
    """The turn of the Camper with this card, on a dot, the Maniac far away. Position and colour."""
    colour = CARDS[card].colour
    campers = {colour: dot, **more.pop("campers", {})}  # type: ignore[dict-item]
    clues = {colour: more.pop("hand", ())}
    settings: dict[str, object] = {"campers": campers, "cards": {colour: card}, "clues": clues, "maniac": away(dot), **more}
    return scene(1, colour, **settings), colour  # type: ignore[arg-type]


def plainly(dot: int, **more: object) -> LfState:
    """The same of red with no card."""
    clues = {"red": more.pop("hand", ())}
    return scene(1, "red", campers={"red": dot, **more.pop("campers", {})}, clues=clues, maniac=away(dot), **more)  # type: ignore[arg-type, dict-item]


# --- the cards


@pytest.mark.rule("LF-K12")
def test_there_are_fifteen_cards_three_of_each_colour_each_with_a_token_and_an_ability() -> None:
    assert len(CARDS) == 15
    assert Counter(card.colour for card in CARDS.values()) == dict.fromkeys(COLOURS, 3)
    assert all(card.token in CLUES for card in CARDS.values())
    assert all(card.ability for card in CARDS.values())
    assert len({card.ability for card in CARDS.values()}) == 12
    for colour in COLOURS:
        assert len({card.ability for card in CARDS.values() if card.colour == colour}) == 3


@pytest.mark.rule("LF-K12")
@pytest.mark.parametrize("how", ["dealt", "chosen"])
def test_each_camper_gets_a_card_of_the_own_colour_with_its_starting_token_from_the_supply(how: str) -> None:
    s = GAME.new(Setup(6, {"chapter": "I", "cards": how}))
    for seat in CAMPERS:
        assert asked(s) == ("chance deal" if how == "dealt" else f"{COLOURS[seat - 1]} card")
        choices = [act for act, _ in s.chances()] or list(s.legal_actions())
        assert {act.what for act in choices} == {card.id for card in CARDS.values() if card.colour == COLOURS[seat - 1]}
        before = dict(s.supply)
        act = choices[seat % 3]
        told = list(s.apply(act))
        token = CARDS[act.what].token
        assert [(event.seat, event.card, event.token) for event in facts(told, events.CardDealt)] == [(seat, act.what, token)]
        assert s.card[seat] == act.what
        assert s.hand[seat] == (token,)
        assert s.supply == {**before, token: before[token] - 1}


@pytest.mark.rule("LF-K12")
def test_a_starting_token_that_the_supply_has_run_out_of_is_not_given() -> None:
    s = GAME.new(Setup(6, {"chapter": "I", "cards": "chosen"}))
    s.supply["hearing"] = 0
    do(s, "card stella")
    assert s.hand[RED] == ()
    assert s.supply["hearing"] == 0


# --- the abilities


@pytest.mark.rule("LF-K12")
@pytest.mark.parametrize("card", ["rita", "nina"])
def test_second_wind_is_one_more_step_once_a_chapter(card: str) -> None:
    s, colour = playing(card, pair()[0])
    told = do(s, "wind")
    assert facts(told, events.AbilityUsed)
    steps = 0
    while offered(s, "step") and s.turn_seat == seat_of(colour):
        do(s, offered(s, "step")[0])
        steps += 1
    assert steps == 3
    assert s.used[seat_of(colour)] == ("second_wind",)
    while asked(s) != f"{colour} turn":
        do(s, str(first(s.legal_actions(), lambda act: act.verb in ("done", "move"))))
    assert s.round == 2
    assert not can(s, "wind")


@pytest.mark.rule("LF-K12")
def test_second_wind_blows_at_the_entrance_and_after_the_last_step_too() -> None:
    s = scene(2, "red", cards={"red": "rita"}, maniac=away(CAMP.arrow))
    do(s, "wind")
    assert s.turn_steps == 3
    s, _ = playing("rita", pair()[0])
    do(s, offered(s, "step")[0])
    do(s, offered(s, "step")[0])
    assert asked(s) == "red turn"
    do(s, "wind")
    assert offered(s, "step")


@pytest.mark.rule("LF-K12")
def test_share_gives_one_clue_a_turn_to_a_camper_on_an_adjacent_dot() -> None:
    here, there = pair()
    far = lone_dots(1)[0]
    far = far if far not in (here, there, *dots_beside(here)) else lone_dots(6)[5]
    s, _ = playing("bruno", here, campers={"yellow": there, "green": far}, hand=("shovel", "trap", "trap"))
    assert offered(s, "give") == ["give shovel yellow", "give trap yellow"]
    told = do(s, "give trap yellow")
    assert [(event.seat, event.to, event.clue) for event in facts(told, events.ClueGiven)] == [(RED, YELLOW, "trap")]
    assert s.hand[RED] == ("shovel", "trap")
    assert s.hand[YELLOW] == ("trap",)
    assert offered(s, "give") == []
    assert s.turn_steps == 2
    assert offered(s, "trap"), "and one clue may still be played"


@pytest.mark.rule("LF-K12")
def test_share_reaches_a_camper_on_the_same_dot_but_not_one_a_step_over_a_circle_away_or_at_the_entrance() -> None:
    place = crossing(lambda place: place.end not in dots_beside(place.start))
    s, _ = playing("bruno", place.start, campers={"yellow": place.end}, hand=("trap",))
    assert offered(s, "give") == []
    do(s, place.step)
    assert offered(s, "give") == ["give trap yellow"]
    s = scene(2, "red", cards={"red": "bruno"}, clues={"red": ("trap",)}, maniac=away(CAMP.arrow))
    assert offered(s, "give") == []


@pytest.mark.rule("LF-K12")
@pytest.mark.parametrize("card", ["stella", "clara"])
def test_keen_ear_chooses_how_far_to_listen(card: str) -> None:
    here, _ = pair(lambda here, _: bool(circles_beside(here)))
    colour = CARDS[card].colour
    rings = [set(circles_beside(here))]
    for _ in range(3):
        rings.append(rings[-1] | {act.circle for circle in rings[-1] for act in net().moves[circle].acts})
    for distance in (1, 2, 3):
        circle = min(rings[distance] - rings[distance - 1])
        for reach in (1, 2, 3):
            s, _ = playing(card, here, hand=("hearing",), maniac=circle)
            assert offered(s, "hear") == ["hear 1", "hear 2", "hear 3"]
            told = do(s, f"hear {reach}")
            assert [(event.reach, event.near) for event in facts(told, events.Heard)] == [(reach, reach >= distance)]
            assert s.hand[seat_of(colour)] == ()


def two_steps(dot: int) -> set[int]:
    """The dots at most two Camper steps away."""
    one = {dot} | {step.dot for step in net().steps[dot]}
    return one | {step.dot for there in one for step in net().steps[there]}


@pytest.mark.rule("LF-K12")
@pytest.mark.parametrize(("card", "verb", "clue"), [("vera", "lamp", "flashlight"), ("linden", "trap", "trap")])
def test_far_lamp_and_far_trap_lay_up_to_two_steps_away(card: str, verb: str, clue: str) -> None:
    here, _ = pair()
    free = {dot for dot in two_steps(here) if CAMP.layable >> dot & 1 and (verb == "trap" or circles_beside(dot))}
    s, _ = playing(card, here, hand=(clue,))
    assert {act.dot for act in s.legal_actions() if act.verb == verb} == free
    assert {act.dot for act in plainly(here, hand=(clue,)).legal_actions() if act.verb == verb} < free
    do(s, f"{verb} d{max(free)}")
    assert max(free) in (*s.traps, *(lamp[0] for lamp in s.lamps))


@pytest.mark.rule("LF-K12")
def test_far_shovel_digs_up_to_two_steps_away() -> None:
    here, _ = pair()
    near = two_steps(here) - {here}
    far = first(dot for dot in CAMP.dots if plain(dot) and dot not in near and dot != here)
    spots = dict.fromkeys([*[dot for dot in sorted(near) if CAMP.layable >> dot & 1][:7], far], True)
    s, _ = playing("flora", here, hand=("shovel",), corpses=spots)
    assert {act.dot for act in s.legal_actions() if act.verb == "dig"} == set(spots) - {far}
    goal = first(dot for dot in spots if dot not in (*dots_beside(here), far))
    do(s, f"dig d{goal}")
    assert goal not in s.corpses
    s = plainly(here, hand=("shovel",), corpses=spots)
    assert {act.dot for act in s.legal_actions() if act.verb == "dig"} == set(spots) & set(dots_beside(here))


@pytest.mark.rule("LF-K12")
def test_reach_takes_a_clue_on_an_adjacent_dot_without_stepping_there_once_a_turn() -> None:
    here, there = pair(lambda here, _: len([dot for dot in dots_beside(here) if plain(dot)]) > 1)
    other = first(dots_beside(here), lambda dot: plain(dot) and dot != there)
    s, _ = playing("otto", here)
    lying(s, {there: "trap", other: "hearing"})
    assert offered(s, "reach") == [f"reach d{dot}" for dot in sorted((there, other))]
    told = do(s, f"reach d{there}")
    assert [(event.seat, event.dot, event.clue, event.how) for event in facts(told, events.ClueTaken)] == [(YELLOW, there, "trap", "reach")]
    assert s.hand[YELLOW] == ("trap",)
    assert s.dot[YELLOW] == here
    assert s.turn_steps == 2
    assert offered(s, "reach") == []
    assert s.clues == {other: ("hearing", False, False)}


@pytest.mark.rule("LF-K12")
@pytest.mark.parametrize("card", ["pip", "leo"])
def test_peek_looks_at_one_adjacent_clue_a_chapter_and_shows_it_to_all_campers(card: str) -> None:
    here, there = pair()
    s, colour = playing(card, here)
    far = lone_dots(4)[3]
    lying(s, {there: "shovel", far: "trap"})
    assert offered(s, "peek") == [f"peek d{there}"]
    do(s, f"peek d{there}")
    assert s.clues[there] == ("shovel", False, True)
    for seat in CAMPERS:
        assert {token.dot: token.clue for token in s.observe(seat).clues} == {there: "shovel", far: ""}
    for viewer in (MANIAC, TABLE):
        assert {token.clue for token in s.observe(viewer).clues} == {""}
    lying(s, {dots_beside(here)[-1]: "trap"} if dots_beside(here)[-1] != there else {dots_beside(here)[0]: "trap"})
    assert offered(s, "peek") == []
    assert s.used[seat_of(colour)] == ("peek",)


@pytest.mark.rule("LF-K12")
def test_sure_foot_steps_onto_and_over_a_corpse_but_does_not_end_the_turn_there() -> None:

    def round_about(place: Crossing) -> list[Act]:
        """The steps to a dot from which a second one leads to the corpse."""
        return [act for act in net().steps[place.start] if act.dot != place.end and net().step_targets[act.dot] >> place.end & 1]

    place = crossing(lambda place: bool(round_about(place)))
    s, _ = playing("ida", place.start, corpses={place.end: True}, piles={place.end: (("trap",), ())})
    do(s, place.step)
    assert s.dot[GREEN] == place.end
    assert s.hand[GREEN] == ("trap",)
    assert not can(s, "done")
    on = first(s.legal_actions(), lambda act: act.verb == "step" and act.dot != place.start)
    do(s, str(on))
    assert s.dot[GREEN] == on.dot
    s, _ = playing("ida", place.start, corpses={place.end: True})
    do(s, str(round_about(place)[0]))
    assert place.end not in {act.dot for act in s.legal_actions() if act.verb == "step"}, "not as the last step"
    s = plainly(place.start, corpses={place.end: True})
    assert not can(s, place.step)


@pytest.mark.rule("LF-K12")
def test_swim_crosses_to_any_pier_without_the_boat_once_a_chapter() -> None:
    pier, dot = first(sorted(CAMP.pier_dots.items()))
    others = sorted(other for other in CAMP.pier_of if other != dot)
    elsewhere = first(sorted(CAMP.pier_dots), lambda other: other != pier)
    s, _ = playing("marina", dot, boat=elsewhere)
    assert offered(s, "row") == []
    assert offered(s, "swim") == [f"swim d{other}" for other in others]
    do(s, f"swim d{others[0]}")
    assert s.dot[4] == others[0]
    assert s.boat == elsewhere
    assert s.turn_steps == 1
    assert offered(s, "swim") == []
    s, _ = playing("marina", dot, boat=pier)
    assert len(offered(s, "row")) == len(offered(s, "swim")) == 3, "she may leave the boat where it is"
    assert not offered(plainly(dot, boat=elsewhere), "swim")


@pytest.mark.rule("LF-K12")
def test_long_sneakers_give_three_more_steps() -> None:
    assert (TUNED.now.sneaker_steps, TUNED.now.long_sneaker_steps) == (2, 3)
    s, _ = playing("jules", pair()[0], hand=("sneakers",))
    do(s, "sneakers")
    assert s.turn_steps == 5
    s = plainly(pair()[0], hand=("sneakers",))
    do(s, "sneakers")
    assert s.turn_steps == 4


@pytest.mark.rule("LF-K12")
def test_no_fear_leaves_a_corpse_that_counts_no_fear_point() -> None:
    circle, way = move()
    s = scene(1, "maniac", campers={"brown": way.route[0]}, cards={"brown": "hugo"}, maniac=circle)
    do(s, str(way))
    assert s.corpses == {way.route[0]: False}
    assert s.fear() == 0
    eight = [dot for dot in lone_dots(12, circle) if dot not in way.route][:8]
    s = scene(1, "maniac", campers={"brown": way.route[0]}, cards={"brown": "hugo"}, maniac=circle, corpses=dict.fromkeys(eight, True))
    do(s, str(way))
    assert s.fear() == 8


@pytest.mark.rule("LF-K12")
def test_abilities_once_a_chapter_come_back_in_the_next() -> None:
    s = scene(1, "brown", number=15, campers={"red": pair()[0]}, cards={"red": "rita"}, maniac=away(pair()[0]))
    s.used[RED] = ("second_wind",)
    while s.chapter == 1:
        do(s, str(first(s.legal_actions(), lambda act: act.verb in ("done", "move", "lay", "look"))))
    assert s.used[RED] == ()


# --- the gift


def named(chapter: str, supply: dict[str, int] | None = None) -> tuple[LfState, int, dict[str, int]]:
    """A single chapter in which the Maniac has just named green. Position, its number, the supply before."""
    s = GAME.new(Setup(6, {"chapter": chapter}))
    while s.asked != "chosen":
        choices = [act for act, _ in s.chances()] or list(s.legal_actions())
        s.apply(choices[0])
    s.supply.update(supply or {})
    before = dict(s.supply)
    s.hand[GREEN] = ()
    do(s, "chosen green")
    return s, COLOURS.index("green"), before


@pytest.mark.rule("LF-K13")
@pytest.mark.parametrize("chapter", ["III", "IV"])
def test_the_chosen_of_a_single_iii_or_iv_gets_one_clue_of_each_type_before_any_is_drawn_for_the_board(chapter: str) -> None:
    s, _, before = named(chapter)
    assert sorted(s.hand[GREEN]) == sorted(CLUES)
    assert s.supply == {clue: number - 1 for clue, number in before.items()}
    assert not s.clues


@pytest.mark.rule("LF-K13")
def test_a_type_that_the_supply_has_run_out_of_is_not_given() -> None:
    s, _, _ = named("III", {"shovel": 0})
    assert sorted(s.hand[GREEN]) == ["flashlight", "hearing", "sneakers", "trap"]
    assert s.supply["shovel"] == 0


@pytest.mark.rule("LF-K13")
def test_in_the_campaign_the_chosen_gets_them_at_the_start_of_iii() -> None:
    place = crossing()
    s = scene(2, "blue", campers={"blue": place.start}, maniac=place.circle, cabins=OPENED)
    told = do(s, place.step)
    while not facts(told, events.CluesGiven):
        told = do(s, str(s.legal_actions()[0]))
    assert [(event.seat, sorted(event.clues)) for event in facts(told, events.CluesGiven)] == [(4, sorted(CLUES))]
    assert sorted(s.hand[4]) == sorted(CLUES)
    assert s.chapter == 3


@pytest.mark.rule("LF-K13")
def test_in_iv_of_the_campaign_there_is_no_second_gift() -> None:
    s = scene(3, "brown", number=15, chosen="red", cabins=OPENED, maniac=quiet_circles()[0])
    told = []
    while s.chapter == 3:
        told += do(s, str(first(s.legal_actions(), lambda act: act.verb in ("done", "move", "lay", "look"))))
    assert s.asked == "place"
    assert not facts(told, events.CluesGiven)
