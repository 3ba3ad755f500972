"""A person who plays Last Friday at the window: looks at what is shown, decides, and answers by mouse or keys alone.

All that these hands do goes through posted events. What they read besides the picture (the view's targets and buttons, the match) only
tells them where to click and whether it did what it should.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from unittest.mock import patch

import pygame

from game.client.app import App
from game.client.lastfriday.plan import WALK
from game.client.lastfriday.targets import place_of, point_of
from game.client.lastfriday.view import LastFridayView
from game.client.opening import PictureSession, draw, match_after
from game.client.scenes.curtain import CurtainScene
from game.client.scenes.title import TitleScene
from game.client.settings import Settings
from game.client.table import TableScene
from game.client.widgets import Choice
from game.engine.contract import ALL, Viewer
from game.engine.match import Match
from game.engine.record import read_record
from game.lastfriday import GAME
from game.lastfriday.actions import Act
from game.lastfriday.observation import LfObservation
from game.lastfriday.state import LfState
from game.players.base import Player as Adviser
from game.players.registry import make_player
from game.session.session import Session
from game.words.lastfriday.menu import ON_BOARD, Entry
from tests.client.hands import Hands, group_of
from tests.lastfriday.swapping import swap

PATIENCE = 60.0
"""Seconds a person waits for a computer."""

MANY = 40
"""Targets on the board; more are too many to go through one by one."""


def title_screen(seed: int = 7, size: tuple[int, int] = (1280, 720)) -> App:
    """A window at its title, as on a first start: nothing set, nothing saved."""
    app = App(Settings(language="en"), size, random.Random(1), lambda: seed)
    pygame.event.clear()
    app.push(TitleScene())
    app.frame(0.0)
    return app


class Player(Hands):
    """A person with a mouse, or with a keyboard alone. `moods` decides between actions that are as good as each other; a `skilled`
    person plays as well as the computer, any other as it comes."""

    def __init__(self, app: App, keyboard: bool = False, skilled: bool = False, seed: int = 1) -> None:
        super().__init__(app)
        self.keyboard = keyboard
        self.skilled = skilled
        self._skills: dict[int, Adviser] = {}
        self.moods = random.Random(seed)
        self.asked: set[str] = set()
        self.answers = 0

    # what there is to see

    @property
    def table(self) -> TableScene:
        """The table, on top or under another scene."""
        return next(scene for scene in reversed(self.app.stack) if isinstance(scene, TableScene))

    @property
    def view(self) -> LastFridayView:
        """The game's view."""
        view = self.table.view
        assert isinstance(view, LastFridayView)
        return view

    @property
    def session(self) -> Session:
        """The session of the table."""
        return self.table.session

    def seen(self) -> LfObservation:
        """What the screen shows."""
        assert self.view.observation is not None
        return self.view.observation

    def words(self) -> list[str]:
        """Every text in the picture, drawn whole."""
        theme = self.app.theme
        with patch.object(theme, "text", side_effect=theme.text) as written:
            self.app.fresh = True
            self.app.draw()
        return [str(call.args[1]) for call in written.call_args_list]

    def picture(self, whole: bool = False) -> bytes:
        """The pixels on the screen, after drawing what changed or everything."""
        self.app.fresh = self.app.fresh or whole
        self.app.draw()
        return pygame.image.tobytes(self.app.surface, "RGB")

    def wait(self, until: Callable[[], bool]) -> None:
        """Lets time pass until something is so."""
        end = time.monotonic() + PATIENCE
        while not until():
            assert self.app.running, "the window was closed"
            assert time.monotonic() < end, f"nothing happens any more: {self.app.scene.name}"
            self.frames()
            if self.app.scene.name == "table" and self.session.asked_person() is None:
                time.sleep(0.001)  # the computer thinks in its own process

    def is_asked(self) -> bool:
        """Whether a person is asked here and now, with nothing moving on the board."""
        return self.app.scene.name == "table" and self.session.can_play() and not self.view.busy()

    # pages

    def choose(self, key: str, value: str) -> None:
        """Clicks on one value of a choice."""
        widget = self.find(key)
        assert isinstance(widget, Choice)
        shown = dict(zip([option for option, _label in widget.options], widget._buttons(self.app.theme, widget.rect.width), strict=True))
        self.click(shown[value].rect.move(widget.rect.topleft).center)
        again = group_of(self.app.scene).find(key)
        assert isinstance(again, Choice)
        assert again.value == value

    def enter(self, key: str) -> None:
        """Uses a button of a page: by a click, or by Tab and Enter."""
        if self.keyboard:
            self.tab_to(key)
            self.key(pygame.K_RETURN)
        else:
            self.click(key)

    def raise_curtain(self) -> str:
        """Confirms the curtain; who was asked for."""
        scene = self.app.scene
        assert isinstance(scene, CurtainScene)
        person = scene.person
        assert person in self.words()
        if self.keyboard:
            self.key(pygame.K_RETURN)
        else:
            self.click("raise")
        return person

    # answers

    def answer(self) -> Act:
        """Decides, and carries it out by hand; the action that was played first."""
        seen, session = self.seen(), self.session
        self.asked.add(seen.asked)
        before, lines = session.match.length, len(self.view.log.lines)
        act = self._wander(seen) or (self._advice(seen) if self.skilled else decide(seen, self.moods))
        if act.verb in ON_BOARD:
            self._on_board(act)
        else:
            self._in_panel(act)
        self.answers += 1
        played = session.match.actions
        assert played[before : before + 1] == [act], f"{seen.asked}: {act} was not played"
        if session.path is not None:
            written = [line for line in read_record(session.path).lines if not line.startswith(("over", "seat"))]
            assert written[-len(played) + before :] == [str(action) for action in played[before:]]
        if self.app.scene.name == "table" and self.view.observation is not None and self.view.observation.viewer == seen.viewer:
            assert len(self.view.log.lines) >= lines
        return act

    def _wander(self, seen: LfObservation) -> Act | None:
        """With keys alone and a whole board to choose from nobody counts Tabs: arrows lead somewhere, and there it is."""
        view = self.view
        if not self.keyboard or len(view.control.targets()) <= MANY:
            return None
        for _press in range(self.moods.randrange(2, 9)):
            self.key(self.moods.choice((pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN)))
        assert view.board.focused, "the arrows lead nowhere"
        ways = view.control.targets()[view.board.focused]
        assert ways[0] in seen.legal
        return ways[0]

    def _advice(self, seen: LfObservation) -> Act:
        """What a good player would do with what this seat knows."""
        if seen.viewer not in self._skills:
            self._skills[seen.viewer] = make_player("lastfriday", "normal", seen.viewer)
        act = self._skills[seen.viewer].decide(self.session.history(), seen, self.moods)
        assert isinstance(act, Act)
        return act

    def _on_board(self, act: Act) -> None:
        place = place_of(act, self.view.chart)
        self.pick(place, act)
        if act.verb in WALK and self.view.control.walking() and not self.skilled and self.moods.random() < 0.5:
            self._longer(act)
        if self.keyboard:
            self.key(pygame.K_RETURN if self.moods.random() < 0.5 else pygame.K_SPACE)
        elif self.moods.random() < 0.5:
            self.press("commit")
        else:
            end = self.view.control.plan.steps[-1] if self.view.control.plan.steps else act
            self.click(self.at(place_of(end, self.view.chart)))
        self.wait(lambda: self.app.scene.name != "table" or not self.view.busy())

    def _longer(self, act: Act) -> None:
        """Lays out one more step of a walk, where there is one."""
        place = place_of(act, self.view.chart)
        further = sorted(target for target, ways in self.view.control.targets().items() if ways[0].verb in WALK and target != place)
        if further:
            then = self.moods.choice(further)
            self.pick(then, self.view.control.targets()[then][0])

    def pick(self, place: str, act: Act) -> None:
        """Chooses a target on the board, and the way there."""
        assert place in self.view.control.targets(), f"{act}: {place} does not glow"
        if self.keyboard:
            self.tab_to_place(place)
            self.key(pygame.K_RETURN)
        else:
            self.move(self.at(place))
            assert self.view.board.hovered == place, f"the pointer cannot reach {place}"
            self.click(self.at(place))
        ways = self.view.control.ways
        number = ways.index(act)
        if number != self.view.control.way:
            for _turn in range(number if self.keyboard else 0):
                self.key(pygame.K_r)
            if not self.keyboard:
                self.press(f"way-{number}")
        assert self.view.control.chosen() == act

    def _in_panel(self, act: Act) -> None:
        for entry in self._entries(act):
            self.press(entry.key)
            if self.app.scene.name == "table" and self.view.control.armed == entry.key:
                assert any(word.startswith("Sure?") for word in self.words())
                self.press(entry.key)
            if entry.aimed:
                place = place_of(act, self.view.chart)
                self.pick(place, act)
                if self.keyboard:
                    self.key(pygame.K_RETURN)
                else:
                    self.press("commit")

    def _entries(self, act: Act) -> list[Entry]:
        """The buttons that lead to an action, outermost first."""

        def search(entries: tuple[Entry, ...]) -> list[Entry]:
            for entry in entries:
                if act in entry.acts:
                    return [entry]
                below = search(entry.children)
                if below:
                    return [entry, *below]
            return []

        found = search(tuple(self.view.control.entries))
        assert found, f"no button leads to {act}"
        return found

    def at(self, place: str) -> tuple[int, int]:
        """The window point of a place on the board."""
        x, y = self.view.board.camera.to_window(point_of(place, self.view.chart))
        return round(x), round(y)

    def press(self, key: str) -> None:
        """Presses a button of the panel, turning its pages until it is there."""
        panel = self.view.panel
        for page in [None, *[widget.key for widget in panel.group.widgets if widget.key.startswith("page-")]]:
            if page is not None:
                self._push(page)
            if any(widget.key == key for widget in panel.group.widgets):
                break
        button = panel.group.find(key)
        assert button.enabled, f"{key} is barred: {button.reason}"
        assert panel.rect.contains(button.rect), f"{key} lies outside the panel"
        self._push(key)

    def _push(self, key: str) -> None:
        if self.keyboard:
            self.tab_to_button(key)
            self.key(pygame.K_RETURN if self.moods.random() < 0.5 else pygame.K_SPACE)
        else:
            self.click(self.view.panel.group.find(key).rect.center)

    def tab_to_button(self, key: str) -> None:
        """Presses Tab until a button of the panel has the focus."""
        group = self.view.panel.group
        for _press in range(len(group.widgets) + len(self.view.control.targets()) + 2):
            if group.keys and group.focused is not None and group.focused.key == key:
                return
            self.key(pygame.K_TAB)
        raise AssertionError(f"Tab never came to the button {key}")

    def tab_to_place(self, place: str) -> None:
        """Presses Tab, forwards or backwards, until a target on the board has the focus."""
        view = self.view
        back = pygame.KMOD_SHIFT if self.moods.random() < 0.5 else 0
        for _press in range(len(view.panel.group.widgets) + len(view.control.targets()) + 2):
            if view.board.focused == place and not view.keys.in_panel():
                return
            self.key(pygame.K_TAB, back)
        raise AssertionError(f"Tab never came to {place}")


def decide(seen: LfObservation, moods: random.Random) -> Act:
    """A person's taste: clues and tokens now and then, walks and moves otherwise, the end of a turn when nothing else is left."""
    legal = [act for act in seen.legal if isinstance(act, Act)]
    steps = [act for act in legal if act.verb in WALK]
    dull = [act for act in legal if act.verb in ("done", "stay", "rest", "reveal")]
    special = [act for act in legal if act not in steps and act not in dull and act.verb != "move"]
    moves = [act for act in legal if act.verb == "move"]
    if seen.asked == "maniac":
        empty = [act for act in moves if not {camper.dot for camper in seen.campers}.intersection(act.route)]
        return moods.choice(special) if special and moods.random() < 0.15 else moods.choice(empty or moves or dull or special)
    if seen.asked == "turn":
        if special and moods.random() < 0.35:
            return moods.choice(special)
        return moods.choice(steps or dull)
    if special and (not dull or moods.random() < 0.5):
        return moods.choice(special)
    return moods.choice(dull or legal)


# secrets


def _picture(app: App, match: Match, viewer: Viewer) -> bytes:
    """A table as this viewer would see it, drawn over the present one and taken away again."""
    draw(app, [TableScene(PictureSession(match, app.settings, viewer))])
    picture = pygame.image.tobytes(app.surface, "RGB")
    app.pop()
    return picture


def assert_no_pixel_tells(app: App, session: Session, viewer: Viewer, seed: int) -> bool:
    """Draws the table for a viewer as it is, and with the Maniac and the face-down tokens elsewhere: not one pixel may differ.

    False when nothing could be hidden elsewhere.
    """
    assert session.path is not None
    true, other = match_after(session.path, None), match_after(session.path, None)
    assert isinstance(true._state, LfState)
    assert isinstance(other._state, LfState)
    hidden = swap(GAME, other._state, viewer, random.Random(seed))
    if hidden is None or hidden.circle in (0, true._state.circle):
        return False
    other._state = GAME.rebuild(other.observe(viewer), hidden)
    assert other.observe(ALL).circle != true._state.circle
    assert _picture(app, true, viewer) == _picture(app, other, viewer)
    return True
