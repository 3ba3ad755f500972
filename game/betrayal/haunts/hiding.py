"""A figure whose place is secret (haunt 41): hiding, showing itself, and what is learned of its place.

The place stands in `s.secrets.own[seat]["room"]`; on the table it has none. The mark `trace` says what all have learned of it: `KIND:X`
(see `Trace`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Final, Literal, cast

from game.betrayal.actions import Act
from game.betrayal.combat import WEAPONS
from game.betrayal.events import Appeared, Told
from game.betrayal.haunts.places import Goal
from game.betrayal.position import Position
from game.betrayal.terms import CHUTE, MIGHT, NOBODY, SPEED
from game.engine.contract import Seat

TRACE: Final = "trace"
Trace = Literal["room", "not", "was", "exit", "floor", "symbol"]
"""What may be known of a place: the room itself, one that it is not, one that it was, one left by a door, the floor, the symbol."""
PLACE: Final = "room"
GUESS: Final = "guess"
"""What an attack is called that somebody unseen is found by."""


def is_unseen(s: Position, seat: Seat) -> bool:
    """Whether a seat's explorer is in the house without being seen. Open to all."""
    return seat != NOBODY and s.t.bodies[seat].alive and not s.t.bodies[seat].room


def hide(s: Position, seat: Seat, room: str = "") -> None:
    """An explorer is no longer seen; where it is (here, or in `room`) only its seat knows."""
    s.secrets.own[seat][PLACE] = room or s.t.bodies[seat].room
    s.vanish(seat)


def show(s: Position, seat: Seat) -> None:
    """An unseen explorer is seen where it is."""
    b = s.t.bodies[seat]
    room = s.secrets.own[seat].pop(PLACE)
    s.stand(seat, room, s.outer_half(room))
    s.tell(Told(fact="shown", body=seat, words=(b.room,)))
    s.tell(Appeared(body=seat, kind=b.kind, room=b.room))


def learn(s: Position, fact: str, body: int, trace: Trace, word: str) -> None:
    """All learn something of the place: the event, and the trace that lasts until the hidden one moves again."""
    s.tell(Told(fact=fact, body=body, words=(word,)))
    s.mark(TRACE, f"{trace}:{word}")


def forget(s: Position) -> None:
    """Nothing is known any more."""
    for trace in s.t.marks.get(TRACE, ())[:]:
        s.unmark(TRACE, trace)


def traces(s: Position) -> list[tuple[Trace, str]]:
    """What is known of the place: the kinds of traces with what each says."""
    parts = (each.partition(":") for each in s.t.marks.get(TRACE, ()))
    return [(cast("Trace", kind), word) for kind, _, word in parts]


def possible(s: Position) -> list[str]:
    """The rooms in which a hidden figure can be, for all that is known of its place; nobody stays in the Coal Chute."""
    rooms = [room for room in s.board.spots if room != CHUTE]
    for kind, word in traces(s):
        if kind == "room":
            return [word]
        if kind == "not":
            rooms = [room for room in rooms if room != word]
        elif kind == "floor":
            rooms = [room for room in rooms if s.board.floor(room) == word]
        elif kind == "symbol":
            rooms = [room for room in rooms if (s.board.symbol(room) or "none") == word]
    return rooms


# what computer players make of it


def imagined(s: Position, viewer: Seat, rng: Random) -> dict[Seat, dict[str, str]]:
    """What the hidden traitor may know alone: he is in any room in which he can be, and has all his steps before him."""
    if viewer == s.t.traitor:
        return {}
    own = {"spent": "0"}
    if is_unseen(s, s.t.traitor):
        own[PLACE] = rng.choice(possible(s))
    return {s.t.traitor: own}


def hider_goals(s: Position, body: int) -> Iterator[Goal]:
    """Who hides goes to those who are alone and weak, and away from all when the attack is made."""
    heroes = s.heroes()
    if s.t.turn.body == body and s.t.turn.attacked:
        shunned = {s.t.bodies[seat].room for seat in heroes}
        yield from (Goal(room, 0.5) for room in s.board.spots if room not in shunned and room != CHUTE)
        return
    for seat in heroes:
        company = sum(s.together(seat, other) or other == seat for other in heroes)
        weak = min(s.value(seat, MIGHT), s.value(seat, SPEED))
        yield Goal(s.t.bodies[seat].room, max(0.1, 1.2 - 0.2 * company - 0.1 * weak))


def seeker_goals(s: Position, body: int) -> Iterator[Goal]:
    """Others go to where somebody unseen can be, when few rooms are left, and else to each other."""
    if not is_unseen(s, s.t.traitor):
        return
    rooms = possible(s)
    exits = [room for kind, room in traces(s) if kind == "exit"]
    yield from (Goal(room, 0.9) for room in exits)
    if len(rooms) < len(s.board.spots) // 2:
        yield from (Goal(room, 1 / len(rooms)) for room in rooms)
    yield from (Goal(s.t.bodies[seat].room, 0.3) for seat in s.heroes() if seat != body)


def sound_guess(s: Position, body: int, word: str, weapons: Sequence[str | int]) -> bool:
    """Whether to attack on a guess: in a room where one surely is, or here with the best weapon where one can be."""
    rooms = possible(s)
    if word in s.board.spots:
        return rooms == [word]
    best = max(weapons, key=lambda each: WEAPONS[str(each)].dice if each in WEAPONS else 0)
    return word == best and s.room(body) in rooms


def first_place(s: Position, legal: Sequence[Act]) -> Act:
    """Where one hides first: anywhere, which nobody can work out from a habit, but away from the heroes."""
    rooms = {s.t.bodies[seat].room for seat in s.heroes()}
    far = [chosen for chosen in legal if chosen.words and chosen.words[0] not in rooms] or legal
    return far[sum(step for b in s.t.bodies for step in b.traits) % len(far)]
