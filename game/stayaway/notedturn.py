"""The turn of a written position (see `game.stayaway.notation`): what is asked and under way, what was said and learnt. Each clause is read
and written side by side."""

from __future__ import annotations

from typing import Final, cast, get_args

import msgspec

from game.engine.contract import CHANCE
from game.engine.notation import Clause, Kind, clause, facts, packed, with_facts
from game.stayaway.deck import BACK
from game.stayaway.notedwords import at_least, called, cards_of, seat_of, single
from game.stayaway.observation import Note, Offer, Said
from game.stayaway.position import Position, Task
from game.stayaway.terms import ACT, CLOCKWISE, DRAW, NOBODY, Exchange
from game.stayaway.terms import KINDS as KINDS_ASKED

TURNS: Final[dict[str, list[Task]]] = {DRAW: [("end", NOBODY), ("drawing_turn",)], ACT: [("end", NOBODY), ("exchange",)]}
"""Question of a plain turn -> what is still to come in it."""


class _Turn(msgspec.Struct):
    number: int = 5
    backwards: bool = False
    silent: bool = False


class _Memory(msgspec.Struct):
    hot: int = 0
    got_hot: int = 0
    human_out: bool = False
    last_lost: int = NOBODY


# the turn


def _read_turn(s: Position, of: Clause) -> None:
    seat, *words = at_least(of, of.words, 1, "a seat")
    told = with_facts(_Turn(), words, of)
    s.active, s.turn = seat_of(s, of, seat), told.number
    s.direction = -CLOCKWISE if told.backwards else CLOCKWISE
    s.may_say = s.rules.talk and not told.silent


def _write_turn(s: Position) -> list[str]:
    told = facts(_Turn(s.turn, s.direction != CLOCKWISE, s.rules.talk and not s.may_say), _Turn())
    return single("turn", " ".join([called(s.active), *told]))


def _read_asked(s: Position, of: Clause) -> None:
    kind, *who = at_least(of, of.words, 1, "a question")
    s.asked = next((each for each in KINDS_ASKED if each == kind), "")
    if not s.asked:
        raise of.wrong(f"there is no question {kind!r}")
    s.who = seat_of(s, of, who[0]) if who else CHANCE


def _write_asked(s: Position) -> list[str]:
    if s.result or (s.asked, s.who) == (DRAW, CHANCE):
        return []
    return single("asked", s.asked if s.who == CHANCE else f"{s.asked} {s.who}")


def _read_then(s: Position, of: Clause) -> None:
    s.agenda = [tuple(int(word) if word.lstrip("-").isdigit() else word for word in item) for item in reversed(of.items)]


def _write_then(s: Position) -> list[str]:
    if s.agenda == TURNS.get(s.asked, []):
        return []
    return clause("then", [" ".join(map(packed, task)) for task in reversed(s.agenda)])


def _read_playing(s: Position, of: Clause) -> None:
    card, *at = at_least(of, of.words, 1, "a card")
    s.playing = "" if card == "-" else of.one_of(card, BACK, "card")
    s.target = seat_of(s, of, at[0]) if at else NOBODY


def _write_playing(s: Position) -> list[str]:
    return single("playing", f"{s.playing or '-'} {called(s.target)}".removesuffix(" -") if s.playing or s.target != NOBODY else "")


def _read_offer(s: Position, of: Clause) -> None:
    by, to, why, *more = at_least(of, of.words, 3, "who offers whom and why")
    reason = of.one_of(why, get_args(Exchange), "reason for an exchange")
    s.offer = Offer(seat_of(s, of, by), seat_of(s, of, to), cast("Exchange", reason), "laid" in more, "passed" in more)


def _write_offer(s: Position) -> list[str]:
    if s.offer is None:
        return []
    o = s.offer
    return single("offer", " ".join([str(o.by), str(o.to), o.why, *(["laid"] if o.laid else []), *(["passed"] if o.passed else [])]))


def _read_laid(s: Position, of: Clause) -> None:
    for item in of.items:
        seat, card = at_least(of, item, 2, "a seat and its card")[:2]
        s.laid[seat_of(s, of, seat)] = of.one_of(card, BACK, "card")


def _write_laid(s: Position) -> list[str]:
    return clause("laid", [f"{seat} {card}" for seat, card in enumerate(s.laid) if card])


def _read_choice(s: Position, of: Clause) -> None:
    s.choice = cards_of(of, of.words)


def _read_drawn(s: Position, of: Clause) -> None:
    s.drawn = (cards_of(of, of.words) or [""])[0]


def _read_waiting(s: Position, of: Clause) -> None:
    s.waiting = tuple(seat_of(s, of, word) for word in of.words)


# what was said and learnt


def _read_said(s: Position, of: Clause) -> None:
    for item in of.items:
        turn, seat, saying, about = at_least(of, item, 4, "turn, seat, saying and about whom")[:4]
        s.said += (Said(of.number(turn), seat_of(s, of, seat), saying, seat_of(s, of, about)),)


def _write_said(s: Position) -> list[str]:
    return clause("said", [f"{each.turn} {each.seat} {each.saying} {each.about}" for each in s.said])


def _read_notes(s: Position, of: Clause) -> None:
    seat = seat_of(s, of, of.of[0] if of.of else "-")
    for item in of.items:
        turn, kind, about, other, *cards = at_least(of, item, 4, "turn, kind, about whom and of whom")
        s.notes[seat] += (Note(of.number(turn), kind, seat_of(s, of, about), seat_of(s, of, other), tuple(cards_of(of, cards))),)


def _write_notes(s: Position) -> list[str]:
    found = []
    for seat, notes in enumerate(s.notes):
        items = [" ".join([str(n.turn), n.kind, called(n.seat), called(n.other), *n.cards]) for n in notes]
        found += clause(f"notes {seat}", items)
    return found


def _read_memory(s: Position, of: Clause) -> None:
    told = with_facts(_Memory(), of.words, of)
    s.hot, s.got_hot, s.human_out, s.last_lost = told.hot, told.got_hot, told.human_out, told.last_lost


def _write_memory(s: Position) -> list[str]:
    return single("memory", " ".join(facts(_Memory(s.hot, s.got_hot, s.human_out, s.last_lost), _Memory())))


def _read_ended(s: Position, of: Clause) -> None:
    s.result = " ".join(of.words)
    s.asked, s.who = "", None


KINDS: Final = (
    Kind("turn", _read_turn, _write_turn),
    Kind("asked", _read_asked, _write_asked),
    Kind("then", _read_then, _write_then),
    Kind("playing", _read_playing, _write_playing),
    Kind("offer", _read_offer, _write_offer),
    Kind("laid", _read_laid, _write_laid),
    Kind("choice", _read_choice, lambda s: single("choice", " ".join(s.choice))),
    Kind("drawn", _read_drawn, lambda s: single("drawn", s.drawn)),
    Kind("waiting", _read_waiting, lambda s: single("waiting", " ".join(map(str, s.waiting)))),
    Kind("said", _read_said, _write_said),
    Kind("notes", _read_notes, _write_notes),
    Kind("memory", _read_memory, _write_memory),
    Kind("ended", _read_ended, lambda s: single("ended", s.result)),
)
