#include "Table/FlickStage.h"

#include "Components/DirectionalLightComponent.h"
#include "Components/SceneComponent.h"
#include "Components/SkyAtmosphereComponent.h"
#include "Components/SkyLightComponent.h"

namespace
{
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
}
