"""Why an action is not allowed, from an observation alone. The window words the codes in `CODES`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.engine.contract import CHANCE, Refusal, Seat
from game.stayaway.actions import Act
from game.stayaway.deck import CATEGORY
from game.stayaway.observation import SaObservation
from game.stayaway.terms import (
    ACT,
    ALONE,
    ANSWER,
    ANYWHERE,
    AXE,
    BARBECUE,
    BETWEEN,
    CHAIN,
    CLOCKWISE,
    COMFORT,
    CONFESS,
    DATE,
    FORGET,
    FRIEND,
    INFECTED,
    INFECTION,
    KEEP,
    LAY,
    LOCKED_DOOR,
    NOBODY,
    NOT_IN_QUARANTINE,
    QUARANTINE,
    SWAP,
    THE_THING,
    THING,
    THIRD,
)

CODES: Final = (
    "over",
    "not_asked",
    "wrong_question",
    "not_in_hand",
    "never_played",
    "no_target",
    "door_between",
    "quarantined_self",
    "quarantined_target",
    "not_neighbour",
    "already_quarantined",
    "no_obstacle",
    "door_there",
    "thing_stays",
    "keep_one_infected",
    "only_thing_gives_infected",
    "flamethrower_goes",
    "no_defence",
    "said_already",
    "talk_off",
    "only_thing_declares",
    "yourself",
    "burnt",
)
"""Every code that `why_not` can give."""

_VERBS: Final[dict[str, tuple[str, ...]]] = {
    ACT: ("discard", "play", "say"),
    KEEP: ("keep",),
    LAY: ("lay",),
    ANSWER: ("give", "refuse"),
    BARBECUE: ("refuse", "accept"),
    COMFORT: ("refuse", "accept"),
    SWAP: ("swap",),
    THIRD: ("third",),
    BETWEEN: ("show",),
    CONFESS: ("show", "silent"),
    FORGET: ("keep",),
    DATE: ("date",),
    FRIEND: ("friend",),
    CHAIN: ("lay",),
}


def why_not(seen: SaObservation, act: Act) -> Refusal | None:
    """The first reason against an action, None when it is legal for the viewer now."""
    if seen.actor is None:
        return Refusal("over")
    if act in seen.legal or act in seen.interrupts:
        return None
    if act in seen.withheld:  # SA-51: told to The Thing alone
        return Refusal("flamethrower_goes")
    if act.verb == "declare":
        return Refusal("only_thing_declares")
    if seen.actor != seen.viewer:
        return Refusal("not_asked", (("seat", "chance" if seen.actor == CHANCE else str(seen.actor)),))
    if act.verb not in _VERBS[seen.asked]:
        return Refusal("wrong_question", (("asked", seen.asked),))
    return _AGAINST[act.verb](seen, act)


def _named(act: Act) -> tuple[tuple[str, str], ...]:
    return (("card", act.what),)


def _against_losing(seen: SaObservation, act: Act) -> Refusal:
    """Why a card cannot be discarded or laid on the pile (SA-22, SA-23)."""
    if act.what not in seen.hand:
        return Refusal("not_in_hand", _named(act))
    return Refusal("thing_stays" if act.what == THE_THING else "keep_one_infected")


def _against_giving(seen: SaObservation, act: Act) -> Refusal:
    """Why a card cannot be given or passed on (SA-20)."""
    if act.what not in seen.hand:
        return Refusal("not_in_hand", _named(act))
    if act.what == THE_THING:
        return Refusal("thing_stays")
    spare = seen.role != INFECTED or seen.hand.count(INFECTION) > 1
    return Refusal("only_thing_gives_infected" if spare else "keep_one_infected")


def _against_refusing(seen: SaObservation, act: Act) -> Refusal:
    return Refusal("not_in_hand" if act.what not in seen.hand else "no_defence", _named(act))


def _against_keeping(seen: SaObservation, act: Act) -> Refusal:
    """Determination keeps a drawn card, Forgetful one of the hand (SA-33, SA-78)."""
    among = seen.choice if seen.asked == KEEP else seen.hand
    if act.what not in among:
        return Refusal("not_in_hand", _named(act))
    return Refusal("thing_stays" if seen.role == THING else "keep_one_infected")


def _against_saying(seen: SaObservation, act: Act) -> Refusal:
    if ("talk", "on") not in seen.options:
        return Refusal("talk_off")
    if not seen.may_say:
        return Refusal("said_already")
    return Refusal("yourself" if act.seat == seen.viewer else "burnt")


def _against_seat(seen: SaObservation, act: Act) -> Refusal:
    """Why a Panic! card cannot be used with a seat."""
    if act.what:
        return Refusal("wrong_question", (("asked", seen.asked),))
    gone = _against_person(seen, act.seat)
    if gone:
        return gone
    if seen.asked == BETWEEN:
        return Refusal("not_neighbour")
    return Refusal("quarantined_target")


def _against_showing(seen: SaObservation, act: Act) -> Refusal:
    if seen.asked == CONFESS:
        return (
            Refusal("not_in_hand", (("card", INFECTION),)) if act.what == "infected" else Refusal("wrong_question", (("asked", CONFESS),))
        )
    return _against_seat(seen, act)


def _against_person(seen: SaObservation, seat: Seat) -> Refusal | None:
    if seat == seen.viewer:
        return Refusal("yourself")
    return Refusal("burnt") if seat not in seen.ring else None


def _against_play(seen: SaObservation, act: Act) -> Refusal:
    card = act.what
    if card not in seen.hand:
        return Refusal("not_in_hand", _named(act))
    if CATEGORY[card] not in ("action", "obstacle"):
        return Refusal("never_played", _named(act))
    if seen.places[seen.viewer].quarantine and card in NOT_IN_QUARANTINE:
        return Refusal("quarantined_self", _named(act))
    if card in ALONE:
        return Refusal("no_target", _named(act))
    if act.side:
        return _against_side(seen, act)
    if act.seat == NOBODY or card == LOCKED_DOOR:
        return Refusal("no_target", _named(act))
    return _against_target(seen, act)


def _against_side(seen: SaObservation, act: Act) -> Refusal:
    if act.what not in (LOCKED_DOOR, AXE) or len(seen.ring) < 2:
        return Refusal("no_target", _named(act))
    return Refusal("door_there" if act.what == LOCKED_DOOR else "no_obstacle")


def _against_target(seen: SaObservation, act: Act) -> Refusal:
    card, seat = act.what, act.seat
    if card == AXE and seat == seen.viewer:
        return Refusal("no_obstacle")
    gone = _against_person(seen, seat)
    if gone:
        return gone
    if card not in ANYWHERE:
        apart = _against_distance(seen, seat)
        if apart:
            return apart
    if card == AXE:
        return Refusal("no_obstacle")
    return Refusal("already_quarantined" if card == QUARANTINE else "quarantined_target")


def _against_distance(seen: SaObservation, seat: Seat) -> Refusal | None:
    ring = seen.ring
    place = ring.index(seen.viewer)
    shut = [
        seen.doors[place if way == CLOCKWISE else place - 1] for way in (CLOCKWISE, -CLOCKWISE) if ring[(place + way) % len(ring)] == seat
    ]
    if not shut:
        return Refusal("not_neighbour")
    return Refusal("door_between") if all(shut) else None


_AGAINST: Final[dict[str, Callable[[SaObservation, Act], Refusal]]] = {
    "discard": _against_losing,
    "date": _against_losing,
    "lay": _against_giving,
    "give": _against_giving,
    "refuse": _against_refusing,
    "accept": lambda seen, act: Refusal("wrong_question", (("asked", seen.asked),)),  # noqa: ARG005 - as all of these
    "keep": _against_keeping,
    "say": _against_saying,
    "play": _against_play,
    "swap": _against_seat,
    "friend": _against_seat,
    "show": _against_showing,
    "silent": lambda seen, act: Refusal("wrong_question", (("asked", seen.asked),)),  # noqa: ARG005
    "third": lambda seen, act: Refusal("wrong_question", (("asked", seen.asked),)),  # noqa: ARG005
}
