#pragma once

#include "CoreMinimal.h"

#include "FlickOfFaithPresentation/Chronicle.h"
#include "UI/FlickPressRow.h"

#include "FlickAccountRow.generated.h"

class UTextBlock;

/** Points, why there were any and, once it was pressed, what the rule or card behind them says. Raises OnChosen then. */
UCLASS()
class FLICKOFFAITH_API UFlickAccountRow : public UFlickPressRow
{
	GENERATED_BODY()

public:
	void Show(const faith::flick::AccountLine& InLine, bool bInOpen);

protected:
	virtual UWidget* BuildTree() override;
	virtual void Refresh() override;

private:
	FText RuleWords() const;

	UPROPERTY(meta = (BindWidgetOptional))
	TObjectPtr<UTextBlock> PointsText;

	UPROPERTY(meta = (BindWidgetOptional))
	TObjectPtr<UTextBlock> ReasonText;

	UPROPERTY(meta = (BindWidgetOptional))
	TObjectPtr<UTextBlock> WhenText;

	UPROPERTY(meta = (BindWidgetOptional))
	TObjectPtr<UTextBlock> RuleText;

	faith::flick::AccountLine Line;
	bool bOpen = false;
};
