#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "Templates/TypeHash.h"
#include "Templates/UnrealTemplate.h"

#include <algorithm>
#include <initializer_list>
#include <memory>
#include <new>

class FDefaultAllocator;

enum class EAllowShrinking : uint8
{
	No,
	Yes,
	Default = Yes
};

namespace UnrealDouble
{
/** The iterator of a ranged for; changing the number of elements meanwhile is fatal, as in development builds. */
template <typename ElementType>
class TCheckedIterator
{
public:
	TCheckedIterator(const int32& InNum, ElementType* InPointer)
		: Pointer(InPointer), CurrentNum(InNum), FirstNum(InNum)
	{
	}
	ElementType& operator*() const { return *Pointer; }
	TCheckedIterator& operator++()
	{
		++Pointer;
		return *this;
	}
	bool operator!=(const TCheckedIterator& Other) const
	{
		if (CurrentNum != FirstNum)
		{
			Fatal("Array has changed during ranged-for iteration!");
		}
		return Pointer != Other.Pointer;
	}

private:
	ElementType* Pointer;
	const int32& CurrentNum;
	int32 FirstNum;
};

/** TArray::Sort hands references to the predicate, also when the elements are pointers. */
template <typename T>
struct TSortArgument
{
	static const T& Of(const T& Element) { return Element; }
};
template <typename T>
struct TSortArgument<T*>
{
	static T& Of(T* Element) { return *Element; }
};
} // namespace UnrealDouble

/** Elements in one block with int32 sizes; every access is checked. Only the default allocator. */
template <typename InElementType, typename AllocatorType = FDefaultAllocator>
class TArray
{
	static_assert(std::is_same_v<AllocatorType, FDefaultAllocator>, "the double knows the default allocator only");

public:
	using ElementType = InElementType;
	using SizeType = int32;

	TArray() = default;
	TArray(const ElementType* Ptr, SizeType Count) { Append(Ptr, Count); }
	TArray(std::initializer_list<ElementType> InitList) { Append(InitList.begin(), (SizeType)InitList.size()); }
	TArray(const TArray& Other) { Append(Other.Data, Other.ArrayNum); }
	TArray(TArray&& Other) noexcept { TakeFrom(Other); }
	~TArray() { Release(); }
	TArray& operator=(const TArray& Other)
	{
		if (this != &Other)
		{
			Reset();
			Append(Other.Data, Other.ArrayNum);
		}
		return *this;
	}
	TArray& operator=(TArray&& Other) noexcept
	{
		if (this != &Other)
		{
			Release();
			TakeFrom(Other);
		}
		return *this;
	}
	TArray& operator=(std::initializer_list<ElementType> InitList)
	{
		Reset();
		Append(InitList.begin(), (SizeType)InitList.size());
		return *this;
	}

	ElementType* GetData() { return Data; }
	const ElementType* GetData() const { return Data; }
	SizeType Num() const { return ArrayNum; }
	SizeType Max() const { return ArrayMax; }
	bool IsEmpty() const { return ArrayNum == 0; }
	bool IsValidIndex(SizeType Index) const { return Index >= 0 && Index < ArrayNum; }

	ElementType& operator[](SizeType Index)
	{
		RangeCheck(Index);
		return Data[Index];
	}
	const ElementType& operator[](SizeType Index) const
	{
		RangeCheck(Index);
		return Data[Index];
	}
	ElementType& Last(SizeType IndexFromTheEnd = 0) { return (*this)[ArrayNum - IndexFromTheEnd - 1]; }
	const ElementType& Last(SizeType IndexFromTheEnd = 0) const { return (*this)[ArrayNum - IndexFromTheEnd - 1]; }

	UnrealDouble::TCheckedIterator<ElementType> begin() { return {ArrayNum, Data}; }
	UnrealDouble::TCheckedIterator<const ElementType> begin() const { return {ArrayNum, Data}; }
	UnrealDouble::TCheckedIterator<ElementType> end() { return {ArrayNum, Data + ArrayNum}; }
	UnrealDouble::TCheckedIterator<const ElementType> end() const { return {ArrayNum, Data + ArrayNum}; }

	SizeType Add(const ElementType& Item)
	{
		CheckAddress(&Item);
		return Emplace(Item);
	}
	SizeType Add(ElementType&& Item)
	{
		CheckAddress(&Item);
		return Emplace(std::move(Item));
	}
	ElementType& Add_GetRef(const ElementType& Item) { return (*this)[Add(Item)]; }
	ElementType& Add_GetRef(ElementType&& Item) { return (*this)[Add(std::move(Item))]; }
	template <typename... ArgsType>
	SizeType Emplace(ArgsType&&... Args)
	{
		const SizeType Index = AddUninitialized();
		new (Data + Index) ElementType(Forward<ArgsType>(Args)...);
		return Index;
	}
	SizeType AddUnique(const ElementType& Item)
	{
		const SizeType Index = Find(Item);
		return Index != INDEX_NONE ? Index : Add(Item);
	}
	SizeType AddDefaulted(SizeType Count = 1)
	{
		const SizeType Index = AddUninitialized(Count);
		std::uninitialized_value_construct_n(Data + Index, Count);
		return Index;
	}
	ElementType& AddDefaulted_GetRef() { return (*this)[AddDefaulted()]; }
	/** The caller must construct the elements, as in the engine. */
	SizeType AddUninitialized(SizeType Count = 1)
	{
		check(Count >= 0);
		Grow(ArrayNum + Count);
		const SizeType Index = ArrayNum;
		ArrayNum += Count;
		return Index;
	}
	void Append(const TArray& Source)
	{
		check(this != &Source);
		Append(Source.Data, Source.ArrayNum);
	}
	void Append(TArray&& Source)
	{
		Grow(ArrayNum + Source.ArrayNum);
		std::uninitialized_move_n(Source.Data, Source.ArrayNum, Data + ArrayNum);
		ArrayNum += Source.ArrayNum;
		Source.Reset();
	}
	void Append(const ElementType* Ptr, SizeType Count)
	{
		check(Ptr != nullptr || Count == 0);
		const SizeType Index = AddUninitialized(Count);
		std::uninitialized_copy_n(Ptr, Count, Data + Index);
	}
	void Append(std::initializer_list<ElementType> InitList) { Append(InitList.begin(), (SizeType)InitList.size()); }
	TArray& operator+=(const TArray& Other)
	{
		Append(Other);
		return *this;
	}
	SizeType Insert(const ElementType& Item, SizeType Index)
	{
		CheckAddress(&Item);
		return Insert(ElementType(Item), Index);
	}
	SizeType Insert(ElementType&& Item, SizeType Index)
	{
		check(Index >= 0 && Index <= ArrayNum);
		Emplace(std::move(Item));
		std::rotate(Data + Index, Data + ArrayNum - 1, Data + ArrayNum);
		return Index;
	}

	void RemoveAt(SizeType Index) { RemoveAt(Index, 1, EAllowShrinking::Default); }
	void RemoveAt(SizeType Index, SizeType Count, EAllowShrinking = EAllowShrinking::Default)
	{
		check(Count >= 0 && Index >= 0 && Index + Count <= ArrayNum);
		std::move(Data + Index + Count, Data + ArrayNum, Data + Index);
		Truncate(ArrayNum - Count);
	}
	void RemoveAtSwap(SizeType Index, EAllowShrinking = EAllowShrinking::Default)
	{
		RangeCheck(Index);
		if (Index != ArrayNum - 1)
		{
			Data[Index] = std::move(Data[ArrayNum - 1]);
		}
		Truncate(ArrayNum - 1);
	}
	SizeType Remove(const ElementType& Item)
	{
		CheckAddress(&Item);
		return RemoveAll([&Item](const ElementType& Element) { return Element == Item; });
	}
	template <class PredicateClass>
	SizeType RemoveAll(const PredicateClass& Predicate)
	{
		const SizeType Kept = (SizeType)(std::remove_if(Data, Data + ArrayNum, Predicate) - Data);
		const SizeType Removed = ArrayNum - Kept;
		Truncate(Kept);
		return Removed;
	}
	ElementType Pop(EAllowShrinking = EAllowShrinking::Default)
	{
		ElementType Result = std::move(Last());
		Truncate(ArrayNum - 1);
		return Result;
	}
	void Reset(SizeType NewSize = 0)
	{
		Truncate(0);
		Reserve(NewSize);
	}
	void Empty(SizeType Slack = 0)
	{
		Release();
		Reserve(Slack);
	}
	void Reserve(SizeType Number)
	{
		if (Number > ArrayMax)
		{
			Reallocate(Number);
		}
	}
	void SetNum(SizeType NewNum, EAllowShrinking = EAllowShrinking::Default)
	{
		NewNum > ArrayNum ? (void)AddDefaulted(NewNum - ArrayNum) : Truncate(NewNum);
	}

	SizeType Find(const ElementType& Item) const { return IndexOfByKey(Item); }
	bool Find(const ElementType& Item, SizeType& Index) const
	{
		Index = Find(Item);
		return Index != INDEX_NONE;
	}
	template <typename KeyType>
	SizeType IndexOfByKey(const KeyType& Key) const
	{
		return IndexOfByPredicate([&Key](const ElementType& Element) { return Element == Key; });
	}
	template <typename Predicate>
	SizeType IndexOfByPredicate(Predicate Pred) const
	{
		const ElementType* const Found = std::find_if(Data, Data + ArrayNum, Pred);
		return Found == Data + ArrayNum ? INDEX_NONE : (SizeType)(Found - Data);
	}
	template <typename Predicate>
	ElementType* FindByPredicate(Predicate Pred)
	{
		return At(IndexOfByPredicate(Pred));
	}
	template <typename Predicate>
	const ElementType* FindByPredicate(Predicate Pred) const
	{
		return const_cast<TArray*>(this)->At(IndexOfByPredicate(Pred));
	}
	template <typename ComparisonType>
	bool Contains(const ComparisonType& Item) const
	{
		return IndexOfByKey(Item) != INDEX_NONE;
	}
	template <typename Predicate>
	bool ContainsByPredicate(Predicate Pred) const
	{
		return IndexOfByPredicate(Pred) != INDEX_NONE;
	}
	void Sort()
	{
		Sort([](const auto& Left, const auto& Right) { return Left < Right; });
	}
	/** Not stable in the engine: here elements that compare equal come out in reverse, so that no test relies on it. */
	template <class PredicateClass>
	void Sort(const PredicateClass& Predicate)
	{
		std::reverse(Data, Data + ArrayNum);
		StableSort(Predicate);
	}
	template <class PredicateClass>
	void StableSort(const PredicateClass& Predicate)
	{
		using FArgument = UnrealDouble::TSortArgument<ElementType>;
		std::stable_sort(Data, Data + ArrayNum,
			[&Predicate](const ElementType& Left, const ElementType& Right)
			{ return Predicate(FArgument::Of(Left), FArgument::Of(Right)); });
	}
	bool operator==(const TArray& Other) const
	{
		return std::equal(Data, Data + ArrayNum, Other.Data, Other.Data + Other.ArrayNum);
	}

private:
	void RangeCheck(SizeType Index) const
	{
		if (!IsValidIndex(Index))
		{
			UnrealDouble::Fatal("Array index out of bounds");
		}
	}
	void CheckAddress(const ElementType* Address) const
	{
		if (Address >= Data && Address < Data + ArrayNum)
		{
			UnrealDouble::Fatal("a container element was used that comes from the container being modified");
		}
	}
	ElementType* At(SizeType Index) { return Index == INDEX_NONE ? nullptr : Data + Index; }
	void TakeFrom(TArray& Other)
	{
		Data = std::exchange(Other.Data, nullptr);
		ArrayNum = std::exchange(Other.ArrayNum, 0);
		ArrayMax = std::exchange(Other.ArrayMax, 0);
	}
	void Truncate(SizeType NewNum)
	{
		check(NewNum >= 0 && NewNum <= ArrayNum);
		std::destroy(Data + NewNum, Data + ArrayNum);
		ArrayNum = NewNum;
	}
	void Grow(SizeType Wanted)
	{
		if (Wanted > ArrayMax)
		{
			Reallocate((std::max)(Wanted, 4 + ArrayMax + ArrayMax / 2));
		}
	}
	void Reallocate(SizeType NewMax)
	{
		ElementType* const NewData = std::allocator<ElementType>().allocate((SIZE_T)NewMax);
		std::uninitialized_move_n(Data, ArrayNum, NewData);
		std::destroy_n(Data, ArrayNum);
		Deallocate();
		Data = NewData;
		ArrayMax = NewMax;
	}
	void Release()
	{
		Truncate(0);
		Deallocate();
	}
	void Deallocate()
	{
		if (Data != nullptr)
		{
			std::allocator<ElementType>().deallocate(Data, (SIZE_T)ArrayMax);
		}
		Data = nullptr;
		ArrayMax = 0;
	}

	ElementType* Data = nullptr;
	SizeType ArrayNum = 0;
	SizeType ArrayMax = 0;
};
