#include "FlickOfFaithDesktop/Thinking.h"

#include "FlickOfFaithHost/ThreadExecutor.h"

namespace faith::desktop
{

ThinkingThreads::~ThinkingThreads()
{
	WaitForAll();
}

void ThinkingThreads::Run(std::function<void(Executor&)> work)
{
	threads_.start(
		[work = std::move(work)]
		{
			host::ThreadExecutor executor;
			work(executor);
		});
}

} // namespace faith::desktop
