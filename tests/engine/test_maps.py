"""The map reader: a small map read whole, every kind of damage named with file, layer and object, and the camp itself."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from game.engine import places
from game.engine.mapfile import MapError
from game.engine.tiles import FLIP_DIAGONAL, FLIP_X, FLIP_Y
from game.lastfriday import campmap, campreader
from game.lastfriday.campmap import CampMap

TILESET = """<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" name="terrain" tilewidth="32" tileheight="32" tilecount="2" columns="0">
 <tile id="0"><image width="32" height="32" source="../sprites/grass.svg"/></tile>
 <tile id="1"><image width="32" height="32" source="../sprites/lake.svg"/></tile>
</tileset>
"""

MAP = """<?xml version="1.0" encoding="UTF-8"?>
<map version="1.8" orientation="orthogonal" width="4" height="3" tilewidth="32" tileheight="32" infinite="0">
 <tileset firstgid="1" source="terrain.tsx"/>
 <layer id="1" name="ground" width="4" height="3">
  <data encoding="csv">
1,1,1,1,
1,2,2,1,
1,1,1,1
</data>
 </layer>
 <layer id="2" name="flips" width="4" height="3">
  <data encoding="csv">
0,0,0,2147483650,
1073741826,536870914,3758096386,0,
0,0,0,0
</data>
 </layer>
 <objectgroup id="3" name="paths">
  <object id="1" type="path" x="20" y="20">
   <properties>
    <property name="a" value="7"/>
    <property name="b" value="d1"/>
   </properties>
   <polyline points="0,0 15,5 40,10 60,0"/>
  </object>
  <object id="2" type="path" x="0" y="0">
   <properties>
    <property name="a" value="d1"/>
    <property name="b" value="8"/>
   </properties>
   <polyline points="80,20 100,60"/>
  </object>
 </objectgroup>
 <objectgroup id="4" name="places">
  <object id="3" name="озеро" type="lake" x="40" y="40">
   <polygon points="0,0 50,0 50,40 0,40"/>
  </object>
  <object id="4" type="cabin" x="5" y="60" width="30" height="20">
   <properties>
    <property name="colour" value="green"/>
   </properties>
  </object>
  <object id="5" type="pier" x="0" y="0">
   <properties>
    <property name="number" type="int" value="2"/>
   </properties>
   <polygon points="50,40 60,40 60,60"/>
  </object>
 </objectgroup>
 <objectgroup id="5" name="spaces">
  <object id="6" name="7" type="circle" x="10" y="10" width="20" height="20">
   <properties>
    <property name="start" value="maniac"/>
   </properties>
   <ellipse/>
  </object>
  <object id="7" name="8" type="circle" x="90" y="50" width="20" height="20">
   <ellipse/>
  </object>
  <object id="8" name="d1" type="dot" x="75" y="15" width="10" height="10">
   <properties>
    <property name="pier" type="int" value="2"/>
    <property name="welcome" type="bool" value="true"/>
   </properties>
   <ellipse/>
  </object>
  <object id="9" name="red" type="entrance" x="5" y="70" width="20" height="20">
   <ellipse/>
  </object>
 </objectgroup>
</map>
"""

Writer = Callable[..., Path]


@pytest.fixture
def write(tmp_path: Path) -> Writer:
    """Writes the small project and returns its map's path; a text given for a file replaces it."""

    def make(text: str = MAP, tileset: str = TILESET) -> Path:
        for name in ("grass", "lake"):
            picture = tmp_path / "sprites" / f"{name}.svg"
            picture.parent.mkdir(exist_ok=True)
            picture.write_text("<svg/>", encoding="utf-8")
        path = tmp_path / "maps" / "small.tmx"
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
        (path.parent / "terrain.tsx").write_text(tileset, encoding="utf-8")
        return path

    return make


def read(path: Path) -> CampMap:
    return campreader.read_map(path, root=path.parent.parent)


def test_a_small_map_is_read_whole(write: Writer) -> None:
    board = read(write())
    assert (board.file, board.width, board.height, board.tile_size, board.pixel_size) == ("small.tmx", 4, 3, 32, (128, 96))
    assert {space.name: (space.kind, space.x, space.y) for space in board.spaces} == {
        "7": ("circle", 20, 20),
        "8": ("circle", 100, 60),
        "d1": ("dot", 80, 20),
        "red": ("entrance", 15, 80),
    }
    seven, eight, dot, _ = board.spaces
    assert (seven.start, eight.start) == ("maniac", "")
    assert (dot.pier, dot.welcome, dot.arrow) == (2, True, False)
    assert board.paths == (campmap.Path("7", "d1", ((35, 25), (60, 30))), campmap.Path("d1", "8"))
    lake, cabin, pier = board.places
    assert (lake.name, lake.kind, lake.x, lake.y) == ("озеро", "lake", 65, 60)
    assert (cabin.colour, cabin.points) == ("green", ((5, 60), (35, 60), (35, 80), (5, 80)))
    assert (pier.number, pier.points[0]) == (2, (50, 40))


def test_tile_layers_keep_their_order_their_pictures_and_their_flips(write: Writer) -> None:
    board = read(write())
    ground, flips = board.layers
    grass, lake = (1 + [tile.image for tile in board.tiles].index(f"sprites/{name}.svg") for name in ("grass", "lake"))
    assert ground.name == "ground"
    assert ground.cells == (grass,) * 5 + (lake,) * 2 + (grass,) * 5
    assert flips.cells[3:7] == (lake | FLIP_X, lake | FLIP_Y, lake | FLIP_DIAGONAL, lake | FLIP_X | FLIP_Y | FLIP_DIAGONAL)
    assert not any(flips.cells[:3] + flips.cells[7:])


def test_a_hidden_tile_layer_is_left_out(write: Writer) -> None:
    board = read(write(MAP.replace('name="flips"', 'name="flips" visible="0"')))
    assert [layer.name for layer in board.layers] == ["ground"]


def test_a_moved_circle_moves_on_the_board_and_takes_its_path_along(write: Writer) -> None:
    board = read(write(MAP.replace('type="circle" x="10" y="10"', 'type="circle" x="30" y="40"')))
    assert (board.spaces[0].x, board.spaces[0].y) == (40, 50)
    assert board.paths[0].bends == ((35, 25), (60, 30))


def test_a_board_survives_its_journey_as_bytes(write: Writer) -> None:
    board = read(write())
    assert campmap.decode(campmap.encode(board)) == board
    with pytest.raises(msgspec.ValidationError):
        campmap.decode(msgspec.msgpack.encode({"file": "small.tmx"}))


def test_a_process_that_is_given_a_board_never_loads_pygame_or_pytmx(write: Writer, tmp_path: Path) -> None:
    parcel = tmp_path / "board"
    parcel.write_bytes(campmap.encode(read(write())))
    code = (
        "import sys, pathlib\n"
        "from game.lastfriday import campmap\n"
        "board = campmap.decode(pathlib.Path(sys.argv[1]).read_bytes())\n"
        "print(len(board.spaces), [name for name in ('pygame', 'pytmx') if name in sys.modules])\n"
    )
    done = subprocess.run([sys.executable, "-c", code, str(parcel)], capture_output=True, text=True, cwd=places.root(), check=True)
    assert done.stdout.split("\n")[0] == "4 []"


DOT = '<object id="8" name="d1" type="dot" x="75" y="15" width="10" height="10">'
DAMAGES = [
    # what is replaced, by what, the code, the layer, the object
    ("<map ", "<maps ", "not_xml", "", ""),
    (MAP[39:], "<tileset/>", "not_a_map", "", ""),
    ("orthogonal", "isometric", "orientation", "", ""),
    ('width="4" height="3" tilewidth', 'width="0" height="3" tilewidth', "whole_number", "", ""),
    ('tileheight="32" inf', 'tileheight="16" inf', "not_square", "", ""),
    ('<tileset firstgid="1" source="terrain.tsx"/>', '<tileset firstgid="1" name="inner"/>', "unknown_tile", "ground", ""),
    ('<tileset firstgid="1" source', '<tileset firstgid="0" source', "whole_number", "", ""),
    ('<tileset firstgid="1" source', "<tileset source", "missing_attribute", "", ""),
    (
        '<tileset firstgid="1" source="terrain.tsx"/>',
        '<tileset firstgid="1" source="terrain.tsx"/><tileset firstgid="2" source="terrain.tsx"/>',
        "tileset_overlap",
        "",
        "",
    ),
    ("terrain.tsx", "water.tsx", "missing_tileset", "", ""),
    ('name="flips"', 'name="ground"', "duplicate_layer", "ground", ""),
    ('name="flips"', 'name=""', "nameless_layer", "", ""),
    ('<layer id="2" name="flips"', '<layer id="2" name="flips" offsetx="1.5"', "layer_offset", "flips", ""),
    ('<layer id="2" name="flips"', '<layer id="2" name="flips" opacity="0.5"', "effect", "flips", ""),
    ('name="flips" width="4"', 'name="flips" width="5"', "layer_size", "flips", ""),
    ('<objectgroup id="3"', '<imagelayer id="9" name="sky"/><objectgroup id="3"', "layer_kind", "sky", ""),
    ('<objectgroup id="3"', '<group name="all" opacity="0.5"/><objectgroup id="3"', "effect", "all", ""),
    ('<objectgroup id="3"', '<group name="all"><imagelayer name="sky"/></group><objectgroup id="3"', "layer_kind", "sky", ""),
    ('<objectgroup id="3"', '<group name="all"><layer name="flips"/></group><objectgroup id="3"', "duplicate_layer", "flips", ""),
    ('encoding="csv"', 'encoding="base64" compression="zstd"', "packed", "ground", ""),
    ('encoding="csv"', 'encoding="base64"', "packed", "ground", ""),
    ('encoding="csv"', 'encoding="csv" compression="lzma"', "encoding", "ground", ""),
    ('encoding="csv"', 'encoding="hex"', "encoding", "ground", ""),
    (' encoding="csv"', "", "cells", "ground", ""),
    ("1,2,2,1,", "1,2,2,", "cells", "ground", ""),
    ("1,2,2,1,", "1,x,2,1,", "cell", "ground", ""),
    ("1,2,2,1,", "1,2,9,1,", "unknown_tile", "ground", ""),
    ('name="places"', 'name="things"', "unknown_layer", "things", ""),
    (MAP[MAP.index(' <objectgroup id="4"') : MAP.index(' <objectgroup id="5"')], "", "missing_layer", "places", ""),
    (MAP[MAP.index(' <layer id="1"') : MAP.index(' <objectgroup id="3"')], "", "no_tile_layer", "", ""),
    ('<property name="start" value="maniac"/>', '<property name="start" type="class"/>', "property_type", "spaces", "7 (id 6)"),
    ('<property name="start" value="maniac"/>', '<property name="start" type="list"/>', "property_type", "spaces", "7 (id 6)"),
    ('name="welcome"', 'name="pier"', "duplicate_property", "spaces", "d1 (id 8)"),
    ('name="welcome"', 'name="width"', "reserved_property", "spaces", "d1 (id 8)"),
    ('name="welcome"', 'name="wellcome"', "unknown_property", "spaces", "d1 (id 8)"),
    ('<property name="start" value="maniac"/>', '<property name="arrow" value="1"/>', "unknown_property", "spaces", "7 (id 6)"),
    ('type="bool" value="true"', 'value="true"', "property_kind", "spaces", "d1 (id 8)"),
    ('type="bool" value="true"', 'type="bool" value="false"', "property_value", "spaces", "d1 (id 8)"),
    ('value="maniac"', 'value="ghost"', "property_value", "spaces", "7 (id 6)"),
    ('value="maniac"', 'value=""', "property_empty", "spaces", "7 (id 6)"),
    ('<property name="colour" value="green"/>', '<property name="colour" value="pink"/>', "property_value", "places", "id 4"),
    ('name="number" type="int" value="2"', 'name="number" type="int" value="5"', "property_value", "places", "id 5"),
    ('<property name="b" value="8"/>', "", "missing_property", "paths", "id 2"),
    (
        '<layer id="1" name="ground" width="4" height="3">',
        '<layer id="1" name="ground" width="4" height="3"><properties><property name="mood" value="calm"/></properties>',
        "unknown_property",
        "ground",
        "",
    ),
    (DOT, DOT.replace('id="8"', 'id="7"'), "object_id", "spaces", "d1 (id 7)"),
    (DOT, DOT.replace('id="8"', ""), "object_id", "spaces", "d1 (id ?)"),
    (DOT, DOT.replace("x=", 'template="dot.tx" x='), "template", "spaces", "d1 (id 8)"),
    (DOT, DOT.replace("type=", 'class="circle" type='), "two_types", "spaces", "d1 (id 8)"),
    (DOT, DOT.replace("type=", 'glow="red" type='), "unknown_attribute", "spaces", "d1 (id 8)"),
    ("<ellipse/>", "<capsule/>", "shape", "spaces", "7 (id 6)"),
    ("<ellipse/>", "<star/>", "unknown_element", "spaces", "7 (id 6)"),
    ("<ellipse/>", "<ellipse/><point/>", "shape", "spaces", "7 (id 6)"),
    ("<ellipse/>", "<ellipse/><ellipse/>", "element_twice", "spaces", "7 (id 6)"),
    ('<layer id="2" name="flips"', '<layer id="2" name="flips" mode="multiply"', "effect", "flips", ""),
    ('<layer id="2" name="flips"', '<layer id="2" name="flips" glow="1"', "unknown_attribute", "flips", ""),
    ('<objectgroup id="4"', '<lights/><objectgroup id="4"', "unknown_element", "", ""),
    ('height="3" tilewidth', 'height="3" skewx="4" tilewidth', "effect", "", ""),
    ('height="3" tilewidth', 'height="300000" tilewidth', "whole_number", "", ""),
    ('<polyline points="80,20 100,60"/>', '<polyline points=""/>', "empty_shape", "paths", "id 2"),
    ('<polyline points="80,20 100,60"/>', "<polyline/>", "empty_shape", "paths", "id 2"),
    (DOT, DOT.replace("x=", 'rotation="30" x='), "rotated", "spaces", "d1 (id 8)"),
    (DOT, DOT.replace('x="75"', 'x="nan"'), "number", "spaces", "d1 (id 8)"),
    (DOT, DOT.replace('x="75"', 'x="left"'), "number", "spaces", "d1 (id 8)"),
    ("80,20 100,60", "80,20 100", "point", "paths", "id 2"),
    (DOT, DOT.replace('x="75"', 'x="175"'), "outside", "spaces", "d1 (id 8)"),
    ("15,5 40,10", "15,5 400,10", "outside", "paths", "id 1"),
    (DOT, DOT.replace('width="10"', 'width="0"'), "empty_shape", "spaces", "d1 (id 8)"),
    (DOT, DOT.replace('name="d1"', ""), "dot_name", "spaces", "id 8"),
    (DOT, DOT.replace('name="d1"', 'name="1"'), "dot_name", "spaces", "1 (id 8)"),
    (DOT, DOT.replace('type="dot"', 'type="spot"'), "unknown_type", "spaces", "d1 (id 8)"),
    (DOT, DOT.replace('type="dot"', ""), "unknown_type", "spaces", "d1 (id 8)"),
    ('<object id="7" name="8"', '<object id="7" name="7"', "duplicate_name", "spaces", "7 (id 7)"),
    ('<object id="7" name="8"', '<object id="7" name="08"', "circle_name", "spaces", "08 (id 7)"),
    ('name="red" type="entrance"', 'name="pink" type="entrance"', "object_name", "spaces", "pink (id 9)"),
    ('<object id="4" type="cabin"', '<object id="4" name="озеро" type="cabin"', "duplicate_name", "places", "озеро (id 4)"),
    ("<ellipse/>", "<point/>", "shape", "spaces", "7 (id 6)"),
    ("<ellipse/>", "", "shape", "spaces", "7 (id 6)"),
    ("<ellipse/>", "<text>7</text>", "shape", "spaces", "7 (id 6)"),
    ('<polyline points="80,20 100,60"/>', '<polygon points="80,20 100,60"/>', "shape", "paths", "id 2"),
    ('<object id="4" type="cabin"', '<object id="4" gid="1" type="cabin"', "shape", "places", "id 4"),
    ("80,20 100,60", "80,20", "empty_shape", "paths", "id 2"),
    ("50,40 60,40 60,60", "50,40 60,40", "empty_shape", "places", "id 5"),
    ('<property name="b" value="8"/>', '<property name="b" value="d999"/>', "unknown_space", "paths", "id 2"),
    ('<property name="b" value="8"/>', '<property name="b" value="red"/>', "entrance_path", "paths", "id 2"),
    ('<property name="b" value="8"/>', '<property name="b" value="d1"/>', "same_space", "paths", "id 2"),
    ('<property name="a" value="d1"/>', '<property name="a" value="7"/>', "two_circles", "paths", "id 2"),
    ('<property name="b" value="8"/>', '<property name="b" value="7"/>', "duplicate_path", "paths", "id 2"),
]


@pytest.mark.parametrize(("old", "new", "code", "layer", "thing"), DAMAGES, ids=[f"{n}-{damage[2]}" for n, damage in enumerate(DAMAGES)])
def test_each_damage_is_named_with_its_file_layer_and_object(write: Writer, old: str, new: str, code: str, layer: str, thing: str) -> None:
    assert old in MAP
    with pytest.raises(MapError) as caught:
        read(write(MAP.replace(old, new, 1)))
    error = caught.value
    assert (error.code, error.layer, error.object) == (code, layer, thing)
    assert error.file == "small.tmx"
    assert all(part in str(error) for part in ("small.tmx", layer, thing))
    assert "{" not in str(error)


SHEET = '<image width="64" height="32" source="../sprites/grass.svg"/><tile id="0">'
TILE_DAMAGES = [
    ("</tileset>", "</tile>", "broken_tileset"),
    ('<tile id="0">', '<tileoffset x="3" y="0"/><tile id="0">', "effect"),
    ('<tile id="0">', '<tile id="0" glow="1">', "unknown_attribute"),
    ('<tile id="0">', '<tile id="1">', "tile_twice"),
    ('<tile id="0">', '<tile id="0" width="16" height="32">', "tile_size"),
    ('<image width="32"', '<image trans="ff00ff" width="32"', "effect"),
    (TILESET[39:], "<map/>", "broken_tileset"),
    ('<tile id="0">', SHEET, "tileset_sheet"),
    ("sprites/grass.svg", "sprites/gras.svg", "missing_image"),
    ('<image width="32" height="32" source="../sprites/grass.svg"/>', "", "tile_without_image"),
    ('<tile id="0"><image width="32"', '<tile id="0"><image width="64"', "tile_size"),
    ('<tile id="0">', '<tile id="0"><animation><frame tileid="1" duration="9"/></animation>', "animation"),
    ('<tile id="0">', '<tile id="0"><properties><property name="k" type="class"/></properties>', "property_type"),
]


@pytest.mark.parametrize(("old", "new", "code"), TILE_DAMAGES, ids=[f"{n}-{damage[2]}" for n, damage in enumerate(TILE_DAMAGES)])
def test_each_damage_of_a_tileset_is_named(write: Writer, old: str, new: str, code: str) -> None:
    assert old in TILESET
    with pytest.raises(MapError) as caught:
        read(write(tileset=TILESET.replace(old, new, 1)))
    assert (caught.value.file, caught.value.code) == ("small.tmx", code)
    assert "small.tmx" in str(caught.value)


def test_a_picture_outside_the_programs_folder_is_refused(write: Writer) -> None:
    path = write()
    with pytest.raises(MapError) as caught:
        campreader.read_map(path, root=path.parent)
    assert caught.value.code == "image_outside"


def test_a_map_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(MapError, match=r"nowhere\.tmx") as caught:
        read(tmp_path / "nowhere.tmx")
    assert caught.value.code == "missing_file"


def test_what_the_reader_cannot_foresee_is_still_a_map_error(write: Writer, monkeypatch: pytest.MonkeyPatch) -> None:
    import pytmx

    def fail(*args: object, **more: object) -> None:
        raise KeyError("surprise")

    monkeypatch.setattr(pytmx, "TiledMap", fail)
    with pytest.raises(MapError, match="surprise") as caught:
        read(write())
    assert caught.value.code == "unforeseen"
