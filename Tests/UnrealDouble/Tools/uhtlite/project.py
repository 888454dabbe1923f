"""The project on disk: Unreal modules, portable modules, the double's headers and the project file."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

from .build_cs import Dependencies, read_dependencies
from .engine import Engine, read_engine
from .findings import Findings
from .header_parser import parse_header
from .model import ClassDecl, EnumDecl, Header
from .tokens import SourceText, Unreadable, read_source

DOUBLE = Path("Tests/UnrealDouble/Modules")


@dataclass
class Module:
	name: str
	folder: Path
	dependencies: Dependencies
	headers: list[Header] = field(default_factory=list)
	sources: list[SourceText] = field(default_factory=list)

	def api_macro(self) -> str:
		return self.name.upper() + "_API"


@dataclass
class Project:
	root: Path
	engine: Engine
	modules: list[Module]
	portable: dict[str, Path]  # name of a portable module -> its folder
	description: dict  # the .uproject
	description_path: Path

	@cached_property
	def classes(self) -> dict[str, ClassDecl]:
		return {c.name: c for module in self.modules for header in module.headers for c in header.classes}

	@cached_property
	def enums(self) -> dict[str, EnumDecl]:
		return {e.name: e for module in self.modules for header in module.headers for e in header.enums}

	@cached_property
	def delegates(self) -> dict[str, str]:
		"""Name of each dynamic delegate type -> macro that declares it."""
		result: dict[str, str] = {}
		for module in self.modules:
			for header in module.headers:
				for delegate in header.delegates:
					place = 1 if "_RetVal" in delegate.macro else 0
					if len(delegate.arguments) > place and delegate.arguments[place]:
						result[delegate.arguments[place][-1].text] = delegate.macro
		return result

	def chain(self, name: str) -> list[str]:
		"""The class and those it derives from, as far as they are known."""
		ours = self.classes
		result: list[str] = []
		while name and name not in result:
			result.append(name)
			bases = ours[name].bases if name in ours else []
			name = bases[0] if bases else self.engine.classes.get(name, "")
		return result

	def files_read(self) -> list[Path]:
		own = [header.path for module in self.modules for header in module.headers]
		return own + [module.dependencies.path for module in self.modules] + self.engine.files


def load(root: Path, findings: Findings, with_sources: bool) -> Project:
	engine = read_engine(root / DOUBLE)
	modules = []
	for build_cs in sorted(root.glob("Source/*/*.Build.cs")):
		if build_cs.name == build_cs.parent.name + ".Build.cs":
			modules.append(_load_module(build_cs, findings, with_sources))
	portable = {path.parent.name: path.parent for path in sorted(root.glob("Plugins/*/Source/*/*.Build.cs"))}
	description_path = next(iter(sorted(root.glob("*.uproject"))), root / "missing.uproject")
	description = json.loads(description_path.read_text(encoding="utf-8")) if description_path.exists() else {}
	return Project(root, engine, modules, portable, description, description_path)


def _load_module(build_cs: Path, findings: Findings, with_sources: bool) -> Module:
	folder = build_cs.parent
	module = Module(folder.name, folder, read_dependencies(build_cs))
	for side in ("Public", "Private"):
		for path in sorted((folder / side).rglob("*.h")):
			try:
				inside = path.relative_to(folder / side)
				module.headers.append(parse_header(read_source(path), module.name, inside, side == "Public"))
			except Unreadable as error:
				findings.add("unreadable", error.path, error.line, error.sentence)
	for path in sorted(folder.rglob("*.cpp")) if with_sources else []:
		try:
			module.sources.append(read_source(path))
		except Unreadable as error:
			findings.add("unreadable", error.path, error.line, error.sentence)
	return module
