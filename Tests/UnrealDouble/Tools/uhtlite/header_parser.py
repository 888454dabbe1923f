"""Reads a header at file scope: its reflected classes, structs, enums and delegates, and misplaced macros."""

from __future__ import annotations

from pathlib import Path

from .body_parser import parse_body
from .cursor import Cursor, split_commas
from .model import ClassDecl, DelegateDecl, EnumDecl, Header, Stray
from .specifiers import Specifiers, read_specifiers
from .tokens import SourceText, Token

TYPE_MACROS = {"UCLASS": "class", "UINTERFACE": "interface", "USTRUCT": "struct", "UENUM": "enum"}
BODY_MACROS = ("GENERATED_BODY", "GENERATED_UCLASS_BODY", "GENERATED_USTRUCT_BODY")
MEMBER_MACROS = ("UPROPERTY", "UFUNCTION", *BODY_MACROS)
_NOT_A_NAME = ("final", "alignas", "class", "struct")


def parse_header(source: SourceText, module: str, inside: Path, is_public: bool) -> Header:
	header = Header(source.path, module, inside, is_public, source)
	cursor = Cursor(source.path, source.tokens)
	while not cursor.at_end():
		if not cursor.accept("}"):
			_scope(cursor, header, "")
	return header


def _scope(cursor: Cursor, header: Header, where: str) -> None:
	"""Reads up to the bracket that closes the scope, or to the end."""
	after_template = False
	while not cursor.at_end() and cursor.peek().text != "}":
		token = cursor.peek()
		place = "a template" if after_template and not where else where
		after_template = False
		if token.kind == "name" and token.text in TYPE_MACROS and cursor.peek(1).text == "(":
			_reflected_type(cursor, header, place)
		elif token.kind == "name" and token.text in MEMBER_MACROS and cursor.peek(1).text == "(":
			cursor.next()
			cursor.balanced()
			header.strays.append(Stray(token.text, token.line, where or "file scope"))
		elif token.text.startswith("DECLARE_DYNAMIC_") and cursor.peek(1).text == "(":
			cursor.next()
			arguments = split_commas(cursor.balanced(), angles=False)
			header.delegates.append(DelegateDecl(token.text, arguments, token.line, place))
			header.conditions.append((token.text, token.line, token.conditions))
		elif token.text == "template" and cursor.peek(1).text == "<":
			cursor.next()
			cursor.skip_angles()
			after_template = True
		elif token.text == "namespace":
			_namespace(cursor, header)
		elif token.text in ("class", "struct", "enum", "union"):
			_plain_type(cursor, header)
		elif token.text == "{":
			_braces(cursor, header, where or "a block")
		else:
			cursor.next()


def _braces(cursor: Cursor, header: Header, where: str) -> None:
	cursor.next()
	_scope(cursor, header, where)
	if not cursor.at_end():
		cursor.next()


def _namespace(cursor: Cursor, header: Header) -> None:
	while cursor.peek().text not in ("{", ";"):
		cursor.next()
	if cursor.peek().text == "{":
		_braces(cursor, header, "a namespace")


def _plain_type(cursor: Cursor, header: Header) -> None:
	"""A type that is not reflected, or the I part of an interface, or only `class X;` or `class X*`."""
	line = cursor.next().line
	name, api, bases = _class_head(cursor)
	if cursor.peek().text == ";":
		header.forward.add(name)
	elif cursor.peek().text == "{":
		header.defined.add(name)
		owners = [c for c in header.classes if c.kind == "interface" and c.base_name() == name[1:]]
		if owners and name.startswith("I"):
			body = parse_body(Cursor(cursor.path, cursor.balanced()), name, "private")
			header.strays.extend(body.strays)
			header.classes.append(ClassDecl("native", name, api, bases, Specifiers("UINTERFACE", line), line, body))
		else:
			_braces(cursor, header, f"{name or 'a class'}, which is not reflected")


def _reflected_type(cursor: Cursor, header: Header, where: str) -> None:
	macro = cursor.next()
	specifiers = read_specifiers(macro.text, macro.line, cursor.balanced())
	header.conditions.append((macro.text, macro.line, macro.conditions))
	if cursor.accept("template"):
		cursor.skip_angles()
		where = where or "a template"
	if where:
		header.strays.append(Stray(macro.text, macro.line, where))
	keyword = cursor.peek()
	if macro.text == "UENUM" and keyword.text in ("enum", "namespace"):
		header.enums.append(_enum(cursor, specifiers))
		return
	if keyword.text not in ("class", "struct"):
		header.strays.append(Stray(macro.text, macro.line, f"front of `{keyword.text}`"))
		return
	cursor.next()
	name, api, bases = _class_head(cursor)
	if cursor.peek().text != "{":
		header.strays.append(Stray(macro.text, macro.line, f"front of a declaration of {name} without a body"))
		return
	header.defined.add(name)
	body = parse_body(Cursor(cursor.path, cursor.balanced()), name, "private" if keyword.text == "class" else "public")
	cursor.accept(";")
	header.strays.extend(body.strays)
	if not where:
		header.classes.append(ClassDecl(TYPE_MACROS[macro.text], name, api, bases, specifiers, keyword.line, body))


def _class_head(cursor: Cursor) -> tuple[str, str, list[str]]:
	"""Name, API macro and bases; stops at `{`, `;` or what shows that this declares no class."""
	names: list[str] = []
	bases: list[Token] = []
	in_bases = False
	while not cursor.at_end() and cursor.peek().text not in ("{", ";", "=", ")", "*", "&", ">", ","):
		token = cursor.peek()
		if token.text == "(":
			cursor.balanced()
			continue
		cursor.next()
		if token.text == ":":
			in_bases = True
		elif in_bases:
			bases.append(token)
			while in_bases and cursor.peek().text in (",", "<", ">", "*", "&"):
				bases.append(cursor.next())
		elif token.text == "<":
			cursor.at -= 1
			cursor.skip_angles()
		elif token.kind == "name" and token.text not in _NOT_A_NAME:
			names.append(token.text)
	api = next((name for name in names if name.endswith("_API")), "")
	own = [name for name in names if not name.endswith("_API")]
	return own[0] if own else "", api, [_base_name(part) for part in split_commas(bases)]


def _base_name(tokens: list[Token]) -> str:
	return "".join(t.text for t in tokens if t.text not in ("public", "protected", "private", "virtual"))


def _enum(cursor: Cursor, specifiers: Specifiers) -> EnumDecl:
	line = cursor.peek().line
	is_namespace = cursor.next().text == "namespace"
	is_scoped = not is_namespace and (cursor.accept("class") or cursor.accept("struct"))
	name = cursor.next().text
	while name.endswith("_API"):
		name = cursor.next().text
	underlying = ""
	if cursor.accept(":"):
		while cursor.peek().text not in ("{", ";"):
			underlying += cursor.next().text
	metas: list[Specifiers] = []
	if cursor.peek().text == "{":
		inside = Cursor(cursor.path, cursor.balanced())
		while not inside.at_end():
			token = inside.next()
			if token.text == "UMETA":
				metas.append(read_specifiers("UMETA", token.line, inside.balanced()))
	cursor.accept(";")
	return EnumDecl(name, is_scoped, underlying, specifiers, line, metas)
