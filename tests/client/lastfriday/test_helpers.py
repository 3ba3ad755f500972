"""The Campers' helper, and the rulebook's section for the moment."""

from __future__ import annotations

import pytest

from game.client.lastfriday.helpers import possible_circles
from game.lastfriday.terms import MANIAC, TOKENS
from game.words.language import LANGUAGES, read_text
from game.words.lastfriday import topics
from game.words.lastfriday.menu import CLUE_OF
from tests.client.lastfriday.tables import Table, match_at, turn_of


@pytest.mark.slow
@pytest.mark.parametrize("chapter", ["I", "II", "III", "IV"])
def test_the_maniac_is_always_among_the_shaded_circles(chapter: str) -> None:
    match = match_at(turn_of(2, 3), {"chapter": chapter})
    table = Table(match)
    shaded = table.view.board._shade
    assert match.observe(MANIAC).circle in shaded
    assert len(shaded) < 150
    assert "shade" in {piece.look[0] for piece in table.view.board._pieces()}


def test_the_helper_can_be_turned_off() -> None:
    table = Table(match_at(turn_of(2, 3), {"chapter": "II"}))
    table.app.settings.show_helpers = False
    assert table.view.observation is not None
    table.view.show(table.view.observation, [])
    assert table.view.board._shade == frozenset()


@pytest.mark.slow
def test_the_maniac_sees_no_shade_and_nobody_before_the_first_round() -> None:
    table = Table(match_at(lambda seen: seen.asked == "maniac", {"chapter": "II"}))
    assert table.view.board._shade == frozenset()
    early = Table(match_at(lambda seen: seen.asked == "open" and seen.actor != MANIAC, {"chapter": "III"}))
    assert early.view.observation is not None
    assert possible_circles(early.view.observation, early.session) == frozenset()


def test_the_rulebook_has_every_section_that_a_moment_opens() -> None:
    wanted = {*topics.ASKED.values(), "scoring", *(f"clue_{clue}" for clue in CLUE_OF.values()), *(f"token_{token}" for token in TOKENS)}
    wanted |= {f"chapter_{number}" for number in (1, 2, 3, 4)}
    for language in LANGUAGES:
        assert wanted <= {section.id for section in read_text(language, "lastfriday")}


@pytest.mark.slow
def test_a_chosen_clue_opens_its_own_section() -> None:
    match = match_at(lambda o: o.asked == "turn" and any(act.verb == "trap" for act in o.legal), {"chapter": "IV"})
    table = Table(match)
    assert table.view.topic() == ("lastfriday", "camper_turn")
    table.click("#trap")
    assert table.view.topic() == ("lastfriday", "clue_trap")
