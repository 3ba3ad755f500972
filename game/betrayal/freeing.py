"""Who is held fast by a card, and getting free (events: Webs, Debris)."""

from __future__ import annotations

from typing import Final

from game.betrayal.actions import Act, act
from game.betrayal.events import Needed
from game.betrayal.holding import lose_card
from game.betrayal.moving import root
from game.betrayal.position import Position
from game.betrayal.rolling import Roll
from game.betrayal.tasks import Task

STUCK: Final = ("webs", "debris")
FREE_LEAST: Final = 4
MOST_TRIES: Final = 3


def held_fast(s: Position, seat: int) -> str:
    """The card that holds an explorer fast, or an empty string."""
    return next((card for card, held in s.t.stuck.items() if held[0] == seat), "")


def free_choices(s: Position, body: int) -> list[Act]:
    """Whom a figure may try to free: those held fast where it is, once a turn each."""
    if not s.t.stuck:
        return []
    here = s.others_here(body)
    return [act("free", held[0]) for card, held in s.t.stuck.items() if held[0] in here and not s.used(f"free:{card}")]


def free(s: Position, body: int, chosen: Act) -> None:
    """A figure tries to free somebody, itself perhaps."""
    seat = int(chosen.words[0])
    card = held_fast(s, seat)
    s.use(f"free:{card}")
    s.then(Roll(body, f"free_{card}", "might"), Freeing(body, seat, card))


class Freeing(Task, frozen=True):
    """Whether somebody held fast was freed: Might 4+."""

    body: int
    seat: int
    card: str

    def run(self, s: Position) -> None:
        """Frees, or counts the failure; who fails at the webs does not move any more."""
        success = s.t.rolled >= FREE_LEAST
        s.tell(Needed(body=self.body, purpose=f"free_{self.card}", total=s.t.rolled, least=FREE_LEAST, success=success))
        if success:
            set_free(s, self.seat, self.card)
            return
        s.t.stuck[self.card][1] += 1
        if self.card == "webs":
            root(s)


def set_free(s: Position, seat: int, card: str) -> None:
    """Nothing holds the explorer any more."""
    s.t.stuck.pop(card, None)
    if card in s.t.bodies[seat].cards:
        lose_card(s, seat, card, "discarded")
