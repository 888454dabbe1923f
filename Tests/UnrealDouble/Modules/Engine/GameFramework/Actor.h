#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "Components/ActorComponent.h"
#include "CoreMinimal.h"
#include "Double/DeclareClass.h"
#include "Engine/EngineBaseTypes.h"
#include "Engine/EngineTypes.h"
#include "Templates/Casts.h"
#include "Templates/SubclassOf.h"
#include "UObject/Object.h"

class AController;
class AGameModeBase;
class APawn;
class APlayerController;
class AWorldSettings;
class FTimerManager;
class UActorComponent;
class UDamageType;
class UGameInstance;
class UInputComponent;
class UPrimitiveComponent;
class USceneComponent;
class UWorld;
struct FHitResult;

DECLARE_DYNAMIC_MULTICAST_DELEGATE_OneParam(FActorDestroyedSignature, AActor*, DestroyedActor);

/// Something in a world. The order of its life is the engine's: constructor, components registered, PreInitializeComponents,
/// InitializeComponent, PostInitializeComponents, BeginPlay, Tick, Destroyed, EndPlay.
class ENGINE_API AActor : public UObject
{
	DOUBLE_CLASS(AActor, UObject)

public:
	AActor();
	AActor(const FObjectInitializer& ObjectInitializer);

	FActorTickFunction PrimaryActorTick;
	float InitialLifeSpan = 0.0f;
	float CustomTimeDilation = 1.0f;
	TObjectPtr<UInputComponent> InputComponent;
	TArray<FName> Tags;
	ESpawnActorCollisionHandlingMethod SpawnCollisionHandlingMethod = ESpawnActorCollisionHandlingMethod::AlwaysSpawn;
	FActorDestroyedSignature OnDestroyed;

	virtual UWorld* GetWorld() const override final;
	UGameInstance* GetGameInstance() const;
	template <class T>
	T* GetGameInstance() const
	{
		return Cast<T>(GetGameInstance());
	}
	FTimerManager& GetWorldTimerManager() const;
	AWorldSettings* GetWorldSettings() const;
	bool HasAuthority() const { return true; }
	ENetMode GetNetMode() const { return NM_Standalone; }

	USceneComponent* GetRootComponent() const { return RootComponent; }
	bool SetRootComponent(USceneComponent* NewRootComponent);
	const FTransform& GetActorTransform() const;
	const FTransform& GetTransform() const { return GetActorTransform(); }
	FVector GetActorLocation() const { return GetActorTransform().GetLocation(); }
	FRotator GetActorRotation() const { return GetActorTransform().Rotator(); }
	FQuat GetActorQuat() const { return GetActorTransform().GetRotation(); }
	FVector GetActorScale3D() const { return GetActorTransform().GetScale3D(); }
	FVector GetActorUpVector() const { return GetActorQuat().RotateVector(FVector::UpVector); }
	FVector GetActorForwardVector() const { return GetActorQuat().RotateVector(FVector::ForwardVector); }
	bool SetActorLocation(const FVector& NewLocation, bool bSweep = false, FHitResult* OutSweepHitResult = nullptr,
		ETeleportType Teleport = ETeleportType::None);
	bool SetActorRotation(FRotator NewRotation, ETeleportType Teleport = ETeleportType::None);
	bool SetActorLocationAndRotation(FVector NewLocation, FRotator NewRotation, bool bSweep = false,
		FHitResult* OutSweepHitResult = nullptr, ETeleportType Teleport = ETeleportType::None);
	bool SetActorTransform(const FTransform& NewTransform, bool bSweep = false, FHitResult* OutSweepHitResult = nullptr,
		ETeleportType Teleport = ETeleportType::None);
	void SetActorScale3D(FVector NewScale3D);
	virtual FVector GetVelocity() const;

	virtual void SetActorHiddenInGame(bool bNewHidden) { bHidden = bNewHidden; }
	bool IsHidden() const { return bHidden; }
	void SetActorEnableCollision(bool bNewActorEnableCollision);
	bool GetActorEnableCollision() const { return bActorEnableCollision; }
	void SetActorTickEnabled(bool bEnabled);
	bool IsActorTickEnabled() const { return PrimaryActorTick.IsTickFunctionEnabled(); }
	void SetActorTickInterval(float TickInterval) { PrimaryActorTick.TickInterval = TickInterval; }
	virtual void SetLifeSpan(float InLifespan);
	virtual float GetLifeSpan() const;
	virtual void SetOwner(AActor* NewOwner) { Owner = NewOwner; }
	AActor* GetOwner() const { return Owner; }
	/// Also by itself.
	bool IsOwnedBy(const AActor* TestOwner) const;
	APawn* GetInstigator() const { return Instigator; }
	bool ActorHasTag(FName Tag) const { return Tags.Contains(Tag); }
	bool AttachToActor(
		AActor* ParentActor, const FAttachmentTransformRules& AttachmentRules, FName SocketName = NAME_None);
	AActor* GetAttachParentActor() const;

	UActorComponent* GetComponentByClass(TSubclassOf<UActorComponent> ComponentClass) const;
	virtual UActorComponent* FindComponentByClass(const TSubclassOf<UActorComponent> ComponentClass) const;
	template <class T>
	T* FindComponentByClass() const
	{
		return static_cast<T*>(FindComponentByClass(T::StaticClass()));
	}
	template <class T>
	void GetComponents(TArray<T*>& OutComponents, bool bIncludeFromChildActors = false) const
	{
		check(!bIncludeFromChildActors);
		OutComponents.Reset();
		for (UActorComponent* Component : OwnedComponents)
		{
			if (T* Wanted = Cast<T>(Component))
			{
				OutComponents.Add(Wanted);
			}
		}
	}
	void AddInstanceComponent(UActorComponent* Component);

	bool Destroy(bool bNetForce = false, bool bShouldModifyLevel = true);
	bool IsActorBeingDestroyed() const { return bActorIsBeingDestroyed; }
	bool IsActorInitialized() const { return bActorInitialized; }
	bool HasActorBegunPlay() const { return ActorHasBegunPlay == EActorBeginPlayState::HasBegunPlay; }
	void FinishSpawning(const FTransform& Transform, bool bIsDefaultTransform = false);

	virtual void Tick(float DeltaSeconds);
	virtual void PreInitializeComponents() {}
	virtual void PostInitializeComponents() { bActorInitialized = true; }
	virtual void PostActorCreated() {}
	virtual void OnConstruction(const FTransform& Transform);
	virtual void Destroyed();
	virtual void LifeSpanExpired();
	/// Below KillZ, and beyond the bounds of the world: who does nothing about it is destroyed.
	virtual void FellOutOfWorld(const UDamageType& DmgType);
	virtual void OutsideWorldBounds();
	virtual void Reset() {}

	void DispatchBeginPlay(bool bFromLevelStreaming = false);
	void RouteEndPlay(const EEndPlayReason::Type EndPlayReason);
	void RegisterAllComponents();
	void UnregisterAllComponents(bool bForReregister = false);

	/// Of the double: what the world does with a new actor, and with one that was there before play.
	void DoubleSpawn(UWorld& InWorld, AActor* InOwner, APawn* InInstigator, const FTransform& Transform);
	void DoubleInitialize();
	void DoubleTick(ETickingGroup Group, float DeltaSeconds);

protected:
	virtual void BeginPlay();
	virtual void EndPlay(const EEndPlayReason::Type EndPlayReason);

	TObjectPtr<USceneComponent> RootComponent;

private:
	friend class UActorComponent;
	friend class UWorld;

	enum class EActorBeginPlayState : uint8
	{
		HasNotBegunPlay,
		BeginningPlay,
		HasBegunPlay,
	};

	void CheckComponentsRegistered() const;

	TObjectPtr<AActor> Owner;
	TObjectPtr<APawn> Instigator;
	TArray<TObjectPtr<UActorComponent>> OwnedComponents;
	TObjectPtr<UWorld> DoubleWorld;
	FTimerHandle TimerHandle_LifeSpanExpired;
	FTransform DoubleSpawnTransform;
	EActorBeginPlayState ActorHasBegunPlay = EActorBeginPlayState::HasNotBegunPlay;
	bool bActorInitialized = false;
	bool bActorIsBeingDestroyed = false;
	bool bHasFinishedSpawning = false;
	uint8 bHidden : 1 = false;
	uint8 bActorEnableCollision : 1 = true;
};
