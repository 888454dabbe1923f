"""A C++ type as far as reflection looks into it."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from .cursor import split_commas
from .tokens import Token

OBJECT_NAME = re.compile(r"[UA][A-Z]\w*$")
_IGNORED = {"class", "struct", "enum", "typename", "volatile", "mutable", "static", "inline", "constexpr"}
_WORDS = {"unsigned", "signed", "long", "short", "int", "char", "double"}


@dataclass
class TypeRef:
	name: str  # with its qualification, "std::vector"; empty when the type could not be read
	arguments: list[TypeRef] = field(default_factory=list)
	is_const: bool = False
	stars: int = 0
	is_reference: bool = False
	text: str = ""

	def is_object_name(self) -> bool:
		"""True for U and A names, which by the rules of prefixes are UObjects."""
		return OBJECT_NAME.match(self.name) is not None

	def holds_objects(self) -> bool:
		"""True for what the garbage collector has to see: pointers to UObjects, alone or in containers."""
		if self.stars > 0 and self.is_object_name():
			return True
		if self.name in ("TObjectPtr", "TScriptInterface"):
			return True
		return self.name in ("TArray", "TSet", "TMap", "TOptional") and any(a.holds_objects() for a in self.arguments)

	def named(self) -> set[str]:
		"""All names in the type."""
		names = {self.name}
		for argument in self.arguments:
			names |= argument.named()
		return names


def read_type(tokens: list[Token]) -> TypeRef:
	result = TypeRef("", text=" ".join(token.text for token in tokens))
	place = 0
	while place < len(tokens):
		token = tokens[place]
		if token.text == "const":
			result.is_const = result.is_const or result.stars == 0
		elif token.text in _IGNORED:
			pass
		elif token.kind in ("name", "number") or token.text == "::":
			glued = token.text == "::" or result.name.endswith("::") or not result.name
			if not glued and not (token.text in _WORDS and result.name.split(" ")[0] in _WORDS):
				return TypeRef("", text=result.text)
			result.name += token.text if glued else " " + token.text
		elif token.text == "<" and not result.arguments:
			end = _closing_angle(tokens, place)
			result.arguments = [read_type(part) for part in split_commas(tokens[place + 1 : end])]
			place = end
		elif token.text == "*":
			result.stars += 1
		elif token.text in ("&", "&&"):
			result.is_reference = True
		else:
			return TypeRef("", text=result.text)
		place += 1
	return result


def _closing_angle(tokens: list[Token], start: int) -> int:
	depth = 0
	for place in range(start, len(tokens)):
		depth += (tokens[place].text == "<") - (tokens[place].text == ">")
		if depth == 0:
			return place
	return len(tokens) - 1
