#!/usr/bin/env python3
"""Paints the discs: Content/FlickOfFaith/Discs/tops.png, the stickers on them and their sides, and shadow.png, a soft shadow.

The upper half of tops.png has 8 x 4 tiles of 256 pixels: a row for each colour (yellow, purple, blue, green); in it the sticker of the first and
of the second god, the Templar, the temple of the first and of the second god, and in the last three columns what belongs to nobody (see
NEUTRAL). The lower half has 2 x 8 strips of 1024 x 128 pixels, half a turn around a side each: on the left those of discs, on the right those of
temples, a row for each colour; below them the sides of what belongs to nobody (see SIDES). PieceItem.qml knows these places.
Needs python3-numpy, python3-scipy and python3-pil. The same script always makes the same pictures.
usage: make_discs.py [FOLDER]
"""

import math
import pathlib
import sys

import numpy as np
from PIL import Image, ImageDraw
from scipy import ndimage

import painting
from painting import arc, grain, smooth

TILE = 256
SHARP = 4
BIG = TILE * SHARP
STRIP = (1024, 128)
COLOURS = [("yellow", (242, 178, 22)), ("purple", (138, 70, 190)), ("blue", (42, 106, 210)), ("green", (44, 146, 72))]
GODS = [("ra", "anubis"), ("zeus", "themis"), ("tyr", "freja"), ("dagda", "morrigan")]
NEUTRAL = [(0, 5, "sphinx", (214, 152, 40)), (0, 6, "king_ape", (104, 66, 42)), (0, 7, "tornado", (78, 104, 132))]
SIDES = [(4, 0, (196, 140, 40), (236, 196, 122), (196, 146, 82)), (4, 1, (58, 36, 24), (142, 98, 64), (98, 64, 40)), (5, 0, (58, 84, 112), (186, 192, 196), (130, 142, 152))]
CREAM = (255, 246, 222)
INK = (56, 32, 12)
LIGHT_WOOD, DARK_WOOD = (236, 200, 146), (186, 134, 80)


class Symbol:
    """Shapes in a square from -1 to 1, white on black."""

    def __init__(self):
        self.image = Image.new("L", (BIG, BIG), 0)
        self.draw = ImageDraw.Draw(self.image)

    def at(self, x, y):
        return ((x * 0.42 + 0.5) * BIG, (0.5 - y * 0.42) * BIG)

    def polygon(self, points, value=255):
        self.draw.polygon([self.at(*p) for p in points], fill=value)

    def ellipse(self, x, y, rx, ry=None, value=255):
        ry = rx if ry is None else ry
        left, top = self.at(x - rx, y + ry)
        right, bottom = self.at(x + rx, y - ry)
        self.draw.ellipse([left, top, right, bottom], fill=value)

    def line(self, points, width, value=255):
        size = max(1, round(width * 0.42 * BIG))
        self.draw.line([self.at(*p) for p in points], fill=value, width=size, joint="curve")
        for p in (points[0], points[-1]):
            x, y = self.at(*p)
            self.draw.ellipse([x - size / 2, y - size / 2, x + size / 2, y + size / 2], fill=value)


def ra(s):
    s.ellipse(0, 0, 0.42)
    for turn in range(12):
        a = 2 * math.pi * turn / 12
        s.polygon([(math.cos(a + 0.16) * 0.5, math.sin(a + 0.16) * 0.5), (math.cos(a - 0.16) * 0.5, math.sin(a - 0.16) * 0.5), (math.cos(a) * 0.88, math.sin(a) * 0.88)])


def anubis(s):
    s.polygon([(-0.42, 0.9), (-0.12, 0.25), (0.1, 0.9), (0.28, 0.22), (0.86, -0.1), (0.8, -0.3), (0.25, -0.25), (0.42, -0.85), (-0.62, -0.85), (-0.42, -0.1)])
    s.ellipse(0.12, 0.02, 0.08, value=0)


def zeus(s):
    s.polygon([(0.22, 0.95), (-0.62, -0.12), (-0.06, -0.12), (-0.28, -0.95), (0.62, 0.22), (0.06, 0.22)])


def themis(s):
    s.line([(0, 0.85), (0, -0.7)], 0.1)
    s.line([(-0.75, 0.55), (0.75, 0.55)], 0.09)
    s.polygon([(-0.4, -0.85), (0.4, -0.85), (0.14, -0.62), (-0.14, -0.62)])
    for side in (-0.72, 0.72):
        s.line([(side, 0.52), (side - 0.22, -0.1)], 0.035)
        s.line([(side, 0.52), (side + 0.22, -0.1)], 0.035)
        s.polygon(arc(side, -0.1, 0.27, 180, 360))


def tyr(s):
    s.polygon([(-0.1, -0.35), (0.1, -0.35), (0.1, 0.7), (0, 0.95), (-0.1, 0.7)])
    s.polygon([(-0.48, -0.35), (0.48, -0.35), (0.48, -0.5), (-0.48, -0.5)])
    s.line([(0, -0.5), (0, -0.85)], 0.13)
    s.ellipse(0, -0.9, 0.12)


def freja(s):
    for side in (-1, 1):
        s.ellipse(0.33 * side, 0.32, 0.36)
    s.polygon([(-0.65, 0.18), (0.65, 0.18), (0, -0.85)])


def dagda(s):
    s.polygon(arc(0, 0.05, 0.72, 180, 360))
    s.polygon([(-0.84, 0.05), (0.84, 0.05), (0.84, 0.24), (-0.84, 0.24)])
    for side in (-0.42, 0.42):
        s.line([(side, -0.5), (side * 1.25, -0.85)], 0.12)
    for x, high in ((-0.35, 0.75), (0.0, 0.9), (0.35, 0.75)):
        s.line([(x, 0.4), (x + 0.08, (0.4 + high) / 2), (x, high)], 0.07)


def morrigan(s):
    """A raven with its wings up."""
    for side in (-1, 1):
        wing = [(0.08, 0.1), (0.3, 0.62), (0.98, 0.92), (0.92, 0.6), (0.98, 0.42), (0.82, 0.3), (0.84, 0.1), (0.64, 0.04), (0.6, -0.16), (0.16, -0.3)]
        s.polygon([(x * side, y) for x, y in wing])
    s.ellipse(0, -0.1, 0.24, 0.46)
    s.polygon([(-0.14, -0.4), (0.14, -0.4), (0.28, -0.95), (0, -0.84), (-0.28, -0.95)])
    s.ellipse(0, 0.42, 0.2)
    s.polygon([(0.06, 0.56), (0.46, 0.42), (0.08, 0.3)])
    s.ellipse(0.06, 0.46, 0.05, value=0)


def templar(s):
    for turn in range(4):
        a = math.pi / 2 * turn
        c, d = math.cos(a), math.sin(a)
        points = [(0.1, 0.1), (0.34, 0.86), (-0.34, 0.86), (-0.1, 0.1)]
        s.polygon([(x * c - y * d, x * d + y * c) for x, y in points])
    s.ellipse(0, 0, 0.16)


def temple_front(s):
    s.polygon([(-0.9, 0.36), (0.9, 0.36), (0, 0.92)])
    s.polygon([(-0.82, 0.3), (0.82, 0.3), (0.82, 0.16), (-0.82, 0.16)])
    for x in (-0.66, -0.22, 0.22, 0.66):
        s.polygon([(x - 0.11, 0.14), (x + 0.11, 0.14), (x + 0.11, -0.6), (x - 0.11, -0.6)])
    s.polygon([(-0.92, -0.62), (0.92, -0.62), (0.98, -0.84), (-0.98, -0.84)])


def sphinx(s):
    """Its head from the front, with the striped cloth."""
    s.polygon([(-0.44, 0.86), (0.44, 0.86), (0.7, 0.5), (0.86, -0.85), (0.3, -0.85), (0.26, -0.4), (-0.26, -0.4), (-0.3, -0.85), (-0.86, -0.85), (-0.7, 0.5)])
    for side in (-1, 1):
        for step in range(4):
            y = 0.3 - 0.28 * step
            s.line([(0.52 * side, y), ((0.74 + 0.03 * step) * side, y - 0.1)], 0.07, 0)
    s.ellipse(0, 0.1, 0.46, 0.56, value=0)
    s.ellipse(0, 0.08, 0.36, 0.47)
    for side in (-1, 1):
        s.ellipse(0.15 * side, 0.16, 0.1, 0.05, value=0)
    s.line([(-0.12, -0.18), (0.12, -0.18)], 0.06, 0)
    s.polygon([(-0.08, 0.7), (0.08, 0.7), (0.05, 1.05), (-0.05, 1.05)])


def king_ape(s):
    s.ellipse(0, 0.1, 0.72, 0.76)
    for side in (-1, 1):
        s.ellipse(0.74 * side, 0.1, 0.2, 0.24)
        s.ellipse(0.27 * side, 0.28, 0.25, 0.24, value=0)
        s.ellipse(0.25 * side, 0.24, 0.1)
    s.ellipse(0, -0.28, 0.5, 0.36, value=0)
    s.line(arc(0, -0.12, 0.34, 215, 325), 0.06)
    for side in (-1, 1):
        s.ellipse(0.1 * side, -0.12, 0.05)
    s.polygon([(-0.5, 0.8), (-0.5, 1.1), (-0.25, 0.95), (0, 1.16), (0.25, 0.95), (0.5, 1.1), (0.5, 0.8)])


def tornado(s):
    """A funnel of bands that wind down to a tip."""
    for i in range(7):
        high, wide = 0.82 - i * 0.265, 0.9 * (1 - i / 7.6) ** 1.1
        x = 0.16 * math.sin(i * 0.9)
        s.ellipse(x, high, wide, 0.17 * (1 - i / 11))
        s.ellipse(x - wide * 0.1, high + 0.045, wide * 0.78, 0.075 * (1 - i / 9), value=0)


DRAWN = {f.__name__: f for f in (ra, anubis, zeus, themis, tyr, freja, dagda, morrigan, templar, temple_front, sphinx, king_ape, tornado)}


def shrink(image):
    return np.asarray(image.resize((TILE, TILE), Image.LANCZOS), dtype=float) / 255.0


def lay(picture, colour, share):
    return picture * (1.0 - share[..., None]) + np.asarray(colour, float) * share[..., None]


DOWN, ACROSS = (np.mgrid[0:TILE, 0:TILE] + 0.5) / TILE * 2 - 1
AWAY = np.hypot(ACROSS, DOWN)
FINE = 2.0 / TILE


def ring(inner, outer):
    return smooth(inner - FINE, inner + FINE, AWAY) * smooth(outer + FINE, outer - FINE, AWAY)


def symbol_mask(name, part):
    """The symbol so much smaller than the tile."""
    s = Symbol()
    DRAWN[name](s)
    side = int(BIG * part)
    placed = Image.new("L", (BIG, BIG), 0)
    placed.paste(s.image.resize((side, side), Image.LANCZOS), ((BIG - side) // 2, (BIG - side) // 2))
    return shrink(placed)


def print_on(picture, mask, colour, edge):
    """A symbol with an outline and a faint shadow."""
    wide = np.clip(ndimage.gaussian_filter(ndimage.maximum_filter(mask, 7), 0.8), 0, 1)
    picture = lay(picture, tuple(c * 0.5 for c in edge), ndimage.gaussian_filter(np.roll(wide, (4, 4), (0, 1)), 2.5) * 0.45)
    picture = lay(picture, edge, wide)
    return lay(picture, colour, mask)


def sticker(picture, colour, radius, seed):
    """Printed paper, a little lighter in the middle and worn at its edge."""
    paper = np.asarray(colour, float) * (1.1 - 0.24 * (AWAY / radius) ** 2 + 0.03 * painting.noise(TILE, TILE, 40, 40, seed, 2))[..., None]
    return lay(lay(picture, paper, ring(-1.0, radius)), tuple(c * 0.4 for c in colour), ring(radius - 0.022, radius + 0.004) * 0.9)


def god_top(god, colour, seed):
    picture = sticker(grain(TILE, TILE, seed, 4.0, LIGHT_WOOD, DARK_WOOD), colour, 0.87, seed)
    dark = sum(colour) > 430
    picture = lay(picture, INK if dark else CREAM, ring(0.765, 0.8) * 0.9)
    return print_on(picture, symbol_mask(god, 0.78), INK if dark else CREAM, tuple(c * (1.12 if dark else 0.38) for c in colour))


def templar_top(colour, seed):
    picture = sticker(grain(TILE, TILE, seed, 4.0, LIGHT_WOOD, DARK_WOOD), (246, 236, 210), 0.89, seed)
    picture = lay(picture, colour, ring(0.72, 0.875))
    picture = lay(picture, INK, ring(0.705, 0.725) * 0.8)
    return print_on(picture, symbol_mask("templar", 0.74), colour, tuple(c * 0.4 for c in colour))


def temple_top(colour, seed):
    """Marble with a meander around the front of a temple."""
    marble = np.array((240, 234, 222), float) * (1.0 + 0.05 * painting.noise(TILE, TILE, 5, 5, seed, 5) - 0.1 * smooth(0.1, 0.0, np.abs(painting.noise(TILE, TILE, 3, 4, seed + 1, 5))))[..., None]
    picture = lay(marble, colour, ring(0.76, 0.95))
    beat = (np.arctan2(DOWN, ACROSS) / (2 * math.pi) * 28) % 1.0
    key = (ring(0.79, 0.82) * (beat > 0.12) + ring(0.82, 0.89) * ((beat < 0.2) & (beat > 0.08)) + ring(0.87, 0.9) * (beat < 0.62) + ring(0.83, 0.9) * ((beat > 0.5) & (beat < 0.62)))
    picture = lay(picture, CREAM, np.clip(key, 0, 1) * 0.95)
    picture = lay(picture, tuple(c * 0.4 for c in colour), (ring(0.745, 0.765) + ring(0.945, 0.965)) * 0.9)
    return print_on(picture, symbol_mask("temple_front", 0.74), tuple(c * 0.8 for c in colour), tuple(c * 0.32 for c in colour))


def neutral_top(name, colour, seed):
    picture = sticker(grain(TILE, TILE, seed, 4.0, LIGHT_WOOD, DARK_WOOD), colour, 0.89, seed)
    picture = lay(picture, CREAM, (ring(0.8, 0.82) + ring(0.75, 0.785)) * 0.9)
    return print_on(picture, symbol_mask(name, 0.74), CREAM, tuple(c * 0.34 for c in colour))


def disc_side(colour, light, dark, seed):
    """Bare wood with a painted stripe around it."""
    wide, high = STRIP
    wood = grain(wide, high, seed, 2.2, light, dark, 12.0)
    up = (np.arange(high)[:, None] + 0.5) / high + 0.012 * painting.noise(wide, high, 40, 4, seed, 2)
    stripe = smooth(0.3, 0.34, up) * smooth(0.72, 0.68, up)
    return lay(wood, colour, stripe * 0.94) * (0.82 + 0.2 * smooth(1.0, 0.35, up))[..., None]


def temple_side(colour, seed):
    """Columns between a plinth and a painted beam."""
    wide, high = STRIP
    down, across = np.mgrid[0:high, 0:wide]
    up, turn = 1.0 - (down + 0.5) / high, (across + 0.5) / wide * 9.0
    marble = np.array((238, 231, 216), float) * (1.0 + 0.05 * painting.noise(wide, high, 30, 5, seed, 4))[..., None]
    at = (turn % 1.0) - 0.5
    flute = 1.0 - 0.1 * (0.5 + 0.5 * np.cos(at * 2 * math.pi * 9)) - 0.5 * np.clip(np.abs(at) / 0.3, 0, 1) ** 2.2
    shaft = smooth(0.31, 0.29, np.abs(at)) * smooth(0.14, 0.15, up) * smooth(0.8, 0.79, up)
    gap = smooth(0.14, 0.15, up) * smooth(0.8, 0.79, up) * (1 - shaft)
    picture = lay(marble, (150, 126, 108), gap * 0.85)
    picture = picture * (1.0 - shaft * (1.0 - flute))[..., None]
    capital = smooth(0.38, 0.36, np.abs(at)) * (smooth(0.72, 0.73, up) * smooth(0.8, 0.79, up) + smooth(0.14, 0.15, up) * smooth(0.2, 0.19, up))
    picture = lay(picture, (250, 244, 230), capital)
    picture = lay(picture, colour, smooth(0.81, 0.82, up) * smooth(0.96, 0.95, up))
    return lay(picture, (60, 44, 36), smooth(0.014, 0.004, np.minimum(np.abs(up - 0.81), np.abs(up - 0.145))) * 0.7)


def sheet():
    picture = np.zeros((TILE * 8, TILE * 8, 3))

    def tile(row, column, pixels):
        picture[row * TILE : (row + 1) * TILE, column * TILE : (column + 1) * TILE] = pixels

    def side(row, column, pixels):
        top = TILE * 4 + row * STRIP[1]
        picture[top : top + STRIP[1], column * STRIP[0] : (column + 1) * STRIP[0]] = pixels

    for row, ((_, colour), gods) in enumerate(zip(COLOURS, GODS)):
        for number, god in enumerate(gods):
            tile(row, number, god_top(god, colour, 100 * row + 10 * number))
            tile(row, 3 + number, temple_top(colour, 100 * row + 50 + 10 * number))
        tile(row, 2, templar_top(colour, 100 * row + 80))
        side(row, 0, disc_side(colour, LIGHT_WOOD, DARK_WOOD, 500 + 10 * row))
        side(row, 1, temple_side(colour, 600 + 10 * row))
    for row, column, name, colour in NEUTRAL:
        tile(row, column, neutral_top(name, colour, 700 + 10 * column))
    for row, column, colour, light, dark in SIDES:
        side(row, column, disc_side(colour, light, dark, 800 + 20 * row + 10 * column))
    return picture


def shadow():
    """Black, dense under the piece and soft beyond it."""
    away = np.hypot(*np.meshgrid(np.linspace(-1, 1, 128), np.linspace(-1, 1, 128)))
    picture = np.zeros((128, 128, 4))
    picture[..., :3] = (14, 8, 6)
    picture[..., 3] = 255 * smooth(1.0, 0.52, away)
    return picture


def main():
    here = pathlib.Path(__file__).resolve()
    folder = pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else here.parents[3] / "Content/FlickOfFaith/Discs"
    folder.mkdir(parents=True, exist_ok=True)
    painting.save(sheet(), folder / "tops.png", optimize=True)
    painting.save(shadow(), folder / "shadow.png", optimize=True)


if __name__ == "__main__":
    main()
