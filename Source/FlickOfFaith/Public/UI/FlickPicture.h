#pragma once

#include "CoreMinimal.h"

#include "UI/FlickWidget.h"

#include "FlickPicture.generated.h"

class UImage;
class USizeBox;
class UTexture2D;

/** A picture of the game's content; takes no room if there is none. */
UCLASS()
class FLICKOFFAITH_API UFlickPicture : public UFlickWidget
{
	GENERATED_BODY()

public:
	/** Of a file below Content/FlickOfFaith, such as "Cards/ra.png"; empty for none. */
	void Show(const FString& InFile);

	/** Of the card with this key, so many units wide; empty for none. */
	void ShowCard(const FString& Key, float InWidth);

	/** How large it is; as large as its room if both are 0. */
	void SetSize(float InWidth, float InHeight);

	bool HasPicture() const { return Texture != nullptr; }

protected:
	virtual UWidget* BuildTree() override;
	virtual void Refresh() override;

private:
	UPROPERTY(meta = (BindWidgetOptional))
	TObjectPtr<USizeBox> Frame;

	UPROPERTY(meta = (BindWidgetOptional))
	TObjectPtr<UImage> Image;

	UPROPERTY()
	TObjectPtr<UTexture2D> Texture;

	FString File;
	float Width = 0.0f;
	float Height = 0.0f;
};
