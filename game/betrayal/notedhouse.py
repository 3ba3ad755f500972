"""The house of a written position (see `game.betrayal.notation`): tiles, walls, tokens, Item Piles, decks. Each clause is read and written
side by side."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.betrayal.board import START, Spot
from game.betrayal.data import DECK_OF
from game.betrayal.position import Position
from game.betrayal.table import Pile
from game.betrayal.terms import DECKS, FLOORS, OPPOSITE, ROOM, SIDES, STEP
from game.engine.notation import Clause, Unwritten, clause, facts, packed, with_facts

COMPANIONS: Final = frozenset(("dog", "girl", "madman"))
"""Cards that lie as tokens of their own names when nobody has them."""

# tiles


def read_house(s: Position, of: Clause) -> None:
    """Lays each tile. Raises BadPosition."""
    for room, *where in of.items:
        of.one_of(room, s.rules.tiles, "room")
        if room in s.board.spots:
            raise of.wrong(f"the {room} lies twice")
        spot = _spot(s, of, room, where)
        if other := s.board.at.get((spot.floor, spot.x, spot.y)):
            raise of.wrong(f"the {room} would lie on the {other}")
        s.use_board(s.board.with_tile(room, spot))


def _spot(s: Position, of: Clause, room: str, where: Sequence[str]) -> Spot:
    if len(where) == 4 and where[0] in FLOORS:
        x, y, turn = (of.number(word) for word in where[1:])
        return Spot(where[0], x, y, turn % 4)
    if len(where) not in (2, 3) or where[0] not in SIDES:
        raise of.wrong(f"where the {room} lies is told as `N foyer`, `N foyer 2` or `ground 1 -1 2`")
    side, beside = where[0], of.one_of(where[1], s.board.spots, "room in the house")
    turn = of.number(where[2]) % 4 if len(where) == 3 else _usual_turn(s, room, side)
    return Spot(*s.board.cell(beside, side), turn)


def _usual_turn(s: Position, room: str, side: str) -> int:
    """The first turn that has a door towards the room beside."""
    return next((turn for turn in range(4) if OPPOSITE[side] in s.board.sides(room, turn)), 0)


def write_house(s: Position) -> list[str]:
    """Each tile beside the first one that touches it."""
    laid = list(START)
    if list(s.t.spots.items())[: len(laid)] != laid:
        raise Unwritten("the tiles of the beginning do not lie as at the beginning")
    at = {(spot.floor, spot.x, spot.y): room for room, spot in laid}
    found = []
    for room, spot in list(s.t.spots.items())[len(laid) :]:
        found.append(f"{room} {_where(s, room, spot, at)}")
        at[spot.floor, spot.x, spot.y] = room
    return clause("house", found)


def _where(s: Position, room: str, spot: Spot, at: dict[tuple[str, int, int], str]) -> str:
    for side, (dx, dy) in STEP.items():
        beside = at.get((spot.floor, spot.x - dx, spot.y - dy))
        if beside:
            return f"{side} {beside}" if spot.turn == _usual_turn(s, room, side) else f"{side} {beside} {spot.turn}"
    return f"{spot.floor} {spot.x} {spot.y} {spot.turn}"


def read_walls(s: Position, of: Clause) -> None:
    """Closes doorways. Raises BadPosition."""
    walls = []
    for item in of.items:
        if len(item) != 2:
            raise of.wrong(f"{' '.join(item)!r} is no room and side")
        walls.append((of.one_of(item[0], s.board.spots, "room in the house"), of.one_of(item[1], SIDES, "side")))
    s.use_board(s.board.with_walls(walls))


def write_walls(s: Position) -> list[str]:
    """The doorways that are closed."""
    return clause("walls", [f"{room} {side}" for room, side in s.t.walls])


def place(s: Position, of: Clause, word: str) -> str:
    """A room in the house, with "/half" in a barrier room. Raises BadPosition."""
    of.one_of(word.partition("/")[0], s.board.spots, "room in the house")
    return word


# what lies in it


def read_tokens(s: Position, of: Clause) -> None:
    """Lays tokens. Raises BadPosition."""
    for token, *places in of.items:
        s.t.tokens[token] = [place(s, of, word) for word in places]


def write_tokens(s: Position) -> list[str]:
    """Each kind of token with its places."""
    return clause("tokens", [" ".join([token, *places]) for token, places in s.t.tokens.items()])


def read_lying(s: Position, of: Clause) -> None:
    """Item Piles. Raises BadPosition."""
    for where, *cards in of.items:
        s.t.dropped[place(s, of, where)] = [of.one_of(card, DECK_OF, "card") for card in cards]


def write_lying(s: Position) -> list[str]:
    """Each place with its cards."""
    return clause("lying", [" ".join([where, *cards]) for where, cards in s.t.dropped.items()])


# decks


def read_discards(s: Position, of: Clause) -> None:
    """The discards of all decks. Raises BadPosition."""
    for card in of.words:
        s.t.piles[DECK_OF[of.one_of(card, DECK_OF, "card")]].discards.append(card)


def write_discards(s: Position) -> list[str]:
    """Deck after deck, each in its order."""
    return clause("discards", [" ".join(found)] if (found := [card for deck in DECKS for card in s.t.piles[deck].discards]) else [])


def read_gone(s: Position, of: Clause) -> None:
    """Tiles that are set aside. Raises BadPosition."""
    s.t.gone += [of.one_of(room, s.rules.tiles, "room") for room in of.words]


def write_gone(s: Position) -> list[str]:
    """In the order in which they went."""
    return clause("gone", [" ".join(s.t.gone)] if s.t.gone else [])


def fill_decks(s: Position) -> None:
    """What lies, is held or set aside nowhere is in its deck or stack."""
    for deck, cards in _usual_decks(s).items():
        s.t.piles[deck].cards = cards


def _usual_decks(s: Position) -> dict[str, list[str]]:
    elsewhere = {card for b in s.t.bodies for card in b.cards} | {card for cards in s.t.dropped.values() for card in cards}
    elsewhere |= {card for deck in DECKS for card in s.t.piles[deck].discards} | (COMPANIONS & set(s.t.tokens))
    decks = {deck: sorted(card for card, home in DECK_OF.items() if home == deck and card not in elsewhere) for deck in DECKS}
    away = {*s.t.spots, *s.t.gone}
    return decks | {ROOM: sorted(room for room, tile in s.rules.tiles.items() if tile.kind == "stack" and room not in away)}


def read_out(s: Position, of: Clause) -> None:
    """Cards and tiles that are nowhere. Raises BadPosition."""
    for word in of.words:
        pile = s.t.piles[DECK_OF.get(word, ROOM)].cards
        if word not in pile:
            raise of.wrong(f"{word!r} is in no deck")
        pile.remove(word)


def read_into(s: Position, of: Clause) -> None:
    """Cards that are in their deck all the same. Raises BadPosition."""
    for word in of.words:
        pile = s.t.piles[DECK_OF[of.one_of(word, DECK_OF, "card")]]
        pile.cards = sorted([*pile.cards, word])


def write_decks(s: Position) -> list[str]:
    """What is otherwise in the decks than the rest of the position says."""
    usual = _usual_decks(s)
    out = [card for deck, cards in usual.items() for card in cards if card not in s.t.piles[deck].cards]
    into = [card for deck, cards in usual.items() for card in s.t.piles[deck].cards if card not in cards]
    return [*clause("out", [" ".join(out)] if out else []), *clause("into", [" ".join(into)] if into else [])]


def read_stack(s: Position, of: Clause) -> None:
    """What is known of the order of the tiles. Raises BadPosition."""
    told = with_facts(Pile([]), of.words, of)
    s.t.piles[ROOM].back, s.t.piles[ROOM].bottom = told.back, told.bottom


def write_stack(s: Position) -> list[str]:
    """The back on top, and the backs at the bottom."""
    pile = s.t.piles[ROOM]
    told = facts(Pile([], back=pile.back, bottom=pile.bottom), Pile([]))
    return clause("stack", [" ".join(told)] if told else [])


def read_top(s: Position, of: Clause) -> None:
    """Cards on top of a deck, each with the seats that know it. Raises BadPosition."""
    deck = of.one_of(of.of[0] if of.of else "", s.t.piles, "deck")
    for card, *seats in of.items:
        s.secrets.tops[deck].append(of.one_of(card, s.t.piles[deck].cards, f"card in the {deck} deck"))
        s.secrets.knowers[deck].append(sum(1 << of.number(seat) for seat in seats))
    s.t.piles[deck].known = len(of.items)


def write_tops(s: Position) -> list[str]:
    """Each deck whose top somebody knows."""
    found = []
    for deck, cards in s.secrets.tops.items():
        if s.t.piles[deck].known != len(cards):
            raise Unwritten(f"what is known of the top of the {deck} deck is open")
        known = zip(cards, s.secrets.knowers[deck], strict=True)
        items = [" ".join([packed(card), *(str(seat) for seat in range(s.seats) if mask >> seat & 1)]) for card, mask in known]
        found += clause(f"top {deck}", items)
    return found
