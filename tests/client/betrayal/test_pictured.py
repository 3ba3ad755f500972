"""Every figure and token has its picture, and what makes a noise has its sound."""

from __future__ import annotations

import pytest

from game.betrayal import haunts
from game.client.betrayal.look import monster, token
from game.client.betrayal.noises import _SOUNDS
from game.client.pictures import has_picture
from game.client.sound import EFFECTS
from game.words.betrayal.haunts import words_of


@pytest.mark.parametrize("number", [0, *haunts.NUMBERS])
def test_every_figure_and_token_has_a_picture(number: int) -> None:
    assert [kind for kind in haunts.haunt(number).figures if not has_picture(monster(kind))] == []
    assert [kind for kind in words_of(number).tokens if not has_picture(token(kind))] == []


def test_what_makes_a_noise_has_its_sound() -> None:
    assert set(_SOUNDS.values()) <= EFFECTS
