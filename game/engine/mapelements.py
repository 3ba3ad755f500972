"""Holds an element of a map file against the list of what is known, and gives it back in its plain form."""

from __future__ import annotations

from collections import Counter

from game.engine.mapfile import NOTHING, Element, Where, label
from game.engine.mapknown import KINDS, Kind
from game.engine.mapvalues import Unfit, as_number, as_whole, yes_or_no

_LAYERS = ("layer", "objectgroup", "group", "imagelayer")
SCALARS = ("string", "int", "float", "bool")
RESERVED = KINDS["object"].attributes.keys() | {"points", "parent", "properties"}
"""Names of Tiled's own, which no property can have."""


def known(element: Element, kind: str, where: Where) -> Element:
    """The element with all that stands in it, in its plain form. Raises MapError for what is not known."""
    about = KINDS[kind]
    if element.tag in _LAYERS:
        where = where._replace(layer=element.get("name", ""))
    elif kind == "object":
        where = where._replace(object=label(element))
    if about.open:
        return Element(element.tag, dict(element.attrib))
    plain = Element(element.tag, _attributes(element, about, where))
    plain.text = element.text
    counts = Counter(child.tag for child in element)
    for child in element:
        inner = about.once.get(child.tag) or about.many.get(child.tag)
        if inner is None:
            raise where.fault("unknown_element", element=where.named(child), parent=where.named(element))
        if counts[child.tag] > 1 and child.tag in about.once:
            raise where.fault("element_twice", element=where.named(child), parent=where.named(element))
        plain.append(known(child, inner, where))
    return plain


def _attributes(element: Element, about: Kind, where: Where) -> dict[str, str]:
    plain = {}
    for name, text in element.items():
        rule = about.attributes.get(name)
        if rule is None:
            raise where.fault("unknown_attribute", element=where.named(element), name=name, found=text or NOTHING)
        try:
            value = rule(text)
        except Unfit as error:
            shown = name if where.object else f"{where.named(element)} {name}"
            if error.code == "effect":
                raise where.fault("effect", element=where.named(element), name=name, found=text or NOTHING) from None
            raise where.fault(error.code, name=shown, found=text.strip() or NOTHING, **error.params) from None
        if value is not None:
            plain[name] = value
    for name in about.needed:
        if not element.get(name, "").strip() and name != "points":
            raise where.fault("missing_attribute", element=where.named(element), name=name)
    return plain


def check_properties(element: Element, where: Where, *, allowed: bool) -> None:
    """Brings properties into their plain form: scalar, once each, and not named like an attribute. With `allowed` it is a matter of the
    element's type which ones it may have; without it may have none. Raises MapError."""
    seen: set[str] = set()
    for entry in element.findall("properties/property"):
        name, kind = entry.get("name", ""), entry.get("type") or "string"
        if kind not in SCALARS:
            raise where.fault("property_type", name=name, found=kind)
        if name in RESERVED:
            raise where.fault("reserved_property", name=name)
        if name in seen:
            raise where.fault("duplicate_property", name=name)
        seen.add(name)
        if not allowed:
            raise where.fault("unknown_property", name=name, known=NOTHING)
        entry.set("type", kind)
        entry.set("value", _value(kind, entry.get("value", entry.text or "")))


def _value(kind: str, text: str) -> str:
    """A number or yes and no in the one way of writing it; what is neither stays as it is, and no allowed value is like it."""
    try:
        if kind == "int":
            return str(as_whole(text))
        if kind == "float":
            return repr(as_number(text))
        if kind == "bool":
            return "true" if yes_or_no(text) == "1" else "false"
    except Unfit:
        pass
    return text
