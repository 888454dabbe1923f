#pragma once

#include "CoreMinimal.h"
#include "FlickOfFaithPresentation/TableSpot.h"
#include "FlickTestWorld.h"
#include "InputCoreTypes.h"

/** Mouse, keyboard and pads in front of a test world with a window. Everything goes the way of real devices, from the window on. */
class FFlickTestDevices
{
public:
	explicit FFlickTestDevices(FFlickTestWorld& InWorld) : World(InWorld) {}

	/** The device with the number of a player becomes theirs; the first player has the keyboard, the mouse and the first pad. */
	void Connect(int32 Player);
	void Disconnect(int32 Player);

	/** A key of a player's device goes down or up, seen in the next frame. */
	void Press(const FKey& Key, int32 Player = 0);
	void Release(const FKey& Key, int32 Player = 0);

	/** Down for a frame, and up again. */
	void Tap(const FKey& Key, int32 Player = 0);

	/** A stick, trigger or wheel. */
	void Push(const FKey& Axis, float Value, int32 Player = 0);

	/** Moves the mouse to where the first player sees this spot of the table. False without a real window. */
	bool MoveMouseTo(const faith::flick::TableSpot& Spot);

private:
	FFlickTestWorld& World;
};
