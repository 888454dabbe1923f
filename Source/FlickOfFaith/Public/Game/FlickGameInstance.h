#pragma once

#include "CoreMinimal.h"
#include "Engine/GameInstance.h"

#include "Save/FlickOptions.h"
#include "Text/FlickTexts.h"

#include <optional>

#include "FlickGameInstance.generated.h"

class UFlickSounds;

/** Everything that is read on the screen is to be read anew. */
DECLARE_MULTICAST_DELEGATE(FFlickLanguageChanged);

/** Something in the options is another. */
DECLARE_MULTICAST_DELEGATE(FFlickOptionsChanged);

/** What outlives a map: the options, texts and sounds. */
UCLASS()
class FLICKOFFAITH_API UFlickGameInstance : public UGameInstance
{
	GENERATED_BODY()

public:
	virtual void Init() override;

	/** What players have chosen; never null. Whoever changes it calls KeepOptions. */
	UFUNCTION(BlueprintCallable, Category = "Flick of Faith")
	UFlickOptions* GetOptions();

	/** Puts the options into effect and saves them. False if they cannot be saved; they are in effect nevertheless. */
	UFUNCTION(BlueprintCallable, Category = "Flick of Faith")
	bool KeepOptions();

	/** Chooses a language by its code (en, de, pl) and keeps the options. Another code means the language of the system. */
	UFUNCTION(BlueprintCallable, Category = "Flick of Faith")
	void SetLanguage(const FString& Code);

	/** All texts in the chosen language. The reference stays good; what it holds changes with the language. */
	const FFlickTexts& GetTexts();

	/** Everything that can be heard; never null. */
	UFUNCTION(BlueprintCallable, Category = "Flick of Faith")
	UFlickSounds* GetSounds();

	FFlickLanguageChanged OnLanguageChanged;
	FFlickOptionsChanged OnOptionsChanged;

	/** Takes the options from another slot; for tests. */
	void UseOptionsOf(const FString& SlotName);

private:
	/** Tests make worlds whose game instance nobody initialises: whoever asks first does it. */
	void Prepare();
	void ApplyOptions();
	void ApplyWindow();

	UPROPERTY()
	TObjectPtr<UFlickOptions> Options;

	UPROPERTY()
	TObjectPtr<UFlickSounds> Sounds;

	FFlickTexts Texts{faith::text::Language::English};
	bool bTextsLoaded = false;
	FString OptionsSlot = UFlickOptions::UsualSlot;
	/** What was wished of the window when it was last told. Players may have changed it since, with Alt+Enter. */
	std::optional<bool> AppliedFullscreen;
};
