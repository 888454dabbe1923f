#include "FlickScreenChecks.h"

namespace FlickCheck
{
void Languages(FAutomationTestBase& Test, FFlickTestScreen& Screen, UFlickWidget& Widget)
{
	TArray<FString> Seen;
	for (const FString& Language : FFlickTestScreen::Languages())
	{
		Screen.Speak(Language);
		Widget.SetLook(Screen.GetLook());
		const FString Text = FFlickTestScreen::Read(&Widget);
		Test.TestFalse(TEXT("nothing to read"), Text.IsEmpty());
		Test.TestFalse(TEXT("the language was not switched"), Seen.Contains(Text));
		Test.TestEqual(TEXT("missing texts"), static_cast<int32>(Screen.GetLook().Texts->FailureCount()), 0);
		Seen.Add(Text);
	}
	Screen.Speak(TEXT("en"));
	Widget.SetLook(Screen.GetLook());
}

void Focus(FAutomationTestBase& Test, FFlickTestScreen& Screen, const UFlickWidget& Widget)
{
	Widget.GiveFocus(Screen.GetPlayer());
	Test.TestNotNull(TEXT("the first focus"), Screen.Focus(&Widget));
	const TArray<UWidget*> Reached = Screen.Reachable(&Widget);
	for (UWidget* const Control : FFlickTestScreen::Controls(&Widget))
	{
		Test.TestTrue(TEXT("can be reached: ") + FFlickTestScreen::Read(Control), Reached.Contains(Control));
	}
}

void Click(FAutomationTestBase& Test, FFlickTestScreen& Screen, const UWidget& Widget, const char* Key)
{
	ClickText(Test, Screen, Widget, Screen.GetLook().Word(Key));
}

void ClickText(FAutomationTestBase& Test, FFlickTestScreen& Screen, const UWidget& Widget, const FText& Text)
{
	const UWidget* const Control = FFlickTestScreen::Find(&Widget, Text);
	if (Test.TestNotNull(*(TEXT("to be pressed: ") + Text.ToString()), Control))
	{
		Test.TestTrue(TEXT("a way to ") + Text.ToString(), Screen.Click(&Widget, Control));
	}
}

bool HasWindow(FAutomationTestBase& Test, const FFlickTestScreen& Screen)
{
	if (!Screen.HasWindow())
	{
		Test.AddInfo(TEXT("There is no window here: nothing was pressed, and nothing had the focus"));
	}
	return Screen.HasWindow();
}

bool HasScreen(FAutomationTestBase& Test, const FFlickTestWorld& World)
{
	if (!World.HasScreen())
	{
		Test.AddInfo(TEXT("There is no window here that shows widgets: this was not tested"));
	}
	return World.HasScreen();
}
} // namespace FlickCheck
