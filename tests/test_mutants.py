"""The faults of mutants are faults, and what they are put into is still Python."""

from __future__ import annotations

import ast
import random

from game.betrayal.haunts.base import Haunt
from tests.mutants.__main__ import KNOWLEDGE, PARTS, ROOT, drawn
from tests.mutants.faults import faults

SOURCE = '''
def chosen(hand, least=2):
    """Takes 3 if it may."""
    assert len(hand) < 9
    if hand and not least:
        hand.clear()
    best = max((card for card in hand if card >= least), default=0.5)
    least += 1
    return best * 2 if best in hand else True
'''


def test_every_kind_of_fault_is_found_and_stands_where_it_should() -> None:
    found = {f"{fault}" for fault in faults(SOURCE)}
    assert found == {
        "constant: 2 -> 3",
        "and, or: hand and (not least) -> (hand or not least)",
        "negation: not least -> least",
        "condition: hand and (not least) -> (not (hand and (not least)))",
        "removed: hand.clear() -> pass",
        "opposite: max -> min",
        "comparison: card >= least -> (card > least)",
        "constant: 0.5 -> -0.5",
        "reckoning: least += 1 -> least -= 1",
        "constant: 1 -> 2",
        "reckoning: best * 2 -> (best / 2)",
        "comparison: best in hand -> (best not in hand)",
        "constant: True -> False",
    }
    for fault in faults(SOURCE):
        changed = fault.put_into(SOURCE)
        assert ast.dump(ast.parse(changed)) != ast.dump(ast.parse(SOURCE))


def test_the_same_seed_draws_the_same_mutants_and_each_still_reads_as_python() -> None:
    for part in PARTS:
        mutants = drawn(part, 5, random.Random(3))
        assert [str(each) for each in mutants] == [str(each) for each in drawn(part, 5, random.Random(3))]
        assert len({str(each) for each in mutants}) == 5
        for mutant in mutants:
            source = (ROOT / mutant.file).read_text("utf-8")
            assert ast.dump(ast.parse(mutant.fault.put_into(source))) != ast.dump(ast.parse(source))


def test_what_a_haunt_tells_computers_is_named_as_in_the_haunts() -> None:
    assert all(callable(getattr(Haunt, name)) for name in KNOWLEDGE)
