#pragma once

#include "CoreMinimal.h"

#include "Blueprint/UserWidget.h"

#include "SampleLabel.generated.h"

class UButton;
class UTextBlock;

/** A widget that is right. */
UCLASS()
class SAMPLE_API USampleLabel : public UUserWidget
{
	GENERATED_BODY()

public:
	static USampleLabel* MakeFor(APlayerController* Player);
	void Show(const FString& Name);

protected:
	virtual TSharedRef<SWidget> RebuildWidget() override;

private:
	UFUNCTION()
	void HandleClicked();

	UPROPERTY(meta = (BindWidgetOptional))
	TObjectPtr<UButton> Button;

	UPROPERTY(meta = (BindWidgetOptional))
	TObjectPtr<UTextBlock> Text;
};
