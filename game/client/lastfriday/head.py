"""The head of the panel: whose turn it is and what is asked, large, with shape and colour; below it the side's aim (LF-H1)."""

from __future__ import annotations

import pygame

from game.client.pictures import sheet, sprite
from game.client.theme import BLOOD, BONE, CAMPER, LANTERN, MIST, PINE, Theme
from game.lastfriday.observation import LfObservation
from game.lastfriday.terms import MANIAC
from game.words.language import _
from game.words.lastfriday.cast import Cast
from game.words.lastfriday.questions import question
from game.words.lastfriday.tips import aim_tip, aim_words

NAME = 24
ASK = 16
AIM = 14


class Head:
    """Measures and draws the head; `rect` and `aim_rect` are where."""

    def __init__(self, theme: Theme) -> None:
        self.theme = theme
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.aim_rect = pygame.Rect(0, 0, 0, 0)

    def _shape(self) -> int:
        return round(self.theme.px(44) * min(self.theme.text_scale, 1.5))

    def title(self, observation: LfObservation, cast: Cast) -> str:
        """The name of who is asked."""
        if observation.actor is None or observation.actor < 0:
            return _("Last Friday")
        return cast.name(observation.actor)

    def _words_left(self) -> int:
        return self._shape() + self.theme.px(20)

    def _name_points(self, text: str, width: int) -> float:
        points = float(NAME)
        while points > 15 and self.theme.measure(text, "title", points)[0] > width:
            points -= 0.5
        return points

    def height(self, observation: LfObservation, cast: Cast, width: int) -> int:
        """Pixels of the coloured part at a width."""
        theme = self.theme
        room = width - self._words_left() - theme.px(10)
        title = theme.measure(self.title(observation, cast), "title", self._name_points(self.title(observation, cast), room), room)[1]
        ask = theme.measure(question(observation, cast), "label_bold", ASK, room)[1]
        return max(self._shape(), title + ask) + theme.px(18)

    def aim_height(self, observation: LfObservation, width: int) -> int:
        """Pixels of the aim at a width."""
        return self.theme.measure(self.aim_words(observation), "label", AIM, width - self.theme.px(12))[1] + self.theme.px(4)

    def _side(self, observation: LfObservation) -> bool:
        """Whether the Maniac's aim is the one to show: the viewer's, or at the common view the actor's."""
        seat = observation.viewer if observation.viewer >= 0 else observation.actor
        return seat == MANIAC

    def aim_words(self, observation: LfObservation) -> str:
        """The aim in a line."""
        return aim_words(observation.chapter, self._side(observation))

    def aim_tip(self, observation: LfObservation) -> str:
        """Both sides' aims and the advice for this one."""
        return aim_tip(observation.chapter, self._side(observation))

    def draw(self, surface: pygame.Surface, observation: LfObservation, cast: Cast) -> None:
        """Draws who is asked and, below, the aim."""
        theme, rect = self.theme, self.rect
        actor = observation.actor
        look = cast.look(actor) if actor is not None and actor >= 0 else ""
        edge = BLOOD if look == "maniac" else CAMPER.get(look, MIST)
        asked = bool(observation.legal)
        surface.blit(sheet(rect.w, rect.h, PINE, edge, theme.px(4 if asked else 2), theme.px(10)), rect)
        if look:
            shape = sprite(f"shapes/{look}", self._shape())
            surface.blit(shape, shape.get_rect(midleft=(rect.left + theme.px(10), rect.centery)))
        else:
            shape = sprite("icons/flag", self._shape())
            surface.blit(shape, shape.get_rect(midleft=(rect.left + theme.px(10), rect.centery)))
        room = rect.w - self._words_left() - theme.px(10)
        title = self.title(observation, cast)
        points = self._name_points(title, room)
        tall = theme.measure(title, "title", points, room)[1]
        place = pygame.Rect(rect.left + self._words_left(), rect.top + theme.px(7), room, tall)
        theme.text(surface, title, place, "title", points, BONE)
        ask = question(observation, cast)
        below = pygame.Rect(place.left, place.bottom, room, theme.measure(ask, "label_bold", ASK, room)[1])
        theme.text(surface, ask, below, "label_bold", ASK, LANTERN if asked else MIST)
        if self.aim_rect.h:
            inner = self.aim_rect.inflate(-theme.px(12), 0)
            theme.text(surface, self.aim_words(observation), inner, "label", AIM, MIST, valign="center")
