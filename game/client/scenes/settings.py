"""The settings page in five sections: every change is seen or heard at once and kept."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

import pygame

from game.client.palettes import DECLARED
from game.client.pictures import sheet, sprite
from game.client.scene import Scene
from game.client.scenes.keyspage import KeysPage
from game.client.scenes.mapcheck import MapCheckScene
from game.client.scenes.page import PageScene
from game.client.settings import SPEEDS, TEXT_SCALES
from game.client.slider import Slider
from game.client.theme import BONE, INK, LANTERN, MIST, MOSS, PINE, WOOD, Colour
from game.client.widgets import Button, Choice, Widget
from game.words import keynames
from game.words.language import LANGUAGE_NAMES, LANGUAGES, _

if TYPE_CHECKING:
    from game.client.app import App

_PAWNS: Final = ("red", "yellow", "green", "blue", "brown", "maniac")
_PAWN: Final = 52
SECTIONS: Final = ("text", "motion", "sound", "colours", "keys")


def section_name(section: str) -> str:
    """The words of a section."""
    return {
        "text": _("Language and text"),
        "motion": _("Movement and help"),
        "sound": _("Sound"),
        "colours": _("Colours"),
        "keys": _("Keys"),
    }[section]


def sound_problem(code: str) -> str:
    """What `Sound.problem` means."""
    return {
        "no_device": _("No sound device was found. The game plays on in silence; change a sound setting to try again."),
        "no_folder": _("The folder of the sounds is missing. The game plays on in silence."),
        "bad_file": _("A sound file cannot be read: that sound is left out."),
    }[code]


class SettingsScene(PageScene):
    """Language and size of text; movement, questions and helpers; volumes; palettes; keys. `section` is the one to open."""

    name = "settings"
    width = 940.0
    height = 660.0
    first = "section"

    @classmethod
    def alone(cls, game: str) -> Scene | None:
        """Its first section."""
        del game
        return cls()

    def __init__(self, section: str = SECTIONS[0]) -> None:
        super().__init__()
        self.section = section

    def enter(self, app: App) -> None:
        """The keys have a page of their own."""
        self.keys = KeysPage(app, self.resize)
        super().enter(app)

    def resize(self) -> None:
        """A panel of one height for all sections, taller for larger letters."""
        self.height = min(660.0, 280 + 240 * self.app.theme.text_scale)
        super().resize()

    def fill(self) -> None:
        """The sections' names, and the settings of the open one."""
        self.form.title(_("Settings"))
        self.form.gap(4)
        self.form.row([Choice([(name, section_name(name)) for name in SECTIONS], self.section, self._open, key="section")])
        self.form.gap(14)
        {"text": self._text, "motion": self._motion, "sound": self._sound, "colours": self._colours, "keys": self._keys}[self.section]()

    def _open(self, section: str) -> None:
        self.section = section
        self.keys = KeysPage(self.app, self.resize)
        self.resize()

    # the sections

    def _text(self) -> None:
        settings = self.app.settings
        scales = [(str(scale), f"{round(scale * 100)} %") for scale in TEXT_SCALES]
        self._choice("language", _("Language"), [(lang, LANGUAGE_NAMES[lang]) for lang in LANGUAGES], settings.language)
        self._choice("text_scale", _("Size of text"), scales, str(settings.text_scale), float)
        self._switch("fullscreen", keynames.with_key(_("Full screen"), "fullscreen"), settings.fullscreen)

    def _motion(self) -> None:
        settings = self.app.settings
        speeds = {"off": _("Off"), "slow": _("Slow"), "normal": _("Normal"), "fast": _("Fast")}
        self._choice("animation_speed", _("Movement"), [(speed, speeds[speed]) for speed in SPEEDS], settings.animation_speed)
        self.form.text(_("Off: nothing glides, drifts or opens; everything is at once where it belongs."), 15, MIST)
        self.form.gap(8)
        self._switch("confirm_final", _("Ask before acts that cannot be undone"), settings.confirm_final)
        self._switch("show_helpers", _("Helpers on the board"), settings.show_helpers)
        helpers = _("Helpers shade the places where a hidden opponent can be, as far as everybody at the table could work it out.")
        self.form.text(helpers, 15, MIST)

    def _sound(self) -> None:
        settings = self.app.settings
        problem = self.app.sound.problem
        if problem:
            self.form.text(sound_problem(problem), 16, LANTERN, "label_bold")
            self.form.gap(8)
        self._choice("muted", _("Sound"), [("on", _("On")), ("off", _("Off"))], "off" if settings.muted else "on", _is_off)
        self._volume("effects_volume", _("Steps, doors, cards"), settings.effects_volume)
        self._volume("ambience_volume", _("Night, wind, fire"), settings.ambience_volume)
        self._volume("music_volume", _("Music"), settings.music_volume)

    def _colours(self) -> None:
        options = [(palette, _(declared.label)) for palette, declared in DECLARED.items()]
        self._choice("palette", _("Colours"), options, self.app.settings.palette)
        self.form.text(_(DECLARED[self.app.settings.palette].about), 15, MIST)
        self.form.text(_("Every seat has a shape and a letter too: nothing is told by colour alone."), 15, MIST)
        self.form.gap(8)
        self.form.custom(self._sample_height, self._draw_sample)

    def _keys(self) -> None:
        self.keys.fill(self.form)

    # the sample of a palette

    def _sample_height(self, width: int) -> int:
        theme = self.app.theme
        pad = theme.px(12)
        return theme.px(_PAWN) + 3 * pad + theme.measure(self._sample_words(), "label_bold", 16, self._sample_room(width))[1] + 2 * pad

    def _sample_words(self) -> str:
        return _("Five Campers, one lake, and a Maniac whom nobody sees.")

    def _sample_room(self, width: int) -> int:
        return width // 2 - self.app.theme.px(30)

    def _draw_sample(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """The pawns on the forest's ground, and words on the night and on paper."""
        theme = self.app.theme
        pad, side = theme.px(12), theme.px(_PAWN)
        row = pygame.Rect(rect.left, rect.top, rect.width, side + 2 * pad)
        surface.blit(sheet(row.width, row.height, MOSS, PINE, theme.px(2), theme.px(9)), row)
        for place, pawn in enumerate(_PAWNS):
            image = sprite(f"pawns/{pawn}", side)
            surface.blit(image, image.get_rect(center=(round(row.left + row.width * (place + 0.5) / len(_PAWNS)), row.centery)))
        looks: tuple[tuple[Colour, Colour, Colour], ...] = ((PINE, MOSS, BONE), (BONE, WOOD, INK))
        for place, (fill, edge, words) in enumerate(looks):
            half = pygame.Rect(rect.left + place * (rect.width + pad) // 2, row.bottom + pad, (rect.width - pad) // 2, 0)
            half.height = rect.bottom - half.top
            surface.blit(sheet(half.width, half.height, fill, edge, theme.px(2), theme.px(9)), half)
            room = pygame.Rect(0, half.top, self._sample_room(rect.width), half.height)
            room.centerx = half.centerx
            theme.text(surface, self._sample_words(), room, "label_bold", 16, words, "center", valign="center")

    # the kinds of lines

    def _set(self, name: str, value: object) -> None:
        setattr(self.app.settings, name, value)
        self.app.apply_settings()

    def _choice(self, name: str, label: str, options: Sequence[tuple[str, str]], value: str, read: Callable[[str], object] = str) -> None:
        self.form.pair(label, Choice(options, value, lambda chosen: self._set(name, read(chosen)), key=name))

    def _switch(self, name: str, label: str, value: bool) -> None:
        self._choice(name, label, [("on", _("On")), ("off", _("Off"))], "on" if value else "off", lambda chosen: chosen == "on")

    def _volume(self, name: str, label: str, value: int) -> None:
        self.form.pair(label, Slider(value, lambda chosen: self._heard(name, chosen), label=label, key=name))

    def _heard(self, name: str, value: int) -> None:
        """Takes a volume and lets it be heard."""
        self._set(name, value)
        if name == "effects_volume":
            self.app.sound.play("door_open")

    def foot(self) -> tuple[Sequence[Widget], Sequence[Widget]]:
        """The maps, the usual keys, and back."""
        usual = self.keys.foot() if self.section == "keys" else []
        return [*usual, Button(None, _("Check my maps"), self._maps, "icons/eye", key="maps")], [
            Button(None, _("Done"), self.back, "icons/check", key="done", style="primary")
        ]

    def _maps(self) -> None:
        self.app.push(MapCheckScene())


def _is_off(chosen: str) -> bool:
    return chosen == "off"
