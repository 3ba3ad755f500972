"""Every event, note, question, action, refusal, card, option and end has its words, in every language."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Literal, get_args, get_origin

import msgspec
import pytest

from game.engine.contract import ALL, CHANCE, TABLE, Event, Outcome, Refusal, Setup, visible
from game.stayaway import GAME, events
from game.stayaway.actions import parse
from game.stayaway.deck import CARDS
from game.stayaway.observation import Note, Said, SaObservation
from game.stayaway.reasons import CODES
from game.stayaway.state import SaState
from game.stayaway.terms import LEFT, MOST_SEATS, NOBODY, RIGHT, SAYINGS
from game.words import language as words
from game.words.stayaway import topics
from game.words.stayaway.actionwords import action_words
from game.words.stayaway.endwords import headline, story, why
from game.words.stayaway.log import QUIET, line, lines, word
from game.words.stayaway.names import (
    back_name,
    card_help,
    card_name,
    cards_words,
    direction_word,
    kind_words,
    role_help,
    role_name,
    seat_name,
    seat_role,
    side_word,
)
from game.words.stayaway.notewords import note_words, said_words, seat_summary
from game.words.stayaway.options import option_words, value_words
from game.words.stayaway.questions import help_line, partner, question, warning
from game.words.stayaway.refusals import SENTENCES, refusal_words
from tests.stayaway.scene import do, drawn, settle

NOTES = ("saw", "glimpsed", "gave", "got", "showed", "was_glimpsed", "refused", "infected_by", "infected", "laid")
RESULTS = ("thing_burnt", "declared", "declared_alone", "declared_wrongly", "caught", "draw")
"""Letters that fit on the face of a card."""


@pytest.fixture(params=words.LANGUAGES, autouse=True)
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    words.set_language(request.param)
    yield request.param
    words.set_language("en")


def classes() -> list[type[events.SaEvent]]:
    bases = (events.SaEvent, events.Informing)
    return [kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, events.SaEvent) and kind not in bases]


SAMPLE = {
    "card": "axe",
    "given": "axe",
    "got": "infected",
    "cards": ["axe"],
    "back": "panic",
    "why": "turn",
    "saying": "accuse",
    "result": "draw",
    "roles": ["thing", "human", "infected", "human"],
    "hands": [["axe"]],
    "direction": 1,
    "again": True,
}
HALF_HIDDEN = (
    *(events.Dealt, events.Drew, events.PanicSkipped, events.Discarded, events.HandShown, events.CardShown),
    *(events.Offered, events.Exchanged, events.ChainLaid, events.ChainPassed, events.CardLaidOnPile),
)
"""Events whose card some do not see."""


def sample(kind: type[events.SaEvent], **other: object) -> Event:
    fields = {field.name: _of_type(SAMPLE.get(field.name, 3), field.type) for field in msgspec.structs.fields(kind) if field.required}
    return msgspec.convert({**fields, **{name: value for name, value in other.items() if name in fields}}, kind)


def _of_type(value: object, kind: object) -> object:
    """The value, or the first that the field can have, where that is none of them."""
    return value if get_origin(kind) is not Literal or value in get_args(kind) else get_args(kind)[0]


@pytest.mark.parametrize("kind", classes(), ids=lambda kind: kind.__name__)
def test_every_event_is_worded(kind: type[events.SaEvent]) -> None:
    assert word(sample(kind), seat_name).strip()
    assert "{" not in word(sample(kind), seat_name)


@pytest.mark.parametrize("kind", HALF_HIDDEN, ids=lambda kind: kind.__name__)
def test_a_card_is_named_only_to_those_who_see_it(kind: type[events.SaEvent]) -> None:
    unseen = word(sample(kind, card="", cards=[], given="", got=""), seat_name)
    assert card_name("axe") in word(sample(kind), seat_name)
    assert card_name("axe") not in unseen
    assert "{" not in unseen


@pytest.mark.parametrize("kind", [events.HandShown, events.CardShown, events.Caught], ids=lambda kind: kind.__name__)
def test_what_all_see_is_told_so(kind: type[events.SaEvent]) -> None:
    assert word(sample(kind, to=NOBODY, by=NOBODY), seat_name) != word(sample(kind), seat_name)


def play(setup: Setup, seed: int) -> Iterator[tuple[SaState, list[Event]]]:
    """A game played by chance: the state before each action, and all events so far."""
    state, rng, told = GAME.new(setup), random.Random(seed), list[Event]()
    yield state, told
    while (actor := state.actor()) is not None:
        if actor == CHANCE:
            acts, weights = zip(*state.chances(), strict=True)
            told += state.apply(rng.choices(acts, weights)[0])
        else:
            told += state.apply(rng.choice(state.legal_actions()))
        yield state, told


def _check_moment(state: SaState) -> None:
    actor = state.actor()
    for viewer in {0, TABLE, actor if actor is not None else TABLE}:
        seen = state.observe(viewer)
        said = [
            question(seen, seat_name),
            help_line(seen, seat_name),
            warning(seen),
            *(action_words(act, seen, seat_name) for act in (*seen.legal, *seen.interrupts)),
        ]
        assert said[0]
        assert all(said[3:])
        assert not any("{" in text for text in said)
        assert topics.section_for(seen)
        assert not any("{" in text for text in (note_words(note, seat_name) for note in seen.notes))


@pytest.mark.slow
def test_games_played_by_chance_are_told_without_a_gap(language: str) -> None:
    sections = {section.id for section in words.read_text(language, "stayaway")}
    for number, setup in enumerate(GAME.varieties()[::2]):
        state, told = GAME.new(setup), list[Event]()
        for step, (now, so_far) in enumerate(play(setup, number)):
            state, told = now, so_far
            if step % 7 == number % 7 or state.actor() is None:
                _check_moment(state)
                assert topics.section_for(state.observe(0)) in sections
        for viewer in (0, TABLE, ALL):
            log = lines(visible(told, viewer), seat_name)
            assert all(one.text for one in log)
            assert not any("{" in one.text for one in log)
            if language != "en":
                words.set_language("en")
                english = lines(visible(told, viewer), seat_name)
                words.set_language(language)
                assert [one.text for one, plain in zip(log, english, strict=True) if one.text == plain.text] == []
        outcome = state.outcome()
        assert outcome is not None
        assert headline(outcome, seat_name)
        assert why(outcome, seat_name)
        assert story(visible(told, ALL), seat_name)
        assert not any("{" in text for text in story(visible(told, ALL), seat_name))


def test_onlookers_read_the_same_whatever_the_asked_seat_holds() -> None:
    for seed in range(3):
        for step, (state, _told) in enumerate(play(GAME.varieties()[seed], seed)):
            actor = state.actor()
            if step % 5 or actor is None:
                continue
            onlookers = [seat for seat in range(GAME.varieties()[seed].seats) if seat != actor]
            assert len({(question(seen, seat_name), help_line(seen, seat_name)) for seen in map(state.observe, (TABLE, *onlookers))}) == 1


def test_cards_dealt_to_others_are_not_listed_and_the_own_ones_make_a_line() -> None:
    own = [events.Dealt(seat=2, card=card) for card in ("axe", "infected", "axe")]
    log = lines([events.Dealt(seat=1, card=""), *own, events.Dealt(seat=3, card="")], look=str, names=seat_name)
    assert [(one.text.split(": ")[1], one.look) for one in log] == [(cards_words(["axe", "axe", "infected"]), "2")]
    assert f"{card_name('axe')} ×2" in log[0].text


def test_a_turn_is_a_heading_and_fire_an_alarm() -> None:
    assert line(events.TurnBegan(seat=1, turn=2), seat_name).heading
    assert line(events.Burnt(seat=1, by=2), seat_name).alarm
    assert events.TopSeen in QUIET


def test_every_card_has_a_name_a_face_and_a_sentence() -> None:
    ids = [card.id for card in CARDS]
    assert len({card_name(card) for card in ids}) == len(ids)
    assert len({card_help(card) for card in ids}) >= len(ids) - 1  # Whisky and Oops! do the same
    assert all(back_name(card.back) for card in CARDS)
    assert all(str(len(card.numbers)) in kind_words(card.id, 12) for card in CARDS)
    assert cards_words([])


def test_the_rulebook_has_a_section_for_every_card_under_its_name(language: str) -> None:
    titles = {section.id: section.title.replace("’", "'") for section in words.read_text(language, "stayaway")}
    assert {card.id: titles[topics.CARD_SECTIONS[card.id]] for card in CARDS} == {card.id: card_name(card.id) for card in CARDS}
    assert {*topics.ASKED.values(), "endings"} <= set(titles)
    assert all(topics.section_for(None, card.id) in titles for card in CARDS)


def test_seats_roles_and_sides_are_told_apart() -> None:
    assert len({seat_name(seat) for seat in range(MOST_SEATS)}) == MOST_SEATS
    assert len({seat_role(seat) for seat in range(MOST_SEATS)}) == MOST_SEATS
    assert len({role_name(role) for role in ("thing", "infected", "human", "")}) == 4
    assert len({role_help(role) for role in ("thing", "infected", "human", "")}) == 4
    assert side_word(LEFT) != side_word(RIGHT)
    assert direction_word(1) != direction_word(-1)


def test_every_refusal_has_a_sentence() -> None:
    assert set(SENTENCES) == set(CODES)
    params = (("seat", "1"), ("card", "axe"), ("asked", "act"))
    told = {refusal_words(Refusal(code, params), seat_name) for code in CODES}
    assert len(told) == len(CODES)
    assert not any("{" in sentence for sentence in told)


def test_refusals_of_the_game_fill_their_sentences() -> None:
    tried = [parse(text) for text in ("declare 2", "discard the_thing", "play flamethrower 1", "play axe left", "lay axe", "show hand")]
    for state, _told in play(GAME.varieties()[0], 1):
        seen = state.observe(0)
        for act in tried:
            refusal = GAME.why_not(seen, act)
            assert refusal is None or "{" not in refusal_words(refusal, seat_name)


@pytest.mark.parametrize("kind", NOTES)
def test_every_note_is_a_line_of_the_notebook(kind: str) -> None:
    told = note_words(Note(7, kind, 1, 2, ("axe",)), seat_name)
    assert "7" in told
    assert "{" not in told
    if kind in ("showed", "was_glimpsed"):
        assert seat_name(1) in told
        assert note_words(Note(7, kind, NOBODY, NOBODY, ("axe",)), seat_name) != told


def test_a_seats_notes_are_summed_up() -> None:
    notes = (
        Note(2, "saw", 1, cards=("axe", "scary", "whisky", "missed")),
        Note(3, "gave", 1, cards=("infected",)),
        Note(3, "got", 1, cards=("axe",)),
        Note(4, "glimpsed", 1, cards=("scary",)),
        Note(5, "infected", 1),
        Note(6, "gave", 2, cards=("whisky",)),
    )
    found = seat_summary(notes, 1)
    assert (found.given, found.got, found.seen_turn, found.glimpsed) == (("infected",), ("axe",), 2, ("scary",))
    assert found.seen == ("axe", "scary", "whisky", "missed")
    assert len(found.lines) == 5
    assert seat_summary(notes, 3).lines == ()
    assert seat_summary((Note(1, "infected_by", 3),), 3).lines == (role_name("thing"),)


@pytest.mark.parametrize("saying", SAYINGS)
def test_statements_name_both(saying: str) -> None:
    told = said_words(Said(4, 0, saying, 5), seat_name)
    assert seat_name(0) in told
    assert seat_name(5) in told


def test_every_option_of_the_set_up_has_words() -> None:
    for option in (each for each in GAME.options if not each.pattern):
        assert all(option_words(option.name))
        assert len({value_words(option.name, value) for value in option.values}) == len(option.values)


def test_every_end_is_told() -> None:
    told = {why(Outcome((0,) if result != "draw" else (), (1,), result), seat_name) for result in RESULTS}
    assert len(told) == len(RESULTS)
    assert len({headline(Outcome((0,) if result != "draw" else (), (1,), result), seat_name) for result in RESULTS}) == 4
    assert headline(Outcome((), (0,), "thing_burnt"), seat_name) != headline(Outcome((1,), (0,), "thing_burnt"), seat_name)
    assert why(Outcome((), (0,), "caught"), seat_name) != why(Outcome((1,), (0,), "caught"), seat_name)
    conceded = Outcome((1,), (0,), "conceded", (("seat", "0"),))
    assert seat_name(0) in why(conceded, seat_name)
    assert seat_name(1) in headline(conceded, seat_name)


def test_the_partner_of_the_exchange_sits_in_the_direction_of_play() -> None:
    state = GAME.new(Setup(4, {}))
    assert partner(state.observe(TABLE)) == (NOBODY, False)
    turned: SaObservation = msgspec.structs.replace(
        state.observe(TABLE), active=0, ring=(2, 0, 3), direction=-1, doors=(True, False, False)
    )
    assert partner(turned) == (2, True)
    assert partner(msgspec.structs.replace(turned, direction=1)) == (3, False)


@pytest.mark.rule("SA-51")
def test_that_a_flamethrower_must_go_is_told_to_the_thing_alone() -> None:
    s = drawn("whisky", hands={0: "the_thing flamethrower axe suspicion"}, doors=[0])
    plain = drawn("whisky", hands={0: "the_thing missed axe suspicion"}, doors=[0])
    assert warning(s.observe(0)) not in ("", warning(plain.observe(0)))
    for viewer in (1, 2, 5, TABLE):
        assert warning(s.observe(viewer)) == ""
        assert question(s.observe(viewer), seat_name) == question(plain.observe(viewer), seat_name)
        assert help_line(s.observe(viewer), seat_name) == help_line(plain.observe(viewer), seat_name)


@pytest.mark.rule("SA-43")
def test_the_question_after_missed_is_another_and_says_that_nobody_is_infected() -> None:
    first = drawn("whisky", hands={0: "the_thing infected axe suspicion", 1: "missed seduction suspicion suspicion"})
    do(first, "discard whisky")
    again = first.clone()
    do(again, "lay infected", "refuse missed")
    settle(again)
    for viewer in (0, 3):
        assert (question(first.observe(viewer), seat_name), help_line(first.observe(viewer), seat_name)) != ("", "")
        assert question(first.observe(viewer), seat_name) != question(again.observe(viewer), seat_name)
        assert help_line(first.observe(viewer), seat_name) != help_line(again.observe(viewer), seat_name) != ""
    assert question(again.observe(2), seat_name) == question(again.observe(3), seat_name)
    ended = [word(events.OfferEnded(seat=0, why=why), seat_name) for why in ("refused", "missed", "nothing")]
    assert len(set(ended)) == 3


@pytest.mark.rule("SA-94")
def test_each_turn_limit_has_a_word_of_its_own_and_all_that_can_be_offered_are_told() -> None:
    option = next(option for option in GAME.options if option.name == "turn_limit")
    assert len({value_words("turn_limit", value) for value in option.values}) == len(option.values) == 3
