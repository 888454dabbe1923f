#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "Containers/Array.h"

/** Points at elements owned by someone else. */
template <typename InElementType, typename InSizeType = int32>
class TArrayView
{
public:
	using ElementType = InElementType;
	using SizeType = InSizeType;

	TArrayView() = default;
	template <typename OtherElementType>
	requires std::is_convertible_v<OtherElementType (*)[], ElementType (*)[]> TArrayView(
		OtherElementType* InData, SizeType InCount)
		: DataPtr(InData), ArrayNum(InCount)
	{
		check(ArrayNum >= 0);
	}
	template <typename Other>
	requires std::is_convertible_v<const Other (*)[], ElementType (*)[]> TArrayView(const TArray<Other>& Array)
		: DataPtr(Array.GetData()), ArrayNum(Array.Num())
	{
	}
	template <typename Other>
	requires std::is_convertible_v<Other (*)[], ElementType (*)[]> TArrayView(TArray<Other>& Array)
		: DataPtr(Array.GetData()), ArrayNum(Array.Num())
	{
	}
	template <typename Other, SIZE_T N>
	requires std::is_convertible_v<Other (*)[], ElementType (*)[]> TArrayView(Other (&Array)[N])
		: DataPtr(Array), ArrayNum((SizeType)N)
	{
	}
	template <typename Other, typename OtherSize>
	requires std::is_convertible_v<Other (*)[], ElementType (*)[]> TArrayView(
		const TArrayView<Other, OtherSize>& InOther)
		: DataPtr(InOther.GetData()), ArrayNum(InOther.Num())
	{
	}
	TArrayView(std::initializer_list<std::remove_const_t<ElementType>> List) requires std::is_const_v<ElementType>
		: DataPtr(List.begin()), ArrayNum((SizeType)List.size())
	{
	}

	ElementType* GetData() const { return DataPtr; }
	SizeType Num() const { return ArrayNum; }
	bool IsEmpty() const { return ArrayNum == 0; }
	bool IsValidIndex(SizeType Index) const { return Index >= 0 && Index < ArrayNum; }
	ElementType& operator[](SizeType Index) const
	{
		check(IsValidIndex(Index));
		return DataPtr[Index];
	}
	ElementType& Last(SizeType IndexFromTheEnd = 0) const { return (*this)[ArrayNum - IndexFromTheEnd - 1]; }
	ElementType* begin() const { return DataPtr; }
	ElementType* end() const { return DataPtr + ArrayNum; }

private:
	ElementType* DataPtr = nullptr;
	SizeType ArrayNum = 0;
};

template <typename ElementType>
using TArrayView64 = TArrayView<ElementType, int64>;

template <typename ElementType>
TArrayView<ElementType> MakeArrayView(ElementType* Pointer, int32 Size)
{
	return TArrayView<ElementType>(Pointer, Size);
}
template <typename ElementType>
TArrayView<ElementType> MakeArrayView(TArray<ElementType>& Array)
{
	return Array;
}
template <typename ElementType>
TArrayView<const ElementType> MakeArrayView(const TArray<ElementType>& Array)
{
	return Array;
}
