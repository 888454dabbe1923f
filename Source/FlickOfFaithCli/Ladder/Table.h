#pragma once

#include "FlickOfFaithCli/Ladder/Standings.h"

#include <string>

namespace faith::cli
{

/// Everything a reader needs to know about a ladder, as text of at most 100 columns, but for a command that names many: how to repeat it,
/// who stands where, and who fared how against whom.
[[nodiscard]] std::string LadderTable(const LadderPlan& plan, const LadderResults& results);

/// A rating as a whole number with its sign.
[[nodiscard]] std::string EloText(double elo);

/// The versions, what hands they play with, and how far the ladder has come.
[[nodiscard]] std::string ConditionsText(const LadderPlan& plan, const LadderResults& results);

/// How many pairs were played.
[[nodiscard]] std::size_t PlayedOf(const LadderResults& results);

} // namespace faith::cli
