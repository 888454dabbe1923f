"""Reads the body of a reflected class: its members, their access and their macros."""

from __future__ import annotations

from .cursor import Cursor
from .declaration import Declaration, read_declaration, read_field, read_function
from .model import Body, Stray
from .specifiers import Specifiers, read_specifiers

_BODY_MACROS = ("GENERATED_BODY", "GENERATED_UCLASS_BODY", "GENERATED_USTRUCT_BODY")
_TYPE_MACROS = ("UCLASS", "USTRUCT", "UENUM", "UINTERFACE", "UPROPERTY", "UFUNCTION", *_BODY_MACROS)
_NOT_MEMBERS = ("friend", "using", "typedef", "static_assert")


def parse_body(cursor: Cursor, class_name: str, access: str) -> Body:
	body = Body()
	has_own_access = access == "public"
	specifiers: Specifiers | None = None
	conditions: tuple[str, ...] = ()
	is_first = True
	while not cursor.at_end():
		token = cursor.peek()
		if token.text in ("public", "protected", "private") and cursor.peek(1).text == ":":
			access, has_own_access = token.text, True
			cursor.at += 2
		elif token.text in _BODY_MACROS:
			_note_generated_body(cursor, body, is_first)
			has_own_access = access == "public" and has_own_access
		elif token.text in ("UPROPERTY", "UFUNCTION") and cursor.peek(1).text == "(":
			cursor.next()
			specifiers = read_specifiers(token.text, token.line, cursor.balanced())
			conditions = token.conditions
		elif token.text in ("UCLASS", "USTRUCT", "UENUM", "UINTERFACE") and cursor.peek(1).text == "(":
			cursor.next()
			cursor.balanced()
			body.strays.append(Stray(token.text, token.line, f"the class {class_name}"))
		elif token.text.startswith("DECLARE_DYNAMIC_"):
			body.strays.append(Stray(token.text, token.line, f"the class {class_name}"))
			read_declaration(cursor)
		elif token.text == ";":
			cursor.next()
		elif token.text in ("class", "struct", "enum", "union") and _is_nested_type(cursor):
			_nested_type(cursor, body, class_name)
		else:
			declaration = read_declaration(cursor)
			_note_member(body, declaration, specifiers, conditions or token.conditions, access, has_own_access)
			specifiers, conditions = None, ()
		is_first = False
	return body


def _note_generated_body(cursor: Cursor, body: Body, is_first: bool) -> None:
	token = cursor.next()
	cursor.balanced()
	body.generated_line = token.line
	body.generated_macro = token.text
	body.generated_is_first = is_first


def _note_member(
	body: Body,
	declaration: Declaration,
	specifiers: Specifiers | None,
	conditions: tuple[str, ...],
	access: str,
	has_own_access: bool,
) -> None:
	if not declaration.tokens or declaration.tokens[0].text in _NOT_MEMBERS:
		return
	common = (access, has_own_access, conditions, specifiers)
	if declaration.is_function:
		body.functions.append(read_function(declaration, *common))
	else:
		member = read_field(declaration, *common)
		if member is not None:
			body.fields.append(member)


def _is_nested_type(cursor: Cursor) -> bool:
	"""`struct FImpl;` or `struct FImpl {`, but not `struct FImpl* Pointer;`."""
	ahead = 1
	while cursor.peek(ahead).kind == "name" or cursor.peek(ahead).text in ("::", ":", ",", "<", ">"):
		ahead += 1
	return cursor.peek(ahead).text == "{" or (cursor.peek(ahead).text == ";" and ahead == 2)


def _nested_type(cursor: Cursor, body: Body, class_name: str) -> None:
	keyword = cursor.next()
	if keyword.text == "enum" and not cursor.accept("class"):
		cursor.accept("struct")
	name = cursor.peek().text
	while cursor.peek().text not in ("{", ";"):
		cursor.next()
	if cursor.peek().text == ";":
		body.forward.add(name)
		return
	body.defined.add(name)
	for token in cursor.balanced():
		if token.kind == "name" and token.text in _TYPE_MACROS:
			body.strays.append(Stray(token.text, token.line, f"{name}, which is nested in {class_name}"))
	read_declaration(cursor)
