"""Referees: a second, slow reading of each game's rules, written from the rule files alone.

A referee shares no code with its game: it sees the set-up, the position as plain data, each action in its text form and the events,
and says what in them breaks a rule. `python -m tests.referees GAME --games N --seed S` lets one watch any number of games.
"""
