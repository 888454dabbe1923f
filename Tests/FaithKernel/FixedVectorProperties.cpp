#include "FaithKernel/FixedVector.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <cstddef>
#include <vector>

namespace faith
{
namespace
{

constexpr std::size_t kCapacity = 7;
using List = FixedVector<int, kCapacity>;

/// One random step of both lists that is allowed at their size.
void Step(List& list, std::vector<int>& model)
{
	const auto index = static_cast<std::ptrdiff_t>(*rc::gen::inRange<std::size_t>(0, model.size() + 1));
	const auto place = static_cast<std::size_t>(index);
	const int value = *rc::gen::inRange(-3, 4);
	switch (*rc::gen::inRange(0, 5))
	{
	case 0:
		if (!list.Full())
		{
			list.PushBack(value);
			model.push_back(value);
		}
		break;
	case 1:
		if (!list.Full())
		{
			list.InsertAt(place, value);
			model.insert(model.begin() + index, value);
		}
		break;
	case 2:
		if (place < model.size())
		{
			list.RemoveAt(place);
			model.erase(model.begin() + index);
		}
		break;
	case 3:
		if (!list.Empty())
		{
			list.PopBack();
			model.pop_back();
		}
		break;
	default:
	{
		const auto size = *rc::gen::inRange<std::size_t>(0, kCapacity + 1);
		list.Resize(size);
		model.resize(size);
		break;
	}
	}
}

RC_GTEST_PROP(FixedVectorProperties, ItBehavesLikeAStandardVector, ())
{
	List list;
	std::vector<int> model;
	const int steps = *rc::gen::inRange(0, 60);
	for (int i = 0; i < steps; ++i)
	{
		Step(list, model);
		RC_ASSERT(list.Size() == model.size());
		RC_ASSERT(list.Empty() == model.empty());
		RC_ASSERT(std::equal(list.begin(), list.end(), model.begin(), model.end()));
		RC_ASSERT(list.Contains(2) == (std::find(model.begin(), model.end(), 2) != model.end()));
	}
}

} // namespace
} // namespace faith
