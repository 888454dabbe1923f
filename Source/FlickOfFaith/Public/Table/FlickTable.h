#pragma once

#include "CoreMinimal.h"
#include "GameFramework/Actor.h"

#include "FaithPhysics/Recording.h"
#include "FlickOfFaithPresentation/EngineSurface.h"
#include "FlickOfFaithPresentation/ImpactEar.h"
#include "FlickOfFaithPresentation/ShotPlayback.h"
#include "FlickOfFaithPresentation/ShotWatch.h"
#include "FlickOfFaithPresentation/TableSpot.h"
#include "FlickOfFaithRules/Commands.h"
#include "FlickOfFaithRules/State.h"

#include <optional>

#include "FlickTable.generated.h"

class AFlickBoard;
class AFlickPiece;
class UPhysicalMaterial;
struct FActorSpawnParameters;

/** A shot is over; what the table has to report of it. */
DECLARE_DELEGATE_OneParam(FFlickShotDone, const faith::flick::Settled&);

/** A flick begins. */
DECLARE_MULTICAST_DELEGATE(FFlickLaunched);

/** Something strikes something, so hard: 0 to 1. */
DECLARE_MULTICAST_DELEGATE_OneParam(FFlickStruck, float);

/**
 * The board and all pieces. Shows what the game says, lets rigid bodies play a flick and measures where they come to rest, or
 * shows a flick whose outcome is already known. Decides nothing.
 */
UCLASS()
class FLICKOFFAITH_API AFlickTable : public AActor
{
	GENERATED_BODY()

public:
	AFlickTable();

	virtual void Tick(float DeltaSeconds) override;

	/** Lays out every piece. Ends a shot without a report. */
	void Show(const faith::flick::GameState& State);

	/** Rigid bodies play the awaited flick; `Done` is called once when they have come to rest, in a later tick. */
	void PlayShot(const faith::flick::GameState& State, FFlickShotDone Done);

	/** Shows a flick with a known outcome; `Done` is called once with it, in a later tick or when it is skipped. */
	void ShowShot(const faith::flick::GameState& State, const faith::physics::Recording& Recording,
		const faith::flick::Settled& Outcome, FFlickShotDone Done);

	/**
	 * While it is held a flick with a known outcome stands still. Rigid bodies cannot: they are followed to their rest, but nobody is told
	 * of it before.
	 */
	void SetHeld(bool bInHeld) { bHeld = bInHeld; }

	/** Nobody waits for the shot any more. */
	void CancelShot();

	bool IsShotRunning() const;

	/** What there is to hear of a flick. */
	FFlickLaunched OnLaunched;
	FFlickStruck OnStruck;

	/** A flick with a known outcome ends now. False if there is none: rigid bodies take their time. */
	bool SkipShot();

	/** How fast a flick with a known outcome is shown; 1 is true to life. */
	void SetSpeed(double InSpeed) { ShotSpeed = InSpeed; }

	/** The flick with a known outcome that is being shown, or nothing. */
	const faith::flick::ShotPlayback* GetPlayback() const;

	/** Seconds since the launch of the shot. */
	double GetShotTime() const { return Elapsed; }

	/** Where the disc is that rigid bodies move now, the first of them if there are several. */
	std::optional<faith::flick::TableSpot> FindMovingDisc() const;

	/** How the engine's materials are corrected so that its discs stop where the exact simulation says, as a test measured it. */
	static faith::flick::SurfaceFit GetEngineFit();

	/** Tries another one. */
	void SetFit(const faith::flick::SurfaceFit& InFit);

	/** The actor of a piece, or nothing. */
	AFlickPiece* GetPiece(faith::flick::PieceId Number) const;

protected:
	virtual void PostInitializeComponents() override;
	virtual void EndPlay(const EEndPlayReason::Type EndPlayReason) override;

private:
	enum class EShot : uint8
	{
		None,
		Bodies,
		Shown,
	};

	void FollowBodies(float DeltaSeconds);
	void LetFall();
	void FollowRecording(float DeltaSeconds);
	void BeginShot(EShot Kind, FFlickShotDone&& Done);
	void TellImpact(double Speed);
	void Finish(const faith::flick::Settled& Settled);
	void LayDownAll(const faith::flick::GameState& State);
	void DressPieces(const faith::flick::GameState& State);
	void SetFreeAll(const faith::flick::GameState& State);
	FActorSpawnParameters OwnedByThis();
	UPhysicalMaterial* MakeSurface(double Friction, double Restitution);

	UPROPERTY()
	TObjectPtr<AFlickBoard> Board;

	/** By the number of the piece. */
	UPROPERTY()
	TArray<TObjectPtr<AFlickPiece>> Pieces;

	/** The pieces that were struck in the present shot. */
	UPROPERTY()
	TArray<TObjectPtr<AFlickPiece>> Struck;

	/** What the bodies of the present shot are made of. */
	UPROPERTY()
	TArray<TObjectPtr<UPhysicalMaterial>> Surfaces;

	EShot Shot = EShot::None;
	FFlickShotDone ShotDone;
	faith::flick::SurfaceFit Fit = GetEngineFit();
	faith::flick::ShotWatch Watch;
	faith::flick::ImpactEar Ear;
	faith::flick::ShotPlayback Playback;
	/** Impacts of the playback that were already told of. */
	std::size_t ToldImpacts = 0;
	faith::flick::Settled KnownOutcome;
	double ShotSpeed = 1.0;
	bool bHeld = false;
	/** Seconds since the shot began. */
	double Elapsed = 0.0;
};
