#include "FaithSearch/SearchControl.h"

#include <gtest/gtest.h>

namespace faith
{
namespace
{

TEST(SearchControlTest, CountsAndCancels)
{
	SearchControl control;
	EXPECT_FALSE(control.IsCancelled());
	control.Announce(100);
	control.Announce(20);
	control.Count(7);
	control.Count(3);
	EXPECT_EQ(control.Planned(), 120u);
	EXPECT_EQ(control.Done(), 10u);
	control.Cancel();
	EXPECT_TRUE(control.IsCancelled());
}

} // namespace
} // namespace faith
