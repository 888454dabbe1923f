#include "Table/FlickTable.h"

#include "Components/SceneComponent.h"
#include "Convert/FlickConvert.h"
#include "Engine/World.h"
#include "FlickOfFaithPresentation/MatchStatus.h"
#include "FlickOfFaithPresentation/Strike.h"
#include "FlickOfFaithRules/Catalogue.h"
#include "FlickOfFaithRules/ExactTable.h"
#include "PhysicalMaterials/PhysicalMaterial.h"
#include "PhysicsEngine/PhysicsSettings.h"
#include "Table/FlickBoard.h"
#include "Table/FlickPiece.h"

namespace
{
/** Only the proportions matter: everything that meets is a piece of the game. */
constexpr float KilogramsPerProphet = 1.0f;

/** A disc that fell off the mat is out of sight below. */
constexpr double FallenHeight = -300.0;

/** Between a disc and an upright wall, permille. */
constexpr int32 WallRestitution = faith::physics::Wall{}.restitution;

/**
 * What the calibration test found. Unverified: these are the numbers of an engine that behaves as its documentation says; the test
 * FlickOfFaith.Calibration.FindsTheEnginesFriction prints those of a real one.
 */
constexpr faith::flick::SurfaceFit EngineFit{1.0, 1.0};

/** Seconds of a frame that the bodies move at most: after a hitch they have moved less than the clock. Both limits are the same in DefaultEngine.ini. */
double LongestSimulatedFrame()
{
	const UPhysicsSettings* const Settings = UPhysicsSettings::Get();
	const double AllSteps = static_cast<double>(Settings->MaxSubstepDeltaTime) * Settings->MaxSubsteps;
	return FMath::Min(static_cast<double>(Settings->MaxPhysicsDeltaTime), AllSteps);
}
} // namespace

AFlickTable::AFlickTable()
{
	PrimaryActorTick.bCanEverTick = true;
	PrimaryActorTick.bStartWithTickEnabled = true;
	// Bodies are measured where this frame's physics has left them.
	PrimaryActorTick.TickGroup = TG_PostPhysics;
	SetRootComponent(CreateDefaultSubobject<USceneComponent>(TEXT("Root")));
}

void AFlickTable::PostInitializeComponents()
{
	Super::PostInitializeComponents();
	if (GetWorld()->IsGameWorld())
	{
		Board = GetWorld()->SpawnActor<AFlickBoard>(OwnedByThis());
	}
}

FActorSpawnParameters AFlickTable::OwnedByThis()
{
	FActorSpawnParameters Parameters;
	Parameters.Owner = this;
	return Parameters;
}

void AFlickTable::EndPlay(const EEndPlayReason::Type EndPlayReason)
{
	CancelShot();
	if (EndPlayReason == EEndPlayReason::Destroyed)
	{
		// With the world they go by themselves.
		for (const TObjectPtr<AFlickPiece>& Piece : Pieces)
		{
			Piece->Destroy();
		}
		Board->Destroy();
	}
	Super::EndPlay(EndPlayReason);
}

void AFlickTable::Tick(float DeltaSeconds)
{
	Super::Tick(DeltaSeconds);
	switch (Shot)
	{
	case EShot::Bodies:
		FollowBodies(DeltaSeconds);
		break;
	case EShot::Shown:
		FollowRecording(DeltaSeconds);
		break;
	case EShot::None:
		break;
	}
}

void AFlickTable::Show(const faith::flick::GameState& State)
{
	CancelShot();
	DressPieces(State);
	LayDownAll(State);
}

void AFlickTable::PlayShot(const faith::flick::GameState& State, FFlickShotDone Done)
{
	Show(State);
	BeginShot(EShot::Bodies, MoveTemp(Done));
	Ear.Begin();
	Watch.Begin(State);
	Struck.Reset();
	SetFreeAll(State);
	for (const faith::flick::Strike& Blow : faith::flick::StrikesOf(State))
	{
		Pieces[Blow.piece]->Strike(Blow);
		Struck.Add(Pieces[Blow.piece]);
	}
}

void AFlickTable::ShowShot(const faith::flick::GameState& State, const faith::physics::Recording& Recording,
	const faith::flick::Settled& Outcome, FFlickShotDone Done)
{
	Show(State);
	BeginShot(EShot::Shown, MoveTemp(Done));
	ToldImpacts = 0;
	Playback.Begin(State, Recording);
	KnownOutcome = Outcome;
}

void AFlickTable::BeginShot(EShot Kind, FFlickShotDone&& Done)
{
	ShotDone = MoveTemp(Done);
	Shot = Kind;
	Elapsed = 0.0;
	OnLaunched.Broadcast();
}

void AFlickTable::TellImpact(double Speed)
{
	if (const auto Strength = faith::flick::StrengthOfImpact(Speed))
	{
		OnStruck.Broadcast(static_cast<float>(*Strength));
	}
}

void AFlickTable::CancelShot()
{
	for (const TObjectPtr<AFlickPiece>& Piece : Pieces)
	{
		Piece->Hold();
	}
	Shot = EShot::None;
	ShotDone.Unbind();
}

bool AFlickTable::IsShotRunning() const
{
	return Shot != EShot::None;
}

bool AFlickTable::SkipShot()
{
	if (Shot != EShot::Shown)
	{
		return false;
	}
	Finish(KnownOutcome);
	return true;
}

const faith::flick::ShotPlayback* AFlickTable::GetPlayback() const
{
	return Shot == EShot::Shown ? &Playback : nullptr;
}

std::optional<faith::flick::TableSpot> AFlickTable::FindMovingDisc() const
{
	for (const TObjectPtr<AFlickPiece>& Piece : Struck)
	{
		if (Shot == EShot::Bodies && Piece->IsFree())
		{
			return faith::flick::SpotOf(FlickConvert::ToBoard(Piece->GetActorLocation()));
		}
	}
	return std::nullopt;
}

faith::flick::SurfaceFit AFlickTable::GetEngineFit()
{
	return EngineFit;
}

void AFlickTable::SetFit(const faith::flick::SurfaceFit& InFit)
{
	Fit = InFit;
}

AFlickPiece* AFlickTable::GetPiece(faith::flick::PieceId Number) const
{
	return Pieces.IsValidIndex(Number) ? Pieces[Number].Get() : nullptr;
}

void AFlickTable::FollowBodies(float DeltaSeconds)
{
	std::vector<faith::flick::BodySample> Samples;
	for (const TObjectPtr<AFlickPiece>& Piece : Pieces)
	{
		if (Piece->IsFree())
		{
			Samples.push_back(Piece->Sample());
		}
	}
	TellImpact(Ear.Hear(Samples));
	// Counted in whole milliseconds since the start, so that nothing is lost between frames.
	const int32 Before = static_cast<int32>(Elapsed * 1000.0);
	Elapsed += FMath::Min(static_cast<double>(DeltaSeconds), LongestSimulatedFrame());
	const int32 Now = static_cast<int32>(Elapsed * 1000.0);
	const faith::flick::ShotState Progress = Watch.Follow(Samples, Now - Before);
	LetFall();
	if (Progress != faith::flick::ShotState::Moving && !bHeld)
	{
		Finish(Watch.Report());
	}
}

void AFlickTable::LetFall()
{
	for (int32 Number = 0; Number < Pieces.Num(); ++Number)
	{
		if (!Watch.HasLeft(static_cast<faith::flick::PieceId>(Number)))
		{
			continue;
		}
		Pieces[Number]->PassOthers();
		if (Pieces[Number]->GetActorLocation().Z < FallenHeight)
		{
			Pieces[Number]->Drop();
		}
	}
}

void AFlickTable::FollowRecording(float DeltaSeconds)
{
	if (bHeld)
	{
		return;
	}
	Elapsed += DeltaSeconds * ShotSpeed;
	for (const faith::flick::PiecePose& Pose : Playback.PosesAt(Elapsed))
	{
		Pieces[Pose.piece]->LayDown(Pose);
	}
	for (; ToldImpacts < Playback.Impacts().size() && Playback.Impacts()[ToldImpacts].time <= Elapsed; ++ToldImpacts)
	{
		TellImpact(Playback.Impacts()[ToldImpacts].speed);
	}
	if (Elapsed >= Playback.Duration())
	{
		Finish(KnownOutcome);
	}
}

void AFlickTable::Finish(const faith::flick::Settled& Settled)
{
	// Copies: whoever is told may begin the next shot at once.
	const faith::flick::Settled Report = Settled;
	const FFlickShotDone Done = ShotDone;
	CancelShot();
	Done.ExecuteIfBound(Report);
}

void AFlickTable::LayDownAll(const faith::flick::GameState& State)
{
	const std::vector<faith::flick::PiecePose> Poses = faith::flick::TablePoses(State);
	for (int32 Number = 0; Number < Pieces.Num(); ++Number)
	{
		// A pose as it is made shows nothing: that is for pieces of an earlier match with more of them.
		const std::size_t Place = static_cast<std::size_t>(Number);
		Pieces[Number]->LayDown(Place < Poses.size() ? Poses[Place] : faith::flick::PiecePose());
	}
}

void AFlickTable::DressPieces(const faith::flick::GameState& State)
{
	const faith::flick::MatchStatus Status = faith::flick::StatusOf(faith::flick::StandardCatalogue(), State);
	for (std::size_t Number = 0; Number < State.pieces.Size(); ++Number)
	{
		if (!Pieces.IsValidIndex(static_cast<int32>(Number)))
		{
			Pieces.Add(GetWorld()->SpawnActor<AFlickPiece>(OwnedByThis()));
		}
		const faith::flick::Piece& Piece = State.pieces[Number];
		const bool bOwned = Piece.owner < Status.seats.size();
		const std::string_view Colour = bOwned ? Status.seats[Piece.owner].colour : std::string_view();
		Pieces[static_cast<int32>(Number)]->Become(
			static_cast<faith::flick::PieceId>(Number), Piece.kind, faith::flick::ColourOf(Colour));
	}
}

void AFlickTable::SetFreeAll(const faith::flick::GameState& State)
{
	const faith::flick::ExactScene Exact(State);
	const faith::physics::Scene Scene = Exact.View();
	const faith::flick::EngineSurface Surface = faith::flick::EngineSurfaceOf(Scene.surface, WallRestitution, Fit);
	Surfaces.Reset();
	UPhysicalMaterial* const Wood = MakeSurface(Surface.discFriction, Surface.discRestitution);
	Board->SetSurface(MakeSurface(Surface.matFriction, 0.0));
	UPhysicalMaterial* const Wall = MakeSurface(Surface.discFriction, Surface.wallRestitution);
	for (const TObjectPtr<AFlickPiece>& Piece : Pieces)
	{
		Piece->SetSurface(Wall);
	}
	for (const faith::physics::Body& Body : Scene.bodies)
	{
		Pieces[Body.id]->SetFree(KilogramsPerProphet * Body.massPermille / 1000.0f, Wood);
	}
}

UPhysicalMaterial* AFlickTable::MakeSurface(double Friction, double Restitution)
{
	// A new one every time: the solver keeps its own copy of a material that is already in use.
	UPhysicalMaterial* const Material = NewObject<UPhysicalMaterial>(this);
	Material->Friction = static_cast<float>(Friction);
	Material->StaticFriction = static_cast<float>(Friction);
	Material->Restitution = static_cast<float>(Restitution);
	Material->bOverrideFrictionCombineMode = true;
	Material->FrictionCombineMode = EFrictionCombineMode::Multiply;
	Material->bOverrideRestitutionCombineMode = true;
	Material->RestitutionCombineMode = EFrictionCombineMode::Multiply;
	Surfaces.Add(Material);
	return Material;
}
