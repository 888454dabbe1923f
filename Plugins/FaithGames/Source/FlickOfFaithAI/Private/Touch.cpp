#include "Touch.h"

#include "FlickOfFaithRules/Board.h"
#include "FlickOfFaithRules/Queries.h"

namespace faith::flick
{

Touch TouchOf(Circle disc)
{
	using physics::Contact;
	Touch touch;
	touch.islands = board::IslandsTouched(disc);
	for (int island = 0; island < board::kIslandCount; ++island)
	{
		if (((touch.islands >> island) & 1) != 0 && board::AgainstCity(island, disc) != Contact::Outside)
		{
			touch.city = static_cast<IslandId>(island);
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

Touches TouchesOf(const GameState& state)
{
	Touches touches{};
	for (std::size_t i = 0; i < state.pieces.Size(); ++i)
	{
		const Piece& piece = state.pieces[i];
		if (piece.place == Place::Map && !BelongsToNobody(piece.kind))
		{
			touches[i] = TouchOf(state, static_cast<PieceId>(i));
		}
	}
	return touches;
}

} // namespace faith::flick
