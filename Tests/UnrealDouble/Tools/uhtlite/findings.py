"""What is wrong: a code, a place and a sentence."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path


@dataclass(frozen=True, order=True)
class Finding:
	path: Path
	line: int
	code: str
	sentence: str

	def __str__(self) -> str:
		return f"{self.path}:{self.line}: error: {self.sentence} [{self.code}]"


@dataclass
class Findings:
	"""Collects findings; the checks only add."""

	found: set[Finding] = field(default_factory=set)

	def add(self, code: str, path: Path, line: int, sentence: str) -> None:
		self.found.add(Finding(path, line, code, sentence))

	def sorted(self) -> list[Finding]:
		return sorted(self.found)
