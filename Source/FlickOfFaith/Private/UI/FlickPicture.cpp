#include "UI/FlickPicture.h"

#include "Components/Image.h"
#include "Components/SizeBox.h"
#include "Engine/Texture2D.h"
#include "UI/FlickAlbum.h"
#include "UI/FlickLayout.h"

void UFlickPicture::Show(const FString& InFile)
{
	if (InFile == File)
	{
		return;
	}
	File = InFile;
	Texture = File.IsEmpty() ? nullptr : UFlickAlbum::Find(File);
	Update();
}

void UFlickPicture::ShowCard(const FString& Key, float InWidth)
{
	constexpr float WidthByHeight = 1.5f;
	SetSize(InWidth, InWidth / WidthByHeight);
	Show(Key.IsEmpty() ? FString() : TEXT("Cards/") + Key + TEXT(".png"));
}

void UFlickPicture::SetSize(float InWidth, float InHeight)
{
	if (Width != InWidth || Height != InHeight)
	{
		Width = InWidth;
		Height = InHeight;
		Update();
	}
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
