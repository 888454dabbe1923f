"""What the double's headers say about the engine: classes, enums, and which module each header is of."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from .tokens import Token, read_source

# UObject has no base, and so no DOUBLE_CLASS line.
_ROOTS = {"UObject": "", "UInterface": "UObject"}


@dataclass
class Engine:
	classes: dict[str, str] = field(default_factory=dict)  # class -> its base
	enums: set[str] = field(default_factory=set)
	modules: dict[str, str] = field(default_factory=dict)  # include path -> module
	files: list[Path] = field(default_factory=list)


def read_engine(folder: Path) -> Engine:
	engine = Engine(classes=dict(_ROOTS))
	for path in sorted(folder.glob("*/**/*.h")):
		module = path.relative_to(folder).parts[0]
		engine.modules[path.relative_to(folder / module).as_posix()] = module
		engine.files.append(path)
		_read_header(engine, read_source(path).tokens)
	return engine


def _read_header(engine: Engine, tokens: list[Token]) -> None:
	texts = [token.text for token in tokens]
	for place, text in enumerate(texts):
		following = texts[place + 1 : place + 5]
		if text == "DOUBLE_CLASS" and len(following) > 3 and following[2] == ",":
			engine.classes[following[1]] = following[3]
		elif text == "enum" and len(following) > 2:
			engine.enums.add(following[1] if following[0] in ("class", "struct") else following[0])
