#pragma once

#include "CoreMinimal.h"
#include "Engine/EngineBaseTypes.h"
#include "Engine/GameInstance.h"
#include "Engine/GameViewportClient.h"
#include "Misc/AutomationTest.h"
#include "UObject/StrongObjectPtr.h"

#include "FlickOfFaithPresentation/MatchSession.h"

class AFlickGameMode;
class AFlickGameState;
class AFlickPlayerController;
class AFlickTable;
class UFlickGameInstance;
class UWorld;
struct FWorldContext;

/** Where all tests of the game run, and that they belong to the product. */
inline constexpr EAutomationTestFlags FlickTestFlags = EAutomationTestFlags::EditorContext |
	EAutomationTestFlags::ClientContext | EAutomationTestFlags::CommandletContext | EAutomationTestFlags::ProductFilter;

/** A world with the game in it that only moves when a test says so. Has no window and no local player unless asked for. */
class FFlickTestWorld
{
public:
	/** Options as in the address of a map, such as "?Players=2?Seed=5". Without seed, slot and pace in them the match has those of tests. */
	explicit FFlickTestWorld(const FString& Options, int32 LocalPlayers = 0);
	~FFlickTestWorld();

	FFlickTestWorld(const FFlickTestWorld&) = delete;
	FFlickTestWorld& operator=(const FFlickTestWorld&) = delete;

	/** One frame of a sixtieth of a second. */
	void Tick();

	/** Frames until the condition holds; false if it does not within so many seconds of the world's time. */
	bool TickUntil(TFunctionRef<bool()> IsDone, float Seconds);

	/** Whoever has to decide does anything until this is asked. */
	bool PlayUntil(faith::flick::DecisionKind Kind);

	/** What is asked now. */
	faith::flick::DecisionKind GetAsked() const;

	/** Frames until no shot is running. */
	bool TickUntilShotIsOver();

	UWorld* GetWorld() const { return World; }
	/** By number; nothing if there are fewer. */
	AFlickPlayerController* GetPlayer(int32 Index) const;
	/** With local players only. */
	UGameViewportClient* GetWindow() const { return Window.Get(); }
	AFlickGameMode* GetGameMode() const;
	AFlickGameState* GetGameState() const;
	AFlickTable* GetTable() const;
	UFlickGameInstance* GetGameInstance() const;
	/** The match; there must be one. */
	const faith::flick::MatchSession& GetMatch() const;

private:
	FWorldContext& MakeContext(bool bWindow);
	void MakeWindow(FWorldContext& Context, int32 LocalPlayers);
	void LogIn(const FURL& Url);

	TStrongObjectPtr<UGameInstance> GameInstance;
	TStrongObjectPtr<UGameViewportClient> Window;
	/** In the root set until it is destroyed. */
	UWorld* World = nullptr;
};
