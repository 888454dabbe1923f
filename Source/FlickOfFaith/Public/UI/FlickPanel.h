#pragma once

#include "CoreMinimal.h"

#include "UI/FlickWidget.h"

#include "FlickPanel.generated.h"

class UFlickButton;
class USizeBox;

/** What a button of a screen asks for. */
enum class EFlickAction : uint8
{
	None,
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
	virtual void Dress() override;
	virtual FReply NativeOnMouseButtonDown(const FGeometry& InGeometry, const FPointerEvent& InMouseEvent) override;
	virtual FReply NativeOnPreviewMouseButtonDown(
		const FGeometry& InGeometry, const FPointerEvent& InMouseEvent) override;
	virtual FReply NativeOnMouseButtonDoubleClick(
		const FGeometry& InGeometry, const FPointerEvent& InMouseEvent) override;

	/**
	 * Lays something out in as much room as it needs, whatever part of the window there is for it, and scales it to fit there. Sizes of
	 * widgets are for a whole window, and Slate scales them with the window, not with the part of it that a player has.
	 */
	UWidget* MakeFitting(UWidget* Content);

	/** The button says this and asks for that. Nothing happens without a button. */
	void ConnectAction(
		UFlickButton* Button, EFlickAction Action, const TCHAR* Key, EFlickButtonKind Kind = EFlickButtonKind::Plain);

	virtual void HandleAction(EFlickAction Action);

private:
	void HandleChosen(int32 Index);

	/** What is scaled to fit. */
	UPROPERTY()
	TObjectPtr<USizeBox> Room;
};
