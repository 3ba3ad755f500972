"""What Betrayal's table costs to draw, for `game.client.benchmark`: a full house, drawn whole and under a hand."""

from __future__ import annotations

import random
import statistics
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from game.betrayal import GAME, Betrayal
from game.betrayal.board import Spot
from game.betrayal.haunts import NUMBERS, haunt
from game.betrayal.haunts.steps import HAUNT_ROOM, spawn
from game.betrayal.holding import shuffle
from game.betrayal.laying import places
from game.betrayal.state import BtState
from game.betrayal.terms import HAUNTED, ROOM
from game.client.betrayal import spots
from game.client.betrayal.view import BetrayalView
from game.client.medians import median_ms
from game.engine.contract import ALL, CHANCE, Setup
from game.engine.match import Match
from game.engine.record import Holder

if TYPE_CHECKING:
    from game.client.measuring import Bench, Figure

SEATS: Final = 6
HAUNT: Final = next(number for number in NUMBERS if any(not kind.attackable and not kind.lies for kind in haunt(number).figures.values()))
"""A haunt with figures that walk and that nobody can strike: however many there are, they stay."""
FIGURES: Final = 30
_FRAMES: Final = 240


def figures(bench: Bench) -> Iterator[Figure]:
    """A whole redraw, the pointer on buttons and on what glows in the house, and frames in which things move."""
    bench.show(full_house())
    view = bench.view(BetrayalView)

    def whole() -> None:
        view.board.redraw()
        bench.app.fresh = True
        bench.app.draw()

    whole()
    yield bench.ms(f"house of 47 tiles, {FIGURES} figures: whole table redrawn, its pieces too (median)", median_ms(whole, 60), 8.0)
    yield bench.ms("house: whole table redrawn, house as it was (median)", bench.again(), 8.0)
    widgets = view.panel.form.group.widgets
    buttons = [widget.rect.center for widget in widgets if not isinstance(widget, spots.Spot)]
    yield bench.ms("house: pointer from button to button (median)", bench.pointing(buttons), 1.5)
    rooms = [widget.rect.center for widget in widgets if isinstance(widget, spots.Spot)]
    yield bench.ms("house: pointer from room to room (median)", bench.pointing(rooms), 1.5)
    times = bench.moving(view, lambda chance: _answer(view, chance), _FRAMES)
    yield bench.ms("house: a frame while things move (median)", statistics.median(times), 8.0)
    yield bench.ms("house: the slowest of them", max(times), None)


class FullHouse(Betrayal):
    """A game that begins with every tile laid and the house full of figures."""

    def new(self, setup: Setup) -> BtState:
        """The position; of the set-up only the number of seats counts."""
        state = _haunted(super().new(setup))
        _lay_all(state)
        spawn(state, next(iter(state.haunt.figures)), FIGURES - sum(1 for body in state.t.bodies if body.alive), HAUNT_ROOM)
        chance = random.Random(1)
        for body in state.t.bodies:
            body.room = body.room and chance.choice(list(state.board.spots))
        everything = state.observe(ALL)
        return self.rebuild(everything, state.hidden(0))


def _haunted(state: BtState) -> BtState:
    """Play by chance, until in the haunt somebody may go somewhere and nobody is dead."""
    for seed in range(1, 40):
        chance, played = random.Random(seed), state.clone()
        while (actor := played.actor()) is not None and len(played.living()) >= SEATS:
            legal = played.legal_actions()
            if played.t.phase == HAUNTED and any(act.verb == "go" for act in legal):
                return played
            outcomes = [act for act, weight in played.chances() for _ in range(weight)] if actor == CHANCE else legal
            played.apply(chance.choice(outcomes))
    raise RuntimeError("no haunt began")


def _lay_all(state: BtState) -> None:
    """Every tile of the stack, where it first fits; the last ones may close their floor."""
    pile = state.t.piles[ROOM]
    for closing in (False, True):
        for room in [*pile.cards, *pile.cards]:
            found = places(state, room, state.rules.tiles[room].floors, closing=closing) if room in pile.cards else ()
            if found:
                beside, side, turn = found[0]
                state.lay_tile(room, Spot(*state.board.cell(beside, side), turn))
                pile.cards.remove(room)
    shuffle(state, ROOM)


def full_house() -> Match:
    """A match in which all that there is lies and stands on the table."""
    game = FullHouse()
    game.use_board_data(GAME.board_data())
    return Match(game, Setup(SEATS, {"haunt": str(HAUNT)}), [Holder(person="Anna")] * SEATS, 1)


def _answer(view: BetrayalView, chance: random.Random) -> None:
    if view.showing.waiting is not None:
        view.go_on()
    elif view.asked() and view.observation is not None:
        view.act(chance.choice(view.observation.legal))
