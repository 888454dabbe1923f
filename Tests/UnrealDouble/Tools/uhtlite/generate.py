"""Writes the .generated.h and the .gen.cpp of a header."""

from __future__ import annotations

from pathlib import Path

from .model import ClassDecl, Field, Function, Header
from .project import Module, Project
from .serialize import serialize_lines

_NOTE = "// Written by Tests/UnrealDouble/Tools/uht.py; the engine's own header tool does this in a real build.\n"


def generate_module(module: Module, project: Project, folder: Path) -> None:
	for header in module.headers:
		write_if_changed(folder / header.generated_name(), generated_header(header, module))
		write_if_changed(folder / (header.inside.stem + ".gen.cpp"), generated_source(header, module, project))


def write_if_changed(path: Path, text: str) -> None:
	if not path.exists() or path.read_text(encoding="utf-8") != text:
		path.parent.mkdir(parents=True, exist_ok=True)
		path.write_text(text, encoding="utf-8")


def file_id(header: Header) -> str:
	parts = "_".join(header.inside.with_suffix("").parts)
	return "FID_" + "".join(c if c.isalnum() else "_" for c in f"{header.module}_{parts}")


def generated_header(header: Header, module: Module) -> str:
	text = _NOTE + "#pragma once\n\n#undef CURRENT_FILE_ID\n"
	text += f"#define CURRENT_FILE_ID {file_id(header)}\n"
	for owner in header.classes:
		name = f"{file_id(header)}_{owner.body.generated_line}_GENERATED_BODY"
		lines = _body_lines(owner, module)
		text += "\n" + " \\\n".join([f"#define {name}", *lines]) + "\n"
	return text


def _body_lines(owner: ClassDecl, module: Module) -> list[str]:
	if owner.kind == "struct":
		return [f"\tusing Super = {owner.bases[0]};"] if owner.bases else []
	if owner.kind == "native":
		aliases = [f"\tusing UClassType = U{owner.base_name()};", f"\tusing ThisClass = {owner.name};"]
		return ["protected:", f"\tvirtual ~{owner.name}() {{}}", "public:", *aliases, "private:"]
	api = "" if owner.api else module.api_macro() + " "
	return [
		"public:",
		f"\tusing Super = {owner.bases[0] if owner.bases else 'UObject'};",
		f"\tusing ThisClass = {owner.name};",
		f"\tstatic {api}UClass* StaticClass();",
		"private:",
		"\tfriend struct UnrealDouble::TConstruct<ThisClass>;",
		"\tstatic void SerializeProperties(UObject& Object, FArchive& Archive);",
	]


def generated_source(header: Header, module: Module, project: Project) -> str:
	text = _NOTE + f'#include "{header.inside.as_posix()}"\n'
	classes = [owner for owner in header.classes if owner.kind in ("class", "interface")]
	if not classes:
		return text
	text += '\n#include "Double/ClassRegistration.h"\n#include "Serialization/Archive.h"\n'
	for owner in classes:
		text += _class_source(owner, module, project)
	return text


def _class_source(owner: ClassDecl, module: Module, project: Project) -> str:
	functions = [f for f in owner.body.functions if f.specifiers is not None and not f.conditions]
	names = ", ".join(f'TEXT("{function.name}")' for function in functions)
	is_abstract = owner.specifiers.has("Abstract") or owner.kind == "interface"
	text = f"""
UClass* {owner.name}::StaticClass()
{{
	static UClass* const GeneratedClass = UnrealDouble::RegisterClass<{owner.name}>({{TEXT("{owner.base_name()}"),
		TEXT("/Script/{module.name}"), &{owner.bases[0] if owner.bases else "UObject"}::StaticClass, {{{names}}},
		{"true" if is_abstract else "false"}, &SerializeProperties}});
	return GeneratedClass;
}}

static const UnrealDouble::FRegisterAtStart Register{owner.name}(&{owner.name}::StaticClass);

void {owner.name}::SerializeProperties(
	[[maybe_unused]] UObject& GeneratedObject, [[maybe_unused]] FArchive& GeneratedArchive)
{{
"""
	lines: list[str] = []
	for member in _saved(owner):
		lines += serialize_lines(member.type, f"GeneratedSelf.{member.name}", project)
	if lines:
		text += f"\t{owner.name}& GeneratedSelf = static_cast<{owner.name}&>(GeneratedObject);\n"
	text += "".join(f"\t{line}\n" for line in lines) + "}\n"
	return text + "".join(_event_source(owner, function) for function in functions)


def _saved(owner: ClassDecl) -> list[Field]:
	return [
		member
		for member in owner.properties()
		if not member.conditions and not member.is_bitfield and not member.is_array
		and not (member.specifiers and member.specifiers.has("Transient", "SkipSerialization"))
	]


def _event_source(owner: ClassDecl, function: Function) -> str:
	"""Events have no body of their own: native ones call their implementation, others do nothing."""
	assert function.specifiers is not None
	is_native = function.specifiers.has("BlueprintNativeEvent")
	if not is_native and not function.specifiers.has("BlueprintImplementableEvent"):
		return ""
	parameters = ", ".join(f"[[maybe_unused]] {p.type.text} {p.name}" for p in function.parameters)
	arguments = ", ".join(parameter.name for parameter in function.parameters)
	action = f"return {function.name}_Implementation({arguments});" if is_native else "return {};"
	if not is_native and function.returns.name == "void":
		action = ""
	head = f"{function.returns.text} {owner.name}::{function.name}({parameters}){' const' if function.is_const else ''}"
	body = f"\t{action}\n" if action else ""
	return f"\n{head}\n{{\n{body}}}\n"
