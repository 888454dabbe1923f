#include "Game/FlickGameInstance.h"

#include "FlickLog.h"
#include "GameFramework/GameUserSettings.h"
#include "Sound/FlickSounds.h"

namespace
{
/** Of a window that does not fill the screen, pixels. */
constexpr int32 WindowWidth = 1600;
constexpr int32 WindowHeight = 900;
} // namespace

void UFlickGameInstance::Init()
{
	Super::Init();
	Prepare();
}

UFlickOptions* UFlickGameInstance::GetOptions()
{
	Prepare();
	return Options;
}

const FFlickTexts& UFlickGameInstance::GetTexts()
{
	Prepare();
	return Texts;
}

UFlickSounds* UFlickGameInstance::GetSounds()
{
	Prepare();
	return Sounds;
}

void UFlickGameInstance::SetLanguage(const FString& Code)
{
	GetOptions()->Language = Code;
	KeepOptions();
}

bool UFlickGameInstance::KeepOptions()
{
	Prepare();
	Options->Correct();
	ApplyOptions();
	OnOptionsChanged.Broadcast();
	const bool bSaved = Options->Save();
	if (!bSaved)
	{
		UE_LOG(LogFlick, Warning, TEXT("The options cannot be saved"));
	}
	return bSaved;
}

void UFlickGameInstance::UseOptionsOf(const FString& SlotName)
{
	OptionsSlot = SlotName;
	Options = nullptr;
	Prepare();
}

void UFlickGameInstance::Prepare()
{
	if (Sounds == nullptr)
	{
		Sounds = NewObject<UFlickSounds>(this);
	}
	if (Options == nullptr)
	{
		Options = UFlickOptions::Load(OptionsSlot);
		ApplyOptions();
	}
}

void UFlickGameInstance::ApplyOptions()
{
	Sounds->SetVolumes(Options->EffectsVolume, Options->AmbienceVolume, Options->InterfaceVolume);
	ApplyWindow();
	const faith::text::Language Language = Options->GetLanguage();
	if (!bTextsLoaded || Texts.GetTable().GetLanguage() != Language)
	{
		bTextsLoaded = true;
		Texts = FFlickTexts::Load(Language);
		OnLanguageChanged.Broadcast();
	}
}

void UFlickGameInstance::ApplyWindow()
{
	UGameUserSettings* const Window = UGameUserSettings::GetGameUserSettings();
	if (Window == nullptr || AppliedFullscreen == Options->bFullscreen)
	{
		return;
	}
	AppliedFullscreen = Options->bFullscreen;
	const EWindowMode::Type Wished = Options->bFullscreen ? EWindowMode::WindowedFullscreen : EWindowMode::Windowed;
	// What an engine calls full screen without a window around it is left as it is.
	const bool bIsWindow = Window->GetFullscreenMode() == EWindowMode::Windowed;
	if (bIsWindow == Options->bFullscreen)
	{
		constexpr bool bCommandLineFirst = true;
		Window->SetFullscreenMode(Wished);
		Window->SetScreenResolution(
			Options->bFullscreen ? Window->GetDesktopResolution() : FIntPoint(WindowWidth, WindowHeight));
		Window->ApplyResolutionSettings(bCommandLineFirst);
		// The engine opens the window as it was saved, before anybody asks for the options.
		Window->SaveSettings();
	}
}
