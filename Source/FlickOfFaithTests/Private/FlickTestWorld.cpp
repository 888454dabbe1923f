#include "FlickTestWorld.h"

#include "Engine/Engine.h"
#include "Engine/World.h"
#include "Game/FlickGameInstance.h"
#include "Game/FlickGameMode.h"
#include "Game/FlickGameState.h"
#include "Table/FlickTable.h"

namespace
{
constexpr float SecondsPerFrame = 1.0f / 60.0f;

FURL UrlWith(const FString& Options)
{
	FString Text = TEXT("/Engine/Maps/Entry?game=/Script/FlickOfFaith.FlickGameMode");
	if (!Options.Contains(TEXT("Slot=")))
	{
		Text += TEXT("?Slot=FlickTest");
	}
	if (!Options.Contains(TEXT("Seed=")))
	{
		Text += TEXT("?Seed=1");
	}
	Text += Options;
	return FURL(nullptr, *Text, TRAVEL_Absolute);
}
} // namespace

FFlickTestWorld::FFlickTestWorld(const FString& Options) : GameInstance(NewObject<UFlickGameInstance>(GEngine))
{
	// A world made by hand does not simulate unless it is told to.
	const UWorld::InitializationValues Values = UWorld::InitializationValues()
													.CreatePhysicsScene(true)
													.ShouldSimulatePhysics(true)
													.AllowAudioPlayback(false)
													.CreateNavigation(false)
													.CreateAISystem(false);
	World = UWorld::CreateWorld(EWorldType::Game, false, NAME_None, nullptr, true, ERHIFeatureLevel::Num, &Values);
	World->SetGameInstance(GameInstance.Get());
	FWorldContext& Context = GEngine->CreateNewWorldContext(EWorldType::Game);
	Context.OwningGameInstance = GameInstance.Get();
	Context.SetCurrentWorld(World);

	const FURL Url = UrlWith(Options);
	World->SetGameMode(Url);
	World->InitializeActorsForPlay(Url);
	World->BeginPlay();
}

FFlickTestWorld::~FFlickTestWorld()
{
	World->EndPlay(EEndPlayReason::Quit);
	GEngine->DestroyWorldContext(World);
	World->DestroyWorld(false);
}

void FFlickTestWorld::Tick()
{
	// Tick functions run once for each number of a frame.
	++GFrameCounter;
	World->Tick(LEVELTICK_All, SecondsPerFrame);
}

bool FFlickTestWorld::TickUntil(TFunctionRef<bool()> IsDone, float Seconds)
{
	for (float Passed = 0.0f; Passed < Seconds && !IsDone(); Passed += SecondsPerFrame)
	{
		Tick();
	}
	return IsDone();
}

bool FFlickTestWorld::TickUntilShotIsOver()
{
	return TickUntil([this]() { return !GetTable()->IsShotRunning(); }, 30.0f);
}

AFlickGameMode* FFlickTestWorld::GetGameMode() const
{
	return World->GetAuthGameMode<AFlickGameMode>();
}

AFlickGameState* FFlickTestWorld::GetGameState() const
{
	return World->GetGameState<AFlickGameState>();
}

AFlickTable* FFlickTestWorld::GetTable() const
{
	return GetGameMode()->GetTable();
}

UFlickGameInstance* FFlickTestWorld::GetGameInstance() const
{
	return Cast<UFlickGameInstance>(GameInstance.Get());
}

const faith::flick::MatchSession& FFlickTestWorld::GetMatch() const
{
	check(GetGameMode()->GetMatch() != nullptr);
	return *GetGameMode()->GetMatch();
}
