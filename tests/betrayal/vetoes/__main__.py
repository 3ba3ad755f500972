"""Prints the matrix: for each veto which causes would do what it forbids if nobody asked, and how many do (none).

python -m tests.betrayal.vetoes [--most N] [HAUNT ...]
"""

from __future__ import annotations

import argparse
import sys

from tests.betrayal.vetoes.matrix import broken
from tests.betrayal.vetoes.stage import vetoes
from tests.betrayal.vetoes.trying import CAUSES, MOST


def main() -> int:
    """The exit code: 1 where something forbidden has happened."""
    parser = argparse.ArgumentParser(prog="python -m tests.betrayal.vetoes", description=__doc__)
    parser.add_argument("--most", type=int, default=MOST, help="positions that one cause of one figure leads to at most")
    parser.add_argument("haunts", nargs="*", type=int, help="the haunts to look at; all of them")
    chosen = parser.parse_args()
    faults = 0
    print(f"{len(CAUSES)} causes")
    for number, veto in vetoes():
        if chosen.haunts and number not in chosen.haunts:
            continue
        does = [f"{name} ({', '.join(sorted(set(ids)))})" for name, ids, _ in broken(number, veto, most=chosen.most) if ids]
        would = [name for name, ids, _ in broken(number, veto, lifted=True, most=chosen.most) if ids]
        faults += len(does)
        print(f"{number:2} {veto.deed:8} {veto.id:28} {len(does)} of {len(would)}", flush=True)
        print(f"     would: {', '.join(would) or '-'}")
        if does:
            print(f"     DOES: {'; '.join(does)}")
    print(f"{faults} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
