#include "FlickOfFaithCli/CancelOnSignal.h"

#include <gtest/gtest.h>

#include <csignal>

namespace faith::cli
{
namespace
{

TEST(CancelOnSignal, CancelsInsteadOfEndingTheProgramAndGivesTheSignalsBack)
{
	for (const int number : {SIGINT, SIGTERM})
	{
		const auto before = std::signal(number, SIG_DFL);
		SearchControl control;
		{
			const CancelOnSignal guard(control);
			EXPECT_FALSE(control.IsCancelled());
			EXPECT_EQ(std::raise(number), 0);
			EXPECT_TRUE(control.IsCancelled());
		}
		EXPECT_EQ(std::signal(number, before), SIG_DFL);
	}
}

TEST(CancelOnSignal, LeavesIgnoredSignalsIgnored)
{
	const auto before = std::signal(SIGINT, SIG_IGN);
	SearchControl control;
	{
		const CancelOnSignal guard(control);
		EXPECT_EQ(std::raise(SIGINT), 0);
		EXPECT_FALSE(control.IsCancelled());
	}
	EXPECT_EQ(std::signal(SIGINT, before), SIG_IGN);
}

} // namespace
} // namespace faith::cli
