"""The Maniac's turn: the move, Supernatural Speed, Axe, Plot Twist, traps (LF-T4, LF-K3, LF-K10)."""

from __future__ import annotations

from game.lastfriday import contact, ending, events, taking
from game.lastfriday.actions import Act
from game.lastfriday.position import NO_TURN, Position
from game.lastfriday.terms import CLOSED, COLOURS, MANIAC, MANIAC_SIDE, is_reveal_round

STAY = Act("stay")
SPEED = Act("speed")


# --- what may be done
def moves(s: Position) -> list[Act]:
    """The routes he may take; in IV none over a Camper (LF-C8)."""
    known = s.net.moves[s.circle]
    if s.chapter != 4:
        return list(known.acts)
    occupied = s.occupied
    return [act for act, mask in zip(known.acts, known.masks, strict=True) if not mask & occupied]


def turn_actions(s: Position) -> list[Act]:
    """His legal actions: a move, or a token that may be used before it."""
    acts = moves(s)
    if s.turn_legs:
        return acts
    if not acts:
        acts = [STAY]
    elif s.token_free("speed"):
        acts.append(SPEED)
    if s.token_free("axe"):
        acts.extend(Act("axe", what=colour) for colour in axe_targets(s))
    return acts


def axe_targets(s: Position) -> list[str]:
    """The closed cabins within the Axe's reach of his circle."""
    if CLOSED not in s.cabins:
        return []
    closed = [colour for colour, side in zip(COLOURS, s.cabins, strict=True) if side == CLOSED]
    return [colour for colour in closed if s.net.near_door(colour, s.camp.numbers.axe_reach) >> s.circle & 1]


def twist_actions(s: Position) -> list[Act]:
    """Plot Twist or not, at the end of a round."""
    return [Act("rest"), Act("twist")] if moves(s) else [Act("rest")]


# --- the flow
def begin_turn(s: Position) -> None:
    """Task: his turn begins; caught in a trap he misses it, cornered in IV he has lost (LF-C11)."""
    s.turn_seat = MANIAC
    s.turn_legs = 0
    s.tell(events.TurnBegan(seat=MANIAC))
    if s.trapped:
        s.trapped = False
        s.tell(events.MoveMissed())
        s.record.append(s.circle)
        _after_move(s)
    elif s.chapter == 4 and not moves(s):
        ending.end_chapter(s, "cornered")
    else:
        if s.chapter == 4:
            s.tell(events.NotCornered())
        s.ask("maniac", MANIAC)


def answer_turn(s: Position, act: Act) -> None:
    """He moves, or uses Axe or Supernatural Speed first."""
    if act.verb in ("speed", "axe"):
        s.use_token(act.verb)
        s.tell(events.TokenUsed(token=act.verb, round=s.round))
        if act.verb == "axe":
            taking.open_cabin(s, act.what, MANIAC_SIDE, MANIAC, "axe")
        else:
            s.turn_legs = 2
        s.ask("maniac", MANIAC)
        return
    leg = 3 - s.turn_legs if s.turn_legs else 0
    s.turn_legs = max(s.turn_legs - 1, 0)
    _move(s, act, leg, twist=False)
    if s.chapter_over:
        return
    if s.turn_legs:
        s.ask("maniac", MANIAC)
        return
    s.record.append(s.circle)
    _after_move(s)
    _end_move(s)


def _move(s: Position, act: Act, leg: int, twist: bool) -> None:
    """One leg: the new circle, contact, traps (a trap ends the move)."""
    start = s.circle
    if act.verb == "move":
        s.circle = act.circle
    if s.heard:
        s.tell(events.Moved(audience=events.MANIAC_ONLY, start=start, circle=s.circle, route=act.route, leg=leg, twist=twist))
        s.tell(events.Moved(audience=events.OTHERS, start=0, circle=0, route=(), leg=leg, twist=twist))
    contact.maniac_over_campers(s, act.route)
    if s.chapter_over or act.verb != "move":
        return
    sprung = traps_sprung(s, act.route)
    if sprung:
        s.traps = tuple(trap for trap in s.traps if trap not in sprung)
        s.moved_tokens()
        s.trapped = True
        s.turn_legs = 0
        for trap in sprung:
            s.tell(events.TrapGone(dot=trap, sprung=True))


def traps_sprung(s: Position, route: tuple[int, ...]) -> list[int]:
    """The traps that a leg sets off, by dot: those passed over and, where his move ends, those beside his circle (LF-K3). The first leg
    of a Supernatural Speed ends it only when a trap on its route does (LF-K10)."""
    passed = [trap for trap in s.traps if trap in route]
    if s.turn_legs and not passed:
        return []
    beside = s.camp.beside_circle[s.circle]
    return [trap for trap in s.traps if trap in passed or beside >> trap & 1]


def _after_move(s: Position) -> None:
    """What follows his own move at once: last on the agenda comes first."""
    s.agenda.append(("maniac_done",))
    if is_reveal_round(s.round):
        s.agenda.append(("reveal", "scheduled"))


def _end_move(s: Position) -> None:
    """He ends his move: one forced reveal for lamps and traps together."""
    lit = contact.look_into_the_light(s)
    if s.trapped and not lit:
        s.agenda.append(("reveal", "trap"))


def end_turn(s: Position) -> None:
    """Task: his turn is over."""
    s.turn_seat = NO_TURN
    s.turn_legs = 0


def ask_twist(s: Position) -> None:
    """Task: at the end of a round he may use a Plot Twist; a trap holds him back. Who is asked follows from public facts."""
    if s.token_free("twist") and not s.trapped:
        s.ask("twist", MANIAC)


def answer_twist(s: Position, act: Act) -> None:
    """Plot Twist: an extra move follows."""
    if act.verb == "twist":
        s.use_token("twist")
        s.tell(events.TokenUsed(token="twist", round=s.round))
        s.turn_seat = MANIAC
        s.ask("twist_move", MANIAC)


def answer_twist_move(s: Position, act: Act) -> None:
    """The extra move, in place of the round's entry of his record; it causes no scheduled reveal."""
    _move(s, act, 0, twist=True)
    if s.chapter_over:
        return
    s.record[-1] = s.circle
    s.agenda.append(("maniac_done",))
    _end_move(s)
