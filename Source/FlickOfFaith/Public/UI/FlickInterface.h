#pragma once

#include "CoreMinimal.h"
#include "Templates/PimplPtr.h"
#include "UObject/Object.h"

#include "UI/FlickHud.h"
#include "UI/FlickPage.h"

#include "FlickInterface.generated.h"

class AFlickPlayerController;
class FFlickFocus;
class FFlickPlace;
class FFlickView;
class UFlickOverTable;
class UFlickPages;
class UFlickScreen;

/**
 * All widgets of one local player: what lies over the table during a match, and at most one screen. Connects them with the game and with
 * each other; shows what the own view says and forwards what is pressed, and decides nothing about the game.
 */
UCLASS()
class FLICKOFFAITH_API UFlickInterface : public UObject
{
	GENERATED_BODY()

public:
	UFlickInterface();

	/** Once, when the player begins to play. */
	void Open(AFlickPlayerController& InPlayer);

	/** Once a frame: banners pass, the title comes if there is no match, the result if everything of it was seen. */
	void Advance(double Seconds);

	/** Nothing of it is to be seen any more. */
	void Close();

	/** The match waits for this player. */
	bool HoldsMatch() const;

	/** Keys and pads are for the buttons over the table, until they are left again; nothing happens behind a screen. */
	void EnterPanels();
	/** Keys and pads are for the table again. False if they were not for buttons that somebody entered. */
	bool LeavePanels();

	EFlickPage GetPage() const;
	/** On the screen while there is a match. */
	UFlickHud* GetHud() const;
	/** What covers the table, or nothing. */
	UFlickScreen* GetScreen() const;

private:
	void ListenToGame();
	void ListenToWidgets();

	void HandleMatchBegan();
	void HandleMatchLeft();
	void HandleViewChanged(const FFlickView& View);
	void HandleShown(const faith::flick::Event& Event, const faith::flick::GameState& After);
	void HandleMenu();
	void HandleLanguage();
	void HandleOptions();

	/** What was pressed. */
	void HandleAction(EFlickAction Action);
	void DoAtTable(EFlickAction Action);
	void HandleAnswer(int32 Index);
	void HandleSeat(int32 Index);
	void HandleLogLine(int32 Index);
	void HandleAccountLine(int32 Index);
	void HandlePage();

	/** To what needs it now, unless a screen has it. */
	void MoveFocus();
	/** For a moment after the start; later what takes the focus keeps it, as the console does. */
	void KeepFirstFocus(double Seconds);
	/** The button that was pressed has taken the focus, wherever it belongs. */
	void ReturnFocus();

	UPROPERTY()
	TObjectPtr<UFlickOverTable> Table;

	UPROPERTY()
	TObjectPtr<UFlickPages> Pages;

	TPimplPtr<FFlickPlace> Place;
	TPimplPtr<FFlickFocus> Focus;
	/** What widgets were given last. */
	FVector2D Room = FVector2D(0.0, 0.0);
	/** Seconds for which the start goes on. */
	double StartLeft = 0.5;
};
