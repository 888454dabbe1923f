#pragma once

#include "CoreMinimal.h"

#include "FlickOfFaithPresentation/Chronicle.h"
#include "UI/FlickRow.h"

#include "FlickAccountRow.generated.h"

class UButton;
class UTextBlock;

/** Points, why there were any and, once it was pressed, what the rule or card behind them says. Raises OnChosen then. */
UCLASS()
class FLICKOFFAITH_API UFlickAccountRow : public UFlickRow
{
	GENERATED_BODY()

public:
	void Show(const faith::flick::AccountLine& InLine, bool bInOpen);

	virtual UWidget* FirstFocus() const override;

protected:
	virtual UWidget* BuildTree() override;
	virtual void Connect() override;
	virtual void Refresh() override;

private:
	UFUNCTION()
	void HandleClicked();

	UPROPERTY(meta = (BindWidgetOptional))
	TObjectPtr<UButton> Button;

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
