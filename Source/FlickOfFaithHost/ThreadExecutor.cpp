#include "FlickOfFaithHost/ThreadExecutor.h"

#include <algorithm>
#include <atomic>
#include <thread>
#include <vector>

namespace faith::host
{

ThreadExecutor::ThreadExecutor() : threads_(std::max(std::thread::hardware_concurrency(), 1u))
{
}

void ThreadExecutor::ForEach(std::size_t count, const std::function<void(std::size_t)>& task)
{
	std::atomic<std::size_t> next = 0;
	const auto work = [&]
	{
		for (std::size_t i = next++; i < count; i = next++)
		{
			task(i);
		}
	};
	std::vector<std::thread> others;
	for (std::size_t i = 1; i < std::min(threads_, count); ++i)
	{
		others.emplace_back(work);
	}
	work();
	for (std::thread& other : others)
	{
		other.join();
	}
}

} // namespace faith::host
