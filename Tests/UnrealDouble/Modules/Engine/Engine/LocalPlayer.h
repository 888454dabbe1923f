#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "CoreMinimal.h"
#include "Engine/Player.h"

class UGameInstance;
class UGameViewportClient;

class ENGINE_API ULocalPlayer : public UPlayer
{
	DOUBLE_CLASS(ULocalPlayer, UPlayer)

public:
	ULocalPlayer(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get());

	TObjectPtr<UGameViewportClient> ViewportClient;

	virtual void PlayerAdded(UGameViewportClient* InViewportClient, int32 InControllerID);
	virtual void PlayerRemoved() {}
	/// Makes the player's controller through the game mode's Login and PostLogin.
	virtual bool SpawnPlayActor(const FString& URL, FString& OutError, UWorld* InWorld);
	virtual int32 GetControllerId() const { return ControllerId; }
	virtual void SetControllerId(int32 NewControllerId) { ControllerId = NewControllerId; }
	UGameInstance* GetGameInstance() const;
	bool IsPrimaryPlayer() const;
	virtual UWorld* GetWorld() const override;
	virtual FString GetNickname() const { return FString(); }

	/// Of the double.
	void DoubleJoin(UGameInstance* InGameInstance) { DoubleGame = InGameInstance; }

protected:
	int32 ControllerId = INDEX_NONE;

private:
	TWeakObjectPtr<UGameInstance> DoubleGame;
};
