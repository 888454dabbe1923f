#include "Game/FlickGameMode.h"

#include "Convert/FlickConvert.h"
#include "Engine/World.h"
#include "FlickLog.h"
#include "FlickOfFaithPresentation/Intents.h"
#include "Game/FlickGameInstance.h"
#include "Game/FlickGameState.h"
#include "Game/FlickMatch.h"
#include "Game/FlickPlayerController.h"
#include "Game/FlickPlayerState.h"
#include "Kismet/GameplayStatics.h"
#include "Save/FlickOptions.h"
#include "Save/FlickStorage.h"
#include "Sound/FlickSounds.h"
#include "Table/FlickStage.h"
#include "Table/FlickTable.h"

AFlickGameMode::AFlickGameMode()
{
	GameStateClass = AFlickGameState::StaticClass();
	PlayerStateClass = AFlickPlayerState::StaticClass();
	PlayerControllerClass = AFlickPlayerController::StaticClass();
	PrimaryActorTick.bCanEverTick = true;
	PrimaryActorTick.bStartWithTickEnabled = true;
	// What it begins moves bodies, and game modes may tick while those are simulated.
	PrimaryActorTick.TickGroup = TG_PrePhysics;
	// Nobody walks about: the table is all there is.
	DefaultPawnClass = nullptr;
}

void AFlickGameMode::InitGame(const FString& MapName, const FString& Options, FString& ErrorMessage)
{
	Super::InitGame(MapName, Options, ErrorMessage);
	MatchOptions = FFlickMatchOptions::Parse(Options);
}

void AFlickGameMode::StartPlay()
{
	Stage = GetWorld()->SpawnActor<AFlickStage>();
	Table = GetWorld()->SpawnActor<AFlickTable>();
	Super::StartPlay();
	ConnectSounds();
	TakeSpeed();
	if (UFlickGameInstance* const GameInstance = GetGameInstance<UFlickGameInstance>())
	{
		GameInstance->OnOptionsChanged.AddUObject(this, &AFlickGameMode::HandleOptions);
	}
	if (MatchOptions.bAsked)
	{
		StartMatch(MatchOptions);
	}
}

void AFlickGameMode::TakeSpeed()
{
	UFlickGameInstance* const GameInstance = GetGameInstance<UFlickGameInstance>();
	if (GameInstance != nullptr && !MatchOptions.bSpeedGiven)
	{
		MatchOptions.Speed = GameInstance->GetOptions()->OpponentSpeed;
	}
}

void AFlickGameMode::TakeSight()
{
	UFlickGameInstance* const GameInstance = GetGameInstance<UFlickGameInstance>();
	if (GameInstance != nullptr && Views)
	{
		Views->SetSight(GameInstance->GetOptions()->GetAimSight());
	}
}

void AFlickGameMode::HandleOptions()
{
	TakeSight();
	RefreshViews();
}

void AFlickGameMode::ConnectSounds()
{
	if (UFlickGameInstance* const GameInstance = GetGameInstance<UFlickGameInstance>())
	{
		Sounds = GameInstance->GetSounds();
		Sounds->Enter(GetWorld());
		Table->OnLaunched.AddUObject(Sounds.Get(), &UFlickSounds::PlayLaunch);
		Table->OnStruck.AddUObject(Sounds.Get(), &UFlickSounds::Clack);
	}
}

bool AFlickGameMode::StartMatch(const FFlickMatchOptions& Options)
{
	EndMatch();
	MatchOptions = Options;
	StartError = TEXT("");
	Match = MakePimpl<FFlickMatch>(MatchOptions, *Table, *GetGameState<AFlickGameState>(), Sounds);
	const bool bStarted = Match->Start(StartError);
	StartTroubleKey = Match->GetTroubleKey();
	if (!StartError.IsEmpty())
	{
		UE_LOG(LogFlick, Warning, TEXT("%s"), *StartError);
	}
	if (bStarted)
	{
		BeginMatch();
	}
	return bStarted;
}

void AFlickGameMode::BeginMatch()
{
	Views = MakePimpl<FFlickViews>(Match->GetRules());
	TakeSight();
	SeatPersons();
	Match->OnChanged.BindUObject(this, &AFlickGameMode::RefreshViews);
	Match->OnEventShown.BindLambda([this](const faith::flick::Event& Event, const faith::flick::GameState& After)
		{ OnSomethingShown.Broadcast(Event, After); });
	OnMatchBegan.Broadcast();
	Match->GetSession()->Release();
	RefreshViews();
}

void AFlickGameMode::LeaveMatch()
{
	MatchOptions = GetMatchOptions();
	// What a replay has shown to its end is not what is saved.
	const bool bSavedIsOver = MatchOptions.ReplayFile.IsEmpty() && FindSession() != nullptr && FindSession()->IsOver();
	EndMatch();
	// It was about the match that is left.
	StartError = TEXT("");
	StartTroubleKey = TEXT("");
	if (bSavedIsOver)
	{
		FFlickStorage(MatchOptions.SlotName).Forget();
	}
	OnMatchLeft.Broadcast();
	SeatAtOneView();
}

bool AFlickGameMode::HasSavedMatch() const
{
	return FFlickStorage(MatchOptions.SlotName).Exists();
}

bool AFlickGameMode::IsHeld() const
{
	bool bHeld = false;
	for (int32 Index = 0; Index < UGameplayStatics::GetNumLocalPlayerControllers(this); ++Index)
	{
		const AFlickPlayerController* const Player = FindPlayer(Index);
		bHeld = bHeld || (Player != nullptr && Player->HoldsMatch());
	}
	return bHeld;
}

void AFlickGameMode::EndMatch()
{
	if (Table != nullptr)
	{
		Table->CancelShot();
	}
	Views.Reset();
	Match.Reset();
}

void AFlickGameMode::EndPlay(const EEndPlayReason::Type EndPlayReason)
{
	EndMatch();
	if (UFlickGameInstance* const GameInstance = GetGameInstance<UFlickGameInstance>())
	{
		GameInstance->OnOptionsChanged.RemoveAll(this);
	}
	if (Sounds != nullptr)
	{
		Sounds->Leave();
	}
	Super::EndPlay(EndPlayReason);
}

void AFlickGameMode::Tick(float DeltaSeconds)
{
	Super::Tick(DeltaSeconds);
	const bool bHeld = IsHeld();
	if (bTableIsHeld != bHeld)
	{
		bTableIsHeld = bHeld;
		Table->SetHeld(bHeld);
	}
	if (FindSession() != nullptr && !bHeld)
	{
		Match->Advance(DeltaSeconds);
	}
	if (Sounds != nullptr)
	{
		Sounds->Advance(DeltaSeconds);
	}
}

bool AFlickGameMode::IsThinking(int32 Seat) const
{
	return Match && Match->IsThinking(Seat);
}

int32 AFlickGameMode::GetThoughtProgress(int32 Seat) const
{
	return Match ? Match->GetThoughtProgress(Seat) : 0;
}

faith::flick::Refusal AFlickGameMode::Submit(const faith::flick::Command& Command)
{
	faith::flick::MatchSession* const Session = FindSession();
	if (Session == nullptr)
	{
		return faith::flick::Refusal{faith::flick::Reason::NotNow, {0}};
	}
	const faith::flick::Refusal Refusal = Session->Submit(Command);
	if (Refusal)
	{
		UE_LOG(LogFlick, Display, TEXT("Refused: %s"), *FlickConvert::ToString(faith::NameOf(Refusal.code)));
	}
	return Refusal;
}

void AFlickGameMode::DoAnything()
{
	if (const faith::flick::MatchSession* const Session = FindSession())
	{
		const auto Command =
			faith::flick::AnythingAllowed(Session->Match().GetRules(), Session->State(), Session->WaitsForPersons());
		if (Command)
		{
			(void)Submit(*Command);
		}
	}
}

void AFlickGameMode::Shoot(const faith::flick::Aim& Aim)
{
	if (const faith::flick::MatchSession* const Session = FindSession())
	{
		if (const auto Command = faith::flick::FlickWith(Session->State(), Aim))
		{
			(void)Submit(*Command);
		}
	}
}

void AFlickGameMode::Undo(faith::flick::Seat Whose)
{
	if (faith::flick::MatchSession* const Session = FindSession())
	{
		const faith::UndoReason Reason = Whose == faith::flick::kNobody ? Session->UndoLast() : Session->Undo(Whose);
		if (Reason != faith::UndoReason::None)
		{
			UE_LOG(LogFlick, Display, TEXT("Not taken back: %s"), *FlickConvert::ToString(faith::NameOf(Reason)));
		}
	}
}

const FFlickMatchOptions& AFlickGameMode::GetMatchOptions() const
{
	return Match ? Match->GetOptions() : MatchOptions;
}

const faith::flick::MatchSession* AFlickGameMode::GetMatch() const
{
	return FindSession();
}

faith::flick::MatchSession* AFlickGameMode::FindSession() const
{
	return Match ? Match->GetSession() : nullptr;
}

const faith::flick::GameState& AFlickGameMode::GetShown() const
{
	check(FindSession() != nullptr);
	return Match->GetShown();
}

bool AFlickGameMode::IsCaughtUp() const
{
	return FindSession() == nullptr || Match->IsCaughtUp();
}

void AFlickGameMode::SkipOne()
{
	if (FindSession() != nullptr && !IsHeld())
	{
		Match->SkipOne();
	}
}

void AFlickGameMode::SkipAll()
{
	if (FindSession() != nullptr && !IsHeld())
	{
		Match->SkipAll();
	}
}

void AFlickGameMode::SetSpeed(double Speed)
{
	MatchOptions.Speed = Speed;
	if (FindSession() != nullptr)
	{
		Match->SetSpeed(Speed);
	}
}

void AFlickGameMode::RefreshViews()
{
	const faith::flick::MatchSession* const Session = FindSession();
	if (Session == nullptr || !Views)
	{
		return;
	}
	Views->Refresh(Session->State(), Match->IsCaughtUp() ? Session->WaitsForPersons() : uint8{0});
	for (int32 Index = 0; Index < Views->Num(); ++Index)
	{
		OnViewChanged.Broadcast(Views->Get(Index));
	}
}

void AFlickGameMode::Take(FFlickView& View, const faith::flick::Given& Given)
{
	View.Remember(Given);
	for (const faith::flick::Command& Command : Given.commands)
	{
		if (const faith::flick::Refusal Refusal = Submit(Command))
		{
			View.Remember(Refusal, Command);
		}
	}
	if (Given.isSecret || !Given.commands.empty())
	{
		RefreshViews();
		return;
	}
	OnViewChanged.Broadcast(View);
}

FFlickView* AFlickGameMode::FindView(const APlayerController& Player) const
{
	const AFlickPlayerState* const Person = Player.GetPlayerState<AFlickPlayerState>();
	return Views && Person != nullptr ? Views->FindFor(Person->Seat) : nullptr;
}

void AFlickGameMode::SeatPersons()
{
	const TArray<faith::flick::Seat> Persons = Match->GetPersons();
	if (MatchOptions.bSplit && Persons.Num() > 1 && SeatOnSplitScreen(Persons))
	{
		Views->Split(Persons);
		return;
	}
	SeatAtOneView();
	Views->Share(Persons.IsEmpty() ? faith::flick::Seat{0} : Persons[0]);
}

bool AFlickGameMode::SeatOnSplitScreen(const TArray<faith::flick::Seat>& Persons)
{
	UGameplayStatics::SetForceDisableSplitscreen(this, false);
	for (int32 Index = 0; Index < Persons.Num(); ++Index)
	{
		if (FindPlayer(Index) == nullptr)
		{
			UGameplayStatics::CreatePlayer(this, Index);
		}
		const AFlickPlayerController* const Player = FindPlayer(Index);
		if (Player == nullptr)
		{
			UE_LOG(LogFlick, Warning, TEXT("No part of the screen for player %d: one view is passed around"), Index);
			return false;
		}
		Player->GetPlayerState<AFlickPlayerState>()->Seat = static_cast<int32>(Persons[Index]);
	}
	RemovePlayersFrom(Persons.Num());
	return true;
}

void AFlickGameMode::SeatAtOneView()
{
	UGameplayStatics::SetForceDisableSplitscreen(this, true);
	// The first one stays: it is that of the window.
	RemovePlayersFrom(1);
	if (const AFlickPlayerController* const Player = FindPlayer(0))
	{
		Player->GetPlayerState<AFlickPlayerState>()->Seat = INDEX_NONE;
	}
}

void AFlickGameMode::RemovePlayersFrom(int32 First)
{
	for (int32 Index = UGameplayStatics::GetNumLocalPlayerControllers(this) - 1; Index >= First; --Index)
	{
		UGameplayStatics::RemovePlayer(FindPlayer(Index), true);
	}
}

AFlickPlayerController* AFlickGameMode::FindPlayer(int32 Index) const
{
	return Cast<AFlickPlayerController>(UGameplayStatics::GetPlayerController(this, Index));
}
