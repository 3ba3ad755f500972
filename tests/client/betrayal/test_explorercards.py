"""The small cards of the other explorers: their values stand clear of one another, and their names are whole where they can be."""

from __future__ import annotations

import pygame
import pytest

from game.client.betrayal.explorercards import ExplorerCard
from tests.client.betrayal.tables import played, table_of
from tests.client.hands import open_app


@pytest.mark.parametrize("scale", [1.0, 1.5])
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_the_values_of_everybody_have_room(seats: int, scale: float) -> None:
    app = open_app(scale=scale)
    view = table_of(app, played(90, seats))
    explorers = [widget for widget in view.panel.form.group.widgets if isinstance(widget, ExplorerCard)]
    assert len(explorers) == seats - 1
    for explorer in explorers:
        least, tall = explorer.natural(app.theme, 1)
        assert explorer.rect.w >= least
        assert explorer.rect.h == tall
        assert explorer.flat == (seats == 6)
    app.close()


def test_a_name_that_is_too_long_is_shortened_to_the_explorers() -> None:
    app = open_app()
    view = table_of(app, played(90))
    explorer = next(widget for widget in view.panel.form.group.widgets if isinstance(widget, ExplorerCard))
    written: list[str] = []
    text = app.theme.text
    app.theme.text = lambda *args, **rest: written.append(args[1]) or text(*args, **rest)  # type: ignore[method-assign,func-returns-value]
    explorer.name = f"{explorer.short} (a person with a name that no small card has room for)"
    explorer.draw(app.surface, app.theme, False, False)
    assert written == [explorer.short]
    app.close()


def test_how_many_cards_somebody_holds_stands_on_the_plate() -> None:
    app = open_app()
    view = table_of(app, played(90))
    explorer = next(widget for widget in view.panel.form.group.widgets if isinstance(widget, ExplorerCard))
    pictures = []
    for cards in ([], ["axe"], ["axe", "bell"]):
        explorer.body.cards = cards
        app.surface.fill((0, 0, 0))
        explorer.draw(app.surface, app.theme, False, False)
        pictures.append(pygame.image.tobytes(app.surface, "RGB"))
    assert len(set(pictures)) == 3
    app.close()
