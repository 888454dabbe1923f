#include "FlickOfFaithCli/Progress.h"

#include <ostream>
#include <utility>

namespace faith::cli
{

namespace
{

constexpr std::chrono::seconds kPause{2}; ///< between two lines, at least
constexpr std::size_t kMostLines = 200;   ///< about, however long it takes

} // namespace

std::string DurationText(std::chrono::seconds time)
{
	const auto seconds = time.count();
	if (seconds < 60)
	{
		return std::to_string(seconds) + " s";
	}
	const auto minutes = (seconds + 30) / 60;
	if (minutes < 60)
	{
		return std::to_string(minutes) + " min";
	}
	return std::to_string(minutes / 60) + " h " + std::to_string(minutes % 60) + " min";
}

Progress::Progress(std::ostream& err, std::string what, std::size_t done, std::size_t all)
	: err_(err), what_(std::move(what)), before_(done), done_(done), all_(all), told_(done), begin_(Clock::now()),
	  last_(begin_)
{
}

void Progress::Step()
{
	const std::lock_guard lock(mutex_);
	++done_;
	const Clock::time_point now = Clock::now();
	const bool isTime = now - last_ >= kPause && (done_ - told_) * kMostLines >= all_;
	if (isTime || done_ == all_)
	{
		Tell(now);
	}
}

void Progress::Tell(Clock::time_point now)
{
	const std::chrono::duration<double> spent = now - begin_;
	const double left = spent.count() * static_cast<double>(all_ - done_) / static_cast<double>(done_ - before_);
	err_ << "flick: " << done_ << " of " << all_ << " " << what_;
	if (done_ == all_)
	{
		err_ << " in " << DurationText(std::chrono::duration_cast<std::chrono::seconds>(spent));
	}
	else
	{
		err_ << ", about " << DurationText(std::chrono::seconds(static_cast<long long>(left))) << " left";
	}
	err_ << "\n" << std::flush;
	told_ = done_;
	last_ = now;
}

} // namespace faith::cli
