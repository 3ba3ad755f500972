"""One map, written in every form that says the same, is one board; and no file, whatever it holds, is more than a sentence."""

from __future__ import annotations

import base64
import gzip
import os
import struct
import sys
import zlib
from collections.abc import Callable
from pathlib import Path

import pytest

from game.engine import mapparse
from game.engine.mapcells import cells
from game.engine.mapfile import MapError
from game.engine.mapparse import Element
from game.engine.mapvalues import Unfit, as_whole, number, yes_or_no
from game.lastfriday import campreader
from game.lastfriday.campmap import CampMap
from tests.engine.test_maps import MAP, TILESET

if sys.version_info >= (3, 14):
    from compression import zstd
else:
    from backports import zstd

PACKERS: dict[str, Callable[[bytes], bytes]] = {"": bytes, "zlib": zlib.compress, "gzip": gzip.compress, "zstd": zstd.compress}

GROUND = [1, 1, 1, 1, 1, 2, 2, 1, 1, 1, 1, 1]
START, END = MAP.index("<data"), MAP.index("</data>") + len("</data>")


def place(folder: Path, text: str | bytes, tileset: str = TILESET) -> Path:
    """The small project in a folder, with this text as its map."""
    for name in ("grass", "lake"):
        picture = folder / "sprites" / f"{name}.svg"
        picture.parent.mkdir(exist_ok=True)
        picture.write_text("<svg/>", encoding="utf-8")
    path = folder / "maps" / "small.tmx"
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    (path.parent / "terrain.tsx").write_text(tileset, encoding="utf-8")
    return path


def read(folder: Path, text: str | bytes, tileset: str = TILESET) -> CampMap:
    return campreader.read_map(place(folder, text, tileset), root=folder)


def fault(folder: Path, text: str | bytes, tileset: str = TILESET) -> MapError:
    with pytest.raises(MapError) as caught:
        read(folder, text, tileset)
    return caught.value


def packed(how: str, numbers: list[int] = GROUND) -> str:
    data = struct.pack(f"<{len(numbers)}I", *numbers)
    return base64.b64encode(PACKERS[how](data)).decode()


def with_ground(data: str) -> str:
    return MAP[:START] + data + MAP[END:]


def chunk(x: int, y: int, wide: int, tall: int, inner: str) -> str:
    return f'<chunk x="{x}" y="{y}" width="{wide}" height="{tall}">{inner}</chunk>'


CHUNKS = (
    '<data encoding="csv">'
    + chunk(0, 0, 2, 3, "1,1,1,2,1,1")
    + chunk(2, 0, 4, 4, "1,1,0,0,2,1,0,0,1,1,0,0,0,0,0,0")
    + chunk(-16, 0, 1, 1, "0")
) + "</data>"
TILES = TILESET[TILESET.index("<tile ") : TILESET.index("</tileset>")]
GROUP = '<group name="all" offsetx="3" offsety="-2"><group name="inner" visible="1">{}</group></group>'
PLACES = MAP[MAP.index('<objectgroup id="4"') : MAP.index('<objectgroup id="5"')].strip()
MOVED = PLACES.replace("name=", 'offsetx="-3.0" offsety="2" name=', 1)

FORMS: dict[str, str | bytes] = {
    "Windows": MAP.replace("\n", "\r\n").encode(),
    "byte order mark": b"\xef\xbb\xbf" + MAP.encode(),
    "UTF-16": MAP.replace("UTF-8", "UTF-16").encode("utf-16"),
    "document type": MAP.replace("<map ", '<!DOCTYPE map SYSTEM "http://mapeditor.org/dtd/1.0/map.dtd">\n<map ', 1),
    "elements": with_ground("<data>" + "".join(f'<tile gid="{cell}"/>' for cell in GROUND) + "</data>"),
    **{
        f"base64 {how}".strip(): with_ground(
            f'<data encoding="base64"{f" compression={chr(34)}{how}{chr(34)}" if how else ""}>\n   {packed(how)}\n  </data>'
        )
        for how in ("", "zlib", "gzip", "zstd")
    },
    "chunks": with_ground(CHUNKS).replace('infinite="0"', 'infinite="1"'),
    "packed chunks": with_ground('<data encoding="base64" compression="zlib">' + chunk(0, 0, 4, 3, packed("zlib")) + "</data>").replace(
        'infinite="0"', 'infinite="1"'
    ),
    "tileset in the map": MAP.replace(
        '<tileset firstgid="1" source="terrain.tsx"/>',
        f'<tileset firstgid="1" name="t" tilewidth="32" tileheight="32" tilecount="2" columns="0">{TILES}</tileset>',
    ),
    "groups": MAP.replace(PLACES, GROUP.format(MOVED)),
    "moved layer": MAP.replace(
        PLACES,
        PLACES.replace('x="40" y="40"', 'x="39" y="38.5"')
        .replace('x="5" y="60"', 'x="4" y="58.5"')
        .replace('x="0" y="0"', 'x="-1" y="-1.5"')
        .replace("name=", 'offsetx="1" offsety="1.5" name=', 1),
    ),
    "class for type": MAP.replace(' type="circle"', ' class="circle"'),
    "numbers": MAP.replace('width="4" height="3"', 'width=" 4 " height="3.0"')
    .replace('x="10" y="10" width="20"', 'x="+10.0" y="1e1" width="2.0e+1"')
    .replace('type="int" value="2"', 'type="int" value=" 2.0 "')
    .replace('type="bool" value="true"', 'type="bool" value="1"')
    .replace('firstgid="1"', 'firstgid="01"')
    .replace('infinite="0"', 'infinite="false"')
    .replace("1,2,2,1", " 1.0, 2 ,+2,1"),
    "usual looks": MAP.replace(
        'name="flips"', 'name="flips" opacity="1.0" tintcolor="#ffffffff" parallaxx="1" offsetx="0.0" mode="normal"'
    ),
    "newer Tiled": MAP.replace('version="1.8"', 'version="1.12" tiledversion="1.12.2" class="board"').replace(
        ' <layer id="1"', ' <editorsettings><export target="x" format="y"/></editorsettings>\n <layer class="ground" locked="1" id="1"'
    ),
    "text of a property": MAP.replace('<property name="a" value="7"/>', '<property name="a">7</property>'),
}


@pytest.mark.parametrize("form", FORMS)
def test_each_form_that_says_the_same_is_the_same_board(tmp_path: Path, form: str) -> None:
    assert FORMS[form] not in (MAP, MAP.encode()), "the form differs"
    board, plain = read(tmp_path, FORMS[form]), read(tmp_path, MAP)
    assert board == plain


def test_what_a_group_does_not_show_is_not_shown(tmp_path: Path) -> None:
    flips = MAP[MAP.index('<layer id="2"') : MAP.index('<objectgroup id="3"')].strip()
    board = read(tmp_path, MAP.replace(flips, f'<group name="night" visible="0">{flips}</group>'))
    assert [layer.name for layer in board.layers] == ["ground"]


def test_an_empty_layer_of_an_infinite_map_has_no_chunk(tmp_path: Path) -> None:
    layer = '<layer id="9" name="nothing" width="4" height="3"><data encoding="csv"></data></layer>'
    text = MAP.replace(' <objectgroup id="3"', f'{layer}<objectgroup id="3"')
    assert fault(tmp_path, text).layer == "nothing"
    board = read(tmp_path, text.replace('infinite="0"', 'infinite="1"'))
    assert board.layers[2].cells == (0,) * 12


def bomb() -> str:
    """Ten entities, each of ten of the one before: a few lines that become gigabytes."""
    lines = ['<!ENTITY a0 "lol">'] + [f'<!ENTITY a{n} "{f"&a{n - 1};" * 10}">' for n in range(1, 10)]
    return MAP.replace("<map ", f"<!DOCTYPE map [{''.join(lines)}]><map ", 1).replace("maniac", "&a9;")


HOSTILE: dict[str, tuple[str | bytes, str]] = {
    "entities": (bomb(), "doctype"),
    "an entity that nobody declares": (
        MAP.replace("<map ", '<!DOCTYPE map SYSTEM "a.dtd"><map ', 1).replace("maniac", "&maniac;"),
        "not_xml",
    ),
    "another file": (MAP.replace("<map ", '<!DOCTYPE map [<!ENTITY a SYSTEM "file:///etc/hostname">]><map ', 1), "doctype"),
    "depth": (MAP.replace(PLACES, "<group name='g'>" * 5000 + "</group>" * 5000), "too_deep"),
    "elements": (MAP.replace(PLACES, "<group/>" * 2001), "too_many_elements"),
    "cells": (
        MAP.replace('width="4" height="3" tile', 'width="512" height="512" tile').replace(
            "<layer ",
            "<layer name='a' width='1' height='1'/><layer name='b' width='1' height='1'/>"
            + "<layer name='c' width='1' height='1'/><layer ",
            1,
        ),
        "too_many_cells",
    ),
    "a packed bomb": (with_ground(f'<data encoding="base64" compression="zlib">{packed("zlib", [0] * 900_000)}</data>'), "cells"),
    "a packed bomb of zstd": (with_ground(f'<data encoding="base64" compression="zstd">{packed("zstd", [0] * 900_000)}</data>'), "cells"),
    "bombs in chunks": (
        with_ground(f'<data encoding="base64" compression="zlib">{chunk(0, 0, 512, 512, packed("zlib", [0] * 512 * 512)) * 6}</data>'),
        "too_many_cells",
    ),
    "too many cells": (with_ground(f'<data encoding="csv">{"1," * 100_000}1</data>'), "cells"),
    "too many points": (MAP.replace("15,5", "15,5 " * 30_000), "too_long"),
    "half a pack": (with_ground(f'<data encoding="base64" compression="zlib">{packed("zlib")[:12]}</data>'), "cells"),
    "no pack": (with_ground('<data encoding="base64" compression="gzip">AAAA</data>'), "packed"),
    "no base64": (with_ground('<data encoding="base64">%%%</data>'), "packed"),
    "nothing": (b"", "not_xml"),
    "zeros": (bytes(5000), "not_xml"),
    "an encoding that is none": (MAP.replace("UTF-8", "klingon"), "not_xml"),
    "a letter that is none": (MAP.encode().replace(b"maniac", b"\xff\xfe"), "not_xml"),
    "a tile far away": (with_ground('<data encoding="csv">' + chunk(16, 0, 1, 1, "1") + "</data>"), "chunk_outside"),
    "a tile twice": (with_ground('<data encoding="csv">' + chunk(0, 0, 1, 1, "1") * 2 + "</data>"), "chunk_twice"),
    "a long number": (MAP.replace('x="10"', f'x="{"9" * 5000}"'), "number"),
    "a longer one": (MAP.replace('width="4"', f'width="{"9" * 5000}"', 1), "whole_number"),
    "other digits": (MAP.replace('x="10"', 'x="١٠"'), "number"),
    "a colour behind": (MAP.replace("<map ", '<map backgroundcolor="#102030" ', 1), "effect"),
}


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_file_is_told_of_in_a_sentence(tmp_path: Path, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mapparse, "ELEMENTS", 2000)
    text, code = HOSTILE[name]
    error = fault(tmp_path, text)
    assert error.code == code
    assert len(str(error)) < 500
    assert str(error).isprintable()


def test_a_tileset_is_read_as_carefully_as_a_map(tmp_path: Path) -> None:
    assert fault(tmp_path, MAP, TILESET.replace("<tileset", "<!DOCTYPE tileset [<!ENTITY a 'b'>]><tileset", 1)).code == "doctype"
    (tmp_path / "maps" / "folder.tsx").mkdir()
    assert fault(tmp_path, MAP.replace("terrain.tsx", "folder.tsx")).code == "no_file"


def test_a_file_that_is_too_large_is_not_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mapparse, "BYTES", 1000)
    assert fault(tmp_path, MAP).code == "too_large"


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no pipes among its files")
def test_a_pipe_is_no_map_and_nobody_waits_for_it(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.tmx")
    with pytest.raises(MapError) as caught:
        campreader.read_map(tmp_path / "pipe.tmx", tmp_path)
    assert caught.value.code == "no_file"


@pytest.mark.parametrize("text", ["1", " 1 ", "1.0", "+1", "1e0", "01", "1.", "10E-1"])
def test_a_number_is_one_number_in_every_form(text: str) -> None:
    assert (as_whole(text), number(text), yes_or_no(text)) == (1, "1", "1")


@pytest.mark.parametrize("text", ["", " ", "one", "1,0", "0x1", "1_0", "nan", "inf", "1e999", "1e10", "--1", "1 0", "١", "9" * 400, "½"])
@pytest.mark.parametrize("rule", [as_whole, number, yes_or_no])
def test_what_is_no_number_is_none(text: str, rule: Callable[[str], object]) -> None:
    with pytest.raises(Unfit):
        rule(text)


def test_cells_need_their_element() -> None:
    with pytest.raises(Unfit):
        cells(None, 1, 1)
    with pytest.raises(Unfit):
        cells(Element("data"), 1, 1)
