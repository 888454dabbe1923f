#include "PhysicsScene.h"

#include "Components/PrimitiveComponent.h"
#include "Double/PhysicsKnobs.h"
#include "Engine/World.h"
#include "GameFramework/Actor.h"
#include "GameFramework/DamageType.h"
#include "GameFramework/WorldSettings.h"
#include "PhysicalMaterials/PhysicalMaterial.h"
#include "PhysicsEngine/PhysicsSettings.h"

#include <algorithm>

DEFINE_LOG_CATEGORY_STATIC(LogDoublePhysics, Log, All);

namespace UnrealDouble
{

namespace
{

/// From -1 to 1, always the same sequence.
double NextNoise(uint32& State)
{
	State = State * 1664525u + 1013904223u;
	return static_cast<double>(State >> 8) / 8388608.0 - 1.0;
}

/// On a table: a body that ignores others may only fall.
void CheckAllMeet(const TArray<FBody*>& Bodies, const TArray<FBody*>& Walls)
{
	for (int32 i = 0; i < Bodies.Num(); ++i)
	{
		const auto Passes = [&](const FBody* Other) { return Other != Bodies[i] && !Bodies[i]->Meets(*Other); };
		checkf(!Bodies.ContainsByPredicate(Passes) && !Walls.ContainsByPredicate(Passes),
			TEXT("%s: the double knows no bodies that slide through each other"), *Bodies[i]->Component->GetName());
	}
}

double DegreesPerSecondLimit(const FBodyInstance& Settings)
{
	return Settings.bOverrideMaxAngularVelocity ? Settings.MaxAngularVelocity
												: UPhysicsSettings::Get()->MaxAngularVelocity;
}

} // namespace

FVector FBody::Middle() const
{
	return Component->GetComponentLocation() + Component->GetUpVector() * MiddleHeight;
}

bool FBody::StandsOnRim() const
{
	return std::abs(Component->GetUpVector().Z) < 0.01;
}

bool FBody::Meets(const FBody& Other) const
{
	return Component->BodyInstance.DoubleBlocks(Other.Component->BodyInstance);
}

void FBody::MoveTo(const FVector& NewMiddle, const FQuat& Rotation)
{
	bMovedByScene = true;
	const FVector Location = NewMiddle - Rotation.RotateVector(FVector::UpVector) * MiddleHeight;
	Component->SetWorldLocationAndRotation(
		Location, Rotation.Rotator(), false, nullptr, ETeleportType::TeleportPhysics);
	bMovedByScene = false;
}

void FBody::Stop()
{
	Velocity = FVector::ZeroVector;
	Spin = 0.0;
	PendingVelocity = FVector::ZeroVector;
	PendingSpin = 0.0;
}

FPhysicsScene::FPhysicsScene(UWorld& InWorld) : World(InWorld)
{
}

FPhysicsScene::~FPhysicsScene() = default;

double FPhysicsScene::Gravity() const
{
	return World.GetGravityZ();
}

double FPhysicsScene::Micrometres() const
{
	return 9'810'000.0 / std::abs(Gravity());
}

FBody* FPhysicsScene::Create(UPrimitiveComponent& Component)
{
	NoteTouch(Component);
	FBody* const Body = Bodies.Add_GetRef(MakeUnique<FBody>()).Get();
	Body->Component = &Component;
	Body->bAwake = Component.BodyInstance.bStartAwake;
	Body->bToldAwake = Body->bAwake;
	Refresh(*Body);
	return Body;
}

void FPhysicsScene::Destroy(FBody* Body)
{
	NoteTouch(*Body->Component);
	bool bUnnoticed = true;
	for (const TUniquePtr<FTableMotion>& Motion : Motions)
	{
		bUnnoticed = Motion->Forget(Body) && bUnnoticed;
	}
	if (!bUnnoticed)
	{
		Motions.Reset();
		Disturb();
	}
	for (const TUniquePtr<FBody>& Other : Bodies)
	{
		Other->Floor = Other->Floor == Body ? nullptr : Other->Floor;
		Other->Below = Other->Below == Body ? nullptr : Other->Below;
	}
	Bodies.RemoveAll([Body](const TUniquePtr<FBody>& Other) { return Other.Get() == Body; });
}

void FPhysicsScene::Refresh(FBody& Body)
{
	UPrimitiveComponent& Component = *Body.Component;
	NoteTouch(Component);
	Body.Outline = OutlineOf(Component);
	Body.Mass = Component.GetMass();
	Body.bSimulated = Component.BodyInstance.bSimulatePhysics && Component.DoubleWhyNotSimulated() == nullptr;
	(void)Component.DoublePhysicalMaterial().DoubleSolverMaterial();
	DisturbBy(Body);
	if (!Body.bSimulated)
	{
		Body.Stop();
		Body.bFalling = false;
		return;
	}
	const FBodyInstance& Settings = Component.BodyInstance;
	const FOutline Own = OwnOutlineOf(Component);
	Body.Radius = RadiusAbout(Own, FVector2D::ZeroVector);
	Body.Height = Own.Top - Own.Bottom;
	Body.MiddleHeight = (Own.Top + Own.Bottom) / 2.0;
	checkf(Body.Radius > 0.0 && (Component.GetUpVector().Z > 0.9999 || Body.StandsOnRim()),
		TEXT("%s: the double simulates only discs about their origin, lying or on their rim"), *Component.GetName());
	checkf(Settings.DOFMode == EDOFMode::Default || Settings.DOFMode == EDOFMode::SixDOF ||
			Settings.DOFMode == EDOFMode::None,
		TEXT("%s: bound to a plane a body has no weight and so no friction"), *Component.GetName());
	checkf(Settings.LinearDamping <= 0.011f && Settings.AngularDamping <= 0.051f && Settings.bEnableGravity,
		TEXT("%s: the double knows no damping and no weightless bodies"), *Component.GetName());
}

void FPhysicsScene::Wake(FBody& Body)
{
	Body.bAwake = true;
	Body.StillSteps = 0;
}

void FPhysicsScene::Advance(float DeltaSeconds)
{
	const UPhysicsSettings& Settings = *UPhysicsSettings::Get();
	checkf(!Settings.bTickPhysicsAsync, TEXT("The double has no asynchronous physics"));
	// Whether the second limit also counts with sub-stepping is not documented: both do.
	const double Longest = Settings.bSubstepping
		? (std::min)(Settings.MaxSubsteps * Settings.MaxSubstepDeltaTime, Settings.MaxPhysicsDeltaTime)
		: Settings.MaxPhysicsDeltaTime;
	const double Frame = (std::min)(static_cast<double>(DeltaSeconds), Longest);
	if (Frame <= Settings.MinPhysicsDeltaTime)
	{
		return;
	}
	const int32 Steps =
		Settings.bSubstepping ? static_cast<int32>(std::ceil(Frame / Settings.MaxSubstepDeltaTime - 1e-6)) : 1;
	for (int32 i = 0; i < Steps; ++i)
	{
		Step(Frame / Steps);
	}
	AddFloorContacts(Frame);
	CheckStillInWorld();
	SendEvents();
}

void FPhysicsScene::NoteTouch(const UPrimitiveComponent& Component) const
{
	if (bSolving)
	{
		UE_LOG(LogDoublePhysics, Error, TEXT("%s of %s is touched while the engine simulates (TG_DuringPhysics)"),
			*Component.GetName(), *GetNameSafe(Component.GetOwner()));
	}
}

void FPhysicsScene::CheckStillInWorld()
{
	TArray<AActor*> Fallen;
	for (const TUniquePtr<FBody>& Body : Bodies)
	{
		AActor* const Owner = Body->Component->GetOwner();
		if (Body->bSimulated && Owner && Owner->GetActorLocation().Z < World.GetWorldSettings()->KillZ)
		{
			Fallen.AddUnique(Owner);
		}
	}
	for (AActor* Actor : Fallen)
	{
		Actor->FellOutOfWorld(*GetDefault<UDamageType>());
	}
}

void FPhysicsScene::Step(double Seconds)
{
	TakeImpulses();
	if (bDisturbed)
	{
		Arrange();
	}
	TArray<TPair<FBody*, double>> Leaving;
	for (const TUniquePtr<FTableMotion>& Motion : Motions)
	{
		Motion->Advance(Seconds, Contacts, Leaving);
	}
	for (const TUniquePtr<FBody>& Body : Bodies)
	{
		if (Body->bFalling)
		{
			Fall(*Body, Seconds);
		}
	}
	for (const TPair<FBody*, double>& Left : Leaving)
	{
		FBody& Body = *Left.Key;
		Body.bFalling = true;
		Body.Floor = nullptr;
		// A little further than the very edge, which would still carry it.
		Fall(Body, (std::max)(Left.Value, 2.0 / (Micrometres() * Body.Velocity.Size2D() + 1.0)));
	}
	for (const TUniquePtr<FBody>& Body : Bodies)
	{
		if (Body->bSimulated)
		{
			Rest(*Body);
		}
	}
}

void FPhysicsScene::TakeImpulses()
{
	static uint32 NoiseState = 0;
	FPhysicsKnobs& Knobs = PhysicsKnobs();
	for (const TUniquePtr<FBody>& Body : Bodies)
	{
		if (Body->PendingVelocity.IsZero() && Body->PendingSpin == 0.0)
		{
			continue;
		}
		NoiseState = NoiseState == 0 || Knobs.Noise == 0.0 ? Knobs.NoiseSeed : NoiseState;
		const double Error = Knobs.Noise * NextNoise(NoiseState);
		const double Turn = Knobs.Noise * NextNoise(NoiseState);
		Body->Velocity += FQuat(FVector::UpVector, Turn).RotateVector(Body->PendingVelocity) * (1.0 + Error);
		const double Limit = FMath::DegreesToRadians(DegreesPerSecondLimit(Body->Component->BodyInstance));
		Body->Spin = std::clamp(Body->Spin + Body->PendingSpin, -Limit, Limit);
		Body->PendingVelocity = FVector::ZeroVector;
		Body->PendingSpin = 0.0;
		Disturb();
	}
}

void FPhysicsScene::Arrange()
{
	bDisturbed = false;
	Motions.Reset();
	TArray<FBody*> Order;
	for (const TUniquePtr<FBody>& Body : Bodies)
	{
		Body->Outline = OutlineOf(*Body->Component);
		Order.Add(Body.Get());
	}
	Order.StableSort([](const FBody& A, const FBody& B) { return A.Outline.Bottom < B.Outline.Bottom; });
	for (FBody* Body : Order)
	{
		if (Body->bSimulated)
		{
			FindSupport(*Body);
		}
	}
	for (FBody* Body : Order)
	{
		if (!Body->bSimulated)
		{
			StartMotion(*Body);
		}
	}
}

void FPhysicsScene::FindSupport(FBody& Body)
{
	Body.Floor = nullptr;
	Body.Below = nullptr;
	double Highest = -INFINITY;
	for (const TUniquePtr<FBody>& Other : Bodies)
	{
		const bool bOver = Other->bSimulated
			? FVector2D::Distance(Other->Centre(), Body.Centre()) < Other->Radius + Body.Radius - Tolerance() / 10.0
			: Other->Outline.Covers(Body.Centre());
		if (Other.Get() == &Body || !bOver || Other->bFalling || !Body.Meets(*Other))
		{
			continue;
		}
		if (Other->Outline.Top <= Body.Outline.Bottom + Tolerance())
		{
			if (Other->Outline.Top > Highest)
			{
				Highest = Other->Outline.Top;
				Body.Floor = Other->bSimulated ? Other->Floor : Other.Get();
				Body.Below = Other->bSimulated ? Other.Get() : nullptr;
			}
		}
		else if (Other->Outline.Bottom < Body.Outline.Top - Tolerance() &&
			(!Other->bSimulated ||
				FVector2D::Distance(Other->Centre(), Body.Centre()) < Other->Radius + Body.Radius - Tolerance()))
		{
			UE_LOG(LogDoublePhysics, Error, TEXT("%s is inside %s: the engine would throw it out"),
				*Body.Component->GetName(), *Other->Component->GetName());
		}
	}
	const bool bLies = Body.Floor != nullptr && Body.Outline.Bottom - Highest <= Tolerance();
	if (!bLies)
	{
		Wake(Body);
		Body.Floor = nullptr;
	}
	Body.bFalling = !bLies;
}

void FPhysicsScene::StartMotion(FBody& Floor)
{
	TArray<FBody*> On;
	TArray<FBody*> Walls;
	bool bMoves = false;
	for (const TUniquePtr<FBody>& Other : Bodies)
	{
		if (Other->bSimulated && Other->Floor == &Floor)
		{
			On.Add(Other.Get());
			bMoves = bMoves || Other->Moves();
		}
		const bool bStands = !Other->bSimulated && Other.Get() != &Floor && Other->Outline.Corners.Num() > 0 &&
			Other->Outline.Top > Floor.Outline.Top + Tolerance() &&
			Other->Outline.Bottom < Floor.Outline.Top + 6.0 * Tolerance();
		if (bStands)
		{
			Walls.Add(Other.Get());
		}
	}
	if (!bMoves)
	{
		return;
	}
	CheckAllMeet(On, Walls);
	const double Bounce = UPhysicsSettings::Get()->BounceThresholdVelocity;
	if (Bounce > 20.0 * Tolerance())
	{
		UE_LOG(LogDoublePhysics, Error,
			TEXT("BounceThresholdVelocity is %f: in the engine nothing slower than that would bounce"), Bounce);
	}
	Motions.Add(MakeUnique<FTableMotion>(Floor, On, Walls, Micrometres()));
}

void FPhysicsScene::Fall(FBody& Body, double Seconds)
{
	const double Middle = Body.Middle().Z - Body.Outline.Bottom;
	const double Height = Body.Outline.Top - Body.Outline.Bottom;
	const double Before = Body.Outline.Bottom;
	Body.Velocity.Z += Gravity() * Seconds;
	FVector Location = Body.Middle() + Body.Velocity * Seconds;
	double Bottom = Location.Z - Middle;
	for (const TUniquePtr<FBody>& Other : Bodies)
	{
		const bool bOver = Other->bSimulated
			? FVector2D::Distance(Other->Centre(), Body.Centre()) < Other->Radius + Body.Radius - Tolerance() / 10.0
			: Other->Outline.Covers(FVector2D(Location.X, Location.Y));
		const double Top = Other->Outline.Top;
		if (Other.Get() != &Body && bOver && !Other->bFalling && Body.Meets(*Other) && Top <= Before + Tolerance() &&
			Top >= Bottom)
		{
			Bottom = Top;
			Location.Z = Top + Middle;
			Body.bFalling = false;
			Body.Velocity.Z = 0.0;
			Disturb();
		}
	}
	Body.MoveTo(Location, FQuat(FVector::UpVector, Body.Spin * Seconds) * Body.Component->GetComponentQuat());
	Body.Outline.Bottom = Bottom;
	Body.Outline.Top = Bottom + Height;
}

void FPhysicsScene::Rest(FBody& Body)
{
	const UPhysicalMaterial& Material = Body.Component->DoublePhysicalMaterial();
	const bool bStill = !Body.bFalling && Body.Velocity.Size() < Material.SleepLinearVelocityThreshold &&
		std::abs(Body.Spin) < Material.SleepAngularVelocityThreshold;
	if (PhysicsKnobs().Restless.Contains(Body.Component))
	{
		Tremble(Body);
		return;
	}
	if (!bStill)
	{
		Wake(Body);
		return;
	}
	if (Body.bAwake && ++Body.StillSteps >= Material.SleepCounterThreshold)
	{
		Body.bAwake = false;
		if (Body.Moves())
		{
			Body.Stop();
			Disturb();
		}
	}
}

void FPhysicsScene::Tremble(FBody& Body)
{
	Wake(Body);
	if (Body.Moves())
	{
		return;
	}
	++Trembles;
	const double Way = (Trembles % 2 == 0 ? 1.0 : -1.0) * Tolerance() / 100.0;
	Body.MoveTo(Body.Middle() + FVector(Way, 0.0, 0.0), Body.Component->GetComponentQuat());
}

/// A body that slides on something touches it all the time: the engine reports that in every frame.
void FPhysicsScene::AddFloorContacts(double Seconds)
{
	for (const TUniquePtr<FBody>& Body : Bodies)
	{
		if (Body->bSimulated && Body->bAwake && Body->Floor != nullptr)
		{
			FContact Contact;
			Contact.First = Body->Component;
			Contact.Second = Body->Below ? Body->Below->Component : Body->Floor->Component;
			Contact.Where = FVector(Body->Centre().X, Body->Centre().Y, Body->Outline.Bottom);
			Contact.Normal = FVector::UpVector;
			Contact.Impulse = Body->Mass * std::abs(Gravity()) * Seconds;
			Contacts.Add(Contact);
		}
	}
}

void FPhysicsScene::SendEvents()
{
	TArray<TPair<TWeakObjectPtr<UPrimitiveComponent>, bool>> Changed;
	for (const TUniquePtr<FBody>& Body : Bodies)
	{
		if (Body->bSimulated && Body->bAwake != Body->bToldAwake)
		{
			Body->bToldAwake = Body->bAwake;
			if (Body->Component->BodyInstance.bGenerateWakeEvents)
			{
				Changed.Emplace(Body->Component, Body->bAwake);
			}
		}
	}
	const TArray<FContact> Met = MoveTemp(Contacts);
	Contacts.Reset();
	for (const FContact& Contact : Met)
	{
		if (Contact.First.IsValid() && Contact.Second.IsValid())
		{
			SendHit(*Contact.First, *Contact.Second, Contact, 1.0);
		}
		if (Contact.First.IsValid() && Contact.Second.IsValid())
		{
			SendHit(*Contact.Second, *Contact.First, Contact, -1.0);
		}
	}
	for (const TPair<TWeakObjectPtr<UPrimitiveComponent>, bool>& Change : Changed)
	{
		if (UPrimitiveComponent* Component = Change.Key.Get())
		{
			Change.Value ? Component->OnComponentWake.Broadcast(Component, NAME_None)
						 : Component->OnComponentSleep.Broadcast(Component, NAME_None);
		}
	}
}

void FPhysicsScene::SendHit(
	UPrimitiveComponent& To, UPrimitiveComponent& From, const FContact& Contact, double Sign) const
{
	if (!To.BodyInstance.bNotifyRigidBodyCollision)
	{
		return;
	}
	FHitResult Hit;
	Hit.bBlockingHit = true;
	Hit.Component = &From;
	Hit.Location = Contact.Where;
	Hit.ImpactPoint = Contact.Where;
	Hit.Normal = Contact.Normal * Sign;
	Hit.ImpactNormal = Hit.Normal;
	To.OnComponentHit.Broadcast(&To, From.GetOwner(), &From, Hit.Normal * Contact.Impulse, Hit);
}

} // namespace UnrealDouble
