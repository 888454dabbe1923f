#pragma once

#include "CoreMinimal.h"

#include "UI/FlickPressRow.h"

#include "FlickButton.generated.h"

class UTextBlock;

/** A button with a text. */
UCLASS()
class FLICKOFFAITH_API UFlickButton : public UFlickPressRow
{
	GENERATED_BODY()

public:
	/** Its text follows the language. */
	void ShowKey(const FString& InKey);
	void Show(const FText& InLabel);
	using UFlickPressRow::SetKind;
	using UFlickPressRow::SetOn;
	using UFlickPressRow::SetUsable;
	/** For long texts, in a place that has a width of its own. */
	void SetWrapping(bool bInWrapping);

protected:
	virtual UWidget* BuildTree() override;
	virtual void Refresh() override;

private:
	UPROPERTY(meta = (BindWidgetOptional))
	TObjectPtr<UTextBlock> LabelText;

	FString Key;
	FText Label;
	bool bWrapping = false;
};
