"""Discovering rooms (4.2)."""

import pytest

from game.betrayal.board import Spot
from game.betrayal.discovering import Discover, back_of
from game.betrayal.events import Discovered, NothingThere, Sank
from game.betrayal.laying import PlaceTile, rearrangements
from game.betrayal.state import BtState
from game.engine.contract import CHANCE
from tests.betrayal.scene import begin_turn, lay, play, put, run, scene, texts


def find(s: BtState, room: str) -> list[object]:
    """Chance turns up this tile next; its back comes first."""
    events = list(play(s, f"back {back_of(s.rules.tiles[room].floors)}"))
    return [*events, *play(s, f"tile {room}")]


@pytest.mark.rule("BT-4.2.1")
def test_one_steps_through_a_door_and_looks_at_the_back() -> None:
    s = scene(at={0: "foyer"})
    play(s, "explore N")
    backs = {str(outcome): weight for outcome, weight in s.chances()}
    assert backs["back g"] == sum(1 for room in s.t.piles["room"].cards if s.rules.tiles[room].floors == ("ground",))


@pytest.mark.rule("BT-4.2.2")
def test_a_tile_that_fits_is_laid_door_to_door_and_one_moves_in() -> None:
    s = scene(at={0: "foyer"})
    play(s, "explore N")
    find(s, "creaky_hallway")
    assert texts(s) == ["turn 0", "turn 1", "turn 2", "turn 3"]
    play(s, "turn 0")
    assert s.t.bodies[0].room == "creaky_hallway"
    assert s.t.turn.spent == 1
    assert s.board.doors("foyer")["N"] == "creaky_hallway"


@pytest.mark.rule("BT-4.2.2")
def test_it_is_turned_so_that_as_many_doors_as_possible_join() -> None:
    s = scene(rooms=["creaky_hallway N entrance_hall"], at={0: "foyer"})
    play(s, "explore N")
    find(s, "organ_room")  # doors south and west: only one turn joins the hall and the hallway
    assert len(texts(s)) == 1
    play(s, texts(s)[0])
    assert set(s.board.doors("organ_room")) == {"S", "E"}


@pytest.mark.rule("BT-4.2.2")
def test_a_tile_of_another_floor_goes_to_the_bottom() -> None:
    s = scene(at={0: "foyer"})
    play(s, "explore N")
    events = play(s, "back u")
    assert any(isinstance(event, Sank) for event in events)
    assert s.t.piles["room"].bottom == ["u"]
    upper = sum(1 for room in s.t.piles["room"].cards if s.rules.tiles[room].floors == ("upper",))
    assert {str(outcome): weight for outcome, weight in s.chances()}["back u"] == upper - 1


@pytest.mark.rule("BT-4.2.2")
def test_what_went_to_the_bottom_comes_up_in_its_order() -> None:
    s = scene(at={0: "foyer"})
    pile = s.t.piles["room"]
    pile.cards = ["attic", "crypt", "patio"]
    play(s, "explore N", "back u", "back b")
    assert [str(outcome) for outcome, _ in s.chances()] == ["back g"]
    find(s, "patio")
    play(s, texts(s)[0])
    assert pile.bottom == ["u", "b"]
    put(s, 0, "basement_landing")
    begin_turn(s, 0)
    play(s, "explore N")  # the Attic is looked at first and sinks again: nothing is left to chance
    assert [str(outcome) for outcome, _ in s.chances()] == ["tile crypt"]
    assert pile.bottom == ["u"]


@pytest.mark.rule("BT-4.2.3")
def test_a_window_that_a_neighbour_covers_does_not_count() -> None:
    s = scene()
    s.lay_tile("bedroom", Spot("upper", 0, 2, 0))
    assert s.board.windows("bedroom") == ("S",)
    s.lay_tile("attic", Spot("upper", 0, 3, 1))
    assert s.board.windows("bedroom") == ()


@pytest.mark.rule("BT-4.2.3")
def test_nobody_goes_through_a_false_door() -> None:
    s = scene(at={0: "foyer"})
    s.lay_tile("chapel", Spot("ground", 1, -1, 0))  # its only door looks north
    begin_turn(s, 0)
    assert "N" in s.board.false("foyer")
    assert "go chapel" not in texts(s)
    assert "explore N" not in texts(s)


@pytest.mark.rule("BT-4.2.4")
def test_a_tile_that_would_close_the_floor_is_discarded() -> None:
    s = scene(rooms=["chapel N foyer", "coal_chute S foyer", "graveyard N entrance_hall"], at={0: "entrance_hall"})
    s.t.piles["room"].cards = ["conservatory", "patio"]
    play(s, "explore S", "back gu", "tile conservatory")
    assert s.t.gone == ["conservatory"]
    play(s, "back g", "tile patio")
    play(s, texts(s)[0])
    assert s.board.doorways("ground")


@pytest.mark.rule("BT-4.2.4")
def test_where_every_tile_would_close_the_floor_it_is_rearranged() -> None:
    s = scene(rooms=["creaky_hallway N foyer", "coal_chute S foyer", "graveyard N entrance_hall"], at={0: "entrance_hall"})
    s.lay_tile("chapel", Spot("ground", 0, -1, 2))  # the hallway's west door meets its wall
    s.use_board(s.board.with_walls([("creaky_hallway", "N")]))
    s.t.piles["room"].cards = ["conservatory"]
    begin_turn(s, 0)
    assert s.board.doorways("ground") == [("entrance_hall", "S")]
    play(s, "explore S")
    assert all(text.startswith("rearrange ") for text in texts(s))
    play(s, next(text for text in texts(s) if text.startswith("rearrange creaky_hallway entrance_hall S")))
    assert len(s.board.doorways("ground")) > 1
    assert s.t.piles["room"].cards == ["conservatory"]


@pytest.mark.rule("BT-4.2.4")
@pytest.mark.parametrize(
    ("rooms", "wall", "still"),
    [
        (["creaky_hallway N foyer", "coal_chute S foyer", "graveyard N entrance_hall"], ("creaky_hallway", "N"), False),  # laid at the door
        (["library N foyer", "coal_chute S foyer"], ("entrance_hall", "N"), True),  # turned where it lies
    ],
)
def test_who_has_rearranged_a_floor_goes_on_through_the_door_if_it_is_still_there(
    rooms: list[str], wall: tuple[str, str], still: bool
) -> None:
    s = scene(rooms=rooms, at={0: "entrance_hall"})
    s.lay_tile("chapel", Spot("ground", 0, -1, 2))
    s.use_board(s.board.with_walls([wall]))
    s.t.piles["room"].cards = ["conservatory"]
    begin_turn(s, 0)
    assert s.board.doorways("ground") == [("entrance_hall", "S")]
    play(s, "explore S")
    ways = rearrangements(s, "ground")
    for room, beside, side, turn in ways:
        laid = s.board.with_tile(room, Spot(*s.board.without(room).cell(beside, side), turn))
        assert len({laid.cell(*way) for way in laid.doorways("ground")}) > 1
    way = next(way for way in ways if (way[1:3] == ("entrance_hall", "S")) is not still)
    play(s, " ".join(map(str, ("rearrange", *way))))
    assert (s.actor() == CHANCE) is still
    if still:
        play(s, "back gu", "tile conservatory")
        play(s, texts(s)[0])
        assert s.room(0) == "conservatory"
        assert s.board.doorways("ground")


@pytest.mark.rule("BT-4.2.4")
def test_a_card_that_looks_for_a_room_rearranges_a_closed_floor_too() -> None:
    s = scene(rooms=["creaky_hallway N foyer", "coal_chute S foyer", "graveyard N entrance_hall"], at={0: "upper_landing"})
    s.lay_tile("chapel", Spot("ground", 0, -1, 2))
    s.use_board(s.board.with_walls([("creaky_hallway", "N")]))
    s.t.piles["room"].cards = ["conservatory"]
    begin_turn(s, 0)
    cell = s.board.cell("entrance_hall", "S")
    run(s, Discover(0, *cell, "N", True, "moved"))
    assert s.actor() == 0
    assert all(text.startswith("rearrange ") for text in texts(s))


@pytest.mark.rule("BT-4.2.4")
def test_where_that_does_not_help_the_floor_stays_as_it_is() -> None:
    s = scene(rooms=["chapel N foyer", "coal_chute S foyer", "graveyard N entrance_hall"], at={0: "entrance_hall"})
    s.t.piles["room"].cards = ["conservatory"]
    assert rearrangements(s, "ground") == []
    play(s, "explore S")
    assert s.t.bodies[0].room == "entrance_hall"
    assert not any(text.startswith("explore") for text in texts(s))


@pytest.mark.rule("BT-4.2.5")
def test_a_floor_without_tiles_left_is_fully_explored() -> None:
    s = scene(at={0: "foyer"})
    s.t.piles["room"].cards = ["attic"]
    begin_turn(s, 0)
    assert not any(text.startswith("explore") for text in texts(s))
    put(s, 0, "upper_landing")
    begin_turn(s, 0)
    assert any(text.startswith("explore") for text in texts(s))


@pytest.mark.rule("BT-4.2.6")
def test_only_the_discoverer_draws_the_rooms_card_and_stops() -> None:
    s = scene(at={0: "foyer"})
    play(s, "explore N")
    find(s, "ballroom")
    play(s, "turn 0")
    assert {str(outcome).split()[0] for outcome, _ in s.chances()} == {"draw"}
    play(s, "draw night_view")
    assert s.t.turn.stopped
    s = scene(rooms=["ballroom N foyer"], at={1: "foyer"}, first=1)
    play(s, "go ballroom")
    assert s.actor() == 1


@pytest.mark.rule("BT-4.2.6")
@pytest.mark.rule("BT-room:abandoned_room")
@pytest.mark.rule("BT-room:balcony")
@pytest.mark.rule("BT-room:ballroom")
@pytest.mark.rule("BT-room:basement_landing")
@pytest.mark.rule("BT-room:bedroom")
@pytest.mark.rule("BT-room:bloody_room")
@pytest.mark.rule("BT-room:charred_room")
@pytest.mark.rule("BT-room:conservatory")
@pytest.mark.rule("BT-room:creaky_hallway")
@pytest.mark.rule("BT-room:dining_room")
@pytest.mark.rule("BT-room:dusty_hallway")
@pytest.mark.rule("BT-room:game_room")
@pytest.mark.rule("BT-room:gardens")
@pytest.mark.rule("BT-room:kitchen")
@pytest.mark.rule("BT-room:master_bedroom")
@pytest.mark.rule("BT-room:operating_laboratory")
@pytest.mark.rule("BT-room:organ_room")
@pytest.mark.rule("BT-room:patio")
@pytest.mark.rule("BT-room:research_laboratory")
@pytest.mark.rule("BT-room:servants_quarters")
@pytest.mark.rule("BT-room:stairs_from_basement")
@pytest.mark.rule("BT-room:statuary_corridor")
@pytest.mark.rule("BT-room:storeroom")
@pytest.mark.rule("BT-room:underground_lake")
@pytest.mark.rule("BT-room:upper_landing")
@pytest.mark.rule("BT-room:wine_cellar")
def test_each_room_without_a_text_lies_on_its_floors_and_gives_its_card() -> None:
    plain = {
        "omen": ("abandoned_room", "balcony", "charred_room", "dining_room", "kitchen", "master_bedroom", "servants_quarters"),
        "event": (
            *("ballroom", "bedroom", "conservatory", "game_room", "gardens", "operating_laboratory", "organ_room", "patio"),
            *("research_laboratory", "statuary_corridor", "underground_lake"),
        ),
        "item": ("bloody_room", "storeroom", "wine_cellar"),
        "": ("creaky_hallway", "dusty_hallway", "stairs_from_basement"),
    }
    start = {"ground": "foyer", "upper": "upper_landing", "basement": "basement_landing"}
    for symbol, rooms in plain.items():
        for room in rooms:
            for floor, beside in start.items():
                s = scene(at={0: beside})
                play(s, "explore N")
                if floor not in s.rules.tiles[room].floors:
                    play(s, f"back {back_of(s.rules.tiles[room].floors)}")
                    assert s.t.piles["room"].bottom
                    continue
                events = find(s, room)
                while s.actor() == 0 and texts(s)[0].startswith("turn"):
                    events = list(play(s, texts(s)[0]))
                assert any(isinstance(event, Discovered) and event.room == room for event in events)
                assert s.t.bodies[0].room == room
                drawn = {str(outcome).split()[0] for outcome, _ in s.chances()}
                assert drawn == ({"draw"} if symbol else set()), room
                if symbol:
                    assert len(s.chances()) == len(s.t.piles[symbol].cards)
    s = scene(at={0: "upper_landing", 1: "basement_landing"})
    for seat in (0, 1):
        begin_turn(s, seat)
        assert {text for text in texts(s) if text.startswith("explore")} == {f"explore {side}" for side in "NESW"}


@pytest.mark.rule("BT-4.2.7")
def test_a_rooms_text_holds_for_every_visit() -> None:
    s = scene(rooms=["junk_room N foyer"], at={0: "junk_room", 1: "junk_room"})
    play(s, "go foyer")
    assert s.actor() == -1
    s = scene(rooms=["junk_room N foyer"], at={0: "foyer", 1: "junk_room"}, first=1)
    play(s, "go foyer")
    assert s.actor() == -1


def test_nothing_is_there_where_no_tile_fits() -> None:
    s = scene(at={0: "foyer"})
    s.t.piles["room"].cards = ["conservatory"]
    s.use_board(s.board.with_walls([way for way in s.board.doorways("ground") if way != ("foyer", "N")]))
    begin_turn(s, 0)
    events = play(s, "explore N")
    assert any(isinstance(event, NothingThere) for event in events)
    begin_turn(s, 0)
    assert "explore N" not in texts(s)


@pytest.mark.rule("BT-4.2.4")
def test_two_doors_to_the_same_empty_place_are_one_way_on() -> None:
    s = scene(rooms=["chapel N foyer", "coal_chute S foyer", "patio N entrance_hall"], at={0: "entrance_hall"})
    s.use_board(s.board.with_walls([("patio", side) for side in "NESW"]))
    s.lay_tile("creaky_hallway", Spot("ground", 3, 1))
    s.use_board(s.board.with_walls([*s.board.walls, ("creaky_hallway", "N"), ("creaky_hallway", "E"), ("creaky_hallway", "S")]))
    s.t.piles["room"].cards = ["conservatory"]
    begin_turn(s, 0)
    assert {s.board.cell(room, side) for room, side in s.board.doorways("ground")} == {("ground", 2, 1)}
    play(s, "explore S")
    assert s.actor() == 0  # no tile is turned up and lost
    assert s.t.piles["room"].cards == ["conservatory"]


@pytest.mark.rule("BT-4.2.4")
def test_a_closed_floor_is_open_again_when_a_doorway_comes() -> None:
    s = scene(rooms=["chapel N foyer", "coal_chute S foyer", "graveyard N entrance_hall"], at={0: "entrance_hall"})
    s.t.piles["room"].cards = ["conservatory"]
    play(s, "explore S")
    lay(s, "creaky_hallway", "S", "entrance_hall")
    s.use_board(s.board.with_walls([]))
    put(s, 0, "creaky_hallway")
    begin_turn(s, 0)
    assert any(text.startswith("explore") for text in texts(s))


@pytest.mark.rule("BT-6.7.7")
def test_a_tile_taken_by_name_leaves_a_shuffled_stack() -> None:
    s = scene()
    pile = s.t.piles["room"]
    pile.bottom, pile.back = ["u"], "b"
    run(s, PlaceTile("library", 0))
    play(s, texts(s)[0])
    assert "library" in s.board.spots
    assert (pile.bottom, pile.back) == ([], "")
