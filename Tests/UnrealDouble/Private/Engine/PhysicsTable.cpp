#include "Components/PrimitiveComponent.h"
#include "FaithPhysics/Simulation.h"
#include "PhysicsScene.h"
#include "PhysicsSurfaces.h"

#include <algorithm>
#include <vector>

namespace UnrealDouble
{

namespace physics = faith::physics;

namespace
{

int32 Rounded(double Value)
{
	return static_cast<int32>(std::lround(Value));
}

/// The floor must be a square for FaithPhysics; half its side.
double HalfSideOf(const FOutline& Floor)
{
	const FVector2D Size = Floor.High() - Floor.Low();
	checkf(std::abs(Size.X - Size.Y) < 0.02 * Size.X && Floor.Area() > 0.98 * Size.X * Size.Y,
		TEXT("The double plays only on square tables along the axes, not on one of %f by %f"), Size.X, Size.Y);
	return Size.X / 2.0;
}

} // namespace

FTableMotion::FTableMotion(
	FBody& InFloor, const TArray<FBody*>& InBodies, const TArray<FBody*>& InWalls, double InMicrometres)
	: Floor(InFloor), Bodies(InBodies), Walls(InWalls), Micrometres(InMicrometres)
{
	const FVector2D Low = Floor.Outline.Low();
	const FVector2D High = Floor.Outline.High();
	Origin = FVector2D((Low.X + High.X) / 2.0, (Low.Y + High.Y) / 2.0);
	checkf(Bodies.Num() <= static_cast<int32>(physics::kMaxBodies), TEXT("%d bodies are too many for the double"),
		Bodies.Num());
	TArray<FBody*> Launched;
	LeastMass = Bodies[0]->Mass;
	for (FBody* Body : Bodies)
	{
		Rotations.Add(Body->Component->GetComponentQuat());
		Starts.Add(Body->Centre());
		Gone.Add(false);
		LeastMass = (std::min)(LeastMass, Body->Mass);
		if (Body->Moves())
		{
			Launched.Add(Body);
		}
	}
	if (Launched.Num() > 0)
	{
		Play(Launched);
	}
}

physics::Point FTableMotion::PointOf(const FVector2D& At) const
{
	return {Rounded((At.X - Origin.X) * Micrometres), Rounded((At.Y - Origin.Y) * Micrometres)};
}

void FTableMotion::Play(const TArray<FBody*>& Launched)
{
	checkf(Launched.Num() <= static_cast<int32>(physics::kMaxLaunches) &&
			Walls.Num() <= static_cast<int32>(physics::kMaxWalls),
		TEXT("The double cannot start with %d moving bodies and %d walls"), Launched.Num(), Walls.Num());
	const UPrimitiveComponent& Typical = *Launched[0]->Component;
	physics::Surface Surface;
	Surface.friction = (std::max)(1, Rounded(1000.0 * FrictionBetween(Typical, *Floor.Component)));
	Surface.rimFriction = Rounded(1000.0 * FrictionBetween(Typical, Typical));
	Surface.restitution = Rounded(1000.0 * RestitutionBetween(Typical, Typical));
	const std::vector<physics::Body> Discs = DiscsLike(Typical);
	std::vector<physics::Wall> Fixed;
	for (const FBody* Wall : Walls)
	{
		const FStadium Stadium = StadiumIn(Wall->Outline);
		Fixed.push_back({PointOf(Stadium.From), PointOf(Stadium.To), Rounded(Stadium.Radius * Micrometres),
			Rounded(1000.0 * RestitutionBetween(Typical, *Wall->Component))});
	}
	const int32 HalfMat = Rounded(HalfSideOf(Floor.Outline) * Micrometres);
	(void)physics::Simulate({Discs, Fixed, HalfMat, Surface}, ShotOf(Launched), Recording);
}

std::vector<physics::Body> FTableMotion::DiscsLike(const UPrimitiveComponent& Typical) const
{
	std::vector<physics::Body> Discs;
	for (int32 i = 0; i < Bodies.Num(); ++i)
	{
		const FBody& Body = *Bodies[i];
		checkf(FrictionBetween(*Body.Component, *Floor.Component) == FrictionBetween(Typical, *Floor.Component) &&
				RestitutionBetween(*Body.Component, Typical) == RestitutionBetween(Typical, Typical),
			TEXT("The double plays only with bodies of one material on one table"));
		const int32 Under = Bodies.IndexOfByKey(Body.Below);
		Discs.push_back({static_cast<std::uint8_t>(i), {PointOf(Body.Centre()), Rounded(Body.Radius * Micrometres)},
			Rounded(1000.0 * Body.Mass / LeastMass), Rounded(Body.Height * Micrometres),
			Under == INDEX_NONE ? physics::kNoBody : static_cast<std::uint8_t>(Under)});
	}
	return Discs;
}

physics::Shot FTableMotion::ShotOf(const TArray<FBody*>& Launched) const
{
	physics::Shot Shot;
	Shot.rolling = Launched[0]->StandsOnRim();
	for (FBody* Body : Launched)
	{
		checkf(Body->StandsOnRim() == Shot.rolling, TEXT("The double cannot let one disc roll while another slides"));
		const double Angle = std::atan2(Body->Velocity.Y, Body->Velocity.X) * 180000.0 / UE_DOUBLE_PI;
		Shot.launches.PushBack({static_cast<std::uint8_t>(Bodies.IndexOfByKey(Body)), PointOf(Body->Centre()),
			physics::NormalAngle(Rounded(Angle)), Rounded(Body->Velocity.Size2D() * Micrometres),
			Rounded(Body->Spin * 1000.0)});
	}
	return Shot;
}

void FTableMotion::Advance(double Seconds, TArray<FContact>& OutContacts, TArray<TPair<FBody*, double>>& OutLeaving)
{
	const double Before = Elapsed;
	Elapsed += Seconds;
	for (int32 i = 0; i < Bodies.Num(); ++i)
	{
		const physics::Pose Pose = Recording.PoseAt(static_cast<std::uint8_t>(i), Elapsed);
		if (Gone[i] || !Bodies[i] || !Pose.moved)
		{
			continue;
		}
		Gone[i] = Pose.left;
		if (!Pose.left)
		{
			Place(*Bodies[i], i, Pose);
			continue;
		}
		const physics::Segment& Last = LastOf(i);
		Place(*Bodies[i], i, physics::PoseOn(Last, Last.end));
		OutLeaving.Emplace(Bodies[i], Elapsed - Last.end);
	}
	for (const physics::Impact& Impact : Recording.Impacts())
	{
		if (Impact.time > Before && Impact.time <= Elapsed)
		{
			Report(Impact, OutContacts);
		}
	}
}

bool FTableMotion::Forget(const FBody* Body)
{
	const int32 Piece = Bodies.IndexOfByKey(Body);
	if (Piece == INDEX_NONE)
	{
		return Body != &Floor && !Walls.Contains(Body);
	}
	Bodies[Piece] = nullptr;
	return Gone[Piece];
}

void FTableMotion::Place(FBody& Body, int32 Piece, const physics::Pose& Pose)
{
	const double Bottom = HeightOf(Body, Pose);
	const double Height = Pose.rolling ? 2.0 * Body.Radius : Body.Height;
	Body.Velocity = FVector(Pose.velocity.x / Micrometres, Pose.velocity.y / Micrometres, 0.0);
	Body.Spin = Pose.spin;
	Body.bRolling = Pose.rolling;
	const FVector Middle(
		Origin.X + Pose.position.x / Micrometres, Origin.Y + Pose.position.y / Micrometres, Bottom + Height / 2.0);
	Body.MoveTo(Middle, RotationOf(Piece, Pose));
	Body.Outline.Bottom = Bottom;
	Body.Outline.Top = Bottom + Height;
}

/// Turned on the spot as far as the disc turned; rolled as far as it came; or flat, if it stood at the start and fell over.
FQuat FTableMotion::RotationOf(int32 Piece, const physics::Pose& Pose) const
{
	const FQuat& Start = Rotations[Piece];
	const FQuat Turn(FVector::UpVector, Pose.angle);
	if (!Pose.rolling)
	{
		return std::abs(Start.RotateVector(FVector::UpVector).Z) > 0.5 ? Turn * Start : Turn;
	}
	const FVector Way(Origin.X + Pose.position.x / Micrometres - Starts[Piece].X,
		Origin.Y + Pose.position.y / Micrometres - Starts[Piece].Y, 0.0);
	const FVector Axis = FVector::CrossProduct(FVector::UpVector, Way.GetSafeNormal());
	return FQuat(Axis, Way.Size2D() / Bodies[Piece]->Radius) * Start;
}

/// On the floor, or on the highest of the bodies below; where none is found the level alone tells.
double FTableMotion::HeightOf(const FBody& Body, const physics::Pose& Pose) const
{
	const double Top = Floor.Outline.Top;
	if (Pose.level == 0)
	{
		return Top;
	}
	const double Guess = Top + Pose.level * physics::kLevelHeight / Micrometres;
	const double Slack = physics::kLevelHeight / Micrometres;
	double Highest = -INFINITY;
	for (const FBody* Other : Bodies)
	{
		const bool bOverlaps = Other && Other != &Body &&
			FVector2D::Distance(Other->Centre(), Body.Centre()) < Other->Radius + Body.Radius;
		if (bOverlaps && std::abs(Other->Outline.Top - Guess) < Slack)
		{
			Highest = (std::max)(Highest, Other->Outline.Top);
		}
	}
	return std::isfinite(Highest) ? Highest : Guess;
}

const physics::Segment& FTableMotion::LastOf(int32 Piece) const
{
	const physics::Segment* Last = nullptr;
	for (const physics::Segment& Segment : Recording.Segments())
	{
		Last = Segment.piece == Piece ? &Segment : Last;
	}
	check(Last);
	return *Last;
}

void FTableMotion::Report(const physics::Impact& Impact, TArray<FContact>& OutContacts) const
{
	const FBody* const First = Bodies[Impact.first];
	const FBody* const Second = Impact.second == physics::kNoBody ? Walls[Impact.wall] : Bodies[Impact.second];
	if (!First || !Second)
	{
		return;
	}
	FContact Contact;
	Contact.First = First->Component;
	Contact.Second = Second->Component;
	const double Z = First->Middle().Z;
	Contact.Where = FVector(Origin.X + Impact.where.x / Micrometres, Origin.Y + Impact.where.y / Micrometres, Z);
	const physics::Pose Pose = Recording.PoseAt(Impact.first, Impact.time);
	Contact.Normal = FVector(Pose.position.x - Impact.where.x, Pose.position.y - Impact.where.y, 0.0).GetSafeNormal();
	Contact.Impulse = Impact.impulse / Micrometres * LeastMass;
	OutContacts.Add(Contact);
}

} // namespace UnrealDouble
