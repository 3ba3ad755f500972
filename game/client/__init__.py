"""The window: scenes, widgets and one table view for each game."""
