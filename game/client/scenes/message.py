"""A short message over the screen, with one button or several."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.client.scenes.page import PageAbove
from game.client.theme import BONE
from game.client.widgets import Button, Widget
from game.words.language import _

Answer = tuple[str, Callable[[], None] | None, str]
"""A button of a message: its label, what it does (None: nothing) and its style."""


class MessageScene(PageAbove):
    """A title, a sentence or two, and answers: (label, action, style) each; the message goes before its action runs. Escape takes
    the last answer's place but does nothing."""

    name = "message"
    veil = 150
    width = 560.0
    height = 560.0
    snug = True

    def __init__(self, title: str, text: str, answers: Sequence[Answer] = ()) -> None:
        super().__init__()
        self.title = title
        self.text = text
        self.answers = list(answers) or [(_("Close"), None, "primary")]
        chosen = [number for number, (_label, _action, style) in enumerate(self.answers) if style == "primary"]
        self.first = f"answer:{chosen[0] if chosen else 0}"  # the answer that Enter gives at once is the one that stands out

    def fill(self) -> None:
        """Title and text."""
        self.form.title(self.title, 26)
        self.form.gap(6)
        self.form.text(self.text, 17, BONE, "paper")
        self.form.gap(8)

    def foot(self) -> tuple[Sequence[Widget], Sequence[Widget]]:
        """The answers."""
        return (), [
            Button(None, label, self._answer(action), key=f"answer:{number}", style=style)
            for number, (label, action, style) in enumerate(self.answers)
        ]

    def _answer(self, action: Callable[[], None] | None) -> Callable[[], None]:
        def run() -> None:
            self.app.pop()
            if action is not None:
                action()

        return run
