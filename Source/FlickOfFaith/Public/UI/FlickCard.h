#pragma once

#include "CoreMinimal.h"

#include "UI/FlickRow.h"

#include "FlickCard.generated.h"

class UButton;
class UFlickPicture;
class UTextBlock;

/** A law or the side of a god card. */
struct FLICKOFFAITH_API FFlickCardView
{
	FText Title;
	FText Effect;
	/** What choosing it means, such as a thumb; may be empty. */
	FText Footer;
	/** Its picture is named after it; may be empty. */
	FString Key;
	bool bChoosable = true;
};

/** A card of parchment with its picture and what it does. Raises OnChosen. */
UCLASS()
class FLICKOFFAITH_API UFlickCard : public UFlickRow
{
	GENERATED_BODY()

public:
	void Show(const FFlickCardView& InView);

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
	TObjectPtr<UFlickPicture> Picture;

	UPROPERTY(meta = (BindWidgetOptional))
	TObjectPtr<UTextBlock> TitleText;

	UPROPERTY(meta = (BindWidgetOptional))
	TObjectPtr<UTextBlock> EffectText;

	UPROPERTY(meta = (BindWidgetOptional))
	TObjectPtr<UTextBlock> FooterText;

	FFlickCardView View;
};
