#pragma once

#include "CoreMinimal.h"

#include "UI/FlickRow.h"
#include "UI/FlickScreen.h"

#include "FlickTitleScreen.generated.h"

class UFlickButton;
class UFlickPicture;
class UFlickRows;
class UTextBlock;

/** What the first screen says beside its buttons. */
struct FLICKOFFAITH_API FFlickTitleView
{
	bool bCanContinue = false;
	/** What is not as it should be; may be empty. */
	FText Trouble;
	/** Each in itself, and which of them holds now. */
	TArray<FText> Languages;
	int32 Language = 0;
};

/** The first screen. Raises Continue, NewMatch, HowToPlay, Settings and Quit. */
UCLASS()
class FLICKOFFAITH_API UFlickTitleScreen : public UFlickScreen
{
	GENERATED_BODY()

public:
	void Show(const FFlickTitleView& InView);

	/** The number of a language was chosen. */
	FFlickIndexChosen OnLanguage;

	virtual UWidget* FirstFocus() const override;

protected:
	virtual UWidget* BuildTree() override;
	virtual void Connect() override;
	virtual void Refresh() override;
	/** There is a button to quit; nobody shall leave the game by pressing back once too often. */
	virtual EFlickAction BackAction() const override { return EFlickAction::None; }

private:
	UWidget* BuildButtons();
	void HandleLanguage(int32 Index);

	UPROPERTY(meta = (BindWidgetOptional))
	TObjectPtr<UFlickPicture> Picture;

	UPROPERTY(meta = (BindWidgetOptional))
	TObjectPtr<UFlickButton> ContinueButton;

	UPROPERTY(meta = (BindWidgetOptional))
	TObjectPtr<UFlickButton> NewMatchButton;

	UPROPERTY(meta = (BindWidgetOptional))
	TObjectPtr<UFlickButton> HowToPlayButton;

	UPROPERTY(meta = (BindWidgetOptional))
	TObjectPtr<UFlickButton> SettingsButton;

	UPROPERTY(meta = (BindWidgetOptional))
	TObjectPtr<UFlickButton> QuitButton;

	UPROPERTY(meta = (BindWidgetOptional))
	TObjectPtr<UFlickRows> LanguageRow;

	UPROPERTY(meta = (BindWidgetOptional))
	TObjectPtr<UTextBlock> TroubleText;

	FFlickTitleView View;
};
