"""A Camper's turn: steps, clues, keys, abilities (LF-T3, LF-K1 to LF-K9, LF-K12)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final, cast

from game.lastfriday import contact, events, taking
from game.lastfriday.actions import Act, all_at, at
from game.lastfriday.masks import BITS, members
from game.lastfriday.numbers import ABILITY, CARDS
from game.lastfriday.position import NO_TURN, STILL, Position
from game.lastfriday.terms import CAMPER_SIDE, CAMPERS, CLOSED, COLOURS, ENTRANCE

DONE = Act("done")
_BEGAN = [events.TurnBegan(seat=seat) for seat in range(6)]
_ENDED = [events.TurnEnded(seat=seat) for seat in range(6)]
_RESUME: tuple[str] = ("resume",)
_WIND = Act("wind")
_SNEAKERS = Act("sneakers")


# --- what may be done
def turn_actions(s: Position) -> list[Act]:
    """The legal actions of the Camper whose turn it is, in an order that depends on public facts alone."""
    seat = s.turn_seat
    here = s.dot[seat]
    if s.turn_steps <= 0:
        acts = []
    elif here in s.camp.gates or s.net.step_targets[here] & (s.occupied | s.barred):
        acts = _steps(s, seat, here)
    else:
        acts = [*s.net.steps[here]]
    stuck = not acts
    if not s.turn_played and s.hand[seat]:
        _add_clue_plays(s, seat, here, acts)
    if s.piles:
        beside = s.camp.dots_beside[here]
        acts += [at("take", dot) for dot in sorted(s.piles) if beside >> dot & 1]
    by_card = _BY_CARD.get(s.card[seat])
    if by_card:
        acts += by_card(s, seat)
    if here == s.turn_home or stuck or may_rest(s, seat):
        acts.append(DONE)
    return acts


def may_rest(s: Position, seat: int) -> bool:
    """Whether the Camper may end the turn where the pawn stands (LF-T3)."""
    here = s.dot[seat]
    return here == s.turn_home or not (s.others(seat) >> here & 1 or here in s.corpses)


def may_enter(s: Position, seat: int, dot: int, steps_after: int, taken: int) -> bool:
    """Whether a Camper may step onto a dot with so many steps left after it: where nobody may stay, there must be a way on."""
    if dot in s.corpses:
        if s.ability(seat) != "sure_foot":
            return False
    elif not taken >> dot & 1:
        return True
    if steps_after <= 0:
        return False
    return any(may_enter(s, seat, step.dot, steps_after - 1, taken) for step in s.net.steps[dot])


def _steps(s: Position, seat: int, here: int) -> list[Act]:
    """The steps from a dot where paths alone do not say them, or where somebody or a corpse stands in the way."""
    net = s.net
    crowded = net.step_targets[here] & (s.occupied | s.barred)  # no step leads back, so the Camper's own dot does not matter
    left = s.turn_steps - 1
    taken = s.others(seat)
    if here == ENTRANCE:
        return [at("step", s.camp.arrow)] if may_enter(s, seat, s.camp.arrow, left, taken) else []
    acts = [step for step in net.steps[here] if not crowded >> step.dot & 1 or may_enter(s, seat, step.dot, left, taken)]
    if here in s.camp.door_of:
        acts += _doors(s, seat, here)
    if here in s.camp.pier_of:
        acts += [act for act in _crossings(s, seat, here) if may_enter(s, seat, act.dot, left, taken)]
    return acts


def _doors(s: Position, seat: int, here: int) -> Iterator[Act]:
    colour = s.camp.door_of[here]
    if colour in s.keys[seat] and s.cabins[COLOURS.index(colour)] == CLOSED:
        yield at("enter", s.camp.inside_door(here))


def _crossings(s: Position, seat: int, here: int) -> Iterator[Act]:
    if s.boat == s.camp.pier_of[here]:
        yield from (at("row", dot) for dot in s.camp.pier_of if dot != here)
    if s.ability(seat) == "swim" and "swim" not in s.used[seat]:
        yield from (at("swim", dot) for dot in s.camp.pier_of if dot != here)


def _add_clue_plays(s: Position, seat: int, here: int, acts: list[Act]) -> None:
    ability = ABILITY[s.card[seat]]
    for clue in dict.fromkeys(s.hand[seat]):
        if clue == "sneakers":
            if s.turn_steps != STILL:
                acts.append(_SNEAKERS)
        elif here == ENTRANCE:
            continue
        elif clue == "hearing":
            acts += s.camp.hear_keenly if ability == "keen_ear" else s.camp.hear
        elif clue == "trap":
            acts += all_at("trap", s.net.close(here, ability == "far_trap") & s.free())
        elif clue == "flashlight":
            if (s.turn_home == here or may_rest(s, seat)) and markers_left(s):
                acts += all_at("lamp", s.net.close(here, ability == "far_lamp") & s.free() & s.camp.lamp_dots)
        else:
            acts += all_at("dig", s.net.close(here, ability == "far_shovel") & s.barred & ~BITS[here])


def lit_by(s: Position, dot: int) -> tuple[int, ...]:
    """The circles that a lamp on this dot marks, as far as markers are left (LF-K4)."""
    return members(s.camp.circles_beside[dot])[: markers_left(s)]


def markers_left(s: Position) -> int:
    """How many of the markers do not lie on the board."""
    return max(s.camp.numbers.markers - sum(len(circles) for _, circles in s.lamps), 0)


def _second_winds(s: Position, seat: int) -> Sequence[Act]:
    return () if "second_wind" in s.used[seat] or s.turn_steps == STILL else (_WIND,)


def _gifts(s: Position, seat: int) -> Sequence[Act]:
    if not s.hand[seat] or "share" in s.turn_used:
        return ()
    here = s.dot[seat]
    near = s.camp.dots_beside[here] | BITS[here]
    if not near & s.others(seat):
        return ()
    others = [other for other in CAMPERS if other != seat and near >> s.dot[other] & 1]
    return [Act("give", what=clue, seat=other) for other in others for clue in dict.fromkeys(s.hand[seat])]


def _reaches(s: Position, seat: int) -> Sequence[Act]:
    beside = s.camp.dots_beside[s.dot[seat]] & s.lying()
    if not beside or "reach" in s.turn_used:
        return ()
    return [at("reach", dot) for dot in members(beside) if dot in s.clues]


def _peeks(s: Position, seat: int) -> Sequence[Act]:
    beside = s.camp.dots_beside[s.dot[seat]] & s.lying()
    if not beside or "peek" in s.used[seat]:
        return ()
    return [at("peek", dot) for dot in members(beside) if dot in s.clues and not s.clues[dot][2]]


_BY_ABILITY: Final[dict[str, Callable[[Position, int], Sequence[Act]]]] = {
    "second_wind": _second_winds,
    "share": _gifts,
    "reach": _reaches,
    "peek": _peeks,
}
"""The abilities that are actions of their own."""
_BY_CARD: Final = {card.id: _BY_ABILITY[card.ability] for card in CARDS.values() if card.ability in _BY_ABILITY}


def alarm_actions(s: Position) -> list[Act]:
    """The dots that the asked Camper may move to in an alarm (LF-C9); the finder's last free dot stays reserved."""
    seat = s.who
    taken = s.others(seat) | 1 << s.turn_home
    acts = [step for step in s.net.steps[s.dot[seat]] if step.dot not in s.corpses and not taken >> step.dot & 1]
    if s.camp.pier_of.get(s.dot[seat]) == s.boat:
        acts += [at("row", dot) for dot in s.camp.pier_of if dot != s.dot[seat] and not taken >> dot & 1]
    return acts


# --- the flow of a turn
def begin_turn(s: Position, seat: int) -> None:
    """Task: a Camper's turn begins, when the Camper lives."""
    if not s.alive[seat]:
        return
    s.turn_seat = seat
    s.turn_steps = s.camp.numbers.camper_steps
    s.turn_played = False
    s.turn_home = s.dot[seat]
    s.turn_used = ()
    s.turn_alarmed = False
    s.out.append(_BEGAN[seat])
    resume_turn(s)


def resume_turn(s: Position) -> None:
    """Task: the running turn goes on, or ends by itself when nothing is left to choose (which all can see)."""
    seat = s.turn_seat
    if seat <= 0:
        return
    acts = turn_actions(s)
    if len(acts) == 1 and acts[0] is DONE:
        end_turn(s)
    else:
        s.asked = "turn"
        s.who = seat
        s._legal = acts


def end_turn(s: Position) -> None:
    """The running Camper's turn ends; who may not stay on the dot falls back."""
    seat = s.turn_seat
    if s.alive[seat] and not may_rest(s, seat):
        s.stand(seat, s.turn_home)
        s.out.append(events.FellBack(seat=seat, dot=s.turn_home))
    s.out.append(_ENDED[seat])
    s.turn_seat = NO_TURN
    s.turn_steps = 0
    s.turn_alarmed = False
    s.asked = ""
    s._legal = None


def alarm(s: Position, seat: int) -> None:
    """Task: an alarmed Camper moves one dot, when there is a free one (LF-C9)."""
    if s.alive[seat] and s.dot[seat] != ENTRANCE:
        s.ask("alarm", seat)
        if not alarm_actions(s):
            s.asked = ""


# --- what is done
def answer_alarm(s: Position, act: Act) -> None:
    """The asked Camper moves one dot because of an alarm."""
    if act.verb == "row":
        s.boat = s.camp.pier_of[act.dot]
    _go(s, act, "alarm")


def answer_turn(s: Position, act: Act) -> None:
    """The Camper whose turn it is does something; the turn goes on unless it ends with it."""
    if act.verb == "done":
        end_turn(s)
        return
    if act.verb == "step" and act.circle != s.circle:
        _walk(s, act)
        resume_turn(s)  # nothing can come between
        return
    agenda = s.agenda
    agenda.append(_RESUME)
    _TURN_VERBS[act.verb](s, act)
    if agenda and agenda[-1] is _RESUME:  # nothing comes between: the same as the task, a little sooner
        agenda.pop()
        resume_turn(s)


def _go(s: Position, act: Act, how: events.Walking) -> None:
    seat = s.who
    dot = act.dot
    circle = act.circle
    heard = s.heard
    if heard:
        s.out.append(events.Stepped(seat=seat, start=s.dot[seat], dot=dot, via=circle, how=how))
    if circle:
        if circle == s.circle:
            contact.camper_over_maniac(s, seat, dot, how == "alarm")
            return
        if heard:
            s.out.append(events.Passed(seat=seat, circle=circle))
    taking.arrive(s, seat, dot)


def _walk(s: Position, act: Act) -> None:
    s.turn_steps -= 1
    _go(s, act, cast("events.Walking", act.verb))


def _row(s: Position, act: Act) -> None:
    s.boat = s.camp.pier_of[act.dot]
    _walk(s, act)


def _swim(s: Position, act: Act) -> None:
    s.used[s.who] = (*s.used[s.who], "swim")
    _walk(s, act)


def _enter(s: Position, act: Act) -> None:
    colour = s.camp.inside_of[act.dot]
    taking.open_cabin(s, colour, CAMPER_SIDE, s.who, "key")
    _walk(s, act)


def _play(s: Position, clue: str, dot: int = 0, reach: int = 0) -> None:
    s.drop_clue(s.who, clue)
    s.turn_played = True
    s.out.append(events.CluePlayed(seat=s.who, clue=clue, dot=dot, reach=reach))


def _hear(s: Position, act: Act) -> None:
    _play(s, "hearing", reach=act.circle)
    dot = s.dot[s.who]
    near = bool(s.net.near(dot, act.circle) >> s.circle & 1)
    s.out.append(events.Heard(seat=s.who, dot=dot, reach=act.circle, near=near))


def _trap(s: Position, act: Act) -> None:
    _play(s, "trap", act.dot)
    s.traps = tuple(sorted((*s.traps, act.dot)))
    s.moved_tokens()


def _lamp(s: Position, act: Act) -> None:
    _play(s, "flashlight", act.dot)
    circles = lit_by(s, act.dot)
    s.lamps = (*s.lamps, (act.dot, circles))
    s.moved_tokens()
    s.turn_steps = STILL  # a lamp is laid after moving
    s.out.append(events.LampLit(dot=act.dot, circles=circles))
    contact.look_into_the_light(s)


def _dig(s: Position, act: Act) -> None:
    _play(s, "shovel", act.dot)
    s.dig_corpse(act.dot)
    s.out.append(events.CorpseDug(seat=s.who, dot=act.dot))


def _sneakers(s: Position, act: Act) -> None:
    _play(s, act.verb)
    numbers = s.camp.numbers
    s.turn_steps += numbers.long_sneaker_steps if s.ability(s.who) == "long_sneakers" else numbers.sneaker_steps


def _take(s: Position, act: Act) -> None:
    taking.take_pile(s, s.who, act.dot)


def _once_a_turn(s: Position, ability: str) -> None:
    s.turn_used = (*s.turn_used, ability)
    s.out.append(events.AbilityUsed(seat=s.who, ability=ability))


def _once_a_chapter(s: Position, ability: str) -> None:
    s.used[s.who] = (*s.used[s.who], ability)
    s.out.append(events.AbilityUsed(seat=s.who, ability=ability))


def _wind(s: Position, _act: Act) -> None:
    _once_a_chapter(s, "second_wind")
    s.turn_steps += 1


def _give(s: Position, act: Act) -> None:
    _once_a_turn(s, "share")
    s.drop_clue(s.who, act.what)
    s.give_clue(act.seat, act.what)
    s.out.append(events.ClueGiven(seat=s.who, to=act.seat, clue=act.what))


def _reach(s: Position, act: Act) -> None:
    _once_a_turn(s, "reach")
    taking.take_clue(s, s.who, act.dot, "reach")


def _peek(s: Position, act: Act) -> None:
    _once_a_chapter(s, "peek")
    taking.see_clue(s, act.dot)


_TURN_VERBS = {
    "step": _walk,
    "row": _row,
    "swim": _swim,
    "enter": _enter,
    "hear": _hear,
    "trap": _trap,
    "lamp": _lamp,
    "dig": _dig,
    "sneakers": _sneakers,
    "take": _take,
    "wind": _wind,
    "give": _give,
    "reach": _reach,
    "peek": _peek,
}
