"""What the used-symbol search needs of libclang, beyond what its Python package offers."""

from __future__ import annotations

import sys
from ctypes import POINTER, byref, c_uint, c_void_p
from pathlib import Path

try:
	from clang.cindex import AccessSpecifier, Cursor, CursorKind, File, Index, SourceLocation, TranslationUnit, Type, conf
except ImportError:
	sys.exit(f"error: {sys.executable} has no libclang; on Debian install python3-clang and use /usr/bin/python3")

_lib = conf.lib
_lib.clang_getFileLocation.argtypes = [
	SourceLocation,
	POINTER(POINTER(c_void_p)),
	POINTER(c_uint),
	POINTER(c_uint),
	POINTER(c_uint),
]
_lib.clang_getFileLocation.restype = None
_lib.clang_getOverriddenCursors.argtypes = [Cursor, POINTER(POINTER(Cursor)), POINTER(c_uint)]
_lib.clang_getOverriddenCursors.restype = None
_lib.clang_disposeOverriddenCursors.argtypes = [POINTER(Cursor)]
_lib.clang_disposeOverriddenCursors.restype = None


def parse(path: Path, flags: list[str]) -> TranslationUnit:
	"""Parses a source; ends the program when it does not compile, for then nothing found in it can be trusted."""
	unit = Index.create().parse(str(path), args=flags)
	errors = [str(diagnostic) for diagnostic in unit.diagnostics if diagnostic.severity >= 3]
	if errors:
		sys.exit(f"error: {path} does not compile against the double:\n" + "\n".join(errors[:10]))
	return unit


def file_location(location: SourceLocation) -> tuple[str, int, int]:
	"""File, line and offset where something was written; inside macros where the argument or the macro was written."""
	file, line, column, offset = POINTER(c_void_p)(), c_uint(), c_uint(), c_uint()
	_lib.clang_getFileLocation(location, byref(file), byref(line), byref(column), byref(offset))
	name = File(file).name if file else ""
	return name, line.value, offset.value


def overridden(method: Cursor) -> list[Cursor]:
	"""The virtual functions that a method directly overrides."""
	first, count = POINTER(Cursor)(), c_uint()
	_lib.clang_getOverriddenCursors(method, byref(first), byref(count))
	found = []
	for place in range(count.value):
		copy = Cursor.from_buffer_copy(first[place])
		copy._tu = method._tu
		found.append(copy)
	if count.value:
		_lib.clang_disposeOverriddenCursors(first)
	return found


def is_template_instance(function: Cursor) -> bool:
	"""Whether it was made from a function template."""
	template = _lib.clang_getSpecializedCursorTemplate(function)
	return template is not None and template.kind == CursorKind.FUNCTION_TEMPLATE


__all__ = [
	"AccessSpecifier",
	"Cursor",
	"CursorKind",
	"TranslationUnit",
	"Type",
	"file_location",
	"is_template_instance",
	"overridden",
	"parse",
]
