#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "CoreMinimal.h"
#include "Double/DeclareClass.h"
#include "UObject/Object.h"

class APlayerController;
struct FInputKeyEventArgs;
struct FKey;

/// What the devices of one player do. Of itself it calls nobody.
class ENGINE_API UPlayerInput : public UObject
{
	DOUBLE_CLASS(UPlayerInput, UObject)

public:
	UPlayerInput(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get()) : Super(ObjectInitializer) {}

	virtual void FlushPressedKeys(const bool bFlushAxis = false)
	{
		(void)bFlushAxis;
		Values.Reset();
	}

	/// Of the double: a key or an axis of a device of this player.
	void DoubleInput(const FInputKeyEventArgs& Args);
	/// Of the double: once a frame.
	virtual void DoubleProcess(APlayerController& Controller, float DeltaTime);

protected:
	/// A pressed key is 1 in its first direction; of a stick both.
	FVector ValueOf(const FKey& Key) const;
	/// What a mouse did counts for one frame.
	void ForgetMoves();

private:
	double Axis(const FKey& Key) const;

	TMap<FName, double> Values;
};
