"""The gifted child's skill as a card that burns when it is used, and the children that can be chosen on the board."""

from __future__ import annotations

from collections.abc import Callable, Hashable

import pygame

from game.client.darkaround.night import Night
from game.client.darkaround.showing import Showing
from game.client.pictures import glow, sheet, sprite
from game.client.theme import BONE, EMBER, LANTERN, MIST, MOSS, PINE, Theme
from game.client.widgets import Widget
from game.darkaround import events as e
from game.words.darkaround.names import child_name, skill_help, skill_name
from game.words.language import _


class SkillCard:
    """A part of the panel that shows a seat's card."""

    def __init__(self, theme: Theme, night: Night, showing: Showing, seat: int) -> None:
        self.theme = theme
        self.night = night
        self.showing = showing
        self.seat = seat

    def _side(self) -> int:
        return self.theme.px(76)

    def _words(self) -> tuple[str, str]:
        skill = self.night.skills[self.seat]
        return skill_name(skill), _("Used up.") if self.seat in self.night.spent else skill_help(skill, self.night.numbers)

    def measure(self, width: int) -> int:
        """The height: card or words, whichever is taller. The words keep their room when the card is burnt."""
        theme, room = self.theme, width - self._side() - self.theme.px(14)
        skill = self.night.skills[self.seat]
        name, about = skill_name(skill), skill_help(skill, self.night.numbers)
        words = theme.measure(name, "paper_bold", 17, room)[1] + theme.measure(about, "label", 14, room)[1]
        return max(self._side(), words) + theme.px(12)

    def look_now(self) -> Hashable:
        """All that its picture depends on besides its place."""
        event = self.showing.event
        burning = isinstance(event, e.SkillUsed) and event.seat == self.seat
        return self.seat, self.night.skills[self.seat], self.seat in self.night.spent, burning and self.showing.share

    def draw(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """The card, its name and what it does; burning while it is being used."""
        theme, side = self.theme, self._side()
        surface.blit(sheet(rect.w, rect.h, PINE, MOSS, theme.px(2), theme.px(8)), rect)
        spent = self.seat in self.night.spent
        at = (rect.left + theme.px(2), rect.centery - side // 2)
        surface.blit(sprite("darkaround/skill_burnt" if spent else f"darkaround/skill_{self.night.skills[self.seat]}", side), at)
        event = self.showing.event
        if isinstance(event, e.SkillUsed) and event.seat == self.seat:
            self._burn(surface, at, event.skill)
        name, words = self._words()
        room = pygame.Rect(rect.left + side, rect.top + theme.px(6), rect.w - side - theme.px(12), rect.h - theme.px(10))
        low = theme.text(surface, name, room, "paper_bold", 17, MIST if spent else LANTERN).bottom
        theme.text(surface, words, pygame.Rect(room.left, low, room.w, room.bottom - low + 2), "label", 14, MIST if spent else BONE)

    def _burn(self, surface: pygame.Surface, at: tuple[int, int], skill: str) -> None:
        side, share = self._side(), self.showing.share
        left = round(side * (1 - share))
        whole = sprite(f"darkaround/skill_{skill}", side)
        surface.blit(whole, at, pygame.Rect(0, 0, side, left))
        light = glow(side // 2, EMBER, 200)
        surface.blit(light, (at[0], at[1] + left - side // 2), special_flags=pygame.BLEND_RGB_ADD)


class ChildSpot(Widget):
    """A child that can be chosen: a ring of lantern light on the board."""

    def __init__(self, child: int, rect: pygame.Rect, chosen: bool, action: Callable[[], None]) -> None:
        super().__init__(rect, key=f"child:{child}")
        self.child = child
        self.chosen = chosen
        self.action = action

    def look_now(self) -> tuple[Hashable, ...]:
        """Whether it is chosen."""
        return ("spot", self.chosen)

    def words(self) -> str:
        """The child's name."""
        return child_name(self.child)

    def act(self) -> None:
        """Chooses the child."""
        self.action()

    def draw(self, surface: pygame.Surface, theme: Theme, focused: bool, hovered: bool) -> None:
        """Corners of light around it, brighter and whole when it is chosen, pointed at or focused."""
        lit = self.chosen or hovered or focused
        rect = self.rect.inflate(-theme.px(4), -theme.px(2))
        thick = theme.px(3 if lit else 2)
        if self.chosen:
            pygame.draw.rect(surface, LANTERN, rect, thick, border_radius=theme.px(10))
            return
        long = rect.w // 4
        colour = BONE if not lit else LANTERN
        for x, y, dx, dy in (
            (rect.left, rect.top, 1, 1),
            (rect.right - 1, rect.top, -1, 1),
            (rect.left, rect.bottom - 1, 1, -1),
            (rect.right - 1, rect.bottom - 1, -1, -1),
        ):
            pygame.draw.line(surface, colour, (x, y), (x + dx * long, y), thick)
            pygame.draw.line(surface, colour, (x, y), (x, y + dy * long), thick)
