#pragma once

#include "CoreMinimal.h"

#include "FlickOfFaithPresentation/Chronicle.h"
#include "UI/FlickPressRow.h"

#include "FlickLogRow.generated.h"

class UTextBlock;

/**
 * A line of what happened; one that has a place can be pressed to see it. The others get the focus as well, for that is how keys reach
 * all of the log.
 */
UCLASS()
class FLICKOFFAITH_API UFlickLogRow : public UFlickPressRow
{
	GENERATED_BODY()

public:
	void Show(const faith::flick::ChronicleLine& InLine);

protected:
	virtual UWidget* BuildTree() override;
	virtual void Refresh() override;

private:
	UPROPERTY(meta = (BindWidgetOptional))
	TObjectPtr<UTextBlock> LineText;

	faith::flick::ChronicleLine Line;
};
