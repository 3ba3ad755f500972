"""Morning: what each seat scores, and who has won (DA-13 to DA-15)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from game.darkaround.events import Night, NightEnded, Scored
from game.darkaround.numbers import BOX, Numbers
from game.darkaround.position import Position
from game.darkaround.terms import NOBODY, PARTY
from game.engine.contract import Outcome

MORNING: Final = "morning"
ALL_LOST: Final = "all_lost"


class Tally(NamedTuple):
    """A seat's result: its score, its surviving children, the level of the best of them (0 for none)."""

    score: int
    survivors: int
    best: int


def tally(party: Sequence[int]) -> Tally:
    """The result of a party with so much sanity in level order: level plus sanity of every child not lost (DA-13)."""
    saved = [(level, sanity) for level, sanity in zip(BOX.levels, party, strict=True) if sanity]
    return Tally(sum(map(sum, saved)), len(saved), max((level for level, _ in saved), default=0))


def tallies(s: Position) -> list[Tally]:
    """The result of each seat if the night ended now."""
    return [tally(s.sanity[seat * PARTY : seat * PARTY + PARTY]) for seat in range(s.rules.seats)]


def end(s: Position, result: Night) -> None:
    """The night ends in the morning, or because all children are lost (DA-14)."""
    s.result = result
    s.asked = ""
    s.who = None
    s.child = s.target = NOBODY
    s.queue, s.at = (), 0
    for seat, each in enumerate(tallies(s)):
        s.events.append(Scored(seat=seat, score=each.score, survivors=each.survivors, best=each.best))
    s.events.append(NightEnded(how=result))


def solo_row(score: int, rows: Sequence[int]) -> int:
    """The row of the solo table (DA-15) with this score, 0 for the lowest; `rows`: the least score of each but the lowest."""
    return sum(score >= least for least in rows)


def needed(seats: int, numbers: Numbers) -> int:
    """How many of all children must see the morning in the co-operative game (DA-15)."""
    share, whole = numbers.cooperative_share
    return -(-PARTY * seats * share // whole)


def outcome(s: Position) -> Outcome | None:
    """Who has won, once the night is over.

    Reasons: points, survivors, saved and too_few (co-operative), solo, all_lost (nobody wins). Parameters: `score_K` and
    `survivors_K` of each seat; `row` of the solo table, with `from` and, but for the highest, `to`; `needed` in the co-operative game;
    for points and survivors `decided` by score, survivors, best or shared.
    """
    if not s.result:
        return None
    results, numbers = tallies(s), s.rules.numbers
    params: list[tuple[str, str]] = []
    for seat, each in enumerate(results):
        params += [(f"score_{seat}", str(each.score)), (f"survivors_{seat}", str(each.survivors))]
    seats = tuple(range(s.rules.seats))
    if len(seats) == 1:
        params += solo_params(results[0].score, numbers.solo_rows)
    if s.result == ALL_LOST:
        return Outcome((), seats, ALL_LOST, tuple(params))
    if len(seats) == 1:
        return _all_or_none(seats, results[0].score >= numbers.solo_wins_from, "solo", "solo", params)
    if s.rules.together:
        least = needed(len(seats), numbers)
        params.append(("needed", str(least)))
        return _all_or_none(seats, sum(each.survivors for each in results) >= least, "saved", "too_few", params)
    winners, decided = ranking(results, s.rules.aim)
    losers = tuple(seat for seat in seats if seat not in winners)
    return Outcome(winners, losers, s.rules.aim, (*params, ("decided", decided)))


def solo_params(score: int, rows: Sequence[int]) -> list[tuple[str, str]]:
    """The row of a solo score with its bounds, as parameters of the outcome."""
    row = solo_row(score, rows)
    upper = [("to", str(rows[row] - 1))] if row < len(rows) else []
    return [("row", str(row)), ("from", str((0, *rows)[row])), *upper]


def _all_or_none(seats: tuple[int, ...], won: bool, well: str, ill: str, params: list[tuple[str, str]]) -> Outcome:
    return Outcome(seats, (), well, tuple(params)) if won else Outcome((), seats, ill, tuple(params))


def ranking(results: Sequence[Tally], aim: str) -> tuple[tuple[int, ...], str]:
    """The winners by points or by survivors, and what decided (DA-13): score, survivors, best (the level of the best survivor) or
    shared."""
    winners = list(range(len(results)))
    for measure in ("score", "survivors", "best") if aim == "points" else ("survivors", "best"):
        most = max(getattr(results[seat], measure) for seat in winners)
        winners = [seat for seat in winners if getattr(results[seat], measure) == most]
        if len(winners) == 1:
            return tuple(winners), measure
    return tuple(winners), "shared"
