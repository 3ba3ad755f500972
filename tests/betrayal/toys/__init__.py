"""Toy haunts: each tries a mechanism of the rules that no haunt of the game needs yet, or needs in another form.

They have numbers of their own and are registered for these tests alone (see `conftest`). Their figures, actions and ends go by ids that
have words, so that they can be played in the window as well.
"""
