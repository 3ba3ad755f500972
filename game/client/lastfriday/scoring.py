"""Between two chapters: how the last one ended, Salvation against Fear, and what follows from it (LF-P1)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec
import pygame

from game.client.lastfriday.end import EndScene
from game.client.pictures import sprite
from game.client.scene import Scene
from game.client.scenes.page import PageScene
from game.client.theme import BONE, LANTERN, MIST
from game.client.widgets import Button, Widget
from game.engine.contract import Event
from game.lastfriday import events as e
from game.lastfriday.observation import LfObservation
from game.words.language import _
from game.words.lastfriday.logwords import chapter_reason
from game.words.lastfriday.names import chapter_title, roman
from game.words.lastfriday.tips import aim_words, score_words

if TYPE_CHECKING:
    from game.session.face import Face


class Score(msgspec.Struct, frozen=True):
    """How a chapter ended: its number and reason, the points, and the tokens the Maniac gained by its end."""

    chapter: int
    reason: str
    salvation: int
    fear: int
    gained: tuple[str, ...] = ()


def score_of(events: Sequence[Event]) -> Score | None:
    """The score of the last chapter that ended in these events, None when none was counted."""
    ended: e.ChapterEnded | None = None
    gained: list[str] = []
    score: Score | None = None
    for event in events:
        if isinstance(event, e.ChapterEnded):
            ended, gained, score = event, [], None
        elif isinstance(event, e.TokenGained):
            gained.append(event.token)
        elif isinstance(event, e.PointsCounted) and ended is not None:
            score = Score(ended.chapter, ended.reason, event.salvation, event.fear)
    return msgspec.structs.replace(score, gained=tuple(gained)) if score else None


class ScoringScene(PageScene):
    """The page between two chapters. Enter or Space goes on."""

    name = "scoring"
    width = 820.0
    height = 640.0
    snug = True
    first = "go-on"

    def __init__(self, score: Score) -> None:
        super().__init__()
        self.score = score
        self.picture = "dawn" if score.chapter in (1, 3) else "darkness"

    def fill(self) -> None:
        """How the chapter ended, the points, what follows, the next chapter."""
        score = self.score
        form = self.form
        form.text(_("Chapter {number} is over").format(number=roman(score.chapter)), 18, MIST, "label_bold", "center")
        form.title(chapter_title(score.chapter), 38, align="center")
        form.text(chapter_reason(score.reason), 19, BONE, "paper", "center")
        form.gap(12)
        form.custom(self._points_height, self._draw_points)
        form.gap(8)
        for words in score_words(score.salvation, score.fear, score.gained):
            form.text(words, 18, BONE, "paper_bold", "center")
        form.gap(12)
        follows = score.chapter + 1
        title = _("Next: Chapter {number}, {title}").format(number=roman(follows), title=chapter_title(follows))
        form.text(title, 20, LANTERN, "paper_bold", "center")
        form.text(aim_words(follows, False), 16, MIST, "label", "center")
        form.text(aim_words(follows, True), 16, MIST, "label", "center")
        form.gap(6)

    def _points_height(self, width: int) -> int:
        del width
        return self.app.theme.em(58) + self.app.theme.px(64)

    def _draw_points(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """Two columns: number, word, and a row of hearts or skulls."""
        half = rect.w // 2
        sides = ((_("Salvation"), self.score.salvation, "icons/salvation"), (_("Fear"), self.score.fear, "icons/fear"))
        for place, (word, points, icon) in enumerate(sides):
            self._draw_side(surface, pygame.Rect(rect.left + place * half, rect.top, half, rect.h), word, points, icon)

    def _draw_side(self, surface: pygame.Surface, rect: pygame.Rect, word: str, points: int, icon: str) -> None:
        theme = self.app.theme
        leads = points == max(self.score.salvation, self.score.fear)
        digits = theme.image(str(points), "title", 44, LANTERN if leads else MIST)
        label = theme.image(word, "paper_bold", 20, BONE)
        wide = digits.get_width() + label.get_width() + theme.px(12)
        x = rect.centerx - wide // 2
        line = theme.em(58)
        surface.blit(digits, (x, rect.top + (line - digits.get_height()) // 2))
        surface.blit(label, (x + digits.get_width() + theme.px(12), rect.top + (line - label.get_height()) // 2))
        side = theme.px(44)
        pitch = min(side + theme.px(6), (rect.w - side) // max(1, points))
        left = rect.centerx - (pitch * (points - 1) + side) // 2
        for place in range(points):
            surface.blit(sprite(icon, side), (left + place * pitch, rect.top + line))

    def foot(self) -> tuple[Sequence[Widget], Sequence[Widget]]:
        """The button to the next chapter."""
        return (), [Button(None, _("Go on"), self.back, "icons/play", key="go-on", style="primary", points=18)]

    def topic(self) -> tuple[str, str]:
        """The rules of the points."""
        return "lastfriday", "scoring"


def scoring_now(session: Face) -> Scene:
    """The scoring of the last chapter that ended in the viewer's history. Raises ValueError when none has."""
    score = score_of(session.history())
    if score is None:
        raise ValueError("no chapter has ended yet")
    return ScoringScene(score)


def story_of(session: Face, observation: LfObservation, events: Sequence[Event], ended: bool) -> Scene | None:
    """The scene that what just happened calls for: the end, once, or the scoring of a chapter."""
    if observation.actor is None:
        return None if ended else EndScene(session)
    score = score_of(events)
    return ScoringScene(score) if score else None
