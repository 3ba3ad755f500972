"""The scoring between chapters and the end with its replay."""

from __future__ import annotations

import itertools

import pygame
import pytest

from game.client.lastfriday.end import EndScene
from game.client.lastfriday.scoring import Score, score_of
from game.client.scenes.title import TitleScene
from game.client.table import TableScene
from game.client.tableview import make_scene
from game.lastfriday import events as e
from game.words.lastfriday.tips import score_words
from tests.client.hands import Hands, open_app
from tests.client.lastfriday.tables import Table, match_at


def test_the_points_of_a_chapter_are_read_from_its_events() -> None:
    told = [
        e.ChapterEnded(chapter=2, reason="rounds"),
        e.TokenGained(token="invisibility"),
        e.PointsCounted(salvation=4, fear=1),
    ]
    assert score_of(told) == Score(2, "rounds", 4, 1, ("invisibility",))
    assert score_of(told[:2]) is None


@pytest.mark.rule("LF-P1")
@pytest.mark.parametrize(
    ("salvation", "fear", "words"),
    [
        (4, 1, "They look at 3 face-down clues."),
        (2, 1, "They look at 1 face-down clue."),
        (1, 4, "The Maniac is ahead: he takes one more token."),
        (3, 3, "Neither side is ahead: nothing follows."),
    ],
)
def test_the_scoring_says_who_is_ahead_and_what_follows(salvation: int, fear: int, words: str) -> None:
    assert words in score_words(salvation, fear, ())


@pytest.mark.slow
def test_the_table_shows_the_scoring_when_a_chapter_ends_and_goes_on_after_it() -> None:
    table = Table(match_at(lambda seen: seen.chapter == 1 and seen.round > 0, {"chapter": "campaign"}))
    score = [e.ChapterEnded(chapter=1, reason="sheltered"), e.PointsCounted(salvation=4, fear=1)]
    seen = table.view.observation
    assert seen is not None
    table.view.show(seen, score)
    table.frames()
    assert table.app.scene.name == "scoring"
    table.key(pygame.K_RETURN)
    assert table.app.scene is table.scene


@pytest.mark.slow
def test_the_end_tells_who_won_and_replays_the_trail() -> None:
    match = match_at(None, {"chapter": "III"})
    table = Table(match)
    scene = table.app.scene
    assert isinstance(scene, EndScene)
    frames = scene.story.frames
    outcome = match.outcome()
    assert outcome is not None
    assert scene.winner == dict(outcome.params)["winner"]
    assert next(frame.leg.circle for frame in frames) in (106, 109, 111, 123, 201, 202, 203, 204, 205)
    for before, after in itertools.pairwise(frames):
        assert after.leg.start == before.leg.circle
    first = table.pixels()
    scene.app.settings.animation_speed = "fast"
    table.frames(200)
    assert scene.telling.at == len(frames) - 1
    assert not scene.telling.playing
    assert table.pixels() != first


def test_the_replay_is_stepped_paused_and_skipped() -> None:
    table = Table(match_at(None, {"chapter": "III"}))
    hands = Hands(table.app)
    scene = table.app.scene
    assert isinstance(scene, EndScene)
    hands.key(pygame.K_SPACE)
    assert not scene.telling.playing
    place = scene.telling.at
    hands.click("after")
    assert scene.telling.at == place + 1
    hands.key(pygame.K_LEFT)
    assert scene.telling.at == place
    hands.click("last")
    assert scene.telling.at == len(scene.story.frames) - 1
    hands.click("chapter-3")
    assert scene.telling.at == 0


@pytest.mark.slow
def test_every_chapter_of_a_campaign_is_replayed() -> None:
    match = match_at(None, {"chapter": "campaign"})
    scene = Table(match).app.scene
    assert isinstance(scene, EndScene)
    reached = match.observe(0).chapter
    assert scene.story.chapters() == list(range(1, reached + 1))


@pytest.mark.slow
def test_after_the_end_comes_another_game_or_the_title() -> None:
    table = Table(match_at(None, {"chapter": "III"}))
    hands = Hands(table.app)
    hands.click("again")
    assert isinstance(table.app.scene, TableScene)
    assert table.app.scene is not table.scene
    table = Table(match_at(None, {"chapter": "III"}))
    Hands(table.app).click("title")
    assert isinstance(table.app.scene, TitleScene)


@pytest.mark.slow
def test_the_desk_makes_the_scenes_by_name() -> None:
    app = open_app()
    session = Table(match_at(None, {"chapter": "III"})).session
    assert isinstance(make_scene(session, "end"), EndScene)
    with pytest.raises(ValueError, match="no scene"):
        make_scene(session, "cards")
    with pytest.raises(ValueError, match="no chapter"):
        make_scene(Table(match_at(lambda seen: True, {"chapter": "I"})).session, "scoring")
    app.close()
