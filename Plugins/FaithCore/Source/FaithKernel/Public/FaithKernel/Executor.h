#pragma once

#include <cstddef>
#include <functional>

namespace faith
{

/// Runs independent tasks. Portable code starts no threads: whoever has some hands in an executor.
class Executor
{
public:
	virtual ~Executor() = default;

	/// How many tasks may run at the same time, >= 1: into so many parts it is worth to split work.
	virtual std::size_t Width() const = 0;

	/// Calls task(0) .. task(count - 1), in any order and on any threads, and returns when all are done.
	virtual void ForEach(std::size_t count, const std::function<void(std::size_t)>& task) = 0;
};

/// Runs every task at once on the caller's thread.
class InlineExecutor final : public Executor
{
public:
	std::size_t Width() const override { return 1; }

	void ForEach(std::size_t count, const std::function<void(std::size_t)>& task) override
	{
		for (std::size_t i = 0; i < count; ++i)
		{
			task(i);
		}
	}
};

} // namespace faith
