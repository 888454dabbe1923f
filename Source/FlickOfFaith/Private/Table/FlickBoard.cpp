#include "Table/FlickBoard.h"

#include "Components/BoxComponent.h"
#include "Components/SceneComponent.h"
#include "Convert/FlickConvert.h"
#include "Convert/FlickShape.h"
#include "Engine/CollisionProfile.h"
#include "FlickOfFaithRules/Board.h"
#include "PhysicalMaterials/PhysicalMaterial.h"

namespace
{
/** Much thicker than the mat looks, so that no disc is ever pressed through it. */
constexpr double SlabHalfHeight = 25.0;
} // namespace

AFlickBoard::AFlickBoard()
{
	SetRootComponent(CreateDefaultSubobject<USceneComponent>(TEXT("Root")));

	constexpr double HalfMat = faith::flick::board::kHalfMat / FlickConvert::MicrometresPerUnit;
	Slab = CreateDefaultSubobject<UBoxComponent>(TEXT("Slab"));
	Slab->SetupAttachment(GetRootComponent());
	Slab->InitBoxExtent(FVector(HalfMat, HalfMat, SlabHalfHeight));
	Slab->SetRelativeLocation(FVector(0.0, 0.0, -SlabHalfHeight));
	Slab->SetCollisionProfileName(UCollisionProfile::BlockAll_ProfileName);
	Slab->SetGenerateOverlapEvents(false);

	Paint = CreateDefaultSubobject<UFlickShape>(TEXT("Paint"));
	Paint->SetupAttachment(GetRootComponent());
	Paint->SetCollisionEnabled(ECollisionEnabled::NoCollision);
}

void AFlickBoard::PostInitializeComponents()
{
	Super::PostInitializeComponents();
	Paint->Show(faith::flick::BoardModel());
}

void AFlickBoard::SetSurface(UPhysicalMaterial* Surface)
{
	Slab->SetPhysMaterialOverride(Surface);
}
