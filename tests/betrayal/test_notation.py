"""A position of Betrayal as text."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from game.betrayal import GAME
from game.betrayal.board import Spot
from game.betrayal.state import BtState
from game.betrayal.terms import HEROES, SKULL, TRAITORS
from game.betrayal.verbs import TakeTurn
from game.engine.contract import CHANCE, BadText, Setup
from game.engine.notation import BadPosition, Unwritten
from game.engine.noting import written
from tests.betrayal.scene import texts

HOUSE = """
betrayal date=12-24
# three floors
house: library N foyer, attic N upper_landing, chasm E basement_landing, vault ground 5 -2 1
zoe library 3/4/3/5 dog axe; ox chasm/W 5@1/4/3/3; madame attic 0/3/4/4 boosted=library|chapel
haunt 38: traitor ox, exorcism 1
firebat*2 attic; firebat chasm stunned by=zoe
marks: exorcised library
tokens: drip library foyer, girl attic
lying: foyer spear book
discards: possession
round: 7; turn: zoe spent=1 moved used=item:axe
"""


def test_a_house_is_set_up_by_a_few_clauses() -> None:
    s = GAME.read(HOUSE)
    assert s.t.spots["library"] == Spot("ground", 1, -1, 0)  # beside the foyer, turned so that their doors meet
    assert s.board.doors("library") == {"S": "foyer"}
    assert s.t.spots["vault"] == Spot("ground", 5, -2, 1)
    assert [b.who for b in s.t.bodies[:3]] == ["zoe_ingstrom", "ox_bellows", "madame_zostra"]
    assert [s.value(0, trait) for trait in ("might", "speed", "knowledge", "sanity")] == [3, 4, 3, 5]
    assert (s.t.bodies[1].traits[0], s.value(1, "might")) == (1, 5)
    assert s.t.bodies[2].traits[0] == SKULL
    assert (s.place(1), s.t.bodies[0].cards, s.t.bodies[2].boosts) == ("chasm/W", ["dog", "axe"], ["library", "chapel"])
    assert [b.side for b in s.t.bodies[:3]] == [HEROES, TRAITORS, HEROES]
    assert [(b.kind, b.seat, b.stunned) for b in s.t.bodies[3:]] == [("firebat", 1, False)] * 2 + [("firebat", 0, True)]
    assert s.place(5) == "chasm/E"  # the outer half
    assert (s.counter("exorcism"), s.marked("exorcised", "library"), s.has_token("drip", "foyer")) == (1, True, True)
    assert s.actor() == 0
    assert {"go foyer", "do exorcise_knowledge book"} & set(texts(s)) == {"go foyer"}


def test_what_is_nowhere_else_is_in_its_deck() -> None:
    piles = GAME.read(HOUSE).t.piles
    assert not {"dog", "girl", "book"} & set(piles["omen"].cards)  # held, lying as a token, in an Item Pile
    assert {"madman", "ring"} <= set(piles["omen"].cards)
    assert "possession" not in piles["event"].cards
    assert piles["event"].discards == ["possession"]
    assert not {"library", "attic", "foyer"} & set(piles["room"].cards)
    assert "madman" not in GAME.read(f"{HOUSE}; out: madman").t.piles["omen"].cards


def test_a_position_is_written_in_one_line() -> None:
    text = GAME.write(GAME.read(HOUSE))
    assert text == (
        "betrayal date=12-24; house: library N foyer, attic N upper_landing, chasm E basement_landing, vault ground 5 -2 1; round: 7; "
        "zoe library 3/4/3/5 dog axe; ox chasm/W 5@1/4/3/3; madame attic 0/3/4/4 boosted=library|chapel; "
        "haunt 38: traitor ox, revealer zoe, exorcism 1; firebat*2 attic; firebat chasm stunned by=zoe; marks: exorcised library; "
        "tokens: drip library foyer, girl attic; lying: foyer spear book; discards: possession; turn: zoe spent=1 moved used=item:axe"
    )
    assert GAME.write(GAME.read(text)) == text


def test_what_is_done_from_there_leads_into_the_middle_of_something() -> None:
    s = GAME.read("zoe foyer; ox foyer; madame foyer; play: explore N, back bg, tile kitchen")
    assert (s.actor(), texts(s)) == (0, [f"turn {turn}" for turn in s.board.turns("kitchen", "ground", 1, -1, "S")])
    with pytest.raises(Unwritten, match="Laying"):
        GAME.write(s)


def test_the_traitor_is_the_charts_where_none_is_named() -> None:
    assert GAME.read("zoe foyer; ox foyer 5/4/2/3; madame foyer; haunt 38").t.traitor == 1  # the lowest Knowledge but the revealer's


@pytest.mark.parametrize(
    ("clause", "why"),
    [
        ("house: libary N foyer", "no room 'libary'"),
        ("house: library N attic", "no room of the house 'attic'"),
        ("house: library N foyer, attic N foyer", "on the library"),
        ("house: library N foyer, library E foyer", "lies twice"),
        ("house: library upwards", "where the library lies"),
        ("turn: nell", "'nell' is no number"),
        ("turn: zoe spend=2", "'spend=2' says nothing"),
        ("turn: zoe moved=1", "'moved=1' says nothing"),
        ("turn: 7", "'7' is not here"),
        ("brandon foyer on=7", "a figure that there is not"),
        ("brandon foyer over=axe", "'axe' is not as"),
        ("brandon foyer side=left", "no side 'left'"),
        ("brandon foyer asleep", "'asleep' is no card"),
        ("lying: foyer sword", "no card 'sword'"),
        ("lying: attic axe", "no room of the house 'attic'"),
        ("lying: foyer axe, entrance_hall axe", "in two places"),
        ("haunt 77", "no haunt 77"),
        ("haunt 38: exorcism", "a name and a value"),
        ("haunt 38: exorcism one", "'one' is no number"),
        ("zombie foyer", "zombie"),
        ("houses: library N foyer", "houses"),
        ("round: 3; round: 3", "said twice"),
        ("top omens: ring 0", "no deck 'omens'"),
        ("betrayal haunts=some", "haunts"),
        ("play: fly foyer", "fly foyer"),
        ("play: end, go attic", "go attic"),
    ],
)
def test_an_error_names_its_clause(clause: str, why: str) -> None:
    with pytest.raises(BadPosition) as error:
        GAME.read(f"zoe foyer; ox foyer; madame foyer; {clause}")
    assert why in str(error.value)
    assert f"{clause.split(';')[0].split()[0]}" in str(error.value)


@pytest.mark.parametrize("traits", ["3/4/3", "3/4/3/9", "3/4/3/x", "3@1/4/3/5"])
def test_traits_stand_on_the_explorers_card(traits: str) -> None:
    with pytest.raises(BadText, match="zoe foyer"):
        GAME.read(f"zoe foyer {traits}; ox foyer; madame foyer")


def positions(games: int, every: int) -> Iterator[BtState]:
    """Positions of random games of every kind, as they come."""
    varieties = GAME.varieties()
    for number in range(games):
        rng = random.Random(number)
        s = GAME.new(varieties[number * 5 % len(varieties)])
        for action in range(3000):
            if action % every == 0 or s.actor() is None:
                yield s
            if s.actor() is None:
                break
            outcomes = s.chances() if s.actor() == CHANCE else [(legal, 1) for legal in s.legal_actions()]
            s.apply(rng.choices([outcome for outcome, _ in outcomes], [weight for _, weight in outcomes])[0])


def round_trips(games: int, every: int) -> int:
    """Each position in which a figure may go on with its turn, and each end, is read back equal from its text. Says how many."""
    number = 0
    for s in positions(games, every):
        try:
            text = GAME.write(s)
        except Unwritten:
            assert not isinstance(s.question, TakeTurn)
            assert not s.t.ended
            continue
        back = GAME.read(text)
        assert GAME.write(back) == text
        assert (back.t, back.secrets, list(back.t.spots), back.actor()) == (s.t, s.secrets, list(s.t.spots), s.actor()), text
        assert list(back.legal_actions()) == list(s.legal_actions())
        number += 1
    return number


def test_positions_of_random_games_are_read_back_equal() -> None:
    assert round_trips(3, 89) > 6


@pytest.mark.slow
def test_so_are_those_of_games_of_every_kind() -> None:
    assert round_trips(len(GAME.varieties()), 31) > 500


def test_a_game_in_the_middle_of_something_is_written_with_what_was_done_since() -> None:
    start, setup = GAME.starting("zoe foyer; ox foyer; madame foyer")
    actions = [GAME.parse(text) for text in ("go grand_staircase", "go foyer", "explore N", "back bg", "tile kitchen")]
    text = written(start, setup, actions)
    assert text.endswith("; play: explore N, back bg, tile kitchen")
    s = start.new(setup)
    for action in actions:
        s.apply(action)
    assert GAME.read(text).t == s.t
    with pytest.raises(Unwritten, match="not chosen"):
        written(GAME, Setup(3), [])
