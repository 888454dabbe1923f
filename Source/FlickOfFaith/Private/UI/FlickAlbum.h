#pragma once

#include "CoreMinimal.h"
#include "UObject/Object.h"

#include "FlickAlbum.generated.h"

class UTexture2D;

/** All pictures that were shown so far, so that each is read once and stays. There is one album: the default object of the class. */
UCLASS()
class UFlickAlbum : public UObject
{
	GENERATED_BODY()

public:
	/** Of a file below Content/FlickOfFaith; nothing if there is none. */
	static UTexture2D* Find(const FString& File);

private:
	/** Nothing for a file that is missing. */
	UPROPERTY()
	TMap<FString, TObjectPtr<UTexture2D>> Pictures;
};
