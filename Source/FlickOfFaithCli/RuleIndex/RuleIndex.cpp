#include "FlickOfFaithCli/RuleIndex/RuleIndex.h"

#include <algorithm>

namespace faith::cli
{

const IndexedRule* FindRule(std::string_view number)
{
	const std::span<const IndexedRule> rules = RuleIndex();
	const auto found =
		std::find_if(rules.begin(), rules.end(), [&](const IndexedRule& rule) { return rule.number == number; });
	return found == rules.end() ? nullptr : &*found;
}

} // namespace faith::cli
