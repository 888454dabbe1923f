"""Names in C++ files, without comments and texts."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import layout

_SKIPPED = re.compile(r'//[^\n]*|/\*.*?\*/|"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])*\'', re.DOTALL)
_NAME = re.compile(r"[A-Za-z_]\w*")
_DEFINITION = re.compile(r"^[ \t]*#[ \t]*define[ \t]+(\w+)", re.MULTILINE)


def without_comments(text: str) -> str:
	"""The same text with comments and quoted texts blanked; lines stay where they are."""
	return _SKIPPED.sub(lambda match: re.sub(r"[^\n]", " ", match[0]), text)


def identifiers(path: Path) -> Iterator[tuple[str, int]]:
	for number, line in enumerate(without_comments(path.read_text(encoding="utf-8")).splitlines(), start=1):
		if not line.lstrip().startswith("#include"):
			for match in _NAME.finditer(line):
				yield match[0], number


@cache
def macros_of_the_double() -> dict[str, Path]:
	"""Every macro that a header of the double defines, with this header. Its private ones begin with DOUBLE_."""
	return {
		name: path
		for path in sorted(layout.DOUBLE.rglob("*.h"))
		for name in _DEFINITION.findall(path.read_text(encoding="utf-8"))
		if not name.startswith("DOUBLE_")
	}
