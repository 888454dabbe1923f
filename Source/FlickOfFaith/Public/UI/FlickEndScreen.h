#pragma once

#include "CoreMinimal.h"

#include "FlickOfFaithPresentation/Chronicle.h"
#include "UI/FlickScreen.h"

#include "FlickEndScreen.generated.h"

class UFlickButton;
class UFlickRows;
class UTextBlock;

/** Who has won and how. Raises Rematch, LookAtTable and ToTitle. */
UCLASS()
class FLICKOFFAITH_API UFlickEndScreen : public UFlickScreen
{
	GENERATED_BODY()

public:
	/** The best first; the words say why that one won. */
	void Show(const std::vector<faith::flick::ResultLine>& InLines, const std::string& InWhyWon);

	virtual UWidget* FirstFocus() const override;

protected:
	virtual UWidget* BuildTree() override;
	virtual void Connect() override;
	virtual void Refresh() override;
	virtual EFlickAction BackAction() const override { return EFlickAction::LookAtTable; }

private:
	UPROPERTY(meta = (BindWidgetOptional))
	TObjectPtr<UTextBlock> WinnerText;

	UPROPERTY(meta = (BindWidgetOptional))
	TObjectPtr<UTextBlock> ReasonText;

	UPROPERTY(meta = (BindWidgetOptional))
	TObjectPtr<UFlickRows> ResultRows;

	UPROPERTY(meta = (BindWidgetOptional))
	TObjectPtr<UFlickButton> RematchButton;

	UPROPERTY(meta = (BindWidgetOptional))
	TObjectPtr<UFlickButton> LookButton;

	UPROPERTY(meta = (BindWidgetOptional))
	TObjectPtr<UFlickButton> ToTitleButton;

	std::vector<faith::flick::ResultLine> Lines;
	std::string WhyWon;
};
