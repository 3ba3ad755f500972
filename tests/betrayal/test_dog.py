"""What the Dog may pick up, carry and lay down on its run, and where it runs (omens.json; section 8 of the rules)."""

from __future__ import annotations

import pytest

from game.betrayal.dog import RANGE, distances
from game.betrayal.state import BtState
from tests.betrayal.scene import begin_turn, offered, play, scene, steps, texts
from tests.betrayal.sick import meeting, sick

HOUSE = ("dusty_hallway N foyer", "creaky_hallway N dusty_hallway", "chapel N creaky_hallway")


def kennel(**dropped: str) -> BtState:
    """The Dog's keeper in the Foyer; things lie about."""
    s = scene(rooms=HOUSE, at={0: "foyer"}, cards={0: ["dog"]})
    s.t.dropped = {room: [card] for card, room in dropped.items()}
    begin_turn(s, 0)
    return s


@pytest.mark.rule("BT-omen:dog")
def test_it_moves_what_it_finds_to_another_room() -> None:
    s = kennel(book="dusty_hallway")
    before = steps(s)
    assert offered(s, "use dog") == ["use dog fetch book", "use dog shift book"]
    play(s, "use dog shift book")
    assert s.actor() == 0
    assert "place dusty_hallway" not in texts(s)
    assert {"place chapel", "place foyer", "place entrance_hall"} <= set(texts(s))
    play(s, "place chapel")
    assert s.t.dropped == {"chapel": ["book"]}
    assert steps(s) == before  # it was never in its keeper's hands
    assert offered(s, "use dog") == []
    assert s.used("item:book")


@pytest.mark.rule("BT-omen:dog")
def test_what_lies_beside_its_keeper_is_carried_off_but_not_fetched() -> None:
    s = kennel(axe="foyer")
    assert offered(s, "use dog") == ["use dog shift axe"]
    play(s, "use dog shift axe", "place chapel")
    assert s.t.dropped == {"chapel": ["axe"]}


@pytest.mark.rule("BT-omen:dog")
def test_there_and_on_are_six_spaces_in_all() -> None:
    s = kennel(axe="chapel", ring="dusty_hallway", spear="upper_landing")
    for card in ("axe", "ring", "spear"):
        copy = s.clone()
        play(copy, f"use dog shift {card}")
        source = next(place for place, cards in copy.t.dropped.items() if card in cards)
        spent = distances(copy, 0, "foyer")[source]
        for text in texts(copy):
            assert spent + distances(copy, 0, source)[text.split()[1]] <= RANGE
    play(s, "use dog shift axe")
    assert "place grand_staircase" not in texts(s)  # 3 to the Chapel, 4 from there
    assert "place entrance_hall" not in texts(s)
    assert "place foyer" in texts(s)


@pytest.mark.rule("BT-omen:dog")
@pytest.mark.parametrize(("token", "runs"), [("secret_stairs", True), ("secret_passage", False), ("wall_switch", False)])
def test_secret_stairs_are_stairs_but_passage_and_wall_are_not(token: str, runs: bool) -> None:
    s = kennel(axe="basement_landing")
    s.lay_token(token, "foyer")
    s.lay_token(token, "basement_landing")
    begin_turn(s, 0)
    assert ("use dog fetch axe" in texts(s)) is runs


@pytest.mark.rule("BT-omen:dog")
@pytest.mark.parametrize("room", ["attic", "graveyard", "junk_room", "pentagram_chamber", "coal_chute", "mystic_elevator"])
def test_it_does_not_enter_rooms_with_a_roll_a_slide_or_a_lift(room: str) -> None:
    s = scene(rooms=[f"{room} N entrance_hall"], at={0: "foyer"}, cards={0: ["dog"]})
    s.t.dropped = {room: ["axe"]}
    begin_turn(s, 0)
    assert offered(s, "use dog fetch") == []


@pytest.mark.rule("BT-omen:dog")
@pytest.mark.parametrize(
    ("high", "low"), [("gallery N upper_landing", "ballroom N foyer"), ("collapsed_room N foyer", "crypt N basement_landing")]
)
def test_it_takes_no_way_that_leads_down_only(high: str, low: str) -> None:
    s = scene(rooms=[high, low], at={0: high.split()[0]}, cards={0: ["dog"]})
    s.lay_token("below_collapsed_room", "crypt")
    room = low.split()[0]
    s.t.dropped = {room: ["axe"]}
    begin_turn(s, 0)
    reached = distances(s, 0, high.split()[0], 99)
    assert ("use dog fetch axe" in texts(s)) is (room == "ballroom")  # by the stairs
    assert reached.get(room, 99) == (4 if room == "ballroom" else 99)


@pytest.mark.rule("BT-omen:dog")
@pytest.mark.rule("BT-4.5.1")
def test_it_moves_the_things_of_a_haunt_as_well() -> None:
    s = sick(seat1=["dog"])
    s.mark("inoculated", "1")
    s.lay_token("herbs", "entrance_hall")
    meeting(s, 1, "foyer")
    play(s, "use dog shift herbs", "place grand_staircase")
    assert s.t.tokens["herbs"] == ["grand_staircase"]
    assert s.counter("herbs_1") == 0
