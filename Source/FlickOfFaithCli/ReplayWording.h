#pragma once

#include "FaithKernel/ReplayFile.h"
#include "FaithText/TextTable.h"

#include <string>

namespace faith::cli
{

/// What is wrong with a replay and where, as a sentence. Without texts it is made of the names of fault and section.
[[nodiscard]] std::string DescribeReplayError(const ReplayError& error, const text::TextTable* texts);

} // namespace faith::cli
