#!/usr/bin/env python3
"""Makes every sound of the game from nothing but arithmetic: Content/FlickOfFaith/Audio/*.wav.

Needs only Python's standard library. The same script always makes the same bytes, so a change of a sound shows in its diff.
usage: make_sounds.py [FOLDER]
"""

import array
import math
import pathlib
import random
import sys
import wave

RATE = 44100


def seconds(length):
    return int(RATE * length)


def silence(length):
    return [0.0] * seconds(length)


def noise(length, seed):
    draw = random.Random(seed)
    return [draw.uniform(-1.0, 1.0) for _ in range(seconds(length))]


def low_pass(samples, hertz):
    """One pole, 6 dB an octave."""
    share = 1.0 - math.exp(-2.0 * math.pi * hertz / RATE)
    value, passed = 0.0, []
    for sample in samples:
        value += share * (sample - value)
        passed.append(value)
    return passed


def high_pass(samples, hertz):
    return [sample - low for sample, low in zip(samples, low_pass(samples, hertz))]


def fade(samples, attack, release):
    """A rise and a fall in seconds, so that nothing clicks."""
    count, rise, fall = len(samples), seconds(attack), seconds(release)
    shaped = []
    for i, sample in enumerate(samples):
        up = min(1.0, i / rise) if rise else 1.0
        down = min(1.0, (count - i) / fall) if fall else 1.0
        shaped.append(sample * up * down)
    return shaped


def decayed(samples, half_life):
    return [sample * 0.5 ** (i / RATE / half_life) for i, sample in enumerate(samples)]


def mode(hertz, half_life, length, phase=0.0):
    """One way in which a thing rings."""
    turn = 2.0 * math.pi * hertz / RATE
    return decayed([math.sin(turn * i + phase) for i in range(seconds(length))], half_life)


def mix(*layers):
    """Layers are (loudness, samples) or (loudness, samples, start in seconds)."""
    count = max(len(layer[1]) + seconds(layer[2] if len(layer) > 2 else 0.0) for layer in layers)
    mixed = [0.0] * count
    for layer in layers:
        start = seconds(layer[2]) if len(layer) > 2 else 0
        for i, sample in enumerate(layer[1]):
            mixed[start + i] += layer[0] * sample
    return mixed


def looped(samples, overlap):
    """Blends the end into the beginning so that it can go round for ever."""
    count = seconds(overlap)
    body, tail = samples[:-count], samples[-count:]
    for i in range(count):
        share = i / count
        body[i] = body[i] * math.sqrt(share) + tail[i] * math.sqrt(1.0 - share)
    return body


def clack(pitch, seed):
    """Wood on wood: a few quick modes and the snap of the surfaces."""
    rings = [(1.0, 1.00, 0.011), (0.7, 1.94, 0.008), (0.5, 3.17, 0.005), (0.25, 4.71, 0.003)]
    layers = [(loud, mode(780.0 * pitch * ratio, life, 0.16, phase=loud)) for loud, ratio, life in rings]
    layers.append((0.9, decayed(high_pass(noise(0.02, seed), 2500.0), 0.0025)))
    return fade(mix(*layers), 0.0003, 0.03)


def thud(seed):
    """A disc lands on the table beside the mat."""
    return fade(
        mix(
            (1.0, mode(165.0, 0.030, 0.35)),
            (0.6, mode(290.0, 0.018, 0.30)),
            (0.5, decayed(low_pass(noise(0.10, seed), 900.0), 0.012)),
        ),
        0.001,
        0.08,
    )


def slide(seed):
    """Wood over cloth, to be repeated as long as something slides."""
    hiss = low_pass(high_pass(noise(1.25, seed), 700.0), 3200.0)
    return looped(hiss, 0.25)


def flick(seed):
    """A finger snaps against a rim."""
    return fade(
        mix((0.8, decayed(high_pass(noise(0.05, seed), 1500.0), 0.006)), (0.7, mode(420.0, 0.012, 0.12))),
        0.0005,
        0.03,
    )


def card(seed):
    """Paper turns over: two short rustles."""
    rustle = high_pass(low_pass(noise(0.09, seed), 7000.0), 1800.0)
    second = high_pass(low_pass(noise(0.07, seed + 1), 5000.0), 1500.0)
    return fade(mix((0.7, fade(rustle, 0.02, 0.05)), (1.0, fade(second, 0.005, 0.05), 0.11)), 0.002, 0.02)


def marimba(hertz):
    """A warm wooden note."""
    return fade(
        mix((1.0, mode(hertz, 0.11, 0.7)), (0.35, mode(hertz * 3.93, 0.035, 0.7)), (0.12, mode(hertz * 9.2, 0.012, 0.7))),
        0.001,
        0.15,
    )


def tune(notes, gap):
    return mix(*[(0.8, marimba(note), gap * i) for i, note in enumerate(notes)])


def temple(seed):
    """Stone is set on stone, and a far bell answers."""
    bell = mix((0.5, mode(523.25, 0.35, 1.2)), (0.25, mode(1046.5 * 1.003, 0.22, 1.2)), (0.15, mode(1567.98 * 1.01, 0.15, 1.2)))
    stone = mix((1.0, thud(seed)), (0.6, decayed(low_pass(noise(0.25, seed + 3), 1400.0), 0.03)))
    return fade(mix((0.9, stone), (0.7, bell, 0.05)), 0.001, 0.3)


def gong():
    """A council decides."""
    partials = [(1.0, 196.0, 0.55), (0.6, 293.7, 0.40), (0.45, 411.0, 0.33), (0.3, 588.5, 0.22), (0.2, 829.0, 0.15)]
    return fade(mix(*[(loud, mode(hertz, life, 2.2, phase=hertz)) for loud, hertz, life in partials]), 0.01, 0.6)


def sea(seed):
    """Waves that come and go, and some wind, for ever."""
    length = 13.0
    waves = low_pass(noise(length, seed), 650.0)
    wind = high_pass(low_pass(noise(length, seed + 1), 420.0), 120.0)
    swelling = []
    for i, (wave_now, wind_now) in enumerate(zip(waves, wind)):
        time = i / RATE
        swell = 0.35 + 0.65 * (0.5 - 0.5 * math.cos(2.0 * math.pi * time / 5.5)) ** 2
        gust = 0.6 + 0.4 * math.sin(2.0 * math.pi * time / 8.3 + 1.0)
        swelling.append(1.6 * swell * wave_now + 0.7 * gust * wind_now)
    return looped(swelling, 2.0)


def halved(samples):
    """At half the rate, for what has no high tones."""
    return [(a + b) / 2.0 for a, b in zip(samples[::2], samples[1::2])]


def write(path, samples, loudness, rate=RATE):
    peak = max(abs(sample) for sample in samples)
    scale = loudness * 32767.0 / peak
    data = array.array("h", (int(round(sample * scale)) for sample in samples))
    if sys.byteorder == "big":
        data.byteswap()
    with wave.open(str(path), "wb") as out:
        out.setnchannels(1)
        out.setsampwidth(2)
        out.setframerate(rate)
        out.writeframes(data.tobytes())


def main():
    here = pathlib.Path(__file__).resolve()
    folder = pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else here.parents[3] / "Content/FlickOfFaith/Audio"
    folder.mkdir(parents=True, exist_ok=True)
    for number, pitch in enumerate((0.90, 1.00, 1.12, 1.27)):
        write(folder / f"clack{number + 1}.wav", clack(pitch, 10 + number), 0.85)
    write(folder / "thud.wav", thud(20), 0.8)
    write(folder / "slide.wav", slide(30), 0.5)
    write(folder / "flick.wav", flick(40), 0.7)
    write(folder / "card.wav", card(50), 0.6)
    write(folder / "score.wav", tune((587.33, 880.0), 0.09), 0.6)
    write(folder / "loss.wav", tune((440.0, 329.63), 0.11), 0.55)
    write(folder / "temple.wav", temple(60), 0.75)
    write(folder / "gong.wav", gong(), 0.6)
    write(folder / "turn.wav", marimba(440.0), 0.45)
    write(folder / "win.wav", tune((392.0, 523.25, 659.26, 783.99, 1046.5), 0.13), 0.7)
    write(folder / "sea.wav", halved(sea(70)), 0.5, RATE // 2)


if __name__ == "__main__":
    main()
