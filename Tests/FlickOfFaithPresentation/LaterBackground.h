#pragma once

#include "FlickOfFaithPresentation/ComputerSeat.h"

#include <functional>
#include <utility>
#include <vector>

namespace faith::flick
{

/// Works when it is told to, on the caller's thread.
class LaterBackground final : public Background
{
public:
	void Run(std::function<void(Executor&)> work) override { waiting.push_back(std::move(work)); }

	void WorkOff()
	{
		InlineExecutor here;
		const auto all = std::exchange(waiting, {});
		for (const auto& work : all)
		{
			work(here);
		}
	}

	std::vector<std::function<void(Executor&)>> waiting;
};

} // namespace faith::flick
