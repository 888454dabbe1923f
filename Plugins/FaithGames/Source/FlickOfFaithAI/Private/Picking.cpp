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
