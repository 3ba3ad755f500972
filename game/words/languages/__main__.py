"""Keeps the catalogues of short strings. Needs Babel, which the program itself does not.

python -m game.words.languages extract   take all strings of words and window into LANG/LC_MESSAGES/fourlanterns.po; translations stay,
                                         new strings come empty, vanished ones go
python -m game.words.languages compile   write the .mo files that the program reads
python -m game.words.languages check     say what is missing, fuzzy, out of date or has other placeholders (exit code 1)
python -m game.words.languages missing   print what has no translation yet, one string a line
"""

from __future__ import annotations

import argparse
import sys

from game.words.languages import catalogues


def main() -> int:
    """Runs one of the commands; the exit code."""
    parser = argparse.ArgumentParser(
        prog="python -m game.words.languages", description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("command", choices=("extract", "compile", "check", "missing"))
    command = parser.parse_args().command
    if command == "extract":
        for language, fresh in catalogues.extract().items():
            print(f"{language}: {fresh} without a translation")
    elif command == "compile":
        catalogues.compile_all()
    elif command == "missing":
        for language in catalogues.TRANSLATED:
            for message in catalogues.untranslated(language):
                print(f"{language}\t{message!r}")
    else:
        faults = catalogues.check()
        for fault in faults:
            print(fault)
        return 1 if faults else 0
    return 0


if __name__ == "__main__":
    sys.exit(main())
