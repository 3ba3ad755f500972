"""The turn of a written position (see `game.betrayal.notation`), its haunt and what is counted. Each clause is read and written side by
side."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.betrayal import haunts
from game.betrayal.data import DECK_OF, OMENS
from game.betrayal.haunting import choose_traitor
from game.betrayal.masters import place_of
from game.betrayal.notedfigures import name, named, usual_side
from game.betrayal.notedhouse import place
from game.betrayal.position import Position
from game.betrayal.table import Turn
from game.betrayal.tasks import Task
from game.betrayal.terms import ENTRANCE, HAUNTED, MONSTERS, NOBODY, OMEN
from game.betrayal.turns import DeadTurn, EndTurn, FiguresMoved, KindMoves, MonstersDone, NextMonster, NextTurn, StartTurn
from game.betrayal.verbs import TakeTurn
from game.engine.notation import Clause, Kind, Unwritten, clause, facts, packed, unpacked, with_facts

_READY, _BEGAN = "ready", "haunt_round"
"""Counters that every haunt has: that its set-up is done, and the round in which it began."""

# the game


def _read_haunt(s: Position, of: Clause) -> None:
    number = of.number(of.of[0]) if of.of else 0
    try:
        s.haunt = haunts.haunt(number or -1)
    except ImportError as error:
        raise of.wrong(f"there is no haunt {number}; there are: {', '.join(map(str, haunts.NUMBERS))}") from error
    t = s.t
    t.haunt, t.phase = number, HAUNTED
    told = {item[0]: item[1] for item in of.items if len(item) == 2}
    if len(told) != len(of.items):
        raise of.wrong("a name and a value are wanted between commas")
    t.revealer = named(s, of, told.pop("revealer", name(s, 0)))
    t.haunt_omen = of.one_of(told.pop("omen"), DECK_OF, "card") if "omen" in told else ""
    t.haunt_room = place(s, of, told.pop("room", ENTRANCE))
    t.traitor = named(s, of, told.pop("traitor")) if "traitor" in told else choose_traitor(s, s.haunt.traitor, t.revealer)
    for seat in range(s.seats):
        t.bodies[seat].side = t.bodies[seat].side or usual_side(s, seat)
    t.counters |= {_READY: 1, _BEGAN: t.round} | {counter: of.number(value) for counter, value in told.items()}


def _write_haunt(s: Position) -> list[str]:
    t = s.t
    if not t.haunt:
        return []
    if not t.counters.get(_READY) or _BEGAN not in t.counters:
        raise Unwritten("both sides are still making ready")
    usual = {_READY: 1, _BEGAN: t.round}
    items = [f"traitor {name(s, t.traitor)}", f"revealer {name(s, t.revealer)}"]
    items += [f"omen {t.haunt_omen}"] if t.haunt_omen else []
    items += [f"room {t.haunt_room}"] if t.haunt_room != ENTRANCE else []
    items += [f"{counter} {value}" for counter, value in sorted(t.counters.items()) if usual.get(counter) != value]
    return clause(f"haunt {t.haunt}", items)


def _read_counters(s: Position, of: Clause) -> None:
    for item in of.items:
        if len(item) != 2:
            raise of.wrong("a name and a number are wanted between commas")
        s.t.counters[item[0]] = of.number(item[1])


def _write_counters(s: Position) -> list[str]:
    return [] if s.t.haunt else clause("counters", [f"{counter} {value}" for counter, value in sorted(s.t.counters.items())])


def _read_marks(s: Position, of: Clause) -> None:
    s.t.marks |= {mark: [unpacked(word) for word in what] for mark, *what in of.items}


def _write_marks(s: Position) -> list[str]:
    return clause("marks", [" ".join([packed(mark), *map(packed, what)]) for mark, what in s.t.marks.items()])


def _read_round(s: Position, of: Clause) -> None:
    s.t.round = of.number(" ".join(of.words))


def _write_round(s: Position) -> list[str]:
    return clause("round", [str(s.t.round)])


def _read_first(s: Position, of: Clause) -> None:
    s.t.first = named(s, of, " ".join(of.words))


def _write_first(s: Position) -> list[str]:
    return clause("first", [name(s, s.t.first)] if s.t.first else [])


def usual_omens(s: Position) -> int:
    """The omens that have left their deck."""
    return len(OMENS) - len(s.t.piles[OMEN].cards)


def _read_omens(s: Position, of: Clause) -> None:
    s.t.omens = of.number(" ".join(of.words))


def _write_omens(s: Position) -> list[str]:
    return clause("omens", [str(s.t.omens)] if s.t.omens != usual_omens(s) else [])


def _read_rolled(s: Position, of: Clause) -> None:
    numbers = [of.number(word) for word in of.words]
    s.t.rolled, s.t.dice = (numbers or [0])[0], tuple(numbers[1:])


def _write_rolled(s: Position) -> list[str]:
    return clause("rolled", [" ".join(map(str, (s.t.rolled, *s.t.dice)))] if s.t.rolled or s.t.dice else [])


def _read_ended(s: Position, of: Clause) -> None:
    reason, *winners = of.words or ("",)
    s.t.ended, s.t.winners = reason, tuple(named(s, of, word) for word in winners)


def _write_ended(s: Position) -> list[str]:
    return clause("ended", [" ".join([s.t.ended, *(name(s, seat) for seat in s.t.winners)])] if s.t.ended else [])


# the turn


def read_turn(s: Position, of: Clause) -> None:
    """Whose turn it is. Raises BadPosition."""
    if not of.words:
        raise of.wrong("whose?")
    body = named(s, of, of.words[0])
    s.t.turn = with_facts(_usual_turn(s, body), of.words[1:], of)
    if not s.t.ended:
        s.agenda = _agenda(s, body, ())


def _read_monsters_left(s: Position, of: Clause) -> None:
    s.t.order = [named(s, of, word) for word in of.words if word.isdigit()]
    kinds = [of.one_of(word, s.haunt.figures, "kind of monster") for word in of.words if not word.isdigit()]
    if kinds and s.t.turn.body < s.seats:
        raise of.wrong("it is no monster's turn")
    if not s.t.ended:
        s.agenda = _agenda(s, s.t.turn.body, kinds)


def _usual_turn(s: Position, body: int) -> Turn:
    """A turn in which nothing has been done yet."""
    return Turn(body=body, began="" if body == NOBODY else s.t.bodies[body].room, used=[])


def _write_turn(s: Position) -> list[str]:
    body = s.t.turn.body
    words = [name(s, body), *facts(s.t.turn, _usual_turn(s, body))]
    if not s.t.ended and s.agenda != _agenda(s, body, _kinds_left(s)):
        step = type(s.agenda[-1]).__name__ if s.agenda else "nothing"
        raise Unwritten(f"the game stands in the middle of a step ({step}): only a figure that may go on with its turn can be written")
    return clause("turn", [" ".join(words)])


def _write_monsters_left(s: Position) -> list[str]:
    left = [*map(str, s.t.order), *_kinds_left(s)]
    return clause("then", [" ".join(left)] if left else [])


def _kinds_left(s: Position) -> list[str]:
    return [task.kind for task in reversed(s.agenda) if isinstance(task, KindMoves)]


def _agenda(s: Position, body: int, kinds: Sequence[str]) -> list[Task]:
    """What is still to come while a figure has its turn; in a monster's the kinds that move after its own in its place of the order."""
    if body == NOBODY:
        return []
    under: list[Task] = []
    if not s.is_explorer(body):
        place, before = place_of(s.haunt, s.t, body)
        if place == MONSTERS:
            under = [MonstersDone()]
        elif before:
            under = [StartTurn(place) if s.haunt.has_turn(s, place) else DeadTurn(place), FiguresMoved()]
        else:
            under = [NextTurn(place, True), FiguresMoved()]
        under += [*(KindMoves(kind, place, before) for kind in reversed(kinds)), NextMonster()]
    return [*under, EndTurn(body), TakeTurn(body)]


# what some know alone, and what holds


def _read_secret(s: Position, of: Clause) -> None:
    seat = named(s, of, of.of[0] if of.of else "")
    for fact, *value in of.items:
        s.secrets.own[seat][unpacked(fact)] = unpacked(value[0]) if value else ""


def _write_secrets(s: Position) -> list[str]:
    found = []
    for seat, own in enumerate(s.secrets.own):
        found += clause(f"secret {name(s, seat)}", [f"{packed(fact)} {packed(value)}".rstrip() for fact, value in own.items()])
    return found


def _read_faces(s: Position, of: Clause) -> None:
    s.t.faces = tuple((token, unpacked(face)) for token, *faces in of.items for face in faces)


def _write_faces(s: Position) -> list[str]:
    return clause("faces", [f"{token} {packed(face)}" for token, face in s.t.faces])


def _read_stuck(s: Position, of: Clause) -> None:
    for item in of.items:
        if len(item) != 3:
            raise of.wrong("a card, the explorer it holds and the failed tries are wanted")
        s.t.stuck[of.one_of(item[0], DECK_OF, "card")] = [named(s, of, item[1]), of.number(item[2])]


def _write_stuck(s: Position) -> list[str]:
    return clause("stuck", [f"{card} {name(s, seat)} {tries}" for card, (seat, tries) in s.t.stuck.items()])


GAME: Final = (
    Kind("round", _read_round, _write_round),
    Kind("first", _read_first, _write_first),
)
"""How far the game is."""
HAUNT: Final = Kind("haunt", _read_haunt, _write_haunt)
COUNTED: Final = (Kind("counters", _read_counters, _write_counters), Kind("marks", _read_marks, _write_marks))
"""What is counted and marked."""
TURN: Final = (
    Kind("omens", _read_omens, _write_omens),
    Kind("stuck", _read_stuck, _write_stuck),
    Kind("secret", _read_secret, _write_secrets),
    Kind("faces", _read_faces, _write_faces),
    Kind("rolled", _read_rolled, _write_rolled),
    Kind("ended", _read_ended, _write_ended),
    Kind("turn", read_turn, _write_turn),
    Kind("then", _read_monsters_left, _write_monsters_left),
)
"""The turn, and what it leads to."""
