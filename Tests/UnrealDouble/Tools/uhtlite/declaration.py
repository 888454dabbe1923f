"""One declaration in a class body: a data member or a member function."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from .cursor import CLOSING, Cursor, split, split_commas
from .model import Field, Function, Parameter
from .specifiers import Specifiers
from .tokens import Token
from .typeref import TypeRef, read_type

_DECORATION = {"virtual", "static", "inline", "FORCEINLINE", "FORCENOINLINE", "explicit", "constexpr", "UE_NODISCARD"}


@dataclass
class Declaration:
	tokens: list[Token] = field(default_factory=list)  # up to the body, brackets and all
	body: list[Token] | None = None
	is_function: bool = False
	is_template: bool = False


def read_declaration(cursor: Cursor) -> Declaration:
	"""Reads up to `;` or to the end of a function's body."""
	result = Declaration()
	angles = 0
	has_value = False
	in_initialisers = False
	if cursor.peek().text == "template":
		cursor.next()
		cursor.skip_angles()
		result.is_template = True
	while not cursor.at_end():
		token = cursor.peek()
		before = result.tokens[-1] if result.tokens else None
		if token.text == ";":
			cursor.next()
			break
		if token.text in CLOSING:
			inside = cursor.balanced()
			opens_list = in_initialisers and before is not None and (before.kind == "name" or before.text == ">")
			if token.text == "{" and result.is_function and not has_value and not opens_list:
				result.body = inside
				cursor.accept(";")
				break
			result.is_function = result.is_function or (token.text == "(" and angles == 0 and not has_value)
			has_value = has_value or (token.text == "{" and not result.is_function)
			closing = cursor.tokens[cursor.at - 1]
			result.tokens += [token, *inside, closing]
			continue
		cursor.next()
		named = before is not None and before.kind == "name" and before.text != "operator"
		if token.text == "<" and named and not has_value:
			angles += 1
		elif token.text == ">" and angles > 0:
			angles -= 1
		elif token.text == "=" and not (before is not None and before.text == "operator"):
			has_value = True
		elif token.text == ":" and result.is_function:
			in_initialisers = True
		result.tokens.append(token)
	return result


def read_field(
	declaration: Declaration,
	access: str,
	has_own_access: bool,
	conditions: tuple[str, ...],
	specifiers: Specifiers | None,
) -> Field | None:
	declarators = split_commas(_without_attributes(declaration.tokens))
	parts = split(declarators[0], lambda t: t.text in ("=", ":"))
	head = parts[0]
	rest = declarators[0][len(head) :]
	brackets = [place for place, token in enumerate(head) if token.text in ("[", "{")]
	names = head[: brackets[0]] if brackets else head
	if len(names) < 2 or names[-1].kind != "name":
		return None
	is_braced = any(token.text == "{" for token in head[len(names) :])
	is_assigned = any(token.text == "=" for token in rest)
	return Field(
		name=names[-1].text,
		line=names[-1].line,
		access=access,
		has_own_access=has_own_access,
		conditions=conditions,
		specifiers=specifiers,
		is_static=any(token.text == "static" for token in names),
		type=read_type(names[:-1]),
		is_initialised=is_braced or is_assigned,
		is_bitfield=bool(rest) and rest[0].text == ":",
		is_array=any(token.text == "[" for token in head[len(names) :]),
		declares_more=len(declarators) > 1,
	)


def read_function(
	declaration: Declaration,
	access: str,
	has_own_access: bool,
	conditions: tuple[str, ...],
	specifiers: Specifiers | None,
) -> Function:
	tokens = _without_attributes(declaration.tokens)
	opening = _parameter_bracket(tokens)
	cursor = Cursor(Path(), tokens, opening)
	parameters = cursor.balanced()
	before, after = tokens[:opening], {token.text for token in tokens[cursor.at :]}
	words = {token.text for token in before}
	api = next((token.text for token in before if token.text.endswith("_API")), "")
	typed = [t for t in before[:-1] if t.text not in _DECORATION and not t.text.endswith("_API")]
	name = before[-1].text if before else ""
	return Function(
		name="~" + name if typed and typed[-1].text == "~" else name,
		line=before[-1].line if before else tokens[0].line,
		access=access,
		has_own_access=has_own_access,
		conditions=conditions,
		specifiers=specifiers,
		is_static="static" in words,
		returns=read_type(typed) if typed and typed[-1].text != "~" else TypeRef(""),
		parameters=[_parameter(part) for part in split_commas(parameters) if _is_parameter(part)],
		api=api,
		is_virtual="virtual" in words,
		is_override="override" in after or "final" in after,
		is_const="const" in after,
		is_template=declaration.is_template,
		body=declaration.body,
	)


def _without_attributes(tokens: list[Token]) -> list[Token]:
	"""Drops [[...]]."""
	kept: list[Token] = []
	place = 0
	while place < len(tokens):
		if tokens[place].text == "[" and place + 1 < len(tokens) and tokens[place + 1].text == "[":
			while tokens[place].text != "]":
				place += 1
			place += 2
		else:
			kept.append(tokens[place])
			place += 1
	return kept


def _parameter_bracket(tokens: list[Token]) -> int:
	angles = 0
	for place, token in enumerate(tokens):
		before = tokens[place - 1].text if place > 0 else ""
		if token.text == "<" and place > 0 and tokens[place - 1].kind == "name" and before != "operator":
			angles += 1
		elif token.text == ">" and angles > 0:
			angles -= 1
		elif token.text == "(" and angles == 0 and before != "operator" and not before.endswith("alignas"):
			return place
	return len(tokens) - 1


def _is_parameter(tokens: list[Token]) -> bool:
	return bool(tokens) and [token.text for token in tokens] != ["void"]


def _parameter(tokens: list[Token]) -> Parameter:
	if tokens[0].text == "UPARAM":
		cursor = Cursor(Path(), tokens, 1)
		cursor.balanced()
		tokens = tokens[cursor.at :]
	parts = split(tokens, lambda token: token.text == "=")
	head, default = parts[0], parts[1] if len(parts) > 1 else []
	typed = [token for token in head[:-1] if token.text not in ("const", "class", "struct", "enum", "::")]
	if head and head[-1].kind == "name" and typed:
		return Parameter(read_type(head[:-1]), head[-1].text, default)
	return Parameter(read_type(head), "", default)
