"""Last Friday's table in the window: draws one observation and turns clicks and keys into one of the legal actions."""
