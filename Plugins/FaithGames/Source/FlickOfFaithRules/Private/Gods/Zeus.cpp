#include "Cards.h"
#include "FlickOfFaithRules/Board.h"
#include "FlickOfFaithRules/Queries.h"
#include "Gods/Gods.h"

#include <algorithm>
#include <bit>

namespace faith::flick
{

namespace
{

/// Islands with a temple of his that pay nothing at the last worship; each one more pays 1 VP.
constexpr int kGivenAway = 2;
/// So few players pay him nothing: between two, temples on all islands are easy.
constexpr int kFewPlayers = 2;

constexpr Modifier kModifiers[]{
	{Param::TempleOnAnyIsland, Op::Override, 1, Scope::Controller},
};

bool HasTempleOn(const HookContext& context, IslandId island)
{
	const auto his = PiecesOn(context.catalogue, context.state, context.self.controller, island);
	return std::any_of(his.begin(), his.end(), [&](PieceId piece) { return IsTemple(context.state.pieces[piece]); });
}

void RewardTemples(const HookContext& context, Reaction& reaction)
{
	std::uint8_t islands = 0;
	const bool isPaid = IsLastGeneration(context) && context.state.PlayerCount() > kFewPlayers;
	for (IslandId island = 0; isPaid && island < board::kIslandCount; ++island)
	{
		islands = static_cast<std::uint8_t>(islands | (HasTempleOn(context, island) ? 1u << island : 0u));
	}
	reaction.Award(context.self.controller, (std::max)(std::popcount(islands) - kGivenAway, 0), islands);
}

constexpr ReactHook kReacts[]{
	{Moment::WorshipB, &RewardTemples},
};

} // namespace

// Rule 13.5
constinit const EffectDef kZeus{
	.id = EffectId{105},
	.key = "zeus",
	.temper = Temper::Fierce,
	.modifiers = kModifiers,
	.reacts = kReacts,
};

} // namespace faith::flick
