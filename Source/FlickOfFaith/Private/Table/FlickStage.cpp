#include "Table/FlickStage.h"

#include "Camera/CameraComponent.h"
#include "Components/DirectionalLightComponent.h"
#include "Components/SceneComponent.h"
#include "Components/SkyAtmosphereComponent.h"
#include "Components/SkyLightComponent.h"

namespace
{
/** Sees the whole mat with the rows beside it from the south, steep enough to judge distances. */
const FVector CameraLocation(-620.0, 0.0, 760.0);
const FRotator CameraRotation(-52.0, 0.0, 0.0);
constexpr float CameraFieldOfView = 50.0f;

const FRotator SunRotation(-55.0, 35.0, 0.0);
constexpr float SunIntensity = 4.0f;
} // namespace

AFlickStage::AFlickStage()
{
	SetRootComponent(CreateDefaultSubobject<USceneComponent>(TEXT("Root")));

	Sun = CreateDefaultSubobject<UDirectionalLightComponent>(TEXT("Sun"));
	Sun->SetupAttachment(GetRootComponent());
	Sun->SetRelativeRotation(SunRotation);
	Sun->SetMobility(EComponentMobility::Movable);
	Sun->SetIntensity(SunIntensity);
	Sun->SetAtmosphereSunLight(true);

	Sky = CreateDefaultSubobject<USkyAtmosphereComponent>(TEXT("Sky"));
	Sky->SetupAttachment(GetRootComponent());

	SkyLight = CreateDefaultSubobject<USkyLightComponent>(TEXT("SkyLight"));
	SkyLight->SetupAttachment(GetRootComponent());
	SkyLight->SetMobility(EComponentMobility::Movable);
	SkyLight->bRealTimeCapture = true;

	Camera = CreateDefaultSubobject<UCameraComponent>(TEXT("Camera"));
	Camera->SetupAttachment(GetRootComponent());
	Camera->SetRelativeLocationAndRotation(CameraLocation, CameraRotation);
	Camera->SetFieldOfView(CameraFieldOfView);
	Camera->bConstrainAspectRatio = false;
	// The engine's eye would adapt to the dark around the table.
	Camera->PostProcessSettings.bOverride_AutoExposureMinBrightness = true;
	Camera->PostProcessSettings.AutoExposureMinBrightness = 1.0f;
	Camera->PostProcessSettings.bOverride_AutoExposureMaxBrightness = true;
	Camera->PostProcessSettings.AutoExposureMaxBrightness = 1.0f;
}
