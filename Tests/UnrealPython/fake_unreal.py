"""A stand-in for the module `unreal` of Unreal's editor that knows exactly what Api.csv lists, and refuses everything else.

Names, parameters and editor properties come from the list; a few functions have behaviour (Editor), so that a script can be run.
"""

from __future__ import annotations

import csv
import inspect
import types
from pathlib import Path
from typing import Any

API = Path(__file__).with_name("Api.csv")


class Editor:
	"""The state behind the module: assets, messages, and what a test wants to fail."""

	def __init__(self, project: Path, native_classes: set[str]) -> None:
		self.project = project
		self.native_classes = native_classes
		self.assets: dict[str, Any] = {}
		self.saved: set[str] = set()
		self.lines: list[str] = []
		self.failing: set[str] = set()
		self.used: set[tuple[str, str]] = set()

	def log(self, arg: str) -> None:
		self.lines.append(arg)

	def log_error(self, arg: str) -> None:
		self.lines.append("error: " + arg)

	def load_class(self, outer: None, name: str) -> str | None:
		return name if name in self.native_classes else None

	def project_dir(self) -> str:
		# As the engine gives it: from a folder that this does not run in.
		return f"../{self.project.name}/"

	def convert_relative_path_to_full(self, path: str, base_path: str = "") -> str:
		return str((self.project.parent / "elsewhere" / path).resolve()) + "/"

	def does_asset_exist(self, asset_path: str) -> bool:
		return asset_path in self.assets

	def create_asset(self, asset_name, package_path, asset_class, factory, calling_context=None):
		path = f"{package_path}/{asset_name}"
		if path in self.assets:
			raise RuntimeError(f"{path} exists: the editor would ask whether to replace it")
		self.assets[path] = asset_class()
		self.assets[path].path = path
		return self.assets[path]

	def save_loaded_asset(self, asset_to_save, only_if_is_dirty=None) -> bool:
		self.saved.add(asset_to_save.path)
		return True

	def create_material_expression(self, material, expression_class, node_pos_x=0, node_pos_y=0):
		return expression_class()

	def connect_material_property(self, from_expression, from_output_name, property_) -> bool:
		return True

	def new_level(self, asset_path: str, is_partitioned_world=None) -> bool:
		self.assets[asset_path] = object()
		self.saved.add(asset_path)
		return True

	def save_current_level(self) -> bool:
		return True


def make_module(editor: Editor) -> types.ModuleType:
	"""The module as a script imports it."""
	module = _Module("unreal", editor)
	classes: dict[str, _Class] = {}
	for row in read_api():
		if row["class"]:
			known = classes.setdefault(row["class"], _Class(row["class"], editor, classes))
			known.add(row)
		else:
			setattr(module, row["member"], _function(editor, row))
	for name, known in classes.items():
		setattr(module, name, known)
	module.get_editor_subsystem = _subsystems(editor)
	return module


def read_api() -> list[dict[str, str]]:
	with API.open(encoding="utf-8", newline="") as file:
		return list(csv.DictReader(file))


class _Module(types.ModuleType):
	def __init__(self, name: str, editor: Editor) -> None:
		super().__init__(name)
		self._editor = editor

	def __getattr__(self, name: str) -> Any:
		raise AttributeError(f"unreal.{name} is not in {API.name}")


class _Class:
	"""A class of the engine: callable where scripts may make objects of it."""

	def __init__(self, name: str, editor: Editor, classes: dict[str, "_Class"]) -> None:
		self._name = name
		self._editor = editor
		self._classes = classes
		self._members: dict[str, Any] = {}
		self._properties: set[str] = set()
		self._maker: dict[str, str] | None = None

	def add(self, row: dict[str, str]) -> None:
		if row["kind"] == "property":
			self._properties.add(row["member"])
		elif row["kind"] == "value":
			self._members[row["member"]] = f"{self._name}.{row['member']}"
		elif row["kind"] in ("classmethod", "method"):
			self._members[row["member"]] = _function(self._editor, row)
		elif row["kind"] in ("asset", "factory", "struct"):
			self._maker = row
		else:
			raise ValueError(f"{API.name}: there is no kind {row['kind']}")

	def __getattr__(self, name: str) -> Any:
		if name == "get_asset_tools" and name in self._members:
			self._members[name]()
			return lambda: self._classes["AssetTools"]
		if name not in self._members:
			raise AttributeError(f"unreal.{self._name}.{name} is not in {API.name}")
		self._editor.used.add((self._name, name))
		return self._members[name]

	def __call__(self, *arguments: Any) -> "_Object":
		if self._maker is None and not self._properties:
			raise TypeError(f"unreal.{self._name} is not made by scripts")
		if self._maker is not None:
			_signature(self._maker).bind(*arguments)
			self._editor.used.add((self._name, ""))
		return _Object(self._name, self._properties, self._editor)


class _Object:
	def __init__(self, name: str, properties: set[str], editor: Editor) -> None:
		self._name = name
		self._properties = properties
		self._editor = editor
		self.values: dict[str, Any] = {}

	def set_editor_property(self, name: str, value: Any) -> None:
		if name not in self._properties:
			raise AttributeError(f"unreal.{self._name} has no editor property {name} in {API.name}")
		self._editor.used.add((self._name, name))
		self.values[name] = value


def _signature(row: dict[str, str]) -> inspect.Signature:
	parameters = []
	for text in row["parameters"].split():
		default = None if text.endswith("=") else inspect.Parameter.empty
		name = text.rstrip("=")
		parameters.append(inspect.Parameter(name, inspect.Parameter.POSITIONAL_OR_KEYWORD, default=default))
	return inspect.Signature(parameters)


def _function(editor: Editor, row: dict[str, str]):
	signature = _signature(row)
	name = row["member"]

	def call(*arguments: Any, **named: Any) -> Any:
		bound = signature.bind(*arguments, **named)
		editor.used.add((row["class"], name))
		if name in editor.failing:
			return None
		behaviour = getattr(editor, name, None)
		return behaviour(*bound.args, **bound.kwargs) if behaviour else None

	return call


def _subsystems(editor: Editor):
	def get_editor_subsystem(subsystem: _Class) -> _Class | None:
		editor.used.add(("", "get_editor_subsystem"))
		return None if "get_editor_subsystem" in editor.failing else subsystem

	return get_editor_subsystem
