"""What the tips of actions say of dice is what is rolled then."""

from __future__ import annotations

import random
import re

import pytest

from game.betrayal import GAME
from game.betrayal import events as e
from game.betrayal.actions import act
from game.engine.contract import ALL
from game.players.betrayal.odds import reaches
from game.words.betrayal.chances import Chances
from game.words.betrayal.housetable import HouseTable
from game.words.betrayal.tips import doing_words
from tests.betrayal.scene import begin_turn
from tests.betrayal.test_haunt_44 import ageing
from tests.betrayal.test_haunt_45 import ticking
from tests.client.betrayal.tables import match_at, new_match, press, table_of
from tests.client.hands import open_app


def numbers(tip: str) -> list[int]:
    return [int(each) for each in re.findall(r"\d+", tip)]


@pytest.mark.parametrize("haunt", ["1", "5", "38", "44", "45", "49"])
@pytest.mark.slow
def test_the_dice_of_an_attack_or_of_a_haunts_own_action_are_those_its_tip_told(haunt: str) -> None:
    compared = 0
    for seed in range(4):
        match, rng = new_match(4, seed, options={"haunt": haunt}), random.Random(seed)
        while (actor := match.actor()) is not None and match.length < 700:
            seen = match.observe(actor)
            rolling = [each for each in seen.legal if each.verb in ("attack", "do")]
            chosen = rng.choice(rolling or seen.legal)
            tip = Chances(seen).tip((chosen.verb, *chosen.words)) if rolling else ""
            mark = match.mark()
            match.play(chosen)
            told = match.events_since(mark, ALL)
            rolls = [event for event in told if isinstance(event, e.Rolled)]
            if not tip or not rolls:
                continue
            if chosen.verb == "attack" and [roll.purpose for roll in rolls[:2]] == ["attack", "defence"]:
                assert numbers(tip)[:2] == [len(rolls[0].dice), len(rolls[1].dice)], tip
            elif chosen.verb == "do" and rolls[0].purpose == f"do_{chosen.words[0]}":
                assert numbers(tip)[0] == len(rolls[0].dice), tip
                needed = [event for event in told if isinstance(event, e.Needed)]
                assert not needed or numbers(tip)[1] == needed[0].least
            else:
                continue
            compared += 1
    assert compared > 1


def test_what_ends_badly_says_how_likely_it_does() -> None:
    s = ticking()
    begin_turn(s, 0)
    s.set_step(0, "knowledge", 0)
    tip = Chances(s.observe(0)).tip(("do", "defuse", 0))
    dice, least, good, bad, worse = numbers(tip)
    assert (dice, least, bad) == (s.value(0, "knowledge"), 7, 2)
    assert (good, worse) == (round(100 * reaches(dice, 7)), round(100 * (1 - reaches(dice, 3))))


def test_a_room_says_what_ones_own_side_does_there_while_it_serves() -> None:
    s = ageing()
    table = HouseTable(GAME.tiles)
    table.settle(s.observe(0))
    assert doing_words(table, "kitchen") == ["Here: Speak the rite"]
    assert doing_words(table, "foyer") == []
    s.mark("rite", "kitchen")
    table.settle(s.observe(0))
    assert doing_words(table, "kitchen") == []
    table.settle(s.observe(s.t.traitor))
    assert doing_words(table, "gallery") == []


def test_a_card_that_can_be_used_says_what_it_does() -> None:
    match = match_at(lambda seen: any(each.verb == "use" for each in seen.legal))
    actor = match.actor()
    assert actor is not None
    seen = match.observe(actor)
    card = str(next(each for each in seen.legal if each.verb == "use").words[0])
    from game.words.betrayal.cards import rule

    app = open_app()
    view = table_of(app, match)
    option = next(option for option in view.choosing.options() if option.path[:2] == ("use", card))
    assert view.panel.form.group.find(f"do:{option.key}").tip == rule(card)
    app.close()


def test_whoever_can_be_attacked_says_so_with_the_chance_and_who_it_is() -> None:
    match = match_at(lambda seen: any(each.verb == "attack" for each in seen.legal), options={"haunt": "1"})
    app = open_app()
    view = table_of(app, match)
    target = next(index for index, option in view.choosing.figures().items() if option.path[0] == "attack")
    spot = view.panel.form.group.find(f"figure:{target}")
    assert "%" in spot.tip
    assert view.names(target) in spot.tip
    press(view, f"figure:{target}")
    app.close()


def test_nothing_is_said_of_what_the_button_says_itself() -> None:
    match = new_match(4)
    actor = match.actor()
    assert actor is not None
    seen = match.observe(actor)
    assert Chances(seen).tip(("end",)) == ""
    assert Chances(seen).tip((act("take", "ox_bellows").verb, "ox_bellows")) == ""
