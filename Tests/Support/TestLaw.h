#pragma once

#include "FlickOfFaithRules/Rules.h"
#include "Support/PlainCards.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace faith::flick::test
{

/// Cards that do nothing, with the law of number 1 exchanged for one of the test's own that changes numbers.
class TestLaw
{
public:
	static constexpr EffectId kId{1};

	explicit TestLaw(std::vector<Modifier> modifiers, Duration duration = Duration::RestOfGame)
		: modifiers_(std::move(modifiers)), laws_(PlainCatalogue().laws.begin(), PlainCatalogue().laws.end())
	{
		definition_.id = kId;
		definition_.key = "test_law";
		definition_.duration = duration;
		definition_.modifiers = modifiers_;
		laws_[0] = &definition_;
		catalogue_ = Catalogue{laws_, PlainCatalogue().godCards};
	}

	TestLaw(const TestLaw&) = delete;
	TestLaw& operator=(const TestLaw&) = delete;

	/// For hooks and whatever else the test wants to change.
	EffectDef& Definition() { return definition_; }
	/// Valid as long as this object lives.
	Rules Play() const { return Rules(catalogue_); }

private:
	std::vector<Modifier> modifiers_;
	EffectDef definition_;
	std::vector<const EffectDef*> laws_;
	Catalogue catalogue_;
};

} // namespace faith::flick::test
