#pragma once

#include "CoreMinimal.h"

#include "FlickOfFaithPresentation/BoardView.h"
#include "FlickOfFaithPresentation/Chronicle.h"
#include "UI/FlickRow.h"
#include "UI/FlickWidget.h"

#include "FlickAccountPanel.generated.h"

class UFlickRows;
class UTextBlock;

/** A player's god, and where every point comes from. */
UCLASS()
class FLICKOFFAITH_API UFlickAccountPanel : public UFlickWidget
{
	GENERATED_BODY()

public:
	void Show(const faith::flick::SeatView& InSeat, const std::vector<faith::flick::AccountLine>& InLines);

	/** A line was pressed: it shows its rule, and its place may be shown on the table. */
	FFlickIndexChosen OnLine;

	/** Of the line with this number, if it has one. */
	const std::optional<faith::flick::TableSpot>& GetSpot(int32 Index) const;

protected:
	virtual UWidget* BuildTree() override;
	virtual void Connect() override;
	virtual void Refresh() override;

private:
	FText StockWords() const;
	void HandleRow(int32 Index);

	UPROPERTY(meta = (BindWidgetOptional))
	TObjectPtr<UTextBlock> HeadingText;

	UPROPERTY(meta = (BindWidgetOptional))
	TObjectPtr<UTextBlock> GodText;

	UPROPERTY(meta = (BindWidgetOptional))
	TObjectPtr<UTextBlock> StockText;

	UPROPERTY(meta = (BindWidgetOptional))
	TObjectPtr<UTextBlock> NothingText;

	UPROPERTY(meta = (BindWidgetOptional))
	TObjectPtr<UFlickRows> LineRows;

	faith::flick::SeatView Seat;
	std::vector<faith::flick::AccountLine> Lines;
	int32 OpenLine = INDEX_NONE;
};
