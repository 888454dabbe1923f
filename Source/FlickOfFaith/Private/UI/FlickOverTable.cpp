#include "UI/FlickOverTable.h"

#include "FlickOfFaithPresentation/DeskView.h"
#include "FlickOfFaithPresentation/MatchSession.h"
#include "Game/FlickGameInstance.h"
#include "Game/FlickGameMode.h"
#include "Game/FlickPlayerController.h"
#include "Save/FlickOptions.h"
#include "UI/FlickClasses.h"
#include "UI/FlickShown.h"

namespace
{
/** Seconds for which a banner is to be seen at normal speed. */
constexpr double BannerSeconds = 2.5;
} // namespace

void UFlickOverTable::Open(const FFlickPlace& InPlace)
{
	Place = InPlace;
	Hud = CreateWidget<UFlickHud>(static_cast<APlayerController*>(Place.GetPlayer()), FlickClasses::Of<UFlickHud>());
	Hud->SetLook(Place.MakeLook());
}

void UFlickOverTable::Close()
{
	Hud->RemoveFromParent();
	Chronicle.reset();
}

void UFlickOverTable::BeginMatch()
{
	TellFirst(faith::flick::Chronicle::kAll);
	bLooking = false;
	Side = EFlickSide::Nothing;
	OpenSeat = INDEX_NONE;
	BannerLeft = 0.0;
	if (!Hud->IsInViewport())
	{
		Hud->AddToPlayerScreen();
	}
	Dress();
}

void UFlickOverTable::EndMatch()
{
	Chronicle.reset();
	Hud->RemoveFromParent();
}

void UFlickOverTable::Advance(double Seconds)
{
	BannerLeft -= Seconds;
	if (BannerLeft <= 0.0)
	{
		Hud->HideBanner();
	}
	if (HasMatch() && Place.FindView() != nullptr && Moment != FindMoment())
	{
		ShowAll();
	}
}

void UFlickOverTable::Tell(const faith::flick::Event& Event, const faith::flick::GameState& After)
{
	if (!HasMatch() || Place.FindView() == nullptr)
	{
		return;
	}
	Chronicle->Add(Event, After);
	const AFlickGameMode& GameMode = *Place.FindGameMode();
	const double Speed = GameMode.GetMatchOptions().Speed;
	const std::optional<faith::flick::Banner> Banner =
		faith::flick::BannerOf(Place.MakeMatchWords(), Event, GameMode.GetShown());
	if (Banner && Speed > 0.0)
	{
		Hud->ShowBanner(*Banner);
		BannerLeft = BannerSeconds / Speed;
	}
}

void UFlickOverTable::Refresh()
{
	if (!HasMatch() || Place.FindView() == nullptr)
	{
		return;
	}
	// After something was taken back the chronicle tells too much.
	const AFlickGameMode& GameMode = *Place.FindGameMode();
	if (GameMode.IsCaughtUp() && !Chronicle->TellsAllOf(GameMode.GetMatch()->Match()))
	{
		TellFirst(faith::flick::Chronicle::kAll);
	}
	if (Moment != FindMoment())
	{
		ShowAll();
	}
	else
	{
		// So it is with every move of a mouse that aims.
		ShowAsked();
	}
}

void UFlickOverTable::Dress()
{
	Hud->SetLook(Place.MakeLook());
	FFlickView* const View = Place.FindView();
	if (HasMatch() && View != nullptr)
	{
		View->GetCamera().SetCalm(Place.FindGameInstance()->GetOptions()->bReducedMotion);
		ShowAll();
	}
}

void UFlickOverTable::TellAgain()
{
	if (HasMatch())
	{
		TellFirst(Chronicle->EventCount());
	}
}

void UFlickOverTable::TellFirst(std::size_t Events)
{
	const faith::History<faith::flick::Rules>& Match = Place.FindGameMode()->GetMatch()->Match();
	Chronicle.emplace(Place.FindGameInstance()->GetTexts().GetTable(), Match.GetRules().Cards());
	Chronicle->AddAll(Match, Events);
	Moment.reset();
}

void UFlickOverTable::SetLooking(bool bInLooking)
{
	bLooking = bInLooking;
	Refresh();
}

bool UFlickOverTable::NeedsFocus() const
{
	const FFlickView* const View = Place.FindView();
	const faith::flick::Desk* const Desk = View != nullptr ? View->GetControls().TheDesk() : nullptr;
	// Who votes together with others does so with keys, some of which would move the focus.
	const bool bButtons =
		Desk != nullptr && faith::flick::OnlyButtonsAnswer(*Desk) && !View->GetControls().IsSharedVote();
	return bLooking || bEntered || bButtons;
}

UFlickOverTable::FMoment UFlickOverTable::FindMoment() const
{
	const AFlickGameMode& GameMode = *Place.FindGameMode();
	const FFlickView& View = *Place.FindView();
	const faith::flick::Desk* const Desk = View.GetControls().TheDesk();
	FMoment Now;
	Now.Told = Chronicle->EventCount();
	Now.Commands = GameMode.GetMatch()->Match().LiveCount();
	Now.Asked = Desk != nullptr ? Desk->Who() : faith::flick::kNobody;
	Now.Answered = GameMode.GetViews()->GetAnswered();
	Now.Thinking = FlickShown::ThinkingOf(GameMode);
	Now.bHasDesk = Desk != nullptr;
	Now.bSharedVote = View.GetControls().IsSharedVote();
	Now.bLostDevice = View.HasLostDevice();
	Now.bCanSkip = FlickShown::CanSkip(GameMode);
	Now.bLooking = bLooking;
	return Now;
}

void UFlickOverTable::ShowAll()
{
	const AFlickGameMode& GameMode = *Place.FindGameMode();
	const FFlickView& View = *Place.FindView();
	const faith::flick::MatchWords Words = Place.MakeMatchWords();
	const std::vector<faith::flick::ChronicleLine>& Lines = Chronicle->Lines();
	Moment = FindMoment();
	Board = FlickShown::BoardOf(GameMode, View, Words, Lines.empty() ? std::string() : Lines.back().text);
	Board.bLooking = bLooking;
	Hud->ShowBoard(Board);
	Hud->ShowCards(
		FlickShown::CardsOf(View, Words.words, GameMode.GetShown()), FlickShown::RemarkOf(View, Words, Board.Seats));
	ShowAsked();
	ShowSide();
}

void UFlickOverTable::ShowAsked()
{
	const FFlickView& View = *Place.FindView();
	Hud->ShowPrompt(FlickShown::PromptOf(View, Place.MakeWords(), Place.FindGameMode()->GetMatch()->State()));
	if (const std::optional<FFlickAimView> Aim = FlickShown::AimOf(View, Place.MakeWords()))
	{
		Hud->ShowAim(*Aim);
	}
	else
	{
		Hud->HideAim();
	}
}

void UFlickOverTable::ShowSide()
{
	if (Side == EFlickSide::Log)
	{
		Hud->ShowLog(Chronicle->Lines());
	}
	if (Side == EFlickSide::Account)
	{
		Hud->ShowAccount(Board.Seats[static_cast<std::size_t>(OpenSeat)],
			faith::flick::AccountOf(Place.MakeWords(), Chronicle->Points(), Place.FindGameMode()->GetShown(),
				static_cast<faith::flick::Seat>(OpenSeat)));
	}
	Hud->ShowSide(Side, OpenSeat);
}

void UFlickOverTable::ToggleSide(EFlickSide NewSide, int32 Seat)
{
	const bool bOpen = Side == NewSide && OpenSeat == Seat;
	Side = bOpen ? EFlickSide::Nothing : NewSide;
	OpenSeat = bOpen ? INDEX_NONE : Seat;
	ShowSide();
}

void UFlickOverTable::LookAtLogLine(int32 Index)
{
	LookAt(Chronicle->Lines()[static_cast<std::size_t>(Index)].spot);
}

void UFlickOverTable::LookAtAccountLine(int32 Index)
{
	LookAt(Hud->FindAccountSpot(Index));
}

void UFlickOverTable::LookAt(const std::optional<faith::flick::TableSpot>& Spot)
{
	FFlickView* const View = Place.FindView();
	if (Spot && View != nullptr)
	{
		View->GetCamera().LookAt(*Spot);
	}
}

std::vector<faith::flick::ResultLine> UFlickOverTable::FindResult() const
{
	return faith::flick::ResultOf(Place.MakeMatchWords(), Chronicle->Points(), Place.FindGameMode()->GetShown());
}
