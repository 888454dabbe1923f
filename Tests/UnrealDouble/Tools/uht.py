#!/usr/bin/env python3
"""Does for the double what Unreal's header tool does for the engine. See README.md."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

sys.dont_write_bytecode = True

from uhtlite.checks import check_everything, check_module_headers
from uhtlite.findings import Findings
from uhtlite.generate import generate_module
from uhtlite.project import load

HERE = Path(__file__).resolve().parent


def generate(root: Path, name: str, output: Path, depfile: Path | None, stamp: Path | None) -> int:
	findings = Findings()
	project = load(root, findings, with_sources=False)
	modules = [module for module in project.modules if module.name == name]
	if not modules:
		print(f"error: there is no module {name} in {root / 'Source'}", file=sys.stderr)
		return 2
	check_module_headers(modules[0], project, findings)
	if report(findings) > 0:
		return 1
	generate_module(modules[0], project, output)
	if depfile is not None and stamp is not None:
		read = [*project.files_read(), *sorted((HERE / "uhtlite").glob("*.py")), HERE / "uht.py"]
		depfile.write_text(f"{escape(stamp)}: \\\n" + " \\\n".join(f"  {escape(path)}" for path in read) + "\n")
	if stamp is not None:
		stamp.touch()
	return 0


def check(root: Path) -> int:
	findings = Findings()
	project = load(root, findings, with_sources=True)
	check_everything(project, findings)
	count = report(findings)
	headers = sum(len(module.headers) for module in project.modules)
	print(f"{len(project.modules)} modules, {headers} headers, {count} errors")
	return 1 if count > 0 else 0


def report(findings: Findings) -> int:
	for finding in findings.sorted():
		print(finding, file=sys.stderr)
	return len(findings.found)


def escape(path: Path) -> str:
	return str(path).replace(" ", "\\ ")


def main() -> int:
	parser = argparse.ArgumentParser(description=__doc__)
	commands = parser.add_subparsers(dest="command", required=True)
	writer = commands.add_parser("generate", help="check the headers of a module and write what they need")
	writer.add_argument("--root", type=Path, required=True, help="the folder with the .uproject")
	writer.add_argument("--module", required=True)
	writer.add_argument("--output", type=Path, required=True, help="the folder for .generated.h and .gen.cpp")
	writer.add_argument("--depfile", type=Path, help="where to list what was read, for Ninja")
	writer.add_argument("--stamp", type=Path, help="touched when all went well")
	checker = commands.add_parser("check", help="check all modules: headers, sources, Build.cs and .uproject")
	checker.add_argument("--root", type=Path, required=True)
	options = parser.parse_args()
	if options.command == "generate":
		return generate(options.root, options.module, options.output, options.depfile, options.stamp)
	return check(options.root)


if __name__ == "__main__":
	sys.exit(main())
