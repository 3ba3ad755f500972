"""The faults that can be put into a source file: each is one node of its syntax tree, written otherwise."""

from __future__ import annotations

import ast
import copy
from collections.abc import Container, Iterator
from typing import Final

import msgspec

_COMPARED: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
_RECKONED: Final[dict[type[ast.operator], type[ast.operator]]] = {ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Div, ast.Div: ast.Mult}
_OPPOSITE: Final = {"min": "max", "max": "min", "any": "all", "all": "any"}
_KEPT: Final = ("tell", "append")  # what is told is no knowledge: see `_removed`


class Fault(msgspec.Struct, frozen=True):
    """One fault: in which lines, what kind of change, what stood there and what stands there now."""

    line: int
    column: int
    end_line: int
    end_column: int
    kind: str
    before: str
    after: str

    def put_into(self, source: str) -> str:
        """The source with the fault. Columns count bytes, as those of a syntax tree do."""
        lines = source.encode().splitlines(keepends=True)
        first, last = lines[self.line - 1], lines[self.end_line - 1]
        lines[self.line - 1 : self.end_line] = [first[: self.column] + self.after.encode() + last[self.end_column :]]
        return b"".join(lines).decode()

    def __str__(self) -> str:
        """The change in one line."""
        return f"{self.kind}: {_short(self.before)} -> {_short(self.after)}"


def _short(text: str) -> str:
    text = " ".join(text.split())
    return text if len(text) <= 60 else f"{text[:57]}..."


def faults(source: str, names: Container[str] | None = None) -> list[Fault]:
    """Every fault that the code of functions can be given, or of functions with some names, in the order of the file."""
    found = (
        fault
        for function in _functions(ast.parse(source))
        if names is None or function.name in names
        for node in _code_of(function)
        for fault in _changes(node)
    )
    return sorted(set(found), key=lambda each: (each.line, each.column, each.kind, each.after))


def _functions(tree: ast.AST) -> Iterator[ast.FunctionDef]:
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and not any(_named(mark) == "abstractmethod" for mark in node.decorator_list):
            yield node


def _named(node: ast.AST) -> str:
    return node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""


def _code_of(node: ast.AST) -> Iterator[ast.AST]:
    """What of a function runs and means something: no annotations, docstrings, assertions, errors raised, or texts made of values."""
    for name, value in ast.iter_fields(node):
        if name in ("annotation", "returns", "decorator_list", "type_params"):
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST) and not isinstance(child, ast.Assert | ast.Raise | ast.JoinedStr | ast.FunctionDef):
                yield child
                yield from _code_of(child)


def _changes(node: ast.AST) -> Iterator[Fault]:
    if isinstance(node, ast.Compare) and "random()" in ast.unparse(node.left):
        return  # the same in all but one case of many billions
    if isinstance(node, ast.Compare) and len(node.ops) == 1 and type(node.ops[0]) in _COMPARED:
        yield _changed(node, "comparison", "ops", [_COMPARED[type(node.ops[0])]()])
    elif isinstance(node, ast.BoolOp):
        yield _changed(node, "and, or", "op", ast.Or() if isinstance(node.op, ast.And) else ast.And())
    elif isinstance(node, ast.BinOp | ast.AugAssign) and type(node.op) in _RECKONED:
        yield _changed(node, "reckoning", "op", _RECKONED[type(node.op)]())
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield _written(node, "negation", node.operand)
    elif isinstance(node, ast.If | ast.While | ast.IfExp) and not isinstance(node.test, ast.Compare):
        yield _written(node.test, "condition", ast.UnaryOp(ast.Not(), node.test))
    elif isinstance(node, ast.Constant) and isinstance(node.value, int | float):
        yield _written(node, "constant", ast.Constant(_other(node.value)))
    elif isinstance(node, ast.Name) and node.id in _OPPOSITE:
        yield _changed(node, "opposite", "id", _OPPOSITE[node.id])
    elif _removed(node):
        yield _written(node, "removed", ast.Pass())


def _other(value: bool | int | float) -> bool | int | float:
    """Another constant: a weight's sign is turned, for its size is a matter of taste."""
    if isinstance(value, bool):
        return not value
    return value + 1 if isinstance(value, int) else -value or 1.0


def _removed(node: ast.AST) -> bool:
    """Whether this is a statement that can be left out: a call for what it does, or a change of what was there."""
    if isinstance(node, ast.AugAssign):
        return True
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Call) and _named(node.value.func) not in _KEPT


def _changed(node: ast.AST, kind: str, field: str, value: object) -> Fault:
    other = copy.deepcopy(node)
    setattr(other, field, value)
    return _written(node, kind, other)


def _written(node: ast.AST, kind: str, other: ast.AST) -> Fault:
    """The fault by which `other` stands where `node` stood. An expression gets brackets, so that it goes anywhere."""
    after = ast.unparse(ast.fix_missing_locations(other))
    if isinstance(node, ast.expr) and not isinstance(other, ast.Name | ast.Constant):
        after = f"({after})"
    line, column, end_line, end_column = (getattr(node, name) for name in ("lineno", "col_offset", "end_lineno", "end_col_offset"))
    return Fault(line, column, end_line, end_column, kind, ast.unparse(node), after)
