"""The screens that every game shares: title, set-up, settings, rulebook, menu, curtain and short messages."""
