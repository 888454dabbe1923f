#!/usr/bin/env python3
"""Shows that the checks of the contract can fail: wrong rows do not compile, missing and unused rows are named."""

from __future__ import annotations

import dataclasses
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

sys.dont_write_bytecode = True

import layout
from check_manifest import disagreements, missing_rows, unused_rows, wrong_rows
from contract_checks import checks_of
from manifest import Row
from used_symbols import Use

HEADER = "Components/PrimitiveComponent.h"


def row(kind: str, symbol: str, signature: str) -> Row:
	return Row("0001", kind, symbol, signature, HEADER, "Engine", "5.5", "K", "", "", 2)


def use(symbol: str, signature: str, **more: object) -> Use:
	return Use(symbol, "function", signature, HEADER, "Engine", "Piece.cpp", 7, **more)


# A right row of each form, then what is wrong in the other: its symbol, if that is another, and its signature.
PAIRS = (
	("macro", "TEXT", "", "TEXTS", ""),
	("class", "AActor", ": UObject", "AActor", ": USceneComponent"),
	("class", "FHitResult", "", "FHitResults", ""),
	(
		"function",
		"UPrimitiveComponent::SetMaterial",
		"void (UPrimitiveComponent::*)(int32, UMaterialInterface*)",
		"",
		"void (UPrimitiveComponent::*)(UMaterialInterface*, int32)",
	),
	("function", "AActor::GetActorLocation", "FVector (AActor::*)() const", "", "FVector (AActor::*)()"),
	("function", "AActor::BeginPlay", "protected void (AActor::*)()", "", "void (AActor::*)()"),
	("function", "AActor::BeginPlay", "protected virtual void (AActor::*)()", "", "virtual void (AActor::*)(float)"),
	(
		"function",
		"UPrimitiveComponent::AddImpulse",
		"void (UPrimitiveComponent::*)(FVector, FName = NAME_None, bool = false)",
		"",
		"void (UPrimitiveComponent::*)(FVector = FVector(), FName = NAME_None, bool = false)",
	),
	("static function", "IFileManager::Get", "IFileManager& (*)()", "", "IFileManager* (*)()"),
	("constructor", "FColor::FColor", "FColor(uint8, uint8, uint8, uint8 = 255)", "", "FColor(FName, uint8)"),
	("field", "UPrimitiveComponent::BodyInstance", "FBodyInstance", "", "FBodyInstance*"),
	("field", "FBodyInstance::bUseCCD", "flag", "FBodyInstance::bUseCDC", "flag"),
	("enum value", "ETeleportType::None", "ETeleportType", "", "ECollisionEnabled::Type"),
	("type", "FVector", "UE::Math::TVector<double>", "", "UE::Math::TVector<float>"),
	("constant", "FVector::UpVector", "const FVector", "", "const FRotator"),
	("function", "Cast", "Cast<AActor>(std::declval<UObject*>()) -> AActor*", "", "Cast<AActor>(1) -> AActor*"),
	("function", "Cast", "Cast<AActor>(std::declval<UObject*>()) => UObject*", "", "FString() => FText"),
)


class Contract(unittest.TestCase):
	def test_accepts_right_rows_and_refuses_wrong_ones(self) -> None:
		right = [row(kind, symbol, signature) for kind, symbol, signature, _, _ in PAIRS]
		numbered = [dataclasses.replace(one, id=f"{number:04}") for number, one in enumerate(right)]
		self.assertEqual(self.errors(numbered), "")
		for kind, symbol, _, wrong_symbol, wrong in PAIRS:
			with self.subTest(symbol=wrong_symbol or symbol, signature=wrong):
				self.assertIn("error", self.errors([row(kind, wrong_symbol or symbol, wrong)]))

	def errors(self, rows: list[Row]) -> str:
		headers = ("CoreMinimal.h", HEADER, "GameFramework/Actor.h", "HAL/FileManager.h", "Templates/Casts.h")
		lines = [f'#include "{header}"' for header in headers] + ["#include <type_traits>", "#include <utility>"]
		lines += [line for one in rows for line in checks_of(one)]
		with tempfile.TemporaryDirectory(prefix="contract-") as folder:
			source = Path(folder) / "Rows.cpp"
			source.write_text("\n".join(lines) + "\n", encoding="utf-8")
			command = ["c++", "-fsyntax-only", *layout.engine_flags(), str(source)]
			return subprocess.run(command, capture_output=True, text=True, timeout=120).stderr


class ManifestChecks(unittest.TestCase):
	def test_names_the_place_of_a_use_without_a_row(self) -> None:
		found = missing_rows([], [use("AActor::Tick", "void (AActor::*)(float)")])
		self.assertEqual(len(found), 1)
		self.assertIn("Piece.cpp:7: AActor::Tick is in no row", found[0])

	def test_an_overload_needs_its_own_row(self) -> None:
		rows = [row("function", "FMath::Sin", "float (*)(float)")]
		self.assertEqual(len(missing_rows(rows, [use("FMath::Sin", "double (*)(double)")])), 1)
		self.assertEqual(len(unused_rows(rows, [use("FMath::Sin", "double (*)(double)")])), 1)

	def test_names_a_row_that_nothing_uses(self) -> None:
		self.assertIn("Manifest.csv:2: nothing uses AActor", unused_rows([row("class", "AActor", "")], [])[0])

	def test_minds_defaults_overrides_and_headers_that_the_row_does_not_tell(self) -> None:
		rows = [row("function", "AActor::Tick", "void (AActor::*)(float)")]
		signature = "void (AActor::*)(float)"
		self.assertEqual(disagreements(rows, [use("AActor::Tick", signature)]), [])
		self.assertIn("fewer defaults", disagreements(rows, [use("AActor::Tick", signature, left_out=1)])[0])
		self.assertIn("does not say virtual", disagreements(rows, [use("AActor::Tick", signature, overrides=True)])[0])
		elsewhere = dataclasses.replace(use("AActor::Tick", signature), header="GameFramework/Actor.h")
		self.assertIn("is in Engine/GameFramework/Actor.h", disagreements(rows, [elsewhere])[0])

	def test_minds_unknown_kinds_and_labels_without_a_source(self) -> None:
		bad = dataclasses.replace(row("clas", "AActor", ""), confidence="D")
		self.assertEqual(len(wrong_rows([bad])), 2)


if __name__ == "__main__":
	unittest.main()
