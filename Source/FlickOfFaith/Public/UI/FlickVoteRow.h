#pragma once

#include "CoreMinimal.h"

#include "FlickOfFaithPresentation/Announcement.h"
#include "UI/FlickRow.h"

#include "FlickVoteRow.generated.h"

class UFlickPip;
class UTextBlock;

/** How somebody voted. */
UCLASS()
class FLICKOFFAITH_API UFlickVoteRow : public UFlickRow
{
	GENERATED_BODY()

public:
	void Show(const faith::flick::Banner::Voter& InVoter);

protected:
	virtual UWidget* BuildTree() override;
	virtual void Refresh() override;

private:
	UPROPERTY(meta = (BindWidgetOptional))
	TObjectPtr<UFlickPip> ColourShape;

	UPROPERTY(meta = (BindWidgetOptional))
	TObjectPtr<UTextBlock> VoteText;

	faith::flick::Banner::Voter Voter;
};
