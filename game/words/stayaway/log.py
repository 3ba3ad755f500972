"""The log: every event of Stay Away! in a sentence, as its viewer learns it. People go by their names, never "you"."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from game.engine.contract import Event
from game.stayaway import events as e
from game.stayaway.terms import HUMAN, INFECTED, NOBODY, THING
from game.words.language import _, n_
from game.words.lines import Line
from game.words.stayaway.names import Names, back_name, card_name, cards_words, direction_word, listed, role_name, side_word

QUIET: Final[frozenset[type]] = frozenset({e.TopSeen, e.ChainLaid, e.Unanswered, e.GoesOn})
"""Events the log does not list: the table shows them, or what follows says it already."""
_FRIENDLY: Final = "friends"
"""Why the one offer is made whose partner nothing has named before: Can't we be friends?"""
_BURNT: Final = "burnt"
_HEADINGS: Final = (e.TurnBegan, e.RolesShown)
_LOUD: Final = (e.PanicDrawn, e.Burnt, e.BecameInfected, e.Declared, e.Caught)


def _no_look(_seat: int) -> str:
    return ""


def word(event: Event, names: Names) -> str:
    """An event in a sentence. Raises KeyError for an event that has no wording."""
    return _WORDS[type(event)](event, names)


def line(event: Event, names: Names, look: Names = _no_look) -> Line:
    """An event as a line of the log; `look` gives the shape of a seat. Raises KeyError for an event that has no wording."""
    return _line(event, word(event, names), look)


def lines(events: Sequence[Event], names: Names, look: Names = _no_look) -> list[Line]:
    """The lines of some events. Cards dealt to one seat make one line, and those dealt to others, unseen, none. An offer whose two
    sides the turn or Seduction has named is told by what comes of it."""
    return [_line(event, words, look) for event, words in _told(events, names)]


def _line(event: Event, words: str, look: Names) -> Line:
    heading = isinstance(event, _HEADINGS)
    owner = getattr(event, "seat", getattr(event, "one", NOBODY))
    return Line(words, "" if heading or owner < 0 else look(owner), heading, isinstance(event, _LOUD))


def _told(events: Sequence[Event], names: Names) -> Iterator[tuple[Event, str]]:
    dealt: list[e.Dealt] = []
    for event in events:
        if dealt and not (isinstance(event, e.Dealt) and event.seat == dealt[-1].seat):
            yield dealt[-1], _hand_dealt(dealt, names)
            dealt = []
        if isinstance(event, e.Dealt):
            if event.card:
                dealt.append(event)
        elif _listed(event):
            yield event, word(event, names)
    if dealt:
        yield dealt[-1], _hand_dealt(dealt, names)


def _listed(event: Event) -> bool:
    if isinstance(event, e.Offered):
        return event.why == _FRIENDLY
    return type(event) not in QUIET or (isinstance(event, e.GoesOn) and event.why == _BURNT)


def _hand_dealt(dealt: Sequence[e.Dealt], names: Names) -> str:
    return _("{name} is dealt: {cards}").format(name=names(dealt[-1].seat), cards=cards_words(event.card for event in dealt))


Wording = Callable[[Any, Names], str]


def _of(words: Callable[[], str], **parts: Callable[[Any], object]) -> Wording:
    """A sentence with the event's seats by name, its card, and further parts."""

    def make(event: Any, names: Names) -> str:
        seats = {key: getattr(event, key, NOBODY) for key in ("to", "by", "was", "one", "two", "about")}
        filled = {key: names(seat) for key, seat in (*seats.items(), ("name", getattr(event, "seat", NOBODY))) if seat != NOBODY}
        if getattr(event, "card", ""):
            filled["card"] = card_name(event.card)
        return words().format(**filled, **{key: part(event) for key, part in parts.items()})

    return make


def _either(known: Callable[[], str], unknown: Callable[[], str]) -> Wording:
    """One sentence for those who know the card, another for the rest."""
    full, bare = _of(known), _of(unknown)
    return lambda event, names: (full if event.card else bare)(event, names)


# --- the longer ones
def _pile(event: e.PileMade, names: Names) -> str:
    del names
    if event.again:
        words = n_("The discard pile is shuffled: {n} card to draw", "The discard pile is shuffled: {n} cards to draw", event.count)
    else:
        words = n_("The draw pile: {n} card", "The draw pile: {n} cards", event.count)
    return words.format(n=event.count)


def _top(event: e.TopSeen, names: Names) -> str:
    del names
    if not event.back:
        return _("The draw pile is empty")
    return _("On top of the pile: {back}").format(back=back_name(event.back))


def _skipped(event: e.PanicSkipped, names: Names) -> str:
    del names
    if event.card:
        return _("A Panic! card is discarded: {card}").format(card=card_name(event.card))
    return _("A Panic! card is discarded unseen")


def _played(event: e.Played, names: Names) -> str:
    words = _("{name} plays: {card}").format(name=names(event.seat), card=card_name(event.card))
    if event.target != NOBODY:
        words += f" → {names(event.target)}"
    return words + (f", {side_word(event.side)}" if event.side else "")


def _hand(event: e.HandShown, names: Names) -> str:
    name, cards = names(event.seat), cards_words(event.cards)
    if event.to == NOBODY:
        return _("{name} shows everybody: {cards}").format(name=name, cards=cards)
    words = _("{to} sees the hand of {name}: {cards}") if event.cards else _("{to} sees the hand of {name}")
    return words.format(to=names(event.to), name=name, cards=cards)


def _card(event: e.CardShown, names: Names) -> str:
    name, card = names(event.seat), card_name(event.card) if event.card else ""
    if event.to == NOBODY:
        return _("{name} shows everybody: {cards}").format(name=name, cards=card)
    words = _("{to} sees a card of {name}: {card}") if event.card else _("{to} sees a card of {name}")
    return words.format(to=names(event.to), name=name, card=card)


def _over(event: e.QuarantineOver, names: Names) -> str:
    words = _("{name}: the Quarantine is over") if event.why == "time" else _("{name}: the Quarantine is taken away")
    return words.format(name=names(event.seat))


def _door_gone(event: e.DoorRemoved, names: Names) -> str:
    words = _("One of two Locked doors goes: {one}, {two}") if event.why == "merged" else _("The Locked door goes: {one}, {two}")
    return words.format(one=names(event.one), two=names(event.two))


def _burnt(event: e.Burnt, names: Names) -> str:
    if event.by == event.seat:
        return _("{name} has nothing to give and is out of the game").format(name=names(event.seat))
    return _("{by} burns: {name}").format(by=names(event.by), name=names(event.seat))


def _goes_on(event: e.GoesOn, names: Names) -> str:
    if event.why == _BURNT:
        return _("{name} was not The Thing").format(name=names(event.seat))
    return _("No Flamethrower of The Thing is seen: the game goes on")


def _ended(event: e.OfferEnded, names: Names) -> str:
    words = {
        "missed": _("Nobody to pass it on to: {name} keeps the card"),
        "nothing": _("No exchange: {name} has no card that may be given"),
    }.get(event.why, _("No exchange: {name} keeps the card"))
    return words.format(name=names(event.seat))


def _blocked(event: e.ExchangeBlocked, names: Names) -> str:
    if event.to == NOBODY:
        return _("{name} finds nobody to exchange with").format(name=names(event.seat))
    words = {
        "door": _("No exchange through the Locked door: {name}, {to}"),
        "quarantine": _("No exchange in Quarantine: {name}, {to}"),
    }.get(event.why, _("No exchange, nothing can be given: {name}, {to}"))
    return words.format(name=names(event.seat), to=names(event.to))


def _exchanged(event: e.Exchanged, names: Names) -> str:
    one, two = names(event.one), names(event.two)
    if not (event.given and event.got):
        return _("{one} and {two} exchange cards").format(one=one, two=two)
    words = _("{one} and {two} exchange: {given} for {got}")
    return words.format(one=one, two=two, given=card_name(event.given), got=card_name(event.got))


def said(saying: str, about: str) -> str:
    """A statement about the seat with this name, as it is said."""
    return {
        "accuse": _("“{about} is not human!”"),
        "vouch": _("“I trust {about}.”"),
        "ask": _("“{about}, whom do you suspect?”"),
    }[saying].format(about=about)


def _spoke(event: e.Spoke, names: Names) -> str:
    return f"{names(event.seat)}: {said(event.saying, names(event.about))}"


def _caught(event: e.Caught, names: Names) -> str:
    thing = names(event.seat)
    if event.by == NOBODY:
        return _("Everybody sees a Flamethrower: {name} is The Thing and is caught").format(name=thing)
    return _("{by} sees a Flamethrower: {name} is The Thing and is caught").format(by=names(event.by), name=thing)


def _shown(event: e.RolesShown, names: Names) -> str:
    sides = []
    for role in (THING, INFECTED, HUMAN):
        seats = [seat for seat, one in enumerate(event.roles) if one == role]
        if seats:
            sides.append(f"{role_name(role)}: {listed(seats, names)}")
    return _("The game is over.") + " " + "; ".join(sides)


_WORDS: Final[dict[type, Wording]] = {
    e.DealerChosen: _of(lambda: _("{name} deals the cards")),
    e.Dealt: _either(lambda: _("{name} is dealt: {card}"), lambda: _("{name} is dealt a card")),
    e.PileMade: _pile,
    e.TopSeen: _top,
    e.TurnBegan: _of(lambda: _("Turn {turn}: {name}"), turn=lambda event: event.turn),
    e.Drew: _either(lambda: _("{name} draws: {card}"), lambda: _("{name} draws a card")),
    e.PanicDrawn: _of(lambda: _("Panic! {name} draws: {card}")),
    e.PanicSkipped: _skipped,
    e.NothingDrawn: _of(lambda: _("{name} finds nothing to draw")),
    e.Discarded: _either(lambda: _("{name} discards: {card}"), lambda: _("{name} discards a card")),
    e.Played: _played,
    e.Answered: _of(lambda: _("{name} answers: {card}")),
    e.Unanswered: _of(lambda: _("{name} has no answer")),
    e.HandShown: _hand,
    e.CardShown: _card,
    e.KeptSilent: _of(lambda: _("{name} shows nothing")),
    e.DirectionTurned: _of(lambda: _("Play turns: {way}"), way=lambda event: direction_word(event.direction)),
    e.SeatsSwapped: _of(lambda: _("{one} and {two} change places")),
    e.NoSwap: _of(lambda: _("{name} keeps the place")),
    e.DoorLocked: _of(lambda: _("A Locked door stands between {one} and {two}")),
    e.DoorRemoved: _door_gone,
    e.Quarantined: _of(lambda: _("{name} is in Quarantine")),
    e.QuarantineOver: _over,
    e.Burnt: _burnt,
    e.GoesOn: _goes_on,
    e.Offered: _either(lambda: _("{name} offers a card to {to}: {card}"), lambda: _("{name} offers a card to {to}")),
    e.PassedOn: _of(lambda: _("The offer of {name} flies past {was} to {to}")),
    e.OfferEnded: _ended,
    e.ExchangeBlocked: _blocked,
    e.Exchanged: _exchanged,
    e.ChainLaid: _either(lambda: _("{name} chooses to pass on: {card}"), lambda: _("{name} chooses a card to pass on")),
    e.ChainPassed: _either(lambda: _("{name} passes a card to {to}: {card}"), lambda: _("{name} passes a card to {to}")),
    e.BecameInfected: _of(lambda: _("{by} infects: {name}")),
    e.CardLaidOnPile: _either(lambda: _("{name} lays a card on the pile: {card}"), lambda: _("{name} lays a card on the pile")),
    e.SuperInfected: _of(lambda: _("{name} must exchange and has no card that may be given")),
    e.Spoke: _spoke,
    e.Declared: _of(lambda: _("{name} is The Thing and declares: no Human is left!")),
    e.Caught: _caught,
    e.RolesShown: _shown,
}
"""The wording of every event class."""
