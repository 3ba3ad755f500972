"""What each viewer knows of a position, and how position, observation and hidden facts become each other (see Secrets in the rules).

Secrets are removed here and nowhere else: the Maniac's circle and record; clues and Welcome tokens face down; the supply.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

from game.engine.contract import ALL, Refusal, Seat, Viewer
from game.lastfriday.actions import Act
from game.lastfriday.masks import mask_of
from game.lastfriday.observation import (
    KINDS,
    Camper,
    ClueToken,
    Corpse,
    Hidden,
    Lamp,
    LfObservation,
    LfQuestion,
    Pile,
    Turn,
    WelcomeToken,
    Why,
)
from game.lastfriday.position import Position
from game.lastfriday.terms import CAMPERS, MANIAC

NOT_NOW: Final = Refusal("not_now")
_QUESTIONS: Final[dict[str, LfQuestion]] = {kind: LfQuestion(kind) for kind in KINDS}


def _knows_clue(viewer: Viewer, maniac_knows: bool, campers_know: bool) -> bool:
    if viewer == MANIAC:
        return maniac_knows
    return viewer == ALL or (viewer in CAMPERS and campers_know)


def _knows_welcome(s: Position, viewer: Viewer) -> bool:
    return viewer == ALL or (viewer == MANIAC and s.option("welcome") == "maniac")


def _knows_supply(s: Position, viewer: Viewer) -> bool:
    return viewer == ALL or (viewer == MANIAC and s.asked == "lay" and not s.result[0])


def _supply(s: Position) -> tuple[tuple[str, int], ...]:
    return tuple(s.supply.items())


def question(s: Position) -> LfQuestion:
    """What is asked."""
    return LfQuestion("reveal", cast("Why", s.agenda[-1][1])) if s.asked == "reveal" else _QUESTIONS[s.asked]


def observe(s: Position, viewer: Viewer, actor: Seat | None, legal: tuple[Act, ...]) -> LfObservation:
    """The viewer's observation of a position; `actor` and `legal` come from the state."""
    knows_maniac = viewer in (MANIAC, ALL)
    welcome = _knows_welcome(s, viewer)
    return LfObservation(
        viewer=viewer,
        actor=actor,
        legal=legal,
        options=s.options,
        chapter=s.chapter,
        round=s.round,
        question=question(s) if actor is not None else None,
        pending=tuple(s.agenda),
        turn=Turn(s.turn_seat, s.turn_steps, s.turn_played, s.turn_home, s.turn_used, s.turn_legs, s.turn_alarmed),
        campers=tuple(Camper(k, s.card[k], s.alive[k], s.dot[k], s.hand[k], s.keys[k], s.used[k]) for k in CAMPERS),
        chosen=s.chosen,
        cards_left=s.cards_left,
        cabins=s.cabins,
        boat=s.boat,
        shown=s.shown,
        shown_step=s.shown_step,
        corpses=tuple(Corpse(dot, fear) for dot, fear in sorted(s.corpses.items())),
        corpses_left=s.corpses_left,
        extra_fear=s.extra_fear,
        clues=tuple(
            ClueToken(dot, clue if _knows_clue(viewer, maniac_knows, campers_know) else "", maniac_knows, campers_know)
            for dot, (clue, maniac_knows, campers_know) in sorted(s.clues.items())
        ),
        piles=tuple(Pile(dot, clues, keys) for dot, (clues, keys) in sorted(s.piles.items())),
        traps=s.traps,
        lamps=tuple(Lamp(dot, circles) for dot, circles in s.lamps),
        welcome=tuple(WelcomeToken(dot, token if welcome else "") for dot, token in sorted(s.welcome.items())),
        supply_size=sum(s.supply.values()),
        tokens=s.tokens,
        track=s.track,
        trapped=s.trapped,
        earned=s.earned,
        looks=s.looks,
        result=s.result,
        circle=s.circle if knows_maniac else 0,
        record=tuple(s.record) if knows_maniac else (),
        supply=_supply(s) if _knows_supply(s, viewer) else (),
    )


def hidden(s: Position, viewer: Viewer) -> Hidden:
    """What the viewer does not know of a position."""
    knows_maniac = viewer in (MANIAC, ALL)
    return Hidden(
        circle=0 if knows_maniac else s.circle,
        record=() if knows_maniac else tuple(s.record),
        supply=() if _knows_supply(s, viewer) else _supply(s),
        clues=tuple((dot, clue) for dot, (clue, m, c) in sorted(s.clues.items()) if not _knows_clue(viewer, m, c)),
        welcome=() if _knows_welcome(s, viewer) else tuple(sorted(s.welcome.items())),
    )


def restore(s: Position, seen: LfObservation, unseen: Hidden) -> None:
    """Makes a fresh position equal to the one that gave this observation and these hidden facts."""
    for name in _PLAIN:
        setattr(s, name, getattr(seen, name))
    for name, read in _READ.items():
        setattr(s, name, read(seen))
    s.who = seen.actor if seen.actor is not None else s.who
    for camper in seen.campers:
        k = camper.seat
        s.card[k], s.alive[k], s.dot[k] = camper.card, camper.alive, camper.dot
        s.hand[k], s.keys[k], s.used[k] = camper.clues, camper.keys, camper.used
    turn = seen.turn
    s.turn_seat, s.turn_steps, s.turn_played, s.turn_home, s.turn_used, s.turn_legs, s.turn_alarmed = (
        turn.seat,
        turn.steps,
        turn.clue_played,
        turn.home,
        turn.used,
        turn.legs,
        turn.alarmed,
    )
    s.moved_tokens()
    s.barred = mask_of(corpse.dot for corpse in seen.corpses)
    s.occupied = mask_of(dot for dot in s.dot if dot)
    knows_maniac = seen.viewer in (MANIAC, ALL)
    s.circle = seen.circle if knows_maniac else unseen.circle
    s.record = list(seen.record if knows_maniac else unseen.record)
    s.supply = dict(seen.supply or unseen.supply)
    clues = dict(unseen.clues)
    s.clues = {c.dot: (clues.get(c.dot, c.clue), c.maniac_knows, c.campers_know) for c in seen.clues}
    tokens = dict(unseen.welcome)
    s.welcome = {w.dot: tokens.get(w.dot, w.token) for w in seen.welcome}
    s.rewire()


_PLAIN: Final = (
    *("chapter", "round", "asked", "chosen", "cards_left", "cabins", "boat", "shown", "shown_step", "corpses_left"),
    *("extra_fear", "traps", "tokens", "track", "trapped", "earned", "looks", "result"),
)
_READ: Final[dict[str, Callable[[LfObservation], object]]] = {
    "agenda": lambda seen: list(seen.pending),
    "corpses": lambda seen: {corpse.dot: corpse.fear for corpse in seen.corpses},
    "piles": lambda seen: {pile.dot: (pile.clues, pile.keys) for pile in seen.piles},
    "lamps": lambda seen: tuple((lamp.dot, lamp.circles) for lamp in seen.lamps),
}
