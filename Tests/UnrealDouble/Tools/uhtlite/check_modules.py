"""Rules between modules: includes against Build.cs, export macros of what others use, the project file."""

from __future__ import annotations

from pathlib import Path

from .findings import Findings
from .project import Module, Project
from .tokens import Include, SourceText

ALWAYS_THERE = {"Core", "CoreUObject", "Engine"}
ENGINE_PLUGINS = {
	"EnhancedInput": "EnhancedInput",
	"GeometryScriptingCore": "GeometryScripting",
	"ProceduralMeshComponent": "ProceduralMeshComponent",
}
# Built by targets of their own, so the project does not list them.
UNLISTED = {"FlickOfFaithContract"}
_ENTRIES = {"IMPLEMENT_PRIMARY_GAME_MODULE", "IMPLEMENT_GAME_MODULE", "IMPLEMENT_MODULE"}


def check_modules(project: Project, findings: Findings) -> None:
	for module in project.modules:
		_check_includes(module, project, findings)
		_check_entry(module, findings)
		_check_plugins(module, project, findings)
		for source in module.sources:
			_check_own_header_first(module, source, findings)
	_check_exports(project, findings)
	_check_project_file(project, findings)


def _check_includes(module: Module, project: Project, findings: Findings) -> None:
	named = module.dependencies
	used: set[str] = set()
	texts = [(header.source, header.is_public) for header in module.headers]
	for source, is_public in texts + [(source, False) for source in module.sources]:
		for include in source.includes:
			if not include.quoted or include.target.endswith(".generated.h"):
				continue
			owner = _owner(include, source.path, module, project)
			if include.target.startswith("Double/") or owner == "":
				code, why = ("include-double", "is of the double, which a real build does not have")
				if not include.target.startswith("Double/"):
					code, why = ("include-unknown", "is of no module here and not in the double")
				findings.add(code, source.path, include.line, f"{include.target} {why}")
			elif owner == module.name:
				continue
			elif owner not in named.all():
				sentence = f"{include.target} is of {owner}, which {named.path.name} does not name"
				findings.add("dependency-missing", source.path, include.line, sentence)
			elif is_public and owner not in named.public:
				sentence = f"a public header includes {include.target}: {owner} has to be a public dependency"
				findings.add("dependency-private", source.path, include.line, sentence)
			used.add(owner)
	for name, line in sorted(named.all().items()):
		if name not in used | ALWAYS_THERE:
			findings.add("dependency-unused", named.path, line, f"nothing in {module.name} includes a header of {name}")


def _owner(include: Include, file: Path, module: Module, project: Project) -> str:
	"""The module whose header this is; empty when there is none."""
	own = (file.parent, module.folder / "Public", module.folder / "Private")
	if any((folder / include.target).is_file() for folder in own):
		return module.name
	for other in project.modules:
		if (other.folder / "Public" / include.target).is_file():
			return other.name
	for name, folder in project.portable.items():
		if (folder / "Public" / include.target).is_file():
			return name
	return project.engine.modules.get(include.target, "")


def _check_own_header_first(module: Module, source: SourceText, findings: Findings) -> None:
	own = [header for header in module.headers if header.inside.stem == source.path.stem]
	if not own:
		return
	first = source.includes[0] if source.includes else None
	if first is None or first.target not in {header.inside.as_posix() for header in own}:
		sentence = f"the first include has to be {own[0].inside.as_posix()}"
		findings.add("own-header-first", source.path, first.line if first else 1, sentence)


def _check_entry(module: Module, findings: Findings) -> None:
	names = [
		[t.text for t in source.tokens[place + 2 : place + 8]]
		for source in module.sources
		for place, token in enumerate(source.tokens)
		if token.text in _ENTRIES
	]
	if len(names) != 1 or module.name not in names[0]:
		sentence = f"{module.name} needs exactly one IMPLEMENT_..._MODULE with its own name"
		findings.add("module-entry", module.dependencies.path, 1, sentence)


def _check_plugins(module: Module, project: Project, findings: Findings) -> None:
	enabled = {entry["Name"] for entry in project.description.get("Plugins", []) if entry.get("Enabled")}
	for name, line in module.dependencies.all().items():
		plugin = ENGINE_PLUGINS.get(name)
		if name in project.portable:
			plugin = project.portable[name].parents[1].name
		if plugin is not None and plugin not in enabled:
			sentence = f"{name} is of the plugin {plugin}, which {project.description_path.name} does not enable"
			findings.add("plugin-missing", module.dependencies.path, line, sentence)


def _check_exports(project: Project, findings: Findings) -> None:
	for module in project.modules:
		for header in module.headers:
			for owner in header.classes:
				users = [user.name for user in project.modules if user is not module and _names(user, owner.name)]
				if users and owner.kind == "class" and not owner.api:
					sentence = f"{users[0]} uses {owner.name}, which lacks {module.api_macro()}"
					findings.add("api-missing", header.path, owner.line, sentence)
				if users and not header.is_public:
					sentence = f"{users[0]} uses {owner.name}, whose header is private"
					findings.add("header-private", header.path, owner.line, sentence)


def _names(user: Module, class_name: str) -> bool:
	sources = [header.source for header in user.headers] + user.sources
	return any(class_name in source.names() for source in sources)


def _check_project_file(project: Project, findings: Findings) -> None:
	listed = {entry.get("Name") for entry in project.description.get("Modules", [])}
	present = {module.name for module in project.modules}
	path = project.description_path
	for name in sorted(present - listed - UNLISTED):
		findings.add("module-unlisted", path, 1, f"the module {name} is not listed")
	for name in sorted(str(name) for name in listed - present):
		findings.add("module-unknown", path, 1, f"there is no module {name}")
