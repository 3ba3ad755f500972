"""The window of Betrayal at House on the Hill."""
