"""The cards of Stay Away!: what each is called, and what it does."""

from __future__ import annotations

from typing import Final

from game.words.language import mark
from game.words.named import Named

CARDS: Final = {
    "the_thing": Named(
        mark("The Thing"),
        mark("Who holds this card is The Thing. It never leaves the hand and is never played."),
    ),
    "infected": Named(
        mark("Infected!"),
        mark("A Human who gets it from The Thing becomes Infected; drawn from the pile it does nothing. It is never played."),
    ),
    "flamethrower": Named(
        mark("Flamethrower"),
        mark("A neighbour is out of the game, unless the answer is No barbecues! Not through a Locked door."),
    ),
    "analysis": Named(
        mark("Analysis"),
        mark("Look at the whole hand of a neighbour. Not through a Locked door."),
    ),
    "axe": Named(
        mark("Axe"),
        mark("Removes the Quarantine of a neighbour or the own one, or a Locked door beside the seat."),
    ),
    "suspicion": Named(
        mark("Suspicion"),
        mark("Look at one card of a neighbour, picked at random. Not through a Locked door."),
    ),
    "whisky": Named(
        mark("Whisky"),
        mark("Show the whole hand to everybody."),
    ),
    "determination": Named(
        mark("Determination"),
        mark("Draw three Stay Away! cards, keep one, discard two; then play or discard again."),
    ),
    "watch_your_back": Named(
        mark("Watch your back"),
        mark("Play runs the other way at once, this turn's exchange included."),
    ),
    "change_places": Named(
        mark("Change places!"),
        mark("Change places with a neighbour who is not in Quarantine. Not through a Locked door."),
    ),
    "youd_better_run": Named(
        mark("You'd better run!"),
        mark("Change places with anyone who is not in Quarantine; Locked doors do not matter."),
    ),
    "seduction": Named(
        mark("Seduction"),
        mark("Exchange a card with anyone who is not in Quarantine; Locked doors do not matter. The turn ends."),
    ),
    "im_comfortable": Named(
        mark("I'm comfortable"),
        mark("Answer to Change places! or You'd better run!: nobody moves. Then a new card is drawn."),
    ),
    "scary": Named(
        mark("Scary"),
        mark("Answer to an offered exchange: refuse it and look at the offered card. Then a new card is drawn."),
    ),
    "no_thanks": Named(
        mark("No, thanks!"),
        mark("Answer to an offered exchange: refuse it. Then a new card is drawn."),
    ),
    "missed": Named(
        mark("Missed!"),
        mark(
            "Answer to an offered exchange: the next player has to exchange instead, and cannot be infected by it. "
            "Then a new card is drawn."
        ),
    ),
    "no_barbecues": Named(
        mark("No barbecues!"),
        mark("Answer to a Flamethrower: stay in the game. Then a new card is drawn."),
    ),
    "quarantine": Named(
        mark("Quarantine"),
        mark("Stands before a neighbour for two of that player's turns: no exchange, and draws and discards are seen by all."),
    ),
    "locked_door": Named(
        mark("Locked door"),
        mark("Stands between the seat and a neighbour: no action and no exchange goes through."),
    ),
    "rotten_ropes": Named(
        mark("Rotten ropes"),
        mark("All Quarantines are taken away."),
    ),
    "get_out_of_here": Named(
        mark("Get out of here!"),
        mark("Change places with anyone who is not in Quarantine."),
    ),
    "forgetful": Named(
        mark("Forgetful"),
        mark("Discard three cards, then draw three Stay Away! cards."),
    ),
    "one_two": Named(
        mark("One, two…"),
        mark("Change places with the third player to the left or right; nothing happens if either is in Quarantine."),
    ),
    "three_four": Named(
        mark("Three, four…"),
        mark("All Locked doors are taken away."),
    ),
    "party": Named(
        mark("Is this the party?"),
        mark("All obstacles are taken away; then players change places in pairs, clockwise from the active one."),
    ),
    "just_between_us": Named(
        mark("Just between us…"),
        mark("Show the whole hand to one neighbour."),
    ),
    "chain_reaction": Named(
        mark("Chain reaction"),
        mark("Everybody passes one card to the next player at once; nobody can refuse, and it can infect. The turn ends."),
    ),
    "cant_we_be_friends": Named(
        mark("Can't we be friends?"),
        mark("Exchange a card with anyone who is not in Quarantine; the usual exchange still follows."),
    ),
    "blind_date": Named(
        mark("Blind date"),
        mark("Lay a card of the hand on the pile for the top Stay Away! card. The turn ends."),
    ),
    "oops": Named(
        mark("Oops!"),
        mark("Show the whole hand to everybody."),
    ),
    "revelations": Named(
        mark("Revelations"),
        mark("In turn, each may show the hand or not. It ends with the first Infected! that is shown."),
    ),
}
