"""`python -m game.client.soundmaking` writes the sounds into sprites/sounds/; `--only NAME` writes one of them."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from game.client.soundmaking.oggfile import write
from game.client.soundmaking.recipes import RECIPES, made
from game.engine import places


def main(arguments: Sequence[str] | None = None) -> int:
    """Writes the files and prints their sizes; 1 when the folder cannot be written."""
    parser = argparse.ArgumentParser(prog="soundmaking", description="Make the sounds of the house.")
    parser.add_argument("--only", choices=sorted(RECIPES), metavar="NAME", help="make this sound alone")
    parser.add_argument("--folder", type=Path, help="where to write instead of sprites/sounds")
    options = parser.parse_args(arguments)
    try:
        folder = options.folder or places.sprites() / "sounds"
        folder.mkdir(parents=True, exist_ok=True)
        for name in [options.only] if options.only else RECIPES:
            wave = made(name)
            size = write(folder / f"{name}.ogg", wave, RECIPES[name].quality)
            print(f"{name:12} {len(wave) / 44_100:6.2f} s {size / 1000:7.1f} KB")
    except (places.PlaceError, OSError) as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
