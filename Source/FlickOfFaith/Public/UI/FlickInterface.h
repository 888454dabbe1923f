#pragma once

#include "CoreMinimal.h"
#include "UObject/Object.h"
#include "UObject/WeakObjectPtr.h"

#include "FlickOfFaithPresentation/Chronicle.h"
#include "UI/FlickHud.h"
#include "UI/FlickSeatPlan.h"

#include <optional>

#include "FlickInterface.generated.h"

class AFlickGameMode;
class AFlickPlayerController;
class FFlickView;
class UFlickGameInstance;
struct FFlickMatchOptions;
class UFlickScreen;

/** What has a player's attention: the table, or a screen that covers it. */
enum class EFlickPage : uint8
{
	Table,
	Title,
	Setup,
	Replace,
	Options,
	Help,
	Pause,
	Curtain,
	End,
};

/**
 * All widgets of one local player: what lies over the table during a match, and at most one screen. Shows what the own view says and
 * forwards what is pressed; decides nothing about the game.
 */
UCLASS()
class FLICKOFFAITH_API UFlickInterface : public UObject
{
	GENERATED_BODY()

public:
	/** Once, when the player begins to play. */
	void Open(AFlickPlayerController& InPlayer);

	/** Once a frame: banners pass, the title comes if there is no match, the result if everything of it was seen. */
	void Advance(double Seconds);

	/** Nothing of it is to be seen any more. */
	void Close();

	/** The match waits for this player. */
	bool HoldsMatch() const;

	EFlickPage GetPage() const { return Page; }
	/** On the screen while there is a match. */
	UFlickHud* GetHud() const { return Hud; }
	/** What covers the table, or nothing. */
	UFlickScreen* GetScreen() const { return Screen; }

private:
	/** Who has the focus while nothing covers the table. */
	enum class EFocus : uint8
	{
		Unknown,
		Hud,
		Game,
	};

	AFlickGameMode* FindGameMode() const;
	UFlickGameInstance* FindGameInstance() const;
	FFlickView* FindView() const;
	bool IsFirstPlayer() const;
	faith::flick::Wording MakeWords() const;
	faith::flick::MatchWords MakeMatchWords() const;
	FFlickLook MakeLook() const;

	void MakeHud();
	void ListenToGame();
	void HandleMatchBegan();
	void HandleMatchLeft();
	void HandleViewChanged(const FFlickView& View);
	void HandleShown(const faith::flick::Event& Event, const faith::flick::GameState& After);
	void HandleMenu();
	void HandleLanguage();
	void HandleOptions();

	/** Page by page. */
	EFlickPage FindMatchPage() const;
	bool IsMatchPage() const;
	void FollowMatch();
	void ShowPage(EFlickPage NewPage);
	UFlickScreen* MakeScreen(EFlickPage Of);
	template <class ScreenType>
	ScreenType* Make();
	void FillScreen();
	void FillTitle();
	void FillSetup();
	void FillOptions();
	void FillCurtain();
	void FillEnd();
	FText FindProblem() const;

	/** What was pressed. */
	void HandleAction(EFlickAction Action);
	void HandleDeed(EFlickAction Action);
	void HandleAnswer(int32 Index);
	void HandleSeat(int32 Index);
	void HandleLogLine(int32 Index);
	void HandleAccountLine(int32 Index);
	void HandlePlan(const FFlickSeatPlan& InPlan);
	void HandleOption(int32 Option, int32 Value);
	void HandleTitleLanguage(int32 Index);
	void GoBack();
	void StartPlanned();
	void StartMatch(const FFlickMatchOptions& Options);
	void ContinueMatch();
	void ResetOptions();
	/** The speed of a running match follows if it was chosen anew. */
	void KeepOptions(float SpeedBefore);

	/** What lies over the table. */
	void ShowHud();
	void ShowBoard();
	void ShowSide();
	void ToggleSide(EFlickSide NewSide, int32 Seat);
	void LookAt(const std::optional<faith::flick::TableSpot>& Spot);
	void TellAgain(std::size_t Events);
	void CatchUp();
	void MoveFocus();
	void ReturnFocus();
	void FocusGame() const;

	UPROPERTY()
	TObjectPtr<UFlickHud> Hud;

	UPROPERTY()
	TObjectPtr<UFlickScreen> Screen;

	TWeakObjectPtr<AFlickPlayerController> Player;
	EFlickPage Page = EFlickPage::Table;
	/** Where Back leads from options and help. */
	EFlickPage BackPage = EFlickPage::Title;
	FFlickSeatPlan Plan = FFlickSeatPlan::Usual();
	FText Problem;
	std::optional<faith::flick::Chronicle> Chronicle;
	EFlickSide Side = EFlickSide::Nothing;
	int32 OpenSeat = INDEX_NONE;
	/** Seconds for which the banner is still to be seen. */
	double BannerLeft = 0.0;
	uint8 Thinking = 0;
	bool bSkippable = false;
	/** The result was put away. */
	bool bLooking = false;
	EFocus Focus = EFocus::Unknown;
};
