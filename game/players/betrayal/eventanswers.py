"""How a computer player of Betrayal answers what event cards ask."""

from __future__ import annotations

from collections.abc import Sequence

from game.betrayal.actions import Act
from game.betrayal.board import Spot
from game.betrayal.effects import Spare, WithWhich
from game.betrayal.eventdeeds import BlownAway, IntoMirror, Lowest, Nearest, Strike
from game.betrayal.eventroads import Follow
from game.betrayal.eventwalls import LayNew, Switch
from game.betrayal.harm import Shift
from game.betrayal.state import BtState
from game.betrayal.terms import HAUNTED
from game.players.betrayal.deals import lost_with
from game.players.betrayal.movement import SEARCHING, margin, pulls


def spared(s: BtState, question: Spare, legal: Sequence[Act]) -> Act:
    """A traitor lets an event be, unless it only raises a trait."""
    good = all(isinstance(task, Shift) and task.steps > 0 for task in question.tasks)
    return legal[0] if good else legal[1]


def best_trait(s: BtState, question: WithWhich, legal: Sequence[Act]) -> Act:
    """The trait with most dice."""
    return max(legal, key=lambda act: s.value(question.body, str(act.words[0])))


def lowest(s: BtState, question: Lowest, legal: Sequence[Act]) -> Act:
    """The trait that falls least far."""
    return min(legal, key=lambda act: margin(s, question.body, str(act.words[0])))


def near_one(s: BtState, question: Nearest, legal: Sequence[Act]) -> Act:
    """A companion for what is good, an opponent for what is bad."""
    sign = -1 if question.steps > 0 else 1
    return max(legal, key=lambda act: sign * _against(s, question.body, int(act.words[0])))


def struck(s: BtState, question: Strike, legal: Sequence[Act]) -> Act:
    """An opponent, where there is one."""
    return max(legal, key=lambda act: _against(s, question.body, int(act.words[0])))


def _against(s: BtState, body: int, other: int) -> bool:
    return s.t.phase == HAUNTED and s.haunt.opposed(s, body, other)


def given_up(s: BtState, question: IntoMirror | BlownAway, legal: Sequence[Act]) -> Act:
    """The item that is worth least."""
    return min(legal, key=lambda act: lost_with(s, question.body, str(act.words[0])))


def through(s: BtState, question: Follow, legal: Sequence[Act]) -> Act:
    """Through the new way, where one is wanted more than here."""
    here = s.room(question.body)
    drawn = pulls(s, question.body, (here, question.room)) if here else {}
    return legal[0] if drawn.get(question.room, 0.0) > drawn.get(here, 0.0) else legal[1]


def laid(s: BtState, question: LayNew, legal: Sequence[Act]) -> Act:
    """Where most ways lead on from the new room."""

    def ways_on(act: Act) -> int:
        spot = Spot(*s.board.cell(str(act.words[0]), str(act.words[1])), int(act.words[2]))
        return len(s.board.with_tile(question.room, spot).open(question.room))

    return max(legal, key=ways_on)


def behind_wall(s: BtState, question: Switch, legal: Sequence[Act]) -> Act:
    """To the room behind where one wants to be, else to something new."""
    here = s.room(question.body)
    behind = {act: s.board.beyond(here, str(act.words[0])) or "" for act in legal}
    drawn = {"": SEARCHING, **pulls(s, question.body, filter(None, behind.values()))}
    return max(legal, key=lambda act: drawn[behind[act]])
