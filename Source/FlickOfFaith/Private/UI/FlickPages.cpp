#include "UI/FlickPages.h"

#include "Convert/FlickConvert.h"
#include "Engine/GameViewportClient.h"
#include "Engine/LocalPlayer.h"
#include "FlickOfFaithPresentation/MatchSession.h"
#include "Framework/Application/SlateApplication.h"
#include "Game/FlickGameInstance.h"
#include "Game/FlickGameMode.h"
#include "Game/FlickPlayerController.h"
#include "Kismet/KismetSystemLibrary.h"
#include "Save/FlickOptions.h"
#include "UI/FlickClasses.h"
#include "UI/FlickConfirmScreen.h"
#include "UI/FlickCurtainScreen.h"
#include "UI/FlickEndScreen.h"
#include "UI/FlickHelpScreen.h"
#include "UI/FlickOptionsScreen.h"
#include "UI/FlickOverTable.h"
#include "UI/FlickPauseScreen.h"
#include "UI/FlickSetupScreen.h"
#include "UI/FlickShown.h"
#include "UI/FlickTitleScreen.h"

namespace
{
/** Screens lie above what lies over the table. */
constexpr int32 ScreenOrder = 10;

/** A match that is saved would be lost by a new one. The match that was played here may be: whoever plays again wants that. */
bool WouldReplace(const AFlickGameMode& GameMode)
{
	const bool bPlayedHere = GameMode.GetMatch() != nullptr && GameMode.GetMatchOptions().ReplayFile.IsEmpty();
	return GameMode.HasSavedMatch() && !bPlayedHere;
}

/** Who plays again is asked on the result of a match; in the set-up there is none. */
bool IsAskedOnResult(const AFlickGameMode& GameMode)
{
	return GameMode.GetMatch() != nullptr;
}
} // namespace

void UFlickPages::Open(const FFlickPlace& InPlace, UFlickOverTable& InTable)
{
	Place = InPlace;
	Table = &InTable;
	Plan.isSplit = Place.FindGameMode()->GetMatchOptions().bSplit;
}

void UFlickPages::Close()
{
	if (Screen != nullptr)
	{
		Screen->Close();
	}
	Place = FFlickPlace();
}

EFlickPage UFlickPages::FindPageOfMatch() const
{
	const FFlickView* const View = Place.FindView();
	const AFlickGameMode& GameMode = *Place.FindGameMode();
	if (View == nullptr)
	{
		return Place.IsFirstPlayer() && GameMode.GetMatch() == nullptr ? EFlickPage::Title : EFlickPage::Table;
	}
	if (View->GetControls().BehindCurtain() != faith::flick::kNobody)
	{
		return EFlickPage::Curtain;
	}
	const bool bOver = GameMode.GetMatch()->IsOver() && GameMode.IsCaughtUp();
	return bOver && !Table->IsLooking() ? EFlickPage::End : EFlickPage::Table;
}

bool UFlickPages::GoesWithMatch() const
{
	return Page == EFlickPage::Table || Page == EFlickPage::Curtain || Page == EFlickPage::End;
}

void UFlickPages::Follow()
{
	const EFlickPage Wanted = GoesWithMatch() ? FindPageOfMatch() : Page;
	if (Wanted != Page)
	{
		Show(Wanted);
	}
	else if (Page == EFlickPage::Curtain && Place.FindView()->GetControls().BehindCurtain() != Called)
	{
		FillCurtain();
		CentrePointer();
	}
}

void UFlickPages::Show(EFlickPage NewPage)
{
	if (Screen != nullptr)
	{
		Screen->Close();
	}
	Page = NewPage;
	Screen = MakeScreen(NewPage);
	if (Screen != nullptr)
	{
		Screen->SetLook(Place.MakeLook());
		Screen->OnAction.AddUObject(this, &UFlickPages::HandleAction);
		Fill();
		Screen->Open(ScreenOrder);
	}
	if (Page == EFlickPage::Curtain)
	{
		CentrePointer();
	}
	// Behind a curtain only Enter does something, and that is what its button does.
	Place.GetPlayer()->SetListening(Page == EFlickPage::Table || Page == EFlickPage::Curtain);
	OnShown.Broadcast();
}

template <class ScreenType>
ScreenType* UFlickPages::Make()
{
	return CreateWidget<ScreenType>(static_cast<APlayerController*>(Place.GetPlayer()), FlickClasses::Of<ScreenType>());
}

UFlickScreen* UFlickPages::MakeScreen(EFlickPage Of)
{
	switch (Of)
	{
	case EFlickPage::Title:
	{
		UFlickTitleScreen* const Title = Make<UFlickTitleScreen>();
		Title->OnLanguage.AddUObject(this, &UFlickPages::HandleTitleLanguage);
		return Title;
	}
	case EFlickPage::Setup:
	{
		UFlickSetupScreen* const Setup = Make<UFlickSetupScreen>();
		Setup->OnPlan.AddUObject(this, &UFlickPages::HandlePlan);
		return Setup;
	}
	case EFlickPage::Options:
	{
		UFlickOptionsScreen* const Options = Make<UFlickOptionsScreen>();
		Options->OnOption.AddUObject(this, &UFlickPages::HandleOption);
		return Options;
	}
	case EFlickPage::Replace:
		return Make<UFlickConfirmScreen>();
	case EFlickPage::Help:
		return Make<UFlickHelpScreen>();
	case EFlickPage::Pause:
		return Make<UFlickPauseScreen>();
	case EFlickPage::Curtain:
		return Make<UFlickCurtainScreen>();
	case EFlickPage::End:
		return Make<UFlickEndScreen>();
	case EFlickPage::Table:
		break;
	}
	return nullptr;
}

void UFlickPages::Dress()
{
	if (Screen != nullptr)
	{
		Screen->SetLook(Place.MakeLook());
		Fill();
	}
}

void UFlickPages::Fill()
{
	switch (Page)
	{
	case EFlickPage::Title:
		FillTitle();
		break;
	case EFlickPage::Setup:
		CastChecked<UFlickSetupScreen>(Screen)->Show(Plan, FlickShown::Levels(), Problem);
		break;
	case EFlickPage::Replace:
		CastChecked<UFlickConfirmScreen>(Screen)->Show(
			TEXT("menu.replace"), TEXT("menu.replace.yes"), TEXT("menu.replace.no"));
		break;
	case EFlickPage::Options:
		CastChecked<UFlickOptionsScreen>(Screen)->Show(FlickShown::OptionsOf(*Place.FindGameInstance()->GetOptions()));
		break;
	case EFlickPage::Curtain:
		FillCurtain();
		break;
	case EFlickPage::End:
		FillEnd();
		break;
	default:
		break;
	}
}

void UFlickPages::FillTitle()
{
	const FFlickLook Look = Place.MakeLook();
	FFlickTitleView Title;
	Title.bCanContinue = Place.FindGameMode()->HasSavedMatch();
	Title.Trouble = FindProblem();
	for (const FString& Code : FlickShown::Languages())
	{
		const bool bHolds = Code == Place.FindGameInstance()->GetOptions()->Language;
		Title.Language = bHolds ? Title.Languages.Num() : Title.Language;
		Title.Languages.Add(Look.Word("menu.language." + FlickConvert::FromString(Code)));
	}
	CastChecked<UFlickTitleScreen>(Screen)->Show(Title);
}

void UFlickPages::FillCurtain()
{
	const AFlickGameMode& GameMode = *Place.FindGameMode();
	const faith::flick::Catalogue& Cards = GameMode.GetMatch()->Match().GetRules().Cards();
	Called = Place.FindView()->GetControls().BehindCurtain();
	CastChecked<UFlickCurtainScreen>(Screen)->Show(
		FlickConvert::ToText(Place.MakeMatchWords().NameOf(GameMode.GetShown(), Called)),
		FLinearColor(FlickConvert::ToColor(faith::flick::ColourOfSeat(Cards, GameMode.GetShown(), Called))));
}

void UFlickPages::FillEnd()
{
	CastChecked<UFlickEndScreen>(Screen)->Show(
		Table->FindResult(), faith::flick::WhyWon(Place.MakeWords(), Place.FindGameMode()->GetShown()));
}

void UFlickPages::CentrePointer() const
{
	// Somewhere else the pointer belongs to another program.
	const bool bOurs = FSlateApplication::IsInitialized() && FSlateApplication::Get().IsActive();
	const ULocalPlayer* const Local = Place.GetPlayer()->GetLocalPlayer();
	if (bOurs && Place.IsFirstPlayer() && Local != nullptr && Local->ViewportClient != nullptr)
	{
		FVector2D Window = FVector2D::ZeroVector;
		Local->ViewportClient->GetViewportSize(Window);
		const FVector2D Middle = Window * (Local->Origin + Local->Size * 0.5);
		Place.GetPlayer()->SetMouseLocation(FMath::RoundToInt32(Middle.X), FMath::RoundToInt32(Middle.Y));
	}
}

FText UFlickPages::FindProblem() const
{
	const FString& Key = Place.FindGameMode()->GetStartTroubleKey();
	return Key.IsEmpty() ? FText::GetEmpty() : Place.MakeLook().Word(FlickConvert::FromString(Key));
}

void UFlickPages::HandleAction(EFlickAction Action)
{
	OnAction.Broadcast(Action);
}

bool UFlickPages::Do(EFlickAction Action)
{
	switch (Action)
	{
	case EFlickAction::Menu:
		Show(EFlickPage::Pause);
		return true;
	case EFlickAction::Resume:
		Show(EFlickPage::Table);
		Follow();
		return true;
	case EFlickAction::LookAtTable:
	case EFlickAction::BackToResult:
		Table->SetLooking(Action == EFlickAction::LookAtTable);
		Follow();
		return true;
	case EFlickAction::Rematch:
	case EFlickAction::Start:
		if (WouldReplace(*Place.FindGameMode()))
		{
			Show(EFlickPage::Replace);
			return true;
		}
		StartWanted();
		return true;
	case EFlickAction::ToTitle:
		// Last: it may remove this player.
		Place.FindGameMode()->LeaveMatch();
		return true;
	default:
		return DoInMenus(Action);
	}
}

bool UFlickPages::DoInMenus(EFlickAction Action)
{
	switch (Action)
	{
	case EFlickAction::Continue:
		ContinueMatch();
		return true;
	case EFlickAction::NewMatch:
		Problem = FText::GetEmpty();
		Show(EFlickPage::Setup);
		return true;
	case EFlickAction::HowToPlay:
	case EFlickAction::Settings:
		BackPage = Page;
		Show(Action == EFlickAction::Settings ? EFlickPage::Options : EFlickPage::Help);
		return true;
	case EFlickAction::Quit:
		UKismetSystemLibrary::QuitGame(Place.GetPlayer(), Place.GetPlayer(), EQuitPreference::Quit, false);
		return true;
	case EFlickAction::Back:
		Show(Page == EFlickPage::Setup ? EFlickPage::Title : BackPage);
		return true;
	case EFlickAction::Yes:
		StartWanted();
		return true;
	case EFlickAction::No:
		Show(IsAskedOnResult(*Place.FindGameMode()) ? EFlickPage::End : EFlickPage::Setup);
		return true;
	case EFlickAction::Defaults:
		ResetOptions();
		return true;
	default:
		return false;
	}
}

void UFlickPages::HandlePlan(const faith::flick::SeatPlan& InPlan)
{
	Plan = InPlan;
}

void UFlickPages::HandleOption(int32 Id, int32 Value)
{
	const float Speed = Place.FindGameInstance()->GetOptions()->OpponentSpeed;
	FlickShown::Take(*Place.FindGameInstance()->GetOptions(), Id, Value);
	KeepOptions(Speed);
}

void UFlickPages::HandleTitleLanguage(int32 Index)
{
	Place.FindGameInstance()->SetLanguage(FlickShown::Languages()[Index]);
}

void UFlickPages::ResetOptions()
{
	UFlickOptions& Options = *Place.FindGameInstance()->GetOptions();
	const float Speed = Options.OpponentSpeed;
	FlickShown::TakeDefaults(Options);
	KeepOptions(Speed);
}

void UFlickPages::KeepOptions(float SpeedBefore)
{
	const float Speed = Place.FindGameInstance()->GetOptions()->OpponentSpeed;
	if (Speed != SpeedBefore)
	{
		Place.FindGameMode()->SetSpeed(Speed);
	}
	Place.FindGameInstance()->KeepOptions();
}

void UFlickPages::StartWanted()
{
	const AFlickGameMode& GameMode = *Place.FindGameMode();
	const FFlickMatchOptions& Options = GameMode.GetMatchOptions();
	StartMatch(IsAskedOnResult(GameMode) ? Options.Again() : FlickShown::MatchOf(Plan, Options));
}

void UFlickPages::ContinueMatch()
{
	FFlickMatchOptions Options = Place.FindGameMode()->GetMatchOptions().Again();
	Options.bResume = true;
	StartMatch(Options);
}

void UFlickPages::StartMatch(const FFlickMatchOptions& Options)
{
	if (Place.FindGameMode()->StartMatch(Options))
	{
		return;
	}
	Problem = FindProblem();
	Place.FindGameMode()->LeaveMatch();
	// Leaving removes all players but the first.
	if (Place.GetPlayer() != nullptr)
	{
		Show(EFlickPage::Setup);
	}
}
