"""The haunt begins: its story, told to everybody, and who has turned against the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from game.betrayal import events as e
from game.betrayal.terms import NOBODY
from game.client.pictures import has_picture
from game.client.scenes.backdrop import backdrop
from game.client.scenes.page import PageScene
from game.client.theme import BONE, EMBER, LANTERN, MIST
from game.client.widgets import Button, Widget
from game.words.betrayal.booklets import story
from game.words.betrayal.eventwords import read_words
from game.words.language import _, language

if TYPE_CHECKING:
    from game.client.betrayal.context import RevealContext


class RevealScene(PageScene):
    """What the table hears. Closing it lets the game go on."""

    name = "reveal"
    width = 860.0
    height = 660.0
    snug = True
    first = "on"

    def __init__(self, view: RevealContext, event: e.HauntBegins) -> None:
        super().__init__()
        self.view = view
        self.event = event

    def fill(self) -> None:
        """Title, story, the traitor."""
        event = self.event
        section = story(language(), event.haunt)
        self.form.text(_("The haunt begins"), 18, EMBER, "label_bold", "center")
        self.form.title(section.title, 40, LANTERN, "center")
        if event.omen:
            self.form.text(read_words(event), 15, MIST, "label", "center")
        self.form.gap(6)
        for paragraph in section.paragraphs:
            self.form.text(paragraph.text.replace("**", ""), 18, BONE, "paper")
            self.form.gap(4)
        self.form.gap(6)
        if event.traitor != NOBODY:
            self.form.text(_("The traitor is {name}.").format(name=self.view.head_words(event.traitor)), 22, EMBER, "paper_bold", "center")
        else:
            self.form.text(_("Nobody is known to be a traitor."), 22, LANTERN, "paper_bold", "center")

    def foot(self) -> tuple[Sequence[Widget], Sequence[Widget]]:
        """On with the game."""
        return [], [Button(None, _("Continue"), self.back, "icons/next", key="on", style="primary", points=18)]

    def back(self) -> None:
        """Closes it and goes on."""
        self.app.pop()
        self.view.go_on()

    def update(self, dt: float) -> None:
        """Closes when there is nothing to wait for any more."""
        super().update(dt)
        if self.view.showing.waiting is not self.event:
            self.app.pop()

    def draw_ground(self, surface: pygame.Surface) -> None:
        """The house at night."""
        backdrop(
            surface,
            "betrayal_haunt" if has_picture("scenes/betrayal_haunt") else "betrayal" if has_picture("scenes/betrayal") else "darkness",
            150,
        )

    def topic(self) -> tuple[str, str]:
        """The rules of the reveal."""
        return "betrayal", "reveal"
