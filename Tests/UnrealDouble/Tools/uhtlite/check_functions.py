"""Rules about UFUNCTIONs and dynamic delegates."""

from __future__ import annotations

from collections.abc import Callable

from .cursor import text_of
from .findings import Findings
from .model import ClassDecl, DelegateDecl, Function, Header, Parameter
from .project import Project
from .specifiers import Specifiers
from .tokens import Token
from .type_rules import TEXTS, why_not_for_blueprints, why_refused
from .typeref import read_type

_BLUEPRINT = ("BlueprintCallable", "BlueprintPure", "BlueprintImplementableEvent", "BlueprintNativeEvent")
_WITH_IMPLEMENTATION = ("BlueprintNativeEvent", "Server", "Client", "NetMulticast")
_COUNTS = ["", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine"]
_STARTS = {  # -> number of results
	"DECLARE_DYNAMIC_MULTICAST_DELEGATE": 0,
	"DECLARE_DYNAMIC_DELEGATE_RetVal": 1,
	"DECLARE_DYNAMIC_DELEGATE": 0,
}
Complain = Callable[[str, str], None]


def check_functions(header: Header, project: Project, findings: Findings) -> None:
	for owner in header.classes:
		for function in owner.body.functions:

			def complain(code: str, sentence: str, line: int = function.line, name: str = function.name) -> None:
				findings.add(code, header.path, line, f"{owner.name}::{name}: {sentence}")

			if function.specifiers is None:
				_check_implementation(owner, function, complain)
			elif function.specifiers.macro == "UPROPERTY":
				complain("macro-misplaced", "is a function, so UFUNCTION is meant")
			elif owner.kind == "struct":
				complain("function-in-struct", "a USTRUCT can have no UFUNCTION")
			else:
				_check_function(owner, function, function.specifiers, project, complain)
	for delegate in header.delegates:
		_check_delegate(header, delegate, project, findings)


def _check_implementation(owner: ClassDecl, function: Function, complain: Complain) -> None:
	if not function.name.endswith("_Implementation") or function.is_override:
		return
	event = function.name.removesuffix("_Implementation")
	events = [f for f in owner.functions_named(event) if f.specifiers and f.specifiers.has(*_WITH_IMPLEMENTATION)]
	if not events:
		complain("implementation-without-event", f"{event} is no BlueprintNativeEvent of this class")
	elif not function.is_virtual:
		complain("implementation-not-virtual", "has to be virtual")


def _check_function(
	owner: ClassDecl, function: Function, specifiers: Specifiers, project: Project, complain: Complain
) -> None:
	if len(owner.functions_named(function.name)) > 1:
		complain("function-overload", "a UFUNCTION cannot be overloaded")
	if function.is_template:
		complain("function-template", "a UFUNCTION cannot be a template")
	for base in project.chain(owner.name)[1:]:
		above = project.classes.get(base)
		if above and any(f.specifiers for f in above.functions_named(function.name)):
			complain("function-override", f"is a UFUNCTION of {base} already; an override has no macro of its own")
	is_event = specifiers.has("BlueprintImplementableEvent", "BlueprintNativeEvent")
	if is_event and function.is_virtual:
		complain("event-virtual", "events are not virtual")
	if is_event and function.access == "private":
		complain("event-private", "events cannot be private")
	if specifiers.has("BlueprintImplementableEvent") and function.body is not None:
		complain("event-body", "a BlueprintImplementableEvent has no body in C++")
	if specifiers.has("BlueprintNativeEvent"):
		if not owner.functions_named(function.name + "_Implementation"):
			complain("event-implementation", f"lacks virtual {function.name}_Implementation")
		if function.body is not None:
			complain("event-body", "the body of a BlueprintNativeEvent is its _Implementation")
	if specifiers.has(*_BLUEPRINT) and not specifiers.has("Category"):
		complain("category-missing", "what Blueprints see needs a Category")
	_check_signature(owner, function, specifiers, project, complain)


def _check_signature(
	owner: ClassDecl, function: Function, specifiers: Specifiers, project: Project, complain: Complain
) -> None:
	returns = function.returns
	types = [] if returns.name == "void" and returns.stars == 0 else [returns]
	if types and returns.is_reference:
		complain("function-type", "results are given by value")
	members = _properties_of_chain(owner, project)
	for parameter in function.parameters:
		types.append(parameter.type)
		if not parameter.name:
			complain("parameter-nameless", "every parameter of a UFUNCTION needs a name")
		if parameter.name in members:
			complain("parameter-shadows", f"parameter {parameter.name} has the name of a UPROPERTY")
		if parameter.default and not _is_plain_default(parameter):
			default = text_of(parameter.default)
			complain("function-default", f"{parameter.name} has a default of a class type: {default}")
	for type_ in types:
		reason = why_refused(type_, project, in_function=True)
		if reason:
			complain("function-type", reason)
		elif specifiers.has(*_BLUEPRINT):
			reason = why_not_for_blueprints(type_, project)
			if reason:
				complain("blueprint-type", reason)


def _properties_of_chain(owner: ClassDecl, project: Project) -> set[str]:
	classes = [project.classes.get(name) for name in project.chain(owner.name)]
	return {member.name for found in classes if found for member in found.properties()}


def _is_plain_default(parameter: Parameter) -> bool:
	"""A number, a word, an enum's value or a TEXT literal, but nothing that builds an object."""
	texts = [token.text for token in parameter.default]
	if parameter.type.name in TEXTS:
		return (texts[0] == "TEXT" and len(texts) == 4) or texts == ["NAME_None"]
	return not any(text in ("(", "{") for text in texts) and not parameter.type.name.startswith("F")


def _check_delegate(header: Header, delegate: DelegateDecl, project: Project, findings: Findings) -> None:
	def complain(code: str, sentence: str) -> None:
		findings.add(code, header.path, delegate.line, f"{delegate.macro}: {sentence}")

	shape = _shape(delegate.macro)
	if shape is None:
		complain("delegate-macro", "there is no such macro")
		return
	returns, count = shape
	arguments = delegate.arguments
	if len(arguments) != returns + 1 + 2 * count:
		complain("delegate-arity", f"needs a name and {count} pairs of type and name, with commas between all of them")
		return
	if delegate.where:
		complain("delegate-nested", f"may not stand in {delegate.where}")
	name = text_of(arguments[returns])
	if not (name.startswith("F") and name[1:2].isupper()):
		complain("prefix", f"{name} is a delegate: its name has to begin with F")
	types: list[list[Token]] = ([arguments[0]] if returns else []) + arguments[returns + 1 :: 2]
	for type_ in types:
		reason = why_refused(read_type(type_), project, in_function=True)
		if reason:
			complain("delegate-type", reason)
	for parameter in arguments[returns + 2 :: 2]:
		if len(parameter) != 1 or parameter[0].kind != "name":
			complain("delegate-arity", f"`{text_of(parameter)}` stands where a parameter's name belongs")


def _shape(macro: str) -> tuple[int, int] | None:
	"""How many results and how many parameters a macro declares."""
	for start, returns in _STARTS.items():
		for count, word in enumerate(_COUNTS):
			suffix = f"_{word}Param{'s' if count > 1 else ''}" if count else ""
			if macro == start + suffix:
				return returns, count
	return None
