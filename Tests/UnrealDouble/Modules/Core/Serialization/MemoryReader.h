#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "Serialization/Archive.h"

/** Reads an array of bytes, which it does not own; reading past its end is an error and gives zeros. */
class FMemoryReader : public FArchive
{
public:
	explicit FMemoryReader(const TArray<uint8>& InBytes, bool /*bIsPersistent*/ = false) : Bytes(InBytes)
	{
		SetIsLoading(true);
	}
	void Serialize(void* V, int64 Length) override
	{
		if (IsError() || Offset + Length > Bytes.Num())
		{
			SetError();
			FMemory::Memzero(V, (SIZE_T)Length);
			return;
		}
		if (Length > 0)
		{
			FMemory::Memcpy(V, Bytes.GetData() + Offset, (SIZE_T)Length);
			Offset += Length;
		}
	}
	int64 Tell() override { return Offset; }
	int64 TotalSize() override { return Bytes.Num(); }

private:
	const TArray<uint8>& Bytes;
	int64 Offset = 0;
};
