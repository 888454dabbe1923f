#include "Touch.h"

#include "FlickOfFaithRules/Board.h"
#include "FlickOfFaithRules/Queries.h"

namespace faith::flick
{

Touch TouchOf(Circle disc)
{
	using physics::Contact;
	Touch touch;
	for (int island = 0; island < board::kIslandCount; ++island)
	{
		if (board::AgainstIsland(island, disc) != Contact::Outside)
		{
			touch.islands = static_cast<std::uint8_t>(touch.islands | (1u << island));
			if (board::AgainstCity(island, disc) != Contact::Outside)
			{
				touch.city = static_cast<IslandId>(island);
			}
		}
	}
	touch.navel = board::AgainstNavel(disc) != Contact::Outside;
	return touch;
}

Touch TouchOf(const GameState& state, PieceId piece)
{
	const auto disc = CountingDisc(state, piece);
	return disc ? TouchOf(*disc) : Touch{};
}

} // namespace faith::flick
