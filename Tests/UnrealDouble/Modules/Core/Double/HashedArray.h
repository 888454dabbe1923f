#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "Containers/Array.h"

#include <unordered_map>

namespace UnrealDouble
{
/**
 * What sets and maps are made of: elements in an array, found by the hash of their key. Removing moves the last element
 * into the gap: as in the engine the order of a map means nothing once something was removed.
 */
template <typename Element, typename Key, const Key& (*KeyOf)(const Element&)>
class THashedArray
{
public:
	template <typename ComparableKey>
	int32 IndexOf(const ComparableKey& Wanted) const
	{
		const auto Range = Buckets.equal_range(GetTypeHash(Wanted));
		for (auto It = Range.first; It != Range.second; ++It)
		{
			if (KeyOf(Elements[It->second]) == Wanted)
			{
				return It->second;
			}
		}
		return INDEX_NONE;
	}
	int32 Add(Element&& New)
	{
		const uint32 Hash = GetTypeHash(KeyOf(New));
		const int32 Index = Elements.Add(std::move(New));
		Buckets.emplace(Hash, Index);
		return Index;
	}
	void RemoveAt(int32 Index)
	{
		const int32 LastIndex = Elements.Num() - 1;
		Buckets.erase(BucketOf(Index));
		if (Index != LastIndex)
		{
			BucketOf(LastIndex)->second = Index;
		}
		Elements.RemoveAtSwap(Index);
	}
	void Empty()
	{
		Elements.Empty();
		Buckets.clear();
	}
	TArray<Element> Elements;

private:
	auto BucketOf(int32 Index)
	{
		auto It = Buckets.equal_range(GetTypeHash(KeyOf(Elements[Index]))).first;
		while (It->second != Index)
		{
			++It;
		}
		return It;
	}
	std::unordered_multimap<uint32, int32> Buckets;
};
} // namespace UnrealDouble
