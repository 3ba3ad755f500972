"""A position of Stay Away! as text, as FEN is for chess: read and written, in the middle of an exchange too.

    stayaway; 0: the_thing axe scary ...; 1 infected: infected ...; 2: ...; 3 quarantine=2: ...; 4: ...; ring: 0 1 | 4 3 2; turn: 2

`game.engine.notation` tells what a clause, a word and a FACT is. Clauses stand in any order; a SEAT is a number from 0, `-` for nobody. A
CARD may have its number of copies: `infected*2`.

    stayaway [FACT]             the options that are not as usual: `stayaway talk=off`
    SEAT [ROLE] [FACT]: CARD ...
                                one for each seat. Who holds The Thing is the thing, others are human, unless ROLE says otherwise; `...`
                                fills the hand up to four with plain cards. FACT: quarantine= (own turns left), known=CARD (known to all)
    ring: SEAT [|] ...          the living, clockwise, with Locked doors between them      out: SEAT ... (in the order in which they went)
    turn: SEAT [FACT]           whose turn it is, seat 0 unless it is said. FACT: number=, backwards (play against the clock), silent (it
                                may make no statement)
    asked: QUESTION [SEAT]      of whom, else of chance; `asked: draw` unless it is said: the turn begins
    then: TASK [NUMBER ...], ...    what is still to come in the turn, the next first, where it is not the rest of a plain turn
    top: BACK [CARD SEAT]       the back on top of the pile, or `-`, and the card that a seat has laid there
    pile: CARD ...              all that are nowhere else, unless it is said
    discards: CARD ...          gone: CARD ... (the discards that all know)
    playing: CARD [SEAT]        what is carried out, and whom it aims at      drawn: CARD    choice: CARD ...    laid: SEAT CARD, ...
    offer: BY TO WHY [laid] [passed]    waiting: SEAT ...
    said: TURN SEAT SAYING ABOUT, ...   notes SEAT: TURN KIND SEAT OTHER CARD ..., ...
    memory: [FACT]              what the rules remember: hot=, got_hot=, human_out, last_lost=SEAT
    ended: RESULT               the game is over
    play: ACTION, ...           what is done and drawn from there; never written
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from game.engine.contract import ALL
from game.engine.notation import PLAY, BadPosition, Clause, Unwritten, clauses, head, options, play, sort
from game.stayaway import notedtable, notedturn
from game.stayaway.actions import parse
from game.stayaway.position import Position, Rules
from game.stayaway.state import SaState
from game.stayaway.terms import DRAW, LEAST_SEATS, MOST_SEATS, NOBODY, STAY_AWAY, THING

NAME: Final = "stayaway"
KINDS: Final = (*notedtable.KINDS, *notedturn.KINDS)
"""What a position says, in the order in which it is written."""


def read(text: str, known: Callable[[int, Mapping[str, str]], Rules]) -> SaState:
    """The position of a text; `known` makes the rules of so many seats and options. Raises BadPosition."""
    told = sort(clauses(text), KINDS, NAME)
    seats = sorted(told["seats"], key=lambda each: int(each.name))
    if not LEAST_SEATS <= len(seats) <= MOST_SEATS or [each.name for each in seats] != [str(seat) for seat in range(len(seats))]:
        names = " ".join(each.name for each in seats)
        raise BadPosition(text.strip()[:40], f"the seats 0 to 3, or up to 11, are wanted, each once, not {names}")
    try:
        s = SaState(known(len(seats), options(told[NAME], NAME)))
    except ValueError as error:
        raise BadPosition(NAME, str(error)) from error
    s.turn, s.active, s.top, s.asked, s.may_say = 5, 0, STAY_AWAY, DRAW, s.rules.talk
    for kind in KINDS:
        for each in told[kind.name]:
            kind.read(s, each)
    _settle(s, told)
    for each in told[PLAY]:
        play(s, each, parse)
    return s


def _settle(s: Position, told: Mapping[str, Sequence[Clause]]) -> None:
    """What follows from the rest: hands filled up, the pile, what is still to come."""
    rest = notedtable.rest_of(s)
    if told["pile"]:
        rest.subtract({card: count for pile in s.piles.values() for card, count in pile.counts.items()})
    for each in told["seats"]:
        notedtable.fill(s, each, rest)
    short = next((card for card, count in rest.items() if count < 0), "")
    if short:
        says = next(each for mine in told.values() for each in mine if short in each.text)
        raise says.wrong(f"there are only {s.rules.copies.get(short, 0)} copies of {short!r} in the deck")
    if not told["pile"]:
        notedtable.put_in_pile(s, +rest)
    if not told["top"] and not any(pile.size for pile in s.piles.values()):
        s.top = ""
    s.thing = s.roles.index(THING) if THING in s.roles else NOBODY
    if not told["then"] and not s.result:
        s.agenda = list(notedturn.TURNS.get(s.asked, []))


def write(s: SaState, usual: Mapping[str, str]) -> str:
    """The text of a position; `usual` are the options that are not told. Raises Unwritten."""
    text = "; ".join([head(NAME, s.rules.options, usual), *(found for kind in KINDS for found in kind.write(s))])
    back = read(text, lambda _seats, _options: s.rules)
    if (back.observe(ALL), back.hidden(ALL)) != (s.observe(ALL), s.hidden(ALL)):
        raise Unwritten("there is something in it that no clause tells")
    return text
