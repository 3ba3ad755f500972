"""What happens on each of the 45 event cards, told for the whole table."""

from __future__ import annotations

from typing import Final

from game.words.language import mark

EVENT_STORIES: Final = {
    "a_moment_of_hope": mark(
        "Sunlight that has no business here at this hour lies on the floorboards like a folded blanket. Somebody laughs for no "
        "reason, and for the length of a breath the house forgets to listen."
    ),
    "angry_being": mark(
        "Something has been sitting under the piano for years with its knees drawn up to its chin. Now it uncoils, taller than "
        "the room allows, and wants to know who has shut the lid."
    ),
    "bloody_vision": mark(
        "A red thread runs out from under the door, then a ribbon, then a carpet, and there are footprints in it before "
        "anybody has moved. When all of it is gone again, one thought is left lying there: how easy it would be."
    ),
    "burning_man": mark(
        "Out of the cold fireplace steps a man, politely, like a guest who is late, and his coat is flames. He bows, offers a "
        "glowing hand to be shaken, and the curtains begin to smoke."
    ),
    "closet_door": mark(
        "From the closet comes the rustle of coats being pushed aside, as by someone making for the back of it. It has been "
        "going on for a minute now, and the closet is two feet deep."
    ),
    "creepy_crawlies": mark(
        "A single beetle drops from the lampshade and sits there, considering. Then the lampshade lets go. There never was a lampshade."
    ),
    "creepy_puppet": mark(
        "A marionette sits in a child's chair, its strings neatly cut and laid across its knees. Its painted smile is the "
        "friendliest thing in the whole house, and it is getting up."
    ),
    "debris": mark(
        "Above, a beam clears its throat. Then the ceiling arrives with its plaster roses, a century of dust, and a bathtub "
        "that nobody had known about."
    ),
    "disquieting_sounds": mark(
        "Somewhere a table is being laid for many. The listening count the plates, the knives, the chairs drawn back, and "
        "arrive at exactly the number of people now in the house."
    ),
    "drip_drip_drip": mark(
        "There is no tap in this room, no pipe, and no stain on the ceiling. Still something drips, evenly, patiently, always "
        "just behind the last thought."
    ),
    "footsteps": mark(
        "Someone is walking about overhead, seven paces to the window, seven back. There is no room overhead; and now the "
        "eighth pace comes, on this side of the ceiling."
    ),
    "funeral": mark(
        "The chairs stand in rows, a harmonium draws breath, and on every seat lies a printed card with tonight's date. The "
        "name below it belongs to somebody who has just come in."
    ),
    "grave_dirt": mark(
        "Under the dust sheet there is no furniture but a heap of earth, long and narrow. It clings to the boots, climbs the "
        "sleeves, and settles like something that has come home."
    ),
    "groundskeeper": mark(
        "In the doorway stands a man in a straw hat who has raked these paths for a hundred years. Under the brim there are "
        "only leaves, and he does not like to see strangers on his beds."
    ),
    "hanged_men": mark(
        "The pegs in this corridor are set too high, and the coats on them wear boots. As the door falls shut they all begin "
        "to sway in time, like a choir before the first note."
    ),
    "hideous_shriek": mark(
        '"The kettle," somebody says; but the kitchen is cold, and no kettle screams in words. It goes through glass, teeth '
        "and bone, and every dog within ten miles takes it up."
    ),
    "image_in_the_mirror_receive": mark(
        "The glass shows the room as it will be: the lamp burnt low, the window broken. A tired figure in it glances over its "
        "shoulder, then pushes something small and useful across a frame that ought to be solid."
    ),
    "image_in_the_mirror_give": mark(
        "The glass shows the room as it was: the lamp still full, and in its light a face that believes it will be home by "
        "ten. That face is going to need help, and help can only be handed over from this side."
    ),
    "it_is_meant_to_be": mark(
        "In the dust on the table someone has drawn the house, every room of it, even those that nobody has entered. The "
        "finger has left off in the middle of a line, where tonight would be."
    ),
    "jonahs_turn": mark(
        "A counting rhyme comes along the corridor in a boy's clear voice. Every verse ends on the same name, and with a small "
        "hard sound, as of something wooden being shut."
    ),
    "lights_out": mark(
        "The lamps do not go out. They lean over, one after the other, as if to hear something better, and stay down; and in "
        "the dark the room is larger than it was."
    ),
    "locked_safe": mark(
        "The painted old lady hangs a little proud of the wall, and her gaze keeps straying over her own shoulder. There the "
        "plaster has a seam, a dial, and a scorch mark in the shape of a hand."
    ),
    "mists_from_the_walls": mark(
        "The cellar draws breath, and what it breathes out is white and knee-deep. It has fingers, though nothing that would "
        "hold them together, and it is looking for a warm pocket."
    ),
    "mystic_slide": mark(
        "One floor tile is polished like a coin, and it tips. Under it a brass chute spirals down into a smell of cellars, and "
        "far below a child is laughing, or something that has practised."
    ),
    "night_view": mark(
        "Outside lies the land as it was before there was a house, silver and untrodden, with one lantern wandering through "
        "it. Whoever carries the lantern stops, as if somebody had just appeared at a window."
    ),
    "phone_call": mark(
        "The telephone on the wall has no cord, and rings all the same, with the patience of an aunt. At the other end "
        "somebody breathes in exactly the rhythm of whoever lifts the receiver."
    ),
    "possession": mark(
        "The hands fit, the voice fits, even the limp fits. For one long minute somebody else goes about in these bones, opens "
        "drawers, and looks for a way to stay."
    ),
    "revolving_wall": mark(
        "The bookcase gives with a sigh of well-oiled hinges, takes its visitor round in half a circle, and closes. On the "
        "other side it is a bookcase too, but the titles are in mirror writing."
    ),
    "rotten": mark(
        "Dinner is served: silver covers on a long white cloth, twelve of them, and from under each the same sweetish hum. "
        "Beneath the thirteenth something turns over in its sleep."
    ),
    "secret_passage": mark(
        "A draught lifts the hem of the tapestry, though all the windows are nailed shut. Behind it someone has dug with "
        "spoons, over many years, towards another part of the house."
    ),
    "secret_stairs": mark(
        "Thirteen steps, says the plan in the hall; but here are more, narrow as a shelf, and nobody has counted them. Bare "
        "feet have left their marks in the dust, all leading the same way."
    ),
    "shrieking_wind": mark(
        "The weathercock spins itself off its pin. Then the gale arrives with gravel in its fists, goes through every coat for "
        "valuables, and calls those outdoors by name."
    ),
    "silence": mark(
        'Down below a match is struck, and makes no sound. Neither does the word "hello", nor the stone that rolls from its '
        "place in the cellar wall."
    ),
    "skeletons": mark(
        "Two sit at the chessboard, bone to bone, and it is black's move. Something gleams in a ribcage, where the loser must "
        "have hidden it."
    ),
    "smoke": mark(
        "It comes from under the door, grey and unhurried, and lies down in the room like a large animal. Nothing is burning "
        "anywhere. Something was, a long time ago."
    ),
    "something_hidden": mark(
        "Six paces along the corridor, five along the inside: a pace of this room is missing. Knuckles on the panelling find "
        "the hollow place, and something in there knocks back."
    ),
    "something_slimy": mark(
        "The banister is wet, and gets wetter. Where it should have ended in a knob it goes on, softly, around the wrist."
    ),
    "spider": mark(
        "It sits in the washbasin with its legs folded, and fills the washbasin. Eight little lamps are mirrored in its eyes, "
        "and in the room there is only one."
    ),
    "the_beckoning": mark(
        "Down on the terrace people in white are dancing without music, and there is still a gap in the round. It looks no "
        "farther than a step, if one does not mind the railing."
    ),
    "the_lost_one": mark(
        "An old postman stands in the passage with a full bag and a face of great relief: could anybody tell him the way? To "
        "walk with him a little seems only polite, and after the third turning nothing looks familiar."
    ),
    "the_voice": mark(
        '"A little to the left," says the grille in the wall, in the tone of a governess. "Lower. Not that board, child, the '
        'next one. And do wipe those hands afterwards."'
    ),
    "the_walls": mark(
        "The room does not turn round, it swallows. There is a moment of dark, horsehair and laths; then the walls draw apart, "
        "and it is another place, breathing hard."
    ),
    "webs": mark(
        "A curtain hangs across the whole passage, fine as bridal lace. It holds the first hand that parts it, then the "
        "sleeve, and at its upper edge a thread is plucked in answer."
    ),
    "what_the": mark(
        "The door by which one came in now opens upon wallpaper. With a lurch, like a lift that has changed its mind, the "
        "whole room sets off, and the furniture holds on."
    ),
    "whoops": mark(
        "A roller skate, of all things, in a house without children. When everything has stopped rolling one pocket is "
        "lighter, and out of the floor grating comes a small contented gulp."
    ),
}
