#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "CoreMinimal.h"

class UGameInstance;
class UWorld;

/// What the engine's main loop does around a game.
namespace UnrealDouble
{
/// Starts a game as `-game <Map>` would, `Map` with its options; the game instance and game mode come from DefaultEngine.ini
/// unless the options name another mode. The world simulates physics, there is one local player and a window.
ENGINE_API UWorld* StartEngine(const FString& Map = TEXT("/Engine/Maps/Entry"));
/// One frame: the frame counter, then every world.
ENGINE_API void TickEngine(float DeltaSeconds);
/// Ends play and forgets worlds, game instance and players.
ENGINE_API void StopEngine();
/// GEngine without a game, for tests that make their own world. Called by StartEngine.
ENGINE_API void EnsureEngine();
/// Makes the engine's content that LoadObject can find. Before the default objects are made, for their constructors may ask for it.
ENGINE_API void CreateEngineAssets();
} // namespace UnrealDouble
