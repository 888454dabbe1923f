#pragma once

#include "CoreMinimal.h"

#include "UI/FlickScreen.h"

#include "FlickPauseScreen.generated.h"

class UFlickButton;

/** The match waits. Raises Resume, HowToPlay, Settings and ToTitle. */
UCLASS()
class FLICKOFFAITH_API UFlickPauseScreen : public UFlickScreen
{
	GENERATED_BODY()

public:
	virtual UWidget* FirstFocus() const override;

protected:
	virtual UWidget* BuildTree() override;
	virtual void Connect() override;
	virtual EFlickAction BackAction() const override { return EFlickAction::Resume; }

private:
	UPROPERTY(meta = (BindWidgetOptional))
	TObjectPtr<UFlickButton> ResumeButton;

	UPROPERTY(meta = (BindWidgetOptional))
	TObjectPtr<UFlickButton> HelpButton;

	UPROPERTY(meta = (BindWidgetOptional))
	TObjectPtr<UFlickButton> SettingsButton;

	UPROPERTY(meta = (BindWidgetOptional))
	TObjectPtr<UFlickButton> ToTitleButton;
};
