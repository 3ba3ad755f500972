"""Names in many scripts as the program shows them: `python -m tests.client.scripts FOLDER` writes a picture for each script (typed, on the
curtain, at the table, in the log) and a table of them, `README.md`."""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Collection
from pathlib import Path
from typing import Final

import pygame

from game.client import callings
from game.client.app import App
from game.client.letters import undrawable
from game.client.scenes.curtain import CurtainScene
from game.client.scenes.setup import SetupScene
from game.client.scenes.title import TitleScene
from game.client.table import TableScene
from game.client.theme import INK
from tests.client.hands import Hands, group_of, open_app
from tests.client.naming import type_in

NAMES: Final = {
    "Latin": ("Zoë Nguyễn", "Łukasz"),
    "Cyrillic": ("Ґанна", "Ёлка"),
    "Greek": ("Ἀθηνᾶ", "Γιώργος"),
    "Chinese": ("李小龍", "王芳"),
    "Japanese": ("さくら", "山田タロウ"),
    "Korean": ("김민준", "이서연"),
    "Arabic": ("محمد علي", "فاطمة 2"),
    "Persian, with a non-joiner": ("علی\u200cرضا", "مهدی"),
    "Hebrew": ("דוד כהן", "שרה 2"),
    "Hebrew and Latin": ("דוד B", "Anna שרה"),
    "Thai": ("น้ำฝน", "สมชาย"),
    "Devanagari": ("क्षितिज", "प्रिया"),
    "Bengali": ("অর্ণব", "ঐশ্বর্য"),
    "Tamil": ("தமிழ்", "கார்த்திக்"),
    "Telugu": ("శ్రీను", "లక్ష్మి"),
    "Georgian": ("ქეთევან", "გიორგი"),
    "Armenian": ("Արամ", "Անի"),
    "Ethiopic": ("ሰላም", "አበበ"),
    "Burmese": ("အောင်", "စုစု"),
    "Khmer": ("សុខា", "ចន្ទ្រា"),
    "Emoji": ("👩\u200d🚀 Eva", "👍🏽🇺🇦❤\ufe0f"),
}
"""Two names for each script."""
_STEPS: Final = 40
_CROP: Final = (638, 210)


def look(script: str) -> pygame.Surface:
    """Four people, two of them of these names: above what is typed and the curtain, below the table with its log."""
    app = open_app()
    hands = Hands(app)
    app.push(TitleScene())
    app.push(SetupScene("stayaway"))
    for _person in range(3):
        hands.click("add")
    for place, name in enumerate((NAMES[script][0], "Anna", "Олена", NAMES[script][1])):
        field = type_in(hands, f"name:{place}", name, "letters" if place else "whole")
        assert not field.fault, f"{script}: {field.fault}"
    while any(widget.key == "fewer-seats" for widget in group_of(app.scene).widgets):
        hands.click("fewer-seats")  # nobody waits for a computer
    whole = pygame.Surface((app.size[0], _CROP[1] + 4 + app.size[1]))
    whole.fill(INK)
    whole.blit(_piece(app, hands.find("name:0").rect.midright), (0, 0))
    hands.click("play")
    hands.frames(2)
    assert isinstance(app.scene, CurtainScene)
    whole.blit(_piece(app, (app.size[0] // 2, app.size[1] // 2)), (app.size[0] - _CROP[0], 0))
    table = next(scene for scene in app.stack if isinstance(scene, TableScene))
    for _step in range(_STEPS):
        hands.frames(2)
        if app.scene.name == "curtain":
            hands.click("raise")
        elif table.session.can_play():
            table.session.play(table.session.observe().legal[0])
        else:
            hands.key(pygame.K_SPACE)
    while app.scene.name == "curtain":
        hands.click("raise")
    hands.frames(2)
    whole.blit(app.surface, (0, _CROP[1] + 4))
    app.close()
    return whole


def _piece(app: App, centre: tuple[int, int]) -> pygame.Surface:
    """What the window shows around a point."""
    rect = pygame.Rect(0, 0, *_CROP)
    rect.center = centre
    return app.surface.subsurface(rect.clamp(app.surface.get_rect())).copy()


def main(folder: Path, only: Collection[str] = tuple(NAMES)) -> int:
    """The command; the number of scripts with names that could not be drawn."""
    os.environ["FOUR_LANTERNS_DATA"] = tempfile.mkdtemp(prefix="scripts ")
    folder.mkdir(parents=True, exist_ok=True)
    rows = ["| script | names | passes the gate | drawn | picture |", "|---|---|---|---|---|"]
    bad = 0
    for script in only:
        names = NAMES[script]
        file = f"{script.split(',')[0].replace(' ', '_').lower()}.png"
        fits = all(callings.fault(name) is None for name in names)
        drawn = not any(undrawable(name) for name in names)
        pygame.image.save(look(script), folder / file)
        rows.append(f"| {script} | {', '.join(names)} | {'yes' if fits else 'NO'} | {'yes' if drawn else 'NO'} | ![{script}]({file}) |")
        bad += not (fits and drawn)
    (folder / "README.md").write_text("\n".join(rows) + "\n", encoding="utf-8")
    print("\n".join(rows))
    return bad


if __name__ == "__main__":
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    sys.exit(1 if main(Path(sys.argv[1])) else 0)
