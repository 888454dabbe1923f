#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "CoreMinimal.h"
#include "Engine/TimerHandle.h"

DECLARE_DELEGATE(FTimerDelegate);

/// Calls functions after a time of the world. As in the engine it runs once per GFrameCounter, and a timer of rate 0 or less is
/// cleared instead of set.
class ENGINE_API FTimerManager
{
public:
	FTimerManager();
	~FTimerManager();
	FTimerManager(const FTimerManager&) = delete;
	FTimerManager& operator=(const FTimerManager&) = delete;

	template <class UserClass>
	void SetTimer(FTimerHandle& InOutHandle, UserClass* InObj, void (UserClass::*InTimerMethod)(), float InRate,
		bool InbLoop = false, float InFirstDelay = -1.f)
	{
		InternalSetTimer(
			InOutHandle, FTimerDelegate::CreateUObject(InObj, InTimerMethod), InRate, InbLoop, InFirstDelay);
	}
	void SetTimer(FTimerHandle& InOutHandle, FTimerDelegate const& InDelegate, float InRate, bool InbLoop,
		float InFirstDelay = -1.f)
	{
		InternalSetTimer(InOutHandle, InDelegate, InRate, InbLoop, InFirstDelay);
	}
	void SetTimer(FTimerHandle& InOutHandle, TFunction<void(void)>&& Callback, float InRate, bool InbLoop,
		float InFirstDelay = -1.f);
	template <class UserClass>
	FTimerHandle SetTimerForNextTick(UserClass* InObj, void (UserClass::*InTimerMethod)())
	{
		return InternalSetTimerForNextTick(FTimerDelegate::CreateUObject(InObj, InTimerMethod));
	}
	FTimerHandle SetTimerForNextTick(FTimerDelegate const& InDelegate)
	{
		return InternalSetTimerForNextTick(InDelegate);
	}
	FTimerHandle SetTimerForNextTick(TFunction<void(void)>&& Callback);

	void ClearTimer(FTimerHandle& InHandle);
	void ClearAllTimersForObject(void const* Object);
	bool IsTimerActive(FTimerHandle InHandle) const;
	bool TimerExists(FTimerHandle InHandle) const;
	float GetTimerRemaining(FTimerHandle InHandle) const;
	bool HasBeenTickedThisFrame() const { return LastFrame == GFrameCounter; }
	void Tick(float DeltaTime);

private:
	struct FTimer;
	void InternalSetTimer(
		FTimerHandle& InOutHandle, const FTimerDelegate& Delegate, float Rate, bool bLoop, float FirstDelay);
	FTimerHandle InternalSetTimerForNextTick(const FTimerDelegate& Delegate);
	FTimer* Find(FTimerHandle Handle) const;
	bool RunNext();

	TArray<TUniquePtr<FTimer>> Timers;
	uint64 LastHandle = 0;
	uint64 LastFrame = 0;
	double Time = 0.0;
};
