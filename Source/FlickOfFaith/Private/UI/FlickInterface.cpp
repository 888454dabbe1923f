#include "UI/FlickInterface.h"

#include "Convert/FlickConvert.h"
#include "Engine/LocalPlayer.h"
#include "Engine/World.h"
#include "FlickOfFaithPresentation/DeskView.h"
#include "FlickOfFaithPresentation/MatchSession.h"
#include "Framework/Application/SlateApplication.h"
#include "Game/FlickGameInstance.h"
#include "Game/FlickGameMode.h"
#include "Game/FlickPlayerController.h"
#include "Kismet/GameplayStatics.h"
#include "Kismet/KismetSystemLibrary.h"
#include "Save/FlickOptions.h"
#include "Table/FlickTable.h"
#include "UI/FlickConfirmScreen.h"
#include "UI/FlickCurtainScreen.h"
#include "UI/FlickEndScreen.h"
#include "UI/FlickHelpScreen.h"
#include "UI/FlickOptionsScreen.h"
#include "UI/FlickPauseScreen.h"
#include "UI/FlickSetupScreen.h"
#include "UI/FlickShown.h"
#include "UI/FlickTitleScreen.h"

namespace
{
/** Seconds for which a banner is to be seen at normal speed. */
constexpr double BannerSeconds = 2.5;

/** Screens lie above what lies over the table. */
constexpr int32 ScreenOrder = 10;

/** One press of a button turns a piece by so many notches of a wheel. */
constexpr double NotchesPerPress = 3.0;
} // namespace

void UFlickInterface::Open(AFlickPlayerController& InPlayer)
{
	Player = &InPlayer;
	MakeHud();
	ListenToGame();
	if (FindGameMode()->GetMatch() != nullptr && FindView() != nullptr)
	{
		HandleMatchBegan();
	}
}

void UFlickInterface::MakeHud()
{
	Hud = CreateWidget<UFlickHud>(Player.Get(), UFlickHud::StaticClass());
	Hud->SetLook(MakeLook());
	Hud->OnAction.AddUObject(this, &UFlickInterface::HandleAction);
	Hud->OnAnswer.AddUObject(this, &UFlickInterface::HandleAnswer);
	Hud->OnSeat.AddUObject(this, &UFlickInterface::HandleSeat);
	Hud->OnLogLine.AddUObject(this, &UFlickInterface::HandleLogLine);
	Hud->OnAccountLine.AddUObject(this, &UFlickInterface::HandleAccountLine);
}

void UFlickInterface::ListenToGame()
{
	AFlickGameMode& GameMode = *FindGameMode();
	GameMode.OnMatchBegan.AddUObject(this, &UFlickInterface::HandleMatchBegan);
	GameMode.OnMatchLeft.AddUObject(this, &UFlickInterface::HandleMatchLeft);
	GameMode.OnViewChanged.AddUObject(this, &UFlickInterface::HandleViewChanged);
	GameMode.OnSomethingShown.AddUObject(this, &UFlickInterface::HandleShown);
	Player->OnMenuAsked.AddUObject(this, &UFlickInterface::HandleMenu);
	FindGameInstance()->OnLanguageChanged.AddUObject(this, &UFlickInterface::HandleLanguage);
	FindGameInstance()->OnOptionsChanged.AddUObject(this, &UFlickInterface::HandleOptions);
}

void UFlickInterface::Close()
{
	if (AFlickGameMode* const GameMode = FindGameMode())
	{
		GameMode->OnMatchBegan.RemoveAll(this);
		GameMode->OnMatchLeft.RemoveAll(this);
		GameMode->OnViewChanged.RemoveAll(this);
		GameMode->OnSomethingShown.RemoveAll(this);
	}
	if (UFlickGameInstance* const GameInstance = FindGameInstance())
	{
		GameInstance->OnLanguageChanged.RemoveAll(this);
		GameInstance->OnOptionsChanged.RemoveAll(this);
	}
	if (Screen != nullptr)
	{
		Screen->Close();
	}
	Hud->RemoveFromParent();
	Player.Reset();
}

AFlickGameMode* UFlickInterface::FindGameMode() const
{
	return Player.IsValid() ? Player->GetWorld()->GetAuthGameMode<AFlickGameMode>() : nullptr;
}

UFlickGameInstance* UFlickInterface::FindGameInstance() const
{
	return Player.IsValid() ? Player->GetGameInstance<UFlickGameInstance>() : nullptr;
}

FFlickView* UFlickInterface::FindView() const
{
	return Player.IsValid() ? Player->FindView() : nullptr;
}

bool UFlickInterface::IsFirstPlayer() const
{
	return UGameplayStatics::GetPlayerController(Player.Get(), 0) == Player.Get();
}

faith::flick::Wording UFlickInterface::MakeWords() const
{
	return faith::flick::Wording(
		FindGameInstance()->GetTexts().GetTable(), FindGameMode()->GetMatch()->Match().GetRules().Cards());
}

faith::flick::MatchWords UFlickInterface::MakeMatchWords() const
{
	return faith::flick::MatchWords{MakeWords(), FindGameMode()->GetMatchOptions().Seats};
}

FFlickLook UFlickInterface::MakeLook() const
{
	UFlickGameInstance& GameInstance = *FindGameInstance();
	FFlickLook Look;
	// Not owned: the game instance outlives all players.
	Look.Texts = std::shared_ptr<const faith::text::TextTable>(
		std::shared_ptr<const faith::text::TextTable>(), &GameInstance.GetTexts().GetTable());
	Look.TextScale = GameInstance.GetOptions()->TextScale;
	return Look;
}

bool UFlickInterface::HoldsMatch() const
{
	return !IsMatchPage();
}

void UFlickInterface::Advance(double Seconds)
{
	if (!Player.IsValid())
	{
		return;
	}
	BannerLeft -= Seconds;
	if (BannerLeft <= 0.0)
	{
		Hud->HideBanner();
	}
	FollowMatch();
	const bool bCanSkip = FindView() != nullptr && FindGameMode()->GetTable()->IsShotRunning();
	if (FindView() != nullptr && (FlickShown::ThinkingOf(*FindGameMode()) != Thinking || bCanSkip != bSkippable))
	{
		bSkippable = bCanSkip;
		ShowBoard();
	}
}

void UFlickInterface::HandleMatchBegan()
{
	FFlickView* const View = FindView();
	if (View == nullptr)
	{
		return;
	}
	TellAgain(faith::flick::Chronicle::kAll);
	bLooking = false;
	Side = EFlickSide::Nothing;
	BannerLeft = 0.0;
	View->GetCamera().SetCalm(FindGameInstance()->GetOptions()->bReducedMotion);
	if (!Hud->IsInViewport())
	{
		Hud->AddToPlayerScreen();
	}
	Hud->ShowSide(Side);
	ShowHud();
	ShowPage(FindMatchPage());
}

void UFlickInterface::HandleMatchLeft()
{
	Chronicle.reset();
	Hud->RemoveFromParent();
	ShowPage(IsFirstPlayer() ? EFlickPage::Title : EFlickPage::Table);
}

void UFlickInterface::HandleViewChanged(const FFlickView& View)
{
	if (&View == FindView() && Chronicle)
	{
		CatchUp();
		ShowHud();
		FollowMatch();
		MoveFocus();
	}
}

void UFlickInterface::HandleShown(const faith::flick::Event& Event, const faith::flick::GameState& After)
{
	if (!Chronicle || FindView() == nullptr)
	{
		return;
	}
	Chronicle->Add(Event, After);
	const double Speed = FindGameMode()->GetMatchOptions().Speed;
	const std::optional<faith::flick::Banner> Banner = faith::flick::BannerOf(MakeMatchWords(), Event, After);
	if (Banner && Speed > 0.0)
	{
		Hud->ShowBanner(*Banner);
		BannerLeft = BannerSeconds / Speed;
	}
}

void UFlickInterface::HandleMenu()
{
	if (Page == EFlickPage::Table && FindView() != nullptr)
	{
		ShowPage(EFlickPage::Pause);
	}
}

void UFlickInterface::HandleLanguage()
{
	if (Chronicle)
	{
		TellAgain(Chronicle->EventCount());
	}
	HandleOptions();
}

void UFlickInterface::HandleOptions()
{
	const FFlickLook Look = MakeLook();
	Hud->SetLook(Look);
	if (Screen != nullptr)
	{
		Screen->SetLook(Look);
		FillScreen();
	}
	if (FFlickView* const View = FindView())
	{
		View->GetCamera().SetCalm(FindGameInstance()->GetOptions()->bReducedMotion);
		ShowHud();
	}
}

EFlickPage UFlickInterface::FindMatchPage() const
{
	const FFlickView* const View = FindView();
	const AFlickGameMode& GameMode = *FindGameMode();
	if (View == nullptr)
	{
		return IsFirstPlayer() && GameMode.GetMatch() == nullptr ? EFlickPage::Title : EFlickPage::Table;
	}
	if (View->GetControls().BehindCurtain() != faith::flick::kNobody)
	{
		return EFlickPage::Curtain;
	}
	const bool bOver = GameMode.GetMatch()->IsOver() && GameMode.IsCaughtUp();
	return bOver && !bLooking ? EFlickPage::End : EFlickPage::Table;
}

bool UFlickInterface::IsMatchPage() const
{
	return Page == EFlickPage::Table || Page == EFlickPage::Curtain || Page == EFlickPage::End;
}

void UFlickInterface::FollowMatch()
{
	const EFlickPage Wanted = IsMatchPage() ? FindMatchPage() : Page;
	if (Wanted != Page)
	{
		ShowPage(Wanted);
	}
	else if (Page == EFlickPage::Curtain)
	{
		FillCurtain();
	}
}

void UFlickInterface::ShowPage(EFlickPage NewPage)
{
	if (Screen != nullptr)
	{
		Screen->Close();
	}
	Page = NewPage;
	Screen = MakeScreen(NewPage);
	Focus = EFocus::Unknown;
	if (Screen != nullptr)
	{
		Screen->SetLook(MakeLook());
		Screen->OnAction.AddUObject(this, &UFlickInterface::HandleAction);
		FillScreen();
		Screen->Open(ScreenOrder);
	}
	// Behind a curtain only Enter does something, and that is what its button does.
	Player->SetListening(Page == EFlickPage::Table || Page == EFlickPage::Curtain);
	MoveFocus();
}

template <class ScreenType>
ScreenType* UFlickInterface::Make()
{
	return CreateWidget<ScreenType>(Player.Get(), ScreenType::StaticClass());
}

UFlickScreen* UFlickInterface::MakeScreen(EFlickPage Of)
{
	switch (Of)
	{
	case EFlickPage::Title:
	{
		UFlickTitleScreen* const Title = Make<UFlickTitleScreen>();
		Title->OnLanguage.AddUObject(this, &UFlickInterface::HandleTitleLanguage);
		return Title;
	}
	case EFlickPage::Setup:
	{
		UFlickSetupScreen* const Setup = Make<UFlickSetupScreen>();
		Setup->OnPlan.AddUObject(this, &UFlickInterface::HandlePlan);
		return Setup;
	}
	case EFlickPage::Options:
	{
		UFlickOptionsScreen* const Options = Make<UFlickOptionsScreen>();
		Options->OnOption.AddUObject(this, &UFlickInterface::HandleOption);
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

void UFlickInterface::FillScreen()
{
	switch (Page)
	{
	case EFlickPage::Title:
		FillTitle();
		break;
	case EFlickPage::Setup:
		FillSetup();
		break;
	case EFlickPage::Replace:
		CastChecked<UFlickConfirmScreen>(Screen)->Show(
			TEXT("menu.replace"), TEXT("menu.replace.yes"), TEXT("menu.replace.no"));
		break;
	case EFlickPage::Options:
		FillOptions();
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

void UFlickInterface::FillTitle()
{
	const FFlickLook Look = MakeLook();
	FFlickTitleView Title;
	Title.bCanContinue = FindGameMode()->HasSavedMatch();
	Title.Trouble = FindProblem();
	for (const FString& Code : FlickShown::Languages())
	{
		Title.Language = Code == FindGameInstance()->GetOptions()->Language ? Title.Languages.Num() : Title.Language;
		Title.Languages.Add(Look.Word("menu.language." + FlickConvert::FromString(Code)));
	}
	CastChecked<UFlickTitleScreen>(Screen)->Show(Title);
}

void UFlickInterface::FillSetup()
{
	CastChecked<UFlickSetupScreen>(Screen)->Show(Plan, FlickShown::Levels(), Problem);
}

void UFlickInterface::FillOptions()
{
	CastChecked<UFlickOptionsScreen>(Screen)->Show(FlickShown::OptionsOf(*FindGameInstance()->GetOptions()));
}

void UFlickInterface::FillCurtain()
{
	const AFlickGameMode& GameMode = *FindGameMode();
	const faith::flick::Seat Called = FindView()->GetControls().BehindCurtain();
	const faith::flick::Catalogue& Cards = GameMode.GetMatch()->Match().GetRules().Cards();
	CastChecked<UFlickCurtainScreen>(Screen)->Show(
		FlickConvert::ToText(MakeMatchWords().NameOf(GameMode.GetShown(), Called)),
		FLinearColor(FlickConvert::ToColor(faith::flick::ColourOfSeat(Cards, GameMode.GetShown(), Called))));
}

void UFlickInterface::FillEnd()
{
	const faith::flick::GameState& Shown = FindGameMode()->GetShown();
	CastChecked<UFlickEndScreen>(Screen)->Show(
		faith::flick::ResultOf(MakeMatchWords(), Chronicle->Points(), Shown), faith::flick::WhyWon(MakeWords(), Shown));
}

FText UFlickInterface::FindProblem() const
{
	const AFlickGameMode& GameMode = *FindGameMode();
	const FString& Key = GameMode.GetStartTroubleKey();
	return Key.IsEmpty() ? FText::FromString(GameMode.GetStartError()) : MakeLook().Word(FlickConvert::FromString(Key));
}

void UFlickInterface::HandleAction(EFlickAction Action)
{
	switch (Action)
	{
	case EFlickAction::Continue:
		ContinueMatch();
		break;
	case EFlickAction::NewMatch:
		Problem = FText::GetEmpty();
		ShowPage(EFlickPage::Setup);
		break;
	case EFlickAction::HowToPlay:
	case EFlickAction::Settings:
		BackPage = Page;
		ShowPage(Action == EFlickAction::Settings ? EFlickPage::Options : EFlickPage::Help);
		break;
	case EFlickAction::Quit:
		UKismetSystemLibrary::QuitGame(Player.Get(), Player.Get(), EQuitPreference::Quit, false);
		break;
	case EFlickAction::Back:
		GoBack();
		break;
	case EFlickAction::Start:
		if (FindGameMode()->HasSavedMatch())
		{
			ShowPage(EFlickPage::Replace);
			break;
		}
		StartPlanned();
		break;
	case EFlickAction::Yes:
		StartPlanned();
		break;
	case EFlickAction::No:
		ShowPage(EFlickPage::Setup);
		break;
	case EFlickAction::Defaults:
		ResetOptions();
		break;
	case EFlickAction::Menu:
		ShowPage(EFlickPage::Pause);
		break;
	case EFlickAction::Resume:
		ShowPage(EFlickPage::Table);
		FollowMatch();
		break;
	case EFlickAction::LookAtTable:
	case EFlickAction::BackToResult:
		bLooking = Action == EFlickAction::LookAtTable;
		ShowHud();
		FollowMatch();
		break;
	case EFlickAction::Rematch:
		StartMatch(FindGameMode()->GetMatchOptions().Again());
		break;
	case EFlickAction::ToTitle:
		// Last: it may remove this player.
		FindGameMode()->LeaveMatch();
		break;
	default:
		HandleDeed(Action);
		break;
	}
}

/** What is done at the table. */
void UFlickInterface::HandleDeed(EFlickAction Action)
{
	ReturnFocus();
	switch (Action)
	{
	case EFlickAction::Come:
		Player->Do(
			[](FFlickView& View)
			{
				View.GetControls().Come();
				return faith::flick::Given();
			});
		break;
	case EFlickAction::Confirm:
		Player->Do([](FFlickView& View) { return View.Confirm(); });
		break;
	case EFlickAction::OtherPiece:
		Player->Do(
			[](FFlickView& View)
			{
				View.GetControls().Next();
				return faith::flick::Given();
			});
		break;
	case EFlickAction::TurnPiece:
		Player->Do(
			[](FFlickView& View)
			{
				View.Turn(NotchesPerPress);
				return faith::flick::Given();
			});
		break;
	case EFlickAction::Undo:
		FindGameMode()->Undo();
		break;
	case EFlickAction::Skip:
		FindGameMode()->SkipOne();
		break;
	case EFlickAction::Log:
		ToggleSide(EFlickSide::Log, INDEX_NONE);
		break;
	default:
		break;
	}
	MoveFocus();
}

void UFlickInterface::HandleAnswer(int32 Index)
{
	Focus = EFocus::Unknown;
	Player->Do([Index](FFlickView& View) { return View.GetControls().Choose(static_cast<std::size_t>(Index)); });
}

void UFlickInterface::HandleSeat(int32 Index)
{
	ReturnFocus();
	ToggleSide(EFlickSide::Account, Index);
	MoveFocus();
}

void UFlickInterface::ToggleSide(EFlickSide NewSide, int32 Seat)
{
	const bool bOpen = Side == NewSide && OpenSeat == Seat;
	Side = bOpen ? EFlickSide::Nothing : NewSide;
	OpenSeat = bOpen ? INDEX_NONE : Seat;
	ShowSide();
}

void UFlickInterface::HandleLogLine(int32 Index)
{
	LookAt(Chronicle->Lines()[static_cast<std::size_t>(Index)].spot);
}

void UFlickInterface::HandleAccountLine(int32 Index)
{
	const std::vector<faith::flick::AccountLine> Lines = faith::flick::AccountOf(
		MakeWords(), Chronicle->Points(), FindGameMode()->GetShown(), static_cast<faith::flick::Seat>(OpenSeat));
	LookAt(Lines[static_cast<std::size_t>(Index)].spot);
}

void UFlickInterface::LookAt(const std::optional<faith::flick::TableSpot>& Spot)
{
	FFlickView* const View = FindView();
	if (Spot && View != nullptr)
	{
		View->GetCamera().LookAt(*Spot);
	}
}

void UFlickInterface::HandlePlan(const FFlickSeatPlan& InPlan)
{
	Plan = InPlan;
}

void UFlickInterface::HandleOption(int32 Option, int32 Value)
{
	const float Speed = FindGameInstance()->GetOptions()->OpponentSpeed;
	FlickShown::Take(*FindGameInstance()->GetOptions(), Option, Value);
	KeepOptions(Speed);
}

void UFlickInterface::HandleTitleLanguage(int32 Index)
{
	FindGameInstance()->SetLanguage(FlickShown::Languages()[Index]);
}

void UFlickInterface::ResetOptions()
{
	UFlickOptions& Options = *FindGameInstance()->GetOptions();
	const float Speed = Options.OpponentSpeed;
	FlickShown::TakeDefaults(Options);
	KeepOptions(Speed);
}

void UFlickInterface::KeepOptions(float SpeedBefore)
{
	const float Speed = FindGameInstance()->GetOptions()->OpponentSpeed;
	if (Speed != SpeedBefore)
	{
		FindGameMode()->SetSpeed(Speed);
	}
	FindGameInstance()->KeepOptions();
}

void UFlickInterface::GoBack()
{
	ShowPage(Page == EFlickPage::Setup ? EFlickPage::Title : BackPage);
}

void UFlickInterface::StartPlanned()
{
	StartMatch(FlickShown::MatchOf(Plan, FindGameMode()->GetMatchOptions()));
}

void UFlickInterface::ContinueMatch()
{
	FFlickMatchOptions Options = FindGameMode()->GetMatchOptions().Again();
	Options.bResume = true;
	StartMatch(Options);
}

void UFlickInterface::StartMatch(const FFlickMatchOptions& Options)
{
	if (!FindGameMode()->StartMatch(Options))
	{
		Problem = FindProblem();
		FindGameMode()->LeaveMatch();
		ShowPage(EFlickPage::Setup);
	}
}

void UFlickInterface::ShowHud()
{
	const FFlickView* const View = FindView();
	if (View == nullptr || !Chronicle)
	{
		return;
	}
	const AFlickGameMode& GameMode = *FindGameMode();
	const faith::flick::MatchWords Words = MakeMatchWords();
	ShowBoard();
	Hud->ShowPrompt(FlickShown::PromptOf(*View, Words.words, GameMode.GetMatch()->State()));
	const std::vector<faith::flick::SeatView> Seats =
		faith::flick::SeatsOf(Words, GameMode.GetShown(), GameMode.GetViews()->GetAnswered());
	Hud->ShowCards(
		FlickShown::CardsOf(*View, Words.words, GameMode.GetShown()), FlickShown::RemarkOf(*View, Words, Seats));
	if (const std::optional<FFlickAimView> Aim = FlickShown::AimOf(*View))
	{
		Hud->ShowAim(*Aim);
	}
	else
	{
		Hud->HideAim();
	}
	ShowSide();
}

void UFlickInterface::ShowBoard()
{
	const std::vector<faith::flick::ChronicleLine>& Lines = Chronicle->Lines();
	FFlickBoardView Board = FlickShown::BoardOf(
		*FindGameMode(), *FindView(), MakeMatchWords(), Lines.empty() ? std::string() : Lines.back().text);
	Board.bLooking = bLooking;
	Thinking = Board.Thinking;
	Hud->ShowBoard(Board);
}

void UFlickInterface::ShowSide()
{
	if (Side == EFlickSide::Log)
	{
		Hud->ShowLog(Chronicle->Lines());
	}
	if (Side == EFlickSide::Account)
	{
		const AFlickGameMode& GameMode = *FindGameMode();
		const auto Seat = static_cast<std::size_t>(OpenSeat);
		Hud->ShowAccount(
			faith::flick::SeatsOf(MakeMatchWords(), GameMode.GetShown(), GameMode.GetViews()->GetAnswered())[Seat],
			faith::flick::AccountOf(
				MakeWords(), Chronicle->Points(), GameMode.GetShown(), static_cast<faith::flick::Seat>(Seat)));
	}
	Hud->ShowSide(Side, OpenSeat);
}

void UFlickInterface::TellAgain(std::size_t Events)
{
	const faith::History<faith::flick::Rules>& Match = FindGameMode()->GetMatch()->Match();
	Chronicle.emplace(FindGameInstance()->GetTexts().GetTable(), Match.GetRules().Cards());
	Chronicle->AddAll(Match, Events);
}

/** After something was taken back the chronicle tells too much. */
void UFlickInterface::CatchUp()
{
	const AFlickGameMode& GameMode = *FindGameMode();
	if (GameMode.IsCaughtUp() && !Chronicle->TellsAllOf(GameMode.GetMatch()->Match()))
	{
		TellAgain(faith::flick::Chronicle::kAll);
	}
}

void UFlickInterface::MoveFocus()
{
	if (Page != EFlickPage::Table)
	{
		return;
	}
	const FFlickView* const View = FindView();
	const faith::flick::Desk* const Desk = View != nullptr ? View->GetControls().TheDesk() : nullptr;
	const bool bHud = bLooking || (Desk != nullptr && faith::flick::OnlyButtonsAnswer(*Desk));
	if (bHud && (Focus != EFocus::Hud || !Hud->HasUserFocusedDescendants(Player.Get())))
	{
		Hud->GiveFocus(Player.Get());
	}
	if (!bHud && Focus != EFocus::Game)
	{
		FocusGame();
	}
	Focus = bHud ? EFocus::Hud : EFocus::Game;
}

/** A button that was pressed has taken the focus from the table, which gets it back. */
void UFlickInterface::ReturnFocus()
{
	Focus = Focus == EFocus::Game ? EFocus::Unknown : Focus;
}

/** Keys are for the table again, not for the button that was pressed last. */
void UFlickInterface::FocusGame() const
{
	const ULocalPlayer* const Local = Player->GetLocalPlayer();
	if (Local != nullptr && FSlateApplication::IsInitialized())
	{
		FSlateApplication::Get().SetUserFocusToGameViewport(static_cast<uint32>(Local->GetControllerId()));
	}
}
