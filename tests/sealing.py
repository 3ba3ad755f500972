"""Records with their checks counted anew: what somebody would write who changes a record on purpose, or another program."""

from __future__ import annotations

import json
from collections.abc import Iterable

from game.engine.record import Chain

SEPARATORS = (",", ":")


def texts(record: str) -> list[str]:
    """The lines of a record without their checks, the header too; the last is what stands behind the last line's end."""
    first, *rest = record.split("\n")
    header = json.loads(first)
    header.pop("check", None)
    return [json.dumps(header, ensure_ascii=False, separators=SEPARATORS), *(line.rpartition(" ~")[0] or line for line in rest)]


def sealed(lines: Iterable[str]) -> str:
    """The record of these lines, each with its check."""
    chain = Chain()
    return "".join(f"{chain.add(line)}\n" for line in lines)
