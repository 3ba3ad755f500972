"""How chapters and the game end, points, and what passes from one chapter to the next (LF-I2, LF-II2, LF-II3, LF-III2, LF-IV2, LF-P1)."""

from __future__ import annotations

from typing import Literal

from game.lastfriday import events, taking
from game.lastfriday.actions import Act
from game.lastfriday.observation import Task
from game.lastfriday.position import NO_TURN, Position
from game.lastfriday.terms import CAMPERS, CHAPTERS, CLOSED, ENTRANCE, LAST_ROUND, MANIAC, TOKENS


def end_chapter(s: Position, reason: events.Reason, catcher: int = 0) -> None:
    """Ends the running chapter. `reason` is all_dead, sheltered, rounds, caught, chosen_dead, maniac_dead or cornered; `catcher`
    is the Camper who caught the Maniac."""
    s.agenda.clear()
    s.asked = ""
    s.turn_seat = NO_TURN
    s.turn_legs = 0
    s.turn_steps = 0
    s.turn_alarmed = False
    s.chapter_over = True
    s.tell(events.ChapterEnded(chapter=s.chapter, reason=reason))
    winner = _winner(s, reason)
    if winner:
        s.result = (winner, reason)
        s.tell(events.GameEnded(winner=winner, reason=reason))
        return
    if s.chapter == 2:
        _after_chase(s, reason, catcher)
    _clear_board(s)
    s.agenda.extend([("chapter", s.chapter + 1), ("score",)])


def _winner(s: Position, reason: events.Reason) -> events.Winner | Literal[""]:
    """Who has won the game, empty when the campaign goes on."""
    if reason in ("all_dead", "chosen_dead"):
        return "maniac"
    if reason in ("maniac_dead", "cornered"):
        return "campers"
    if s.chapter == 4:
        return "maniac"
    if not s.single:
        return ""
    if s.chapter == 1:
        enough = sum(s.sheltered(seat) for seat in CAMPERS) >= s.camp.numbers.single_shelter
        return "campers" if enough else "maniac"
    if s.chapter == 2:
        return "campers" if reason == "caught" else "maniac"
    return "campers"


def _after_chase(s: Position, reason: str, catcher: int) -> None:
    """Invisibility for an uncaught Maniac (LF-II2), and the Chosen (LF-II3)."""
    if reason == "rounds":
        s.earned = (*s.earned, "invisibility")
        s.tell(events.TokenGained(token="invisibility"))
    s.chosen = catcher or nearest_camper(s)
    s.tell(events.ChosenNamed(seat=s.chosen, how="caught" if catcher else "nearest"))


def nearest_camper(s: Position) -> int:
    """The living Camper with the fewest steps to pass over the Maniac's circle (to its doors, inside a cabin), ties by turn
    order; the entrance counts as one before the arrow dot."""

    far = s.net.distances(s.camp.beside_circle[s.circle])

    def steps(seat: int) -> int:
        here = s.dot[seat]
        return far.get(s.camp.arrow, len(far)) + 1 if here == ENTRANCE else far.get(here, len(far))

    return min(s.living(), key=lambda seat: (steps(seat), seat))


def _clear_board(s: Position) -> None:
    """Lamps go at every chapter's end, traps only after I and II (LF-K3, LF-K4)."""
    for dot, _ in s.lamps:
        s.tell(events.LampOut(dot=dot, found=False))
    s.lamps = ()
    s.moved_tokens()
    if s.chapter <= 2:
        for trap in s.traps:
            s.tell(events.TrapGone(dot=trap, sprung=False))
        s.traps = ()


# --- rounds
_TURNS: tuple[Task, ...] = tuple(("turn", seat) for seat in CAMPERS)
_END: tuple[Task, ...] = (("twist",), ("round_over",))
_NIGHT = tuple(reversed((*_TURNS, ("shelter",), ("maniac",), *_END)))
_DAY = tuple(reversed((("maniac",), *_TURNS, *_END)))


def begin_round(s: Position, number: int) -> None:
    """Task: a round begins; Campers move first in I and III, the Maniac in II and IV (LF-T1)."""
    s.round = number
    s.rounds = (*s.rounds[: s.chapter - 1], number, *s.rounds[s.chapter :])
    s.tell(events.RoundBegan(round=number))
    s.agenda.extend(_NIGHT if s.chapter in (1, 3) else _DAY)


def end_round(s: Position) -> None:
    """Task: a round is over, and with round XV the chapter."""
    if s.round == LAST_ROUND:
        end_chapter(s, "rounds")
    else:
        s.agenda.append(("round", s.round + 1))


def check_shelter(s: Position) -> None:
    """Task: in I the chapter ends when every living Camper is sheltered after the Campers' turns (LF-I2)."""
    if s.chapter == 1 and all(s.sheltered(seat) for seat in s.living()):
        end_chapter(s, "sheltered")


# --- points
def score(s: Position) -> None:
    """Task: Salvation against Fear points (LF-P1)."""
    salvation, fear = len(s.living()), s.fear()
    s.tell(events.PointsCounted(salvation=salvation, fear=fear))
    if salvation > fear:
        s.looks = salvation - fear
        s.agenda.append(("looks",))
    elif fear > salvation:
        _gain_token(s)


def _gain_token(s: Position) -> None:
    acts = token_actions(s)
    if len(acts) == 1:  # all know that he has no choice
        answer_token(s, acts[0])
    elif acts:
        s.ask("token", MANIAC)


def ask_look(s: Position) -> None:
    """Task: the Campers look at a face-down clue, as long as looks and unseen clues are left."""
    if s.looks and look_actions(s):
        s.ask("look", s.leader())
    else:
        s.looks = 0


def look_actions(s: Position) -> list[Act]:
    """The face-down clues that the Campers have not seen."""
    return [Act("look", dot=dot) for dot in sorted(s.clues) if not s.clues[dot][2]]


def answer_look(s: Position, act: Act) -> None:
    """What is seen is known to all Campers."""
    s.looks -= 1
    taking.see_clue(s, act.dot)
    s.agenda.append(("looks",))


def token_actions(s: Position) -> list[Act]:
    """The tokens that are not in his set for the next chapter and can serve there: no Axe where no cabin will be closed, as before III
    all are opened (LF-III1)."""
    have = {*s.camp.numbers.tokens_campaign[CHAPTERS[s.chapter]], *s.earned}
    if s.chapter > 1 or CLOSED not in s.cabins:
        have.add("axe")
    return [Act("token", what=token) for token in TOKENS if token not in have]


def answer_token(s: Position, act: Act) -> None:
    """The Maniac takes an extra token for the next chapter."""
    s.earned = (*s.earned, act.what)
    s.tell(events.TokenGained(token=act.what))
