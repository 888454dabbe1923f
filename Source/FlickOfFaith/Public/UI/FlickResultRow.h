#pragma once

#include "CoreMinimal.h"

#include "FlickOfFaithPresentation/Chronicle.h"
#include "UI/FlickRow.h"

#include "FlickResultRow.generated.h"

class UTextBlock;

/**
 * How a player fared: points by where they came from, and how they grew. Without a player it is the heading of such rows. Has no Blueprint
 * child: its columns have no names of their own.
 */
UCLASS(NotBlueprintable)
class FLICKOFFAITH_API UFlickResultRow : public UFlickRow
{
	GENERATED_BODY()

public:
	void Show(const faith::flick::ResultLine& InLine);
	void ShowHeading();

protected:
	virtual UWidget* BuildTree() override;
	virtual void Refresh() override;

private:
	FText NameOfColumn(int32 Column) const;
	FText ValueOfColumn(int32 Column) const;

	/** Name, the sources of points in their order, total, and totals by generation. */
	UPROPERTY()
	TArray<TObjectPtr<UTextBlock>> Columns;

	faith::flick::ResultLine Line;
	bool bHeading = false;
};
