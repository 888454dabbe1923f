#!/usr/bin/env python3
"""Paints the mat: Content/FlickOfFaith/Board/map.png and map_normal.png, from the same outlines the rules use.

Needs python3-numpy, python3-scipy and python3-pil. The same script and map always make the same picture.
usage: flick map --json | make_map.py [FOLDER [PIXELS]]
"""

import json
import math
import pathlib
import sys

import numpy as np
from PIL import Image, ImageDraw
from scipy import ndimage, spatial

import painting
from painting import Canvas, blend, shade, smooth

SIZE = int(sys.argv[2]) if len(sys.argv) > 2 else 3072
HALF = 240.0  # millimetres from the middle to the edge
SCALE = SIZE / (2 * HALF)  # pixels per millimetre
BORDER = 3.0  # of islands, cities and clouds: it belongs to them

# Who lives on the upper, right, lower and left island of the picture. The board has it turned by half a turn.
NORSE, EGYPTIAN, GREEK, CELTIC = range(4)

ROWS, COLUMNS = np.mgrid[0:SIZE, 0:SIZE].astype(np.float32)
X, Y = (COLUMNS + 0.5) / SCALE - HALF, HALF - (ROWS + 0.5) / SCALE


def pixel(x, y):
    return ((x + HALF) * SCALE, (HALF - y) * SCALE)


def hills(cells, seed, octaves=4):
    return painting.noise(SIZE, SIZE, cells, cells, seed, octaves)


def flat(colour):
    return np.zeros((SIZE, SIZE, 3), np.float32) + np.array(colour, np.float32)


def blurred(values, millimetres):
    return ndimage.gaussian_filter(values, millimetres * SCALE)


def distance_within(outline):
    """Millimetres from the coast: positive on land, negative at sea."""
    large = Image.new("L", (SIZE * 2, SIZE * 2), 0)
    ImageDraw.Draw(large).polygon([tuple(2 * v for v in pixel(x, y)) for x, y in outline], fill=255)
    land = np.asarray(large) > 127
    away = ndimage.distance_transform_edt(land) - ndimage.distance_transform_edt(~land)
    fine = away.reshape(SIZE, 2, SIZE, 2).mean((1, 3)).astype(np.float32) / (2 * SCALE)
    return ndimage.gaussian_filter(fine, 0.8)  # no steps along the coast


def line_at(values, width):
    """A fine line where the values pass 0."""
    return smooth(width / 2 + 0.5 / SCALE, width / 2 - 0.3 / SCALE, np.abs(values))


# ---------------------------------------------------------------------------------------------------------------- the sea


def sea(land):
    """Deep in the open, bright over the shallows, with a swell that bends around the coasts."""
    near = blurred((land > 0).astype(np.float32), 8.0)
    far = blurred((land > 0).astype(np.float32), 24.0)
    shallow = np.clip(0.8 * near + 1.2 * far + 0.08 * hills(7, 21, 5), 0.0, 1.2)
    picture = flat((13, 56, 102))
    picture = blend(picture, (18, 92, 140), smooth(0.05, 0.4, shallow))
    picture = blend(picture, (28, 138, 168), smooth(0.28, 0.68, shallow))
    picture = blend(picture, (54, 170, 182), smooth(0.6, 0.95, shallow))
    picture = blend(picture, (142, 210, 200), smooth(0.88, 1.1, shallow))
    reef = smooth(0.1, 0.5, hills(60, 22, 3)) * smooth(0.5, 0.7, shallow) * smooth(1.0, 0.8, shallow)
    picture = blend(picture, (24, 112, 134), reef * 0.3)
    swell = painting.noise(SIZE, SIZE, 16, 44, 23, 3) + 0.5 * painting.noise(SIZE, SIZE, 60, 150, 24, 2)
    picture *= (1.0 + 0.05 * swell + 0.06 * hills(5, 25, 3) + 0.02 * hills(120, 26, 2))[..., None]
    crest = smooth(0.14, 0.02, np.abs(painting.noise(SIZE, SIZE, 22, 60, 27, 2))) * smooth(0.15, 0.6, hills(30, 28, 3))
    picture = blend(picture, (140, 204, 222), crest * smooth(1.0, 0.5, shallow) * 0.2)
    return picture, 0.25 * swell


def surf(picture, land):
    """Foam that comes in lines and breaks up on its way out."""
    ragged = hills(40, 31, 3)
    for away, strength, width in ((1.2, 0.8, 1.7), (4.6, 0.42, 0.8), (9.0, 0.24, 0.6)):
        broken = smooth(-0.5, 0.3, hills(26, 32 + int(away), 2) + 0.4 - away * 0.05)
        foam = smooth(width, width * 0.25, np.abs(-land + 0.9 * ragged * min(1.0, away / 3.0) - away))
        picture = blend(picture, (240, 252, 250), foam * broken * strength)
    return picture


def depths(picture, land, cloud_corners, cloud_radius):
    """Shadows that the islands and the clouds throw on the water."""
    step = 2.2 * SCALE
    shadow = blurred(painting.shifted((land > 0).astype(np.float32), step, step), 1.4)
    picture = blend(picture, (8, 46, 74), shadow * (land <= 0) * 0.42)
    for corner in cloud_corners:
        away = np.hypot(X - corner[0] - 5, Y - corner[1] + 5)
        picture = blend(picture, (8, 40, 78), smooth(cloud_radius + 5, cloud_radius - 6, away) * 0.4)
    return picture


# --------------------------------------------------------------------------------------------------------------- the lands


def country(kind, centre, inside):
    """Ground of an island: its colour and its height in millimetres."""
    x, y = X - centre[0], Y - centre[1]
    calm = smooth(22.0, 40.0, np.hypot(x, y)) * smooth(2.0, 16.0, inside)
    return {NORSE: fells, EGYPTIAN: desert, GREEK: hellas, CELTIC: meadows}[kind](x, y, inside, calm)


def fells(x, y, inside, calm):
    ridges = 1.0 - np.abs(hills(9, 41, 5)) * 1.9
    height = 5.6 * np.clip(ridges, 0, 1) ** 1.6 * calm + 1.2 * hills(30, 42, 4)
    ground = blend(flat((112, 130, 112)), (90, 112, 92), smooth(-0.3, 0.4, hills(18, 43)))
    ground = blend(ground, (132, 134, 140), smooth(1.6, 3.4, height + 0.5 * hills(40, 44)))
    snow = smooth(1.0, 3.0, height + 1.5 * hills(14, 45) + 1.7)
    ground = blend(ground, (236, 242, 248), snow * 0.94)
    ground = blend(ground, (196, 222, 236), smooth(-0.2, -0.55, hills(8, 46, 3)) * (1 - calm) * 0.5)
    return ground, height


def desert(x, y, inside, calm):
    bent = 0.30 * x + 0.62 * y + 5.5 * hills(7, 51, 3)
    wave = (bent / (2 * math.pi)) % 1.0
    dunes = np.where(wave < 0.72, wave / 0.72, (1 - wave) / 0.28)
    height = 1.7 * dunes * calm * (0.6 + 0.5 * hills(6, 52, 3)) + 0.35 * hills(60, 53, 3) + 1.4 * hills(9, 54)
    ground = blend(flat((222, 176, 98)), (246, 216, 148), smooth(-0.5, 0.5, hills(9, 54) + 0.5 * dunes - 0.2))
    ground = blend(ground, (206, 142, 78), smooth(0.35, 0.8, hills(5, 55, 4)) * 0.55)
    return nile(ground, height, x, y, inside)


def nile_course(y):
    return -43.0 + 9.0 * np.sin(y * 0.055 + 0.8) + 3.0 * np.sin(y * 0.14)


def nile(ground, height, x, y, inside):
    """The river west of the city, with its green banks."""
    away = np.abs(x - nile_course(y)) + 1.0 * hills(30, 56, 3)
    banks = smooth(13.0, 6.0, away + 2.5 * hills(24, 57, 3)) * smooth(2.5, 6.0, inside)
    ground = blend(ground, (112, 150, 62), banks * 0.85)
    ground = blend(ground, (78, 122, 52), banks * smooth(0.1, 0.5, hills(50, 58, 2)) * 0.6)
    river = smooth(2.9, 2.2, away) * smooth(BORDER, BORDER + 0.4, inside)
    ground = blend(ground, (206, 190, 120), smooth(3.8, 3.0, away) * (1 - river) * smooth(3.0, 4.0, inside) * 0.8)
    ground = blend(ground, (38, 128, 150), river)
    ground = blend(ground, (104, 186, 190), river * smooth(1.4, 0.2, np.abs(away - 0.8)) * 0.35)
    return ground, height * (1 - 0.9 * np.maximum(banks, river))


def hellas(x, y, inside, calm):
    ragged = inside + 2.0 * hills(34, 61, 3)
    cliff = smooth(10.5, 7.5, ragged)
    height = 3.4 * smooth(3.0, 9.5, ragged) + calm * (3.6 * hills(8, 62, 4) + 0.8 * hills(26, 63, 3))
    ground = blend(flat((190, 186, 112)), (150, 160, 84), smooth(-0.3, 0.5, hills(8, 62, 4)))
    ground = blend(ground, (222, 204, 150), smooth(0.1, 0.6, hills(13, 64)))
    ground = blend(ground, (238, 234, 222), smooth(0.42, 0.75, hills(10, 65)) * calm * 0.9)
    ground = blend(ground, (246, 243, 236), cliff)
    ground = blend(ground, (206, 202, 198), cliff * smooth(0.1, 0.5, hills(70, 66, 2)) * 0.7)
    return ground, height


def meadows(x, y, inside, calm):
    """Fields with hedges between them, and darker woods."""
    edge, tint = fields(x, y)
    height = calm * (3.2 * hills(7, 71, 3) + 0.5 * hills(30, 72, 3)) + 0.2 * smooth(0.9, 0.2, edge)
    ground = blend(flat((104, 164, 66)), (142, 190, 84), tint)
    ground = blend(ground, (72, 138, 58), smooth(0.75, 1.0, tint))
    ground = blend(ground, (190, 196, 96), smooth(0.12, 0.0, tint) * 0.7)
    furrow = 0.5 + 0.5 * np.sin((x * np.cos(tint * 20) + y * np.sin(tint * 20)) * 3.2)
    ground *= (1.0 - 0.05 * furrow)[..., None]
    ground = blend(ground, (60, 118, 48), smooth(0.7, 0.3, edge + 0.6 * hills(80, 73, 2)) * 0.8)
    wood = smooth(0.28, 0.45, hills(9, 74, 4) + 0.12 * hills(60, 75, 2))
    ground = blend(ground, (46, 104, 44), wood * 0.75)
    height = height + wood * (1.0 + 0.9 * hills(90, 76, 2))
    ground = blend(ground, (98, 160, 64), smooth(7.0, 3.5, inside + 1.5 * hills(30, 77, 2)))
    return ground, height


def fields(x, y):
    """Cells around random points: how far the nearest border is (millimetres), and a shade for each cell."""
    draw = np.random.default_rng(78)
    seeds = draw.uniform(-110, 110, (190, 2))
    shades = draw.uniform(0, 1, len(seeds)).astype(np.float32)
    half = np.s_[::2, ::2]
    bend_x, bend_y = x + 3 * hills(20, 79, 2), y + 3 * hills(20, 80, 2)
    points = np.stack([bend_x[half].ravel(), bend_y[half].ravel()], 1)
    near = np.hypot(points[:, 0], points[:, 1]) < 120
    edge, tint = np.full(len(points), 9.0, np.float32), np.zeros(len(points), np.float32)
    away, which = spatial.cKDTree(seeds).query(points[near], k=2)
    edge[near], tint[near] = (away[:, 1] - away[:, 0]) / 2, shades[which[:, 0]]
    shape = bend_x[half].shape
    return painting.enlarge(edge.reshape(shape), SIZE, SIZE), np.clip(painting.enlarge(tint.reshape(shape), SIZE, SIZE), 0, 1)


BEACH = {NORSE: (206, 210, 208), EGYPTIAN: (250, 228, 168), GREEK: (250, 238, 206), CELTIC: (238, 222, 168)}


def lay_island(picture, height, kind, centre, inside):
    ground, rise = country(kind, centre, inside)
    rise = rise + 1.6 * smooth(0.0, 5.0, inside)
    light = painting.relief(ndimage.gaussian_filter(rise * SCALE, 0.35 * SCALE), 0.42)
    hollow = np.clip((blurred(rise, 3.0) - rise) * 0.05, -0.06, 0.14)
    ground *= (np.clip(light, 0.6, 1.35) - hollow)[..., None]
    ground *= (1.0 + 0.035 * hills(110, 90 + kind, 3))[..., None]
    # The border belongs to the island: a beach between two lines.
    beach = np.array(BEACH[kind], np.float32) * (1.0 + 0.05 * hills(100, 95, 3))[..., None]
    ground = blend(ground, beach, smooth(BORDER + 0.15, BORDER - 0.15, inside))
    ground = blend(ground, (84, 62, 40), line_at(inside - BORDER, 0.3) * 0.6)
    picture = blend(picture, ground, smooth(-0.5 / SCALE, 0.5 / SCALE, inside))
    picture = blend(picture, (58, 42, 30), line_at(inside - 0.35, 0.7) * 0.92)
    return picture, np.where(inside > 0, rise, height)


# ------------------------------------------------------------------------------------------------------- what stands there


INK = (52, 38, 30, 255)


def outlined(layer, points, colour, width=0.35):
    layer.polygon(points, colour)
    layer.line(points + points[:1], INK, width)


def shadow(layer, x, y, rx, ry):
    layer.ellipse(x + rx * 0.35, y - ry * 0.25, rx, ry, (30, 24, 20, 90))


def pine(layer, x, y, s):
    shadow(layer, x, y, s * 0.5, s * 0.2)
    layer.line([(x, y), (x, y + s * 0.3)], (82, 58, 40, 255), s * 0.16)
    for step, wide in ((0.18, 0.52), (0.55, 0.42), (0.95, 0.3)):
        base, tip = y + s * step, y + s * (step + 0.72)
        outlined(layer, [(x - s * wide, base), (x, base - s * 0.06), (x + s * wide, base), (x, tip)], (34, 78, 62, 255), 0.25)
        layer.polygon([(x - s * wide * 0.9, base + s * 0.02), (x - s * 0.04, base), (x, tip - s * 0.08)], (66, 118, 92, 255))
        layer.polygon([(x - s * wide * 0.45, base + s * 0.42), (x + s * 0.02, base + s * 0.34), (x, tip)], (232, 240, 246, 230))


def peak(layer, x, y, s, rock=(126, 132, 144), snow=True):
    shadow(layer, x + s * 0.2, y + s * 0.05, s * 1.0, s * 0.25)
    top = (x - s * 0.04, y + s * 1.5)
    outline = [(x - s, y), (x - s * 0.52, y + s * 0.62), (x - s * 0.3, y + s * 0.8), top, (x + s * 0.3, y + s * 0.92), (x + s * 0.58, y + s * 0.45), (x + s, y)]
    outlined(layer, outline, rock + (255,), 0.35)
    ridge = [top, (x + s * 0.08, y + s * 0.95), (x - s * 0.06, y + s * 0.55), (x + s * 0.12, y)]
    layer.polygon(ridge + [(x + s, y), (x + s * 0.58, y + s * 0.45), (x + s * 0.3, y + s * 0.92)], shade(rock, 0.62) + (255,))
    if snow:
        layer.polygon([top, (x - s * 0.3, y + s * 0.8), (x - s * 0.4, y + s * 0.66), (x - s * 0.2, y + s * 0.72), (x - s * 0.1, y + s * 0.5), (x + s * 0.06, y + s * 0.8)], (250, 252, 255, 255))
        layer.polygon([top, (x + s * 0.06, y + s * 0.8), (x + s * 0.16, y + s * 0.62), (x + s * 0.24, y + s * 0.8), (x + s * 0.3, y + s * 0.92)], (198, 212, 232, 255))


def hill(layer, x, y, s):
    peak(layer, x, y, s, (214, 202, 178), False)


def longhouse(layer, x, y, s):
    shadow(layer, x, y + s * 0.1, s * 1.15, s * 0.3)
    outlined(layer, [(x - s, y), (x + s, y), (x + s, y + s * 0.36), (x - s, y + s * 0.36)], (142, 98, 62, 255))
    for i in range(9):
        layer.line([(x - s + s * 0.22 * i, y), (x - s + s * 0.22 * i, y + s * 0.36)], (98, 64, 40, 255), 0.22)
    outlined(layer, [(x - s * 1.14, y + s * 0.3), (x + s * 1.14, y + s * 0.3), (x + s * 0.9, y + s * 0.86), (x, y + s * 0.94), (x - s * 0.9, y + s * 0.86)], (112, 80, 58, 255))
    layer.polygon([(x - s * 1.0, y + s * 0.62), (x + s * 1.0, y + s * 0.62), (x + s * 0.9, y + s * 0.84), (x, y + s * 0.92), (x - s * 0.9, y + s * 0.84)], (240, 245, 250, 255))
    for side in (-1, 1):
        layer.line([(x + side * s * 0.9, y + s * 0.84), (x + side * s * 1.12, y + s * 1.14), (x + side * s * 1.3, y + s * 1.1)], INK, 0.55)
    layer.polygon([(x - s * 0.14, y), (x + s * 0.14, y), (x + s * 0.14, y + s * 0.26), (x - s * 0.14, y + s * 0.26)], (50, 32, 22, 255))


def palm(layer, x, y, s):
    shadow(layer, x + s * 0.2, y, s * 0.45, s * 0.15)
    layer.line([(x, y), (x + s * 0.06, y + s * 0.5), (x + s * 0.18, y + s)], (112, 76, 42, 255), s * 0.13)
    top = (x + s * 0.18, y + s)
    for turn in range(7):
        angle = math.radians(-30 + 40 * turn)
        dx, dy = math.cos(angle), math.sin(angle)
        bow = [(top[0] + dx * s * 0.3, top[1] + dy * s * 0.2 + s * 0.16), (top[0] + dx * s * 0.62, top[1] + dy * s * 0.3 - s * 0.12)]
        layer.line([top] + bow, (40, 84, 34, 255), s * 0.17)
        layer.line([top] + bow, (92, 148, 58, 255), s * 0.08)


def pyramid(layer, x, y, s):
    shadow(layer, x + s * 0.45, y + s * 0.1, s * 1.0, s * 0.3)
    top = (x, y + s * 1.25)
    outlined(layer, [(x - s, y + s * 0.1), (x + s * 0.2, y - s * 0.16), top], (250, 222, 150, 255))
    outlined(layer, [(x + s * 0.2, y - s * 0.16), (x + s, y + s * 0.16), top], (178, 122, 66, 255))
    for step in range(1, 8):
        part = step / 8
        left, foot, right = ((px + (top[0] - px) * part, py + (top[1] - py) * part) for px, py in ((x - s, y + s * 0.1), (x + s * 0.2, y - s * 0.16), (x + s, y + s * 0.16)))
        layer.line([left, foot], (214, 172, 100, 255), 0.22)
        layer.line([foot, right], (148, 98, 52, 255), 0.22)
    layer.polygon([(x - s * 0.15, y + s * 1.07), (x + s * 0.03, y + s * 1.03), top], (255, 214, 90, 255))


def obelisk(layer, x, y, s):
    shadow(layer, x + s * 0.2, y, s * 0.35, s * 0.1)
    outlined(layer, [(x - s * 0.14, y), (x + s * 0.14, y), (x + s * 0.09, y + s * 1.3), (x, y + s * 1.5), (x - s * 0.09, y + s * 1.3)], (226, 178, 108, 255), 0.25)
    layer.polygon([(x + s * 0.03, y), (x + s * 0.13, y), (x + s * 0.08, y + s * 1.3), (x + s * 0.01, y + s * 1.45)], (158, 108, 62, 255))


def olive(layer, x, y, s):
    shadow(layer, x + s * 0.15, y, s * 0.55, s * 0.2)
    layer.line([(x, y), (x - s * 0.06, y + s * 0.3), (x + s * 0.05, y + s * 0.5)], (104, 84, 62, 255), s * 0.16)
    for dx, dy, r in ((-0.3, 0.62, 0.34), (0.3, 0.6, 0.33), (0.02, 0.82, 0.38)):
        layer.ellipse(x + s * dx, y + s * dy, s * r + 0.2, s * r * 0.8 + 0.2, (58, 70, 42, 255))
        layer.ellipse(x + s * dx, y + s * dy, s * r, s * r * 0.8, (112, 130, 82, 255))
    layer.ellipse(x - s * 0.12, y + s * 0.9, s * 0.26, s * 0.18, (160, 174, 122, 255))


def cypress(layer, x, y, s):
    shadow(layer, x + s * 0.15, y, s * 0.3, s * 0.12)
    outlined(layer, [(x - s * 0.16, y + s * 0.1), (x - s * 0.22, y + s * 0.5), (x, y + s * 1.5), (x + s * 0.22, y + s * 0.5), (x + s * 0.16, y + s * 0.1)], (44, 82, 48, 255), 0.22)
    layer.polygon([(x - s * 0.14, y + s * 0.2), (x - s * 0.18, y + s * 0.5), (x - s * 0.02, y + s * 1.3), (x - s * 0.02, y + s * 0.3)], (84, 128, 70, 255))


def temple(layer, x, y, s):
    shadow(layer, x + s * 0.15, y, s * 1.2, s * 0.25)
    for step, wide in ((0.0, 1.12), (0.1, 1.02)):
        outlined(layer, [(x - s * wide, y + s * step), (x + s * wide, y + s * step), (x + s * wide, y + s * (step + 0.1)), (x - s * wide, y + s * (step + 0.1))], (236, 230, 218, 255), 0.25)
    layer.polygon([(x - s * 0.9, y + s * 0.2), (x + s * 0.9, y + s * 0.2), (x + s * 0.9, y + s * 0.8), (x - s * 0.9, y + s * 0.8)], (118, 100, 92, 255))
    for i in range(6):
        cx = x + s * (-0.84 + 0.336 * i)
        outlined(layer, [(cx - s * 0.09, y + s * 0.2), (cx + s * 0.09, y + s * 0.2), (cx + s * 0.07, y + s * 0.8), (cx - s * 0.07, y + s * 0.8)], (250, 247, 240, 255), 0.2)
        layer.line([(cx + s * 0.05, y + s * 0.22), (cx + s * 0.04, y + s * 0.78)], (190, 182, 172, 255), 0.25)
    outlined(layer, [(x - s * 1.0, y + s * 0.8), (x + s * 1.0, y + s * 0.8), (x + s * 1.0, y + s * 0.94), (x - s * 1.0, y + s * 0.94)], (242, 236, 224, 255), 0.25)
    outlined(layer, [(x - s * 1.08, y + s * 0.94), (x + s * 1.08, y + s * 0.94), (x, y + s * 1.4)], (204, 112, 78, 255))
    layer.polygon([(x - s * 0.72, y + s * 1.0), (x + s * 0.72, y + s * 1.0), (x, y + s * 1.28)], (246, 240, 228, 255))


def oak(layer, x, y, s):
    shadow(layer, x + s * 0.15, y, s * 0.65, s * 0.22)
    layer.line([(x, y), (x, y + s * 0.5)], (92, 64, 40, 255), s * 0.2)
    balls = ((-0.36, 0.6, 0.34), (0.36, 0.58, 0.33), (-0.16, 0.9, 0.36), (0.2, 0.88, 0.34))
    for dx, dy, r in balls:
        layer.ellipse(x + s * dx, y + s * dy, s * r + 0.22, s * r * 0.9 + 0.22, (28, 58, 26, 255))
    for dx, dy, r in balls:
        layer.ellipse(x + s * dx, y + s * dy, s * r, s * r * 0.9, (58, 118, 46, 255))
        layer.ellipse(x + s * (dx - 0.08), y + s * (dy + 0.1), s * r * 0.6, s * r * 0.5, (104, 164, 68, 255))


def henge(layer, x, y, s):
    """Standing stones in a ring, some with a lintel."""
    layer.ellipse(x, y, s * 1.25, s * 0.75, (150, 180, 96, 255))
    layer.ellipse(x, y, s * 1.05, s * 0.6, (124, 168, 78, 255))
    places = sorted(((math.cos(math.radians(a)), math.sin(math.radians(a)), a) for a in range(12, 372, 36)), key=lambda p: -p[1])
    for c, d, angle in places:
        sx, sy, wide, tall = x + c * s, y + d * s * 0.55, s * 0.13, s * (0.55 + 0.1 * math.sin(angle * 3.0))
        shadow(layer, sx + s * 0.1, sy, wide * 1.6, wide * 0.6)
        outlined(layer, [(sx - wide, sy), (sx + wide, sy), (sx + wide * 0.8, sy + tall), (sx - wide * 0.7, sy + tall * 1.04)], (176, 178, 172, 255), 0.28)
        layer.polygon([(sx + wide * 0.2, sy), (sx + wide * 0.95, sy), (sx + wide * 0.75, sy + tall), (sx + wide * 0.15, sy + tall)], (116, 120, 118, 255))
    for left, right in ((places[0], places[1]), (places[-1], places[-2])):
        (ax, ay), (bx, by) = ((x + p[0] * s, y + p[1] * s * 0.55 + s * 0.52) for p in sorted((left, right)))
        outlined(layer, [(ax - s * 0.16, ay), (bx + s * 0.16, by), (bx + s * 0.16, by + s * 0.15), (ax - s * 0.16, ay + s * 0.15)], (188, 190, 184, 255), 0.28)


def hut(layer, x, y, s):
    shadow(layer, x + s * 0.15, y, s * 0.7, s * 0.2)
    outlined(layer, [(x - s * 0.55, y), (x + s * 0.55, y), (x + s * 0.55, y + s * 0.4), (x - s * 0.55, y + s * 0.4)], (206, 190, 154, 255), 0.25)
    outlined(layer, [(x - s * 0.78, y + s * 0.34), (x + s * 0.78, y + s * 0.34), (x, y + s * 1.1)], (178, 138, 70, 255), 0.3)
    layer.polygon([(x, y + s * 1.1), (x + s * 0.78, y + s * 0.34), (x + s * 0.12, y + s * 0.34)], (128, 92, 44, 255))
    layer.polygon([(x - s * 0.14, y), (x + s * 0.14, y), (x + s * 0.14, y + s * 0.3), (x - s * 0.14, y + s * 0.3)], (60, 40, 26, 255))


# (what, size, x, y) from the city: the landmarks by which an island is known.
LANDMARKS = {
    NORSE: [(peak, 13, -44, 30), (peak, 10, -60, 22), (peak, 9, -26, 38), (peak, 12, 48, 34), (peak, 9, 62, 28), (longhouse, 9, 46, -22), (longhouse, 7, -48, -24), (peak, 9, 2, -62), (peak, 7, 14, -64)],
    EGYPTIAN: [(pyramid, 15, 40, 34), (pyramid, 10, 58, 20), (pyramid, 7, 22, 44), (pyramid, 9, 46, -44), (obelisk, 8, 30, -34), (obelisk, 8, 36, -36)],
    GREEK: [(temple, 12, -46, -30), (temple, 9, 48, 26), (hill, 11, 44, -36), (hill, 8, 56, -42), (temple, 7, 0, 52)],
    CELTIC: [(henge, 13, -46, 28), (henge, 8, 48, -30), (hut, 7, -52, -28), (hut, 6, -42, -34), (hut, 6, 46, 34), (hut, 5.5, 56, 30)],
}
GROWS = {
    NORSE: [(pine, 6.5, 46)],
    EGYPTIAN: [(palm, 6.5, 22)],
    GREEK: [(olive, 5.5, 26), (cypress, 6.5, 16)],
    CELTIC: [(oak, 7.0, 34)],
}


def things_on(kind, centre, inside):
    """All that stands on an island, northern things first. Trees keep away from each other, from the coast and from the city."""
    draw = np.random.default_rng(40 + kind)
    things = [(what, size, centre[0] + x, centre[1] + y) for what, size, x, y in LANDMARKS[kind]]
    for plant, size, count in GROWS[kind]:
        for _ in range(count):
            things += grown(draw, kind, plant, size, centre, inside, things)
    return sorted(things, key=lambda thing: -thing[3])


def grown(draw, kind, plant, size, centre, inside, things):
    for _ in range(80):
        x, y = draw.uniform(-92, 92), draw.uniform(-92, 92)
        if kind == EGYPTIAN:
            x = nile_course(y) + draw.choice([-1, 1]) * draw.uniform(5.0, 11.0)
        px, py = (int(v) for v in pixel(centre[0] + x, centre[1] + y))
        on_land = 0 <= px < SIZE and 0 <= py < SIZE and inside[py, px] > 5.5 and inside[max(py - int(size * SCALE), 0), px] > 5.0
        from_city = math.hypot(x, y + size * 0.5) > 25.5 + size * 0.7
        alone = all(math.hypot(centre[0] + x - ox, (centre[1] + y - oy - osize * 0.2)) > (size * 0.75 + osize * 0.95) * 0.8 for _, osize, ox, oy in things)
        if on_land and from_city and alone:
            return [(plant, size * draw.uniform(0.82, 1.15), centre[0] + x, centre[1] + y)]
    return []


# -------------------------------------------------------------------------------------------------------------- the cities

PAVING = {NORSE: (168, 160, 152), EGYPTIAN: (238, 208, 142), GREEK: (240, 236, 226), CELTIC: (178, 176, 152)}
ACCENT = {NORSE: (44, 92, 176), EGYPTIAN: (226, 164, 20), GREEK: (128, 62, 168), CELTIC: (40, 132, 62)}
ROOFS = {NORSE: (122, 80, 54), EGYPTIAN: (250, 234, 190), GREEK: (206, 108, 74), CELTIC: (166, 128, 66)}


def window_of(x, y, reach):
    (left, top), (right, bottom) = pixel(x - reach, y + reach), pixel(x + reach, y - reach)
    return np.s_[max(int(top), 0) : min(int(bottom) + 1, SIZE), max(int(left), 0) : min(int(right) + 1, SIZE)]


def city(picture, centre, radius, kind):
    """A paved circle within a wall in the people's colour. The wall's outer edge is the edge of the rules' circle."""
    here = window_of(*centre, radius + 6)
    x, y = X[here] - centre[0], Y[here] - centre[1]
    away, angle = np.hypot(x, y), np.arctan2(y, x)
    part = picture[here]
    part = blend(part, (24, 18, 14), smooth(radius + 3.5, radius - 1, np.hypot(x - 1.6, y + 1.6)) * 0.5)
    stone = np.array(PAVING[kind], np.float32) * paving(away, angle, kind)[..., None]
    part = blend(part, stone, smooth(radius, radius - 0.3, away))
    part = blend(part, shade(PAVING[kind], 0.5), smooth(2.2, 0.0, np.abs(away - (radius - BORDER - 0.4))) * smooth(radius - 2, radius - 3.2, away) * 0.55)
    wall = np.array(ACCENT[kind], np.float32) * (1.0 + 0.28 * np.cos(angle - math.radians(135)) * np.sign(away - (radius - BORDER / 2)) * smooth(0, 1.5, np.abs(away - (radius - BORDER / 2))))[..., None]
    on_wall = smooth(radius - BORDER - 0.15, radius - BORDER + 0.15, away) * smooth(radius + 0.1, radius - 0.1, away)
    part = blend(part, wall, on_wall)
    part = blend(part, (252, 240, 206), wall_pattern(away - (radius - BORDER / 2), angle, kind) * on_wall * 0.9)
    for edge in (radius - 0.2, radius - BORDER):
        part = blend(part, (40, 28, 22), line_at(away - edge, 0.4) * 0.95)
    picture[here] = part
    return picture


def paving(away, angle, kind):
    """Rings of slabs, each shifted against the next."""
    ring = np.floor(away / 3.4)
    slabs = np.maximum(6, np.round(ring * 6))
    turn = (angle / (2 * math.pi) + 0.5 * (ring % 2) / slabs) * slabs
    joint = np.minimum(np.abs(away / 3.4 - ring - 0.5), np.abs((turn % 1.0) - 0.5))
    gap = np.maximum(smooth(0.44, 0.49, np.abs(away / 3.4 - ring - 0.5)), smooth(0.46, 0.49, np.abs((turn % 1.0) - 0.5)))
    tone = np.sin(ring * 12.9898 + np.floor(turn) * 78.233 + kind) * 43758.5453
    return 0.96 + 0.07 * (tone - np.floor(tone)) - 0.14 * gap + 0.02 * joint


def wall_pattern(out, angle, kind):
    """What the wall of a people shows: runes, rays, a meander, a braid."""
    turn = angle / (2 * math.pi)
    if kind == NORSE:
        beat = (turn * 36) % 1.0
        return np.maximum(smooth(0.12, 0.05, np.abs(beat - 0.5)), smooth(0.12, 0.05, np.abs(beat - 0.5 - 0.28 * out))) * smooth(1.15, 0.9, np.abs(out))
    if kind == EGYPTIAN:
        beat = np.abs((turn * 48) % 1.0 - 0.5) * 2
        return smooth(0.1, -0.1, beat - (1.0 - out) / 2.2) * smooth(1.1, 0.9, np.abs(out))
    if kind == GREEK:
        beat = (turn * 40) % 1.0
        rows = np.select([out > 0.55, out > -0.05, out > -0.6], [(beat > 0.1) & (beat < 0.9), (beat < 0.22) | ((beat > 0.55) & (beat < 0.75)), (beat < 0.22) | (beat > 0.55)], (beat < 0.22) | (beat > 0.9))
        return rows * smooth(1.15, 1.05, np.abs(out))
    braid = np.sin(turn * 2 * math.pi * 18) * 0.75
    return np.maximum(smooth(0.34, 0.2, np.abs(out - braid)), smooth(0.34, 0.2, np.abs(out + braid)))


def houses(layer, centre, kind):
    """A ring of houses at the wall, so that the middle stays calm, and the people's sign."""
    x, y = centre
    draw = np.random.default_rng(100 + kind)
    roof = ROOFS[kind]
    for turn in range(14):
        angle = 2 * math.pi * turn / 14 + 0.22
        hx, hy, s = x + math.cos(angle) * 16.2, y + math.sin(angle) * 16.2, draw.uniform(1.35, 1.75)
        c, d = math.cos(angle) * s, math.sin(angle) * s
        corners = [(hx + c - d, hy + d + c), (hx - c - d, hy - d + c), (hx - c + d, hy - d - c), (hx + c + d, hy + d - c)]
        layer.polygon([(px + 0.7, py - 0.7) for px, py in corners], (30, 20, 14, 110))
        outlined(layer, corners, roof + (255,), 0.25)
        layer.polygon([corners[2], corners[3], (hx, hy)], shade(roof, 0.72) + (255,))
        layer.polygon([corners[3], corners[0], (hx, hy)], shade(roof, 0.85) + (255,))
    layer.ellipse(x, y, 9.6, 9.6, shade(ACCENT[kind], 0.55) + (255,))
    layer.ellipse(x, y, 9.0, 9.0, shade(PAVING[kind], 1.06) + (255,))
    sign(layer, x, y, 6.8, kind)


def sign(layer, x, y, s, kind):
    """What stands for a people: a hammer, a sun, a bolt of lightning, three spirals."""
    colour = shade(ACCENT[kind], 0.72) + (255,)
    if kind == NORSE:
        layer.polygon([(x - s * 0.8, y - s * 0.15), (x + s * 0.8, y - s * 0.15), (x + s * 0.66, y - s * 0.72), (x, y - s * 0.92), (x - s * 0.66, y - s * 0.72)], colour)
        layer.polygon([(x - s * 0.15, y - s * 0.2), (x + s * 0.15, y - s * 0.2), (x + s * 0.11, y + s * 0.8), (x - s * 0.11, y + s * 0.8)], colour)
        layer.ellipse(x, y + s * 0.86, s * 0.2, s * 0.2, colour)
    elif kind == EGYPTIAN:
        for turn in range(12):
            a = 2 * math.pi * turn / 12
            layer.polygon([(x + math.cos(a + 0.15) * s * 0.62, y + math.sin(a + 0.15) * s * 0.62), (x + math.cos(a - 0.15) * s * 0.62, y + math.sin(a - 0.15) * s * 0.62), (x + math.cos(a) * s * 1.08, y + math.sin(a) * s * 1.08)], colour)
        layer.ellipse(x, y, s * 0.52, s * 0.52, colour)
    elif kind == GREEK:
        layer.polygon([(x + s * 0.25, y + s), (x - s * 0.6, y - s * 0.1), (x - s * 0.02, y - s * 0.1), (x - s * 0.25, y - s), (x + s * 0.6, y + s * 0.2), (x + s * 0.02, y + s * 0.2)], colour)
    else:
        for turn in range(3):
            start = 90 + 120 * turn
            cx, cy = x + math.cos(math.radians(start)) * s * 0.5, y + math.sin(math.radians(start)) * s * 0.5
            points = [(cx + math.cos(math.radians(start + 180 + t * 9)) * s * 0.5 * (1 - t / 70), cy + math.sin(math.radians(start + 180 + t * 9)) * s * 0.5 * (1 - t / 70)) for t in range(64)]
            layer.line(points, colour, s * 0.13)


def navel(picture, height, radius):
    """The stone in the middle of the world, with one spiral from the rim to its tip."""
    here = window_of(0, 0, radius + 8)
    x, y = X[here], Y[here]
    away, angle = np.hypot(x, y), np.arctan2(y, x)
    part = picture[here]
    part = blend(part, (130, 214, 214), smooth(radius + 7, radius, away) * 0.55)
    part = blend(part, (6, 34, 56), smooth(radius + 4, radius - 1, np.hypot(x - 1.6, y + 1.6)) * 0.5)
    coil = (away / 4.3 - angle / (2 * math.pi)) % 1.0
    groove = smooth(0.2, 0.07, np.abs(coil - 0.5)) * smooth(radius - BORDER, radius - BORDER - 1.2, away) * smooth(2.2, 3.2, away)
    rise = (3.2 * np.sqrt(np.clip(1 - (away / radius) ** 2, 0, 1)) - 0.55 * groove) * SCALE
    light = painting.relief(ndimage.gaussian_filter(rise, 0.12 * SCALE), 0.55)
    stone = np.array((226, 216, 196), np.float32) * (light * (1 + 0.07 * hills(70, 111, 4)[here]))[..., None]
    stone = blend(stone, (120, 98, 72), groove * 0.6)
    part = blend(part, stone, smooth(radius, radius - 0.3, away))
    gold = np.array((222, 176, 78), np.float32) * (1.0 + 0.3 * np.cos(angle - math.radians(135)) * np.sign(away - radius + BORDER / 2))[..., None]
    on_ring = smooth(radius - BORDER - 0.15, radius - BORDER + 0.15, away) * smooth(radius, radius - 0.2, away)
    part = blend(part, gold, on_ring)
    notches = smooth(0.16, 0.08, np.abs((angle / (2 * math.pi) * 48) % 1.0 - 0.5)) * smooth(1.0, 0.7, np.abs(away - radius + BORDER / 2))
    part = blend(part, (92, 60, 22), notches * on_ring * 0.8)
    part = blend(part, (232, 190, 92), smooth(2.8, 2.5, away))
    part = blend(part, (255, 244, 206), smooth(1.6, 0.2, np.hypot(x + 0.6, y - 0.6)))
    for edge in (radius - 0.2, radius - BORDER, 2.7):
        part = blend(part, (48, 34, 24), line_at(away - edge, 0.4) * 0.95)
    picture[here] = part
    height[here] = np.where(away < radius, rise / SCALE, height[here])
    return picture, height


# -------------------------------------------------------------------------------------------------------------- the clouds


def puffs(seed, corner, radius):
    """Where the heaps of a cloud are: (x, y, radius, height of the foot). They keep within the circle."""
    draw = np.random.default_rng(seed)
    inwards = (-math.copysign(1, corner[0]), -math.copysign(1, corner[1]))
    heaps = []
    for reach, size, foot, count in ((0.97, 8.0, 0.0, 11), (0.8, 12.0, 5.0, 7), (0.55, 16.0, 11.0, 4), (0.22, 19.0, 17.0, 2)):
        for i in range(count):
            angle = (i + draw.uniform(0.1, 0.9)) / count * math.pi / 2
            ball = size * draw.uniform(0.8, 1.25)
            away = min(radius * reach * draw.uniform(0.93, 1.03), radius - ball * draw.uniform(0.9, 1.15))
            heaps.append((corner[0] + inwards[0] * math.cos(angle) * away, corner[1] + inwards[1] * math.sin(angle) * away, ball, foot))
    return heaps


def heap(corner, radius, here, number):
    """The height of a cloud, millimetres; below 0 where there is none."""
    x, y = X[here], Y[here]
    bend = 2.6 * hills(26, 121, 3)[here], 2.6 * hills(26, 122, 3)[here]
    total = np.zeros_like(x)
    for px, py, ball, foot in puffs(80 + number, corner, radius):
        away = np.hypot(x - px + bend[0] * ball / 14, y - py + bend[1] * ball / 14) / ball
        dome = (foot + 0.8 * ball * np.sqrt(np.clip(1 - away**2, 0, 1))) * (away < 1)
        total = np.maximum(total, dome)
    curls = np.abs(hills(34, 123, 2)[here]) + 0.35 * np.abs(hills(80, 124, 2)[here])
    return total + 1.9 * curls * smooth(0, 5, total)


def cloud(picture, height, corner, radius, number):
    here = window_of(*corner, radius + 10)
    x, y = X[here] - corner[0], Y[here] - corner[1]
    away = np.hypot(x, y)
    within = smooth(radius, radius - 0.4, away)
    rise = heap(corner, radius, here, number)
    soft = 0.45 * ndimage.gaussian_filter(rise, 0.5 * SCALE) + 0.55 * ndimage.gaussian_filter(rise, 1.5 * SCALE)
    whole = ndimage.gaussian_filter(rise, 12.0 * SCALE)
    wide = ndimage.gaussian_filter(rise, 3.5 * SCALE)
    light = 0.58 + 0.36 * (painting.relief((soft - 0.7 * whole) * SCALE, 1.0) - 1.0) + 0.045 * (soft - wide)
    tone = blend(np.zeros(rise.shape + (3,), np.float32) + np.array((136, 160, 202), np.float32), (196, 210, 234), smooth(0.1, 0.45, light))
    tone = blend(tone, (240, 243, 250), smooth(0.4, 0.66, light))
    tone = blend(tone, (255, 251, 240), smooth(0.62, 0.9, light))
    part = blend(picture[here], (196, 218, 236), within * 0.5)
    throw = ndimage.shift(smooth(0.2, 3.0, rise), (2.2 * SCALE, 2.2 * SCALE), order=1)
    part = blend(part, (40, 84, 128), ndimage.gaussian_filter(throw, SCALE) * within * 0.35)
    part = blend(part, tone, smooth(0.3, 4.0, soft) * within * 0.97)
    part = blend(part, (255, 255, 255), line_at(away - radius + 0.35, 0.7) * 0.95)
    part = blend(part, (34, 70, 118), line_at(away - radius - 0.15, 0.4) * 0.75)
    picture[here] = part
    height[here] = np.where(away < radius, soft * 0.12, height[here])
    return picture, height


# --------------------------------------------------------------------------------------------------------- on the open sea


def ship(layer, x, y, s):
    """A small ship under sail."""
    layer.ellipse(x + s * 0.2, y - s * 0.5, s * 1.5, s * 0.3, (6, 40, 70, 110))
    layer.line([(x - s * 1.6, y - s * 0.6), (x - s * 0.5, y - s * 0.72), (x + s * 1.5, y - s * 0.62)], (226, 244, 246, 150), s * 0.12)
    outlined(layer, [(x - s * 1.15, y + s * 0.22), (x - s * 0.9, y - s * 0.02), (x + s * 0.85, y - s * 0.02), (x + s * 1.2, y + s * 0.34), (x + s * 0.8, y - s * 0.55), (x - s * 0.75, y - s * 0.55)], (128, 80, 46, 255), 0.3)
    layer.line([(x, y), (x, y + s * 1.8)], (84, 54, 32, 255), s * 0.12)
    sail = [(x - s * 0.75, y + s * 1.6), (x + s * 0.75, y + s * 1.6), (x + s * 0.92, y + s * 0.9), (x + s * 0.7, y + s * 0.3), (x - s * 0.7, y + s * 0.3), (x - s * 0.55, y + s * 0.9)]
    outlined(layer, sail, (248, 238, 214, 255), 0.3)
    for left in (-0.45, 0.15):
        layer.polygon([(x + s * left, y + s * 1.58), (x + s * (left + 0.3), y + s * 1.58), (x + s * (left + 0.42), y + s * 0.9), (x + s * (left + 0.28), y + s * 0.32), (x + s * left, y + s * 0.32), (x + s * (left + 0.12), y + s * 0.9)], (186, 62, 50, 255))


def serpent(layer, x, y, s):
    """Humps of something large, half under water."""
    body, light, foam = (38, 112, 104, 255), (112, 184, 150, 255), (206, 236, 240, 190)
    for hump, tall in ((3, 0.3), (2, 0.5), (1, 0.66), (0, 0.8)):
        hx = x + s * (0.2 + hump * 1.1)
        for colour, width, lift in ((INK, 0.5, 0.0), (body, 0.42, 0.0), (light, 0.12, 0.1)):
            layer.line(arc_of(hx, y, s * 0.42, s * (tall + lift)), colour, s * width)
        layer.polygon([(hx - s * 0.8, y - s * 0.04), (hx + s * 0.8, y - s * 0.04), (hx + s * 0.7, y - s * 0.42), (hx - s * 0.7, y - s * 0.42)], (14, 60, 106, 255))
        layer.line([(hx - s * 0.7, y - s * 0.06), (hx - s * 0.1, y - s * 0.12)], foam, s * 0.1)
    neck = [(x - s * 0.72, y - s * 0.02), (x - s * 0.62, y + s * 0.6), (x - s * 0.8, y + s * 1.15), (x - s * 1.2, y + s * 1.25)]
    head = [(x - s * 0.9, y + s * 1.55), (x - s * 1.3, y + s * 1.5), (x - s * 1.9, y + s * 1.12), (x - s * 1.3, y + s * 1.0), (x - s * 0.95, y + s * 1.1)]
    for colour, width in ((INK, 0.5), (body, 0.42)):
        layer.line(neck, colour, s * width)
    outlined(layer, head, body, 0.35)
    layer.line([(px + s * 0.1, py) for px, py in neck[:3]], light, s * 0.12)
    layer.ellipse(x - s * 1.3, y + s * 1.32, s * 0.1, s * 0.1, (252, 224, 96, 255))
    layer.line([(x - s * 1.1, y - s * 0.08), (x - s * 0.4, y - s * 0.14)], foam, s * 0.1)


def arc_of(x, y, rx, ry):
    return painting.arc(x, y, rx, 0, 180, 16, ry)


def compass(layer, x, y, s):
    """A rose of eight winds, without a sign for north: everybody sees the map from another side."""
    pale, dark = (232, 240, 226, 150), (20, 60, 96, 150)
    for reach in (0.98, 0.62):
        layer.line(painting.arc(x, y, s * reach, 0, 360, 64), pale, 0.35)
    for turn in list(range(1, 8, 2)) + list(range(0, 8, 2)):
        long = s * (1.25 if turn % 2 == 0 else 0.8)
        a = math.pi / 4 * turn
        tip = (x + math.cos(a) * long, y + math.sin(a) * long)
        for side, colour in ((0.39, pale), (-0.39, dark)):
            layer.polygon([tip, (x, y), (x + math.cos(a + side) * s * 0.26, y + math.sin(a + side) * s * 0.26)], colour)


def open_sea(layer):
    compass(layer, -124, -124, 14.0)
    ship(layer, 124, 118, 8.0)
    ship(layer, -150, 108, 5.5)
    ship(layer, 104, -150, 5.5)
    serpent(layer, 116, -120, 7.5)
    serpent(layer, -132, 128, 6.5)


# ------------------------------------------------------------------------------------------------------------- all together


def middles(things):
    return [tuple(value / 1000 for value in thing["city"]["centre"]) for thing in things]


def paint(world):
    islands = sorted(world["islands"], key=lambda island: island["number"])
    insides = [distance_within([(c[0] / 1000, c[1] / 1000) for c in island["outline"]]) for island in islands]
    land = np.maximum.reduce(insides)
    corners = [tuple(v / 1000 for v in cloud["corner"]) for cloud in world["clouds"]]
    cloud_radius = world["clouds"][0]["radius"] / 1000
    picture, height = sea(land)
    picture = surf(picture, land)
    picture = depths(picture, land, corners, cloud_radius)
    centres = middles(islands)
    for kind, (centre, inside) in enumerate(zip(centres, insides)):
        picture, height = lay_island(picture, height, kind, centre, inside)
    layer = Canvas(SIZE, SIZE, pixel, SCALE)
    open_sea(layer)
    for kind, (centre, inside) in enumerate(zip(centres, insides)):
        for what, size, x, y in things_on(kind, centre, inside):
            what(layer, x, y, size)
    picture = layer.over(picture)
    layer = Canvas(SIZE, SIZE, pixel, SCALE)
    for kind, (island, centre) in enumerate(zip(islands, centres)):
        picture = city(picture, centre, island["city"]["radius"] / 1000, kind)
        houses(layer, centre, kind)
    picture = layer.over(picture)
    picture, height = navel(picture, height, world["navel"]["radius"] / 1000)
    for number, corner in enumerate(corners):
        picture, height = cloud(picture, height, corner, cloud_radius, number)
    return hem(picture), height


def hem(picture):
    """The stitched edge of the mat."""
    edge = np.minimum(HALF - np.abs(X), HALF - np.abs(Y))
    along = np.where(HALF - np.abs(X) < HALF - np.abs(Y), Y, X)
    picture = blend(picture, (44, 30, 22), smooth(2.4, 2.1, edge))
    stitch = smooth(0.34, 0.2, np.abs(edge - 1.2)) * smooth(0.36, 0.3, np.abs((along / 3.0) % 1.0 - 0.5))
    picture = blend(picture, (214, 172, 96), stitch * 0.9)
    return blend(picture, (206, 164, 88), line_at(edge - 2.6, 0.45))


def normals(height):
    down, across = np.gradient(ndimage.gaussian_filter(height * SCALE, 1.2))
    vector = np.dstack((-across * 0.5, down * 0.5, np.ones_like(height)))
    vector /= np.linalg.norm(vector, axis=2, keepdims=True)
    return (vector * 0.5 + 0.5) * 255


def main():
    here = pathlib.Path(__file__).resolve()
    folder = pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else here.parents[3] / "Content/FlickOfFaith/Board"
    folder.mkdir(parents=True, exist_ok=True)
    picture, height = paint(json.load(sys.stdin))
    painting.save(picture, folder / "map.png", optimize=True)
    small = Image.fromarray(np.clip(normals(height), 0, 255).round().astype(np.uint8)).resize((1024, 1024), Image.LANCZOS)
    small.save(folder / "map_normal.png", optimize=True)


if __name__ == "__main__":
    main()
