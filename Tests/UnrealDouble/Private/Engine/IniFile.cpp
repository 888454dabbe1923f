#include "IniFile.h"

#include "Misc/FileHelper.h"
#include "Misc/Paths.h"
#include "PhysicsEngine/PhysicsSettings.h"

#include <cstdlib>

DOUBLE_CLASS_IMPLEMENT(UPhysicsSettings, "/Script/Engine");

namespace UnrealDouble
{

namespace
{

TArray<TPair<FString, FString>> IniSection(const TCHAR* File, const TCHAR* Section)
{
	TArray<TPair<FString, FString>> Found;
	FString Text;
	if (!FFileHelper::LoadFileToString(Text, *(FPaths::ProjectConfigDir() / File)))
	{
		return Found;
	}
	TArray<FString> Lines;
	Text.ParseIntoArrayLines(Lines);
	bool bHere = false;
	for (const FString& Line : Lines)
	{
		const FString Trimmed = Line.TrimStartAndEnd();
		if (Trimmed.StartsWith(TEXT("[")))
		{
			bHere = Trimmed == FString(TEXT("[")) + Section + TEXT("]");
		}
		FString Key;
		FString Value;
		if (bHere && !Trimmed.StartsWith(TEXT(";")) && Trimmed.Split(TEXT("="), &Key, &Value))
		{
			Found.Emplace(Key, Value);
		}
	}
	return Found;
}

FString SettingIn(const TArray<TPair<FString, FString>>& Section, const TCHAR* Key)
{
	for (const TPair<FString, FString>& Pair : Section)
	{
		if (Pair.Key == Key)
		{
			return Pair.Value;
		}
	}
	return FString();
}

} // namespace

TArray<TPair<FString, FString>> EngineIniSection(const TCHAR* Section)
{
	return IniSection(TEXT("DefaultEngine.ini"), Section);
}

FString GameMapsSetting(const TCHAR* Key)
{
	return SettingIn(EngineIniSection(TEXT("/Script/EngineSettings.GameMapsSettings")), Key);
}

FString InputSetting(const TCHAR* Key)
{
	return SettingIn(IniSection(TEXT("DefaultInput.ini"), TEXT("/Script/Engine.InputSettings")), Key);
}

} // namespace UnrealDouble

namespace
{

void Read(const FString& Text, float& Value)
{
	Value = static_cast<float>(FCString::Atod(*Text));
}

void Read(const FString& Text, int32& Value)
{
	Value = FCString::Atoi(*Text);
}

void Read(const FString& Text, bool& Value)
{
	checkf(Text == TEXT("True") || Text == TEXT("False"), TEXT("%s is neither True nor False"), *Text);
	Value = Text == TEXT("True");
}

template <class T>
void ReadOneOf(const FString& Text, TEnumAsByte<T>& Value, std::initializer_list<const TCHAR*> Names)
{
	int32 Index = 0;
	for (const TCHAR* Name : Names)
	{
		if (Text == Name)
		{
			Value = static_cast<T>(Index);
			return;
		}
		++Index;
	}
	checkf(false, TEXT("%s is no value of that setting"), *Text);
}

void Read(const FString& Text, TEnumAsByte<EFrictionCombineMode::Type>& Value)
{
	ReadOneOf(Text, Value, {TEXT("Average"), TEXT("Min"), TEXT("Multiply"), TEXT("Max")});
}

void Read(const FString& Text, TEnumAsByte<ESettingsDOF::Type>& Value)
{
	ReadOneOf(Text, Value, {TEXT("Full3D"), TEXT("YZPlane"), TEXT("XZPlane"), TEXT("XYPlane")});
}

/// True when the key is one the double knows.
bool ReadSetting(UPhysicsSettings& Settings, const FString& Key, const FString& Value)
{
#define DOUBLE_SETTING(Name) \
	if (Key == TEXT(#Name)) \
	{ \
		Read(Value, Settings.Name); \
		return true; \
	}
	DOUBLE_SETTING(DefaultGravityZ)
	DOUBLE_SETTING(BounceThresholdVelocity)
	DOUBLE_SETTING(FrictionCombineMode)
	DOUBLE_SETTING(RestitutionCombineMode)
	DOUBLE_SETTING(MaxAngularVelocity)
	DOUBLE_SETTING(MaxDepenetrationVelocity)
	DOUBLE_SETTING(ContactOffsetMultiplier)
	DOUBLE_SETTING(MinContactOffset)
	DOUBLE_SETTING(MaxContactOffset)
	DOUBLE_SETTING(bEnableEnhancedDeterminism)
	DOUBLE_SETTING(DefaultDegreesOfFreedom)
	DOUBLE_SETTING(MinPhysicsDeltaTime)
	DOUBLE_SETTING(MaxPhysicsDeltaTime)
	DOUBLE_SETTING(bSubstepping)
	DOUBLE_SETTING(bSubsteppingAsync)
	DOUBLE_SETTING(bTickPhysicsAsync)
	DOUBLE_SETTING(AsyncFixedTimeStepSize)
	DOUBLE_SETTING(MaxSubstepDeltaTime)
	DOUBLE_SETTING(MaxSubsteps)
	DOUBLE_SETTING(SyncSceneSmoothingFactor)
	DOUBLE_SETTING(InitialAverageFrameRate)
	DOUBLE_SETTING(MinDeltaVelocityForHitEvents)
#undef DOUBLE_SETTING
	return Key == TEXT("SolverOptions"); // numbers of Chaos, which is not here
}

} // namespace

UPhysicsSettings::UPhysicsSettings(const FObjectInitializer& ObjectInitializer) : Super(ObjectInitializer)
{
	if (!std::getenv("FAITH_PROJECT_DIR"))
	{
		return; // only lists tests
	}
	for (const TPair<FString, FString>& Pair : UnrealDouble::EngineIniSection(TEXT("/Script/Engine.PhysicsSettings")))
	{
		checkf(ReadSetting(*this, Pair.Key, Pair.Value),
			TEXT("DefaultEngine.ini: PhysicsSettings has no key %s, or the double does not know it"), *Pair.Key);
	}
}

UPhysicsSettings* UPhysicsSettings::Get()
{
	return GetMutableDefault<UPhysicsSettings>();
}
