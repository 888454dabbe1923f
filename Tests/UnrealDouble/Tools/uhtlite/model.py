"""What a header declares, as far as reflection is concerned."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from .specifiers import Specifiers
from .tokens import SourceText, Token
from .typeref import TypeRef


@dataclass
class Member:
	"""Common to data members and member functions."""

	name: str
	line: int
	access: str  # "public", "protected" or "private"
	has_own_access: bool  # an access specifier stands between GENERATED_BODY() and here
	conditions: tuple[str, ...]
	specifiers: Specifiers | None  # of UPROPERTY or UFUNCTION
	is_static: bool


@dataclass
class Field(Member):
	type: TypeRef
	is_initialised: bool
	is_bitfield: bool
	is_array: bool
	declares_more: bool  # int32 A, B;


@dataclass
class Parameter:
	type: TypeRef
	name: str
	default: list[Token]


@dataclass
class Function(Member):
	returns: TypeRef
	parameters: list[Parameter]
	api: str
	is_virtual: bool
	is_override: bool
	is_const: bool
	is_template: bool
	body: list[Token] | None  # None when it is only declared


@dataclass
class Body:
	generated_line: int | None = None
	generated_is_first: bool = True
	generated_macro: str = ""
	fields: list[Field] = field(default_factory=list)
	functions: list[Function] = field(default_factory=list)
	forward: set[str] = field(default_factory=set)
	defined: set[str] = field(default_factory=set)
	strays: list[Stray] = field(default_factory=list)


@dataclass
class ClassDecl:
	kind: str  # "class", "struct", "interface" (its U part) or "native" (its I part)
	name: str
	api: str
	bases: list[str]
	specifiers: Specifiers
	line: int
	body: Body

	def base_name(self) -> str:
		return self.name[1:]

	def functions_named(self, name: str) -> list[Function]:
		return [function for function in self.body.functions if function.name == name]

	def properties(self) -> list[Field]:
		return [member for member in self.body.fields if member.specifiers is not None]


@dataclass
class EnumDecl:
	name: str
	is_scoped: bool
	underlying: str
	specifiers: Specifiers
	line: int
	metas: list[Specifiers]


@dataclass
class DelegateDecl:
	macro: str
	arguments: list[list[Token]]
	line: int
	where: str  # empty at file scope


@dataclass
class Stray:
	"""A reflection macro where none may be."""

	macro: str
	line: int
	where: str


@dataclass
class Header:
	path: Path
	module: str
	inside: Path  # path below Public or Private: how it is included
	is_public: bool
	source: SourceText
	classes: list[ClassDecl] = field(default_factory=list)
	enums: list[EnumDecl] = field(default_factory=list)
	delegates: list[DelegateDecl] = field(default_factory=list)
	strays: list[Stray] = field(default_factory=list)
	conditions: list[tuple[str, int, tuple[str, ...]]] = field(default_factory=list)  # macro, line, #ifs around it
	forward: set[str] = field(default_factory=set)
	defined: set[str] = field(default_factory=set)

	def is_reflected(self) -> bool:
		return bool(self.classes or self.enums or self.delegates or self.strays)

	def generated_name(self) -> str:
		return self.inside.stem + ".generated.h"
