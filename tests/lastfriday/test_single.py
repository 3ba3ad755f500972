"""Single chapters: their set-up, what may be laid where, who wins (LF-S1 to LF-S5)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from game.engine.contract import ALL, TABLE, Event, IllegalAction, Setup, visible
from game.lastfriday import GAME, events
from game.lastfriday.actions import at
from game.lastfriday.numbers import CARDS, TUNED
from game.lastfriday.setting_up import Offers
from game.lastfriday.state import LfState
from game.lastfriday.terms import CAMPER_SIDE, CAMPERS, CLOSED, CLUES, COLOURS, MANIAC, MANIAC_SIDE
from tests.lastfriday.landmarks import CAMP, NET, PLAIN, apart, dots_next_to, go_on, over, plain_move, quietly
from tests.lastfriday.scene import asked, do, facts, scene

CIRCLE, MOVE = plain_move()
TO_LAY = {"II": (2, 5), "III": (4, 10), "IV": (8, 15)}
RED_RINGED, AT_PIERS = {2, 6, 132, 150, 196}, {106, 109, 111, 123}
CABINS = ("red", "blue", "green", "yellow")  # opened in this order; brown is left to the Campers


def single(chapter: str) -> LfState:
    return GAME.new(Setup(6, {"chapter": chapter}))


def opened(chapter: str, chosen: str = "green") -> LfState:
    """A single chapter with red, green and brown Camper side up, yellow and blue Maniac side up, up to the first pawn."""
    s = single(chapter)
    go_on(s, "red open")
    do(s, *(f"open {colour}" for colour in CABINS))
    if chapter != "II":
        do(s, f"chosen {chosen}")
    return s


def ready_to_lay(chapter: str) -> LfState:
    s = opened(chapter)
    go_on(s, "maniac corpse")
    return s


# LF-S1


@pytest.mark.rule("LF-S1")
@pytest.mark.parametrize("chapter", ["II", "III", "IV"])
def test_after_the_usual_set_up_campers_and_maniac_open_cabins_in_turn_three_for_the_campers_two_for_the_maniac(chapter: str) -> None:
    s = single(chapter)
    go_on(s, lambda s: s.asked == "open")
    assert all(s.card[1:]), "everybody has a card"
    assert s.boat, "the boat lies at a pier"
    for who, colour in zip(("red", "maniac", "red", "maniac"), CABINS, strict=True):
        assert asked(s) == f"{who} open"
        closed = [c for c, side in zip(COLOURS, s.cabins, strict=True) if side == CLOSED]
        assert [act.what for act in s.legal_actions()] == closed
        do(s, f"open {colour}")
    assert s.cabins == (CAMPER_SIDE, MANIAC_SIDE, CAMPER_SIDE, MANIAC_SIDE, CAMPER_SIDE)


@pytest.mark.rule("LF-S1")
@pytest.mark.parametrize("chapter", ["III", "IV"])
def test_then_the_maniac_names_any_of_the_five_the_chosen(chapter: str) -> None:
    s = single(chapter)
    go_on(s, "red open")
    do(s, *(f"open {colour}" for colour in CABINS))
    assert asked(s) == "maniac chosen"
    assert [str(act) for act in s.legal_actions()] == [f"chosen {colour}" for colour in COLOURS]
    told = do(s, "chosen blue")
    assert s.chosen == 4
    assert facts(told, events.ChosenNamed) == [events.ChosenNamed(seat=4, how="named")]
    assert facts(told, events.CluesGiven) == [events.CluesGiven(seat=4, clues=CLUES)]


@pytest.mark.rule("LF-S1")
@pytest.mark.parametrize("chapter", ["III", "IV"])
def test_each_camper_side_cabin_gets_its_pawn_nobody_for_the_chosens_colour_and_the_rest_wait_at_the_entrance(chapter: str) -> None:
    s = opened(chapter, chosen="green")
    assert asked(s) == "red place"
    assert {act.dot for act in s.legal_actions()} == set(CAMP.insides["red"])
    do(s, f"place d{CAMP.insides['red'][1]}")
    assert asked(s) == "brown place"
    assert {act.dot for act in s.legal_actions()} == set(CAMP.insides["brown"])
    do(s, f"place d{CAMP.insides['brown'][2]}")
    assert asked(s) == "green place"
    camper_side = {dot for colour in ("red", "green", "brown") for dot in CAMP.insides[colour]}
    assert {act.dot for act in s.legal_actions()} == camper_side - {CAMP.insides["red"][1], CAMP.insides["brown"][2]}
    do(s, f"place d{CAMP.insides['red'][0]}")
    assert s.dot[1:] == [CAMP.insides["red"][1], 0, CAMP.insides["red"][0], 0, CAMP.insides["brown"][2]]
    assert asked(s) == "maniac corpse"


@pytest.mark.rule("LF-S1")
def test_a_chosen_whose_cabin_is_the_maniacs_starts_in_another() -> None:
    s = opened("III", chosen="blue")
    for colour in ("red", "green", "brown"):
        assert asked(s) == f"{colour} place"
        do(s, str(s.legal_actions()[0]))
    assert asked(s) == "blue place"
    assert len(s.legal_actions()) == 6
    assert not {act.dot for act in s.legal_actions()} & {*CAMP.insides["blue"], *CAMP.insides["yellow"]}


# LF-S2


def far_enough(s: LfState) -> set[int]:
    """The dots where the next token may lie, worked out from Camper steps one by one."""
    doors, piers = [*CAMP.door_of], [*CAMP.pier_dots.values()]
    shut = {near for dot in (*doors, *piers, CAMP.arrow) for near in (dot, *dots_next_to(dot))} | set(CAMP.inside_of)
    for token in (*s.corpses, *s.clues):
        shut |= {dot for dot, steps in s.net.distances(1 << token).items() if steps < 3}
    return set(CAMP.dots) - shut


@pytest.mark.rule("LF-S2")
@pytest.mark.parametrize("chapter", ["III", "IV"])
def test_the_maniac_lays_corpses_and_clues_with_two_empty_dots_between(chapter: str) -> None:
    s = ready_to_lay(chapter)
    corpses, clues = TO_LAY[chapter]
    laid: list[str] = []
    while asked(s) != "maniac start":
        if s.asked == "draw":
            go_on(s, lambda s: s.asked != "draw", seed=len(laid))
            continue
        laid.append(s.asked)
        assert {act.dot for act in s.legal_actions()} == far_enough(s)
        near = next(dot for dot in CAMP.dots if dot not in far_enough(s))
        with pytest.raises(IllegalAction):
            do(s, f"{s.asked} d{near}")
        do(s, str(s.legal_actions()[0]))
    assert laid == ["corpse"] * corpses + ["clue"] * clues
    assert (len(s.corpses), len(s.clues), s.corpses_left) == (corpses, clues, 8 - corpses)
    tokens = [*s.corpses, *s.clues]
    assert all(s.net.distances(1 << a)[b] >= 3 for a in tokens for b in tokens if a != b)


@pytest.mark.rule("LF-S2")
def test_a_token_three_steps_from_another_leaves_two_empty_dots_and_is_allowed() -> None:
    s = ready_to_lay("III")
    do(s, str(s.legal_actions()[len(s.legal_actions()) // 2]))
    (lying,) = s.corpses
    steps = s.net.distances(1 << lying)
    offered = {act.dot for act in s.legal_actions()}
    assert {steps[dot] for dot in offered} >= {3, 4}
    assert min(steps[dot] for dot in offered) == 3


@pytest.mark.rule("LF-S2")
@pytest.mark.parametrize("chapter", ["III", "IV"])
def test_nobody_sees_those_clues_and_the_others_are_the_supply(chapter: str) -> None:
    s = ready_to_lay(chapter)
    told = go_on(s, "maniac start")
    for viewer in (MANIAC, *CAMPERS, TABLE):
        assert facts(visible(told, viewer), events.ClueDrawn) == []
        assert not any(clue.clue for clue in s.observe(viewer).clues)
        assert not any(clue.clue for clue in facts(visible(told, viewer), events.ClueLaid))
        assert s.observe(viewer).supply == ()
    on_board = Counter(clue.clue for clue in s.observe(ALL).clues)
    in_hands = Counter(clue for hand in s.hand for clue in hand)
    assert sum(on_board.values()) == TO_LAY[chapter][1]
    assert on_board + in_hands + Counter(s.supply) == Counter(TUNED.now.clues)
    assert in_hands == Counter(CLUES) + Counter(CARDS[card].token for card in s.card[1:])


@pytest.mark.rule("LF-S2")
def test_a_clue_is_drawn_by_chance_in_proportion_to_the_supply() -> None:
    s = ready_to_lay("III")
    go_on(s, "chance draw")
    assert {act.what: weight for act, weight in s.chances()} == {clue: number for clue, number in s.supply.items() if number}


# LF-S3


@pytest.mark.rule("LF-S3")
@pytest.mark.parametrize("chapter", ["III", "IV"])
def test_the_maniac_starts_at_a_pier_circle_or_in_a_maniac_side_cabin(chapter: str) -> None:
    s = opened(chapter)
    go_on(s, "maniac start")
    yellow, blue = 202, 204
    assert {act.circle for act in s.legal_actions()} == AT_PIERS | {yellow, blue}
    do(s, f"start {blue}")
    assert (s.circle, s.record, s.round) == (blue, [blue], 1)
    assert asked(s) == ("red turn" if chapter == "III" else "maniac maniac")


# LF-S4


def alone(chapter: int, turn: str, **more: Any) -> LfState:
    return scene(chapter, turn, maniac=CIRCLE, single=True, chosen="red", cabins={"red": CAMPER_SIDE}, **more)


def winner(s: LfState) -> str:
    outcome = s.outcome()
    assert outcome is not None, "the game is over"
    assert {*outcome.winners, *outcome.losers} == {MANIAC, *CAMPERS}
    assert not set(outcome.winners) & set(outcome.losers)
    return "maniac" if outcome.winners == (MANIAC,) else "campers"


@pytest.mark.rule("LF-S4")
def test_in_a_single_iii_campers_win_when_the_chosen_lives_to_the_end() -> None:
    s = alone(3, "maniac", number=15, campers={"red": PLAIN[-1], "blue": MOVE.route[0]})
    do(s, str(MOVE))
    assert s.alive[4] is False
    quietly(s, lambda s: s.over())
    assert winner(s) == "campers"


@pytest.mark.rule("LF-S4")
def test_in_a_single_iii_the_maniac_wins_when_the_chosen_dies() -> None:
    s = alone(3, "maniac", number=2, campers={"red": MOVE.route[0]})
    do(s, str(MOVE))
    assert winner(s) == "maniac"
    start, step = over(CIRCLE)
    t = alone(3, "red", number=2, campers={"red": start})
    do(t, step)
    assert winner(t) == "maniac"


@pytest.mark.rule("LF-S4")
def test_in_a_single_iv_campers_win_when_the_chosen_kills_the_maniac_or_he_cannot_move() -> None:
    start, step = over(CIRCLE)
    s = alone(4, "red", campers={"red": start})
    do(s, step)
    assert winner(s) == "campers"
    ways = {act.route[0] for act in NET.moves[CIRCLE].acts}
    blockers = dict(zip(COLOURS, sorted(ways), strict=False))
    assert len(ways) == len(blockers)
    assert winner(alone(4, "maniac", campers=blockers)) == "campers"


@pytest.mark.rule("LF-S4")
def test_in_a_single_iv_the_maniac_wins_otherwise() -> None:
    start, step = over(CIRCLE)
    s = alone(4, "brown", number=15, campers={"brown": start})
    do(s, step)
    assert not s.over(), "another Camper only finds him"
    quietly(s, lambda s: s.over())
    assert winner(s) == "maniac"


# LF-S5


@pytest.mark.rule("LF-S5")
def test_a_single_i_is_set_up_as_in_the_campaign() -> None:
    campaign, alone = GAME.new(Setup(6, {"chapter": "campaign"})), single("I")
    for s in (campaign, alone):
        go_on(s, "red turn", seed=3)
    one, other = campaign.observe(ALL), alone.observe(ALL)
    for name in one.__struct_fields__:
        if name != "options":
            assert getattr(one, name) == getattr(other, name), name
    assert sorted(alone.tokens) == ["axe", "shadow", "speed"]


def sheltered(number: int, dead: int = 0, turn: str = "maniac") -> LfState:
    """Round XV of a single I: so many Campers are sheltered, so many dead, the others outside."""
    inside = [*CAMP.insides["red"], *CAMP.insides["blue"]][:number]
    living = COLOURS[: 5 - dead]
    campers = dict(zip(living, [*inside, *apart(5)], strict=False))
    cabins = {"red": CAMPER_SIDE, "blue": CAMPER_SIDE}
    return scene(1, turn, number=15, maniac=CIRCLE, single=True, campers=campers, dead=COLOURS[5 - dead :], cabins=cabins)


@pytest.mark.rule("LF-S5")
@pytest.mark.parametrize("number", [0, 3, 4])
def test_a_single_i_is_the_campers_with_four_or_more_sheltered_in_the_end(number: int) -> None:
    s = sheltered(number)
    do(s, str(MOVE))
    quietly(s, lambda s: s.over())
    assert winner(s) == ("campers" if number >= 4 else "maniac")
    assert s.result[1] == "rounds"


@pytest.mark.rule("LF-S5")
@pytest.mark.parametrize(("number", "dead"), [(5, 0), (4, 1), (3, 2), (1, 4)])
def test_it_counts_when_all_the_living_are_sheltered_too(number: int, dead: int) -> None:
    s = sheltered(number, dead, "red")
    quietly(s, lambda s: s.over())
    assert s.result[1] == "sheltered"
    assert winner(s) == ("campers" if number >= 4 else "maniac")


@pytest.mark.rule("LF-S5")
def test_a_single_ii_has_no_chosen_and_campers_start_in_their_cabins_or_at_the_entrance() -> None:
    s = opened("II")
    told: list[Event] = []
    for colour in ("red", "green", "brown"):
        assert asked(s) == f"{colour} place"
        assert {act.dot for act in s.legal_actions()} == set(CAMP.insides[colour])
        told += do(s, f"place d{CAMP.insides[colour][0]}")
    assert asked(s) == "maniac corpse"
    assert s.chosen == 0
    assert s.dot[1:] == [CAMP.insides["red"][0], 0, CAMP.insides["green"][0], 0, CAMP.insides["brown"][0]]
    assert not facts(told, events.CluesGiven)


@pytest.mark.rule("LF-S5")
def test_a_single_ii_has_two_corpses_and_five_unseen_clues() -> None:
    s = ready_to_lay("II")
    assert {act.dot for act in s.legal_actions()} == far_enough(s)
    told = go_on(s, "maniac start")
    assert (len(s.corpses), len(s.clues)) == (2, 5)
    assert facts(visible(told, MANIAC), events.ClueDrawn) == []
    tokens = [*s.corpses, *s.clues]
    assert all(s.net.distances(1 << a)[b] >= 3 for a in tokens for b in tokens if a != b)


@pytest.mark.rule("LF-S5")
def test_in_a_single_ii_the_maniac_starts_on_a_red_ringed_circle_or_in_a_maniac_side_cabin() -> None:
    s = opened("II")
    go_on(s, "maniac start")
    assert {act.circle for act in s.legal_actions()} == RED_RINGED | {202, 204}
    assert sorted(s.tokens) == ["shadow", "speed"], "the tokens of the campaign"
    do(s, "start 202")
    assert asked(s) == "maniac maniac"


@pytest.mark.rule("LF-S5")
def test_caught_or_not_decides_a_single_ii() -> None:
    start, step = over(CIRCLE)
    by_camper = scene(2, "red", maniac=CIRCLE, single=True, campers={"red": start})
    do(by_camper, step)
    assert winner(by_camper) == "campers"
    by_himself = scene(2, "maniac", maniac=CIRCLE, single=True, campers={"red": MOVE.route[0]})
    do(by_himself, str(MOVE))
    assert winner(by_himself) == "campers"
    uncaught = scene(2, "red", number=15, maniac=CIRCLE, single=True)
    quietly(uncaught, lambda s: s.over())
    assert winner(uncaught) == "maniac"


def test_the_hundreds_of_dots_for_a_token_are_a_sequence_like_any_other() -> None:
    dots = (1, 2, 7, 64, 65, 300, 440)
    offers = Offers(tuple(at("clue", dot) for dot in range(446)), sum(1 << dot for dot in dots))
    acts = [at("clue", dot) for dot in dots]
    assert list(offers) == acts
    assert [offers[place] for place in range(len(offers))] == acts
    assert [offers[-1], *offers[1:3]] == [acts[-1], *acts[1:3]]
    assert all(act in offers for act in acts)
    assert at("clue", 3) not in offers
    assert at("corpse", 7) not in offers
    with pytest.raises(IndexError):
        offers[len(dots)]
