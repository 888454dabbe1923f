#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "CoreMinimal.h"
#include "Double/DeclareClass.h"
#include "GenericPlatform/GenericWindow.h"
#include "UObject/Object.h"

/** What a person wants of the window. Here there is none: the wish is kept. */
class ENGINE_API UGameUserSettings : public UObject
{
	DOUBLE_CLASS(UGameUserSettings, UObject)

public:
	UGameUserSettings(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get());

	static UGameUserSettings* GetGameUserSettings();

	void SetFullscreenMode(EWindowMode::Type InFullscreenMode) { Wished = InFullscreenMode; }
	EWindowMode::Type GetFullscreenMode() const { return Wished; }
	void ApplyResolutionSettings(bool bCheckForCommandLineOverrides) {}

private:
	EWindowMode::Type Wished = EWindowMode::Windowed;
};
