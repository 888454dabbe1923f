"""Where things are in this repository, and how its Unreal sources are compiled against the double."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
DOUBLE = ROOT / "Tests/UnrealDouble/Modules"
HEADER_TOOL = ROOT / "Tests/UnrealDouble/Tools/uht.py"
MANIFEST = ROOT / "Tests/UnrealContract/Manifest.csv"
CONTRACT = ROOT / "Source/FlickOfFaithContract/Private/ApiContract.cpp"

# The modules whose use of the engine the manifest lists.
MODULES = ("FlickOfFaith", "FlickOfFaithTests")


def module_folder(name: str) -> Path:
	return ROOT / "Source" / name


def portable_modules() -> list[Path]:
	return sorted(path.parent for path in ROOT.glob("Plugins/*/Source/*/*.Build.cs"))


def own_files() -> list[Path]:
	return sorted(path for name in MODULES for path in module_folder(name).rglob("*") if path.suffix in (".h", ".cpp"))


def translation_units() -> list[Path]:
	return [path for path in own_files() if path.suffix == ".cpp"]


def engine_header(path: Path) -> tuple[str, str]:
	"""The module and the include path of a header of the double."""
	inside = path.relative_to(DOUBLE)
	return inside.parts[0], Path(*inside.parts[1:]).as_posix()


def shown(path: Path) -> str:
	"""A path as people name it."""
	return path.relative_to(ROOT).as_posix() if path.is_relative_to(ROOT) else path.name


def engine_flags() -> list[str]:
	"""Flags for g++ and clang++ with which a source can be parsed against the double."""
	flags = ["-std=c++20", "-fno-rtti", "-fno-exceptions", "-DFAITH_UNREAL_DOUBLE=1", "-DIS_MONOLITHIC=1"]
	flags += [f"-D{definition}" for definition in _build_list("UNREAL_DEFINITIONS")]
	return flags + [f"-I{module}" for module in sorted(DOUBLE.iterdir())]


def warning_flags() -> list[str]:
	"""What a warning is to both compilers, and that it is an error."""
	return [flag for flag in _build_list("UNREAL_FLAGS") if flag.startswith("-W")]


def compile_flags(generated: Path) -> list[str]:
	"""Flags for every source of our Unreal modules."""
	flags = engine_flags()
	for folder in portable_modules():
		flags += [f"-I{folder / 'Public'}", f"-D{folder.name.upper()}_API="]
	for name in MODULES:
		folder = module_folder(name)
		flags += [f"-I{folder / 'Public'}", f"-I{folder / 'Private'}", f"-I{generated / name}", f"-D{name.upper()}_API="]
	return [*flags, '-DUE_MODULE_NAME="FlickOfFaith"']


def _build_list(name: str) -> list[str]:
	"""A list of the CMake file that builds our modules against the double."""
	text = (ROOT / "Tests/UnrealDouble/UnrealModule.cmake").read_text(encoding="utf-8")
	return re.search(rf"^set\({name}\s+([^)]*)\)", text, re.MULTILINE)[1].split()


def write_generated_headers(generated: Path) -> None:
	"""Lets the header tool of the double write what GENERATED_BODY() stands for."""
	for name in MODULES:
		(generated / name).mkdir(parents=True, exist_ok=True)
		command = [sys.executable, HEADER_TOOL, "generate", "--root", ROOT, "--module", name]
		subprocess.run([*command, "--output", generated / name], check=True)
