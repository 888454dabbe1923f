#pragma once

#include "FaithSearch/SearchControl.h"

#include <csignal>

namespace faith::cli
{

/// As long as this lives, the first SIGINT (Ctrl-C) or SIGTERM cancels a search instead of ending the program; a second one ends it.
/// Signals that are ignored stay ignored. Only one may live at a time.
class CancelOnSignal
{
public:
	explicit CancelOnSignal(SearchControl& control);
	~CancelOnSignal();

	CancelOnSignal(const CancelOnSignal&) = delete;
	CancelOnSignal& operator=(const CancelOnSignal&) = delete;

private:
	using Handler = void (*)(int);

	Handler beforeInterrupt_;
	Handler beforeTerminate_;
};

} // namespace faith::cli
