"""Which C++ types reflection accepts, and where."""

from __future__ import annotations

from .project import Project
from .typeref import TypeRef

NUMBERS = {"int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64", "float", "double"}
TEXTS = {"FString", "FName", "FText"}
BLUEPRINT_NUMBERS = {"int32", "int64", "uint8", "float", "double"}
OBJECT_WRAPPERS = {
	"TObjectPtr", "TSubclassOf", "TSoftObjectPtr", "TSoftClassPtr", "TWeakObjectPtr", "TLazyObjectPtr",
	"TScriptInterface",
}
CONTAINERS = {"TArray": 1, "TSet": 1, "TMap": 2}
# Structs of the engine that are USTRUCTs; the double's headers do not say so.
ENGINE_STRUCTS = {
	"FBodyInstance", "FBox", "FBox2D", "FColor", "FDateTime", "FFrameNumber", "FGuid", "FHitResult", "FIntPoint",
	"FIntVector", "FKey", "FLinearColor", "FMargin", "FProcMeshTangent", "FQuat", "FRandomStream", "FRotator",
	"FSlateFontInfo", "FSoftClassPath", "FSoftObjectPath", "FTimerHandle", "FTimespan", "FTransform", "FVector",
	"FVector2D", "FVector4",
}


def why_refused(type_: TypeRef, project: Project, in_function: bool) -> str:
	"""Why reflection does not know this type, or nothing. `in_function` is for parameters and results."""
	if not type_.name:
		return f"`{type_.text}` is not a type that reflection can read"
	if type_.stars > 1:
		return "pointers to pointers are not reflected"
	if type_.stars == 1:
		if not type_.is_object_name():
			return f"{type_.name} is no UObject, and only pointers to UObjects are reflected"
		return "" if in_function else "a member has to be a TObjectPtr, not a raw pointer"
	if type_.is_reference and not in_function:
		return "references are not reflected"
	if type_.name in CONTAINERS:
		return _why_container_refused(type_, project, in_function)
	if type_.name == "TObjectPtr" and in_function:
		return "functions take and give raw pointers, not TObjectPtr"
	if type_.name in OBJECT_WRAPPERS:
		return "" if len(type_.arguments) == 1 else f"{type_.name} needs one argument"
	if type_.name == "TEnumAsByte":
		return "" if type_.arguments and type_.arguments[0].name.startswith("E") else "TEnumAsByte is for enums"
	return _why_name_refused(type_.name, project)


def _why_name_refused(name: str, project: Project) -> str:
	if name == "bool" or name in NUMBERS or name in TEXTS or name in ENGINE_STRUCTS:
		return ""
	if name in project.enums or name in project.engine.enums or name in project.delegates:
		return ""
	owner = project.classes.get(name)
	if owner is not None and owner.kind == "struct":
		return ""
	if name.startswith("std::"):
		return f"{name} is of the standard library"
	if owner is not None or name in project.engine.classes:
		return f"{name} is a UObject and has to be pointed to"
	return f"reflection does not know the type {name}"


def _why_container_refused(type_: TypeRef, project: Project, in_function: bool) -> str:
	if len(type_.arguments) != CONTAINERS[type_.name]:
		return f"{type_.name} needs {CONTAINERS[type_.name]} type(s) and nothing else"
	for argument in type_.arguments:
		if argument.name in CONTAINERS:
			return "containers in containers are not reflected: put the inner one into a USTRUCT"
		if in_function and argument.name == "TObjectPtr":
			return "functions take and give containers of raw pointers"
		reason = why_refused(argument, project, in_function)
		if reason:
			return reason
	return ""


def why_not_for_blueprints(type_: TypeRef, project: Project) -> str:
	"""Blueprints know fewer numbers, and of enums only those of one byte."""
	for name in sorted(type_.named()):
		if name in NUMBERS and name not in BLUEPRINT_NUMBERS:
			return f"Blueprints do not know {name}"
		enum = project.enums.get(name)
		if enum is not None and enum.underlying != "uint8":
			return f"Blueprints know only enums of uint8, which {name} is not"
	return ""


def needs_initialiser(type_: TypeRef, project: Project) -> bool:
	"""True for types that start with no defined value. TObjectPtr starts as null by itself."""
	if type_.stars > 0:
		return True
	return type_.name == "bool" or type_.name in NUMBERS or type_.name in project.enums or (
		type_.name in project.engine.enums or type_.name == "TEnumAsByte"
	)
