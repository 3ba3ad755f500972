"""What has a name and a sentence about it."""

from __future__ import annotations

import msgspec


class Named(msgspec.Struct, frozen=True):
    """A thing in English, marked for the catalogues: its name, and what it is or does."""

    name: str
    about: str
