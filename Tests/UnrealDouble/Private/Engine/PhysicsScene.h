#pragma once

#include "CoreMinimal.h"
#include "FaithPhysics/Recording.h"
#include "PhysicsShape.h"
#include "UObject/WeakObjectPtrTemplates.h"

#include <cmath>
#include <vector>

class UPrimitiveComponent;
class UWorld;

/// The physics of the double: upright round bodies slide on square tables as FaithPhysics says, and fall beside them. What the engine
/// does besides (tipping over, bouncing off the floor, meeting in mid-air) does not happen here.
namespace UnrealDouble
{
/// What the scene knows of one component. Lengths in units of the world, angles in radians.
struct FBody
{
	UPrimitiveComponent* Component = nullptr;
	/// Moved by the scene; else it stands still or is moved by hand.
	bool bSimulated = false;
	bool bFalling = false;
	bool bAwake = true;
	/// What the last wake or sleep event told, so that a body created awake gives none.
	bool bToldAwake = true;
	/// True while the scene itself moves the component.
	bool bMovedByScene = false;
	int32 StillSteps = 0;
	FVector Velocity = FVector::ZeroVector;
	double Spin = 0.0;
	/// From impulses; reaches the velocity at the next step, as in the engine.
	FVector PendingVelocity = FVector::ZeroVector;
	double PendingSpin = 0.0;
	double Radius = 0.0;
	double Height = 0.0;
	/// From its origin to its middle, along its own axis.
	double MiddleHeight = 0.0;
	double Mass = 1.0;
	/// On its rim, and the scene rolls it.
	bool bRolling = false;
	FOutline Outline;
	/// Static body below, if it lies on one or on something that does.
	FBody* Floor = nullptr;
	/// Simulated body directly below.
	FBody* Below = nullptr;

	FVector Middle() const;
	FVector2D Centre() const { return FVector2D(Middle()); }
	bool StandsOnRim() const;
	/// They stop and carry each other.
	bool Meets(const FBody& Other) const;
	bool Moves() const { return !Velocity.IsZero() || Spin != 0.0; }
	/// Puts its middle there.
	void MoveTo(const FVector& NewMiddle, const FQuat& Rotation);
	void Stop();
};

/// Two bodies met.
struct FContact
{
	TWeakObjectPtr<UPrimitiveComponent> First;
	TWeakObjectPtr<UPrimitiveComponent> Second;
	FVector Where = FVector::ZeroVector;
	/// From the second to the first, unit length.
	FVector Normal = FVector::ZeroVector;
	/// Kilograms times units per second.
	double Impulse = 0.0;
};

/// What happens to the bodies on one floor until somebody interferes.
class FTableMotion
{
public:
	FTableMotion(FBody& InFloor, const TArray<FBody*>& InBodies, const TArray<FBody*>& InWalls, double InMicrometres);

	/// Moves the bodies. Those that leave are placed where they do, with the seconds of the step that are left to them.
	void Advance(double Seconds, TArray<FContact>& OutContacts, TArray<TPair<FBody*, double>>& OutLeaving);
	/// True when the body left this table or never was on it: then it may go without disturbing the others.
	bool Forget(const FBody* Body);

private:
	void Play(const TArray<FBody*>& Launched);
	std::vector<faith::physics::Body> DiscsLike(const UPrimitiveComponent& Typical) const;
	faith::physics::Shot ShotOf(const TArray<FBody*>& Launched) const;
	faith::physics::Point PointOf(const FVector2D& At) const;
	void Place(FBody& Body, int32 Piece, const faith::physics::Pose& Pose);
	FQuat RotationOf(int32 Piece, const faith::physics::Pose& Pose) const;
	double HeightOf(const FBody& Body, const faith::physics::Pose& Pose) const;
	/// The stretch on which it comes to rest or leaves.
	const faith::physics::Segment& LastOf(int32 Piece) const;
	void Report(const faith::physics::Impact& Impact, TArray<FContact>& OutContacts) const;

	FBody& Floor;
	TArray<FBody*> Bodies;
	TArray<FBody*> Walls;
	TArray<FQuat> Rotations;
	TArray<FVector2D> Starts;
	TArray<bool> Gone;
	faith::physics::Recording Recording;
	FVector2D Origin;
	double Micrometres;
	double LeastMass = 1.0;
	double Elapsed = 0.0;
};

class FPhysicsScene
{
public:
	explicit FPhysicsScene(UWorld& InWorld);
	FPhysicsScene(const FPhysicsScene&) = delete;
	FPhysicsScene& operator=(const FPhysicsScene&) = delete;
	~FPhysicsScene();

	FBody* Create(UPrimitiveComponent& Component);
	void Destroy(FBody* Body);
	/// Takes over the settings of the component once more.
	void Refresh(FBody& Body);
	/// Something was moved, pushed, stopped, added or removed: all motion is computed anew from the next step on.
	void Disturb() { bDisturbed = true; }
	/// The same for what was done to one body; what falls disturbs nobody.
	void DisturbBy(const FBody& Body) { bDisturbed = bDisturbed || !Body.bFalling; }
	void Wake(FBody& Body);
	/// While other threads simulate, as ticks during physics would have it; who touches a body then is told.
	void SetSolving(bool bInSolving) { bSolving = bInSolving; }
	void NoteTouch(const UPrimitiveComponent& Component) const;
	/// One frame: shortened and divided into steps as the project's settings say; then the events.
	void Advance(float DeltaSeconds);

private:
	void Step(double Seconds);
	void TakeImpulses();
	void Arrange();
	void FindSupport(FBody& Body);
	void StartMotion(FBody& Floor);
	void Fall(FBody& Body, double Seconds);
	void Rest(FBody& Body);
	void Tremble(FBody& Body);
	void AddFloorContacts(double Seconds);
	void SendEvents();
	void CheckStillInWorld();
	void SendHit(UPrimitiveComponent& To, UPrimitiveComponent& From, const FContact& Contact, double Sign) const;
	double Gravity() const;
	/// Per unit of length: the length whose gravity is 9.81 m/s^2.
	double Micrometres() const;
	/// Gaps and dents of this size count as contact.
	double Tolerance() const { return 1000.0 / Micrometres(); }

	UWorld& World;
	TArray<TUniquePtr<FBody>> Bodies;
	TArray<TUniquePtr<FTableMotion>> Motions;
	TArray<FContact> Contacts;
	bool bDisturbed = true;
	bool bSolving = false;
	uint32 Trembles = 0;
};
} // namespace UnrealDouble
