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
/** Of flicks and what follows from them, until somebody is asked again: between computers there may be many. */
constexpr int32 MostSkips = 100;

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
					 const faith::physics::Recording& Recording) { ShowShot(Ticket, Outcome, Recording); }),
	  Stage(
		  [this](const faith::flick::Event& Event, const faith::flick::GameState& After)
		  {
			  bStale = true;
			  OnEventShown.ExecuteIfBound(Event, After);
		  })
{
	SetSpeed(InOptions.Speed);
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
	Ports = MakePorts();
	auto Started = faith::flick::MatchSession::Start(Rules, Options.Setup, Ports);
	if (!Started)
	{
		OutError = FString::Printf(TEXT("The match cannot start: %s"), *NameOfReason(Started.Error()));
		return false;
	}
	Begin(std::move(*Started));
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
	Ports = MakePorts();
	auto Resumed = faith::flick::MatchSession::Resume(Rules, ToSpan(Saved.Replay), Ports);
	if (!Resumed)
	{
		OutError = FString::Printf(TEXT("The saved match cannot go on: %s"), *NameOfFault(Resumed.Error()));
		return false;
	}
	Begin(std::move(*Resumed));
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
	faith::flick::MatchPorts NewPorts;
	if (Recorded)
	{
		NewPorts = Recorded->Ports();
		NewPorts.listener = this;
		return NewPorts;
	}
	NewPorts.table = Options.bExact ? static_cast<faith::flick::MatchTable*>(&ExactTable) : &BodyTable;
	NewPorts.storage = &Storage;
	NewPorts.listener = this;
	Bots.Reset();
	const int32 Players = Options.Setup.players;
	for (int32 Seat = FMath::Max(Players - Options.Bots, 0); Seat < FMath::Min(Players, faith::flick::kMaxPlayers);
		 ++Seat)
	{
		Bots.Add(MakeUnique<FFlickBotSeat>(Session, Options.Setup.seed + static_cast<uint64>(Seat)));
		NewPorts.seats[static_cast<std::size_t>(Seat)] = Bots.Last().Get();
	}
	return NewPorts;
}

TArray<faith::flick::Seat> FFlickMatch::GetPersons() const
{
	TArray<faith::flick::Seat> Persons;
	for (std::size_t Seat = 0; Session && Seat < Session->State().players.Size(); ++Seat)
	{
		if (Ports.seats[Seat] == nullptr)
		{
			Persons.Add(static_cast<faith::flick::Seat>(Seat));
		}
	}
	return Persons;
}

void FFlickMatch::Begin(std::unique_ptr<faith::flick::MatchSession> NewSession)
{
	Session = std::move(NewSession);
	Stage.Attach(Session.get());
	Stage.OnUndone(Session->State());
	ShowAll();
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
	Stage.OnEvents(Events, After);
	if (Speed <= 0.0)
	{
		SeeEvents();
	}
	ShowAll();
}

void FFlickMatch::OnUndone(const faith::flick::GameState& After)
{
	Stage.OnUndone(After);
	ShowAll();
}

void FFlickMatch::OnTrouble(faith::flick::MatchTrouble Trouble, const faith::flick::Refusal& Refusal)
{
	UE_LOG(LogFlick, Display, TEXT("%s: %s"), *FlickConvert::ToString(faith::NameOf(Trouble)), *NameOfReason(Refusal));
}

void FFlickMatch::Advance(double Seconds)
{
	const bool bWasCaughtUp = Stage.IsCaughtUp();
	Stage.Advance(Seconds * 1000.0, Speed > 0.0 ? Speed : 1.0);
	if (bStale || bWasCaughtUp != Stage.IsCaughtUp())
	{
		ShowAll();
	}
}

void FFlickMatch::SetSpeed(double InSpeed)
{
	Speed = InSpeed;
	Table.SetSpeed(Speed > 0.0 ? Speed : 1.0);
}

void FFlickMatch::SkipOne()
{
	if (!Table.SkipShot())
	{
		Stage.SkipOne();
		ShowAll();
	}
}

void FFlickMatch::SkipAll()
{
	for (int32 Skips = 0; Skips < MostSkips && (Table.SkipShot() || !Stage.IsCaughtUp()); ++Skips)
	{
		SeeEvents();
	}
	ShowAll();
}

void FFlickMatch::SeeEvents()
{
	while (!Stage.IsCaughtUp())
	{
		Stage.SkipOne();
	}
	// The time of the last one is over, too.
	Stage.SkipOne();
}

void FFlickMatch::ShowAll()
{
	bStale = false;
	// A flick that is under way is not to be disturbed: nothing new is to be seen until it is over.
	if (!Table.IsShotRunning())
	{
		Table.Show(Stage.Shown());
	}
	GameState.Show(faith::flick::StatusOf(Rules.Cards(), Stage.Shown()));
	OnChanged.ExecuteIfBound();
}
