#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "CoreMinimal.h"
#include "Engine/Player.h"
#include "Subsystems/LocalPlayerSubsystem.h"

class UGameInstance;
class UGameViewportClient;

class ENGINE_API ULocalPlayer : public UPlayer
{
	DOUBLE_CLASS(ULocalPlayer, UPlayer)

public:
	ULocalPlayer(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get());

	TObjectPtr<UGameViewportClient> ViewportClient;
	/// The part of the window, both 0 to 1.
	FVector2D Origin = FVector2D(0.0, 0.0);
	FVector2D Size = FVector2D(1.0, 1.0);

	virtual void PlayerAdded(UGameViewportClient* InViewportClient, int32 InControllerID);
	virtual void PlayerRemoved() {}
	/// Makes the player's controller through the game mode's Login and PostLogin.
	virtual bool SpawnPlayActor(const FString& URL, FString& OutError, UWorld* InWorld);
	virtual int32 GetControllerId() const { return ControllerId; }
	virtual void SetControllerId(int32 NewControllerId) { ControllerId = NewControllerId; }
	FPlatformUserId GetPlatformUserId() const { return FPlatformUserId::CreateFromInternalId(ControllerId); }
	UGameInstance* GetGameInstance() const;
	/// Null without a player.
	template <class TSubsystemClass>
	static TSubsystemClass* GetSubsystem(const ULocalPlayer* LocalPlayer)
	{
		return LocalPlayer ? static_cast<TSubsystemClass*>(LocalPlayer->DoubleSubsystem(TSubsystemClass::StaticClass()))
						   : nullptr;
	}
	bool IsPrimaryPlayer() const;
	virtual UWorld* GetWorld() const override;
	virtual FString GetNickname() const { return FString(); }

	/// Of the double.
	void DoubleJoin(UGameInstance* InGameInstance) { DoubleGame = InGameInstance; }
	ULocalPlayerSubsystem* DoubleSubsystem(UClass* Class) const;

protected:
	int32 ControllerId = INDEX_NONE;

private:
	TWeakObjectPtr<UGameInstance> DoubleGame;
	mutable TArray<TObjectPtr<ULocalPlayerSubsystem>> Subsystems;
};
