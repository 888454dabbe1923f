#pragma once

#include "CoreMinimal.h"

#include "UI/FlickScreen.h"

#include "FlickHelpScreen.generated.h"

class UFlickButton;
class UTextBlock;

/** The game on a few pages. Raises Back. */
UCLASS()
class FLICKOFFAITH_API UFlickHelpScreen : public UFlickScreen
{
	GENERATED_BODY()

public:
	/** From 0. */
	int32 GetPage() const { return Page; }

	virtual UWidget* FirstFocus() const override;

protected:
	virtual UWidget* BuildTree() override;
	virtual void Connect() override;
	virtual void Refresh() override;
	virtual void HandleAction(EFlickAction Action) override;

private:
	UPROPERTY(meta = (BindWidgetOptional))
	TObjectPtr<UTextBlock> TitleText;

	UPROPERTY(meta = (BindWidgetOptional))
	TObjectPtr<UTextBlock> BodyText;

	UPROPERTY(meta = (BindWidgetOptional))
	TObjectPtr<UTextBlock> PageText;

	UPROPERTY(meta = (BindWidgetOptional))
	TObjectPtr<UFlickButton> BackButton;

	UPROPERTY(meta = (BindWidgetOptional))
	TObjectPtr<UFlickButton> PreviousButton;

	UPROPERTY(meta = (BindWidgetOptional))
	TObjectPtr<UFlickButton> NextButton;

	int32 Page = 0;
};
