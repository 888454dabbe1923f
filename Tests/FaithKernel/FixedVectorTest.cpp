#include "FaithKernel/FixedVector.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace faith
{
namespace
{

template <class T, std::size_t N>
std::vector<T> ToVector(const FixedVector<T, N>& list)
{
	return {list.begin(), list.end()};
}

TEST(FixedVector, StartsEmptyAndFillsUpToItsCapacity)
{
	FixedVector<int, 2> list;
	EXPECT_TRUE(list.Empty());
	list.PushBack(4);
	EXPECT_FALSE(list.Full());
	list.PushBack(5);
	EXPECT_TRUE(list.Full());
	EXPECT_EQ(list.Front(), 4);
	EXPECT_EQ(list.Back(), 5);
}

TEST(FixedVector, RemovingKeepsTheOrder)
{
	FixedVector<int, 4> list{1, 2, 3, 4};
	list.RemoveAt(1);
	EXPECT_EQ(ToVector(list), (std::vector<int>{1, 3, 4}));
	list.RemoveAt(2);
	EXPECT_EQ(ToVector(list), (std::vector<int>{1, 3}));
}

TEST(FixedVector, InsertingKeepsTheOrder)
{
	FixedVector<int, 4> list{1, 3};
	list.InsertAt(1, 2);
	list.InsertAt(3, 4);
	EXPECT_EQ(ToVector(list), (std::vector<int>{1, 2, 3, 4}));
}

TEST(FixedVector, AnElementOfTheListCanBeInsertedIntoIt)
{
	FixedVector<int, 4> list{1, 2, 3};
	list.InsertAt(0, list[1]);
	EXPECT_EQ(ToVector(list), (std::vector<int>{2, 1, 2, 3}));
}

TEST(FixedVector, WhatIsRemovedLeavesNoTrace)
{
	FixedVector<std::string, 3> list{"a", "b", "c"};
	list.PopBack();
	list.Resize(1);
	list.Resize(3);
	EXPECT_EQ(ToVector(list), (std::vector<std::string>{"a", "", ""}));
}

TEST(FixedVector, ListsOfDifferentLengthsDiffer)
{
	EXPECT_EQ((FixedVector<int, 3>{1, 2}), (FixedVector<int, 3>{1, 2}));
	EXPECT_NE((FixedVector<int, 3>{1, 2}), (FixedVector<int, 3>{1, 2, 0}));
	EXPECT_NE((FixedVector<int, 3>{1, 2}), (FixedVector<int, 3>{1, 3}));
}

TEST(FixedVector, ContainsLooksOnlyAtTheUsedPart)
{
	const FixedVector<int, 3> list{1, 2};
	EXPECT_TRUE(list.Contains(2));
	EXPECT_FALSE(list.Contains(0));
}

constexpr int SumOfConstantList()
{
	FixedVector<int, 3> list{1, 2};
	list.InsertAt(0, 5);
	int sum = 0;
	for (const int value : list)
	{
		sum += value;
	}
	return sum;
}
static_assert(SumOfConstantList() == 8);

} // namespace
} // namespace faith
