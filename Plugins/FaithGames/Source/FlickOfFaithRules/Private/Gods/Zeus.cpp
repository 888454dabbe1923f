#include "Cards.h"
#include "FlickOfFaithRules/Board.h"
#include "FlickOfFaithRules/Queries.h"
#include "Gods/Gods.h"

#include <algorithm>

namespace faith::flick
{

namespace
{

constexpr std::int32_t kPoints = 1; ///< VP at the last worship, for each island with a temple of his

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
	for (IslandId island = 0; IsLastGeneration(context) && island < board::kIslandCount; ++island)
	{
		if (HasTempleOn(context, island))
		{
			reaction.PayForIsland(context.self.controller, island, kPoints);
		}
	}
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
