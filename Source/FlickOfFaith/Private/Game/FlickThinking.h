#pragma once

#include "CoreMinimal.h"
#include "Tasks/Task.h"

#include "FlickOfFaithPresentation/ComputerSeat.h"

/** Shares one thought between the engine's worker threads, at a priority that leaves frames alone. */
class FFlickExecutor final : public faith::Executor
{
public:
	virtual std::size_t Width() const override;
	virtual void ForEach(std::size_t Count, const std::function<void(std::size_t)>& Task) override;
};

/**
 * Lets computers think on the engine's worker threads. A thought knows nothing of the match; the game thread fetches it. The seats are
 * gone before this is: what they still think has been cancelled by then, and is waited for.
 */
class FFlickThinking final : public faith::flick::Background
{
public:
	virtual ~FFlickThinking() override;

	virtual void Run(std::function<void(faith::Executor&)> Work) override;

private:
	TArray<UE::Tasks::FTask> Thoughts;
};
