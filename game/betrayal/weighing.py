"""Which deeds an action of a turn is, so that it can be said what forbids an action that is not offered."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from game.betrayal.actions import Act
from game.betrayal.dealing import LayDeal
from game.betrayal.deeds import ACT, ATTACK, CARRY, DEAL, DISCOVER, GAIN, LOSE, MOVE, USE, Veto, barred
from game.betrayal.moving import wall_behind
from game.betrayal.position import Position
from game.betrayal.spaces import room_of
from game.betrayal.terms import BALLROOM

Found = Iterator[Veto | None]


def _number(chosen: Act, index: int) -> int:
    """A word that is a figure; NOBODY is never asked about."""
    word = chosen.words[index] if len(chosen.words) > index else -1
    return word if isinstance(word, int) else -1


def _word(chosen: Act, index: int = 0) -> str:
    return str(chosen.words[index]) if len(chosen.words) > index else ""


def _explore(s: Position, body: int, chosen: Act) -> Found:
    yield barred(s, MOVE, body)
    yield barred(s, DISCOVER, body)


def _go(s: Position, body: int, chosen: Act) -> Found:
    yield barred(s, MOVE, body, room=_word(chosen))


def _drop_down(s: Position, body: int, chosen: Act) -> Found:
    yield barred(s, MOVE, body, room=BALLROOM, how="drop")


def _cross(s: Position, body: int, chosen: Act) -> Found:
    yield barred(s, MOVE, body, room=s.room(body), how="cross")


def _fall(s: Position, body: int, chosen: Act) -> Found:
    yield barred(s, MOVE, body, how="fall")
    yield barred(s, DISCOVER, body)


def _token(s: Position, body: int, chosen: Act) -> Found:
    if _word(chosen) == "slide":
        yield from _explore(s, body, chosen)
    elif beyond := room_of(wall_behind(s, s.place(body))):
        yield barred(s, MOVE, body, room=beyond, how="wall")


def _use(s: Position, body: int, chosen: Act) -> Found:
    card, other = _word(chosen), _number(chosen, 1)
    yield barred(s, USE, body, card=card)
    if card == "pickpockets_gloves" and other >= 0:
        yield barred(s, LOSE, other, card=_word(chosen, 2), other=body, how="stolen")
        yield barred(s, GAIN, body, card=_word(chosen, 2), other=other, how="stolen")


def _trade(s: Position, body: int, chosen: Act) -> Found:
    to = _number(chosen, 0)
    yield barred(s, DEAL, body, other=to)
    if to >= 0:
        yield barred(s, DEAL, to, other=body)


def _passed(s: Position, giver: int, to: int, card: str) -> Found:
    yield barred(s, LOSE, giver, card=card, other=to, how="given")
    yield barred(s, GAIN, to, card=card, other=giver, how="given")


def _give(s: Position, body: int, chosen: Act) -> Found:
    if isinstance(s.question, LayDeal):
        yield from _passed(s, body, s.question.to, _word(chosen))


def _ask(s: Position, body: int, chosen: Act) -> Found:
    if isinstance(s.question, LayDeal):
        yield from _passed(s, s.question.to, body, _word(chosen))


def _drop(s: Position, body: int, chosen: Act) -> Found:
    yield barred(s, LOSE, body, card=_word(chosen), how="dropped")


def _pick_up(s: Position, body: int, chosen: Act) -> Found:
    yield barred(s, GAIN, body, card=_word(chosen), how="picked")


def _attack(s: Position, body: int, chosen: Act) -> Found:
    yield barred(s, ATTACK, body, card=_word(chosen, 1), other=_number(chosen, 0))
    yield barred(s, USE, body, card=_word(chosen, 1))


def _do(s: Position, body: int, chosen: Act) -> Found:
    yield barred(s, ACT, body, how=_word(chosen))


def _carry(s: Position, body: int, chosen: Act) -> Found:
    yield barred(s, CARRY, _number(chosen, 0), other=body)


def _go_out(s: Position, body: int, chosen: Act) -> Found:
    yield barred(s, MOVE, body, how="out")


_WEIGHED: Final[dict[str, Callable[[Position, int, Act], Found]]] = {
    "ask": _ask,
    "attack": _attack,
    "carry": _carry,
    "cross": _cross,
    "do": _do,
    "drop": _drop,
    "drop_down": _drop_down,
    "explore": _explore,
    "fall": _fall,
    "give": _give,
    "go": _go,
    "go_out": _go_out,
    "pick_up": _pick_up,
    "token": _token,
    "trade": _trade,
    "use": _use,
}


def forbidding(s: Position, body: int, chosen: Act) -> Veto | None:
    """What forbids the figure whose turn it is an action, or None."""
    weigh = _WEIGHED.get(chosen.verb)
    if body < 0 or any(isinstance(word, int) and word >= len(s.t.bodies) for word in chosen.words):
        return None  # nobody, or somebody who does not exist
    return next((veto for veto in weigh(s, body, chosen) if veto is not None), None) if weigh is not None else None
