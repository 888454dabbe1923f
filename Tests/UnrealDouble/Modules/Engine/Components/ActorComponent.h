#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "CoreMinimal.h"
#include "Double/DeclareClass.h"
#include "Engine/EngineBaseTypes.h"
#include "Engine/EngineTypes.h"
#include "UObject/Object.h"

class AActor;
class UWorld;

class ENGINE_API UActorComponent : public UObject
{
	DOUBLE_CLASS(UActorComponent, UObject)

public:
	UActorComponent(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get());

	FActorComponentTickFunction PrimaryComponentTick;
	TArray<FName> ComponentTags;
	uint8 bWantsInitializeComponent : 1 = false;

	AActor* GetOwner() const { return OwnerPrivate; }
	virtual UWorld* GetWorld() const override final;
	bool ComponentHasTag(FName Tag) const { return ComponentTags.Contains(Tag); }
	bool IsRegistered() const { return bRegistered; }
	bool HasBegunPlay() const { return bHasBegunPlay; }
	bool IsPhysicsStateCreated() const { return bPhysicsStateCreated; }

	/// Needs an owner that is in a world.
	void RegisterComponent();
	void UnregisterComponent();
	virtual void DestroyComponent(bool bPromoteChildren = false);
	void RecreatePhysicsState();
	virtual void SetComponentTickEnabled(bool bEnabled);
	bool IsComponentTickEnabled() const { return PrimaryComponentTick.IsTickFunctionEnabled(); }

	virtual void InitializeComponent() {}
	virtual void BeginPlay();
	virtual void EndPlay(const EEndPlayReason::Type EndPlayReason);
	virtual void TickComponent(
		float DeltaTime, enum ELevelTick TickType, FActorComponentTickFunction* ThisTickFunction);
	virtual void PostInitProperties() override;

protected:
	virtual void OnRegister() {}
	virtual void OnUnregister() {}
	virtual void OnCreatePhysicsState() {}
	virtual void OnDestroyPhysicsState() {}
	virtual bool ShouldCreatePhysicsState() const { return false; }

	uint8 bRegistered : 1 = false;
	uint8 bPhysicsStateCreated : 1 = false;

private:
	friend class AActor;
	void CreatePhysicsState();
	void DestroyPhysicsState();

	AActor* OwnerPrivate = nullptr;
	bool bHasBegunPlay = false;
	bool bDoubleEverRegistered = false;
};
