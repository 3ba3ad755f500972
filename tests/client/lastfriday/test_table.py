"""Clicking, hovering, keys: everything at the table by posted events."""

from __future__ import annotations

import pygame
import pytest
from msgspec import structs

from game.client.lastfriday.plan import WALK
from game.client.scenes.menu import MenuScene
from game.engine.match import Match
from game.lastfriday import events
from game.lastfriday.observation import LfObservation
from game.lastfriday.terms import MANIAC
from game.words.lastfriday.names import aim, clue_name
from game.words.lastfriday.refusals import SENTENCES
from tests.client.lastfriday.tables import Table, match_at, turn_of


def camper_table() -> Table:
    return Table(match_at(turn_of(1), {"chapter": "II"}))


def maniac_match(round_: int = 2) -> Match:
    return match_at(lambda seen: seen.asked == "maniac" and seen.round == round_, {"chapter": "II"})


def length(table: Table) -> int:
    return table.session.match.length


def seen(table: Table) -> LfObservation:
    assert table.view.observation is not None
    return table.view.observation


# --- a Camper's plan
def test_a_step_is_laid_out_by_a_click_and_done_by_a_second_one() -> None:
    table = camper_table()
    before, target = length(table), next(iter(table.view.control.targets()))
    table.click(target)
    assert [act.dot for act in table.view.control.plan.steps] == [int(target[1:])]
    assert length(table) == before
    table.click(target)
    assert length(table) == before + 1
    assert table.session.match.actions[-1].verb in WALK


@pytest.mark.slow
def test_two_steps_are_planned_dot_after_dot_and_played_one_after_another() -> None:
    table = camper_table()
    before = length(table)
    table.click(next(iter(table.view.control.targets())))
    second = next(iter(table.view.control.targets()))
    table.click(second)
    planned = list(table.view.control.plan.steps)
    assert len(planned) == 2
    table.key(pygame.K_RETURN)
    table.frames(3)
    played = table.session.match.actions[before:]
    assert played[: len(planned)] == planned or len(played) == 1  # it stops where something happens


def test_backspace_and_the_right_button_take_the_last_step_back() -> None:
    table = camper_table()
    table.click(next(iter(table.view.control.targets())))
    table.click(next(iter(table.view.control.targets())))
    table.key(pygame.K_BACKSPACE)
    assert len(table.view.control.plan.steps) == 1
    table.click((400, 400), button=3)
    assert table.view.control.plan.steps == []


def test_the_buttons_go_and_take_back_do_the_same() -> None:
    table = camper_table()
    before = length(table)
    table.click(next(iter(table.view.control.targets())))
    table.click("#take-back")
    assert table.view.control.plan.steps == []
    table.click(next(iter(table.view.control.targets())))
    table.click("#commit")
    assert length(table) == before + 1


@pytest.mark.slow
def test_a_plan_reaches_no_further_than_the_steps_left() -> None:
    table = camper_table()
    for _step in range(2):
        table.click(next(place for place in table.view.control.targets()))
    assert table.view.control.targets() == {}


# --- refusals
@pytest.mark.slow
def test_a_place_out_of_reach_says_why_at_the_pointer() -> None:
    table = camper_table()
    targets = table.view.control.targets()
    here = seen(table).camper(1).dot
    far = next(f"d{dot}" for dot in table.view.chart.camp.dots if f"d{dot}" not in targets and dot != here)
    table.click(far)
    assert table.view.note in SENTENCES.values()
    at = table.at(far)
    shown = table.pixels()
    table.move((at[0] + 1, at[1]))
    table.key(pygame.K_HOME)
    assert table.view.note == ""
    assert table.pixels() != shown


@pytest.mark.slow
def test_a_clue_that_cannot_be_played_is_shown_with_its_reason() -> None:
    def played(o: LfObservation) -> bool:
        return o.asked == "turn" and o.turn.clue_played and bool(o.camper(o.turn.seat).clues)

    match = match_at(played, {"chapter": "IV"})
    table = Table(match)
    clue = seen(table).camper(seen(table).viewer).clues[0]
    button = next(item for item in table.view.buttons.items() if item.label == clue_name(clue))
    assert button.reason.startswith(SENTENCES["clue_played"])
    before = length(table)
    table.click(f"#{button.key}")
    assert length(table) == before


# --- the Maniac
def test_the_maniac_moves_by_two_clicks_on_a_circle() -> None:
    table = Table(maniac_match())
    before = length(table)
    target = next(place for place, ways in table.view.control.targets().items() if len(ways) == 1)
    table.click(target)
    assert length(table) == before
    table.click(target)
    assert table.session.match.actions[before].circle == int(target)


@pytest.mark.rule("LF-B2")
def test_where_several_routes_lead_to_a_circle_he_chooses_among_them() -> None:
    table = Table(maniac_match())
    first = next(act for act in seen(table).legal if act.verb == "move")
    other = structs.replace(first, route=(first.route[0], *first.route))  # the board has no such pair now; another map may
    table.view.show(structs.replace(seen(table), legal=(first, other)), [])
    target = str(first.circle)
    table.click(target)
    assert table.view.control.chosen() == first
    table.key(pygame.K_r)
    assert table.view.control.chosen() == other
    table.click("#way-0")
    assert table.view.control.chosen() == first
    table.click("#way-1")
    assert table.view.control.commit() == [other]


def test_hovering_a_target_shows_the_route_and_its_number_large() -> None:
    table = Table(maniac_match())
    target = next(iter(table.view.control.targets()))
    table.move((700, 400))
    calm = table.pixels()
    table.move(target)
    assert table.view.board.hovered == target
    looks = {piece.look[0] for piece in table.view.board._pieces()}
    assert {"number", "line"} <= looks
    assert table.pixels() != calm


# --- keys
def test_arrows_walk_among_the_targets_and_enter_acts() -> None:
    table = Table(maniac_match())
    before = length(table)
    table.key(pygame.K_RIGHT)
    first = table.view.board.focused
    assert first in table.view.control.targets()
    for key in (pygame.K_LEFT, pygame.K_UP, pygame.K_DOWN):
        table.key(key)
        assert table.view.board.focused in table.view.control.targets()
    table.key(pygame.K_RETURN)
    assert length(table) == before
    table.key(pygame.K_RETURN)
    assert length(table) > before


def test_tab_comes_to_every_button_and_every_target() -> None:
    table = Table(maniac_match())
    keys = {widget.key for widget in table.view.panel.group.widgets}
    targets = set(table.view.control.targets())
    met: set[str] = set()
    for _press in range(len(keys) + len(targets) + 4):
        table.key(pygame.K_TAB)
        focused = table.view.panel.group.focused
        met.add(table.view.board.focused or (focused.key if focused else ""))
    assert keys | targets <= met


def test_enter_on_a_focused_button_presses_it() -> None:
    table = camper_table()
    for _press in range(30):
        table.key(pygame.K_TAB)
        focused = table.view.panel.group.focused
        if focused is not None and focused.key == "done":
            break
    before = length(table)
    table.key(pygame.K_RETURN)
    assert length(table) == before  # steps are left: it asks once more
    table.key(pygame.K_RETURN)
    assert table.session.match.actions[before].verb == "done"


# --- asking once more
@pytest.mark.slow
def test_ending_a_turn_with_steps_left_asks_once_unless_turned_off() -> None:
    table = camper_table()
    before = length(table)
    table.click("#done")
    assert length(table) == before
    table.click("#done")
    assert length(table) > before
    table = camper_table()
    table.app.settings.confirm_final = False
    table.click("#done")
    assert length(table) > before


# --- the board
@pytest.mark.slow
def test_the_wheel_zooms_at_the_pointer_and_drag_pans() -> None:
    table = camper_table()
    camera = table.view.board.camera
    at = (300, 300)
    place = camera.to_map(at)
    table.wheel(at, 1)
    assert camera.step == 1
    assert camera.settled
    there = camera.to_map(at)
    assert (there[0] - place[0]) ** 2 + (there[1] - place[1]) ** 2 < 30
    middle = (camera.x, camera.y)
    table.drag((500, 400), (450, 370))
    assert camera.x > middle[0]
    assert camera.y > middle[1]
    assert length(table) == length(camper_table())
    table.key(pygame.K_0)
    assert camera.step == 0


@pytest.mark.slow
def test_plus_minus_and_shifted_arrows_do_the_same() -> None:
    table = camper_table()
    camera = table.view.board.camera
    table.key(pygame.K_PLUS)
    table.frames(8)
    assert camera.step == 1
    x = camera.x
    table.key(pygame.K_RIGHT, pygame.KMOD_SHIFT)
    assert camera.x > x
    table.key(pygame.K_MINUS)
    table.frames(8)
    assert camera.step == 0


@pytest.mark.slow
def test_hovering_redraws_only_what_changed() -> None:
    table = camper_table()
    board = table.view.board
    target = next(iter(table.view.control.targets()))
    table.move(target)
    assert 0 < board.stage.redrawn < board.rect.w * board.rect.h // 10
    board.render()
    assert board.stage.redrawn == 0


def test_what_is_redrawn_in_part_looks_as_if_drawn_whole() -> None:
    table = camper_table()
    for place in [*table.view.control.targets(), "100", "150"]:
        table.move(place)
    table.click(next(iter(table.view.control.targets())))
    table.move((5, 300))
    partly = pygame.image.tobytes(table.view.board.canvas, "RGB")
    table.view.board.stage.resize(table.view.board.rect.size)
    table.view.board.render()
    assert pygame.image.tobytes(table.view.board.canvas, "RGB") == partly


# --- the panel
@pytest.mark.rule("LF-H1")
@pytest.mark.parametrize("chapter", ["I", "II", "III", "IV"])
@pytest.mark.slow
def test_the_table_shows_the_sides_aim_and_the_advice(chapter: str) -> None:
    number = ("I", "II", "III", "IV").index(chapter) + 1
    for seat in (MANIAC, 1):
        match = match_at(lambda o, seat=seat: o.actor == seat, {"chapter": chapter})  # type: ignore[misc]
        table = Table(match)
        head = table.view.panel.head
        assert aim(number, seat == MANIAC) in head.aim_words(seen(table))
        assert head.aim_rect.h > 0
        table.move(head.aim_rect.center)
        assert table.view._tip[0] == head.aim_tip(seen(table))


def test_a_badge_brings_its_camper_into_sight() -> None:
    table = camper_table()
    table.key(pygame.K_PLUS)
    table.frames(8)
    table.click(table.view.panel.badges._cells[3].center)
    x, y = table.view.board.camera.to_window(table.view.chart.dot(seen(table).camper(4).dot, "blue"))
    assert table.view.board.rect.collidepoint(x, y)


def test_the_log_opens_over_the_panel_and_the_wheel_scrolls_it() -> None:
    table = camper_table()
    table.key(pygame.K_l)
    assert table.view.panel.whole_log
    log = table.view.panel.log
    table.wheel(log.rect.center, 1)
    assert log.back > 0
    table.key(pygame.K_l)
    assert not table.view.panel.whole_log


def test_the_menu_button_opens_the_menu_and_escape_first_takes_a_plan_back() -> None:
    table = camper_table()
    table.click(next(iter(table.view.control.targets())))
    table.key(pygame.K_ESCAPE)
    assert table.app.scene is table.scene
    assert not table.view.control.pending()
    table.click("#menu")
    assert isinstance(table.app.scene, MenuScene)


@pytest.mark.slow
def test_a_narrow_window_has_a_drawer() -> None:
    table = Table(match_at(turn_of(1), {"chapter": "II"}), size=(1000, 900))
    assert table.view.drawer
    assert not table.view.panel_shown()
    closed = table.pixels()
    table.click(table.view.handle_rect().center)
    assert table.view.panel_shown()
    assert table.pixels() != closed
    table.key(pygame.K_d)
    assert not table.view.panel_shown()


# --- movement
def animated() -> Table:
    table = camper_table()
    table.app.settings.animation_speed = "normal"
    target = next(iter(table.view.control.targets()))
    table.click(target)
    table.click(target)
    return table


def test_a_step_is_seen_gliding_and_the_table_waits_for_it() -> None:
    table = animated()
    assert table.view.busy()
    first = table.view.board.motion.places()["1"]
    table.frames(2)
    assert table.view.board.motion.places()["1"] != first
    assert table.view.caption
    table.frames(30)
    assert not table.view.busy()


def test_any_key_skips_the_movement_and_does_nothing_else() -> None:
    table = animated()
    before = length(table)
    table.key(pygame.K_RETURN)
    assert not table.view.board.motion.busy()
    assert length(table) == before


def test_a_computers_step_glides_from_dot_to_dot() -> None:
    table = camper_table()
    table.app.settings.animation_speed = "normal"
    now = seen(table)
    goal = next(act for act in now.legal if act.verb == "step")
    event = events.Stepped(seat=2, start=now.camper(2).dot, dot=goal.dot, via=0, how="step")
    table.view.show(structs.replace(now, legal=(), actor=2), [event])
    assert table.view.busy()
    assert "2" in table.view.board.motion.places()


@pytest.mark.slow
def test_the_window_after_many_small_changes_looks_as_if_drawn_whole() -> None:
    table = camper_table()
    places = [*table.view.control.targets(), "100", "150", "1", "77"]
    for place in places:
        table.move(place)
    for key in (pygame.K_TAB, pygame.K_TAB, pygame.K_RIGHT, pygame.K_DOWN, pygame.K_TAB):
        table.key(key)
    table.move(table.view.panel.badges._cells[1].center)
    table.click(places[0])
    table.move(table.view.panel.group.find("done").rect.center)
    table.click("199")
    partly = pygame.image.tobytes(table.app.surface, "RGB")
    assert table.pixels() == partly
