#include "FlickOfFaithCli/CancelOnSignal.h"

#include <atomic>
#include <cassert>

namespace faith::cli
{

namespace
{

std::atomic<SearchControl*> g_control = nullptr;
static_assert(std::atomic<SearchControl*>::is_always_lock_free && std::atomic<bool>::is_always_lock_free,
	"a signal may come at any moment");

extern "C" void CancelSearch(int number)
{
	std::signal(number, SIG_DFL);
	if (SearchControl* control = g_control.load())
	{
		control->Cancel();
	}
}

/// The handler there was before; SIG_ERR if the signal cannot be caught.
auto Catch(int number)
{
	const auto before = std::signal(number, CancelSearch);
	if (before == SIG_IGN)
	{
		std::signal(number, SIG_IGN);
	}
	return before;
}

} // namespace

CancelOnSignal::CancelOnSignal(SearchControl& control)
{
	assert(g_control.load() == nullptr);
	g_control = &control;
	beforeInterrupt_ = Catch(SIGINT);
	beforeTerminate_ = Catch(SIGTERM);
}

CancelOnSignal::~CancelOnSignal()
{
	if (beforeInterrupt_ != SIG_ERR)
	{
		std::signal(SIGINT, beforeInterrupt_);
	}
	if (beforeTerminate_ != SIG_ERR)
	{
		std::signal(SIGTERM, beforeTerminate_);
	}
	g_control = nullptr;
}

} // namespace faith::cli
