"""What haunts do, in words: their actions, what they count and mark, facts of their own, choices, and how they end."""

from __future__ import annotations

from typing import Final

from game.words.language import mark

ACTIONS: Final[dict[str, str]] = {
    "true_name": mark("Look for the true name"),
    "learn_spell": mark("Learn the spell"),
    "banish": mark("Speak the spell against the Mummy"),
    "take_girl": mark("Take the Girl by the hand"),
    "hand_over": mark("Hand over"),
    "secret_way": mark("Go by a secret way"),
    "find_revolver": mark("Look for the Revolver"),
    "cast_bullets": mark("Cast silver bullets"),
    "defy": mark("Defy the Fiddler"),
    "take_ball": mark("Ask for the Crystal Ball"),
    "invoke": mark("Read the invocation"),
    "destroy_book": mark("Destroy the Book"),
    "exorcise_sanity": mark("Exorcism by Sanity"),
    "exorcise_knowledge": mark("Exorcism by Knowledge"),
    "steal": mark("Steal unseen"),
    "strike": mark("Strike"),
    "guess": mark("Attack somebody unseen here"),
    "aim": mark("Shoot at somebody unseen"),
    "work": mark("Work in the laboratory"),
    "deliver": mark("Lay down the herbs"),
    "inject": mark("Inject the Serum"),
    "stop_change": mark("Stop the change"),
    "rite": mark("Speak the rite"),
    "defuse": mark("Defuse the bomb"),
    "possess": mark("Take possession of the body"),
}
"""`do ACTION`."""

COUNTERS: Final[dict[str, str]] = {
    "steps": mark("Secrets of the Mummy found out"),
    "verses": mark("Verses read"),
    "exorcism": mark("Exorcisms"),
    "exchanges": mark("Exchanges so far"),
    "rising": mark("Turns until the dead rises"),
    "herbs": mark("Herbs"),
    "track": mark("Turn/Damage track"),
    "decades": mark("Decades older"),
    "waiting": mark("Still to be laid"),
    "rite": mark("Rites spoken"),
    "hits": mark("Hits on the Astral Spirit"),
    "possession": mark("Possession"),
}
"""A counter by the first part of its name; what follows is a figure or a trait."""

HIDDEN_COUNTERS: Final = frozenset({"haunt_round", "ready", "spaces", "elevator_block", "stored"})
"""What the rules count for themselves."""

MARKS: Final[dict[str, str]] = {
    "music_open": mark("Open"),
    "bell_book_candle": mark("Bell, Book and Candle"),
    "mask_on": mark("Worn"),
    "worn": mark("Worn"),
    "custody": mark("Has had the Girl"),
    "banished": mark("Banished"),
    "bitten": mark("Bitten"),
    "wolf": mark("Werewolf"),
    "killer": mark("Has killed a hero"),
    "silver_bullets": mark("Silver bullets"),
    "destroyed": mark("Destroyed"),
    "book": mark("The Book"),
    "exorcised": mark("Used for the exorcism"),
    "struck": mark("Struck from hiding"),
    "trace": mark("A trace of the traitor"),
    "met": mark("Have exchanged"),
    "serum": mark("Has the Serum"),
    "inoculated": mark("Inoculated"),
    "cured": mark("Dead for good"),
    "rite": mark("Here the rite was spoken"),
    "trapped": mark("A zombie is trapped here"),
    "bomb": mark("Bombs that tick"),
    "maybe": mark("It may be"),
    "denied": mark("It is not"),
    "door_open": mark("The door is open"),
}
"""A mark, and what it is put on."""

HIDDEN_MARKS: Final = frozenset({"closed", "met", "spared", "was", "chosen"})
"""What the rules mark for themselves, or an event of its own tells."""

TRACES: Final[dict[str, str]] = {
    "room": mark("is in {what}"),
    "not": mark("is not in {what}"),
    "was": mark("was in {what}"),
    "exit": mark("went to {what}"),
    "floor": mark("is on this floor: {what}"),
    "symbol": mark("is in a room with this sign: {what}"),
}
"""What is known of somebody unseen."""

FACTS: Final[dict[str, str]] = {
    "barred": mark("{name}: {words}"),
    "mummy_banished": mark("{name} speaks the name and the spell: the Mummy is banished"),
    "silver_bullet": mark("A silver bullet strikes {name}"),
    "gave_in": mark("{name} gives in to the music"),
    "symbol_destroyed": mark("{name} destroys the Holy Symbol"),
    "shown": mark("{name} can be seen: {words}"),
    "robbed": mark("{name} is robbed by somebody unseen"),
    "tried_to_rob": mark("{name} feels a hand that reaches for something"),
    "guess_right": mark("{name} has guessed right: {words}"),
    "guess_wrong": mark("{name} strikes the empty air: {words}"),
    "heard_where": mark("{name} hears where the traitor is: {words}"),
    "heard_here": mark("{name} hears breathing close by: {words}"),
    "heard_gone": mark("{name} hears that nobody is there any more: {words}"),
    "heard_way": mark("{name} hears which way the steps go: {words}"),
    "skull_tells": mark("{name} asks the Skull. The traitor is on this floor: {words}"),
    "board_tells": mark("{name} asks the Spirit Board. The traitor's room has this sign: {words}"),
    "dealt": mark("{name} is dealt the number {number}"),
    "dealt_unseen": mark("{name} is dealt a number"),
    "you_are_sick": mark("{name} is sick, and on the traitors' side; nobody else knows"),
    "exchanged": mark("{name} and {words} exchange numbers"),
    "gave_and_got": mark("{name} gives the number {number} and gets {second}: {other}"),
    "died_healthy": mark("{name} was healthy"),
    "died_sick": mark("{name} was sick"),
    "shows_himself": mark("{name} drops the mask: a traitor"),
    "thing_stolen": mark("{name} is robbed of: {words}"),
    "serum_made": mark("{name} has made the Serum"),
    "willing": mark("{name} agrees to the injection"),
    "unwilling": mark("{name} refuses the injection"),
    "injected": mark("{words} injects the Serum: {name}"),
    "was_healthy": mark("{name} is healthy, and safe from now on"),
    "was_sick": mark("{name} was sick, and does not survive the Serum"),
    "aged": mark("{name} is now {number} years old"),
    "zombie_chases": mark("{name} is after {words}"),
    "zombie_trapped": mark("{name} is trapped: {words}"),
    "bomb_exploded": mark("The bomb of {name} goes off"),
    "bomb_may_be_defused": mark("{name} lets somebody at the bomb"),
    "bomb_may_not_be_defused": mark("{name} lets nobody at the bomb"),
    "obeys": mark("{name} obeys {words} from now on"),
    "has_chosen": mark("{name} has chosen in secret"),
    "it_is_so": mark("{name} asks, and it is so: {words}"),
    "it_is_not_so": mark("{name} asks, and it is not so: {words}"),
}
"""A fact of its own as a sentence: `name` is the figure, `words` what the rules say of it by name, `number`, `second` and `other` the
first three of these as numbers and as a figure. With `_unseen` for those who do not learn the words."""

AIMS: Final = frozenset(
    {
        *("steps", "verses", "exorcism", "rite", "hits", "possession"),
        *(
            "banished",
            "destroyed",
            "bell_book_candle",
            "silver_bullets",
            "bitten",
            "killer",
            "wolf",
            "serum",
            "inoculated",
            "cured",
            "exorcised",
        ),
        *("mummy_banished", "silver_bullet", "gave_in", "symbol_destroyed", "guess_right", "you_are_sick", "shows_himself"),
        *("serum_made", "zombie_trapped", "bomb_exploded"),
    }
)
"""Counters (by the first part of their names), marks and facts by which a side comes nearer to what it wants: they matter when a game is
told again."""

CHOICES: Final[dict[str, str]] = {
    "fetch": mark("fetch"),
    "carry": mark("carry away"),
    "hands": mark("bare hands"),
    "yes": mark("Yes"),
    "no": mark("No"),
    "none": mark("none"),
    "brought": mark("brought to the ritual"),
    "destroyed": mark("destroyed"),
    "ticking": mark("the ticking"),
    "slipped": mark("a slip of the hand"),
    "too_near": mark("too near"),
    "outside": mark("outside the house"),
    "ship": mark("aboard"),
}
"""Words that can be chosen or told and are no name of anything."""

CHOOSING: Final[dict[str, str]] = {
    "girl": mark("Where has the Girl hidden?"),
    "crystal_ball": mark("Give up the Crystal Ball?"),
    "pentagram_chamber": mark("Which room for the ritual comes into the house?"),
    "chamber": mark("Which room for the ritual comes into the house?"),
    "chase": mark("Whom does the zombie go after?"),
    "zombie": mark("Where does a zombie rise?"),
    "room": mark("In which room does the traitor hide?"),
    "loot": mark("What is stolen?"),
    "with_whom": mark("With whom is a number exchanged?"),
}
"""What a haunt asks with `Choose`, by the first part of its `what`."""

LEAVES: Final[dict[str, str]] = {
    "defuse": mark("May the bomb be defused?"),
    "inject": mark("Let oneself be injected?"),
}
"""What an explorer is asked to whom another one would do `do ACTION`."""

WHY: Final[dict[str, str]] = {
    "traitors_all_dead": mark("No hero is left alive."),
    "all_dead": mark("Nobody is left alive."),
    "nobody_all_dead": mark("Nobody is left alive."),
    "traitors_no_hero_left": mark("No hero is left."),
    "traitors_wedding": mark("The Mummy has wedded the Girl at its Sarcophagus."),
    "heroes_mummy_banished": mark("The Mummy is banished by its true name."),
    "heroes_wolves_dead": mark("No Werewolf is left."),
    "heroes_fiddler_banished": mark("The Dark Fiddler has been defied, and is gone."),
    "traitors_symbol_destroyed": mark("The Holy Symbol is destroyed: nothing can stop the dance."),
    "traitors_all_dance": mark("Everybody dances."),
    "heroes_twins_dead": mark("All the evil twins are dead."),
    "heroes_book_destroyed": mark("The Book is destroyed before the invocation was read to its end."),
    "heroes_zombies_trapped": mark("All zombies are trapped."),
    "heroes_exorcised": mark("The firebats are driven out."),
    "traitors_all_sick": mark("Nobody healthy is left."),
    "heroes_inoculated": mark("Everybody alive is inoculated."),
    "heroes_rejuvenated": mark("The rite has turned the glass over: the years are given back."),
    "traitors_big_bomb": mark("The Big Bomb was finished."),
    "heroes_traitor_dead": mark("The traitor is dead."),
    "heroes_spirit_destroyed": mark("The Astral Spirit is destroyed."),
    "traitors_possessed": mark("The Astral Spirit has taken possession of a body."),
    "traitors_souls_destroyed": mark("All souls are destroyed."),
    "lost_way": mark("The house has never shown what it hides. Nobody has won."),
    "dawn": mark("Day breaks, and neither side has done what it came for. Nobody has won."),
}
"""Why the game is over."""
