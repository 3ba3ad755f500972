"""The door: starts Four Lanterns."""

from __future__ import annotations

import argparse
import multiprocessing
import os
import sys
import time

VIEWERS = ("table", "all")


def _size(text: str) -> tuple[int, int]:
    """A size written WxH."""
    wide, _x, tall = text.partition("x")
    if not (wide.isdigit() and tall.isdigit() and 320 <= int(wide) <= 7680 and 240 <= int(tall) <= 4320):
        raise argparse.ArgumentTypeError(f"{text!r} is no size such as 1920x1080")
    return int(wide), int(tall)


def _viewer(text: str) -> str:
    """A seat's number, table or all."""
    if not text.isdigit() and text not in VIEWERS:
        raise argparse.ArgumentTypeError(f"{text!r} is no viewer: a seat's number, table or all")
    return text


def arguments() -> argparse.ArgumentParser:
    """What can be asked of the program."""
    from game.words.language import LANGUAGES

    parser = argparse.ArgumentParser(
        prog="main.py",
        description="Four Lanterns: horror board games at one table. Without options the window opens.",
        epilog="Games are saved in the data folder of the user; FOUR_LANTERNS_DATA names another one.",
    )
    parser.add_argument("--version", action="store_true", help="tell the version and exit")
    parser.add_argument(
        "--selftest", action="store_true", help="open every picture, board, language, text and game, play each, say what is broken, exit"
    )
    picture = parser.add_argument_group("pictures", "Draw one screen into a PNG file, without a window.")
    picture.add_argument("--screenshot", metavar="OUT.png", help="the file to write")
    picture.add_argument("--scene", default="", help="title, setup, settings, maps, continue, rulebook, menu, curtain, scoring or end")
    picture.add_argument("--game", default="", metavar="NAME", help="the game of setup or rulebook, such as stayaway")
    picture.add_argument("--record", metavar="FILE", help="a saved game (.lantern); without --scene its table is drawn")
    picture.add_argument("--position", metavar="TEXT", help="a written position (README says how), or @FILE with one, instead of --record")
    picture.add_argument("--after", metavar="N", type=int, help="after so many of its actions (default: all)")
    picture.add_argument("--viewer", metavar="V", type=_viewer, default="table", help="who looks: a seat from 0, table or all")
    picture.add_argument("--size", metavar="WxH", type=_size, default=(1280, 720), help="width and height in pixels (1280x720)")
    picture.add_argument("--lang", choices=LANGUAGES, help="the language (default: as set)")
    picture.add_argument("--text-scale", type=float, choices=(1.0, 1.25, 1.5, 2.0), help="the size of text (default: as set)")
    return parser


def no_screen() -> str:
    """Why no window can be opened, or nothing."""
    if sys.platform.startswith(("win", "darwin")) or os.environ.get("SDL_VIDEODRIVER"):
        return ""
    if os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"):
        return ""
    return "Four Lanterns needs a screen, and there is none here: neither DISPLAY nor WAYLAND_DISPLAY is set."


def say(words: str) -> None:
    """Words for whoever started the program; a windowed build has nobody to tell."""
    if sys.stderr is not None:
        print(words, file=sys.stderr)


def fill_streams() -> None:
    """Opens what was closed of the standard streams' numbers, as nothing: the next file, a saved game perhaps, would get such a
    number, and the complaints of some library with it."""
    while (number := os.open(os.devnull, os.O_RDWR)) <= 2:
        pass
    os.close(number)


def version() -> str:
    """The program's name and version."""
    from game.engine import places

    return f"Four Lanterns {places.version()}"


def main() -> int:
    """Runs the program; the exit code."""
    multiprocessing.freeze_support()
    began = time.perf_counter()
    fill_streams()
    options = arguments().parse_args()
    if options.version:
        print(version())
        return 0
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    if options.selftest or options.screenshot:
        os.environ["SDL_VIDEODRIVER"] = "dummy"
    elif words := no_screen():
        say(words)
        return 2
    # without it every frame goes through the graphics card and back, which costs ten milliseconds and a hundred megabytes
    os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
    # pygame is imported from here on only, so that the computers' processes, which import this file, stay small
    from game.client import opening

    if options.selftest:
        return opening.selftest()
    if options.screenshot:
        return opening.screenshot(options)
    return opening.play(began)


if __name__ == "__main__":
    sys.exit(main())
