#include "Table/FlickPiece.h"

#include "Convert/FlickConvert.h"
#include "Convert/FlickShape.h"
#include "Engine/CollisionProfile.h"
#include "PhysicalMaterials/PhysicalMaterial.h"
#include "PhysicsEngine/BodyInstance.h"

namespace
{
/** Corners of the hull a disc collides with: its rim is round to a hundredth of a millimetre, and pushes within three degrees of where it should. */
constexpr int HullCorners = 64;

double RadiusOf(faith::flick::PieceKind Kind)
{
	return faith::flick::RowOf(Kind).radius / FlickConvert::MicrometresPerUnit;
}

double HalfHeightOf(faith::flick::PieceKind Kind)
{
	return faith::flick::RowOf(Kind).height / FlickConvert::MicrometresPerUnit / 2.0;
}
} // namespace

AFlickPiece::AFlickPiece()
{
	Body = CreateDefaultSubobject<UFlickShape>(TEXT("Body"));
	SetRootComponent(Body);
	Body->bUseComplexAsSimpleCollision = false;
	Body->SetCollisionProfileName(UCollisionProfile::PhysicsActor_ProfileName);
	Body->SetCollisionEnabled(ECollisionEnabled::NoCollision);
	Body->SetGenerateOverlapEvents(false);
	Body->BodyInstance.bUseCCD = true;
	Body->BodyInstance.bGenerateWakeEvents = true;
	Body->BodyInstance.LinearDamping = 0.0f;
	Body->BodyInstance.AngularDamping = 0.0f;
	// It makes small, thin bodies harder to turn than they are.
	Body->BodyInstance.SetInertiaConditioningEnabled(false);
}

void AFlickPiece::BeginPlay()
{
	Super::BeginPlay();
	Body->OnComponentSleep.AddDynamic(this, &AFlickPiece::HandleSleep);
	Body->OnComponentWake.AddDynamic(this, &AFlickPiece::HandleWake);
}

void AFlickPiece::Become(
	faith::flick::PieceId InNumber, faith::flick::PieceKind InKind, const faith::flick::Colour& InColour)
{
	Number = InNumber;
	if (bHasShape && Kind == InKind && Colour == InColour)
	{
		return;
	}
	const bool bOtherShape = !bHasShape || Kind != InKind;
	bHasShape = true;
	Kind = InKind;
	Colour = InColour;
	Body->Show(faith::flick::PieceModel(Kind, Colour));
	// Last, and not for another colour alone: a hull is cooked anew whenever something of the mesh is made.
	if (bOtherShape)
	{
		Body->SetHull(faith::flick::HullOf(Kind, HullCorners));
	}
}

void AFlickPiece::LayDown(const faith::flick::PiecePose& Pose)
{
	Hold();
	SetActorHiddenInGame(!Pose.isShown);
	SetActorTransform(FlickConvert::ToTransform(Pose), false, nullptr, ETeleportType::TeleportPhysics);
	Body->SetCollisionResponseToChannel(ECC_PhysicsBody, ECR_Block);
	Body->SetCollisionEnabled(Pose.isInTheWay ? ECollisionEnabled::QueryAndPhysics : ECollisionEnabled::NoCollision);
}

void AFlickPiece::Hold()
{
	if (IsFree())
	{
		Body->SetSimulatePhysics(false);
	}
}

void AFlickPiece::PassOthers()
{
	Body->SetCollisionResponseToChannel(ECC_PhysicsBody, ECR_Ignore);
}

void AFlickPiece::Drop()
{
	Hold();
	SetActorHiddenInGame(true);
	Body->SetCollisionEnabled(ECollisionEnabled::NoCollision);
}

void AFlickPiece::FellOutOfWorld(const UDamageType& DamageType)
{
	Drop();
}

void AFlickPiece::OutsideWorldBounds()
{
	Drop();
}

void AFlickPiece::SetFree(float MassInKg, UPhysicalMaterial* Surface)
{
	Body->SetPhysMaterialOverride(Surface);
	Body->SetSimulatePhysics(true);
	Body->SetMassOverrideInKg(NAME_None, MassInKg, true);
	Body->SetPhysicsLinearVelocity(FVector::ZeroVector);
	Body->SetPhysicsAngularVelocityInRadians(FVector::ZeroVector);
	// It stays exactly where it lies until something touches it.
	Body->PutRigidBodyToSleep();
	bFellAsleep = true;
}

void AFlickPiece::SetSurface(UPhysicalMaterial* Surface)
{
	Body->SetPhysMaterialOverride(Surface);
}

void AFlickPiece::Strike(const faith::flick::Strike& Blow)
{
	const FVector Velocity = FlickConvert::ToWorld(Blow.velocityX, Blow.velocityY, 0.0);
	if (Velocity.IsNearlyZero())
	{
		return;
	}
	bFellAsleep = false;
	Body->WakeRigidBody();
	if (Blow.rolls)
	{
		StandUp(Velocity.GetSafeNormal());
		Body->SetPhysicsAngularVelocityInRadians(FVector::CrossProduct(FVector::UpVector, Velocity) / RadiusOf(Kind));
		Body->AddImpulse(Velocity, NAME_None, true);
		return;
	}
	const FVector Centre = GetActorLocation() + FVector(0.0, 0.0, HalfHeightOf(Kind));
	const FVector Finger = Centre + FlickConvert::ToWorld(Blow.pointX, Blow.pointY, 0.0);
	Body->AddImpulseAtLocation(Velocity * Body->GetMass(), Finger);
}

void AFlickPiece::StandUp(const FVector& Direction)
{
	// A quarter turn about its way: what was up is then level, and the rim touches the mat.
	const FQuat QuarterTurn(Direction, -UE_HALF_PI);
	const FVector Centre = GetActorLocation() + FVector(0.0, 0.0, RadiusOf(Kind));
	const FVector Location = Centre - QuarterTurn.RotateVector(FVector::UpVector) * HalfHeightOf(Kind);
	SetActorTransform(FTransform(QuarterTurn, Location), false, nullptr, ETeleportType::TeleportPhysics);
}

faith::flick::BodySample AFlickPiece::Sample() const
{
	const FVector Up = GetActorUpVector();
	const FVector Centre = GetActorLocation() + Up * HalfHeightOf(Kind);
	// How far the lowest point of a tilted disc is below its centre.
	const double Upright = FMath::Min(FMath::Abs(Up.Z), 1.0);
	const double Below = Upright * HalfHeightOf(Kind) + FMath::Sqrt(1.0 - Upright * Upright) * RadiusOf(Kind);

	faith::flick::BodySample Sampled;
	Sampled.piece = Number;
	Sampled.position = FlickConvert::ToBoard(Centre);
	Sampled.bottom = FlickConvert::ToMicrometres(Centre.Z - Below);
	Sampled.speed = FlickConvert::ToMicrometres(Body->GetPhysicsLinearVelocity().Size());
	Sampled.spin = static_cast<int32>(FMath::Min(Body->GetPhysicsAngularVelocityInRadians().Size() * 1000.0, 1.0e9));
	// Both must say so: an event may be late, and what the query misses is found by its speed a little later.
	Sampled.isAsleep = bFellAsleep && !Body->IsAnyRigidBodyAwake();
	return Sampled;
}

bool AFlickPiece::IsFree() const
{
	return Body->IsSimulatingPhysics();
}

void AFlickPiece::HandleSleep(UPrimitiveComponent* SleepingComponent, FName BoneName)
{
	bFellAsleep = true;
}

void AFlickPiece::HandleWake(UPrimitiveComponent* WakingComponent, FName BoneName)
{
	bFellAsleep = false;
}
