"""Which section of the rulebook tells the rules of the present moment, and of a card."""

from __future__ import annotations

from typing import Final

from game.stayaway import terms as t
from game.stayaway.deck import CARDS
from game.stayaway.observation import SaObservation

ASKED: Final[dict[t.Kind, str]] = {
    t.DEALER: "setup",
    t.DEAL: "setup",
    t.DRAW: "turn",
    t.TOP: "turn",
    t.PICK: "card_suspicion",
    t.ACT: "turn",
    t.KEEP: "card_determination",
    t.LAY: "giving",
    t.ANSWER: "exchange",
    t.BARBECUE: "elimination",
    t.COMFORT: "card_im_comfortable",
    t.SWAP: "card_get_out_of_here",
    t.THIRD: "card_one_two",
    t.BETWEEN: "card_just_between_us",
    t.CONFESS: "card_revelations",
    t.FORGET: "card_forgetful",
    t.DATE: "card_blind_date",
    t.FRIEND: "card_cant_we_be_friends",
    t.CHAIN: "card_chain_reaction",
}
"""The section for each question."""
CARD_SECTIONS: Final[dict[str, str]] = {card.id: f"card_{card.id}" for card in CARDS}
"""The section for each card."""


def section_for(seen: SaObservation | None, card: str = "") -> str:
    """The section for a card that is chosen or pointed at, else for what is asked; after the end the endings."""
    if card:
        return CARD_SECTIONS[card]
    if seen is None:
        return ""
    return ASKED[seen.question.kind] if seen.question is not None else "endings"
