"""What each part of the table needs of the view that it belongs to, and may do to it: no more of the view is known to it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from game.client.app import App
    from game.client.stayaway.buttons import Buttons
    from game.client.stayaway.cards import CardArt
    from game.client.stayaway.choosing import Choosing
    from game.client.stayaway.control import Control
    from game.client.stayaway.eyes import Eyes
    from game.client.stayaway.fan import Fan
    from game.client.stayaway.panel import Panel
    from game.client.stayaway.ring import RingPicture
    from game.client.stayaway.showing import Showing
    from game.client.stayaway.stage import Reading
    from game.client.stayaway.tabletop import Tabletop
    from game.session.face import Face
    from game.stayaway.observation import SaObservation
    from game.words.lines import Line


class HintContext(Protocol):
    """What hints need of the table."""

    fan: Fan
    observation: SaObservation | None
    ring: RingPicture
    table: Tabletop

    def names(self, seat: int) -> str: ...


class FanContext(Protocol):
    """What the hand needs of its table."""

    app: App
    art: CardArt
    caption: str
    choosing: Choosing
    control: Control
    eyes: Eyes
    observation: SaObservation | None
    panel: Panel
    ring: RingPicture
    session: Face
    showing: Showing
    shown: SaObservation | None
    table: Tabletop

    def names(self, seat: int) -> str: ...
    @property
    def reading(self) -> Reading | None: ...


class PanelContext(Protocol):
    """What the panel needs of its table."""

    buttons: Buttons
    eyes: Eyes
    lines: list[Line]
    observation: SaObservation | None
    tab: str

    def names(self, seat: int) -> str: ...
    @property
    def reading(self) -> Reading | None: ...
    def refresh(self) -> None: ...
    def warning(self) -> str: ...


class ButtonsContext(Protocol):
    """What the buttons need of their table."""

    app: App
    choosing: Choosing
    control: Control
    observation: SaObservation | None
    session: Face
    showing: Showing

    def focus_target(self) -> None: ...
    def has_read(self) -> None: ...
    def names(self, seat: int) -> str: ...
    @property
    def reading(self) -> Reading | None: ...
    def refresh(self) -> None: ...
    def skip(self) -> None: ...


class ControlContext(HintContext, Protocol):
    """What keys and clicks need of their table."""

    app: App
    choosing: Choosing
    eyes: Eyes
    panel: Panel
    pointer: tuple[int, int]
    session: Face
    showing: Showing
    tip: str

    def focus(self, key: str) -> None: ...
    def focus_target(self) -> None: ...
    def has_read(self) -> None: ...
    def hush(self) -> None: ...
    @property
    def reading(self) -> Reading | None: ...
    def refresh(self) -> None: ...
    def say(self, words: str) -> None: ...
    def settle(self) -> None: ...
    def settling(self, again: bool = False) -> bool: ...
    def touch(self) -> None: ...
