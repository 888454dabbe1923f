#include "GameFramework/Actor.h"

#include "Components/PrimitiveComponent.h"
#include "Double/Objects.h"
#include "Engine/GameInstance.h"
#include "Engine/World.h"
#include "GameFramework/Info.h"
#include "GameFramework/Pawn.h"
#include "GameFramework/WorldSettings.h"
#include "TimerManager.h"

DEFINE_LOG_CATEGORY_STATIC(LogDoubleActor, Log, All);

DOUBLE_CLASS_IMPLEMENT(AActor, "/Script/Engine");
DOUBLE_CLASS_IMPLEMENT_ABSTRACT(AInfo, "/Script/Engine");

namespace
{

/// How many actors are beginning play, one within the other.
int32 BeginPlayDepth = 0;

} // namespace

AActor::AActor() : AActor(FObjectInitializer::Get())
{
}

AActor::AActor(const FObjectInitializer& ObjectInitializer) : Super(ObjectInitializer)
{
}

UWorld* AActor::GetWorld() const
{
	return DoubleWorld;
}

UGameInstance* AActor::GetGameInstance() const
{
	return GetWorld() ? GetWorld()->GetGameInstance() : nullptr;
}

FTimerManager& AActor::GetWorldTimerManager() const
{
	checkf(GetWorld(), TEXT("%s is in no world and has no timers"), *GetName());
	return GetWorld()->GetTimerManager();
}

AWorldSettings* AActor::GetWorldSettings() const
{
	return GetWorld() ? GetWorld()->GetWorldSettings() : nullptr;
}

// Where it is.

bool AActor::SetRootComponent(USceneComponent* NewRootComponent)
{
	if (NewRootComponent && NewRootComponent->GetOwner() != this && !UnrealDouble::IsInConstructor(this))
	{
		UE_LOG(LogDoubleActor, Error, TEXT("The root component of %s must be its own"), *GetName());
		return false;
	}
	RootComponent = NewRootComponent;
	return true;
}

const FTransform& AActor::GetActorTransform() const
{
	return RootComponent ? RootComponent->GetComponentTransform() : FTransform::Identity;
}

bool AActor::SetActorLocation(const FVector& NewLocation, bool bSweep, FHitResult* OutHit, ETeleportType Teleport)
{
	return SetActorLocationAndRotation(NewLocation, GetActorRotation(), bSweep, OutHit, Teleport);
}

bool AActor::SetActorRotation(FRotator NewRotation, ETeleportType Teleport)
{
	return SetActorLocationAndRotation(GetActorLocation(), NewRotation, false, nullptr, Teleport);
}

bool AActor::SetActorLocationAndRotation(
	FVector NewLocation, FRotator NewRotation, bool bSweep, FHitResult* OutHit, ETeleportType Teleport)
{
	if (RootComponent)
	{
		RootComponent->SetWorldLocationAndRotation(NewLocation, NewRotation, bSweep, OutHit, Teleport);
	}
	return RootComponent && RootComponent->GetComponentLocation().Equals(NewLocation);
}

bool AActor::SetActorTransform(const FTransform& NewTransform, bool bSweep, FHitResult* OutHit, ETeleportType Teleport)
{
	if (RootComponent)
	{
		RootComponent->SetWorldTransform(NewTransform, bSweep, OutHit, Teleport);
	}
	return RootComponent && RootComponent->GetComponentTransform().Equals(NewTransform);
}

void AActor::SetActorScale3D(FVector NewScale3D)
{
	if (RootComponent)
	{
		RootComponent->SetRelativeScale3D(NewScale3D);
	}
}

FVector AActor::GetVelocity() const
{
	return RootComponent ? RootComponent->GetComponentVelocity() : FVector(FVector::ZeroVector);
}

bool AActor::AttachToActor(AActor* ParentActor, const FAttachmentTransformRules& AttachmentRules, FName SocketName)
{
	return RootComponent && ParentActor && ParentActor->RootComponent &&
		RootComponent->AttachToComponent(ParentActor->RootComponent, AttachmentRules, SocketName);
}

AActor* AActor::GetAttachParentActor() const
{
	return RootComponent && RootComponent->GetAttachParent() ? RootComponent->GetAttachParent()->GetOwner() : nullptr;
}

// What it is like.

void AActor::SetActorEnableCollision(bool bNewActorEnableCollision)
{
	if (bActorEnableCollision != bNewActorEnableCollision)
	{
		bActorEnableCollision = bNewActorEnableCollision;
		for (UActorComponent* Component : OwnedComponents)
		{
			Component->RecreatePhysicsState();
		}
	}
}

bool AActor::IsOwnedBy(const AActor* TestOwner) const
{
	for (const AActor* Each = this; Each; Each = Each->Owner)
	{
		if (Each == TestOwner)
		{
			return true;
		}
	}
	return false;
}

void AActor::SetActorTickEnabled(bool bEnabled)
{
	if (PrimaryActorTick.bCanEverTick)
	{
		PrimaryActorTick.SetTickFunctionEnable(bEnabled);
	}
}

void AActor::SetLifeSpan(float InLifespan)
{
	InitialLifeSpan = InLifespan;
	if (InLifespan > 0.0f)
	{
		GetWorldTimerManager().SetTimer(TimerHandle_LifeSpanExpired, this, &AActor::LifeSpanExpired, InLifespan);
	}
	else
	{
		GetWorldTimerManager().ClearTimer(TimerHandle_LifeSpanExpired);
	}
}

float AActor::GetLifeSpan() const
{
	const float Remaining = GetWorldTimerManager().GetTimerRemaining(TimerHandle_LifeSpanExpired);
	return Remaining > 0.0f ? Remaining : 0.0f;
}

void AActor::LifeSpanExpired()
{
	Destroy();
}

UActorComponent* AActor::GetComponentByClass(TSubclassOf<UActorComponent> ComponentClass) const
{
	return FindComponentByClass(ComponentClass);
}

UActorComponent* AActor::FindComponentByClass(const TSubclassOf<UActorComponent> ComponentClass) const
{
	for (UActorComponent* Component : OwnedComponents)
	{
		if (ComponentClass && Component->IsA(ComponentClass))
		{
			return Component;
		}
	}
	return nullptr;
}

void AActor::AddInstanceComponent(UActorComponent* Component)
{
	OwnedComponents.AddUnique(Component);
}

// Its life.

void AActor::DoubleSpawn(UWorld& InWorld, AActor* InOwner, APawn* InInstigator, const FTransform& Transform)
{
	DoubleWorld = &InWorld;
	Owner = InOwner;
	Instigator = InInstigator;
	DoubleSpawnTransform = Transform;
	if (RootComponent)
	{
		RootComponent->SetRelativeTransform(RootComponent->GetRelativeTransform() * Transform);
	}
	RegisterAllComponents();
	PostActorCreated();
}

void AActor::FinishSpawning(const FTransform& Transform, bool bIsDefaultTransform)
{
	checkf(!bHasFinishedSpawning, TEXT("%s was finished before"), *GetName());
	bHasFinishedSpawning = true;
	if (!bIsDefaultTransform && RootComponent && !Transform.Equals(DoubleSpawnTransform))
	{
		const FTransform Own = RootComponent->GetRelativeTransform().GetRelativeTransform(DoubleSpawnTransform);
		RootComponent->SetRelativeTransform(Own * Transform, false, nullptr, ETeleportType::ResetPhysics);
	}
	OnConstruction(Transform);
	if (GetWorld()->AreActorsInitialized())
	{
		DoubleInitialize();
		// Also what is spawned while another begins, before the world has.
		if (GetWorld()->HasBegunPlay() || BeginPlayDepth > 0)
		{
			DispatchBeginPlay();
		}
	}
}

void AActor::OnConstruction(const FTransform&)
{
}

void AActor::DoubleInitialize()
{
	if (bActorInitialized || !bHasFinishedSpawning || bActorIsBeingDestroyed)
	{
		return;
	}
	PreInitializeComponents();
	const TArray<TObjectPtr<UActorComponent>> Components = OwnedComponents;
	for (UActorComponent* Component : Components)
	{
		if (Component->bWantsInitializeComponent && Component->IsRegistered())
		{
			Component->InitializeComponent();
		}
	}
	PostInitializeComponents();
	checkf(bActorInitialized, TEXT("%s: call Super::PostInitializeComponents()"), *GetName());
}

void AActor::RegisterAllComponents()
{
	const TArray<TObjectPtr<UActorComponent>> Components = OwnedComponents;
	for (UActorComponent* Component : Components)
	{
		if (IsValid(Component))
		{
			Component->RegisterComponent();
		}
	}
}

void AActor::UnregisterAllComponents(bool)
{
	for (UActorComponent* Component : OwnedComponents)
	{
		Component->UnregisterComponent();
	}
}

void AActor::DispatchBeginPlay(bool)
{
	if (ActorHasBegunPlay != EActorBeginPlayState::HasNotBegunPlay || bActorIsBeingDestroyed || !bActorInitialized)
	{
		return;
	}
	ActorHasBegunPlay = EActorBeginPlayState::BeginningPlay;
	++BeginPlayDepth;
	BeginPlay();
	--BeginPlayDepth;
	checkf(HasActorBegunPlay() || bActorIsBeingDestroyed, TEXT("%s: call Super::BeginPlay()"), *GetName());
}

void AActor::BeginPlay()
{
	PrimaryActorTick.DoubleRegister(true);
	if (InitialLifeSpan > 0.0f)
	{
		SetLifeSpan(InitialLifeSpan);
	}
	const TArray<TObjectPtr<UActorComponent>> Components = OwnedComponents;
	for (UActorComponent* Component : Components)
	{
		if (Component->IsRegistered() && !Component->HasBegunPlay())
		{
			Component->BeginPlay();
			checkf(Component->HasBegunPlay(), TEXT("%s: call Super::BeginPlay()"), *Component->GetName());
		}
	}
	ActorHasBegunPlay = EActorBeginPlayState::HasBegunPlay;
}

void AActor::RouteEndPlay(const EEndPlayReason::Type EndPlayReason)
{
	if (HasActorBegunPlay())
	{
		EndPlay(EndPlayReason);
		checkf(!HasActorBegunPlay(), TEXT("%s: call Super::EndPlay()"), *GetName());
	}
}

void AActor::EndPlay(const EEndPlayReason::Type EndPlayReason)
{
	ActorHasBegunPlay = EActorBeginPlayState::HasNotBegunPlay;
	PrimaryActorTick.DoubleRegister(false);
	const TArray<TObjectPtr<UActorComponent>> Components = OwnedComponents;
	for (UActorComponent* Component : Components)
	{
		if (Component->HasBegunPlay())
		{
			Component->EndPlay(EndPlayReason);
		}
	}
	GetWorldTimerManager().ClearAllTimersForObject(this);
}

void AActor::Tick(float)
{
}

void AActor::DoubleTick(ETickingGroup Group, float DeltaSeconds)
{
	if (const TOptional<float> Delta = PrimaryActorTick.DoubleDue(Group, DeltaSeconds * CustomTimeDilation))
	{
		Tick(Delta.GetValue());
	}
	const TArray<TObjectPtr<UActorComponent>> Components = OwnedComponents;
	for (UActorComponent* Component : Components)
	{
		const TOptional<float> Due =
			Component->PrimaryComponentTick.DoubleDue(Group, DeltaSeconds * CustomTimeDilation);
		if (Due && IsValid(Component))
		{
			Component->TickComponent(Due.GetValue(), LEVELTICK_All, &Component->PrimaryComponentTick);
		}
	}
}

bool AActor::Destroy(bool bNetForce, bool bShouldModifyLevel)
{
	return !IsActorBeingDestroyed() && GetWorld() && GetWorld()->DestroyActor(this, bNetForce, bShouldModifyLevel);
}

void AActor::Destroyed()
{
	RouteEndPlay(EEndPlayReason::Destroyed);
	OnDestroyed.Broadcast(this);
}

void AActor::FellOutOfWorld(const UDamageType&)
{
	Destroy();
}

void AActor::OutsideWorldBounds()
{
	Destroy();
}

void AActor::CheckComponentsRegistered() const
{
	for (const UActorComponent* Component : OwnedComponents)
	{
		if (!Component->bDoubleEverRegistered && bHasFinishedSpawning)
		{
			UE_LOG(LogDoubleActor, Error, TEXT("%s of %s was never registered"), *Component->GetName(), *GetName());
		}
	}
}
