"""The rows of Manifest.csv and what their signatures say."""

from __future__ import annotations

import csv
import re
from dataclasses import dataclass
from pathlib import Path

import layout

COLUMNS = ("id", "kind", "symbol", "signature", "header", "module", "since", "confidence", "source", "verified")
KINDS = (
	"class",
	"function",
	"static function",
	"constructor",
	"field",
	"enum value",
	"macro",
	"type",
	"constant",
)
LABELS = ("D", "G", "P", "C", "K")
_POINTER = re.compile(r"^(?P<result>.+?) \((?:(?P<owner>[\w:<>, ]+)::)?\*\)\((?P<parameters>.*)\)(?P<const> const)?$")
_CONSTRUCTOR = re.compile(r"^(?P<owner>[\w:]+)\((?P<parameters>.*)\)$")


@dataclass(frozen=True)
class Parameter:
	type: str
	default: str = ""


@dataclass(frozen=True)
class Callable:
	"""A function or constructor, as a signature describes it."""

	result: str
	owner: str
	parameters: tuple[Parameter, ...]
	is_const: bool

	def parameter_types(self) -> str:
		return ", ".join(parameter.type for parameter in self.parameters)

	def pointer_type(self) -> str:
		place = f"{self.owner}::*" if self.owner else "*"
		return f"{self.result} ({place})({self.parameter_types()}){' const' if self.is_const else ''}"

	def defaults(self) -> int:
		return sum(1 for parameter in self.parameters if parameter.default)


@dataclass(frozen=True)
class Row:
	id: str
	kind: str
	symbol: str
	signature: str
	header: str
	module: str
	since: str
	confidence: str
	source: str
	verified: str
	line: int  # in the file

	def is_expression(self) -> bool:
		"""`expression -> type` is exactly of the type, `expression => type` converts to it."""
		return " -> " in self.signature or " => " in self.signature

	def is_protected(self) -> bool:
		return "protected" in self.signature.split("(")[0].split()

	def is_virtual(self) -> bool:
		"""Rows of functions that our classes override."""
		return "virtual" in self.signature.split("(")[0].split()

	def plain_signature(self) -> str:
		return re.sub(r"^(protected )?(virtual )?", "", self.signature)

	def callable(self) -> Callable | None:
		if self.is_expression():
			return None
		found = (_CONSTRUCTOR if self.kind == "constructor" else _POINTER).match(self.plain_signature())
		if found is None:
			return None
		parts = found.groupdict()
		parameters = tuple(_parameter(text) for text in split_arguments(parts["parameters"]))
		return Callable(parts.get("result") or "", parts["owner"] or "", parameters, bool(parts.get("const")))

	def exact_type(self) -> str:
		"""What the declaration of the double has to be, without default arguments; empty for expressions."""
		described = self.callable()
		if described is None:
			return "" if self.is_expression() else self.plain_signature()
		if self.kind == "constructor":
			return f"{described.owner}({described.parameter_types()})"
		return described.pointer_type()


def split_arguments(text: str) -> list[str]:
	"""Splits at commas that are in no brackets."""
	parts, depth, start = [], 0, 0
	for place, letter in enumerate(text):
		depth += {"(": 1, "<": 1, ")": -1, ">": -1}.get(letter, 0)
		if letter == "," and depth == 0:
			parts.append(text[start:place].strip())
			start = place + 1
	last = text[start:].strip()
	return [*parts, last] if last else parts


def read_manifest(path: Path = layout.MANIFEST) -> list[Row]:
	with path.open(encoding="utf-8", newline="") as file:
		reader = csv.DictReader(file)
		if tuple(reader.fieldnames or ()) != COLUMNS:
			raise ValueError(f"{layout.shown(path)}: the columns have to be {', '.join(COLUMNS)}")
		return [Row(**fields, line=reader.line_num) for fields in reader]


def _parameter(text: str) -> Parameter:
	type_text, _, default = text.partition(" = ")
	return Parameter(type_text, default)
