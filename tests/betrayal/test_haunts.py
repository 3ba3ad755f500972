"""What holds of every haunt, read off what it declares; a haunt's own tests prove only what is its own.

All of one haunt: `pytest -n 0 -m "not slow" -k haunt_38 tests/betrayal/test_haunt*.py tests/words/betrayal`.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest

from game.betrayal import GAME, haunts
from game.betrayal.data import DECK_OF
from game.betrayal.haunting import choose_traitor
from game.betrayal.haunts import NUMBERS
from game.betrayal.haunts.aims import Brought, Condition, Counted, Destroyed, Laid, Marked, NoneLeft, NoneMarked, TraitorDead
from game.betrayal.haunts.draws import needed
from game.betrayal.haunts.formulas import amount
from game.betrayal.haunts.pursuit import UNKNOWN
from game.betrayal.needs import missing
from game.betrayal.state import BtState
from game.betrayal.terms import HEROES, NOBODY, TRAITORS
from game.engine.contract import CHANCE
from game.words.betrayal.booklets import HEROES as HEROES_BOOKLET
from game.words.betrayal.booklets import TRAITOR as TRAITOR_BOOKLET
from game.words.betrayal.booklets import booklet
from tests.betrayal.playing import random_games
from tests.betrayal.scene import haunted, put, scene


def aims(*kinds: type[Condition]) -> pytest.MarkDecorator:
    """Every aim whose condition is one of those that haunts share, of these kinds or of any."""
    found = [(number, index, aim) for number in NUMBERS for index, aim in enumerate(haunts.haunt(number).aims)]
    shared = [each for each in found if type(each[2].condition).__module__ == Condition.__module__]
    wanted = [each for each in shared if not kinds or isinstance(each[2].condition, kinds)]
    return pytest.mark.parametrize(
        ("number", "index"), [pytest.param(number, index, id=f"haunt_{number:02}-{aim.reason}") for number, index, aim in wanted]
    )


EVERY = pytest.mark.parametrize("number", [pytest.param(number, id=f"haunt_{number:02}") for number in NUMBERS])
UNENDED = {"dawn", "lost_way"}
HIDDEN_SIDES = {number for number in NUMBERS if haunts.haunt(number).traitor == "hidden"}
WORDS = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


def begun(number: int, seats: int, seed: int = 1) -> BtState:
    """The haunt in its first turn; chance and everybody have chosen at random while they made ready."""
    s, rng = scene(seats), random.Random(seed)
    haunted(s, number)
    while not s.counter("ready"):
        options = [outcome for outcome, _ in s.chances()] or list(s.legal_actions())
        s.apply(rng.choice(options))
    return s


@EVERY
@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.rule("BT-6.2.1", "BT-6.3.1", "BT-6.4.1")
def test_a_haunt_begins_with_its_sides_and_nobody_has_won(number: int, seats: int) -> None:
    s = begun(number, seats)
    haunt = haunts.haunt(number)
    rule = haunt.traitor
    if rule in ("none", "hidden"):
        assert s.t.traitor == NOBODY
    elif rule.split()[0] not in ("highest", "lowest"):  # a set-up may move the traits
        assert s.t.traitor == choose_traitor(s, rule, s.t.revealer)
    if s.t.traitor != NOBODY:
        assert (s.t.traitor != s.t.revealer) or "other" not in rule
    assert [b.side for b in s.t.bodies[:seats]] == [TRAITORS if seat == s.t.traitor else HEROES for seat in range(seats)]
    assert {b.kind for b in s.t.bodies[seats:]} <= set(haunt.figures)
    assert s.outcome() is None
    assert missing(s) == []
    assert 0 <= s.t.turn.body < seats


def meet(s: BtState, condition: Condition) -> None:
    """Makes a condition so, as plainly as can be."""
    if isinstance(condition, Counted):
        name = f"{condition.counter}_{s.heroes()[0]}" if condition.each else condition.counter
        s.t.counters[name] = amount(s.seats, condition.least)
    elif isinstance(condition, Laid):
        s.t.tokens[condition.token] = ["entrance_hall"] * amount(s.seats, condition.least)
    elif isinstance(condition, Marked):
        s.mark(condition.name, condition.what)
    elif isinstance(condition, NoneLeft):
        if condition.to and not s.living(condition.to):
            s.join(s.heroes()[0], condition.to)
        run_all(s, s.living(condition.side))
    elif isinstance(condition, NoneMarked):
        run_all(s, condition.whom(s))
    elif isinstance(condition, Destroyed):
        for body in s.monsters(condition.kind):
            s.t.bodies[body].mark, s.t.bodies[body].alive = condition.mark, bool(condition.mark)
    elif isinstance(condition, TraitorDead):
        run_all(s, [s.t.traitor])
    else:
        assert isinstance(condition, Brought)
        figure = next(iter(s.monsters(condition.kind)))
        s.t.bodies[figure].cards = [cards[0] for cards in condition.sets]
        put(s, figure, s.t.tokens[condition.token][0])


def run_all(s: BtState, bodies: list[int]) -> None:
    for body in bodies:
        s.t.bodies[body].alive = False


@aims()
@pytest.mark.rule("BT-6.9.1")
def test_each_aim_is_won_when_it_is_so_and_is_its_sides_whole_way(number: int, index: int) -> None:
    s = begun(number, 4)
    aim = haunts.haunt(number).aims[index]
    meet(s, aim.condition)
    verdict = s.haunt.verdict(s)
    assert verdict is not None
    reason, winners = verdict
    assert reason in (aim.reason, aim.otherwise)
    side = s.haunt.win(s, aim.side)
    assert list(winners) == side if aim.winners is None else set(winners) <= set(side)
    assert s.haunt.progress(s)[(HEROES, TRAITORS).index(aim.side)] == 1


@aims(Counted, Laid)
def test_what_is_counted_wins_with_the_last_one_alone(number: int, index: int) -> None:
    aim = haunts.haunt(number).aims[index]
    for seats in GAME.seats:
        s = begun(number, seats)
        meet(s, aim.condition)
        done = s.haunt.progress(s)
        if isinstance(aim.condition, Laid):
            s.t.tokens[aim.condition.token].pop()
        else:
            assert isinstance(aim.condition, Counted)
            for name in [name for name in s.t.counters if name.split("_")[0] == aim.condition.counter]:
                s.t.counters[name] -= 1
        assert s.haunt.verdict(s) is None
        assert sum(s.haunt.progress(s)) < sum(done)


def looked_at(s: BtState) -> None:
    """What computer players are told in a position is sound."""
    tiles = {*GAME.tiles, UNKNOWN}
    for body, b in enumerate(s.t.bodies):
        if b.alive and (b.room or s.room(body)):
            goals = s.haunt.goals(s, body)
            assert {goal.room for goal in goals} <= tiles
            assert all(0 <= goal.worth <= 1.2 for goal in goals)
    assert all(0 <= part <= 1 for part in s.haunt.progress(s))
    for chosen in s.legal_actions() if s.actor() not in (CHANCE, None) else ():
        if chosen.verb == "do":
            assert s.haunt.sensible(s, s.t.turn.body, chosen) in (True, False)
            assert 0 <= s.haunt.promise(s, s.t.turn.body, chosen) <= 1


@EVERY
def test_goals_are_rooms_and_what_is_wanted_are_cards_or_things(number: int) -> None:
    for seed in range(3):
        s, rng = begun(number, 3 + seed, seed), random.Random(seed)
        looked_at(s)
        for step in range(300):
            if s.actor() is None:
                break
            options = [outcome for outcome, _ in s.chances()] if s.actor() == CHANCE else list(s.legal_actions())
            s.apply(rng.choice(options))
            if step % 25 == 0 or any(each.verb == "do" for each in s.legal_actions() if s.actor() != CHANCE):
                looked_at(s)
    haunt = haunts.haunt(number)
    things = {thing.id for thing in haunt.things}
    assert {card for card in needed(haunt) if card not in DECK_OF} <= things
    assert set(haunt.wants(s, 0)) <= set(needed(haunt))


def thresholds(number: int) -> Iterator[tuple[str, int]]:
    """What has to be rolled or reached in a haunt, and for what."""
    haunt = haunts.haunt(number)
    for action in haunt.actions:
        if action.traits and action.least:
            yield action.id, action.least
    for trial in haunt.trials:
        yield trial.purpose, trial.least
    for aim in haunt.aims:
        for condition in aim.conditions():
            for name, least in condition.counted().items():
                if isinstance(least, int) and least > 2:
                    yield name, least


@EVERY
def test_the_booklets_name_every_threshold(number: int) -> None:
    sides = [booklet("en", number, side) for side in (HEROES_BOOKLET, TRAITOR_BOOKLET)]
    text = " ".join(paragraph.text for side in sides for section in side for paragraph in section.paragraphs)
    for name, least in thresholds(number):
        assert re.search(rf"\b({least}|{WORDS[least] if least < len(WORDS) else least})\b", text), (name, least)


@pytest.mark.slow
@EVERY
def test_random_games_end_as_an_aim_says_and_its_side_has_come_the_whole_way(number: int) -> None:
    declared = {reason: aim for aim in haunts.haunt(number).aims for reason in (aim.reason, aim.otherwise) if reason}
    last: list[BtState] = []

    def look(s: BtState) -> None:
        last[:] = [s]
        if s.t.ended in declared and s.t.winners and number not in HIDDEN_SIDES:
            assert s.haunt.progress(s)[(HEROES, TRAITORS).index(declared[s.t.ended].side)] == 1

    ends = random_games(number, 10, look)
    assert set(ends) <= set(declared) | UNENDED
    assert any(declared[reason].side == TRAITORS for reason in ends if reason in declared)
