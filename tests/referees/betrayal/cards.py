"""What cards do (BT-4.3, events.json, items.json, omens.json): each result of a roll leads to what is printed, each card is drawn for a
reason and dealt with once a turn."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from tests.referees.betrayal import settled
from tests.referees.betrayal.facts import EVENTS, OUTDOORS, PEOPLE, ROOMS, TRAITS, TRIES, band
from tests.referees.betrayal.scene import ANY, Hearers, Scene, Shift

DRINKS: Final[dict[int, dict[str, int]]] = {
    6: {},
    5: {"might": 2, "speed": 2},
    4: {"knowledge": 2, "sanity": 2},
    3: {"knowledge": 1, "might": -1},
    2: {"knowledge": -2, "sanity": -2},
    1: {"might": -2, "speed": -2},
    0: dict.fromkeys(TRAITS, -2),
}
CURES: Final = {"healing_salve": ("might", "speed"), "smelling_salts": ("knowledge",)}


def begins(scene: Scene) -> None:
    """Answers to cards."""
    actor = scene.step.before.actor
    if scene.step.seat >= 0 and actor >= 0 and scene.verb in _ANSWERS:
        _ANSWERS[scene.verb](scene, actor)


def _accept(scene: Scene, actor: int) -> None:
    if scene.m.notes.pop("ignorable", None) == actor:
        _carried_out(scene, actor, scene.m.event)


def _ignore(scene: Scene, actor: int) -> None:
    m = scene.m
    scene.check("BT-6.5.3", scene.sides[actor] == "traitors", "{} ignores a card and is no traitor", actor)
    m.notes.get("each", set()).discard(actor)
    m.notes.pop("ignorable", None)
    m.shifts = [shift._replace(optional=True) if shift.body == actor else shift for shift in m.shifts]


def _follow(scene: Scene, actor: int) -> None:
    if scene.m.event == "secret_stairs" and settled.draws(scene, actor, "event"):
        scene.m.draws[actor, "event"] += 1


def _named(scene: Scene, actor: int) -> None:
    trait, steps = scene.m.notes.pop("nearest", ("", 0))
    scene.check("BT-4.3.1", trait, "an explorer is named as the nearest for no card")
    seat = int(scene.words[1])
    if trait:
        scene.expect(seat, trait, steps, scene.sides[seat] == "traitors")


def _use(scene: Scene, actor: int) -> None:
    card = scene.words[1]
    if card in CURES:
        for trait in CURES[card]:
            patient = int(scene.words[2])
            start = scene.start_step(patient, trait)
            if scene.steps[patient][TRAITS.index(trait)] < start:
                scene.m.shifts.append(Shift(patient, (trait,), 0, start))
    elif card == "medical_kit":
        scene.m.notes["patient"] = int(scene.words[2])


def _freeing(scene: Scene, actor: int) -> None:
    scene.m.turn.tried.add("free")


def _heal(scene: Scene, actor: int) -> None:
    for trait, steps in zip(("might", "speed"), scene.words[1:], strict=True):
        if int(steps):
            reached = scene.steps[actor][TRAITS.index(trait)] + int(steps)
            scene.check("BT-3.2", reached <= scene.start_step(actor, trait), "{} is healed above the start value", trait)


def _with(scene: Scene, actor: int) -> None:
    scene.m.notes.setdefault("with", {})[actor] = scene.words[1]


_ANSWERS: Final[dict[str, Callable[[Scene, int], None]]] = {
    "accept": _accept,
    "ignore": _ignore,
    "follow": _follow,
    "nearest": _named,
    "use": _use,
    "free": _freeing,
    "heal": _heal,
    "with": _with,
}


def _drew(scene: Scene, event: Any) -> None:
    m, body = scene.m, event.body
    pile = scene.t.piles[event.deck]
    scene.check("BT-4.3.3", event.card in pile.cards or not pile.cards or scene.haunt == 1, "{} is drawn, not in the deck", event.card)
    causes = m.draws if m.draws[body, event.deck] > 0 else m.loose
    scene.check("BT-4.2.6", causes[body, event.deck] > 0, "{} draws {} for no reason", body, event.card)
    causes[body, event.deck] -= 1
    if event.deck == "omen":
        m.omens += 1
        if scene.a.phase == "exploring" and m.turn.body == body:
            m.turn.omen = (event.card, scene.rooms[body])
    if event.card == "bite":
        m.notes["bites"] = body
    if event.deck != "event":
        return
    m.event, m.drawer = event.card, body
    m.notes.pop("lost", None)
    if scene.sides[body] == "traitors":
        m.notes["ignorable"] = body
    else:
        _carried_out(scene, body, event.card)


def _carried_out(scene: Scene, body: int, card: str) -> None:
    """An event is carried out: who has to roll, what happens without a roll."""
    if card not in EVENTS:
        return
    event = EVENTS[card]
    if event["scope"] != "drawer":
        scene.m.notes["each"] = {seat for seat in range(scene.m.seats) if scene.alive[seat] and _concerned(scene, seat, card)}
    if event["roll"] is None and card not in ("jonahs_turn", "image_in_the_mirror_give"):
        for row in event["bands"]:
            apply(scene, body, row["effects"], "")
    if card == "jonahs_turn":
        owner = next((seat for seat in range(scene.m.seats) if "puzzle_box" in scene.cards[seat]), None)
        if owner is None:
            scene.m.dice_due.append((body, "mental", 1))
        else:
            scene.m.draws[owner, "item"] += 1
            scene.expect(body, "sanity", 1)


def _concerned(scene: Scene, seat: int, card: str) -> bool:
    room = scene.rooms[seat]
    if card == "hideous_shriek":
        return True
    if not room:
        return False
    house = scene.house_after if room not in scene.house.lies else scene.house
    if card in ("mists_from_the_walls", "silence"):
        return house.floor(room) == "basement"
    return room in OUTDOORS[card] or house.windows(room)


def apply(scene: Scene, body: int, effects: Sequence[dict[str, Any]], trait: str) -> None:
    """What effects of a card lead to."""
    m = scene.m
    dice: dict[str, int] = {}
    for effect in effects:
        op, who = effect["op"], effect.get("who", "")
        if op in ("gain", "lose"):
            steps = effect["n"] * (1 if op == "gain" else -1)
            which = trait if effect["trait"] == "rolled_trait" else effect["trait"]
            if who == "nearest explorer":
                _nearest(scene, body, which, steps)
            elif not who:
                scene.expect(body, which, steps)
        elif op in ("gain_choice", "lose_choice"):
            steps = effect["n"] * (1 if op == "gain_choice" else -1)
            seats = [body] if not who else [seat for seat in range(m.seats) if scene.alive[seat]]
            for seat in seats:
                scene.expect_choice(seat, effect["from"], steps, scene.sides[seat] == "traitors" and seat != body)
        elif op == "damage":
            room = scene.rooms[body]
            if "if" not in effect or (room and ROOMS[room]["symbol"] == "event"):
                dice[effect["type"]] = dice.get(effect["type"], 0) + effect["dice"]
        elif op == "set_to_lowest" and effect["trait"] == "chosen":
            m.shifts.append(Shift(body, (trait,), 0, 0))
        elif op == "draw" and settled.draws(scene, body, effect["deck"]):
            m.draws[body, effect["deck"]] += effect["n"]
    m.dice_due += [(body, kind, number) for kind, number in dice.items()]


def _nearest(scene: Scene, body: int, trait: str, steps: int) -> None:
    room = scene.rooms[body]
    if not room:
        return
    far = scene.house.apart(room, scene.linked())
    others = {
        seat: far[scene.rooms[seat]] for seat in range(scene.m.seats) if seat != body and scene.alive[seat] and scene.rooms[seat] in far
    }
    near = [seat for seat, apart in others.items() if apart == min(others.values())]
    if len(near) == 1:
        scene.expect(near[0], trait, steps, scene.sides[near[0]] == "traitors")
    elif near:
        scene.m.notes["nearest"] = (trait, steps)


def _counted(scene: Scene, event: Any) -> None:
    m, body, purpose, total = scene.m, event.body, event.purpose, event.total
    if purpose.startswith("event_") and purpose not in ("event_it_is_meant_to_be", "event_mystic_slide", "event_disquieting_sounds"):
        _event_rolled(scene, body, purpose[6:], total)
    elif purpose.startswith("token_") and purpose[6:] in TRIES:
        apply(scene, body, band(TRIES[purpose[6:]]["bands"], total)["effects"], "")
    elif purpose in ("event_mystic_slide", "token_slide") and total < 5:
        m.dice_due.append((body, "physical", 1))
    elif purpose == "bottle":
        for trait, steps in DRINKS[min(6, total)].items():
            scene.expect(body, trait, steps)
    elif purpose == "dark_dice":
        _dark(scene, body, total)
    elif purpose == "crystal_ball" and total < 4:
        scene.expect(body, "sanity", -1 if total else -2)
    elif purpose == "puzzle_box" and total >= 6 and settled.draws(scene, body, "item"):
        m.draws[body, "item"] += 2
    elif purpose == "medical_kit" and total >= 4:
        m.shifts.append(Shift(m.notes["patient"], TRAITS, ANY, None, True))
    elif purpose == "mask" and total >= 4 and "mask" in scene.cards[body]:
        _mask(scene, body)
    elif purpose == "elevator" and total == 0:
        riders = [i for i in range(m.seats) if scene.rooms[i] == "mystic_elevator" and scene.alive[i] and scene.sides[i] != "traitors"]
        m.dice_due += [(rider, "physical", 1) for rider in riders if not settled.is_soul(scene, rider)]


def _event_rolled(scene: Scene, body: int, card: str, total: int) -> None:
    m = scene.m
    m.notes.get("each", set()).discard(body)
    event = EVENTS[card]
    trait = _trait(scene, body, card)
    if card == "the_lost_one" and (trait != "knowledge" or total < 5):
        return
    row = band(event["bands"], total)
    if card == "hanged_men":
        _hanged(scene, body, trait, total)
        return
    if card == "possession" and total < 4 and scene.steps[body][TRAITS.index(trait)] <= 0:
        m.shifts += [Shift(body, (other,), 0, 0, True) for other in TRAITS if scene.steps[body][TRAITS.index(other)] > 0]
        return  # another trait, as he likes
    if card == "groundskeeper" and total < 4:
        m.notes["attacked by"] = card
    apply(scene, body, row["effects"], trait)


def _trait(scene: Scene, body: int, card: str) -> str:
    """The trait of an event's roll, though its result may have been set without dice."""
    m, roll = scene.m, EVENTS[card]["roll"]
    if card == "hanged_men":
        return TRAITS[len(m.notes.get("hanged", []))]
    if card == "the_lost_one":  # a second roll, of three dice, when the first has failed
        again = m.notes.get("lost") == body
        m.notes["lost"] = body
        return "" if again else "knowledge"
    return str(roll.get("trait") or m.notes.get("with", {}).get(body, ""))


def _hanged(scene: Scene, body: int, trait: str, total: int) -> None:
    rolled = scene.m.notes.setdefault("hanged", [])
    rolled.append(total)
    if total < 2:
        scene.expect(body, trait, -1)
    if len(rolled) == 4:
        if min(rolled) >= 2:
            scene.expect_choice(body, TRAITS, 1)
        scene.m.notes.pop("hanged")


def _dark(scene: Scene, body: int, total: int) -> None:
    if total == 4:
        scene.expect_choice(body, ("might", "speed"), 1)
    elif total == 2:
        scene.expect_choice(body, ("knowledge", "sanity"), 1)
    elif total == 1 and settled.draws(scene, body, "event"):
        scene.m.draws[body, "event"] += 1
    elif total == 0:
        scene.m.shifts += [Shift(body, (trait,), 0, 0) for trait in TRAITS]


def _mask(scene: Scene, body: int) -> None:
    surplus = scene.m.notes.setdefault("surplus", {})
    if "mask" in scene.t.marks.get("mask_on", ()):
        scene.expect(body, "sanity", 2)
        scene.expect(body, "knowledge", min(0, -2 + surplus.pop((body, "mask_on", "knowledge"), 0)))
        return
    over = scene.steps[body][TRAITS.index("knowledge")] + 2 - 7
    if over > 0:
        surplus[body, "mask_on", "knowledge"] = over
    scene.expect(body, "knowledge", 2)
    scene.expect(body, "sanity", -2)


def _needed(scene: Scene, event: Any) -> None:
    m, body = scene.m, event.body
    if event.purpose == "cross_vault" and event.success and not scene.has_token("vault_empty", "vault"):
        if settled.draws(scene, body, "item"):
            m.draws[body, "item"] += 2
    elif event.purpose == "event_disquieting_sounds":
        if event.success:
            scene.expect(body, "sanity", 1)
        else:
            m.dice_due.append((body, "mental", 1))


def settle(scene: Scene) -> None:
    """At a turn's question everybody a card concerns has rolled, and every card that was to be drawn is drawn."""
    m = scene.m
    for seat in m.notes.pop("each", set()):
        passed = not scene.alive[seat] or scene.sides[seat] == "traitors"
        scene.check("BT-4.3.1", passed, "{} did not roll for {}", seat, m.event)
    for (body, deck), number in m.draws.items():
        if number > 0 and scene.alive[body]:
            pile = scene.t.piles[deck]
            scene.check("BT-4.2.6", not (pile.cards or pile.discards), "{} did not draw a card of {}", body, deck)
    m.draws.clear()
    m.loose.clear()
    m.event = ""
    m.notes.pop("hanged", None)
    m.notes.pop("ignorable", None)


HEARERS: Final[Hearers] = {
    "Drew": [_drew],
    "Counted": [_counted],
    "Needed": [_needed],
}
__all__ = ["HEARERS", "PEOPLE", "apply", "begins", "settle"]
