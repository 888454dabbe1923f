#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "Serialization/Archive.h"

/** Appends to an array of bytes, which it does not own. */
class FMemoryWriter : public FArchive
{
public:
	explicit FMemoryWriter(TArray<uint8>& InBytes, bool /*bIsPersistent*/ = false) : Bytes(InBytes) {}
	void Serialize(void* V, int64 Length) override { Bytes.Append((const uint8*)V, (int32)Length); }
	int64 Tell() override { return Bytes.Num(); }
	int64 TotalSize() override { return Bytes.Num(); }

private:
	TArray<uint8>& Bytes;
};
