"""Last Friday's table in the window."""
