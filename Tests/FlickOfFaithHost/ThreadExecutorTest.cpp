#include "FlickOfFaithHost/ThreadExecutor.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <atomic>
#include <cstddef>
#include <vector>

namespace faith::host
{
namespace
{

using testing::Each;
using testing::Ge;

TEST(ThreadExecutorTest, IsAsWideAsItWasMadeOrAsTheMachine)
{
	EXPECT_EQ(ThreadExecutor(3).Width(), 3u);
	EXPECT_THAT(ThreadExecutor().Width(), Ge(1u));
}

TEST(ThreadExecutorTest, RunsEveryTaskOnceAndReturnsWhenAllAreDone)
{
	for (const std::size_t threads : {1u, 2u, 5u})
	{
		std::vector<std::atomic<int>> runs(40);
		ThreadExecutor executor(threads);
		executor.ForEach(runs.size(), [&](std::size_t task) { ++runs[task]; });
		EXPECT_THAT(std::vector<int>(runs.begin(), runs.end()), Each(1)) << threads << " threads";
	}
}

TEST(ThreadExecutorTest, NoTasksAreNoTrouble)
{
	int runs = 0;
	ThreadExecutor(2).ForEach(0, [&](std::size_t) { ++runs; });
	EXPECT_EQ(runs, 0);
}

} // namespace
} // namespace faith::host
