#include "SampleDisc.h"

#include "Engine/World.h"
#include "EnhancedInputComponent.h"
#include "InputAction.h"
#include "InputCoreTypes.h"
#include "InputMappingContext.h"
#include "PhysicalMaterials/PhysicalMaterial.h"
#include "ProceduralMeshComponent.h"
#include "UObject/ConstructorHelpers.h"

DEFINE_LOG_CATEGORY_STATIC(LogSample, Log, All);

class FSampleSecret
{
public:
	int32 Count = 0;
};

ASampleDisc::ASampleDisc()
{
	PrimaryActorTick.bCanEverTick = true;
	Body = CreateDefaultSubobject<UProceduralMeshComponent>(TEXT("Body"));
	SetRootComponent(Body);
	Body->SetCollisionEnabled(ECollisionEnabled::QueryAndPhysics);
	Body->SetSimulatePhysics(true);
	Secret = MakePimpl<FSampleSecret>();
}

void ASampleDisc::BeginPlay()
{
	Super::BeginPlay();
	Surface = NewObject<UPhysicalMaterial>(this);
	Surface->Friction = 0.5f;
	Body->SetPhysMaterialOverride(Surface);
	Body->OnComponentSleep.AddDynamic(this, &ASampleDisc::HandleSleep);
	Done = FSampleDone::CreateLambda([](int32 Number) { UE_LOG(LogSample, Log, TEXT("Done %d"), Number); });
}

void ASampleDisc::Tick(float DeltaSeconds)
{
	Super::Tick(DeltaSeconds);
	const double Height = GetActorLocation().Z;
	if (FMath::Min(Height, 0.0) < 0.0)
	{
		SetActorHiddenInGame(true);
	}
}

void ASampleDisc::Strike(const FVector& Impulse, const FVector& Place)
{
	Body->AddImpulseAtLocation(Impulse, Place);
	Body->AddImpulse(Impulse, NAME_None, true);
}

void ASampleDisc::Watch(ASampleDisc& Other)
{
	Other.OnStopped.AddUniqueDynamic(this, &ASampleDisc::HandleStopped);
	ASampleDisc* const Another = GetWorld()->SpawnActor<ASampleDisc>();
	Another->Strike(FVector::UpVector, GetActorLocation());
}

void ASampleDisc::Bind(UEnhancedInputComponent& Component, const UInputAction* Action, UInputMappingContext& Context)
{
	Context.MapKey(Action, EKeys::Enter);
	Component.BindAction(Action, ETriggerEvent::Started, this, &ASampleDisc::HandlePress);
}

void ASampleDisc::HandlePress(const FInputActionValue& Value)
{
	UE_LOG(LogSample, Log, TEXT("Pressed %d"), Value.Get<bool>() ? 1 : 0);
}

bool ASampleDisc::IsResting() const
{
	return Body->GetPhysicsLinearVelocity().Size() < 1.0;
}

FString ASampleDisc::Describe(int32 Number, const TArray<FString>& Words) const
{
	TArray<FString> Rest = Words;
	Rest.RemoveAt(0, 1, EAllowShrinking::No);
	const FString Title = TEXT("Disc");
	const FText Shown = FText::FromString(Title);
	return FString::Printf(TEXT("%s %d of %d"), *Shown.ToString(), FMath::Max(Number, 0), Rest.Num());
}

void ASampleDisc::HandleSleep(UPrimitiveComponent* SleepingComponent, FName BoneName)
{
	++Secret->Count;
	Done.ExecuteIfBound(Secret->Count);
	OnStopped.Broadcast(SleepingComponent->GetComponentLocation());
}

void ASampleDisc::HandleStopped(FVector Location)
{
	UE_LOG(LogSample, Log, TEXT("Stopped at %s"), *Location.ToString());
}
