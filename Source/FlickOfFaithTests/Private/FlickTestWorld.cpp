#include "FlickTestWorld.h"

#include "Engine/Engine.h"
#include "Engine/LocalPlayer.h"
#include "Engine/World.h"
#include "FlickLog.h"
#include "Framework/Application/SlateApplication.h"
#include "Game/FlickGameInstance.h"
#include "Game/FlickGameMode.h"
#include "Game/FlickGameState.h"
#include "Game/FlickPlayerController.h"
#include "Kismet/GameplayStatics.h"
#include "Save/FlickStorage.h"
#include "Slate/SGameLayerManager.h"
#include "Slate/SceneViewport.h"
#include "Table/FlickTable.h"
#include "Tickable.h"
#include "Widgets/SOverlay.h"
#include "Widgets/SViewport.h"
#include "Widgets/SWindow.h"

namespace
{
constexpr float SecondsPerFrame = 1.0f / 60.0f;
const TCHAR* const TestSlot = TEXT("FlickTest");
const TCHAR* const TestOptions = TEXT("FlickTestOptions");

FURL UrlWith(const FString& Options)
{
	FString Text = TEXT("/Engine/Maps/Entry?game=/Script/FlickOfFaith.FlickGameMode");
	if (!Options.Contains(TEXT("Slot=")))
	{
		Text += FString(TEXT("?Slot=")) + TestSlot;
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
	: OptionsFiles(TestOptions), GameInstance(NewObject<UFlickGameInstance>(GEngine)),
	  bOwnSlot(!Options.Contains(TEXT("Slot=")))
{
	// Before anything asks for those of whoever runs the tests.
	GetGameInstance()->UseOptionsOf(TestOptions);
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
		MakePlayers(Context, LocalPlayers);
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

void FFlickTestWorld::MakePlayers(FWorldContext& Context, int32 LocalPlayers)
{
	Window.Reset(NewObject<UGameViewportClient>(GEngine));
	Context.GameViewport = Window.Get();
	Window->Init(Context, GameInstance.Get(), false);
	if (FSlateApplication::IsInitialized())
	{
		OpenWindow();
	}
	for (int32 Index = 0; Index < LocalPlayers; ++Index)
	{
		FString Error;
		GameInstance->CreateLocalPlayer(Index, Error, false);
	}
}

/** As the engine does for its game: widgets of players live in layers above the viewport, which is in a window. */
void FFlickTestWorld::OpenWindow()
{
	FSlateApplication& Slate = FSlateApplication::Get();
	GameBefore = Slate.GetGameViewport();
	const TSharedRef<SOverlay> Overlay = SNew(SOverlay);
	const TSharedRef<SGameLayerManager> Layers = SNew(SGameLayerManager)[Overlay];
	const TSharedRef<SViewport> Widget = SNew(SViewport)[Layers];
	const TSharedRef<SWindow> Desktop = SNew(SWindow).ClientSize(FVector2D(1600.0, 900.0));
	Desktop->SetContent(Widget);
	Viewport = MakeShared<FSceneViewport>(Window.Get(), Widget);
	Widget->SetViewportInterface(Viewport.ToSharedRef());
	Layers->SetSceneViewport(Viewport.Get());
	Window->SetViewportFrame(Viewport.Get());
	Window->SetViewportOverlayWidget(Desktop, Overlay);
	Window->SetGameLayerManager(Layers);
	Slate.AddWindow(Desktop);
	Slate.RegisterGameViewport(Widget);
	SlateWindow = Desktop;
	ViewportWidget = Widget;
	Paint();
	bPainted = Widget->GetCachedGeometry().GetLocalSize().X > 0.0;
}

void FFlickTestWorld::CloseWindow()
{
	FSlateApplication& Slate = FSlateApplication::Get();
	if (GameBefore.IsValid())
	{
		Slate.RegisterGameViewport(GameBefore.ToSharedRef());
	}
	else
	{
		Slate.UnregisterGameViewport();
	}
	Window->SetGameLayerManager(nullptr);
	Window->SetViewportFrame(nullptr);
	Slate.RequestDestroyWindow(SlateWindow.ToSharedRef());
}

void FFlickTestWorld::Paint() const
{
	if (SlateWindow.IsValid())
	{
		// What was added in this frame is laid out in the first and found in the second.
		FSlateApplication::Get().Tick();
		FSlateApplication::Get().Tick();
	}
}

FViewport* FFlickTestWorld::GetViewport() const
{
	return Viewport.Get();
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
	if (SlateWindow.IsValid())
	{
		CloseWindow();
	}
	GEngine->DestroyWorldContext(World);
	World->DestroyWorld(false);
	if (bOwnSlot)
	{
		FFlickStorage(TestSlot).Forget();
	}
}

void FFlickTestWorld::Tick()
{
	// Tick functions run once for each number of a frame.
	++GFrameCounter;
	World->Tick(LEVELTICK_All, SecondsPerFrame);
	// As the engine does after its worlds: only here do keys mean something else when a context was added or removed.
	FTickableGameObject::TickObjects(nullptr, LEVELTICK_All, false, SecondsPerFrame);
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
	bool bGoesOn = true;
	for (int32 Step = 0; Step < 500 && bGoesOn && GetAsked() != Kind; ++Step)
	{
		GetGameMode()->DoAnything();
		bGoesOn = TickUntilShotIsOver();
	}
	// What keys mean follows what is asked at the end of a frame.
	Tick();
	return GetAsked() == Kind;
}

faith::flick::DecisionKind FFlickTestWorld::GetAsked() const
{
	const auto& Pending = GetMatch().State().pending;
	return Pending.Empty() ? faith::flick::DecisionKind::None : Pending.Front().kind;
}

bool FFlickTestWorld::TickUntilShotIsOver()
{
	const bool bOver = TickUntil([this]() { return !GetTable()->IsShotRunning(); }, 30.0f);
	if (!bOver)
	{
		UE_LOG(LogFlick, Error, TEXT("A shot does not end"));
	}
	return bOver;
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
	if (const faith::flick::MatchSession* const Match = GetGameMode()->GetMatch())
	{
		return *Match;
	}
	UE_LOG(LogFlick, Error, TEXT("There is no match"));
	static const faith::flick::Rules NoRules;
	static const auto NoMatch = faith::flick::MatchSession::Start(NoRules, faith::flick::Setup(), {});
	return **NoMatch;
}
