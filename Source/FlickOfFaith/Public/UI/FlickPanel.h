#pragma once

#include "CoreMinimal.h"

#include "UI/FlickWidget.h"

#include "FlickPanel.generated.h"

class UFlickButton;

/** What a button of a screen asks for. */
enum class EFlickAction : uint8
{
	Continue,
	NewMatch,
	HowToPlay,
	Settings,
	Quit,
	Back,
	Start,
	AddSeat,
	Defaults,
	Yes,
	No,
	Resume,
	ToTitle,
	Rematch,
	LookAtTable,
	BackToResult,
	Menu,
	Log,
	Undo,
	Skip,
	Come,
	Confirm,
	OtherPiece,
	TurnPiece,
	Previous,
	Next,
};

DECLARE_MULTICAST_DELEGATE_OneParam(FFlickActionChosen, EFlickAction);

/** A widget with buttons of its own. */
UCLASS(Abstract)
class FLICKOFFAITH_API UFlickPanel : public UFlickWidget
{
	GENERATED_BODY()

public:
	/** A button was pressed. */
	FFlickActionChosen OnAction;

protected:
	/** The button says this and asks for that. Nothing happens without a button. */
	void ConnectAction(
		UFlickButton* Button, EFlickAction Action, const TCHAR* Key, EFlickButtonKind Kind = EFlickButtonKind::Plain);

	virtual void HandleAction(EFlickAction Action);

private:
	void HandleChosen(int32 Index);
};
