#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "CoreTypes.h"

/** Names one binding of a delegate, so that it can be removed. */
class FDelegateHandle
{
public:
	enum EGenerateNewHandleType
	{
		GenerateNewHandle
	};
	FDelegateHandle() = default;
	explicit CORE_API FDelegateHandle(EGenerateNewHandleType);
	bool IsValid() const { return ID != 0; }
	void Reset() { ID = 0; }
	bool operator==(const FDelegateHandle& Other) const { return ID == Other.ID; }
	friend uint32 GetTypeHash(const FDelegateHandle& Handle) { return (uint32)Handle.ID; }

private:
	uint64 ID = 0;
};
