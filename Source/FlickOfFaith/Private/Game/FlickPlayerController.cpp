#include "Game/FlickPlayerController.h"

#include "Engine/World.h"
#include "FaithPhysics/Geometry.h"
#include "FlickOfFaithRules/Commands.h"
#include "Game/FlickGameMode.h"
#include "Table/FlickStage.h"

AFlickPlayerController::AFlickPlayerController()
{
	bAutoManageActiveCameraTarget = false;
}

void AFlickPlayerController::BeginPlay()
{
	Super::BeginPlay();
	AFlickGameMode* const GameMode = GetWorld()->GetAuthGameMode<AFlickGameMode>();
	if (GameMode != nullptr && GameMode->GetStage() != nullptr)
	{
		SetViewTargetWithBlend(GameMode->GetStage());
	}
}

void AFlickPlayerController::FlickAny()
{
	if (AFlickGameMode* const GameMode = GetWorld()->GetAuthGameMode<AFlickGameMode>())
	{
		GameMode->DoAnything();
	}
}

void AFlickPlayerController::FlickShoot(float Angle, float Power, float Spin)
{
	if (AFlickGameMode* const GameMode = GetWorld()->GetAuthGameMode<AFlickGameMode>())
	{
		faith::flick::Aim Aim;
		Aim.angle = faith::physics::NormalAngle(FMath::RoundToInt32(Angle * 1000.0f));
		Aim.power = FMath::RoundToInt32(Power * 10.0f);
		Aim.spin = FMath::RoundToInt32(Spin * 10.0f);
		GameMode->Shoot(Aim);
	}
}

void AFlickPlayerController::FlickUndo()
{
	if (AFlickGameMode* const GameMode = GetWorld()->GetAuthGameMode<AFlickGameMode>())
	{
		GameMode->Undo();
	}
}
