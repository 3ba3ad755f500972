"""What traits, floors, rooms, cards, explorers, tokens, haunts and figures of Betrayal are called."""

from __future__ import annotations

from typing import Final

from game.client.words import _, mark

_TRAITS: Final = {
    "might": mark("Might"),
    "speed": mark("Speed"),
    "knowledge": mark("Knowledge"),
    "sanity": mark("Sanity"),
}
_FLOORS: Final = {
    "upper": mark("Upper floor"),
    "ground": mark("Ground floor"),
    "basement": mark("Basement"),
}
_DECKS: Final = {
    "omen": mark("Omen"),
    "item": mark("Item"),
    "event": mark("Event"),
}
_ROOMS: Final = {
    "grand_staircase": mark("Grand Staircase"),
    "foyer": mark("Foyer"),
    "entrance_hall": mark("Entrance Hall"),
    "basement_landing": mark("Basement Landing"),
    "upper_landing": mark("Upper Landing"),
    "abandoned_room": mark("Abandoned Room"),
    "attic": mark("Attic"),
    "balcony": mark("Balcony"),
    "ballroom": mark("Ballroom"),
    "bedroom": mark("Bedroom"),
    "bloody_room": mark("Bloody Room"),
    "catacombs": mark("Catacombs"),
    "chapel": mark("Chapel"),
    "charred_room": mark("Charred Room"),
    "chasm": mark("Chasm"),
    "coal_chute": mark("Coal Chute"),
    "collapsed_room": mark("Collapsed Room"),
    "conservatory": mark("Conservatory"),
    "creaky_hallway": mark("Creaky Hallway"),
    "crypt": mark("Crypt"),
    "dining_room": mark("Dining Room"),
    "dusty_hallway": mark("Dusty Hallway"),
    "furnace_room": mark("Furnace Room"),
    "gallery": mark("Gallery"),
    "game_room": mark("Game Room"),
    "gardens": mark("Gardens"),
    "graveyard": mark("Graveyard"),
    "gymnasium": mark("Gymnasium"),
    "junk_room": mark("Junk Room"),
    "kitchen": mark("Kitchen"),
    "larder": mark("Larder"),
    "library": mark("Library"),
    "master_bedroom": mark("Master Bedroom"),
    "mystic_elevator": mark("Mystic Elevator"),
    "operating_laboratory": mark("Operating Laboratory"),
    "organ_room": mark("Organ Room"),
    "patio": mark("Patio"),
    "pentagram_chamber": mark("Pentagram Chamber"),
    "research_laboratory": mark("Research Laboratory"),
    "servants_quarters": mark("Servants' Quarters"),
    "stairs_from_basement": mark("Stairs From Basement"),
    "statuary_corridor": mark("Statuary Corridor"),
    "storeroom": mark("Storeroom"),
    "tower": mark("Tower"),
    "underground_lake": mark("Underground Lake"),
    "vault": mark("Vault"),
    "wine_cellar": mark("Wine Cellar"),
}
_OMENS: Final = {
    "bite": mark("Bite"),
    "book": mark("Book"),
    "crystal_ball": mark("Crystal Ball"),
    "dog": mark("Dog"),
    "girl": mark("Girl"),
    "holy_symbol": mark("Holy Symbol"),
    "madman": mark("Madman"),
    "mask": mark("Mask"),
    "medallion": mark("Medallion"),
    "ring": mark("Ring"),
    "skull": mark("Skull"),
    "spear": mark("Spear"),
    "spirit_board": mark("Spirit Board"),
}
_ITEMS: Final = {
    "adrenaline_shot": mark("Adrenaline Shot"),
    "amulet_of_the_ages": mark("Amulet of the Ages"),
    "angel_feather": mark("Angel Feather"),
    "armor": mark("Armor"),
    "axe": mark("Axe"),
    "bell": mark("Bell"),
    "blood_dagger": mark("Blood Dagger"),
    "bottle": mark("Bottle"),
    "candle": mark("Candle"),
    "dark_dice": mark("Dark Dice"),
    "dynamite": mark("Dynamite"),
    "healing_salve": mark("Healing Salve"),
    "idol": mark("Idol"),
    "lucky_stone": mark("Lucky Stone"),
    "medical_kit": mark("Medical Kit"),
    "music_box": mark("Music Box"),
    "pickpockets_gloves": mark("Pickpocket's Gloves"),
    "puzzle_box": mark("Puzzle Box"),
    "rabbits_foot": mark("Rabbit's Foot"),
    "revolver": mark("Revolver"),
    "sacrificial_dagger": mark("Sacrificial Dagger"),
    "smelling_salts": mark("Smelling Salts"),
}
_EVENTS: Final = {
    "a_moment_of_hope": mark("A Moment of Hope"),
    "angry_being": mark("Angry Being"),
    "bloody_vision": mark("Bloody Vision"),
    "burning_man": mark("Burning Man"),
    "closet_door": mark("Closet Door"),
    "creepy_crawlies": mark("Creepy Crawlies"),
    "creepy_puppet": mark("Creepy Puppet"),
    "debris": mark("Debris"),
    "disquieting_sounds": mark("Disquieting Sounds"),
    "drip_drip_drip": mark("Drip… Drip… Drip…"),
    "footsteps": mark("Footsteps"),
    "funeral": mark("Funeral"),
    "grave_dirt": mark("Grave Dirt"),
    "groundskeeper": mark("Groundskeeper"),
    "hanged_men": mark("Hanged Men"),
    "hideous_shriek": mark("Hideous Shriek"),
    "image_in_the_mirror_receive": mark("Image in the Mirror"),
    "image_in_the_mirror_give": mark("Image in the Mirror"),
    "it_is_meant_to_be": mark("It is Meant to Be"),
    "jonahs_turn": mark("Jonah's Turn"),
    "lights_out": mark("Lights Out"),
    "locked_safe": mark("Locked Safe"),
    "mists_from_the_walls": mark("Mists from the Walls"),
    "mystic_slide": mark("Mystic Slide"),
    "night_view": mark("Night View"),
    "phone_call": mark("Phone Call"),
    "possession": mark("Possession"),
    "revolving_wall": mark("Revolving Wall"),
    "rotten": mark("Rotten"),
    "secret_passage": mark("Secret Passage"),
    "secret_stairs": mark("Secret Stairs"),
    "shrieking_wind": mark("Shrieking Wind"),
    "silence": mark("Silence"),
    "skeletons": mark("Skeletons"),
    "smoke": mark("Smoke"),
    "something_hidden": mark("Something Hidden"),
    "something_slimy": mark("Something Slimy"),
    "spider": mark("Spider"),
    "the_beckoning": mark("The Beckoning"),
    "the_lost_one": mark("The Lost One"),
    "the_voice": mark("The Voice"),
    "the_walls": mark("The Walls"),
    "webs": mark("Webs"),
    "what_the": mark("What the…?"),
    "whoops": mark("Whoops!"),
}
_CARDS: Final = _OMENS | _ITEMS | _EVENTS
_EXPLORERS: Final = {
    "ox_bellows": mark("Ox Bellows"),
    "darrin_flash_williams": mark('Darrin "Flash" Williams'),
    "missy_dubourde": mark("Missy Dubourde"),
    "zoe_ingstrom": mark("Zoe Ingstrom"),
    "peter_akimoto": mark("Peter Akimoto"),
    "brandon_jaspers": mark("Brandon Jaspers"),
    "madame_zostra": mark("Madame Zostra"),
    "vivian_lopez": mark("Vivian Lopez"),
    "professor_longfellow": mark("Professor Longfellow"),
    "father_rhinehardt": mark("Father Rhinehardt"),
    "heather_granville": mark("Heather Granville"),
    "jenny_leclerc": mark("Jenny LeClerc"),
}
_SHORT: Final = {
    "ox_bellows": mark("Ox"),
    "darrin_flash_williams": mark("Flash"),
    "missy_dubourde": mark("Missy"),
    "zoe_ingstrom": mark("Zoe"),
    "peter_akimoto": mark("Peter"),
    "brandon_jaspers": mark("Brandon"),
    "madame_zostra": mark("Zostra"),
    "vivian_lopez": mark("Vivian"),
    "professor_longfellow": mark("Longfellow"),
    "father_rhinehardt": mark("Rhinehardt"),
    "heather_granville": mark("Heather"),
    "jenny_leclerc": mark("Jenny"),
}
_TOKENS: Final = {
    "below_collapsed_room": mark("Below Collapsed Room"),
    "blessing": mark("Blessing"),
    "closet": mark("Closet"),
    "drip": mark("Drip"),
    "safe": mark("Safe"),
    "secret_passage": mark("Secret Passage"),
    "secret_stairs": mark("Secret Stairs"),
    "skeletons": mark("Skeletons"),
    "slide": mark("Slide"),
    "smoke": mark("Smoke"),
    "vault_empty": mark("Vault Empty"),
    "wall_switch": mark("Wall Switch"),
    "item_pile": mark("Item Pile"),
    "might_roll": mark("Might Roll"),
    "sanity_roll": mark("Sanity Roll"),
    "knowledge_roll": mark("Knowledge Roll"),
    "sarcophagus": mark("Sarcophagus"),
    "silver_bullets": mark("Silver Bullets"),
    "time_bomb": mark("Time Bomb"),
    "herb": mark("Herbs"),
    "serum": mark("Serum"),
    "aging": mark("Decade"),
}
"""The square, pentagonal and triangular tokens by id."""
_HAUNTS: Final = {
    1: mark("The Mummy Walks"),
    5: mark("I Was a Teenage Lycanthrope"),
    9: mark("The Dance of Death"),
    10: mark("Family Gathering"),
    12: mark("Fleshwalkers"),
    33: mark("An Invocation of Darkness"),
    38: mark("Hellbeasts"),
    41: mark("Invisible Traitor"),
    43: mark("The Star-Sickness"),
    44: mark("Death Doth Find Us All"),
    45: mark("Tick, Tick, Tick"),
    49: mark("You Wear It Well"),
}
_FIGURES: Final = {
    "mummy": mark("Mummy"),
    "werewolf": mark("Werewolf"),
    "dog": mark("Dog"),
    "girl": mark("Girl"),
    "madman": mark("Madman"),
    "dark_fiddler": mark("Dark Fiddler"),
    "zombie": mark("Zombie"),
    "evil_twin": mark("Evil Twin"),
    "elder_god": mark("Elder God"),
    "firebat": mark("Firebat"),
    "alien": mark("Alien"),
    "astral_spirit": mark("Astral Spirit"),
    "soul": mark("Soul"),
    "body": mark("Body"),
}
_SIDES: Final = {
    "heroes": mark("Heroes"),
    "traitor": mark("Traitor"),
    "monsters": mark("Monsters"),
    "explorer": mark("Explorer"),
}


def trait_name(trait: str) -> str:
    """A trait (BT-3.1)."""
    return _(_TRAITS[trait])


def floor_name(floor: str) -> str:
    """A floor of the house."""
    return _(_FLOORS[floor])


def deck_name(deck: str) -> str:
    """A kind of card, which is also the symbol on a room."""
    return _(_DECKS[deck])


def room_name(room: str) -> str:
    """A room (BT-1.1)."""
    return _(_ROOMS[room])


def card_name(card: str) -> str:
    """An omen, item or event card."""
    return _(_CARDS[card])


def explorer_name(explorer: str) -> str:
    """An explorer's whole name."""
    return _(_EXPLORERS[explorer])


def explorer_short(explorer: str) -> str:
    """What an explorer is called where there is little room."""
    return _(_SHORT[explorer])


def token_name(token: str) -> str:
    """A token that cards, rooms and haunts put into the house."""
    return _(_TOKENS[token])


def haunt_title(number: int) -> str:
    """The title of a haunt."""
    return _(_HAUNTS[number])


def figure_name(kind: str) -> str:
    """A monster or companion whose figure stands in the house."""
    return _(_FIGURES[kind])


def side_name(side: str) -> str:
    """A side, or an explorer as long as there are none."""
    return _(_SIDES[side])
