"""Cards that are used and change hands (BT-4.5.1): each is dealt with once a turn, and only as it may be."""

from __future__ import annotations

from typing import Any, Final

from tests.referees.betrayal.facts import CARDS, DECK_OF, TRAITS
from tests.referees.betrayal.offers import goods
from tests.referees.betrayal.scene import Hearers, Scene

THREE: Final = ("bell", "book", "candle")


def _used(scene: Scene, event: Any) -> None:
    turn = scene.m.turn
    if event.what not in CARDS:
        if event.body == turn.body:
            if event.what != "it_is_meant_to_be":
                scene.check("BT-4.4.2", f"token {event.what}" not in turn.tried, "{} is tried twice in a turn", event.what)
            turn.tried.add(f"token {event.what}")
        return
    scene.check(
        "BT-4.5.1", event.what in scene.cards[event.body] or event.what == "silver_bullets", "{} uses {} without it", event.body, event.what
    )
    if event.what == "skull":
        turn.maybe_touched.add(event.what)
        return
    if event.body == turn.body:
        scene.check("BT-4.5.1", event.what not in turn.touched, "{} is used twice in a turn, or after another deal", event.what)
        turn.touched.add(event.what)
    else:
        turn.maybe_touched.add(event.what)


def _got(scene: Scene, event: Any) -> None:
    turn, body, card = scene.m.turn, event.body, event.card
    if event.how in ("given", "picked", "stolen"):
        if card in CARDS and event.how != "given":
            scene.check("BT-4.5.1", CARDS[card]["item"] or card == "girl", "{} is {} though no item", card, event.how)
        turn.touched.add(card)
    if event.how == "given" and event.giver >= 0:
        scene.check("BT-4.5.1", event.giver in scene.here(body), "{} gets {} from {} elsewhere", body, card, event.giver)
    if scene.is_explorer(body) and card in THREE and all(each in (*scene.cards[body], card) for each in THREE):
        for trait in TRAITS:
            over = scene.steps[body][TRAITS.index(trait)] + 2 + CARDS[card]["gain"].get(trait, 0) - 7
            if over > 0:
                scene.m.notes.setdefault("surplus", {})[body, "three", trait] = min(2, over)
            scene.expect(body, trait, 2)
        scene.m.notes["three"] = body


def _lost(scene: Scene, event: Any) -> None:
    turn, body, card, m = scene.m.turn, event.body, event.card, scene.m
    row = CARDS.get(card)
    if row is not None and event.how in ("given", "dropped", "stolen"):
        companion = event.how != "stolen" and row["companion"] and scene.haunt in (1, 5, 10)
        right = {"given": row["trade"], "dropped": row["drop"], "stolen": row["steal"]}[event.how] or companion
        readying = scene.a.phase == "haunted" and not scene.a.counters.get("ready")
        turned = scene.haunt == 5 and scene.sides[body] == "traitors"  # 5: a Werewolf drops all its items
        allowed = right or readying or turned or (card == "girl" and scene.haunt == 1)
        scene.check("BT-4.5.1", allowed, "{} may not be {}", card, event.how)
        if not (m.event == "shrieking_wind" and event.how == "dropped"):  # what the wind takes nobody has laid down
            turn.touched.add(card)
    if event.how == "returned" and m.event == "image_in_the_mirror_give":
        scene.check("BT-4.3.1", DECK_OF[card] == "item", "{} goes into the mirror", card)
        scene.expect(body, "knowledge", 1)
    elif event.how == "destroyed" or event.how == "returned" or (card == "bite" and event.how == "dead"):
        m.notes.setdefault("out", set()).add(card)
    if m.notes.get("three") == body and card in THREE:
        m.notes.pop("three")
        for trait in TRAITS:
            over = m.notes.setdefault("surplus", {}).pop((body, "three", trait), 0)
            if over < 2:
                scene.expect(body, trait, -2 + over)
    if card == "mask" and m.notes.get("worn") and scene.is_explorer(body):
        over = m.notes.setdefault("surplus", {}).pop((body, "mask_on", "knowledge"), 0)
        scene.expect(body, "sanity", 2)
        if over < 2:
            scene.expect(body, "knowledge", -2 + over)
    if card == "blood_dagger" and event.how == "stolen" and scene.is_explorer(body):
        m.dice_due.append((body, "physical", 2))
    if card == "it_is_meant_to_be":
        m.stored.pop(body, None)


def _marked(scene: Scene, event: Any) -> None:
    if event.name == "mask_on":
        scene.m.notes["worn"] = not event.off


def _attacked(scene: Scene, event: Any) -> None:
    if event.weapon:
        scene.m.turn.touched.add(event.weapon)


def _offered(scene: Scene, event: Any) -> None:
    """A deal is offered, or answered: with one explorer in the room, of what both have and have not dealt with in this turn."""
    turn, one, other = scene.m.turn, event.body, event.to

    scene.check("BT-4.5.1", turn.body in (one, other), "{} deals with {} in the turn of {}", one, other, turn.body)
    scene.check("BT-4.5.1", scene.is_explorer(other) and other in scene.here(one), "{} deals with {} elsewhere", one, other)
    scene.check("BT-4.5.1", turn.refused < 2 and not turn.dealt, "{} offers again", one)
    for body, side in ((one, getattr(event, "gives", ())), (other, getattr(event, "asks", ()))):
        for card in side:
            scene.check("BT-4.5.1", card in goods(scene, body) or card not in CARDS, "{} cannot give {}", body, card)
    if event.answer == "refused":
        turn.refused += 1
    elif event.answer == "accepted":
        turn.dealt = True


HEARERS: Final[Hearers] = {
    "Marked": [_marked],
    "Offered": [_offered],
    "Used": [_used],
    "Got": [_got],
    "LostCard": [_lost],
    "Attacked": [_attacked],
}
