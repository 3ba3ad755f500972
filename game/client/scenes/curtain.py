"""The curtain between two people: nothing of the table can be seen until the next person says so."""

from __future__ import annotations

import pygame

from game.client import keys
from game.client.focus import FocusGroup
from game.client.pictures import sheet, sprite
from game.client.scene import Scene
from game.client.scenes.backdrop import backdrop
from game.client.scenes.menu import MenuScene
from game.client.tableview import seat_look
from game.client.theme import BLOOD, BONE, INK, MIST, WOOD, Colour, Role
from game.client.widgets import Button
from game.engine.contract import Seat
from game.session.session import Session
from game.words.language import _


class CurtainScene(Scene):
    """Asks for one person, by name, shape and colour. One key (Enter or Space) or one click on the button raises it.

    It draws nothing from the match but what the whole table knows: who is asked for, and as whom.
    """

    name = "curtain"
    hides = True

    def __init__(self, session: Session, person: str, seat: Seat) -> None:
        super().__init__()
        self.session = session
        self.person = person
        self.seat = seat
        self.group = FocusGroup()

    def resize(self) -> None:
        """The card in the middle."""
        self.dirty = True
        theme = self.app.theme
        self.look = seat_look(self.session, self.seat)
        pad = theme.px(30)
        wide = min(theme.em(520), theme.size[0] - theme.px(48))
        room = wide - 2 * pad
        name_tall = theme.measure(self.person, "title", 44, room)[1]
        named = self.look.name != self.person  # the seat has a name of its own
        seat_tall = theme.measure(self.look.name, "label_bold", 20, room)[1] if named else 0
        note = _("Pass the screen on. Nobody else should look now.")
        note_tall = theme.measure(note, "paper", 17, room)[1]
        label = _("I am {name}: raise the curtain").format(name=self.person)
        button = Button(None, label, self.confirm, key="raise", style="primary", points=18)
        button_wide, button_tall = button.natural(theme, room)
        words = name_tall + seat_tall + note_tall + button_tall
        shape = max(theme.px(96), min(theme.em(120), theme.size[1] - words - theme.px(160)))
        tall = 2 * pad + shape + words + theme.px(56)
        self.card = pygame.Rect(0, 0, wide, min(tall, theme.size[1]))
        self.card.center = (theme.size[0] // 2, theme.size[1] // 2)
        y = self.card.top + pad
        self.shape = pygame.Rect(self.card.centerx - shape // 2, y, shape, shape)
        y = self.shape.bottom + theme.px(12)
        self.lines: list[tuple[str, Role, int, Colour, pygame.Rect]] = []
        lines: list[tuple[str, Role, int, Colour, int, int]] = [(self.person, "title", 44, INK, name_tall, 4)]
        if named:
            lines.append((self.look.name, "label_bold", 20, WOOD, seat_tall, 14))
        lines.append((note, "paper", 17, INK, note_tall, 20))
        for text, role, points, colour, height, gap in lines:
            self.lines.append((text, role, points, colour, pygame.Rect(self.card.left + pad, y, room, height)))
            y += height + theme.px(gap)
        button.rect = pygame.Rect(self.card.centerx - min(button_wide, room) // 2, y, min(button_wide, room), button_tall)
        self.group.set([button])
        self.group.focus(button, keys=False)

    def confirm(self) -> None:
        """The person is there."""
        self.app.pop()
        self.session.raise_curtain(self.person)

    def handle(self, event: pygame.Event) -> bool:
        """Enter, Space or the button raise it; nothing else does anything, so that no key of the last person slips through."""
        if keys.does(event, "fullscreen"):
            return False
        if keys.does(event, "undo"):
            self.session.undo()  # whoever has just left the seat may still take the last action back
            return True
        if keys.does(event, "escape"):
            self.app.push(MenuScene(self.session))
            return True
        self.group.handle(event, self.app.theme)
        self.dirty = self.dirty or self.group.dirty
        return True

    def update(self, dt: float) -> None:
        """Goes when somebody else is asked for: a seat was handed over, an action taken back, the game given up."""
        del dt
        if self.session.needs_curtain() != (self.person, self.seat):
            self.app.pop()

    def draw(self, surface: pygame.Surface) -> None:
        """The curtain and the card."""
        theme = self.app.theme
        backdrop(surface, "curtain", 0)
        # ink would be lost on the night and bone on the card
        instead: dict[Colour, Colour] = {INK: BLOOD, BONE: MIST}
        colour = instead.get(self.look.colour, self.look.colour)
        grow = theme.px(10)
        band = self.card.inflate(grow * 2, grow * 2)
        surface.blit(sheet(band.width, band.height, colour, INK, theme.px(3), theme.px(20)), band)
        surface.blit(sheet(self.card.width, self.card.height, BONE, INK, theme.px(3), theme.px(16)), self.card)
        surface.blit(sprite(self.look.sprite, self.shape.width), self.shape)
        for text, role, points, ink, rect in self.lines:
            theme.text(surface, text, rect, role, points, ink, "center")
        self.group.draw(surface, theme)
