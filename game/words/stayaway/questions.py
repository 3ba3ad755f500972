"""What is asked now, in words: a large line and a line of help, for the seat that is asked and for those who look on.

An onlooker's words come from what all see, so they are the same whatever the asked seat holds or is.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.engine.contract import CHANCE
from game.stayaway import terms as t
from game.stayaway.observation import SaObservation
from game.words.language import _, mark
from game.words.stayaway.names import Names, card_name

_CHANCE: Final[dict[t.Kind, str]] = {
    t.DEALER: mark("Who deals?"),
    t.DEAL: mark("The cards are dealt."),
    t.DRAW: mark("A card is drawn."),
    t.TOP: mark("The next card of the pile."),
    t.PICK: mark("A card is picked at random."),
}
_OWN: Final[dict[t.Kind, str]] = {
    t.ACT: mark("{actor}: play a card or discard one"),
    t.KEEP: mark("Determination: which card is kept?"),
    t.LAY: mark("Which card goes to {to}?"),
    t.ANSWER: mark("{by} offers a card: give one, or refuse"),
    t.BARBECUE: mark("{active} aims the Flamethrower at {actor}!"),
    t.COMFORT: mark("{active} wants to change places with {actor}"),
    t.SWAP: mark("Get out of here! Change places with whom?"),
    t.THIRD: mark("One, two… To which side?"),
    t.BETWEEN: mark("Just between us… Who sees the hand?"),
    t.CONFESS: mark("Revelations: is the hand shown?"),
    t.FORGET: mark("Forgetful: which card is kept?"),
    t.DATE: mark("Blind date: which card goes on the pile?"),
    t.FRIEND: mark("Can't we be friends? Exchange with whom?"),
    t.CHAIN: mark("Chain reaction: which card goes to {next}?"),
}
_ONLOOKER: Final[dict[t.Kind, str]] = {
    t.ACT: mark("{actor} plays or discards a card"),
    t.KEEP: mark("{actor} keeps one of the cards drawn"),
    t.LAY: mark("{actor} chooses a card for {to}"),
    t.ANSWER: mark("{actor} must answer the offer of {by}"),
    t.BARBECUE: mark("{actor} faces the Flamethrower of {active}"),
    t.COMFORT: mark("{active} wants to change places with {actor}"),
    t.SWAP: mark("{actor} chooses whom to change places with"),
    t.THIRD: mark("{actor} chooses a side"),
    t.BETWEEN: mark("{actor} chooses who sees the hand"),
    t.CONFESS: mark("{actor} shows the hand, or does not"),
    t.FORGET: mark("{actor} forgets three cards"),
    t.DATE: mark("{actor} chooses a card for the pile"),
    t.FRIEND: mark("{actor} chooses whom to exchange with"),
    t.CHAIN: mark("{actor} chooses a card to pass on"),
}


_AGAIN: Final = (mark("Missed! Which card goes to {to} now?"), mark("{actor} takes the card back and chooses one for {to}"))
"""The same of an offer that Missed! has passed on: for the seat that is asked, and for an onlooker."""


def question(seen: SaObservation, names: Names) -> str:
    """The large line: what the actor is asked now. Raises KeyError for a question that has no words."""
    asked = seen.question
    if asked is None:
        return _("The game is over.")
    if seen.actor == CHANCE:
        return _(_CHANCE[asked.kind])
    own = _is_asked(seen)
    if asked.kind == t.LAY and _passed_on(seen):
        return _(_AGAIN[0 if own else 1]).format(**_parts(seen, names))
    return _((_OWN if own else _ONLOOKER)[asked.kind]).format(**_parts(seen, names))


def help_line(seen: SaObservation, names: Names) -> str:
    """The line below it: what to bear in mind; empty when there is nothing to say."""
    if seen.question is None or seen.actor == CHANCE:
        return ""
    return _HELP[seen.question.kind](seen, names) if _is_asked(seen) else _passing(seen, names)


def warning(seen: SaObservation) -> str:
    """What The Thing must know of its Flamethrowers (SA-51); empty for everybody else."""
    if seen.withheld:
        return _("The Flamethrower must be gone by the end of the turn: what would keep it is not offered.")
    if seen.hot:
        return _("Flamethrower in the hand: The Thing loses if anybody sees it in another player's turn.")
    if seen.fresh_hot:
        return _("The new Flamethrower is safe until the end of The Thing's next turn. Then it must be gone.")
    return ""


def partner(seen: SaObservation) -> tuple[int, bool]:
    """With whom the active seat exchanges at the end of the turn as things stand, and whether a Locked door is between; (NOBODY,
    False) for none."""
    if seen.active not in seen.ring or len(seen.ring) < 2:
        return t.NOBODY, False
    place = seen.ring.index(seen.active)
    gap = place if seen.direction == t.CLOCKWISE else (place - 1) % len(seen.ring)
    return seen.ring[(place + seen.direction) % len(seen.ring)], seen.doors[gap]


def _is_asked(seen: SaObservation) -> bool:
    return bool(seen.legal) and seen.viewer == seen.actor


def _parts(seen: SaObservation, names: Names) -> dict[str, str]:
    actor = seen.actor
    parts = {"actor": names(actor) if actor is not None else "", "active": names(seen.active) if seen.active >= 0 else ""}
    offer = seen.exchange()
    parts["to"] = names(offer.to) if offer else "…"
    parts["by"] = names(offer.by) if offer else "…"
    parts["next"] = _next(seen, names)
    return parts


def _next(seen: SaObservation, names: Names) -> str:
    if seen.actor is None or seen.actor not in seen.ring:
        return "…"
    return names(seen.ring[(seen.ring.index(seen.actor) + seen.direction) % len(seen.ring)])


def _act(seen: SaObservation, names: Names) -> str:
    words = [_("Drawn: {card}").format(card=card_name(seen.drawn))] if seen.drawn else []
    other, shut = partner(seen)
    if other == t.NOBODY:
        return " · ".join(words)
    isolated = dict(seen.options).get("quarantine") == "isolate" and any(seen.places[seat].quarantine for seat in (seen.active, other))
    if shut:
        words.append(_("A Locked door bars the exchange with {name}").format(name=names(other)))
    elif isolated:
        words.append(_("Quarantine bars the exchange with {name}").format(name=names(other)))
    else:
        words.append(_("Then the exchange with {name}").format(name=names(other)))
    return " · ".join(words)


def _may_give(seen: SaObservation, names: Names) -> str:
    """What the viewer's own role forbids to give (SA-20)."""
    del names
    if seen.role == t.THING:
        return _("An Infected! makes a Human Infected.")
    if t.INFECTION not in seen.hand:
        return ""
    if seen.role == t.INFECTED:
        return _("Infected! goes to The Thing only, and one must stay.")
    return _("A Human never gives Infected!")


def _give(seen: SaObservation, names: Names) -> str:
    if _passed_on(seen):
        return _("Missed! has passed this offer on: it cannot infect.")
    return _may_give(seen, names)


def _passed_on(seen: SaObservation) -> bool:
    """Whether Missed! has passed on the offer under way (SA-43)."""
    return (offer := seen.exchange()) is not None and offer.passed


def _passing(seen: SaObservation, names: Names) -> str:
    del names
    if seen.asked in (t.LAY, t.ANSWER) and _passed_on(seen):
        return _("Missed! has passed this offer on: it cannot infect.")
    return ""


def _answer_with(card: str) -> Callable[[SaObservation, Names], str]:
    def make(seen: SaObservation, names: Names) -> str:
        del names
        held = card in seen.hand
        words = _("The answer is in the hand: {card}") if held else _("The answer is not in the hand: {card}")
        return words.format(card=card_name(card))

    return make


def _always(words: str) -> Callable[[SaObservation, Names], str]:
    return lambda _seen, _names: _(words)


_HELP: Final[dict[t.Kind, Callable[[SaObservation, Names], str]]] = {
    t.ACT: _act,
    t.KEEP: _always(mark("The others are discarded; then one card is played or discarded.")),
    t.LAY: _give,
    t.ANSWER: _give,
    t.BARBECUE: _answer_with(t.NO_BARBECUES),
    t.COMFORT: _answer_with(t.COMFORTABLE),
    t.SWAP: _always(mark("Anyone who is not in Quarantine. Locked doors do not matter.")),
    t.THIRD: _always(mark("With the third player on that side. Locked doors do not matter.")),
    t.BETWEEN: _always(mark("One of the neighbours.")),
    t.CONFESS: _always(mark("It ends with the first Infected! that is shown.")),
    t.FORGET: _always(mark("The other three are discarded, and three are drawn.")),
    t.DATE: _always(mark("For the top Stay Away! card. The turn ends.")),
    t.FRIEND: _always(mark("Anyone who is not in Quarantine. The usual exchange still follows.")),
    t.CHAIN: _always(mark("All pass a card at once. Nobody can refuse.")),
}
