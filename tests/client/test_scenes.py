"""From the title to the table and back, by posted events."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.client import settings as kept
from game.client.app import App
from game.client.scenes.curtain import CurtainScene
from game.client.scenes.rulebook import RulebookScene
from game.client.scenes.title import TitleScene
from game.client.starting import resume
from game.client.table import TableScene
from game.engine import games, places
from game.engine.contract import TABLE, Setup
from game.engine.match import Match
from game.engine.record import Holder, RecordFile
from game.session.session import Session
from tests.client.hands import Hands, open_app

ANNA, BORYS, COMPUTER = Holder(person="Anna"), Holder(person="Borys"), Holder(level="random")


@pytest.fixture
def app() -> Iterator[App]:
    window = open_app()
    yield window
    window.close()


@pytest.fixture
def hands(app: App) -> Hands:
    app.push(TitleScene())
    found = Hands(app)
    found.frames()
    return found


def table_of(app: App) -> TableScene:
    assert isinstance(app.scene, TableScene)
    return app.scene


def saved(path: Path, holders: list[Holder], actions: int = 12) -> None:
    """A saved game in which people have played the first thing there is so many times."""
    match = Match(games.load("lastfriday"), Setup(6, {"chapter": "I"}), holders, 5, RecordFile(path))
    while match.length < actions:
        actor = match.actor()
        assert actor is not None
        match.play(match.observe(actor).legal[0])


@pytest.mark.slow
def test_two_clicks_lead_from_the_title_to_a_game_against_the_computer(hands: Hands) -> None:
    hands.click("game:lastfriday")
    hands.click("play")
    session = table_of(hands.app).session
    assert session.people() == ["Player"]
    assert [bool(holder.person) for holder in session.holders] == [False, True, True, True, True, True]
    assert session.path is not None
    assert session.path.exists()


@pytest.mark.slow
def test_everything_there_works_without_a_mouse(hands: Hands) -> None:
    hands.tab_to("game:lastfriday")
    hands.key(pygame.K_RETURN)
    assert hands.app.scene.name == "setup"
    hands.tab_to("option:chapter")
    hands.key(pygame.K_RIGHT)
    hands.tab_to("play")
    hands.key(pygame.K_SPACE)
    assert table_of(hands.app).session.match.setup.options["chapter"] == "I"
    hands.key(pygame.K_ESCAPE)
    assert hands.app.scene.name == "menu"
    hands.tab_to("leave")
    hands.key(pygame.K_RETURN)
    assert hands.app.scene.name == "title"


def test_escape_goes_back_from_every_page(hands: Hands) -> None:
    for key in ("game:lastfriday", "settings", "rules"):
        hands.click(key)
        assert hands.app.scene.name != "title"
        hands.key(pygame.K_ESCAPE)
        assert hands.app.scene.name == "title"


def test_one_person_cannot_be_maniac_and_camper_and_is_told_so(hands: Hands) -> None:
    hands.click("game:lastfriday")
    hands.click("seat:0")
    play = hands.find("play")
    assert not play.enabled
    assert "Maniac" in play.reason
    hands.click("play")
    assert hands.app.scene.name == "setup"


@pytest.mark.slow
def test_sides_are_swapped_with_one_click(hands: Hands) -> None:
    hands.click("game:lastfriday")
    hands.click("swap")
    hands.click("play")
    holders = table_of(hands.app).session.holders
    assert [bool(holder.person) for holder in holders] == [True, False, False, False, False, False]


@pytest.mark.slow
def test_a_name_is_written_and_kept_for_the_next_game(hands: Hands) -> None:
    hands.click("game:lastfriday")
    hands.click("name:0")
    for _letter in "Player":
        hands.key(pygame.K_BACKSPACE)
    assert hands.find("play").reason == "Everybody needs a name."
    hands.write("Олена")
    hands.click("play")
    assert table_of(hands.app).session.people() == ["Олена"]
    assert kept.load().names == ["Олена"]


@pytest.mark.slow
def test_six_people_can_share_the_table(hands: Hands) -> None:
    hands.click("game:lastfriday")
    for _person in range(5):
        hands.click("add")
    hands.tab_to("play")
    hands.key(pygame.K_RETURN)
    session = hands.app.stack[1]
    assert isinstance(session, TableScene)
    assert len(session.session.people()) == 6


def test_the_language_changes_at_once_and_stays(hands: Hands) -> None:
    hands.click("settings")
    hands.tab_to("language")
    hands.key(pygame.K_RIGHT)
    hands.key(pygame.K_RIGHT)
    assert hands.find("done").words() == "Готово"
    assert kept.load().language == "uk"
    hands.key(pygame.K_LEFT)
    hands.key(pygame.K_LEFT)
    assert hands.find("done").words() == "Done"


def test_the_size_of_text_changes_at_once(hands: Hands) -> None:
    hands.click("settings")
    before = hands.find("done").rect.height
    hands.tab_to("text_scale")
    for _step in range(3):
        hands.key(pygame.K_RIGHT)
    assert hands.app.theme.text_scale == 2.0
    assert hands.find("done").rect.height > before


def test_the_rulebook_opens_at_a_section_and_pages_through(hands: Hands) -> None:
    hands.key(pygame.K_F1)
    scene = hands.app.scene
    assert isinstance(scene, RulebookScene)
    assert {widget.key.split(":")[0] for widget in scene.list.widgets() if ":" in widget.key} == {"house", *games.NAMES}
    hands.key(pygame.K_DOWN)
    hands.key(pygame.K_DOWN)
    assert scene.open == ("house", "seats")
    hands.key(pygame.K_F1)
    assert hands.app.scene.name == "title"


@pytest.mark.slow
def test_a_game_that_waits_lights_another_lantern_and_is_continued(hands: Hands) -> None:
    folder = places.records(writing=True)
    saved(folder / "one.lantern", [COMPUTER, ANNA, ANNA, ANNA, ANNA, ANNA])
    (folder / "broken.lantern").write_text("no such thing\n")
    hands.app.reset(TitleScene())
    hands.frames()
    hands.click("continue")
    hands.frames(2)
    found = hands.app.library.waiting
    assert len(found) == 2
    at = next(number for number, info in enumerate(found) if info.problem is None)
    broken = hands.find(f"record:{1 - at}").words()
    assert "Cannot be continued" in broken
    assert "broken.lantern" in broken
    hands.click(f"record:{1 - at}")
    assert hands.app.scene.name == "message"
    hands.key(pygame.K_ESCAPE)
    assert hands.app.scene.name == "continue"
    hands.click(f"record:{at}")
    session = table_of(hands.app).session
    assert session.path == found[at].path
    assert session.match.length >= 12
    assert (folder / "broken.lantern").read_text() == "no such thing\n"


def two_at_the_table(hands: Hands) -> Session:
    """Anna is asked, and a game with Borys as the Maniac has just been loaded."""
    path = places.records(writing=True) / "two.lantern"
    saved(path, [BORYS, ANNA, ANNA, ANNA, ANNA, ANNA])
    resume(hands.app, path)
    hands.frames(3)
    table = hands.app.stack[1]
    assert isinstance(table, TableScene)
    return table.session


@pytest.mark.slow
def test_the_curtain_hides_everything_until_it_is_raised(hands: Hands) -> None:
    session = two_at_the_table(hands)
    assert isinstance(hands.app.scene, CurtainScene)
    assert session.viewer() == TABLE
    for key in (pygame.K_a, pygame.K_TAB, pygame.K_l, pygame.K_z, pygame.K_LEFT):
        hands.key(key)
    hands.click((5, 5))
    assert isinstance(hands.app.scene, CurtainScene)
    assert session.viewer() == TABLE
    hands.key(pygame.K_RETURN)
    assert isinstance(hands.app.scene, TableScene)
    assert session.viewer() == session.match.actor()


@pytest.mark.parametrize("event", [pygame.WINDOWMINIMIZED, pygame.WINDOWFOCUSLOST])
@pytest.mark.slow
def test_the_curtain_falls_when_the_window_was_away(hands: Hands, event: int) -> None:
    session = two_at_the_table(hands)
    hands.key(pygame.K_SPACE)
    assert session.viewer() != TABLE
    pygame.event.post(pygame.Event(event))
    hands.frames(2)
    assert isinstance(hands.app.scene, CurtainScene)
    assert session.viewer() == TABLE


@pytest.mark.slow
def test_the_picture_behind_the_curtain_is_the_same_whatever_is_hidden(hands: Hands) -> None:
    session = two_at_the_table(hands)
    hands.frames(2)
    first = pygame.image.tobytes(hands.app.surface, "RGB")
    hands.key(pygame.K_RETURN)
    assert pygame.image.tobytes(hands.app.surface, "RGB") != first
    session.cover()
    hands.frames(3)
    hands.move((-1, -1))
    assert pygame.image.tobytes(hands.app.surface, "RGB") == first


@pytest.mark.slow
def test_conceding_asks_first(hands: Hands) -> None:
    hands.click("game:lastfriday")
    hands.click("play")
    session = table_of(hands.app).session
    hands.key(pygame.K_ESCAPE)
    hands.click("concede")
    assert hands.app.scene.name == "message"
    hands.key(pygame.K_RETURN)
    assert hands.app.scene.name == "menu"
    assert not session.over()
    hands.click("concede")
    hands.click("answer:0")
    assert session.over()


@pytest.mark.slow
def test_starting_again_keeps_the_old_game(hands: Hands) -> None:
    hands.click("game:lastfriday")
    hands.click("play")
    first = table_of(hands.app).session.path
    hands.key(pygame.K_ESCAPE)
    hands.click("again")
    hands.click("answer:0")
    second = table_of(hands.app).session.path
    assert first is not None
    assert first.exists()
    assert second not in (None, first)


@pytest.mark.slow
def test_seats_are_handed_over_in_the_menu(hands: Hands) -> None:
    hands.click("game:lastfriday")
    hands.click("play")
    session = table_of(hands.app).session
    hands.key(pygame.K_ESCAPE)
    hands.click("seats")
    hands.tab_to("seat:5")
    hands.key(pygame.K_RIGHT)
    hands.tab_to("accept")
    hands.key(pygame.K_RETURN)
    assert session.holders[5].person == ""
    assert session.holders[4].person == "Player"


@pytest.mark.slow
def test_a_folder_that_cannot_be_written_is_said_and_the_game_goes_on(hands: Hands, own_data_folder: Path) -> None:
    own_data_folder.write_text("a file where a folder should be")
    hands.click("game:lastfriday")
    hands.click("play")
    assert hands.app.scene.name == "message"
    hands.click("answer:1")
    assert table_of(hands.app).session.path is None


def test_the_window_takes_another_size_but_lays_out_no_smaller_one(hands: Hands) -> None:
    for size, expected in (((1920, 1080), (1920, 1080)), ((480, 300), (960, 600))):
        pygame.display.set_mode(size, pygame.RESIZABLE)
        pygame.event.post(pygame.Event(pygame.VIDEORESIZE, size=size, w=size[0], h=size[1]))
        hands.frames()
        assert hands.app.size == expected
        assert hands.app.theme.size == expected


def test_nothing_is_drawn_while_nothing_changes(hands: Hands) -> None:
    hands.click("settings")
    hands.frames(2)
    hands.app.surface.fill((1, 2, 3))
    hands.frames(3)
    assert hands.app.surface.get_at((0, 0))[:3] == (1, 2, 3)


def test_two_windows_with_one_seed_draw_the_same_title() -> None:
    pictures = []
    for _window in range(2):
        app = open_app()
        app.push(TitleScene())
        Hands(app).frames(5)
        pictures.append(pygame.image.tobytes(app.surface, "RGB"))
        app.close()
    assert pictures[0] == pictures[1]
