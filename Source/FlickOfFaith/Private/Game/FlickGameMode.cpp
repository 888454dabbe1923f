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
#include "Sound/FlickSounds.h"
#include "Table/FlickStage.h"
#include "Table/FlickTable.h"

AFlickGameMode::AFlickGameMode()
{
	GameStateClass = AFlickGameState::StaticClass();
	PlayerStateClass = AFlickPlayerState::StaticClass();
	PlayerControllerClass = AFlickPlayerController::StaticClass();
	// Nobody walks about: the table is all there is.
	DefaultPawnClass = nullptr;
	PrimaryActorTick.bCanEverTick = true;
	PrimaryActorTick.bStartWithTickEnabled = true;
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
	StartMatch(MatchOptions);
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
	if (!StartError.IsEmpty())
	{
		UE_LOG(LogFlick, Warning, TEXT("%s"), *StartError);
	}
	if (bStarted)
	{
		Match->GetSession()->Release();
	}
	return bStarted;
}

void AFlickGameMode::EndMatch()
{
	if (Table != nullptr)
	{
		Table->CancelShot();
	}
	Match.Reset();
}

void AFlickGameMode::EndPlay(const EEndPlayReason::Type EndPlayReason)
{
	EndMatch();
	if (Sounds != nullptr)
	{
		Sounds->Leave();
	}
	Super::EndPlay(EndPlayReason);
}

void AFlickGameMode::Tick(float DeltaSeconds)
{
	Super::Tick(DeltaSeconds);
	if (FindSession() != nullptr)
	{
		Match->Advance();
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

void AFlickGameMode::Undo()
{
	if (faith::flick::MatchSession* const Session = FindSession())
	{
		const faith::UndoReason Reason = Session->UndoLast();
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
