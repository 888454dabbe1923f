#include "UI/FlickWidget.h"

#include "Components/Border.h"
#include "Components/Image.h"
#include "Components/SizeBox.h"
#include "Components/TextBlock.h"
#include "Convert/FlickConvert.h"

void UFlickWidget::SetLook(const FFlickLook& InLook)
{
	Look = InLook;
	for (UFlickWidget* const Part : Parts)
	{
		Part->SetLook(Look);
	}
	Update();
}

void UFlickWidget::GiveFocus(APlayerController* Player) const
{
	if (UWidget* const First = FirstFocus())
	{
		First->SetUserFocus(Player);
	}
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
	BuildOnce();
	return Super::RebuildWidget();
}

void UFlickWidget::BuildOnce()
{
	if (WidgetTree->RootWidget == nullptr)
	{
		WidgetTree->RootWidget = BuildTree();
	}
	if (WidgetTree->RootWidget != nullptr && !bConnected)
	{
		bConnected = true;
		Connect();
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

void UFlickWidget::Refresh()
{
	for (const FFlickLabel& Label : Labels)
	{
		Label.Block->SetFont(FlickStyle::Font(Label.Font, Label.Size * Look.TextScale));
		if (!Label.Key.IsEmpty())
		{
			Label.Block->SetText(Look.Word(FlickConvert::FromString(Label.Key)));
		}
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
	Block->SetAutoWrapText(true);
	FFlickLabel Label;
	Label.Block = Block;
	Label.Key = Key;
	Label.Font = Font;
	Label.Size = Size;
	Labels.Add(Label);
	return Block;
}

UWidget* UFlickWidget::MakeShape(const FLinearColor& Fill, float Width, bool bRound)
{
	UImage* const Image = Make<UImage>();
	Image->SetBrush(FlickStyle::Surface(Fill, FlickStyle::Colour(EFlickColour::Light), bRound ? Width / 2.0f : 0.0f));
	USizeBox* const Frame = Make<USizeBox>();
	Frame->SetWidthOverride(Width);
	Frame->SetHeightOverride(Width);
	Frame->SetContent(Image);
	return Frame;
}

UBorder* UFlickWidget::MakeSurface(UWidget* Content, EFlickColour Fill, EFlickColour Edge, float Padding)
{
	UBorder* const Border = Make<UBorder>();
	Border->SetBrush(FlickStyle::Surface(FlickStyle::Colour(Fill), FlickStyle::Colour(Edge)));
	Border->SetPadding(FMargin(Padding));
	Border->SetContent(Content);
	return Border;
}
