#pragma once

#include "CoreMinimal.h"

#include "FlickOfFaithPresentation/BoardView.h"
#include "UI/FlickRow.h"

#include "FlickLawRow.generated.h"

class UTextBlock;

/** A law in force: its name, what it says and for how long. */
UCLASS()
class FLICKOFFAITH_API UFlickLawRow : public UFlickRow
{
	GENERATED_BODY()

public:
	void Show(const faith::flick::LawView& InLaw);

protected:
	virtual UWidget* BuildTree() override;
	virtual void Refresh() override;

private:
	UPROPERTY(meta = (BindWidgetOptional))
	TObjectPtr<UTextBlock> NameText;

	UPROPERTY(meta = (BindWidgetOptional))
	TObjectPtr<UTextBlock> EffectText;

	UPROPERTY(meta = (BindWidgetOptional))
	TObjectPtr<UTextBlock> LastsText;

	faith::flick::LawView Law;
};
