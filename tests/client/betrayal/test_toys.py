"""The mechanisms of the rules that toy haunts try, in the window: drawn, chosen by hand, and told in three languages."""

from __future__ import annotations

import random
import sys
from types import ModuleType

import msgspec
import pygame
import pytest

from game.betrayal.events import HauntBegins
from game.betrayal.table import Body
from game.betrayal.terms import NOBODY
from game.client.betrayal.figures import draw_figure
from game.client.betrayal.traitcard import TraitCard
from game.client.settings import Settings
from game.client.table import TableScene
from game.engine.contract import ALL
from game.session.session import Session
from game.words.betrayal import booklets
from game.words.betrayal.eventwords import word
from game.words.betrayal.haunts import words_of
from game.words.betrayal.log import listed_event
from game.words.betrayal.statewords import away_lines, state_lines
from game.words.betrayal.wording import figure_names
from game.words.language import LANGUAGES, set_language
from tests.betrayal.toys.conftest import toys
from tests.betrayal.toys.haunts import TOYS
from tests.betrayal.toys.words import WORDS
from tests.client.betrayal.tables import Person, new_match, table_of
from tests.client.betrayal.test_table import every_action_can_be_chosen
from tests.client.hands import open_app

__all__ = ["toys"]


@pytest.fixture(autouse=True)
def toy_words(monkeypatch: pytest.MonkeyPatch) -> None:
    """Their words files, and a booklet that stands for theirs."""
    for number, words in WORDS.items():
        module = ModuleType(f"game.words.betrayal.haunts.haunt_{number}")
        module.WORDS = words  # type: ignore[attr-defined]
        monkeypatch.setitem(sys.modules, module.__name__, module)
    words_of.cache_clear()
    monkeypatch.setattr(booklets, "booklet_file", lambda haunt: "haunt_45")


def test_every_toy_has_its_words() -> None:
    assert set(WORDS) == set(TOYS)


def test_a_state_a_carrier_and_a_place_outside_are_seen_on_the_figure_on_the_card_and_in_words() -> None:
    plain = Body("explorer", "zoe_ingstrom", 0, "heroes", "attic", traits=[3, 3, 3, 3])
    frog, held = (
        msgspec.structs.replace(plain, status=(("frog", NOBODY),)),
        msgspec.structs.replace(plain, status=(("grabbed", 1),), on=1),
    )
    out = msgspec.structs.replace(plain, away="outside", room="")
    names = ("Zoe", "Mummy").__getitem__
    assert [state_lines(body, names) for body in (plain, frog, held, out)] == [
        [],
        ["Frog"],
        ["Grabbed (by Mummy)", "With: Mummy"],
        ["Outside the house"],
    ]
    assert away_lines([plain, out], names) == ["Outside the house: Mummy"]
    app = open_app()
    looks = set()
    for body in (plain, frog, out):
        looks.add(TraitCard(app.theme, body).look())
    assert len(looks) == 3
    pictures = []
    for body in (plain, frog, held):
        surface = pygame.Surface((60, 60))
        draw_figure(surface, app.theme, body, "Z", surface.get_rect())
        pictures.append(pygame.image.tobytes(surface, "RGB"))
    assert pictures[0] != pictures[1] == pictures[2]
    app.close()


@pytest.mark.slow
@pytest.mark.parametrize("number", TOYS)
def test_a_toy_haunt_is_drawn_chosen_and_told_in_a_whole_game(number: int) -> None:
    app = open_app()
    app.settings.confirm_final = False
    match, rng = new_match(4, number, options={"haunt": str(number)}), random.Random(number)
    kinds: set[str] = set()
    while (actor := match.actor()) is not None:
        seen = match.observe(actor)
        kind = seen.asked
        if seen.table.haunt and (kind not in kinds):
            kinds.add(kind)
            every_action_can_be_chosen(table_of(app, match))
            assert not app.theme.overflows
            app.pop()
        match.play(rng.choice(seen.legal))
    for language in LANGUAGES:
        set_language(language)
        names = figure_names(seen.table)
        assert all(word(event, names, number) for event in match.history(ALL) if listed_event(event, number))
    app.close()


@pytest.mark.slow
@pytest.mark.parametrize("number", [52, 59])
def test_a_toy_haunt_is_played_by_hand(number: int) -> None:
    settings = Settings(animation_speed="off", confirm_final=False, muted=True)
    person = Person(settings, seed=number)
    match = new_match(4, number, 2, {"haunt": str(number)})
    person.app.reset(TableScene(Session(match, settings)))
    person.play()
    assert person.app.scene.name == "end"
    assert any(isinstance(event, HauntBegins) for event in match.history(0))
    assert not person.app.theme.overflows
    person.app.close()
