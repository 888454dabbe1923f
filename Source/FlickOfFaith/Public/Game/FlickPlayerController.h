#pragma once

#include "CoreMinimal.h"
#include "GameFramework/PlayerController.h"
#include "GenericPlatform/GenericPlatformInputDeviceMapper.h"
#include "InputActionValue.h"

#include "FlickOfFaithPresentation/HeldSteps.h"
#include "View/FlickView.h"

#include <optional>

#include "FlickPlayerController.generated.h"

class AFlickCamera;
class AFlickGameMode;
class AFlickMarks;
class UEnhancedInputComponent;
class UFlickInput;
class UFlickInterface;
class UInputAction;

/** Somebody asks for the menu. */
DECLARE_MULTICAST_DELEGATE(FFlickMenuAsked);

/** One local player: turns devices into what the own view understands, and looks at the table for it. */
UCLASS()
class FLICKOFFAITH_API AFlickPlayerController : public APlayerController
{
	GENERATED_BODY()

public:
	AFlickPlayerController();

	virtual void PlayerTick(float DeltaTime) override;

	/** What this player is in front of, or nothing. */
	FFlickView* FindView() const;

	/** What this player does at the own view; also for the buttons of widgets. Nothing happens without a view. */
	void Do(TFunctionRef<faith::flick::Given(FFlickView&)> Deed);

	/** The spot of the table under the mouse, seen through this player's part of the window. */
	std::optional<faith::flick::TableSpot> FindPointer() const;

	/** Whether devices are for the table; not while a menu covers it. What is being done is let go of. */
	void SetListening(bool bListening);

	/** The match waits for this player, who is in a menu. */
	bool HoldsMatch() const;

	/** All widgets of this player; nothing without a window. */
	UFlickInterface* GetInterface() const { return Interface; }

	/** For the widget that shows the menu. */
	FFlickMenuAsked OnMenuAsked;

	AFlickCamera* GetTableCamera() const { return TableCamera; }
	AFlickMarks* GetMarks() const { return Marks; }

	/** Does anything that is allowed now, to get a match going. */
	UFUNCTION(Exec)
	void FlickAny();

	/** Flicks what is to be flicked. Degrees counter-clockwise from east; power and spin in percent. */
	UFUNCTION(Exec)
	void FlickShoot(float Angle, float Power, float Spin);

	/** Takes back the last command, if that is still possible; on a split screen only the own one. */
	UFUNCTION(Exec)
	void FlickUndo();

protected:
	virtual void BeginPlay() override;
	virtual void EndPlay(const EEndPlayReason::Type EndPlayReason) override;
	virtual void SetupInputComponent() override;

private:
	/** Where keys and sticks point that are held now. */
	struct FHeld
	{
		FVector2D Step = FVector2D::ZeroVector;
		FVector2D Move = FVector2D::ZeroVector;
		FVector2D StepStick = FVector2D::ZeroVector;
		FVector2D MoveStick = FVector2D::ZeroVector;
		double Turn = 0.0;
		double TurnStick = 0.0;
	};

	void BindButtons(UEnhancedInputComponent& Enhanced);
	void BindWays(UEnhancedInputComponent& Enhanced);
	void BindNumbered(UEnhancedInputComponent& Enhanced);

	void HandlePress();
	void HandleDrag();
	void HandleRelease();
	void HandleLetGo();
	void HandleBack();
	void HandleRefuse();
	void HandleConfirm();
	void HandleNext();
	void HandleSkip();
	void HandleSkipAll();
	void HandleMenu();
	void HandlePanels();
	void HandleFine(bool bPressed);
	void HandleThumb(faith::flick::Thumb Thumb);
	void HandleWay(const FInputActionValue& Value, FVector2D FHeld::*Way);
	void HandleTurn(const FInputActionValue& Value, double FHeld::*Way);
	void HandleWheel(const FInputActionValue& Value);
	void HandleChoose(int32 Index);
	void HandleSeatThumb(int32 Seat, faith::flick::Thumb Thumb);
	void HandleDeviceChange(EInputDeviceConnectionState State, FPlatformUserId User, FInputDeviceId Device);
	void HandleViewChanged(const FFlickView& View);

	void OpenInterface();
	void ForgetHeld();
	void StepHeld(double Milliseconds);
	void MoveCamera(double Milliseconds);
	double FindAspect() const;
	AFlickGameMode* FindGameMode() const;

	UPROPERTY()
	TObjectPtr<UFlickInput> Input;

	UPROPERTY()
	TObjectPtr<AFlickCamera> TableCamera;

	UPROPERTY()
	TObjectPtr<AFlickMarks> Marks;

	UPROPERTY()
	TObjectPtr<UFlickInterface> Interface;

	FHeld Held;
	faith::flick::HeldSteps StepKeys;
	faith::flick::HeldSteps MoveKeys;
	faith::flick::HeldSteps TurnKeys;
	bool bFine = false;
	/** Where the mouse was dragged last; a mouse at rest changes nothing. */
	std::optional<faith::flick::TableSpot> DraggedTo;
};
