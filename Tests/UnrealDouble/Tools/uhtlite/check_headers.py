"""Rules about a header as a whole: includes, places of macros, spelling of specifiers."""

from __future__ import annotations

from .findings import Findings
from .model import Header
from .specifiers import KNOWN, KNOWN_META, Specifiers

_EDITOR_CONDITIONS = {"WITH_EDITOR", "WITH_EDITORONLY_DATA"}


def check_header(header: Header, findings: Findings) -> None:
	_check_generated_include(header, findings)
	_check_places(header, findings)
	_check_conditions(header, findings)
	for specifiers in _all_specifiers(header):
		_check_spelling(header, specifiers, findings)


def _check_generated_include(header: Header, findings: Findings) -> None:
	includes = header.source.includes
	generated = [include for include in includes if include.target.endswith(".generated.h")]
	if not header.is_reflected():
		for include in generated:
			findings.add("generated-include-unneeded", header.path, include.line, "no macro here needs a .generated.h")
		return
	if not header.source.has_pragma_once:
		findings.add("pragma-once", header.path, 1, "a reflected header begins with #pragma once")
	if not includes or includes[0].target != "CoreMinimal.h":
		sentence = "the first include of a reflected header is CoreMinimal.h"
		findings.add("core-minimal-first", header.path, includes[0].line if includes else 1, sentence)
	if not generated:
		findings.add("generated-include-missing", header.path, 1, f'lacks #include "{header.generated_name()}"')
		return
	if len(generated) > 1 or generated[0].target != header.generated_name():
		sentence = f"the only .generated.h to include here is {header.generated_name()}"
		findings.add("generated-include-name", header.path, generated[0].line, sentence)
	last = includes[-1]
	if not last.target.endswith(".generated.h"):
		findings.add("generated-include-last", header.path, last.line, "the .generated.h has to be the last include")
	first_macro = min((line for _, line, _ in header.conditions), default=generated[-1].line)
	if generated[-1].line > first_macro:
		sentence = "a macro stands before the include of the .generated.h"
		findings.add("generated-include-late", header.path, generated[-1].line, sentence)


def _check_places(header: Header, findings: Findings) -> None:
	for stray in header.strays:
		code = "delegate-nested" if stray.macro.startswith("DECLARE_") else "macro-misplaced"
		findings.add(code, header.path, stray.line, f"{stray.macro} may not stand in {stray.where}")


def _check_conditions(header: Header, findings: Findings) -> None:
	for macro, line, conditions in header.conditions:
		if conditions:
			sentence = f"{macro} may not stand inside #if {conditions[-1]}"
			findings.add("macro-in-condition", header.path, line, sentence)
	for owner in header.classes:
		for member in [*owner.body.fields, *owner.body.functions]:
			if member.specifiers is None:
				continue
			for condition in member.conditions:
				macro = member.specifiers.macro
				if condition not in _EDITOR_CONDITIONS or (macro == "UPROPERTY" and condition == "WITH_EDITOR"):
					sentence = f"{macro} of {member.name} may not stand inside #if {condition}"
					findings.add("macro-in-condition", header.path, member.line, sentence)


def _all_specifiers(header: Header) -> list[Specifiers]:
	result: list[Specifiers] = []
	for owner in header.classes:
		result.append(owner.specifiers)
		members = [*owner.body.fields, *owner.body.functions]
		result += [member.specifiers for member in members if member.specifiers is not None]
	for enum in header.enums:
		result += [enum.specifiers, *enum.metas]
	return result


def _check_spelling(header: Header, specifiers: Specifiers, findings: Findings) -> None:
	for name in specifiers.names:
		if name.lower() not in KNOWN[specifiers.macro]:
			sentence = f"{specifiers.macro} has no specifier {name}"
			findings.add("specifier-unknown", header.path, specifiers.line, sentence)
	for name in specifiers.meta:
		if name.lower() not in KNOWN_META:
			findings.add("meta-unknown", header.path, specifiers.line, f"there is no meta key {name}")
