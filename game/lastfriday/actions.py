"""What a seat or chance can do in Last Friday, as values with a one-line text form.

In a text a dot is written `d17`, a circle `43`, a seat by its colour; `via` names what a step passes over.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from game.engine.contract import Action, BadText
from game.lastfriday.masks import numbers_in
from game.lastfriday.terms import COLOURS, colour_of, seat_of

# Each verb with the parts of its text in order: w = a word (`what`), s = a seat, d = a dot, c = a circle or pier or number,
# C = `via` one circle (left out when none), R = `via` the dots of a route.
SHAPES: Final[dict[str, str]] = {
    # set-up
    "deal": "sw",  # chance deals a Camper card: deal red rita
    "card": "w",  # a Camper chooses a card: card rita
    "welcome": "dw",  # a Welcome token onto its spot (chance, or the Maniac by option): welcome d17 key_red
    "boat": "c",  # the Maniac puts the boat at a pier: boat 2
    "start": "c",  # the Maniac's starting circle: start 132
    "open": "w",  # a cabin is opened for the side of whoever opens it: open red
    "chosen": "s",  # the Maniac names the Chosen: chosen red
    "place": "d",  # a pawn onto an inside dot: place d401
    "corpse": "d",  # the Maniac lays a corpse: corpse d17
    "clue": "d",  # the Maniac lays an unseen clue: clue d17
    "draw": "w",  # chance draws the clue just laid unseen: draw sneakers
    # a Camper's turn
    "step": "dC",  # step d17 via 43
    "row": "d",  # with the boat to another pier's dot: row d88
    "swim": "d",  # without it (ability): swim d88
    "enter": "d",  # opens the cabin with its key and steps onto the inside dot: enter d401
    "hear": "c",  # Sharp Hearing as far as so many Maniac steps: hear 2
    "trap": "d",
    "lamp": "d",
    "dig": "d",
    "sneakers": "",
    "take": "d",  # what lies by a corpse on an adjacent dot: take d17
    "wind": "",  # ability second_wind
    "give": "ws",  # ability share: give trap yellow
    "reach": "d",  # ability reach
    "peek": "d",  # ability peek
    "done": "",
    "push": "cR",  # LF-C6: push 43 via d12 d13
    # the Maniac
    "move": "cR",  # move 43 via d12 d13
    "stay": "",
    "speed": "",
    "axe": "w",  # axe red
    "reveal": "",
    "shadow": "",
    "invisibility": "",
    "lay": "wd",  # the clue of a reveal: lay sneakers d17
    "twist": "",
    "rest": "",  # no Plot Twist this round
    # between chapters
    "look": "d",  # Campers look at a face-down clue: look d17
    "token": "w",  # the Maniac takes an extra token: token axe
}


class Act(Action, frozen=True):
    """One action. Which fields a verb uses is written in `SHAPES`; the others keep their defaults. Those in which actions that are offered
    together mostly differ come first: an action is looked for among dozens."""

    verb: str
    dot: int = 0
    circle: int = 0
    route: tuple[int, ...] = ()
    what: str = ""
    seat: int = 0

    def __str__(self) -> str:
        """The text form that `parse` reads back."""
        words = [self.verb]
        for part in SHAPES[self.verb]:
            if part == "w":
                words.append(self.what)
            elif part == "s":
                words.append(colour_of(self.seat))
            elif part == "d":
                words.append(f"d{self.dot}")
            elif part == "c":
                words.append(str(self.circle))
            elif part == "C" and self.circle:
                words += ["via", str(self.circle)]
            elif part == "R":
                words += ["via", *(f"d{dot}" for dot in self.route)]
        return " ".join(words)


@lru_cache(maxsize=8192)
def at(verb: str, dot: int) -> Act:
    """The action of a verb that names only a dot."""
    return Act(verb, dot=dot)


@lru_cache(maxsize=8192)
def all_at(verb: str, dots: int) -> tuple[Act, ...]:
    """The actions of such a verb for all dots of a mask, by dot."""
    return tuple(at(verb, dot) for dot in numbers_in(dots))


def _number(word: str, prefix: str = "") -> int:
    digits = word.removeprefix(prefix)
    if not word.startswith(prefix) or not digits.isascii() or not digits.isdigit() or len(digits) > 4:
        raise BadText(f"expected {prefix or 'a '}number, found {word!r}")
    return int(digits)


def _word(word: str) -> str:
    if not word.isidentifier():
        raise BadText(f"expected a word, found {word!r}")
    return word


def _seat(word: str) -> int:
    if word not in COLOURS:
        raise BadText(f"expected a colour, found {word!r}")
    return seat_of(word)


def _after_via(words: list[str]) -> list[str]:
    if not words or words[0] != "via" or len(words) < 2:
        raise BadText("expected 'via' and what is passed over")
    rest = words[1:]
    words.clear()
    return rest


@lru_cache(maxsize=65536)
def parse(text: str) -> Act:
    """The action with this text. Raises BadText for anything that `str(Act)` never gives."""
    verb, *words = text.split(" ")
    if verb not in SHAPES:
        raise BadText(f"no such action: {text!r}")
    fields: dict[str, object] = {}
    try:
        for part in SHAPES[verb]:
            if part == "w":
                fields["what"] = _word(words.pop(0))
            elif part == "s":
                fields["seat"] = _seat(words.pop(0))
            elif part == "d":
                fields["dot"] = _number(words.pop(0), "d")
            elif part == "c":
                fields["circle"] = _number(words.pop(0))
            elif part == "C" and words:
                (word,) = _after_via(words)
                fields["circle"] = _number(word)
            elif part == "R":
                fields["route"] = tuple(_number(word, "d") for word in _after_via(words))
    except (IndexError, ValueError) as error:
        raise BadText(f"bad action {text!r}: {error}") from error
    act = Act(verb, **fields)  # type: ignore[arg-type]
    if words or str(act) != text:
        raise BadText(f"bad action {text!r}")
    return act
