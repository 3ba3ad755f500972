"""Who passes over whom, and what follows: deaths, pushes, alarms, reveals (LF-C1 to LF-C10, LF-T6 to LF-T8)."""

from __future__ import annotations

from typing import cast

from game.lastfriday import ending, events, taking
from game.lastfriday.actions import Act
from game.lastfriday.masks import members
from game.lastfriday.observation import Why
from game.lastfriday.position import NO_TURN, STILL, Position
from game.lastfriday.terms import CAMPERS, CLUES, MANIAC, REVEAL_EVERY


# --- a Camper over the Maniac
def camper_over_maniac(s: Position, seat: int, dot: int, alarmed: bool) -> None:
    """A Camper's step to a dot passes over the Maniac's circle."""
    if s.chapter == 1:  # LF-C2: the body stays on the dot he came from
        die(s, seat)
    elif s.chapter == 2:
        ending.end_chapter(s, "caught", seat)
    elif seat == s.chosen:
        ending.end_chapter(s, "chosen_dead" if s.chapter == 3 else "maniac_dead")
    elif s.chapter == 3:
        taking.arrive(s, seat, dot)
        show(s, s.circle, len(s.record) - 1, "contact")
        s.turn_steps = STILL
        s.agenda.append(("push", seat))
    else:
        taking.arrive(s, seat, dot)
        show(s, s.circle, len(s.record) - 1, "contact")
        if not alarmed and not (s.turn_alarmed and s.option("alarms") == "one"):
            s.turn_alarmed = True
            s.tell(events.AlarmRaised(seat=seat))
            s.agenda.extend(("alarm", other) for other in reversed(CAMPERS) if other != seat)


def ask_push(s: Position, seat: int) -> None:
    """Task: the finder moves the Maniac to an adjacent circle (LF-C6); skipped when no route leads anywhere."""
    if s.net.moves[s.circle].acts:
        s.ask("push", seat)


def answer_push(s: Position, act: Act) -> None:
    """The Maniac is pushed along a route in sight of all; it sets off no trap and no lamp."""
    start = s.circle
    s.circle = act.circle
    s.record[-1] = act.circle
    s.shown = act.circle
    s.shown_step = len(s.record) - 1
    s.tell(events.Pushed(seat=s.who, start=start, circle=act.circle, route=act.route))
    maniac_over_campers(s, act.route)


# --- the Maniac over Campers
def campers_on(s: Position, route: tuple[int, ...]) -> list[int]:
    """The living Campers on the dots of a route, in turn order: the order along it would tell the way he went (LF-T8)."""
    if not any(s.occupied >> dot & 1 for dot in route):
        return []
    return [seat for seat in CAMPERS if s.alive[seat] and s.dot[seat] in route]


def maniac_over_campers(s: Position, route: tuple[int, ...]) -> None:
    """What passing over the Campers on a route does in this chapter."""
    for seat in campers_on(s, route):
        if s.chapter == 2:
            ending.end_chapter(s, "caught", seat)
        elif seat == s.chosen:
            ending.end_chapter(s, "chosen_dead" if s.chapter == 3 else "maniac_dead")
        elif s.chapter != 4:
            die(s, seat)
        if s.chapter_over:
            return


# --- death
def die(s: Position, seat: int) -> None:
    """A Camper dies where the pawn stands (LF-T8) and leaves a corpse and what the hand held (LF-K7)."""
    dot = s.dot[seat]
    s.lift(seat)
    s.tell(events.Died(seat=seat, dot=dot))
    _leave_body(s, seat, dot)
    s.hand[seat] = ()
    s.keys[seat] = ()
    if s.turn_seat == seat:
        s.turn_seat = NO_TURN
    if not s.living():
        ending.end_chapter(s, "all_dead")


def _leave_body(s: Position, seat: int, dot: int) -> None:
    clues, keys = s.hand[seat], s.keys[seat]
    fear = s.ability(seat) != "no_fear"
    spot = nearest_free(s, dot) if s.corpses_left or clues or keys else 0
    if s.corpses_left and spot:
        s.lay_corpse(spot, fear)
        s.tell(events.CorpseLaid(dot=spot, fear=fear))
    else:
        s.extra_fear += fear
    if (clues or keys) and spot:
        s.piles[spot] = (clues, keys)
        s.moved_tokens()
        s.tell(events.PileLaid(dot=spot, clues=clues, keys=keys))


def nearest_free(s: Position, dot: int) -> int:
    """The dot itself or the nearest free one without a Camper, in Camper steps, ties by number (LF-B7); 0 when there is none."""
    start = dot or s.camp.arrow
    kept = s.occupied | (
        1 << s.turn_home if s.turn_seat > 0 and s.alive[s.turn_seat] else 0
    )  # where a Camper in mid-turn may have to fall back to
    reached = {start}
    front = [start]
    while front:
        free = [there for there in front if s.free_to_lay(there) and not kept >> there & 1]
        if free:
            return min(free)
        front = list({step.dot for here in front for step in s.net.steps[here]} - reached)
        reached.update(front)
    return 0


# --- reveals
def look_into_the_light(s: Position) -> bool:
    """Tests the lamps after one was laid or the Maniac ended his move: lamps that light him go, and he must reveal (LF-K4).
    Returns whether he stands in light."""
    lit = [dot for dot, circles in s.lamps if s.circle in circles]
    if not lit:
        if s.lamps:
            s.tell(events.LampSilent())
        return False
    s.lamps = tuple(lamp for lamp in s.lamps if lamp[0] not in lit)
    s.moved_tokens()
    for dot in lit:
        s.tell(events.LampOut(dot=dot, found=True))
    s.agenda.append(("reveal", "lamp"))
    return True


def ask_reveal(s: Position, why: Why) -> None:
    """Task: the Maniac reveals because of the round, a trap or a lamp, and is asked first when he holds a token against it."""
    acts = reveal_actions(s, why)
    if len(acts) > 1:
        s.ask("reveal", MANIAC)
        s._legal = acts
        s.agenda.append(("revealing", why))
    else:
        reveal(s, why)


def reveal_actions(s: Position, why: str) -> list[Act]:
    """Reveal, or a token that stops it (LF-K10). Which tokens he holds is public."""
    acts = [Act("reveal")]
    if why == "scheduled" and s.token_free("shadow"):
        acts.append(Act("shadow"))
    if s.token_free("invisibility"):
        acts.append(Act("invisibility"))
    return acts


def answer_reveal(s: Position, act: Act) -> None:
    """The Maniac reveals or lays a token on the track instead."""
    why = cast("Why", s.agenda.pop()[1])
    if act.verb == "reveal":
        reveal(s, why)
        return
    s.use_token(act.verb)
    s.tell(events.TokenUsed(token=act.verb, round=s.round))
    s.tell(events.RevealSkipped(why=why, token=act.verb))


def reveal(s: Position, why: Why) -> None:
    """Shows the circle (LF-T6, LF-T9) and lays a clue beside it (LF-T7)."""
    step = len(s.record) - 1
    circle = s.circle
    if why == "scheduled" and s.chapter in (1, 3):
        step = s.round - REVEAL_EVERY
        circle = s.record[step]
    show(s, circle, step, why)
    if reveal_dots(s, circle) and any(s.supply.values()):
        s.ask("lay", MANIAC)


def show(s: Position, circle: int, step: int, why: events.Showing) -> None:
    """Puts the Maniac's pawn on a circle."""
    s.shown = circle
    s.shown_step = step
    s.tell(events.Revealed(circle=circle, step=step, why=why))


def reveal_dots(s: Position, circle: int) -> list[int]:
    """The free dots adjacent to the shown circle where a clue may be laid."""
    beside = members(s.camp.beside_circle[circle])
    return [dot for dot in beside if s.free_to_lay(dot) and not s.occupied >> dot & 1]


def lay_actions(s: Position) -> list[Act]:
    """The clue he chooses from the supply, and its dot."""
    dots = reveal_dots(s, s.shown)
    return [Act("lay", what=clue, dot=dot) for clue in CLUES if s.supply[clue] for dot in dots]


def answer_lay(s: Position, act: Act) -> None:
    """The clue of a reveal is laid face down; only the Maniac knows it."""
    s.supply[act.what] -= 1
    s.clues[act.dot] = (act.what, True, False)
    s.moved_tokens()
    s.tell(events.ClueLaid(audience=events.MANIAC_ONLY, dot=act.dot, clue=act.what))
    s.tell(events.ClueLaid(audience=events.OTHERS, dot=act.dot))
