"""Events that open ways, carry explorers off and move the house."""

from __future__ import annotations

import pytest

from game.betrayal.haunts.base import FigureKind
from game.betrayal.terms import FLOORS, OPPOSITE
from tests.betrayal.cards import asked, clips, discards, done, draw, drawn, haunted_table, rolls, suffers, throw
from tests.betrayal.scene import begin_turn, play, put, scene, texts, total, turn_traitor

# ways


@pytest.mark.rule("BT-event:secret_passage", "BT-7.12")
@pytest.mark.parametrize(
    ("rolled", "floors"),
    [(6, FLOORS), (5, ("upper",)), (4, ("upper",)), (3, ("ground",)), (2, ("ground",)), (1, ("basement",)), (0, ("basement",))],
)
def test_the_secret_passage_leads_where_the_dice_say(rolled: int, floors: tuple[str, ...]) -> None:
    s = scene(at={0: "foyer"}, rooms=["tower N upper_landing", "attic E upper_landing", "crypt N basement_landing"])
    draw(s, "secret_passage")
    rolls(s, 0, "event_secret_passage", "", rolled, 3)
    names = {
        "upper": ["upper_landing", "tower E", "tower W", "attic"],
        "ground": ["grand_staircase", "entrance_hall"],
        "basement": ["basement_landing", "crypt"],
    }
    assert texts(s) == [f"link {place}" for floor in floors for place in names[floor]]


@pytest.mark.rule("BT-event:secret_passage", "BT-7.12", "BT-7.1")
def test_through_the_secret_passage_at_once_and_back_later() -> None:
    s = scene(at={0: "foyer"}, rooms=["tower N upper_landing"])
    draw(s, "secret_passage")
    total(s, 4)
    play(s, "link tower W")
    assert s.t.tokens == {"secret_passage": ["foyer", "tower/W"]}
    assert texts(s) == ["follow", "stay"]
    assert s.t.turn.stopped
    play(s, "follow")
    assert done(s)
    assert s.place(0) == "tower/W"
    begin_turn(s, 0)
    play(s, "go foyer")
    assert (s.room(0), s.t.turn.spent) == ("foyer", 1)
    play(s, "go tower")
    assert s.place(0) == "tower/W"


@pytest.mark.rule("BT-event:secret_stairs", "BT-7.12", "BT-4.1.2")
def test_an_event_waits_for_who_follows_the_secret_stairs_at_once() -> None:
    s = drawn("secret_stairs", place="foyer")
    assert texts(s) == ["link upper_landing", "link basement_landing"]
    play(s, "link basement_landing", "follow")
    assert s.room(0) == "basement_landing"
    play(s, "draw silence")
    assert throw(s).roll.purpose == "event_silence"


@pytest.mark.rule("BT-event:secret_stairs", "BT-7.12")
def test_the_secret_stairs_join_two_rooms_for_everybody() -> None:
    s = drawn("secret_stairs", place="foyer")
    play(s, "link basement_landing", "stay")
    assert done(s)
    assert s.room(0) == "foyer"
    put(s, 1, "basement_landing")
    begin_turn(s, 1)
    play(s, "go foyer")
    assert (s.room(1), s.t.turn.spent) == ("foyer", 1)


@pytest.mark.rule("BT-event:funeral")
@pytest.mark.parametrize(
    ("rolled", "moved"),
    [(4, {"sanity": 1}), (3, {"sanity": -1}), (2, {"sanity": -1}), (1, {"sanity": -1, "might": -1}), (0, {"sanity": -1, "might": -1})],
)
def test_a_funeral_without_a_grave(rolled: int, moved: dict[str, int]) -> None:
    s = drawn("funeral")
    rolls(s, 0, "event_funeral", "sanity", rolled)
    assert done(s)
    assert clips(s) == moved
    assert s.room(0) == "entrance_hall"


@pytest.mark.rule("BT-event:funeral")
def test_a_funeral_and_the_choice_of_graves() -> None:
    s = scene(rooms=["graveyard N foyer", "crypt N basement_landing"])
    draw(s, "funeral")
    total(s, 1)
    assert texts(s) == ["wake graveyard", "wake crypt"]
    play(s, "wake crypt")
    assert done(s)
    assert s.room(0) == "crypt"


@pytest.mark.rule("BT-event:funeral")
@pytest.mark.parametrize("graves", [("crypt",), ("graveyard", "crypt")])
def test_who_lies_in_a_grave_already_may_stay_there(graves: tuple[str, ...]) -> None:
    where = {"graveyard": "graveyard N foyer", "crypt": "crypt N basement_landing"}
    s = scene(rooms=[where[grave] for grave in graves], at={0: "crypt"})
    draw(s, "funeral")
    total(s, 1)
    if len(graves) > 1:
        assert texts(s) == ["wake graveyard", "wake crypt"]
        play(s, "wake crypt")
    assert done(s)
    assert s.room(0) == "crypt"


@pytest.mark.rule("BT-event:the_lost_one")
@pytest.mark.parametrize("rolled", [6, 5])
def test_the_lost_one_seen_through(rolled: int) -> None:
    s = drawn("the_lost_one")
    rolls(s, 0, "event_the_lost_one", "knowledge", rolled)
    assert done(s)
    assert clips(s) == {"knowledge": 1}


@pytest.mark.rule("BT-event:the_lost_one")
@pytest.mark.parametrize(("way", "room"), [(6, "entrance_hall"), (5, "upper_landing"), (4, "upper_landing")])
@pytest.mark.parametrize("rolled", [4, 0])
def test_the_lost_one_leads_astray(rolled: int, way: int, room: str) -> None:
    s = drawn("the_lost_one", place="foyer")
    rolls(s, 0, "event_the_lost_one", "knowledge", rolled)
    rolls(s, 0, "event_the_lost_one", "", way, 3)
    assert done(s)
    assert s.room(0) == room
    assert clips(s) == {}


@pytest.mark.rule("BT-event:the_lost_one", "BT-4.2.6")
@pytest.mark.parametrize(
    ("way", "landing", "back", "tile"),
    [
        (3, "upper_landing", "u", "gallery"),
        (1, "basement_landing", "b", "furnace_room"),
        (0, "basement_landing", "b", "furnace_room"),
    ],
)
def test_the_lost_one_leads_into_a_new_room_and_its_card_is_drawn(way: int, landing: str, back: str, tile: str) -> None:
    s = drawn("the_lost_one", place="foyer")
    total(s, 0)
    total(s, way)
    assert texts(s) == [f"at {landing} {side}" for side in "NESW"]
    play(s, f"at {landing} W", f"back {back}", f"tile {tile}")
    play(s, texts(s)[0])
    assert s.room(0) == tile
    assert [str(chosen) for chosen, _ in s.chances()] == [f"draw {card}" for card in s.t.piles["omen"].cards]


@pytest.mark.rule("BT-event:the_lost_one")
def test_the_lost_one_ends_in_the_entrance_hall_when_no_room_is_left() -> None:
    s = drawn("the_lost_one", place="foyer")
    s.t.piles["room"].cards = ["graveyard"]
    total(s, 0)
    total(s, 2)
    assert done(s)
    assert s.room(0) == "entrance_hall"


# the Slide


@pytest.mark.rule("BT-event:mystic_slide", "BT-7.12")
@pytest.mark.parametrize("rolled", [6, 5])
def test_the_mystic_slide_ridden_at_once(rolled: int) -> None:
    s = drawn("mystic_slide", place="upper_landing")
    assert s.t.tokens == {"slide": ["upper_landing"]}
    rolls(s, 0, "event_mystic_slide", "might", rolled)
    assert texts(s) == [f"land {room}" for room in ("grand_staircase", "foyer", "entrance_hall", "basement_landing")]
    play(s, "land foyer")
    assert done(s)
    assert s.room(0) == "foyer"
    assert clips(s) == {}


@pytest.mark.rule("BT-event:mystic_slide", "BT-7.12")
@pytest.mark.parametrize("rolled", [4, 0])
def test_the_mystic_slide_fallen_down(rolled: int) -> None:
    s = drawn("mystic_slide", place="foyer")
    rolls(s, 0, "event_mystic_slide", "might", rolled)
    play(s, "at basement_landing N", "back b", "tile larder")
    play(s, texts(s)[0], "draw axe")
    suffers(s, [("physical", 1)])
    assert done(s)
    assert s.room(0) == "larder"


@pytest.mark.rule("BT-event:mystic_slide")
def test_from_the_basement_the_slide_passes_to_the_left_where_no_card_is_drawn_out_of_turn() -> None:
    s = scene(at={0: "basement_landing", 1: "basement_landing", 2: "foyer"})
    draw(s, "mystic_slide")
    assert s.t.tokens == {"slide": ["foyer"]}
    rolls(s, 2, "event_mystic_slide", "might", 0)
    assert asked(s, 2)
    play(s, "at basement_landing N", "back b", "tile larder")
    play(s, texts(s)[0])
    suffers(s, [("physical", 1)], 2)
    assert done(s)
    assert s.room(2) == "larder"


@pytest.mark.rule("BT-event:mystic_slide")
def test_with_everybody_in_the_basement_there_is_no_slide() -> None:
    s = scene(at=dict.fromkeys(range(3), "basement_landing"))
    draw(s, "mystic_slide")
    assert done(s)
    assert s.t.tokens == {}


@pytest.mark.rule("BT-event:mystic_slide", "BT-7.12")
def test_the_slide_stays_for_others_one_way_once_a_turn() -> None:
    s = scene(at={0: "foyer", 1: "foyer"})
    draw(s, "mystic_slide")
    total(s, 6)
    assert s.room(0) == "basement_landing"
    begin_turn(s, 1)
    play(s, "token slide")
    rolls(s, 1, "token_slide", "might", 5)
    assert done(s, 1)
    assert s.room(1) == "basement_landing"
    assert s.t.turn.spent == 0
    assert "token slide" not in texts(s)


# walls


@pytest.mark.rule("BT-event:revolving_wall", "BT-7.12")
def test_a_wall_without_a_door_revolves() -> None:
    s = scene(at={0: "grand_staircase"})
    draw(s, "revolving_wall")
    assert texts(s) == ["switch N", "switch S", "switch W"]


@pytest.mark.rule("BT-event:revolving_wall", "BT-7.12")
def test_the_revolving_wall_between_two_rooms() -> None:
    s = scene(rooms=["dusty_hallway N foyer", "ballroom W dusty_hallway"], at={0: "grand_staircase"})
    draw(s, "revolving_wall")
    play(s, "switch N")
    assert done(s)
    assert s.room(0) == "ballroom"
    assert s.t.tokens == {"wall_switch": ["grand_staircase", "ballroom"]}
    begin_turn(s, 0)
    play(s, "token wall_switch")
    rolls(s, 0, "token_wall_switch", "knowledge", 2)
    assert s.room(0) == "ballroom"
    assert "token wall_switch" not in texts(s)
    put(s, 1, "grand_staircase")
    begin_turn(s, 1)
    play(s, "token wall_switch")
    rolls(s, 1, "token_wall_switch", "knowledge", 3)
    assert s.room(1) == "ballroom"
    assert s.t.turn.spent == 0
    assert "token wall_switch" not in texts(s)


@pytest.mark.rule("BT-event:revolving_wall", "BT-4.2.6")
def test_the_revolving_wall_finds_a_room_behind_it() -> None:
    s = drawn("revolving_wall", place="grand_staircase")
    play(s, "switch W", "back gu", "tile library")
    play(s, texts(s)[0])
    assert s.room(0) == "library"
    assert s.board.doors("library") == {}
    play(s, "draw something_hidden", "leave")
    assert s.t.tokens == {"wall_switch": ["grand_staircase", "library"]}
    assert done(s)


@pytest.mark.rule("BT-event:revolving_wall")
def test_no_wall_revolves_where_every_one_has_a_door_or_is_locked() -> None:
    s = scene(at={0: "upper_landing", 1: "entrance_hall"})
    draw(s, "revolving_wall")
    assert done(s)
    s.t.piles["event"].cards.append(discards(s).pop())
    draw(s, "revolving_wall", 1)
    assert done(s)
    assert s.t.tokens == {}


@pytest.mark.rule("BT-6.5.2", "BT-6.7.5", "BT-event:revolving_wall")
def test_traitor_and_monsters_pass_the_revolving_wall_without_a_roll(monkeypatch: pytest.MonkeyPatch) -> None:
    s = scene(rooms=["dusty_hallway N foyer", "ballroom W dusty_hallway"], at={0: "grand_staircase", 1: "entrance_hall"})
    draw(s, "revolving_wall")
    play(s, "switch N")
    haunted_table(s)
    turn_traitor(s, 0)
    begin_turn(s, 0)
    play(s, "token wall_switch")
    assert done(s)
    assert s.room(0) == "grand_staircase"
    monkeypatch.setitem(s.haunt.figures, "ghost", FigureKind(speed=3, might=3))
    ghost = s.spawn("ghost", "grand_staircase", 0, traits=(3, 3, -1, 3))
    begin_turn(s, ghost, 2)
    play(s, "go ballroom")
    assert s.room(ghost) == "ballroom"
    assert s.t.turn.spent == 0
    assert "go grand_staircase" not in texts(s)


@pytest.mark.rule("BT-event:the_walls", "BT-4.2.6")
def test_the_walls_lay_the_next_tile_wherever_it_may_lie() -> None:
    s = drawn("the_walls", place="foyer")
    play(s, "top library")
    assert {text.split()[1] for text in texts(s)} == {"foyer", "entrance_hall", "upper_landing"}
    play(s, next(text for text in texts(s) if text.startswith("lay upper_landing N")))
    assert s.room(0) == "library"
    assert s.board.doors("library")[OPPOSITE["N"]] == "upper_landing"
    assert "library" not in s.t.piles["room"].cards
    assert s.t.piles["room"].known == 0
    play(s, "draw night_view")
    total(s, 0)
    assert done(s)


@pytest.mark.rule("BT-event:what_the", "BT-7.11")
def test_what_the_room_moves_with_everything_in_it() -> None:
    s = scene(rooms=["dusty_hallway N foyer", "chapel N dusty_hallway"], at={0: "chapel", 1: "chapel"})
    s.lay_token("drip", "chapel")
    s.t.dropped["chapel"] = ["axe"]
    before = s.board.spots["chapel"]
    draw(s, "what_the")
    assert "lay dusty_hallway N 0" not in texts(s)
    assert {text.split()[1] for text in texts(s)} == {"dusty_hallway", "foyer", "entrance_hall"}
    play(s, next(text for text in texts(s) if text.startswith("lay dusty_hallway E")))
    assert done(s)
    assert s.board.spots["chapel"] != before
    assert s.board.spots["chapel"].floor == "ground"
    assert (s.room(0), s.room(1)) == ("chapel", "chapel")
    assert s.t.tokens == {"drip": ["chapel"]}
    assert s.board.doors("chapel") == {"W": "dusty_hallway"}
    assert s.board.open("dusty_hallway") == ("N", "W")


@pytest.mark.rule("BT-event:what_the")
def test_rooms_of_the_beginning_do_not_move() -> None:
    s = drawn("what_the", place="foyer")
    assert done(s)


@pytest.mark.rule("BT-event:what_the", "BT-7.11")
def test_a_room_that_is_the_last_with_a_doorway_goes_to_another_floor() -> None:
    s = scene(rooms=["dusty_hallway N upper_landing"], at={0: "dusty_hallway"})
    closed = [("upper_landing", side) for side in "ESW"]
    s.use_board(s.board.with_walls(closed))
    draw(s, "what_the")
    assert {s.board.floor(text.split()[1]) for text in texts(s)} == {"ground", "basement"}
