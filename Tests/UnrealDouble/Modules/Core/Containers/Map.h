#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "Double/HashedArray.h"
#include "Templates/Tuple.h"

/** Keys with one value each; strings as keys ignore case, as everywhere in the engine. */
template <typename InKeyType, typename InValueType>
class TMap
{
public:
	using KeyType = InKeyType;
	using ValueType = InValueType;
	using ElementType = TPair<KeyType, ValueType>;

	TMap() = default;
	TMap(std::initializer_list<ElementType> InitList)
	{
		for (const ElementType& Pair : InitList)
		{
			Add(Pair.Key, Pair.Value);
		}
	}

	int32 Num() const { return Table.Elements.Num(); }
	bool IsEmpty() const { return Num() == 0; }
	void Reset() { Table.Empty(); }
	void Empty(int32 = 0) { Table.Empty(); }
	ValueType& Add(const KeyType& InKey, const ValueType& InValue) { return Put(KeyType(InKey), ValueType(InValue)); }
	ValueType& Add(const KeyType& InKey, ValueType&& InValue) { return Put(KeyType(InKey), std::move(InValue)); }
	ValueType& Add(KeyType&& InKey, const ValueType& InValue) { return Put(std::move(InKey), ValueType(InValue)); }
	ValueType& Add(KeyType&& InKey, ValueType&& InValue) { return Put(std::move(InKey), std::move(InValue)); }
	ValueType& Add(const KeyType& InKey) { return Put(KeyType(InKey), ValueType()); }
	int32 Remove(const KeyType& InKey)
	{
		const int32 Index = Table.IndexOf(InKey);
		if (Index != INDEX_NONE)
		{
			Table.RemoveAt(Index);
		}
		return Index != INDEX_NONE ? 1 : 0;
	}
	ValueType* Find(const KeyType& InKey)
	{
		const int32 Index = Table.IndexOf(InKey);
		return Index == INDEX_NONE ? nullptr : &Table.Elements[Index].Value;
	}
	const ValueType* Find(const KeyType& InKey) const { return const_cast<TMap*>(this)->Find(InKey); }
	ValueType FindRef(const KeyType& InKey) const
	{
		const ValueType* const Found = Find(InKey);
		return Found != nullptr ? *Found : ValueType();
	}
	ValueType& FindOrAdd(const KeyType& InKey)
	{
		ValueType* const Found = Find(InKey);
		return Found != nullptr ? *Found : Add(InKey);
	}
	ValueType& FindChecked(const KeyType& InKey)
	{
		ValueType* const Found = Find(InKey);
		check(Found != nullptr);
		return *Found;
	}
	const ValueType& FindChecked(const KeyType& InKey) const { return const_cast<TMap*>(this)->FindChecked(InKey); }
	ValueType& operator[](const KeyType& InKey) { return FindChecked(InKey); }
	const ValueType& operator[](const KeyType& InKey) const { return FindChecked(InKey); }
	bool Contains(const KeyType& InKey) const { return Table.IndexOf(InKey) != INDEX_NONE; }
	void GenerateKeyArray(TArray<KeyType>& OutArray) const
	{
		OutArray.Reset();
		for (const ElementType& Pair : Table.Elements)
		{
			OutArray.Add(Pair.Key);
		}
	}
	void GenerateValueArray(TArray<ValueType>& OutArray) const
	{
		OutArray.Reset();
		for (const ElementType& Pair : Table.Elements)
		{
			OutArray.Add(Pair.Value);
		}
	}
	auto begin() { return Table.Elements.begin(); }
	auto begin() const { return Table.Elements.begin(); }
	auto end() { return Table.Elements.end(); }
	auto end() const { return Table.Elements.end(); }

private:
	static const KeyType& KeyOf(const ElementType& Element) { return Element.Key; }
	ValueType& Put(KeyType&& InKey, ValueType&& InValue)
	{
		const int32 Index = Table.IndexOf(InKey);
		if (Index == INDEX_NONE)
		{
			return Table.Elements[Table.Add(ElementType(std::move(InKey), std::move(InValue)))].Value;
		}
		return Table.Elements[Index].Value = std::move(InValue);
	}
	UnrealDouble::THashedArray<ElementType, KeyType, &TMap::KeyOf> Table;
};
