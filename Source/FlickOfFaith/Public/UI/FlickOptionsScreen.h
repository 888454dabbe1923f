#pragma once

#include "CoreMinimal.h"

#include "UI/FlickScreen.h"

#include "FlickOptionsScreen.generated.h"

class UFlickButton;
class UFlickRows;

/** An option that can be chosen, all in keys of texts. */
struct FLICKOFFAITH_API FFlickOption
{
	/** Who it is for whoever chooses it. */
	int32 Id = 0;
	/** Heading of the part of the list that begins with it; may be empty. */
	FString SectionKey;
	FString LabelKey;
	TArray<FString> OptionKeys;
	/** One for all options, or one for each; may be empty. */
	TArray<FString> AboutKeys;
	int32 Chosen = 0;
};

/** The id of an option, and the number of the value chosen for it. */
DECLARE_MULTICAST_DELEGATE_TwoParams(FFlickOptionChosen, int32, int32);

/** All options. Each holds at once. Raises Back and Defaults. */
UCLASS()
class FLICKOFFAITH_API UFlickOptionsScreen : public UFlickScreen
{
	GENERATED_BODY()

public:
	void Show(const TArray<FFlickOption>& InOptions);

	FFlickOptionChosen OnOption;

	virtual UWidget* FirstFocus() const override;

protected:
	virtual UWidget* BuildTree() override;
	virtual void Connect() override;
	virtual void Refresh() override;

private:
	void HandleRow(int32 Index);

	UPROPERTY(meta = (BindWidgetOptional))
	TObjectPtr<UFlickRows> OptionRows;

	UPROPERTY(meta = (BindWidgetOptional))
	TObjectPtr<UFlickButton> BackButton;

	UPROPERTY(meta = (BindWidgetOptional))
	TObjectPtr<UFlickButton> DefaultsButton;

	TArray<FFlickOption> Options;
};
