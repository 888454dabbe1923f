#include "Picking.h"

#include <algorithm>
#include <cassert>

namespace faith::flick
{

namespace
{

bool Declines(const Command& command)
{
	const auto* choose = std::get_if<Choose>(&command);
	return choose != nullptr && choose->option == 0;
}

} // namespace

std::vector<Command> SamplesOf(const Rules& rules, const GameState& state, Seat seat)
{
	std::vector<Command> own;
	for (const Command& command : SampleCommands(rules, state))
	{
		if (Rules::Actor(command) == seat)
		{
			own.push_back(command);
		}
	}
	return own;
}

Command PickEager(Random& random, const std::vector<Command>& commands)
{
	std::vector<Command> builds;
	for (const Command& command : commands)
	{
		if (std::holds_alternative<BuildTemple>(command))
		{
			builds.push_back(command);
		}
	}
	return PickByLot(random, builds.empty() ? commands : builds);
}

const Command& PickByLot(Random& random, const std::vector<Command>& commands)
{
	assert(!commands.empty());
	const auto declining = std::find_if(commands.begin(), commands.end(), Declines);
	if (declining != commands.end() && random.Below(2) == 0)
	{
		return *declining;
	}
	return commands[random.Below(static_cast<std::uint32_t>(commands.size()))];
}

} // namespace faith::flick
