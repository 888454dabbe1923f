#pragma once

#include "CoreMinimal.h"
#include "FlickOfFaithPresentation/TableSpot.h"
#include "FlickTestWorld.h"
#include "GenericPlatform/GenericPlatformInputDeviceMapper.h"
#include "InputCoreTypes.h"

class UWidget;

/**
 * Mouse, keyboard and pads in front of a test world with a window. Everything goes the way of real devices: keys to what has the
 * focus and from there to the game, or straight to the game where there is no Slate. Devices are whose they were afterwards.
 */
class FFlickTestDevices
{
public:
	explicit FFlickTestDevices(FFlickTestWorld& InWorld);
	~FFlickTestDevices();

	FFlickTestDevices(const FFlickTestDevices&) = delete;
	FFlickTestDevices& operator=(const FFlickTestDevices&) = delete;

	/** The device with the number of a player becomes theirs; the first player has the keyboard, the mouse and the first pad. */
	void Connect(int32 Player);
	void Disconnect(int32 Player);
	/** A pad that was never seen before becomes this player's. */
	void ConnectAnother(int32 Player);

	/** A key of a player's device goes down or up, seen in the next frame. True if something took it. */
	bool Press(const FKey& Key, int32 Player = 0);
	bool Release(const FKey& Key, int32 Player = 0);
	/** A key that is down is told again, as keyboards do. True if a widget took it. */
	bool Repeat(const FKey& Key, int32 Player = 0);

	/** Down for a frame, and up again. */
	void Tap(const FKey& Key, int32 Player = 0);

	/** Writes on the keyboard, into what has the focus. */
	void Type(const FString& Text);
	/** As often as this, Backspace. */
	void Rub(int32 Characters);

	/** A stick, trigger or wheel. */
	void Push(const FKey& Axis, float Value, int32 Player = 0);

	/** Moves the mouse to where the first player sees this spot of the table. False without a real window. */
	bool MoveMouseTo(const faith::flick::TableSpot& Spot);

	/** What of this a player has the focus on, or nothing. */
	UWidget* Focus(const UWidget* Whole, int32 Player = 0) const;
	/** All that the cross of the pad alone leads to, from where the focus is now; it is there again afterwards. */
	TArray<UWidget*> Reachable(const UWidget* Whole, int32 Player = 0);
	/** Goes there with the cross of the pad alone, from where the focus is now. False if there is no way. */
	bool WalkTo(const UWidget* Whole, const UWidget* Control, int32 Player = 0);

private:
	/** A way of the focus: which it came from, and how. */
	struct FStep
	{
		UWidget* Widget = nullptr;
		int32 From = INDEX_NONE;
		FKey Key;
	};

	FInputDeviceId DeviceOf(int32 Player) const;
	void Remember(FInputDeviceId Device);
	TArray<FStep> Explore(const UWidget* Whole, int32 Player);
	void Cross(const FKey& Key, int32 Player);

	/** Whose a device was, and whether it was connected. */
	struct FBefore
	{
		FInputDeviceId Device;
		FPlatformUserId User;
		EInputDeviceConnectionState State = EInputDeviceConnectionState::Unknown;
	};

	FFlickTestWorld& World;
	/** By player. */
	TArray<FInputDeviceId> Devices;
	TArray<FBefore> Before;
};
