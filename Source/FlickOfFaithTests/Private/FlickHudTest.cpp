#include "FlickScreenChecks.h"
#include "FlickTestScreen.h"
#include "FlickTestWorld.h"

#include "Convert/FlickConvert.h"
#include "FlickOfFaithPresentation/BoardView.h"
#include "FlickOfFaithRules/Rules.h"
#include "UI/FlickCurtainScreen.h"
#include "UI/FlickEndScreen.h"
#include "UI/FlickHud.h"
#include "UI/FlickLogPanel.h"

#if WITH_DEV_AUTOMATION_TESTS

namespace
{
/** What the board of a match of four says at its beginning. */
FFlickBoardView BoardOf(const FFlickTestScreen& Screen, const FFlickTestWorld& World)
{
	const faith::flick::Rules Rules;
	const faith::flick::GameState& State = World.GetMatch().State();
	const std::vector<faith::flick::SeatLabel> Who = {{"", "Ada"}, {"", "Ben"}, {"priest", ""}, {"oracle", ""}};
	const faith::flick::Wording Words(*Screen.GetLook().Texts, Rules.Cards());
	const faith::flick::MatchWords MatchWords{Words, Who};
	FFlickBoardView Board;
	Board.Seats = faith::flick::SeatsOf(MatchWords, State, 0);
	Board.Generation = faith::flick::GenerationOf(Words, State);
	Board.Headline = faith::flick::HeadlineOf(MatchWords, State);
	Board.Laws = {{Rules.Cards().laws[0]->key, "A law", "Whirls discs about.", "This generation"}};
	Board.bCanUndo = true;
	Board.bCanSkip = true;
	return Board;
}

FFlickPromptView PromptToPlace()
{
	FFlickPromptView View;
	View.Prompt = FText::FromString(TEXT("Put your prophet into the cloud"));
	View.Hint = FText::FromString(TEXT("Drag it"));
	View.AnswerLabel = FText::FromString(TEXT("Put it here"));
	View.bOtherPiece = true;
	View.bCanTurn = true;
	View.Answers = {{FText::FromString(TEXT("Build a temple")), false}, {FText::FromString(TEXT("Leave it")), true}};
	return View;
}

std::vector<faith::flick::ChronicleLine> Lines(int32 Count)
{
	std::vector<faith::flick::ChronicleLine> All;
	for (int32 Number = 0; Number < Count; ++Number)
	{
		faith::flick::ChronicleLine Line;
		Line.text = "line " + std::to_string(Number) + ".";
		Line.spot = faith::flick::TableSpot{1.0, 2.0};
		All.push_back(Line);
	}
	return All;
}

void ClickText(FAutomationTestBase& Test, FFlickTestScreen& Screen, const UWidget& Widget, const TCHAR* Text)
{
	FlickCheck::ClickText(Test, Screen, Widget, FText::FromString(Text));
}
} // namespace

IMPLEMENT_SIMPLE_AUTOMATION_TEST(FFlickHudBoardTest, "FlickOfFaith.UI.Hud.Board", FlickTestFlags)

bool FFlickHudBoardTest::RunTest(const FString& Parameters)
{
	FFlickTestScreen Screen(TEXT("en"));
	FFlickTestWorld World(TEXT("?Players=4?Seed=3"));
	UFlickHud* const Hud = Screen.Put<UFlickHud>();
	FFlickBoardView Board = BoardOf(Screen, World);
	Board.Thinking = 1 << 3;
	Hud->ShowBoard(Board);
	const FString Text = FFlickTestScreen::Read(Hud);
	for (const TCHAR* const Expected : {TEXT("Ada"), TEXT("Ben"), TEXT("Priest"), TEXT("Oracle is thinking"),
			 TEXT("Choosing gods"), TEXT("Whirls discs about."), TEXT("Take back"), TEXT("Skip")})
	{
		TestTrue(Expected, Text.Contains(Expected));
	}
	TestFalse(TEXT("nothing is asked, open or aimed"),
		Text.Contains(TEXT("Power")) || Text.Contains(TEXT("No points")) || Text.Contains(TEXT("law closes")));
	Board.bMapHidden = true;
	Hud->ShowBoard(Board);
	TestTrue(TEXT("the map is hidden"), FFlickTestScreen::Read(Hud).Contains(TEXT("law closes your eyes")));
	FlickCheck::Languages(*this, Screen, *Hud);
	if (FlickCheck::HasWindow(*this, Screen))
	{
		FlickCheck::Focus(*this, Screen, *Hud);
		int32 Seat = INDEX_NONE;
		Hud->OnSeat.AddLambda([&Seat](int32 Index) { Seat = Index; });
		ClickText(*this, Screen, *Hud, TEXT("Ben"));
		TestEqual(TEXT("the player"), Seat, 1);
		FFlickAsked Asked(*Hud);
		FlickCheck::Click(*this, Screen, *Hud, "match.undo");
		FlickCheck::Click(*this, Screen, *Hud, "match.skip");
		FlickCheck::Click(*this, Screen, *Hud, "match.log");
		FlickCheck::Click(*this, Screen, *Hud, "match.menu");
		const TArray<EFlickAction> Expected = {
			EFlickAction::Undo, EFlickAction::Skip, EFlickAction::Log, EFlickAction::Menu};
		TestTrue(TEXT("each asks for its own"), Asked.Actions == Expected);
	}
	return true;
}

IMPLEMENT_SIMPLE_AUTOMATION_TEST(FFlickHudPromptTest, "FlickOfFaith.UI.Hud.Prompt", FlickTestFlags)

bool FFlickHudPromptTest::RunTest(const FString& Parameters)
{
	FFlickTestScreen Screen(TEXT("en"));
	UFlickHud* const Hud = Screen.Put<UFlickHud>();
	FFlickPromptView View = PromptToPlace();
	Hud->ShowPrompt(View);
	TestTrue(TEXT("how"), FFlickTestScreen::Read(Hud).Contains(TEXT("Drag it")));
	View.Complaint = FText::FromString(TEXT("Not on the sea"));
	View.bCanAnswer = false;
	Hud->ShowPrompt(View);
	const FString Text = FFlickTestScreen::Read(Hud);
	TestTrue(TEXT("why not, instead of how"), Text.Contains(TEXT("Not on the sea")) && !Text.Contains(TEXT("Drag it")));
	TestNull(TEXT("it cannot be confirmed"), FFlickTestScreen::Find(Hud, View.AnswerLabel));
	if (Screen.HasWindow())
	{
		FFlickAsked Asked(*Hud);
		Hud->GiveFocus(Screen.GetPlayer());
		for (UWidget* const Control : Screen.Reachable(Hud))
		{
			for (const FKey& Way : {EKeys::Up, EKeys::Down, EKeys::Left, EKeys::Right})
			{
				Control->SetUserFocus(Screen.GetPlayer());
				Screen.Press(Way);
				Screen.Press(EKeys::Gamepad_FaceButton_Bottom);
			}
		}
		TestFalse(TEXT("nor with keys"), Asked.Actions.Contains(EFlickAction::Confirm));
	}
	FlickCheck::Languages(*this, Screen, *Hud);
	if (!FlickCheck::HasWindow(*this, Screen))
	{
		return true;
	}
	Hud->ShowPrompt(PromptToPlace());
	FlickCheck::Focus(*this, Screen, *Hud);
	FFlickAsked Asked(*Hud);
	TArray<int32> Answers;
	Hud->OnAnswer.AddLambda([&Answers](int32 Index) { Answers.Add(Index); });
	Hud->GiveFocus(Screen.GetPlayer());
	Screen.Press(EKeys::Gamepad_FaceButton_Bottom);
	TestTrue(TEXT("confirming comes first"), Asked.Last() == EFlickAction::Confirm);
	FlickCheck::Click(*this, Screen, *Hud, "match.other_piece");
	TestTrue(TEXT("another piece"), Asked.Last() == EFlickAction::OtherPiece);
	FlickCheck::Click(*this, Screen, *Hud, "match.turn_piece");
	TestTrue(TEXT("turned"), Asked.Last() == EFlickAction::TurnPiece);
	ClickText(*this, Screen, *Hud, TEXT("Leave it"));
	ClickText(*this, Screen, *Hud, TEXT("Build a temple"));
	const TArray<int32> Expected = {1, 0};
	TestTrue(TEXT("answers by number"), Answers == Expected);
	Hud->ShowPrompt(FFlickPromptView());
	TestNull(TEXT("nothing is asked any more"), FFlickTestScreen::Find(Hud, FText::FromString(TEXT("Leave it"))));
	return true;
}

IMPLEMENT_SIMPLE_AUTOMATION_TEST(FFlickHudAimTest, "FlickOfFaith.UI.Hud.Aim", FlickTestFlags)

bool FFlickHudAimTest::RunTest(const FString& Parameters)
{
	FFlickTestScreen Screen(TEXT("en"));
	UFlickHud* const Hud = Screen.Put<UFlickHud>();
	FFlickAimView Aim;
	Aim.Power = 40;
	Hud->ShowAim(Aim);
	TestTrue(TEXT("no spin"), FFlickTestScreen::Read(Hud).Contains(TEXT("Power 40%\nNo spin")));
	Aim.Spin = -25;
	Aim.StrayAngle = 1500;
	Aim.StrayPower = 42;
	Aim.Odds = {TEXT("Navel: 34%"), TEXT("In the sea: 66%")};
	Hud->ShowAim(Aim);
	const FString Text = FFlickTestScreen::Read(Hud);
	TestTrue(TEXT("to the right"), Text.Contains(TEXT("Spin 25% right")));
	TestTrue(TEXT("the odds"), Text.Contains(TEXT("Where it may stop\nNavel: 34%\nIn the sea: 66%")));
	TestTrue(TEXT("the spread"), Text.Contains(TEXT("stray by 1.5° and 4.2%")));
	FlickCheck::Languages(*this, Screen, *Hud);
	Hud->HideAim();
	TestFalse(TEXT("nothing is aimed"), FFlickTestScreen::Read(Hud).Contains(TEXT("Power")));
	return true;
}

IMPLEMENT_SIMPLE_AUTOMATION_TEST(FFlickHudCardsTest, "FlickOfFaith.UI.Hud.Cards", FlickTestFlags)

bool FFlickHudCardsTest::RunTest(const FString& Parameters)
{
	FFlickTestScreen Screen(TEXT("en"));
	UFlickHud* const Hud = Screen.Put<UFlickHud>();
	FFlickCardView Upper;
	Upper.Title = FText::FromString(TEXT("First law"));
	Upper.Effect = FText::FromString(TEXT("Whirls discs about."));
	Upper.Footer = Screen.GetLook().Word("match.thumb_up");
	Upper.Key = FlickConvert::ToString(faith::flick::Rules().Cards().laws[0]->key);
	FFlickCardView Lower = Upper;
	Lower.Title = FText::FromString(TEXT("Second law"));
	Lower.Key = FlickConvert::ToString(faith::flick::Rules().Cards().laws[1]->key);
	Hud->ShowCards({Upper, Lower}, FText::FromString(TEXT("Ada has voted")));
	const FString Text = FFlickTestScreen::Read(Hud);
	TestTrue(TEXT("both laws and the remark"),
		Text.Contains(TEXT("First law")) && Text.Contains(TEXT("Second law")) && Text.Contains(TEXT("Ada has voted")));
	if (FlickCheck::HasWindow(*this, Screen))
	{
		FlickCheck::Focus(*this, Screen, *Hud);
		TArray<int32> Chosen;
		Hud->OnAnswer.AddLambda([&Chosen](int32 Index) { Chosen.Add(Index); });
		Hud->GiveFocus(Screen.GetPlayer());
		Screen.Press(EKeys::Right);
		Screen.Press(EKeys::Enter);
		Screen.Press(EKeys::Left);
		Screen.Press(EKeys::Enter);
		const TArray<int32> Expected = {1, 0};
		TestTrue(TEXT("the second, then the first"), Chosen == Expected);
	}
	Upper.bChoosable = false;
	Hud->ShowCards({Upper}, FText::GetEmpty());
	TestNull(TEXT("only to look at"), FFlickTestScreen::Find(Hud, Upper.Title));
	Hud->ShowCards(TArray<FFlickCardView>(), FText::GetEmpty());
	TestFalse(TEXT("no cards"), FFlickTestScreen::Read(Hud).Contains(TEXT("First law")));
	return true;
}

IMPLEMENT_SIMPLE_AUTOMATION_TEST(FFlickHudSidesTest, "FlickOfFaith.UI.Hud.LogAndAccount", FlickTestFlags)

bool FFlickHudSidesTest::RunTest(const FString& Parameters)
{
	FFlickTestScreen Screen(TEXT("en"));
	FFlickTestWorld World(TEXT("?Players=4?Seed=3"));
	UFlickHud* const Hud = Screen.Put<UFlickHud>();
	Hud->ShowBoard(BoardOf(Screen, World));
	Hud->ShowLog(Lines(UFlickLogPanel::MostLines + 5));
	TestFalse(TEXT("closed"), FFlickTestScreen::Read(Hud).Contains(TEXT("line 64.")));
	Hud->ShowSide(EFlickSide::Log);
	const FString Log = FFlickTestScreen::Read(Hud);
	TestTrue(TEXT("the latest lines"), Log.Contains(TEXT("line 64.")) && !Log.Contains(TEXT("line 4.")));

	faith::flick::AccountLine Line;
	Line.generation = 2;
	Line.points = 3;
	Line.total = 7;
	Line.reason = "Presence on two islands";
	Line.rule = "[rule 7.8]";
	Line.ruleText = "What the rule says.";
	int32 LogLine = INDEX_NONE;
	int32 AccountLine = INDEX_NONE;
	Hud->OnLogLine.AddLambda([&LogLine](int32 Index) { LogLine = Index; });
	Hud->OnAccountLine.AddLambda([&AccountLine](int32 Index) { AccountLine = Index; });
	if (FlickCheck::HasWindow(*this, Screen))
	{
		FlickCheck::Focus(*this, Screen, *Hud);
		ClickText(*this, Screen, *Hud, TEXT("line 64."));
		TestEqual(TEXT("counted from the beginning"), LogLine, 64);
		ClickText(*this, Screen, *Hud, TEXT("line 5."));
		TestEqual(TEXT("the first that is kept"), LogLine, 5);
	}
	Hud->ShowAccount(BoardOf(Screen, World).Seats[1], {Line});
	Hud->ShowSide(EFlickSide::Account, 1);
	const FString Account = FFlickTestScreen::Read(Hud);
	TestFalse(TEXT("one of them at a time"), Account.Contains(TEXT("line 64.")));
	TestTrue(TEXT("points and their reason"),
		Account.Contains(TEXT("+3")) && Account.Contains(TEXT("Presence on two islands [rule 7.8]")) &&
			Account.Contains(TEXT("Generation 2; 7 VP in all")));
	TestFalse(TEXT("the rule is not opened"), Account.Contains(TEXT("What the rule says.")));
	FlickCheck::Languages(*this, Screen, *Hud);
	if (FlickCheck::HasWindow(*this, Screen))
	{
		Hud->GiveFocus(Screen.GetPlayer());
		ClickText(*this, Screen, *Hud, TEXT("Presence on two islands"));
		TestEqual(TEXT("the line"), AccountLine, 0);
		TestTrue(TEXT("the rule"), FFlickTestScreen::Read(Hud).Contains(TEXT("What the rule says.")));
		FlickCheck::Focus(*this, Screen, *Hud);
	}
	return true;
}

IMPLEMENT_SIMPLE_AUTOMATION_TEST(FFlickHudBannerTest, "FlickOfFaith.UI.Hud.Banner", FlickTestFlags)

bool FFlickHudBannerTest::RunTest(const FString& Parameters)
{
	FFlickTestScreen Screen(TEXT("en"));
	UFlickHud* const Hud = Screen.Put<UFlickHud>();
	faith::flick::Banner Banner;
	Banner.kind = faith::flick::BannerKind::Votes;
	Banner.title = "The gods have voted";
	Banner.votes = {{"Ben", {}, true}, {"Ada", {}, false}};
	Hud->ShowBanner(Banner);
	const FString Text = FFlickTestScreen::Read(Hud);
	TestTrue(TEXT("who voted how"), Text.Contains(TEXT("Ben: Thumb up")) && Text.Contains(TEXT("Ada: Thumb down")));
	FlickCheck::Languages(*this, Screen, *Hud);
	Banner.votes.clear();
	Banner.title = "Tornado";
	Banner.law = faith::flick::Rules().Cards().laws[0]->key;
	Hud->ShowBanner(Banner);
	TestFalse(TEXT("votes of the past"), FFlickTestScreen::Read(Hud).Contains(TEXT("Ada")));
	TestTrue(TEXT("the law"), FFlickTestScreen::Read(Hud).Contains(TEXT("Tornado")));
	Hud->HideBanner();
	TestFalse(TEXT("gone"), FFlickTestScreen::Read(Hud).Contains(TEXT("Tornado")));
	return true;
}

IMPLEMENT_SIMPLE_AUTOMATION_TEST(FFlickCurtainScreenTest, "FlickOfFaith.UI.Curtain", FlickTestFlags)

bool FFlickCurtainScreenTest::RunTest(const FString& Parameters)
{
	FFlickTestScreen Screen(TEXT("en"));
	UFlickHud* const Hud = Screen.Put<UFlickHud>();
	Hud->ShowPrompt(PromptToPlace());
	UFlickCurtainScreen* const Curtain = Screen.Put<UFlickCurtainScreen>();
	Curtain->Show(FText::FromString(TEXT("Ada")), FLinearColor::Blue);
	TestTrue(TEXT("who"), FFlickTestScreen::Read(Curtain).Contains(TEXT("Ada, it is your turn")));
	FlickCheck::Languages(*this, Screen, *Curtain);
	if (FlickCheck::HasWindow(*this, Screen))
	{
		FlickCheck::Focus(*this, Screen, *Curtain);
		TestNull(TEXT("nothing behind it has the focus"), Screen.Focus(Hud));
		TestEqual(TEXT("nor gets it"), Screen.Reachable(Curtain).Num(), 1);
		TestNull(TEXT("from here"), Screen.Focus(Hud));
		FFlickAsked Asked(*Curtain);
		Curtain->GiveFocus(Screen.GetPlayer());
		Screen.Press(EKeys::Enter);
		TestTrue(TEXT("here I am"), Asked.Last() == EFlickAction::Come);
		Screen.Press(EKeys::Escape);
		TestTrue(TEXT("the menu"), Asked.Last() == EFlickAction::Menu);
	}
	return true;
}

IMPLEMENT_SIMPLE_AUTOMATION_TEST(FFlickEndScreenTest, "FlickOfFaith.UI.End", FlickTestFlags)

bool FFlickEndScreenTest::RunTest(const FString& Parameters)
{
	FFlickTestScreen Screen(TEXT("en"));
	UFlickEndScreen* const End = Screen.Put<UFlickEndScreen>();
	faith::flick::ResultLine Best;
	Best.name = "Ben";
	Best.from = {1, 5, 8, 2};
	Best.total = 16;
	Best.byGeneration = {4, 9, 16};
	faith::flick::ResultLine Other = Best;
	Other.name = "Ada";
	Other.total = 12;
	End->Show({Best, Other}, "The most locals follow this god.");
	const FString Text = FFlickTestScreen::Read(End);
	for (const TCHAR* const Expected : {TEXT("Ben wins"), TEXT("The most locals"), TEXT("Navel\nPresence\nDomination"),
			 TEXT("Ben\n1\n5\n8\n2\n16\n4, 9, 16"), TEXT("Ada")})
	{
		TestTrue(Expected, Text.Contains(Expected));
	}
	FlickCheck::Languages(*this, Screen, *End);
	if (FlickCheck::HasWindow(*this, Screen))
	{
		FlickCheck::Focus(*this, Screen, *End);
		FFlickAsked Asked(*End);
		FlickCheck::Click(*this, Screen, *End, "match.rematch");
		FlickCheck::Click(*this, Screen, *End, "match.to_title");
		Screen.Press(EKeys::Gamepad_FaceButton_Right);
		const TArray<EFlickAction> Expected = {EFlickAction::Rematch, EFlickAction::ToTitle, EFlickAction::LookAtTable};
		TestTrue(TEXT("each asks for its own"), Asked.Actions == Expected);
	}
	return true;
}

#endif
