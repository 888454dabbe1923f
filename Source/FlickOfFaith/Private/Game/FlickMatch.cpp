#include "Game/FlickMatch.h"

#include "Convert/FlickConvert.h"
#include "FaithKernel/Reflect.h"
#include "FlickLog.h"
#include "FlickOfFaithAI/Contestant.h"
#include "FlickOfFaithPresentation/Announcement.h"
#include "FlickOfFaithPresentation/MatchStatus.h"
#include "Game/FlickGameState.h"
#include "HAL/PlatformTime.h"
#include "Misc/FileHelper.h"
#include "Misc/Paths.h"
#include "Sound/FlickSounds.h"
#include "Table/FlickTable.h"

namespace
{
/** Milliseconds of a frame that count for those who think: after a hitch nobody has thought for longer. */
constexpr double LongestFrame = 100.0;

/** How loud events are beside the discs. */
constexpr float EventStrength = 0.8f;

/** Of flicks and what follows from them, until somebody is asked again: between computers there may be many. */
constexpr int32 MostSkips = 100;

const TCHAR* const CannotContinueKey = TEXT("match.cannot_continue");
const TCHAR* const CannotStartKey = TEXT("match.cannot_start");
const TCHAR* const CannotReplayKey = TEXT("match.cannot_replay");

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

FFlickMatch::FFlickMatch(
	const FFlickMatchOptions& InOptions, AFlickTable& InTable, AFlickGameState& InGameState, UFlickSounds* InSounds)
	: Options(InOptions), Table(InTable), GameState(InGameState), Sounds(InSounds), Storage(InOptions.SlotName),
	  BodyTable(Session, InTable), ExactTable(MakeShotShower()),
	  Stage(
		  [this](const faith::flick::Event& Event, const faith::flick::GameState& After)
		  {
			  bStale = true;
			  Hear(Event);
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
	const bool bStarted = TryNew(OutError);
	// If something else was wanted first, the message about that stays.
	if (!bStarted && TroubleKey.IsEmpty())
	{
		TroubleKey = CannotStartKey;
	}
	return bStarted;
}

bool FFlickMatch::TryNew(FString& OutError)
{
	if (const auto Unknown = faith::flick::UnknownLevel(Options.Seats))
	{
		OutError = FString::Printf(
			TEXT("The match cannot start: there is no level \"%s\""), *FlickConvert::ToString(*Unknown));
		return false;
	}
	if (!Recorded)
	{
		faith::flick::GiveHands(Options.Seats, Options.Setup);
	}
	Storage.BeginAnew();
	Storage.Seats = Options.Seats;
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
	TroubleKey = All.IsEmpty() ? CannotContinueKey : TEXT("");
	for (const FFlickSavedMatch& Saved : All)
	{
		// If it is not the latest, the message about that one stays.
		if (Resume(Saved, OutError))
		{
			return true;
		}
		TroubleKey = CannotContinueKey;
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
	const bool bRecalled = RecallSeats(Saved);
	Storage.GoOnFrom(Saved);
	Storage.Seats = Options.Seats;
	Ports = MakePorts();
	auto Resumed = faith::flick::MatchSession::Resume(Rules, ToSpan(Saved.Replay), Ports);
	if (!Resumed)
	{
		OutError = FString::Printf(TEXT("The saved match cannot go on: %s"), *NameOfFault(Resumed.Error()));
		return false;
	}
	Begin(std::move(*Resumed));
	if (OutError.IsEmpty() && !bRecalled)
	{
		OutError = TEXT("Who played the saved match is not known: the first seat is taken to be a person's");
		TroubleKey = TEXT("match.who_played");
	}
	return true;
}

/** Who played; false if that had to be guessed. */
bool FFlickMatch::RecallSeats(const FFlickSavedMatch& Saved)
{
	const std::size_t Players = Options.Setup.players;
	Options.Seats = Saved.Seats;
	if (Saved.Bots != INDEX_NONE)
	{
		Options.Seats = faith::flick::SeatsWithComputers(Players, static_cast<std::size_t>(FMath::Max(Saved.Bots, 0)));
	}
	if (Options.Seats.size() == Players && !faith::flick::UnknownLevel(Options.Seats))
	{
		return true;
	}
	Options.Seats = faith::flick::GuessSeats(Players);
	return false;
}

bool FFlickMatch::StartReplay(FString& OutError)
{
	const FString Path = FPaths::ConvertRelativePathToFull(FPaths::ProjectDir(), Options.ReplayFile);
	TroubleKey = CannotReplayKey;
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
	Recorded =
		MakeUnique<faith::flick::RecordedMatch>(faith::flick::RecordedMatch::CommandsOf(*Match), MakeShotShower());
	if (!StartNew(OutError))
	{
		return false;
	}
	TroubleKey = TEXT("");
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
	SeatComputers(NewPorts);
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

void FFlickMatch::SeatComputers(faith::flick::MatchPorts& NewPorts)
{
	for (std::size_t Seat = 0; Seat < Computers.size(); ++Seat)
	{
		Computers[Seat].reset();
		const faith::flick::Contestant* const Contestant =
			Seat < Options.Seats.size() ? faith::flick::FindContestant(Options.Seats[Seat].level) : nullptr;
		if (Contestant != nullptr)
		{
			Computers[Seat] = std::make_unique<faith::flick::ComputerSeat>(Rules, *Contestant,
				Options.Setup.seed + Seat + 1, Thinking,
				[this](faith::flick::Ticket Ticket, const faith::flick::Command& Command, faith::flick::Thought Thought)
				{ Session->Answer(Ticket, Command, Thought); });
			NewPorts.seats[Seat] = Computers[Seat].get();
		}
	}
}

void FFlickMatch::AdvanceComputers()
{
	// Real time, whatever the time of the world does: who thinks is stopped only on a machine that is stuck.
	const double Now = FPlatformTime::Seconds();
	const double Passed = FMath::Clamp((Now - LastAdvance) * 1000.0, 0.0, LongestFrame);
	LastAdvance = Now;
	for (const std::unique_ptr<faith::flick::ComputerSeat>& Computer : Computers)
	{
		if (Computer)
		{
			Computer->Advance(static_cast<int32>(Passed));
		}
	}
}

bool FFlickMatch::IsThinking(int32 Seat) const
{
	const faith::flick::ComputerSeat* const Computer = FindComputer(Seat);
	return Computer != nullptr && Computer->IsThinking();
}

int32 FFlickMatch::GetThoughtProgress(int32 Seat) const
{
	const faith::flick::ComputerSeat* const Computer = FindComputer(Seat);
	return Computer != nullptr ? Computer->Progress() : 0;
}

faith::flick::ComputerSeat* FFlickMatch::FindComputer(int32 Seat) const
{
	return Seat >= 0 && Seat < faith::flick::kMaxPlayers ? Computers[static_cast<std::size_t>(Seat)].get() : nullptr;
}

faith::flick::ExactMatchTable::Play FFlickMatch::MakeShotShower()
{
	return [this](faith::flick::Ticket Ticket, const faith::flick::Settled& Outcome,
			   const faith::physics::Recording& Recording) { ShowShot(Ticket, Outcome, Recording); };
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

void FFlickMatch::Hear(const faith::flick::Event& Event)
{
	const std::string_view Sound = faith::flick::SoundOf(Event);
	if (!Sound.empty() && Sounds.IsValid())
	{
		Sounds->Play(FlickConvert::ToName(Sound), EventStrength);
	}
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
	AdvanceComputers();
	const bool bWasCaughtUp = Stage.IsCaughtUp();
	Stage.Advance(Seconds * 1000.0, SpeedOfMovement());
	if (bStale || bWasCaughtUp != Stage.IsCaughtUp())
	{
		ShowAll();
	}
}

void FFlickMatch::SetSpeed(double InSpeed)
{
	Speed = InSpeed;
	Options.Speed = InSpeed;
	Table.SetSpeed(SpeedOfMovement());
}

double FFlickMatch::SpeedOfMovement() const
{
	return Speed > 0.0 ? Speed : 1.0;
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
	GameState.Show(faith::flick::StatusOf(Rules.Cards(), Stage.Shown()), Options.Seats);
	OnChanged.ExecuteIfBound();
}
