#pragma once

#include "CoreMinimal.h"

#include "UI/FlickEndScreen.h"
#include "UI/FlickHud.h"
#include "UI/FlickSetupScreen.h"

#include "FlickBareWidgets.generated.h"

/** As a Blueprint child would be whose designer threw away everything. */
UCLASS()
class UFlickBareHud : public UFlickHud
{
	GENERATED_BODY()

protected:
	virtual void NativeOnInitialized() override;
};

/** As a Blueprint child would be whose designer threw away everything. */
UCLASS()
class UFlickBareSetup : public UFlickSetupScreen
{
	GENERATED_BODY()

protected:
	virtual void NativeOnInitialized() override;
};

/** As a Blueprint child would be whose designer threw away everything. */
UCLASS()
class UFlickBareEnd : public UFlickEndScreen
{
	GENERATED_BODY()

protected:
	virtual void NativeOnInitialized() override;
};
