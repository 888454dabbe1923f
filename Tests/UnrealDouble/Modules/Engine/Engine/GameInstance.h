#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "CoreMinimal.h"
#include "Double/DeclareClass.h"
#include "Engine/EngineBaseTypes.h"
#include "Templates/SubclassOf.h"
#include "UObject/Object.h"

class AGameModeBase;
class APlayerController;
class FTimerManager;
class ULocalPlayer;
class UEngine;
class UGameViewportClient;
class UWorld;
struct FWorldContext;

class ENGINE_API UGameInstance : public UObject
{
	DOUBLE_CLASS(UGameInstance, UObject)

public:
	UGameInstance(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get());

	virtual void Init() {}
	virtual void Shutdown();
	virtual void OnStart() {}
	/// Creates the context and a world without map, and calls Init.
	void InitializeStandalone(const FName InPackageName = NAME_None);
	virtual void StartGameInstance() {}

	virtual UWorld* GetWorld() const override final;
	UEngine* GetEngine() const;
	FWorldContext* GetWorldContext() const { return WorldContext; }
	UGameViewportClient* GetGameViewportClient() const;
	FTimerManager& GetTimerManager() const;

	virtual AGameModeBase* CreateGameModeForURL(FURL InURL, UWorld* InWorld);
	virtual TSubclassOf<AGameModeBase> OverrideGameModeClass(TSubclassOf<AGameModeBase> GameModeClass,
		const FString& MapName, const FString& Options, const FString& Portal) const;

	ULocalPlayer* CreateLocalPlayer(int32 ControllerId, FString& OutError, bool bSpawnPlayerController);
	virtual int32 AddLocalPlayer(ULocalPlayer* NewPlayer, int32 ControllerId);
	virtual bool RemoveLocalPlayer(ULocalPlayer* ExistingPlayer);
	int32 GetNumLocalPlayers() const { return LocalPlayers.Num(); }
	ULocalPlayer* GetLocalPlayerByIndex(const int32 Index) const;
	ULocalPlayer* GetFirstGamePlayer() const;
	APlayerController* GetFirstLocalPlayerController(const UWorld* World = nullptr) const;
	ULocalPlayer* FindLocalPlayerFromControllerId(const int32 ControllerId) const;
	const TArray<ULocalPlayer*>& GetLocalPlayers() const { return LocalPlayers; }

protected:
	FWorldContext* WorldContext = nullptr;

private:
	friend class UEngine;
	TArray<ULocalPlayer*> LocalPlayers;
};
