#include "Engine/Engine.h"

#include "Engine/GameInstance.h"
#include "Engine/GameViewportClient.h"
#include "Engine/World.h"

DEFINE_LOG_CATEGORY_STATIC(LogDoubleEngine, Log, All);

DOUBLE_CLASS_IMPLEMENT(UEngine, "/Script/Engine");

UEngine* GEngine = nullptr;

FWorldContext& UEngine::CreateNewWorldContext(EWorldType::Type WorldType)
{
	FWorldContext& Context = *WorldList.Add_GetRef(MakeUnique<FWorldContext>());
	Context.WorldType = WorldType;
	return Context;
}

void UEngine::DestroyWorldContext(UWorld* InWorld)
{
	WorldList.RemoveAll([InWorld](const TUniquePtr<FWorldContext>& Context) { return Context->World() == InWorld; });
}

FWorldContext* UEngine::GetWorldContextFromWorld(const UWorld* InWorld)
{
	for (const TUniquePtr<FWorldContext>& Context : WorldList)
	{
		if (Context->World() == InWorld)
		{
			return Context.Get();
		}
	}
	return nullptr;
}

UWorld* UEngine::GetWorldFromContextObject(const UObject* Object, EGetWorldErrorMode ErrorMode) const
{
	UWorld* const World = Object ? Object->GetWorld() : nullptr;
	checkf(World || ErrorMode != EGetWorldErrorMode::Assert, TEXT("%s is in no world"), *GetNameSafe(Object));
	if (!World && ErrorMode == EGetWorldErrorMode::LogAndReturnNull)
	{
		UE_LOG(LogDoubleEngine, Error, TEXT("%s is in no world"), *GetNameSafe(Object));
	}
	return World;
}
