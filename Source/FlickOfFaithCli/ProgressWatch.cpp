#include "FlickOfFaithCli/ProgressWatch.h"

#include <algorithm>
#include <chrono>
#include <ostream>

namespace faith::cli
{

ProgressWatch::ProgressWatch(const SearchControl& control, std::ostream& err)
	: control_(control), err_(err), thread_([this] { Watch(); })
{
}

ProgressWatch::~ProgressWatch()
{
	{
		const std::lock_guard lock(mutex_);
		hasEnded_ = true;
	}
	ended_.notify_all();
	thread_.join();
}

void ProgressWatch::Watch()
{
	std::unique_lock lock(mutex_);
	while (!ended_.wait_for(lock, std::chrono::seconds(1), [this] { return hasEnded_; }))
	{
		const std::uint64_t planned = std::max<std::uint64_t>(control_.Planned(), 1);
		const std::uint64_t done = std::min(control_.Done(), planned);
		err_ << "flick: " << done * 100 / planned << " % of " << planned << " flicks simulated\n" << std::flush;
	}
}

} // namespace faith::cli
