#include "Table/SampleTable.h"

#include "PortableRules/Rules.h"
#include "ProceduralMeshComponent.h"

ASampleTable::ASampleTable() : Seats(portable::kSeats), Impl{MakeUnique<FImpl>()}
{
}

void ASampleTable::BeginPlay()
{
	Super::BeginPlay();
	OnScored.AddUniqueDynamic(this, &ThisClass::HandleScored);
}

void ASampleTable::Score(int32, float, const FString&)
{
}

bool ASampleTable::Allows_Implementation(AActor* Visitor) const
{
	return Visitor != nullptr;
}

void ASampleTable::HandleScored(int32, const FSampleScore&)
{
}
