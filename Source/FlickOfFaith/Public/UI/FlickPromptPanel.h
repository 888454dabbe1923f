#pragma once

#include "CoreMinimal.h"

#include "UI/FlickPanel.h"
#include "UI/FlickRow.h"

#include "FlickPromptPanel.generated.h"

class UFlickButton;
class UFlickRows;
class UTextBlock;

/** An answer that a button gives. */
struct FLICKOFFAITH_API FFlickAnswer
{
	FText Label;
	bool bDeclines = false;

	bool operator==(const FFlickAnswer& Other) const;
};

/** What is asked of the person in front of the view. */
struct FLICKOFFAITH_API FFlickPromptView
{
	/** Empty while nothing is asked: then there is no panel. */
	FText Prompt;
	FText Hint;
	/** Why it cannot be done, instead of the hint; may be empty. */
	FText Complaint;
	/** What Confirm does; empty if there are only answers. */
	FText AnswerLabel;
	bool bCanAnswer = true;
	bool bOtherPiece = false;
	bool bOtherDisc = false;
	bool bCanTurn = false;
	TArray<FFlickAnswer> Answers;

	bool operator==(const FFlickPromptView& Other) const;
};

/** What is asked, how it is done, and the buttons for it. Raises Confirm, OtherPiece and TurnPiece. */
UCLASS()
class FLICKOFFAITH_API UFlickPromptPanel : public UFlickPanel
{
	GENERATED_BODY()

public:
	void Show(const FFlickPromptView& InView);

	/** One of the answers was given. */
	FFlickIndexChosen OnAnswer;

	virtual UWidget* FirstFocus() const override;

protected:
	virtual UWidget* BuildTree() override;
	virtual void Connect() override;
	virtual void Refresh() override;

private:
	void RefreshButtons();
	void RefreshAnswers();
	void HandleAnswer(int32 Index);

	UPROPERTY(meta = (BindWidgetOptional))
	TObjectPtr<UTextBlock> PromptText;

	UPROPERTY(meta = (BindWidgetOptional))
	TObjectPtr<UTextBlock> HintText;

	UPROPERTY(meta = (BindWidgetOptional))
	TObjectPtr<UTextBlock> ComplaintText;

	UPROPERTY(meta = (BindWidgetOptional))
	TObjectPtr<UFlickButton> ConfirmButton;

	UPROPERTY(meta = (BindWidgetOptional))
	TObjectPtr<UFlickButton> OtherButton;

	UPROPERTY(meta = (BindWidgetOptional))
	TObjectPtr<UFlickButton> TurnButton;

	UPROPERTY(meta = (BindWidgetOptional))
	TObjectPtr<UFlickRows> AnswerRows;

	FFlickPromptView View;
};
