"""What the generators of pictures share: noise, blending, relief, and shapes with smooth edges.

Not run by itself. Needs python3-numpy, python3-scipy and python3-pil.
"""

import math

import numpy as np
from PIL import Image, ImageDraw
from scipy import ndimage


def smooth(low, high, values):
    """0 at `low`, 1 at `high`, soft in between."""
    share = np.clip((values - low) / (high - low), 0.0, 1.0)
    return share * share * (3.0 - 2.0 * share)


def blend(picture, colour, share):
    """Lays a colour (or a picture) over another."""
    share = share[..., None].astype(np.float32)
    return picture * (1.0 - share) + np.asarray(colour, dtype=np.float32) * share


def enlarge(grid, width, height):
    return np.asarray(Image.fromarray(grid.astype(np.float32), "F").resize((width, height), Image.BICUBIC))


def noise(width, height, cells_x, cells_y, seed, octaves=4, fading=0.5):
    """Soft hills around 0, mostly between -1 and 1; so many cells along each edge in the coarsest octave."""
    draw = np.random.default_rng(seed)
    total = np.zeros((height, width), np.float32)
    strength = 1.0
    for octave in range(octaves):
        across, down = min(cells_x * 2**octave, width), min(cells_y * 2**octave, height)
        total += strength * enlarge(draw.uniform(-1.0, 1.0, (down + 1, across + 1)), width, height)
        strength *= fading
    return total / np.sqrt((total**2).mean()) * 0.42


def relief(height, strength=1.0):
    """How bright a surface is that rises so many pixels, lit from the north-west: 1 where it is flat."""
    down, across = np.gradient(height)
    return 1.0 + strength * (across + down) / np.sqrt(1.0 + across**2 + down**2)


def shifted(values, right, down):
    return ndimage.shift(values, (down, right), order=1, mode="nearest")


def grain(width, height, seed, rings, light, dark, stretch=9.0):
    """A board sawn from a tree: long streaks, bent by slow noise, with fine pores."""
    draw = np.random.default_rng(seed)
    ys = np.mgrid[0:height, 0:width][0] / height
    bent = ys * rings + 0.9 * noise(width, height, 2, 3, seed + 1, 2) + 0.12 * noise(width, height, 6, 24, seed + 2, 3)
    streaks = 0.5 + 0.5 * np.sin(2.0 * math.pi * bent)
    fine = 0.5 + 0.5 * np.sin(10.0 * math.pi * bent + 2.0 * noise(width, height, 4, 8, seed + 3, 2))
    pores = ndimage.gaussian_filter(draw.uniform(-1.0, 1.0, (height, width)), (0.6, stretch), mode="wrap")
    pores /= np.abs(pores).max()
    share = 0.42 * streaks**1.5 + 0.16 * fine + 0.3 * pores + 0.16 * noise(width, height, 3, 5, seed + 4, 3) + 0.16
    share = np.clip(share, 0.0, 1.0)[..., None]
    return np.array(light, float) * (1.0 - share) + np.array(dark, float) * share


def shade(colour, factor):
    """Darker (below 1) or lighter."""
    return tuple(int(min(255, c * factor)) for c in colour[:3]) + tuple(colour[3:])


class Canvas:
    """Shapes with smooth edges: drawn larger, reduced in the end. `place` turns own coordinates into pixels of the picture."""

    def __init__(self, width, height, place, unit, sharp=2, mode="RGBA"):
        self.width, self.height, self.place, self.unit, self.sharp = width, height, place, unit, sharp
        self.image = Image.new(mode, (width * sharp, height * sharp))
        self.draw = ImageDraw.Draw(self.image)

    def at(self, point):
        x, y = self.place(*point)
        return (x * self.sharp, y * self.sharp)

    def polygon(self, points, colour):
        self.draw.polygon([self.at(p) for p in points], fill=colour)

    def ellipse(self, x, y, rx, ry, colour):
        (left, top), (right, bottom) = self.at((x - rx, y + ry)), self.at((x + rx, y - ry))
        self.draw.ellipse([left, top, right, bottom], fill=colour)

    def line(self, points, colour, width):
        pixels = max(1, round(width * self.unit * self.sharp))
        at = [self.at(p) for p in points]
        self.draw.line(at, fill=colour, width=pixels, joint="curve")
        if pixels > 2:
            for x, y in (at[0], at[-1]):
                self.draw.ellipse([x - pixels / 2, y - pixels / 2, x + pixels / 2, y + pixels / 2], fill=colour)

    def reduced(self):
        return np.asarray(self.image.resize((self.width, self.height), Image.LANCZOS), dtype=np.float32)

    def over(self, picture):
        small = self.reduced()
        return blend(picture, small[..., :3], small[..., 3] / 255.0)


def arc(x, y, rx, start, end, steps=24, ry=None):
    """Points on an ellipse, degrees counter-clockwise from east."""
    ry = rx if ry is None else ry
    angles = [math.radians(start + (end - start) * i / steps) for i in range(steps + 1)]
    return [(x + math.cos(a) * rx, y + math.sin(a) * ry) for a in angles]


def save(pixels, file, **options):
    Image.fromarray(np.clip(pixels, 0, 255).round().astype(np.uint8)).save(file, **options)
