#pragma once

#include "FlickOfFaithPresentation/ComputerSeat.h"

#include <QThreadPool>

namespace faith::desktop
{

/// Lets computer players think on threads of their own.
class ThinkingThreads final : public flick::Background
{
public:
	/// Waits for what is still being thought.
	~ThinkingThreads() override;

	void Run(std::function<void(Executor&)> work) override;
	void WaitForAll() { threads_.waitForDone(); }

private:
	QThreadPool threads_;
};

} // namespace faith::desktop
