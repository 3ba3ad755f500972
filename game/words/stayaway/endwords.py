"""How a game of Stay Away! ended, in words: who won and why, and how the infection went."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from game.engine.contract import Event, Outcome
from game.stayaway import events as e
from game.stayaway.terms import CHAIN_REACTION, FRIENDS, HUMAN, INFECTED, NOBODY, SEDUCTION, THE_THING, THING
from game.words.language import _, mark
from game.words.stayaway.names import Names, card_name, listed, role_name

_HEADLINES: Final = {
    "thing_burnt": mark("The Humans win"),
    "caught": mark("The Humans win"),
    "declared_wrongly": mark("The Humans win"),
    "declared": mark("The Thing and the Infected win"),
    "declared_alone": mark("The Thing wins alone"),
    "draw": mark("A draw"),
}
_WHY: Final = {
    "thing_burnt": mark("The Thing is burnt. The Humans still in the game have won."),
    "caught": mark("The Thing was caught with a Flamethrower in the hand. The Humans still in the game have won."),
    "declared_wrongly": mark("The Thing declared that no Human was left, and was wrong. The Humans still in the game have won."),
    "declared": mark("No Human is left. The Thing and the Infected still in the game have won, except a Human infected last of all."),
    "declared_alone": mark("No Human is left, and none was burnt as a Human: The Thing alone has won."),
}
_WHY_NOBODY: Final = {
    "thing_burnt": mark("The Thing is burnt, and no Human is left to have won."),
    "caught": mark("The Thing was caught with a Flamethrower in the hand, and no Human is left to have won."),
    "draw": mark("The turns are used up, and neither side has won."),
}


def headline(outcome: Outcome, names: Names) -> str:
    """Who won. Raises KeyError for a reason that has no words."""
    if outcome.reason == "conceded":
        return _("The game was given up") if not outcome.winners else _("The winners: {names}").format(names=listed(outcome.winners, names))
    if not outcome.winners and outcome.reason != "draw":
        return _("Nobody wins")
    return _(_HEADLINES[outcome.reason])


def why(outcome: Outcome, names: Names) -> str:
    """Why. Raises KeyError for a reason that has no words."""
    if outcome.reason == "conceded":
        seat = dict(outcome.params).get("seat", "")
        return _("{name} gave the game up.").format(name=names(int(seat))) if seat else _("The game was given up.")
    return _((_WHY if outcome.winners else _WHY_NOBODY)[outcome.reason])


def story(events: Sequence[Event], names: Names) -> list[str]:
    """How the infection went, turn by turn, from the events of a finished game as ALL sees them."""
    return [line for event, line in _Teller(names).tell(events)]


class _Teller:
    """Goes through a game once and keeps what a line needs: the turn, who is what, how the last cards changed hands."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self.turn = 0
        self.thing = NOBODY
        self.infected: set[int] = set()
        self.how = ""

    def tell(self, events: Sequence[Event]) -> Iterator[tuple[Event, str]]:
        """The events that made a difference, each with its line."""
        for event in events:
            self._follow(event)
            words = self._words(event)
            if words:
                yield event, _("Turn {turn}: {what}").format(turn=self.turn, what=words) if self.turn else words

    def _follow(self, event: Event) -> None:
        if isinstance(event, e.TurnBegan):
            self.turn = event.turn
        elif isinstance(event, e.Offered):
            self.how = {"seduction": SEDUCTION, "friends": FRIENDS}.get(event.why, "")
        elif isinstance(event, e.PanicDrawn):
            self.how = CHAIN_REACTION if event.card == CHAIN_REACTION else ""
        elif isinstance(event, e.Dealt) and event.card == THE_THING:
            self.thing = event.seat

    def _role(self, seat: int) -> str:
        return role_name(THING if seat == self.thing else INFECTED if seat in self.infected else HUMAN)

    def _words(self, event: Event) -> str:
        names = self.names
        if isinstance(event, e.Dealt) and event.card == THE_THING:
            return _("{name} is The Thing from the start").format(name=names(event.seat))
        if isinstance(event, e.BecameInfected):
            self.infected.add(event.seat)
            words = _("{by} infects: {name}").format(by=names(event.by), name=names(event.seat))
            return words + (f" ({card_name(self.how)})" if self.how else "")
        if isinstance(event, e.Burnt):
            return self._burnt(event)
        if isinstance(event, e.Declared):
            return _("{name} declares that no Human is left").format(name=names(event.seat))
        if isinstance(event, e.Caught):
            return _("{name} is caught with a Flamethrower").format(name=names(event.seat))
        return ""

    def _burnt(self, event: e.Burnt) -> str:
        name, role = self.names(event.seat), self._role(event.seat)
        if event.by == event.seat:
            return _("{name} has nothing to give and is out of the game ({role})").format(name=name, role=role)
        return _("{by} burns: {name} ({role})").format(by=self.names(event.by), name=name, role=role)
