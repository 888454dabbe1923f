#pragma once

#include "CoreMinimal.h"

#include "UI/FlickRow.h"

#include "FlickButton.generated.h"

class UButton;
class UTextBlock;

/** A button with a text and, if need be, a second line. */
UCLASS()
class FLICKOFFAITH_API UFlickButton : public UFlickRow
{
	GENERATED_BODY()

public:
	/** Its text follows the language. */
	void ShowKey(const FString& InKey);
	void Show(const FText& InLabel, const FText& InDetail = FText());
	void SetKind(EFlickButtonKind InKind);
	/** Marked as what holds now. */
	void SetOn(bool bInOn);
	void SetUsable(bool bUsable);

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
	TObjectPtr<UTextBlock> LabelText;

	UPROPERTY(meta = (BindWidgetOptional))
	TObjectPtr<UTextBlock> DetailText;

	FString Key;
	FText Label;
	FText Detail;
	EFlickButtonKind Kind = EFlickButtonKind::Plain;
	bool bOn = false;
};
