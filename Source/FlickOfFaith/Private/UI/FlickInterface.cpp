#include "UI/FlickInterface.h"

#include "FlickOfFaithPresentation/MatchSession.h"
#include "Game/FlickGameInstance.h"
#include "Game/FlickGameMode.h"
#include "Game/FlickPlayerController.h"
#include "UI/FlickFocus.h"
#include "UI/FlickOverTable.h"
#include "UI/FlickPages.h"
#include "UI/FlickPlace.h"
#include "UI/FlickScreen.h"

namespace
{
/** One press of a button turns a piece by so many notches of a wheel. */
constexpr double NotchesPerPress = 3.0;
/** A frame in which the engine loads counts as no more than so many seconds. */
constexpr double LongestStartFrame = 0.1;
} // namespace

UFlickInterface::UFlickInterface() : Place(MakePimpl<FFlickPlace>()), Focus(MakePimpl<FFlickFocus>())
{
}

void UFlickInterface::Open(AFlickPlayerController& InPlayer)
{
	*Place = FFlickPlace(InPlayer);
	Table = NewObject<UFlickOverTable>(this);
	Table->Open(*Place);
	Pages = NewObject<UFlickPages>(this);
	Pages->Open(*Place, *Table);
	ListenToWidgets();
	ListenToGame();
	if (Place->FindGameMode()->GetMatch() != nullptr && Place->FindView() != nullptr)
	{
		HandleMatchBegan();
	}
}

void UFlickInterface::ListenToWidgets()
{
	UFlickHud& Hud = *Table->GetHud();
	Hud.OnAction.AddUObject(this, &UFlickInterface::HandleAction);
	Hud.OnAnswer.AddUObject(this, &UFlickInterface::HandleAnswer);
	Hud.OnSeat.AddUObject(this, &UFlickInterface::HandleSeat);
	Hud.OnLogLine.AddUObject(this, &UFlickInterface::HandleLogLine);
	Hud.OnAccountLine.AddUObject(this, &UFlickInterface::HandleAccountLine);
	Pages->OnAction.AddUObject(this, &UFlickInterface::HandleAction);
	Pages->OnShown.AddUObject(this, &UFlickInterface::HandlePage);
}

void UFlickInterface::ListenToGame()
{
	AFlickGameMode& GameMode = *Place->FindGameMode();
	GameMode.OnMatchBegan.AddUObject(this, &UFlickInterface::HandleMatchBegan);
	GameMode.OnMatchLeft.AddUObject(this, &UFlickInterface::HandleMatchLeft);
	GameMode.OnViewChanged.AddUObject(this, &UFlickInterface::HandleViewChanged);
	GameMode.OnSomethingShown.AddUObject(this, &UFlickInterface::HandleShown);
	Place->GetPlayer()->OnMenuAsked.AddUObject(this, &UFlickInterface::HandleMenu);
	Place->FindGameInstance()->OnLanguageChanged.AddUObject(this, &UFlickInterface::HandleLanguage);
	Place->FindGameInstance()->OnOptionsChanged.AddUObject(this, &UFlickInterface::HandleOptions);
}

void UFlickInterface::Close()
{
	if (AFlickGameMode* const GameMode = Place->FindGameMode())
	{
		GameMode->OnMatchBegan.RemoveAll(this);
		GameMode->OnMatchLeft.RemoveAll(this);
		GameMode->OnViewChanged.RemoveAll(this);
		GameMode->OnSomethingShown.RemoveAll(this);
	}
	if (UFlickGameInstance* const GameInstance = Place->FindGameInstance())
	{
		GameInstance->OnLanguageChanged.RemoveAll(this);
		GameInstance->OnOptionsChanged.RemoveAll(this);
	}
	Pages->Close();
	Table->Close();
	*Place = FFlickPlace();
}

EFlickPage UFlickInterface::GetPage() const
{
	return Pages->GetPage();
}

UFlickHud* UFlickInterface::GetHud() const
{
	return Table->GetHud();
}

UFlickScreen* UFlickInterface::GetScreen() const
{
	return Pages->GetScreen();
}

bool UFlickInterface::HoldsMatch() const
{
	return !Pages->GoesWithMatch();
}

void UFlickInterface::Advance(double Seconds)
{
	if (Place->GetPlayer() == nullptr)
	{
		return;
	}
	// Windows change their size, and parts of them change theirs when somebody comes or goes.
	const FVector2D RoomNow = Place->MakeLook().Room;
	if (!(RoomNow == Room))
	{
		Room = RoomNow;
		HandleOptions();
	}
	Table->Advance(Seconds);
	Pages->Follow();
	KeepFirstFocus(Seconds);
}

void UFlickInterface::EnterPanels()
{
	// Where only buttons answer, they have the focus anyway.
	if (Pages->GetPage() == EFlickPage::Table && Focus->IsWithGame() && GetHud()->IsInViewport())
	{
		Table->SetEntered(true);
		MoveFocus();
	}
}

bool UFlickInterface::LeavePanels()
{
	const bool bLeft = Table->IsEntered() && Pages->GetPage() == EFlickPage::Table;
	Table->SetEntered(false);
	if (bLeft)
	{
		MoveFocus();
	}
	return bLeft;
}

void UFlickInterface::HandleMatchBegan()
{
	if (Place->FindView() != nullptr)
	{
		Table->BeginMatch();
		Pages->Show(EFlickPage::Table);
		Pages->Follow();
	}
}

void UFlickInterface::HandleMatchLeft()
{
	Table->EndMatch();
	Pages->Show(Place->IsFirstPlayer() ? EFlickPage::Title : EFlickPage::Table);
}

void UFlickInterface::HandleViewChanged(const FFlickView& View)
{
	if (&View == Place->FindView() && Table->HasMatch())
	{
		Table->Refresh();
		Pages->Follow();
		MoveFocus();
	}
}

void UFlickInterface::HandleShown(const faith::flick::Event& Event, const faith::flick::GameState& After)
{
	Table->Tell(Event, After);
}

void UFlickInterface::HandleMenu()
{
	if (Pages->GetPage() == EFlickPage::Table && Place->FindView() != nullptr)
	{
		Pages->Show(EFlickPage::Pause);
	}
}

/** Another language is another option as well, so that everything else follows in a moment. */
void UFlickInterface::HandleLanguage()
{
	Table->TellAgain();
}

void UFlickInterface::HandleOptions()
{
	Table->Dress();
	Pages->Dress();
}

void UFlickInterface::HandleAction(EFlickAction Action)
{
	if (!Pages->Do(Action))
	{
		DoAtTable(Action);
		ReturnFocus();
	}
}

void UFlickInterface::DoAtTable(EFlickAction Action)
{
	AFlickPlayerController& Player = *Place->GetPlayer();
	switch (Action)
	{
	case EFlickAction::Come:
		Player.Do(
			[](FFlickView& View)
			{
				View.GetControls().Come();
				return faith::flick::Given();
			});
		break;
	case EFlickAction::Confirm:
		Table->SetEntered(false);
		Player.Do([](FFlickView& View) { return View.Confirm(); });
		break;
	case EFlickAction::OtherPiece:
		Player.Do(
			[](FFlickView& View)
			{
				View.GetControls().Next();
				return faith::flick::Given();
			});
		break;
	case EFlickAction::TurnPiece:
		Player.Do(
			[](FFlickView& View)
			{
				View.Turn(NotchesPerPress);
				return faith::flick::Given();
			});
		break;
	case EFlickAction::Undo:
		Player.FlickUndo();
		break;
	case EFlickAction::Skip:
		Place->FindGameMode()->SkipOne();
		break;
	case EFlickAction::Log:
		Table->ToggleSide(EFlickSide::Log);
		break;
	default:
		break;
	}
}

void UFlickInterface::HandleAnswer(int32 Index)
{
	Focus->Forget();
	Table->SetEntered(false);
	Place->GetPlayer()->Do(
		[Index](FFlickView& View) { return View.GetControls().Choose(static_cast<std::size_t>(Index)); });
}

void UFlickInterface::HandleSeat(int32 Index)
{
	Table->ToggleSide(EFlickSide::Account, Index);
	ReturnFocus();
}

void UFlickInterface::HandleLogLine(int32 Index)
{
	Table->LookAtLogLine(Index);
	ReturnFocus();
}

void UFlickInterface::HandleAccountLine(int32 Index)
{
	Table->LookAtAccountLine(Index);
	ReturnFocus();
}

void UFlickInterface::HandlePage()
{
	Focus->Forget();
	Table->SetEntered(false);
	MoveFocus();
}

/** The engine gives everybody's focus to the viewport once its game has started, which is after the first page was shown. */
void UFlickInterface::KeepFirstFocus(double Seconds)
{
	if (StartLeft <= 0.0)
	{
		return;
	}
	StartLeft -= FMath::Min(Seconds, LongestStartFrame);
	if (UFlickScreen* const Screen = GetScreen())
	{
		Screen->KeepFocus();
	}
	MoveFocus();
}

void UFlickInterface::ReturnFocus()
{
	// Among widgets it may stay where it is.
	if (!Table->NeedsFocus())
	{
		Focus->Forget();
	}
	MoveFocus();
}

void UFlickInterface::MoveFocus()
{
	if (Place->GetPlayer() != nullptr && Pages->GetPage() == EFlickPage::Table)
	{
		Focus->Give(*Place->GetPlayer(), *Table->GetHud(), Table->NeedsFocus());
	}
}
