#pragma once

#include "CoreMinimal.h"

#include "UI/FlickRow.h"

#include "FlickChoice.generated.h"

class UFlickButton;
class UTextBlock;

/** One of several values, with a name and, if need be, a remark. */
struct FLICKOFFAITH_API FFlickChoiceView
{
	/** Above it begins a part of the list with this heading; may be empty. */
	FText Section;
	FText Label;
	TArray<FText> Options;
	int32 Chosen = 0;
	/** What the chosen option means; may be empty. */
	FText About;
};

/** A name, a value, and buttons for the value before it and after it. Raises OnChosen when the value is another. */
UCLASS()
class FLICKOFFAITH_API UFlickChoice : public UFlickRow
{
	GENERATED_BODY()

public:
	void Show(const FFlickChoiceView& InView);

	/** The number of the value. */
	int32 GetChosen() const { return View.Chosen; }

	virtual UWidget* FirstFocus() const override;

protected:
	virtual UWidget* BuildTree() override;
	virtual void Connect() override;
	virtual void Refresh() override;

private:
	/** The index of a button is the step it makes. */
	void HandleStep(int32 Step);

	UPROPERTY(meta = (BindWidgetOptional))
	TObjectPtr<UTextBlock> SectionText;

	UPROPERTY(meta = (BindWidgetOptional))
	TObjectPtr<UTextBlock> NameText;

	UPROPERTY(meta = (BindWidgetOptional))
	TObjectPtr<UTextBlock> ValueText;

	UPROPERTY(meta = (BindWidgetOptional))
	TObjectPtr<UTextBlock> AboutText;

	UPROPERTY(meta = (BindWidgetOptional))
	TObjectPtr<UFlickButton> BeforeButton;

	UPROPERTY(meta = (BindWidgetOptional))
	TObjectPtr<UFlickButton> AfterButton;

	FFlickChoiceView View;
};
