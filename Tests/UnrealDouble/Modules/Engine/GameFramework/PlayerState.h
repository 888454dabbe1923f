#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "CoreMinimal.h"
#include "GameFramework/Info.h"

class APawn;

class ENGINE_API APlayerState : public AInfo
{
	DOUBLE_CLASS(APlayerState, AInfo)

public:
	APlayerState(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get());

	FString GetPlayerName() const { return PlayerNamePrivate; }
	virtual void SetPlayerName(const FString& S) { PlayerNamePrivate = S; }
	int32 GetPlayerId() const { return PlayerId; }
	void SetPlayerId(const int32 NewId) { PlayerId = NewId; }
	float GetScore() const { return Score; }
	void SetScore(const float NewScore) { Score = NewScore; }
	bool IsABot() const { return bIsABot; }
	void SetIsABot(const bool bNewIsABot) { bIsABot = bNewIsABot; }
	APawn* GetPawn() const;
	AController* GetOwningController() const;
	APlayerController* GetPlayerController() const;
	virtual void PostInitializeComponents() override;
	virtual void Destroyed() override;

private:
	float Score = 0.0f;
	int32 PlayerId = 0;
	uint8 bIsABot : 1 = false;
	FString PlayerNamePrivate;
};
