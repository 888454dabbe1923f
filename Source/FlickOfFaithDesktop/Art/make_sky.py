#!/usr/bin/env python3
"""Makes the light that the discs mirror: Content/FlickOfFaith/Table/sky.ktx, a warm room with a tall window in the north-west and a lamp above.

The picture of the room is painted here and prepared for the renderer by Qt's tool balsam, which needs a display and about a minute; in the
game itself that would take too long. The largest sizes of the result are cut off: nothing here is a sharp mirror.
Needs python3-numpy and qt6-quick3d-dev-tools. The same script always makes the same picture.
usage: PATH="$(qmake6 -query QT_HOST_BINS):$PATH" xvfb-run -a make_sky.py [FOLDER]
"""

import pathlib
import struct
import subprocess
import sys
import tempfile

import numpy as np

WIDE, HIGH = 512, 256
LARGEST = 128  # pixels along an edge of the cube that are kept


def smooth(low, high, values):
    share = np.clip((values - low) / (high - low), 0.0, 1.0)
    return share * share * (3.0 - 2.0 * share)


def directions():
    """For each pixel: east, up, north of the direction it shows."""
    down, across = (np.mgrid[0:HIGH, 0:WIDE] + 0.5) / np.array([HIGH, WIDE])[:, None, None]
    turn, up = (across - 0.5) * 2 * np.pi, (0.5 - down) * np.pi
    return np.sin(turn) * np.cos(up), np.sin(up), np.cos(turn) * np.cos(up)


def toward(east, up, north, where, near, far):
    """1 within an angle (as a cosine) of a direction, 0 beyond another."""
    where = np.array(where, float) / np.linalg.norm(where)
    return smooth(far, near, east * where[0] + up * where[1] + north * where[2])


def room():
    """Brightness in red, green and blue: walls of dark wood, a ceiling that catches the light, a window and a lamp."""
    east, up, north = directions()
    light = np.zeros((HIGH, WIDE, 3))
    light += np.array([0.30, 0.215, 0.15]) * smooth(-0.3, 0.5, up)[..., None]
    light += np.array([0.34, 0.29, 0.235]) * smooth(0.35, 0.95, up)[..., None]
    light += np.array([0.11, 0.072, 0.045]) * smooth(0.1, -0.6, up)[..., None]
    window = toward(east, up, north, (-0.7, 0.55, 0.62), 0.93, 0.84)
    panes = 0.35 + 0.65 * smooth(0.012, 0.03, np.abs(up - 0.5)) * smooth(0.02, 0.04, np.abs(east + north * 1.13))
    light += np.array([7.5, 7.2, 6.6]) * (window * panes)[..., None]
    light += np.array([9.0, 6.6, 4.0]) * toward(east, up, north, (0.35, 1.0, -0.2), 0.985, 0.95)[..., None]
    light += np.array([0.75, 0.85, 1.1]) * toward(east, up, north, (0.8, 0.25, -0.7), 0.9, 0.6)[..., None]
    return light


def rgbe(light):
    """Three brightnesses as three bytes with a common exponent."""
    mantissa, exponent = np.frexp(np.maximum(light.max(2), 1e-9))
    scale = mantissa * 256.0 / np.maximum(light.max(2), 1e-9)
    pixels = np.zeros((HIGH, WIDE, 4), np.uint8)
    pixels[..., :3] = np.clip(light * scale[..., None], 0, 255)
    pixels[..., 3] = exponent + 128
    return pixels


def write_hdr(light, file):
    """Radiance's format; each line holds the four channels one after another, in runs of at most 128 bytes."""
    lines = [b"#?RADIANCE\nFORMAT=32-bit_rle_rgbe\n\n-Y %d +X %d\n" % (HIGH, WIDE)]
    for line in rgbe(light):
        lines.append(bytes([2, 2, WIDE >> 8, WIDE & 255]))
        for channel in range(4):
            for start in range(0, WIDE, 128):
                lines.append(bytes([128]) + line[start : start + 128, channel].tobytes())
    file.write_bytes(b"".join(lines))


def reduced(ktx):
    """The same file without the sizes larger than LARGEST."""
    fields = list(struct.unpack("<13I", ktx[12:64]))
    wide, levels, extra = fields[6], fields[11], fields[12]
    at, dropped = 64 + extra, 0
    while wide > LARGEST:
        (size,) = struct.unpack("<I", ktx[at : at + 4])
        at += 4 + size * 6
        wide //= 2
        dropped += 1
    fields[6] = fields[7] = wide
    fields[11] = levels - dropped
    return ktx[:12] + struct.pack("<13I", *fields) + ktx[64 : 64 + extra] + ktx[at:]


def main():
    here = pathlib.Path(__file__).resolve()
    folder = pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else here.parents[3] / "Content/FlickOfFaith/Table"
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as scratch:
        write_hdr(room(), pathlib.Path(scratch) / "sky.hdr")
        subprocess.run(["balsam", "sky.hdr"], cwd=scratch, check=True)
        made = next(pathlib.Path(scratch).rglob("*.ktx"))
        (folder / "sky.ktx").write_bytes(reduced(made.read_bytes()))


if __name__ == "__main__":
    main()
