#!/usr/bin/env python3
"""Fails when our sources use a symbol of the engine that no row of the manifest names, or when nothing uses a row.

With --suggest it prints a row for everything that lacks one, as the double has it. Such a row is a belief until
somebody has looked the symbol up.
"""

from __future__ import annotations

import argparse
import csv
import sys
from collections import defaultdict

sys.dont_write_bytecode = True

import layout
from manifest import COLUMNS, KINDS, LABELS, Row, read_manifest
from used_symbols import Use, find_uses

SINCE = "5.5"


def main() -> int:
	parser = argparse.ArgumentParser(description=__doc__)
	parser.add_argument("--suggest", action="store_true", help="print rows for what is missing")
	options = parser.parse_args()
	rows = read_manifest()
	uses = find_uses()
	if options.suggest:
		suggest([use for use in uses if not covering(rows, use)], rows)
		return 0
	complaints = [*wrong_rows(rows), *missing_rows(rows, uses), *unused_rows(rows, uses), *disagreements(rows, uses)]
	for complaint in complaints:
		print(complaint, file=sys.stderr)
	print(f"{len(rows)} rows, {len({use.symbol for use in uses})} symbols, {len(complaints)} complaints")
	return 1 if complaints else 0


def covering(rows: list[Row], use: Use) -> list[Row]:
	"""The rows that speak of this use. Overloads have a row each, unless an expression speaks of them all."""
	return [row for row in rows if row.symbol == use.symbol and _same_signature(row, use)]


def _same_signature(row: Row, use: Use) -> bool:
	if use.kind not in ("function", "static function", "constructor") or not use.signature or row.is_expression():
		return True
	return row.exact_type() == use.signature


def wrong_rows(rows: list[Row]) -> list[str]:
	found = []
	seen: dict[str, Row] = {}
	for row in rows:
		if row.kind not in KINDS:
			found.append(f"{_place(row)}: there is no kind {row.kind}")
		if row.confidence not in LABELS:
			found.append(f"{_place(row)}: there is no label {row.confidence}")
		if row.confidence != "K" and not row.source:
			found.append(f"{_place(row)}: {row.symbol} does not say where it was seen")
		if row.id in seen:
			found.append(f"{_place(row)}: {row.id} is also the id of {seen[row.id].symbol}")
		seen[row.id] = row
	return found


def missing_rows(rows: list[Row], uses: list[Use]) -> list[str]:
	missing: dict[tuple[str, str], Use] = {}
	for use in uses:
		if not covering(rows, use):
			missing.setdefault((use.symbol, use.signature), use)
	return [
		f"{use.place()}: {use.symbol} is in no row of {layout.shown(layout.MANIFEST)} {use.signature}".rstrip()
		for use in missing.values()
	]


def unused_rows(rows: list[Row], uses: list[Use]) -> list[str]:
	used = {row.id for use in uses for row in covering(rows, use)}
	return [f"{_place(row)}: nothing uses {row.symbol} {row.signature}".rstrip() for row in rows if row.id not in used]


def disagreements(rows: list[Row], uses: list[Use]) -> list[str]:
	"""Where a row and the double, or a row and the way it is used, say different things."""
	found = set()
	for use in uses:
		for row in covering(rows, use):
			where = f"{_place(row)}: {row.symbol}"
			described = row.callable()
			if (row.header, row.module) != (use.header, use.module) and not use.only_declared:
				found.add(f"{where} is in {use.module}/{use.header} of the double")
			if described is not None and described.defaults() < use.left_out:
				found.add(f"{where}: {use.place()} leaves out {use.left_out} arguments, the row has fewer defaults")
			if use.overrides and not row.is_virtual():
				found.add(f"{where}: {use.place()} overrides it, the row does not say virtual")
			if use.signature and use.kind in ("field", "constant", "enum value", "type") and not row.is_expression():
				if row.plain_signature() != use.signature:
					found.add(f"{where} is {use.signature} in the double")
	return sorted(found)


def _place(row: Row) -> str:
	return f"{layout.shown(layout.MANIFEST)}:{row.line}"


def suggest(uses: list[Use], rows: list[Row]) -> None:
	groups: dict[tuple[str, str], list[Use]] = defaultdict(list)
	for use in uses:
		groups[use.symbol, use.signature if use.kind != "class" else ""].append(use)
	writer = csv.DictWriter(sys.stdout, COLUMNS, lineterminator="\n")
	number = max((int(row.id) for row in rows), default=0)
	for (symbol, _), group in groups.items():
		first = next((use for use in group if not use.only_declared), group[0])
		number += 1
		fields = {"id": f"{number:04}", "kind": first.kind, "symbol": symbol, "signature": suggested_signature(group)}
		fields |= {"header": first.header, "module": first.module, "since": SINCE, "confidence": "K"}
		writer.writerow(fields)


def suggested_signature(group: list[Use]) -> str:
	text = max((use.signature for use in group), key=len)
	most = max(group, key=lambda use: use.left_out)
	if most.left_out and text.count("(") > 0:
		text = _with_defaults(text, most.defaults[-most.left_out :])
	words = ["protected"] if any(use.is_protected for use in group) else []
	words += ["virtual"] if any(use.overrides for use in group) else []
	return " ".join([*words, text]).strip()


def _with_defaults(signature: str, defaults: tuple[str, ...]) -> str:
	"""Adds ` = default` to the last parameters."""
	row = Row("", "constructor" if ")(" not in signature else "function", "", signature, "", "", "", "", "", "", 0)
	described = row.callable()
	types = [parameter.type for parameter in described.parameters]
	first = len(types) - len(defaults)
	texts = types[:first] + [f"{name} = {default}" for name, default in zip(types[first:], defaults)]
	return signature.replace(f"({described.parameter_types()})", f"({', '.join(texts)})")


if __name__ == "__main__":
	sys.exit(main())
