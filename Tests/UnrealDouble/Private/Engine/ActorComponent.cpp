#include "Components/ActorComponent.h"

#include "Components/InputComponent.h"
#include "Engine/World.h"
#include "GameFramework/Actor.h"

DOUBLE_CLASS_IMPLEMENT(UActorComponent, "/Script/Engine");
DOUBLE_CLASS_IMPLEMENT(UInputComponent, "/Script/Engine");

UActorComponent::UActorComponent(const FObjectInitializer& ObjectInitializer) : Super(ObjectInitializer)
{
}

UInputComponent::UInputComponent(const FObjectInitializer& ObjectInitializer) : Super(ObjectInitializer)
{
}

void UActorComponent::PostInitProperties()
{
	Super::PostInitProperties();
	OwnerPrivate = GetTypedOuter<AActor>();
	if (OwnerPrivate)
	{
		OwnerPrivate->OwnedComponents.AddUnique(this);
	}
}

UWorld* UActorComponent::GetWorld() const
{
	return OwnerPrivate ? OwnerPrivate->GetWorld() : nullptr;
}

void UActorComponent::RegisterComponent()
{
	checkf(GetWorld() != nullptr, TEXT("%s cannot be registered: its owner is in no world"), *GetName());
	checkf(IsValid(this), TEXT("%s cannot be registered: it was destroyed"), *GetName());
	if (bRegistered)
	{
		return;
	}
	bRegistered = true;
	bDoubleEverRegistered = true;
	OnRegister();
	CreatePhysicsState();
	if (OwnerPrivate->IsActorInitialized() && bWantsInitializeComponent)
	{
		InitializeComponent();
	}
	if (OwnerPrivate->HasActorBegunPlay() && !bHasBegunPlay)
	{
		BeginPlay();
	}
}

void UActorComponent::UnregisterComponent()
{
	if (bRegistered)
	{
		DestroyPhysicsState();
		OnUnregister();
		bRegistered = false;
		PrimaryComponentTick.DoubleRegister(false);
	}
}

void UActorComponent::DestroyComponent(bool)
{
	if (!IsValid(this))
	{
		return;
	}
	if (bHasBegunPlay)
	{
		EndPlay(EEndPlayReason::Destroyed);
	}
	UnregisterComponent();
	if (OwnerPrivate)
	{
		OwnerPrivate->OwnedComponents.Remove(this);
	}
	MarkAsGarbage();
}

void UActorComponent::CreatePhysicsState()
{
	if (!bPhysicsStateCreated && bRegistered && ShouldCreatePhysicsState())
	{
		bPhysicsStateCreated = true;
		OnCreatePhysicsState();
	}
}

void UActorComponent::DestroyPhysicsState()
{
	if (bPhysicsStateCreated)
	{
		OnDestroyPhysicsState();
		bPhysicsStateCreated = false;
	}
}

void UActorComponent::RecreatePhysicsState()
{
	DestroyPhysicsState();
	CreatePhysicsState();
}

void UActorComponent::SetComponentTickEnabled(bool bEnabled)
{
	if (PrimaryComponentTick.bCanEverTick)
	{
		PrimaryComponentTick.SetTickFunctionEnable(bEnabled);
	}
}

void UActorComponent::BeginPlay()
{
	bHasBegunPlay = true;
	PrimaryComponentTick.DoubleRegister(true);
}

void UActorComponent::EndPlay(const EEndPlayReason::Type)
{
	bHasBegunPlay = false;
}

void UActorComponent::TickComponent(float, ELevelTick, FActorComponentTickFunction*)
{
}
