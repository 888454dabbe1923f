#!/usr/bin/env python3
"""The tool accepts the good module, finds each fault of mutants.py, and writes what the build expects."""

from __future__ import annotations

import re
import shutil
import sys
import tempfile
import unittest
from pathlib import Path

sys.dont_write_bytecode = True
HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))

from mutants import MUTANTS
from uhtlite.checks import check_everything
from uhtlite.findings import Findings
from uhtlite.generate import generate_module
from uhtlite.project import load


def findings_of(root: Path) -> Findings:
	findings = Findings()
	check_everything(load(root, findings, with_sources=True), findings)
	return findings


class OfCopies(unittest.TestCase):
	"""Works on a copy of the good module."""

	def setUp(self) -> None:
		folder = tempfile.TemporaryDirectory()
		self.addCleanup(folder.cleanup)
		self.root = Path(folder.name) / "copy"

	def copy(self) -> None:
		shutil.rmtree(self.root, ignore_errors=True)
		shutil.copytree(HERE / "good", self.root)
		# They are stored under another name, so that no build tool takes them for modules of the project.
		for stored in self.root.rglob("*.in"):
			stored.rename(stored.with_suffix(""))

	def edit(self, file: str, old: str, new: str) -> None:
		path = self.root / file
		text = path.read_text(encoding="utf-8")
		self.assertIn(old, text, "the mutant no longer fits the good module")
		path.write_text(text.replace(old, new), encoding="utf-8")


class Checks(OfCopies):
	def test_accept_the_good_module(self) -> None:
		self.copy()
		self.assertEqual([str(finding) for finding in findings_of(self.root).sorted()], [])

	def test_find_every_fault(self) -> None:
		for name, file, old, new, code in MUTANTS:
			with self.subTest(name):
				self.copy()
				self.edit(file, old, new)
				found = findings_of(self.root)
				self.assertIn(code, {finding.code for finding in found.found}, [str(f) for f in found.sorted()])

	def test_find_headers_of_one_name(self) -> None:
		self.copy()
		hidden = self.root / "Source/Sample/Private/Table/SampleHidden.h"
		shutil.copy(hidden, self.root / "Source/SampleTests/Private")
		self.assertLessEqual({"header-name-twice", "name-twice"}, {f.code for f in findings_of(self.root).found})

	def test_have_a_mutant_for_every_code(self) -> None:
		sources = "".join(path.read_text(encoding="utf-8") for path in (HERE.parent / "uhtlite").glob("check_*.py"))
		codes = set(re.findall(r'(?:complain|findings\.add)\("([a-z0-9-]+)"', sources)) - {"header-name-twice"}
		self.assertEqual(codes - {mutant[4] for mutant in MUTANTS}, set())

	def test_name_the_line(self) -> None:
		self.copy()
		self.edit("Source/Sample/Private/Table/SampleTable.cpp", "\tSuper::BeginPlay();\n", "")
		(finding,) = findings_of(self.root).found
		lines = finding.path.read_text(encoding="utf-8").splitlines()
		self.assertEqual(lines[finding.line - 1], "void ASampleTable::BeginPlay()")


class Generation(OfCopies):
	def generate(self) -> Path:
		findings = Findings()
		project = load(self.root, findings, with_sources=False)
		output = self.root / "Generated"
		generate_module(project.modules[0], project, output)
		return output

	def test_defines_each_body_by_its_line(self) -> None:
		self.copy()
		text = (self.generate() / "SampleTable.generated.h").read_text(encoding="utf-8")
		header = (self.root / "Source/Sample/Public/Table/SampleTable.h").read_text(encoding="utf-8").splitlines()
		for number, line in enumerate(header, 1):
			if line.strip() == "GENERATED_BODY()":
				self.assertIn(f"#define FID_Sample_Table_SampleTable_{number}_GENERATED_BODY", text)
		self.assertIn("using Super = AActor;", text)

	def test_registers_class_and_functions(self) -> None:
		self.copy()
		text = (self.generate() / "SampleTable.gen.cpp").read_text(encoding="utf-8")
		self.assertIn('TEXT("/Script/Sample"), &AActor::StaticClass', text)
		self.assertIn('TEXT("HandleScored")', text)
		self.assertIn("return Allows_Implementation(Visitor);", text)

	def test_saves_what_archives_know_and_no_objects(self) -> None:
		self.copy()
		text = (self.generate() / "SampleTable.gen.cpp").read_text(encoding="utf-8")
		self.assertIn("GeneratedArchive << GeneratedSelf.Seats;", text)
		self.assertIn("GeneratedArchive << GeneratedItem0.Colour;", text)
		for left_out in ("Visitors", "Mesh", "Phase", "EditorNote", "OnScored"):
			self.assertNotIn(f"GeneratedSelf.{left_out}", text)

	def test_leaves_unchanged_files_alone(self) -> None:
		self.copy()
		file = self.generate() / "SampleTable.gen.cpp"
		before = file.stat().st_mtime_ns
		self.generate()
		self.assertEqual(file.stat().st_mtime_ns, before)


if __name__ == "__main__":
	unittest.main()
