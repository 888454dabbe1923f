#pragma once

#include "FlickOfFaithCli/JsonPath.h"
#include "FlickOfFaithCli/RuleIndex/RuleIndex.h"

namespace faith::cli
{

/// A rule with the code that implements it and the tests that name it.
[[nodiscard]] Json RuleJson(const IndexedRule& rule);

} // namespace faith::cli
