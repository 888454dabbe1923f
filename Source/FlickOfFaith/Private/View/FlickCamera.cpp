#include "View/FlickCamera.h"

#include "Camera/CameraComponent.h"
#include "Convert/FlickConvert.h"

AFlickCamera::AFlickCamera()
{
	UCameraComponent* const Eye = GetCameraComponent();
	Eye->SetFieldOfView(static_cast<float>(faith::flick::kFieldOfView));
	// A camera actor comes with bars above and below, or beside the picture.
	Eye->bConstrainAspectRatio = false;
	// The engine's eye would adapt to the dark around the table.
	Eye->PostProcessSettings.bOverride_AutoExposureMinBrightness = true;
	Eye->PostProcessSettings.AutoExposureMinBrightness = 1.0f;
	Eye->PostProcessSettings.bOverride_AutoExposureMaxBrightness = true;
	Eye->PostProcessSettings.AutoExposureMaxBrightness = 1.0f;
}

void AFlickCamera::Place(const faith::flick::CameraPose& Pose)
{
	SetActorLocationAndRotation(
		FlickConvert::ToWorld(Pose.x, Pose.y, Pose.z), FRotator(-Pose.pitch, FlickConvert::ToYaw(Pose.heading), 0.0));
}
