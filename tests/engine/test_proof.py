"""Records prove themselves: whatever befalls a line is found in that line, and records without proof go on as they are."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pytest

from game.engine.contract import ALL, Setup
from game.engine.match import Match
from game.engine.record import Chain, RecordError, RecordFile, Written, read_record
from game.engine.record.reading import parse_record
from tests.engine.test_record import HOLDERS, begin, load, resume
from tests.sealing import sealed, texts
from tests.toygame import GAME

TURNS = ("dare 1", "pay", "roll", "dare 1", "pay")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "game.lantern"


def fault(path: Path, data: bytes) -> RecordError | Written:
    """What is wrong with these bytes, else what stands in them."""
    try:
        return parse_record(path, data)
    except RecordError as error:
        return error


def test_every_bit_of_a_record_is_proven(path: Path) -> None:
    match = begin(path, *TURNS)
    whole = path.read_bytes()
    for at in range(len(whole)):
        number = whole[:at].count(b"\n") + 1
        for bit in range(8):
            found = fault(path, whole[:at] + bytes([whole[at] ^ 1 << bit]) + whole[at + 1 :])
            if isinstance(found, RecordError):
                assert found.line == number or found.code == "newer_format"
            else:  # the last line's own end: it is torn off, and told
                assert found.torn
                assert at == len(whole) - 1
                assert [*found.lines] == texts(whole.decode())[1:-2]
    assert resume(path).observe(ALL) == match.observe(ALL)


@pytest.mark.parametrize(
    ("change", "line"),
    [
        (lambda lines, other: lines.pop(3), 4),
        (lambda lines, other: lines.insert(4, lines[3]), 5),
        (lambda lines, other: lines.__setitem__(slice(3, 5), lines[4:2:-1]), 4),
        (lambda lines, other: lines.__setitem__(slice(4, None), other[4:]), 5),
        (lambda lines, other: lines.__setitem__(0, other[0]), 2),
        (lambda lines, other: lines.insert(2, ""), 3),
        (lambda lines, other: lines.__setitem__(2, lines[2].partition(" ~")[0]), 3),
        (lambda lines, other: lines.append(""), 8),
        (lambda lines, other: lines.__setitem__(0, lines[0].replace('"format":2', '"format":1')), 1),
        (lambda lines, other: lines.__setitem__(0, lines[0].replace('"chance":"seed"', '"chance":"given"')), 1),
        (lambda lines, other: lines.__setitem__(0, lines[0].partition(',"check"')[0] + "}"), 1),
    ],
)
def test_lines_that_are_lost_doubled_moved_or_brought_from_elsewhere_are_found(
    path: Path, change: Callable[[list[str], list[str]], object], line: int
) -> None:
    begin(path, "dare 1", "pay", "roll")
    elsewhere = path.with_name("other.lantern")
    begin(elsewhere, "dare 1", "pay", "roll", seed=2)
    lines, other = (file.read_text("utf-8").split("\n")[:-1] for file in (path, elsewhere))
    change(lines, other)
    path.write_text("\n".join(lines) + "\n", "utf-8")
    with pytest.raises(RecordError) as caught:
        read_record(path)
    assert caught.value.line == line


def test_dice_that_the_seed_does_not_give_are_found_whatever_the_checks_say(path: Path) -> None:
    begin(path, *TURNS, "roll")
    lines = texts(path.read_text("utf-8"))[:-1]
    drawn = [number for number, line in enumerate(lines) if line.startswith(("deal ", "die "))]
    assert len(drawn) > 3
    for number in drawn:
        word, value = lines[number].split(" ")
        for other in {"1", "2", "3", "4", "5", "6"} - {value}:
            forged = [*lines[:number], f"{word} {other}", *lines[number + 1 :]]
            for text in (sealed(forged), _unproven(forged)):
                path.write_text(text, "utf-8")
                with pytest.raises(RecordError) as caught:
                    resume(path)
                assert (caught.value.code, caught.value.line) == ("bad_line", number + 1)


def _unproven(lines: list[str]) -> str:
    return "".join(f"{line}\n" for line in (lines[0].replace('"format":2', '"format":1'), *lines[1:]))


def test_a_record_without_checks_is_played_on_as_it_is(path: Path) -> None:
    match = begin(path, *TURNS)
    path.write_text(_unproven(texts(path.read_text("utf-8"))[:-1]), "utf-8")
    before = path.read_bytes()
    assert not read_record(path).proven
    again = resume(path)
    assert again.observe(ALL) == match.observe(ALL)
    again.play(GAME.parse("roll"))
    assert path.read_bytes().startswith(before + b"roll\n")
    assert b"~" not in path.read_bytes()
    assert resume(path).observe(ALL) == again.observe(ALL)
    path.write_text(again.record_text(), "utf-8")
    assert read_record(path).proven
    assert resume(path).observe(ALL) == again.observe(ALL)


@pytest.mark.parametrize("proven", [True, False])
@pytest.mark.parametrize("edited", [lambda data: data.replace(b"\n", b"\r\n"), lambda data: b"\xef\xbb\xbf" + data])
def test_other_line_ends_and_a_byte_order_mark_are_read_and_added_to(path: Path, edited: Callable[[bytes], bytes], proven: bool) -> None:
    match = begin(path, *TURNS)
    if not proven:
        path.write_text(_unproven(texts(path.read_text("utf-8"))[:-1]), "utf-8")
    path.write_bytes(edited(path.read_bytes()))
    before = path.read_bytes()
    again = resume(path)
    assert again.notices == []
    assert again.observe(ALL) == match.observe(ALL)
    again.play(GAME.parse("roll"))
    assert path.read_bytes().startswith(before)
    assert resume(path).observe(ALL) == again.observe(ALL)


def test_a_last_line_that_lost_only_its_end_counts(path: Path) -> None:
    begin(path, *TURNS)
    whole = path.read_bytes()
    path.write_bytes(whole[:-1])
    match = resume(path)
    assert match.notices == []
    match.play(GAME.parse("roll"))
    assert path.read_bytes().startswith(whole)
    assert resume(path).observe(ALL) == match.observe(ALL)


def test_a_record_is_proven_wherever_its_writing_was_broken_off(path: Path) -> None:
    """Cut at any byte: what loads is the game up to a line, and the rest of a line is told."""
    begin(path, *TURNS)
    whole = path.read_bytes()
    lines = texts(whole.decode())[:-1]
    rng = random.Random(4)
    for length in rng.sample(range(len(whole)), 60):
        path.write_bytes(whole[:length])
        if length <= whole.index(b"\n"):
            with pytest.raises(RecordError, match="no record"):
                resume(path)
            continue
        match = resume(path)
        kept = texts(path.read_text("utf-8"))[:-1]
        assert kept == lines[: len(kept)] or len(kept) > len(lines)
        at_an_end = whole[length : length + 1] == b"\n" or whole[length - 1 : length] == b"\n"
        assert bool(match.notices) != at_an_end


def test_checks_are_the_same_for_lines_written_together_after_a_full_disk(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_args: object) -> None:
        raise OSError(28, "No space left on device")

    match = Match(GAME, Setup(2), HOLDERS, 1, RecordFile(path))
    with monkeypatch.context() as disk:
        disk.setattr(RecordFile, "_extend", full)
        match.play(GAME.parse("dare 1"))
        match.play(GAME.parse("pay"))
    match.play(GAME.parse("roll"))
    assert Match.read(path, load).observe(ALL) == match.observe(ALL)


def test_a_chain_that_refused_a_line_goes_on_from_before_it() -> None:
    chain, other = Chain(), Chain()
    for each in (chain, other):
        each.start("{}")
    line = other.add("roll 2")
    with pytest.raises(ValueError, match="does not fit"):
        chain.take(line.replace("2", "3"))
    assert chain.take(line) == "roll 2"
