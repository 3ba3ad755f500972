"""What can be wrong with a map file, in sentences that name the file, the layer and the object."""

from __future__ import annotations

from typing import ClassVar, NamedTuple
from xml.etree import ElementTree

from game.engine.plain import plain

Element = ElementTree.Element

NOTHING = "–"
"""How a sentence shows what is missing or empty, in any language."""

SENTENCES = {
    # the file
    "missing_file": "the file is not there.",
    "not_xml": "this is no XML file ({reason}); open it in Tiled and save it again.",
    "not_a_map": "the outermost element is <{found}> and must be <map>.",
    "orientation": "the map is {found}; only orthogonal maps are read.",
    "not_square": "its tiles are {width} by {height} pixels; square tiles are needed.",
    "unreadable": "the map cannot be read ({reason}).",
    "unforeseen": "the map cannot be read ({reason}).",
    # whatever the file holds
    "no_file": "{what} is a folder or a device, and a file is needed.",
    "too_large": "{what} is larger than {most} MB, the most that is read.",
    "too_many_elements": "{what} has more than {most} elements, the most that is read.",
    "too_deep": "in {what} more than {most} elements stand in each other, the most that is read.",
    "too_many_cells": "its layers have {found} cells together; at most {most} are read.",
    "doctype": "{what} has a document type with rules of its own (<!DOCTYPE>); take it away.",
    "unknown_element": "{element} is not known in {parent}; it may come from a newer Tiled.",
    "element_twice": "{element} stands twice in {parent}.",
    "unknown_attribute": "{element} has {name} = {found}, which is not known; it may come from a newer Tiled.",
    "missing_attribute": "{element} has no {name}.",
    "effect": "{element} has {name} = {found}, which a board does not show; take it away.",
    "number": "{name} is {found}, and no number.",
    "whole_number": "{name} is {found}; a whole number from {low} to {high} is needed.",
    # tilesets
    "missing_tileset": "the tileset {tileset} is not there.",
    "broken_tileset": "the tileset {tileset} is no XML tileset ({reason}).",
    "tileset_sheet": "the tileset {tileset} is one sheet; a collection of images is needed.",
    "missing_image": "tile {tile} of {tileset} shows {image}, which is not there.",
    "image_outside": "tile {tile} of {tileset} shows {image}, which lies outside the program's folder.",
    "tile_without_image": "tile {tile} of {tileset} has no image.",
    "tile_size": "tile {tile} of {tileset} is {found}; {wanted} is needed.",
    "tile_twice": "tile {tile} of {tileset} stands there twice.",
    "tileset_overlap": "the tilesets {tileset} and {other} have tile numbers in common; add them to the map anew.",
    "animation": "tile {tile} of {tileset} is animated; boards stand still.",
    # layers
    "duplicate_layer": "there are two layers of this name.",
    "nameless_layer": "a layer has no name.",
    "layer_kind": "a layer of kind {found} is not read; use tile layers and object layers.",
    "missing_layer": "the map has no layer of this name.",
    "no_tile_layer": "the map has no tile layer.",
    "unknown_layer": "no object layer of this name is known; known are {known}.",
    "layer_offset": "the layer is shifted by {found}; set its offset to 0.",
    "layer_size": "the layer is {found} tiles, the map {wanted}.",
    "encoding": "the tiles are stored as {found}; choose CSV in Tiled under Map, Map Properties.",
    "cells": "the layer holds {found} cells; {wanted} are needed.",
    "cell": "{found} is no tile number.",
    "packed": "the tiles cannot be unpacked ({found}: {reason}); choose CSV in Tiled under Map, Map Properties.",
    "chunk_outside": "the tile in column {column}, row {row} lies outside the map's size; take it away, or make the map larger.",
    "chunk_twice": "the tile in column {column}, row {row} stands there twice.",
    "unknown_tile": "the cell in column {column}, row {row} shows tile number {found}, which no tileset has.",
    # properties
    "property_type": "the property {name} is of type {found}; only text, whole numbers, numbers and yes or no are read.",
    "duplicate_property": "the property {name} stands there twice.",
    "reserved_property": "the property {name} is named like an attribute of Tiled's own; choose another name.",
    "unknown_property": "the property {name} is not known here; known are {known}.",
    "missing_property": "the property {name} is missing.",
    "property_kind": "the property {name} is stored as {found}; {wanted} is needed.",
    "property_empty": "the property {name} is empty.",
    "property_value": "the property {name} is {found}; allowed are {wanted}. One that does not apply is left out.",
    # objects
    "object_id": "the object's id {found} is missing, no number or used twice.",
    "template": "the object is made from a template; detach it.",
    "two_types": "the object has the type {found} and the class {other}; only one of them can be right.",
    "rotated": "the object is turned by {found} degrees; set its rotation to 0.",
    "shape": "the object is drawn as {found}, which is not read here; read are {wanted}.",
    "unknown_type": "objects of type {found} are not known in this layer; known are {known}.",
    "object_name": "the name {found} does not fit; {wanted} is needed.",
    "outside": "the point {x}, {y} lies outside the map.",
    "point": "{found} is no point; two numbers with a comma between are needed.",
    "too_long": "the shape's points take more than {most} letters, the most that is read.",
    "empty_shape": "the shape has no size.",
}


class MapError(Exception):
    """A map is not as it should be.

    `file` is its name, `layer` and `object` the names (or an object's id) where the fault lies, "" when it lies in no layer or object.
    `code` is a key of `sentences` and `params` what to put into its sentence, for the window to word in the person's language. A kind of
    map has a class of its own, with the sentences that only it needs.
    """

    sentences: ClassVar[dict[str, str]] = SENTENCES

    def __init__(self, file: str, layer: str, object: str, code: str, params: dict[str, str | int] | None = None) -> None:  # noqa: A002
        self.file = plain(file)
        self.layer = plain(layer)
        self.object = plain(object)
        self.code = code
        self.params = {name: plain(value) if isinstance(value, str) else value for name, value in (params or {}).items()}
        where = [f"Map {self.file}"]
        where += [f"layer {self.layer}"] if layer else []
        where += [f"object {self.object}"] if object else []
        super().__init__(f"{', '.join(where)}: {self.sentences[code].format(**self.params)}")


def label(element: Element) -> str:
    """What a message calls an object: its name and id, or only its id."""
    name, number = element.get("name", ""), element.get("id", "?")
    return f"{name} (id {number})" if name else f"id {number}"


class Where(NamedTuple):
    """A place in a map: its file, and the layer and object in it ("" when it lies in none). `sheet` is the tileset that is being read."""

    file: str
    layer: str = ""
    object: str = ""
    sheet: str = ""

    def fault(self, code: str, **params: str | int) -> MapError:
        """The error to raise here."""
        return MapError(self.file, self.layer, self.object, code, params)

    def named(self, element: Element) -> str:
        """What a sentence calls an element of the file."""
        told = [f' {name}="{element.get(name)}"' for name in ("id", "source", "name") if element.get(name)][:1]
        return f"<{element.tag}{''.join(told)}>" + (f" ({self.sheet})" if self.sheet else "")
