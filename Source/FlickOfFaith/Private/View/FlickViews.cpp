#include "View/FlickViews.h"

#include "Convert/FlickConvert.h"

FFlickViews::FFlickViews(const faith::flick::Rules& InRules) : Rules(InRules)
{
	Share(0);
}

void FFlickViews::Share(faith::flick::Seat LooksFrom)
{
	SharedSeat = LooksFrom;
	Views.Reset();
	Views.Add(MakeUnique<FFlickView>(Rules, Round, faith::flick::kNobody));
	SetSight(Sight);
}

void FFlickViews::Split(const TArray<faith::flick::Seat>& Seats)
{
	Views.Reset();
	for (const faith::flick::Seat Seat : Seats)
	{
		Views.Add(MakeUnique<FFlickView>(Rules, Round, Seat));
	}
	SetSight(Sight);
}

void FFlickViews::SetSight(faith::flick::AimSight InSight)
{
	Sight = InSight;
	for (const TUniquePtr<FFlickView>& View : Views)
	{
		View->GetControls().SetSight(Sight);
	}
}

void FFlickViews::Refresh(const faith::flick::GameState& State, uint8 Waiting)
{
	const bool bAsked = Waiting != 0 && !State.pending.Empty();
	Round.Ask(bAsked ? State.pending.Front().kind : faith::flick::DecisionKind::None, bAsked ? Waiting : uint8{0});
	for (const TUniquePtr<FFlickView>& View : Views)
	{
		const faith::flick::Seat Seat = View->GetOwnSeat() == faith::flick::kNobody ? SharedSeat : View->GetOwnSeat();
		if (Seat < State.players.Size())
		{
			View->SetCorner(State.players[Seat].corner);
		}
		View->GetControls().Refresh(State);
	}
}

FFlickView* FFlickViews::FindFor(int32 Seat) const
{
	for (const TUniquePtr<FFlickView>& View : Views)
	{
		if (FlickConvert::ToSeatIndex(View->GetOwnSeat()) == Seat)
		{
			return View.Get();
		}
	}
	return nullptr;
}
