#pragma once

#include "CoreMinimal.h"
#include "Engine/GameInstance.h"

#include "FlickGameInstance.generated.h"

/** What outlives a map: whether there is a match to go on with. */
UCLASS()
class FLICKOFFAITH_API UFlickGameInstance : public UGameInstance
{
	GENERATED_BODY()

public:
	/** There is a saved match to go on with, in the usual slot. Looks into a file, hence no pure node. */
	UFUNCTION(BlueprintCallable, BlueprintPure = false, Category = "Flick of Faith")
	bool HasSavedMatch() const;

	/** Deletes the saved match. */
	UFUNCTION(BlueprintCallable, Category = "Flick of Faith")
	void ForgetSavedMatch();
};
