#pragma once

#include "CoreMinimal.h"

#include "FlickOfFaithPresentation/Announcement.h"
#include "FlickOfFaithPresentation/BoardView.h"
#include "FlickOfFaithPresentation/Chronicle.h"
#include "UI/FlickAimPanel.h"
#include "UI/FlickCard.h"
#include "UI/FlickPanel.h"
#include "UI/FlickPromptPanel.h"

#include "FlickHud.generated.h"

class UFlickAccountPanel;
class UFlickBanner;
class UFlickButton;
class UFlickCardTable;
class UFlickLogPanel;
class UFlickRows;
class UTextBlock;

/** What everybody may see at a glance, and which buttons there are. */
struct FLICKOFFAITH_API FFlickBoardView
{
	std::vector<faith::flick::SeatView> Seats;
	/** Computers that think now, one bit per seat. */
	uint8 Thinking = 0;
	std::string Generation;
	std::string Headline;
	std::vector<faith::flick::LawView> Laws;
	/** What happened last, while nobody here is asked; may be empty. */
	std::string Told;
	/** May be empty. */
	FText Trouble;
	/** A card hides the map from this view. */
	bool bMapHidden = false;
	bool bCanUndo = false;
	/** Something is being shown that can be skipped. */
	bool bCanSkip = false;
	/** The match is over and its result was put away to look at the table. */
	bool bLooking = false;

	bool operator==(const FFlickBoardView& Other) const;
};

/** What is open beside the table. */
enum class EFlickSide : uint8
{
	Nothing,
	Log,
	Account,
};

/**
 * All that lies over the table of one view during a match: players, laws, what is asked, what happened, banners. Raises Menu, Log, Undo,
 * Skip, BackToResult, and what the prompt raises.
 */
UCLASS()
class FLICKOFFAITH_API UFlickHud : public UFlickPanel
{
	GENERATED_BODY()

public:
	void ShowBoard(const FFlickBoardView& InBoard);
	void ShowPrompt(const FFlickPromptView& View);
	void ShowAim(const FFlickAimView& View);
	void HideAim();
	/** The cards to choose from, and a remark below them; no cards for none. */
	void ShowCards(const TArray<FFlickCardView>& Cards, const FText& Remark);
	void ShowLog(const std::vector<faith::flick::ChronicleLine>& Lines);
	/** Of the seat that is open. */
	void ShowAccount(const faith::flick::SeatView& Seat, const std::vector<faith::flick::AccountLine>& Lines);
	/** For an account, whose. */
	void ShowSide(EFlickSide InSide, int32 InOpenSeat = INDEX_NONE);
	void ShowBanner(const faith::flick::Banner& Banner);
	void HideBanner();

	/** A player was pressed. */
	FFlickIndexChosen OnSeat;
	/** An answer or a card was chosen. */
	FFlickIndexChosen OnAnswer;
	/** A line of the log was pressed, by its number from the beginning. */
	FFlickIndexChosen OnLogLine;
	/** A line of the account was pressed, by its place from the newest. */
	FFlickIndexChosen OnAccountLine;

	/** Where such a line is to be seen, if anywhere. */
	std::optional<faith::flick::TableSpot> FindAccountSpot(int32 Index) const;

	/** A card, else the prompt, else the menu. */
	virtual UWidget* FirstFocus() const override;

protected:
	virtual UWidget* BuildTree() override;
	virtual void Connect() override;
	virtual void Refresh() override;
	virtual void NativeConstruct() override;

private:
	UWidget* BuildLeft();
	UWidget* BuildRight();
	UWidget* BuildTools();
	void MakeParts();
	void ConnectParts();
	void RefreshSeats();
	/** Keys lead between seats, cards and tools, though they lie aside of each other. */
	void LeadAround();
	void HandleSeat(int32 Index);
	void HandleAnswer(int32 Index);
	void HandleLogLine(int32 Index);
	void HandleAccountLine(int32 Index);

	UPROPERTY(meta = (BindWidgetOptional))
	TObjectPtr<UFlickRows> SeatRow;

	UPROPERTY(meta = (BindWidgetOptional))
	TObjectPtr<UTextBlock> GenerationText;

	UPROPERTY(meta = (BindWidgetOptional))
	TObjectPtr<UTextBlock> HeadlineText;

	UPROPERTY(meta = (BindWidgetOptional))
	TObjectPtr<UFlickRows> LawRows;

	UPROPERTY(meta = (BindWidgetOptional))
	TObjectPtr<UTextBlock> ToldText;

	UPROPERTY(meta = (BindWidgetOptional))
	TObjectPtr<UTextBlock> TroubleText;

	UPROPERTY(meta = (BindWidgetOptional))
	TObjectPtr<UWidget> MapCover;

	UPROPERTY(meta = (BindWidgetOptional))
	TObjectPtr<UFlickButton> MenuButton;

	UPROPERTY(meta = (BindWidgetOptional))
	TObjectPtr<UFlickButton> LogButton;

	UPROPERTY(meta = (BindWidgetOptional))
	TObjectPtr<UFlickButton> UndoButton;

	UPROPERTY(meta = (BindWidgetOptional))
	TObjectPtr<UFlickButton> SkipButton;

	UPROPERTY(meta = (BindWidgetOptional))
	TObjectPtr<UFlickButton> ResultButton;

	UPROPERTY(meta = (BindWidgetOptional))
	TObjectPtr<UFlickPromptPanel> Prompt;

	UPROPERTY(meta = (BindWidgetOptional))
	TObjectPtr<UFlickAimPanel> Aim;

	UPROPERTY(meta = (BindWidgetOptional))
	TObjectPtr<UFlickCardTable> CardTable;

	UPROPERTY(meta = (BindWidgetOptional))
	TObjectPtr<UFlickLogPanel> LogPanel;

	UPROPERTY(meta = (BindWidgetOptional))
	TObjectPtr<UFlickAccountPanel> AccountPanel;

	UPROPERTY(meta = (BindWidgetOptional))
	TObjectPtr<UFlickBanner> BannerPanel;

	FFlickBoardView Board;
	EFlickSide Side = EFlickSide::Nothing;
	int32 OpenSeat = INDEX_NONE;
};
