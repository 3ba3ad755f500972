"""The settings page: every change is seen at once and kept."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.client.scenes.page import PageScene
from game.client.settings import SPEEDS, TEXT_SCALES
from game.client.theme import MIST
from game.client.widgets import Button, Choice, Widget
from game.client.words import LANGUAGE_NAMES, LANGUAGES, _


class SettingsScene(PageScene):
    """Language, size of text, speed, full screen, questions before final acts, helpers."""

    name = "settings"
    width = 900.0
    height = 660.0
    snug = True

    def fill(self) -> None:
        """One line for each setting."""
        settings = self.app.settings
        self.form.title(_("Settings"))
        self.form.gap(8)
        speeds = {"off": _("Off"), "slow": _("Slow"), "normal": _("Normal"), "fast": _("Fast")}
        scales = [(str(scale), f"{round(scale * 100)} %") for scale in TEXT_SCALES]
        self._choice("language", _("Language"), [(lang, LANGUAGE_NAMES[lang]) for lang in LANGUAGES], settings.language)
        self._choice("text_scale", _("Size of text"), scales, str(settings.text_scale), float)
        self._choice("animation_speed", _("Movement"), [(speed, speeds[speed]) for speed in SPEEDS], settings.animation_speed)
        self._switch("fullscreen", _("Full screen (F11)"), settings.fullscreen)
        self._switch("confirm_final", _("Ask before acts that cannot be undone"), settings.confirm_final)
        self._switch("show_helpers", _("Helpers on the board"), settings.show_helpers)
        helpers = _("Helpers shade the places where a hidden opponent can be, as far as everybody at the table could work it out.")
        self.form.text(helpers, 15, MIST)

    def _choice(self, name: str, label: str, options: Sequence[tuple[str, str]], value: str, read: Callable[[str], object] = str) -> None:
        def changed(chosen: str) -> None:
            setattr(self.app.settings, name, read(chosen))
            self.app.apply_settings()

        self.form.pair(label, Choice(options, value, changed, key=name))

    def _switch(self, name: str, label: str, value: bool) -> None:
        self._choice(name, label, [("on", _("On")), ("off", _("Off"))], "on" if value else "off", lambda chosen: chosen == "on")

    def foot(self) -> tuple[Sequence[Widget], Sequence[Widget]]:
        """Back."""
        return [], [Button(None, _("Done"), self.back, "icons/check", key="done", style="primary")]
