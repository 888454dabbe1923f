#pragma once

#include "CoreMinimal.h"
#include "GameFramework/Actor.h"
#include "Templates/PimplPtr.h"

#include "SampleDisc.generated.h"

class FSampleSecret;
struct FInputActionValue;
class UEnhancedInputComponent;
class UInputAction;
class UInputMappingContext;
class UPhysicalMaterial;
class UPrimitiveComponent;
class UProceduralMeshComponent;

DECLARE_DELEGATE_OneParam(FSampleDone, int32);
DECLARE_DYNAMIC_MULTICAST_DELEGATE_OneParam(FSampleStopped, FVector, Location);

/** A disc that can be struck. */
UCLASS()
class SAMPLE_API ASampleDisc : public AActor
{
	GENERATED_BODY()

public:
	ASampleDisc();

	virtual void Tick(float DeltaSeconds) override;

	void Strike(const FVector& Impulse, const FVector& Place);
	void Watch(ASampleDisc& Other);
	void Bind(UEnhancedInputComponent& Component, const UInputAction* Action, UInputMappingContext& Context);
	bool IsResting() const;
	FString Describe(int32 Number, const TArray<FString>& Words) const;

	UPROPERTY(BlueprintAssignable, Category = "Sample")
	FSampleStopped OnStopped;

protected:
	virtual void BeginPlay() override;

private:
	UFUNCTION()
	void HandleSleep(UPrimitiveComponent* SleepingComponent, FName BoneName);

	UFUNCTION()
	void HandleStopped(FVector Location);

	void HandlePress(const FInputActionValue& Value);

	UPROPERTY()
	TObjectPtr<UProceduralMeshComponent> Body;

	UPROPERTY()
	TObjectPtr<UPhysicalMaterial> Surface;

	FSampleDone Done;
	TPimplPtr<FSampleSecret> Secret;
};
