#pragma once

#include "CoreMinimal.h"

#include "UI/FlickWidget.h"

#include "FlickAimPanel.generated.h"

class UProgressBar;
class UTextBlock;

/** An aim in numbers. */
struct FLICKOFFAITH_API FFlickAimView
{
	/** Percent of the strongest. */
	int32 Power = 0;
	/** Percent; to the left is positive. */
	int32 Spin = 0;
	/** How far the hand may stray either way: millidegrees, and permille of the power. Not said while both are 0. */
	int32 StrayAngle = 0;
	int32 StrayPower = 0;
	/** How likely the flick ends where, a line each. */
	TArray<FString> Odds;

	bool operator==(const FFlickAimView& Other) const = default;
};

/** Power, spin and spread of what is being aimed, and where it may lead. */
UCLASS()
class FLICKOFFAITH_API UFlickAimPanel : public UFlickWidget
{
	GENERATED_BODY()

public:
	void Show(const FFlickAimView& InView);
	/** Nothing is aimed. */
	void Hide();

protected:
	virtual UWidget* BuildTree() override;
	virtual void Refresh() override;

private:
	FText SpinWords() const;
	FText SpreadWords() const;
	FText OddsWords() const;

	UPROPERTY(meta = (BindWidgetOptional))
	TObjectPtr<UTextBlock> PowerText;

	UPROPERTY(meta = (BindWidgetOptional))
	TObjectPtr<UProgressBar> PowerBar;

	UPROPERTY(meta = (BindWidgetOptional))
	TObjectPtr<UTextBlock> SpinText;

	UPROPERTY(meta = (BindWidgetOptional))
	TObjectPtr<UTextBlock> SpreadText;

	UPROPERTY(meta = (BindWidgetOptional))
	TObjectPtr<UTextBlock> OddsText;

	FFlickAimView View;
};
