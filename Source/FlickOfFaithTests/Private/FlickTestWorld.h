#pragma once

#include "CoreMinimal.h"
#include "Engine/GameInstance.h"
#include "Misc/AutomationTest.h"
#include "UObject/StrongObjectPtr.h"

#include "FlickOfFaithPresentation/MatchSession.h"

class AFlickGameMode;
class AFlickGameState;
class AFlickTable;
class UFlickGameInstance;
class UWorld;

/** Where all tests of the game run, and that they belong to the product. */
inline constexpr EAutomationTestFlags FlickTestFlags = EAutomationTestFlags::EditorContext |
	EAutomationTestFlags::ClientContext | EAutomationTestFlags::CommandletContext | EAutomationTestFlags::ProductFilter;

/** A world with the game in it that only moves when a test says so. Has no window and no local player. */
class FFlickTestWorld
{
public:
	/** Options as in the address of a map, such as "?Players=2?Seed=5". Without seed and slot in them the match has those of tests. */
	explicit FFlickTestWorld(const FString& Options);
	~FFlickTestWorld();

	FFlickTestWorld(const FFlickTestWorld&) = delete;
	FFlickTestWorld& operator=(const FFlickTestWorld&) = delete;

	/** One frame of a sixtieth of a second. */
	void Tick();

	/** Frames until the condition holds; false if it does not within so many seconds of the world's time. */
	bool TickUntil(TFunctionRef<bool()> IsDone, float Seconds);

	/** Frames until no shot is running. */
	bool TickUntilShotIsOver();

	UWorld* GetWorld() const { return World; }
	AFlickGameMode* GetGameMode() const;
	AFlickGameState* GetGameState() const;
	AFlickTable* GetTable() const;
	UFlickGameInstance* GetGameInstance() const;
	/** The match; there must be one. */
	const faith::flick::MatchSession& GetMatch() const;

private:
	TStrongObjectPtr<UGameInstance> GameInstance;
	/** In the root set until it is destroyed. */
	UWorld* World = nullptr;
};
