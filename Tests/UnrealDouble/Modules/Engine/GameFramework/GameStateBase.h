#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "CoreMinimal.h"
#include "GameFramework/Info.h"

class AGameModeBase;
class APlayerState;

class ENGINE_API AGameStateBase : public AInfo
{
	DOUBLE_CLASS(AGameStateBase, AInfo)

public:
	AGameStateBase(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get());

	TSubclassOf<AGameModeBase> GameModeClass;
	TObjectPtr<AGameModeBase> AuthorityGameMode;
	TArray<TObjectPtr<APlayerState>> PlayerArray;

	const AGameModeBase* GetDefaultGameMode() const;
	virtual double GetServerWorldTimeSeconds() const;
	virtual bool HasBegunPlay() const;
	virtual bool HasMatchStarted() const { return HasBegunPlay(); }
	virtual bool HasMatchEnded() const { return false; }
	virtual void AddPlayerState(APlayerState* PlayerState);
	virtual void RemovePlayerState(APlayerState* PlayerState);
	virtual void HandleBeginPlay();
	virtual void PostInitializeComponents() override;

protected:
	bool bReplicatedHasBegunPlay = false;
};
