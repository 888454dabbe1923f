#pragma once

#include "CoreMinimal.h"

#include "UI/FlickScreen.h"

#include "FlickConfirmScreen.generated.h"

class UFlickButton;
class UTextBlock;

/** A question before something is lost: raises Yes or No. The safe answer has the focus. */
UCLASS()
class FLICKOFFAITH_API UFlickConfirmScreen : public UFlickScreen
{
	GENERATED_BODY()

public:
	/** Keys of the question and its answers. */
	void Show(const FString& InQuestion, const FString& InYes, const FString& InNo);

	virtual UWidget* FirstFocus() const override;

protected:
	virtual UWidget* BuildTree() override;
	virtual void Connect() override;
	virtual void Refresh() override;
	virtual EFlickAction BackAction() const override { return EFlickAction::No; }

private:
	UPROPERTY(meta = (BindWidgetOptional))
	TObjectPtr<UTextBlock> QuestionText;

	UPROPERTY(meta = (BindWidgetOptional))
	TObjectPtr<UFlickButton> NoButton;

	UPROPERTY(meta = (BindWidgetOptional))
	TObjectPtr<UFlickButton> YesButton;

	FString Question;
	FString Yes;
	FString No;
};
