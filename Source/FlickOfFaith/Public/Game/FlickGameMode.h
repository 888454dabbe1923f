#pragma once

#include "CoreMinimal.h"
#include "GameFramework/GameModeBase.h"
#include "Templates/PimplPtr.h"

#include "FlickOfFaithRules/Commands.h"
#include "FlickOfFaithRules/Events.h"
#include "FlickOfFaithRules/Reasons.h"
#include "FlickOfFaithRules/State.h"
#include "Game/FlickMatchOptions.h"
#include "View/FlickViews.h"

#include "FlickGameMode.generated.h"

class AFlickStage;
class AFlickTable;
class AFlickPlayerController;
class APlayerController;
class FFlickMatch;
class UFlickSounds;

namespace faith::flick
{
class MatchSession;
}

/** Something that a view shows may have changed. */
DECLARE_MULTICAST_DELEGATE_OneParam(FFlickViewChanged, const FFlickView&);

/** Something has happened and begins to be shown, with the state it led to. */
DECLARE_MULTICAST_DELEGATE_TwoParams(FFlickSomethingShown, const faith::flick::Event&, const faith::flick::GameState&);

/** A match begins, with its views, before anything of it was asked; or it is gone. */
DECLARE_MULTICAST_DELEGATE(FFlickMatchChanged);

/** Puts up the table and lets a match run on it; the phases and laws are those of the portable match. */
UCLASS()
class FLICKOFFAITH_API AFlickGameMode : public AGameModeBase
{
	GENERATED_BODY()

public:
	AFlickGameMode();

	virtual void InitGame(const FString& MapName, const FString& Options, FString& ErrorMessage) override;
	virtual void StartPlay() override;
	virtual void Tick(float DeltaSeconds) override;

	/**
	 * Ends the running match, which stays saved unless its slot is the same, and starts another on this table. False if there is none now;
	 * GetStartError tells why. Not to be called while the match tells of something.
	 */
	bool StartMatch(const FFlickMatchOptions& Options);

	/** Back to where there is no match. What is saved stays unless that match is over; all local players but the first are removed. */
	void LeaveMatch();

	/** There is a match to go on with; whether it can be read is another question. */
	bool HasSavedMatch() const;

	/** Somebody has put something over the table that the match waits for. */
	bool IsHeld() const;

	/** A person does something. True in a condition means refused; the reason is also logged. */
	faith::flick::Refusal Submit(const faith::flick::Command& Command);

	/** A person who has to decide does anything that is allowed. */
	void DoAnything();

	/** A person flicks what is to be flicked. */
	void Shoot(const faith::flick::Aim& Aim);

	/** This person takes the last command back, if it was theirs; kNobody: whoever gave it. */
	void Undo(faith::flick::Seat Whose);

	/** The computer in this seat was asked and thinks. */
	bool IsThinking(int32 Seat) const;

	/** How much of its thought is done, permille. It may go back: what lies ahead becomes known bit by bit. */
	int32 GetThoughtProgress(int32 Seat) const;

	/** What is played: what the match was started with or, of a saved one, what it was then. */
	const FFlickMatchOptions& GetMatchOptions() const;

	/** The running match, or nothing. */
	const faith::flick::MatchSession* GetMatch() const;

	/** What is to be seen of the match now; there must be one. It lags behind the match, which waits meanwhile. */
	const faith::flick::GameState& GetShown() const;

	/** Everything that happened has been seen. */
	bool IsCaughtUp() const;

	/** What is under way has been seen. Nothing happens while the match is held. */
	void SkipOne();

	/** Everything up to the next question has been seen; likewise. */
	void SkipAll();

	/** How fast everything is shown; 1 is normal. */
	void SetSpeed(double Speed);

	/** The views of this machine, or nothing without a match. */
	FFlickViews* GetViews() const { return Views.Get(); }

	/** The view that this player is in front of, or nothing. */
	FFlickView* FindView(const APlayerController& Player) const;

	/** Does what somebody in front of this view wants and tells everybody who listens. */
	void Take(FFlickView& View, const faith::flick::Given& Given);

	FFlickMatchChanged OnMatchBegan;
	FFlickMatchChanged OnMatchLeft;

	/** For widgets and whatever else shows a view. */
	FFlickViewChanged OnViewChanged;

	/** For banners, sounds and the log. */
	FFlickSomethingShown OnSomethingShown;

	AFlickTable* GetTable() const { return Table; }

	/** What went wrong at the start, if anything did. There may be a match nevertheless. */
	const FString& GetStartError() const { return StartError; }

	/** The key of its text for players; empty if it has none. */
	const FString& GetStartTroubleKey() const { return StartTroubleKey; }

protected:
	virtual void EndPlay(const EEndPlayReason::Type EndPlayReason) override;

private:
	faith::flick::MatchSession* FindSession() const;
	void EndMatch();
	void TakeSpeed();
	void TakeSight();
	void HandleOptions();
	void ConnectSounds();
	void BeginMatch();
	void RefreshViews();
	void SeatPersons();
	bool SeatOnSplitScreen(const TArray<faith::flick::Seat>& Persons);
	void SeatAtOneView();
	void RemovePlayersFrom(int32 First);
	AFlickPlayerController* FindPlayer(int32 Index) const;

	UPROPERTY()
	TObjectPtr<AFlickTable> Table;

	UPROPERTY()
	TObjectPtr<AFlickStage> Stage;

	/** Those of the game instance, if it has any. */
	UPROPERTY()
	TObjectPtr<UFlickSounds> Sounds;

	FFlickMatchOptions MatchOptions;
	FString StartError;
	FString StartTroubleKey;
	/** As the table was told last. It is told of changes only: tests hold the table of a running world by hand. */
	bool bTableIsHeld = false;
	TPimplPtr<FFlickMatch> Match;
	/** After the match, whose rules they use. */
	TPimplPtr<FFlickViews> Views;
};
