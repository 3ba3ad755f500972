"""The real Tiled reads the shipped maps as our reader does: it exports them as JSON, and layers, objects and properties are compared."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import msgspec
import pytest

from game.betrayal.roommap import ROOMS, read_room
from game.engine import places
from game.engine.tiles import CELL_MASK
from game.lastfriday import campreader
from game.lastfriday.campmap import CampMap
from tests.engine import test_mapforms as forms
from tests.engine.test_maps import MAP

needs_tiled = pytest.mark.skipif(shutil.which("tiled") is None, reason="Tiled is not installed on this machine")
SPACE_PROPERTIES = ("start", "pier", "welcome", "arrow", "door", "inside")


@pytest.fixture(scope="module")
def camp() -> CampMap:
    return campreader.read_camp()


@pytest.fixture(scope="module")
def exported(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """What Tiled makes of camp.tmx."""
    return export(places.maps() / "camp.tmx", tmp_path_factory.mktemp("tiled"))


def export(source: Path, folder: Path) -> dict[str, Any]:
    """What Tiled makes of a map. It exits 0 on many a fault, so that only what it wrote counts."""
    out = folder / f"{source.stem}.json"
    run_tiled(folder, "--export-map", "json", str(source), str(out))
    read: dict[str, Any] = json.loads(out.read_text(encoding="utf-8"))
    return read


def run_tiled(folder: Path, *words: str) -> None:
    """Tiled at work in a folder, with no settings of its own and no screen."""
    (folder / "run").mkdir(mode=0o700, exist_ok=True)
    env = os.environ | {
        "QT_QPA_PLATFORM": "offscreen",
        "XDG_RUNTIME_DIR": str(folder / "run"),
        "XDG_CONFIG_HOME": str(folder),
        "HOME": str(folder),
    }
    subprocess.run(["tiled", *words], env=env, check=True, timeout=120, capture_output=True)


def layers(exported: dict[str, Any], kind: str) -> dict[str, dict[str, Any]]:
    return {layer["name"]: layer for layer in exported["layers"] if layer["type"] == kind}


def properties(thing: dict[str, Any]) -> dict[str, Any]:
    return {entry["name"]: entry["value"] for entry in thing.get("properties", [])}


def pictures(sheet: Path | None = None, first: int = 1) -> dict[int, str]:
    """Tile number in the file -> picture, straight from the tileset's XML; by default the camp's."""
    sheet = places.maps() / "terrain.tsx" if sheet is None else sheet
    found = {}
    for tile in ElementTree.parse(sheet).getroot().findall("tile"):
        image = tile.find("image")
        assert image is not None
        found[first + int(tile.get("id", ""))] = (sheet.parent / image.get("source", "")).resolve().relative_to(places.root()).as_posix()
    return found


@needs_tiled
def test_tiled_sees_the_same_size_and_no_loose_ends(exported: dict[str, Any], camp: CampMap) -> None:
    assert (exported["width"], exported["height"], exported["tilewidth"], exported["tileheight"]) == (camp.width, camp.height, 32, 32)
    assert (exported["orientation"], exported["infinite"]) == ("orthogonal", False)
    ids = [thing["id"] for layer in exported["layers"] for thing in layer.get("objects", [])]
    assert exported["nextobjectid"] == max(ids) + 1
    assert exported["nextlayerid"] == max(layer["id"] for layer in exported["layers"]) + 1


@needs_tiled
def test_tiled_sees_the_same_pictures_in_every_cell(exported: dict[str, Any], camp: CampMap) -> None:
    seen, images = layers(exported, "tilelayer"), pictures()
    assert list(seen) == [layer.name for layer in camp.layers]
    for layer in camp.layers:
        ours = [(camp.tiles[(cell & CELL_MASK) - 1].image, cell & ~CELL_MASK) if cell else None for cell in layer.cells]
        theirs = [(images[cell & CELL_MASK], cell & ~CELL_MASK) if cell else None for cell in seen[layer.name]["data"]]
        assert ours == theirs, layer.name


@needs_tiled
def test_tiled_sees_the_same_spaces(exported: dict[str, Any], camp: CampMap) -> None:
    things = layers(exported, "objectgroup")["spaces"]["objects"]
    theirs = {}
    for thing in things:
        assert thing["ellipse"] is True
        theirs[thing["name"]] = (thing["type"], thing["x"] + thing["width"] / 2, thing["y"] + thing["height"] / 2, properties(thing))
    ours = {}
    for space in camp.spaces:
        values = {name: getattr(space, name) for name in SPACE_PROPERTIES if getattr(space, name)}
        ours[space.name] = (space.kind, pytest.approx(space.x), pytest.approx(space.y), values)
    assert theirs == ours


@needs_tiled
def test_tiled_sees_the_same_paths(exported: dict[str, Any], camp: CampMap) -> None:
    things = layers(exported, "objectgroup")["paths"]["objects"]
    assert len(things) == len(camp.paths)
    for thing, path in zip(things, camp.paths, strict=True):
        assert (thing["type"], properties(thing)) == ("path", {"a": path.a, "b": path.b})
        bends = [(thing["x"] + point["x"], thing["y"] + point["y"]) for point in thing["polyline"][1:-1]]
        assert bends == [pytest.approx(bend) for bend in path.bends]


@needs_tiled
def test_tiled_sees_the_same_places(exported: dict[str, Any], camp: CampMap) -> None:
    things = layers(exported, "objectgroup")["places"]["objects"]
    assert len(things) == len(camp.places)
    for thing, place in zip(things, camp.places, strict=True):
        assert (thing["name"], thing["type"]) == (place.name, place.kind)
        assert properties(thing) == {name: value for name, value in (("colour", place.colour), ("number", place.number)) if value}
        outline = [(thing["x"] + point["x"], thing["y"] + point["y"]) for point in thing["polygon"]]
        assert outline == [pytest.approx(point) for point in place.points]


@needs_tiled
@pytest.mark.slow
@pytest.mark.parametrize("name", ROOMS)
def test_tiled_sees_the_same_room(name: str, tmp_path: Path) -> None:
    source = places.maps() / "rooms" / f"{name}.tmx"
    room, seen = read_room(source), export(source, tmp_path)
    assert (seen["width"], seen["height"], seen["tilewidth"], seen["orientation"], seen["infinite"]) == (8, 8, 32, "orthogonal", False)
    facts = {"floors": " ".join(room.floors), "kind": room.kind, "symbol": room.symbol, "outdoor": room.outdoor, "barrier": room.barrier}
    assert properties(seen) == {fact: value for fact, value in facts.items() if value}
    things = sorted((thing["type"], thing["name"]) for thing in layers(seen, "objectgroup")["doors"]["objects"])
    doors = [("door", side) for side in room.doors] + [("window", side) for side in room.windows]
    doors += [(kind, getattr(room, kind)) for kind in ("front_door", "stair_door") if getattr(room, kind)]
    assert things == sorted(doors)
    assert seen["nextobjectid"] == max(thing["id"] for thing in layers(seen, "objectgroup")["doors"]["objects"]) + 1
    assert seen["nextlayerid"] == max(layer["id"] for layer in seen["layers"]) + 1
    images: dict[int, str] = {}
    for sheet in seen["tilesets"]:
        images |= pictures(places.maps() / "rooms" / Path(sheet["source"]).name, sheet["firstgid"])
    for layer in room.layers:
        ours = [(room.tiles[(cell & CELL_MASK) - 1].image, cell & ~CELL_MASK) if cell else None for cell in layer.cells]
        data = layers(seen, "tilelayer")[layer.name]["data"]
        assert ours == [(images[cell & CELL_MASK], cell & ~CELL_MASK) if cell else None for cell in data], layer.name


def test_every_picture_of_the_tileset_is_there_and_none_is_left_over() -> None:
    files = {path.relative_to(places.root()).as_posix() for path in (places.sprites() / "terrain").glob("*")}
    assert set(pictures().values()) == files


def test_tile_pictures_keep_to_the_palette_and_to_one_tile() -> None:
    palette = {"#0E1418", "#16302B", "#2E4A3B", "#8FA79B", "#EDE3CF", "#F2B441", "#D9572B", "#B3261E", "#1F4E5F", "#3E8296", "#6B4A2F"}
    for path in sorted((places.sprites() / "terrain").glob("*.svg")):
        text = path.read_text(encoding="utf-8")
        assert 'viewBox="0 0 32 32"' in text, path.name
        assert set(re.findall(r"#[0-9A-Fa-f]{6}", text)) <= palette, path.name
        assert not re.search(r"<(text|linearGradient|radialGradient|image)\b", text), path.name


def test_moving_a_circle_in_the_file_moves_it_on_the_board(camp: CampMap, tmp_path: Path) -> None:
    for name in ("maps", "sprites/terrain"):
        shutil.copytree(places.root() / name, tmp_path / name)
    path = tmp_path / "maps" / "camp.tmx"
    tree = ElementTree.parse(path)
    circle = next(thing for thing in tree.iter("object") if thing.get("name") == "100" and thing.get("type") == "circle")
    circle.set("x", str(float(circle.get("x", "")) + 7))
    tree.write(path, encoding="UTF-8", xml_declaration=True)
    moved = campreader.read_map(path, root=tmp_path)
    wanted = {s.name: (s.x + (7 if s.name == "100" else 0), s.y) for s in camp.spaces}
    assert {s.name: (s.x, s.y) for s in moved.spaces} == {name: pytest.approx(where) for name, where in wanted.items()}
    assert moved.paths == camp.paths


@needs_tiled
@pytest.mark.slow
@pytest.mark.parametrize("infinite", ["0", "1"])
@pytest.mark.parametrize("how", forms.PACKERS)
def test_whatever_tiled_packs_is_read_as_the_same_board(how: str, infinite: str, tmp_path: Path) -> None:
    said = f'<data encoding="base64" compression="{how}">' if how else '<data encoding="base64">'

    def pack(found: re.Match[str]) -> str:
        return f"{said}{forms.packed(how, [int(cell) for cell in found[1].split(',')])}</data>"

    chosen = re.sub(r'<data encoding="csv">([^<]*)</data>', pack, MAP).replace('infinite="0"', f'infinite="{infinite}"')
    source = forms.place(tmp_path, chosen)
    for name in ("grass", "lake"):
        (tmp_path / "sprites" / f"{name}.svg").write_text('<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32"/>', "utf-8")
    tiled = source.with_name("tiled.tmx")
    run_tiled(tmp_path, "--embed-tilesets", "--export-map", "tmx", str(source), str(tiled))
    written = tiled.read_text("utf-8")
    assert ("<chunk" in written, "<image" in written, '<data encoding="base64"' in written) == (infinite == "1", True, True)
    board = campreader.read_map(tiled, tmp_path)
    assert msgspec.structs.replace(board, file="small.tmx") == campreader.read_map(forms.place(tmp_path, MAP), tmp_path)
