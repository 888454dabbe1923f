"""Rules about data members."""

from __future__ import annotations

from collections.abc import Callable

from .findings import Findings
from .model import ClassDecl, Field, Header
from .project import Project
from .specifiers import Specifiers
from .type_rules import needs_initialiser, why_not_for_blueprints, why_refused

EDIT = ("EditAnywhere", "EditDefaultsOnly", "EditInstanceOnly")
VISIBLE = ("VisibleAnywhere", "VisibleDefaultsOnly", "VisibleInstanceOnly")
BLUEPRINT = ("BlueprintReadOnly", "BlueprintReadWrite")
Complain = Callable[[str, str], None]


def check_properties(header: Header, project: Project, findings: Findings) -> None:
	for owner in header.classes:
		for member in owner.body.fields:
			if member.specifiers is not None and member.specifiers.macro == "UFUNCTION":
				findings.add("macro-misplaced", header.path, member.line, f"{member.name} is data: UPROPERTY is meant")
			elif member.specifiers is not None:
				_check_property(header, owner, member, member.specifiers, project, findings)
			elif not member.is_static and member.type.holds_objects():
				sentence = f"{member.name} points to a UObject the garbage collector does not see: make it a UPROPERTY"
				findings.add("object-not-property", header.path, member.line, sentence)


def _check_property(
	header: Header, owner: ClassDecl, member: Field, specifiers: Specifiers, project: Project, findings: Findings
) -> None:
	def complain(code: str, sentence: str) -> None:
		findings.add(code, header.path, member.line, f"{owner.name}::{member.name}: {sentence}")

	reason = why_refused(member.type, project, in_function=False)
	if reason:
		is_raw = member.type.stars == 1 and member.type.is_object_name()
		complain("property-raw-pointer" if is_raw else "property-type", reason)
	if member.is_static or member.type.is_const:
		complain("property-static", "a UPROPERTY may be neither static nor const")
	if member.declares_more:
		complain("property-comma", "one UPROPERTY declares one member")
	if member.is_bitfield and member.type.name not in ("uint8", "uint16", "uint32", "uint64", "bool"):
		complain("property-type", "only unsigned numbers can be bit fields")
	is_plain = not member.is_initialised and not member.is_array and not member.is_bitfield
	if is_plain and needs_initialiser(member.type, project):
		complain("property-uninitialised", "has no value to start with")
	_check_exposure(member, specifiers, project, complain)
	if specifiers.has("BlueprintAssignable") and "MULTICAST" not in project.delegates.get(member.type.name, ""):
		complain("property-assignable", "only dynamic multicast delegates are BlueprintAssignable")


def _check_exposure(member: Field, specifiers: Specifiers, project: Project, complain: Complain) -> None:
	if len([name for name in EDIT + VISIBLE if specifiers.has(name)]) > 1:
		complain("specifier-conflict", "only one of the Edit and Visible specifiers may be given")
	if specifiers.has("BlueprintReadOnly") and specifiers.has("BlueprintReadWrite"):
		complain("specifier-conflict", "BlueprintReadOnly and BlueprintReadWrite exclude each other")
	if specifiers.has(*EDIT, *VISIBLE, *BLUEPRINT) and not specifiers.has("Category"):
		complain("category-missing", "what editor or Blueprints see needs a Category")
	if not specifiers.has(*BLUEPRINT):
		return
	if member.access == "private" and specifiers.meta_value("AllowPrivateAccess") != "true":
		complain("property-private", 'is private; Blueprints need meta = (AllowPrivateAccess = "true")')
	reason = why_not_for_blueprints(member.type, project)
	if reason or member.is_array:
		complain("blueprint-type", reason or "Blueprints do not know C arrays")
