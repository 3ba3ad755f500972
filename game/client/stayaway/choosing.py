"""What a person lays out before it is played: a card of the hand, what is done with it, and on whom."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.stayaway import terms as t
from game.stayaway.actions import DATES, DISCARDS, GIVES, KEEPS, LAYS, PLAYS, PLAYS_AT, PLAYS_ON, REFUSES, Act
from game.stayaway.observation import SaObservation

NONE: Final = -1
_FREE: Final = ("say", "show", "silent", "accept", "swap", "third", "friend", "declare")
"""Verbs that are not about a card of the hand."""
_TRIALS: Final = {
    t.ACT: DISCARDS,
    t.LAY: LAYS,
    t.CHAIN: LAYS,
    t.ANSWER: GIVES,
    t.DATE: DATES,
    t.FORGET: KEEPS,
    t.KEEP: KEEPS,
    t.BARBECUE: REFUSES,
    t.COMFORT: REFUSES,
}
"""What a click on a card means first, by question: to be told why it cannot be."""


class Choosing:
    """The choice so far. `card` is a place among `cards` (NONE for no card), `saying` the statement whose seat is still to be chosen,
    `plan` an action that is complete and waits to be committed, `armed` the key of a button that asks once more."""

    def __init__(self) -> None:
        self.seen: SaObservation | None = None
        self.card = NONE
        self.saying = ""
        self.plan: Act | None = None
        self.armed = ""

    def show(self, seen: SaObservation) -> None:
        """Another question: nothing is laid out."""
        self.seen = seen
        self.clear()

    def clear(self) -> None:
        """Takes everything back."""
        self.card, self.saying, self.plan, self.armed = NONE, "", None, ""

    def laid_out(self) -> bool:
        """Whether there is anything that can be taken back."""
        return self.card != NONE or bool(self.saying or self.armed) or self.plan is not None

    def asked(self) -> bool:
        """Whether the viewer is asked."""
        return self.seen is not None and bool(self.seen.legal)

    # cards

    def cards(self) -> tuple[str, ...]:
        """The cards to choose from: those that Determination drew, else the hand."""
        if self.seen is None:
            return ()
        return self.seen.choice if self.asked() and self.seen.asked == t.KEEP else self.seen.hand

    def of_cards(self) -> bool:
        """Whether it is about cards that the viewer is asked."""
        return self.asked() and self.seen is not None and self.seen.asked in _TRIALS

    def chosen(self) -> str:
        """The card laid out, "" for none."""
        cards = self.cards()
        return cards[self.card] if 0 <= self.card < len(cards) else ""

    def acts(self, card: str) -> list[Act]:
        """The legal actions with a card."""
        if self.seen is None or not card:
            return []
        return [act for act in self.seen.legal if act.what == card and act.verb not in _FREE]

    def verbs(self, card: str) -> set[str]:
        """What can be done with a card."""
        return {act.verb for act in self.acts(card)}

    def pick(self, place: int) -> None:
        """A card is clicked: laid out, or taken back. A card with which only one thing can be done is a plan at once."""
        again = self.card == place
        self.clear()
        if again:
            return
        self.card = place
        acts = self.acts(self.chosen())
        if self.asked_for(t.ACT):  # playing and discarding take a press of their own, whatever else is offered
            return
        if len(acts) == 1 and acts[0].seat == t.NOBODY and not acts[0].side:
            self.plan = acts[0]

    def asked_for(self, question: str) -> bool:
        """Whether this is what the viewer is asked."""
        return self.asked() and self.seen is not None and self.seen.asked == question

    def direct(self) -> list[Act]:
        """What can be done with the chosen card without a target. What all cards allow and nobody sees comes first, so that it has
        one place: discarding, giving."""
        acts = [act for act in self.acts(self.chosen()) if act.seat == t.NOBODY and not act.side]
        return sorted(acts, key=lambda act: _RANK.get(act.verb, 1))

    def at_once(self) -> bool:
        """Whether the chosen card may be played with the same press: not where some other card would need a second one, for how many
        presses it takes is heard."""
        return self.plan is not None and self.seen is not None and self.seen.asked != t.ANSWER

    # targets

    def _aimed(self) -> list[Act]:
        """The actions that the next click on a seat or gap may mean."""
        if self.seen is None:
            return []
        if self.saying:
            return [act for act in self.seen.legal if act.verb == "say" and act.what == self.saying]
        if self.card != NONE:
            return self.acts(self.chosen())
        return [act for act in self.seen.legal if act.verb in ("swap", "third", "friend", "show")]

    def seats(self) -> dict[int, Act]:
        """The seats that can be chosen now."""
        return {act.seat: act for act in self._aimed() if act.seat != t.NOBODY}

    def sides(self) -> dict[str, Act]:
        """The sides that can be chosen now: of a door, or of One, two…"""
        return {act.side: act for act in self._aimed() if act.side}

    def say(self, saying: str) -> None:
        """A statement is begun, or taken back."""
        again = self.saying == saying
        self.clear()
        self.saying = "" if again else saying

    def sayings(self) -> list[str]:
        """The statements that can be made now."""
        found = {act.what for act in self.seen.legal if act.verb == "say"} if self.seen else set()
        return [saying for saying in t.SAYINGS if saying in found]

    def plain(self) -> list[Act]:
        """Answers that are neither about a card nor a target: accept, show, keep silent."""
        if self.seen is None:
            return []
        return [act for act in self.seen.legal if act.verb in ("accept", "silent") or (act.verb == "show" and act.seat == t.NOBODY)]

    def lay(self, act: Act) -> None:
        """Lays an action out, as advice does."""
        self.clear()
        if self.seen is None or act not in self.seen.legal:
            return
        if act.verb == "say":
            self.saying = act.what
        elif act.verb not in _FREE and act.what in self.cards():
            self.card = self.cards().index(act.what)
        if act not in self.plain():
            self.plan = act

    # why not

    def trial(self, card: str) -> Act | None:
        """What a click on a card that cannot be used means."""
        table = _TRIALS.get(self.seen.asked) if self.asked() and self.seen else None
        return table[card] if table else None

    def trial_play(self, card: str) -> Act:
        """Playing a card that cannot be played, to be told why."""
        seen = self.seen
        if seen is not None and card in _NEIGHBOURLY and len(seen.ring) > 1:
            return PLAYS_ON[card][_next_to(seen.ring, seen.viewer)]
        return PLAYS_AT[card, t.LEFT] if card == t.LOCKED_DOOR else PLAYS[card]

    def considered(self, seat: int) -> Act | None:
        """The action that a click on a seat that cannot be chosen means."""
        card = self.chosen()
        if self.seen is None or self.seen.asked != t.ACT or not any(act.verb == "play" and act.seat != t.NOBODY for act in self.acts(card)):
            return None
        return PLAYS_ON[card][seat]


_RANK: Final = {"discard": 0, "refuse": 2}
_NEIGHBOURLY: Final = frozenset({t.FLAMETHROWER, t.ANALYSIS, t.SUSPICION, t.CHANGE_PLACES, t.BETTER_RUN, t.SEDUCTION, t.QUARANTINE, t.AXE})


def _next_to(ring: Sequence[int], seat: int) -> int:
    return ring[(ring.index(seat) + 1) % len(ring)] if seat in ring else ring[0]
