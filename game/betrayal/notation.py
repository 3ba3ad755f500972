"""A position of Betrayal as text, as FEN is for chess: read and written.

    house: library N foyer, attic E upper_landing; zoe library 3/4/3/5 dog; ox foyer; madame attic; haunt 38: traitor ox, exorcism 1;
    firebat*2 attic; turn: zoe spent=1 moved

Clauses stand in any order but for those of explorers and monsters, each of which come in theirs; what is not said is as at the beginning.
`game.engine.notation` tells what a clause, a word and a fact is. A figure is named by an explorer's first name (or id), else by its number,
which actions use too: explorers from 0 by seat, then the monsters.

    betrayal [FACT]                     options that are not as usual: `betrayal date=12-24`
    house: TILE, ...                    TILE = ROOM SIDE ROOM [TURN] | ROOM FLOOR X Y TURN, in the order in which they came; beside a room that
                                        lies, turned so that a door meets it, or by TURN quarter turns clockwise; the first five lie there
    walls: ROOM SIDE, ...               doorways that are closed
    EXPLORER PLACE [TRAITS] {CARD} [FACT]   one for each seat. PLACE = ROOM["/" HALF] | "-"; TRAITS = Might, Speed, Knowledge, Sanity as
                                        values, 0 the skull; a value that stands on the track twice is the green one or the lowest, `4@6` the one
                                        of step 6 (from 0). Cards are held, and have done already what they do on coming. FACT = dead | stunned
                                        | side= | by= (who plays it) | over=CARD/TRAIT/STEPS | boosted=ROOM | mark= | wounds=
    haunt N: [ITEM, ...]                ITEM = traitor EXPLORER | revealer EXPLORER | omen CARD | room ROOM | COUNTER NUMBER; the traitor, unless
                                        it is said, by the chart. The set-up is done: its figures and tokens are told by clauses of their own
    KIND["*" NUMBER] PLACE [TRAITS] {CARD} [FACT]   a monster of the haunt, or so many alike; played by the traitor
    turn: FIGURE [FACT]                 who may go on with its turn (first: the first player); FACT = spent= | allowance= | moved | stopped |
                                        attacked | began=ROOM | used=PURPOSE | omens= | omen= | omen_room= | word=
    then: FIGURE ... KIND ...           in a monster's turn, what moves after it
    tokens: TOKEN PLACE ..., ...        lying: PLACE CARD ..., ...      marks: NAME WHAT ..., ...      counters: NAME NUMBER, ...
    stuck: CARD EXPLORER TRIES, ...     secret EXPLORER: NAME VALUE, ...      round: N      first: EXPLORER      omens: N (drawn so far)
    discards: CARD ...                  gone: ROOM ... (set aside)      out: CARD ... (nowhere)      into: CARD ... (in the deck all the same)
    top DECK: CARD SEAT ..., ...        stack: back=BACK bottom=BACK|...      rolled: RESULT [DIE ...]
    ended: REASON [EXPLORER ...]        the game is over, and who has won
    play: ACTION, ...                   what is done and thrown from there, to come to the middle of something; never written

`write` raises `Unwritten` for the middle of something: dice that fall, damage that is spread, a tile that is turned.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from game.betrayal import haunts, notedfigures, notedhouse, viewing
from game.betrayal.actions import parse
from game.betrayal.board import START
from game.betrayal.data import DECK_OF, OMENS, STARTS
from game.betrayal.haunting import choose_traitor
from game.betrayal.notedfigures import explorer, name, named
from game.betrayal.position import Position, Rules
from game.betrayal.state import BtState
from game.betrayal.table import Body, Pile, Table, Turn
from game.betrayal.terms import DECKS, ENTRANCE, HAUNTED, LEAST_SEATS, MOST_SEATS, NOBODY, OMEN, ROOM
from game.engine.notation import BadPosition, Clause, Unwritten, clause, clauses, head, options, packed, play, unpacked

NAME: Final = "betrayal"
_READY, _BEGAN = "ready", "haunt_round"
"""Counters that every haunt has: that its set-up is done, and the round in which it began."""


def read(text: str, known: Callable[[int, Mapping[str, str]], Rules]) -> BtState:
    """The position of a text; `known` makes the rules of so many seats and options. Raises BadPosition."""
    found = clauses(text)
    people = [each for each in found if explorer(each.name)]
    if not LEAST_SEATS <= len(people) <= MOST_SEATS:
        raise BadPosition(text.strip()[:40], f"three to six explorers are wanted, not {len(people)}")
    s = _begun(people, _rules(known, found, len(people)))
    for clause_name, reader in READERS.items():
        if clause_name == _EXPLORERS:
            mine = people
        elif clause_name == _MONSTERS:
            mine = [each for each in found if not explorer(each.name) and each.name not in READERS and each.name != NAME]
        else:
            mine = [each for each in found if each.name == clause_name]
            _told_once(mine)
        for each in mine:
            reader(s, each)
        if clause_name == _DISCARDS:
            notedhouse.fill_decks(s)
    return _settled(s, found)


def _rules(known: Callable[[int, Mapping[str, str]], Rules], found: Sequence[Clause], seats: int) -> Rules:
    try:
        return known(seats, options(found, NAME))
    except ValueError as error:
        raise BadPosition(NAME, str(error)) from error


def _told_once(mine: Sequence[Clause]) -> None:
    heads = [(each.name, each.of) for each in mine]
    for each in mine:
        if each.name != "haunt" and heads.count((each.name, each.of)) > 1:
            raise each.wrong("it is said twice")
    if len(mine) > 1 and mine[0].name == "haunt":
        raise mine[1].wrong("it is said twice")


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
    s.secrets = viewing.empty_secrets(rules.seats)
    viewing.settle(s)
    return s


def _settled(s: BtState, found: Sequence[Clause]) -> BtState:
    cards = [card for b in s.t.bodies for card in b.cards] + [card for lying in s.t.dropped.values() for card in lying]
    twice = next((card for card in cards if cards.count(card) > 1), "")
    if twice:
        raise next(each for each in found if twice in (*each.of, *each.words)).wrong(f"the {twice} is in two places")
    if all(each.name != "omens" for each in found):
        s.t.omens = _usual_omens(s)
    if not s.t.agenda and not s.t.ended:
        notedfigures.read_turn(s, clauses(f"turn: {name(s, s.t.first)}")[0])
    viewing.settle(s)
    for each in found:
        if each.name == "play":
            play(s, each, parse)
    return s


def write(s: BtState, usual: Mapping[str, str]) -> str:
    """The text of a position; `usual` are the options that are not told. Raises Unwritten."""
    if s.haunt is not haunts.haunt(s.t.haunt):
        raise Unwritten("the haunt is none of the game's")
    if any(not b.who for b in s.t.bodies[: s.seats]):
        raise Unwritten("the explorers are not chosen yet")
    return "; ".join([head(NAME, s.t.options, usual), *(found for writer in WRITERS for found in writer(s))])


# the clauses that are left


def _read_haunt(s: Position, of: Clause) -> None:
    number = of.number(of.of[0]) if of.of else 0
    if number not in haunts.NUMBERS:
        raise of.wrong(f"there is no haunt {number}; there are: {', '.join(map(str, haunts.NUMBERS))}")
    t = s.t
    s.haunt, t.haunt, t.phase = haunts.haunt(number), number, HAUNTED
    told = {item[0]: item[1] for item in of.items if len(item) == 2}
    if len(told) != len(of.items):
        raise of.wrong("a name and a value are wanted between commas")
    t.revealer = named(s, of, told.pop("revealer", name(s, 0)))
    t.haunt_omen = of.one_of(told.pop("omen"), DECK_OF, "card") if "omen" in told else ""
    t.haunt_room = notedhouse.place(s, of, told.pop("room", ENTRANCE))
    t.traitor = named(s, of, told.pop("traitor")) if "traitor" in told else choose_traitor(s, s.haunt.traitor, t.revealer)
    for seat in range(s.seats):
        t.bodies[seat].side = t.bodies[seat].side or notedfigures.usual_side(s, seat)
    t.counters |= {_READY: 1, _BEGAN: t.round} | {counter: of.number(value) for counter, value in told.items()}


def _write_haunt(s: Position) -> list[str]:
    t = s.t
    if not t.haunt:
        return clause("counters", [f"{counter} {value}" for counter, value in t.counters.items()])
    if not t.counters.get(_READY) or _BEGAN not in t.counters:
        raise Unwritten("both sides are still making ready")
    usual = {_READY: 1, _BEGAN: t.round}
    items = [f"traitor {name(s, t.traitor)}", f"revealer {name(s, t.revealer)}"]
    items += [f"omen {t.haunt_omen}"] if t.haunt_omen else []
    items += [f"room {t.haunt_room}"] if t.haunt_room != ENTRANCE else []
    items += [f"{counter} {value}" for counter, value in t.counters.items() if usual.get(counter) != value]
    return clause(f"haunt {t.haunt}", items)


def _read_counters(s: Position, of: Clause) -> None:
    for item in of.items:
        if len(item) != 2:
            raise of.wrong("a name and a number are wanted between commas")
        s.t.counters[item[0]] = of.number(item[1])


def _read_marks(s: Position, of: Clause) -> None:
    s.t.marks |= {mark: [unpacked(word) for word in what] for mark, *what in of.items}


def _write_marks(s: Position) -> list[str]:
    return clause("marks", [" ".join([packed(mark), *map(packed, what)]) for mark, what in s.t.marks.items()])


def _read_round(s: Position, of: Clause) -> None:
    s.t.round = of.number(" ".join(of.words))


def _write_round(s: Position) -> list[str]:
    return clause("round", [str(s.t.round)])


def _read_first(s: Position, of: Clause) -> None:
    s.t.first = named(s, of, " ".join(of.words))


def _write_first(s: Position) -> list[str]:
    return clause("first", [name(s, s.t.first)] if s.t.first else [])


def _usual_omens(s: Position) -> int:
    """The omens that have left their deck."""
    return len(OMENS) - len(s.t.piles[OMEN].cards)


def _read_omens(s: Position, of: Clause) -> None:
    s.t.omens = of.number(" ".join(of.words))


def _write_omens(s: Position) -> list[str]:
    return clause("omens", [str(s.t.omens)] if s.t.omens != _usual_omens(s) else [])


def _read_rolled(s: Position, of: Clause) -> None:
    numbers = [of.number(word) for word in of.words]
    s.t.rolled, s.t.dice = (numbers or [0])[0], tuple(numbers[1:])


def _write_rolled(s: Position) -> list[str]:
    return clause("rolled", [" ".join(map(str, (s.t.rolled, *s.t.dice)))] if s.t.rolled or s.t.dice else [])


def _read_ended(s: Position, of: Clause) -> None:
    reason, *winners = of.words or ("",)
    s.t.ended, s.t.winners = reason, tuple(named(s, of, word) for word in winners)


def _write_ended(s: Position) -> list[str]:
    return clause("ended", [" ".join([s.t.ended, *(name(s, seat) for seat in s.t.winners)])] if s.t.ended else [])


def _read_nothing(s: Position, of: Clause) -> None:
    """Actions come when all else is said."""


_EXPLORERS, _MONSTERS, _DISCARDS = "explorers", "monsters", "discards"
READERS: Final[dict[str, Callable[[Position, Clause], None]]] = {
    "house": notedhouse.read_house,
    "walls": notedhouse.read_walls,
    "round": _read_round,
    _EXPLORERS: notedfigures.read_explorer,
    "haunt": _read_haunt,
    _MONSTERS: notedfigures.read_monsters,
    "counters": _read_counters,
    "marks": _read_marks,
    "tokens": notedhouse.read_tokens,
    "lying": notedhouse.read_lying,
    "gone": notedhouse.read_gone,
    _DISCARDS: notedhouse.read_discards,
    "out": notedhouse.read_out,
    "into": notedhouse.read_into,
    "omens": _read_omens,
    "stack": notedhouse.read_stack,
    "top": notedhouse.read_top,
    "first": _read_first,
    "stuck": notedfigures.read_stuck,
    "secret": notedfigures.read_secret,
    "rolled": _read_rolled,
    "ended": _read_ended,
    "turn": notedfigures.read_turn,
    "then": notedfigures.read_monsters_left,
    "play": _read_nothing,
}
"""What each clause says, in the order in which one needs the other."""
WRITERS: Final[tuple[Callable[[BtState], Sequence[str]], ...]] = (
    notedhouse.write_house,
    notedhouse.write_walls,
    notedfigures.write_explorers,
    _write_haunt,
    notedfigures.write_monsters,
    _write_marks,
    notedhouse.write_tokens,
    notedhouse.write_lying,
    notedhouse.write_discards,
    notedhouse.write_gone,
    notedhouse.write_decks,
    _write_omens,
    notedhouse.write_stack,
    notedhouse.write_tops,
    _write_round,
    _write_first,
    notedfigures.write_stuck,
    notedfigures.write_secrets,
    _write_rolled,
    _write_ended,
    notedfigures.write_turn,
)
