"""A position of Betrayal as text, as FEN is for chess: read and written.

    betrayal; house: library N foyer, attic E upper_landing; zoe library 3/4/3/5 dog; ox foyer; madame attic;
    haunt 38: traitor ox, exorcism 1; firebat*2 attic; turn: zoe spent=1 moved

`game.engine.notation` tells what a clause, a word and a FACT is. Clauses stand in any order, but those of explorers and of monsters each in
theirs; what is not said is as at the beginning. A FIGURE is named by an explorer's first name (or id), else by its number, as in actions:
explorers from 0 by seat, then the monsters. A PLACE is a room, with `/HALF` in a barrier room.

    betrayal [FACT]             the options that are not as usual: `betrayal date=12-24`
    house: TILE, ...            each as ROOM SIDE ROOM [TURN] or ROOM FLOOR X Y TURN, in the order in which they came: beside a room that
                                lies there, turned so that a door meets it, or by TURN quarter turns clockwise
    walls: ROOM SIDE, ...       doorways that are closed
    EXPLORER PLACE [TRAITS] {CARD} [FACT]
                                one for each seat; `-` where it is nowhere to be seen. TRAITS are the values of Might, Speed, Knowledge and
                                Sanity, 0 for the skull; a value that stands on the track twice is the green one, else the lowest, `4@6` is
                                that of step 6 (from 0). What CARDs give on coming is in the traits. FACT: dead, stunned, side=, by= (who
                                plays it), over=CARD/TRAIT/STEPS (beyond the maximum), boosted=ROOM, wounds=, mark=,
                                status=STATE[/FIGURE] (that holds it so), on=FIGURE, away=PLACE outside
    haunt N: ITEM, ...          after its set-up, whose figures and tokens have clauses of their own. ITEM: traitor EXPLORER (else by the
                                chart), revealer EXPLORER, omen CARD, room ROOM, or a counter and its number
    KIND[*NUMBER] PLACE [TRAITS] {CARD} [FACT]
                                a monster, or so many alike; played by the traitor
    turn: FIGURE [FACT]         who may go on with its turn, the first player unless it is said. FACT: spent=, allowance=, moved, stopped,
                                attacked, began=ROOM, used=PURPOSE, omens=, omen=, omen_room=, word=
    then: FIGURE ... KIND ...   in a monster's turn, what moves after it
    tokens: TOKEN PLACE ..., ...    lying: PLACE CARD ..., ...      marks: NAME WHAT ..., ...    counters: NAME NUMBER, ...
    faces: TOKEN FACE, ... (of those that lie face down)
    stuck: CARD EXPLORER TRIES, ... secret EXPLORER: NAME VALUE, ...    round: N    first: EXPLORER    omens: N (drawn so far)
    discards: CARD ...          gone: ROOM ... (set aside)      out: CARD ... (nowhere)      into: CARD ... (in its deck all the same)
    top DECK: CARD SEAT ..., ...    the cards on top that seats know      stack: [FACT]    back= on top of the tiles, bottom= under them
    rolled: RESULT [DIE ...]    ended: REASON [EXPLORER ...]    the game is over, and who has won
    play: ACTION, ...           what is done and thrown from there, to come to the middle of something; never written

`write` raises `Unwritten` for the middle of something: dice that fall, damage that is spread, a tile that is turned.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from game.betrayal import haunts, notedhouse, notedturn, viewing
from game.betrayal.actions import parse
from game.betrayal.board import START
from game.betrayal.data import STARTS
from game.betrayal.notedfigures import EXPLORERS, MONSTERS, explorer, missing, name
from game.betrayal.position import Position, Rules
from game.betrayal.state import BtState
from game.betrayal.table import Body, Pile, Table, Turn
from game.betrayal.terms import DECKS, ENTRANCE, LEAST_SEATS, MOST_SEATS, NOBODY, ROOM
from game.engine.notation import PLAY, BadPosition, Clause, Kind, Unwritten, clauses, head, options, play, sort

NAME: Final = "betrayal"
_PLACES: Final[tuple[Kind, ...]] = (
    *notedhouse.LAID,
    *notedturn.GAME,
    EXPLORERS,
    notedturn.HAUNT,
    MONSTERS,
    *notedturn.COUNTED,
    *notedhouse.LYING,
)
KINDS: Final = (*_PLACES, *notedhouse.DECKS_TOLD, *notedturn.TURN)
"""What a position says, in an order in which nothing needs what comes later: so it is read and written."""


def read(text: str, known: Callable[[int, Mapping[str, str]], Rules]) -> BtState:
    """The position of a text; `known` makes the rules of so many seats and options. Raises BadPosition."""
    told = sort(clauses(text), KINDS, NAME)
    people = told[EXPLORERS.name]
    if not LEAST_SEATS <= len(people) <= MOST_SEATS:
        raise BadPosition(text.strip()[:40], f"three to six explorers are wanted, not {len(people)}")
    try:
        s = _begun(people, known(len(people), options(told[NAME], NAME)))
    except ValueError as error:
        raise error if isinstance(error, BadPosition) else BadPosition(NAME, str(error)) from error
    for kind in KINDS:
        if kind is notedhouse.DECKS_TOLD[0]:
            notedhouse.fill_decks(s)  # all that has been told to be elsewhere is in no deck
        for each in told[kind.name]:
            kind.read(s, each)
    _settle(s, told)
    for each in told[PLAY]:
        play(s, each, parse)
    return s


def _begun(people: Sequence[Clause], rules: Rules) -> BtState:
    """The house as at the beginning, with these explorers."""
    s = BtState(rules)
    bodies: list[Body] = []
    for seat, of in enumerate(people):
        who = explorer(of.name)
        if who in [b.who for b in bodies]:
            raise of.wrong("it is said twice")
        bodies.append(Body("explorer", who, seat, "", ENTRANCE, traits=list(STARTS[who]), cards=[]))
    piles = {deck: Pile([], discards=[]) for deck in (*DECKS, ROOM)}
    s.t = Table(rules.options, bodies, dict(START), (), piles, Turn(), {}, {}, [], round=1)
    s.secrets, s.agenda = viewing.empty_secrets(rules.seats), []
    viewing.settle(s)
    return s


def _settle(s: Position, told: Mapping[str, Sequence[Clause]]) -> None:
    """What follows from the rest: the omens drawn, whose turn it is, who is asked."""
    cards = [card for b in s.t.bodies for card in b.cards] + [card for lying in s.t.dropped.values() for card in lying]
    twice = next((card for card in cards if cards.count(card) > 1), "")
    if twice:
        says = [each for mine in told.values() for each in mine if twice in (*each.of, *each.words)]
        raise says[-1].wrong(f"the {twice} is in two places")
    if (body := missing(s)) != NOBODY:
        clause = told[EXPLORERS.name][body] if s.is_explorer(body) else told[MONSTERS.name][-1]
        raise clause.wrong("it stands with a figure that there is not")
    if not told["omens"]:
        s.t.omens = notedturn.usual_omens(s)
    if not told["turn"]:
        notedturn.read_turn(s, clauses(f"turn: {name(s, s.t.first)}")[0])
    viewing.settle(s)


def write(s: BtState, usual: Mapping[str, str]) -> str:
    """The text of a position; `usual` are the options that are not told. Raises Unwritten."""
    if s.haunt is not haunts.haunt(s.t.haunt):
        raise Unwritten("the haunt is none of the game's")
    if any(not b.who for b in s.t.bodies[: s.seats]):
        raise Unwritten("the explorers are not chosen yet")
    text = "; ".join([head(NAME, s.t.options, usual), *(found for kind in KINDS for found in kind.write(s))])
    back = read(text, lambda _seats, _options: s.rules)
    if (back.t, back.secrets, back.agenda, list(back.t.spots)) != (s.t, s.secrets, s.agenda, list(s.t.spots)):
        raise Unwritten("there is something in it that no clause tells")
    return text
