"""Mutants: small faults put into the program, one at a time, each of which some test should notice."""
