#!/usr/bin/env python3
"""Finds every symbol of the engine that our Unreal sources name, call, override or derive from.

Each source is parsed with libclang against the double. What counts are references from our files to declarations of the
double; what a macro of the double writes for itself is left out.
"""

from __future__ import annotations

import re
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path

sys.dont_write_bytecode = True

import layout
from attribution import PARTS, engine_name
from clang_index import AccessSpecifier, Cursor, CursorKind, file_location, overridden, parse
from signatures import (
	base_of,
	constructor_signature,
	default_arguments,
	enumerator_signature,
	field_signature,
	function_signature,
	is_copy_assignment,
	type_signature,
)
from source_text import identifiers, macros_of_the_double

FUNCTIONS = {CursorKind.CXX_METHOD, CursorKind.FUNCTION_DECL, CursorKind.CONVERSION_FUNCTION}
TEMPLATES = {CursorKind.FUNCTION_TEMPLATE}
CLASSES = {CursorKind.CLASS_DECL, CursorKind.STRUCT_DECL, CursorKind.CLASS_TEMPLATE}
TYPES = {CursorKind.TYPEDEF_DECL, CursorKind.TYPE_ALIAS_DECL, CursorKind.TYPE_ALIAS_TEMPLATE_DECL, CursorKind.ENUM_DECL}
# Macros that stand for their argument: what surrounds them was written by us.
SEE_THROUGH = {"TEXT"}


@dataclass(frozen=True, order=True)
class Use:
	symbol: str
	kind: str
	signature: str  # empty where only a row with an expression can say it
	header: str
	module: str
	file: str
	line: int
	left_out: int = 0  # arguments for which the call takes the default
	defaults: tuple[str, ...] = ()  # of all parameters, when some are left out
	overrides: bool = False
	is_protected: bool = False
	only_declared: bool = False  # where it was used its definition, and so its header, was not known

	def place(self) -> str:
		return f"{self.file}:{self.line}"


def find_uses() -> list[Use]:
	with tempfile.TemporaryDirectory(prefix="unreal-contract-") as folder:
		generated = Path(folder)
		layout.write_generated_headers(generated)
		scan = partial(uses_of_unit, flags=layout.compile_flags(generated))
		with ProcessPoolExecutor(max_workers=2) as pool:
			found = set().union(*pool.map(scan, layout.translation_units()))
	return sorted(found | set(macro_uses()))


def uses_of_unit(path: Path, flags: list[str]) -> set[Use]:
	unit = parse(path, flags)
	found: set[Use] = set()
	for top in unit.cursor.get_children():
		if _own_file(file_location(top.location)[0]):
			for cursor in top.walk_preorder():
				found.update(_uses_at(cursor))
	return found


def macro_uses() -> Iterator[Use]:
	"""Macros are found by their names: the compiler forgets those in conditions and in parts that it skips."""
	known = macros_of_the_double()
	for path in layout.own_files():
		for name, line in identifiers(path):
			if name in known:
				module, header = layout.engine_header(known[name])
				yield Use(name, "macro", "", header, module, layout.shown(path), line)


def _uses_at(cursor: Cursor) -> Iterator[Use]:
	written = _callee(cursor)
	name, line, offset = file_location(written.location)
	if not _own_file(name) or _written_by_a_macro(name, offset, written):
		return
	place = (layout.shown(Path(name)), line)
	if cursor.kind == CursorKind.CXX_METHOD:
		for base in overridden(cursor):
			yield from _use_of(base, cursor, place, overrides=True)
	target = cursor.referenced
	if target is not None and not cursor.kind.is_declaration():
		yield from _use_of(target, cursor, place)


def _callee(cursor: Cursor) -> Cursor:
	"""For a call the name that is called, for a call begins where its object does; everything else as it is."""
	name = cursor
	while name is not None and name.kind in (CursorKind.CALL_EXPR, CursorKind.UNEXPOSED_EXPR):
		name = next(name.get_children(), None)
	is_name = name is not None and name.kind in (CursorKind.MEMBER_REF_EXPR, CursorKind.DECL_REF_EXPR)
	if cursor.kind != CursorKind.CALL_EXPR or not is_name or name.referenced is None:
		return cursor
	return name if cursor.referenced is not None and name.referenced == cursor.referenced else cursor


def _use_of(target: Cursor, cursor: Cursor, place: tuple[str, int], overrides: bool = False) -> Iterator[Use]:
	target = target.get_definition() or target
	described = _describe(target)
	path = Path(str(target.location.file)) if target.location.file else Path()
	if described is None or not path.is_relative_to(layout.DOUBLE):
		return
	kind, signature = described
	symbol = engine_name(target, cursor)
	if symbol is None:
		return
	module, header = layout.engine_header(path)
	if header in PARTS:
		signature, header = "", PARTS[header]
	left_out = _left_out(cursor) if cursor.kind == CursorKind.CALL_EXPR else 0
	defaults = tuple(default_arguments(target)) if left_out else ()
	is_protected = target.access_specifier == AccessSpecifier.PROTECTED
	only_declared = kind == "class" and not target.is_definition()
	yield Use(
		symbol, kind, signature, header, module, *place, left_out, defaults, overrides, is_protected, only_declared
	)


def _describe(target: Cursor) -> tuple[str, str] | None:
	"""Kind and signature of a declaration; nothing for what cannot be a symbol of the engine, such as a parameter."""
	if target.kind in FUNCTIONS:
		return None if is_copy_assignment(target) else function_signature(target)
	if target.kind in TEMPLATES:
		return "function", ""
	if target.kind == CursorKind.CONSTRUCTOR:
		return ("constructor", constructor_signature(target)) if _is_worth_a_row(target) else None
	if target.kind in CLASSES:
		return "class", base_of(target)
	if target.kind in TYPES:
		return "type", type_signature(target)
	if target.kind == CursorKind.ENUM_CONSTANT_DECL:
		return "enum value", enumerator_signature(target)
	if target.kind == CursorKind.FIELD_DECL:
		return "field", field_signature(target)
	if target.kind == CursorKind.VAR_DECL and target.semantic_parent.kind not in FUNCTIONS:
		return "constant", field_signature(target)
	return None


def _is_worth_a_row(constructor: Cursor) -> bool:
	"""Default, copy and move constructors go without saying, as do copy and move assignments."""
	return not constructor.is_copy_constructor() and not constructor.is_move_constructor() and any(
		child.kind == CursorKind.PARM_DECL for child in constructor.get_children()
	)


def _left_out(call: Cursor) -> int:
	"""How many arguments the call leaves to their defaults. Those have no place in the source."""
	return sum(1 for argument in call.get_arguments() if argument is None or not argument.extent.start.file)


def _own_file(name: str) -> bool:
	return any(Path(name).is_relative_to(layout.module_folder(module)) for module in layout.MODULES)


@cache
def _text(name: str) -> bytes:
	return Path(name).read_bytes()


def _written_by_a_macro(name: str, offset: int, cursor: Cursor) -> bool:
	word = re.match(rb"\w*", _text(name)[offset : offset + 200])[0].decode()
	return word != cursor.spelling and word not in SEE_THROUGH and word in macros_of_the_double()


def main() -> int:
	for use in find_uses():
		print(f"{use.symbol}\t{use.kind}\t{use.signature}\t{use.left_out or ''}\t{use.module}/{use.header}\t{use.place()}")
	return 0


if __name__ == "__main__":
	sys.exit(main())
