"""The table of Betrayal: shows events one after another and turns clicks and keys into legal actions.

Everything drawn comes from the viewer's observation and from events that this viewer has seen.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, Final

import pygame

from game.betrayal import events as e
from game.betrayal.actions import Act
from game.betrayal.observation import BtObservation
from game.betrayal.table import Table
from game.betrayal.tasks import Task
from game.betrayal.terms import EXPLORING, HAUNTED, NOBODY
from game.client.betrayal.actionwords import question
from game.client.betrayal.asks import help_words, question_words
from game.client.betrayal.board import Board
from game.client.betrayal.bookletscene import BookletScene, side_of
from game.client.betrayal.buttons import Buttons
from game.client.betrayal.choosing import Choosing
from game.client.betrayal.control import Control
from game.client.betrayal.end import EndScene
from game.client.betrayal.housetable import HouseTable
from game.client.betrayal.laying import Laying
from game.client.betrayal.log import lines
from game.client.betrayal.look import has_picture
from game.client.betrayal.names import explorer_name, role_name
from game.client.betrayal.noises import noise
from game.client.betrayal.panel import Panel
from game.client.betrayal.progress import own_lines, progress_lines
from game.client.betrayal.reading import CardSheet, card_piece, dice_piece, sheet_of
from game.client.betrayal.remembering import remember
from game.client.betrayal.reveal import RevealScene
from game.client.betrayal.showing import Showing
from game.client.betrayal.topics import section_for
from game.client.betrayal.turnorder import MONSTERS, following_turn
from game.client.betrayal.ways import Way, ways
from game.client.betrayal.wording import figure_names
from game.client.focus import tip_piece
from game.client.logpane import Line
from game.client.pictures import cover, shade
from game.client.scenes.menu import level_words
from game.client.stage import Patchwork, Piece, Stage, paint, within
from game.client.theme import INK, LANTERN
from game.client.words import _, n_
from game.engine.contract import Event

if TYPE_CHECKING:
    from game.client.app import App
    from game.client.session import Session
    from game.players.advice import Advice

NARROW: Final = 1.2
"""A window less wide than this many times its height has the panel below the board."""


class BetrayalView:
    """The table view (see `tableview.TableView`)."""

    def __init__(self, app: App, session: Session) -> None:
        self.app = app
        self.session = session
        tiles = session.match.game.tiles  # type: ignore[attr-defined]
        self.table = HouseTable(tiles)
        self.showing = Showing(self.table, self._before, self._tell, self._stops)
        self.choosing = Choosing()
        self.laying = Laying(self.table)
        self.board = Board(self.table, tiles)
        self.buttons = Buttons(self)
        self.control = Control(self)
        self.observation: BtObservation | None = None
        self.lines: list[Line] = []
        self.ways: dict[str, Way] = {}
        self.read_card = ""
        """The card that somebody has opened to be read."""
        self.inspected = NOBODY
        self.note = ""
        self.tip = ""
        self._note_at = (0, 0)
        self._touched = True
        self._patches = Patchwork()
        self._stage = Stage()
        self._walk: list[Act] = []
        self._ended = False
        self._booklet_for: tuple[int, int] | None = None
        self._revealed: Event | None = None
        app.sound.ambience("wind")

    # --- TableView
    @property
    def dirty(self) -> bool:
        """Whether the view must be drawn."""
        return self._touched or self.panel.form.group.dirty

    def layout(self, rect: pygame.Rect) -> None:
        """Board left and panel right; in a narrow window the panel below."""
        theme = self.app.theme
        self.rect = rect
        if rect.w < rect.h * NARROW:
            low = pygame.Rect(rect.left, rect.top + rect.h // 2, rect.w, rect.h - rect.h // 2)
            board = pygame.Rect(rect.left, rect.top, rect.w, low.top - rect.top)
        else:
            wide = max(rect.w // 4, round(max(theme.unit, 1.0) * (190 + 150 * theme.text_scale)))
            low = pygame.Rect(rect.right - wide, rect.top, wide, rect.h)
            board = pygame.Rect(rect.left, rect.top, rect.w - wide, rect.h)
        self.board.layout(theme, board)
        self.panel = Panel(self, theme, low)
        self._stage.resize(board.bottomright)  # its pixels are those of the window
        if self.observation is not None:
            if not self.showing.busy():  # in another language, perhaps
                self._retell()
            self.refresh()
        self._touched = True

    def show(self, observation: BtObservation, events: Sequence[Event]) -> None:
        """Shows a new observation; its events come one after another."""
        before, self.observation = self.observation, observation
        if before is None or before.viewer != observation.viewer:
            self._other_eyes(observation, before, len(events))
        if events:
            self.showing.add(events)
            self.showing.update(0.0, self.factor())
        else:
            self.showing.drop()
            self.table.settle(observation)
            self._retell()
        self._settle()

    def _other_eyes(self, seen: BtObservation, before: BtObservation | None, unseen: int) -> None:
        """Somebody else looks: nothing that only the last viewer knew stays."""
        self.note = self.tip = self.read_card = ""
        self.inspected = NOBODY
        self._walk = []
        self.table.settle(before if before is not None and unseen else seen)  # what is open, as it was before the events
        self.table.own, self.table.viewer = dict(seen.own), seen.viewer
        self._retell(unseen)

    def _retell(self, unseen: int = 0) -> None:
        """The log as the viewer has it, but for the last `unseen` events."""
        history = self.session.history()
        self.lines = lines(history[: len(history) - unseen], self.names, self._people())

    def _people(self) -> Table:
        return self.observation.table if self.observation is not None else self.table.t

    def _settle(self) -> None:
        """When all has been shown the question is put."""
        seen = self.observation
        if seen is not None and not self.showing.busy():
            self.table.settle(seen)
            self.choosing.show(seen)
            self.buttons.page = 0
            self.laying.show(seen)
            self.ways = ways(seen, self.table)
        self.board.moving.clear()
        self.board.settle(self._more())
        self.refresh()
        if seen is not None and not self.showing.busy():
            self._walk_on()

    def _more(self) -> tuple[tuple[str, int, int], ...]:
        """Places that must be in sight because a room may come to lie there."""
        return tuple(self.laying.cells()) if not self.showing.busy() else ()

    def update(self, dt: float) -> None:
        """Lets time pass; after the last event of a game that is over comes its end."""
        if self.showing.busy() and self.showing.update(dt, self.factor()):
            self._touched = True
            self._glide()
            if not self.showing.busy():
                self._settle()
            elif not self.showing.moving():
                self.refresh()
        if not self.showing.busy():
            self._open_scenes()
        elif isinstance(self.showing.waiting, e.HauntBegins) and self._revealed is not self.showing.waiting:
            self._revealed = self.showing.waiting
            self.app.push(RevealScene(self, self.showing.waiting))

    def _glide(self) -> None:
        event = self.showing.event
        self.board.moving = {
            index: (start, self.showing.share)
            for index, (start, _share) in self.board.moving.items()
            if isinstance(event, e.Went) and event.body == index
        }

    def _open_scenes(self) -> None:
        """The end of a game that is over; the booklet when it is to be read."""
        seen = self.observation
        if seen is None:
            return
        if seen.actor is None and not self._ended:
            self._ended = True
            self.app.push(EndScene(self.session))
        elif type(question(seen)).__name__ == "Ready" and self.asked():
            now = (self.session.version, seen.viewer)
            if self._booklet_for != now:
                self._booklet_for = now
                self.open_booklet()

    def show_advice(self, advice: Advice) -> None:
        """Lays the recommended action out."""
        act = advice.action
        lying = next((each for each in self.laying.found if each.act == act), None)
        if lying is not None:
            self.laying.choose(lying.cell)
            self.laying.at = self.laying.at_cell().index(lying)
        elif act.verb in ("go", "explore"):
            self.refresh()
            self.focus(f"{act.verb}:{act.words[0]}")
            return
        else:
            self.choosing.lay(act)
        self.refresh()

    def busy(self) -> bool:
        """Whether something is being shown, or a person must still read something."""
        return self.showing.busy()

    def skip(self) -> None:
        """Shows everything at once."""
        self.showing.skip()
        self._settle()

    def topic(self) -> tuple[str, str]:
        """The rulebook's section for the present moment."""
        return "betrayal", section_for(self.observation, self.reading_shown())

    def draw(self, surface: pygame.Surface) -> Sequence[pygame.Rect] | None:
        """What changed since the last frame."""
        whole = self.app.fresh
        if whole:
            self._patches.forget()
        self._touched = False
        area = self.board.rect
        damage = self._stage.show(self.board.ground(), self.board.paint_ground, [within(piece, area) for piece in self.board.pieces()])
        pieces = [*self._picking(), *self.panel.pieces(), *self._overlays()]
        regions = self._patches.changed(pieces, self.rect)
        if not whole:
            regions += damage
        paint(surface, regions, self._paint_board, pieces)
        return None if whole else regions

    def _paint_board(self, surface: pygame.Surface, region: pygame.Rect) -> None:
        """The house as it was last drawn; the panel covers all beside it."""
        part = self.board.rect.clip(region)
        surface.blit(self._stage.canvas, part, part)

    def _picking(self) -> list[Piece]:
        """What lies behind the explorers while one is picked."""
        if type(self.asking()).__name__ != "PickExplorer":
            return []
        area = self.board.rect

        def draw(surface: pygame.Surface) -> None:
            surface.blit(cover("scenes/betrayal" if has_picture("scenes/betrayal") else "scenes/darkness", area.size), area)
            shade(surface, area, 120)

        return [Piece(("picking", tuple(area)), area, draw)]

    def _overlays(self) -> list[Piece]:
        theme, area = self.app.theme, self.board.rect
        found: list[Piece] = []
        way = self.control.way_pointed_at()
        if way is not None:
            found.append(self._path(way))
        if self.table.dice is not None and self._dice_lie():
            found.append(dice_piece(theme, area, self.table.dice, self.names, self.showing.tumbling))
        reading = self.reading_shown()
        if reading is not None:
            found.append(card_piece(theme, area, reading))
        if self.note or self.tip:
            at = self._note_at if self.note else self.control.pointer
            found.append(tip_piece(theme, self.note or self.tip, at))
        return found

    def _dice_lie(self) -> bool:
        """Whether the dice are still of interest: while events are shown, or something is asked about them."""
        asked = type(question(self.observation)).__name__ if self.observation is not None else ""
        return self.showing.busy() or asked in ("AfterRoll", "Spread", "ChooseTrait", "Won", "Heal")

    def _path(self, way: Way) -> Piece:
        start = self.table.room_of(self.table.t.turn.body)
        rooms = [room for room in (start, *way.rooms) if room in self.table.t.spots]
        points = [self.board.room_rect(room).center for room in rooms]
        rect = (
            pygame.Rect(points[0], (1, 1)).unionall([pygame.Rect(point, (1, 1)) for point in points]).inflate(24, 24).clip(self.board.rect)
        )
        thick = max(3, self.board.plan.side // 22)

        def draw(surface: pygame.Surface) -> None:
            before = surface.get_clip()
            surface.set_clip(self.board.rect.clip(before))
            for colour, line in ((INK, thick + 4), (LANTERN, thick)):
                for one, two in pairwise(points):
                    pygame.draw.line(surface, colour, one, two, line)
                for point in points[1:]:
                    pygame.draw.aacircle(surface, colour, point, line)
            surface.set_clip(before)

        return Piece(("path", tuple(points)), rect, draw)

    # --- what is told while events are shown
    def factor(self) -> float:
        """How much slower or faster than usual things move."""
        return self.app.settings.duration(1.0)

    def _before(self, event: Event) -> None:
        if isinstance(event, e.Went) and self.factor():
            rect = self.board.figures().get(event.body)
            if rect is not None:
                self.board.moving = {event.body: (rect.copy(), 0.0)}

    def _tell(self, event: Event) -> None:
        self.lines += lines([event], self.names, self._people())
        if hasattr(self, "panel"):
            self.panel.log.back = 0
        if isinstance(event, e.Discovered | e.TileMoved):
            self.board.settle()
        sound = noise(event)
        if sound:
            self.app.sound.play(sound)
        if isinstance(event, e.HauntBegins):
            remember(self.app, self.session, event.haunt)
        if self.factor() and isinstance(event, e.TurnBegan | e.Drew | e.HauntBegins | e.TraitMoved | e.Died):
            self.refresh()

    def _stops(self, event: Event) -> bool:
        """A person reads a card that its own explorer drew, and how the haunt begins, for as long as it likes."""
        if isinstance(event, e.HauntBegins):
            return bool(self.session.people())
        if not isinstance(event, e.Drew):
            return False
        seat = self.table.t.bodies[event.body].seat if event.body < len(self.table.t.bodies) else NOBODY
        return 0 <= seat < len(self.session.holders) and bool(self.session.holders[seat].person)

    def reading_shown(self) -> CardSheet | None:
        """The card that lies over the board."""
        event = self.showing.waiting or self.showing.event
        if isinstance(event, e.Drew):
            return sheet_of(event.card, self.table, self.names(event.body))
        return sheet_of(self.read_card, self.table) if self.read_card else None

    # --- words
    def names(self, figure: int) -> str:
        """What a figure is called; before it is known who plays whom, its seat's holder."""
        table = self.observation.table if self.observation is not None else self.table.t
        if 0 <= figure < len(table.bodies) and table.bodies[figure].kind == "explorer" and not table.bodies[figure].who:
            return self.holder(figure)
        return figure_names(table)(figure)

    def holder(self, seat: int) -> str:
        """Who holds a seat."""
        held = self.session.holders[seat]
        return held.person or level_words(held.level)

    def head_words(self, figure: int) -> str:
        """Who is asked: the explorer, and the person who plays it."""
        bodies = self.table.t.bodies
        if figure < len(bodies) and 0 <= bodies[figure].seat < len(self.session.holders) and bodies[figure].kind:
            person = self.holder(bodies[figure].seat)
            name = self.names(figure)
            return name if name == person else f"{name} ({person})"
        return self.names(figure)

    def seat_words(self, seat: int) -> str:
        """An explorer on a small card."""
        held = self.session.holders[seat]
        name = self.names(seat)
        return f"{name} ({held.person})" if held.person and held.person != name else name

    def about(self, seat: int) -> str:
        """What a small card tells: the whole name, whose it is, the side, the cards."""
        body = self.table.t.bodies[seat]
        from game.client.betrayal.names import card_name

        words = [explorer_name(body.who) if body.who else "", self.holder(seat)]
        if body.side:
            words.append(role_name("traitor" if body.side == "traitors" else "hero"))
        words += [card_name(card) for card in body.cards]
        return "\n".join(word for word in words if word)

    def state_words(self) -> str:
        """Round and omens, in short."""
        t = self.table.t
        if not t.round:
            return ""
        words = _("Round {number}").format(number=t.round)
        if t.phase == EXPLORING:
            words += "  ·  " + n_("{n} omen", "{n} omens", t.omens).format(n=t.omens)
        following = following_turn(t)
        if following != NOBODY:
            name = _("monsters") if following == MONSTERS else self.names(following)
            words += "  ·  " + _("next: {name}").format(name=name)
        return words

    def progress(self) -> list[str]:
        """What the haunt counts and marks."""
        return [*own_lines(self.table.own), *progress_lines(self.table, self.names)] if self.table.t.phase == HAUNTED else []

    def shown_figure(self) -> int:
        """The explorer whose card lies in the panel: the one looked at, the viewer's, or whose turn it is."""
        bodies = self.table.t.bodies
        seen = self.observation
        turn = self.table.t.turn.body
        viewer = seen.viewer if seen is not None else NOBODY
        for seat in (self.inspected, viewer, turn):
            if 0 <= seat < self.table.seats and bodies[seat].who and bodies[seat].traits:
                return seat
        return NOBODY

    # --- what a person does
    def asked(self) -> bool:
        """Whether the person who looks is asked, and may act."""
        return self.observation is not None and bool(self.observation.legal) and self.session.can_play() and not self.showing.busy()

    def asking(self) -> Task | None:
        """The question that is asked now."""
        return question(self.observation) if self.observation is not None else None

    def act(self, act: Act) -> None:
        """Plays an action; a refusal is said at the pointer."""
        self.read_card = ""
        refused = self.session.attempt(act)
        if refused:
            self._walk = []
            self.say(refused)

    def walk(self, way: Way) -> None:
        """Goes a way, step by step."""
        steps = way.steps()
        self._walk = steps[1:]
        self.act(steps[0])

    def _walk_on(self) -> None:
        """The next step of a way, if it is still to be had."""
        seen = self.observation
        if not self._walk or seen is None:
            return
        following = self._walk[0]
        if not self.asked() or following not in seen.legal:
            self._walk = []
            return
        self._walk.pop(0)
        self.control.later(following)

    def turn_room(self) -> None:
        """The room that is to be laid another way round."""
        if self.laying.turn():
            self.refresh()

    def choose_cell(self, cell: tuple[str, int, int]) -> None:
        """Another place for it."""
        self.laying.choose(cell)
        self.refresh()
        self.focus("lay")

    def lay_room(self) -> None:
        """Lays it as it is shown."""
        now = self.laying.now()
        if now is not None:
            self.act(now.act)

    def go_on(self) -> None:
        """The person has read what was shown; how a haunt begins is read on a page of its own."""
        if isinstance(self.showing.waiting, e.HauntBegins) and self._revealed is not self.showing.waiting:
            return
        self.showing.go_on()
        self.showing.update(0.0, self.factor())
        if self.showing.busy():
            self.refresh()
        else:
            self._settle()

    def read(self, card: str) -> None:
        """Opens a card, or closes it."""
        self.read_card = "" if self.read_card == card else card
        self.refresh()

    def inspect(self, seat: int) -> None:
        """Another explorer's card in the panel."""
        self.inspected = NOBODY if self.inspected == seat else seat
        self.refresh()

    def fit(self) -> None:
        """The whole house."""
        self.board.plan.fit()
        self.refresh()

    def may_read_booklet(self) -> bool:
        """Whether the viewer has a side with a booklet to read."""
        seen = self.observation
        if seen is None or self.table.t.phase != HAUNTED or seen.viewer < 0 or self.showing.busy():
            return False
        return bool(self.session.holders[seen.viewer].person) and bool(side_of(seen))

    def open_booklet(self) -> None:
        """The viewer's side's booklet."""
        if self.may_read_booklet():
            self.app.push(BookletScene(self))

    def toggle_log(self) -> None:
        """The log over the whole panel, or as before."""
        self.panel.whole_log = not self.panel.whole_log
        self.refresh()

    def say(self, words: str) -> None:
        """A note at the pointer, or at the focus, until the next event."""
        group = self.panel.form.group
        self.note = words
        self._note_at = group.focused.rect.center if group.keys and group.focused else self.control.pointer
        self._touched = True

    def touch(self) -> None:
        """Something must be drawn anew."""
        self._touched = True

    def focus(self, key: str) -> None:
        """Puts the focus on something by its key, if it is there."""
        group = self.panel.form.group
        found = next((widget for widget in group.widgets if widget.key == key), None)
        if found is not None:
            group.focus(found, keys=group.keys)

    def refresh(self) -> None:
        """The panel anew."""
        if self.observation is None or not hasattr(self, "panel"):
            return
        figure, words, helping = self._head()
        self.panel.fill(figure, words, helping, self.buttons.rows, self.buttons.spots(), self.buttons.tools())
        self._touched = True

    def _head(self) -> tuple[int, str, str]:
        seen = self.observation
        assert seen is not None
        if self.showing.busy():
            return self.table.t.turn.body, _("The story goes on.") if self.showing.waiting is None else _("Read, and go on."), ""
        if seen.actor is None:
            return NOBODY, _("The game is over."), ""
        asked = question(seen)
        figure = getattr(asked, "body", max(seen.actor, NOBODY))
        if not isinstance(figure, int) or not 0 <= figure < len(self.table.t.bodies):
            figure = max(seen.actor, NOBODY)
        return figure, question_words(seen, self.names), help_words(seen)

    # --- events
    def handle(self, event: pygame.Event) -> bool:
        """Takes an event."""
        return self.control.handle(event)

    def hush(self) -> None:
        """What was said at the pointer is gone."""
        if self.note:
            self.note, self._touched = "", True
