"""What went wrong, in a sentence of the person's language: folders, records, computers. Games word their own refusals."""

from __future__ import annotations

from typing import Final

from game.engine.contract import Refusal
from game.engine.mapfile import MapError
from game.engine.places import PlaceError
from game.engine.record import RecordError
from game.words.language import TextError, _, mark

_SENTENCES: Final = {
    # records
    "unreadable": mark("{file} cannot be read ({reason})."),
    "not_a_file": mark("{file} is not a file, and no game is saved in it."),
    "too_large": mark("{file} is larger than any saved game can be: over {most} MB."),
    "too_many_lines": mark("{file} is longer than any saved game can be: over {most} lines."),
    "no_record": mark("{file} is not a saved game: its first line is damaged."),
    "newer_format": mark("{file} was saved by a newer version of the program."),
    "unknown_game": mark("{file} is a game of {game}, which this program does not have."),
    "other_rules": mark("{file} was played by other rules: version {found}, and this program plays version {known}."),
    "other_part": mark("{file} was played by other rules: {part} has changed since, and a game in it cannot go on."),
    "missing_part": mark("{file} was begun by a newer version of the program: {part} is missing in this one."),
    "other_board": mark("{file} was played on another board of the game."),
    # the line itself is not shown: it may hold a secret
    "bad_line": mark("{file} is damaged in line {line}, and is left as it is."),
    "exists": mark("{file} exists already, and no saved game is ever written over. The game goes on; save it elsewhere to keep it."),
    "changed": mark("{file} was changed from outside, and is left as it is. The game goes on; save it elsewhere to keep it."),
    "open_elsewhere": mark("{file} is open in another copy of the program. Close it there first."),
    "unwritable": mark("Nothing can be written to {file} ({reason}). The game goes on, and saving is tried again by itself."),
    "full": mark("The disk is full, and {file} cannot be saved in {folder}. Make room there: the game is then saved by itself."),
    "slow": mark("The disk is slow, and has not taken {file} yet. It is waited for."),
    "nowhere": mark("This game is played without saving: when it is left, it is gone."),
    "torn_line": mark("The last line of {file} was torn off in mid-writing. It was cut off; the game goes on from before it."),
    "went_back": mark("The game goes on from its last good moment. The damaged file is kept as {file}; lines left out: {lines}."),
    "saved_again": mark("{file} is complete again: all that was played is saved."),
    "given_chance": mark("What the dice and cards bring is set in this game, as in a lesson. It counts nowhere."),
    "names_mended": mark("Some names in this saved game do not fit here. In their place stand: {names}."),
    # names
    "name_empty": mark("Everybody needs a name."),
    "name_long": mark("A name has at most {most} letters."),
    "name_unfit": mark("There are letters in this name that nobody can see."),
    "name_taken": mark("Two people have the same name."),
    "name_alike": mark("This name looks like “{other}”."),
    "name_undrawable": mark("Some of these letters cannot be drawn here."),
    "name_wide": mark("This name is too wide."),
    # computers
    "no_advice": mark("There is no advice just now."),
    "plain_player": mark("A computer player failed. It goes on by a simple rule."),
    "plain_reported": mark("A computer player failed. It goes on by a simple rule. What happened stands in {file}."),
    "computers_slow": mark("A computer player thought for too long. A simple rule chose for it."),
    "computers_died": mark("The computer players stopped working. A simple rule plays for them until they are started anew."),
    "computers_back": mark("The computer players are back, at their level."),
    # settings
    "setting": mark("{file}: the value of “{setting}” does not fit. Its default is used; all other settings stay."),
    "setting_names": mark("{file}: a name that does not fit here was changed or left out; all other settings stay."),
    "settings_damaged": mark("{file} is damaged in line {line}. The defaults are used; the file stays until you change a setting."),
    "settings_unreadable": mark("{file} cannot be read ({reason}). The defaults are used; the file stays until you change a setting."),
    "settings_no_file": mark("{file} is no file. The defaults are used; it stays as it is until you change a setting."),
    "settings_too_large": mark("{file} is too large: over {most} KB. The defaults are used; the file stays until you change a setting."),
    # playing
    "over": mark("The game is over."),
}
_FOLDERS: Final = {
    "missing": mark("The folder {folder} is missing. Install the program again, or start it from a complete copy."),
    "unreadable": mark("The folder {folder} cannot be read ({reason}). Allow reading it, then start the program again."),
    "not_a_folder": mark("{folder} is a file, and a folder is needed there. Move the file away, then start the program again."),
    "uncreatable": mark("The folder {folder} cannot be created ({reason}). Allow writing there, or name another folder in {variable}."),
    "unwritable": mark("Nothing can be written in the folder {folder} ({reason}). Allow writing there, or name another one in {variable}."),
}
_TEXTS: Final = {
    "unreadable": mark("{file} cannot be read ({reason}). Install the program again; until then English stands in."),
    "catalogue": mark("{file} is damaged. Install the program again; until then English stands in."),
    "no_text": mark("{file} is damaged in line {line}: this is no text. Install the program again."),
    "before_heading": mark("{file} is damaged in line {line}: a heading is missing before it. Install the program again."),
    "heading": mark("{file} is damaged in line {line}: this is no heading. Install the program again."),
    "no_section": mark("{file} is damaged: there is no section in it. Install the program again."),
}


def known(refusal: Refusal) -> bool:
    """Whether the refusal is one that is worded here, not by a game."""
    return refusal.code in _SENTENCES


def say(refusal: Refusal) -> str:
    """A refusal of the match or the record as a sentence."""
    params = dict(refusal.params)
    if "part" in params:
        params["part"] = _part(params["part"])
    return _(_SENTENCES[refusal.code]).format(**params)


def _part(part: str) -> str:
    """A part of the rules (`Game.parts`): `haunt_NN`."""
    return _("haunt {number}").format(number=int(part.removeprefix("haunt_")))


def say_error(error: RecordError | PlaceError | MapError | TextError) -> str:
    """An error as a sentence or two."""
    if isinstance(error, MapError):
        where = [_("Map {file}").format(file=error.file)]
        where += [_("layer {layer}").format(layer=error.layer)] if error.layer else []
        where += [_("object {object}").format(object=error.object)] if error.object else []
        return f"{', '.join(where)}: {_(error.sentences[error.code]).format(**error.params)}"
    if isinstance(error, PlaceError):
        return _(_FOLDERS[error.code]).format(**error.params)
    if isinstance(error, TextError):
        return _(_TEXTS[error.code]).format(**error.params)
    return say(error.refusal)
