"""The table at every size: no text cut, rooms never over one another, everything in its place."""

from __future__ import annotations

from functools import cache
from itertools import combinations

import pygame
import pytest

from game.betrayal.events import Drew, HauntBegins, Rolled
from game.client.betrayal.bookletscene import BookletScene
from game.client.betrayal.end import EndScene
from game.client.betrayal.figures import figure_rects
from game.client.betrayal.reveal import RevealScene
from game.client.opening import draw
from game.client.scenes.setup import SetupScene
from game.engine.contract import TABLE
from game.engine.match import Match
from game.words.betrayal.host import PLAYED
from game.words.betrayal.housetable import Dice
from game.words.language import LANGUAGES
from tests.client.betrayal.tables import match_at, played, table_of
from tests.client.hands import open_app

pytestmark = pytest.mark.slow

SIZES = ((1280, 720), (1920, 1080), (960, 600), (1024, 1100))
SCALES = (1.0, 1.5, 2.0)
HAUNTS = ("1", "38", "41", "45")


@cache
def house(actions: int, seats: int, seed: int, haunt: str) -> Match:
    """A match that is looked at only, so that all sizes and languages may share it."""
    return played(actions, seats, seed, {"haunt": haunt})


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("size", SIZES)
def test_no_text_is_cut(size: tuple[int, int], scale: float, language: str) -> None:
    app = open_app(size, language, scale)
    for number, haunt in enumerate(HAUNTS):
        for actions in (0, 4, 90, 260, 500):
            match = house(actions, 3 + number, number, haunt)
            view = table_of(app, match, None if actions % 4 else TABLE)
            app.fresh = True
            app.draw()
            assert not app.theme.overflows, (haunt, actions, app.theme.overflows)
            for body in view.table.t.bodies[: view.table.seats]:
                for card in body.cards[:2]:
                    view.read_card = card
                    app.fresh = True
                    app.draw()
                    assert not app.theme.overflows, (card, app.theme.overflows)
            while len(app.stack) > 0:
                app.pop()
    app.close()


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("size", SIZES)
def test_other_screens_cut_nothing(size: tuple[int, int], scale: float) -> None:
    for language in LANGUAGES:
        app = open_app(size, language, scale)
        app.settings.put(PLAYED, [1, 45])
        match = match_at(lambda seen: any(act.verb == "ready" for act in seen.legal), options={"haunt": "1"})
        view = table_of(app, match)
        begun = next(event for event in match.history(TABLE) if isinstance(event, HauntBegins))
        view.showing.waiting = begun
        draw(app, [RevealScene(view, begun)])
        assert not app.theme.overflows
        view.showing.waiting = None
        draw(app, [BookletScene(view)])
        assert not app.theme.overflows
        match.concede(0)  # what is told at the end is told after it
        draw(app, [EndScene(view.session)])
        assert not app.theme.overflows
        draw(app, [SetupScene("betrayal")])
        assert not app.theme.overflows
        app.close()


def test_what_is_shown_while_things_happen_fits() -> None:
    for language in LANGUAGES:
        app = open_app((960, 600), language, 1.5)
        match = played(300, 4, 3, {"haunt": "45"})
        view = table_of(app, match)
        for event in match.history(TABLE):
            if isinstance(event, Drew):
                view.showing.waiting = event
            elif isinstance(event, Rolled):
                view.showing.waiting = event
                view.table.dice = Dice(event.body, event.purpose, event.dice, event.trait, sum(event.dice), 3, True)
            else:
                continue
            app.fresh = True
            app.draw()
            assert not app.theme.overflows, app.theme.overflows
        app.close()


@pytest.mark.parametrize("size", SIZES)
def test_rooms_and_figures_have_places_of_their_own(size: tuple[int, int]) -> None:
    app = open_app(size)
    for seed in range(6):
        view = table_of(app, house(120 + 90 * seed, 6, seed, "38"))
        plan, table = view.board.plan, view.table
        rooms = {room: plan.room(spot) for room, spot in table.t.spots.items()}
        assert not any(one.colliderect(other) for one, other in combinations(rooms.values(), 2))
        for floor in ("upper", "ground", "basement"):
            mine = [rect for room, rect in rooms.items() if table.t.spots[room].floor == floor]
            assert all(plan.board(floor).contains(rect) for rect in mine)
            assert plan.rect.contains(pygame.Rect(mine[0]).unionall(mine)) or plan.side <= 56
        for index, rect in figure_rects(table, plan).items():
            assert rooms[table.room_of(index)].contains(rect)
        app.pop()
    app.close()
