#include "FlickTestWorld.h"

#include "Engine/Engine.h"
#include "Engine/LocalPlayer.h"
#include "Engine/World.h"
#include "Game/FlickGameInstance.h"
#include "Game/FlickGameMode.h"
#include "Game/FlickGameState.h"
#include "Game/FlickPlayerController.h"
#include "Kismet/GameplayStatics.h"
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
	if (!Options.Contains(TEXT("Pace=")))
	{
		Text += TEXT("?Pace=0");
	}
	Text += Options;
	return FURL(nullptr, *Text, TRAVEL_Absolute);
}
} // namespace

FFlickTestWorld::FFlickTestWorld(const FString& Options, int32 LocalPlayers)
	: GameInstance(NewObject<UFlickGameInstance>(GEngine))
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
	FWorldContext& Context = MakeContext(LocalPlayers > 0);
	Context.SetCurrentWorld(World);
	if (LocalPlayers > 0)
	{
		MakeWindow(Context, LocalPlayers);
	}

	const FURL Url = UrlWith(Options);
	World->SetGameMode(Url);
	World->InitializeActorsForPlay(Url);
	LogIn(Url);
	World->BeginPlay();
}

FWorldContext& FFlickTestWorld::MakeContext(bool bWindow)
{
	if (bWindow)
	{
		// Only so does the game instance know its context, which players need. It comes with a world that nobody wants.
		GameInstance->InitializeStandalone();
		GameInstance->GetWorldContext()->World()->DestroyWorld(false);
		return *GameInstance->GetWorldContext();
	}
	FWorldContext& Context = GEngine->CreateNewWorldContext(EWorldType::Game);
	Context.OwningGameInstance = GameInstance.Get();
	return Context;
}

void FFlickTestWorld::MakeWindow(FWorldContext& Context, int32 LocalPlayers)
{
	Window.Reset(NewObject<UGameViewportClient>(GEngine));
	Context.GameViewport = Window.Get();
	Window->Init(Context, GameInstance.Get(), false);
	for (int32 Index = 0; Index < LocalPlayers; ++Index)
	{
		FString Error;
		GameInstance->CreateLocalPlayer(Index, Error, false);
	}
}

void FFlickTestWorld::LogIn(const FURL& Url)
{
	for (ULocalPlayer* const Player : GameInstance->GetLocalPlayers())
	{
		FString Error;
		Player->SpawnPlayActor(Url.ToString(), Error, World);
	}
}

FFlickTestWorld::~FFlickTestWorld()
{
	World->EndPlay(EEndPlayReason::Quit);
	if (Window.IsValid())
	{
		GameInstance->Shutdown();
	}
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

bool FFlickTestWorld::PlayUntil(faith::flick::DecisionKind Kind)
{
	for (int32 Step = 0; Step < 500 && GetAsked() != Kind; ++Step)
	{
		GetGameMode()->DoAnything();
		TickUntilShotIsOver();
	}
	return GetAsked() == Kind;
}

faith::flick::DecisionKind FFlickTestWorld::GetAsked() const
{
	const auto& Pending = GetMatch().State().pending;
	return Pending.Empty() ? faith::flick::DecisionKind::None : Pending.Front().kind;
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

AFlickPlayerController* FFlickTestWorld::GetPlayer(int32 Index) const
{
	return Cast<AFlickPlayerController>(UGameplayStatics::GetPlayerController(World, Index));
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
