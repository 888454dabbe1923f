"""Finds the functions `Class::Name(...) {...}` that a source defines."""

from __future__ import annotations

from dataclasses import dataclass

from .cursor import Cursor
from .model import ClassDecl
from .tokens import SourceText, Token


@dataclass
class Definition:
	owner: str
	name: str
	line: int
	body: list[Token]


def definitions_of(source: SourceText) -> list[Definition]:
	found: list[Definition] = []
	cursor = Cursor(source.path, source.tokens)
	while not cursor.at_end():
		token = cursor.next()
		is_qualified = token.kind == "name" and cursor.peek().text == "::" and cursor.peek(1).kind == "name"
		if is_qualified and cursor.peek(2).text == "(":
			definition = _try_definition(cursor, token)
			if definition is not None:
				found.append(definition)
	return found


def inline_definitions(owner: ClassDecl) -> list[Definition]:
	functions = owner.body.functions
	return [Definition(owner.name, f.name, f.line, f.body) for f in functions if f.body is not None]


def _try_definition(cursor: Cursor, owner: Token) -> Definition | None:
	"""The cursor stands on the `::`. When this is no definition, it goes on right after it."""
	cursor.next()
	start = cursor.at
	name = cursor.next()
	cursor.balanced()
	while cursor.peek().text in ("const", "noexcept", "override", "&", "&&"):
		cursor.next()
	if cursor.peek().text == ":" and name.text == owner.text:
		_skip_initialisers(cursor)
	if cursor.peek().text != "{":
		cursor.at = start
		return None
	return Definition(owner.text, name.text, name.line, cursor.balanced())


def _skip_initialisers(cursor: Cursor) -> None:
	"""Passes `: Base(1), Member{2}`."""
	cursor.next()
	while cursor.peek().kind == "name" or cursor.peek().text in ("::", ","):
		cursor.next()
		if cursor.peek().text == "<":
			cursor.skip_angles()
		if cursor.peek().text in ("(", "{"):
			cursor.balanced()
