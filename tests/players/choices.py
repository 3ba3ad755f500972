"""What computer players choose in games that were played once: a change of what they know shows as a line that differs.

A file for each variety of a game, in `tests/players/choices/NAME`, holds a whole game between them: the set-up, and then a line for each
action, that of chance alone, that of a seat with what each level chooses there: `3: play axe 2 | easy discard axe | normal play axe 2`. The
actions that were played lead from position to position, so that another choice changes its own line only.

`python -m tests.players.choices NAME` plays and writes a game's files anew. That is right where the players are meant to choose otherwise,
or the rules have changed; what differs is to be read.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from game.engine import games
from game.engine.contract import CHANCE, Event, Game, Setup, bit
from game.players.registry import make_player
from tests.golden import setups

FOLDER: Final = Path(__file__).parent / "choices"
LEVELS: Final[dict[str, tuple[str, ...]]] = {
    "lastfriday": ("easy", "normal"),
    "betrayal": ("easy", "normal"),
    "stayaway": ("easy", "normal", "hard"),
    "darkaround": ("easy", "normal", "hard"),
}
"""Those that choose in a moment."""
EACH: Final = {"darkaround": 8}
"""How many games of a variety are played, where it is not one."""


def evenings(game: Game) -> dict[str, Setup]:
    """The set-ups that are played, by the name of their file: one of each variety, or more where a game is short."""
    played = EACH.get(game.name, 1)
    return {f"{name}_{number}": chosen[number % len(chosen)] for name, chosen in setups(game).items() for number in range(played)}


class Evening:
    """A game that goes on action by action, with the history of every seat and a player of each level for it."""

    def __init__(self, game: Game, setup: Setup) -> None:
        self.state = game.new(setup)
        self.histories: list[list[Event]] = [[] for _ in range(setup.seats)]
        self.players = [{level: make_player(game.name, level, seat) for level in LEVELS[game.name]} for seat in range(setup.seats)]

    def choices(self, number: int) -> dict[str, Any]:
        """What each level chooses now, at action `number`."""
        seat = self.state.actor()
        assert seat is not None
        seen = self.state.observe(seat)
        return {level: player.decide(self.histories[seat], seen, random.Random(number)) for level, player in self.players[seat].items()}

    def go_on(self, action: Any) -> None:
        """The action is played."""
        for event in self.state.apply(action):
            for seat, history in enumerate(self.histories):
                if event.audience & bit(seat):
                    history.append(event)


def line(played: Any, seat: int, choices: dict[str, Any]) -> str:
    """A line of the file."""
    return " | ".join([f"{seat}: {played}", *(f"{level} {action}" for level, action in choices.items())]) if choices else str(played)


def written(game: Game, setup: Setup, seed: str) -> Iterator[str]:
    """Plays an evening: at each choice another level is obeyed."""
    yield msgspec.json.encode(setup).decode()
    evening = Evening(game, setup)
    for number in range(game.bound):
        seat = evening.state.actor()
        if seat is None:
            return
        choices: dict[str, Any] = {}
        if seat == CHANCE:
            played = evening.state.sample(random.Random(f"{seed}/{number}").random())
        elif len(evening.state.legal_actions()) == 1:
            played = evening.state.legal_actions()[0]
        else:
            choices = evening.choices(number)
            played = list(choices.values())[number % len(choices)]
        yield line(played, seat, choices)
        evening.go_on(played)


def changed(game: Game, lines: Sequence[str]) -> Iterator[str]:
    """Where what is chosen differs from these lines of a file."""
    evening = Evening(game, msgspec.json.decode(lines[0], type=Setup))
    for number, there in enumerate(lines[1:]):
        seat, _, choice = there.partition(": ")
        played = game.parse(choice.partition(" | ")[0] or there)
        if choice and (now := line(played, int(seat), evening.choices(number))) != there:
            yield f"line {number + 2}: {there}, now {now}"
        evening.go_on(played)


def files(name: str) -> list[Path]:
    """The files of a game."""
    return sorted((FOLDER / name).glob("*.txt"))


def main(names: Sequence[str]) -> None:
    """The command."""
    for name in names or games.NAMES:
        game = games.load(name)
        (FOLDER / name).mkdir(parents=True, exist_ok=True)
        for variety, setup in evenings(game).items():
            (FOLDER / name / f"{variety}.txt").write_text("".join(f"{each}\n" for each in written(game, setup, variety)), "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
