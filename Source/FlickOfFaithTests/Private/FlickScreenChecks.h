#pragma once

#include "CoreMinimal.h"
#include "Misc/AutomationTest.h"

#include "FlickTestScreen.h"
#include "UI/FlickPanel.h"

/** Notes what a screen asks for. */
struct FFlickAsked
{
	explicit FFlickAsked(UFlickPanel& Panel)
	{
		Panel.OnAction.AddLambda([this](EFlickAction Action) { Actions.Add(Action); });
	}
	/** Quit if nothing was. */
	EFlickAction Last() const { return Actions.IsEmpty() ? EFlickAction::Quit : Actions.Last(); }

	TArray<EFlickAction> Actions;
};

/** What holds for every screen. */
namespace FlickCheck
{
/** In every language all texts are there, and no two languages say the same. English holds afterwards. */
void Languages(FAutomationTestBase& Test, FFlickTestScreen& Screen, UFlickWidget& Widget);

/** Keys of direction lead from the first focus to everything that can be pressed. */
void Focus(FAutomationTestBase& Test, const FFlickTestScreen& Screen, const UFlickWidget& Widget);

/** Presses what has the text of this key on it. */
void Click(FAutomationTestBase& Test, const FFlickTestScreen& Screen, const UWidget& Widget, const char* Key);
} // namespace FlickCheck
