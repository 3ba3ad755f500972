"""What an action would roll, and how likely it comes off, in words for its tip: nobody need count dice in the head.

It is reckoned in a position that the viewer cannot tell from the true one, so it says nothing the viewer does not know.
"""

from __future__ import annotations

import random
from typing import Final

from game.betrayal.combat import WEAPONS, Attack
from game.betrayal.haunts.base import HauntAction
from game.betrayal.observation import BtObservation
from game.betrayal.rolling import Roll
from game.betrayal.state import BtState
from game.betrayal.terms import HAUNTED, NOBODY
from game.players.betrayal.odds import beats, reaches
from game.players.betrayal.view import world
from game.words.betrayal.cards import CARDS, rule
from game.words.betrayal.choosing import Path
from game.words.betrayal.names import trait_name
from game.words.betrayal.roomwords import room_rule
from game.words.language import _, n_

_CARDS: Final = ("use", "add", "set", "again", "token", "try")
"""Verbs whose first word, or whose question, is a card that says what happens."""
_ROOMS: Final = ("cross", "fall", "drop_down", "search_stairs")
"""Verbs that do what the room says in which one stands."""


class Chances:
    """Tips for the actions of one observation; the position behind them is guessed when the first tip needs it."""

    def __init__(self, seen: BtObservation) -> None:
        self.seen = seen
        self._guess: BtState | None = None

    def tip(self, path: Path) -> str:
        """What an action, or its beginning, rolls or does; empty where the words on the button say it all."""
        verb = str(path[0])
        if verb == "attack" and len(path) > 1 and self._haunted():
            return self._attack(int(path[1]), str(path[2]) if len(path) > 2 else "")
        if verb == "do" and len(path) > 1 and self._haunted():
            return self._do(path)
        if verb in _CARDS and len(path) > 1 and path[1] in CARDS:
            return rule(str(path[1]))
        if verb in _ROOMS:
            body = self.seen.table.turn.body
            room = self.seen.table.bodies[body].room if body != NOBODY else ""
            return room_rule(room) if room else ""
        return ""

    def _haunted(self) -> bool:
        return self.seen.table.phase == HAUNTED and self.seen.table.turn.body != NOBODY

    def _position(self) -> BtState:
        if self._guess is None:
            self._guess = world(self.seen, random.Random(0))
        return self._guess

    def _attack(self, target: int, weapon: str) -> str:
        s, body = self._position(), self.seen.table.turn.body
        trait, answer = Attack(body, target, weapon).traits(s)
        extra = WEAPONS[weapon].dice if weapon in WEAPONS else 0
        mine = Roll(body, "attack", trait, extra=extra, attack=True).count(s)
        other = Roll(target, "defence", answer, attack=True).count(s)
        words = _("{trait}: dice {mine} against {other}").format(trait=trait_name(trait), mine=mine, other=other)
        lines = [words, _("Win {won} %, lose {lost} %").format(won=_percent(beats(mine, other)), lost=_percent(beats(other, mine)))]
        if Attack(body, target, weapon).far(s):
            lines.append(_("From afar: whoever attacks cannot be hurt."))
        return "\n".join(lines)

    def _do(self, path: Path) -> str:
        s, body = self._position(), self.seen.table.turn.body
        action = next((each for each in s.haunt.actions if each.id == path[1]), None)
        if action is None:
            return ""
        chosen = [trait for trait in action.traits if trait == path[-1]] or list(action.traits)
        if action.worded and len(path) < 3:
            chosen = []  # whom or what it is done to, says how many
        lines = [self._roll(s, body, action, trait, path) for trait in chosen]
        if action.spaces:
            lines.append(n_("Costs {n} space of movement", "Costs {n} spaces of movement", action.spaces).format(n=action.spaces))
        return "\n".join(lines)

    def _roll(self, s: BtState, body: int, action: HauntAction, trait: str, path: Path) -> str:
        before = s.t.turn.word
        s.t.turn.word = str(path[2]) if len(path) > 2 else ""
        least = action.least_of(s, body)
        number = Roll(body, f"do_{action.id}", trait, extra=action.bonus(s, body) if action.bonus else 0).count(s)
        s.t.turn.word = before
        words = n_("{trait}: {n} die, {least} or more: {chance} %", "{trait}: {n} dice, {least} or more: {chance} %", number)
        found = words.format(trait=trait_name(trait), n=number, least=least, chance=_percent(reaches(number, least)))
        if action.slip is None:
            return found
        bad = 1 - reaches(number, action.slips + 1)
        return f"{found}\n" + _("{least} or less ends badly: {chance} %").format(least=action.slips, chance=_percent(bad))


def _percent(chance: float) -> int:
    return round(100 * chance)
