#pragma once

#include "CoreMinimal.h"

#include "UI/FlickScreen.h"

#include "FlickCurtainScreen.generated.h"

class UFlickButton;
class UFlickPip;
class UTextBlock;

/** Hides the table until the one who is asked in secret is in front of the view. Raises Come and Menu. */
UCLASS()
class FLICKOFFAITH_API UFlickCurtainScreen : public UFlickScreen
{
	GENERATED_BODY()

public:
	/** Who is to come, and the colour of that one's discs. */
	void Show(const FText& InPlayerName, const FLinearColor& InColour);

	virtual UWidget* FirstFocus() const override;

protected:
	virtual UWidget* BuildTree() override;
	virtual void Connect() override;
	virtual void Refresh() override;
	virtual EFlickAction BackAction() const override { return EFlickAction::Menu; }

private:
	UPROPERTY(meta = (BindWidgetOptional))
	TObjectPtr<UFlickPip> ColourShape;

	UPROPERTY(meta = (BindWidgetOptional))
	TObjectPtr<UTextBlock> PassText;

	UPROPERTY(meta = (BindWidgetOptional))
	TObjectPtr<UFlickButton> ComeButton;

	FText PlayerName;
	FLinearColor Colour = FLinearColor::Gray;
};
