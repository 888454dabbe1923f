#pragma once

#include "CoreMinimal.h"

#include "FlickOfFaithPresentation/Announcement.h"
#include "UI/FlickWidget.h"

#include "FlickBanner.generated.h"

class UFlickPicture;
class UFlickRows;
class UTextBlock;

/** Says what has just happened: a new generation, votes, a new law, worship. How long is up to whoever shows it. */
UCLASS()
class FLICKOFFAITH_API UFlickBanner : public UFlickWidget
{
	GENERATED_BODY()

public:
	void Show(const faith::flick::Banner& InBanner);
	void Hide();

protected:
	virtual UWidget* BuildTree() override;
	virtual void Connect() override;
	virtual void Refresh() override;

private:
	UPROPERTY(meta = (BindWidgetOptional))
	TObjectPtr<UTextBlock> TitleText;

	UPROPERTY(meta = (BindWidgetOptional))
	TObjectPtr<UTextBlock> DetailText;

	UPROPERTY(meta = (BindWidgetOptional))
	TObjectPtr<UFlickPicture> Picture;

	UPROPERTY(meta = (BindWidgetOptional))
	TObjectPtr<UFlickRows> VoteRow;

	faith::flick::Banner Banner;
};
