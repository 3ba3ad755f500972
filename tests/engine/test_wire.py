"""Everything that is told of a game goes to JSON and back equal. `python -m tests.engine.test_wire` counts over all varieties."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable
from typing import Any

import msgspec
import pytest

from game.engine import games
from game.engine.contract import ALL, CHANCE, Game, Setup, State, visible
from game.engine.wire import encode, kinds_of, wire_of
from tests import toygame
from tests.conformance import ALL_GAMES, TOY, random_action, viewers

EVERY = 7
"""One position in so many is looked at by every viewer; the one who is asked looks at each."""


def game_of(name: str) -> Game:
    return toygame.GAME if name == TOY else games.load(name)


class Trip:
    """What went to JSON and came back equal, counted."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.wire = wire_of(game)
        self.count: Counter[str] = Counter()
        self.bytes: Counter[str] = Counter()
        self.told: set[str] = set()
        self.asked: set[str] = set()

    def there_and_back(self, what: str, value: Any, decoder: msgspec.json.Decoder[Any]) -> Any:
        text = encode(value)
        back = decoder.decode(text)
        assert back == value, f"{value} has become {back}"
        assert type(back) is type(value)
        assert encode(back) == text
        assert b"\n" not in text
        self.count[what] += 1
        self.bytes[what] += len(text)
        return back

    def play(self, setup: Setup, seed: int) -> None:
        """A whole game, played by chance."""
        self.there_and_back("set-ups", setup, self.wire.setup)
        rng, number = random.Random(f"{setup} {seed}"), 0
        state: State = self.game.new(setup)
        while (actor := state.actor()) is not None:
            everybody = number % EVERY == 0
            self.look(state, viewers(setup) if everybody else [actor] if actor != CHANCE else [])
            action = random_action(state, rng)
            assert self.game.parse(str(self.there_and_back("actions", action, self.wire.action))) == action
            told = state.apply(action)
            for viewer in viewers(setup) if everybody else [ALL]:
                self.there_and_back("lists of events", visible(told, viewer), self.wire.events)
            self.told |= {type(event).__name__ for event in told}
            self.count["events"] += len(told)
            number += 1
        self.look(state, viewers(setup))
        self.there_and_back("outcomes", state.outcome(), self.wire.outcome)

    def look(self, state: State, among: Iterable[int]) -> None:
        for viewer in among:
            seen = state.observe(viewer)
            back = self.there_and_back("observations", seen, self.wire.observation)
            assert self.game.rebuild(back, state.hidden(viewer)).observe(viewer) == seen
            if seen.question is not None:
                self.asked.add(seen.question.kind)

    def __str__(self) -> str:
        told = ", ".join(f"{self.count[what]} {what} ({self.bytes[what] // self.count[what]} bytes)" for what in self.bytes)
        return f"{self.game.name}: {told}; {self.count['events']} events of {len(self.told)} kinds, {len(self.asked)} kinds of question"


def trip(name: str, setups: Iterable[Setup]) -> Trip:
    made = Trip(game_of(name))
    for seed, setup in enumerate(setups):
        made.play(setup, seed)
    return made


@pytest.mark.parametrize("name", ["toy", "darkaround", "stayaway"])
def test_a_game_goes_to_json_and_back(name: str) -> None:
    made = trip(name, game_of(name).varieties()[:1])
    assert made.count["observations"] > 10


@pytest.mark.slow
@pytest.mark.parametrize("name", ALL_GAMES)
def test_games_of_every_variety_go_to_json_and_back(name: str) -> None:
    made = trip(name, some(game_of(name)))
    assert made.count["outcomes"] >= 3


def some(game: Game) -> list[Setup]:
    """Each variety, of very many those that go through each option's values once."""
    varieties = list(game.varieties())
    return varieties if len(varieties) < 30 else varieties[:6]


@pytest.mark.parametrize("name", games.NAMES)
def test_every_event_is_told_by_its_name(name: str) -> None:
    game = game_of(name)
    names = [kind.__name__ for kind in kinds_of(game.shapes.event)]
    assert len(names) > 15
    assert len(names) == len(set(names))


def test_what_is_no_event_is_refused() -> None:
    for text in (b'[{"event":"Nothing"}]', b"[{}]", b"{", b'[{"event":"Lost","child":"one"}]'):
        with pytest.raises(msgspec.DecodeError):
            wire_of(game_of("darkaround")).events.decode(text)


if __name__ == "__main__":
    for each in games.NAMES:
        print(trip(each, game_of(each).varieties()), flush=True)
