#pragma once

#include "FaithSearch/SearchControl.h"

#include <condition_variable>
#include <iosfwd>
#include <mutex>
#include <thread>

namespace faith::cli
{

/// Says every second how far a search is, as long as this object lives; a search of less than a second goes without.
class ProgressWatch
{
public:
	/// Both must outlive this. Nobody else writes to `err` meanwhile.
	ProgressWatch(const SearchControl& control, std::ostream& err);
	~ProgressWatch();

	ProgressWatch(const ProgressWatch&) = delete;
	ProgressWatch& operator=(const ProgressWatch&) = delete;

private:
	void Watch();

	const SearchControl& control_;
	std::ostream& err_;
	std::mutex mutex_;
	std::condition_variable ended_;
	bool hasEnded_ = false;
	std::thread thread_;
};

} // namespace faith::cli
