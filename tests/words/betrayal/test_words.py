"""Everything that the rules of Betrayal name has words: questions, actions, events, rolls, and what haunts do, count and tell."""

from __future__ import annotations

import importlib
import inspect
import pkgutil
import random
import re
from collections.abc import Iterator, Mapping
from pathlib import Path

import msgspec
import pytest

import game.betrayal
from game.betrayal import GAME, haunts
from game.betrayal import events as e
from game.betrayal.actions import parse
from game.betrayal.asking import KINDS
from game.betrayal.data import EVENTS
from game.betrayal.haunts import NUMBERS
from game.betrayal.haunts import haunt as load_haunt
from game.betrayal.haunts.aims import counted
from game.betrayal.reasons import _OFFERED
from game.betrayal.terms import TRAITORS
from game.engine.contract import ALL, CHANCE, TABLE, Outcome, Setup
from game.words.betrayal import counting, log, progress, wording
from game.words.betrayal.actionwords import VERBS, action_words
from game.words.betrayal.booklets import HAUNTS, HEROES, TRAITOR, booklet
from game.words.betrayal.counting import unsaid
from game.words.betrayal.endwords import headline, why
from game.words.betrayal.eventwords import WORDS, word
from game.words.betrayal.haunts import words_of
from game.words.betrayal.housetable import HouseTable
from game.words.betrayal.log import Telling, lines
from game.words.betrayal.names import token_name
from game.words.betrayal.progress import counter_lines, own_lines, progress_lines
from game.words.betrayal.purposes import purpose_words
from game.words.betrayal.questions import QUESTIONS, question_words
from game.words.betrayal.refusals import SENTENCES
from game.words.betrayal.topics import ASKED
from game.words.betrayal.wording import Called, figure_names
from game.words.language import LANGUAGES, _, read_text, set_language
from tests.betrayal.sick import inoculate, meeting, sick, with_serum
from tests.client.betrayal.tables import played

RULES = Path(game.betrayal.__file__).parent
CHANCES = {"face", "truth", "back", "tile", "draw", "roll", "top", "haunt", "lose", "deal", "swap", "target"}
"""Verbs of chance alone."""


def modules() -> Iterator[str]:
    for info in pkgutil.walk_packages([str(RULES)], "game.betrayal."):
        yield info.name


def source() -> str:
    return "\n".join(path.read_text("utf-8") for path in sorted(RULES.rglob("*.py")))


def kinds(base: type) -> Iterator[type]:
    for name in modules():
        for _name, found in inspect.getmembers(importlib.import_module(name), inspect.isclass):
            if issubclass(found, base) and found is not base and found.__module__ == name:
                yield found


def test_every_question_has_words_and_a_section() -> None:
    assert set(KINDS) == QUESTIONS
    sections = {section.id for section in read_text("en", "betrayal")}
    assert set(ASKED.values()) <= sections


def test_every_action_has_words() -> None:
    verbs = set(re.findall(r'\bact\(\s*"([a-z_]+)"', source())) - CHANCES | {"roll", "keep", "end"}
    assert verbs <= VERBS


def test_every_event_has_words() -> None:
    assert set(kinds(e.BtEvent)) <= set(WORDS)


def test_every_refusal_has_words() -> None:
    codes = set(re.findall(r'Refusal\("(\w+)"', (RULES / "reasons.py").read_text("utf-8"))) | set(_OFFERED.values()) | {"not_now"}
    assert codes == set(SENTENCES)


def test_the_end_is_told() -> None:
    for number in haunts.NUMBERS:
        for reason in words_of(number).ends:
            outcome = Outcome((0, 1), (2,), reason)
            assert headline(outcome, str)
            assert why(outcome, str, number)
    assert headline(Outcome((), (0, 1, 2), "dawn"), str)


@pytest.mark.slow
@pytest.mark.parametrize("haunt", haunts.NUMBERS)
def test_whole_games_can_be_told(haunt: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Questions, actions, log and progress of games played by chance, for those who see all of it; nothing is called by its id."""
    for module in (wording, counting):
        monkeypatch.setattr(module, "choice_word", lambda what, number: _(words_of(number).choices[what]))
    for seed in range(3):
        rng = random.Random(haunt * 10 + seed)
        state = GAME.new(Setup(3 + seed, {"haunt": str(haunt)}))
        set_language(LANGUAGES[seed % len(LANGUAGES)])
        while state.actor() is not None:
            if state.actor() == CHANCE:
                events = state.apply(rng.choices(*zip(*state.chances(), strict=True))[0])
            else:
                seen = state.observe(state.actor() or 0)
                assert question_words(seen) not in ("", _("Choose."))
                assert all(action_words(act, seen) for act in rng.sample(seen.legal, min(3, len(seen.legal))))
                events = state.apply(rng.choice(list(state.legal_actions())))
            table = state.t
            names = figure_names(table)
            assert all(line.text and "_" not in line.text for line in lines([each for each in events if each.seen_by(ALL)], names, table))
            for event in events:
                if isinstance(event, e.Rolled | e.Needed):
                    assert purpose_words(event.purpose, table.haunt)
                if isinstance(event, e.TokenLaid):
                    assert token_name(event.token, table.haunt)
                if isinstance(event, e.Counter):
                    assert _known(event.name, words_of(table.haunt).counters, table.haunt)
                if isinstance(event, e.Marked):
                    assert _known(event.name, words_of(table.haunt).marks, table.haunt)
                if isinstance(event, e.Counter | e.Marked):
                    assert all("_" not in line for line in _progress(state.observe(ALL), names))
        outcome = state.outcome()
        assert outcome is not None
        assert why(outcome, figure_names(state.t), state.t.haunt)


def _known(name: str, words: Mapping[str, str], haunt: int) -> bool:
    """Whether something counted or marked has words, or is the rules' own."""
    return name in words or name.split("_")[0] in words or unsaid(name, haunt)


def _progress(seen: object, names: object) -> list[str]:
    table = HouseTable(GAME.tiles)
    table.settle(seen)  # type: ignore[arg-type]
    return [*own_lines(table.own, table.t.haunt), *progress_lines(table, names)]  # type: ignore[arg-type]


def test_event_cards_are_named_in_rolls() -> None:
    assert all(purpose_words(f"event_{card}", 0) for card in EVENTS)


def test_what_is_counted_of_several_stands_in_one_line() -> None:
    for haunt, counters, goals, told, of_goals in (
        (
            44,
            {"decades_0": 2, "ready": 1, "decades_1": 3},
            {"decades": 8},
            "Decades older: Ox 2, Zoe 3",
            "Decades older: Ox 2 of 8, Zoe 3 of 8",
        ),
        (
            49,
            {"hits_sanity": 1, "hits": 5, "hits_knowledge": 4},
            {"hits": 6},
            "Hits on the Astral Spirit: 5 (Sanity 1, Knowledge 4)",
            "Hits on the Astral Spirit: 5 of 6 (Sanity 1, Knowledge 4)",
        ),
        (45, {"track": 4}, {"track": 12}, "Turn/Damage track: 4", "Turn/Damage track: 4 of 12"),
    ):
        named = Called(("Ox", "Zoe").__getitem__, haunt)
        assert counter_lines(counters, named, {}) == [told]
        assert counter_lines(counters, named, goals) == [of_goals]


@pytest.mark.parametrize(("haunt", "name"), [(number, name) for number in NUMBERS for name in counted(load_haunt(number).aims, 4)])
def test_how_far_is_counted_only_the_side_is_told_whose_booklet_says_it(haunt: int, name: str) -> None:
    side, number = counted(load_haunt(haunt).aims, 4)[name]
    for_all = counted(load_haunt(haunt).aims, 5)[name][1] != number
    for reader in (HEROES, TRAITOR):
        sections = [section for section in booklet("en", haunt, reader) if section.id.split("_")[-1] in ("win", "powers")]
        text = " ".join(paragraph.text for section in sections for paragraph in section.paragraphs)
        by_company = r"number of (?:players|heroes)|as many .* as there are (?:players|heroes)"
        said = re.search(by_company if for_all else rf"\b(?:{number}|five)\b", text) is not None
        assert said or (reader == TRAITOR) != (side == TRAITORS)
    table = HouseTable(GAME.tiles)
    for seat in range(4):
        table.body(seat).kind = "explorer"
        table.body(seat).side = TRAITORS if seat == 1 else "heroes"
    table.t.haunt = haunt
    for table.viewer in (-1, 0, 1):
        mine = table.viewer >= 0 and table.body(table.viewer).side == side
        assert progress.goals(table).get(name) == (number if mine else None)


def test_the_haunt_roll_says_what_it_had_to_be_below() -> None:
    named = ("Ox", "Zoe").__getitem__
    calm = e.Needed(body=0, purpose="haunt", total=4, least=3, success=True)
    assert word(calm, named, 0) == "4, not below 3: no haunt yet"
    assert word(msgspec.structs.replace(calm, total=2, success=False), named, 0) == "2, below 3: the haunt begins"


def test_the_dice_of_a_roll_stay_on_one_line() -> None:
    rolled = word(e.Rolled(body=1, purpose="haunt", dice=(2, 1, 0)), ("Ox", "Zoe").__getitem__, 0)
    assert rolled.endswith("2\N{NO-BREAK SPACE}1\N{NO-BREAK SPACE}0\N{NO-BREAK SPACE}=\N{NO-BREAK SPACE}3")


def test_a_monsters_roll_for_its_spaces_names_it_once() -> None:
    rolled = word(e.Rolled(body=1, purpose="moves_mummy", dice=(2, 1)), ("Ox", "Mummy").__getitem__, 1)
    assert rolled.count("Mummy") == 1


@pytest.mark.slow
def test_a_log_told_again_is_the_log_told_anew_and_each_event_is_worded_once(monkeypatch: pytest.MonkeyPatch) -> None:
    match = played(700, 4, 3, {"haunt": "38"})
    worded: list[e.BtEvent] = []
    plain = log.line
    monkeypatch.setattr(log, "line", lambda event, names, table: worded.append(event) or plain(event, names, table))  # type: ignore[func-returns-value]
    telling = Telling()
    for viewer in (*range(4), TABLE, *range(4)):
        table, history = match.observe(viewer).table, match.history(viewer)
        assert telling.lines(history, figure_names(table), table) == lines(history, figure_names(table), table)
    worded.clear()
    assert telling.lines(history, figure_names(table), table)
    assert not worded
    table.bodies[0].who = "zoe_ingstrom" if table.bodies[0].who != "zoe_ingstrom" else "ox_bellows"
    assert telling.lines(history, figure_names(table), table) == lines(history, figure_names(table), table)
    set_language("ru")
    assert telling.lines(history, figure_names(table), table) == lines(history, figure_names(table), table)
    for haunt in HAUNTS:  # every event can be remembered
        assert len({hash(event) for event in played(2000, 4, haunt, {"haunt": str(haunt)}).history(ALL)}) > 100


def test_the_things_of_a_haunt_are_offered_exchanged_and_stolen_by_name() -> None:
    set_language("en")
    s = sick()
    with_serum(s, 1)
    inoculate(s, 1, 2)
    s.count("herbs_2")
    meeting(s, 1, "kitchen", 2)
    seen = s.observe(1)
    dealt, dropped = [action_words(each, seen) for each in seen.legal if each.verb in ("trade", "drop")]
    assert dealt.startswith("A deal with: ")
    assert dropped == "Drop: Serum"
    s.apply(parse("trade 2"))
    seen = s.observe(1)
    assert [action_words(each, seen) for each in seen.legal] == ["Give: Serum", "Ask for: Herbs", "Call the deal off"]
    s.apply(parse("give serum"))
    s.apply(parse("ask herbs"))
    offered = s.apply(parse("offer"))
    asked = s.observe(2)
    assert "gives: Serum." in question_words(asked)
    assert question_words(asked).endswith("gives: Herbs.")
    stolen = e.Told(fact="thing_stolen", body=2, words=("herbs",))
    said = [line.text for line in lines([*offered, stolen], figure_names(asked.table), asked.table)]
    assert any("gives: Serum. " in text and text.endswith("gives: Herbs.") for text in said)
    assert said[-1].endswith("is robbed of: Herbs")
