"""A plate to engrave an emblem on: outlined shapes with hatching on the side away from the light, on parchment.

Not run by itself. Needs python3-numpy, python3-scipy and python3-pil. A plate reaches from -1.5 to 1.5 and from -1 to 1, y up.
"""

import math

import numpy as np
from PIL import Image, ImageDraw
from scipy import ndimage

import painting
from painting import smooth

WIDE, HIGH = 384, 256
SHARP = 3
UNIT = HIGH / 2 * SHARP  # pixels for 1
INK = (58, 34, 18)
PAPER = (246, 232, 200)
EDGE = 0.026  # half of an outline's width


def poly(*points):
    return ("poly", list(points))


def oval(x, y, rx, ry=None):
    return poly(*painting.arc(x, y, rx, 0, 360, 48, ry))


def path(width, *points):
    return ("path", list(points), width)


def curve(width, *points):
    return ("path", bent(list(points), False), width)


def blob(*points):
    return poly(*bent(list(points), True))


def bent(points, closed):
    """A smooth way through all points."""
    count = len(points)
    spans = count if closed else count - 1
    way = []
    for i in range(spans):
        near = [points[j % count] if closed else points[min(max(j, 0), count - 1)] for j in (i - 1, i, i + 1, i + 2)]
        way += [between(near, step / 10) for step in range(10)]
    return way if closed else way + [points[-1]]


def between(near, t):
    """Catmull and Rom's curve from the second to the third of four points."""
    weights = (-t + 2 * t**2 - t**3, 2 - 5 * t**2 + 3 * t**3, t + 4 * t**2 - 3 * t**3, t**3 - t**2)
    return tuple(sum(w * p[axis] for w, p in zip(weights, near)) / 2 for axis in (0, 1))


def flipped(*shapes):
    """The same shapes on the other side."""
    return [(kind, [(-x, y) for x, y in points], *rest) for kind, points, *rest in shapes]


def moved(shapes, x, y, size=1.0, turned=0.0):
    c, s = math.cos(math.radians(turned)) * size, math.sin(math.radians(turned)) * size
    return [(kind, [(x + px * c - py * s, y + px * s + py * c) for px, py in points], *(w * size for w in rest)) for kind, points, *rest in shapes]


class Plate:
    """`size` makes an emblem smaller that would reach over the edge."""

    def __init__(self, tint, size=1.0):
        self.size = size
        self.shape = (HIGH * SHARP, WIDE * SHARP)
        down, across = np.mgrid[0 : self.shape[0], 0 : self.shape[1]]
        self.x, self.y = (across + 0.5) / UNIT - 1.5, 1.0 - (down + 0.5) / UNIT
        self.picture = np.zeros(self.shape + (3,), np.float32) + np.array(PAPER, np.float32)
        self.cover = np.zeros(self.shape, np.float32)
        self.away = np.hypot(self.x / 1.42, self.y / 0.93)
        self.within = smooth(1.0, 0.98, self.away + 0.012 * painting.noise(*self.shape[::-1], 24, 16, 5, 3))
        self.wash(tint)
        self.cover = np.maximum(self.cover, self.within)

    def wash(self, tint):
        """A tinted oval with fine lines that swell towards its edge."""
        self.lay(tint, self.within * (0.4 + 0.5 * smooth(0.2, 1.0, self.away)))
        lines = np.abs((self.y * 26 + 0.25 * np.sin(self.x * 3)) % 1.0 - 0.5) * 2
        self.lay(INK, self.within * smooth(0.05, -0.05, lines - 0.42 * smooth(0.35, 1.05, self.away)) * 0.5)

    def lay(self, colour, share):
        self.picture = painting.blend(self.picture, colour, share)
        self.cover = np.maximum(self.cover, share)

    def mask(self, shapes, wider=0.0, size=None):
        unit = UNIT * (self.size if size is None else size)
        image = Image.new("L", self.shape[::-1])
        draw = ImageDraw.Draw(image)
        for kind, points, *width in shapes:
            at = [(1.5 * UNIT + x * unit, UNIT - y * unit) for x, y in points]
            if kind == "poly":
                draw.polygon(at, fill=255)
                self.stroke(draw, at + at[:1], 2 * wider)
            else:
                self.stroke(draw, at, width[0] + 2 * wider)
        return np.asarray(image, dtype=np.float32) / 255.0

    @staticmethod
    def stroke(draw, at, width):
        pixels = round(width * UNIT)
        if pixels < 1:
            return
        draw.line(at, fill=255, width=pixels)
        for x, y in at:
            draw.ellipse([x - pixels / 2, y - pixels / 2, x + pixels / 2, y + pixels / 2], fill=255)

    def fill(self, colour, *shapes, hatch=1.0, in_oval=False, foot_in_oval=False):
        """Shapes in one outline; on request only what is within the tinted oval, or in its lower part."""
        kept = self.within if in_oval else np.where(self.y < -0.4, self.within, 1.0) if foot_in_oval else 1.0
        size = 1.0 if in_oval else self.size
        body = self.mask(shapes, size=size) * kept
        self.lay(INK, self.mask(shapes, EDGE, size) * kept)
        self.lay(colour, body)
        self.hatch(body, hatch)

    def hatch(self, body, strength):
        soft = ndimage.gaussian_filter(body, 0.07 * UNIT)
        step = 0.05 * UNIT
        dark = np.clip((painting.shifted(soft, -step, -step) * -1 + painting.shifted(soft, step * 0.2, step * 0.2)) * 1.4, 0, 0.8) * strength
        lines = np.abs(((self.x - self.y * 0.9) * 21) % 1.0 - 0.5) * 2
        self.lay(INK, body * smooth(0.06, -0.06, lines - dark) * 0.9)
        bright = np.clip((painting.shifted(soft, step, step) * -1 + soft) * 1.1, 0, 1)
        self.lay((255, 250, 232), body * smooth(0.25, 0.5, bright) * 0.5)

    def ink(self, *shapes):
        self.lay(INK, self.mask(shapes))

    def cut(self, *shapes, colour=PAPER):
        self.lay(colour, self.mask(shapes))

    def printed(self):
        """Uneven like a print, reduced to its size; nothing where the plate leaves the paper bare."""
        height, width = self.shape
        bend = [SHARP * 0.55 * painting.noise(width, height, 90, 60, seed, 2) for seed in (1, 2)]
        down, across = np.mgrid[0:height, 0:width]
        places = [down + bend[0], across + bend[1]]
        picture, cover = (np.dstack([ndimage.map_coordinates(layer, places, order=1, mode="nearest") for layer in layers]) for layers in (np.moveaxis(self.picture, 2, 0), [self.cover]))
        grainy = picture * (1.0 + 0.03 * painting.noise(width, height, 150, 100, 3, 2))[..., None]
        pixels = np.dstack([grainy, 255.0 * cover])
        return Image.fromarray(np.clip(pixels, 0, 255).astype(np.uint8)).resize((WIDE, HIGH), Image.LANCZOS)
