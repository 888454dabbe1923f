#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "CoreMinimal.h"
#include "Double/DeclareClass.h"
#include "UObject/Object.h"

class UGameInstance;

/// The window; without one a game instance has at most one local player.
class ENGINE_API UGameViewportClient : public UObject
{
	DOUBLE_CLASS(UGameViewportClient, UObject)

public:
	UGameViewportClient(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get());

	int32 MaxSplitscreenPlayers = 4;

	virtual UWorld* GetWorld() const override;

	void SetForceDisableSplitscreen(const bool bDisabled) { bDisableSplitScreenOverride = bDisabled; }
	bool IsSplitscreenForceDisabled() const { return bDisableSplitScreenOverride; }

	/// Of the double.
	void DoubleJoin(UGameInstance* InGameInstance) { GameInstance = InGameInstance; }

private:
	TObjectPtr<UGameInstance> GameInstance;
	bool bDisableSplitScreenOverride = false;
};
