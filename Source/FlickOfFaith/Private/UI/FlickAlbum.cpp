#include "UI/FlickAlbum.h"

#include "Engine/Texture2D.h"
#include "ImageUtils.h"
#include "Misc/Paths.h"

UTexture2D* UFlickAlbum::Find(const FString& File)
{
	TMap<FString, TObjectPtr<UTexture2D>>& Known = GetMutableDefault<UFlickAlbum>()->Pictures;
	if (const TObjectPtr<UTexture2D>* const Before = Known.Find(File))
	{
		return *Before;
	}
	const FString Path = FPaths::ProjectContentDir() / TEXT("FlickOfFaith") / File;
	UTexture2D* const Picture = FPaths::FileExists(Path) ? FImageUtils::ImportFileAsTexture2D(Path) : nullptr;
	if (Picture != nullptr)
	{
		// The collector of a packaged game passes over default objects, and so over what they refer to.
		Picture->AddToRoot();
	}
	Known.Add(File, Picture);
	return Picture;
}
