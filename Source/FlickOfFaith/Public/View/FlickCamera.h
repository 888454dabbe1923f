#pragma once

#include "CoreMinimal.h"

#include "Camera/CameraActor.h"

#include "FlickOfFaithPresentation/CameraPose.h"

#include "FlickCamera.generated.h"

/** The eye of one view. Goes where the portable camera says. */
UCLASS()
class FLICKOFFAITH_API AFlickCamera : public ACameraActor
{
	GENERATED_BODY()

public:
	AFlickCamera();

	void Place(const faith::flick::CameraPose& Pose);
};
