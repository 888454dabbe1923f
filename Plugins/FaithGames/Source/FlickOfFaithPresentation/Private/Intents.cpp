#include "FlickOfFaithPresentation/Intents.h"

#include "FlickOfFaithRules/Queries.h"

namespace faith::flick
{

std::optional<Command> FlickWith(const GameState& state, const Aim& aim)
{
	const DecisionKind asked = state.pending.Empty() ? DecisionKind::None : state.pending.Front().kind;
	if (asked != DecisionKind::Flick && asked != DecisionKind::Reflick)
	{
		return std::nullopt;
	}
	Flick flick{state.turn.active, {}};
	for (const PieceId disc : FlickableDiscs(state))
	{
		// Again, one at a time: that is right under every card.
		if (asked == DecisionKind::Flick || flick.launches.Empty())
		{
			flick.launches.PushBack(DiscAim{disc, aim});
		}
	}
	return flick;
}

std::optional<Command> AnythingAllowed(const Rules& rules, const GameState& state, std::uint8_t seats)
{
	for (const Command& sample : SampleCommands(rules, state))
	{
		const std::optional<std::uint8_t> actor = Rules::Actor(sample);
		if (actor && (SeatBit(*actor) & seats) != 0)
		{
			return sample;
		}
	}
	return std::nullopt;
}

} // namespace faith::flick
