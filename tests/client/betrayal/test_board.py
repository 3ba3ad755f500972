"""Names and figures in the rooms: nobody stands on a name, and a name is left out only where somebody would."""

from __future__ import annotations

import pygame
import pytest

from game.betrayal import GAME
from game.betrayal.table import Body
from game.client.betrayal.figures import figure_mark
from game.client.betrayal.hints import figure_hint
from game.client.betrayal.spots import LayingSpot, Spot
from game.client.theme import LANTERN
from game.words.betrayal.housetable import HouseTable
from game.words.betrayal.wording import figure_names
from tests.client.betrayal.tables import match_at, played, table_of
from tests.client.hands import open_app


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.slow
def test_no_figure_stands_on_the_name_of_a_room(size: tuple[int, int], language: str) -> None:
    app = open_app(size, language)
    named = 0
    for seed in range(4):
        board = table_of(app, played(90 + 90 * seed, 6, seed, {"haunt": "38"})).board
        taken = board.figures()
        shown = {piece.look[1] for piece in board.pieces() if piece.look[0] == "room" and piece.look[-1]}
        for index, rect in taken.items():
            room = board.table.room_of(index)
            paper = board.art.paper(room, board.plan.side)
            if paper is None or room not in shown:
                continue
            named += 1
            assert not paper.move(board.room_rect(room).topleft).inflate(0, -4).colliderect(rect)
        empty = set(board.table.t.spots) - {board.table.room_of(index) for index in taken}
        visible = {room for room in empty if board.room_rect(room).colliderect(board.rect)}
        assert visible <= shown
        app.pop()
    assert named > 3
    app.close()


def test_several_of_a_kind_bear_the_numbers_they_are_called_by() -> None:
    bodies = [
        Body("explorer", "zoe_ingstrom", 0, "heroes", "attic"),
        Body("zombie", "", 0, "traitors", "attic"),
        Body("madman", "", 0, "traitors", "attic"),
        Body("zombie", "", 0, "traitors", "attic"),
    ]
    table = HouseTable(GAME.tiles)
    table.t.bodies, table.t.haunt = bodies, 10
    names = figure_names(table.t)
    assert [figure_mark(table.t, index) for index in range(4)] == ["Z", "1", "M", "2"]
    assert [names(index) for index in range(1, 4)] == ["Zombie 1", "Madman", "Zombie 2"]


def test_somebodys_double_bears_that_explorers_letter() -> None:
    table = HouseTable(GAME.tiles)
    table.t.bodies = [
        Body("explorer", "zoe_ingstrom", 0, "heroes", "attic"),
        Body("evil_twin", "", 0, "traitors", "attic", mark="0"),
    ]
    table.t.haunt = 12
    assert (figure_mark(table.t, 1), figure_names(table.t)(1)) == ("Z", "Evil Twin (Zoe)")


@pytest.mark.parametrize(
    ("haunt", "kind", "called", "marks"),
    [(10, "zombie", ["Zombie 1", "Zombie 2"], ["1", "2"]), (33, "elder_god", ["Elder God"], ["E"])],
)
def test_the_mark_of_a_zombie_or_of_the_elder_god_is_no_part_of_its_name(
    haunt: int, kind: str, called: list[str], marks: list[str]
) -> None:
    table = HouseTable(GAME.tiles)
    monsters = [Body(kind, "", 0, "traitors", "attic", mark="0") for _ in called]
    table.t.bodies, table.t.haunt = [Body("explorer", "zoe_ingstrom", 0, "heroes", "attic"), *monsters], haunt
    names = figure_names(table.t)
    assert [names(index + 1) for index in range(len(called))] == called
    assert [figure_mark(table.t, index + 1) for index in range(len(called))] == marks


def test_a_zombie_says_under_the_pointer_whom_it_is_after() -> None:
    app = open_app()
    view = table_of(app, played(200, 4, 3, {"haunt": "38"}))
    seats = view.table.seats
    assert view.observation is not None
    for table in (view.table.t, view.observation.table):
        table.bodies = [*table.bodies[:seats], Body("zombie", "", 0, "traitors", "attic", traits=[2, 6, 2, 3], mark="1")]
        table.haunt = 10
    assert figure_hint(view, seats).startswith("Zombie\n")
    assert f"After: {view.names(1)}" in figure_hint(view, seats)
    view.table.t.bodies[seats].mark = "trapped"
    assert "Trapped" in figure_hint(view, seats)
    assert ("More in the booklet" in figure_hint(view, seats)) == view.may_read_booklet()
    app.close()


def test_the_doors_of_a_room_that_is_laid_are_seen_in_its_frame() -> None:
    match = match_at(lambda seen: sum(act.verb == "turn" for act in seen.legal) in (2, 3))
    app = open_app()
    view = table_of(app, match)
    for _turn in view.laying.found:
        spot = view.panel.form.group.find("lay")
        assert isinstance(spot, LayingSpot)
        now = view.laying.now()
        assert now is not None
        assert {*spot.doors, *spot.false} == set(view.board.table.board.sides(now.room, now.turn))
        surface = pygame.Surface(app.size)
        spot.paint(surface, app.theme, False)
        rect, inside = spot.place, 1 + app.theme.px(5) // 2
        middles = {
            "N": (rect.centerx, rect.top + inside),
            "S": (rect.centerx, rect.bottom - 1 - inside),
            "W": (rect.left + inside, rect.centery),
            "E": (rect.right - 1 - inside, rect.centery),
        }
        for side, at in middles.items():
            if side not in spot.false:
                assert (tuple(surface.get_at(at))[:3] == tuple(LANTERN)) == (side not in spot.doors)
        view.turn_room()
    app.close()


def test_the_doors_of_rooms_one_can_go_to_stay_in_sight() -> None:
    app = open_app()
    view = table_of(app, match_at(lambda seen: sum(act.verb == "go" for act in seen.legal) > 1))
    lit = [widget for widget in view.panel.form.group.widgets if isinstance(widget, Spot) and widget.key.startswith("go:")]
    assert len(lit) > 1
    for spot in lit:
        room = spot.key.removeprefix("go:")
        assert spot.doors == tuple(view.table.board.sides(room))
        surface = pygame.Surface(app.size)
        spot.paint(surface, app.theme, False)
        middle = (spot.place.centerx, spot.place.top + 1 + app.theme.px(3) // 2)
        assert (tuple(surface.get_at(middle))[:3] == tuple(LANTERN)) == ("N" not in spot.doors)
    app.close()
