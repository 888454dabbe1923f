#pragma once

#include "CoreMinimal.h"

#include "FlickOfFaithPresentation/BoardView.h"
#include "UI/FlickPressRow.h"

#include "FlickSeatChip.generated.h"

class UFlickRows;
class UFlickPip;
class UTextBlock;

/** A player at a glance: colour, god, points, what is left to flick, whose turn it is. Raises OnChosen for the account of the points. */
UCLASS()
class FLICKOFFAITH_API UFlickSeatChip : public UFlickPressRow
{
	GENERATED_BODY()

public:
	/** Open: the account of this seat is shown. */
	void Show(const faith::flick::SeatView& InSeat, bool bInThinking, bool bInOpen);

protected:
	virtual UWidget* BuildTree() override;
	virtual void Connect() override;
	virtual void Refresh() override;

private:
	/** Who it is or what that one is doing. */
	FText WhoWords() const;
	/** That this one begins, that this one has answered in secret; never what. */
	FText MarkWords() const;
	void RefreshStock();

	UPROPERTY(meta = (BindWidgetOptional))
	TObjectPtr<UFlickPip> ColourShape;

	UPROPERTY(meta = (BindWidgetOptional))
	TObjectPtr<UTextBlock> NameText;

	UPROPERTY(meta = (BindWidgetOptional))
	TObjectPtr<UTextBlock> WhoText;

	UPROPERTY(meta = (BindWidgetOptional))
	TObjectPtr<UTextBlock> MarkText;

	UPROPERTY(meta = (BindWidgetOptional))
	TObjectPtr<UFlickRows> StockRow;

	UPROPERTY(meta = (BindWidgetOptional))
	TObjectPtr<UTextBlock> ScoreText;

	faith::flick::SeatView Seat;
	bool bThinking = false;
	bool bOpen = false;
};
