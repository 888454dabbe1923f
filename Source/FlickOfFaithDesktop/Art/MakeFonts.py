#!/usr/bin/env python3
"""Makes "Flick Garamond" from EB Garamond (Debian: fonts-ebgaramond; this script needs python3-fonttools).

Figures stand on the line like capitals, because an old-style 1 looks like an I on a card; letters are those of European
languages. The name differs so that no EB Garamond on a player's system mixes with it: its bold has no German or Polish letters.
"""
import sys
from fontTools import subset
from fontTools.ttLib import TTFont

NAME = "Flick Garamond"
LETTERS = [*range(0x20, 0x7F), *range(0xA0, 0x180), *range(0x218, 0x21C), *range(0x2010, 0x2027), 0x2030, 0x2039, 0x203A, 0x20AC,
           0x2122, *range(0x2190, 0x2194), 0x2212, 0x2260, 0x2264, 0x2265]
FIGURES = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"]


def main(source, style, target):
    font = TTFont(source)
    for table in font["cmap"].tables:
        for i, figure in enumerate(FIGURES):
            if 0x30 + i in table.cmap:
                table.cmap[0x30 + i] = figure + ".lnum"
    options = subset.Options(layout_features=["kern", "liga", "mark", "mkmk", "ccmp", "locl"], name_IDs=[0, 1, 2, 3, 4, 5, 6, 13, 14],
                             name_languages=[0x409], hinting=True)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=LETTERS)
    subsetter.subset(font)
    names = font["name"]
    plain = NAME.replace(" ", "")
    for record in list(names.names):
        if record.nameID in (3, 5):
            names.removeNames(nameID=record.nameID)
    for number, text in {1: NAME, 2: style, 3: f"{plain}-{style}", 4: f"{NAME} {style}", 6: f"{plain}-{style}"}.items():
        names.setName(text, number, 3, 1, 0x409)
    names.names = [record for record in names.names if record.platformID == 3]
    cff = font["CFF "].cff
    cff.fontNames = [f"{plain}-{style}"]
    cff.topDictIndex[0].FamilyName = NAME
    cff.topDictIndex[0].FullName = f"{NAME} {style}"
    font.save(target)


if __name__ == "__main__":
    if len(sys.argv) != 4:
        sys.exit("usage: MakeFonts.py <EB Garamond file> Regular|Italic <file to write>")
    main(*sys.argv[1:])
