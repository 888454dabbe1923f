#include "Double/EngineLoop.h"

#include "Double/Screen.h"
#include "Engine/Engine.h"
#include "Engine/GameInstance.h"
#include "Engine/GameViewportClient.h"
#include "Engine/LocalPlayer.h"
#include "Engine/World.h"
#include "Framework/Application/SlateApplication.h"
#include "IniFile.h"
#include "Tickable.h"

namespace UnrealDouble
{

namespace
{

UGameInstance* Running = nullptr;

UClass* GameInstanceClass()
{
	const FString Path = GameMapsSetting(TEXT("GameInstanceClass"));
	if (Path.IsEmpty())
	{
		return UGameInstance::StaticClass();
	}
	UClass* const Class = LoadClass<UGameInstance>(nullptr, *Path);
	checkf(Class, TEXT("DefaultEngine.ini: there is no game instance class %s"), *Path);
	return Class;
}

} // namespace

void EnsureEngine()
{
	CreateEngineAssets();
	if (!GEngine)
	{
		GEngine = NewObject<UEngine>();
		GEngine->AddToRoot();
	}
}

UWorld* StartEngine(const FString& Map)
{
	checkf(!Running, TEXT("A game is running already"));
	EnsureEngine();
	Running = NewObject<UGameInstance>(GEngine, GameInstanceClass());
	Running->AddToRoot();
	Running->InitializeStandalone();
	FWorldContext& Context = *Running->GetWorldContext();
	GEngine->GameViewport = NewObject<UGameViewportClient>(GEngine);
	GEngine->GameViewport->DoubleJoin(Running);
	Context.GameViewport = GEngine->GameViewport;
	GEngine->GameViewport->Init(Context, Running, false);
	OpenGameWindow(*GEngine->GameViewport);
	FString Error;
	ULocalPlayer* const First = Running->CreateLocalPlayer(0, Error, false);
	checkf(First, TEXT("No first player: %s"), *Error);

	// The map: as loading one does, players log in before play begins.
	UWorld* const Empty = Context.World();
	const FURL Address(*Map);
	const FWorldInitializationValues Values;
	UWorld* const World =
		UWorld::CreateWorld(EWorldType::Game, false, TEXT("Entry"), nullptr, true, ERHIFeatureLevel::Num, &Values);
	World->SetGameInstance(Running);
	Context.SetCurrentWorld(World);
	Empty->DestroyWorld(false);
	World->SetGameMode(Address);
	checkf(World->GetAuthGameMode(), TEXT("No game mode for %s"), *Map);
	World->InitializeActorsForPlay(Address);
	for (ULocalPlayer* Player : Running->GetLocalPlayers())
	{
		const bool bSpawned = Player->SpawnPlayActor(Address.ToString(), Error, World);
		checkf(bSpawned, TEXT("Login of the first player failed: %s"), *Error);
	}
	World->BeginPlay();
	Running->OnStart();
	return World;
}

void TickEngine(float DeltaSeconds)
{
	++GFrameCounter;
	if (Running)
	{
		Running->GetWorld()->Tick(LEVELTICK_All, DeltaSeconds);
	}
	FTickableGameObject::TickObjects(nullptr, LEVELTICK_All, false, DeltaSeconds);
	if (FSlateApplication::IsInitialized())
	{
		FSlateApplication::Get().Tick();
	}
}

void StopEngine()
{
	checkf(Running, TEXT("No game is running"));
	UWorld* const World = Running->GetWorld();
	World->EndPlay(EEndPlayReason::Quit);
	Running->Shutdown();
	World->DestroyWorld(false);
	GEngine->DestroyWorldContext(World);
	CloseGameWindow(*GEngine->GameViewport);
	GEngine->GameViewport = nullptr;
	Running->RemoveFromRoot();
	Running->MarkAsGarbage();
	Running = nullptr;
}

} // namespace UnrealDouble
