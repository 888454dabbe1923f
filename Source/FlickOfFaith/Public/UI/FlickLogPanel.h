#pragma once

#include "CoreMinimal.h"

#include "FlickOfFaithPresentation/Chronicle.h"
#include "UI/FlickRow.h"
#include "UI/FlickWidget.h"

#include "FlickLogPanel.generated.h"

class UFlickRows;
class UScrollBox;

/** What happened so far, the latest at the end. */
UCLASS()
class FLICKOFFAITH_API UFlickLogPanel : public UFlickWidget
{
	GENERATED_BODY()

public:
	/** How many of the latest lines are shown. */
	static constexpr int32 MostLines = 60;

	/** Stays where it is unless the end was to be seen. */
	void Show(const std::vector<faith::flick::ChronicleLine>& InLines);
	void ScrollToLatest();

	/** A line that has a place was chosen; its number counts from the beginning of the match. */
	FFlickIndexChosen OnLine;

protected:
	virtual UWidget* BuildTree() override;
	virtual void Connect() override;
	virtual void Refresh() override;

private:
	bool IsAtEnd() const;
	void HandleRow(int32 Index);

	UPROPERTY(meta = (BindWidgetOptional))
	TObjectPtr<UScrollBox> Scroll;

	UPROPERTY(meta = (BindWidgetOptional))
	TObjectPtr<UFlickRows> LineRows;

	/** Only the latest. */
	std::vector<faith::flick::ChronicleLine> Lines;
	/** The number of the first of them. */
	int32 FirstLine = 0;
};
