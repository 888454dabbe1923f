#include "Tickable.h"

namespace
{
TArray<void (*)()>& Worldless()
{
	static TArray<void (*)()>& All = *new TArray<void (*)()>;
	return All;
}
} // namespace

void FTickableGameObject::TickObjects(UWorld* World, ELevelTick, bool, float)
{
	for (void (*const Call)() : World == nullptr ? Worldless() : TArray<void (*)()>())
	{
		Call();
	}
}

void FTickableGameObject::DoubleAddWorldless(void (*Call)())
{
	Worldless().Add(Call);
}
