"""Runs Content/Python/build_content.py against the documented part of Unreal's Python API, and checks what is staged."""

from __future__ import annotations

import importlib.util
import re
import sys
import tempfile
import unittest
from pathlib import Path

import fake_unreal

PROJECT = Path(__file__).resolve().parents[2]
SCRIPT = PROJECT / "Content/Python/build_content.py"

WIDGETS = """
UCLASS(Abstract)
class FLICKOFFAITH_API UFlickWidget : public UUserWidget
{
};
UCLASS()
class FLICKOFFAITH_API UFlickMenu : public UFlickWidget
{
};
UCLASS(NotBlueprintable)
class FLICKOFFAITH_API UFlickChildless : public UFlickWidget
{
};
UCLASS()
class FLICKOFFAITH_API UFlickNotAWidget : public UObject
{
};
"""


class BuildContent(unittest.TestCase):
	def setUp(self) -> None:
		folder = tempfile.TemporaryDirectory()
		self.addCleanup(folder.cleanup)
		project = Path(folder.name)
		header = project / "Source/FlickOfFaith/Public/UI/FlickMenu.h"
		header.parent.mkdir(parents=True)
		header.write_text(WIDGETS, encoding="utf-8")
		self.editor = fake_unreal.Editor(project, {"/Script/FlickOfFaith.FlickMenu"})
		self.addCleanup(sys.modules.pop, "unreal", None)

	def run_script(self):
		sys.modules["unreal"] = fake_unreal.make_module(self.editor)
		spec = importlib.util.spec_from_file_location("build_content", SCRIPT)
		script = importlib.util.module_from_spec(spec)
		spec.loader.exec_module(script)
		script.main()
		return script

	def test_makes_everything_and_saves_it(self) -> None:
		self.run_script()
		root = "/Game/FlickOfFaith"
		expected = {f"{root}/Materials/M_FlickPaint", f"{root}/Materials/M_FlickWood"}
		expected |= {f"{root}/UI/WBP_FlickMenu", f"{root}/Maps/L_FlickBoard"}
		self.assertEqual(set(self.editor.assets), expected)
		self.assertEqual(self.editor.saved, expected)
		self.assertEqual(self.editor.lines[-1], "FLICK_CONTENT_OK 4 made, 0 kept")

	def test_uses_everything_that_is_listed(self) -> None:
		self.run_script()
		self.editor.failing.add("create_asset")
		self.editor.assets.clear()
		with self.assertRaises(Exception):
			self.run_script()
		listed = {(row["class"], row["member"]) for row in fake_unreal.read_api()}
		self.assertEqual(listed - self.editor.used, set(), "nothing uses these rows of Api.csv")

	def test_keeps_what_is_there(self) -> None:
		self.run_script()
		before = dict(self.editor.assets)
		self.run_script()
		self.assertEqual(self.editor.assets, before)
		self.assertEqual(self.editor.lines[-1], "FLICK_CONTENT_OK 0 made, 4 kept")

	def test_says_why_it_failed(self) -> None:
		for function in ("create_asset", "save_loaded_asset", "load_class", "new_level", "get_editor_subsystem",
			"connect_material_property"):
			with self.subTest(function):
				self.editor.assets.clear()
				self.editor.failing = {function}
				with self.assertRaises(Exception):
					self.run_script()
				self.assertRegex(self.editor.lines[-1], "^error: FLICK_CONTENT_FAILED .+")

	def test_says_so_when_it_finds_no_widgets(self) -> None:
		for header in self.editor.project.rglob("*.h"):
			header.unlink()
		with self.assertRaises(Exception):
			self.run_script()
		self.assertRegex(self.editor.lines[-1], "^error: FLICK_CONTENT_FAILED there are no widgets")

	def test_finds_the_widgets_of_the_game(self) -> None:
		script = self.run_script()
		for name in script.find_widgets(PROJECT / "Source/FlickOfFaith"):
			self.assertRegex(name, "^Flick")

	def test_makes_as_much_as_somebody_with_an_editor_is_told(self) -> None:
		script = self.run_script()
		made = len(script.MATERIALS) + len(script.find_widgets(PROJECT / "Source/FlickOfFaith")) + 1
		told = (PROJECT / "Docs/UnrealHandoff.md").read_text(encoding="utf-8")
		lines = re.findall(r"FLICK_CONTENT_OK (\d+) made, (\d+) kept", told)
		self.assertEqual(lines, [(str(made), "0"), ("0", str(made))])


class FakeUnreal(unittest.TestCase):
	"""The stand-in refuses what the list does not know."""

	def setUp(self) -> None:
		self.unreal = fake_unreal.make_module(fake_unreal.Editor(Path(), set()))

	def test_refuses_unknown_names(self) -> None:
		with self.assertRaises(AttributeError):
			self.unreal.EditorLevelLibrary
		with self.assertRaises(AttributeError):
			self.unreal.MaterialEditingLibrary.create_expression
		with self.assertRaises(AttributeError):
			self.unreal.MaterialProperty.MP_COLOUR

	def test_refuses_unknown_properties(self) -> None:
		with self.assertRaises(AttributeError):
			self.unreal.WidgetBlueprintFactory().set_editor_property("ParentClass", None)

	def test_refuses_wrong_arguments(self) -> None:
		with self.assertRaises(TypeError):
			self.unreal.EditorAssetLibrary.does_asset_exist()
		with self.assertRaises(TypeError):
			self.unreal.MaterialEditingLibrary.recompile_material(None, None)
		with self.assertRaises(TypeError):
			self.unreal.LinearColor(1.0, 1.0, 1.0, 1.0, 1.0)

	def test_every_row_says_where_it_was_seen(self) -> None:
		for row in fake_unreal.read_api():
			self.assertTrue(row["source"], row)


class Staging(unittest.TestCase):
	def test_packages_every_loose_file(self) -> None:
		text = (PROJECT / "Config/DefaultGame.ini").read_text(encoding="utf-8")
		staged = set(re.findall(r'^\+DirectoriesToAlwaysStageAsNonUFS=\(Path="([^"]+)"\)$', text, re.MULTILINE))
		content = PROJECT / "Content"
		for folder in staged:
			self.assertTrue((content / folder).is_dir(), f"{folder} is staged and not there")
		made_by_editor = {".uasset", ".umap"}
		for file in content.rglob("*"):
			relative = file.relative_to(content)
			if file.is_dir() or relative.parts[0] == "Python" or file.suffix in made_by_editor:
				continue
			parents = {parent.as_posix() for parent in relative.parents}
			self.assertTrue(parents & staged, f"Content/{relative.as_posix()} is in no folder that is staged")


if __name__ == "__main__":
	unittest.main()
