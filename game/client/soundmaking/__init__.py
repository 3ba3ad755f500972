"""The synthesiser: every sound of the house is made here from sines and seeded noise, and from nothing recorded.

`python -m game.client.soundmaking` writes all files into sprites/sounds/. It needs numpy and soundfile; the program itself
plays the finished files and needs neither.
"""
