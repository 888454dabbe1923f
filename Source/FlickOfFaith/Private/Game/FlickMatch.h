#pragma once

#include "CoreMinimal.h"
#include "UObject/WeakObjectPtr.h"

#include "FlickOfFaithPresentation/ExactMatchTable.h"
#include "FlickOfFaithPresentation/MatchSession.h"
#include "FlickOfFaithPresentation/RecordedMatch.h"
#include "FlickOfFaithPresentation/Stage.h"
#include "Game/FlickMatchOptions.h"
#include "Game/FlickThinking.h"
#include "Save/FlickStorage.h"

#include <array>

class AFlickGameState;
class AFlickTable;
class UFlickSounds;

/** The engine's rigid bodies as the table of a match. */
class FFlickBodyTable final : public faith::flick::MatchTable
{
public:
	FFlickBodyTable(const std::unique_ptr<faith::flick::MatchSession>& InSession, AFlickTable& InTable);

	virtual void Begin(const faith::flick::GameState& State, faith::flick::Ticket Ticket) override;
	virtual void Cancel(faith::flick::Ticket Ticket) override;
	virtual std::uint32_t PhysicsVersion() const override;

private:
	const std::unique_ptr<faith::flick::MatchSession>& Session;
	AFlickTable& Table;
};

/** An event begins to be shown, with the state that its command led to. */
DECLARE_DELEGATE_TwoParams(FFlickEventShown, const faith::flick::Event&, const faith::flick::GameState&);

/** Connects a match to the actors that show it. Lives as long as the game mode, which owns the actors. */
class FFlickMatch final : public faith::flick::MatchListener
{
public:
	/** Without sounds it is silent. */
	FFlickMatch(const FFlickMatchOptions& InOptions, AFlickTable& InTable, AFlickGameState& InGameState,
		UFlickSounds* InSounds);

	/** Starts or resumes what the options say. False if there is no match; the error tells why, or why it is another one. */
	bool Start(FString& OutError);

	/** Key of the text that says to players what went wrong at the start; empty if nothing did. */
	const FString& GetTroubleKey() const { return TroubleKey; }

	/** Nothing before Start succeeded. */
	faith::flick::MatchSession* GetSession() const { return Session.get(); }

	/** What is played; a saved match or a replay brings its own. */
	const FFlickMatchOptions& GetOptions() const { return Options; }

	/** A computer plays this seat and was asked. */
	bool IsThinking(int32 Seat) const;

	/** How much of that thought is done, permille; it may go back. */
	int32 GetThoughtProgress(int32 Seat) const;

	const faith::flick::Rules& GetRules() const { return Rules; }

	/** The seats that persons at this machine play, in order. */
	TArray<faith::flick::Seat> GetPersons() const;

	/** What is to be seen now, which lags behind what is: one event after the other, at a pace one can follow. */
	const faith::flick::GameState& GetShown() const { return Stage.Shown(); }

	/** Everything that happened has been seen. */
	bool IsCaughtUp() const { return Stage.IsCaughtUp(); }

	/** Once a frame. */
	void Advance(double Seconds);

	/** 1 is normal; everything is shown at once with 0. */
	void SetSpeed(double InSpeed);

	/** What is under way has been seen: an event, or a flick whose end is known. */
	void SkipOne();

	/** The same with everything up to the next question. */
	void SkipAll();

	/** What is shown or asked may have changed. */
	FSimpleDelegate OnChanged;

	/** An event begins to be shown. */
	FFlickEventShown OnEventShown;

	virtual void OnEvents(std::span<const faith::flick::Event> Events, const faith::flick::GameState& After) override;
	virtual void OnUndone(const faith::flick::GameState& After) override;
	virtual void OnTrouble(faith::flick::MatchTrouble Trouble, const faith::flick::Refusal& Refusal) override;

private:
	bool StartNew(FString& OutError);
	bool TryNew(FString& OutError);
	bool StartSaved(FString& OutError);
	bool StartReplay(FString& OutError);
	bool Resume(const FFlickSavedMatch& Saved, FString& OutError);
	faith::flick::MatchPorts MakePorts();
	void SeatComputers(faith::flick::MatchPorts& NewPorts);
	/** Fetches what they have thought out. */
	void AdvanceComputers();
	void Hear(const faith::flick::Event& Event);
	faith::flick::ComputerSeat* FindComputer(int32 Seat) const;
	bool RecallSeats(const FFlickSavedMatch& Saved);
	faith::flick::ExactMatchTable::Play MakeShotShower();
	void ShowShot(
		faith::flick::Ticket Ticket, const faith::flick::Settled& Outcome, const faith::physics::Recording& Recording);
	/** Takes over the match that was made and shows it as it stands. */
	void Begin(std::unique_ptr<faith::flick::MatchSession> NewSession);
	/** Of what moves: shown at once means that nothing waits, not that nothing is seen to move. */
	double SpeedOfMovement() const;
	/** All events have been seen, but for a flick that begins then. */
	void SeeEvents();
	void ShowAll();

	FFlickMatchOptions Options;
	faith::flick::Rules Rules;
	AFlickTable& Table;
	AFlickGameState& GameState;
	TWeakObjectPtr<UFlickSounds> Sounds;
	FFlickStorage Storage;
	FFlickBodyTable BodyTable;
	faith::flick::ExactMatchTable ExactTable;
	TUniquePtr<faith::flick::RecordedMatch> Recorded;
	// In this order: first the match goes, then its computers, which give up their thoughts, then the threads, which wait for that.
	FFlickThinking Thinking;
	std::array<std::unique_ptr<faith::flick::ComputerSeat>, faith::flick::kMaxPlayers> Computers;
	faith::flick::MatchPorts Ports;
	faith::flick::Stage Stage;
	double Speed = 1.0;
	FString TroubleKey;
	/** Something is shown that the actors do not know yet. */
	bool bStale = false;
	std::unique_ptr<faith::flick::MatchSession> Session;
	/** Of the engine's clock, seconds. */
	double LastAdvance = 0.0;
};
