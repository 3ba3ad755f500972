"""What happens in Last Friday, as facts for an audience.

An event whose class says `informs` tells somebody something that was hidden or drawn: no undo goes back past it. A fact that the
Maniac knows better than the others is two events with disjoint audiences; the Maniac's version is also the one ALL sees.
Dots are their numbers, circles theirs, seats 0 (Maniac) to 5; `round` is 1 to 15, a `step` of the record 0 to 15.
"""

from __future__ import annotations

from typing import ClassVar, Literal

from game.engine.contract import TABLE, Event, audience
from game.lastfriday.terms import CAMPERS, MANIAC

MANIAC_ONLY = audience(MANIAC)
OTHERS = audience(*CAMPERS, TABLE) & ~audience()  # without ALL: the Maniac's version is the fuller one
CAMPERS_ONLY = audience(*CAMPERS)
WATCHERS = audience(MANIAC, TABLE) & ~audience()  # those who see only that the Campers looked
NOBODY = audience()

Reason = Literal["all_dead", "sheltered", "rounds", "caught", "chosen_dead", "maniac_dead", "cornered"]
"""Why a chapter, or the game, is over."""
Winner = Literal["maniac", "campers"]
Opening = Literal["key", "choice", "axe"]
"""What opens a cabin."""
Naming = Literal["named", "caught", "nearest"]
"""How a Camper becomes the Chosen (LF-II3)."""
Walking = Literal["step", "row", "swim", "enter", "alarm"]
"""How a Camper goes to a dot."""
Taking = Literal["step", "reach"]
"""How a Camper takes a clue."""
Showing = Literal["scheduled", "trap", "lamp", "contact"]
"""Why the Maniac is seen."""


class LfEvent(Event, frozen=True, kw_only=True):
    """A fact of Last Friday."""

    informs: ClassVar[bool] = False


class Informing(LfEvent, frozen=True, kw_only=True):
    """A fact by which somebody learns what was hidden from them, or a draw of chance."""

    informs: ClassVar[bool] = True


# --- chapters and rounds
class ChapterBegan(LfEvent, frozen=True, kw_only=True):
    """A chapter (1 to 4) begins with its set-up."""

    chapter: int


class RoundBegan(LfEvent, frozen=True, kw_only=True):
    """The marker moves to a round."""

    round: int


class TurnBegan(LfEvent, frozen=True, kw_only=True):
    """A seat's turn begins."""

    seat: int


class TurnEnded(LfEvent, frozen=True, kw_only=True):
    """A Camper ends the turn."""

    seat: int


class ChapterEnded(Informing, frozen=True, kw_only=True):
    """A chapter is over; `reason` is all_dead, sheltered, rounds, caught, chosen_dead, maniac_dead or cornered."""

    chapter: int
    reason: Reason


class GameEnded(Informing, frozen=True, kw_only=True):
    """The game is over; `winner` is maniac or campers; `reason` as in ChapterEnded."""

    winner: Winner
    reason: Reason


class PointsCounted(LfEvent, frozen=True, kw_only=True):
    """Salvation against Fear points (LF-P1)."""

    salvation: int
    fear: int


# --- set-up
class CardDealt(Informing, frozen=True, kw_only=True):
    """A Camper's card is dealt or chosen; `token` is its starting clue, empty when the supply has none left (LF-K12)."""

    seat: int
    card: str
    token: str


class BoatPlaced(LfEvent, frozen=True, kw_only=True):
    """The boat lies at a pier (LF-B10)."""

    pier: int


class WelcomePlaced(Informing, frozen=True, kw_only=True):
    """A Welcome token lies face down on a dot; `token` is what it hides, empty to those who do not know."""

    dot: int
    token: str


class CabinOpened(LfEvent, frozen=True, kw_only=True):
    """A cabin's tile is laid with a side (camper or maniac) up, by a seat: key, choice or Axe (`how`: key, choice, axe)."""

    colour: str
    side: str
    seat: int
    how: Opening


class ChosenNamed(LfEvent, frozen=True, kw_only=True):
    """A Camper becomes the Chosen; `how` is named, caught or nearest (LF-II3)."""

    seat: int
    how: Naming


class CluesGiven(Informing, frozen=True, kw_only=True):
    """The Chosen gets clues from the supply (LF-K13); a type that is missing tells that the supply has none."""

    seat: int
    clues: tuple[str, ...]


class Placed(LfEvent, frozen=True, kw_only=True):
    """A pawn is put on a dot (0: at the entrance) by the set-up."""

    seat: int
    dot: int


class CorpseLaid(LfEvent, frozen=True, kw_only=True):
    """A corpse lies on a dot; `fear` says whether it counts a Fear point."""

    dot: int
    fear: bool = True


class ClueLaid(LfEvent, frozen=True, kw_only=True):
    """A clue lies face down on a dot; `clue` is empty to those who do not know it."""

    dot: int
    clue: str = ""


class ClueDrawn(Informing, frozen=True, kw_only=True):
    """What an unseen clue of LF-S2 is; nobody at the table sees it."""

    dot: int
    clue: str


class TokensGiven(LfEvent, frozen=True, kw_only=True):
    """The Maniac's tokens for this chapter (LF-K11)."""

    tokens: tuple[str, ...]


class StartChosen(Informing, frozen=True, kw_only=True):
    """The Maniac has chosen his start; `circle` is 0 to the others (LF-T5)."""

    circle: int


# --- Campers
class Stepped(LfEvent, frozen=True, kw_only=True):
    """A Camper goes from a dot (0: the entrance) to a dot; `via` is the circle passed over, 0 for none; `how` is step, row, swim,
    enter or alarm."""

    seat: int
    start: int
    dot: int
    via: int
    how: Walking


class Passed(Informing, frozen=True, kw_only=True):
    """A Camper passed over a circle and nobody was there."""

    seat: int
    circle: int


class FellBack(LfEvent, frozen=True, kw_only=True):
    """A Camper stopped on a dot where another stands goes back to the last free dot of this turn (0: the entrance)."""

    seat: int
    dot: int


class ClueTaken(Informing, frozen=True, kw_only=True):
    """A Camper takes a clue from a dot and shows it; `how` is step or reach."""

    seat: int
    dot: int
    clue: str
    how: Taking


class PileTaken(LfEvent, frozen=True, kw_only=True):
    """A Camper takes what lay by a corpse (LF-K7)."""

    seat: int
    dot: int
    clues: tuple[str, ...]
    keys: tuple[str, ...]


class WelcomeTurned(Informing, frozen=True, kw_only=True):
    """A Camper turns up a Welcome token: key_COLOUR or corpse (LF-K8)."""

    seat: int
    dot: int
    token: str


class CluePlayed(LfEvent, frozen=True, kw_only=True):
    """A Camper plays a clue (it leaves the game); `dot` where it is laid or used, 0 for none; `reach` of Sharp Hearing."""

    seat: int
    clue: str
    dot: int = 0
    reach: int = 0


class Heard(Informing, frozen=True, kw_only=True):
    """The answer to Sharp Hearing: is the Maniac's circle among those near this Camper (LF-K2)?"""

    seat: int
    dot: int
    reach: int
    near: bool


class LampLit(LfEvent, frozen=True, kw_only=True):
    """A lamp lies on a dot and marks circles (LF-K4)."""

    dot: int
    circles: tuple[int, ...]


class LampOut(Informing, frozen=True, kw_only=True):
    """A lamp and its markers go; `found` says whether because the Maniac stands in its light (else the chapter's end)."""

    dot: int
    found: bool


class LampSilent(Informing, frozen=True, kw_only=True):
    """A lamp was laid, or the Maniac ended his move, and no marked circle holds him."""


class TrapGone(Informing, frozen=True, kw_only=True):
    """A trap is spent (`sprung`) or goes at the chapter's end."""

    dot: int
    sprung: bool


class CorpseDug(LfEvent, frozen=True, kw_only=True):
    """A Shovel takes a corpse away (LF-K5)."""

    seat: int
    dot: int


class AbilityUsed(LfEvent, frozen=True, kw_only=True):
    """A Camper uses the card's ability."""

    seat: int
    ability: str


class ClueGiven(LfEvent, frozen=True, kw_only=True):
    """A Camper gives a clue to another (ability share)."""

    seat: int
    to: int
    clue: str


class ClueSeen(Informing, frozen=True, kw_only=True):
    """Campers look at a face-down clue (LF-P1, ability peek); `clue` is empty to the Maniac and the table."""

    dot: int
    clue: str


class Died(Informing, frozen=True, kw_only=True):
    """A Camper dies; `dot` is where the pawn stood, which is announced (LF-T8)."""

    seat: int
    dot: int


class PileLaid(LfEvent, frozen=True, kw_only=True):
    """Clues and keys of the dead lie on a dot (LF-K7)."""

    dot: int
    clues: tuple[str, ...]
    keys: tuple[str, ...]


class AlarmRaised(LfEvent, frozen=True, kw_only=True):
    """In IV a Camper found the Maniac; the others move one dot (LF-C9)."""

    seat: int


class Pushed(Informing, frozen=True, kw_only=True):
    """In III a Camper moves the Maniac along a route to a circle, in sight of all (LF-C6)."""

    seat: int
    start: int
    circle: int
    route: tuple[int, ...]


# --- the Maniac
class Moved(Informing, frozen=True, kw_only=True):
    """The Maniac moved (or recorded the same circle, or was seen to miss nothing): circle and route are 0 and empty to the
    others. `twist` marks the extra move of a Plot Twist, `leg` is 1 or 2 of a Supernatural Speed, 0 otherwise."""

    start: int
    circle: int
    route: tuple[int, ...]
    leg: int = 0
    twist: bool = False


class NotCornered(Informing, frozen=True, kw_only=True):
    """In IV the Maniac's turn begins and he has a legal move: all learn that he is not cornered (LF-C11)."""


class MoveMissed(LfEvent, frozen=True, kw_only=True):
    """The Maniac misses his move because of a trap (LF-K3)."""


class Revealed(Informing, frozen=True, kw_only=True):
    """The Maniac's pawn is put on a circle where he was at `step` of his record; `why` is scheduled, trap, lamp or contact.
    `step` equals the current round (or the round before, when he has yet to move in this one) unless three rounds old."""

    circle: int
    step: int
    why: Showing


class RevealSkipped(LfEvent, frozen=True, kw_only=True):
    """A reveal does not happen: Shadow or Invisibility was used."""

    why: Showing
    token: str


class TokenUsed(Informing, frozen=True, kw_only=True):
    """The Maniac lays a token on the Round Track in sight (LF-K10). That he could use it may tell where he is: near the door that the
    Axe breaks, or where a way is open to him."""

    token: str
    round: int


class TokenGained(LfEvent, frozen=True, kw_only=True):
    """The Maniac gets a token (LF-P1, LF-II2)."""

    token: str
