#pragma once

#include "CoreMinimal.h"
#include "GameFramework/Actor.h"

#include "SampleTable.generated.h"

class UProceduralMeshComponent;

/** Comments say UCLASS() and "unbalanced { things, and don't matter. */
UENUM(BlueprintType)
enum class ESamplePhase : uint8
{
	First UMETA(DisplayName = "The first"),
	Last,
};

USTRUCT(BlueprintType)
struct FSampleScore
{
	GENERATED_BODY()

	UPROPERTY(BlueprintReadOnly, Category = "Sample")
	int32 Points = 0;

	UPROPERTY(BlueprintReadOnly, Category = "Sample")
	FName Colour;
};

DECLARE_DYNAMIC_MULTICAST_DELEGATE_TwoParams(FSampleScored, int32, Seat, const FSampleScore&, Score);

UCLASS(Abstract, Config = Game)
class SAMPLE_API ASampleTable : public AActor
{
	GENERATED_BODY()

public:
	ASampleTable();
	explicit ASampleTable(int32 InSeats) : Seats{InSeats}, Title(TEXT("A ; in a {string")) {}

	virtual void BeginPlay() override;
	virtual void Tick(float DeltaSeconds) override { Super::Tick(DeltaSeconds); }

	UFUNCTION(BlueprintCallable, Category = "Sample")
	void Score(int32 Seat, float Weight = 1.0f, const FString& Why = TEXT("none"));

	UFUNCTION(BlueprintNativeEvent, Category = "Sample")
	bool Allows(AActor* Visitor) const;
	virtual bool Allows_Implementation(AActor* Visitor) const;

	UFUNCTION(BlueprintImplementableEvent, Category = "Sample")
	void Shown(ESamplePhase NewPhase);

	UPROPERTY(BlueprintAssignable, Category = "Sample")
	FSampleScored OnScored;

	int32 CountSeats() const { return Seats < 2 ? 2 : Seats; }

protected:
	UFUNCTION()
	void HandleScored(int32 Seat, const FSampleScore& NewScore);

	UPROPERTY(EditAnywhere, BlueprintReadOnly, Category = "Sample", meta = (ClampMin = "2", ClampMax = "4"))
	int32 Seats = 2;

	UPROPERTY(SaveGame)
	TArray<FSampleScore> Scores;

	UPROPERTY()
	TMap<FName, TObjectPtr<AActor>> Visitors;

private:
	struct FImpl
	{
		int32 Depth = 0;
	};

	UPROPERTY(VisibleAnywhere, BlueprintReadOnly, Category = "Sample", meta = (AllowPrivateAccess = "true"))
	TObjectPtr<UProceduralMeshComponent> Mesh;

	UPROPERTY(Transient)
	ESamplePhase Phase = ESamplePhase::First;

	UPROPERTY()
	uint8 bShown : 1;

#if WITH_EDITORONLY_DATA
	UPROPERTY()
	FString EditorNote;
#endif

	TWeakObjectPtr<AActor> Guest;
	TUniquePtr<FImpl> Impl;
	FString Title;
	TFunction<void(int32)> WhenDone;
};
