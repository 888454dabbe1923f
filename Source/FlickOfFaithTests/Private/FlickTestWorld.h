#pragma once

#include "CoreMinimal.h"
#include "Engine/EngineBaseTypes.h"
#include "Engine/GameInstance.h"
#include "Engine/GameViewportClient.h"
#include "Misc/AutomationTest.h"
#include "UObject/StrongObjectPtr.h"

#include "FlickOfFaithPresentation/MatchSession.h"
#include "FlickTestFiles.h"

class AFlickGameMode;
class AFlickGameState;
class AFlickPlayerController;
class AFlickTable;
class FSceneViewport;
class SViewport;
class SWindow;
class UFlickGameInstance;
class UWorld;
struct FWorldContext;

/** Where all tests of the game run, and that they belong to the product. */
inline constexpr EAutomationTestFlags FlickTestFlags =
	EAutomationTestFlags::EditorContext | EAutomationTestFlags::ClientContext | EAutomationTestFlags::ProductFilter;

/**
 * A world with the game in it that moves when a test says so; between latent commands an engine with a game may move it by a frame of
 * its own. Has no window and no local player unless asked for; its options are those of a new player.
 */
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

	/** Whoever has to decide does anything until this is asked. Says so if it is never asked, or a shot does not end. */
	bool PlayUntil(faith::flick::DecisionKind Kind);

	/** What is asked now. */
	faith::flick::DecisionKind GetAsked() const;

	/** Frames until no shot is running. */
	bool TickUntilShotIsOver();

	/** Widgets take their places: before that nobody can walk to them with keys. */
	void Paint() const;

	/** There is a window, and what is in it is painted: then widgets can have the focus. Needs local players and Slate. */
	bool HasScreen() const { return bPainted; }

	UWorld* GetWorld() const { return World; }
	/** By number; nothing if there are fewer. */
	AFlickPlayerController* GetPlayer(int32 Index) const;
	/** With local players only. */
	UGameViewportClient* GetWindow() const { return Window.Get(); }
	/** What the window draws into; nothing without a window. */
	FViewport* GetViewport() const;
	AFlickGameMode* GetGameMode() const;
	AFlickGameState* GetGameState() const;
	AFlickTable* GetTable() const;
	UFlickGameInstance* GetGameInstance() const;
	/** The match; one that has not begun if there is none, so that a test fails instead of crashing. */
	const faith::flick::MatchSession& GetMatch() const;

private:
	FWorldContext& MakeContext(bool bWindow);
	void MakePlayers(FWorldContext& Context, int32 LocalPlayers);
	void OpenWindow();
	void CloseWindow();
	void LogIn(const FURL& Url);

	FFlickTestFiles OptionsFiles;
	TStrongObjectPtr<UGameInstance> GameInstance;
	TStrongObjectPtr<UGameViewportClient> Window;
	TSharedPtr<SWindow> SlateWindow;
	TSharedPtr<SViewport> ViewportWidget;
	TSharedPtr<FSceneViewport> Viewport;
	/** What Slate took for the game before. */
	TSharedPtr<SViewport> GameBefore;
	bool bPainted = false;
	/** The slot of tests that name none is empty again afterwards. */
	bool bOwnSlot = false;
	/** In the root set until it is destroyed. */
	UWorld* World = nullptr;
};
