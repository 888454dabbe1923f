#pragma once

#include "CoreMinimal.h"
#include "GameFramework/GameModeBase.h"
#include "Templates/PimplPtr.h"

#include "FlickOfFaithRules/Commands.h"
#include "FlickOfFaithRules/Reasons.h"
#include "Game/FlickMatchOptions.h"

#include "FlickGameMode.generated.h"

class AFlickStage;
class AFlickTable;
class FFlickMatch;
class UFlickSounds;

namespace faith::flick
{
class MatchSession;
}

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

	/** A person does something. True in a condition means refused; the reason is also logged. */
	faith::flick::Refusal Submit(const faith::flick::Command& Command);

	/** A person who has to decide does anything that is allowed. */
	void DoAnything();

	/** A person flicks what is to be flicked. */
	void Shoot(const faith::flick::Aim& Aim);

	/** The person who gave the last command takes it back. */
	void Undo();

	/** The computer in this seat was asked and thinks. */
	bool IsThinking(int32 Seat) const;

	/** How much of its thought is done, permille. It may go back: what lies ahead becomes known bit by bit. */
	int32 GetThoughtProgress(int32 Seat) const;

	/** What is played: what the match was started with or, of a saved one, what it was then. */
	const FFlickMatchOptions& GetMatchOptions() const;

	/** The running match, or nothing. */
	const faith::flick::MatchSession* GetMatch() const;

	AFlickTable* GetTable() const { return Table; }
	AFlickStage* GetStage() const { return Stage; }

	/** What went wrong at the start, if anything did. There may be a match nevertheless. */
	const FString& GetStartError() const { return StartError; }

protected:
	virtual void EndPlay(const EEndPlayReason::Type EndPlayReason) override;

private:
	faith::flick::MatchSession* FindSession() const;
	void EndMatch();
	void ConnectSounds();

	UPROPERTY()
	TObjectPtr<AFlickTable> Table;

	UPROPERTY()
	TObjectPtr<AFlickStage> Stage;

	/** Those of the game instance, if it has any. */
	UPROPERTY()
	TObjectPtr<UFlickSounds> Sounds;

	FFlickMatchOptions MatchOptions;
	FString StartError;
	TPimplPtr<FFlickMatch> Match;
};
