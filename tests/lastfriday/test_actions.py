"""The text of an action and the action of a text are one and the same."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.engine.contract import BadText
from game.engine.record import WORDS
from game.lastfriday.actions import SHAPES, Act, at, parse
from game.lastfriday.terms import CAMPERS

NUMBERS = st.integers(0, 9999)
WORD = st.from_regex(r"[a-z][a-z_]{0,12}", fullmatch=True)
FIELDS: dict[str, tuple[str, Any]] = {
    "w": ("what", WORD),
    "s": ("seat", st.sampled_from(CAMPERS)),
    "d": ("dot", NUMBERS),
    "c": ("circle", NUMBERS),
    "C": ("circle", NUMBERS),
    "R": ("route", st.lists(NUMBERS, min_size=1, max_size=7).map(tuple)),
}


def acts_of(verb: str) -> st.SearchStrategy[Act]:
    return st.builds(Act, st.just(verb), **dict(FIELDS[part] for part in SHAPES[verb]))


@pytest.mark.parametrize("verb", SHAPES)
@pytest.mark.slow
def test_every_verb_is_read_back_from_its_text(verb: str) -> None:
    @settings(deadline=None)
    @given(acts_of(verb))
    def comes_back(act: Act) -> None:
        text = str(act)
        assert "\n" not in text
        assert parse(text) == act
        assert hash(parse(text)) == hash(act)

    comes_back()


@pytest.mark.parametrize(
    ("act", "text"),
    [
        (Act("step", dot=17, circle=43), "step d17 via 43"),
        (Act("step", dot=17), "step d17"),
        (Act("move", circle=43, route=(12, 13)), "move 43 via d12 d13"),
        (Act("push", circle=43, route=(12,)), "push 43 via d12"),
        (Act("lay", what="sneakers", dot=17), "lay sneakers d17"),
        (Act("give", what="trap", seat=2), "give trap yellow"),
        (Act("deal", seat=1, what="rita"), "deal red rita"),
        (Act("welcome", dot=17, what="key_red"), "welcome d17 key_red"),
        (Act("hear", circle=2), "hear 2"),
        (Act("chosen", seat=5), "chosen brown"),
        (Act("done"), "done"),
        (at("dig", 5), "dig d5"),
    ],
)
def test_texts_are_written_so(act: Act, text: str) -> None:
    assert str(act) == text
    assert parse(text) == act


@pytest.mark.parametrize(
    "text",
    [
        *("", " ", "jump", "Step d17", "step", "step 17", "step d", "step dd17", "step d017", "step d17 ", " step d17", "step  d17"),
        *(
            "step d17 via",
            "step d17 via 0",
            "step d17 via 043",
            "step d17 via d43",
            "step d17 over 43",
            "step d17 via 43 44",
            "step d17 43",
        ),
        *("step d-1", "step d12345", "step d1_0", "step d٣", "step d²", "step d17\n", "done now", "done\n"),
        *(
            "move 43",
            "move 43 via",
            "move 43 via 12",
            "move d43 via d12",
            "move 43 d12",
            "move via d12",
            "move 43 via d12 d",
            "move -4 via d1",
        ),
        *("chosen", "chosen pink", "chosen 1", "chosen Red", "give trap", "give yellow trap", "give trap yellow yellow", "deal rita red"),
        *("card", "card ", "card rita stella", "card a-b", "lay d17 sneakers", "lay sneakers", "lay  d17", "hear", "hear d2", "hear two"),
        *("undo", "over", "concede 3", "seat 3 person Anna"),
    ],
)
def test_a_text_that_is_no_action_is_refused(text: str) -> None:
    with pytest.raises(BadText):
        parse(text)


@settings(deadline=None)
@given(st.text(max_size=30))
def test_any_text_is_an_action_written_just_so_or_refused(text: str) -> None:
    try:
        act = parse(text)
    except BadText:
        return
    assert str(act) == text


@settings(deadline=None)
@given(st.sampled_from(list(SHAPES)).flatmap(acts_of), st.data())
def test_a_text_with_a_word_changed_is_another_action_or_refused(act: Act, data: st.DataObject) -> None:
    words = str(act).split(" ")
    words[data.draw(st.integers(0, len(words) - 1))] = data.draw(st.sampled_from(["via", "d3", "7", "red", "trap", "", "d", "x y"]))
    text = " ".join(words)
    try:
        found = parse(text)
    except BadText:
        return
    assert str(found) == text
    assert (found == act) == (text == str(act))


def test_no_verb_is_a_word_of_the_record() -> None:
    assert not WORDS & set(SHAPES)
