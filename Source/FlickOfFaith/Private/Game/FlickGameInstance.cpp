#include "Game/FlickGameInstance.h"

#include "Game/FlickMatchOptions.h"
#include "Save/FlickStorage.h"

bool UFlickGameInstance::HasSavedMatch() const
{
	return FFlickStorage(FFlickMatchOptions().SlotName).Exists();
}

void UFlickGameInstance::ForgetSavedMatch()
{
	FFlickStorage(FFlickMatchOptions().SlotName).Forget();
}
