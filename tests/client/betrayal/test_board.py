"""Names and figures in the rooms: nobody stands on a name, and a name is left out only where somebody would."""

from __future__ import annotations

import pytest

from tests.client.betrayal.tables import played, table_of
from tests.client.hands import open_app


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
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
