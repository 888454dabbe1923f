#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "CoreMinimal.h"
#include "GameFramework/Info.h"
#include "GameFramework/OnlineReplStructs.h"

class AController;
class AGameStateBase;
class APawn;
class APlayerController;
class APlayerState;
class UPlayer;

class ENGINE_API AGameModeBase : public AInfo
{
	DOUBLE_CLASS(AGameModeBase, AInfo)

public:
	AGameModeBase(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get());

	FString OptionsString;
	TSubclassOf<AGameStateBase> GameStateClass;
	TSubclassOf<APlayerController> PlayerControllerClass;
	TSubclassOf<APlayerState> PlayerStateClass;
	TSubclassOf<APawn> DefaultPawnClass;
	TObjectPtr<AGameStateBase> GameState;
	FText DefaultPlayerName;
	uint32 bUseSeamlessTravel : 1 = false;
	uint32 bStartPlayersAsSpectators : 1 = false;

	/// The first thing that happens in the new world; before PreInitializeComponents.
	virtual void InitGame(const FString& MapName, const FString& Options, FString& ErrorMessage);
	virtual void InitGameState();
	template <class T>
	T* GetGameState() const
	{
		return Cast<T>(GameState.Get());
	}
	virtual int32 GetNumPlayers();
	virtual void StartPlay();
	virtual bool HasMatchStarted() const;
	virtual bool HasMatchEnded() const { return false; }

	virtual void PreLogin(
		const FString& Options, const FString& Address, const FUniqueNetIdRepl& UniqueId, FString& ErrorMessage);
	virtual APlayerController* Login(UPlayer* NewPlayer, ENetRole InRemoteRole, const FString& Portal,
		const FString& Options, const FUniqueNetIdRepl& UniqueId, FString& ErrorMessage);
	virtual void PostLogin(APlayerController* NewPlayer);
	virtual void Logout(AController* Exiting);
	virtual APlayerController* SpawnPlayerController(ENetRole InRemoteRole, const FString& Options);
	virtual void ChangeName(AController* Controller, const FString& NewName, bool bNameChange);

	void HandleStartingNewPlayer(APlayerController* NewPlayer) { HandleStartingNewPlayer_Implementation(NewPlayer); }
	virtual void HandleStartingNewPlayer_Implementation(APlayerController* NewPlayer);
	AActor* ChoosePlayerStart(AController* Player) { return ChoosePlayerStart_Implementation(Player); }
	virtual AActor* ChoosePlayerStart_Implementation(AController* Player);
	AActor* FindPlayerStart(AController* Player, const FString& IncomingName = TEXT(""));
	virtual AActor* FindPlayerStart_Implementation(AController* Player, const FString& IncomingName = TEXT(""));
	UClass* GetDefaultPawnClassForController(AController* InController);
	virtual UClass* GetDefaultPawnClassForController_Implementation(AController* InController);
	APawn* SpawnDefaultPawnAtTransform(AController* NewPlayer, const FTransform& SpawnTransform);
	virtual APawn* SpawnDefaultPawnAtTransform_Implementation(AController* NewPlayer, const FTransform& SpawnTransform);
	virtual void RestartPlayer(AController* NewPlayer);
	virtual void RestartPlayerAtTransform(AController* NewPlayer, const FTransform& SpawnTransform);
	virtual void PreInitializeComponents() override;

protected:
	virtual FString InitNewPlayer(APlayerController* NewPlayerController, const FUniqueNetIdRepl& UniqueId,
		const FString& Options, const FString& Portal = TEXT(""));
	virtual void GenericPlayerInitialization(AController* C);

private:
	int32 DoubleLastPlayerId = 255;
};
