#include "UI/FlickSeatPlan.h"

#include "FlickOfFaithRules/Ids.h"

namespace
{
constexpr int32 Fewest = 2;
const TCHAR* const UsualLevel = TEXT("priest");
} // namespace

FFlickSeatPlan FFlickSeatPlan::Usual()
{
	FFlickSeatPlan Plan;
	for (int32 Seat = 0; Seat < faith::flick::kMaxPlayers; ++Seat)
	{
		FFlickPlannedSeat Planned;
		Planned.Level = Seat == 0 ? TEXT("") : UsualLevel;
		Plan.Seats.Add(Planned);
	}
	return Plan;
}

bool FFlickSeatPlan::CanAdd() const
{
	return Count < Seats.Num();
}

bool FFlickSeatPlan::CanRemove() const
{
	return Count > Fewest;
}

void FFlickSeatPlan::Add()
{
	Count += CanAdd() ? 1 : 0;
}

void FFlickSeatPlan::Remove(int32 Seat)
{
	if (CanRemove() && Seat < Count)
	{
		const FFlickPlannedSeat Gone = Seats[Seat];
		Seats.RemoveAt(Seat);
		Seats.Add(Gone);
		--Count;
	}
}

void FFlickSeatPlan::Take(const TArray<bool>& Persons)
{
	const FFlickPlannedSeat* const Computer =
		Seats.FindByPredicate([](const FFlickPlannedSeat& Each) { return !Each.Level.IsEmpty(); });
	const FString Level = Computer != nullptr ? Computer->Level : FString(UsualLevel);
	Count = FMath::Min(Persons.Num(), Seats.Num());
	for (int32 Seat = 0; Seat < Count; ++Seat)
	{
		Seats[Seat].Level = Persons[Seat] ? FString() : Level;
	}
}

bool FFlickSeatPlan::Is(const TArray<bool>& Persons) const
{
	bool bSame = Persons.Num() == Count;
	for (int32 Seat = 0; bSame && Seat < Count; ++Seat)
	{
		bSame = Seats[Seat].Level.IsEmpty() == Persons[Seat];
	}
	return bSame;
}
