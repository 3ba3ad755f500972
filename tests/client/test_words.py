"""Three languages, complete at all times."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.engine import places
from game.words import language as words
from game.words.language import LANGUAGES, Paragraph, Section, _, n_, read_text, set_language
from game.words.languages import catalogues


@pytest.fixture(autouse=True)
def english_afterwards() -> Iterator[None]:
    yield
    set_language("en")


@pytest.mark.slow
def test_the_catalogues_are_complete_up_to_date_and_keep_their_placeholders() -> None:
    assert catalogues.check() == []


@pytest.mark.slow
def test_a_missing_placeholder_would_be_found(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for language in catalogues.TRANSLATED:
        catalogue = catalogues.read(language)
        for message in catalogue:
            if message.id == "{name} has no seat yet.":
                message.string = "nobody has a seat"
        folder = tmp_path / language / "LC_MESSAGES"
        folder.mkdir(parents=True)
        monkeypatch.setattr(catalogues, "po_path", lambda language: tmp_path / language / "LC_MESSAGES" / "fourlanterns.po")
        catalogues.write(language, catalogue)
    assert any("other placeholders" in fault for fault in catalogues.check())


@pytest.mark.slow
def test_a_stale_mo_file_would_be_found(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(catalogues, "mo_path", lambda language: tmp_path / f"{language}.mo")
    catalogues.compile_all()
    assert all(catalogues.up_to_date(language) for language in catalogues.TRANSLATED)
    (tmp_path / "ru.mo").write_bytes(catalogues.compiled("uk"))
    assert not catalogues.up_to_date("ru")
    catalogues.compile_all()
    assert catalogues.up_to_date("ru")


@pytest.mark.parametrize(("lang", "word"), [("en", "Settings"), ("ru", "Настройки"), ("uk", "Налаштування")])
def test_a_word_is_said_in_the_chosen_language(lang: str, word: str) -> None:
    set_language(lang)
    assert _("Settings") == word


def test_numbers_take_their_own_forms() -> None:
    set_language("ru")
    forms = {n_("{count} action, last played {date}", "{count} actions, last played {date}", number) for number in (1, 2, 5, 21)}
    assert len(forms) == 3


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(ValueError, match="no language"):
        set_language("la")


def test_long_texts_are_read_section_by_section(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "en").mkdir()
    text = "## One {#one}\n\nA first\nparagraph.\n\n- an item\n- another\n\n[ours] Our own **reading**.\n\n## Two {#two}\n\nEnd.\n"
    (tmp_path / "en" / "trial.md").write_text(text)
    monkeypatch.setattr(places, "texts", lambda: tmp_path)
    words.read_text.cache_clear()
    one, two = read_text("en", "trial")
    items = (Paragraph("item", "an item"), Paragraph("item", "another"))
    assert one == Section("one", "One", (Paragraph("text", "A first paragraph."), *items, Paragraph("text", "Our own **reading**.", True)))
    assert two.id == "two"
    words.read_text.cache_clear()


def test_whose_a_paragraph_is_and_the_rules_it_tells_are_read_and_not_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "en").mkdir()
    text = "## One {#one}\n\n[ours DA-2 BT-4.1.2] Ours.\n\n[SA-card:axe] Theirs:\n\n- [LF-C6] an item\n- [sic] another\n"
    (tmp_path / "en" / "trial.md").write_text(text)
    monkeypatch.setattr(places, "texts", lambda: tmp_path)
    words.read_text.cache_clear()
    (one,) = read_text("en", "trial")
    texts = (Paragraph("text", "Ours.", True, ("DA-2", "BT-4.1.2")), Paragraph("text", "Theirs:", rules=("SA-card:axe",)))
    assert one.paragraphs == (*texts, Paragraph("item", "an item", rules=("LF-C6",)), Paragraph("item", "[sic] another"))
    words.read_text.cache_clear()


def test_text_before_a_heading_is_refused_by_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "trial.md").write_text("\nlost words\n")
    monkeypatch.setattr(places, "texts", lambda: tmp_path)
    words.read_text.cache_clear()
    with pytest.raises(ValueError, match="line 2"):
        read_text("en", "trial")
    words.read_text.cache_clear()


def test_every_language_has_the_same_sections() -> None:
    for name in ("house", "lastfriday"):
        assert len({tuple(section.id for section in read_text(language, name)) for language in LANGUAGES}) == 1
