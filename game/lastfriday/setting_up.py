"""How each chapter is set up (LF-I1, LF-II1, LF-III1, LF-IV1, LF-S1 to LF-S5)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import overload

from game.engine.contract import CHANCE, EVERYONE
from game.lastfriday import events, taking
from game.lastfriday.actions import Act, at
from game.lastfriday.masks import BITS, select
from game.lastfriday.numbers import CARDS
from game.lastfriday.observation import Task
from game.lastfriday.position import Position
from game.lastfriday.terms import CAMPER_SIDE, CAMPERS, CLOSED, CLUES, COLOURS, CORPSE, ENTRANCE, MANIAC, MANIAC_SIDE, colour_of

EARLIER = -1
"""The step of a pawn that was shown in the chapter before."""
_CARDS: tuple[Task, ...] = tuple(("card", seat) for seat in CAMPERS)
_USUAL: tuple[Task, ...] = (*_CARDS, ("boat",))
_PAWNS: tuple[Task, ...] = tuple(("place", seat) for seat in CAMPERS)
_ARRIVAL: tuple[Task, ...] = (*_CARDS, ("welcome",), ("boat",), ("arrive",), ("start",))
_LAST: tuple[Task, ...] = (("corpses",), ("clues",), ("start",))

_TASKS: dict[tuple[int, bool], tuple[Task, ...]] = {  # by chapter and whether it is played alone
    (1, False): _ARRIVAL,
    (1, True): _ARRIVAL,
    (2, False): (("newcomers",), ("carry_on",)),
    (2, True): (*_USUAL, ("open", CAMPER_SIDE), *_PAWNS, *_LAST),
    (3, False): (("open", CAMPER_SIDE), ("gift",), ("place_chosen",), ("start",)),
    (3, True): (*_USUAL, ("open", CAMPER_SIDE), ("name",), ("gift",), *_PAWNS, ("place_chosen",), *_LAST),
    (4, False): (("newcomers",), ("place_chosen",), ("carry_on",)),
    (4, True): (*_USUAL, ("open", CAMPER_SIDE), ("name",), ("gift",), *_PAWNS, ("place_chosen",), *_LAST),
}


def begin_chapter(s: Position, chapter: int) -> None:
    """Task: a chapter begins with its set-up."""
    s.chapter = chapter
    s.round = 0
    s.rewire()
    s.shown = 0 if chapter == 3 else s.shown  # his pawn stands until the next reveal (LF-T6), unless he starts anew
    s.shown_step = EARLIER if s.shown else 0
    s.record = []
    s.track = ()
    s.trapped = False
    s.turn_home = 0
    s.used = [()] * 6
    numbers = s.camp.numbers
    sets = numbers.tokens_single if s.single else numbers.tokens_campaign
    s.tokens = (*sets[s.chapter_name], *s.earned)
    s.earned = ()
    s.tell(events.ChapterBegan(chapter=chapter))
    s.tell(events.TokensGiven(tokens=s.tokens))
    s.agenda.append(("round", 1))
    to_lay = {"corpses": numbers.single_corpses, "clues": numbers.single_clues}
    for task in reversed(_TASKS[chapter, s.single]):
        name = str(task[0])
        s.agenda.append((name, to_lay[name][s.chapter_name]) if name in to_lay else task)


# --- Camper cards
def ask_card(s: Position, seat: int) -> None:
    """Task: a Camper gets a card of the colour, dealt by chance or chosen (LF-K12); the last one needs no question."""
    acts = card_actions(s, seat)
    if len(acts) == 1:
        _take_card(s, seat, acts[0].what)
    elif s.option("cards") == "dealt":
        s.ask("deal", CHANCE)
        s.agenda.append(("dealing", seat))
    else:
        s.ask("card", seat)


def card_actions(s: Position, seat: int) -> list[Act]:
    """The cards of the colour that are left."""
    colour = colour_of(seat)
    return [Act("card", what=card) for card in s.cards_left if CARDS[card].colour == colour]


def deal_actions(s: Position) -> list[Act]:
    """The same for chance."""
    seat = int(s.agenda[-1][1])
    return [Act("deal", seat=seat, what=act.what) for act in card_actions(s, seat)]


def answer_deal(s: Position, act: Act) -> None:
    """Chance deals a card."""
    s.agenda.pop()
    _take_card(s, act.seat, act.what)


def answer_card(s: Position, act: Act) -> None:
    """A Camper chooses a card."""
    _take_card(s, s.who, act.what)


def _take_card(s: Position, seat: int, card: str) -> None:
    s.card[seat] = card
    s.cards_left = tuple(other for other in s.cards_left if other != card)
    token = CARDS[card].token
    if s.supply[token]:
        s.supply[token] -= 1
        s.give_clue(seat, token)
    else:
        token = ""
    s.tell(events.CardDealt(seat=seat, card=card, token=token))


def newcomers(s: Position) -> None:
    """Task: the dead are replaced at the camp entrance (LF-II1, LF-IV1)."""
    dead = [seat for seat in CAMPERS if not s.alive[seat]]
    for seat in dead:
        s.alive[seat] = True
        s.dot[seat] = ENTRANCE
        s.tell(events.Placed(seat=seat, dot=ENTRANCE))
    s.agenda.extend(("card", seat) for seat in reversed(dead))


# --- chapter I
def ask_welcome(s: Position) -> None:
    """Task: the Welcome tokens go face down onto their spots (LF-K8)."""
    if len(s.welcome) < len(s.camp.welcome_dots):
        s.ask("welcome", CHANCE if s.option("welcome") == "shuffled" else MANIAC)


def welcome_left(s: Position) -> dict[str, int]:
    """The Welcome tokens that are not yet on the board."""
    left = {f"key_{colour}": 1 for colour in COLOURS} | {CORPSE: s.camp.numbers.welcome_corpses}
    for token in s.welcome.values():
        left[token] -= 1
    return {token: count for token, count in left.items() if count}


def welcome_actions(s: Position) -> list[Act]:
    """What may go onto the next spot."""
    dot = next(dot for dot in s.camp.welcome_dots if dot not in s.welcome)
    return [Act("welcome", dot=dot, what=token) for token in welcome_left(s)]


def answer_welcome(s: Position, act: Act) -> None:
    """A token is placed; who has not placed it does not know it."""
    s.welcome[act.dot] = act.what
    s.moved_tokens()
    knowing = events.NOBODY if s.option("welcome") == "shuffled" else events.MANIAC_ONLY
    s.tell(events.WelcomePlaced(audience=knowing, dot=act.dot, token=act.what))
    s.tell(events.WelcomePlaced(audience=EVERYONE & ~knowing, dot=act.dot, token=""))
    s.agenda.append(("welcome",))


def arrive(s: Position) -> None:
    """Task: the Campers start on their dots by the lake (LF-I1)."""
    for seat in CAMPERS:
        _place(s, seat, s.camp.camper_starts[colour_of(seat)])


def _place(s: Position, seat: int, dot: int) -> None:
    s.stand(seat, dot)
    s.tell(events.Placed(seat=seat, dot=dot))


def ask_boat(s: Position) -> None:
    """Task: the Maniac places the boat (LF-B10)."""
    s.ask("boat", MANIAC)


def boat_actions(s: Position) -> list[Act]:
    """The piers."""
    return [Act("boat", circle=pier) for pier in sorted(s.camp.pier_dots)]


def answer_boat(s: Position, act: Act) -> None:
    """The boat lies at a pier."""
    s.boat = act.circle
    s.tell(events.BoatPlaced(pier=act.circle))


# --- cabins and the Chosen
def ask_open(s: Position, side: str) -> None:
    """Task: Campers and Maniac open the closed cabins in turn (LF-S1, LF-III1); the last one needs no question."""
    seat = s.leader() if side == CAMPER_SIDE else MANIAC
    acts = open_actions(s)
    if len(acts) == 1:
        taking.open_cabin(s, acts[0].what, side, seat, "choice")
    elif acts:
        s.ask("open", seat)


def open_actions(s: Position) -> list[Act]:
    """The closed cabins."""
    return [Act("open", what=colour) for colour, side in zip(COLOURS, s.cabins, strict=True) if side == CLOSED]


def answer_open(s: Position, act: Act) -> None:
    """A cabin is opened; the other side chooses next."""
    side, other = (MANIAC_SIDE, CAMPER_SIDE) if s.who == MANIAC else (CAMPER_SIDE, MANIAC_SIDE)
    taking.open_cabin(s, act.what, side, s.who, "choice")
    s.agenda.append(("open", other))


def ask_name(s: Position) -> None:
    """Task: the Maniac names the Chosen (LF-S1)."""
    s.ask("chosen", MANIAC)


def name_actions(s: Position) -> list[Act]:
    """The five Campers."""
    return [Act("chosen", seat=seat) for seat in s.living()]


def answer_name(s: Position, act: Act) -> None:
    """A Camper becomes the Chosen."""
    s.chosen = act.seat
    s.tell(events.ChosenNamed(seat=act.seat, how="named"))


def gift(s: Position) -> None:
    """Task: the Chosen gets one clue of each type that the supply still has (LF-K13)."""
    clues = tuple(clue for clue in CLUES if s.supply[clue])
    for clue in clues:
        s.supply[clue] -= 1
        s.give_clue(s.chosen, clue)
    s.tell(events.CluesGiven(seat=s.chosen, clues=clues))


def ask_place(s: Position, seat: int) -> None:
    """Task: a Camper whose cabin is Camper side up starts inside; the others, and the Chosen's colour, do not (LF-S1)."""
    if seat != s.chosen and s.cabins[seat - 1] == CAMPER_SIDE:
        s.ask("place", seat)


def ask_place_chosen(s: Position) -> None:
    """Task: the Chosen starts on a free dot of a Camper-side cabin."""
    s.ask("place", s.chosen)


def place_actions(s: Position) -> list[Act]:
    """The free inside dots where the asked pawn may start."""
    taken = s.others(s.who)
    own = (colour_of(s.who),)
    colours = COLOURS if s.who == s.chosen else own
    opened = [colour for colour in colours if s.cabins[COLOURS.index(colour)] == CAMPER_SIDE]
    return [Act("place", dot=dot) for colour in opened for dot in s.camp.insides[colour] if not taken >> dot & 1]


def answer_place(s: Position, act: Act) -> None:
    """A pawn is put on its dot."""
    _place(s, s.who, act.dot)


# --- corpses and clues of LF-S2
def ask_corpses(s: Position, left: int) -> None:
    """Task: the Maniac lays corpses; what has no allowed dot any more stays in the box."""
    dots = setup_dots(s) if left and s.corpses_left else 0
    if dots:
        s.ask("corpse", MANIAC)
        s._legal = _offers(s, dots)
        s.agenda.append(("corpses", left - 1))


def ask_clues(s: Position, left: int) -> None:
    """Task: the Maniac lays unseen clues."""
    dots = setup_dots(s) if left and any(s.supply.values()) else 0
    if dots:
        s.ask("clue", MANIAC)
        s._legal = _offers(s, dots)
        s.agenda.append(("clues", left - 1))


def setup_dots(s: Position) -> int:
    """The mask of dots where a token of LF-S2 may lie: far enough from each other, not on or next to a door's, pier's or arrow
    dot."""
    barred = 0
    for dot in (*s.corpses, *s.clues):
        barred |= s.net.within(dot)
    return s.camp.layable_at_setup & ~barred


def lay_actions(s: Position) -> Sequence[Act]:
    """The dots for the corpse or clue that is asked for."""
    return _offers(s, setup_dots(s))


def _offers(s: Position, dots: int) -> Sequence[Act]:
    return Offers(_all_at(s.asked, s.camp.last_dot), dots)


@lru_cache(maxsize=8)
def _all_at(verb: str, last: int) -> tuple[Act, ...]:
    return tuple(at(verb, dot) for dot in range(last + 1))


class Offers(Sequence[Act]):
    """Hundreds of actions, one a dot, that are made only when somebody looks at them all."""

    __slots__ = ("acts", "dots")

    def __init__(self, acts: Sequence[Act], dots: int) -> None:
        self.acts = acts
        self.dots = dots

    def __len__(self) -> int:
        """How many are offered."""
        return self.dots.bit_count()

    def __iter__(self) -> Iterator[Act]:
        """All of them by dot."""
        return iter(select(self.acts, self.dots))

    def __contains__(self, act: object) -> bool:
        """Whether the action is offered."""
        return isinstance(act, Act) and bool(self.dots >> act.dot & 1) and act == self.acts[act.dot]

    @overload
    def __getitem__(self, index: int) -> Act: ...

    @overload
    def __getitem__(self, index: slice) -> Sequence[Act]: ...

    def __getitem__(self, index: int | slice) -> Act | Sequence[Act]:
        """The action at a place, found by halving."""
        if isinstance(index, slice):
            return list(self)[index]
        left = index + len(self) if index < 0 else index
        if not 0 <= left < len(self):
            raise IndexError(index)
        low, dots, width = 0, self.dots, len(self.acts)
        while width > 1:
            width = (width + 1) // 2
            lower = dots & (BITS[width] - 1)
            count = lower.bit_count()
            if left < count:
                dots = lower
            else:
                left -= count
                low += width
                dots >>= width
        return self.acts[low]


def answer_corpse(s: Position, act: Act) -> None:
    """A corpse lies on its dot."""
    s.lay_corpse(act.dot, fear=True)
    s.tell(events.CorpseLaid(dot=act.dot))


def answer_clue(s: Position, act: Act) -> None:
    """A clue lies on its dot; what it is, chance draws and nobody sees."""
    s.clues[act.dot] = ("", False, False)
    s.moved_tokens()
    s.tell(events.ClueLaid(dot=act.dot))
    s.ask("draw", CHANCE)


def draw_actions(s: Position) -> list[Act]:
    """The types of clue that the supply still has."""
    return [Act("draw", what=clue) for clue in CLUES if s.supply[clue]]


def answer_draw(s: Position, act: Act) -> None:
    """The clue just laid is of this type."""
    dot = next(dot for dot, (clue, _, _) in s.clues.items() if not clue)
    s.supply[act.what] -= 1
    s.clues[dot] = (act.what, False, False)
    s.tell(events.ClueDrawn(audience=events.NOBODY, dot=dot, clue=act.what))


# --- the Maniac's start
def ask_start(s: Position) -> None:
    """Task: the Maniac chooses where he starts (LF-T5)."""
    s.ask("start", MANIAC)


def start_actions(s: Position) -> list[Act]:
    """A red-ringed circle in I; a pier's circle (in a single II a red-ringed one) or a Maniac-side cabin later (LF-S3, LF-S5)."""
    circles = s.camp.maniac_starts if s.chapter <= 2 else tuple(sorted(s.camp.pier_circles.values()))
    cabins = tuple(s.camp.inside_circle(c) for c, side in zip(COLOURS, s.cabins, strict=True) if side == MANIAC_SIDE)
    return [Act("start", circle=circle) for circle in (*circles, *(cabins if s.chapter > 1 else ()))]


def answer_start(s: Position, act: Act) -> None:
    """His start is written into step 0 of his record."""
    s.circle = act.circle
    s.record = [act.circle]
    s.tell(events.StartChosen(audience=events.MANIAC_ONLY, circle=act.circle))
    s.tell(events.StartChosen(audience=events.OTHERS, circle=0))


def carry_on(s: Position) -> None:
    """Task: the Maniac starts where he was (LF-II1, LF-IV1)."""
    s.record = [s.circle]
