#pragma once

#include "CoreMinimal.h"

#include "FlickOfFaithPresentation/Chronicle.h"
#include "UI/FlickRow.h"

#include "FlickLogRow.generated.h"

class UButton;
class UTextBlock;

/** A line of what happened; one that has a place can be pressed to see it. */
UCLASS()
class FLICKOFFAITH_API UFlickLogRow : public UFlickRow
{
	GENERATED_BODY()

public:
	void Show(const faith::flick::ChronicleLine& InLine);

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
	TObjectPtr<UTextBlock> LineText;

	faith::flick::ChronicleLine Line;
};
