"""The dependencies that a Build.cs names."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from .cursor import Cursor
from .tokens import read_source

_LISTS = {"PublicDependencyModuleNames": "public", "PrivateDependencyModuleNames": "private"}


@dataclass
class Dependencies:
	path: Path
	public: dict[str, int] = field(default_factory=dict)  # name -> line
	private: dict[str, int] = field(default_factory=dict)

	def all(self) -> dict[str, int]:
		return {**self.private, **self.public}


def read_dependencies(path: Path) -> Dependencies:
	result = Dependencies(path)
	cursor = Cursor(path, read_source(path).tokens)
	while not cursor.at_end():
		token = cursor.next()
		if token.text in _LISTS and cursor.accept("."):
			cursor.next()
			names = result.public if _LISTS[token.text] == "public" else result.private
			for argument in cursor.balanced():
				if argument.kind == "string":
					names[argument.text.strip('"')] = argument.line
	return result
