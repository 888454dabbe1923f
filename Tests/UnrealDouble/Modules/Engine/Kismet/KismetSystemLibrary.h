#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "CoreMinimal.h"
#include "Kismet/BlueprintFunctionLibrary.h"

class APlayerController;

namespace EQuitPreference
{
enum Type : int
{
	Quit,
	Background,
};
} // namespace EQuitPreference

class ENGINE_API UKismetSystemLibrary : public UBlueprintFunctionLibrary
{
	DOUBLE_CLASS(UKismetSystemLibrary, UBlueprintFunctionLibrary)

public:
	UKismetSystemLibrary(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get());

	/// A test is not to end: nothing happens.
	static void QuitGame(const UObject* WorldContextObject, APlayerController* SpecificPlayer,
		EQuitPreference::Type QuitPreference, bool bIgnorePlatformRestrictions);
};
