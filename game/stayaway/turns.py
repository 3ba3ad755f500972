"""A turn: draw, then play or discard, then exchange, then the pointer passes on (SA-10 to SA-13)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final

from game.engine.contract import CHANCE, Seat
from game.stayaway import panics
from game.stayaway.actions import ACCEPT, DISCARDS, KEEPS, PICKS, PLAYS, PLAYS_AT, PLAYS_ON, REFUSES, SAYS, Act
from game.stayaway.deck import BACK, CATEGORY
from game.stayaway.ending import burn, finish
from game.stayaway.events import (
    Answered,
    DirectionTurned,
    NothingDrawn,
    PanicDrawn,
    Played,
    Quarantined,
    Spoke,
    TurnBegan,
    Unanswered,
)
from game.stayaway.exchange import play_answer
from game.stayaway.observation import Said
from game.stayaway.piles import discard, discard_size, leave_pile, pile_size, refill, take_drawn, throw, to_discards
from game.stayaway.position import Position, Task
from game.stayaway.ring import gap, is_shut, lock, open_neighbours, release, step, swap, toward, unlock
from game.stayaway.showing import show_card, show_hand
from game.stayaway.terms import (
    ACT,
    ALONE,
    ANALYSIS,
    ANYWHERE,
    AXE,
    BARBECUE,
    BETTER_RUN,
    CHANGE_PLACES,
    COMFORT,
    COMFORTABLE,
    DETERMINATION,
    DRAW,
    FLAMETHROWER,
    KEEP,
    LOCKED_DOOR,
    NO_BARBECUES,
    NOBODY,
    NOT_IN_QUARANTINE,
    PANIC,
    PICK,
    QUARANTINE,
    SAYINGS,
    SEDUCTION,
    SIDES,
    SUSPICION,
    WATCH_YOUR_BACK,
    WHISKY,
    Kind,
)

QUARANTINE_TURNS = 2
"""Own turns that a Quarantine lasts (SA-61)."""
DRAWN_BY_DETERMINATION = 3
"""SA-33."""


def begin(s: Position) -> None:
    """The pointer lies before the active seat."""
    s.turn += 1
    s.may_say = s.rules.talk
    if s.heard:
        s.tell(TurnBegan(seat=s.active, turn=s.turn))
    s.agenda.append(("end", NOBODY))
    turn_draw(s)


def turn_draw(s: Position) -> None:
    """Phase 1: the top card (SA-10)."""
    if pile_size(s):
        s.agenda.append(("drawing_turn",))
        s.ask(DRAW, CHANCE)
    elif discard_size(s):
        s.then(("turn_draw",))
        refill(s)
    else:
        s.tell(NothingDrawn(seat=s.active, why="turn"))
        s.then(("exchange",))


_AFTER_DRAWING: Final[tuple[Task, ...]] = (("exchange",), ("act",))  # the last comes first


def drew(s: Position, card: str) -> None:
    """What was drawn: a Panic! is carried out at once, another card joins the hand (SA-10, SA-11)."""
    seat = s.active
    if BACK[card] == PANIC:
        s.playing = card
        s.tell(PanicDrawn(seat=seat, card=card))
        s.then(("panic",))
    else:
        s.drawn = card
        take_drawn(s, seat, card, "turn")
        s.agenda += _AFTER_DRAWING
    leave_pile(s, card)


def end(s: Position, following: Seat) -> None:
    """The turn is over: Quarantine runs on, the pointer passes to the next living player (SA-13)."""
    seat = s.active
    if seat == s.thing:
        s.hot = s.count(seat, FLAMETHROWER) - s.got_hot
        s.got_hot = 0
    if s.quarantine[seat] == 1:
        release(s, seat, "time")
    elif s.quarantine[seat]:
        s.quarantine[seat] -= 1
    s.drawn = ""
    s.put_away()
    if s.rules.most_turns is not None and s.turn >= s.rules.most_turns:
        finish(s, "draw")
        return
    s.active = step(s, seat, s.direction) if following == NOBODY else following
    begin(s)


# phase 2


def act(s: Position) -> None:
    """The active seat plays or discards a card."""
    s.put_away()
    s.ask(ACT, s.active)


def act_choices(s: Position) -> tuple[Act, ...]:
    """Discards, plays and statements (SA-11)."""
    seat = s.active
    choices = [DISCARDS[card] for card in s.loses(seat)]
    isolated, near = s.quarantine[seat] > 0, open_neighbours(s, seat)
    for card in dict.fromkeys(s.hands[seat]):
        if card in _PLAYABLE and not (isolated and card in NOT_IN_QUARANTINE):
            choices += plays(s, seat, card, near)
    if s.may_say:
        choices += _sayings(s.burnt, s.rules.seats, seat)
    return tuple(choices)


_PLAYABLE: Final = frozenset(card for card, category in CATEGORY.items() if category in ("action", "obstacle"))


@lru_cache(maxsize=4096)
def _sayings(burnt: tuple[Seat, ...], seats: int, seat: Seat) -> tuple[Act, ...]:
    """What a seat can say of the others that are not burnt."""
    return tuple(SAYS[saying][other] for saying in SAYINGS for other in range(seats) if other != seat and other not in burnt)


def plays(s: Position, seat: Seat, card: str, near: Sequence[Seat]) -> list[Act]:
    """The ways to play a card, by its targets; `near` are the open neighbours."""
    if card in ALONE:
        return [PLAYS[card]]
    if card in (FLAMETHROWER, ANALYSIS, SUSPICION):
        return [PLAYS_ON[card][other] for other in near]
    if card in (CHANGE_PLACES, QUARANTINE):
        return [PLAYS_ON[card][other] for other in near if not s.quarantine[other]]
    if card in ANYWHERE:
        return [PLAYS_ON[card][other] for other in sorted(s.ring) if other != seat and not s.quarantine[other]]
    if card == LOCKED_DOOR:
        return [PLAYS_AT[card, side] for side in SIDES if len(s.ring) > 1 and not is_shut(s, seat, toward(side))]
    assert card == AXE
    freed = [PLAYS_ON[card][other] for other in sorted({seat, *near}) if s.quarantine[other]]
    return freed + [PLAYS_AT[card, side] for side in SIDES if is_shut(s, seat, toward(side))]


def answer_act(s: Position, chosen: Act) -> None:
    """What the active seat has decided."""
    seat = s.active
    if chosen.verb == "say":
        s.may_say = False
        s.said = (*s.said, Said(s.turn, seat, chosen.what, chosen.seat))
        s.tell(Spoke(seat=seat, saying=chosen.what, about=chosen.seat))
        s.then(("act",))
    elif chosen.verb == "discard":
        discard(s, seat, chosen.what, "turn")
    else:
        _play(s, seat, chosen)


def _play(s: Position, seat: Seat, chosen: Act) -> None:
    card = chosen.what
    s.lose(seat, card, open_to_all=True)
    s.playing, s.target = card, chosen.seat
    if s.heard:
        s.tell(Played(seat=seat, card=card, target=chosen.seat, side=chosen.side))
    if card not in (QUARANTINE, LOCKED_DOOR):  # these stay on the table
        to_discards(s, card, openly=True)
    _PLAYED[card](s, seat, chosen)


def _flamethrower(s: Position, seat: Seat, chosen: Act) -> None:  # noqa: ARG001 - as all of these
    s.then(("ask_target", BARBECUE, NO_BARBECUES))


def _swap(s: Position, seat: Seat, chosen: Act) -> None:  # noqa: ARG001
    s.then(("ask_target", COMFORT, COMFORTABLE))


def _analysis(s: Position, seat: Seat, chosen: Act) -> None:
    show_hand(s, chosen.seat, seat, ANALYSIS)


def _suspicion(s: Position, seat: Seat, chosen: Act) -> None:  # noqa: ARG001
    s.ask(PICK, CHANCE)


def _whisky(s: Position, seat: Seat, chosen: Act) -> None:  # noqa: ARG001
    show_hand(s, seat, NOBODY, WHISKY)


def _determination(s: Position, seat: Seat, chosen: Act) -> None:  # noqa: ARG001
    s.then(("draw_some", seat, "determination", DRAWN_BY_DETERMINATION), ("keep",))


def _watch_your_back(s: Position, seat: Seat, chosen: Act) -> None:  # noqa: ARG001
    s.direction = -s.direction
    s.tell(DirectionTurned(direction=s.direction))


def _axe(s: Position, seat: Seat, chosen: Act) -> None:
    if chosen.side:
        unlock(s, gap(s, seat, toward(chosen.side)), AXE)
    else:
        release(s, chosen.seat, AXE)


def _seduction(s: Position, seat: Seat, chosen: Act) -> None:
    s.agenda = [task for task in s.agenda if task[0] != "exchange"]  # the turn ends (SA-37)
    s.then(("offer", seat, chosen.seat, "seduction"))


def _quarantine(s: Position, seat: Seat, chosen: Act) -> None:  # noqa: ARG001
    s.quarantine[chosen.seat] = QUARANTINE_TURNS
    s.tell(Quarantined(seat=chosen.seat))


def _locked_door(s: Position, seat: Seat, chosen: Act) -> None:
    lock(s, seat, toward(chosen.side))


_PLAYED: Final[dict[str, Callable[[Position, Seat, Act], None]]] = {
    FLAMETHROWER: _flamethrower,
    ANALYSIS: _analysis,
    AXE: _axe,
    SUSPICION: _suspicion,
    WHISKY: _whisky,
    DETERMINATION: _determination,
    WATCH_YOUR_BACK: _watch_your_back,
    CHANGE_PLACES: _swap,
    BETTER_RUN: _swap,
    SEDUCTION: _seduction,
    QUARANTINE: _quarantine,
    LOCKED_DOOR: _locked_door,
}


# Suspicion and Determination


def picks(s: Position) -> list[tuple[Act, int]]:
    """The cards that Suspicion may show, weighed by their copies."""
    hand = s.hands[s.target]
    return [(PICKS[card], hand.count(card)) for card in dict.fromkeys(hand)]


def answer_pick(s: Position, picked: Act) -> None:
    """A random card of the neighbour's hand is seen (SA-31)."""
    show_card(s, s.target, s.active, picked.what, SUSPICION)


def keep(s: Position) -> None:
    """Determination: one of the drawn cards stays (SA-33)."""
    if s.choice:
        s.ask(KEEP, s.active)


def keep_choices(s: Position) -> tuple[Act, ...]:
    """The drawn cards, in deck order."""
    return tuple(KEEPS[card] for card in KEEPS if card in s.choice)


def answer_keep(s: Position, chosen: Act) -> None:
    """It joins the hand, the others are discarded, and phase 2 goes on."""
    seat = s.active
    s.choice.remove(chosen.what)
    s.take(seat, chosen.what)
    if s.shows_draws(seat):
        s.known[seat] = (*s.known[seat], chosen.what)
    for card in s.choice:
        throw(s, seat, card, DETERMINATION)
    s.choice = []
    s.then(("act",))


# the target of a Flamethrower or a seat swap


def ask_target(s: Position, question: Kind, card: str) -> None:
    """The target may answer with a card, unless all know that it cannot have one."""
    if s.might_hold(s.target, card):
        s.ask(question, s.target)
    else:
        unanswered(s)


def target_choices(s: Position, card: str) -> tuple[Act, ...]:
    """The answer card, if there is one in the hand, and none."""
    return (REFUSES[card], ACCEPT) if card in s.hands[s.target] else (ACCEPT,)


def answer_target(s: Position, chosen: Act) -> None:
    """The target has answered (SA-40, SA-44)."""
    if chosen == ACCEPT:
        unanswered(s)
        return
    seat = s.target
    s.tell(Answered(seat=seat, card=chosen.what, by=s.active))
    play_answer(s, seat, chosen.what)
    s.then(("draw_some", seat, "answer", 1))


def unanswered(s: Position) -> None:
    """The target burns or moves."""
    seat = s.target
    s.tell(Unanswered(seat=seat, by=s.active))
    if s.playing == FLAMETHROWER:
        burn(s, seat, s.active)
    else:
        swap(s, s.active, seat)


TASKS: Final[dict[str, Callable[..., None]]] = {
    "turn": begin,  # the first one
    "turn_draw": turn_draw,
    "act": act,
    "keep": keep,
    "ask_target": ask_target,
    "end": end,
    "panic": panics.carry_out,
}
