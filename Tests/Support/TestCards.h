#pragma once

#include "FlickOfFaithRules/Catalogue.h"
#include "FlickOfFaithRules/Rules.h"

#include <array>
#include <cstddef>
#include <utility>
#include <vector>

namespace faith::flick::test
{

/// A catalogue with a test's own cards: its laws get the numbers from 1 on, filled up to twenty with laws that do nothing;
/// its gods the numbers from 101 on, likewise. Must outlive the games played with it.
class TestCards
{
public:
	static constexpr int kLaws = 20;
	static constexpr int kGods = 8;

	explicit TestCards(std::vector<EffectDef> laws, std::vector<EffectDef> gods = {})
		: laws_(std::move(laws)), gods_(std::move(gods))
	{
		laws_.resize(kLaws, EffectDef{.id = kNoCard, .key = "plain_law"});
		gods_.resize(kGods, EffectDef{.id = kNoCard, .key = "plain_god"});
		for (std::size_t i = 0; i < laws_.size(); ++i)
		{
			laws_[i].id = EffectId{static_cast<std::uint8_t>(i + 1)};
			lawPlaces_.push_back(&laws_[i]);
		}
		for (std::size_t i = 0; i < gods_.size(); ++i)
		{
			gods_[i].id = EffectId{static_cast<std::uint8_t>(kFirstGod + i)};
		}
		for (std::size_t i = 0; i < cards_.size(); ++i)
		{
			cards_[i] = GodCard{"card", "colour", {&gods_[2 * i], &gods_[2 * i + 1]}};
		}
		catalogue_ = Catalogue{lawPlaces_, cards_};
	}

	TestCards(const TestCards&) = delete;
	TestCards& operator=(const TestCards&) = delete;

	const Catalogue& Cards() const { return catalogue_; }
	Rules MakeRules() const { return Rules{catalogue_}; }

private:
	std::vector<EffectDef> laws_;
	std::vector<EffectDef> gods_;
	std::vector<const EffectDef*> lawPlaces_;
	std::array<GodCard, kMaxPlayers> cards_{};
	Catalogue catalogue_{};
};

/// The nth card of TestCards, from 0.
constexpr EffectId Law(int n)
{
	return EffectId{static_cast<std::uint8_t>(n + 1)};
}

constexpr EffectId God(int n)
{
	return EffectId{static_cast<std::uint8_t>(kFirstGod + n)};
}

} // namespace faith::flick::test
