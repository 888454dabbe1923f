#include "UI/FlickPip.h"

#include "Components/Image.h"
#include "Components/SizeBox.h"

void UFlickPip::Show(const FLinearColor& InFill, float InWidth, bool bInRound)
{
	if (!(Fill == InFill) || Width != InWidth || bRound != bInRound)
	{
		Fill = InFill;
		Width = InWidth;
		bRound = bInRound;
		Update();
	}
}

UWidget* UFlickPip::BuildTree()
{
	Image = Make<UImage>();
	Frame = MakeFrame(Image, Width, Width);
	return Frame;
}

void UFlickPip::Refresh()
{
	Super::Refresh();
	if (Image != nullptr)
	{
		Image->SetBrush(
			FlickStyle::Surface(Fill, FlickStyle::Colour(EFlickColour::Light), bRound ? Width / 2.0f : 0.0f));
	}
	if (Frame != nullptr && Width > 0.0f)
	{
		Frame->SetWidthOverride(Width);
		Frame->SetHeightOverride(Width);
	}
}
