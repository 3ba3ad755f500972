"""How the heroes of haunt 41 look for the unseen traitor: guesses, listening, the Skull and the Spirit Board."""

from __future__ import annotations

from typing import Final

from game.betrayal.combat import WEAPONS, attack, in_line
from game.betrayal.events import Needed
from game.betrayal.haunts.hiding import is_unseen, learn
from game.betrayal.position import Position
from game.betrayal.tasks import Task
from game.betrayal.terms import KNOWLEDGE, SANITY

REVOLVER: Final = "revolver"
HANDS: Final = "hands"
GUESS: Final = "guess"
"""What an attack is called that somebody unseen is found by."""
HEARD_AT, FOUND_AT = 3, 5
TRACKED_AT = 4
TESTS: Final = {"skull": SANITY, "spirit_board": KNOWLEDGE}
"""Card -> the trait with which its holder asks it at the start of a turn."""


def unseen_foe(s: Position, body: int) -> bool:
    """The traitor is unseen, and the attack of this turn is not made yet."""
    return is_unseen(s, s.t.traitor) and not s.t.turn.attacked


def ready_weapons(s: Position, body: int) -> list[str]:
    """With what a hero may attack now."""
    cards = [card for card in s.t.bodies[body].cards if card in WEAPONS]
    return [HANDS, *(card for card in cards if s.haunt.may_attack_with(s, body, card) and not s.used(f"item:{card}"))]


def in_sight(s: Position, body: int) -> list[str]:
    """The rooms at which a hero may shoot on a guess. Somebody unseen is in both halves of a room."""
    if REVOLVER not in ready_weapons(s, body):
        return []
    here, half = s.room(body), s.t.bodies[body].half
    return [room for room in s.board.spots if room != here and in_line(s, here, half, room)]


def guess(s: Position, body: int) -> None:
    """He may be in the hero's own room."""
    weapon = "" if s.t.turn.word == HANDS else s.t.turn.word
    found_or_missed(s, body, s.room(body), s.together(body, s.t.traitor), weapon)


def aim(s: Position, body: int) -> None:
    """Or in a room that the hero sees."""
    room = s.t.turn.word
    found_or_missed(s, body, room, s.room(s.t.traitor) == room, REVOLVER)


def found_or_missed(s: Position, body: int, room: str, found: bool, weapon: str) -> None:
    """A right guess is an attack like any other, a wrong one spends it."""
    if found:
        learn(s, "guess_right", body, "room", room)
        attack(s, body, s.t.traitor, weapon, GUESS)
        return
    s.t.turn.attacked = True
    if weapon:
        s.use(f"item:{weapon}")
    learn(s, "guess_wrong", body, "not", room)


class Listened(Task, frozen=True):
    """What a hero has heard: 3 or 4, whether the traitor is still here, and else by which way he went; 5+, where he is."""

    hero: int

    def run(self, s: Position) -> None:
        """Tells it."""
        if not s.t.bodies[self.hero].alive or not is_unseen(s, s.t.traitor):
            return
        heard = s.t.rolled >= HEARD_AT
        s.tell(Needed(body=self.hero, purpose="listen", total=s.t.rolled, least=HEARD_AT, success=heard))
        here, there = s.room(self.hero), s.room(s.t.traitor)
        if s.t.rolled >= FOUND_AT:
            learn(s, "heard_where", self.hero, "room", there)
        elif heard and here == there:
            learn(s, "heard_here", self.hero, "room", here)
        elif heard:
            learn(s, "heard_gone", self.hero, "not", here)
            if way := s.secrets.own[s.t.traitor].get("exit", ""):
                learn(s, "heard_way", self.hero, "exit", way)


class Tracked(Task, frozen=True):
    """What the Skull (his floor) or the Spirit Board (the symbol of his room) tells at 4+."""

    hero: int
    card: str

    def run(self, s: Position) -> None:
        """Tells it."""
        if not s.t.bodies[self.hero].alive or not is_unseen(s, s.t.traitor):
            return
        success = s.t.rolled >= TRACKED_AT
        s.tell(Needed(body=self.hero, purpose=f"track_{self.card}", total=s.t.rolled, least=TRACKED_AT, success=success))
        there = s.room(s.t.traitor)
        if success and self.card == "skull":
            learn(s, "skull_tells", self.hero, "floor", s.board.floor(there))
        elif success:
            learn(s, "board_tells", self.hero, "symbol", s.board.symbol(there) or "none")
