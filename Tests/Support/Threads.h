#pragma once

#include "FaithKernel/Executor.h"

#include <cstddef>
#include <functional>
#include <thread>
#include <vector>

namespace faith::test
{

/// As many threads as told, so that work is split.
class Threads final : public Executor
{
public:
	explicit Threads(std::size_t width) : width_(width) {}

	std::size_t Width() const override { return width_; }

	void ForEach(std::size_t count, const std::function<void(std::size_t)>& task) override
	{
		std::vector<std::thread> threads;
		for (std::size_t first = 0; first < width_; ++first)
		{
			threads.emplace_back(
				[&, first]
				{
					for (std::size_t i = first; i < count; i += width_)
					{
						task(i);
					}
				});
		}
		for (std::thread& thread : threads)
		{
			thread.join();
		}
	}

private:
	std::size_t width_;
};

} // namespace faith::test
