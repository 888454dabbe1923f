#pragma once

#include "CoreMinimal.h"

#include "Blueprint/UserWidget.h"
#include "Blueprint/WidgetTree.h"

#include "UI/FlickLook.h"
#include "UI/FlickStyle.h"

#include "FlickWidget.generated.h"

class APlayerController;
class UBorder;
class UTextBlock;
class UWidget;

/** A text of a widget that keeps its font and, if it has a key, its words. */
USTRUCT()
struct FFlickLabel
{
	GENERATED_BODY()

	UPROPERTY()
	TObjectPtr<UTextBlock> Block;

	/** Of its text; empty if somebody else writes it. */
	UPROPERTY()
	FString Key;

	EFlickFont Font = EFlickFont::Text;

	/** As designed. */
	UPROPERTY()
	float Size = 0.0f;
};

/**
 * A widget of the game. It makes its tree itself unless a Blueprint child has one: then members of the same names are bound, and those
 * that are missing are done without. It shows plain data and says what was pressed; it knows nothing of the game.
 */
UCLASS(Abstract)
class FLICKOFFAITH_API UFlickWidget : public UUserWidget
{
	GENERATED_BODY()

public:
	/** Takes another language or size of texts, as do all widgets in it. */
	void SetLook(const FFlickLook& InLook);
	const FFlickLook& GetLook() const { return Look; }

	/** What gets the focus first; nothing if there is nothing to press. */
	virtual UWidget* FirstFocus() const { return nullptr; }

	/** Gives a player's focus to what comes first. It has to be on the screen. */
	void GiveFocus(APlayerController* Player) const;

protected:
	virtual void NativeOnInitialized() override;
	virtual TSharedRef<SWidget> RebuildWidget() override;

	/** Makes all widgets and returns the one that holds the others. */
	virtual UWidget* BuildTree() { return nullptr; }

	/** Once, when all widgets are there: binds what they raise. */
	virtual void Connect() {}

	/** Shows the present data in the present look. Only when all widgets are there. */
	virtual void Refresh();

	/** The data is another. */
	void Update();

	template <class WidgetType>
	WidgetType* Make()
	{
		return WidgetTree->ConstructWidget<WidgetType>(WidgetType::StaticClass());
	}

	/** A widget of the game within this one. */
	template <class WidgetType>
	WidgetType* MakePart()
	{
		WidgetType* const Part = Make<WidgetType>();
		Adopt(Part);
		return Part;
	}

	/** From now on it has the look of this widget. Nothing is no part. */
	void Adopt(UFlickWidget* Part);

	/** A text that somebody writes. */
	UTextBlock* MakeText(EFlickFont Font, float Size, EFlickColour Colour);
	/** A text that has a key. */
	UTextBlock* MakeLabel(const TCHAR* Key, EFlickFont Font, float Size, EFlickColour Colour);
	/** A disc, or a square for what is no disc, so many units wide. */
	UWidget* MakeShape(const FLinearColor& Fill, float Width, bool bRound);
	/** A surface with something on it. */
	UBorder* MakeSurface(UWidget* Content, EFlickColour Fill, EFlickColour Edge, float Padding);

private:
	/** So early that data can be shown before the widget is on the screen. */
	void BuildOnce();
	bool IsBuilt() const;

	UPROPERTY()
	TArray<FFlickLabel> Labels;

	UPROPERTY()
	TArray<TObjectPtr<UFlickWidget>> Parts;

	FFlickLook Look;
	bool bConnected = false;
};
