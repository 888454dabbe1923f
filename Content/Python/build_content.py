"""Makes the assets that only an editor can make: a paint for the pieces, a map, and Blueprint children of widgets.

The game runs without any of them. They are places where somebody with an editor can make it look better without touching C++: the game uses
the Blueprint child of a widget if there is one. What is already there is kept as it is, so it can be run again at any time:

    UnrealEditor-Cmd <project> -ExecutePythonScript="<folder>/Content/Python/build_content.py" -unattended -nosplash

The last line is FLICK_CONTENT_OK, or FLICK_CONTENT_FAILED and the reason.
"""

import pathlib
import re

import unreal

ROOT = "/Game/FlickOfFaith"
MODULE = "FlickOfFaith"

# (name, colour, roughness). The game colours M_FlickPaint itself, through its parameter Color.
MATERIALS = (("M_FlickPaint", (0.8, 0.8, 0.8), 0.45), ("M_FlickWood", (0.36, 0.22, 0.12), 0.6))
MAP = "L_FlickBoard"

_WIDGET = re.compile(r"UCLASS\((?P<specifiers>[^)]*)\)\s*class\s+\w+_API\s+U(?P<name>\w+)\s*:\s*public\s+U(?P<parent>\w+)")


class ContentError(Exception):
	"""Why the content cannot be made."""


class Builder:
	"""Counts what it makes and what was there."""

	def __init__(self):
		self.made = 0
		self.kept = 0

	def build(self, project_folder):
		for name, colour, roughness in MATERIALS:
			self._once(f"{ROOT}/Materials", name, lambda folder, n: make_material(folder, n, colour, roughness))
		widgets = find_widgets(pathlib.Path(project_folder) / "Source" / MODULE)
		if not widgets:
			raise ContentError(f"there are no widgets in {project_folder}")
		for widget in widgets:
			self._once(f"{ROOT}/UI", f"WBP_{widget}", lambda folder, n: make_widget(folder, n, widget))
		# Last: making a map closes the one that is open.
		self._once(f"{ROOT}/Maps", MAP, make_map)

	def _once(self, folder, name, make):
		path = f"{folder}/{name}"
		if unreal.EditorAssetLibrary.does_asset_exist(path):
			self.kept += 1
			unreal.log(f"Flick of Faith: {path} is there already and stays as it is")
			return
		make(folder, name)
		self.made += 1
		unreal.log(f"Flick of Faith: made {path}")


def make_material(folder, name, colour, roughness):
	"""A lit material with the parameters Color and Roughness."""
	material = create(folder, name, unreal.Material, unreal.MaterialFactoryNew())
	library = unreal.MaterialEditingLibrary
	color = library.create_material_expression(material, unreal.MaterialExpressionVectorParameter, -400, 0)
	color.set_editor_property("parameter_name", "Color")
	color.set_editor_property("default_value", unreal.LinearColor(*colour, 1.0))
	rough = library.create_material_expression(material, unreal.MaterialExpressionScalarParameter, -400, 200)
	rough.set_editor_property("parameter_name", "Roughness")
	rough.set_editor_property("default_value", roughness)
	connected = library.connect_material_property(color, "", unreal.MaterialProperty.MP_BASE_COLOR)
	connected = library.connect_material_property(rough, "", unreal.MaterialProperty.MP_ROUGHNESS) and connected
	if not connected:
		raise ContentError(f"the parameters of {folder}/{name} cannot be connected")
	library.recompile_material(material)
	save(material, f"{folder}/{name}")


def make_widget(folder, name, widget):
	"""An empty child of a native widget, which builds its own tree unless a designer gives the child one."""
	native = unreal.load_class(None, f"/Script/{MODULE}.{widget}")
	if native is None:
		raise ContentError(f"there is no class {widget}: build the editor target first")
	factory = unreal.WidgetBlueprintFactory()
	factory.set_editor_property("parent_class", native)
	blueprint = create(folder, name, unreal.WidgetBlueprint, factory)
	unreal.BlueprintEditorLibrary.compile_blueprint(blueprint)
	save(blueprint, f"{folder}/{name}")


def make_map(folder, name):
	"""An empty map: the game mode puts up everything by itself."""
	levels = unreal.get_editor_subsystem(unreal.LevelEditorSubsystem)
	if levels is None:
		raise ContentError("there is no level editor: run this in the editor, not as a commandlet")
	if not levels.new_level(f"{folder}/{name}") or not levels.save_current_level():
		raise ContentError(f"the map {folder}/{name} cannot be made")


def create(folder, name, asset_class, factory):
	asset = unreal.AssetToolsHelpers.get_asset_tools().create_asset(name, folder, asset_class, factory)
	if asset is None:
		raise ContentError(f"{folder}/{name} cannot be made")
	return asset


def save(asset, path):
	if not unreal.EditorAssetLibrary.save_loaded_asset(asset):
		raise ContentError(f"{path} cannot be saved: is the file read-only?")


def find_widgets(source_folder):
	"""Names of the widget classes of the game that may have a Blueprint child, without their prefix, in alphabetical order."""
	found = {}
	for header in sorted(source_folder.rglob("*.h")):
		for match in _WIDGET.finditer(header.read_text(encoding="utf-8")):
			childless = re.search("Abstract|NotBlueprintable", match["specifiers"]) is not None
			found[match["name"]] = (match["parent"], childless)
	return sorted(name for name, (_, childless) in found.items() if not childless and _is_widget(name, found))


def _is_widget(name, found):
	while name in found:
		name = found[name][0]
	return name == "UserWidget"


def main():
	builder = Builder()
	try:
		# The engine gives it relative to its own folder, which need not be the one this runs in.
		builder.build(unreal.Paths.convert_relative_path_to_full(unreal.Paths.project_dir()))
	except Exception as error:
		unreal.log_error(f"FLICK_CONTENT_FAILED {error}")
		raise
	unreal.log(f"FLICK_CONTENT_OK {builder.made} made, {builder.kept} kept")


if __name__ == "__main__":
	main()
