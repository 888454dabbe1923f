#pragma once

#include "CoreMinimal.h"
#include "GameFramework/GameStateBase.h"

#include "FlickOfFaithPresentation/MatchStatus.h"
#include "FlickOfFaithPresentation/SeatPlan.h"

#include "FlickGameState.generated.h"

/** The stages of a match as players know them. */
UENUM(BlueprintType)
enum class EFlickPhase : uint8
{
	ChoosingGods,
	FirstFlickOff,
	Council,
	Mission,
	Worship,
	LastFlickOff,
	Over,
};

/** What everybody may see of one seat. */
USTRUCT(BlueprintType)
struct FFlickSeatStatus
{
	GENERATED_BODY()

	/** What the player wants to be called; may be empty. */
	UPROPERTY(BlueprintReadOnly, Category = "Flick of Faith")
	FString PlayerName;

	/** Key of the level a computer plays at; none for a person. */
	UPROPERTY(BlueprintReadOnly, Category = "Flick of Faith")
	FName Level;

	/** Key of the colour. */
	UPROPERTY(BlueprintReadOnly, Category = "Flick of Faith")
	FName Colour;

	/** Key of the god; none until all have chosen. */
	UPROPERTY(BlueprintReadOnly, Category = "Flick of Faith")
	FName God;

	/** Victory points. */
	UPROPERTY(BlueprintReadOnly, Category = "Flick of Faith")
	int32 Score = 0;

	/** Prophets still to flick. */
	UPROPERTY(BlueprintReadOnly, Category = "Flick of Faith")
	int32 Prophets = 0;

	/** The match waits for this seat. */
	UPROPERTY(BlueprintReadOnly, Category = "Flick of Faith")
	bool bAwaited = false;
};

DECLARE_DYNAMIC_MULTICAST_DELEGATE(FFlickStatusChanged);

/** What everybody at the table may see at a glance, for widgets and Blueprints. */
UCLASS()
class FLICKOFFAITH_API AFlickGameState : public AGameStateBase
{
	GENERATED_BODY()

public:
	/** Takes over what the portable game says, and who plays. */
	void Show(const faith::flick::MatchStatus& Status, const std::vector<faith::flick::SeatLabel>& Players);

	/** Something above has changed. */
	UPROPERTY(BlueprintAssignable, Category = "Flick of Faith")
	FFlickStatusChanged OnStatusChanged;

	UPROPERTY(BlueprintReadOnly, Category = "Flick of Faith")
	EFlickPhase Phase = EFlickPhase::ChoosingGods;

	/** 1 is the first; 0 before it. */
	UPROPERTY(BlueprintReadOnly, Category = "Flick of Faith")
	int32 Generation = 0;

	/** Whose turn it is in a mission, or -1. */
	UPROPERTY(BlueprintReadOnly, Category = "Flick of Faith")
	int32 ActiveSeat = INDEX_NONE;

	/** Who won, or -1. */
	UPROPERTY(BlueprintReadOnly, Category = "Flick of Faith")
	int32 Winner = INDEX_NONE;

	/** Keys of the laws in force, oldest first. */
	UPROPERTY(BlueprintReadOnly, Category = "Flick of Faith")
	TArray<FName> Laws;

	UPROPERTY(BlueprintReadOnly, Category = "Flick of Faith")
	TArray<FFlickSeatStatus> Seats;
};
