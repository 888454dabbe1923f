"""The name that a declaration of the double has in the engine."""

from __future__ import annotations

from clang_index import Cursor, CursorKind

# Templates that everybody knows by the name of one instance.
ALIASES = {
	"UE::Math::TVector": "FVector",
	"UE::Math::TVector2": "FVector2D",
	"UE::Math::TRotator": "FRotator",
	"UE::Math::TQuat": "FQuat",
	"UE::Math::TTransform": "FTransform",
	"UE::Math::TMatrix": "FMatrix",
	"UE::Math::TRotationMatrix": "FRotationMatrix",
}
HELPERS = "UnrealDouble"
# Members of what a macro of the engine declares in our code, such as a dynamic delegate.
DELEGATE = "dynamic delegate"
# Headers that are part of another one, which is the one to include.
PARTS = {
	"Double/DynamicDelegate.h": "Delegates/Delegate.h",
	"Delegates/DelegateSignatureImpl.inl": "Delegates/Delegate.h",
}
_SCOPES = {
	CursorKind.CLASS_DECL,
	CursorKind.STRUCT_DECL,
	CursorKind.CLASS_TEMPLATE,
	CursorKind.CLASS_TEMPLATE_PARTIAL_SPECIALIZATION,
	CursorKind.NAMESPACE,
	CursorKind.ENUM_DECL,
}


def engine_name(target: Cursor, cursor: Cursor) -> str | None:
	"""Qualified, without template arguments; nothing for what only the double has.

	A member of a helper of the double belongs to the class of the object that it is called on.
	"""
	scopes = _scopes_of(target)
	if not _is_helper(scopes, target):
		return _join(scopes, target)
	owner = _class_of_object(cursor) if scopes[-1:] and target.semantic_parent.kind != CursorKind.NAMESPACE else None
	if owner is None:
		return None
	owner_scopes = [*_scopes_of(owner), owner.spelling]
	if "Delegate" in "".join(scopes):
		owner_scopes = [DELEGATE]
	return None if _is_helper(owner_scopes, owner) else _join(owner_scopes, target)


def _is_helper(scopes: list[str], target: Cursor) -> bool:
	return HELPERS in scopes or target.spelling.startswith("Double")


def _join(scopes: list[str], target: Cursor) -> str:
	owner = "::".join(scopes)
	owner = ALIASES.get(owner, owner)
	name = _plain(target.spelling)
	if target.kind == CursorKind.CONSTRUCTOR:
		name = owner.rsplit("::", 1)[-1]
	elif target.kind == CursorKind.CONVERSION_FUNCTION:
		name = "operator T*" if target.result_type.get_pointee().spelling else f"operator {target.result_type.spelling}"
	whole = f"{owner}::{name}" if owner else name
	return ALIASES.get(whole, whole)


def _plain(name: str) -> str:
	return name if name.startswith("operator") else name.split("<", 1)[0]


def _scopes_of(target: Cursor) -> list[str]:
	names: list[str] = []
	parent = target.semantic_parent
	while parent is not None and parent.kind in _SCOPES:
		is_open = parent.kind == CursorKind.ENUM_DECL and not parent.is_scoped_enum()
		if parent.spelling and not is_open:
			names.insert(0, _plain(parent.spelling))
		parent = parent.semantic_parent
	return names


def _class_of_object(cursor: Cursor) -> Cursor | None:
	"""The class of `Object` in `Object.Member` or `Object.Member()`."""
	member = cursor
	if cursor.kind == CursorKind.CALL_EXPR:
		member = next(cursor.get_children(), None)
	while member is not None and member.kind == CursorKind.UNEXPOSED_EXPR:
		member = next(member.get_children(), None)
	if member is None or member.kind != CursorKind.MEMBER_REF_EXPR:
		return None
	thing = next(member.get_children(), None)
	while thing is not None and thing.kind == CursorKind.UNEXPOSED_EXPR:  # conversions to the helper, made by the compiler
		thing = next(thing.get_children(), None)
	if thing is None:
		return None
	kind = thing.type.get_canonical()
	kind = kind.get_pointee() if kind.get_pointee().spelling else kind
	declaration = kind.get_declaration()
	return declaration if declaration.spelling else None
