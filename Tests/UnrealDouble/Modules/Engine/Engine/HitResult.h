#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "CoreMinimal.h"
#include "UObject/WeakObjectPtrTemplates.h"

class AActor;
class UPhysicalMaterial;
class UPrimitiveComponent;

struct ENGINE_API FHitResult
{
	int32 FaceIndex = INDEX_NONE;
	float Time = 1.0f;
	float Distance = 0.0f;
	FVector Location = FVector::ZeroVector;
	FVector ImpactPoint = FVector::ZeroVector;
	FVector Normal = FVector::ZeroVector;
	FVector ImpactNormal = FVector::ZeroVector;
	FVector TraceStart = FVector::ZeroVector;
	FVector TraceEnd = FVector::ZeroVector;
	float PenetrationDepth = 0.0f;
	int32 Item = INDEX_NONE;
	uint8 bBlockingHit : 1 = false;
	uint8 bStartPenetrating : 1 = false;
	TWeakObjectPtr<UPhysicalMaterial> PhysMaterial;
	TWeakObjectPtr<UPrimitiveComponent> Component;
	FName BoneName = NAME_None;
	FName MyBoneName = NAME_None;

	FHitResult() = default;

	AActor* GetActor() const;
	UPrimitiveComponent* GetComponent() const;
	bool IsValidBlockingHit() const { return bBlockingHit && !bStartPenetrating; }
};
