#pragma once

#include "CoreMinimal.h"

#include "UI/FlickRow.h"

#include "FlickEntry.generated.h"

class UEditableTextBox;

/** A field to write in. Raises OnChosen when somebody has written something. */
UCLASS()
class FLICKOFFAITH_API UFlickEntry : public UFlickRow
{
	GENERATED_BODY()

public:
	/** What is in it, and what is to be read there while nothing is. */
	void Show(const FText& InWritten, const FText& InHint);

	const FText& GetWritten() const { return Written; }

	virtual UWidget* FirstFocus() const override;

protected:
	virtual UWidget* BuildTree() override;
	virtual void Connect() override;
	virtual void Refresh() override;

private:
	UFUNCTION()
	void HandleChanged(const FText& Text);

	UPROPERTY(meta = (BindWidgetOptional))
	TObjectPtr<UEditableTextBox> Box;

	FText Written;
	FText Hint;
	bool bRefreshing = false;
};
