#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "CoreMinimal.h"
#include "Double/DeclareClass.h"
#include "Engine/EngineBaseTypes.h"
#include "Engine/EngineTypes.h"
#include "UObject/Object.h"

class UGameInstance;
class UGameViewportClient;
class UWorld;

enum class EGetWorldErrorMode
{
	ReturnNull,
	LogAndReturnNull,
	Assert
};

struct FWorldContext
{
	TEnumAsByte<EWorldType::Type> WorldType = EWorldType::None;
	TObjectPtr<UGameInstance> OwningGameInstance;
	TObjectPtr<UGameViewportClient> GameViewport;

	ENGINE_API void SetCurrentWorld(UWorld* World) { ThisCurrentWorld = World; }
	UWorld* World() const { return ThisCurrentWorld; }

private:
	TObjectPtr<UWorld> ThisCurrentWorld;
};

class ENGINE_API UEngine : public UObject
{
	DOUBLE_CLASS(UEngine, UObject)

public:
	UEngine(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get()) : Super(ObjectInitializer) {}

	/// Of a running game; null in a test world.
	TObjectPtr<UGameViewportClient> GameViewport;

	FWorldContext& CreateNewWorldContext(EWorldType::Type WorldType);
	void DestroyWorldContext(UWorld* InWorld);
	FWorldContext* GetWorldContextFromWorld(const UWorld* InWorld);
	UWorld* GetWorldFromContextObject(const UObject* Object, EGetWorldErrorMode ErrorMode) const;

private:
	TArray<TUniquePtr<FWorldContext>> WorldList;
};

extern ENGINE_API class UEngine* GEngine;
