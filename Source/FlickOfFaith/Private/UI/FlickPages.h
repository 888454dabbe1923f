#pragma once

#include "CoreMinimal.h"
#include "UObject/Object.h"

#include "FlickOfFaithPresentation/SeatPlan.h"
#include "UI/FlickPage.h"
#include "UI/FlickPanel.h"
#include "UI/FlickPlace.h"

#include "FlickPages.generated.h"

class UFlickOverTable;
class UFlickScreen;
struct FFlickMatchOptions;

/** Another page is there. */
DECLARE_MULTICAST_DELEGATE(FFlickPageShown);

/** Page by page: shows at most one screen over the table of one player, and does what its buttons ask for. */
UCLASS()
class UFlickPages : public UObject
{
	GENERATED_BODY()

public:
	/** The table lies beneath all pages. */
	void Open(const FFlickPlace& InPlace, UFlickOverTable& InTable);
	void Close();

	EFlickPage GetPage() const { return Page; }
	/** What covers the table, or nothing. */
	UFlickScreen* GetScreen() const { return Screen; }

	void Show(EFlickPage NewPage);

	/** The match goes on beneath: a menu is closed by whoever opened it, but curtains and the result come by themselves. */
	bool GoesWithMatch() const;
	/** Shows what the match calls for now, if the page goes with it. */
	void Follow();

	/** Another language, size of texts or room. */
	void Dress();

	/** True if the action is about pages and matches; others are done at the table. Afterwards the player may be gone. */
	bool Do(EFlickAction Action);

	/** A button of a screen was pressed. */
	FFlickActionChosen OnAction;
	FFlickPageShown OnShown;

private:
	EFlickPage FindPageOfMatch() const;
	UFlickScreen* MakeScreen(EFlickPage Of);
	template <class ScreenType>
	ScreenType* Make();
	void Fill();
	void FillTitle();
	void FillCurtain();
	void FillEnd();
	FText FindProblem() const;
	/** Where it was clicked last says how somebody voted. */
	void CentrePointer() const;

	bool DoInMenus(EFlickAction Action);
	void HandleAction(EFlickAction Action);
	void HandlePlan(const faith::flick::SeatPlan& InPlan);
	void HandleOption(int32 Id, int32 Value);
	void HandleTitleLanguage(int32 Index);
	/** The same players once more, or the match that was planned. */
	void StartWanted();
	void StartMatch(const FFlickMatchOptions& Options);
	void ContinueMatch();
	void ResetOptions();
	/** The speed of a running match follows if it was chosen anew. */
	void KeepOptions(float SpeedBefore);

	UPROPERTY()
	TObjectPtr<UFlickScreen> Screen;

	UPROPERTY()
	TObjectPtr<UFlickOverTable> Table;

	FFlickPlace Place;
	EFlickPage Page = EFlickPage::Table;
	/** Where Back leads from options and help. */
	EFlickPage BackPage = EFlickPage::Title;
	faith::flick::SeatPlan Plan = faith::flick::SeatPlan::Usual();
	FText Problem;
	/** Who is called by the curtain. */
	faith::flick::Seat Called = faith::flick::kNobody;
};
