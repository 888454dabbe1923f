"""The C++ that checks one row of the manifest at compile time."""

from __future__ import annotations

from collections.abc import Iterator

from manifest import Callable, Row


def checks_of(row: Row) -> Iterator[str]:
	"""Lines of C++ that do not compile when the row is wrong."""
	if row.kind == "macro":
		yield from (f"#ifndef {row.symbol}", f'#error "{row.id}: there is no macro {row.symbol}"', "#endif")
	elif row.is_expression():
		yield expression_check(row)
	elif row.kind == "constructor":
		yield from constructor_checks(row)
	elif row.callable() is not None:
		yield from function_checks(row)
	elif row.kind in ("field", "constant"):
		yield from field_checks(row)
	elif row.kind == "enum value":
		yield same(f"decltype({row.symbol})", row.signature)
	elif row.kind == "type":
		yield f"static_assert(std::is_enum_v<{row.symbol}>);" if row.signature == "enum" else same(row.symbol, row.signature)
	elif row.signature.startswith(": "):
		yield f"static_assert(std::is_base_of_v<{row.signature[2:]}, {row.symbol}>);"
	else:
		yield f"static_assert(sizeof({row.signature or row.symbol}) > 0);"


def same(left: str, right: str) -> str:
	return f"static_assert(std::is_same_v<{left}, {right}>);"


def expression_check(row: Row) -> str:
	if " => " in row.signature:
		expression, target = row.plain_signature().rsplit(" => ", 1)
		return in_probe(row, f"static_assert(std::is_convertible_v<decltype({expression}), {target}>);")
	expression, target = row.plain_signature().rsplit(" -> ", 1)
	return in_probe(row, same(f"decltype({expression})", target))


def constructor_checks(row: Row) -> Iterator[str]:
	described = row.callable()
	types = [parameter.type for parameter in described.parameters]
	for count in sorted({len(types) - described.defaults(), len(types)}):
		yield f"static_assert(std::is_constructible_v<{', '.join([described.owner, *types[:count]])}>);"


def function_checks(row: Row) -> Iterator[str]:
	described = row.callable()
	pointer = described.pointer_type()
	if row.is_virtual():
		yield override_probe(row, described)
	else:
		name = row.symbol.rsplit("::", 1)[-1]
		named = f"{probe_name(row)}::{name}" if row.is_protected() else row.symbol
		yield in_probe(row, same(f"decltype(static_cast<{pointer}>(&{named}))", pointer))
	if described.defaults() and not row.is_protected():
		yield f"static_assert(requires {{ {short_call(row, described)}; }});"


def short_call(row: Row, described: Callable) -> str:
	"""A call that leaves out every argument with a default."""
	given = described.parameters[: len(described.parameters) - described.defaults()]
	arguments = ", ".join(value(parameter.type) for parameter in given)
	if not described.owner:
		return f"{row.symbol}({arguments})"
	owner = f"const {described.owner}&" if described.is_const else f"{described.owner}&"
	return f"{value(owner)}.{row.symbol.rsplit('::', 1)[-1]}({arguments})"


def override_probe(row: Row, described: Callable) -> str:
	name = row.symbol.rsplit("::", 1)[-1]
	const = " const" if described.is_const else ""
	declaration = f"virtual {described.result} {name}({described.parameter_types()}){const} override;"
	return f"struct {probe_name(row)} : {described.owner}\n{{\n\t{declaration}\n}};"


def field_checks(row: Row) -> Iterator[str]:
	owner, _, name = row.symbol.rpartition("::")
	named = f"{probe_name(row)}::{name}" if row.is_protected() else row.symbol
	if row.plain_signature() == "flag":
		# Whether it is a bit or a bool is the engine's own business.
		holder = probe_name(row) if row.is_protected() else owner
		yield in_probe(row, f"static_assert(requires {{ {value(f'{holder}&')}.{name} = true; }});")
	else:
		yield in_probe(row, same(f"decltype({named})", row.plain_signature()))


def value(type_name: str) -> str:
	return f"std::declval<{type_name}>()"


def probe_name(row: Row) -> str:
	return f"FRow{row.id}"


def in_probe(row: Row, check: str) -> str:
	"""What is protected can be seen from a class that derives from its owner; expressions call this class Self."""
	if not row.is_protected():
		return check
	owner = row.symbol.rpartition("::")[0]
	lines = [f"struct {probe_name(row)} : {owner}", "{", "\tstatic void Check()", "\t{"]
	lines += [f"\t\tusing Self = {probe_name(row)};"] if "Self" in check else []
	return "\n".join([*lines, f"\t\t{check}", "\t}", "};"])
