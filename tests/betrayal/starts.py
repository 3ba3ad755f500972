"""Whether a side can win at all when a haunt begins: `python -m tests.betrayal.starts --games N --seed S`.

Random games by the chart, three to six players, with none to all but one of the haunts already played, up to the moment when both sides
have made ready. What each goal needs stands
in the haunt's file of the referee (`tests.referees.betrayal.haunt_facts`), read from the haunt's own pages, and is counted here by the
maps' own doors, apart from the program's reading (`game.betrayal.needs`): nothing but the position that ALL sees is taken from the game.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import random
import sys
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final, NamedTuple
from xml.etree import ElementTree

from game.engine import games, places
from game.engine.contract import ALL, CHANCE, Setup
from tests.referees.betrayal.haunt_facts import HAUNTS, facts_of, lacking

MOST_ACTIONS: Final = 60_000
_SHIFT: Final = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
_DECKS: Final = ("omen", "item")


class Tile(NamedTuple):
    """A room as printed."""

    doors: tuple[str, ...]
    floors: tuple[str, ...]
    symbol: str


@cache
def printed() -> Mapping[str, Tile]:
    """Every room, read from its map."""
    found = {}
    for path in sorted((places.maps() / "rooms").glob("*.tmx")):
        root = ElementTree.parse(path).getroot()
        says = {each.get("name"): each.get("value", "") for each in root.iter("property")}
        doors = tuple(each.get("name", "") for each in root.iter("object") if each.get("type") == "door")
        found[path.stem] = Tile(doors, tuple(says["floors"].replace(",", " ").split()), says.get("symbol", ""))
    return found


def open_floors(table: Any) -> set[str]:
    """The floors with a door that has nothing behind it: there a room can still be laid."""
    cells = {(spot.floor, spot.x, spot.y) for spot in table.spots.values()}
    walls = set(table.walls)
    found = set()
    for room, spot in table.spots.items():
        for side in printed()[room].doors:
            turned = "NESW"["NESW".index(side) + spot.turn - 4]
            dx, dy = _SHIFT[turned]
            if (spot.floor, spot.x + dx, spot.y + dy) not in cells and (room, turned) not in walls:
                found.add(spot.floor)
    return found


class Start:
    """A position in which a haunt begins."""

    def __init__(self, observation: Any) -> None:
        self.table = observation.table
        self.secrets = observation.secrets
        self.floors = open_floors(self.table)
        self.seats = sum(body.kind == "explorer" for body in self.table.bodies)

    def _can_be_laid(self, room: str) -> bool:
        return room in self.table.piles["room"].cards and bool(self.floors & set(printed()[room].floors))

    def _can_be_drawn(self, card: str) -> bool:
        """From its deck, when a room with its sign can still be found."""
        for deck in _DECKS:
            pile = self.table.piles[deck]
            if card in pile.cards or card in pile.discards:
                return any(printed()[room].symbol == deck and self._can_be_laid(room) for room in self.table.piles["room"].cards)
        return False

    def _had(self, card: str) -> bool:
        """In a hand, on the floor, or waiting as a companion."""
        held = any(card in body.cards for body in self.table.bodies if body.alive)
        return held or card in self.table.tokens or any(card in cards for cards in self.table.dropped.values())

    def number(self, source: str) -> int:
        """How many of a source there are."""
        kind, _, name = source.partition(" ")
        table = self.table
        if kind in ("room", "laid"):
            return int(name in table.spots or (kind == "room" and self._can_be_laid(name)))
        if kind in ("card", "had"):
            return int(self._had(name) or (kind == "card" and self._can_be_drawn(name)))
        if kind == "deck":
            return int(any(name in table.piles[deck].cards or name in table.piles[deck].discards for deck in _DECKS))
        if kind == "token":
            return len(table.tokens.get(name, ()))
        if kind == "figure":
            return sum(body.kind == name and body.alive and bool(body.room) for body in table.bodies)
        if kind == "traitor":
            return int(table.traitor >= 0 and table.bodies[table.traitor].alive)
        assert kind == "sick", source
        return sum("1" in own.get("tokens", "").split() for own in self.secrets.own)

    def impossible(self) -> list[str]:
        """What is missing for whom; empty when every side can win. A lost tile or card is told whatever the haunt."""
        found = []
        facts = facts_of(self.table.haunt)
        if not facts.known:
            found.append(lacking(self.table.haunt))
        for side, least, sources in facts.demands:
            needed = least or self.seats
            there = sum(self.number(source) for source in sources)
            if there < needed:
                found.append(f"{side}: {there} of {needed} ({', '.join(sources)})")
        if not any(body.alive for body in self.table.bodies[: self.seats] if body.side == "heroes"):
            found.append("heroes: nobody lives")
        return found

    def lost(self) -> list[str]:
        """The rooms that are neither in the house nor in the stack, and the omens and items that are nowhere."""
        table = self.table
        rooms = [room for room in printed() if room not in table.spots and room not in table.piles["room"].cards]
        return [*rooms, *table.gone]


class Found(NamedTuple):
    """What a game came to: its haunt (0: none began), seats, the number of haunts played before, and what was wrong."""

    seed: int
    haunt: int
    seats: int
    played: int
    missing: list[str]
    lost: list[str]


def setup_of(seed: int, contained: Sequence[int]) -> Setup:
    """A game by the chart, with some of the haunts played already."""
    rng = random.Random(f"start {seed}")
    played = sorted(rng.sample(list(contained), (seed // 4) % len(contained)))
    return Setup(3 + seed % 4, {"played": "_".join(map(str, played))})


def start_of(seed: int) -> Found:
    """Plays a game at random to its haunt's start."""
    game = games.load("betrayal")
    setup = setup_of(seed, sorted(HAUNTS))
    rng = random.Random(seed)
    s: Any = game.new(setup)
    haunted = False
    for _ in range(MOST_ACTIONS):
        actor = s.actor()
        if actor is None:
            break
        if actor == CHANCE:
            outcomes = list(s.chances())
            chosen = rng.choices([outcome for outcome, _ in outcomes], [weight for _, weight in outcomes])[0]
        else:
            chosen = rng.choice(list(s.legal_actions()))
        events = s.apply(chosen)
        haunted = haunted or any(type(event).__name__ == "HauntBegins" for event in events)
        if haunted and (seen := s.observe(ALL)).table.counters.get("ready"):
            start = Start(seen)
            return Found(
                seed,
                seen.table.haunt,
                setup.seats,
                len([each for each in setup.options["played"].split("_") if each]),
                start.impossible(),
                start.lost(),
            )
    return Found(seed, 0, setup.seats, 0, [], [])


def told(found: Sequence[Found]) -> str:
    """The figures: starts and impossible ones by haunt and seats, with the first of each kind."""
    lines = []
    for haunt in sorted({each.haunt for each in found if each.haunt}):
        for seats in sorted({each.seats for each in found if each.haunt == haunt}):
            here = [each for each in found if (each.haunt, each.seats) == (haunt, seats)]
            bad = [each for each in here if each.missing]
            lines.append(f"haunt {haunt:2} seats {seats}: {len(here):4} starts, {len(bad):3} impossible")
            kinds = Counter(words for each in bad for words in each.missing)
            lines += [f"    {number} x {words} (seed {next(e.seed for e in bad if words in e.missing)})" for words, number in kinds.items()]
    begun = [each for each in found if each.haunt]
    impossible = sum(bool(each.missing) for each in begun)
    lost = sum(bool(each.lost) for each in begun)
    lines.append(f"games: {len(found)}\nstarts: {len(begun)}\nimpossible: {impossible}\nwith a tile out of the game: {lost}")
    return "\n".join(lines)


def main(arguments: Sequence[str] | None = None) -> int:
    """The command. Returns its exit status: 1 when a game began that a side cannot win."""
    parser = argparse.ArgumentParser(prog="python -m tests.betrayal.starts", description=__doc__)
    parser.add_argument("--games", type=int, default=300, metavar="N", help="how many games (300)")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="seed of the first game; each has the next (1)")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1, metavar="P", help="how many at once (all cores)")
    asked = parser.parse_args(arguments)
    found = []
    with multiprocessing.get_context("spawn").Pool(asked.processes) as pool:
        for each in pool.imap(start_of, range(asked.seed, asked.seed + asked.games), chunksize=5):
            found.append(each)
            print(f"\r{len(found)} games, {sum(bool(each.missing) for each in found)} impossible", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    print(told(found))
    return 1 if any(each.missing or each.lost for each in found) else 0


if __name__ == "__main__":
    sys.exit(main())
