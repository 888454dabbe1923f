#!/usr/bin/env python3
"""Engraves an emblem for every god and every law: Content/FlickOfFaith/Cards/<key>.png, 384 x 256 pixels, bare where
there is only the paper of the card.

Needs python3-numpy, python3-scipy and python3-pil. The same script always makes the same pictures.
usage: make_cards.py [FOLDER [KEY...]]
"""

import math
import pathlib
import sys

from PIL import Image

from engraving import PAPER, Plate, blob, curve, flipped, moved, oval, path, poly
from painting import arc

GOLD, SAND, STONE, WOOD = (232, 178, 60), (226, 190, 120), (204, 198, 186), (164, 112, 66)
SKIN, RED, LEAF, SEA, NIGHT, SKY = (240, 206, 164), (196, 62, 50), (104, 146, 72), (120, 172, 186), (116, 122, 160), (186, 208, 214)
WHITE, STEEL, ROSE, VIOLET = (252, 246, 230), (186, 196, 206), (224, 150, 150), (176, 142, 196)


def rays(x, y, inner, outer, count, width, first=0.0, last=360.0):
    spikes = []
    for i in range(count):
        a = math.radians(first + (last - first) * (i + 0.5) / count)
        left, right = a + width, a - width
        spikes.append(poly((x + math.cos(left) * inner, y + math.sin(left) * inner), (x + math.cos(right) * inner, y + math.sin(right) * inner), (x + math.cos(a) * outer, y + math.sin(a) * outer)))
    return spikes


def waves(plate, y, colour=SEA, seed=0.0):
    """Water down to the edge of the oval."""
    for row in range(6):
        level = y - row * 0.1
        top = [(-1.5 + i / 20, level + 0.03 * math.sin(i * 1.1 + row * 1.9 + seed)) for i in range(61)]
        plate.fill(colour if row % 2 == 0 else (96, 150, 170), poly(*top, (1.5, -1.1), (-1.5, -1.1)), hatch=0, in_oval=True)


def ground(plate, y, colour):
    plate.fill(colour, poly((-1.5, y - 0.04), (-0.5, y + 0.02), (0.6, y), (1.5, y - 0.05), (1.5, -1.1), (-1.5, -1.1)), hatch=0.6, in_oval=True)


def sword(length=1.0):
    """Point up, the hilt at the origin: blade, guard, grip, pommel."""
    blade = poly((-0.07, 0.0), (0.07, 0.0), (0.055, length * 0.88), (0, length), (-0.055, length * 0.88))
    return [blade], [poly((-0.26, -0.06), (0.26, -0.06), (0.26, 0.03), (-0.26, 0.03))], [path(0.08, (0, -0.08), (0, -0.3))], [oval(0, -0.36, 0.075)]


def draw_sword(plate, x, y, size, turned, length=1.0):
    blade, guard, grip, pommel = (moved(part, x, y, size, turned) for part in sword(length))
    plate.fill(STEEL, *blade)
    plate.ink(*moved([path(0.012, (0, 0.05), (0, length * 0.8))], x, y, size, turned))
    plate.fill(WOOD, *grip)
    plate.fill(GOLD, *guard)
    plate.fill(GOLD, *pommel)


def fingers(plate, x, y, size, turned, mirrored, lengths, colour=SKIN):
    """A hand from the back: lengths of the four fingers and of the thumb, 0 for one that is bent."""
    parts = [blob((-0.3, -0.5), (0.28, -0.5), (0.36, -0.1), (0.34, 0.2), (0.0, 0.26), (-0.34, 0.2), (-0.38, -0.1)), path(0.42, (0, -0.45), (0, -1.0))]
    for number, long in enumerate(lengths[:4]):
        fx = -0.27 + 0.18 * number
        spread = fx * 0.28
        parts.append(path(0.155, (fx, 0.12), (fx + spread * long, 0.16 + 0.62 * long * (1.0, 1.12, 1.06, 0.86)[number])))
    parts.append(path(0.16, (-0.3, -0.25), (-0.3 - 0.34 * lengths[4], -0.2 + 0.36 * lengths[4])))
    if mirrored:
        parts = flipped(*parts)
    plate.fill(colour, *moved(parts, x, y, size, turned), foot_in_oval=True)
    creases = [path(0.022, (-0.18 + 0.18 * i, 0.02), (-0.18 + 0.18 * i, 0.2)) for i in range(3)]
    plate.ink(*moved(flipped(*creases) if mirrored else creases, x, y, size, turned))


def heart_shape():
    return blob((0, -0.62), (0.35, -0.3), (0.62, 0.08), (0.56, 0.42), (0.28, 0.52), (0.02, 0.3), (-0.02, 0.3), (-0.28, 0.52), (-0.56, 0.42), (-0.62, 0.08), (-0.35, -0.3))


def wing(plate, colour, side, x, y, size):
    """Three rows of feathers, spread to a side."""
    for row, (long, count, start) in enumerate(((1.1, 7, 0.0), (0.78, 6, 0.06), (0.44, 5, 0.1))):
        for i in range(count):
            a = math.radians(-28 + 62 * i / (count - 1))
            tip = (x + side * size * (0.1 + math.cos(a) * long), y + size * (start + math.sin(a) * long * 0.85))
            plate.fill(colour, path(0.13 * size, (x + side * size * 0.12, y + size * start), tip), hatch=0.5)
    plate.fill(colour, path(0.2 * size, (x, y), (x + side * size * 0.2, y + size * 0.16)), hatch=0.4)


# -------------------------------------------------------------------------------------------------------------------- gods


def ra(plate):
    for side in (-1, 1):
        wing(plate, (226, 190, 112), side, side * 0.32, -0.1, 0.82)
    plate.fill(GOLD, *rays(0, 0.1, 0.42, 0.86, 16, 0.1, 20, 160), hatch=0.4)
    plate.fill((240, 150, 46), oval(0, 0.1, 0.44))
    for side in (-1, 1):
        plate.fill(LEAF, curve(0.09, (side * 0.3, -0.3), (side * 0.5, -0.42), (side * 0.46, -0.62), (side * 0.58, -0.7)))
    plate.cut(*[path(0.02, *arc(0, 0.1, 0.34, 100 + i * 20, 112 + i * 20, 6)) for i in range(5)])


def anubis(plate):
    plate.fill(GOLD, oval(0.1, 0.1, 0.78), hatch=0.5)
    plate.fill(WOOD, blob((-0.5, -0.85), (0.5, -0.85), (0.34, -0.35), (0.2, -0.1), (-0.36, -0.05), (-0.5, -0.4)))
    for i in range(4):
        plate.fill((44, 96, 150) if i % 2 else GOLD, path(0.1, (-0.52, -0.42 - 0.13 * i), (0.4 + 0.03 * i, -0.5 - 0.11 * i)), hatch=0.2)
    head = poly((-0.42, -0.3), (-0.44, 0.3), (-0.48, 0.96), (-0.2, 0.42), (-0.02, 0.94), (0.14, 0.36), (0.4, 0.2), (0.86, 0.02), (0.9, -0.1), (0.74, -0.16), (0.3, -0.14), (0.16, -0.34))
    plate.fill((66, 52, 50), head, hatch=1.2)
    plate.cut(path(0.03, (-0.4, 0.8), (-0.36, 0.4)), path(0.03, (-0.04, 0.8), (0.0, 0.44)), path(0.025, (0.34, -0.06), (0.8, -0.06)))
    plate.cut(poly((0.04, 0.2), (0.2, 0.26), (0.34, 0.16), (0.18, 0.14)))
    plate.ink(oval(0.2, 0.2, 0.045))
    plate.cut(path(0.02, (-0.06, 0.18), (0.04, 0.2)))


def zeus(plate):
    bolt = poly((0.16, 0.55), (-0.36, -0.16), (-0.04, -0.14), (-0.26, -0.88), (0.4, 0.02), (0.06, 0.0), (0.36, 0.5))
    for x, size in ((-0.72, 0.62), (0.76, 0.62)):
        plate.fill(GOLD, *moved([bolt], x, -0.02, size))
    plate.fill((250, 206, 70), bolt)
    cloud = [oval(-0.75, 0.42, 0.3), oval(-0.35, 0.56, 0.34), (oval(0.1, 0.62, 0.3)), oval(0.5, 0.54, 0.32), oval(0.85, 0.4, 0.26), path(0.3, (-0.8, 0.36), (0.85, 0.34))]
    plate.fill(WHITE, *cloud, hatch=1.3)
    plate.ink(*[path(0.025, *arc(x, y, r, 200, 300, 10)) for x, y, r in ((-0.35, 0.58, 0.2), (0.12, 0.62, 0.18), (0.52, 0.54, 0.2))])


def themis(plate):
    draw_sword(plate, 0, -0.52, 1.0, 0, 1.32)
    plate.fill(GOLD, path(0.07, (-0.86, 0.36), (0, 0.46), (0.86, 0.36)), oval(0, 0.46, 0.09))
    for side in (-0.86, 0.86):
        plate.ink(path(0.02, (side, 0.36), (side - 0.3, -0.26)), path(0.02, (side, 0.36), (side + 0.3, -0.26)), path(0.02, (side, 0.36), (side, -0.26)))
        plate.fill(GOLD, poly(*arc(side, -0.24, 0.38, 180, 360, 20, 0.26)))
        plate.fill(WHITE, oval(side, -0.18, 0.14, 0.07), hatch=0.3)
    plate.fill(SKIN, path(0.13, (-0.14, -0.72), (0.14, -0.72)), path(0.12, (-0.12, -0.6), (0.14, -0.6)))


def tyr(plate):
    plate.fill((74, 116, 176), oval(0, -0.05, 0.8))
    plate.fill(WOOD, oval(0, -0.05, 0.62))
    for turn in range(4):
        a = math.radians(45 + 90 * turn)
        plate.fill((74, 116, 176), path(0.12, (math.cos(a) * 0.2, -0.05 + math.sin(a) * 0.2), (math.cos(a) * 0.6, -0.05 + math.sin(a) * 0.6)), hatch=0.3)
    plate.cut(*[oval(math.cos(math.radians(a)) * 0.71, -0.05 + math.sin(math.radians(a)) * 0.71, 0.035) for a in range(0, 360, 30)])
    draw_sword(plate, 0, -0.52, 1.05, 0, 1.35)


def freja(plate):
    for side in (-1, 1):
        wing(plate, (226, 212, 188), side, side * 0.34, 0.0, 0.82)
    plate.fill(RED, *moved([heart_shape()], 0, -0.04, 1.0))
    plate.fill(GOLD, *[oval(math.cos(math.radians(a)) * 0.34, 0.22 + math.sin(math.radians(a)) * 0.36, 0.055) for a in range(200, 341, 20)], hatch=0.2)
    plate.fill((244, 206, 110), oval(0, -0.22, 0.1), hatch=0.4)


def dagda(plate):
    plate.fill((240, 150, 46), blob((-0.6, -0.85), (-0.5, -0.5), (-0.3, -0.62), (-0.15, -0.35), (0.02, -0.62), (0.2, -0.36), (0.34, -0.62), (0.54, -0.48), (0.6, -0.85)), hatch=0.4)
    for side in (-0.44, 0.44):
        plate.fill((84, 80, 78), path(0.1, (side, -0.45), (side * 1.25, -0.86)))
    plate.fill((92, 92, 92), poly(*arc(0, 0.12, 0.8, 180, 360, 30, 0.78)))
    plate.fill((120, 120, 118), path(0.15, (-0.84, 0.14), (0.84, 0.14)))
    plate.cut(*[curve(0.03, *[(x + math.cos(t * 0.55) * 0.1 * (1 - t / 16), -0.24 + math.sin(t * 0.55) * 0.1 * (1 - t / 16)) for t in range(15)]) for x in (-0.42, 0, 0.42)])
    for x, high in ((-0.4, 0.7), (0.0, 0.88), (0.4, 0.7)):
        plate.fill(WHITE, curve(0.085, (x, 0.3), (x + 0.11, 0.42), (x - 0.06, 0.56), (x + 0.06, high)), hatch=0.3)


def morrigan(plate):
    plate.fill((246, 236, 196), oval(0.1, 0.12, 0.74), hatch=0.5)
    for side in (-1, 1):
        edge = [(0.06, 0.32), (0.4, 0.62), (0.9, 0.78), (1.3, 0.74), (1.1, 0.58), (1.24, 0.44), (1.0, 0.36), (1.12, 0.18), (0.84, 0.16), (0.92, -0.06), (0.62, 0.0), (0.64, -0.24), (0.2, -0.3)]
        plate.fill((52, 48, 62), poly(*[(side * px, py) for px, py in edge]), hatch=1.2)
        plate.cut(*[path(0.018, (side * 0.36, py * 0.5 + 0.18), (side * px * 0.9, py)) for px, py in ((1.2, 0.68), (1.12, 0.44), (1.0, 0.2), (0.82, -0.02))])
    plate.fill((52, 48, 62), blob((0, 0.42), (0.24, 0.1), (0.16, -0.4), (0.34, -0.86), (0, -0.74), (-0.34, -0.86), (-0.16, -0.4), (-0.24, 0.1)), oval(0, 0.46, 0.2), hatch=1.4)
    plate.fill((52, 48, 62), poly((0.1, 0.6), (0.5, 0.44), (0.12, 0.36)), hatch=0)
    plate.cut(oval(0.07, 0.5, 0.045), colour=RED)


# -------------------------------------------------------------------------------------------------------------------- laws


def blind_obedience(plate):
    plate.fill((120, 84, 56), blob((-0.56, 0.2), (-0.48, 0.72), (0, 0.92), (0.48, 0.72), (0.56, 0.2), (0.5, -0.2), (-0.5, -0.2)))
    plate.fill((92, 96, 140), blob((-0.95, -0.9), (-0.55, -0.62), (0, -0.56), (0.55, -0.62), (0.95, -0.9)))
    plate.fill(SKIN, path(0.34, (0, -0.4), (0, -0.68)))
    plate.fill(SKIN, blob((0, 0.72), (0.38, 0.6), (0.44, 0.1), (0.3, -0.38), (0, -0.56), (-0.3, -0.38), (-0.44, 0.1), (-0.38, 0.6)))
    plate.fill(WHITE, poly((-0.5, 0.34), (0.5, 0.34), (0.52, 0.02), (-0.52, 0.02)))
    plate.ink(path(0.02, (-0.48, 0.24), (0.1, 0.2), (0.48, 0.26)), path(0.02, (-0.48, 0.12), (0.2, 0.14), (0.48, 0.1)))
    plate.fill(WHITE, blob((0.5, 0.3), (0.86, 0.36), (1.0, 0.14), (0.7, 0.12)), blob((0.5, 0.1), (0.8, 0.02), (0.96, -0.24), (0.66, -0.12)))
    plate.ink(path(0.03, (0, -0.02), (-0.07, -0.16), (0.04, -0.18)), curve(0.04, (-0.15, -0.34), (0, -0.3), (0.15, -0.34)))


def lost_sheep(plate):
    waves(plate, -0.5)
    plate.fill(LEAF, blob((-0.95, -0.6), (-0.5, -0.38), (0.3, -0.36), (0.95, -0.6), (0.3, -0.76), (-0.5, -0.76)))
    for x in (-0.4, -0.24, 0.2, 0.36):
        plate.fill((66, 54, 48), path(0.08, (x, -0.15), (x, -0.52)))
    fleece = [oval(-0.06 + math.cos(math.radians(a)) * 0.46, 0.1 + math.sin(math.radians(a)) * 0.24, 0.19) for a in range(0, 360, 36)]
    plate.fill(WHITE, *fleece, oval(0, 0.1, 0.5, 0.3), hatch=1.2)
    plate.ink(*[curve(0.025, (x - 0.09, y), (x, y - 0.07), (x + 0.09, y)) for x, y in ((-0.3, 0.2), (0, 0.26), (0.24, 0.16), (-0.14, 0.04), (0.12, 0.0), (-0.36, 0.0))])
    plate.fill((66, 54, 48), blob((0.46, 0.4), (0.62, 0.5), (0.84, 0.26), (0.92, 0.06), (0.78, -0.02), (0.56, 0.1)), oval(0.46, 0.34, 0.13, 0.06))
    plate.cut(oval(0.7, 0.28, 0.04))
    plate.fill(WHITE, oval(0.54, 0.48, 0.16, 0.11), hatch=0.5)


def little_finger(plate):
    fingers(plate, -0.1, -0.12, 1.05, 8, False, (0.14, 0.12, 0.12, 1.25, 0.3))
    plate.ink(*[path(0.03, (0.66 + 0.16 * i, 0.46 + 0.1 * i), (0.78 + 0.18 * i, 0.3 + 0.14 * i)) for i in range(3)])
    plate.fill(GOLD, *moved([*rays(0, 0, 0.1, 0.24, 8, 0.3)], 0.52, 0.78), hatch=0)


def weaker_hand(plate):
    fingers(plate, 0.0, -0.1, 1.05, -10, True, (0.9, 0.8, 0.75, 0.7, 0.8))
    for i in range(4):
        y = -0.2 - 0.16 * i
        plate.fill(WHITE, path(0.15, (-0.4 + 0.02 * i, y + 0.05), (0.34, y - 0.04)), hatch=0.8)
    plate.fill(WHITE, curve(0.1, (0.36, -0.44), (0.62, -0.4), (0.72, -0.6), (0.9, -0.62)), hatch=0.6)
    plate.ink(*[curve(0.035, (0.75 + 0.14 * i, 0.1), (0.86 + 0.14 * i, 0.3), (0.78 + 0.14 * i, 0.5)) for i in range(2)])


def tower_of_babel(plate):
    ground(plate, -0.62, SAND)
    for level in range(6):
        low, wide = -0.66 + 0.25 * level, 0.8 - 0.125 * level
        plate.fill((214, 170, 112), poly((-wide, low), (wide, low), (wide - 0.07, low + 0.26), (-wide + 0.07, low + 0.26)), hatch=1.2)
        plate.ink(*[blob((x - 0.035, low + 0.04), (x - 0.035, low + 0.13), (x, low + 0.17), (x + 0.035, low + 0.13), (x + 0.035, low + 0.04)) for x in [(-wide + 0.14) + (2 * wide - 0.28) * i / (5 - level // 2) for i in range(6 - level // 2)]])
        plate.fill((236, 206, 150), path(0.05, (-wide - 0.02, low + (0.02 if level % 2 else 0.16)), (wide + 0.02, low + (0.16 if level % 2 else 0.02))), hatch=0.2)
    plate.fill(WHITE, oval(0.55, 0.72, 0.2, 0.1), oval(0.8, 0.7, 0.26, 0.1), hatch=0.6)
    plate.fill(WHITE, oval(-0.6, 0.5, 0.26, 0.1), oval(-0.82, 0.46, 0.2, 0.09), hatch=0.6)


def both_hands(plate):
    for side, mirrored in ((-0.72, True), (0.72, False)):
        fingers(plate, side, -0.22, 0.82, 0, mirrored, (0.95, 0.9, 0.85, 0.75, 0.75))
    for x in (-0.62, 0.62):
        plate.fill(GOLD, oval(x, 0.74, 0.19, 0.13))
        plate.ink(path(0.025, (x - 0.3, 0.82), (x - 0.42, 0.9)), path(0.025, (x + 0.3, 0.82), (x + 0.42, 0.9)), path(0.025, (x, 0.9), (x, 0.99)))


def rolling_stones(plate):
    plate.fill(LEAF, poly((-1.5, -0.06), (1.5, -0.7), (1.5, -1.1), (-1.5, -1.1)), hatch=0.7, in_oval=True)
    for x, y, r in ((-0.72, 0.16, 0.34), (0.08, -0.0, 0.36), (0.82, -0.2, 0.34)):
        plate.fill((150, 118, 84), oval(x - 0.09, y, r * 0.92, r))
        plate.fill(STONE, oval(x, y, r * 0.92, r))
        plate.ink(curve(0.03, *[(x + math.cos(t * 0.5) * r * 0.6 * (1 - t / 22), y + math.sin(t * 0.5) * r * 0.6 * (1 - t / 22)) for t in range(20)]))
        plate.ink(*[path(0.03, (x - r * (1.25 + 0.1 * i), y + r * (0.9 - 0.4 * i)), (x - r * (1.75 + 0.1 * i), y + r * (1.02 - 0.4 * i))) for i in range(3)])


def king_ape(plate):
    fur, face = (104, 72, 50), (214, 166, 118)
    plate.fill(fur, *[oval(s * 0.68, 0.0, 0.18, 0.22) for s in (-1, 1)])
    plate.fill(face, *[oval(s * 0.68, 0.0, 0.09, 0.12) for s in (-1, 1)], hatch=0.3)
    plate.fill(fur, blob((0, 0.62), (0.5, 0.46), (0.64, 0.0), (0.56, -0.5), (0, -0.86), (-0.56, -0.5), (-0.64, 0.0), (-0.5, 0.46)), hatch=1.3)
    plate.fill(face, oval(-0.2, 0.1, 0.25, 0.24), oval(0.2, 0.1, 0.25, 0.24), oval(0, -0.4, 0.46, 0.36))
    for side in (-1, 1):
        plate.cut(oval(side * 0.2, 0.08, 0.12, 0.1), colour=WHITE)
        plate.ink(oval(side * 0.18, 0.07, 0.065), path(0.05, (side * 0.36, 0.26), (side * 0.08, 0.2)), oval(side * 0.09, -0.2, 0.05, 0.04))
    plate.ink(curve(0.045, (-0.28, -0.46), (-0.1, -0.54), (0.12, -0.54), (0.3, -0.44)))
    plate.fill(GOLD, poly((-0.46, 0.5), (-0.54, 0.95), (-0.26, 0.74), (0, 0.98), (0.26, 0.74), (0.54, 0.95), (0.46, 0.5)))
    plate.fill(RED, oval(0, 0.6, 0.06), oval(-0.26, 0.58, 0.05), oval(0.26, 0.58, 0.05), hatch=0)


def tornado(plate):
    ground(plate, -0.66, (190, 168, 110))
    for i in reversed(range(8)):
        high, wide = 0.72 - i * 0.19, 0.95 * (1 - i / 9.0) ** 1.25
        x = 0.14 * math.sin(i * 0.9)
        plate.fill(STEEL, oval(x, high, wide, 0.13 * (1 - i / 13)), hatch=0.9)
        plate.fill((128, 142, 160), oval(x - wide * 0.04, high + 0.035, wide * 0.8, 0.06 * (1 - i / 13)), hatch=0.4)
    plate.fill(WOOD, *moved([poly((-0.12, -0.1), (0.12, -0.1), (0.12, 0.06), (0, 0.18), (-0.12, 0.06))], -0.8, 0.1, 1, 25), hatch=0.3)
    plate.fill(LEAF, *moved([oval(0, 0.1, 0.12), path(0.05, (0, 0), (0, -0.15))], 0.78, -0.1, 1, -40), hatch=0.3)
    plate.fill(GOLD, oval(0.6, -0.42, 0.1, 0.06), oval(-0.52, -0.34, 0.1, 0.06), hatch=0.3)


def templars(plate):
    plate.fill(RED, poly((-0.95, 0.35), (-0.62, 0.35), (-0.62, -0.75), (-0.78, -0.6), (-0.95, -0.75)), poly((0.95, 0.35), (0.62, 0.35), (0.62, -0.75), (0.78, -0.6), (0.95, -0.75)))
    plate.fill(STEEL, poly((-0.5, 0.62), (-0.3, 0.76), (0.3, 0.76), (0.5, 0.62), (0.52, -0.5), (0.3, -0.82), (-0.3, -0.82), (-0.52, -0.5)), hatch=1.3)
    plate.fill(GOLD, path(0.13, (0, 0.68), (0, -0.74)), path(0.13, (-0.46, 0.16), (0.46, 0.16)), hatch=0.6)
    for side in (-1, 1):
        plate.ink(path(0.06, (side * 0.13, 0.28), (side * 0.42, 0.28)), *[oval(side * (0.2 + 0.12 * (i % 2)), -0.1 - 0.13 * i, 0.032) for i in range(4)])
    plate.cut(*[oval(x, y, 0.02) for x, y in ((-0.4, 0.56), (0.4, 0.56), (-0.42, -0.42), (0.42, -0.42))])


def kraken(plate):
    plate.fill(WOOD, *moved([poly((-0.42, 0.1), (0.42, 0.1), (0.3, -0.16), (-0.3, -0.16))], 0.72, 0.14, 1.0, 18))
    plate.fill(WHITE, *moved([poly((0.03, 0.66), (0.36, 0.26), (0.03, 0.18)), poly((-0.03, 0.6), (-0.28, 0.24), (-0.03, 0.18))], 0.72, 0.14, 1.0, 18))
    flesh = (176, 92, 98)
    arms = [((-0.2, -0.2), (-0.7, -0.1), (-1.1, 0.3), (-0.86, 0.62), (-0.66, 0.4)), ((-0.25, -0.35), (-0.8, -0.5), (-1.2, -0.25), (-1.26, 0.05)), ((0.2, -0.2), (0.55, -0.12), (0.98, 0.1), (1.16, 0.5), (0.9, 0.74)), ((0.25, -0.35), (0.7, -0.4), (1.1, -0.2), (1.28, -0.3))]
    for arm in arms:
        plate.fill(flesh, curve(0.14, *arm), hatch=0.9)
        plate.cut(*[oval(x, y - 0.02, 0.025) for x, y in arm[1:]])
    plate.fill(flesh, blob((0, 0.9), (0.36, 0.72), (0.46, 0.3), (0.3, -0.1), (0.36, -0.5), (-0.36, -0.5), (-0.3, -0.1), (-0.46, 0.3), (-0.36, 0.72)), hatch=1.3)
    for side in (-1, 1):
        plate.cut(oval(side * 0.18, 0.02, 0.12, 0.13), colour=(250, 226, 120))
        plate.ink(oval(side * 0.17, 0.0, 0.05, 0.09), path(0.05, (side * 0.32, 0.22), (side * 0.06, 0.12)))
    waves(plate, -0.44)


def great_pilgrimage(plate):
    for side in (-1, 1):
        plate.fill(WOOD, path(0.08, (side * 0.95, -0.8), (-side * 0.75, 0.82)))
        plate.fill(GOLD, oval(-side * 0.77, 0.84, 0.09))
        plate.fill((150, 176, 120), blob((-side * 0.62, 0.56), (-side * 0.42, 0.6), (-side * 0.38, 0.36), (-side * 0.52, 0.34)), hatch=0.5)
    shell = [(math.cos(math.radians(a)) * 0.66 * (1 + 0.05 * math.cos(math.radians(a * 12))), -0.1 + math.sin(math.radians(a)) * 0.66 * (1 + 0.05 * math.cos(math.radians(a * 12)))) for a in range(-20, 201, 5)]
    plate.fill((248, 222, 176), poly(*shell, (-0.2, -0.62), (-0.3, -0.76), (0.3, -0.76), (0.2, -0.62)), hatch=1.2)
    plate.ink(*[path(0.028, (0.02 * i, -0.6), (math.cos(math.radians(90 - 22 * i)) * 0.58, -0.1 + math.sin(math.radians(90 - 22 * i)) * 0.58)) for i in range(-4, 5)])


def holy_war(plate):
    plate.fill((240, 150, 46), *rays(0, -0.02, 0.3, 0.92, 14, 0.14), hatch=0.4)
    for side in (-1, 1):
        draw_sword(plate, side * 0.62, -0.56, 1.05, side * 43, 1.45)
    plate.fill(RED, oval(0, -0.02, 0.2))
    plate.cut(*rays(0, -0.02, 0.03, 0.17, 8, 0.9))


def chosen_one(plate):
    plate.fill(GOLD, *rays(0, 0.36, 0.42, 0.66, 18, 0.09), hatch=0)
    plate.fill((252, 222, 120), oval(0, 0.36, 0.4), hatch=0.3)
    for x, y, size, robe, skin in ((-0.78, -0.25, 0.72, (150, 150, 150), (206, 196, 184)), (0.78, -0.25, 0.72, (150, 150, 150), (206, 196, 184)), (0, -0.05, 1.0, WHITE, SKIN)):
        plate.fill(robe, *moved([blob((-0.42, -0.85), (-0.36, -0.1), (-0.16, 0.16), (0.16, 0.16), (0.36, -0.1), (0.42, -0.85))], x, y, size))
        plate.fill(skin, *moved([oval(0, 0.36, 0.2, 0.24)], x, y, size))
        plate.ink(*moved([path(0.03, (0, 0.0), (0, -0.7)), path(0.025, (-0.18, -0.2), (-0.24, -0.75)), path(0.025, (0.18, -0.2), (0.24, -0.75))], x, y, size))
    plate.ink(path(0.025, (-0.1, 0.34), (-0.04, 0.34)), path(0.025, (0.04, 0.34), (0.1, 0.34)), curve(0.02, (-0.06, 0.2), (0, 0.18), (0.06, 0.2)))


def indulgences(plate):
    plate.fill(PAPER, poly((-0.78, 0.7), (0.5, 0.7), (0.5, -0.62), (-0.78, -0.62)), hatch=0.6)
    for y in (0.72, -0.64):
        plate.fill((236, 214, 168), path(0.17, (-0.86, y), (0.58, y)))
        plate.ink(oval(-0.88, y, 0.045), oval(0.6, y, 0.045))
    plate.ink(*[path(0.03, (-0.6, 0.44 - 0.15 * i), (0.32 - 0.12 * (i % 3), 0.44 - 0.15 * i)) for i in range(5)])
    plate.fill(RED, poly((-0.3, -0.4), (-0.42, -0.86), (-0.24, -0.74), (-0.12, -0.88), (-0.08, -0.4)), hatch=0.5)
    plate.fill(RED, oval(-0.2, -0.34, 0.19))
    plate.cut(path(0.03, (-0.2, -0.24), (-0.2, -0.44)), path(0.03, (-0.29, -0.3), (-0.11, -0.3)))
    for i in range(4):
        plate.fill(GOLD, oval(0.86, -0.62 + 0.13 * i, 0.28, 0.11), hatch=0.8)
    plate.fill(GOLD, oval(0.78, 0.24, 0.24))
    plate.ink(*[path(0.03, (0.78, 0.36), (0.78, 0.12)), path(0.03, (0.69, 0.28), (0.87, 0.28))])


def golden_calf(plate):
    plate.fill((255, 232, 150), *rays(0, 0.12, 0.5, 1.0, 24, 0.05), hatch=0)
    plate.fill(STONE, poly((-0.85, -0.9), (0.85, -0.9), (0.75, -0.62), (-0.75, -0.62)), hatch=1.2)
    for x in (-0.46, -0.3, 0.24, 0.4):
        plate.fill(GOLD, path(0.12, (x, 0.0), (x + 0.02, -0.34), (x, -0.58)))
    plate.fill(GOLD, curve(0.06, (-0.58, 0.24), (-0.76, 0.1), (-0.7, -0.16)), oval(-0.7, -0.22, 0.06, 0.1), hatch=0.4)
    plate.fill(GOLD, blob((-0.58, 0.3), (-0.2, 0.34), (0.3, 0.3), (0.52, 0.2), (0.5, -0.12), (0.2, -0.2), (-0.2, -0.16), (-0.52, -0.14)), blob((0.3, 0.24), (0.46, 0.56), (0.66, 0.66), (0.8, 0.52), (1.0, 0.3), (0.94, 0.18), (0.7, 0.2), (0.5, 0.0)), hatch=1.2)
    plate.fill(GOLD, curve(0.065, (0.62, 0.64), (0.56, 0.8), (0.66, 0.92)), curve(0.065, (0.76, 0.58), (0.82, 0.76), (0.96, 0.8)), hatch=0.2)
    plate.fill(GOLD, blob((0.5, 0.58), (0.34, 0.66), (0.26, 0.56), (0.46, 0.46)), hatch=0.3)
    plate.ink(oval(0.76, 0.44, 0.035), oval(0.95, 0.26, 0.022), curve(0.02, (0.84, 0.2), (0.92, 0.22), (0.98, 0.22)))


def iconoclasm(plate):
    ground(plate, -0.62, (190, 176, 130))
    plate.fill(STONE, poly((-0.92, -0.78), (-0.16, -0.78), (-0.16, -0.64), (-0.92, -0.64)))
    plate.fill(WHITE, poly((-0.8, -0.64), (-0.28, -0.64), (-0.3, 0.1), (-0.42, -0.02), (-0.5, 0.14), (-0.62, 0.0), (-0.78, 0.16)), hatch=1.0)
    plate.ink(*[path(0.025, (x, -0.6), (x + 0.01, -0.06)) for x in (-0.66, -0.54, -0.42)])
    plate.fill(WHITE, *moved([poly((-0.26, -0.3), (-0.08, -0.22), (0.06, -0.34), (0.24, -0.26), (0.28, 0.3), (-0.28, 0.3)), path(0.1, (-0.34, 0.34), (0.34, 0.34))], -0.3, 0.46, 0.8, 62), hatch=1.0)
    plate.fill(STONE, poly((0.1, -0.7), (0.3, -0.72), (0.24, -0.54)), poly((0.46, -0.74), (0.62, -0.74), (0.56, -0.6)), poly((0.0, -0.3), (0.12, -0.26), (0.06, -0.16)), hatch=0.5)
    plate.fill(WOOD, *moved([path(0.1, (0, -0.75), (0, 0.4))], 0.7, -0.08, 1.0, -32))
    plate.fill(STEEL, *moved([poly((-0.34, 0.3), (0.34, 0.3), (0.34, 0.62), (-0.34, 0.62))], 0.7, -0.08, 1.0, -32), hatch=1.2)
    plate.ink(*[path(0.03, (0.3 - 0.1 * i, 0.5 + 0.14 * i), (0.14 - 0.12 * i, 0.46 + 0.16 * i)) for i in range(3)])


def sacrifice(plate):
    for i, (x, y, r) in enumerate(((0.1, 0.62, 0.14), (-0.06, 0.76, 0.16), (0.14, 0.9, 0.16))):
        plate.fill((210, 204, 198), oval(x, y, r, r * 0.7), hatch=0.8)
    plate.fill((240, 140, 40), blob((-0.42, -0.1), (-0.46, 0.2), (-0.28, 0.16), (-0.26, 0.48), (-0.06, 0.3), (0.02, 0.68), (0.18, 0.32), (0.3, 0.44), (0.34, 0.16), (0.46, 0.18), (0.42, -0.1)), hatch=0.5)
    plate.cut(blob((-0.22, -0.06), (-0.2, 0.16), (-0.02, 0.08), (0.04, 0.34), (0.16, 0.1), (0.24, 0.14), (0.22, -0.06)), colour=(255, 224, 110))
    plate.fill(WOOD, path(0.1, (-0.5, -0.12), (0.5, -0.06)), path(0.1, (-0.46, -0.04), (0.48, -0.14)), hatch=0.5)
    plate.fill(STONE, poly((-0.72, -0.18), (0.72, -0.18), (0.66, -0.34), (-0.66, -0.34)))
    plate.fill(STONE, poly((-0.52, -0.34), (0.52, -0.34), (0.52, -0.72), (-0.52, -0.72)), hatch=1.2)
    plate.fill(STONE, poly((-0.74, -0.72), (0.74, -0.72), (0.8, -0.88), (-0.8, -0.88)))
    plate.ink(*[curve(0.035, *[(x + math.cos(t * 0.5) * 0.11 * (1 - t / 20), -0.53 + math.sin(t * 0.5) * 0.11 * (1 - t / 20)) for t in range(18)]) for x in (-0.28, 0, 0.28)])


def exodus(plate):
    plate.fill((252, 222, 120), *rays(0, 0.14, 0.26, 0.8, 14, 0.07, 0, 180), hatch=0)
    plate.fill(GOLD, oval(0, 0.16, 0.24))
    plate.fill(SAND, poly((-0.12, 0.1), (0.12, 0.1), (0.62, -0.86), (-0.62, -0.86)), hatch=0.4)
    for side in (-1, 1):
        wall = poly((side * 0.12, 0.12), (side * 0.2, 0.3), (side * 0.42, 0.5), (side * 1.6, 0.62), (side * 1.6, -1.1), (side * 0.66, -1.1))
        plate.fill(SEA, wall, hatch=0.8, in_oval=True)
        plate.ink(*[curve(0.026, (side * (0.3 + 0.2 * i), 0.4), (side * (0.34 + 0.24 * i), 0.0), (side * (0.66 + 0.2 * i), -0.34 - 0.12 * (i % 2))) for i in range(4)])
        crest = [oval(side * x, y, r) for x, y, r in ((0.2, 0.3, 0.09), (0.34, 0.46, 0.11), (0.54, 0.56, 0.12), (0.76, 0.6, 0.11), (0.96, 0.6, 0.1))]
        plate.fill(WHITE, *crest, hatch=0.6)
    for x, y, size in ((-0.12, -0.5, 0.3), (0.1, -0.56, 0.34), (0.0, -0.24, 0.22), (0.05, -0.02, 0.14)):
        plate.ink(*moved([blob((-0.26, -0.5), (-0.16, 0.2), (0.16, 0.2), (0.26, -0.5)), oval(0, 0.4, 0.2)], x, y, size))
    plate.ink(path(0.025, (0.24, -0.36), (0.28, -0.74)))


def second_calling(plate):
    horn = blob((-0.95, 0.28), (-0.8, 0.3), (-0.3, -0.02), (0.2, -0.02), (0.62, 0.34), (0.74, -0.52), (0.4, -0.6), (-0.1, -0.52), (-0.6, -0.2))
    plate.fill((228, 208, 170), horn, hatch=1.3)
    plate.fill((112, 84, 62), oval(0.68, -0.08, 0.11, 0.44), hatch=0.6)
    plate.fill(GOLD, path(0.11, (0.18, 0.02), (0.26, -0.58)), path(0.09, (-0.42, 0.08), (-0.36, -0.38)), path(0.09, (-0.95, 0.34), (-0.86, 0.22)), hatch=0.4)
    plate.ink(curve(0.03, (-0.4, -0.34), (-0.1, -0.8), (0.2, -0.58)))
    for i in range(2):
        plate.fill(RED, path(0.05, *arc(0.72, -0.06, 0.38 + 0.2 * i, -38, 38, 12)), hatch=0)
        plate.fill(GOLD, *moved(rays(0, 0, 0.06, 0.16, 6, 0.4), -0.2 + 0.5 * i, 0.6 + 0.1 * i), hatch=0)


TINTS = {
    ra: (244, 196, 120), anubis: (206, 170, 130), zeus: VIOLET, themis: (214, 196, 224), tyr: (158, 186, 220), freja: ROSE, dagda: (170, 196, 140), morrigan: NIGHT,
    blind_obedience: NIGHT, lost_sheep: SKY, little_finger: (222, 184, 150), weaker_hand: (200, 190, 214), tower_of_babel: SKY, both_hands: (214, 190, 140),
    rolling_stones: SKY, king_ape: (190, 200, 140), tornado: (170, 184, 200), templars: (224, 200, 170), kraken: (150, 190, 200), great_pilgrimage: (196, 206, 170),
    holy_war: (224, 150, 120), chosen_one: (190, 200, 226), indulgences: (206, 180, 150), golden_calf: (214, 176, 140), iconoclasm: (220, 190, 170), sacrifice: (170, 160, 190),
    exodus: (240, 206, 150), second_calling: (186, 206, 190),
}


SMALLER = {chosen_one: 0.9, golden_calf: 0.84, king_ape: 0.94, little_finger: 0.93, both_hands: 0.94, sacrifice: 0.9, tyr: 0.94, weaker_hand: 0.94}


def main():
    here = pathlib.Path(__file__).resolve()
    folder = pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else here.parents[3] / "Content/FlickOfFaith/Cards"
    folder.mkdir(parents=True, exist_ok=True)
    for engrave, tint in TINTS.items():
        if len(sys.argv) < 3 or engrave.__name__ in sys.argv[2:]:
            plate = Plate(tint, SMALLER.get(engrave, 1.0))
            engrave(plate)
            picture = plate.printed().quantize(256, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
            picture.save(folder / (engrave.__name__ + ".png"), optimize=True)


if __name__ == "__main__":
    main()
