#!/usr/bin/env python3
"""Shows that the double and its header tool refuse the faults of Mutants.toml, and only because of the fault.

First the sample itself has to pass; then every mutant has to be refused with the message that the table expects.
"""

from __future__ import annotations

import argparse
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from pathlib import Path

sys.dont_write_bytecode = True

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "Tools"))

import layout

MODULE = Path("Source/Sample")
SOURCES = (
	"Private/SampleDisc.cpp",
	"Private/SampleLabel.cpp",
	"Private/SampleService.cpp",
	"Private/SampleTest.cpp",
	"Private/SampleModule.cpp",
	"SampleDisc.gen.cpp",
	"SampleLabel.gen.cpp",
)


@dataclass(frozen=True)
class Refusal:
	"""What a program printed that ended with an error; nothing if all went well."""

	by: str
	output: str


def main() -> int:
	parser = argparse.ArgumentParser(description=__doc__)
	parser.add_argument("--compiler", default="g++")
	parser.add_argument("--only", default="", help="runs the mutants whose name contains this")
	options = parser.parse_args()
	table = tomllib.loads((HERE / "Mutants.toml").read_text(encoding="utf-8"))["mutant"]
	named = [mutant for mutant in table if options.only in mutant["name"]]
	version = subprocess.run([options.compiler, "--version"], capture_output=True, text=True, check=True).stdout
	mutants = [mutant for mutant in named if mutant.get("unseen_by", "nobody") not in version]
	failures = check_sample(options.compiler)
	if not failures:
		with ThreadPoolExecutor(max_workers=2) as pool:
			found = pool.map(partial(check_mutant, compiler=options.compiler), mutants)
			failures = [failure for failure in found if failure]
	for failure in failures:
		print(failure, file=sys.stderr)
	print(f"{len(mutants)} mutants, {len(failures)} wrong")
	return 1 if failures or not mutants else 0


def check_sample(compiler: str) -> list[str]:
	with tempfile.TemporaryDirectory(prefix="sample-") as folder:
		project = copy_of_the_sample(Path(folder))
		refusal = refused_by_the_header_tool(project)
		refusals = [refusal] if refusal else [refused_by_the_compiler(project, source, compiler) for source in SOURCES]
		return [f"the sample itself is refused by the {refusal.by}:\n{refusal.output}" for refusal in refusals if refusal]


def check_mutant(mutant: dict, compiler: str) -> str:
	"""A sentence when the mutant is not refused as it should be."""
	name = mutant["name"]
	with tempfile.TemporaryDirectory(prefix="mutant-") as folder:
		project = copy_of_the_sample(Path(folder))
		for file, find, put in [(mutant["file"], mutant["find"], mutant["put"]), *mutant.get("also", [])]:
			if not edit(project / MODULE / file, find, put):
				return f"{name}: «{find}» does not stand once in {file}"
		refusal = refused_by_the_header_tool(project)
		if mutant["refused_by"] == "header tool":
			return wrong_refusal(mutant, refusal)
		if refusal is not None:
			return f"{name}: the header tool refuses it before the compiler can:\n{refusal.output}"
		source = mutant.get("compile") or (mutant["file"] if mutant["file"].endswith(".cpp") else SOURCES[0])
		return wrong_refusal(mutant, refused_by_the_compiler(project, source, compiler))


def wrong_refusal(mutant: dict, refusal: Refusal | None) -> str:
	if refusal is None:
		return f"{mutant['name']}: nobody minds it"
	if re.search(mutant["because"], first_error(refusal.output)):
		return ""
	return f"{mutant['name']}: refused, but not because of «{mutant['because']}»:\n{refusal.output[:2000]}"


def first_error(output: str) -> str:
	errors = [line for line in output.splitlines() if ": error: " in line]
	return errors[0] if errors else output


def copy_of_the_sample(folder: Path) -> Path:
	"""A project with the sample, which sees the double where the header tool looks for it."""
	shutil.copytree(HERE / "Sample", folder, dirs_exist_ok=True)
	# Stored under another name, so that no build tool takes them for modules of the project.
	for stored in folder.rglob("*.in"):
		stored.rename(stored.with_suffix(""))
	(folder / "Tests/UnrealDouble").mkdir(parents=True)
	(folder / "Tests/UnrealDouble/Modules").symlink_to(layout.DOUBLE)
	return folder


def edit(path: Path, find: str, put: str) -> bool:
	text = path.read_text(encoding="utf-8")
	path.write_text(text.replace(find, put), encoding="utf-8")
	return text.count(find) == 1


def refused_by_the_header_tool(project: Path) -> Refusal | None:
	generated = project / "Generated"
	generated.mkdir()
	tool = [sys.executable, str(layout.HEADER_TOOL)]
	check = [*tool, "check", "--root", str(project)]
	generate = [*tool, "generate", "--root", str(project), "--module", "Sample", "--output", str(generated)]
	return run("header tool", check) or run("header tool", generate)


def refused_by_the_compiler(project: Path, source: str, compiler: str) -> Refusal | None:
	module = project / MODULE
	path = project / "Generated" / source if source.endswith(".gen.cpp") else module / source
	flags = [*layout.engine_flags(), *layout.warning_flags(), "-DSAMPLE_API=", '-DUE_MODULE_NAME="Sample"']
	flags += [f"-I{folder}" for folder in (module / "Public", module / "Private", project / "Generated")]
	return run("compiler", [compiler, "-fsyntax-only", "-fno-diagnostics-color", *flags, str(path)])


def run(by: str, command: list[str]) -> Refusal | None:
	environment = {"LC_ALL": "C", "PATH": "/usr/bin:/bin"}  # messages in English and without colours
	done = subprocess.run(command, capture_output=True, text=True, timeout=120, env=environment)
	return Refusal(by, done.stdout + done.stderr) if done.returncode != 0 else None


if __name__ == "__main__":
	sys.exit(main())
