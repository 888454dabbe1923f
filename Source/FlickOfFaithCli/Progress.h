#pragma once

#include <chrono>
#include <cstddef>
#include <iosfwd>
#include <mutex>
#include <string>

namespace faith::cli
{

/// A time in words, in whole units: "50 s", "12 min", "3 h 20 min".
[[nodiscard]] std::string DurationText(std::chrono::seconds time);

/// Tells now and then how far a long work has come and how long it will take.
class Progress
{
public:
	/// `done` of `all` were there before; `what` names them, such as "matches".
	Progress(std::ostream& err, std::string what, std::size_t done, std::size_t all);

	/// One more is done. May be called on any thread.
	void Step();

private:
	using Clock = std::chrono::steady_clock;

	void Tell(Clock::time_point now);

	std::mutex mutex_;
	std::ostream& err_;
	std::string what_;
	std::size_t before_;
	std::size_t done_;
	std::size_t all_;
	std::size_t told_;
	Clock::time_point begin_;
	Clock::time_point last_;
};

} // namespace faith::cli
