#pragma once

#include "FaithKernel/Random.h"
#include "Support/ToyGame.h"

#include <cstdint>
#include <vector>

namespace faith::toy
{

using ToyHistory = History<ToyRules>;

inline ToyHistory StartToy(bool practice = false, std::uint64_t seed = 1)
{
	auto history = ToyHistory::Start({}, ToySetup{2, seed, practice, "a match"});
	return *history;
}

/// A command that is often, not always, allowed in this state.
inline ToyCommand AnyCommand(const ToyState& state, Random& random)
{
	if (state.thrown.has_value() && random.Below(4) != 0)
	{
		return ToyRules::Simulate(*state.thrown);
	}
	const auto player = static_cast<std::uint8_t>(random.Below(5) == 0 ? random.Below(3) : state.turn);
	switch (random.Below(5))
	{
	case 0:
		return Roll{player};
	case 1:
		return Hide{static_cast<std::uint8_t>(random.Below(2)), static_cast<std::int16_t>(random.Between(-300, 300))};
	case 2:
		return Throw{player, {random.Between(-5, 5), random.Between(-1'000'000, 1'000'000)}};
	default:
		return Take{player, random.Between(0, 9), std::vector<Mood>(random.Below(3), Mood::Bold)};
	}
}

/// Plays `attempts` random commands and undos; refused ones leave no entry.
inline ToyHistory RandomMatch(std::uint64_t seed, int attempts, bool practice = false)
{
	ToyHistory history = StartToy(practice, seed);
	Random random{seed ^ 0x5EEDu};
	for (int i = 0; i < attempts; ++i)
	{
		if (random.Below(4) == 0)
		{
			static_cast<void>(history.Undo(static_cast<std::uint8_t>(random.Below(2))));
		}
		else
		{
			static_cast<void>(history.Submit(AnyCommand(history.State(), random)));
		}
	}
	return history;
}

} // namespace faith::toy
