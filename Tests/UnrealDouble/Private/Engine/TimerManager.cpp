#include "TimerManager.h"

struct FTimerManager::FTimer
{
	FTimerHandle Handle;
	FTimerDelegate Delegate;
	float Rate = 0.0f;
	bool bLoop = false;
	/// Set in a frame whose timers have not run yet: it starts when they have.
	bool bPending = false;
	/// Time of the manager; while pending the seconds left.
	double Expires = 0.0;
};

FTimerManager::FTimerManager() = default;
FTimerManager::~FTimerManager() = default;

FTimerManager::FTimer* FTimerManager::Find(FTimerHandle Handle) const
{
	for (const TUniquePtr<FTimer>& Timer : Timers)
	{
		if (Handle.IsValid() && Timer->Handle == Handle)
		{
			return Timer.Get();
		}
	}
	return nullptr;
}

void FTimerManager::InternalSetTimer(
	FTimerHandle& InOutHandle, const FTimerDelegate& Delegate, float Rate, bool bLoop, float FirstDelay)
{
	ClearTimer(InOutHandle);
	if (Rate <= 0.0f)
	{
		return;
	}
	FTimer& Timer = *Timers.Add_GetRef(MakeUnique<FTimer>());
	InOutHandle.Handle = ++LastHandle;
	Timer.Handle = InOutHandle;
	Timer.Delegate = Delegate;
	Timer.Rate = Rate;
	Timer.bLoop = bLoop;
	Timer.bPending = !HasBeenTickedThisFrame();
	Timer.Expires = (FirstDelay >= 0.0f ? FirstDelay : Rate) + (Timer.bPending ? 0.0 : Time);
}

FTimerHandle FTimerManager::InternalSetTimerForNextTick(const FTimerDelegate& Delegate)
{
	FTimer& Timer = *Timers.Add_GetRef(MakeUnique<FTimer>());
	Timer.Handle.Handle = ++LastHandle;
	Timer.Delegate = Delegate;
	Timer.Expires = Time;
	return Timer.Handle;
}

void FTimerManager::SetTimer(
	FTimerHandle& InOutHandle, TFunction<void(void)>&& Callback, float InRate, bool InbLoop, float InFirstDelay)
{
	InternalSetTimer(InOutHandle, FTimerDelegate::CreateLambda(MoveTemp(Callback)), InRate, InbLoop, InFirstDelay);
}

FTimerHandle FTimerManager::SetTimerForNextTick(TFunction<void(void)>&& Callback)
{
	return InternalSetTimerForNextTick(FTimerDelegate::CreateLambda(MoveTemp(Callback)));
}

void FTimerManager::ClearTimer(FTimerHandle& InHandle)
{
	Timers.RemoveAll([InHandle](const TUniquePtr<FTimer>& Timer) { return Timer->Handle == InHandle; });
	InHandle.Invalidate();
}

void FTimerManager::ClearAllTimersForObject(void const* Object)
{
	Timers.RemoveAll([Object](const TUniquePtr<FTimer>& Timer) { return Timer->Delegate.IsBoundToObject(Object); });
}

bool FTimerManager::IsTimerActive(FTimerHandle InHandle) const
{
	return Find(InHandle) != nullptr;
}

bool FTimerManager::TimerExists(FTimerHandle InHandle) const
{
	return Find(InHandle) != nullptr;
}

float FTimerManager::GetTimerRemaining(FTimerHandle InHandle) const
{
	const FTimer* const Timer = Find(InHandle);
	return Timer ? static_cast<float>(Timer->Expires - (Timer->bPending ? 0.0 : Time)) : -1.0f;
}

void FTimerManager::Tick(float DeltaTime)
{
	if (HasBeenTickedThisFrame())
	{
		return;
	}
	Time += DeltaTime;
	while (RunNext())
	{
	}
	LastFrame = GFrameCounter;
	for (const TUniquePtr<FTimer>& Timer : Timers)
	{
		Timer->Expires += Timer->bPending ? Time : 0.0;
		Timer->bPending = false;
	}
}

/// Calls the timer that is due first; false when none is.
bool FTimerManager::RunNext()
{
	FTimer* First = nullptr;
	for (const TUniquePtr<FTimer>& Timer : Timers)
	{
		const bool bDue = !Timer->bPending && Timer->Expires < Time;
		if (bDue && (!First || Timer->Expires < First->Expires))
		{
			First = Timer.Get();
		}
	}
	if (!First)
	{
		return false;
	}
	const FTimerDelegate Delegate = First->Delegate;
	const FTimerHandle Handle = First->Handle;
	const bool bGoesOn = First->bLoop && Delegate.IsBound();
	First->Expires += bGoesOn ? First->Rate : 0.0;
	if (!bGoesOn)
	{
		Timers.RemoveAll([Handle](const TUniquePtr<FTimer>& Timer) { return Timer->Handle == Handle; });
	}
	Delegate.ExecuteIfBound();
	return true;
}
