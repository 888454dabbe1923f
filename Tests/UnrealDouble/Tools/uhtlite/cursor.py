"""A place in a row of tokens, and how lists of tokens are split."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from .tokens import Token, Unreadable

CLOSING = {"(": ")", "[": "]", "{": "}"}
END = Token("end", "", 0)


@dataclass
class Cursor:
	path: Path
	tokens: list[Token]
	at: int = 0

	def peek(self, ahead: int = 0) -> Token:
		place = self.at + ahead
		return self.tokens[place] if place < len(self.tokens) else END

	def next(self) -> Token:
		token = self.peek()
		if token is END:
			raise Unreadable(self.path, self.tokens[-1].line if self.tokens else 1, "the file ends too early")
		self.at += 1
		return token

	def at_end(self) -> bool:
		return self.at >= len(self.tokens)

	def accept(self, text: str) -> bool:
		if self.peek().text != text:
			return False
		self.at += 1
		return True

	def balanced(self) -> list[Token]:
		"""What is between the bracket at the cursor and the one that closes it; both are passed."""
		opening = self.next()
		waiting = [CLOSING[opening.text]]
		start = self.at
		while waiting:
			token = self.next()
			if token.kind == "symbol" and token.text in CLOSING:
				waiting.append(CLOSING[token.text])
			elif token.kind == "symbol" and token.text in CLOSING.values():
				if token.text != waiting.pop():
					raise Unreadable(self.path, token.line, f"this does not close the bracket of line {opening.line}")
		return self.tokens[start : self.at - 1]

	def skip_angles(self) -> None:
		"""Passes `<...>` of a template."""
		depth = 0
		while not self.at_end():
			text = self.next().text
			depth += (text == "<") - (text == ">")
			if depth == 0:
				return


def split(tokens: list[Token], stop: Callable[[Token], bool], angles: bool = True) -> list[list[Token]]:
	"""Cuts at tokens that are `stop` and outside of all brackets. The preprocessor does not know `<>`: angles=False."""
	parts: list[list[Token]] = [[]]
	depth = 0
	angle = 0
	for place, token in enumerate(tokens):
		if token.kind == "symbol":
			if token.text in CLOSING:
				depth += 1
			elif token.text in CLOSING.values():
				depth -= 1
			elif angles and token.text == "<" and place > 0 and tokens[place - 1].kind == "name":
				angle += 1
			elif angles and token.text == ">" and angle > 0:
				angle -= 1
		if depth == 0 and angle == 0 and stop(token):
			parts.append([])
		else:
			parts[-1].append(token)
	return parts


def split_commas(tokens: list[Token], angles: bool = True) -> list[list[Token]]:
	if not tokens:
		return []
	return split(tokens, lambda token: token.kind == "symbol" and token.text == ",", angles)


def text_of(tokens: list[Token]) -> str:
	"""Tokens as one readable line."""
	line = ""
	for token in tokens:
		glued = not line or token.text in ("::", "<", ">", ",", "*", "&", "(", ")") or line[-1] in ":<("
		line += token.text if glued else " " + token.text
	return line
