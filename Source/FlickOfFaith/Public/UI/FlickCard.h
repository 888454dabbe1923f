#pragma once

#include "CoreMinimal.h"

#include "UI/FlickPressRow.h"

#include "FlickCard.generated.h"

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

	bool operator==(const FFlickCardView& Other) const;
};

/** A card of parchment with its picture and what it does. Raises OnChosen. */
UCLASS()
class FLICKOFFAITH_API UFlickCard : public UFlickPressRow
{
	GENERATED_BODY()

public:
	void Show(const FFlickCardView& InView);

protected:
	virtual UWidget* BuildTree() override;
	virtual void Refresh() override;

private:
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
