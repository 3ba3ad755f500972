"""The dice on the table: both rolls of a fight, who is ahead, and where they lie."""

from __future__ import annotations

from itertools import pairwise

import pygame

from game.betrayal import GAME
from game.betrayal import events as e
from game.client.betrayal.dice import _place
from game.engine.contract import TABLE
from game.words.betrayal.dicewords import ahead_words
from game.words.betrayal.housetable import HouseTable
from tests.client.betrayal.tables import played, table_of
from tests.client.hands import open_app

NAMES = ("Ox", "Zoe")


def rolled(purpose: str, *dice: int, body: int = 0) -> e.Rolled:
    return e.Rolled(body=body, purpose=purpose, dice=dice)


def after(*events: e.BtEvent) -> HouseTable:
    table = HouseTable(GAME.tiles)
    for event in events:
        table.take(event)
    return table


def test_a_defence_lies_beside_the_attack_it_answers() -> None:
    dice = after(rolled("attack", 2, 1), rolled("defence", 1, body=1)).dice
    assert dice is not None
    assert dice.against is not None
    assert dice.against.dice == (2, 1)
    assert ahead_words(dice.against, dice, NAMES.__getitem__) == "Ox is ahead by 2"


def test_it_stays_there_when_dice_are_thrown_again_and_the_result_is_changed() -> None:
    thrown = (rolled("card_attack", 1, 1, body=-1), rolled("defence", 0, 1, body=1), rolled("defence", 2, 1, body=1))
    dice = after(*thrown, e.Counted(body=1, purpose="defence", total=4)).dice
    assert dice is not None
    assert dice.against is not None
    assert ahead_words(dice.against, dice, NAMES.__getitem__) == "Zoe is ahead by 2"
    again = after(rolled("attack", 1, 1), rolled("defence", 2, body=1), rolled("attack", 0)).dice
    assert again is not None
    assert again.against is None


def test_a_tie_says_so() -> None:
    dice = after(rolled("attack", 2), rolled("defence", 1, 1, body=1)).dice
    assert dice is not None
    assert dice.against is not None
    assert ahead_words(dice.against, dice, NAMES.__getitem__) == "A tie"


def test_the_haunt_roll_does_not_lie_there_any_more_when_the_haunt_has_begun() -> None:
    begins = e.HauntBegins(haunt=5, omen="bite", room="attic", revealer=0, traitor=1)
    assert after(rolled("haunt", 1, 1), begins).dice is None


def test_the_dice_hide_nothing_that_must_be_seen() -> None:
    area = pygame.Rect(0, 0, 900, 700)
    sheet = pygame.Rect(0, 0, 300, 200)
    foot = _place(area, sheet.copy(), 10, ())
    assert foot.midbottom == (450, 690)
    room = foot.inflate(-200, -100)
    elsewhere = _place(area, sheet.copy(), 10, [room])
    assert not elsewhere.colliderect(room)
    assert area.contains(elsewhere)
    assert _place(area, sheet.copy(), 10, [area]) == foot


def test_the_room_of_a_fight_is_in_sight_while_the_dice_lie() -> None:
    app = open_app()
    view = table_of(app, played(200, 4, 3, {"haunt": "38"}))
    for shift in (0, 250, 500):
        view.board.plan.pan(0, -shift)
        view.showing.waiting = defence = rolled("defence", 1, 0, 2, body=2)
        for event in (rolled("attack", 2, 1), defence):
            view.table.take(event)
        (piece,) = [piece for piece in view._overlays() if piece.look[0] == "dice"]
        sheet = piece.rect.inflate(0, -app.theme.px(24))  # above and below it is the room in which dice tumble
        assert sheet.collidelist(view._where_it_happens()) < 0
        app.fresh = True
        app.draw()
        assert not app.theme.overflows
    app.close()


def test_whole_fights_add_up() -> None:
    fights = 0
    for seed in (3, 4, 5):
        table = HouseTable(GAME.tiles)
        for event, following in pairwise([*played(600, 4, seed, {"haunt": "38"}).history(TABLE), None]):
            if isinstance(event, e.Rolled | e.Counted):
                table.take(event)
            if isinstance(following, e.Fought) and table.dice is not None and table.dice.against is not None:
                attack, defence = table.dice.against, table.dice
                assert (attack.body, defence.body) == (following.attacker, following.defender)
                totals = [each.total if each.total >= 0 else sum(each.dice) for each in (attack, defence)]
                assert totals == [following.attack, following.defence]
                fights += 1
    assert fights > 1
