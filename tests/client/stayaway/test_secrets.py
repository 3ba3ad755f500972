"""What must not be seen: at the table without a viewer, at a hand-over, in the steps of an answer."""

from __future__ import annotations

from typing import Any
from unittest.mock import patch

import pygame
import pytest

from game.client.pictures import sprite
from game.client.settings import Settings
from game.client.stayaway.look import shape_of
from game.client.stayaway.view import StayAwayView
from game.engine.contract import TABLE, Viewer
from game.engine.match import Match
from game.stayaway.observation import SaObservation
from game.stayaway.terms import NO_BARBECUES
from game.words.stayaway.log import lines
from game.words.stayaway.names import card_name
from tests.client.hands import open_app
from tests.client.stayaway.tables import Person, match_at, new_match, sit, table_of


def exchange_answered(seen: SaObservation) -> bool:
    return seen.asked == "answer" and seen.turn > 4


def drawn(view: StayAwayView) -> tuple[set[str], set[str]]:
    """The sprites of cards and roles, and all texts, in a picture of the whole window."""
    sprites: set[str] = set()
    app = view.app
    theme = app.theme

    def watched(name: str, *size: int) -> pygame.Surface:
        sprites.add(name)
        return sprite(name, *size)

    view.layout(pygame.Rect(0, 0, *app.size))
    with (
        patch("game.client.stayaway.cards.sprite", side_effect=watched),
        patch("game.client.stayaway.seatplate.sprite", side_effect=watched),
        patch.object(theme, "text", side_effect=theme.text) as written,
        patch.object(theme, "image", side_effect=theme.image) as images,
    ):
        app.fresh = True
        app.draw()
    texts = {str(call.args[1]) for call in written.call_args_list} | {str(call.args[0]) for call in images.call_args_list}
    return {name for name in sprites if "card_" in name or "role_" in name}, texts


def test_the_table_without_a_viewer_shows_no_card_and_no_role_that_is_not_known_to_all() -> None:
    app = open_app()
    match = match_at(exchange_answered, 8)
    view = table_of(app, match, TABLE)
    seen = match.observe(TABLE)
    public = {seen.playing, *(card for place in seen.places for card in place.known)}
    sprites, texts = drawn(view)
    assert sprites <= {f"stayaway/card_{card}" for card in public}
    own = match.observe(match.actor() or 0)
    for card in set(own.hand) - public:
        assert card_name(card) not in texts
    app.close()


def test_a_table_looks_at_nothing_but_what_all_may_know() -> None:
    app = open_app()
    match = match_at(exchange_answered, 6)
    asked: set[Viewer] = set()
    observe, history = Match.observe, Match.history

    def seen(self: Match, viewer: Viewer) -> Any:
        asked.add(viewer)
        return observe(self, viewer)

    def told(self: Match, viewer: Viewer) -> Any:
        asked.add(viewer)
        return history(self, viewer)

    with patch.object(Match, "observe", seen), patch.object(Match, "history", told):
        view = table_of(app, match, TABLE)
        view.handle(pygame.Event(pygame.MOUSEMOTION, pos=view.ring.places.seats[0].center, rel=(0, 0), buttons=(0, 0, 0)))
        app.draw()
    assert asked == {TABLE}
    app.close()


@pytest.mark.rule("SA-44")
def test_who_faces_the_fire_has_the_same_buttons_with_and_without_the_answer() -> None:
    found = {}
    for held in (True, False):

        def faces(seen: SaObservation, held: bool = held) -> bool:
            return seen.asked == "barbecue" and (NO_BARBECUES in seen.hand) == held

        app = open_app()
        view = table_of(app, match_at(faces, 5))
        keys = [widget.key for widget in view.panel.form.group.widgets if widget.key.startswith(("answer", "plain"))]
        rects = [view.panel.form.group.find(key).rect for key in keys]
        enabled = [view.panel.form.group.find(key).enabled for key in keys]
        found[held] = (keys, len(rects))
        assert enabled == [held, True]
        assert view.panel.form.group.focused is None, "no key answers before it is chosen"
        app.close()
    assert found[True] == found[False]


def test_a_hand_over_shows_the_curtain_before_the_next_hand() -> None:
    person = Person(Settings(animation_speed="off", muted=True), seed=2)
    sit(person, new_match(4, 2))
    table = person.table
    person.frames(2)
    assert person.app.scene.name == "curtain"
    assert table.session.viewer() == TABLE
    first = table.session.asked_person()
    person.key(pygame.K_RETURN)
    assert person.app.scene.name == "table"
    actor = table.session.match.actor()
    assert table.session.viewer() == actor
    assert table.session.holders[actor or 0].person == first
    person.app.close()


def test_tapping_on_and_on_never_raises_the_next_persons_curtain() -> None:
    person = Person(Settings(animation_speed="off", muted=True), keyboard=True, seed=2)
    session = sit(person, new_match(4, 2)).session
    first = session.asked_person()
    while session.asked_person() == first:
        person.play(1)
    while session.holding():
        person.key(pygame.K_RETURN)
    for _tap in range(20):
        person.key(pygame.K_RETURN)
        assert session.viewer() == TABLE
        assert person.app.scene.name == "table"
    person.frames(10)
    assert person.app.scene.name == "curtain", "it falls when the keys rest"
    person.app.close()


@pytest.mark.slow
def test_whoever_was_shown_something_reads_it_before_the_screen_goes_on() -> None:
    person = Person(Settings(animation_speed="off", muted=True), seed=2)
    sit(person, new_match(5, 2))
    for _answer in range(200):
        person.play(1)
        if person.app.scene.name == "table" and person.table.session.holding():
            break
    session = person.table.session
    assert session.holding()
    holder = session.viewer()
    assert holder >= 0
    assert person.view.reading is not None
    assert not session.can_play()
    person.frames(5)
    assert session.viewer() == holder, "nothing goes on by itself"
    person.key(pygame.K_RETURN)
    assert not session.holding()
    assert session.viewer() != holder
    person.app.close()


@pytest.mark.slow
def test_a_person_may_look_at_the_own_cards_and_can_do_nothing_meanwhile() -> None:
    person = Person(Settings(animation_speed="off", muted=True), seed=2)
    match = new_match(6, 2, people=2)
    sit(person, match)
    person.play(1)
    session = person.table.session
    while person.app.scene.name == "curtain":
        person.key(pygame.K_RETURN)
    session.summon(1)
    person.frames(10)
    assert person.app.scene.name == "curtain"
    person.key(pygame.K_RETURN)
    assert session.viewer() == 1
    assert person.view.observation is not None
    assert person.view.observation.hand
    assert not session.can_play()
    person.press("dismiss")
    assert session.summoned() is None
    person.app.close()


def test_only_the_thing_can_declare_and_is_asked_once_more() -> None:
    app = open_app()
    view = table_of(app, match_at(lambda seen: seen.role == "thing" and seen.asked == "act", 5))
    assert view.observation is not None
    assert view.observation.interrupts
    view.panel.form.group.find("declare").act()
    assert view.choosing.armed == "declare"
    assert not view.session.over()
    view.panel.form.group.find("declare").act()
    assert view.session.over()
    app.close()
    app = open_app()
    human = table_of(app, match_at(lambda seen: seen.role == "human" and seen.asked == "act", 5))
    assert all(widget.key != "declare" for widget in human.panel.form.group.widgets)
    app.close()


@pytest.mark.slow
@pytest.mark.parametrize("speed", ["off", "normal"])
def test_nothing_of_a_private_view_stays_when_the_table_looks_on(speed: str) -> None:
    """Every picture of the table without a viewer, from the first frame after a person has acted."""
    person = Person(Settings(animation_speed=speed, muted=True), seed=6)
    match = new_match(5, 6)
    table = sit(person, match)
    looks = 0
    for _answer in range(25):
        person.play(1)
        while table.session.viewer() == TABLE:
            looks += 1
            seen, view = match.observe(TABLE), person.view
            told = {line.text for line in lines(match.history(TABLE), view.names, shape_of)}
            assert {line.text for line in view.lines} <= told
            assert (view.eyes.notes, view.eyes.since, view.eyes.received, dict(view.ring.roles)) == ([], [], [], {})
            if person.app.scene.name == "curtain":
                break
            public = {seen.playing, view.table.playing, view.table.answered, *(card for place in seen.places for card in place.known)}
            if not view.showing.busy():
                sprites, _texts = drawn(view)
                assert sprites <= {f"stayaway/card_{card}" for card in public}
            person.frames()
    assert looks > 10
    person.app.close()
