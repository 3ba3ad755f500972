"""Prints the matrix: for each veto which causes would do what it forbids if nobody asked, and how many do (none).

python -m tests.betrayal.vetoes [HAUNT ...]
"""

from __future__ import annotations

import sys

from tests.betrayal.vetoes.matrix import broken
from tests.betrayal.vetoes.stage import vetoes


def main() -> int:
    """The exit code: 1 where something forbidden has happened."""
    chosen = {int(word) for word in sys.argv[1:]}
    faults = 0
    for number, veto in vetoes():
        if chosen and number not in chosen:
            continue
        does = [f"{name} ({', '.join(sorted(set(ids)))})" for name, ids, _ in broken(number, veto) if ids]
        would = [name for name, ids, _ in broken(number, veto, lifted=True) if ids]
        faults += len(does)
        print(f"{number:2} {veto.deed:8} {veto.id:28} asked: {len(does)} of {len(would)}", flush=True)
        print(f"     would: {', '.join(would) or '-'}")
        if does:
            print(f"     DOES: {'; '.join(does)}")
    print(f"{faults} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
