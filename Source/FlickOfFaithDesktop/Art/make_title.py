#!/usr/bin/env python3
"""Renders the picture behind the title: Content/FlickOfFaith/Title/title.jpg, 2560 x 1440 pixels: discs fly over the sunlit board.

Run it after make_map.py, make_discs.py and make_table.py: it shows what they made. The left third stays dark and calm for texts.
Every pass sends one ray through each pixel, from another point of the lens to another point of the sun; many passes make it smooth.
Needs python3-numpy, python3-scipy and python3-pil. The same script always makes the same picture.
usage: make_title.py [FOLDER [PASSES [WIDTH]]]
"""

import math
import pathlib
import sys

import numpy as np
from PIL import Image
from scipy import ndimage

from painting import smooth

PASSES = int(sys.argv[2]) if len(sys.argv) > 2 else 22
WIDE = int(sys.argv[3]) if len(sys.argv) > 3 else 2560
HIGH = WIDE * 9 // 16
CONTENT = pathlib.Path(__file__).resolve().parents[3] / "Content/FlickOfFaith"

HALF_MAT, THICKNESS, BOARDS_WIDE = 240.0, 3.0, 1800.0
EYE, TARGET = np.array([-36.0, -408.0, 158.0]), np.array([-58.0, 0.0, 22.0])
FIELD = math.tan(math.radians(19.5))  # half of the picture's height, seen from 1 away
FOCUS, LENS = 270.0, 0.95
SUN = np.array([0.46, 0.74, 0.44]) / np.linalg.norm([0.46, 0.74, 0.44])
SUN_SIZE = 0.035
SUNLIGHT, SKYLIGHT = np.array([3.1, 2.35, 1.5]), np.array([0.40, 0.44, 0.56])
SIZES = {"prophet": (10.0, 6.0), "templar": (12.5, 7.0), "sphinx": (16.0, 8.0), "temple": (18.0, 18.0)}


def linear(file):
    return (np.asarray(Image.open(file).convert("RGB"), dtype=np.float32) / 255.0) ** 2.2


def unit(vector):
    return vector / np.linalg.norm(vector, axis=-1, keepdims=True)


def disc(kind, tile, x, y, z=0.0, tilt=(0.0, 0.0), turned=0.0, speed=(0.0, 0.0, 0.0)):
    """A piece: its kind, column and row of its sticker, the middle of its underside, how it is tilted (degrees), and how far it flies in a picture."""
    radius, height = SIZES[kind]
    around_x, around_y, around_z = (math.radians(v) for v in (*tilt, turned))
    c, s = math.cos, math.sin
    pitch = np.array([[1, 0, 0], [0, c(around_x), -s(around_x)], [0, s(around_x), c(around_x)]])
    roll = np.array([[c(around_y), 0, s(around_y)], [0, 1, 0], [-s(around_y), 0, c(around_y)]])
    yaw = np.array([[c(around_z), -s(around_z), 0], [s(around_z), c(around_z), 0], [0, 0, 1]])
    strip = (1, tile[1]) if kind == "temple" else ((0, 4) if kind == "sphinx" else (0, tile[1]))
    return {"radius": radius, "height": height, "tile": tile, "strip": strip, "at": np.array([x, y, z]), "turn": pitch @ roll @ yaw, "speed": np.array(speed), "flies": z > 1}


YELLOW, PURPLE, BLUE, GREEN = range(4)
PIECES = [
    disc("temple", (3, BLUE), -3, 152, turned=4), disc("temple", (3, YELLOW), 150, 3, turned=-8), disc("temple", (3, GREEN), -150, -4, turned=6), disc("temple", (3, PURPLE), 30, -118, turned=-5),
    disc("prophet", (0, YELLOW), 98, 34, turned=20), disc("prophet", (0, YELLOW), 128, -58, turned=-30), disc("prophet", (0, BLUE), 36, 112, turned=10), disc("prophet", (0, BLUE), -52, 178, turned=50),
    disc("prophet", (0, GREEN), -92, 30, turned=-20), disc("prophet", (0, GREEN), -118, -52, turned=15), disc("prophet", (0, PURPLE), 56, -172, turned=-12), disc("prophet", (0, PURPLE), -34, -96, turned=24),
    disc("prophet", (0, BLUE), 4, -4, turned=-6), disc("templar", (2, PURPLE), -30, 86, turned=10), disc("sphinx", (5, 0), 84, -30, turned=-15), disc("prophet", (1, GREEN), -70, -150, turned=35),
    disc("prophet", (0, PURPLE), -40, -226, 72, (36, -16), -14, (0.8, 2.0, -0.4)),
    disc("prophet", (0, YELLOW), 78, -196, 66, (24, 20), 18, (-1.8, 1.2, 0.2)),
    disc("prophet", (0, BLUE), -22, -150, 74, (40, 10), -20, (1.2, 2.6, -0.8)),
    disc("templar", (2, GREEN), 28, -20, 92, (34, -28), 20, (-2.4, 1.8, 0.0)),
    disc("prophet", (0, GREEN), 14, -280, 128, (60, 16), 12, (0.25, 0.6, -0.2)),
]


class View:
    """The rays of one pass, and what they have met so far."""

    def __init__(self, draw, number):
        forward = unit(TARGET - EYE)
        self.right = unit(np.cross(forward, [0, 0, 1.0]))
        self.up, self.forward = np.cross(self.right, forward), forward
        down, across = np.mgrid[0:HIGH, 0:WIDE].astype(np.float32)
        sx = ((across + draw.uniform()) / WIDE * 2 - 1) * FIELD * WIDE / HIGH
        sy = (1 - (down + draw.uniform()) / HIGH * 2) * FIELD
        angle, reach = number * math.pi * (3 - math.sqrt(5)), LENS * math.sqrt((number + 0.5) / PASSES)  # spread evenly over the lens
        shift = self.right * math.cos(angle) * reach + self.up * math.sin(angle) * reach
        self.origin = EYE + shift
        point = forward + sx[..., None] * self.right + sy[..., None] * self.up
        self.rays = unit(point * FOCUS - shift).astype(np.float32)
        self.far = np.full((HIGH, WIDE), 1e9, np.float32)
        self.sun = unit(SUN + draw.normal(0, SUN_SIZE, 3))

    def window(self, centre, radius):
        """The part of the picture in which a ball may be seen."""
        away = centre - EYE
        deep = max(away @ self.forward, 20.0)
        scale = HIGH / 2 / FIELD / deep
        x, y = WIDE / 2 + away @ self.right * scale, HIGH / 2 - away @ self.up * scale
        reach = radius * scale * 1.25 + 6 + LENS * scale
        left, right = np.clip([x - reach, x + reach], 0, WIDE).astype(int)
        top, bottom = np.clip([y - reach, y + reach], 0, HIGH).astype(int)
        return np.s_[top:bottom, left:right]


def sample(picture, u, v):
    """A picture's colours at places between 0 and 1 from its upper left corner."""
    height, width = picture.shape[:2]
    places = [v * height - 0.5, u * width - 0.5]
    return np.stack([ndimage.map_coordinates(picture[..., c], places, order=1, mode="mirror") for c in range(3)], -1)


def meet(origin, rays, piece, at):
    """Where rays meet a disc: the distance (1e9: nowhere), the point and the outward direction in the disc's own frame."""
    turn, radius, height = piece["turn"].astype(np.float32), piece["radius"], piece["height"]
    o = ((origin - at) @ turn).astype(np.float32)
    d = rays @ turn
    best = np.full(d.shape[:-1], 1e9, np.float32)
    normal = np.zeros_like(d)
    for level, way in ((height, 1.0), (0.0, -1.0)):
        t = (level - o[..., 2]) / np.where(np.abs(d[..., 2]) < 1e-6, 1e-6, d[..., 2])
        p = o + t[..., None] * d
        hit = (t > 0) & (p[..., 0] ** 2 + p[..., 1] ** 2 < radius**2) & (t < best)
        best[hit], normal[hit] = t[hit], (0, 0, way)
    a = d[..., 0] ** 2 + d[..., 1] ** 2 + 1e-9
    b = o[..., 0] * d[..., 0] + o[..., 1] * d[..., 1]
    under = b**2 - a * (o[..., 0] ** 2 + o[..., 1] ** 2 - radius**2)
    t = (-b - np.sqrt(np.maximum(under, 0))) / a
    p = o + t[..., None] * d
    hit = (under > 0) & (t > 0) & (p[..., 2] > 0) & (p[..., 2] < height) & (t < best)
    best[hit] = t[hit]
    normal[hit] = np.stack([p[hit][:, 0] / radius, p[hit][:, 1] / radius, np.zeros(hit.sum())], -1)
    return best, o + best[..., None] * d, normal


def surroundings(rays):
    """A dim room with the low sun behind it."""
    toward = np.clip(rays @ SUN.astype(np.float32), 0, 1)
    up = rays[..., 2]
    light = np.array([0.035, 0.024, 0.022]) + np.zeros(rays.shape)
    light += np.array([0.44, 0.24, 0.10]) * (toward**5 * smooth(0.55, -0.1, up))[..., None]
    light += np.array([1.3, 0.8, 0.36]) * (toward**36)[..., None]
    return light


class Scene:
    def __init__(self):
        self.map = linear(CONTENT / "Board/map.png")
        self.bumps = np.asarray(Image.open(CONTENT / "Board/map_normal.png").convert("RGB"), dtype=np.float32) / 127.5 - 1
        self.wood = linear(CONTENT / "Table/wood.jpg")
        self.sheet = linear(CONTENT / "Discs/tops.png")

    def ground(self, view, places):
        """The mat and the table around it."""
        rays, origin = view.rays, view.origin
        t = -origin[2] / np.minimum(rays[..., 2], -1e-4)
        point = origin + t[..., None] * rays
        x, y = point[..., 0], point[..., 1]
        on_mat = (np.abs(x) < HALF_MAT) & (np.abs(y) < HALF_MAT)
        u, v = x / 480 + 0.5, 0.5 - y / 480
        colour = np.where(on_mat[..., None], sample(self.map, np.clip(u, 0, 1), np.clip(v, 0, 1)), self.table(x, y))
        normal = np.where(on_mat[..., None], sample(self.bumps, np.clip(u, 0, 1), np.clip(v, 0, 1)) * [0.5, 0.5, 1.0], [0, 0, 1.0])
        sunny = self.sunny(view, point, places)
        open_sky = self.open_sky(x, y, places)
        normal = unit(normal)
        facing = np.clip(normal @ view.sun, 0, 1)
        light = colour * (SUNLIGHT * (sunny * facing)[..., None] + SKYLIGHT * open_sky[..., None])
        mirror = rays - 2 * (rays * normal).sum(-1)[..., None] * normal
        shine = np.clip(mirror @ view.sun, 0, 1)
        wet = on_mat * smooth(0.02, 0.12, colour[..., 2] - colour[..., 0])
        light += SUNLIGHT * ((0.3 * shine**160 + 0.035 * shine**24) * wet * sunny)[..., None]
        light += SUNLIGHT * (0.05 * shine**10 * (1 - wet) * sunny)[..., None]
        haze = smooth(520, 1250, t)[..., None]
        light = light * (1 - haze) + surroundings(rays) * haze
        met = rays[..., 2] < -1e-3
        view.far[met] = t[met]
        return np.where(met[..., None], light, surroundings(rays))

    def table(self, x, y):
        wood = sample(self.wood, (x / BOARDS_WIDE + 0.5), (0.5 - y / BOARDS_WIDE)) * 0.8
        beyond = np.hypot(np.maximum(np.abs(x + 6) - HALF_MAT, 0), np.maximum(np.abs(y + 9) - HALF_MAT, 0))
        return wood * (1 - 0.75 * np.exp(-beyond / 9.0))[..., None]

    def sunny(self, view, point, places):
        """0 where a disc is between a point of the ground and the sun."""
        lit = np.ones(point.shape[:2], np.float32)
        for piece, at in places:
            height = at[2] + piece["height"] / 2
            centre = at + piece["turn"] @ np.array([0, 0, piece["height"] / 2]) - SUN * height / SUN[2]
            part = view.window(np.array([centre[0], centre[1], 0.0]), piece["radius"] * 2.4 + 0.12 * height + piece["height"] * 1.6)
            if lit[part].size:
                toward = np.broadcast_to(view.sun, point[part].shape).astype(np.float32)
                distance, _, _ = meet(point[part], toward, piece, at)
                lit[part] *= distance > 1e8
        return lit

    @staticmethod
    def open_sky(x, y, places):
        """How much of the sky a point of the ground sees past the discs that lie on it."""
        sky = np.ones(x.shape, np.float32)
        for piece, at in places:
            if not piece["flies"]:
                gap = np.hypot(x - at[0], y - at[1]) - piece["radius"]
                sky *= 1 - 0.7 * np.exp(-np.maximum(gap, 0) / (0.45 * piece["height"]))
        return sky

    def lay_piece(self, light, view, piece, at):
        centre = at + piece["turn"] @ np.array([0, 0, piece["height"] / 2])
        part = view.window(centre, math.hypot(piece["radius"], piece["height"] / 2))
        if not light[part].size:
            return
        distance, point, normal = meet(view.origin, view.rays[part], piece, at)
        hit = distance < view.far[part]
        colour = self.skin(piece, point, normal)
        edge = np.hypot(point[..., 0], point[..., 1]) / piece["radius"]
        round_off = smooth(0.9, 1.0, edge) * (normal[..., 2] > 0.5)
        normal = unit(normal + np.stack([point[..., 0], point[..., 1], 0 * edge], -1) / piece["radius"] * round_off[..., None] + 1e-9)
        world = normal @ piece["turn"].T
        facing = np.clip(world @ view.sun, 0, 1)
        low = 1.0 if piece["flies"] else 0.35 + 0.65 * np.clip(point[..., 2] / piece["height"], 0, 1)
        sky = (0.62 + 0.38 * world[..., 2]) * low
        shaded = colour * (SUNLIGHT * facing[..., None] + SKYLIGHT * sky[..., None] + np.array([0.16, 0.15, 0.13]) * (1 - world[..., 2:3]))
        toward_eye = np.clip(-(view.rays[part] * world).sum(-1), 0, 1)
        shaded = shaded + colour * np.array([0.42, 0.38, 0.34]) * toward_eye[..., None]
        mirror = view.rays[part] - 2 * (view.rays[part] * world).sum(-1)[..., None] * world
        shine = np.clip(mirror @ view.sun, 0, 1)
        glance = 0.04 + 0.5 * (1 - np.abs((view.rays[part] * world).sum(-1))) ** 5
        shaded = shaded + SUNLIGHT * (0.5 * shine**60 + 0.08 * shine**8)[..., None] + surroundings(mirror) * glance[..., None] * 2
        light[part] = np.where(hit[..., None], shaded, light[part])
        view.far[part] = np.where(hit, distance, view.far[part])

    def skin(self, piece, point, normal):
        """The sticker on top, the strip around the side."""
        radius, height = piece["radius"], piece["height"]
        inside = 0.99 / (2 * radius)
        u = (piece["tile"][0] + np.clip(point[..., 0] * inside + 0.5, 0.01, 0.99)) / 8
        v = (piece["tile"][1] + np.clip(0.5 - point[..., 1] * inside, 0.01, 0.99)) / 8
        turned = np.abs(np.arctan2(point[..., 1], point[..., 0])) / math.pi
        side_u = (piece["strip"][0] + 0.01 + 0.98 * turned) / 2
        side_v = 0.5 + (piece["strip"][1] + 0.04 + 0.92 * np.clip(1 - point[..., 2] / height, 0, 1)) / 16
        top = normal[..., 2] > 0.5
        return sample(self.sheet, np.where(top, u, side_u), np.where(top, v, side_v))


def one_pass(scene, number):
    draw = np.random.default_rng(900 + number)
    view = View(draw, number)
    moment = (number * 7 % PASSES + 0.5) / PASSES - 0.5
    places = [(piece, piece["at"] + piece["speed"] * moment) for piece in PIECES]
    light = scene.ground(view, places)
    for piece, at in places:
        scene.lay_piece(light, view, piece, at)
    return light


def motes():
    """Soft discs of light in the air, out of focus."""
    draw = np.random.default_rng(950)
    down, across = np.mgrid[0:HIGH, 0:WIDE].astype(np.float32) / HIGH
    light = np.zeros((HIGH, WIDE, 3), np.float32)
    for _ in range(60):
        x, y, r = draw.uniform(0.75, 1.78), draw.uniform(0.0, 0.5) ** 1.2, draw.uniform(0.004, 0.026)
        part = np.s_[int(max((y - r * 1.2) * HIGH, 0)) : int(max((y + r * 1.2) * HIGH, 0)), int((x - r * 1.2) * HIGH) : int((x + r * 1.2) * HIGH)]
        away = np.hypot(across[part] - x, down[part] - y) / r
        light[part] += (smooth(1.0, 0.8, away) * (0.6 + 0.4 * away) * draw.uniform(0.01, 0.07))[..., None] * np.array([1.0, 0.72, 0.4])
    return light


def developed(light):
    """Glow around what is bright, a dark left side for texts, and the tones of a photograph."""
    light = light + motes()
    bright = np.clip(light - 0.9, 0, 4)
    for size, share in ((0.004, 0.25), (0.02, 0.12), (0.07, 0.08)):
        light = light + share * np.stack([ndimage.gaussian_filter(bright[..., c], size * HIGH) for c in range(3)], -1)
    across = np.linspace(0, 1, WIDE)[None, :] + np.zeros((HIGH, 1))
    down = np.linspace(0, 1, HIGH)[:, None] + np.zeros((1, WIDE))
    light = light * (0.16 + 0.84 * smooth(0.12, 0.52, across))[..., None]
    light = light * (1 - 0.45 * smooth(0.45, 0.95, np.hypot(across - 0.62, (down - 0.5) * 0.8)))[..., None]
    x = np.maximum(light * 0.62, 0)
    toned = (x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14)
    return np.clip(np.clip(toned, 0, 1) ** (1 / 2.2) * 255 + np.random.default_rng(951).uniform(-0.9, 0.9, toned.shape), 0, 255)  # no bands in the dark


def main():
    folder = pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else CONTENT / "Title"
    folder.mkdir(parents=True, exist_ok=True)
    scene = Scene()
    light = sum(one_pass(scene, number) for number in range(PASSES)) / PASSES
    Image.fromarray(developed(light).round().astype(np.uint8)).save(folder / "title.jpg", quality=90, optimize=True)


if __name__ == "__main__":
    main()
