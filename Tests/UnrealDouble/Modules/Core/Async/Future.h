#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "Double/Background.h"
#include "Templates/UnrealTemplate.h"

#include <memory>

template <typename ResultType>
class TFuture;

/** Something that is going to be done. Can be moved, not copied. */
template <>
class TFuture<void>
{
public:
	TFuture() = default;
	TFuture(TFuture&&) = default;
	TFuture& operator=(TFuture&&) = default;

	bool IsValid() const { return Job != nullptr; }
	bool IsReady() const { return Job != nullptr && UnrealDouble::IsDone(*Job); }
	/** Blocks until it is done. */
	void Wait() const
	{
		check(IsValid());
		UnrealDouble::WaitFor(*Job);
	}

	/** The double's own. */
	explicit TFuture(std::shared_ptr<UnrealDouble::FBackgroundJob> InJob) : Job(std::move(InJob)) {}

private:
	std::shared_ptr<UnrealDouble::FBackgroundJob> Job;
};
