#pragma once

#include "FlickOfFaithAI/Coach.h"
#include "FlickOfFaithAI/MatchReview.h"
#include "FlickOfFaithCli/JsonPath.h"

#include <cstdint>
#include <vector>

/// The coach's answers as JSON; Docs/BotProtocol.md describes the fields.
namespace faith::cli
{

/// Flicks that may be asked for at a time.
inline constexpr std::uint64_t kMostSuggested = 10;

/// The fields of an answer to "suggest". The advice must not be silent.
[[nodiscard]] Json AdviceJson(const flick::Advice& advice, flick::Seat seat);

/// The fields of an answer to "evaluate". The evaluation must not be silent or refused.
[[nodiscard]] Json EvaluationJson(const flick::Evaluation& evaluation, flick::Seat seat);

/// A flick with what it may be expected to bring; lists by seat are as long as there are players.
[[nodiscard]] Json OutlookJson(const flick::FlickOutlook& outlook, int players);

/// {"seats": [...]}: the review of a whole match.
[[nodiscard]] Json ReviewJson(const std::vector<flick::SeatReview>& reviews);

} // namespace faith::cli
