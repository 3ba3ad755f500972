"""What a haunt forbids, in words: why something did not happen, and why it cannot be done."""

from __future__ import annotations

from typing import Final

from game.words.language import mark

FORBIDDEN: Final[dict[str, str]] = {
    "monsters_do_not_explore": mark("monsters do not explore the house"),
    "no_hands": mark("this monster carries nothing"),
    "does_not_attack": mark("it does not attack"),
    "not_attackable": mark("it cannot be attacked"),
    "bride_is_not_picked_up": mark("the Mummy takes the Girl up only once it has had her"),
    "too_slow_to_be_hit": mark("attacks of Speed do nothing to the Mummy"),
    "dynamite_is_nothing_to_it": mark("Dynamite does nothing to the Mummy"),
    "pack_shuns_the_lift": mark("Werewolves and the Dog do not use the Mystic Elevator"),
    "lift_shuns_the_pack": mark("the Mystic Elevator does not move for Werewolves and the Dog"),
    "wolves_draw_nothing": mark("a Werewolf draws no items and no omens"),
    "wolves_carry_nothing": mark("a Werewolf carries nothing"),
    "nobody_deals_with_wolves": mark("nobody deals with a Werewolf"),
    "silver_alone_kills": mark("nothing but silver kills a Werewolf"),
    "drawn_to_the_ballroom": mark("whoever is drawn goes nowhere but toward the Ballroom"),
    "no_new_rooms_for_the_drawn": mark("whoever is drawn discovers no rooms in this turn"),
    "symbol_is_not_given_away": mark("no hero parts with the Holy Symbol of their own will"),
    "dancers_fight_with_speed": mark("whoever dances attacks with Speed alone"),
    "trapped_for_good": mark("a trapped Zombie stays where it is for good"),
    "bound_to_the_chase": mark("a Zombie goes nowhere but after the hero it is chasing"),
    "trapped_do_not_fight": mark("a trapped Zombie does not attack"),
    "trapped_are_left_alone": mark("a trapped Zombie cannot be attacked"),
    "trapped_are_past_harm": mark("nothing harms a trapped Zombie"),
    "only_the_ball_sees_them": mark("only the holder of the Crystal Ball attacks a stunned Twin"),
    "twins_call_no_lift": mark("the Mystic Elevator does not move for a Twin"),
    "nothing_hurts_fire": mark("nothing hurts a Firebat"),
    "unseen_is_guessed_at": mark("nobody attacks whom nobody sees: that takes a guess"),
    "ring_is_no_weapon": mark("the Ring gives the traitor no attack"),
    "on_both_sides": mark("somebody unseen on both sides of a barrier sends out neither the Dog nor Dynamite"),
    "board_before_moving": mark("the Spirit Board is asked before one moves"),
    "aliens_spare_each_other": mark("Aliens do not attack each other"),
    "one_injection_is_enough": mark("whoever is inoculated is not injected again"),
    "medallion_is_for_heroes": mark("the traitor cannot get the Medallion"),
    "builder_stays": mark("the builder of the Big Bomb never leaves that room, and nothing moves them"),
    "workshop_stays": mark("the room of the bomb's builder does not move"),
    "own_dynamite": mark("the builder's own Dynamite does the builder no harm"),
    "souls_do_not_explore": mark("a Soul discovers no rooms"),
    "souls_draw_nothing": mark("a Soul draws no cards"),
    "souls_get_nothing": mark("a Soul gets nothing new"),
    "souls_do_not_trade": mark("a Soul does not trade"),
    "souls_bear_no_arms": mark("a Soul uses no weapons and not the Skull"),
    "souls_fight_by_mind": mark("a Soul attacks with Knowledge or Sanity alone"),
    "souls_answer_by_mind": mark("a Soul cannot be fought with Might or Speed"),
    "spirit_wants_souls": mark("the Astral Spirit attacks only Souls"),
    "spirit_is_never_stunned": mark("the Astral Spirit is never stunned"),
}
"""A sentence for each `Veto` of `game.betrayal.deeds` and of the haunts: it says all that has to be said, without a name."""
