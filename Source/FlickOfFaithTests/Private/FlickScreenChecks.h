#pragma once

#include "CoreMinimal.h"
#include "Misc/AutomationTest.h"

#include "FlickTestScreen.h"
#include "UI/FlickPanel.h"

/** Notes what a screen asks for, as long as this is there. */
struct FFlickAsked
{
	explicit FFlickAsked(UFlickPanel& InPanel) : Panel(InPanel)
	{
		Handle = Panel.OnAction.AddLambda([this](EFlickAction Action) { Actions.Add(Action); });
	}
	~FFlickAsked() { Panel.OnAction.Remove(Handle); }

	FFlickAsked(const FFlickAsked&) = delete;
	FFlickAsked& operator=(const FFlickAsked&) = delete;

	/** Quit if nothing was. */
	EFlickAction Last() const { return Actions.IsEmpty() ? EFlickAction::Quit : Actions.Last(); }

	TArray<EFlickAction> Actions;

private:
	UFlickPanel& Panel;
	FDelegateHandle Handle;
};

/** What holds for every screen. */
namespace FlickCheck
{
/** In every language all texts are there, and no two languages say the same. English holds afterwards. */
void Languages(FAutomationTestBase& Test, FFlickTestScreen& Screen, UFlickWidget& Widget);

/** Keys of direction lead from the first focus to everything that can be pressed. */
void Focus(FAutomationTestBase& Test, FFlickTestScreen& Screen, const UFlickWidget& Widget);

/** Walks to what has the text of this key on it, and presses it. */
void Click(FAutomationTestBase& Test, FFlickTestScreen& Screen, const UWidget& Widget, const char* Key);
void ClickText(FAutomationTestBase& Test, FFlickTestScreen& Screen, const UWidget& Widget, const FText& Text);

/** False, and the report says so, where nothing can have the focus. */
bool HasWindow(FAutomationTestBase& Test, const FFlickTestScreen& Screen);
bool HasScreen(FAutomationTestBase& Test, const FFlickTestWorld& World);
} // namespace FlickCheck
