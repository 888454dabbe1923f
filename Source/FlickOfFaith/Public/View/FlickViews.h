#pragma once

#include "CoreMinimal.h"

#include "View/FlickView.h"

/** All views of this machine and the round of secret answers that they share: one view that is passed around, or one for each person. */
class FLICKOFFAITH_API FFlickViews
{
public:
	/** Begins with one that is passed around, seen from the first seat. The rules must outlive the views. */
	explicit FFlickViews(const faith::flick::Rules& InRules);

	FFlickViews(const FFlickViews&) = delete;
	FFlickViews& operator=(const FFlickViews&) = delete;

	/** One view that is passed around, seen from the corner of this seat. */
	void Share(faith::flick::Seat LooksFrom);

	/** One view for each of these seats, in this order. */
	void Split(const TArray<faith::flick::Seat>& Seats);

	/** How much persons see while they aim, in views that are there and that come. */
	void SetSight(faith::flick::AimSight InSight);

	/**
	 * After every change of the match: what is asked of which persons at this machine, one bit per seat; of nobody while something is
	 * still to be seen.
	 */
	void Refresh(const faith::flick::GameState& State, uint8 Waiting);

	int32 Num() const { return Views.Num(); }
	FFlickView& Get(int32 Index) const { return *Views[Index]; }

	/** The view of this seat, or INDEX_NONE for the one that is passed around; nothing if there is none. */
	FFlickView* FindFor(int32 Seat) const;

	/** Who has answered in secret, one bit per seat; not what. */
	uint8 GetAnswered() const { return Round.WhoHasAnswered(); }

private:
	const faith::flick::Rules& Rules;
	faith::flick::SecretRound Round;
	faith::flick::Seat SharedSeat = 0;
	faith::flick::AimSight Sight = faith::flick::kUsualSight;
	TArray<TUniquePtr<FFlickView>> Views;
};
