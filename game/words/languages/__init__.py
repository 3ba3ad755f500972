"""The catalogues of short strings, one folder for each language, and the tool that keeps them (`python -m game.words.languages`)."""
