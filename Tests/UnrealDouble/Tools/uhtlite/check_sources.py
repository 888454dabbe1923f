"""Rules about what functions do: calls of Super and bindings of dynamic delegates."""

from __future__ import annotations

from pathlib import Path

from .cursor import Cursor, split_commas
from .definitions import Definition, definitions_of, inline_definitions
from .findings import Findings
from .project import Module, Project

CALLS_SUPER = {
	"BeginPlay", "EndPlay", "HandleStartingNewPlayer", "Init", "InitGame", "InitGameState", "Logout",
	"PostInitializeComponents", "PostLogin", "SetupInputComponent", "Shutdown", "StartPlay", "Tick",
}
_BINDINGS = {"AddDynamic", "AddUniqueDynamic", "BindDynamic", "IsAlreadyBound", "RemoveDynamic"}


def check_sources(module: Module, project: Project, findings: Findings) -> None:
	for source in module.sources:
		definitions = definitions_of(source)
		for definition in definitions:
			_check_super(source.path, definition, project, findings)
			_check_bindings(source.path, definition, project, findings)
		inside = {token.line for definition in definitions for token in definition.body}
		for token in source.tokens:
			if token.text in _BINDINGS and token.line not in inside:
				sentence = f"{token.text} stands in no function of a class, so nobody knows what it binds"
				findings.add("dynamic-outside", source.path, token.line, sentence)
	for header in module.headers:
		for owner in header.classes:
			for definition in inline_definitions(owner):
				_check_super(header.path, definition, project, findings)
				_check_bindings(header.path, definition, project, findings)


def _check_super(path: Path, definition: Definition, project: Project, findings: Findings) -> None:
	owner = project.classes.get(definition.owner)
	if owner is None or owner.kind != "class" or definition.name not in CALLS_SUPER:
		return
	if not any(function.is_override for function in owner.functions_named(definition.name)):
		return
	texts = [token.text for token in definition.body]
	for place in range(len(texts) - 3):
		if texts[place : place + 4] == ["Super", "::", definition.name, "("]:
			return
	sentence = f"{definition.owner}::{definition.name} does not call Super::{definition.name}"
	findings.add("super-missing", path, definition.line, sentence)


def _check_bindings(path: Path, definition: Definition, project: Project, findings: Findings) -> None:
	cursor = Cursor(path, definition.body)
	while not cursor.at_end():
		token = cursor.next()
		if token.text not in _BINDINGS or cursor.peek().text != "(":
			continue
		start = cursor.at
		arguments = split_commas(cursor.balanced())
		cursor.at = start
		target = [part.text for part in arguments[-1]] if arguments else []
		if len(arguments) != 2 or len(target) != 4 or target[0] != "&" or target[2] != "::":
			sentence = f"{token.text} takes the object and &Class::Function, written plainly"
			findings.add("dynamic-spelling", path, token.line, sentence)
			continue
		class_name = definition.owner if target[1] == "ThisClass" else target[1]
		if not _is_ufunction(class_name, target[3], project):
			sentence = f"{''.join(target)} is no UFUNCTION of {class_name}"
			findings.add("dynamic-no-ufunction", path, token.line, sentence)


def _is_ufunction(class_name: str, function: str, project: Project) -> bool:
	classes = project.classes
	for name in project.chain(class_name):
		if name in classes and any(f.specifiers for f in classes[name].functions_named(function)):
			return True
	return False
