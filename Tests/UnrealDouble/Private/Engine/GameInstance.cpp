#include "Engine/GameInstance.h"

#include "Engine/Engine.h"
#include "Engine/GameViewportClient.h"
#include "Engine/LocalPlayer.h"
#include "Engine/World.h"
#include "GameFramework/GameModeBase.h"
#include "GameFramework/PlayerController.h"
#include "GameFramework/WorldSettings.h"
#include "IniFile.h"
#include "TimerManager.h"

DEFINE_LOG_CATEGORY_STATIC(LogDoublePlayers, Log, All);

DOUBLE_CLASS_IMPLEMENT(UGameInstance, "/Script/Engine");

UWorld* UGameViewportClient::GetWorld() const
{
	return DoubleGame.IsValid() ? DoubleGame->GetWorld() : nullptr;
}

UGameInstance::UGameInstance(const FObjectInitializer& ObjectInitializer) : Super(ObjectInitializer)
{
}

void UGameInstance::InitializeStandalone(const FName InPackageName)
{
	WorldContext = &GEngine->CreateNewWorldContext(EWorldType::Game);
	WorldContext->OwningGameInstance = this;
	UWorld* const Empty = UWorld::CreateWorld(EWorldType::Game, false, InPackageName);
	Empty->SetGameInstance(this);
	WorldContext->SetCurrentWorld(Empty);
	Init();
}

void UGameInstance::Shutdown()
{
	const TArray<ULocalPlayer*> All = LocalPlayers;
	for (ULocalPlayer* Player : All)
	{
		RemoveLocalPlayer(Player);
	}
}

UWorld* UGameInstance::GetWorld() const
{
	return WorldContext ? WorldContext->World() : nullptr;
}

UEngine* UGameInstance::GetEngine() const
{
	return GEngine;
}

UGameViewportClient* UGameInstance::GetGameViewportClient() const
{
	return WorldContext ? WorldContext->GameViewport.Get() : nullptr;
}

FTimerManager& UGameInstance::GetTimerManager() const
{
	checkf(GetWorld(), TEXT("The double keeps the timers of a game instance in its world"));
	return GetWorld()->GetTimerManager();
}

// The mode: of the options, of the map, of the project.
AGameModeBase* UGameInstance::CreateGameModeForURL(FURL InURL, UWorld* InWorld)
{
	FString Options;
	for (const FString& Option : InURL.Op)
	{
		Options += TEXT("?") + Option;
	}
	UClass* Class = InWorld->GetWorldSettings()->DefaultGameMode;
	const FString Named = InURL.GetOption(TEXT("Game="), TEXT(""));
	const FString Project = UnrealDouble::GameMapsSetting(TEXT("GlobalDefaultGameMode"));
	const FString& Path = !Named.IsEmpty() || Class ? Named : Project;
	if (!Path.IsEmpty())
	{
		Class = LoadClass<AGameModeBase>(nullptr, *Path);
		if (!Class)
		{
			UE_LOG(LogDoublePlayers, Error, TEXT("There is no game mode %s"), *Path);
		}
	}
	const TSubclassOf<AGameModeBase> Chosen(Class ? Class : AGameModeBase::StaticClass());
	FActorSpawnParameters Parameters;
	Parameters.SpawnCollisionHandlingOverride = ESpawnActorCollisionHandlingMethod::AlwaysSpawn;
	return InWorld->SpawnActor<AGameModeBase>(
		OverrideGameModeClass(Chosen, InURL.Map, Options, InURL.Portal), Parameters);
}

TSubclassOf<AGameModeBase> UGameInstance::OverrideGameModeClass(
	TSubclassOf<AGameModeBase> GameModeClass, const FString&, const FString&, const FString&) const
{
	return GameModeClass;
}

ULocalPlayer* UGameInstance::CreateLocalPlayer(int32 ControllerId, FString& OutError, bool bSpawnPlayerController)
{
	const UGameViewportClient* const Viewport = GetGameViewportClient();
	const int32 Most = Viewport ? Viewport->MaxSplitscreenPlayers : 1;
	int32 Id = ControllerId < 0 ? 0 : ControllerId;
	while (ControllerId < 0 && FindLocalPlayerFromControllerId(Id))
	{
		++Id;
	}
	if (FindLocalPlayerFromControllerId(Id))
	{
		OutError = FString::Printf(TEXT("There is a player %d already"), Id);
	}
	else if (LocalPlayers.Num() >= Most)
	{
		OutError = FString::Printf(TEXT("No more than %d local players"), Most);
	}
	if (!OutError.IsEmpty())
	{
		UE_LOG(LogDoublePlayers, Log, TEXT("CreateLocalPlayer: %s"), *OutError);
		return nullptr;
	}
	ULocalPlayer* const Player = NewObject<ULocalPlayer>(GEngine);
	AddLocalPlayer(Player, Id);
	if (bSpawnPlayerController && GetWorld())
	{
		if (!Player->SpawnPlayActor(TEXT(""), OutError, GetWorld()))
		{
			RemoveLocalPlayer(Player);
			return nullptr;
		}
	}
	return Player;
}

int32 UGameInstance::AddLocalPlayer(ULocalPlayer* NewPlayer, int32 ControllerId)
{
	const int32 Index = LocalPlayers.Add(NewPlayer);
	NewPlayer->DoubleJoin(this);
	NewPlayer->PlayerAdded(GetGameViewportClient(), ControllerId);
	if (GetGameViewportClient())
	{
		GetGameViewportClient()->DoubleLayoutPlayers();
	}
	return Index;
}

bool UGameInstance::RemoveLocalPlayer(ULocalPlayer* ExistingPlayer)
{
	if (!LocalPlayers.Contains(ExistingPlayer))
	{
		return false;
	}
	if (ExistingPlayer->PlayerController)
	{
		ExistingPlayer->PlayerController->Destroy(true);
		ExistingPlayer->PlayerController = nullptr;
	}
	LocalPlayers.Remove(ExistingPlayer);
	ExistingPlayer->PlayerRemoved();
	if (GetGameViewportClient())
	{
		GetGameViewportClient()->DoubleLayoutPlayers();
	}
	return true;
}

ULocalPlayer* UGameInstance::GetLocalPlayerByIndex(const int32 Index) const
{
	return LocalPlayers.IsValidIndex(Index) ? LocalPlayers[Index] : nullptr;
}

ULocalPlayer* UGameInstance::GetFirstGamePlayer() const
{
	return GetLocalPlayerByIndex(0);
}

APlayerController* UGameInstance::GetFirstLocalPlayerController(const UWorld*) const
{
	return GetFirstGamePlayer() ? GetFirstGamePlayer()->PlayerController.Get() : nullptr;
}

ULocalPlayer* UGameInstance::FindLocalPlayerFromControllerId(const int32 ControllerId) const
{
	for (ULocalPlayer* Player : LocalPlayers)
	{
		if (Player->GetControllerId() == ControllerId)
		{
			return Player;
		}
	}
	return nullptr;
}
