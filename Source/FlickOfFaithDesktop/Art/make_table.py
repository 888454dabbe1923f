#!/usr/bin/env python3
"""Paints the table under the mat: Content/FlickOfFaith/Table/wood.jpg, its boards; and shade.png, what darkens them: the mat's shadow
and the room around, which grows dark away from the lamp.

wood.jpg shows BOARDS_WIDE millimetres, shade.png SHADE_WIDE; both have the middle of the table in their middle.
Needs python3-numpy, python3-scipy and python3-pil. The same script always makes the same pictures.
usage: make_table.py [FOLDER]
"""

import pathlib
import sys

import numpy as np

import painting
from painting import blend, smooth

PIXELS = 2048
BOARDS_WIDE = 1800.0
BOARD_COUNT = 14
SHADE_PIXELS = 1024
SHADE_WIDE = 2600.0
MAT_HALF = 240.0
DARK = (41, 34, 31)  # the background of the views, before their tone mapping
LIGHTS = ((126, 88, 62), (116, 78, 53), (132, 94, 68), (110, 75, 53), (121, 83, 57))


def plank(width, height, seed):
    """One board with its own tone, rounded off at its long edges."""
    light = np.array(LIGHTS[seed % len(LIGHTS)], float) * (0.94 + 0.03 * (seed * 7 % 5))
    wood = painting.grain(width, height, 300 + 10 * seed, 2.0, light, light * (0.58, 0.52, 0.46), 22.0)
    edge = np.minimum(np.arange(height), np.arange(height)[::-1])[:, None] + np.zeros((1, width))
    wood = wood * (0.86 + 0.14 * smooth(0, 7, edge))[..., None]
    wood = blend(wood, (28, 15, 8), smooth(2.0, 0.6, edge))
    glint = smooth(2.0, 3.0, np.arange(height))[:, None] * smooth(6.0, 3.5, np.arange(height))[:, None] + np.zeros((1, width))
    return blend(wood, (214, 160, 104), glint * 0.25)


def boards():
    edges = np.linspace(0, PIXELS, BOARD_COUNT + 1).astype(int)
    rows = [plank(PIXELS, b - a, number) for number, (a, b) in enumerate(zip(edges, edges[1:]))]
    wood = np.vstack(rows)
    for number, (a, b) in enumerate(zip(edges, edges[1:])):
        wood[a:b] = with_joint(wood[a:b], number)
    return wood * (1.0 + 0.06 * painting.noise(PIXELS, PIXELS, 4, 4, 391, 3))[..., None]


def with_joint(row, number):
    """Boards end somewhere: two of them meet in each row, and the second is of another tone."""
    at = int(PIXELS * ((number * 0.382 + 0.17) % 0.9 + 0.05))
    columns = np.arange(PIXELS)[None, :] - at + np.zeros((row.shape[0], 1))
    row = row * np.where(columns > 0, 0.93 + 0.035 * (number % 4), 1.0)[..., None]
    return blend(row, (28, 15, 8), smooth(1.6, 0.5, np.abs(columns)))


def shade():
    """Black and dark brown with how much they cover."""
    down, across = np.mgrid[0:SHADE_PIXELS, 0:SHADE_PIXELS]
    x, y = (((v + 0.5) / SHADE_PIXELS - 0.5) * SHADE_WIDE for v in (across, down))
    beyond = np.hypot(np.maximum(np.abs(x - 7) - MAT_HALF, 0), np.maximum(np.abs(y - 6) - MAT_HALF, 0))
    close = np.hypot(np.maximum(np.abs(x) - MAT_HALF, 0), np.maximum(np.abs(y) - MAT_HALF, 0))
    thrown = np.maximum(0.62 * np.exp(-((beyond / 13.0) ** 1.3)), 0.75 * np.exp(-close / 4.5))
    room = smooth(300, 950, np.hypot(x, y * 1.05)) ** 0.9
    cover = 1.0 - (1.0 - thrown) * (1.0 - room)
    picture = np.zeros((SHADE_PIXELS, SHADE_PIXELS, 4))
    picture[..., :3] = DARK
    picture[..., 3] = np.clip(cover, 0, 1) * 255 + np.random.default_rng(395).uniform(-0.5, 0.5, cover.shape)
    return picture


def main():
    here = pathlib.Path(__file__).resolve()
    folder = pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else here.parents[3] / "Content/FlickOfFaith/Table"
    folder.mkdir(parents=True, exist_ok=True)
    painting.save(boards(), folder / "wood.jpg", quality=88)
    painting.save(shade(), folder / "shade.png", optimize=True)


if __name__ == "__main__":
    main()
