"""Moving and discovering (BT-4.1, BT-4.2, BT-7): where a figure may step, what a step costs, how a tile may be laid."""

from __future__ import annotations

from typing import Any, Final

from tests.referees.betrayal import settled
from tests.referees.betrayal.facts import BARRIERS, CALM, EXITS, ROOMS
from tests.referees.betrayal.house import OPPOSITE, House
from tests.referees.betrayal.scene import Hearers, Scene, Turn

ELEVATOR: Final = "mystic_elevator"
LINKS: Final = ("secret_stairs", "secret_passage")
FREE: Final = ("wall", "chute", "fall", "drop", "cross", "moved", "slide", "elevator", "placed")
"""How a figure comes into another room without paying for it."""


def beyond_wall(scene: Scene, place: str) -> str:
    """The room on the other side of the Revolving Wall, or an empty string (BT-7.12)."""
    places = scene.tokens.get("wall_switch", [])
    if place not in places or len(places) != 2:
        return ""
    other = places[1 - places.index(place)].split("/")[0]
    return other if other in scene.house.beside(place.split("/")[0]) else ""


def crosses(scene: Scene, body: int, room: str) -> bool:
    """Whether a figure walks across a barrier (BT-6.5.2, BT-6.7.4)."""
    return room != "vault" and (not scene.is_explorer(body) or scene.sides[body] == "traitors")


def climbs(scene: Scene) -> list[tuple[str, str]]:
    """The falls that monsters climb: (below, above) (BT-6.7.5)."""
    below = scene.tokens.get("below_collapsed_room", [""])[0].split("/")[0]
    pairs = (("basement_landing", "coal_chute"), (below, "collapsed_room"), ("ballroom", "gallery"))
    return [(low, high) for low, high in pairs if low in scene.house.lies and high in scene.house.lies]


def steps_from(scene: Scene, body: int) -> dict[str, set[str]]:
    """Room -> how a figure may step into it from where it stands."""
    house, room, half = scene.house, scene.room(body), scene.halves[body]
    found: dict[str, set[str]] = {}
    if half == "in":
        return found
    for side, other in house.doors[room].items():
        if not half or house.printed(room, side) == half or crosses(scene, body, room):
            found.setdefault(other, set()).add("door")
    if (stairs := house.stairs(room)) and not half:
        found.setdefault(stairs, set()).add("stairs")
    for token in LINKS:
        places = scene.tokens.get(token, [])
        if len(places) == 2 and scene.place(body) in places:
            found.setdefault(places[1 - places.index(scene.place(body))].split("/")[0], set()).add("secret")
    if not scene.is_explorer(body):
        for low, high in climbs(scene):
            if room == low:
                found.setdefault(high, set()).add("climb")
        if (other := beyond_wall(scene, scene.place(body))) and "wall" not in scene.m.turn.tried:
            found.setdefault(other, set()).add("wall")
    settled.more_steps(scene, body, found)
    return found


def goes_free(how: set[str]) -> bool:
    """Whether a step costs nothing: through the Revolving Wall, where no door leads the same way."""
    return "wall" in how and how <= {"wall", "through"}


def cost(scene: Scene, body: int) -> int:
    """Spaces that leaving the room costs: one, and one for each opponent in it (BT-4.1.1, BT-4.1.7)."""
    if not scene.haunted or settled.counts_for_itself(scene, body):
        return 1
    return 1 + sum(1 for other in scene.here(body) if settled.slows(scene, body, other))


def spaces(scene: Scene, body: int) -> int:
    """Spaces of the turn: Speed, or what a monster rolled; one with Lights Out."""
    turn = scene.m.turn
    number = turn.spaces if turn.spaces >= 0 else scene.value(body, "speed")
    return min(1, number) if "lights_out" in scene.cards[body] else number


def tile_left(scene: Scene, floor: str) -> bool:
    """Whether a tile for the floor is left (BT-4.2.5)."""
    return any(floor in ROOMS[room]["floors"] for room in scene.t.piles["room"].cards)


# a step of somebody


def begins(scene: Scene) -> None:
    """What the one whose turn it is is about to do."""
    m, turn = scene.m, scene.m.turn
    if scene.step.seat < 0 or not scene.is_turn or turn.body < 0:
        return
    body = turn.body
    m.exits.clear()
    m.heading = None
    turn.laid |= scene.verb == "trade"
    m.notes.pop("lift", None)
    if scene.verb in ("go", "explore") and scene.rooms[body]:
        how = steps_from(scene, body).get(scene.words[1], set()) if scene.verb == "go" else set()
        if goes_free(how):
            turn.tried.add("wall")
        else:
            turn.spent += cost(scene, body)
        turn.moved = True
        if scene.verb == "go":
            m.heading = (body, scene.words[1])
            m.notes["how"] = how
        else:
            m.exploring = (body, scene.room(body), scene.words[1])
    elif scene.verb == "cross":
        turn.moved = True
        turn.tried.add(f"cross {scene.room(body)}")


def _began(scene: Scene, event: Any) -> None:
    old = scene.m.turn
    scene.m.turn = Turn(event.body, event.allowance, scene.rooms[event.body])
    if event.body >= scene.m.seats and old.body >= scene.m.seats:
        scene.m.turn.tried |= {tried for tried in old.tried if tried == ELEVATOR}


def _went(scene: Scene, event: Any) -> None:
    if event.audience != 0xFFFFFFFF:
        return
    m, body, how = scene.m, event.body, event.how
    before, house = scene.rooms[body], scene.house
    room_now = scene.house_after if event.room not in house.lies else house
    if how == "placed" or not before:
        return
    scene.check("BT-4.1.3", event.before == before, "{} comes from {}, was in {}", body, event.before, before)
    scene.check("BT-4.1.3", event.room in scene.a.spots or event.room in house.lies, "{} goes where no room is: {}", body, event.room)
    if how in ("door", "stairs", "secret", "climb", "wall", "through"):
        right = m.heading is not None and m.heading[0] == body and m.heading[1] == event.room
        called = {"bell", "spirit_board"} & (m.turn.touched | m.turn.maybe_touched)
        ruled = settled.moves_by_rule(scene, body) or m.event or called or (how == "wall" and "token wall_switch" in m.turn.tried)
        scene.check("BT-4.1.3", right or ruled, "{} steps to {} unasked ({})", body, event.room, m.heading)
        if right and how != "through":
            scene.check("BT-4.1.3", {how, "through"} & m.notes["how"], "no {} leads {} to {}", how, body, event.room)
        if how == "door":
            scene.check("BT-4.1.3", event.room in house.doors[before].values(), "no doors meet between {} and {}", before, event.room)
    elif how == "chute":
        scene.check("BT-7.3", before == "coal_chute" and event.room == "basement_landing", "a slide from {} to {}", before, event.room)
    elif how == "drop":
        scene.check("BT-7.5", before == "gallery" and event.room == "ballroom", "a drop from {} to {}", before, event.room)
    elif how == "fall":
        below = scene.tokens.get("below_collapsed_room", [""])[0]
        scene.check("BT-7.4", event.room == below.split("/")[0], "a fall to {}, not to {}", event.room, below)
    elif how == "cross":
        scene.check("BT-7.1", before in BARRIERS and event.room == before and event.half != scene.halves[body], "{} crosses nothing", body)
    if how != "cross":
        _leaves(scene, body, before, how)
        _half(scene, event, room_now)


def _leaves(scene: Scene, body: int, room: str, how: str) -> None:
    """BT-7.7: every exit of an explorer who cannot ignore it is rolled for."""
    if room not in EXITS or not scene.is_explorer(body) or scene.sides[body] == "traitors" or scene.m.notes.get("replaced"):
        return
    if (room in CALM and "medallion" in scene.cards[body]) or settled.ignores_room(scene, body, room):
        return
    scene.check("BT-7.7", (body, room) in scene.m.exits, "{} leaves {} without a roll ({})", body, room, how)
    scene.m.exits.discard((body, room))


def _half(scene: Scene, event: Any, house: House) -> None:
    """BT-7.1: which half of a barrier room a figure comes into."""
    room = event.room
    if room not in BARRIERS:
        scene.check("BT-7.1", not event.half, "{} has no halves", room)
        return
    halves = ["N"] if room == "vault" else ROOMS[room]["doors"]
    scene.check("BT-7.1", event.half in halves, "{} comes into half {} of {}", event.body, event.half, room)
    if room != "vault" and event.how == "door" and event.before in scene.house.lies:
        sides = [house.printed(room, side) for side, other in house.doors[room].items() if other == event.before]
        scene.check("BT-7.1", event.half in sides, "{} comes by {} into half {}", event.body, sides, event.half)


def _needed(scene: Scene, event: Any) -> None:
    turn = scene.m.turn
    if event.purpose.startswith("exit_"):
        scene.m.exits.add((event.body, event.purpose.removeprefix("exit_")))
    failed = not event.success and event.body == turn.body
    if failed and (event.purpose.startswith("cross_") or event.purpose in ("free_webs", "dance")):
        turn.stopped = True
        turn.held |= event.purpose in ("free_webs", "dance")  # rooted to the spot for this turn; 9: likewise


def _drew(scene: Scene, event: Any) -> None:
    """BT-4.1.2: whoever draws a card moves no more in this turn."""
    if event.body == scene.m.turn.body:
        scene.m.turn.stopped = True


# tiles


def _turned_up(scene: Scene, event: Any) -> None:
    scene.m.turned_up = (event.body, event.room)
    scene.check("BT-4.2.1", event.room in scene.t.piles["room"].cards, "{} is turned up but not in the stack", event.room)


def _sank(scene: Scene, event: Any) -> None:
    """BT-4.2.2: only a tile of another floor goes to the bottom."""
    scene.checked["BT-4.2.2"] += 1
    wanted = scene.m.notes.get("floor")
    if wanted:
        scene.check("BT-4.2.2", wanted[0] not in event.back, "a tile with back {} sinks though {} is looked for", event.back, wanted)


def _discovered(scene: Scene, event: Any) -> None:
    m, spot, room = scene.m, event.spot, event.room
    house = scene.house
    if room in house.lies:
        scene.check("BT-4.2.2", False, "{} is laid twice", room)
        return
    laid = (spot.floor, spot.x, spot.y, spot.turn)
    if event.body < 0:
        if m.notes.get("over"):  # the chart: it takes the place of another tile
            scene.check("BT-6.2.1", ROOMS[room]["symbol"] == "omen" or settled.forced_tile(scene, room), "{} replaces a room", room)
            m.notes["replaced"] = True
            return
        scene.check("BT-4.2.2", spot.floor in ROOMS[room]["floors"] or settled.any_floor(scene, room), "{} is laid on {}", room, spot.floor)
        if (spot.floor, spot.x, spot.y) in house.at:
            m.notes["replaced"] = True
            return
        turns = house.turns(room, spot.floor, spot.x, spot.y, "")
        scene.check("BT-4.2.4", spot.turn in turns or not turns or house.joins(room, laid), "{} is laid with no door met", room)
        return
    scene.check("BT-4.2.2", spot.floor in ROOMS[room]["floors"], "{} is laid on {}", room, spot.floor)
    scene.check("BT-4.2.2", (spot.floor, spot.x, spot.y) not in house.at, "{} is laid over {}", room, (spot.floor, spot.x, spot.y))
    entry = ""
    if m.exploring is not None and m.exploring[0] == event.body:
        _, start, side = m.exploring
        scene.check(
            "BT-4.2.2", house.cell(start, side) == (spot.floor, spot.x, spot.y), "{} is laid elsewhere than at {} {}", room, start, side
        )
        entry = OPPOSITE[side]
        m.exploring = None
    turns = house.turns(room, spot.floor, spot.x, spot.y, entry)
    scene.check("BT-4.2.2", spot.turn in turns, "{} lies turned {} times, not one of {}", room, spot.turn, turns)
    offered = sorted(int(text.split()[1]) for text in scene.step.offered if text.startswith("turn "))
    if scene.verb == "turn" and entry:
        scene.check("BT-4.2.2", offered == turns, "turns {} are offered for {}, not {}", offered, room, turns)
    left = House({**house.lies, room: laid}, house.shut).doorways(spot.floor)
    scene.check("BT-4.2.4", left, "{} closes the floor {}", room, spot.floor)
    if scene.is_explorer(event.body) and ROOMS[room]["symbol"]:
        mine = m.turn.body == event.body
        if mine:
            m.turn.stopped = True
        if settled.draws(scene, event.body, ROOMS[room]["symbol"]):
            (m.draws if mine else m.loose)[event.body, ROOMS[room]["symbol"]] += 1
    scene.m.turned_up = None


def _tile_moved(scene: Scene, event: Any) -> None:
    """BT-7.6, BT-7.11, BT-4.2.4: a tile that moves lies at a doorway, and no floor is closed by it."""
    room, spot = event.room, event.spot
    laid = (spot.floor, spot.x, spot.y, spot.turn)
    rest = scene.house.without(room)
    scene.check("BT-7.11", (spot.floor, spot.x, spot.y) not in rest.at, "{} moves onto another tile", room)
    moved = House({**rest.lies, room: laid}, rest.shut)
    scene.check("BT-7.11", moved.doors[room], "{} moves where no door of it meets one", room)
    scene.check("BT-4.2.4", moved.doorways(spot.floor), "{} closes the floor {}", room, spot.floor)
    if room == ELEVATOR:
        turn = scene.m.turn
        scene.check("BT-7.6", ELEVATOR not in turn.tried, "the Elevator moves twice in a turn")
        turn.tried.add(ELEVATOR)
        rolled = scene.m.notes.pop("lift", None)
        if rolled is not None and rolled < 4:
            scene.check(
                "BT-7.6",
                spot.floor == ("basement", "basement", "ground", "upper")[rolled],
                "{} sends the Elevator to {}",
                rolled,
                spot.floor,
            )


def _counted(scene: Scene, event: Any) -> None:
    if event.purpose == "elevator":
        scene.m.notes["lift"] = event.total


def ended(scene: Scene) -> None:
    """What the running turn shows is what the referee has counted."""
    m, turn, shown = scene.m, scene.m.turn, scene.a.turn
    if scene.a.phase == "over" or scene.a.ended or turn.body < 0 or shown.body != turn.body:
        return
    if turn.body < scene.m.seats and not settled.counts_for_itself(scene, turn.body):
        spent = settled.spent_by_action(scene)
        turn.spent += spent
        scene.check("BT-4.1.1", shown.spent == turn.spent, "{} has spent {} spaces, not {}", turn.body, shown.spent, turn.spent)
    _run(scene)
    floors = {room: spot.floor for room, spot in scene.a.spots.items()}
    for body in scene.a.bodies:
        if body.alive and body.room:
            scene.check("BT-4.1.3", body.room in floors, "a figure stands where no room is: {}", body.room)
    if m.notes.pop("replaced", False):
        m.exits.clear()


def _run(scene: Scene) -> None:
    """A card that something, such as the Dog, has carried from pile to pile was dealt with in this turn (BT-4.5.1)."""
    if scene.a.dropped != scene.t.dropped:
        before = {card: place for place, cards in scene.t.dropped.items() for card in cards}
        after = {card: place for place, cards in scene.a.dropped.items() for card in cards}
        scene.m.turn.touched |= {card for card, place in after.items() if before.get(card, place) != place}


HEARERS: Final[Hearers] = {
    "TurnBegan": [_began],
    "Went": [_went],
    "Needed": [_needed],
    "Drew": [_drew],
    "TurnedUp": [_turned_up],
    "Sank": [_sank],
    "Discovered": [_discovered],
    "TileMoved": [_tile_moved],
    "Counted": [_counted],
}
