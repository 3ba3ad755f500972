"""What stands beside a question: help, the numbers behind an answer, and what can be left to the program."""

from __future__ import annotations

from game.client.betrayal.actionwords import action_words
from game.client.betrayal.asks import help_words
from game.client.session import Session
from game.client.table import TableScene
from tests.client.betrayal.tables import match_at, new_match, table_of
from tests.client.hands import open_app


def test_the_order_of_cards_can_be_left_to_the_program() -> None:
    app = open_app()
    match = match_at(lambda seen: len(seen.legal) > 1 and seen.legal[0].verb == "order")
    actor = match.actor()
    assert actor is not None
    legal = set(match.observe(actor).legal)
    session = Session(match, app.settings)
    session.raise_curtain(session.asked_person() or "")
    scene = TableScene(session)
    app.reset(scene)
    app.frame(0.0)
    done: list[object] = []
    scene.view.act = done.append  # type: ignore[attr-defined]
    scene.view.panel.form.group.find("for_me").act()  # type: ignore[attr-defined]
    assert len(done) == 1
    assert done[0] in legal
    app.close()


def test_whoever_may_steal_instead_reads_how_much_would_hurt() -> None:
    match = match_at(lambda seen: seen.legal[0].verb == "wound" and len(seen.legal) > 1, options={"haunt": "1"})
    actor = match.actor()
    assert actor is not None
    seen = match.observe(actor)
    by = seen.table.agenda[-1].by
    assert action_words(seen.legal[0], seen) == f"Hurt: {by}"


def test_the_traits_of_a_monster_stand_there_in_its_turn() -> None:
    match = match_at(
        lambda seen: type(seen.table.agenda[-1]).__name__ == "TakeTurn" and not seen.table.bodies[seen.table.turn.body].who,
        options={"haunt": "1"},
    )
    actor = match.actor()
    assert actor is not None
    assert "Might 8, Speed 3" in help_words(match.observe(actor))


def test_it_is_said_how_an_explorer_is_picked() -> None:
    match = new_match(4)
    actor = match.actor()
    assert actor is not None
    assert "Point at an explorer" in help_words(match.observe(actor))
    app = open_app(scale=2.0)
    table_of(app, match)
    app.draw()
    assert not app.theme.overflows
    app.close()


def test_where_rooms_can_be_chosen_on_the_board_it_is_said() -> None:
    match = match_at(lambda seen: type(seen.table.agenda[-1]).__name__ == "OtherEnd" and len(seen.legal) > 1)
    app = open_app()
    view = table_of(app, match)
    assert "on the board" in view._head()[2]
    assert any(widget.key.startswith("room:") for widget in view.panel.form.group.widgets)
    app.close()
