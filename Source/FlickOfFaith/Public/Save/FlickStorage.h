#pragma once

#include "CoreMinimal.h"

#include "FlickOfFaithPresentation/MatchPorts.h"
#include "FlickOfFaithPresentation/SaveTurns.h"
#include "FlickOfFaithPresentation/SeatPlan.h"

#include <vector>

class UFlickSaveGame;

/** What is in one of the save slots. */
struct FFlickSavedMatch
{
	/** The slot, 0 or 1. */
	int32 Place = 0;
	/** Its number; kUnreadable if the file cannot be read at all. */
	int32 Count = faith::flick::SaveTurns::kUnreadable;
	/** Who plays. */
	std::vector<faith::flick::SeatLabel> Seats;
	/** Saves of the first format know only this instead: computers play the last so many seats. -1 in others. */
	int32 Bots = INDEX_NONE;
	TArray<uint8> Replay;
};

/** Keeps the running match in two save slots in turn. */
class FLICKOFFAITH_API FFlickStorage final : public faith::flick::MatchStorage
{
public:
	/** What a file's name may not have is replaced in it. */
	explicit FFlickStorage(const FString& InSlotName);

	virtual bool Save(std::span<const std::uint8_t> Replay) override;

	/** All there is, the latest first. */
	TArray<FFlickSavedMatch> Load() const;

	/** There is a file; whether it can be read is another question. */
	bool Exists() const;

	/** A new match begins: its saves are later than all there are. */
	void BeginAnew();

	/** The match goes on from this one, which is overwritten last. */
	void GoOnFrom(const FFlickSavedMatch& Saved);

	/**
	 * Puts the file of a slot aside, under a name that is not used again, so that it is not overwritten. If that cannot be done,
	 * nothing is saved any more: the file stays for whoever can mend it.
	 */
	void PutAside(int32 Place);

	void Forget() const;

	/** Who plays; saved with the match. */
	std::vector<faith::flick::SeatLabel> Seats;

private:
	FString SlotAt(int32 Place) const;
	UFlickSaveGame* LoadAt(int32 Place) const;

	FString SlotName;
	faith::flick::SaveTurns Turns;
};
