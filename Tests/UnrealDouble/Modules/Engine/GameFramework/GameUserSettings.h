#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "CoreMinimal.h"
#include "Double/DeclareClass.h"
#include "GenericPlatform/GenericWindow.h"
#include "UObject/Object.h"

/** What a person wants of the window. Here there is none: the wish is kept, and read again as it was saved. */
class ENGINE_API UGameUserSettings : public UObject
{
	DOUBLE_CLASS(UGameUserSettings, UObject)

public:
	UGameUserSettings(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get());

	static UGameUserSettings* GetGameUserSettings();

	void SetFullscreenMode(EWindowMode::Type InFullscreenMode) { Wished = InFullscreenMode; }
	EWindowMode::Type GetFullscreenMode() const { return Wished; }
	void SetScreenResolution(FIntPoint Resolution) { Size = Resolution; }
	FIntPoint GetScreenResolution() const { return Size; }
	FIntPoint GetDesktopResolution() const { return FIntPoint(1920, 1080); }
	/// Saves nothing.
	void ApplyResolutionSettings(bool bCheckForCommandLineOverrides) {}
	virtual void SaveSettings()
	{
		SavedMode = Wished;
		SavedSize = Size;
	}
	virtual void LoadSettings(bool bForceReload = false)
	{
		Wished = SavedMode;
		Size = SavedSize;
	}

private:
	/// Nobody has wished for anything yet: then the engine fills the screen.
	EWindowMode::Type Wished = EWindowMode::WindowedFullscreen;
	EWindowMode::Type SavedMode = EWindowMode::WindowedFullscreen;
	FIntPoint Size = FIntPoint(1920, 1080);
	FIntPoint SavedSize = FIntPoint(1920, 1080);
};
