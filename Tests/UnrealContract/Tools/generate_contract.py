#!/usr/bin/env python3
"""Writes ApiContract.cpp from the manifest. With --check it only says whether the file is up to date."""

from __future__ import annotations

import argparse
import difflib
import sys
from itertools import groupby

sys.dont_write_bytecode = True

import layout
from contract_checks import checks_of
from manifest import Row, read_manifest

BEGINNING = """\
// Written by Tests/UnrealContract/Tools/generate_contract.py from Tests/UnrealContract/Manifest.csv. Do not edit.
//
// What the game believes about Unreal's API: one compile-time check for each symbol that it uses. It is compiled against
// the double in every test run. No engine has seen it yet: a line that an engine refuses is a wrong row of the manifest.

// clang-format off
"""
OLDEST = "5.5"


def main() -> int:
	parser = argparse.ArgumentParser(description=__doc__)
	parser.add_argument("--check", action="store_true", help="write nothing, fail if the file is out of date")
	options = parser.parse_args()
	text = contract_text(read_manifest())
	if not options.check:
		layout.CONTRACT.parent.mkdir(parents=True, exist_ok=True)
		layout.CONTRACT.write_text(text, encoding="utf-8", newline="\n")
		return 0
	present = layout.CONTRACT.read_text(encoding="utf-8") if layout.CONTRACT.exists() else ""
	if present == text:
		return 0
	name = layout.shown(layout.CONTRACT)
	changes = difflib.unified_diff(present.splitlines(), text.splitlines(), name, "the manifest", lineterm="", n=0)
	print(f"{name} is out of date: run Tests/UnrealContract/Tools/generate_contract.py", file=sys.stderr)
	print("\n".join(list(changes)[:20]), file=sys.stderr)
	return 1


def contract_text(rows: list[Row]) -> str:
	parts = [BEGINNING, includes(rows)]
	by_header = sorted(rows, key=lambda row: (row.module, row.header, row.id))
	for (module, header), group in groupby(by_header, key=lambda row: (row.module, row.header)):
		parts.append("\n".join([f"// {module}: {header}", *(block(row) for row in group)]) + "\n")
	return "\n".join(parts)


def includes(rows: list[Row]) -> str:
	headers = sorted({row.header for row in rows} - {"CoreMinimal.h"})
	first = '#include "CoreMinimal.h"\n#include "Misc/EngineVersionComparison.h"\n\n'
	engine = "".join(f'#include "{header}"\n' for header in headers if header != "Misc/EngineVersionComparison.h")
	own = '\n#include "Game/FlickGameState.h"\n#include "Table/FlickTable.h"\n'
	return first + engine + own + "\n#include <type_traits>\n#include <utility>\n"


def block(row: Row) -> str:
	lines = [f"// {row.id} {row.symbol}", *checks_of(row)]
	if row.since != OLDEST:
		major, minor = row.since.split(".")
		lines = [f"#if !UE_VERSION_OLDER_THAN({major}, {minor}, 0)", *lines, "#endif"]
	return "\n".join(lines)


if __name__ == "__main__":
	sys.exit(main())
