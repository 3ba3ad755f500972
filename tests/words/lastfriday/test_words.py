"""Every event, refusal, action and thing has its words, in every language."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from game.engine.contract import Event, Refusal
from game.lastfriday import GAME, events, reasons
from game.lastfriday.actions import SHAPES
from game.lastfriday.numbers import CARDS
from game.lastfriday.terms import CLUES, COLOURS, TOKENS
from game.words.language import LANGUAGES, set_language
from game.words.lastfriday import names
from game.words.lastfriday.cast import Cast
from game.words.lastfriday.log import _WORDS, Log, word
from game.words.lastfriday.menu import _MAKERS, ON_BOARD
from game.words.lastfriday.refusals import SENTENCES, refusal_words

CAST = Cast({1: "rita", 2: "otto", 3: "ida", 4: "leo", 5: "hugo"}, 2)
SAMPLES: dict[str, Any] = {
    "seat": 1,
    "to": 2,
    "dot": 17,
    "circle": 43,
    "start": 42,
    "via": 43,
    "how": "step",
    "round": 3,
    "chapter": 2,
    "reason": "rounds",
    "winner": "maniac",
    "salvation": 4,
    "fear": 3,
    "card": "rita",
    "pier": 2,
    "token": "shadow",
    "tokens": ("shadow", "speed"),
    "colour": "red",
    "side": "camper",
    "clues": ("trap",),
    "keys": ("red",),
    "clue": "trap",
    "reach": 2,
    "near": True,
    "circles": (42, 43),
    "found": True,
    "sprung": True,
    "ability": "share",
    "route": (17,),
    "leg": 0,
    "twist": False,
    "step": 3,
    "why": "trap",
}
SPECIAL: dict[type, dict[str, Any]] = {
    events.CardDealt: {"token": "trap"},
    events.WelcomePlaced: {"token": "key_red"},
    events.WelcomeTurned: {"token": "key_red"},
    events.CabinOpened: {"how": "key"},
    events.ChosenNamed: {"how": "named"},
}


def classes() -> list[type[Event]]:
    """The event classes themselves, without the two they are built on."""
    found = [cls for cls in vars(events).values() if isinstance(cls, type) and issubclass(cls, events.LfEvent)]
    return [cls for cls in found if cls not in (events.LfEvent, events.Informing)]


def sample(cls: type[Event], **changes: Any) -> Event:
    fields = {name: SAMPLES[name] for name in cls.__struct_fields__ if name in SAMPLES}
    if cls is events.CorpseLaid:
        fields["fear"] = True
    return cls(**{**fields, **SPECIAL.get(cls, {}), **changes})


@pytest.fixture(autouse=True)
def english_afterwards() -> Iterator[None]:
    yield
    set_language("en")


def in_all_languages(said: Any) -> list[str]:
    found = []
    for language in LANGUAGES:
        set_language(language)
        found.append(said())
    return found


def test_there_are_events() -> None:
    assert len(classes()) > 35
    assert set(_WORDS) == set(classes())


@pytest.mark.parametrize("cls", classes(), ids=lambda cls: cls.__name__)
def test_every_event_is_worded_and_translated(cls: type[Event]) -> None:
    said = in_all_languages(lambda: word(sample(cls), CAST))
    assert all(said)
    assert len(set(said)) == len(LANGUAGES), said
    assert all("{" not in words for words in said)
    assert "you" not in said[0].lower().split()


@pytest.mark.parametrize(
    ("event", "words"),
    [
        (events.Moved(start=42, circle=43, route=(17,)), "The Maniac goes from 42 to 43"),
        (events.Moved(start=0, circle=0, route=()), "The Maniac has moved"),
        (events.Stepped(seat=1, start=3, dot=17, via=43, how="step"), "Rita steps over 43"),
        (events.Stepped(seat=1, start=0, dot=17, via=0, how="step"), "Rita walks in through the camp entrance"),
        (events.Heard(seat=4, dot=17, reach=1, near=False), "Leo listens 1 step far: the Maniac is not near"),
        (events.ClueSeen(dot=17, clue=""), "The Campers look at a face-down clue"),
        (events.Revealed(circle=43, step=0, why="scheduled"), "The Maniac was on 43 at step 0"),
        (events.Revealed(circle=43, step=4, why="contact"), "The Maniac was on 43 at step IV (a Camper passed over him)"),
        (events.WelcomeTurned(seat=5, dot=17, token="corpse"), "Hugo turns up a Welcome token: a corpse!"),
    ],
)
def test_an_event_says_what_its_viewer_learns(event: Event, words: str) -> None:
    assert word(event, CAST) == words


def test_the_log_speaks_of_a_camper_by_the_card_held_at_the_time() -> None:
    log = Log(1)
    step = events.Stepped(seat=1, start=3, dot=17, via=43, how="step")
    log.feed([sample(events.CardDealt), step, sample(events.CardDealt, card="bruno"), step])
    assert [line.text for line in log.lines if "over" in line.text] == ["Rita steps over 43", "Bruno steps over 43"]


def test_before_any_card_the_log_speaks_of_colours() -> None:
    log = Log(4)
    log.feed([events.Stepped(seat=3, start=3, dot=17, via=0, how="step")])
    assert [line.text for line in log.lines] == ["Chapter IV: The Final Chapter", "The green Camper takes a step"]


def test_every_code_of_the_rules_has_a_sentence() -> None:
    assert set(reasons.CODES) <= set(SENTENCES)


@pytest.mark.parametrize("code", sorted(SENTENCES))
def test_every_refusal_is_worded_and_translated(code: str) -> None:
    params = (("seat", "red"), ("cabin", "red"), ("clue", "trap"), ("ability", "share"), ("token", "axe"), ("dot", "17"), ("circle", "43"))
    said = in_all_languages(lambda: refusal_words(Refusal(code, params), names.seat_title))
    assert len(set(said)) == len(LANGUAGES), said
    assert all("{" not in words for words in said)


def test_every_verb_is_offered_by_board_or_panel() -> None:
    assert set(_MAKERS) | ON_BOARD == set(SHAPES) - {"deal", "draw"}


def test_every_thing_has_a_name_and_an_explanation_in_every_language() -> None:
    said: list[Any] = []
    for clue in CLUES:
        said += [lambda clue=clue: names.clue_name(clue), lambda clue=clue: names.clue_help(clue)]
    for token in TOKENS:
        said += [lambda token=token: names.token_name(token), lambda token=token: names.token_help(token)]
    for card in CARDS.values():
        said += [lambda card=card: names.card_name(card.id), lambda card=card: names.card_about(card.id)]
        said += [lambda card=card: names.ability_name(card.ability), lambda card=card: names.ability_help(card.ability)]
    for colour in COLOURS:
        said += [lambda colour=colour: names.cabin_name(colour), lambda colour=colour: names.key_name(colour)]
        said += [lambda colour=colour: names.camper_of(colour)]
    for chapter in (1, 2, 3, 4):
        for maniac in (True, False):
            said += [lambda c=chapter, m=maniac: names.aim(c, m), lambda c=chapter, m=maniac: names.advice(c, m)]
    for one in said:
        told = dict(zip(LANGUAGES, in_all_languages(one), strict=True))
        english = told.pop("en")
        assert english
        assert english not in told.values()


def test_every_named_area_of_the_map_has_a_name() -> None:
    areas = [place.name for place in GAME.camp.board.places if place.kind == "area"]
    assert areas
    assert all(names.area_name(area) for area in areas)


def test_letters_differ_within_each_language() -> None:
    for language in LANGUAGES:
        set_language(language)
        assert len({names.letter(look) for look in (*COLOURS, "chosen", "maniac")}) == 7
