#pragma once

#include "CoreMinimal.h"

#include "FlickTestDevices.h"
#include "FlickTestFiles.h"
#include "FlickTestScreen.h"
#include "Game/FlickGameMode.h"
#include "Game/FlickPlayerController.h"
#include "UI/FlickHud.h"
#include "UI/FlickInterface.h"
#include "UI/FlickScreen.h"

class FFlickTestStage;

/** Somebody in front of a part of the window, who reads what is there and presses what can be pressed: with a pad alone. */
class FFlickPerson
{
public:
	FFlickPerson(FFlickTestStage& InStage, int32 InIndex) : Stage(InStage), Index(InIndex) {}

	/** There is such a player, and widgets of theirs. */
	bool Exists() const;
	AFlickPlayerController& Player() const;
	UFlickInterface& Interface() const { return *Player().GetInterface(); }
	EFlickPage Page() const { return Interface().GetPage(); }
	const FFlickView* View() const { return Player().FindView(); }

	/** What is on top. */
	const UWidget* Top() const;
	FString Read() const { return FFlickTestScreen::Read(Top()); }
	FString ReadHud() const { return FFlickTestScreen::Read(Interface().GetHud()); }
	bool Sees(const char* Key) const;

	/** Walks to what has the text of this key on it, from where the focus is, and presses it. False if there is no way. */
	bool Click(const char* Key) const;
	bool ClickThis(const UWidget* Control) const;
	/** Walks to a box that can be written in, by number, and writes. */
	bool Write(int32 Box, const FString& Text) const;
	/** All that can be pressed and says exactly this. */
	TArray<UWidget*> Saying(const TCHAR* Text) const;

	/** Presses what has the focus. True if something took it. */
	bool PressFocus() const;
	/** Aims what is to be aimed and has no aim: with a key for who has the keyboard, with the stick for the others. */
	void MakeAim() const;
	/** Does what is asked at the table: Enter for who has the keyboard, A for the others. */
	void Confirm() const;
	/** From the table to the buttons around it, or back. */
	void ToPanels() const;

	bool HudHasFocus() const { return Interface().GetHud()->HasUserFocusedDescendants(&Player()); }
	/** What can be pressed but not walked to, one line each; empty if there is nothing like that. */
	FString Unreachable() const;

private:
	FFlickTestStage& Stage;
	int32 Index;
};

/** A world with a window whose options are its own and English, and whose slot is empty. */
class FFlickTestStage
{
public:
	explicit FFlickTestStage(const FString& Options);

	/** False, and the report says so, where widgets cannot be pressed. */
	bool IsReady(FAutomationTestBase& Test) const;

	/** What is asked is answered as a person would: cards and buttons with the focus, pieces and aims with Enter. */
	void Answer(const FFlickPerson& Person);
	/** Answers until the condition holds; false if it does not after so many answers. */
	bool AnswerUntil(const FFlickPerson& Person, TFunctionRef<bool()> IsDone, int32 MostAnswers);

	/** Commands that were given so far. */
	std::size_t NumCommands() const { return World.GetMatch().Match().LiveCount(); }
	void Speak(const TCHAR* Language);

private:
	FFlickTestFiles Slots;

public:
	FFlickTestWorld World;
	FFlickTestDevices Devices;
	/** Whenever somebody answered, the focus was where it was needed. */
	bool bFocusWasRight = true;
	/** Cards that were chosen with the focus. */
	int32 CardsPressed = 0;
};
