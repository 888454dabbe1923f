#pragma once

#include "CoreMinimal.h"

namespace UnrealDouble
{
/// The keys and values of one section of the project's Config/DefaultEngine.ini, in their order; + and - before a key are kept.
TArray<TPair<FString, FString>> EngineIniSection(const TCHAR* Section);
/// A value of the section of maps and modes, or nothing.
FString GameMapsSetting(const TCHAR* Key);
/// A value of the input settings in Config/DefaultInput.ini, or nothing.
FString InputSetting(const TCHAR* Key);
} // namespace UnrealDouble
