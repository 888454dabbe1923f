#include "FaithKernel/Replay.h"
#include "FaithKernel/ReplayText.h"
#include "FaithKernel/ReplayVerify.h"
#include "Support/ReplayRepair.h"
#include "Support/ToyMatch.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <cstdint>
#include <vector>

namespace faith
{
namespace
{

using toy::ToyRules;
using Buffer = std::vector<std::uint8_t>;

RC_GTEST_PROP(ReplayProperties, ASavedMatchGoesOnAsTheSameMatch, (std::uint64_t seed, bool practice))
{
	const toy::ToyHistory history = toy::RandomMatch(seed, 100, practice);
	const auto data = DecodeReplay<ToyRules>(EncodeReplay(history, 3));
	RC_ASSERT(data.HasValue());
	const auto resumed = ResumeReplay(ToyRules{}, *data);
	RC_ASSERT(resumed.HasValue());
	RC_ASSERT(resumed->StateHash() == history.StateHash());
	RC_ASSERT(resumed->AllEvents() == history.AllEvents());
	RC_ASSERT(resumed->CanUndo(0) == history.CanUndo(0));
	RC_ASSERT(EncodeReplay(*resumed, 3) == EncodeReplay(history, 3));
	RC_ASSERT(VerifyReplay(ToyRules{}, *data).IsVerified());
}

RC_GTEST_PROP(ReplayProperties, ChangedBytesWithRightChecksumsAreRefusedOrReadExactly, (std::uint64_t seed))
{
	Buffer file = EncodeReplay(toy::RandomMatch(seed, 40), 3);
	const auto changes = *rc::gen::container<std::vector<std::pair<std::uint16_t, std::uint8_t>>>(
		rc::gen::arbitrary<std::pair<std::uint16_t, std::uint8_t>>());
	for (const auto& [where, value] : changes)
	{
		file[where % file.size()] = value;
	}
	RepairReplay(file);
	const auto data = DecodeReplay<ToyRules>(file);
	if (data)
	{
		// Whatever it says, judging it ends and gives a verdict.
		const auto verdict = VerifyReplay(ToyRules{}, *data);
		RC_ASSERT(verdict.IsVerified() == ResumeReplay(ToyRules{}, *data).HasValue());
	}
	else
	{
		RC_ASSERT(data.Error().fault != ReplayFault::None);
		RC_ASSERT(data.Error().offset <= file.size());
		RC_ASSERT(!Describe(data.Error()).empty());
	}
}

RC_GTEST_PROP(ReplayProperties, AnyBytesComeBackFromTheirTextForm, (Buffer bytes))
{
	const auto decoded = DecodeText(EncodeText(bytes));
	RC_ASSERT(decoded.HasValue());
	RC_ASSERT(*decoded == bytes);
}

RC_GTEST_PROP(ReplayProperties, AnyTextIsRefusedOrTheTextFormOfItsBytes, (std::string text))
{
	const auto decoded = DecodeText(text);
	if (decoded)
	{
		std::string packed;
		for (const char c : text)
		{
			packed += std::string_view(" \t\r\n").find(c) == std::string_view::npos ? std::string(1, c) : "";
		}
		RC_ASSERT(EncodeText(*decoded) == packed);
	}
	else
	{
		RC_ASSERT(decoded.Error().fault == ReplayFault::BadText);
	}
}

} // namespace
} // namespace faith
