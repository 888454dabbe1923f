#include "FlickBareWidgets.h"

#include "Components/VerticalBox.h"
#include "FlickScreenChecks.h"

void UFlickBareHud::NativeOnInitialized()
{
	WidgetTree->RootWidget = Make<UVerticalBox>();
	Super::NativeOnInitialized();
}

void UFlickBareSetup::NativeOnInitialized()
{
	WidgetTree->RootWidget = Make<UVerticalBox>();
	Super::NativeOnInitialized();
}

void UFlickBareEnd::NativeOnInitialized()
{
	WidgetTree->RootWidget = Make<UVerticalBox>();
	Super::NativeOnInitialized();
}

#if WITH_DEV_AUTOMATION_TESTS

IMPLEMENT_SIMPLE_AUTOMATION_TEST(
	FFlickBareWidgetsTest, "FlickOfFaith.UI.WidgetsDoWithoutWhatADesignerLeftOut", FlickTestFlags)

bool FFlickBareWidgetsTest::RunTest(const FString& Parameters)
{
	FFlickTestScreen Screen(TEXT("en"));
	if (!FlickCheck::HasWindow(*this, Screen))
	{
		return true;
	}
	UFlickBareHud* const Hud = Screen.Put<UFlickBareHud>();
	FFlickBoardView Board;
	Board.Seats.resize(2);
	Board.Laws.resize(1);
	Hud->ShowBoard(Board);
	Hud->ShowPrompt(FFlickPromptView());
	Hud->ShowAim(FFlickAimView());
	Hud->HideAim();
	Hud->ShowCards({FFlickCardView()}, FText::GetEmpty());
	Hud->ShowLog({});
	Hud->ShowAccount(Board.Seats[0], {});
	Hud->ShowSide(EFlickSide::Log);
	Hud->ShowBanner(faith::flick::Banner());
	Hud->HideBanner();
	Hud->GiveFocus(Screen.GetPlayer());
	UFlickBareSetup* const Setup = Screen.Put<UFlickBareSetup>();
	Setup->Show(faith::flick::SeatPlan::Usual(), {TEXT("priest")}, FText::GetEmpty());
	UFlickBareEnd* const End = Screen.Put<UFlickBareEnd>();
	End->Show({faith::flick::ResultLine()}, "");
	TestTrue(TEXT("nothing to read"),
		FFlickTestScreen::Read(Hud).IsEmpty() && FFlickTestScreen::Read(Setup).IsEmpty() &&
			FFlickTestScreen::Read(End).IsEmpty());
	return true;
}

#endif
