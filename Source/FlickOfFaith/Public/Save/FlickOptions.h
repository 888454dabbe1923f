#pragma once

#include "CoreMinimal.h"
#include "GameFramework/SaveGame.h"

#include "FaithText/Language.h"
#include "FlickOfFaithPresentation/AimSight.h"

#include "FlickOptions.generated.h"

/** What players have chosen, in a save slot of its own. */
UCLASS(BlueprintType)
class FLICKOFFAITH_API UFlickOptions : public USaveGame
{
	GENERATED_BODY()

public:
	/** What Format is in the options of this version. */
	static constexpr int32 PresentFormat = 1;

	/** The slot of the game; tests have others. */
	static constexpr const TCHAR* UsualSlot = TEXT("FlickOptions");

	/**
	 * What is in the slot, or what a new player gets, in the language of the system. A file that is damaged or of a newer version is put
	 * aside and the log says so; never null.
	 */
	static UFlickOptions* Load(const FString& SlotName);

	/** Writes the options into the slot they came from. False if that is not possible. */
	bool Save();

	/** Makes of every value that makes no sense the nearest that does. */
	void Correct();

	/** The chosen language. */
	faith::text::Language GetLanguage() const;

	/** How much persons see while they aim. */
	faith::flick::AimSight GetAimSight() const;

	/** Not the present one by itself: what equals its default is not written. */
	UPROPERTY()
	int32 Format = 0;

	/** en, de or pl. */
	UPROPERTY(BlueprintReadWrite, Category = "Flick of Faith")
	FString Language;

	/** Percent, 0 is silent: what happens on the table. */
	UPROPERTY(BlueprintReadWrite, Category = "Flick of Faith")
	int32 EffectsVolume = 80;

	/** Percent: the sea. */
	UPROPERTY(BlueprintReadWrite, Category = "Flick of Faith")
	int32 AmbienceVolume = 40;

	/** Percent: buttons. */
	UPROPERTY(BlueprintReadWrite, Category = "Flick of Faith")
	int32 InterfaceVolume = 60;

	/** How fast computers play: one of faith::flick::kOpponentSpeeds. */
	UPROPERTY(BlueprintReadWrite, Category = "Flick of Faith")
	float OpponentSpeed = 1.0f;

	/** How much persons see while they aim: proposed, full, direction or nothing; empty is what newcomers get. */
	UPROPERTY(BlueprintReadWrite, Category = "Flick of Faith")
	FString AimSight;

	/** How large texts are: one of faith::flick::kTextScales. */
	UPROPERTY(BlueprintReadWrite, Category = "Flick of Faith")
	float TextScale = 1.0f;

	/** Nothing on the screen moves that need not. */
	UPROPERTY(BlueprintReadWrite, Category = "Flick of Faith")
	bool bReducedMotion = false;

	UPROPERTY(BlueprintReadWrite, Category = "Flick of Faith")
	bool bFullscreen = false;

private:
	FString Slot;
	/** The slot holds a file that can neither be read nor put aside: it stays for whoever can mend it. */
	bool bSlotIsStuck = false;
};
