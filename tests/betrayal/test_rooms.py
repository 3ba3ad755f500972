"""Special rooms (section 7)."""

import pytest

from game.betrayal.elevator import lift_places
from game.betrayal.moving import Relocate
from tests.betrayal.scene import begin_turn, dice, give, lay, plain_haunt, play, put, run, scene, texts, total, turn_traitor

BARRIERS = [
    ("chasm", "basement_landing", "speed", 3),
    ("catacombs", "basement_landing", "sanity", 6),
    ("tower", "upper_landing", "might", 3),
]


@pytest.mark.rule("BT-7.1")
@pytest.mark.rule("BT-room:chasm")
@pytest.mark.rule("BT-room:catacombs")
@pytest.mark.rule("BT-room:tower")
@pytest.mark.parametrize(("room", "beside", "trait", "least"), BARRIERS)
def test_a_barrier_parts_a_room_in_two_halves(room: str, beside: str, trait: str, least: int) -> None:
    for result in (least, least - 1):
        s = scene(rooms=[f"{room} N {beside}"], at={0: beside, 1: beside})
        play(s, f"go {room}")
        near = s.t.bodies[0].half
        assert near in s.rules.tiles[room].doors
        assert not any(text.startswith("explore") for text in texts(s))
        s.set_step(0, trait, 5)
        spent = s.t.turn.spent
        play(s, "cross")
        assert len(s.chances()[0][0].words) == s.value(0, trait)
        total(s, result)
        assert s.t.turn.spent == spent
        assert (s.t.bodies[0].half != near) == (result >= least)
        assert any(text.startswith("explore") for text in texts(s)) == (result >= least)
        assert "cross" not in texts(s)
        if result < least:
            assert s.t.turn.stopped
        put(s, 1, f"{room}/{near}")
        assert s.together(0, 1) == (result < least)


@pytest.mark.rule("BT-7.1")
def test_a_discoverer_stands_in_the_half_of_the_entry_door() -> None:
    s = scene(at={0: "upper_landing"})
    play(s, "explore N", "back u", "tile tower", "turn 1")
    assert s.board.doors("tower") == {"S": "upper_landing"}
    assert s.t.bodies[0].half == s.board.printed("tower", "S")


@pytest.mark.rule("BT-7.1")
@pytest.mark.rule("BT-6.5.2")
@pytest.mark.rule("BT-6.7.4")
def test_traitor_and_monsters_walk_across_but_for_the_vault() -> None:
    s = scene(rooms=["chasm N basement_landing", "wine_cellar N chasm"], at={0: "chasm"})
    turn_traitor(s, 0)
    begin_turn(s, 0)
    assert {"go wine_cellar", "go basement_landing"} <= set(texts(s))
    s = scene(rooms=["vault N upper_landing"], at={0: "vault/N"})
    turn_traitor(s, 0)
    begin_turn(s, 0)
    play(s, "cross")
    assert s.actor() == -1  # rolls


@pytest.mark.rule("BT-7.2")
@pytest.mark.rule("BT-room:vault")
def test_the_vault_holds_two_items_behind_a_door_for_good_heads() -> None:
    for result in (6, 5):
        s = scene(rooms=["vault N upper_landing"], at={0: "vault/N"})
        s.set_step(0, "knowledge", 7)
        play(s, "cross")
        total(s, result)
        if result == 5:
            assert s.t.bodies[0].half == "N"
            assert s.t.turn.stopped
            continue
        play(s, "draw axe", "draw armor")
        assert s.t.bodies[0].cards == ["axe", "armor"]
        assert s.t.bodies[0].half == "in"
        assert s.t.turn.stopped
        assert s.t.tokens["vault_empty"] == ["vault"]
        begin_turn(s, 0)
        play(s, "cross")  # open from now on
        assert s.t.bodies[0].half == "N"
        assert s.actor() == 0


@pytest.mark.rule("BT-7.1")
def test_who_is_brought_to_the_vault_stands_outside_its_inner_door() -> None:
    s = scene(rooms=["vault N upper_landing"])
    run(s, Relocate(0, "vault"))
    assert s.t.bodies[0].half == "N"


@pytest.mark.rule("BT-7.5")
@pytest.mark.rule("BT-room:gallery")
@pytest.mark.rule("BT-4.1.8")
def test_from_the_gallery_one_may_drop_into_the_ballroom() -> None:
    s = scene(rooms=["gallery N upper_landing"], at={0: "gallery"})
    assert "drop_down" not in texts(s)
    lay(s, "ballroom", "N", "foyer")
    begin_turn(s, 0)
    play(s, "drop_down")
    assert s.t.bodies[0].room == "ballroom"
    total(s, 1)
    assert texts(s) == ["spread 1 0", "spread 0 1"]
    play(s, "spread 1 0")
    assert s.t.turn.spent == 0
    assert "go gallery" not in texts(s)


@pytest.mark.rule("BT-7.6")
@pytest.mark.rule("BT-room:mystic_elevator")
def test_the_elevator_moves_when_it_is_entered() -> None:
    floors = {3: {"upper"}, 2: {"ground"}, 1: {"basement"}, 0: {"basement"}, 4: {"upper", "ground", "basement"}}
    for result, wanted in floors.items():
        s = scene(rooms=["mystic_elevator N foyer"], at={0: "foyer"})
        play(s, "go mystic_elevator")
        assert len(s.chances()[0][0].words) == 2
        total(s, result)
        lifts = [text.split() for text in texts(s) if text.startswith("lift")]
        assert {s.board.floor(words[1]) for words in lifts} == wanted
        play(s, " ".join(lifts[0]))
        assert s.board.floor("mystic_elevator") in wanted
        if result == 0:
            total(s, 2)
            assert "spread 1 1" in texts(s)
            play(s, "spread 1 1")
        assert s.t.bodies[0].room == "mystic_elevator"


@pytest.mark.rule("BT-7.6")
def test_once_a_turn_and_again_after_a_whole_turn_in_it() -> None:
    s = scene(rooms=["mystic_elevator N foyer"], at={0: "foyer"})
    play(s, "go mystic_elevator")
    dice(s, 1, 1)
    lift = next(text for text in texts(s) if text.startswith("lift foyer"))
    play(s, lift, "go foyer", "go mystic_elevator")
    assert s.actor() == 0
    play(s, "end")
    assert s.t.turn.body == 1
    begin_turn(s, 0)
    play(s, "end")
    assert s.actor() == -1
    assert len(s.chances()[0][0].words) == 2


@pytest.mark.rule("BT-7.6")
def test_a_traitor_chooses_where_it_goes() -> None:
    s = scene(rooms=["mystic_elevator N foyer"], at={0: "foyer"})
    turn_traitor(s, 0)
    begin_turn(s, 0)
    play(s, "go mystic_elevator")
    assert {s.board.floor(text.split()[1]) for text in texts(s) if text.startswith("lift")} == {"upper", "ground", "basement"}
    assert "stay" in texts(s)


@pytest.mark.rule("BT-7.6")
@pytest.mark.rule("BT-6.5.2")
@pytest.mark.parametrize("monster", [False, True])
def test_a_traitor_or_a_monster_that_stays_in_it_for_a_whole_turn_may_move_it(monster: bool) -> None:
    s = scene(rooms=["mystic_elevator N foyer"], at={0: "mystic_elevator", 1: "upper_landing", 2: "upper_landing"})
    plain_haunt(s, 0, turn=0)
    s.t.haunt = 1  # a round of a haunt: the block is counted by rounds
    if monster:
        put(s, 0, "upper_landing")
        begin_turn(s, s.spawn("zombie", "mystic_elevator", 0), 3)
    else:
        begin_turn(s, 0)
    left = s.clone()
    play(s, "end")
    assert "stay" in texts(s)
    play(s, next(text for text in texts(s) if text.startswith("lift")))
    assert "stay" not in texts(s)
    play(left, "go foyer", "end")
    assert "stay" not in texts(left)


BOOSTS = [("chapel", "foyer", 3), ("gymnasium", "upper_landing", 1), ("larder", "basement_landing", 0), ("library", "foyer", 2)]


@pytest.mark.rule("BT-7.8")
@pytest.mark.rule("BT-room:chapel")
@pytest.mark.rule("BT-room:gymnasium")
@pytest.mark.rule("BT-room:larder")
@pytest.mark.rule("BT-room:library")
@pytest.mark.parametrize(("room", "beside", "trait"), BOOSTS)
def test_a_boost_once_a_game_for_each_explorer(room: str, beside: str, trait: int) -> None:
    s = scene(rooms=[f"{room} N {beside}"], at={0: room})
    before = s.t.bodies[0].traits[trait]
    play(s, "end")
    assert s.t.bodies[0].traits[trait] == before + 1
    begin_turn(s, 0)
    play(s, "end")
    assert s.t.bodies[0].traits[trait] == before + 1
    put(s, 1, room)
    begin_turn(s, 1)
    other = s.t.bodies[1].traits[trait]
    play(s, "end")
    assert s.t.bodies[1].traits[trait] == min(7, other + 1)


@pytest.mark.rule("BT-7.9")
@pytest.mark.rule("BT-room:furnace_room")
@pytest.mark.rule("BT-room:crypt")
def test_furnace_and_crypt_hurt_who_ends_a_turn_there() -> None:
    for room, kind in (("furnace_room", "might"), ("crypt", "sanity")):
        s = scene(rooms=[f"{room} N basement_landing"], at={0: room})
        play(s, "end")
        assert texts(s) == ["spread 1 0", "spread 0 1"]
        value = s.value(0, kind), s.t.bodies[0].traits[:]
        play(s, "spread 1 0")
        assert s.t.bodies[0].traits != value[1]
        s = scene(rooms=[f"{room} N basement_landing"], at={0: room})
        turn_traitor(s, 0)
        play(s, "end")
        assert s.t.turn.body == 1


@pytest.mark.rule("BT-7.9")
def test_the_medallion_protects_from_three_rooms() -> None:
    s = scene(rooms=["crypt N basement_landing"], at={0: "crypt"})
    give(s, 0, "medallion")
    play(s, "end")
    assert s.t.turn.body == 1
    for room, beside in (("graveyard", "foyer"), ("pentagram_chamber", "basement_landing")):
        s = scene(rooms=[f"{room} N {beside}"], at={0: room}, cards={0: ["medallion"]})
        play(s, f"go {beside}")
        assert s.actor() == 0


@pytest.mark.rule("BT-7.10")
def test_five_rooms_have_windows_and_only_uncovered_ones_count() -> None:
    s = scene(rooms=["dining_room N foyer"])
    tiles = s.rules.tiles
    assert sorted(room for room, tile in tiles.items() if tile.windows) == [
        "bedroom",
        "chapel",
        "dining_room",
        "grand_staircase",
        "master_bedroom",
    ]
    sides = s.board.windows("dining_room")
    assert len(sides) == 1
    lay(s, "patio", sides[0], "dining_room")
    assert s.board.windows("dining_room") == ()


@pytest.mark.rule("BT-7.11")
def test_a_tile_that_moves_takes_all_on_it_along_and_doors_are_seen_anew() -> None:
    s = scene(rooms=["mystic_elevator N foyer"], at={0: "foyer", 1: "mystic_elevator"})
    s.lay_token("skeletons", "mystic_elevator")
    play(s, "go mystic_elevator")
    dice(s, 2, 1)
    play(s, texts(s)[0])
    assert s.t.bodies[1].room == "mystic_elevator"
    assert s.has_token("skeletons", "mystic_elevator")
    assert "N" in s.board.open("foyer")


@pytest.mark.rule("BT-7.6")
@pytest.mark.rule("BT-6.5.2")
def test_the_elevators_crash_hurts_no_traitor() -> None:
    s = scene(rooms=["mystic_elevator N foyer"], at={0: "foyer", 1: "mystic_elevator", 2: "mystic_elevator"})
    plain_haunt(s, 1)
    play(s, "go mystic_elevator")
    dice(s, 0, 0)
    play(s, texts(s)[0])
    for seat in (0, 2):
        assert s.actor() == -1
        total(s, 1)
        assert s.actor() == seat
        play(s, "spread 1 0")
    assert s.actor() == 0
    assert "end" in texts(s)


@pytest.mark.rule("BT-6.8.1")
@pytest.mark.rule("BT-7.1")
def test_a_companion_beyond_a_barrier_joins_who_comes_across() -> None:
    s = scene(rooms=["chasm N basement_landing"], at={0: "basement_landing"})
    play(s, "go chasm")
    near = s.t.bodies[0].half
    far = next(door for door in s.rules.tiles["chasm"].doors if door != near)
    s.t.piles["omen"].cards.remove("girl")
    s.lay_token("girl", f"chasm/{far}")
    s.set_step(0, "speed", 5)
    play(s, "cross")
    total(s, 3)
    assert "girl" in s.t.bodies[0].cards
    assert "girl" not in s.t.tokens


@pytest.mark.rule("BT-7.12")
@pytest.mark.rule("BT-7.1")
def test_two_links_lead_to_the_halves_they_lie_in() -> None:
    s = scene(rooms=["chasm N basement_landing"], at={0: "foyer", 1: "upper_landing"})
    one, other = s.rules.tiles["chasm"].doors
    s.t.tokens = {"secret_stairs": ["upper_landing", f"chasm/{one}"], "secret_passage": ["foyer", f"chasm/{other}"]}
    begin_turn(s, 0)
    play(s, "go chasm")
    assert s.t.bodies[0].half == other
    begin_turn(s, 1)
    play(s, "go chasm")
    assert s.t.bodies[1].half == one


@pytest.mark.rule("BT-7.6")
@pytest.mark.rule("BT-6.4.1")
def test_the_elevator_moves_once_for_the_traitor_and_all_monsters() -> None:
    s = scene(rooms=["mystic_elevator N foyer"], at={0: "upper_landing", 1: "foyer", 2: "upper_landing"})
    plain_haunt(s, 1, turn=1)
    s.t.haunt = 1  # a round of a haunt: the block is counted by rounds
    zombies = [s.spawn("zombie", "foyer", 1) for _ in range(2)]
    begin_turn(s, 1)
    play(s, "go mystic_elevator")
    assert "stay" in texts(s)
    unmoved = s.clone()
    play(unmoved, "stay")
    begin_turn(unmoved, zombies[0], 3)
    play(unmoved, "go mystic_elevator")
    assert "stay" in texts(unmoved)  # nobody has moved it yet
    play(s, texts(s)[0])
    s.lay_tile("mystic_elevator", unmoved.board.spots["mystic_elevator"])
    s.t.turn.used = []  # the monsters' turn is another one
    begin_turn(s, zombies[0], 3)
    play(s, "go mystic_elevator")
    assert "end" in texts(s)  # it does not move again
    s.t.round += 1
    s.t.turn.used = []
    begin_turn(s, zombies[1], 3)
    play(s, "go mystic_elevator")
    assert "stay" in texts(s)


@pytest.mark.rule("BT-7.6")
def test_the_elevator_takes_another_doorway_and_seals_no_floor() -> None:
    s = scene(rooms=["mystic_elevator N foyer"], at={0: "foyer"})
    others = [way for floor in ("upper", "basement") for way in s.board.doorways(floor)]
    ways = {(beside, side) for beside, side, _ in lift_places(s, 4)}
    assert ("foyer", "N") not in ways
    assert set(others) < ways
    s.use_board(s.board.with_walls([(room, side) for room, side in s.board.doorways("ground")]))
    assert {s.board.floor(beside) for beside, _, _ in lift_places(s, 4)} == {"upper", "basement"}  # its own doorway opens again
    s.use_board(s.board.with_walls([*s.board.walls, ("foyer", "N")]))
    assert lift_places(s, 4) == []


@pytest.mark.rule("BT-6.5.2")
@pytest.mark.rule("BT-7.4")
def test_a_traitor_keeps_a_footing_in_the_collapsed_room() -> None:
    for traitor, asked in ((0, "end"), (1, "roll")):
        s = scene(at={0: "foyer"})
        plain_haunt(s, traitor)
        play(s, "explore N", "back gu", "tile collapsed_room", "turn 0")
        assert asked in texts(s)
        assert s.t.bodies[0].room == "collapsed_room"
