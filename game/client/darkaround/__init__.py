"""The window of Darkness Around: the fire, the parties, the dice."""
