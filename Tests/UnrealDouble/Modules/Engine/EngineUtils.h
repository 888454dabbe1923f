#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "CoreMinimal.h"
#include "Engine/World.h"
#include "GameFramework/Actor.h"

/// Goes over the actors of a class that live in a world when it is made.
template <class ActorType>
class TActorIterator
{
public:
	explicit TActorIterator(const UWorld* InWorld, TSubclassOf<ActorType> InClass = ActorType::StaticClass())
	{
		for (AActor* Actor : InWorld->DoubleActors())
		{
			if (Actor->IsA(InClass) && !Actor->IsActorBeingDestroyed())
			{
				Found.Add(static_cast<ActorType*>(Actor));
			}
		}
	}

	explicit operator bool() const { return Index < Found.Num(); }
	void operator++() { ++Index; }
	ActorType* operator*() const { return Found[Index]; }
	ActorType* operator->() const { return Found[Index]; }

private:
	TArray<ActorType*> Found;
	int32 Index = 0;
};
