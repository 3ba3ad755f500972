"""Every event card has its rule here, and those that stay in front of an explorer what they do there.

Their data: `events.json`, read by `game.betrayal.effects`.
"""

from __future__ import annotations

from typing import Final

from game.betrayal import eventdeeds, eventroads, eventwalls
from game.betrayal.cardrules import CARDS, EVENTS, CardRule, EventRule
from game.betrayal.data import DECK_OF, HOLDINGS
from game.betrayal.effects import play_event
from game.betrayal.eventdata import EVENT_CARDS
from game.betrayal.freeing import MOST_TRIES, STUCK, set_free
from game.betrayal.harm import Damage
from game.betrayal.holding import lose_card
from game.betrayal.position import Position
from game.betrayal.tasks import Task
from game.betrayal.terms import ITEM, PHYSICAL

CLEAN_ROOMS: Final = ("balcony", "gardens", "graveyard", "gymnasium", "larder", "patio", "tower")
"""Where Grave Dirt is got rid of at the end of a turn."""
TRINITY: Final = frozenset({"bell", "book", "candle"})
"""Cards whose last one to come raises every trait."""


class Printed(EventRule):
    """A card that does what `events.json` says."""

    def __init__(self, card: str) -> None:
        self.card = card

    def resolve(self, s: Position, body: int) -> None:
        """Carries out what stands on the card."""
        play_event(s, body, self.card)


class Fast(CardRule):
    """Webs and Debris: after three failed tries their victim is free when its next turn begins."""

    def __init__(self, card: str) -> None:
        self.card = card

    def turn_began(self, s: Position, body: int) -> None:
        """Counts the tries that have failed, and sets the victim free after three."""
        held = s.t.stuck.get(self.card)
        if held is not None and held[1] >= MOST_TRIES:
            set_free(s, body, self.card)

    def lost(self, s: Position, body: int) -> None:
        """Nobody is held without the card."""
        s.t.stuck.pop(self.card, None)


class ItemHelped(Task, frozen=True):
    """An item was used: Grave Dirt goes when a trait is higher than before."""

    body: int
    before: tuple[int, ...]

    def run(self, s: Position) -> None:
        """Grave Dirt goes when a trait has risen."""
        b = s.t.bodies[self.body]
        if "grave_dirt" in b.cards and any(now > then for now, then in zip(b.traits, self.before, strict=True)):
            lose_card(s, self.body, "grave_dirt", "discarded")


class GraveDirt(CardRule):
    """Hurts at the start of each turn, until an item raises a trait or the turn ends at a clean place."""

    def gained(self, s: Position, body: int) -> None:
        """Another card has come: an item that raises a trait takes the dirt away."""
        cards = s.t.bodies[body].cards
        new = cards[-1]
        if DECK_OF[new] != ITEM:
            return
        raises = any(steps > 0 for _, steps in HOLDINGS[new].gain) or (new in TRINITY and TRINITY.issubset(cards))
        if raises:
            lose_card(s, body, "grave_dirt", "discarded")

    def item_used(self, s: Position, body: int) -> None:
        """Afterwards it is seen whether a trait is higher."""
        s.then(ItemHelped(body, tuple(s.t.bodies[body].traits)))

    def turn_began(self, s: Position, body: int) -> None:
        """One point of physical damage."""
        s.then(Damage(body, PHYSICAL, 1, "event"))

    def turn_ended(self, s: Position, body: int) -> None:
        """Some rooms are clean."""
        if s.room(body) in CLEAN_ROOMS:
            lose_card(s, body, "grave_dirt", "discarded")


class LightsOut(CardRule):
    """One space a turn (see `moving.left_to_go`), until there is light or company."""

    def gained(self, s: Position, body: int) -> None:
        """The Candle gives light."""
        if s.holds(body, "candle"):
            lose_card(s, body, "lights_out", "discarded")

    def turn_ended(self, s: Position, body: int) -> None:
        """So do the furnace and the lamp of another explorer."""
        if s.room(body) == "furnace_room" or any(s.is_explorer(other) for other in s.others_here(body)):
            lose_card(s, body, "lights_out", "discarded")


class MeantToBe(CardRule):
    """The stored roll goes with the card."""

    def lost(self, s: Position, body: int) -> None:
        """The roll that was stored is forgotten."""
        s.t.counters.pop(f"stored_{body}", None)


EVENTS.update({card: Printed(card) for card in EVENT_CARDS})
CARDS.update({card: Fast(card) for card in STUCK})
CARDS.update(grave_dirt=GraveDirt(), lights_out=LightsOut(), it_is_meant_to_be=MeantToBe())

__all__ = ["eventdeeds", "eventroads", "eventwalls"]
