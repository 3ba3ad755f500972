"""What people in the room perceive of a game, compared between two games that differ only in what they may not know.

`pairs` finds a position, its twin with other secrets, and decisions for both that look the same to the table; `watching` drives the real
window through them with posted events and notes what can be seen and heard; `python -m tests.client.flows GAME --pairs N --seed S`.
"""
