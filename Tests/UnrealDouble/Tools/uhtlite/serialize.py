"""C++ lines that put a property into an archive, or take it out."""

from __future__ import annotations

from .project import Project
from .type_rules import NUMBERS, TEXTS
from .typeref import TypeRef

# Besides numbers, texts and enums.
_ARCHIVED = {"bool", "FColor", "FLinearColor", "FQuat", "FRotator", "FVector", "FVector2D", "TEnumAsByte"}


def serialize_lines(type_: TypeRef, place: str, project: Project, depth: int = 0) -> list[str]:
	"""Nothing for types that archives do not know, such as objects. The names shadow no member of any class."""
	if _is_simple(type_, project):
		return [f"GeneratedArchive << {place};"]
	owner = project.classes.get(type_.name)
	if owner is not None and owner.kind == "struct" and type_.stars == 0:
		lines: list[str] = []
		for member in owner.properties():
			if not member.conditions and not member.is_bitfield and not member.is_array:
				lines += serialize_lines(member.type, f"{place}.{member.name}", project, depth)
		return lines
	if type_.name == "TArray" and len(type_.arguments) == 1:
		return _array_lines(type_.arguments[0], place, project, depth)
	return []


def _is_simple(type_: TypeRef, project: Project) -> bool:
	"""True for what operator<< takes."""
	if type_.stars > 0:
		return False
	if type_.name in ("TArray", "TMap"):
		return all(_is_simple(argument, project) for argument in type_.arguments)
	is_enum = type_.name in project.enums or type_.name in project.engine.enums
	return is_enum or type_.name in NUMBERS | TEXTS | _ARCHIVED


def _array_lines(element: TypeRef, place: str, project: Project, depth: int) -> list[str]:
	"""Counts come from files: a negative one, or more elements than bytes are left, is an error."""
	item = f"GeneratedItem{depth}"
	count = f"GeneratedCount{depth}"
	inner = serialize_lines(element, item, project, depth + 1)
	if not inner:
		return []
	return [
		"{",
		f"\tint32 {count} = {place}.Num();",
		f"\tGeneratedArchive << {count};",
		"\tif (GeneratedArchive.IsLoading())",
		"\t{",
		f"\t\tif ({count} < 0 || {count} > GeneratedArchive.TotalSize() - GeneratedArchive.Tell())",
		"\t\t{",
		"\t\t\tGeneratedArchive.SetError();",
		f"\t\t\t{count} = 0;",
		"\t\t}",
		f"\t\t{place}.SetNum({count});",
		"\t}",
		f"\tfor ({element.name}& {item} : {place})",
		"\t{",
		*("\t\t" + line for line in inner),
		"\t}",
		"}",
	]
