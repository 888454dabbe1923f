#pragma once

#include "CoreMinimal.h"
#include "UObject/WeakObjectPtr.h"

#include "FlickOfFaithPresentation/ExactMatchTable.h"
#include "FlickOfFaithPresentation/MatchSession.h"
#include "FlickOfFaithPresentation/RecordedMatch.h"
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

/** Connects a match to the actors that show it. Lives as long as the game mode, which owns the actors. */
class FFlickMatch final : public faith::flick::MatchListener
{
public:
	/** Without sounds it is silent. */
	FFlickMatch(const FFlickMatchOptions& InOptions, AFlickTable& InTable, AFlickGameState& InGameState,
		UFlickSounds* InSounds);

	/** Starts or resumes what the options say. False if there is no match; the error tells why, or why it is another one. */
	bool Start(FString& OutError);

	/** Nothing before Start succeeded. */
	faith::flick::MatchSession* GetSession() const { return Session.get(); }

	/** What is played; a saved match or a replay brings its own. */
	const FFlickMatchOptions& GetOptions() const { return Options; }

	/** Once a frame: fetches what computers have thought out. */
	void Advance();

	/** A computer plays this seat and was asked. */
	bool IsThinking(int32 Seat) const;

	/** How much of that thought is done, permille; it may go back. */
	int32 GetThoughtProgress(int32 Seat) const;

	virtual void OnEvents(std::span<const faith::flick::Event> Events, const faith::flick::GameState& After) override;
	virtual void OnUndone(const faith::flick::GameState& After) override;
	virtual void OnTrouble(faith::flick::MatchTrouble Trouble, const faith::flick::Refusal& Refusal) override;

private:
	bool StartNew(FString& OutError);
	bool StartSaved(FString& OutError);
	bool StartReplay(FString& OutError);
	bool Resume(const FFlickSavedMatch& Saved, FString& OutError);
	faith::flick::MatchPorts MakePorts();
	void SeatComputers(faith::flick::MatchPorts& Ports);
	faith::flick::ComputerSeat* FindComputer(int32 Seat) const;
	bool RecallSeats(const FFlickSavedMatch& Saved);
	void ShowShot(
		faith::flick::Ticket Ticket, const faith::flick::Settled& Outcome, const faith::physics::Recording& Recording);
	void ShowState(const faith::flick::GameState& State);

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
	std::unique_ptr<faith::flick::MatchSession> Session;
	/** Of the engine's clock, seconds. */
	double LastAdvance = 0.0;
};
