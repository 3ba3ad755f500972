"""A match with people and computers, without a window: whose view, undo, history, the computers' process, saving."""
