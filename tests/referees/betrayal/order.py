"""Whose turn it is (BT-4.1, BT-6.4.1), the haunt roll (BT-6.1), the reveal (BT-6.2.1), and the monsters' turn (BT-6.7)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tests.referees.betrayal.facts import CHART, PEOPLE, TRAITOR
from tests.referees.betrayal.haunt_facts import BUILT, facts_of, lacking
from tests.referees.betrayal.scene import NOBODY, Hearers, Scene, Turn

"""Kinds of monsters that move in every monsters' turn in which they are not stunned."""


def next_seat(scene: Scene) -> int:
    """The living explorer to the left of who had the last turn; a stunned one (49) misses its turn."""
    m = scene.m
    for step in range(1, m.seats + 1):
        seat = (m.last_seat + step) % m.seats
        if scene.alive[seat] and not scene.stunned[seat]:
            return seat
    return NOBODY


def first_player(scene: Scene) -> int:
    """BT-2.7: the explorer whose birthday comes next, today's included."""
    month, day = (int(part) for part in scene.m.options["date"].split("-"))

    def until(seat: int) -> tuple[int, int, int]:
        birth = tuple(int(part) for part in PEOPLE[scene.a.bodies[seat].who]["birthday"].split("-"))
        return (0 if birth >= (month, day) else 1, birth[0], birth[1])

    return min(range(scene.m.seats), key=until)


def _began(scene: Scene, event: Any) -> None:
    m, body = scene.m, event.body
    scene.check("BT-6.1.1", m.roll_due == NOBODY and not m.haunt_due, "a turn begins before {} rolled for the haunt", m.roll_due)
    if body >= m.seats:
        _monster_began(scene, event)
        return
    if scene.a.phase == "exploring" and m.last_seat == NOBODY:
        scene.check("BT-2.7", body == first_player(scene), "{} begins, not {}", body, first_player(scene))
    else:
        wanted = next_seat(scene)
        waking = scene.stunned[body] or any(scene.stunned[: m.seats])
        scene.check("BT-6.4.1", body == wanted or waking, "{} has the turn, not {}", body, wanted)
    scene.check("BT-6.4.1", event.allowance == -1, "an explorer has a turn of {} spaces", event.allowance)
    _crossed(scene, body)
    m.last_seat = body
    m.notes["moved"] = set()
    m.notes["groups"] = {}


def _crossed(scene: Scene, body: int) -> None:
    """Before the first hero after the traitor's place the monsters have moved."""
    m = scene.m
    if m.base == NOBODY or not m.notes.get("settled") or m.last_seat == NOBODY:
        return
    passed = [(m.last_seat + step) % m.seats for step in range((body - m.last_seat) % m.seats or m.seats)]
    if m.base not in passed or m.notes.pop("first turn", False):
        return
    moved = m.notes.get("moved", set())
    for index in range(m.seats, len(scene.alive)):
        if scene.alive[index] and scene.a.bodies[index].kind in facts_of(scene.haunt).steady and not scene.stunned[index]:
            scene.check("BT-6.7.1", index in moved, "the monsters' turn passed without {}", scene.a.bodies[index].kind)


def _monster_began(scene: Scene, event: Any) -> None:
    m, body = scene.m, event.body
    kind = scene.a.bodies[body].kind
    moved = m.notes.setdefault("moved", set())
    scene.check("BT-6.7.1", body not in moved, "a {} has two turns", kind)
    moved.add(body)
    scene.check("BT-6.7.2", not scene.stunned[body], "a stunned {} has a turn", kind)
    if m.last_seat != m.base:
        between = [(m.last_seat + step) % m.seats for step in range(1, (m.base - m.last_seat) % m.seats + 1)]
        late = [seat for seat in between if scene.alive[seat] and not scene.stunned[seat]]
        scene.check("BT-6.4.1", not late, "monsters move before {}", late)
        m.last_seat = m.base
    rolled = m.notes.get("groups", {}).get(kind)
    if kind != "evil_twin":
        scene.check("BT-6.7.1", rolled == event.allowance, "a {} has {} spaces, {} were rolled", kind, event.allowance, rolled)


def _ended(scene: Scene, event: Any) -> None:
    m, turn = scene.m, scene.m.turn
    scene.check("BT-4.1", turn.body == event.body, "the turn of {} ends in that of {}", event.body, turn.body)
    if turn.omen is not None and scene.t.phase == "exploring":
        m.roll_due = event.body
        m.notes["omen"] = turn.omen


def _rolled(scene: Scene, event: Any) -> None:
    m = scene.m
    if event.purpose == "haunt":
        scene.check("BT-6.1.1", m.roll_due == event.body, "{} rolls for the haunt, not {}", event.body, m.roll_due)
    elif event.purpose.startswith("moves_") and event.purpose != "moves_evil_twin":
        kind = event.purpose.removeprefix("moves_")
        scene.check("BT-6.7.1", kind not in m.notes.get("groups", {}), "{} roll twice", kind)


def _counted(scene: Scene, event: Any) -> None:
    if event.purpose.startswith("moves_"):
        scene.m.notes.setdefault("groups", {})[event.purpose.removeprefix("moves_")] = event.total
    elif event.purpose == "haunt":
        scene.m.roll_due = NOBODY


def _needed(scene: Scene, event: Any) -> None:
    if event.purpose == "haunt":
        scene.m.haunt_due = event.total < scene.m.omens


# the reveal


def _played(scene: Scene, event: Any) -> None:
    m = scene.m
    m.notes["over"] = True
    number = CHART.get((event.room, event.omen), 0)
    scene.check("BT-6.2.1", event.haunt == number, "the chart says {}, {} was told", number, event.haunt)
    played = {int(each) for each in m.options["played"].split("_") if each}
    scene.check(
        "BT-6.2.1",
        number in played and m.options["repeat_haunt"] == "no",
        "haunt {} was not played, and yet another omen or room is read",
        number,
    )


def _begins(scene: Scene, event: Any) -> None:
    m = scene.m
    scene.check("BT-6.1.1", m.haunt_due, "the haunt begins without a roll below the omens")
    m.haunt_due = False
    m.notes.pop("over", None)
    m.turn = Turn()
    wanted = m.options["haunt"]
    scene.check("BT-6.2.1", facts_of(event.haunt).known, lacking(event.haunt))
    if wanted != "chart":
        scene.check("BT-6.2.1", event.haunt == int(wanted), "haunt {} begins, {} was chosen", event.haunt, wanted)
    else:
        played = {int(each) for each in m.options["played"].split("_") if each} if m.options["repeat_haunt"] == "no" else set()
        left = [number for number in BUILT if number not in played] or list(BUILT)
        known = facts_of(event.haunt).known
        scene.check("BT-6.2.1", event.haunt in left or not known, "haunt {} was played", event.haunt)
        number = CHART.get((event.room, event.omen), 0)
        if scene.verb == "haunt":
            scene.check("BT-6.2.1", number not in left, "chance chooses though the chart gives {}", number)
            scene.check(
                "BT-6.2.1",
                sorted(text for text in scene.step.offered if int(text.split()[1]) in BUILT) == sorted(f"haunt {each}" for each in left),
                "chance has other haunts than those left",
            )
        else:
            scene.check("BT-6.2.1", event.haunt == number or not known, "the chart says {} for {} and {}", number, event.omen, event.room)
    omen = m.notes.get("omen")
    if omen is not None and not m.notes.get("replaced by chart"):
        scene.check(
            "BT-6.2.1",
            (event.omen, event.room) == omen or scene.verb != "roll",
            "omen and room are {}, not {}",
            (event.omen, event.room),
            omen,
        )
    scene.check("BT-6.2.1", event.revealer == m.last_seat, "{} reveals, not {}", event.revealer, m.last_seat)
    rule = facts_of(event.haunt).traitor or TRAITOR.get(event.haunt)
    if rule is not None:
        wanted_traitor = traitor(scene, event, rule)
        scene.check("BT-6.2.1", event.traitor == wanted_traitor, "{} is the traitor, not {}", event.traitor, wanted_traitor)
    m.base = event.traitor if event.traitor != NOBODY else event.revealer
    m.last_seat = (event.traitor - 1) % m.seats if event.haunt == 33 else m.base
    m.notes["first turn"] = True
    m.notes["settled"] = True
    m.start_heroes = tuple(seat for seat in range(m.seats) if seat != event.traitor)


def traitor(scene: Scene, event: Any, rule: Mapping[str, Any]) -> int:
    """Who turns traitor by the chart's second list, ties to the revealer, else to the first on his left."""
    seats = [(event.revealer + step) % scene.m.seats for step in range(scene.m.seats)]
    return _by_rule(scene, rule, seats)


def _by_rule(scene: Scene, rule: Mapping[str, Any], seats: list[int]) -> int:
    who = {scene.a.bodies[seat].who: seat for seat in seats}
    kind = rule["type"]
    if kind in ("none", "none_at_first", "hidden"):
        return NOBODY
    if kind == "haunt_revealer":
        return seats[0]
    if kind == "left_of_haunt_revealer":
        return seats[1]
    if kind == "specific_explorer_else":
        return who[rule["explorer"]] if rule["explorer"] in who else _by_rule(scene, rule["fallback"], seats)
    found = seats[1:] if rule["exclude_haunt_revealer"] else seats
    if kind == "age":
        ages = {seat: PEOPLE[scene.a.bodies[seat].who]["age"] for seat in found}
    else:
        ages = {seat: scene.value(seat, rule["trait"].lower()) for seat in found}
    best = (max if rule["which"] in ("highest", "oldest") else min)(ages.values())
    return next(seat for seat in found if ages[seat] == best)


def _drawn_over(scene: Scene, event: Any) -> None:
    if scene.m.notes.get("over"):
        scene.m.notes["replaced by chart"] = True


def ended(scene: Scene) -> None:
    """BT-6.5.1: whoever turns traitor is free of what held him."""
    for event in scene.events:
        if type(event).__name__ == "ChangedSide" and event.side == "traitors" and scene.is_explorer(event.body):
            held = {"webs", "debris", "lights_out", "grave_dirt"} & set(scene.a.bodies[event.body].cards)
            stuck = [card for card, (seat, _) in scene.a.stuck.items() if seat == event.body]
            scene.check("BT-6.5.1", not held and not stuck, "the traitor {} is held by {}", event.body, held or stuck)


def _woke(scene: Scene, event: Any) -> None:
    """BT-6.7.2: who wakes has missed its turn."""
    if not event.woke:
        return
    if event.body >= scene.m.seats:
        scene.m.notes.setdefault("moved", set()).add(event.body)
    elif scene.a.turn.body != event.body:
        scene.m.last_seat = event.body


HEARERS: Final[Hearers] = {
    "Stunned": [_woke],
    "TurnBegan": [_began],
    "TurnEnded": [_ended],
    "Rolled": [_rolled],
    "Counted": [_counted],
    "Needed": [_needed],
    "HauntPlayed": [_played, _drawn_over],
    "HauntBegins": [_begins],
}
