#pragma once

#include "CoreMinimal.h"

#include "UI/FlickRow.h"

#include "FlickPip.generated.h"

class UImage;
class USizeBox;

/** A piece as seen from above: a disc, or a square for what is no disc. */
UCLASS()
class FLICKOFFAITH_API UFlickPip : public UFlickRow
{
	GENERATED_BODY()

public:
	/** So many units wide. */
	void Show(const FLinearColor& InFill, float InWidth, bool bInRound = true);

protected:
	virtual UWidget* BuildTree() override;
	virtual void Refresh() override;

private:
	UPROPERTY(meta = (BindWidgetOptional))
	TObjectPtr<USizeBox> Frame;

	UPROPERTY(meta = (BindWidgetOptional))
	TObjectPtr<UImage> Image;

	FLinearColor Fill = FLinearColor::Gray;
	float Width = 0.0f;
	bool bRound = true;
};
