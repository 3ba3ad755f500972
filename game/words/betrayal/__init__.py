"""The words of Betrayal at House on the Hill."""
