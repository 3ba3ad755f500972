"""The sounds are there, can be heard and hurt nobody; without a device the house plays on in silence."""

from __future__ import annotations

import math
from array import array
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from operator import mul
from pathlib import Path

import pygame
import pytest

from game.client import sound
from game.client.sound import AMBIENCES, CROSS_FADE, EFFECTS, INTERFACE, MUSIC, Sound, gain
from game.engine import places

FOLDER = Path(__file__).parents[2] / "sprites" / "sounds"
NAMES = sorted(EFFECTS | AMBIENCES | MUSIC)
LOOPS = sorted(AMBIENCES | MUSIC)
RATE = 44_100
KILOBYTES = dict.fromkeys(EFFECTS | AMBIENCES, 160) | dict.fromkeys(MUSIC, 900)
SECONDS = dict.fromkeys(EFFECTS, (0.03, 8.0)) | dict.fromkeys(AMBIENCES, (10.0, 30.0)) | dict.fromkeys(MUSIC, (60.0, 90.0))
SHORT = {"click": 0.1, "back": 0.2, "step_grass": 0.6, "step_wood": 0.8, "take": 0.5}
"""What is heard very often is over soon."""


@dataclass
class Volumes:
    effects_volume: int = 80
    ambience_volume: int = 60
    music_volume: int = 50
    muted: bool = False


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += 1.0
        return self.now


@pytest.fixture(autouse=True)
def no_mixer_left() -> Iterator[None]:
    pygame.mixer.quit()
    yield
    pygame.mixer.quit()


@pytest.fixture(scope="module")
def samples() -> dict[str, array[int]]:
    """Every file as the mixer plays it: whole numbers of 16 bits, left and right in turn."""
    pygame.mixer.init(RATE, -16, 2)
    found = {name: array("h", pygame.mixer.Sound(FOLDER / f"{name}.ogg").get_raw()) for name in NAMES}
    pygame.mixer.quit()
    return found


def loudness(part: array[int]) -> float:
    """The root of the mean square, full scale being 1."""
    return math.sqrt(sum(map(mul, part, part)) / len(part)) / 32768


def steps(wave: Sequence[int]) -> list[int]:
    """How far the wave goes from each sample to the next."""
    return [after - before for before, after in pairwise(wave)]


def biggest(wave: Sequence[int]) -> int:
    return max(map(abs, wave))


def in_channel(number: int) -> pygame.mixer.Sound:
    found = pygame.mixer.Channel(number).get_sound()
    assert found is not None
    return found


def steady(player: Sound, seconds: float = CROSS_FADE) -> None:
    for _ in range(round(seconds * 20) + 1):
        player.update(0.05)


# --- the files


def test_each_sound_has_its_file_and_each_file_its_sound() -> None:
    assert sorted(path.name for path in FOLDER.iterdir()) == [f"{name}.ogg" for name in NAMES]


@pytest.mark.parametrize("name", NAMES)
def test_a_file_is_small_and_its_own_kind(name: str) -> None:
    data = (FOLDER / f"{name}.ogg").read_bytes()
    assert data[:4] == b"OggS"
    assert data[29:35] == b"vorbis"
    assert int.from_bytes(data[40:44], "little") == RATE
    assert 2_000 < len(data) < KILOBYTES[name] * 1000


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.slow
def test_a_sound_can_be_heard_and_does_not_clip(name: str, samples: dict[str, array[int]]) -> None:
    wave = samples[name]
    shortest, longest = SECONDS[name]
    assert shortest < len(wave) / 2 / RATE < SHORT.get(name, longest)
    assert biggest(wave) < 0.93 * 32768
    assert 0.008 < loudness(wave) < 0.2
    assert abs(sum(wave) / len(wave)) < 0.002 * 32768


@pytest.mark.parametrize("name", sorted(EFFECTS))
def test_an_effect_begins_and_ends_without_a_click(name: str, samples: dict[str, array[int]]) -> None:
    wave = samples[name]
    peak = biggest(wave)
    assert biggest(wave[:2]) < 0.08 * peak
    assert biggest(wave[-20:]) < 0.05 * peak


@pytest.mark.parametrize("name", LOOPS)
def test_a_loop_joins_its_beginning(name: str, samples: dict[str, array[int]]) -> None:
    """Across the seam the wave neither jumps nor bends more than it does elsewhere."""
    wave = samples[name]
    for ear in (0, 1):
        one = wave[ear::2]
        jumps = steps(one[RATE : 2 * RATE])
        seam = steps([*one[-3:], *one[:3]])
        assert biggest(seam) <= biggest(jumps)
        assert biggest(steps(seam)) <= biggest(steps(jumps))


@pytest.mark.parametrize("name", sorted(AMBIENCES))
def test_an_ambience_is_as_loud_at_its_end_as_at_its_beginning(name: str, samples: dict[str, array[int]]) -> None:
    wave = samples[name]
    assert 0.5 < loudness(wave[: RATE // 5]) / loudness(wave[-RATE // 5 :]) < 2


def test_the_theme_lasts_whole_bars(samples: dict[str, array[int]]) -> None:
    """32 bars of three beats at 72 a minute, to the sample: a loop that is late stumbles."""
    assert len(samples["theme"]) // 2 == round(32 * 3 * 60 / 72 * RATE)


@pytest.mark.slow
def test_what_warns_is_louder_than_what_answers_a_hand(samples: dict[str, array[int]]) -> None:
    peaks = {name: max(wave) for name, wave in samples.items()}
    for name in ("reveal", "death"):
        assert peaks[name] > 2 * max(peaks["click"], peaks["back"], peaks["night"], peaks["theme"])


@pytest.mark.slow
def test_the_synthesiser_makes_these_files(tmp_path: Path, samples: dict[str, array[int]]) -> None:
    pytest.importorskip("numpy", reason="the synthesiser needs numpy")
    pytest.importorskip("soundfile", reason="the synthesiser needs soundfile")
    from game.client.soundmaking.__main__ import main
    from game.client.soundmaking.recipes import RECIPES

    assert sorted(RECIPES) == NAMES
    pygame.mixer.init(RATE, -16, 2)
    for name in ("click", "take", "step_dark", "turn"):
        for run in ("one", "two"):
            assert main(["--only", name, "--folder", str(tmp_path / run)]) == 0
        one = tmp_path / "one" / f"{name}.ogg"
        assert one.read_bytes() == (tmp_path / "two" / f"{name}.ogg").read_bytes()
        made = array("h", pygame.mixer.Sound(one).get_raw())
        assert len(made) == len(samples[name])
        assert max(abs(a - b) for a, b in zip(made, samples[name], strict=True)) < 0.02 * 32768


# --- playing


def test_every_sound_plays_on_the_dummy_device() -> None:
    player = Sound(Volumes(), Clock())
    for name in sorted(EFFECTS):
        player.play(name)
        assert pygame.mixer.get_busy()
        pygame.mixer.stop()
    assert player.problem == ""


def test_the_device_is_opened_by_the_first_sound_only() -> None:
    player = Sound(Volumes())
    assert pygame.mixer.get_init() is None
    player.play("click")
    assert pygame.mixer.get_init() is not None


def test_a_muted_house_does_not_open_the_device() -> None:
    player = Sound(Volumes(muted=True))
    player.play("reveal")
    player.ambience("night")
    player.music("theme")
    steady(player)
    assert pygame.mixer.get_init() is None
    assert player.problem == ""


def test_the_house_unmuted_plays_what_should_have_been_heard() -> None:
    player = Sound(Volumes(muted=True))
    player.ambience("night")
    player.music("theme")
    player.apply(Volumes())
    steady(player)
    assert pygame.mixer.Channel(0).get_busy()
    assert pygame.mixer.music.get_busy()
    assert pygame.mixer.music.get_volume() == pytest.approx(gain(50), abs=0.01)


def test_a_loop_that_was_turned_down_is_heard_when_turned_up() -> None:
    player = Sound(Volumes(ambience_volume=0))
    player.play("click")
    player.ambience("fire")
    assert not pygame.mixer.Channel(0).get_busy()
    player.apply(Volumes(ambience_volume=100))
    steady(player)
    assert in_channel(0).get_volume() == pytest.approx(1.0, abs=0.01)


def test_one_ambience_fades_into_the_next() -> None:
    player = Sound(Volumes(ambience_volume=100))
    player.ambience("night")
    night = in_channel(0)
    assert night.get_volume() == 0
    steady(player)
    assert night.get_volume() == pytest.approx(1.0, abs=0.01)
    player.ambience("wind")
    player.update(CROSS_FADE / 2)
    wind = in_channel(1)
    assert night.get_volume() ** 2 + wind.get_volume() ** 2 == pytest.approx(1.0, abs=0.03)
    steady(player)
    assert not pygame.mixer.Channel(0).get_busy()
    assert pygame.mixer.Channel(1).get_busy()
    player.ambience(None)
    steady(player)
    assert not pygame.mixer.Channel(1).get_busy()


@pytest.mark.slow
def test_the_same_ambience_again_changes_nothing() -> None:
    player = Sound(Volumes())
    player.ambience("night")
    steady(player)
    player.ambience("night")
    steady(player)
    assert pygame.mixer.Channel(0).get_busy()
    assert not pygame.mixer.Channel(1).get_busy()


def test_music_fades_out_and_comes_back() -> None:
    player = Sound(Volumes())
    player.music("theme")
    steady(player)
    player.music(None)
    player.update(CROSS_FADE / 2)
    assert pygame.mixer.music.get_busy()
    player.music("theme")
    steady(player)
    assert pygame.mixer.music.get_volume() == pytest.approx(gain(50), abs=0.01)
    player.music(None)
    steady(player)
    assert not pygame.mixer.music.get_busy()


def test_mute_is_heard_at_once() -> None:
    player = Sound(Volumes())
    player.ambience("night")
    player.music("theme")
    player.play("reveal")
    steady(player)
    player.apply(Volumes(muted=True))
    assert pygame.mixer.music.get_volume() == 0
    assert in_channel(0).get_volume() == 0


def test_half_way_is_a_quarter_of_the_power_and_no_volume_goes_past_the_ends() -> None:
    assert [gain(0), gain(50), gain(100)] == [0, 0.25, 1]
    assert [gain(-5), gain(300), gain(80, muted=True)] == [0, 1, 0]


def test_the_same_effect_is_not_begun_twice_in_a_moment() -> None:
    moment = [0.0]
    player = Sound(Volumes(), lambda: moment[0])

    def playing() -> int:
        return sum(pygame.mixer.Channel(number).get_busy() for number in range(sound.CHANNELS))

    player.play("reveal")
    player.play("reveal")
    assert playing() == 1
    moment[0] += 1
    player.play("reveal")
    assert playing() == 2


def test_more_sounds_than_channels_leave_the_ambience_alone() -> None:
    player = Sound(Volumes(), Clock())
    player.ambience("night")
    night = in_channel(0)
    for _ in range(2 * sound.CHANNELS):
        player.play("death")
    assert in_channel(0) == night
    assert pygame.mixer.Channel(1).get_sound() is None


def test_a_hand_is_not_heard_while_somebody_acts_in_private() -> None:
    player = Sound(Volumes(), Clock())
    player.private = True
    for name in sorted(INTERFACE):
        player.play(name)
    assert pygame.mixer.get_init() is None
    player.play("step_dark")
    assert pygame.mixer.get_busy()


@pytest.mark.parametrize("driver", ["dummy", "there_is_no_such_driver"])
def test_a_name_that_does_not_exist_is_an_error_on_every_machine(driver: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", driver)
    player = Sound(Volumes())
    with pytest.raises(ValueError, match="thunder"):
        player.play("thunder")
    with pytest.raises(ValueError, match="click"):
        player.ambience("click")
    with pytest.raises(ValueError, match="night"):
        player.music("night")


# --- in silence


def use_everything(player: Sound) -> None:
    for name in sorted(EFFECTS):
        player.play(name)
    for name in sorted(AMBIENCES):
        player.ambience(name)
        player.update(0.5)
    player.music("theme")
    steady(player)
    player.ambience(None)
    player.music(None)
    steady(player)


def test_without_a_device_the_house_plays_on_in_silence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "there_is_no_such_driver")
    player = Sound(Volumes())
    assert player.problem == ""
    use_everything(player)
    assert player.problem == "no_device"
    player.close()


def test_a_device_that_comes_later_is_found_when_settings_change(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "there_is_no_such_driver")
    player = Sound(Volumes())
    player.ambience("night")
    assert player.problem == "no_device"
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    player.apply(Volumes(effects_volume=70))
    assert player.problem == ""
    assert pygame.mixer.Channel(0).get_busy()


def test_a_device_that_goes_away_is_survived_and_found_again() -> None:
    player = Sound(Volumes(), Clock())
    player.ambience("night")
    player.music("theme")
    player.play("click")
    pygame.mixer.quit()
    use_everything(player)
    player.ambience("fire")
    assert player.problem == "no_device"
    player.apply(Volumes(effects_volume=70))
    assert player.problem == ""
    assert pygame.mixer.get_busy()


def test_pygame_without_its_mixer_is_survived(monkeypatch: pytest.MonkeyPatch) -> None:
    class Missing:
        def __getattr__(self, name: str) -> object:
            raise NotImplementedError("mixer module not available")

    with monkeypatch.context() as patch:
        patch.setattr(pygame, "mixer", Missing())
        player = Sound(Volumes())
        use_everything(player)
        assert player.problem == "no_device"
        player.close()


def test_files_that_are_missing_or_broken_are_told_and_survived(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(places, "sprites", lambda: tmp_path)
    player = Sound(Volumes(), Clock())
    use_everything(player)
    assert player.problem == "no_folder"
    (tmp_path / "sounds").mkdir()
    for name in NAMES:
        (tmp_path / "sounds" / f"{name}.ogg").write_bytes(b"OggS and nothing that follows")
    player = Sound(Volumes(), Clock())
    use_everything(player)
    assert player.problem == "bad_file"


def test_a_closed_house_gives_the_device_back() -> None:
    player = Sound(Volumes())
    player.music("theme")
    player.close()
    assert pygame.mixer.get_init() is None
    player.close()
