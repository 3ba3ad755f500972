"""What the benchmark of the table draws is what it says: everything there is."""

from __future__ import annotations

from game.betrayal import GAME
from game.client.betrayal.costs import FIGURES, full_house


def test_the_full_house_has_every_tile_and_thirty_figures_and_can_be_played() -> None:
    match = full_house()
    actor = match.actor()
    assert isinstance(actor, int)
    seen = match.observe(actor)
    assert set(seen.table.spots) == set(GAME.tiles)
    assert len(seen.table.spots) == 47
    assert sum(1 for body in seen.table.bodies if body.alive and body.room) == FIGURES == 30
    going = next(act for act in seen.legal if act.verb == "go")
    match.play(going)
    assert match.observe(actor).table.bodies[seen.table.turn.body].room == going.words[0]
