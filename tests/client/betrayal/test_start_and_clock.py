"""What the window tells of how a haunt was found, and of the last rounds before daybreak."""

from __future__ import annotations

import pytest

from game.betrayal import events as e
from game.betrayal.clock import countdown
from game.betrayal.data import TUNED
from game.client.betrayal.reveal import RevealScene
from game.client.opening import draw
from game.words.betrayal.eventwords import read_words, word
from game.words.language import LANGUAGES, set_language
from tests.client.betrayal.tables import played, table_of
from tests.client.hands import open_app


def begun(replaced: bool, by_chance: bool) -> e.HauntBegins:
    """A haunt read with the Girl and the Catacombs."""
    return e.HauntBegins(haunt=1, revealer=0, omen="girl", room="catacombs", traitor=0, replaced=replaced, by_chance=by_chance)


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_told_with_what_the_chart_was_read(language: str) -> None:
    set_language(language)
    told = {(replaced, chance): read_words(begun(replaced, chance)) for replaced in (False, True) for chance in (False, True)}
    assert len(set(told.values())) == 4
    assert all("\n" in words for (_, chance), words in told.items() if chance)
    said = [
        word(e.HauntMissing(haunt=3, omen="book", room="gallery"), str, 0),
        word(e.ShuffledBack(rooms=("gallery",), cards=("book",)), str, 0),
        word(e.LostCard(body=0, card="book", how="replaced"), str, 0),
        word(e.Got(body=0, card="book", how="instead"), str, 0),
    ]
    assert len(set(said)) == 4
    if language != "en":
        assert not [words for words in said if "Gallery" in words or "Book" in words]


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_of_it_can_be_read(language: str) -> None:
    app = open_app((1280, 720), language, 1.5)
    view = table_of(app, played(40))
    event = begun(True, True)
    view.showing.waiting = event
    draw(app, [RevealScene(view, event)])
    assert not app.theme.overflows
    app.close()


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_last_rounds_are_counted_down_at_the_table(language: str) -> None:
    app = open_app((1280, 720), language, 1.0)
    match = played(500, options={"haunt": "38"})
    view = table_of(app, match)
    t = view.table.t
    assert t.haunt == 38
    shown = {}
    for left in range(TUNED.now.countdown + 2, 0, -1):
        t.counters["haunt_round"] = t.round - TUNED.now.dawn + left
        assert countdown(t) == (left if left <= TUNED.now.countdown else 0)
        shown[left] = view.progress()[0] if view.progress() else ""
        app.fresh = True
        view.refresh()
        app.draw()
        assert not app.theme.overflows
    assert [left for left, words in shown.items() if words.startswith(str(left))] == list(range(TUNED.now.countdown, 0, -1))
    assert word(e.NewRound(number=44, left=3), str, 0).endswith(shown[3])
    assert not word(e.NewRound(number=44), str, 0).endswith(shown[3])
    app.close()
