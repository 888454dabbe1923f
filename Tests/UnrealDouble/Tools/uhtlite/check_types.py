"""Rules about reflected classes, structs, interfaces and enums: names, bases, bodies, export macros."""

from __future__ import annotations

from .findings import Findings
from .model import ClassDecl, EnumDecl, Header
from .project import Project


def check_types(header: Header, project: Project, findings: Findings) -> None:
	for owner in header.classes:
		_check_body(header, owner, findings)
		_check_prefix(header, owner, project, findings)
		_check_api(header, owner, findings)
		_check_bases(header, owner, project, findings)
		if owner.kind in ("class", "struct"):
			_check_pimpl(header, owner, findings)
	for enum in header.enums:
		_check_enum(header, enum, findings)
	_check_interfaces(header, findings)


def _check_body(header: Header, owner: ClassDecl, findings: Findings) -> None:
	body = owner.body
	if body.generated_line is None:
		findings.add("generated-body-missing", header.path, owner.line, f"{owner.name} lacks GENERATED_BODY()")
		return
	if body.generated_macro != "GENERATED_BODY":
		sentence = f"{body.generated_macro} is of an older engine; write GENERATED_BODY()"
		findings.add("generated-body-old", header.path, body.generated_line, sentence)
	if not body.generated_is_first:
		sentence = f"GENERATED_BODY() has to be the first thing in {owner.name}"
		findings.add("generated-body-first", header.path, body.generated_line, sentence)
	if owner.kind == "struct":
		return
	hidden = [member for member in [*body.fields, *body.functions] if not member.has_own_access]
	if hidden and body.generated_is_first:
		first = min(hidden, key=lambda member: member.line)
		sentence = f"{first.name} is private, because no access specifier follows GENERATED_BODY()"
		findings.add("access-missing", header.path, first.line, sentence)


def _check_prefix(header: Header, owner: ClassDecl, project: Project, findings: Findings) -> None:
	if owner.kind == "native":
		return
	if owner.kind == "struct":
		_expect_prefix(header, owner, "F", "a struct", findings)
		return
	chain = project.chain(owner.name)
	if not owner.bases or chain[-1] != "UObject":
		sentence = f"{owner.name} derives from {chain[-1]}, which neither we nor the double know as a UObject"
		findings.add("base-unknown", header.path, owner.line, sentence)
	elif "AActor" in chain:
		_expect_prefix(header, owner, "A", "an actor", findings)
	else:
		_expect_prefix(header, owner, "U", "a UObject that is no actor", findings)


def _check_bases(header: Header, owner: ClassDecl, project: Project, findings: Findings) -> None:
	ours = {name for name, found in project.classes.items() if found.kind != "native"}
	reflected = [base for base in owner.bases if base in ours or base in project.engine.classes]
	if len(reflected) > 1:
		sentence = f"{owner.name} can derive from one of {' and '.join(reflected)} only"
		findings.add("base-twice", header.path, owner.line, sentence)


def _expect_prefix(header: Header, owner: ClassDecl, prefix: str, what: str, findings: Findings) -> None:
	if not (owner.name.startswith(prefix) and owner.name[1:2].isupper()):
		sentence = f"{owner.name} is {what}: its name has to begin with {prefix}"
		findings.add("prefix", header.path, owner.line, sentence)


def _check_api(header: Header, owner: ClassDecl, findings: Findings) -> None:
	right = header.module.upper() + "_API"
	for line, api in [(owner.line, owner.api), *((f.line, f.api) for f in owner.body.functions)]:
		if api and api != right:
			findings.add("api-wrong-module", header.path, line, f"the export macro here is {right}, not {api}")
	for function in owner.body.functions:
		if owner.api and function.api:
			sentence = f"{function.name} has an export macro, and {owner.name} too; Windows refuses that (C2487)"
			findings.add("api-twice", header.path, function.line, sentence)


def _check_pimpl(header: Header, owner: ClassDecl, findings: Findings) -> None:
	forward = owner.body.forward | header.forward
	incomplete = forward - owner.body.defined - header.defined
	for member in owner.body.fields:
		if member.type.name in ("TUniquePtr", "std::unique_ptr") and member.type.arguments:
			target = member.type.arguments[0].name
			if target in incomplete:
				sentence = f"{member.name} owns {target}, which generated code sees incomplete: use TPimplPtr"
				findings.add("pimpl-incomplete", header.path, member.line, sentence)


def _check_enum(header: Header, enum: EnumDecl, findings: Findings) -> None:
	if not enum.is_scoped:
		findings.add("enum-class", header.path, enum.line, f"{enum.name} has to be an enum class")
	elif enum.specifiers.has("BlueprintType") and enum.underlying != "uint8":
		sentence = f"{enum.name} is a BlueprintType: write enum class {enum.name} : uint8"
		findings.add("enum-uint8", header.path, enum.line, sentence)
	if not (enum.name.startswith("E") and enum.name[1:2].isupper()):
		findings.add("prefix", header.path, enum.line, f"{enum.name} is an enum: its name has to begin with E")


def _check_interfaces(header: Header, findings: Findings) -> None:
	natives = {owner.name for owner in header.classes if owner.kind == "native"}
	for owner in header.classes:
		if owner.kind == "interface" and "I" + owner.base_name() not in natives:
			sentence = f"the UINTERFACE {owner.name} needs a class I{owner.base_name()} with GENERATED_BODY() after it"
			findings.add("interface-pair", header.path, owner.line, sentence)
		if owner.kind == "native" and owner.properties():
			sentence = f"{owner.name} is an interface and can have no UPROPERTY"
			findings.add("interface-property", header.path, owner.properties()[0].line, sentence)


def check_unique_names(project: Project, findings: Findings) -> None:
	"""The header tool drops prefixes, so AFlickDisc and FFlickDisc are one name to it; so are headers of one name."""
	engine = {name[1:]: name for name in project.engine.classes}
	names: dict[str, str] = {}
	files: dict[str, str] = {}
	for module in project.modules:
		for header in module.headers:
			key = header.inside.name.lower()
			if header.is_reflected() and key in files:
				findings.add("header-name-twice", header.path, 1, f"{files[key]} has a header of this name already")
			files[key] = header.module
			for owner in [*(c for c in header.classes if c.kind != "native"), *header.enums]:
				base = owner.name[1:]
				if base.lower() in names:
					sentence = f"{owner.name} and {names[base.lower()]} are one name to the header tool"
					findings.add("name-twice", header.path, owner.line, sentence)
				elif base in engine:
					sentence = f"{owner.name} has the name of the engine's {engine[base]}"
					findings.add("name-of-engine", header.path, owner.line, sentence)
				names[base.lower()] = owner.name
