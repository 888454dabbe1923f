#include "Game/FlickMatch.h"

#include "Convert/FlickConvert.h"
#include "FaithKernel/Reflect.h"
#include "FlickLog.h"
#include "FlickOfFaithPresentation/MatchStatus.h"
#include "Game/FlickGameState.h"
#include "Misc/FileHelper.h"
#include "Misc/Paths.h"
#include "Table/FlickTable.h"

namespace
{
std::span<const std::uint8_t> ToSpan(const TArray<uint8>& Bytes)
{
	return std::span<const std::uint8_t>(Bytes.GetData(), static_cast<std::size_t>(Bytes.Num()));
}

FString NameOfReason(const faith::flick::Refusal& Refusal)
{
	return FlickConvert::ToString(faith::NameOf(Refusal.code));
}

FString NameOfFault(const faith::flick::ResumeFailure& Failure)
{
	const std::string_view Name =
		Failure.file ? faith::NameOf(Failure.file->fault) : faith::NameOf(Failure.rules.result);
	return FlickConvert::ToString(Name);
}
} // namespace

FFlickBodyTable::FFlickBodyTable(const std::unique_ptr<faith::flick::MatchSession>& InSession, AFlickTable& InTable)
	: Session(InSession), Table(InTable)
{
}

void FFlickBodyTable::Begin(const faith::flick::GameState& State, faith::flick::Ticket Ticket)
{
	Table.PlayShot(State,
		FFlickShotDone::CreateLambda(
			[this, Ticket](const faith::flick::Settled& Settled) { Session->Report(Ticket, Settled); }));
}

void FFlickBodyTable::Cancel(faith::flick::Ticket Ticket)
{
	Table.CancelShot();
}

std::uint32_t FFlickBodyTable::PhysicsVersion() const
{
	// Bodies of an engine do not come to rest in the same place twice.
	return 0;
}

FFlickMatch::FFlickMatch(const FFlickMatchOptions& InOptions, AFlickTable& InTable, AFlickGameState& InGameState)
	: Options(InOptions), Table(InTable), GameState(InGameState), Storage(InOptions.SlotName),
	  BodyTable(Session, InTable),
	  ExactTable([this](faith::flick::Ticket Ticket, const faith::flick::Settled& Outcome,
					 const faith::physics::Recording& Recording) { ShowShot(Ticket, Outcome, Recording); })
{
}

bool FFlickMatch::Start(FString& OutError)
{
	if (!Options.ReplayFile.IsEmpty())
	{
		return StartReplay(OutError);
	}
	return Options.bResume ? StartSaved(OutError) : StartNew(OutError);
}

bool FFlickMatch::StartNew(FString& OutError)
{
	Storage.BeginAnew();
	Storage.Bots = Options.Bots;
	auto Started = faith::flick::MatchSession::Start(Rules, Options.Setup, MakePorts());
	if (!Started)
	{
		OutError = FString::Printf(TEXT("The match cannot start: %s"), *NameOfReason(Started.Error()));
		return false;
	}
	Session = std::move(*Started);
	return true;
}

bool FFlickMatch::StartSaved(FString& OutError)
{
	const TArray<FFlickSavedMatch> All = Storage.Load();
	OutError = All.IsEmpty() ? TEXT("There is no saved match") : TEXT("");
	for (const FFlickSavedMatch& Saved : All)
	{
		// If it is not the latest, the message about that one stays.
		if (Resume(Saved, OutError))
		{
			return true;
		}
		// What cannot be read is kept for whoever can mend it.
		Storage.PutAside(Saved.Place);
	}
	// The player gets a new match, with the message.
	FString NewError;
	const bool bStarted = StartNew(NewError);
	OutError += bStarted ? FString() : TEXT("; ") + NewError;
	return bStarted;
}

bool FFlickMatch::Resume(const FFlickSavedMatch& Saved, FString& OutError)
{
	const auto Match = faith::flick::ReadMatch(Rules, ToSpan(Saved.Replay));
	if (!Match)
	{
		OutError = FString::Printf(TEXT("The saved match cannot go on: %s"), *NameOfFault(Match.Error()));
		return false;
	}
	Options.Setup = Match->GetSetup();
	Options.Bots = FMath::Clamp(Saved.Bots, 0, faith::flick::kMaxPlayers);
	Storage.GoOnFrom(Saved);
	auto Resumed = faith::flick::MatchSession::Resume(Rules, ToSpan(Saved.Replay), MakePorts());
	if (!Resumed)
	{
		OutError = FString::Printf(TEXT("The saved match cannot go on: %s"), *NameOfFault(Resumed.Error()));
		return false;
	}
	Session = std::move(*Resumed);
	return true;
}

bool FFlickMatch::StartReplay(FString& OutError)
{
	const FString Path = FPaths::ConvertRelativePathToFull(FPaths::ProjectDir(), Options.ReplayFile);
	TArray<uint8> File;
	if (!FPaths::FileExists(Path) || !FFileHelper::LoadFileToArray(File, *Path))
	{
		OutError = FString::Printf(TEXT("The replay %s cannot be opened"), *Options.ReplayFile);
		return false;
	}
	const auto Match = faith::flick::ReadMatch(Rules, ToSpan(File));
	if (!Match)
	{
		OutError = FString::Printf(
			TEXT("The replay %s cannot be shown: %s"), *Options.ReplayFile, *NameOfFault(Match.Error()));
		return false;
	}
	Options.Setup = Match->GetSetup();
	Recorded = MakeUnique<faith::flick::RecordedMatch>(faith::flick::RecordedMatch::CommandsOf(*Match),
		[this](faith::flick::Ticket Ticket, const faith::flick::Settled& Outcome,
			const faith::physics::Recording& Recording) { ShowShot(Ticket, Outcome, Recording); });
	if (!StartNew(OutError))
	{
		return false;
	}
	Recorded->Attach(*Session);
	return true;
}

faith::flick::MatchPorts FFlickMatch::MakePorts()
{
	faith::flick::MatchPorts Ports;
	if (Recorded)
	{
		Ports = Recorded->Ports();
		Ports.listener = this;
		return Ports;
	}
	Ports.table = Options.bExact ? static_cast<faith::flick::MatchTable*>(&ExactTable) : &BodyTable;
	Ports.storage = &Storage;
	Ports.listener = this;
	Bots.Reset();
	const int32 Players = Options.Setup.players;
	for (int32 Seat = FMath::Max(Players - Options.Bots, 0); Seat < FMath::Min(Players, faith::flick::kMaxPlayers);
		 ++Seat)
	{
		Bots.Add(MakeUnique<FFlickBotSeat>(Session, Options.Setup.seed + static_cast<uint64>(Seat)));
		Ports.seats[static_cast<std::size_t>(Seat)] = Bots.Last().Get();
	}
	return Ports;
}

void FFlickMatch::ShowShot(
	faith::flick::Ticket Ticket, const faith::flick::Settled& Outcome, const faith::physics::Recording& Recording)
{
	Table.ShowShot(Session->State(), Recording, Outcome,
		FFlickShotDone::CreateLambda(
			[this, Ticket](const faith::flick::Settled& Settled) { Session->Report(Ticket, Settled); }));
}

void FFlickMatch::OnEvents(std::span<const faith::flick::Event> Events, const faith::flick::GameState& After)
{
	ShowState(After);
}

void FFlickMatch::OnUndone(const faith::flick::GameState& After)
{
	ShowState(After);
}

void FFlickMatch::OnTrouble(faith::flick::MatchTrouble Trouble, const faith::flick::Refusal& Refusal)
{
	UE_LOG(LogFlick, Display, TEXT("%s: %s"), *FlickConvert::ToString(faith::NameOf(Trouble)), *NameOfReason(Refusal));
}

void FFlickMatch::ShowState(const faith::flick::GameState& State)
{
	Table.Show(State);
	GameState.Show(faith::flick::StatusOf(Rules.Cards(), State));
}
