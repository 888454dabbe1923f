"""Cuts C++ (and C#) into tokens. Comments vanish; directives become includes and conditions of tokens."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path


class Unreadable(Exception):
	"""The text ends inside a string, a comment, a bracket or a condition."""

	def __init__(self, path: Path, line: int, sentence: str) -> None:
		super().__init__(sentence)
		self.path = path
		self.line = line
		self.sentence = sentence


@dataclass(frozen=True)
class Token:
	kind: str  # "name", "number", "string", "char" or "symbol"
	text: str
	line: int
	conditions: tuple[str, ...] = ()  # of the #if around it, outermost first; "!(X)" in the #else of X


@dataclass(frozen=True)
class Include:
	target: str
	quoted: bool
	line: int


@dataclass
class SourceText:
	path: Path
	tokens: list[Token] = field(default_factory=list)
	includes: list[Include] = field(default_factory=list)
	has_pragma_once: bool = False

	def names(self) -> set[str]:
		return {token.text for token in self.tokens if token.kind == "name"}


_TOKEN = re.compile(
	r"""
	(?P<newline>\n)
	|(?P<space>[ \t\r\f\v]+|\\\n)
	|(?P<comment>//(?:\\\n|[^\n])*|/\*.*?\*/)
	|(?P<directive>\#(?:\\\n|[^\n])*)
	|(?P<raw>(?:u8|[uUL])?R"(?P<mark>[^()\\\s]{0,16})\(.*?\)(?P=mark)")
	|(?P<string>(?:u8|[uUL])?"(?:\\.|[^"\\\n])*")
	|(?P<char>(?:u8|[uUL])?'(?:\\.|[^'\\\n])+')
	|(?P<number>\.?\d(?:[eEpP][+-]|'?\w|\.)*)
	|(?P<name>[A-Za-z_]\w*)
	|(?P<symbol>->|::|<<|<=|>=|==|!=|&&|\|\||\+=|-=|\*=|/=|\.\.\.|.)
	""",
	re.VERBOSE | re.DOTALL,
)
_INCLUDE = re.compile(r'#\s*include\s*(?:"([^"]+)"|<([^>]+)>)')
_COMMENT_IN_DIRECTIVE = re.compile(r"//.*|/\*.*?\*/", re.DOTALL)


def read_source(path: Path) -> SourceText:
	return cut(path.read_text(encoding="utf-8"), path)


def cut(text: str, path: Path) -> SourceText:
	source = SourceText(path)
	conditions: list[str] = []
	line = 1
	starts_line = True
	for match in _TOKEN.finditer(text):
		kind, piece = str(match.lastgroup), match.group()
		if kind == "mark":
			kind = "raw"
		if kind == "directive" and not starts_line:
			source.tokens.append(Token("symbol", piece, line, tuple(conditions)))
		elif kind == "directive":
			_directive(source, conditions, _COMMENT_IN_DIRECTIVE.sub(" ", piece.replace("\\\n", " ")).strip(), line)
		elif kind == "symbol" and (piece in "\"'" or text.startswith("/*", match.start())):
			raise Unreadable(path, line, "a string, a character or a comment begins here and does not end")
		elif kind not in ("newline", "space", "comment"):
			kind = "string" if kind == "raw" else kind
			source.tokens.append(Token(kind, piece, line, tuple(conditions)))
		if kind not in ("space", "comment"):
			starts_line = kind == "newline"
		line += piece.count("\n")
	if conditions:
		raise Unreadable(path, line, "an #if has no #endif")
	return source


def _directive(source: SourceText, conditions: list[str], text: str, line: int) -> None:
	words = text[1:].split(None, 1)
	name = words[0] if words else ""
	rest = words[1].strip() if len(words) > 1 else ""
	include = _INCLUDE.match(text)
	if include:
		source.includes.append(Include(include.group(1) or include.group(2), include.group(1) is not None, line))
	elif name == "pragma" and rest == "once":
		source.has_pragma_once = True
	elif name == "if":
		conditions.append(rest)
	elif name in ("ifdef", "ifndef"):
		conditions.append(("" if name == "ifdef" else "!") + f"defined({rest})")
	elif name in ("elif", "else", "endif") and not conditions:
		raise Unreadable(source.path, line, f"#{name} without #if")
	elif name == "elif":
		conditions[-1] = rest
	elif name == "else":
		conditions[-1] = f"!({conditions[-1]})"
	elif name == "endif":
		conditions.pop()
