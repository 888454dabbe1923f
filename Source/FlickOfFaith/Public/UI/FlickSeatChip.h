#pragma once

#include "CoreMinimal.h"

#include "FlickOfFaithPresentation/BoardView.h"
#include "UI/FlickRow.h"

#include "FlickSeatChip.generated.h"

class UButton;
class UHorizontalBox;
class UTextBlock;

/** A player at a glance: colour, god, points, what is left to flick, whose turn it is. Raises OnChosen for the account of the points. */
UCLASS()
class FLICKOFFAITH_API UFlickSeatChip : public UFlickRow
{
	GENERATED_BODY()

public:
	/** Open: the account of this seat is shown. */
	void Show(const faith::flick::SeatView& InSeat, bool bInThinking, bool bInOpen);

	virtual UWidget* FirstFocus() const override;

protected:
	virtual UWidget* BuildTree() override;
	virtual void Connect() override;
	virtual void Refresh() override;

private:
	void RefreshStock();
	void AddShapes(int32 Count, const FLinearColor& Fill, bool bRound);

	UFUNCTION()
	void HandleClicked();

	UPROPERTY(meta = (BindWidgetOptional))
	TObjectPtr<UButton> Button;

	UPROPERTY(meta = (BindWidgetOptional))
	TObjectPtr<UHorizontalBox> ColourBox;

	UPROPERTY(meta = (BindWidgetOptional))
	TObjectPtr<UTextBlock> NameText;

	UPROPERTY(meta = (BindWidgetOptional))
	TObjectPtr<UTextBlock> WhoText;

	UPROPERTY(meta = (BindWidgetOptional))
	TObjectPtr<UHorizontalBox> StockBox;

	UPROPERTY(meta = (BindWidgetOptional))
	TObjectPtr<UTextBlock> ScoreText;

	faith::flick::SeatView Seat;
	bool bThinking = false;
	bool bOpen = false;
};
