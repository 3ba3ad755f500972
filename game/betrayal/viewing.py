"""How position, observation and hidden facts become each other: the one place where secrets are taken out."""

from __future__ import annotations

from itertools import zip_longest

from game.betrayal import haunts
from game.betrayal.actions import Act
from game.betrayal.observation import BtObservation, Hidden
from game.betrayal.position import Position
from game.betrayal.table import Secrets
from game.betrayal.tasks import Question, Tasks
from game.betrayal.terms import DECKS, ROOM
from game.engine.contract import ALL, Viewer, bit

PILES = (*DECKS, ROOM)


def observe(s: Position, viewer: Viewer, legal: tuple[Act, ...]) -> BtObservation:
    """The viewer's observation of a position; `legal` comes from the state."""
    own = viewer >= 0
    secrets = s.secrets
    return BtObservation(
        viewer=viewer,
        actor=s.who,
        question=s.question.shown() if s.question is not None else None,
        legal=legal,
        interrupts=tuple(chosen for seat, chosen in s.haunt.interrupts(s) if seat == viewer) if own and s.who is not None else (),
        table=s.t.copy(),
        pending=Tasks(s.agenda),
        own=dict(secrets.own[viewer]) if own else {},
        tops=_tops(secrets, viewer, True) if own else {},
        secrets=secrets.copy() if viewer == ALL else None,
    )


def hidden(s: Position, viewer: Viewer) -> Hidden:
    """What the viewer does not know."""
    if viewer == ALL:
        return Hidden()
    secrets = s.secrets
    return Hidden(
        own=tuple({} if seat == viewer else dict(own) for seat, own in enumerate(secrets.own)),
        tops=_tops(secrets, viewer, False),
        knowers={pile: tuple(seats) for pile, seats in secrets.knowers.items() if seats},
    )


def _tops(secrets: Secrets, viewer: Viewer, known: bool) -> dict[str, tuple[str, ...]]:
    """Of each pile the cards on top that a viewer knows, or does not know; empty strings for the others."""
    mask = bit(viewer)
    found = {}
    for pile, cards in secrets.tops.items():
        shown = tuple(card if bool(seats & mask) == known else "" for card, seats in zip(cards, secrets.knowers[pile], strict=True))
        if any(shown):
            found[pile] = shown
    return found


def restore(s: Position, observation: BtObservation, unseen: Hidden) -> None:
    """Makes a position what an observation and the facts hidden from its viewer say."""
    s.t = observation.table.copy()
    s.agenda = list(observation.pending)
    if observation.secrets is not None:
        s.secrets = observation.secrets.copy()
    else:
        s.secrets = empty_secrets(s.rules.seats)
        for seat, own in enumerate(unseen.own):
            s.secrets.own[seat] = dict(observation.own if seat == observation.viewer else own)
        for pile in PILES:
            known, others = observation.tops.get(pile, ()), unseen.tops.get(pile, ())
            s.secrets.tops[pile] = [one or other for one, other in zip_longest(known, others, fillvalue="")]
        for pile, seats in unseen.knowers.items():
            s.secrets.knowers[pile] = list(seats)
    settle(s)


def settle(s: Position) -> None:
    """Works out what follows from the table: the board, the haunt, who is asked."""
    s.board = s.rules.laid_out(s.t.spots, frozenset(s.t.walls))
    s.haunt = haunts.haunt(s.t.haunt)
    s.events = []
    s.doomed = []
    s._legal = s._odds = s._sampled = None
    top = s.agenda[-1] if s.agenda and not s.t.ended else None
    s.question = top if isinstance(top, Question) else None
    s.who = s.question.asked(s) if s.question is not None else None


def empty_secrets(seats: int) -> Secrets:
    """Nobody knows anything alone."""
    return Secrets([{} for _ in range(seats)], {pile: [] for pile in PILES}, {pile: [] for pile in PILES})
