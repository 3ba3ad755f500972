"""How the heroes of haunt 41 look for the unseen traitor: guesses, listening, the Skull and the Spirit Board."""

from __future__ import annotations

from typing import Final

from game.betrayal.combat import WEAPONS, attack, in_line
from game.betrayal.haunts.hiding import GUESS, is_unseen, learn
from game.betrayal.haunts.rites import HauntAction
from game.betrayal.haunts.trials import Trial, called
from game.betrayal.position import Position
from game.betrayal.tasks import Task
from game.betrayal.terms import KNOWLEDGE, SANITY

REVOLVER: Final = "revolver"
HANDS: Final = "hands"
HEARD_AT, FOUND_AT = 3, 5
TRACKED_AT = 4


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


# tests, which are made unasked, for they cost nothing; what one learns all learn


def still_unseen(s: Position, hero: int) -> bool:
    """Whether a hero lives and there is somebody to be found."""
    return s.t.bodies[hero].alive and is_unseen(s, s.t.traitor)


def heard(s: Position, hero: int) -> None:
    """With 3 or 4, whether the traitor is still here, and else by which way he went; with 5+, where he is."""
    here, there = s.room(hero), s.room(s.t.traitor)
    if s.t.rolled >= FOUND_AT:
        learn(s, "heard_where", hero, "room", there)
    elif here == there:
        learn(s, "heard_here", hero, "room", here)
    else:
        learn(s, "heard_gone", hero, "not", here)
        if way := s.secrets.own[s.t.traitor].get("exit", ""):
            learn(s, "heard_way", hero, "exit", way)


def skull_tells(s: Position, hero: int) -> None:
    """The Skull tells his floor."""
    learn(s, "skull_tells", hero, "floor", s.board.floor(s.room(s.t.traitor)))


def board_tells(s: Position, hero: int) -> None:
    """The Spirit Board tells the symbol of his room."""
    learn(s, "board_tells", hero, "symbol", s.board.symbol(s.room(s.t.traitor)) or "none")


TRACKS: Final = ("skull", "spirit_board")
"""Cards that their holder asks at the start of a turn."""
TRIALS: Final = (
    Trial("listen", HEARD_AT, KNOWLEDGE, still=still_unseen, success=heard),
    Trial("track_skull", TRACKED_AT, SANITY, still=still_unseen, success=skull_tells),
    Trial("track_spirit_board", TRACKED_AT, KNOWLEDGE, still=still_unseen, success=board_tells),
)


def asked_at_the_start(s: Position, hero: int) -> list[Task]:
    """A hero asks the Skull and the Spirit Board."""
    held = [card for card in TRACKS if s.holds(hero, card) and s.haunt.may_use(s, hero, card)]
    return [task for card in held for task in called(TRIALS, s, hero, f"track_{card}")]


SEEKING: Final = (
    HauntAction("guess", options=ready_weapons, when=unseen_foe, guesses=True, success=guess),
    HauntAction("aim", options=in_sight, when=unseen_foe, guesses=True, success=aim),
)
"""How somebody unseen is attacked."""
