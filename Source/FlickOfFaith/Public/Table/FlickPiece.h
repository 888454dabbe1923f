#pragma once

#include "CoreMinimal.h"
#include "GameFramework/Actor.h"

#include "FlickOfFaithPresentation/Models.h"
#include "FlickOfFaithPresentation/ShotWatch.h"
#include "FlickOfFaithPresentation/Strike.h"
#include "FlickOfFaithPresentation/TableLayout.h"

#include "FlickPiece.generated.h"

class UDamageType;
class UFlickShape;
class UPhysicalMaterial;
class UPrimitiveComponent;

/**
 * A wooden piece. Between shots it is held where the game says; during a shot a disc is a rigid body of the engine, or is led along
 * a computed way.
 */
UCLASS()
class FLICKOFFAITH_API AFlickPiece : public AActor
{
	GENERATED_BODY()

public:
	AFlickPiece();

	/** Takes the shape of a kind of piece in the colour of its owner, unless it has it already. */
	void Become(faith::flick::PieceId InNumber, faith::flick::PieceKind InKind, const faith::flick::Colour& InColour);

	/** Holds it there, or hides it. On the mat others may bump into it, beside it not. */
	void LayDown(const faith::flick::PiecePose& Pose);

	/** Holds it where it is. */
	void Hold();

	/** It is out of the game and may touch no other piece until it is laid down again: it falls beside the mat. */
	void PassOthers();

	/** Lets it vanish until it is laid down again: it fell off the table. */
	void Drop();

	/** Lets go of it: it is a rigid body of so many kilograms until it is laid down again. */
	void SetFree(float MassInKg, UPhysicalMaterial* Surface);

	/** What others bounce off with, for a piece that is held during the shot. */
	void SetSurface(UPhysicalMaterial* Surface);

	/** Strikes a body that was set free. */
	void Strike(const faith::flick::Strike& Blow);

	/** Where the body is now. */
	faith::flick::BodySample Sample() const;

	bool IsFree() const;

	/** Where an engine would destroy it, because it fell too deep or flew too far, it only vanishes: the table counts on it. */
	virtual void FellOutOfWorld(const UDamageType& DamageType) override;
	virtual void OutsideWorldBounds() override;

protected:
	virtual void BeginPlay() override;

private:
	UFUNCTION()
	void HandleSleep(UPrimitiveComponent* SleepingComponent, FName BoneName);

	UFUNCTION()
	void HandleWake(UPrimitiveComponent* WakingComponent, FName BoneName);

	/** Stands it on its rim so that it rolls along this direction. */
	void StandUp(const FVector& Direction);

	UPROPERTY(VisibleAnywhere, Category = "Flick of Faith")
	TObjectPtr<UFlickShape> Body;

	faith::flick::PieceId Number = faith::flick::kNoPiece;
	faith::flick::PieceKind Kind = faith::flick::PieceKind::Prophet;
	faith::flick::Colour Colour;
	bool bHasShape = false;
	bool bFellAsleep = false;
};
