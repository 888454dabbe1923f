#include "FlickTestStage.h"

#include "Components/EditableTextBox.h"
#include "FlickOfFaithPresentation/DeskView.h"
#include "FlickScreenChecks.h"
#include "Game/FlickGameInstance.h"
#include "HAL/PlatformProcess.h"

bool FFlickPerson::Exists() const
{
	const AFlickPlayerController* const Found = Stage.World.GetPlayer(Index);
	return Found != nullptr && Found->GetInterface() != nullptr && Found->GetInterface()->GetHud() != nullptr;
}

AFlickPlayerController& FFlickPerson::Player() const
{
	return *Stage.World.GetPlayer(Index);
}

const UWidget* FFlickPerson::Top() const
{
	return Interface().GetScreen() != nullptr ? static_cast<const UWidget*>(Interface().GetScreen())
											  : Interface().GetHud();
}

bool FFlickPerson::Sees(const char* Key) const
{
	return Read().Contains(*Stage.World.GetGameInstance()->GetTexts().Get(Key).ToString());
}

bool FFlickPerson::Click(const char* Key) const
{
	return ClickThis(FFlickTestScreen::Find(Top(), Stage.World.GetGameInstance()->GetTexts().Get(Key)));
}

bool FFlickPerson::ClickThis(const UWidget* Control) const
{
	return Control != nullptr && Stage.Devices.WalkTo(Top(), Control, Index) && PressFocus();
}

bool FFlickPerson::Write(int32 Box, const FString& Text) const
{
	for (UWidget* const Control : FFlickTestScreen::Controls(Top()))
	{
		const bool bBox = Cast<UEditableTextBox>(Control) != nullptr;
		if (bBox && Box-- == 0)
		{
			const bool bThere = Stage.Devices.WalkTo(Top(), Control, Index);
			Stage.Devices.Type(Text);
			return bThere;
		}
	}
	return false;
}

TArray<UWidget*> FFlickPerson::Saying(const TCHAR* Text) const
{
	TArray<UWidget*> Found;
	for (UWidget* const Control : FFlickTestScreen::Controls(Top()))
	{
		if (FFlickTestScreen::Read(Control).TrimStartAndEnd() == Text)
		{
			Found.Add(Control);
		}
	}
	return Found;
}

bool FFlickPerson::PressFocus() const
{
	const bool bTaken = Stage.Devices.Press(EKeys::Gamepad_FaceButton_Bottom, Index);
	Stage.Devices.Release(EKeys::Gamepad_FaceButton_Bottom, Index);
	return bTaken;
}

void FFlickPerson::MakeAim() const
{
	const faith::flick::Desk* const Desk = View() != nullptr ? View()->GetControls().TheDesk() : nullptr;
	if (Desk == nullptr || !Desk->IsAiming() || Desk->HasAims())
	{
		return;
	}
	if (Index == 0)
	{
		Stage.Devices.Tap(EKeys::Up);
		return;
	}
	Stage.Devices.Push(EKeys::Gamepad_LeftX, 1.0f, Index);
	Stage.World.Tick();
	Stage.World.Tick();
	Stage.Devices.Push(EKeys::Gamepad_LeftX, 0.0f, Index);
	Stage.World.Tick();
}

void FFlickPerson::Confirm() const
{
	Stage.Devices.Tap(Index == 0 ? EKeys::Enter : EKeys::Gamepad_FaceButton_Bottom, Index);
}

void FFlickPerson::ToPanels() const
{
	Stage.Devices.Tap(EKeys::Gamepad_LeftThumbstick, Index);
}

FString FFlickPerson::Unreachable() const
{
	const TArray<UWidget*> Reached = Stage.Devices.Reachable(Top(), Index);
	FString Missing;
	for (UWidget* const Control : FFlickTestScreen::Controls(Top()))
	{
		if (!Reached.Contains(Control))
		{
			Missing += FFlickTestScreen::Read(Control) + TEXT("\n");
		}
	}
	return Reached.IsEmpty() ? FString(TEXT("nothing has the focus")) : Missing;
}

FFlickTestStage::FFlickTestStage(const FString& Options)
	: Slots(TEXT("FlickInterface")), World(Options + TEXT("?Slot=FlickInterface"), 1), Devices(World)
{
	World.GetGameInstance()->UseOptionsOf(TEXT("FlickInterfaceOptions"));
	Speak(TEXT("en"));
	World.Tick();
}

bool FFlickTestStage::IsReady(FAutomationTestBase& Test) const
{
	FFlickTestStage& Self = const_cast<FFlickTestStage&>(*this);
	return FlickCheck::HasScreen(Test, World) && Test.TestTrue(TEXT("a player"), FFlickPerson(Self, 0).Exists());
}

void FFlickTestStage::Speak(const TCHAR* Language)
{
	World.GetGameInstance()->SetLanguage(Language);
}

void FFlickTestStage::Answer(const FFlickPerson& Person)
{
	const FFlickView* const View = Person.View();
	const faith::flick::Desk* const Desk =
		Person.Page() == EFlickPage::Table && View != nullptr ? View->GetControls().TheDesk() : nullptr;
	if (Person.Page() == EFlickPage::Curtain || (Desk != nullptr && faith::flick::OnlyButtonsAnswer(*Desk)))
	{
		bFocusWasRight = Person.PressFocus() && bFocusWasRight;
		++CardsPressed;
	}
	else if (Desk != nullptr)
	{
		bFocusWasRight = bFocusWasRight && !Person.HudHasFocus();
		Person.MakeAim();
		Person.Confirm();
	}
	World.Tick();
	// Who thinks in the background gets real time for it.
	FPlatformProcess::Sleep(
		World.GetGameMode()->GetMatch() != nullptr && World.GetMatch().WaitsForPersons() == 0 ? 0.001f : 0.0f);
}

bool FFlickTestStage::AnswerUntil(const FFlickPerson& Person, TFunctionRef<bool()> IsDone, int32 MostAnswers)
{
	for (int32 Answered = 0; Answered < MostAnswers && !IsDone(); ++Answered)
	{
		Answer(Person);
	}
	return IsDone();
}
