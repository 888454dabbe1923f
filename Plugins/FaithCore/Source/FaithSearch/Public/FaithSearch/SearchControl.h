#pragma once

#include <atomic>
#include <cstdint>

namespace faith
{

/// How the one who waits for a search follows and stops it, from any thread. Work is counted in simulations, not in seconds, so that
/// the same search gives the same answer on every machine.
class SearchControl
{
public:
	/// The search is to end soon; its answer is then the best it has found so far.
	void Cancel() { cancelled_.store(true, std::memory_order_relaxed); }
	bool IsCancelled() const { return cancelled_.load(std::memory_order_relaxed); }

	/// So many simulations lie ahead besides those already announced.
	void Announce(std::uint64_t simulations) { planned_.fetch_add(simulations, std::memory_order_relaxed); }
	void Count(std::uint64_t simulations) { done_.fetch_add(simulations, std::memory_order_relaxed); }

	std::uint64_t Planned() const { return planned_.load(std::memory_order_relaxed); }
	std::uint64_t Done() const { return done_.load(std::memory_order_relaxed); }

private:
	std::atomic<bool> cancelled_{false};
	std::atomic<std::uint64_t> planned_{0};
	std::atomic<std::uint64_t> done_{0};
};

} // namespace faith
