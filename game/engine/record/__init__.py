"""The record of a game: its save, its replay and its bug report, in one plain-text file that only ever grows.

Line 1 is the header (JSON); then comes one line for each thing that happened, oldest first:

    step d17 via 43 ~5a1f09c2        an action of a seat or of chance, in the game's own text
    undo ~77b0c1e4                   the last action was taken back
    seat 3 person Anna ~0f6d2b91     a person holds the seat from here on
    seat 3 computer normal ~c3...    a computer player of that level does
    part haunt_05 2 ~18...           the game goes on with another version of a part of the rules that it has not come to yet
    concede 3 ~9d...                 the seat gave up, and the game is over
    over ~e2...                      the game came to its own end

What stands behind the ~ proves the line and all before it (`check`). Records of format 1 have no such proof: they are read, played
and added to as they are, and the list of games says so. Lines end with LF; CRLF and a byte order mark, which editors add, are read.

A record holds every secret of its game. Nothing here reads rules: `game.engine.match` plays the lines. The rooms: `lines` what a line
says, `check` the proof, `reading`, `writing`, `errors`, `listing` and its `index`.
"""

from __future__ import annotations

from game.engine.record.check import Chain
from game.engine.record.errors import RecordError, shown_name
from game.engine.record.index import Entry, Index
from game.engine.record.lines import (
    CONCEDE,
    FORMAT,
    GIVEN,
    OVER,
    PART,
    PROVEN,
    SEAT,
    SEED,
    SUFFIX,
    UNDO,
    WORDS,
    Header,
    Holder,
    parse_part_line,
    parse_seat_line,
    part_line,
    seat_line,
)
from game.engine.record.listing import Found, RecordInfo, records_in
from game.engine.record.reading import Written, game_of, read_record
from game.engine.record.writing import RecordFile, Recording, free_path, fresh_path

__all__ = [
    "CONCEDE",
    "FORMAT",
    "GIVEN",
    "OVER",
    "PART",
    "PROVEN",
    "SEAT",
    "SEED",
    "SUFFIX",
    "UNDO",
    "WORDS",
    "Chain",
    "Entry",
    "Found",
    "Header",
    "Holder",
    "Index",
    "RecordError",
    "RecordFile",
    "RecordInfo",
    "Recording",
    "Written",
    "free_path",
    "fresh_path",
    "game_of",
    "parse_part_line",
    "parse_seat_line",
    "part_line",
    "read_record",
    "records_in",
    "seat_line",
    "shown_name",
]
