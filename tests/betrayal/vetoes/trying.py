"""Every cause, tried by somebody: each way that a card, an event, a room, a token or a turn may take is walked to its end."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from itertools import product
from typing import Final

from game.betrayal.actions import Act
from game.betrayal.cardrules import TOKENS
from game.betrayal.data import DECK_OF, EVENTS, ITEMS, OMENS
from game.betrayal.eventdata import EVENT_CARDS
from game.betrayal.holding import Draw, put_on_top
from game.betrayal.state import BtState
from game.betrayal.verbs import TakeTurn
from game.engine.contract import CHANCE
from tests.betrayal.scene import give, put, run
from tests.betrayal.vetoes.stage import STAGE, together, turn_of

MOST: Final = 120
"""Positions that one cause of one figure leads to at most; what lies deeper is seldom new."""
STEPS: Final = 30
SHOWN: Final = 3
"""Outcomes of chance that are tried of each kind beside dice: a few cards or tiles stand for all."""
NEXT_DOOR: Final = "upper_landing"
LINKS: Final = ("secret_stairs", "secret_passage", "wall_switch")

Cause = Callable[[BtState, int], Iterator[BtState]]
"""Lets a figure try something: gives every position from which it goes on by itself."""


def card(name: str) -> Cause:
    """A figure holds a card and does with it what it is offered."""

    def cause(s: BtState, body: int) -> Iterator[BtState]:
        if not s.is_explorer(body):
            return
        holder = s.holder(name)
        if holder not in (body, -9):
            s.t.bodies[holder].cards.remove(name)
        if holder != body:
            give(s, body, name)
        if turn_of(s, body):
            yield from _after(s, lambda chosen: name in chosen.words)

    return cause


def drawn(name: str) -> Cause:
    """A figure draws an item or an omen."""

    def cause(s: BtState, body: int) -> Iterator[BtState]:
        pile = s.t.piles[DECK_OF[name]]
        if name in EVENT_CARDS:  # where it concerns somebody
            together(s, next((place for place in EVENT_CARDS[name].rooms if place in s.board.spots), STAGE))
        if s.is_explorer(body) and name in pile.cards and turn_of(s, body):
            put_on_top(s, DECK_OF[name], name, [])
            run(s, Draw(body, DECK_OF[name]))
            yield s

    return cause


def thrown(s: BtState, body: int) -> Iterator[BtState]:
    """Dynamite is thrown from next door into the room where all the others are."""
    if s.is_explorer(body) and s.t.bodies[body].room:
        put(s, body, NEXT_DOOR)
        yield from card("dynamite")(s, body)


def room(name: str) -> Cause:
    """Everybody is in a room: the figure does all that can be done there, and ends its turn there."""

    def cause(s: BtState, body: int) -> Iterator[BtState]:
        if name not in s.board.spots:
            return
        together(s, name)
        if turn_of(s, body):
            yield from _after(s, lambda chosen: True)

    return cause


def token(name: str) -> Cause:
    """A token lies on the stage, the other one of two next door: the figure uses it, or goes by it."""

    def cause(s: BtState, body: int) -> Iterator[BtState]:
        s.t.tokens[name] = [STAGE]
        if name in LINKS:
            s.t.tokens[name].append("mystic_elevator")
        if turn_of(s, body):
            yield from _after(s, lambda chosen: chosen.verb in ("token", "go"))

    return cause


def _after(s: BtState, meant: Callable[[Act], bool]) -> Iterator[BtState]:
    for chosen in list(s.legal_actions()):
        if meant(chosen):
            after = s.clone()
            after.apply(chosen)
            yield after


CAUSES: Final[dict[str, Cause]] = {
    **{name: card(name) for name in (*ITEMS, *OMENS)},
    "dynamite from next door": thrown,
    **{f"drawing {name}": drawn(name) for name in (*ITEMS, *OMENS)},
    **{name: drawn(name) for name in EVENTS},
    **{
        f"in {name}": room(name)
        for name in (
            *("bedroom", "mystic_elevator", "collapsed_room", "gallery", "coal_chute", "basement_landing", "ballroom", "tower", "chasm"),
            *("catacombs", "vault", "attic", "graveyard", "junk_room", "pentagram_chamber", "crypt", "furnace_room", "chapel"),
        )
    },
    **{f"token {name}": token(name) for name in (*TOKENS, *LINKS[:2], "smoke", "drip", "blessing")},
}
"""Every cause by name: cards as they are held and used, cards as they are drawn, rooms, tokens."""


def walk(s: BtState, most: int = MOST) -> int:
    """Follows all that may come, until somebody is asked what to do in his turn or it is over; how many positions there were."""
    seen = 0
    left = deque([s])
    while left and seen < most:
        now = left.popleft()
        if now.who is None or isinstance(now.question, TakeTurn):
            continue
        for chosen in _ways(now):
            after = now.clone()
            after.apply(chosen)
            seen += 1
            left.append(after)
    return seen


def straight(s: BtState, luck: int, will: int) -> None:
    """Follows what comes with the first, or the last, that chance may bring and that may be chosen, to where it ends: what lies behind
    many rolls."""
    for _ in range(STEPS):
        if s.who is None or isinstance(s.question, TakeTurn):
            return
        s.apply(_ways(s)[luck if s.actor() == CHANCE else will])


def _ways(s: BtState) -> Sequence[Act]:
    if s.actor() != CHANCE:
        return list(s.legal_actions())
    outcomes = [outcome for outcome, _ in s.chances()]
    if outcomes[0].verb != "roll":
        return outcomes[:SHOWN]
    by_total = {sum(int(face) for face in outcome.words): outcome for outcome in outcomes}
    return [outcome for total, outcome in by_total.items() if total <= 6 or total == max(by_total)]


def attempt(start: BtState, name: str, body: int, most: int = MOST) -> int:
    """One cause by one figure, in all its ways."""
    seen = 0
    for each in CAUSES[name](start.clone(), body):
        for luck, will in product((0, -1), repeat=2):
            straight(each.clone(), luck, will)
        seen += walk(each, most)
    return seen


__all__ = ["CAUSES", "attempt", "walk"]
