#pragma once

#include "FaithKernel/Result.h"
#include "FlickOfFaithAI/ReplayCheck.h"
#include "FlickOfFaithRules/State.h"

#include <cstddef>
#include <optional>
#include <string>

namespace faith::cli
{

/// A moment of a match in which somebody is asked to flick, or to place a disc first.
struct FlickQuestion
{
	std::size_t entry = 0; ///< that answers it, from 0; as many as there are if nothing does yet
	flick::GameState state;
	flick::Seat seat = flick::kNobody;
	/// The answer in the log, if it is a flick.
	std::optional<flick::Flick> played;
};

/// The question before an entry of the log, or without one the last question to flick. The rules must lead through the replay. The error
/// is a sentence.
[[nodiscard]] Result<FlickQuestion, std::string> FindFlickQuestion(
	const flick::MatchData& data, std::optional<std::size_t> entry);

} // namespace faith::cli
