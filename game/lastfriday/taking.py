"""What a Camper's pawn finds where it comes to stand, and cabins that are opened (LF-K1, LF-K7, LF-K8, LF-K9)."""

from __future__ import annotations

from game.lastfriday import events
from game.lastfriday.position import Position
from game.lastfriday.terms import COLOURS, CORPSE


def open_cabin(s: Position, colour: str, side: str, seat: int, how: events.Opening) -> None:
    """Lays a closed cabin's tile with a side up."""
    cabins = list(s.cabins)
    cabins[COLOURS.index(colour)] = side
    s.cabins = tuple(cabins)
    s.rewire()
    s.out.append(events.CabinOpened(colour=colour, side=side, seat=seat, how=how))


def arrive(s: Position, seat: int, dot: int) -> None:
    """A Camper's pawn comes onto a dot and takes or turns up what lies there (LF-K1, LF-K7, LF-K8)."""
    s.stand(seat, dot)
    if seat == s.turn_seat and s.dot.count(dot) == 1 and dot not in s.corpses:
        s.turn_home = dot
    if dot in s.clues:
        take_clue(s, seat, dot, "step")
    if dot in s.piles:
        take_pile(s, seat, dot)
    if dot in s.welcome:
        _turn_up(s, seat, dot)


def _turn_up(s: Position, seat: int, dot: int) -> None:
    token = s.welcome.pop(dot)
    s.moved_tokens()
    s.out.append(events.WelcomeTurned(seat=seat, dot=dot, token=token))
    if token != CORPSE:
        s.keys[seat] = tuple(sorted((*s.keys[seat], token.removeprefix("key_"))))
    elif s.corpses_left:
        s.lay_corpse(dot, fear=True)
        s.out.append(events.CorpseLaid(dot=dot))


def take_clue(s: Position, seat: int, dot: int, how: events.Taking) -> None:
    """A Camper takes a clue and shows it."""
    clue = s.clues.pop(dot)[0]
    s.moved_tokens()
    s.give_clue(seat, clue)
    s.out.append(events.ClueTaken(seat=seat, dot=dot, clue=clue, how=how))


def take_pile(s: Position, seat: int, dot: int) -> None:
    """A Camper takes what lies by a corpse."""
    clues, keys = s.piles.pop(dot)
    s.moved_tokens()
    for clue in clues:
        s.give_clue(seat, clue)
    s.keys[seat] = tuple(sorted((*s.keys[seat], *keys)))
    s.out.append(events.PileTaken(seat=seat, dot=dot, clues=clues, keys=keys))


def see_clue(s: Position, dot: int) -> None:
    """The Campers look at a face-down clue; the table sees only that they look."""
    clue, maniac_knows, _ = s.clues[dot]
    s.clues[dot] = (clue, maniac_knows, True)
    s.out.append(events.ClueSeen(audience=events.CAMPERS_ONLY, dot=dot, clue=clue))
    s.out.append(events.ClueSeen(audience=events.WATCHERS, dot=dot, clue=""))
