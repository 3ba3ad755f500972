"""The beginning of a game (section 2): explorers, decks, the three maps, the first player."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.betrayal.actions import Act, act
from game.betrayal.board import START
from game.betrayal.data import EVENTS, ITEMS, OMENS, PEOPLE, STARTS
from game.betrayal.events import NewRound, TookExplorer
from game.betrayal.position import Position
from game.betrayal.table import Body, Pile, Table, Turn
from game.betrayal.tasks import Question, Task
from game.betrayal.terms import ENTRANCE, EVENT, ITEM, OMEN, ROOM
from game.betrayal.turns import StartTurn
from game.betrayal.viewing import empty_secrets, settle
from game.engine.contract import Seat

DAYS_BEFORE: Final = (0, 31, 60, 91, 121, 152, 182, 213, 244, 274, 305, 335)


def begin(s: Position) -> None:
    """Lays everything out (BT-2.1 to BT-2.6) and asks the first seat for its explorer."""
    rules = s.rules
    stack = sorted(room for room, tile in rules.tiles.items() if tile.kind == "stack")
    piles = {OMEN: Pile(sorted(OMENS)), ITEM: Pile(sorted(ITEMS)), EVENT: Pile(sorted(EVENTS)), ROOM: Pile(stack)}
    bodies = [Body("explorer", "", seat, "", ENTRANCE) for seat in range(rules.seats)]
    s.t = Table(rules.options, bodies, dict(START), (), piles, Turn(), {}, {}, [])
    s.secrets = empty_secrets(rules.seats)
    s.agenda = [FirstPlayer(), *(PickExplorer(seat) for seat in reversed(range(rules.seats)))]
    settle(s)


class PickExplorer(Question, frozen=True):
    """A seat picks a character card and one of its sides: `take zoe_ingstrom`; the other side leaves the game (BT-2.1)."""

    kind = "pick_explorer"

    seat: int

    def asked(self, s: Position) -> Seat:
        """The seat."""
        return self.seat

    def choices(self, s: Position) -> Sequence[Act]:
        """Everybody whose card nobody has."""
        taken = {b.who for b in s.t.bodies if b.who}
        return [act("take", who) for who, person in PEOPLE.items() if who not in taken and person.pair not in taken]

    def answer(self, s: Position, chosen: Act) -> None:
        """Its traits are at their green values (BT-2.2)."""
        who = str(chosen.words[0])
        b = s.t.bodies[self.seat]
        b.who = who
        b.traits = list(STARTS[who])
        s.tell(TookExplorer(seat=self.seat, who=who))


class FirstPlayer(Task, frozen=True):
    """The explorer whose birthday comes next begins (BT-2.7); a birthday today is next (our reading)."""

    def run(self, s: Position) -> None:
        """Finds the first player."""
        s.t.first = first_player([b.who for b in s.t.bodies[: s.seats]], s.rules.chosen["date"])
        s.t.round = 1
        s.tell(NewRound(number=1))
        s.then(StartTurn(s.t.first))


def first_player(explorers: Sequence[str], date: str) -> Seat:
    """The seat of the explorer whose birthday is next from a date (both MM-DD, today included)."""
    today = _day(date)
    return min(range(len(explorers)), key=lambda seat: (_day(PEOPLE[explorers[seat]].birthday) - today) % 366)


def _day(date: str) -> int:
    """The day's number in a leap year."""
    month, day = (int(part) for part in date.split("-"))
    return DAYS_BEFORE[month - 1] + day
