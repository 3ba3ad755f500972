"""What must not be seen: a booklet by the other side, a hidden place, numbers of the sickness; and when the curtain falls."""

from __future__ import annotations

import random

import pytest

from game.betrayal import GAME
from game.betrayal.actions import act
from game.betrayal.haunts.sickness import fall_sick
from game.betrayal.observation import BtObservation
from game.betrayal.state import BtState
from game.betrayal.terms import TRAITORS
from game.client.betrayal.bookletscene import BookletScene
from game.client.settings import Settings
from game.client.table import TableScene
from game.client.tableview import seat_look
from game.engine.contract import ALL, TABLE, Viewer
from game.engine.match import Match
from game.session.session import Session
from game.words.betrayal.booklets import HEROES, TRAITOR, aim_words, booklet, hidden_aim, side_of, tomeless
from game.words.betrayal.host import HOST
from game.words.betrayal.names import explorer_name
from game.words.language import LANGUAGES, set_language
from tests.betrayal import swapping
from tests.betrayal.sick import sick
from tests.client.betrayal.tables import Person, match_at, new_match, played, table_of
from tests.client.hands import open_app

TWINS = 12
"""The haunt in which all are heroes, and nothing is hidden from anybody."""


def ready_asked(number: int) -> Match:
    """A game in which the first seat is asked whether it has read its booklet."""
    return match_at(lambda seen: act("ready") in seen.legal, options={"haunt": str(number)})


@pytest.mark.parametrize("number", [1, 43])
def test_each_seat_reads_its_own_side_alone(number: int) -> None:
    match = ready_asked(number)
    table = match.observe(TABLE).table
    assert side_of(match.observe(TABLE)) == ""
    for seat in range(4):
        side = side_of(match.observe(seat))
        assert side == (TRAITOR if seat == table.traitor and not tomeless(number) else HEROES)
    app = open_app()
    actor = match.actor()
    assert actor is not None
    view = table_of(app, match, actor)
    view.update(0.0)
    scene = app.scene
    assert isinstance(scene, BookletScene)
    other = HEROES if scene.side == TRAITOR else TRAITOR
    assert not any(section.title in scene.pane.markup for section in booklet("en", number, other) if not section.id.endswith("_ifwin"))
    app.close()


@pytest.mark.rule("BT-6.6.1")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hidden_traitor_reads_its_own_aim_in_the_tip_and_nobody_else_does(language: str) -> None:
    set_language(language)
    hidden = hidden_aim(language, 43)[0].paragraphs[0].text.replace("**", "")
    s = sick(4, first=1)
    heroes = aim_words(s.observe(0))
    assert hidden != heroes != ""
    assert [aim_words(s.observe(seat)) for seat in range(4)] == [heroes, hidden, heroes, heroes]
    fall_sick(s, 2, 1)  # by an exchange
    assert [aim_words(s.observe(seat)) for seat in range(4)] == [heroes, hidden, hidden, heroes]
    s.join(2, TRAITORS)  # shown
    assert aim_words(s.observe(2)) == hidden
    assert aim_words(s.observe(TABLE)) == aim_words(s.observe(ALL)) == ""
    assert {side_of(s.observe(seat)) for seat in range(4)} == {HEROES}  # all read one booklet, in which it does not stand
    assert hidden not in [one.text for section in booklet(language, 43, HEROES) for one in section.paragraphs]
    set_language("en")


def test_the_table_and_the_dead_of_night_have_no_booklet() -> None:
    app = open_app()
    view = table_of(app, ready_asked(1), TABLE)
    assert not view.may_read_booklet()
    view.open_booklet()
    assert isinstance(app.scene, TableScene)
    app.close()


def test_who_has_changed_sides_is_given_the_other_booklet_once() -> None:
    def traitors_turn(seen: BtObservation) -> bool:
        own = seen.table.bodies[max(seen.viewer, 0)]
        return seen.asked == "turn" and own.side == TRAITORS

    match = match_at(traitors_turn, options={"haunt": "5"})
    actor = match.actor()
    assert actor is not None
    app = open_app()
    view = table_of(app, match, actor)
    view.update(0.0)
    assert isinstance(app.scene, TableScene)
    view._sides[actor] = HEROES
    view.update(0.0)
    assert isinstance(app.scene, BookletScene)
    assert app.scene.side == TRAITOR
    app.pop()
    view.update(0.0)
    assert isinstance(app.scene, TableScene)
    app.close()


def test_no_curtain_falls_before_the_haunt_and_one_between_the_sides_after_it() -> None:
    settings = Settings(animation_speed="off", muted=True)
    before = Session(played(20), settings)
    assert before.needs_curtain() is None
    match = ready_asked(1)
    session = Session(match, settings)
    wanted = session.needs_curtain()
    assert wanted is not None
    assert wanted[1] == match.actor()
    assert session.viewer() == TABLE
    alone = Session(match_at(lambda seen: act("ready") in seen.legal, people=1, options={"haunt": "1"}), settings)
    assert alone.needs_curtain() is None


def test_the_curtain_and_the_menu_ask_for_the_explorer_and_before_it_is_picked_for_the_seat() -> None:
    settings = Settings(animation_speed="off", muted=True)
    assert seat_look(Session(new_match(4), settings), 1).name == "Explorer 2"
    match = ready_asked(1)
    look = seat_look(Session(match, settings), 1)
    assert look.name == explorer_name(match.observe(TABLE).table.bodies[1].who)


def test_people_on_one_side_need_no_curtain() -> None:
    match = ready_asked(1)
    traitor = match.observe(TABLE).table.traitor
    heroes = [holder if seat != traitor else type(holder)(level="random") for seat, holder in enumerate(match.holders)]
    seen = match.observe((traitor + 1) % 4)
    assert not HOST.private_now(seen, heroes)
    assert HOST.private_now(seen, match.holders)


@pytest.mark.slow
@pytest.mark.parametrize("haunt", [5, 12, 33, 43])  # a known traitor and converts, none, one with a boss, hidden ones
def test_in_whole_games_nobody_opens_the_other_sides_booklet(haunt: int) -> None:
    settings = Settings(language="en", animation_speed="off", confirm_final=False, muted=True)
    person = Person(settings, seed=haunt)
    match = new_match(4, haunt, options={"haunt": str(haunt)})
    person.app.reset(TableScene(Session(match, settings)))
    opened: list[tuple[str, str]] = []
    push = person.app.push

    def watched(scene: object) -> None:
        if isinstance(scene, BookletScene):
            own = match.observe(scene.viewer).table.bodies[scene.viewer].side
            opened.append((scene.side, TRAITOR if own == TRAITORS and not tomeless(haunt) else HEROES))
        push(scene)  # type: ignore[arg-type]

    person.app.push = watched  # type: ignore[method-assign]
    person.play()
    assert all(side == own for side, own in opened)
    assert person.curtains or haunt == TWINS or match.observe(ALL).table.haunt == 0
    person.app.close()


def pixels(match: Match, viewer: Viewer) -> bytes:
    app = open_app()
    table_of(app, match, viewer)
    app.draw()
    image: bytes = app.surface.get_buffer().raw
    app.close()
    return image


@pytest.mark.slow
@pytest.mark.parametrize("haunt", [41, 43])
def test_positions_look_the_same_whatever_is_hidden(haunt: int) -> None:
    rng = random.Random(7)
    compared = 0
    for seed in range(40):
        options = {"haunt": str(haunt)}
        match = played(rng.randrange(150, 500), 4, seed, options)
        actor = match.actor()
        if actor is None or match.observe(TABLE).table.haunt == 0:
            continue
        viewer = TABLE if compared % 2 else actor
        state = match._state
        assert isinstance(state, BtState)
        hidden = swapping.swap(GAME, state, viewer, rng)
        if hidden is None or hidden == state.hidden(viewer):
            continue
        other = played(match.length, 4, seed, options)
        other._state = GAME.rebuild(state.observe(viewer), hidden)
        assert pixels(match, viewer) == pixels(other, viewer)
        compared += 1
        if compared >= 8:
            break
    assert compared >= 3
