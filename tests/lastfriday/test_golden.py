"""Twenty whole games, played once and kept: they fail as soon as the rules do anything else than they did then.

A change of the rules that alters one of them needs a higher `version` in game/lastfriday/__init__.py, for old records of games no
longer fit. After that, or after a change of the map or of a number (which changes the fingerprint instead), play them anew with

    python -m tests.lastfriday.test_golden
"""

from __future__ import annotations

import hashlib
import random
import textwrap
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest

from game.engine.contract import ALL, Event, IllegalAction, Setup, visible
from game.lastfriday import GAME, campers
from game.lastfriday.actions import SHAPES
from game.lastfriday.numbers import NUMBERS
from game.lastfriday.state import LfState

FOLDER = Path(__file__).parent / "golden"
AGAIN = "play the golden games anew with: python -m tests.lastfriday.test_golden"
GAMES = 20
TRIES = 120
"""Games from which each golden one is picked, so that together they show as much as possible."""


class Golden(NamedTuple):
    """A kept game: the rules it was played by, its options, its actions in order, who won and why, and a hash of all events."""

    version: int
    fingerprint: str
    options: dict[str, str]
    actions: list[str]
    outcome: str
    events: str

    def text(self) -> str:
        """How it stands in a file: a line for each fact, an empty line, then the actions, several on a line."""
        facts = [
            f"version {self.version}",
            f"fingerprint {self.fingerprint}",
            "options " + " ".join(f"{name}={value}" for name, value in self.options.items()),
            f"outcome {self.outcome}",
            f"events {self.events}",
        ]
        joined = "; ".join(self.actions).replace(" ", "\0").replace(";\0", "; ")
        lines = [line.replace("\0", " ") for line in textwrap.wrap(joined, 120, break_long_words=False, break_on_hyphens=False)]
        return "\n".join([*facts, "", *lines, ""])


def read(path: Path) -> Golden:
    head, actions = path.read_text("utf-8").split("\n\n")
    facts = dict(line.split(" ", 1) for line in head.splitlines())
    options = dict(option.split("=") for option in facts["options"].split())
    texts = " ".join(actions.split("\n")).strip().split("; ")
    return Golden(int(facts["version"]), facts["fingerprint"], options, texts, facts["outcome"], facts["events"])


def hash_of(events: Sequence[Event]) -> str:
    """A hash of what the viewer ALL sees."""
    found = hashlib.sha256()
    for event in visible(events, ALL):
        found.update(type(event).__name__.encode() + msgspec.json.encode(event) + b"\n")
    return found.hexdigest()[:32]


def outcome_of(s: LfState) -> str:
    outcome = s.outcome()
    return f"{outcome.reason} {' '.join(value for _, value in outcome.params)}" if outcome else "unfinished"


def replay(golden: Golden) -> tuple[str, str]:
    """The outcome and the hash of the events when these actions are played now. Raises IllegalAction where the rules differ."""
    s = GAME.new(Setup(6, golden.options))
    events: list[Event] = []
    for text in golden.actions:
        events += s.apply(GAME.parse(text))
    return outcome_of(s), hash_of(events)


def paths() -> list[Path]:
    return sorted(FOLDER.glob("*.txt"))


def as_written() -> bool:
    """Whether version and fingerprint are those that the games were played by."""
    return all((golden.version, golden.fingerprint) == (GAME.version, GAME.fingerprint()) for golden in map(read, paths()))


def test_the_golden_games_belong_to_this_version_of_the_rules_and_to_this_map() -> None:
    goldens = [read(path) for path in paths()]
    assert len(goldens) == GAMES
    if {golden.version for golden in goldens} != {GAME.version}:
        pytest.fail(f"the version of the rules has changed to {GAME.version}: {AGAIN}")
    if {golden.fingerprint for golden in goldens} != {GAME.fingerprint()}:
        pytest.fail(f"only the fingerprint has changed (the map, numbers.json or cards.json), not the version of the rules: {AGAIN}")


@pytest.mark.parametrize("path", paths(), ids=lambda path: path.stem)
def test_a_golden_game_goes_as_it_went(path: Path) -> None:
    golden = read(path)
    if (golden.version, golden.fingerprint) != (GAME.version, GAME.fingerprint()):
        pytest.skip("played on another map or by another version of the rules")
    try:
        found = replay(golden)
    except IllegalAction as error:
        pytest.fail(f"the rules have changed ({error}) but not GAME.version: raise it, then {AGAIN}")
    if found != (golden.outcome, golden.events):
        pytest.fail(f"the rules have changed (other events; outcome {found[0]}) but not GAME.version: raise it, then {AGAIN}")


def test_the_golden_games_go_through_every_variety_and_nearly_every_verb() -> None:
    goldens = [read(path) for path in paths()]
    assert all(sum(golden.options == setup.options for golden in goldens) == 2 for setup in GAME.varieties())
    verbs = {action.split(" ")[0] for golden in goldens for action in golden.actions}
    assert len(set(SHAPES) - verbs) <= 4, "only what is rare in random play may be missing"
    assert all(golden.outcome != "unfinished" for golden in goldens)


def test_a_golden_game_is_written_and_read_without_loss(tmp_path: Path) -> None:
    golden = read(paths()[0])
    (tmp_path / "again.txt").write_text(golden.text(), "utf-8")
    assert read(tmp_path / "again.txt") == golden
    assert golden.text() == paths()[0].read_text("utf-8")


def test_a_change_of_the_rules_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    if not as_written():
        pytest.skip("played on another map or by another version of the rules")
    monkeypatch.setattr(campers, "NUMBERS", msgspec.structs.replace(NUMBERS, camper_steps=3))
    changed = 0
    for golden in map(read, paths()):
        try:
            changed += replay(golden) != (golden.outcome, golden.events)
        except IllegalAction:
            changed += 1
    assert changed == GAMES


# --- playing them anew


def choose(s: LfState, rng: random.Random) -> Any:
    """Chance by its weights; a seat half of the time a random action, else a random verb first, so that rare ones come up."""
    chances = s.chances()
    if chances:
        return rng.choices([act for act, _ in chances], [weight for _, weight in chances])[0]
    legal = s.legal_actions()
    if rng.random() < 0.5:
        return rng.choice(legal)
    verb = rng.choice(sorted({act.verb for act in legal}))
    return rng.choice([act for act in legal if act.verb == verb])


def play(setup: Setup, seed: int) -> tuple[Golden, set[str]]:
    """A whole game and what it shows: verbs, kinds of events, reasons."""
    rng = random.Random(seed)
    s = GAME.new(setup)
    actions: list[str] = []
    events: list[Event] = []
    while s.actor() is not None:
        act = choose(s, rng)
        actions.append(str(act))
        events += s.apply(act)
    shown = {f"verb {text.split(' ')[0]}" for text in actions}
    for event in events:
        tell = [str(getattr(event, name)) for name in ("reason", "why", "how", "token", "ability", "clue") if hasattr(event, name)]
        shown.add(" ".join([type(event).__name__, *tell]))
    golden = Golden(GAME.version, GAME.fingerprint(), dict(setup.options), actions, outcome_of(s), hash_of(events))
    return golden, shown


def weight(news: set[str]) -> int:
    """How much a game adds: a verb counts as five other things."""
    return sum(5 if new.startswith("verb ") else 1 for new in news)


def pick() -> Iterator[Golden]:
    """Twenty games over all varieties, each the one out of some that shows most of what those before have not."""
    varieties = GAME.varieties()
    known: set[str] = set()
    for number in range(GAMES):
        games = [play(varieties[number % len(varieties)], number * TRIES + seed) for seed in range(TRIES)]
        golden, shown = max(games, key=lambda game: weight(game[1] - known))
        known |= shown
        yield golden


def main() -> None:
    """Writes all of them anew."""
    FOLDER.mkdir(exist_ok=True)
    for old in paths():
        old.unlink()
    for number, golden in enumerate(pick(), 1):
        (FOLDER / f"{number:02}.txt").write_text(golden.text(), "utf-8")
    print(f"{GAMES} games of version {GAME.version}, fingerprint {GAME.fingerprint()}")


if __name__ == "__main__":
    main()
