"""Exact C++ types of declarations, written as the manifest writes them."""

from __future__ import annotations

import re

from attribution import ALIASES
from clang_index import Cursor, CursorKind, Type, is_template_instance

_TEMPLATE_PARENTS = {CursorKind.CLASS_TEMPLATE, CursorKind.CLASS_TEMPLATE_PARTIAL_SPECIALIZATION}
_CLASS_PARENTS = {CursorKind.CLASS_DECL, CursorKind.STRUCT_DECL}


def function_signature(function: Cursor) -> tuple[str, str]:
	"""Kind and pointer type; no type for operators and members of templates, whose rows are expressions."""
	parent = function.semantic_parent
	is_member = parent.kind in _CLASS_PARENTS | _TEMPLATE_PARENTS
	kind = "static function" if is_member and function.is_static_method() else "function"
	if is_template_instance(function) or _is_of_a_template(function) or function.spelling.startswith("operator"):
		return kind, ""
	place = f"{_qualified(parent)}::*" if is_member and kind == "function" else "*"
	const = " const" if function.is_const_method() else ""
	result = _spelling(function, function.result_type)
	return kind, f"{result} ({place})({_parameters(function)}){const}"


def is_copy_assignment(function: Cursor) -> bool:
	if function.spelling != "operator=":
		return False
	parameter = next(function.get_arguments()).type.get_pointee()
	return parameter.get_declaration().spelling == function.semantic_parent.spelling


def constructor_signature(constructor: Cursor) -> str:
	if _is_of_a_template(constructor):
		return ""
	return f"{_qualified(constructor.semantic_parent)}({_parameters(constructor)})"


def default_arguments(function: Cursor) -> list[str]:
	"""The default of each parameter as it is written; empty where there is none."""
	defaults = []
	for parameter in function.get_arguments():
		words = [token.spelling for token in parameter.get_tokens()]
		defaults.append(_glue(words[words.index("=") + 1 :]) if "=" in words else "")
	return defaults


def type_signature(declaration: Cursor) -> str:
	if declaration.kind == CursorKind.ENUM_DECL:
		return "enum"
	if declaration.kind == CursorKind.TYPE_ALIAS_TEMPLATE_DECL:
		return ""
	return tidy(declaration.underlying_typedef_type.spelling)


def base_of(declaration: Cursor) -> str:
	"""`: Base` of a class, for the first base that is no helper of the double."""
	for child in declaration.get_children():
		if child.kind == CursorKind.CXX_BASE_SPECIFIER and "UnrealDouble" not in child.type.get_canonical().spelling:
			return f": {tidy(child.type.spelling)}"
	return ""


def enumerator_signature(enumerator: Cursor) -> str:
	return _qualified(enumerator.semantic_parent)


def field_signature(field: Cursor) -> str:
	if _is_of_a_template(field):
		return ""
	# Of the engine's flags some are bits and some are bools; we set and ask them alike.
	spelling = _spelling(field, field.type)
	return "flag" if field.is_bitfield() or spelling == "bool" else spelling


def tidy(spelling: str) -> str:
	"""`const FString &` becomes `const FString&`, `class UEngine *` becomes `UEngine*`."""
	return re.sub(r"\b(?:class|struct|enum) ", "", re.sub(r"\s+([*&])", r"\1", spelling))


def _parameters(function: Cursor) -> str:
	return ", ".join(_spelling(function, argument) for argument in function.type.argument_types())


def _spelling(declaration: Cursor, spelled: Type) -> str:
	"""A type as it is written; in an instance of a template as it is in this instance."""
	parent = declaration.semantic_parent
	is_instance = parent.kind in _CLASS_PARENTS and parent.type.get_num_template_arguments() > 0
	text = tidy(spelled.get_canonical().spelling if is_instance else spelled.spelling)
	for template, alias in ALIASES.items():
		text = text.replace(f"{template}<double>", alias).replace(f"{template.rsplit('::', 1)[-1]}<double>", alias)
	return text


def _is_of_a_template(declaration: Cursor) -> bool:
	parent = declaration.semantic_parent
	while parent is not None and parent.kind in _CLASS_PARENTS | _TEMPLATE_PARENTS:
		is_template = parent.kind in _TEMPLATE_PARENTS or parent.type.get_num_template_arguments() > 0
		if is_template and _qualified(parent) not in ALIASES.values():
			return True
		parent = parent.semantic_parent
	return False


def _qualified(declaration: Cursor) -> str:
	names = []
	while declaration is not None and declaration.kind != CursorKind.TRANSLATION_UNIT:
		names.insert(0, declaration.spelling)
		declaration = declaration.semantic_parent
	whole = "::".join(name for name in names if name)
	return ALIASES.get(whole, whole)


def _glue(words: list[str]) -> str:
	text = "".join(f" {word} " if word in ("|", "+") else word for word in words)
	return text.replace(",", ", ")

