"""Cards that come to somebody and go again, and drawing them (BT-4.3, BT-4.5)."""

from __future__ import annotations

from collections.abc import Sequence

from game.betrayal.actions import Act, act
from game.betrayal.cardrules import ResolveEvent, on_drawn, on_gained, on_lost
from game.betrayal.data import DECK_OF, HOLDINGS
from game.betrayal.deeds import COMES, DRAW, GAIN, GOES, LOSE, stopped
from game.betrayal.events import Drew, Gaining, Got, Losing, LostCard
from game.betrayal.masters import pull
from game.betrayal.position import Position
from game.betrayal.tasks import Chance, Question, Task
from game.betrayal.terms import DECKS, EVENT, EXPLORING, NOBODY, OMEN, TRAITS
from game.engine.contract import Seat, bit

# having cards


def gain_card(s: Position, body: int, card: str, how: Gaining, giver: int = NOBODY) -> bool:
    """A card is with a figure now, and what it gives on coming is given (a monster gains nothing: BT-6.7.6). Where that is forbidden it
    lies where the figure is, and it is told why; whether it has come."""
    if stopped(s, GAIN, body, card=card, other=giver, how=how):
        put_down(s, card, s.place(body))
        return False
    b = s.t.bodies[body]
    b.cards.append(card)
    s.tell(Got(body=body, card=card, how=how, giver=giver))
    if s.is_explorer(body) and card in HOLDINGS:
        for trait, steps in HOLDINGS[card].gain:
            s.shift(body, trait, steps, card, cause=COMES)
        on_gained(s, body, card)
    s.haunt.card_moved(s, body, card, how)
    pull(s, card)
    return True


def keep_event(s: Position, body: int, card: str) -> None:
    """An event card stays in front of an explorer: it is no thing of his, and nothing asks whether he may have it."""
    s.t.piles[EVENT].discards.remove(card)
    s.t.bodies[body].cards.append(card)
    s.tell(Got(body=body, card=card, how="kept"))


def put_down(s: Position, card: str, place: str) -> None:
    """A card that nobody holds lies in a place: an item in its Item Pile, a companion as its token; anything else on its discards."""
    holding = HOLDINGS.get(card)
    if holding is not None and holding.companion:
        s.lay_token(card, place)
    elif holding is not None and holding.item:
        s.t.dropped.setdefault(place, []).append(card)
        s.haunt.card_dropped(s, card, place)
        pull(s, card)
    else:
        s.t.piles[DECK_OF[card]].discards.append(card)


def lift(s: Position, card: str, place: str) -> None:
    """A card lies there no more."""
    pile = s.t.dropped[place]
    pile.remove(card)
    if not pile:
        del s.t.dropped[place]


def lose_card(s: Position, body: int, card: str, how: Losing) -> bool:
    """A card leaves a figure, and what it gave goes with it, less what never fitted (BT-3.3). `how` other than given, dropped, stolen
    and dead puts it on its discards. Whether it may: else it stays, and it is told why."""
    if stopped(s, LOSE, body, card=card, how=how):
        return False
    b = s.t.bodies[body]
    b.cards.remove(card)
    s.tell(LostCard(body=body, card=card, how=how))
    if how not in ("given", "dropped", "stolen", "dead", "returned"):
        s.t.piles[DECK_OF[card]].discards.append(card)
        pull(s, card)
    if not s.is_explorer(body):
        return True
    if card in HOLDINGS:
        take_back(s, body, card, HOLDINGS[card].lose)
    on_lost(s, body, card)
    return True


def take_back(s: Position, body: int, card: str, steps: Sequence[tuple[str, int]]) -> None:
    """Steps that go with a card, less what it gave beyond the maximum (BT-3.3)."""
    b = s.t.bodies[body]
    over = {trait: number for held, trait, number in b.surplus if held == card}
    b.surplus = [entry for entry in b.surplus if entry[0] != card]
    for trait, number in steps:
        fewer = min(0, number + over.get(trait, 0)) if number < 0 else number
        if fewer:
            s.shift(body, trait, fewer, card, cause=GOES)


def tradeable(s: Position, body: int, card: str) -> bool:
    """Whether a figure may give a card away."""
    return card in HOLDINGS and HOLDINGS[card].trade and s.haunt.may_give(s, body, card)


def stealable(s: Position, body: int, card: str, thief: int) -> bool:
    """Whether a figure may steal a card from another one (BT-4.5.1, BT-5.4)."""
    return card in HOLDINGS and HOLDINGS[card].steal and s.haunt.may_be_stolen(s, body, card, thief)


def drop_all(s: Position, body: int) -> None:
    """Everything falls into an Item Pile where the figure is (BT-6.8.1); companions stay there as tokens, Bite and kept events go."""
    place = s.place(body)
    for card in s.t.bodies[body].cards[:]:
        holding = HOLDINGS.get(card)
        if holding is None or not (holding.item or holding.companion):
            lose_card(s, body, card, "discarded" if holding is None else "dead")
        elif lose_card(s, body, card, "dead"):
            put_down(s, card, place)


def let_fall(s: Position, body: int) -> None:
    """What a monster carries falls where it is (BT-6.7.6)."""
    place = s.place(body)
    for card in s.t.bodies[body].cards[:]:
        s.t.bodies[body].cards.remove(card)
        put_down(s, card, place)


def bury(s: Position, body: int) -> None:
    """What a dead figure still has is gone with it."""
    s.t.bodies[body].cards = []


def take_from_pile(s: Position, deck: str, card: str) -> bool:
    """Looks for a card in its deck or discards and takes it out; the deck is shuffled. False when it is elsewhere."""
    pile = s.t.piles[deck]
    for where in (pile.cards, pile.discards):
        if card in where:
            where.remove(card)
            shuffle(s, deck)
            return True
    return False


def put_back(s: Position, card: str) -> None:
    """Shuffles a card into its deck."""
    deck = DECK_OF[card]
    pile = s.t.piles[deck]
    pile.cards.append(card)
    pile.cards.sort()
    shuffle(s, deck)


def shuffle(s: Position, deck: str) -> None:
    """Nothing is known of the order any more."""
    pile = s.t.piles[deck]
    pile.known, pile.back = 0, ""
    pile.bottom = []
    s.secrets.tops[deck] = []
    s.secrets.knowers[deck] = []


def take_top(s: Position, deck: str) -> str:
    """The card on top, which somebody knows, comes up; it is still among the pile's cards."""
    s.t.piles[deck].known -= 1
    s.secrets.knowers[deck].pop(0)
    return s.secrets.tops[deck].pop(0)


def put_on_top(s: Position, deck: str, card: str, seats: Sequence[Seat]) -> None:
    """A card of the pile lies on top; these seats know which."""
    s.t.piles[deck].known += 1
    s.secrets.tops[deck].insert(0, card)
    s.secrets.knowers[deck].insert(0, sum(bit(seat) for seat in set(seats)))


# drawing


class Draw(Task, frozen=True):
    """A figure draws a card and resolves it. `by_card`: an effect makes it draw, which ends movement all the same (BT-4.1.2)."""

    body: int
    deck: str

    def run(self, s: Position) -> None:
        """Draws the known top card, or asks chance."""
        if not s.t.bodies[self.body].alive or stopped(s, DRAW, self.body, how=self.deck):
            return
        if s.t.turn.body == self.body:
            s.t.turn.stopped = True
        pile = s.t.piles[self.deck]
        if not pile.cards:
            pile.cards, pile.discards = sorted(pile.discards), []
        if not pile.cards:
            return  # BT-4.3.3
        chosen = s.haunt.chooses_card(s, self.body, self.deck)
        if not isinstance(chosen, str):
            known = [card for card in chosen if card in pile.cards or card in pile.discards]
            if len(known) > 1:
                s.then(TakeOne(self.body, self.deck, tuple(known)))
                return
            chosen = known[0] if known else ""
        if chosen and take_from_pile(s, self.deck, chosen):
            _drawn(s, self.body, self.deck, chosen)
        elif pile.known:
            card = take_top(s, self.deck)
            pile.cards.remove(card)
            _drawn(s, self.body, self.deck, card)
        else:
            s.then(DrawCard(self.body, self.deck))


class TakeOne(Question, frozen=True):
    """Which of several cards of a deck a figure takes instead of a random one: `choose ring`."""

    kind = "take_one"

    body: int
    deck: str
    cards: tuple[str, ...]

    def asked(self, s: Position) -> Seat:
        """Who plays the figure."""
        return s.t.bodies[self.body].seat

    def choices(self, s: Position) -> Sequence[Act]:
        """Each card of the deck that may be taken."""
        return [act("choose", card) for card in self.cards]

    def answer(self, s: Position, chosen: Act) -> None:
        """It is in the figure's hand."""
        card = str(chosen.words[0])
        take_from_pile(s, self.deck, card)
        _drawn(s, self.body, self.deck, card)


class DrawCard(Chance, frozen=True):
    """Which card it is: `draw axe`."""

    body: int
    deck: str

    def outcomes(self, s: Position) -> Sequence[tuple[Act, int]]:
        """Every card of the pile alike."""
        return [(act("draw", card), 1) for card in s.t.piles[self.deck].cards]

    def sample(self, s: Position, point: float) -> Act:
        """A random card of those that may lie on top."""
        cards = s.t.piles[self.deck].cards
        return act("draw", cards[int(point * len(cards))])

    def answer(self, s: Position, chosen: Act) -> None:
        """It is in the figure's hand."""
        card = str(chosen.words[0])
        s.t.piles[self.deck].cards.remove(card)
        _drawn(s, self.body, self.deck, card)


def _drawn(s: Position, body: int, deck: str, card: str) -> None:
    s.tell(Drew(body=body, deck=deck, card=card))
    if deck == EVENT:
        s.then(ResolveEvent(body, card))
        return
    if deck == OMEN:
        s.t.omens += 1
        if s.t.phase == EXPLORING and s.t.turn.body == body:
            turn = s.t.turn
            turn.omens += 1
            turn.omen, turn.omen_room = card, s.room(body)
    if gain_card(s, body, card, "drawn"):
        on_drawn(s, body, card)


def new_piles(cards: dict[str, Sequence[str]]) -> dict[str, list[str]]:
    """The decks and the stack as a game begins, all cards in them."""
    return {deck: sorted(cards[deck]) for deck in DECKS}


__all__ = [
    "TRAITS",
    "Draw",
    "DrawCard",
    "bury",
    "drop_all",
    "gain_card",
    "keep_event",
    "let_fall",
    "lift",
    "lose_card",
    "put_back",
    "put_down",
    "put_on_top",
    "shuffle",
    "stealable",
    "take_back",
    "take_from_pile",
    "take_top",
    "tradeable",
]
