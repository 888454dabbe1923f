#include "UI/FlickWidget.h"

#include "Components/Border.h"
#include "Components/EditableTextBox.h"
#include "Components/ScaleBox.h"
#include "Components/ScrollBox.h"
#include "Components/SizeBox.h"
#include "Components/TextBlock.h"
#include "Convert/FlickConvert.h"
#include "Framework/Text/TextLayout.h"
#include "UI/FlickClasses.h"
#include "UI/FlickLayout.h"

void UFlickWidget::SetLook(const FFlickLook& InLook)
{
	Look = InLook;
	for (UFlickWidget* const Part : Parts)
	{
		Part->SetLook(Look);
	}
	if (IsBuilt())
	{
		Dress();
		Refresh();
	}
}

void UFlickWidget::GiveFocus(APlayerController* Player) const
{
	if (UWidget* const First = FirstFocus())
	{
		First->SetUserFocus(Player);
	}
}

UWidget* UFlickWidget::FindFocus(APlayerController* Player)
{
	// The first question is quickly answered, and mostly with no.
	return HasUserFocusedDescendants(Player) ? FlickLayout::FindFocus(this, Player) : nullptr;
}

bool UFlickWidget::IsBuilt() const
{
	return WidgetTree != nullptr && WidgetTree->RootWidget != nullptr && bConnected;
}

void UFlickWidget::NativeOnInitialized()
{
	Super::NativeOnInitialized();
	BuildOnce();
}

TSharedRef<SWidget> UFlickWidget::RebuildWidget()
{
	// Previews of the editor are made for the screen without having been initialised.
	Initialize();
	BuildOnce();
	return Super::RebuildWidget();
}

UClass* UFlickWidget::FindClass(UClass* Native)
{
	return FlickClasses::FindChild(Native);
}

void UFlickWidget::BuildOnce()
{
	if (WidgetTree == nullptr || bConnected)
	{
		return;
	}
	if (WidgetTree->RootWidget == nullptr)
	{
		WidgetTree->RootWidget = BuildTree();
	}
	if (WidgetTree->RootWidget != nullptr)
	{
		bConnected = true;
		WidgetTree->ForEachWidget([this](UWidget* Each) { Adopt(Cast<UFlickWidget>(Each)); });
		Connect();
		Dress();
		Refresh();
	}
}

void UFlickWidget::Update()
{
	if (IsBuilt())
	{
		Refresh();
	}
}

void UFlickWidget::Dress()
{
	for (const FFlickLabel& Label : Labels)
	{
		Label.Block->SetFont(FlickStyle::Font(Label.Font, Label.Size * Look.TextScale));
		if (!Label.Key.IsEmpty())
		{
			Label.Block->SetText(Look.Word(FlickConvert::FromString(Label.Key)));
		}
	}
	for (UEditableTextBox* const Entry : Entries)
	{
		Entry->WidgetStyle = FlickStyle::Entry(Look.TextScale);
		Entry->SynchronizeProperties();
	}
}

void UFlickWidget::Adopt(UFlickWidget* Part)
{
	if (Part != nullptr && !Parts.Contains(Part))
	{
		Parts.Add(Part);
		Part->SetLook(Look);
	}
}

UTextBlock* UFlickWidget::MakeText(EFlickFont Font, float Size, EFlickColour Colour)
{
	return MakeLabel(TEXT(""), Font, Size, Colour);
}

UTextBlock* UFlickWidget::MakeLabel(const TCHAR* Key, EFlickFont Font, float Size, EFlickColour Colour)
{
	UTextBlock* const Block = Make<UTextBlock>();
	Block->SetColorAndOpacity(FSlateColor(FlickStyle::Colour(Colour)));
	FFlickLabel Label;
	Label.Block = Block;
	Label.Key = Key;
	Label.Font = Font;
	Label.Size = Size;
	Labels.Add(Label);
	return Block;
}

UTextBlock* UFlickWidget::MakeParagraph(EFlickFont Font, float Size, EFlickColour Colour)
{
	UTextBlock* const Block = MakeText(Font, Size, Colour);
	Block->SetAutoWrapText(true);
	return Block;
}

USizeBox* UFlickWidget::MakeCentred(UTextBlock* Text, float Width)
{
	Text->SetAutoWrapText(true);
	Text->SetJustification(ETextJustify::Center);
	return MakeFrame(Text, Width);
}

UEditableTextBox* UFlickWidget::MakeEntry()
{
	UEditableTextBox* const Entry = Make<UEditableTextBox>();
	// Enter would leave the focus nowhere, and keys would do nothing.
	Entry->SetClearKeyboardFocusOnCommit(false);
	Entries.Add(Entry);
	return Entry;
}

USizeBox* UFlickWidget::MakeFrame(UWidget* Content, float Width, float Height)
{
	USizeBox* const Frame = Make<USizeBox>();
	if (Width > 0.0f)
	{
		Frame->SetWidthOverride(Width);
	}
	if (Height > 0.0f)
	{
		Frame->SetHeightOverride(Height);
	}
	Frame->SetContent(Content);
	return Frame;
}

UWidget* UFlickWidget::MakeShrinking(UWidget* Content, float Width)
{
	UScaleBox* const Shrinking = Make<UScaleBox>();
	Shrinking->SetStretch(EStretch::ScaleToFit);
	Shrinking->SetStretchDirection(EStretchDirection::DownOnly);
	Shrinking->SetContent(MakeFrame(Content, Width));
	return Shrinking;
}

UScrollBox* UFlickWidget::MakeScroll(UWidget* Content)
{
	UScrollBox* const Scroll = Make<UScrollBox>();
	Scroll->AddChild(Content);
	return Scroll;
}

UBorder* UFlickWidget::MakeSurface(UWidget* Content, EFlickColour Fill, EFlickColour Edge, float Inset, float Radius)
{
	UBorder* const Border = Make<UBorder>();
	Border->SetBrush(FlickStyle::Surface(FlickStyle::Colour(Fill), FlickStyle::Colour(Edge), Radius));
	Border->SetPadding(FMargin(Inset));
	Border->SetContent(Content);
	return Border;
}
