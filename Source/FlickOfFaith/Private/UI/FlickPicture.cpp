#include "UI/FlickPicture.h"

#include "Components/Image.h"
#include "Components/SizeBox.h"
#include "Engine/Texture2D.h"
#include "ImageUtils.h"
#include "Misc/Paths.h"
#include "UI/FlickLayout.h"

void UFlickPicture::Show(const FString& InFile)
{
	if (InFile == File)
	{
		return;
	}
	File = InFile;
	const FString Path = FPaths::ProjectContentDir() / TEXT("FlickOfFaith") / File;
	Texture = !File.IsEmpty() && FPaths::FileExists(Path) ? FImageUtils::ImportFileAsTexture2D(Path) : nullptr;
	Update();
}

void UFlickPicture::SetSize(float InWidth, float InHeight)
{
	Width = InWidth;
	Height = InHeight;
	Update();
}

UWidget* UFlickPicture::BuildTree()
{
	Image = Make<UImage>();
	Frame = Make<USizeBox>();
	Frame->SetContent(Image);
	return Frame;
}

void UFlickPicture::Refresh()
{
	Super::Refresh();
	if (Frame != nullptr && Width > 0.0f)
	{
		Frame->SetWidthOverride(Width);
		Frame->SetHeightOverride(Height);
	}
	if (Image != nullptr && Texture != nullptr)
	{
		Image->SetBrushFromTexture(Texture);
	}
	FlickLayout::SetShown(Image, Texture != nullptr);
	FlickLayout::SetShown(Frame, Texture != nullptr);
}
