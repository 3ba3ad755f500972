"""Games of Last Friday for the tests of computer players: played to the end, watched before every decision."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.contract import Event, Setup
from game.lastfriday import GAME
from game.lastfriday.state import LfState
from game.players import make_player
from game.players.lastfriday.belief import Belief
from game.players.tableplay import Played, Watcher, play

CHAPTERS = ("I", "II", "III", "IV")
FIRST = {"campaign": 1, "I": 1, "II": 2, "III": 3, "IV": 4}


def play_chapter(chapter: str, maniac: str, campers: str, seed: int, watch: Watcher | None = None) -> Played:
    """One game with these levels on both sides."""
    players = [make_player("lastfriday", maniac if seat == 0 else campers, seat) for seat in range(6)]
    return play(GAME, Setup(6, {"chapter": chapter}), players, seed, watch)


class TruthWatch:
    """Asks before every decision whether the Maniac's own belief of himself and a Camper's hold the truth, and are the same."""

    def __init__(self, chapter: str) -> None:
        self.chapter = chapter
        self.positions = 0
        self.wrong: list[str] = []
        self._beliefs = {seat: Belief(GAME.camp, FIRST[chapter]) for seat in (0, 3)}
        self._heard = dict.fromkeys(self._beliefs, 0)

    def __call__(self, state: LfState, histories: list[list[Event]]) -> None:
        for seat, belief in self._beliefs.items():
            belief.update(histories[seat][self._heard[seat] :])
            self._heard[seat] = len(histories[seat])
        if not state.record:
            return
        self.positions += 1
        his, theirs = (belief.places for belief in self._beliefs.values())
        if not theirs >> state.circle & 1 or his != theirs:
            self.wrong.append(f"{self.chapter} round {state.round}: {state.circle} not in {theirs:x} ({his:x})")


def truth_over(chapter: str, levels: Sequence[str], seeds: range) -> tuple[int, list[str]]:
    """The number of positions looked at in the games with these seeds, and what was wrong."""
    positions, wrong = 0, []
    for seed in seeds:
        level = levels[seed % len(levels)]
        watch = TruthWatch(chapter)
        play_chapter(chapter, level, levels[(seed // len(levels)) % len(levels)], seed, watch)
        positions += watch.positions
        wrong += watch.wrong
    return positions, wrong
