"""The computer players of Betrayal at House on the Hill."""
