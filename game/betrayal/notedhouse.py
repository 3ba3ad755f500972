"""The house of a written position (see `game.betrayal.notation`): tiles, walls, tokens, Item Piles, decks. Each clause is read and written
side by side."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.betrayal.board import START, Spot
from game.betrayal.data import DECK_OF
from game.betrayal.moving import COMPANIONS
from game.betrayal.position import Position
from game.betrayal.spaces import room_of
from game.betrayal.table import Pile
from game.betrayal.terms import DECKS, FLOORS, OPPOSITE, ROOM, SIDES, STEP
from game.engine.notation import Clause, Kind, Unwritten, clause, facts, packed, with_facts

# tiles


def _read_house(s: Position, of: Clause) -> None:
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
    side, beside = where[0], of.one_of(where[1], s.board.spots, "room of the house")
    turn = of.number(where[2]) % 4 if len(where) == 3 else _usual_turn(s, room, side)
    return Spot(*s.board.cell(beside, side), turn)


def _usual_turn(s: Position, room: str, side: str) -> int:
    """The first turn that has a door towards the room beside."""
    return next((turn for turn in range(4) if OPPOSITE[side] in s.board.sides(room, turn)), 0)


def _write_house(s: Position) -> list[str]:
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


def _read_walls(s: Position, of: Clause) -> None:
    walls = []
    for item in of.items:
        if len(item) != 2:
            raise of.wrong(f"{' '.join(item)!r} is no room and side")
        walls.append((of.one_of(item[0], s.board.spots, "room of the house"), of.one_of(item[1], SIDES, "side")))
    s.use_board(s.board.with_walls(walls))


def _write_walls(s: Position) -> list[str]:
    return clause("walls", [f"{room} {side}" for room, side in s.t.walls])


def place(s: Position, of: Clause, word: str) -> str:
    """A room in the house, with "/half" in a barrier room. Raises BadPosition."""
    of.one_of(room_of(word), s.board.spots, "room of the house")
    return word


# what lies in it


def _read_tokens(s: Position, of: Clause) -> None:
    for token, *places in of.items:
        s.t.tokens[token] = [place(s, of, word) for word in places]


def _write_tokens(s: Position) -> list[str]:
    return clause("tokens", [" ".join([token, *places]) for token, places in s.t.tokens.items()])


def _read_lying(s: Position, of: Clause) -> None:
    for where, *cards in of.items:
        s.t.dropped[place(s, of, where)] = [of.one_of(card, DECK_OF, "card") for card in cards]


def _write_lying(s: Position) -> list[str]:
    return clause("lying", [" ".join([where, *cards]) for where, cards in s.t.dropped.items()])


# decks


def _read_discards(s: Position, of: Clause) -> None:
    for card in of.words:
        s.t.piles[DECK_OF[of.one_of(card, DECK_OF, "card")]].discards.append(card)


def _write_discards(s: Position) -> list[str]:
    return clause("discards", [" ".join(found)] if (found := [card for deck in DECKS for card in s.t.piles[deck].discards]) else [])


def _read_gone(s: Position, of: Clause) -> None:
    s.t.gone += [of.one_of(room, s.rules.tiles, "room") for room in of.words]


def _write_gone(s: Position) -> list[str]:
    return clause("gone", [" ".join(s.t.gone)] if s.t.gone else [])


def fill_decks(s: Position) -> None:
    """What lies, is held or set aside nowhere is in its deck or stack."""
    for deck, cards in _usual_decks(s).items():
        s.t.piles[deck].cards = cards


def _usual_decks(s: Position) -> dict[str, list[str]]:
    elsewhere = {card for b in s.t.bodies for card in b.cards} | {card for cards in s.t.dropped.values() for card in cards}
    elsewhere |= {card for deck in DECKS for card in s.t.piles[deck].discards} | (set(COMPANIONS) & set(s.t.tokens))
    decks = {deck: sorted(card for card, home in DECK_OF.items() if home == deck and card not in elsewhere) for deck in DECKS}
    away = {*s.t.spots, *s.t.gone}
    return decks | {ROOM: sorted(room for room, tile in s.rules.tiles.items() if tile.kind == "stack" and room not in away)}


def _read_out(s: Position, of: Clause) -> None:
    for word in of.words:
        pile = s.t.piles[DECK_OF.get(word, ROOM)].cards
        if word not in pile:
            raise of.wrong(f"{word!r} is in no deck")
        pile.remove(word)


def _write_out(s: Position) -> list[str]:
    out = [card for deck, cards in _usual_decks(s).items() for card in cards if card not in s.t.piles[deck].cards]
    return clause("out", [" ".join(out)] if out else [])


def _read_into(s: Position, of: Clause) -> None:
    for word in of.words:
        pile = s.t.piles[DECK_OF[of.one_of(word, DECK_OF, "card")]]
        pile.cards = sorted([*pile.cards, word])


def _write_into(s: Position) -> list[str]:
    into = [card for deck, cards in _usual_decks(s).items() for card in s.t.piles[deck].cards if card not in cards]
    return clause("into", [" ".join(into)] if into else [])


def _read_stack(s: Position, of: Clause) -> None:
    told = with_facts(Pile([]), of.words, of)
    s.t.piles[ROOM].back, s.t.piles[ROOM].bottom = told.back, told.bottom


def _write_stack(s: Position) -> list[str]:
    pile = s.t.piles[ROOM]
    told = facts(Pile([], back=pile.back, bottom=pile.bottom), Pile([]))
    return clause("stack", [" ".join(told)] if told else [])


def _read_top(s: Position, of: Clause) -> None:
    deck = of.one_of(of.of[0] if of.of else "", s.t.piles, "deck")
    for card, *seats in of.items:
        s.secrets.tops[deck].append(of.one_of(card, s.t.piles[deck].cards, f"card in the {deck} deck"))
        s.secrets.knowers[deck].append(sum(1 << of.number(seat) for seat in seats))
    s.t.piles[deck].known = len(of.items)


def _write_tops(s: Position) -> list[str]:
    found = []
    for deck, cards in s.secrets.tops.items():
        if s.t.piles[deck].known != len(cards):
            raise Unwritten(f"what is known of the top of the {deck} deck is open")
        known = zip(cards, s.secrets.knowers[deck], strict=True)
        items = [" ".join([packed(card), *(str(seat) for seat in range(s.seats) if mask >> seat & 1)]) for card, mask in known]
        found += clause(f"top {deck}", items)
    return found


LAID: Final = (Kind("house", _read_house, _write_house), Kind("walls", _read_walls, _write_walls))
"""The house itself."""
LYING: Final = (
    Kind("tokens", _read_tokens, _write_tokens),
    Kind("lying", _read_lying, _write_lying),
    Kind("discards", _read_discards, _write_discards),
    Kind("gone", _read_gone, _write_gone),
)
"""What lies in it and beside it."""
DECKS_TOLD: Final = (
    Kind("out", _read_out, _write_out),
    Kind("into", _read_into, _write_into),
    Kind("stack", _read_stack, _write_stack),
    Kind("top", _read_top, _write_tops),
)
"""The decks, where they are not all the rest."""
