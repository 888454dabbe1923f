#pragma once

#include "FaithKernel/Executor.h"

namespace faith::host
{

/// Runs tasks on as many threads as the machine has cores; the caller's is one of them.
class ThreadExecutor final : public Executor
{
public:
	ThreadExecutor();
	explicit ThreadExecutor(std::size_t threads) : threads_(threads) {}

	std::size_t Width() const override { return threads_; }
	void ForEach(std::size_t count, const std::function<void(std::size_t)>& task) override;

private:
	std::size_t threads_;
};

} // namespace faith::host
