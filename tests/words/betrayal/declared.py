"""What a haunt's rules name, read off what they declare and off their source: for comparing with its words file."""

from __future__ import annotations

import ast
import importlib
import inspect
import re
from collections.abc import Iterator
from functools import lru_cache
from types import ModuleType

from game.betrayal import haunts
from game.betrayal.haunts import steps
from game.betrayal.haunts.pursuit import CHASE

PACKAGE = "game.betrayal.haunts"
_LAID = {"lay_token": "tokens"}
_NOTED = {"mark": "marks", "unmark": "marks", "marks_word": "marks", "count": "counters", "counts": "counters"}
"""Call -> what its first word (after `s`, where it is a function) names."""


@lru_cache(maxsize=64)
def _helpers(name: str) -> frozenset[str]:
    """The modules of the haunts' room that a module of it imports, with what those import."""
    found: set[str] = set()
    left = [name]
    while left:
        for node in ast.walk(_tree(left.pop())):
            module = node.module or "" if isinstance(node, ast.ImportFrom) else ""
            if module.startswith(f"{PACKAGE}.") and module not in found:
                found.add(module)
                left.append(module)
    return frozenset(found)


@lru_cache(maxsize=64)
def _tree(name: str) -> ast.Module:
    return ast.parse(inspect.getsource(importlib.import_module(name)))


def modules(number: int) -> list[str]:
    """A haunt's module, and those that no other haunt uses."""
    every = {other: f"{PACKAGE}.{haunts.part(other)}" for other in haunts.NUMBERS}
    others = {helper for other, name in every.items() if other != number for helper in _helpers(name)}
    return [every[number], *sorted(_helpers(every[number]) - others)]


def strings(number: int, shared: bool = False) -> set[str]:
    """Every string in a haunt's modules, with `shared` also in those that it shares with others; of one with {gaps} each part."""
    found = set()
    whole = f"{PACKAGE}.{haunts.part(number)}"
    for name in [whole, *_helpers(whole)] if shared else modules(number):
        for node in ast.walk(_tree(name)):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
    return found


def named(number: int) -> set[tuple[str, str]]:
    """What the calls in a haunt's modules name: (field of `HauntWords`, id)."""
    return {found for name in modules(number) for found in _calls(importlib.import_module(name), _tree(name))}


def _calls(module: ModuleType, tree: ast.Module) -> Iterator[tuple[str, str]]:
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        name = _called(node.func)
        values = {keyword.arg: keyword.value for keyword in node.keywords}
        if name == "Told":
            yield from (("facts", word) for word in _words(module, values["fact"]))
        elif name == "learn":
            yield from (("facts", word) for word in _words(module, node.args[1]))
        elif name == "Roll":
            yield from (("purposes", word) for word in _words(module, node.args[1]))
        elif name == "Choose":
            yield from (("asks", word) for word in _words(module, node.args[1]))
        elif name in _NOTED:
            yield from ((_NOTED[name], word) for word in _words(module, node.args[0]))
        elif name in _LAID:
            yield from ((_LAID[name], word) for word in _words(module, node.args[0]))


def _called(function: ast.expr) -> str:
    """The name of a function, or of a method of the position."""
    if isinstance(function, ast.Attribute) and isinstance(function.value, ast.Name):
        return function.attr if function.value.id == "s" else ""
    return function.id if isinstance(function, ast.Name) else ""


def _words(module: ModuleType, value: ast.expr) -> Iterator[str]:
    """The strings that an expression can be; of one with gaps the part before the first, without its underscore."""
    if isinstance(value, ast.Constant) and isinstance(value.value, str):
        yield value.value
    elif isinstance(value, ast.IfExp):
        yield from (*_words(module, value.body), *_words(module, value.orelse))
    elif isinstance(value, ast.Name) and isinstance(getattr(module, value.id, None), str):
        yield getattr(module, value.id)
    elif isinstance(value, ast.JoinedStr):
        yield from (first.rstrip("_") for first in _words(module, value.values[0]))
    elif isinstance(value, ast.FormattedValue):
        yield from _words(module, value.value)


def declared(number: int) -> Iterator[tuple[str, str]]:
    """What a haunt's values name: (field of `HauntWords`, id)."""
    haunt = haunts.haunt(number)
    for aim in haunt.aims:
        yield from (("ends", reason) for reason in (aim.reason, aim.otherwise))
        yield from (("counters", name) for condition in aim.conditions() for name in condition.counted())
    for action in haunt.actions:
        yield from (("counters", action.counts), ("marks", action.once), ("marks", action.cures.removeprefix("-")))
        yield from (("matters", action.counts), ("matters", action.once))
        yield from (("facts", fact) for fact in action.leave or ())
        yield from (("leaves", action.id) for _fact in (action.leave or ())[:1])
    for step in haunt.start:
        if isinstance(step, steps.Lay):
            yield "tokens", step.token
        elif isinstance(step, steps.Track):
            yield "counters", step.counter
        elif isinstance(step, steps.LayOneOf):
            yield "asks", step.what
        elif isinstance(step, steps.MarkHeroes):
            yield "marks", step.name
    for kind, manners in haunt.figures.items():
        if manners.double:
            yield "doubles", kind
        if manners.chases:
            yield from (("facts", f"{kind}_chases"), ("asks", CHASE))
        if manners.bound:
            yield from (("facts", f"{kind}_{manners.bound}"), ("marks", manners.bound))
    yield from (("purposes", trial.purpose) for trial in haunt.trials)
    yield from (("facts", delivery.fact) for delivery in haunt.deliveries)
    yield from (("marks", delivery.name) for delivery in haunt.deliveries)


def ends(number: int) -> set[str]:
    """Why a game with this haunt may be over."""
    found = {text for text in strings(number) if re.fullmatch(r"(?:traitors|heroes|nobody)_\w+|all_dead", text)}
    return found - {name for veto in haunts.haunt(number).forbids for name in (veto.id, veto.section)}
