#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "CoreMinimal.h"
#include "Kismet/BlueprintFunctionLibrary.h"
#include "Layout/Geometry.h"

class APlayerController;

class UMG_API UWidgetLayoutLibrary : public UBlueprintFunctionLibrary
{
	DOUBLE_CLASS(UWidgetLayoutLibrary, UBlueprintFunctionLibrary)

public:
	UWidgetLayoutLibrary(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get())
		: Super(ObjectInitializer)
	{
	}

	/// Of what holds the widgets on the screen of this player; nothing without a window.
	static FGeometry GetPlayerScreenWidgetGeometry(APlayerController* PlayerController);
};
