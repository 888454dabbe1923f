#include "Kismet/GameplayStatics.h"

#include "Engine/Engine.h"
#include "Engine/GameInstance.h"
#include "Engine/GameViewportClient.h"
#include "Engine/LocalPlayer.h"
#include "Engine/World.h"
#include "EngineUtils.h"
#include "GameFramework/GameModeBase.h"
#include "GameFramework/GameStateBase.h"
#include "GameFramework/Pawn.h"
#include "GameFramework/PlayerController.h"
#include "Kismet/KismetSystemLibrary.h"

DOUBLE_CLASS_IMPLEMENT(UGameplayStatics, "/Script/Engine");
DOUBLE_CLASS_IMPLEMENT(UKismetSystemLibrary, "/Script/Engine");

UGameplayStatics::UGameplayStatics(const FObjectInitializer& ObjectInitializer) : Super(ObjectInitializer)
{
}

namespace
{

UWorld* WorldOf(const UObject* Object)
{
	return GEngine ? GEngine->GetWorldFromContextObject(Object, EGetWorldErrorMode::LogAndReturnNull) : nullptr;
}

} // namespace

UGameInstance* UGameplayStatics::GetGameInstance(const UObject* WorldContextObject)
{
	const UWorld* const World = WorldOf(WorldContextObject);
	return World ? World->GetGameInstance() : nullptr;
}

APlayerController* UGameplayStatics::GetPlayerController(const UObject* WorldContextObject, int32 PlayerIndex)
{
	// Local players come first, in their order, then those that nobody plays.
	UWorld* const World = WorldOf(WorldContextObject);
	TArray<APlayerController*> Controllers;
	if (World->GetGameInstance())
	{
		for (const ULocalPlayer* Player : World->GetGameInstance()->GetLocalPlayers())
		{
			if (APlayerController* const Controller = Player->GetPlayerController(World))
			{
				Controllers.Add(Controller);
			}
		}
	}
	for (TActorIterator<APlayerController> It(World); It; ++It)
	{
		Controllers.AddUnique(*It);
	}
	return Controllers.IsValidIndex(PlayerIndex) ? Controllers[PlayerIndex] : nullptr;
}

APlayerController* UGameplayStatics::CreatePlayer(
	const UObject* WorldContextObject, int32 ControllerId, bool bSpawnPlayerController)
{
	FString Error;
	UGameInstance* const Game = GetGameInstance(WorldContextObject);
	ULocalPlayer* const Player = Game ? Game->CreateLocalPlayer(ControllerId, Error, bSpawnPlayerController) : nullptr;
	return Player ? Player->PlayerController.Get() : nullptr;
}

void UGameplayStatics::RemovePlayer(APlayerController* Player, bool)
{
	checkf(Player && Player->GetLocalPlayer(), TEXT("That is no local player"));
	checkf(!Player->IsPrimaryPlayer(), TEXT("The first player has the window and stays"));
	Player->GetLocalPlayer()->GetGameInstance()->RemoveLocalPlayer(Player->GetLocalPlayer());
}

int32 UGameplayStatics::GetNumLocalPlayerControllers(const UObject* WorldContextObject)
{
	int32 Count = 0;
	for (TActorIterator<APlayerController> It(WorldOf(WorldContextObject)); It; ++It)
	{
		Count += It->IsLocalController() ? 1 : 0;
	}
	return Count;
}

AGameModeBase* UGameplayStatics::GetGameMode(const UObject* WorldContextObject)
{
	const UWorld* const World = WorldOf(WorldContextObject);
	return World ? World->GetAuthGameMode() : nullptr;
}

AGameStateBase* UGameplayStatics::GetGameState(const UObject* WorldContextObject)
{
	const UWorld* const World = WorldOf(WorldContextObject);
	return World ? World->GetGameState() : nullptr;
}

void UGameplayStatics::SetForceDisableSplitscreen(const UObject* WorldContextObject, bool bDisable)
{
	const UWorld* const World = WorldOf(WorldContextObject);
	if (World && World->GetGameViewport())
	{
		World->GetGameViewport()->SetForceDisableSplitscreen(bDisable);
	}
}

void UGameplayStatics::GetAllActorsOfClass(
	const UObject* WorldContextObject, TSubclassOf<AActor> ActorClass, TArray<AActor*>& OutActors)
{
	OutActors.Reset();
	const UWorld* const World = WorldOf(WorldContextObject);
	if (ActorClass && World)
	{
		for (TActorIterator<AActor> It(World, ActorClass); It; ++It)
		{
			OutActors.Add(*It);
		}
	}
}

// Options: "?Key=Value?Flag".

FString UGameplayStatics::ParseOption(FString Options, const FString& Key)
{
	TArray<FString> Pairs;
	Options.ParseIntoArray(Pairs, TEXT("?"));
	for (const FString& Pair : Pairs)
	{
		FString Name = Pair;
		FString Value;
		Pair.Split(TEXT("="), &Name, &Value);
		if (Name == Key)
		{
			return Value;
		}
	}
	return FString();
}

bool UGameplayStatics::HasOption(FString Options, const FString& InKey)
{
	return (Options + TEXT("?")).Contains(*(TEXT("?") + InKey + TEXT("?"))) ||
		Options.Contains(*(TEXT("?") + InKey + TEXT("=")));
}

int32 UGameplayStatics::GetIntOption(const FString& Options, const FString& Key, int32 DefaultValue)
{
	const FString Value = ParseOption(Options, Key);
	return Value.IsEmpty() ? DefaultValue : FCString::Atoi(*Value);
}

UKismetSystemLibrary::UKismetSystemLibrary(const FObjectInitializer& ObjectInitializer) : Super(ObjectInitializer)
{
}

void UKismetSystemLibrary::QuitGame(const UObject*, APlayerController*, EQuitPreference::Type, bool)
{
}
