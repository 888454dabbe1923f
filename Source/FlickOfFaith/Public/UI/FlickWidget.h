#pragma once

#include "CoreMinimal.h"

#include "Blueprint/UserWidget.h"
#include "Blueprint/WidgetTree.h"
#include "Templates/SubclassOf.h"

#include "UI/FlickLook.h"
#include "UI/FlickStyle.h"

#include "FlickWidget.generated.h"

class APlayerController;
class UBorder;
class UEditableTextBox;
class UScrollBox;
class USizeBox;
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
	/** Takes another language, size of texts or room, as do all widgets in it. */
	void SetLook(const FFlickLook& InLook);
	const FFlickLook& GetLook() const { return Look; }

	/** What gets the focus first; nothing if there is nothing to press. */
	virtual UWidget* FirstFocus() const { return nullptr; }

	/** Gives a player's focus to what comes first. It has to be on the screen. */
	void GiveFocus(APlayerController* Player) const;

	/** The part of the widget that has a player's focus and can still be used, or nothing. */
	UWidget* FindFocus(APlayerController* Player);

protected:
	virtual void NativeOnInitialized() override;
	virtual TSharedRef<SWidget> RebuildWidget() override;

	/** Makes all widgets and returns the one that holds the others. Not called if a Blueprint child has a tree. */
	virtual UWidget* BuildTree() { return nullptr; }

	/** Once, when all widgets are there: binds what they raise, and says what rows there are. */
	virtual void Connect() {}

	/** Shows the present look. Only when all widgets are there. */
	virtual void Dress();

	/** Shows the present data. Only when all widgets are there. */
	virtual void Refresh() {}

	/** The data is another. */
	void Update();

	template <class WidgetType>
	WidgetType* Make()
	{
		return WidgetTree->ConstructWidget<WidgetType>(WidgetType::StaticClass());
	}

	/** A widget of the game within this one; its Blueprint child if there is one. */
	template <class WidgetType>
	WidgetType* MakePart()
	{
		return WidgetTree->ConstructWidget<WidgetType>(TSubclassOf<WidgetType>(FindClass(WidgetType::StaticClass())));
	}

	/** From now on it has the look of this widget. All that are in the tree when it is made are adopted by themselves. */
	void Adopt(UFlickWidget* Part);

	/** A text of one line that somebody writes. */
	UTextBlock* MakeText(EFlickFont Font, float Size, EFlickColour Colour);
	/** A text of one line that has a key. */
	UTextBlock* MakeLabel(const TCHAR* Key, EFlickFont Font, float Size, EFlickColour Colour);
	/**
	 * A text of as many lines as it takes. It has to fill something whose width does not depend on it: Slate wraps at the width a text
	 * had in the last frame, so that in a place that follows the text it would become narrower with every other text.
	 */
	UTextBlock* MakeParagraph(EFlickFont Font, float Size, EFlickColour Colour);
	/** Makes a paragraph of a text, each line of it in the middle of a column so many units wide. */
	USizeBox* MakeCentred(UTextBlock* Text, float Width = FlickStyle::TextWidth);
	/** A field to write in. */
	UEditableTextBox* MakeEntry();
	/** So many units wide and high; 0 is as much as its content takes. */
	USizeBox* MakeFrame(UWidget* Content, float Width, float Height = 0.0f);
	/** So many units wide, and smaller where it would be too high: for what keys could not scroll, because nothing in it takes the focus. */
	UWidget* MakeShrinking(UWidget* Content, float Width);
	/** Rows in it bring themselves into view when keys reach them, and so all of it can be reached. */
	UScrollBox* MakeScroll(UWidget* Content);
	/** A surface with something on it, so many units from its edge. */
	UBorder* MakeSurface(
		UWidget* Content, EFlickColour Fill, EFlickColour Edge, float Inset, float Radius = FlickStyle::CornerRadius);

private:
	static UClass* FindClass(UClass* Native);
	/** So early that data can be shown before the widget is on the screen. */
	void BuildOnce();
	bool IsBuilt() const;

	UPROPERTY()
	TArray<FFlickLabel> Labels;

	UPROPERTY()
	TArray<TObjectPtr<UEditableTextBox>> Entries;

	UPROPERTY()
	TArray<TObjectPtr<UFlickWidget>> Parts;

	FFlickLook Look;
	bool bConnected = false;
};
