#include "Fuzz/FuzzedRules.h"

#include "FaithKernel/Replay.h"
#include "FaithKernel/ReplayText.h"
#include "FaithKernel/ReplayVerify.h"
#include "Support/ReplayRepair.h"

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <span>
#include <string_view>
#include <vector>

/// Feeds the replay reader. Two inputs come of each: the bytes as they are, and the same with length and checksums made
/// right, without which hardly anything would get past them. What is accepted is also played and judged.
namespace
{

using faith::FuzzedRules;

void Demand(bool holds)
{
	if (!holds)
	{
		std::abort();
	}
}

void JudgeError(const faith::ReplayError& error, std::span<const std::uint8_t> file)
{
	Demand(error.fault != faith::ReplayFault::None);
	Demand(error.offset <= file.size());
	Demand(!faith::Describe(error).empty());
}

/// Plays on after refusals and whatever the hashes say: hostile commands reach deep into the rules this way.
void PlayAll(const faith::ReplayData<FuzzedRules>& data)
{
	auto history = faith::History<FuzzedRules>::Start(FuzzedRules{}, data.setup);
	if (!history)
	{
		return;
	}
	for (const auto& entry : data.entries)
	{
		const std::uint64_t before = history->StateHash();
		if (history->Append(entry))
		{
			Demand(history->StateHash() == before);
		}
	}
	Demand(history->StateAt(history->LiveCount()) == history->State());
}

void JudgeReplay(const faith::ReplayData<FuzzedRules>& data)
{
	const std::vector<std::uint8_t> encoded = faith::EncodeReplay(data);
	const auto again = faith::DecodeReplay<FuzzedRules>(encoded);
	Demand(again.HasValue() && *again == data);
	const auto verdict = faith::VerifyReplay(FuzzedRules{}, data);
	const auto resumed = faith::ResumeReplay(FuzzedRules{}, data);
	Demand(resumed.HasValue() == verdict.IsVerified());
	PlayAll(data);
}

void Feed(std::span<const std::uint8_t> file)
{
	const auto data = faith::DecodeReplay<FuzzedRules>(file);
	if (data)
	{
		JudgeReplay(*data);
	}
	else
	{
		JudgeError(data.Error(), file);
	}
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size)
{
	const std::span<const std::uint8_t> input(bytes, size);
	Feed(input);
	std::vector<std::uint8_t> repaired(input.begin(), input.end());
	faith::RepairReplay(repaired);
	Feed(repaired);
	static_cast<void>(faith::DecodeText({reinterpret_cast<const char*>(bytes), size}));
	return 0;
}
