"""How position, observation and hidden facts become each other: the one place where secrets are taken out."""

from __future__ import annotations

from typing import Final

from game.engine.contract import ALL, Seat, Viewer
from game.stayaway.actions import DECLARES, Act
from game.stayaway.deck import BACK
from game.stayaway.observation import Hidden, Place, SaObservation, SaQuestion
from game.stayaway.piles import discard_size, pile_size
from game.stayaway.position import Position
from game.stayaway.terms import FLAMETHROWER, INFECTED, KINDS, NOBODY, PANIC, STAY_AWAY, THING, Kind

_KINDS: Final[dict[str, Kind]] = {kind: kind for kind in KINDS}


def observe(s: Position, viewer: Viewer, legal: tuple[Act, ...], withheld: tuple[Act, ...]) -> SaObservation:
    """The viewer's observation of a position; `legal` and `withheld` come from the state."""
    own = viewer >= 0
    is_thing = own and viewer == s.thing
    of_thing = s.thing != NOBODY and (is_thing or viewer == ALL)
    active = own and viewer == s.active
    places = zip(s.hands, s.quarantine, s.known, range(s.rules.seats), strict=True)
    return SaObservation(
        viewer=viewer,
        actor=s.who,
        legal=legal,
        interrupts=(DECLARES[viewer],) if is_thing and s.turn and s.who is not None else (),
        options=s.rules.options,
        question=SaQuestion(_KINDS[s.asked], s.offer, s.waiting) if s.asked else None,
        turn=s.turn,
        active=s.active,
        direction=s.direction,
        ring=tuple(s.ring),
        doors=tuple(s.doors),
        places=tuple([Place(seat not in s.burnt, len(hand), quarantine, known) for hand, quarantine, known, seat in places]),
        pile=pile_size(s),
        top=s.top,
        discards=discard_size(s),
        gone=tuple(sorted(s.gone.items())),
        burnt=s.burnt,
        playing=s.playing,
        target=s.target,
        said=s.said,
        may_say=s.may_say,
        pending=tuple(s.agenda),
        result=s.result,
        role=s.roles[viewer] if own else "",
        hand=tuple(s.hands[viewer]) if own else (),
        drawn=s.drawn if active else "",
        choice=tuple(s.choice) if active else (),
        laid=s.laid[viewer] if own else "",
        top_card=s.top_card if own and viewer == s.top_by else "",
        thing=_thing(s, viewer) if own else NOBODY,
        infected=tuple(seat for seat, role in enumerate(s.roles) if role == INFECTED) if is_thing else (),
        withheld=withheld,
        hot=s.hot if of_thing else 0,
        fresh_hot=s.count(s.thing, FLAMETHROWER) - s.hot if of_thing else 0,
        notes=s.notes[viewer] if own else (),
        hands=tuple(tuple(hand) for hand in s.hands) if viewer == ALL else (),
        roles=tuple(s.roles) if viewer == ALL else (),
    )


def _thing(s: Position, viewer: Seat) -> Seat:
    return NOBODY if s.roles[viewer] not in (THING, INFECTED) else s.thing


def hidden(s: Position, viewer: Viewer) -> Hidden:
    """What the viewer may not know; of what belongs to the viewer's own seat nothing."""
    own = viewer >= 0
    active = own and viewer == s.active
    return Hidden(
        hands=() if viewer == ALL else tuple(() if seat == viewer else tuple(hand) for seat, hand in enumerate(s.hands)),
        roles=() if viewer == ALL else tuple("" if seat == viewer else role for seat, role in enumerate(s.roles)),
        notes=tuple(() if seat == viewer else notes for seat, notes in enumerate(s.notes)),
        laid=tuple("" if seat == viewer else card for seat, card in enumerate(s.laid)),
        choice=() if active else tuple(s.choice),
        drawn="" if active else s.drawn,
        pile=_counts(s.piles[STAY_AWAY].counts | s.piles[PANIC].counts),
        discards=_counts(s.discards),
        top_card="" if own and viewer == s.top_by else s.top_card,
        top_by=NOBODY if own and viewer == s.top_by else s.top_by,
        hot=0 if own and viewer == s.thing else s.hot,
        got_hot=s.got_hot,
        human_out=s.human_out,
        last_lost=s.last_lost,
    )


def _counts(pile: dict[str, int]) -> tuple[tuple[str, int], ...]:
    return tuple(sorted((card, count) for card, count in pile.items() if count))


def restore(s: Position, seen: SaObservation, unseen: Hidden) -> None:
    """Makes a fresh position equal to the one that gave this observation and these hidden facts."""
    viewer = seen.viewer
    own = viewer >= 0
    s.turn, s.active, s.direction = seen.turn, seen.active, seen.direction
    s.ring, s.doors, s.burnt = list(seen.ring), list(seen.doors), seen.burnt
    s.quarantine = [place.quarantine for place in seen.places]
    s.known = [place.known for place in seen.places]
    s.gone, s.top = dict(seen.gone), seen.top
    s.asked, s.who, s.agenda = seen.asked, seen.actor, list(seen.pending)
    s.playing, s.target, s.offer = seen.playing, seen.target, seen.exchange()
    s.waiting = seen.still_asked()
    s.said, s.may_say, s.result = seen.said, seen.may_say, seen.result
    s.hands = [list(hand) for hand in (seen.hands or unseen.hands)]
    s.roles = list(seen.roles or unseen.roles)
    s.notes, s.laid = list(unseen.notes), list(unseen.laid)
    s.choice, s.drawn = list(seen.choice or unseen.choice), seen.drawn or unseen.drawn
    s.top_card, s.top_by = unseen.top_card, unseen.top_by
    s.hot, s.got_hot, s.human_out, s.last_lost = unseen.hot, unseen.got_hot, unseen.human_out, unseen.last_lost
    if own:
        s.hands[viewer], s.roles[viewer] = list(seen.hand), seen.role
        s.notes[viewer], s.laid[viewer] = seen.notes, seen.laid
        if seen.top_card:
            s.top_card, s.top_by = seen.top_card, viewer
        s.hot = seen.hot or s.hot
    s.thing = s.roles.index(THING) if THING in s.roles else NOBODY
    for back, pile in s.piles.items():
        pile.fill((card, count) for card, count in unseen.pile if BACK[card] == back)
    s.discards = dict(unseen.discards)
