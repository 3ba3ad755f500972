"""The gate of names: what is made of any text, what is refused, and how a record's people get names that fit."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.engine.callings import HEAVIEST, LONGEST, Mending, fault, fit, graphemes, look
from game.engine.contract import Refusal

ODD = st.sampled_from("\u00a0\u00ad\u200b\u200c\u200d\u202e\u2028\ufeff\ufe0f\u3164\u2800\x00\n\u0301\u0651م😀👩🚀1\u20e3क् ")
TEXTS = st.text(st.one_of(ODD, st.characters(codec=None)), max_size=40)


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("  Anna\u00a0\u00a0B ", "Anna B"),
        ("An\u00adna", "Anna"),
        ("An\u200bna", "Anna"),
        ("Anna\tB", "Anna B"),
        ("Anna\r\nB", "Anna B"),
        ("\u202eanna", "anna"),
        ("e\u0301", "é"),
        ("\u0301Eva", "Eva"),
        ("a\ufe0f", "a"),
        ("x\u200dy", "xy"),
        ("Anna\ud800", "Anna"),
        ("\ue000\u0378", ""),
        ("\u3164\u2800\u115f", ""),
        ("👩\u200d🚀", "👩\u200d🚀"),
        ("👍🏽❤\ufe0f1\ufe0f\u20e3", "👍🏽❤\ufe0f1\ufe0f\u20e3"),
        ("علی\u200cرضا", "علی\u200cرضا"),
        ("علی\u200c", "علی"),
        ("ക്\u200dx", "ക്\u200dx"),
    ],
)
def test_what_nobody_sees_goes_and_what_a_script_needs_stays(typed: str, name: str) -> None:
    assert fit(typed) == name


@settings(deadline=None)
@given(TEXTS)
def test_what_fits_once_fits_for_ever_and_is_told_by_no_fault_of_its_letters(text: str) -> None:
    name = fit(text)
    assert fit(name) == name
    found = fault(name)
    assert found is None or found.code in ("name_empty", "name_long")
    assert (found is None) == (bool(name) and len(graphemes(name)) <= LONGEST and len(name) <= HEAVIEST)
    if found is None:
        name.encode()
        assert "\n" not in name


def test_letters_are_counted_as_a_reader_counts_them() -> None:
    assert fault("👨\u200d👩\u200d👧\u200d👦" * 10) is None
    assert fault("क्षि" * LONGEST) is None
    assert fault("x" * LONGEST) is None
    for name in ("x" * (LONGEST + 1), "e" + "\u0323" * HEAVIEST, "x" * 300_000):
        found = fault(name)
        assert found is not None
        assert found.code == "name_long"


@pytest.mark.parametrize("other", ["anna", "ANNA", "Аnnа", "Ａnna", "𝐀nna"])
def test_nobody_at_a_table_is_called_like_another(other: str) -> None:
    found = fault("Anna", ["Boris", other])
    assert found == Refusal("name_alike", (("other", other),))
    found = fault("АННА", ["Анна"])
    assert found is not None
    assert found.code == "name_alike"
    assert fault("Anna", ["Boris", "Hanna", "Anno"]) is None


def test_the_people_of_a_record_get_names_that_fit_and_can_be_told_apart() -> None:
    mend = Mending()
    raw = ["An\u200bna", "Anna", "x" * 300_000, "\u200b", "anna", "Zoë"]
    mend.meet(raw)
    names = [mend(name) for name in raw]
    assert names[1] == "Anna"
    assert names[5] == "Zoë"
    assert len({look(name) for name in names}) == len(raw)
    assert all(fault(name) is None for name in names)
    assert sorted(mend.told) == sorted(set(names) - {"Anna", "Zoë"})
    assert [mend(name) for name in names] == names, "a name that was given stays"


@settings(max_examples=25, deadline=None)
@given(st.lists(TEXTS, max_size=6), st.lists(TEXTS, max_size=3))
def test_mending_gives_the_same_names_again_and_none_twice(together: list[str], later: list[str]) -> None:
    found = []
    for _time in range(2):
        mend = Mending()
        mend.meet(together)
        found.append([mend(name) for name in [*together, *later]])
    assert found[0] == found[1]
    named = {name: given for name, given in zip([*together, *later], found[0], strict=True) if name}
    for given_name in named.values():
        assert fault(given_name) is None
    assert len({look(name) for name in named.values()}) == len(set(named.values()))
