"""The line to write in: caret, selection, clipboard, mouse, what an input method composes, and the window it is told about."""

from __future__ import annotations

import pygame
import pytest

from game.client.textfield import MOST, TextField
from game.client.theme import Theme
from tests.client.hands import Hands, open_app

THEME = Theme((1280, 720))


class Line:
    """A field with somebody's hands on it."""

    def __init__(self, text: str = "") -> None:
        self.heard: list[str] = []
        self.field = TextField(text, self.heard.append, label="Name", key="name:0")
        self.field.rect = pygame.Rect((100, 50), self.field.natural(THEME, 400))
        self.field.focus(True)

    def key(self, key: int, mod: int = 0, times: int = 1) -> bool:
        event = pygame.Event(pygame.KEYDOWN, key=key, mod=mod, unicode="", scancode=0)
        return [self.field.handle(event, THEME) for _time in range(times)][-1]

    def write(self, text: str) -> None:
        self.field.handle(pygame.Event(pygame.TEXTINPUT, text=text), THEME)

    def compose(self, text: str, start: int) -> None:
        self.field.handle(pygame.Event(pygame.TEXTEDITING, text=text, start=start, length=0), THEME)

    def picture(self) -> bytes:
        surface = pygame.Surface((1280, 720))
        self.field.draw(surface, THEME, True, False)
        return pygame.image.tobytes(surface, "RGB")


def test_letters_come_at_the_caret_and_each_change_is_heard() -> None:
    line = Line("Ana")
    line.key(pygame.K_LEFT)
    line.write("n")
    line.key(pygame.K_END)
    line.write(" B")
    line.key(pygame.K_HOME)
    line.write("¡")
    assert line.heard == ["Anna", "Anna B", "¡Anna B"]
    line.key(pygame.K_DELETE)
    line.key(pygame.K_END)
    line.key(pygame.K_BACKSPACE, times=20)
    assert line.field.text == "nna B"[:0]


@pytest.mark.parametrize(("text", "left"), [("ae\u0301", "ae"), ("a👩\u200d🚀", "a"), ("क्षि", "क्ष"), ("🇺🇦", ""), ("", "")])
def test_backspace_takes_a_mark_or_a_whole_emoji(text: str, left: str) -> None:
    line = Line(text)
    line.key(pygame.K_BACKSPACE)
    assert line.field.text == left


def test_arrows_go_by_whole_letters_and_as_they_are_seen_where_text_runs_from_right_to_left() -> None:
    line = Line("a👩\u200d🚀b")
    line.key(pygame.K_HOME)
    line.key(pygame.K_RIGHT, times=2)
    line.write("x")
    assert line.field.text == "a👩\u200d🚀xb"
    line = Line("דוד")
    line.key(pygame.K_RIGHT)
    line.write("א")
    assert line.field.text == "דואד"


def test_what_is_selected_is_cut_copied_and_written_over() -> None:
    pygame.display.set_mode((300, 200))
    line = Line("Anna Bell")
    line.key(pygame.K_LEFT, pygame.KMOD_SHIFT, times=4)
    assert line.field.selected() == "Bell"
    line.key(pygame.K_c, pygame.KMOD_CTRL)
    line.key(pygame.K_x, pygame.KMOD_CTRL)
    assert line.field.text == "Anna "
    line.key(pygame.K_v, pygame.KMOD_CTRL, times=2)
    assert line.field.text == "Anna BellBell"
    line.key(pygame.K_a, pygame.KMOD_CTRL)
    line.write("Олена")
    assert line.field.text == "Олена"


def test_what_is_pasted_stays_one_line_and_has_an_end() -> None:
    pygame.display.set_mode((300, 200))
    line = Line()
    pygame.scrap.put_text("Anna\r\n\tBell" + "x" * 100_000)
    line.key(pygame.K_v, pygame.KMOD_CTRL)
    assert line.field.text.startswith("Anna Bell")
    assert len(line.field.text) == MOST
    line.write("y")
    assert len(line.field.text) == MOST


def test_the_mouse_sets_the_caret_and_selects() -> None:
    line = Line("Anna Bell")
    y = line.field.rect.top + 10
    line.field.handle(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(line.field.rect.left + 2, y), button=1), THEME)
    line.field.handle(pygame.Event(pygame.MOUSEMOTION, pos=(line.field.rect.right - 2, y), rel=(0, 0), buttons=(1, 0, 0)), THEME)
    assert line.field.selected() == "Anna Bell"
    line.field.handle(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(line.field.rect.right - 2, y), button=1), THEME)
    line.write("e")
    assert line.field.text == "Anna Belle"


def test_a_composition_is_seen_in_its_place_and_is_no_text_yet() -> None:
    line = Line("AB")
    line.key(pygame.K_LEFT)
    before = line.picture()
    line.compose("さく", 2)
    assert line.picture() != before
    assert line.field.text == "AB"
    assert line.heard == []
    assert line.key(pygame.K_RETURN), "Enter belongs to the input method meanwhile"
    assert line.key(pygame.K_BACKSPACE)
    assert line.field.text == "AB"
    line.write("桜")
    assert line.field.text == "A桜B"
    line.compose("x", 1)
    line.compose("", 0)
    line.key(pygame.K_BACKSPACE)
    assert line.field.text == "AB"


def test_tab_enter_and_escape_are_left_to_the_screen_but_no_letter_is() -> None:
    line = Line("Anna")
    for key in (pygame.K_TAB, pygame.K_RETURN, pygame.K_ESCAPE, pygame.K_UP, pygame.K_DOWN, pygame.K_F1, pygame.K_F11):
        assert not line.key(key)
    for key in (pygame.K_h, pygame.K_l, pygame.K_SPACE, pygame.K_MINUS, pygame.K_0):
        assert line.key(key)
    assert line.field.text == "Anna"


def test_what_is_wrong_takes_room_below_and_the_line_stays_in_line() -> None:
    field = TextField("Anna", lambda _: None)
    calm = field.natural(THEME, 400)
    field.fault = "This name looks like “anna”, and is the name of somebody else"
    told = field.natural(THEME, 400)
    assert told[0] == calm[0]
    assert told[1] - field.below(THEME, told[0]) == calm[1]


def test_a_long_text_is_scrolled_so_that_the_caret_is_in_sight() -> None:
    line = Line("W" * MOST)
    line.picture()
    end = line.field._from
    assert end > 0
    line.key(pygame.K_HOME)
    line.picture()
    assert line.field._from == 0


def test_keys_go_through_the_input_method_only_while_somebody_writes(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[object] = []
    monkeypatch.setattr(pygame.key, "start_text_input", lambda: told.append("start"))
    monkeypatch.setattr(pygame.key, "stop_text_input", lambda: told.append("stop"))
    monkeypatch.setattr(pygame.key, "set_text_input_rect", told.append)
    from game.client.scenes.setup import SetupScene

    app = open_app()
    hands = Hands(app)
    app.push(SetupScene("darkaround"))
    hands.frames(2)
    assert told == ["stop"]
    hands.click("name:0")
    hands.frames(2)
    assert told[1:] == ["start", hands.find("name:0").rect]
    hands.key(pygame.K_TAB)
    hands.frames()
    assert told[3:] == ["stop"]
    app.close()
