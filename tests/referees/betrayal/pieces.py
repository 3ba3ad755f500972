"""Nothing is lost and nothing is made: tiles, cards, figures and tokens, and that every change is told."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from tests.referees.betrayal.facts import COMPANIONS, DECK_OF, DECKS, PEOPLE, ROOMS
from tests.referees.betrayal.house import START
from tests.referees.betrayal.scene import NOBODY, Hearers, Scene

SQUARE: Final = {
    "below_collapsed_room": 1,
    "blessing": 1,
    "closet": 1,
    "drip": 1,
    "safe": 1,
    "secret_passage": 2,
    "secret_stairs": 2,
    "skeletons": 1,
    "slide": 1,
    "smoke": 1,
    "vault_empty": 1,
    "wall_switch": 2,  # the rule: one in each of the two rooms (BT-7.12); the printed token lies across the wall
}
"""Tokens of events and rooms, and in how many rooms each lies at most (tokens.json)."""
ASIDE: Final = {1: ("girl",), 5: ("dog", "girl", "madman"), 10: ("madman",), 33: ("book",), 9: ("holy_symbol",)}
"""Cards that a haunt puts out of the game, each with its reason in the haunt's own rules."""


def at_start(scene_check: Any, table: Any, seats: int) -> None:
    """BT-1.1, BT-2.3 to BT-2.5: how the game begins. `scene_check`: takes rule, whether it is right, and a sentence."""
    lies = {room: (spot.floor, spot.x, spot.y, spot.turn) for room, spot in table.spots.items()}
    scene_check("BT-2.4", lies == START, "the house does not begin with two landings and the hall")
    scene_check("BT-2.5", sorted(table.piles["room"].cards) == sorted(set(ROOMS) - set(START)), "the stack is not the other 42 tiles")
    for deck, cards in DECKS.items():
        scene_check("BT-2.3", sorted(table.piles[deck].cards) == cards, f"the deck of {deck} is not whole")
    explorers = [body for body in table.bodies if body.kind == "explorer"]
    scene_check("BT-1.1", len(explorers) == seats and 3 <= seats <= 6, "not as many figures as seats")
    scene_check("BT-2.6", all(body.room == "entrance_hall" for body in explorers), "a figure does not begin in the Entrance Hall")


def conserved(scene: Scene) -> None:
    """After each step every tile and every card is in exactly one place."""
    a = scene.a
    tiles = Counter(list(a.spots))
    tiles.update(a.piles["room"].cards)
    tiles.update(a.gone)
    held = scene.m.turned_up[1] if scene.m.turned_up is not None else ""  # in the discoverer's hand
    scene.check(
        "BT-1.1",
        all(tiles[room] == 1 or (not tiles[room] and room == held) for room in ROOMS) and len(tiles) <= len(ROOMS),
        "tiles are lost or doubled: {}",
        [room for room in ROOMS if tiles[room] != 1],
    )
    cards = Counter(card for deck in DECKS for pile in (a.piles[deck],) for card in (*pile.cards, *pile.discards))
    for body in a.bodies:
        cards.update(body.cards)
    for lying in a.dropped.values():
        cards.update(lying)
    cards.update(token for token in COMPANIONS if token in a.tokens)
    lost = [card for card in DECK_OF if not cards[card]]
    doubled = [card for card, number in cards.items() if number > 1 or card not in DECK_OF]
    scene.check("BT-4.3.1", not doubled, "cards are doubled: {}", doubled)
    if lost:
        unexplained = [card for card in lost if not _excused(scene, card)]
        scene.check("BT-4.3.1", not unexplained, "cards are in no place: {}", unexplained)


def _excused(scene: Scene, card: str) -> bool:
    """Whether a card may be out of the game: a haunt's own rule, a bomb, a Soul, Bite of the dead, an event that is being read."""
    a, m = scene.a, scene.m
    excused: set[str] = m.notes.setdefault("out", set())
    if card in excused or card in ASIDE.get(a.haunt, ()):
        return True
    if card == m.event:
        return True
    return bool(card == "bite" and any(not body.alive for body in a.bodies))


def told(scene: Scene) -> None:
    """What the position shows after a step is what the events have told."""
    a = scene.a
    for seat in range(scene.m.seats):
        body = a.bodies[seat]
        if not body.who:
            continue
        if body.alive and scene.alive[seat]:
            scene.check(
                "BT-3.2", list(body.traits) == scene.steps[seat], "clips of {} moved untold: {} {}", seat, scene.steps[seat], body.traits
            )
            scene.check(
                "BT-4.3.2",
                sorted(body.cards) == sorted(scene.cards[seat]),
                "cards of {} changed untold: {} {}",
                seat,
                scene.cards[seat],
                body.cards,
            )
        scene.check("BT-6.8.1", body.alive == scene.alive[seat], "seat {} lives or died untold", seat)
        if body.room:
            scene.check("BT-4.1.3", body.room == scene.rooms[seat], "{} is in {} untold, not in {}", seat, body.room, scene.rooms[seat])
    for token in SQUARE:
        if scene.m.notes.get("replaced"):
            break  # what lies in a room that is replaced lies in the new one
        lies = sorted(a.tokens.get(token, ()))
        scene.check("BT-1.1", len(lies) <= SQUARE[token], "{} lies {} times", token, len(lies))
        scene.check("BT-4.3.1", lies == sorted(scene.tokens.get(token, ())), "{} moved untold", token)


# events that move pieces


def _took(scene: Scene, event: Any) -> None:
    taken = {body.who for seat, body in enumerate(scene.t.bodies) if body.who and seat != event.seat}
    scene.check("BT-2.1", event.who in PEOPLE and event.who not in taken, "{} is taken twice", event.who)
    scene.check("BT-2.1", PEOPLE[event.who]["pair"] not in taken, "both sides of the card of {} are in the game", event.who)
    starts = PEOPLE[event.who]["starts"]
    scene.steps[event.seat] = [starts[trait] for trait in ("might", "speed", "knowledge", "sanity")]
    scene.check("BT-2.2", list(scene.a.bodies[event.seat].traits) == scene.steps[event.seat], "{} does not begin on green", event.who)


def _went(scene: Scene, event: Any) -> None:
    if event.body < len(scene.rooms):
        scene.rooms[event.body], scene.halves[event.body] = event.room, event.half
        m = scene.m
        hidden = event.audience != 0xFFFFFFFF
        if hidden:
            scene.rooms[event.body], scene.halves[event.body] = "", ""
        m.notes["hidden"] = hidden


def _vanished(scene: Scene, event: Any) -> None:
    scene.rooms[event.body], scene.halves[event.body] = "", ""
    if event.body >= scene.m.seats and not scene.a.bodies[event.body].alive:
        scene.alive[event.body] = False


def _appeared(scene: Scene, event: Any) -> None:
    body = scene.a.bodies[event.body]
    if event.kind == "explorer":  # 41: he is seen again
        scene.rooms[event.body], scene.halves[event.body] = event.room, body.half
        return
    columns: tuple[tuple[list[Any], Any], ...] = (
        (scene.rooms, event.room),
        (scene.halves, body.half),
        (scene.steps, list(body.traits)),
        (scene.cards, []),
        (scene.alive, True),
        (scene.sides, body.side),
        (scene.stunned, False),
    )
    for column, what in columns:
        if event.body < len(column):
            column[event.body] = what
        else:
            column.append(what)


def _got(scene: Scene, event: Any) -> None:
    scene.cards[event.body].append(event.card)
    if event.card in DECK_OF:
        scene.check("BT-4.3.1", sum(event.card in held for held in scene.cards) == 1, "{} is in two hands", event.card)


def _lost(scene: Scene, event: Any) -> None:
    scene.check("BT-4.3.1", event.card in scene.cards[event.body], "{} loses {} without having it", event.body, event.card)
    if event.card in scene.cards[event.body]:
        scene.cards[event.body].remove(event.card)


def _died(scene: Scene, event: Any) -> None:
    scene.check("BT-3.6", scene.a.phase == "haunted", "{} dies before the haunt", event.body)
    scene.check("BT-6.8.1", scene.alive[event.body], "{} dies twice", event.body)
    out: set[str] = scene.m.notes.setdefault("out", set())
    if event.cause in ("bomb", "big_bomb", "soul_destroyed"):  # 45: their cards are lost; 49: items are lost with the Soul
        out.update(scene.cards[event.body])
    elif scene.is_explorer(event.body):
        scene.check("BT-6.8.1", not scene.cards[event.body], "{} dies with cards in hand: {}", event.body, scene.cards[event.body])
    scene.alive[event.body] = False
    scene.rooms[event.body], scene.halves[event.body] = "", ""
    scene.cards[event.body] = []


def _laid(scene: Scene, event: Any) -> None:
    scene.tokens.setdefault(event.token, []).append(event.place)


def _taken(scene: Scene, event: Any) -> None:
    lies = scene.tokens.get(event.token, [])
    scene.check("BT-4.3.1", event.place in lies, "{} is taken from {} where it does not lie", event.token, event.place)
    if event.place in lies:
        lies.remove(event.place)


def _side(scene: Scene, event: Any) -> None:
    scene.sides[event.body] = event.side


def _stunned(scene: Scene, event: Any) -> None:
    scene.check("BT-6.7.2", scene.stunned[event.body] == event.woke, "{} is stunned or wakes twice", event.body)
    scene.stunned[event.body] = not event.woke


def _moved(scene: Scene, event: Any) -> None:
    scene.steps[event.body][("might", "speed", "knowledge", "sanity").index(event.trait)] = event.step


HEARERS: Final[Hearers] = {
    "TookExplorer": [_took],
    "Went": [_went],
    "Vanished": [_vanished],
    "Appeared": [_appeared],
    "Got": [_got],
    "LostCard": [_lost],
    "Died": [_died],
    "TokenLaid": [_laid],
    "TokenGone": [_taken],
    "ChangedSide": [_side],
    "Stunned": [_stunned],
    "TraitMoved": [_moved],
}
"""These follow the position and come last of all who hear an event."""
__all__ = ["HEARERS", "NOBODY", "at_start", "conserved", "told"]
