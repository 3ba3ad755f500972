"""The long texts: the same sections in every language, in the small markup the rulebook scene understands."""

import re
from pathlib import Path
from typing import NamedTuple

import pytest

from game.darkaround.numbers import BOX
from game.darkaround.numbers import TUNED as NIGHT
from game.darkaround.terms import FOUND_WITH, GIFTED, LOSS, SKILLS, SKULL
from game.engine import places
from game.lastfriday import GAME as LAST_FRIDAY
from game.lastfriday.numbers import CARDS, TUNED
from game.lastfriday.terms import CLUES, TOKENS
from game.stayaway.deck import CARDS as STAY_AWAY_CARDS
from game.stayaway.deck import copies
from game.stayaway.numbers import TUNED as STAYAWAY
from game.stayaway.terms import INFECTION, LEAST_SEATS, MOST_SEATS, PANIC
from game.words import keynames, signs
from game.words import language as words
from game.words.betrayal.booklets import HAUNTS, booklet_file
from game.words.darkaround import names as night_names
from game.words.lastfriday import names

TEXTS = places.texts()
LANGUAGES = words.LANGUAGES
FILES = ("house.md", "lastfriday.md", "betrayal.md", "darkaround.md", "stayaway.md", *(f"{booklet_file(haunt)}.md" for haunt in HAUNTS))
LONGEST_SECTION = 2400
COUNTS = {2: "two", 4: "four", 5: "five", 7: "seven", 8: "eight", 10: "ten", 15: "fifteen", 30: "thirty"}
MARK = re.compile(r"\[(ours|(?:ours )?[A-Z]{2}-[\w.:]+(?: [A-Z]{2}-[\w.:]+)*)\] ")
HEADING = re.compile(r"## (?P<title>[^{}#*\[\]]+) \{#(?P<id>[a-z][a-z0-9_]*)\}")
FOREIGN_LETTERS = {
    "en": re.compile("[\u0400-\u04ff]"),
    "ru": re.compile("[іїєґІЇЄҐ]"),
    "uk": re.compile("[ыэъёЫЭЪЁ]"),
}
"""Letters that would be another language's slipped in, for the languages that have such neighbours here."""
NO_LETTERS = re.compile(r"(?!)")
RULEBOOK = [
    "overview",
    "aims",
    "advice_campers",
    "advice_maniac",
    "board",
    "turn",
    "camper_turn",
    "maniac_turn",
    "reveal",
    "passing_over",
    "clues",
    "clue_hearing",
    "clue_trap",
    "clue_flashlight",
    "clue_shovel",
    "clue_sneakers",
    "corpses",
    "welcome",
    "keys_cabins",
    "boat",
    "maniac_tokens",
    "token_twist",
    "token_shadow",
    "token_speed",
    "token_invisibility",
    "token_axe",
    "camper_cards",
    "chapter_1",
    "chapter_2",
    "chapter_3",
    "chapter_4",
    "chosen",
    "alarm",
    "push",
    "scoring",
    "campaign",
    "single_chapters",
    "setup_cabins",
    "setup_tokens",
    "secrets",
    "options",
]
DARKNESS = [
    *("overview", "aims", "children", "clock", "turn", "event_die", "attack", "evasion", "lost", "search", "gifted"),
    *("skill_hush", "skill_finder", "skill_comfort", "skill_ward", "skill_courage"),
    *("scoring", "solo", "cooperative", "options", "advice"),
]
STAY_AWAY = [
    *("overview", "aims", "setup", "deck", "seats", "turn", "exchange", "giving", "infection", "super_infection"),
    *("thing_flamethrower", "declaring", "elimination", "endings", "obstacles", "defence", "panic"),
    *(f"card_{card.id}" for card in STAY_AWAY_CARDS),
    *("statements", "secrets", "options", "advice_human", "advice_thing", "advice_infected"),
]
BETRAYAL = [
    *("overview", "aims", "components", "setup", "traits", "damage", "turn", "moving", "opponents", "discovering", "placing"),
    *("cards", "rolls", "items", "deals", "companions", "haunt_roll", "reveal", "preparation", "turn_order", "combat"),
    *("distance", "stealing", "traitor", "hidden_traitor", "monsters", "death", "winning"),
    *("rooms", "barriers", "vault", "coal_chute", "collapsed_room", "gallery", "elevator", "exit_rolls", "boosts", "hazards"),
    *("windows", "moving_tiles", "links", "tokens", "card_readings", "glossary", "advice"),
]
RULEBOOKS = {"lastfriday.md": RULEBOOK, "betrayal.md": BETRAYAL, "darkaround.md": DARKNESS, "stayaway.md": STAY_AWAY}


class Section(NamedTuple):
    """One section: its id, its title, and its blocks, each a paragraph or a list of lines that begin with ``- ``."""

    id: str
    title: str
    blocks: list[str]

    def shape(self) -> list[str]:
        """The kind of each block in order: ``text``, ``ours`` or ``list N`` with its number of items."""
        return [_kind(block) for block in self.blocks]


def _kind(block: str) -> str:
    if block.startswith("- "):
        return f"list {len(block.splitlines())}"
    mark = MARK.match(block)
    return "ours" if mark and mark[1].split()[0] == "ours" else "text"


def _unmarked(block: str) -> str:
    """A block without what says whose it is and which rules it tells, which nobody sees."""
    return re.sub(rf"(?m)^(- )?{MARK.pattern}", r"\1", block)


def _shown(name: str) -> dict[str, Section]:
    """The sections of an English text by id, as they are shown."""
    sections = _sections(_read("en", name))
    return {one.id: one._replace(blocks=[_unmarked(block) for block in one.blocks]) for one in sections}


def _read(language: str, name: str) -> str:
    return (TEXTS / language / name).read_text(encoding="utf-8")


def _sections(text: str) -> list[Section]:
    sections: list[Section] = []
    for block in text.strip().split("\n\n"):
        heading = HEADING.fullmatch(block)
        if heading:
            sections.append(Section(heading["id"], heading["title"], []))
        else:
            assert sections, f"text before the first heading: {block[:40]!r}"
            sections[-1].blocks.append(block)
    return sections


def every_text() -> list[tuple[str, str]]:
    return [(language, name) for language in LANGUAGES for name in FILES]


each_text = pytest.mark.parametrize(("language", "name"), every_text())
each_translation = pytest.mark.parametrize(("language", "name"), [pair for pair in every_text() if pair[0] != "en"])


def test_every_language_has_the_same_files_and_no_other() -> None:
    found = {str(path.relative_to(TEXTS)) for path in TEXTS.rglob("*") if path.is_file()}
    assert found == {str(Path(language) / name) for language, name in every_text()}


@pytest.mark.parametrize("name", RULEBOOKS)
def test_the_rulebook_has_the_sections_the_table_asks_for_in_order(name: str) -> None:
    assert [section.id for section in _sections(_read("en", name))] == RULEBOOKS[name]


@each_translation
def test_a_translation_has_the_same_sections_in_the_same_order(language: str, name: str) -> None:
    ids = [[section.id for section in _sections(_read(one, name))] for one in (language, "en")]
    assert ids[0] == ids[1]


@each_translation
def test_a_translation_marks_our_readings_and_lists_in_the_same_places(language: str, name: str) -> None:
    shapes = [{section.id: section.shape() for section in _sections(_read(one, name))} for one in (language, "en")]
    assert shapes[0] == shapes[1]


@each_text
def test_section_ids_and_titles_are_used_once(language: str, name: str) -> None:
    sections = _sections(_read(language, name))
    assert len({section.id for section in sections}) == len(sections)
    assert len({section.title for section in sections}) == len(sections)


@each_text
def test_no_section_is_empty_or_too_long_to_lay_out_at_once(language: str, name: str) -> None:
    lengths = {section.id: len("\n\n".join(map(_unmarked, section.blocks))) for section in _sections(_read(language, name))}
    assert {id_: length for id_, length in lengths.items() if not 0 < length <= LONGEST_SECTION} == {}


def _markup_fault(block: str) -> str | None:
    """What is wrong with a block's markup, or None."""
    lines = block.split("\n")
    items = [line.startswith("- ") for line in lines]
    if any(items) != all(items) or (len(lines) > 1 and not all(items)):
        return "a block is one line of text or a list"
    for line in lines:
        body = line.removeprefix("- ")
        mark = MARK.match(body)
        if mark and line.startswith("- ") and mark[1].startswith("ours"):
            return "an item that is marked as ours"
        body = body[mark.end() :] if mark else body
        if body != body.strip() or not body:
            return "empty or padded line"
        if re.search(r"[#`_<>|\\{}\[\]~]", _PLACEHOLDER.sub("", body)):
            return "a mark that the window does not draw"
        parts = body.split("**")
        if len(parts) % 2 == 0 or "*" in "".join(parts):
            return "a bold mark without its partner"
        if any(bold != bold.strip() or not bold for bold in parts[1::2]):
            return "empty or padded bold text"
        if re.match(r"([-+] |\d+[.)] )", body):
            return "a list that the window does not draw"
    return None


_PLACEHOLDER = re.compile("{(" + "|".join([*keynames.CHANGEABLE, *keynames.FIXED, *(f"pad_{button}" for button in signs.BUTTONS)]) + ")}")
"""What is filled in with the key or the button of a command."""


@each_text
def test_only_headings_paragraphs_lists_bold_and_readings_are_used(language: str, name: str) -> None:
    text = _read(language, name)
    assert text.endswith("\n")
    assert "\n\n\n" not in text
    assert "\r" not in text
    assert "\t" not in text
    faults = [(section.id, fault) for section in _sections(text) for fault in map(_markup_fault, section.blocks) if fault]
    assert faults == []


FAULTY_BLOCKS = (
    "# loud",
    "a **bold",
    "a * b",
    "- one\nthen text",
    "two\nlines",
    "[ours]no space",
    "[DA-1]no space",
    "[DA-1, DA-2] a comma",
    "[DA-1 ours] ours is said first",
    "- [ours DA-1] an item",
    "- [ours] an item",
    "1. first",
    "a [link](x)",
    "** a**",
)


@pytest.mark.parametrize("block", FAULTY_BLOCKS)
def test_other_markup_would_be_noticed(block: str) -> None:
    assert _markup_fault(block) is not None


@each_text
def test_a_list_under_our_reading_is_led_in_by_a_colon(language: str, name: str) -> None:
    for section in _sections(_read(language, name)):
        for lead, after in zip(section.blocks, section.blocks[1:], strict=False):
            if _kind(lead) == "ours" and _kind(after).startswith("list"):
                assert lead.endswith(":"), (section.id, lead)


@each_text
def test_each_language_is_written_in_its_own_letters(language: str, name: str) -> None:
    assert sorted(set(FOREIGN_LETTERS.get(language, NO_LETTERS).findall(_read(language, name)))) == []


@each_translation
def test_numbers_are_the_same_in_every_language(language: str, name: str) -> None:
    numbers = [
        {section.id: sorted(re.findall(r"\d+", " ".join(map(_unmarked, section.blocks)))) for section in _sections(_read(one, name))}
        for one in (language, "en")
    ]
    assert numbers[0] == numbers[1]


@each_text
def test_a_section_named_in_the_text_exists(language: str, name: str) -> None:
    sections = _sections(_read(language, name))
    titles = {section.title for section in sections}
    see = re.compile(r"(?:see|см\.|див\.) \*\*([^*]+)\*\*")
    named = {title for section in sections for block in section.blocks for title in see.findall(block)}
    assert named - titles == set()


@pytest.fixture
def rulebook() -> dict[str, Section]:
    """The sections of the English rulebook by id, with the straight apostrophes of the short strings."""
    words.set_language("en")
    told = _shown("lastfriday.md")
    return {id_: one._replace(blocks=[block.replace("’", "'") for block in one.blocks]) for id_, one in told.items()}


@pytest.mark.rule("LF-K12")
def test_every_card_and_ability_is_in_the_rulebook_under_its_name_at_the_table(rulebook: dict[str, Section]) -> None:
    owners: dict[str, list[str]] = {}
    for card in CARDS.values():
        owners.setdefault(names.ability_name(card.ability), []).append(names.card_name(card.id))
    lines = rulebook["camper_cards"].blocks[-1].splitlines()
    told = re.findall(r"- \*\*(.+?)\*\* \((.+?)\): ", "\n".join(lines))
    assert len(told) == len(lines)
    assert {ability: sorted(who.split(", ")) for ability, who in told} == {ability: sorted(who) for ability, who in owners.items()}


def test_clues_tokens_and_chapters_are_called_as_at_the_table(rulebook: dict[str, Section]) -> None:
    assert {rulebook[f"clue_{clue}"].title for clue in CLUES} == {names.clue_name(clue) for clue in CLUES}
    assert {rulebook[f"token_{token}"].title for token in TOKENS} == {names.token_name(token) for token in TOKENS}
    for chapter in range(1, 5):
        assert rulebook[f"chapter_{chapter}"].title == f"Chapter {names.roman(chapter)}: {names.chapter_title(chapter)}"


def test_the_numbers_told_are_those_the_game_uses(rulebook: dict[str, Section]) -> None:
    clues = " ".join(rulebook["clues"].blocks)
    for clue, count in TUNED.now.clues.items():
        assert re.search(rf"\b{COUNTS[count]} {names.clue_name(clue)}", clues), (clue, count)
    assert f"{COUNTS[TUNED.now.corpses]} corpses" in " ".join(rulebook["corpses"].blocks)
    assert COUNTS[TUNED.now.markers] in " ".join(rulebook["clue_flashlight"].blocks)
    assert f"other {COUNTS[TUNED.now.welcome_corpses]} hide corpses" in " ".join(rulebook["welcome"].blocks)
    assert f"{COUNTS[TUNED.now.sneaker_steps]} more steps" in " ".join(rulebook["clue_sneakers"].blocks)
    assert f"at most {COUNTS[TUNED.now.route_dots]} dots" in " ".join(rulebook["board"].blocks)
    assert f"at most {COUNTS[TUNED.now.hearing_reach]} Maniac steps" in " ".join(rulebook["clue_hearing"].blocks)
    assert f"If {COUNTS[TUNED.now.single_shelter]} or more Campers are sheltered" in " ".join(rulebook["single_chapters"].blocks)
    for chapter, section in (("II", "single_chapters"), ("III", "setup_tokens"), ("IV", "setup_tokens")):
        laid = f"{COUNTS[TUNED.now.single_corpses[chapter]]} corpses and {COUNTS[TUNED.now.single_clues[chapter]]} clues"
        assert laid in " ".join(rulebook[section].blocks), chapter


def test_every_option_of_last_friday_has_its_line_in_the_rulebook(rulebook: dict[str, Section]) -> None:
    lines = rulebook["options"].blocks[-1].splitlines()
    offered = [option for option in LAST_FRIDAY.options if not option.pattern]
    assert len(lines) == len(offered) + 1, "and one line on who may hold which seats"
    for word in ("campaign", "cards", "Welcome", "alarm"):
        assert any(word in line for line in lines)


@pytest.mark.rule("LF-K11")
def test_the_maniacs_sets_told_are_those_he_gets(rulebook: dict[str, Section]) -> None:
    told = dict(re.findall(r"\*\*Chapter (I+V?):\*\* (.+?)\.(?:\n|$)", rulebook["maniac_tokens"].blocks[-1]))
    for chapter, tokens in TUNED.now.tokens_campaign.items():
        shown = {token for token in TOKENS if names.token_name(token) in told[chapter].split(", and ")[0]}
        assert shown == set(tokens), chapter
        if chapter in ("I", "II"):
            assert TUNED.now.tokens_single[chapter] == tokens


@pytest.fixture
def night() -> dict[str, str]:
    """The sections of the English rulebook of Darkness Around by id, each as one text."""
    words.set_language("en")
    return {id_: "\n".join(section.blocks) for id_, section in _shown("darkaround.md").items()}


@pytest.mark.rule("DA-2")
def test_the_sanity_told_is_that_of_each_level(night: dict[str, str]) -> None:
    told = {level: int(sanity) for level, sanity in re.findall(r"- \*\*Level (\d.*?):\*\* (\d+) sanity", night["children"])}
    assert BOX.levels[GIFTED] == 3
    assert told == {("3 and the gifted child" if level == 3 else str(level)): NIGHT.now.start["normal"] - level for level in BOX.levels}
    assert {NIGHT.now.start["easy"], NIGHT.now.start["hard"]} == {NIGHT.now.start["normal"] + 1, NIGHT.now.start["normal"] - 1}


@pytest.mark.rule("DA-3")
def test_the_clock_told_has_the_hours_that_are_played(night: dict[str, str]) -> None:
    last = night_names.clock_time(night_names.MORNING)
    assert COUNTS[BOX.hours + 1].capitalize() in night["clock"]
    assert f"from {night_names.clock_time(1)} to {last}" in night["clock"]
    assert f"{last} is morning" in night["clock"]
    assert f"just before the {night_names.clock_time(BOX.hours)} card" in night["advice"]


@pytest.mark.rule("DA-5", "DA-6", "DA-7")
def test_the_dice_told_are_those_rolled(night: dict[str, str]) -> None:
    for face, loss in LOSS.items():
        line = next(line for line in night["event_die"].splitlines() if line.startswith(f"- **{face.capitalize()}:**"))
        assert [int(number) for number in re.findall(r"\d+", line)] == ([loss] if loss else [])
    assert BOX.event_die == {face: 2 if face == "tree" else 1 for face in (*LOSS, SKULL)}
    for die, section in ((BOX.danger_die, "attack"), (BOX.evade_die, "evasion")):
        assert set(die.values()) == {1}
        assert f"the faces {', '.join(face for face in die if face != SKULL)} and a skull" in night[section]


@pytest.mark.rule("DA-9")
def test_the_skills_are_called_and_measured_as_at_the_table(night: dict[str, str]) -> None:
    titles = {section.id: section.title for section in _sections(_read("en", "darkaround.md"))}
    for skill in SKILLS:
        name = night_names.skill_name(skill)
        assert titles[f"skill_{skill}"] == name
        assert f"**{name}**" in night["gifted"]
    assert f"gains {NIGHT.now.comfort} sanity" in night["skill_comfort"]
    assert set(NIGHT.now.courage.values()) == {1}
    assert "cost each of your children 1 sanity less" in night["skill_courage"]


@pytest.mark.rule("DA-11", "DA-15")
def test_what_is_found_and_the_tables_told_are_those_of_the_game(night: dict[str, str]) -> None:
    assert f"comes back with {FOUND_WITH} sanity" in night["search"]
    rows = [int(least) for least in re.findall(r"- \*\*(\d+)", night["solo"])]
    assert rows == [0, *NIGHT.now.solo_rows]
    ends = [int(most) for most in re.findall(r" to (\d+):", night["solo"])]
    assert ends == [least - 1 for least in NIGHT.now.solo_rows]
    assert f"From {NIGHT.now.solo_wins_from} points on" in night["solo"]
    share, whole = NIGHT.now.cooperative_share
    assert (share, whole) == (2, 3)
    assert f"Two thirds of all children, {COUNTS[len(BOX.levels) * share // whole]} for each player" in night["cooperative"]


@pytest.mark.rule("SA-1", "SA-7")
def test_the_decks_told_are_those_dealt() -> None:
    deck = "\n".join(_shown("stayaway.md")["deck"].blocks)
    told = {int(line.split()[0]): [int(n) for n in re.findall(r"\d+", line)][1:] for line in re.findall(r"- \*\*(.+)", deck)}
    panics = [card.id for card in STAY_AWAY_CARDS if card.back == PANIC]
    for seats in range(LEAST_SEATS, MOST_SEATS + 1):
        counts = copies(seats)
        assert told[seats] == [sum(counts.values()), counts[INFECTION], sum(counts.get(card, 0) for card in panics)]


@pytest.mark.rule("SA-94")
def test_the_limit_told_is_that_of_the_game() -> None:
    told = {id_: "\n".join(one.blocks) for id_, one in _shown("stayaway.md").items()}
    assert f"When {STAYAWAY.now.turns_a_seat} turns have been played" in told["endings"]
    assert f"after {STAYAWAY.now.turns_a_seat} turns a player" in told["options"]


@each_text
def test_the_window_reads_every_section_and_every_reading(language: str, name: str) -> None:
    read = words.read_text(language, name.removesuffix(".md"))
    written = _sections(_read(language, name))
    assert [(section.id, section.title) for section in read] == [(section.id, section.title) for section in written]
    for shown, section in zip(read, written, strict=True):
        assert sum(paragraph.ours for paragraph in shown.paragraphs) == section.shape().count("ours"), section.id
        assert not any("[" in paragraph.text for paragraph in shown.paragraphs)
