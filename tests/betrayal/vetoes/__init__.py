"""The matrix of what haunts forbid: every card, room and token tried against every `Veto` of every haunt.

`stage` sets positions up, `watching` sees every deed as it happens and asks the declarations themselves, `trying` lets every cause run
through all that it may lead to. `python -m tests.betrayal.vetoes` prints the whole matrix; the tests take a share of it.
"""
