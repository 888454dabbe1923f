#include "Cards.h"
#include "Laws/Laws.h"

namespace faith::flick
{

namespace
{

PieceId TemplarInBox(const GameState& state, Seat owner)
{
	for (const PieceId prophet : ProphetsIn(state, Place::Box, owner))
	{
		if (state.pieces[prophet].kind == PieceKind::Templar)
		{
			return prophet;
		}
	}
	return kNoPiece;
}

void Exchange(const HookContext& context, Reaction& reaction)
{
	constexpr int each = 2;
	for (const Seat seat : TurnOrder(context.state))
	{
		for (int i = 0; i < each; ++i)
		{
			const auto prophets = RegularProphetsIn(context.state, Place::Hand, seat);
			const PieceId templar = TemplarInBox(context.state, seat);
			if (prophets.Empty() || templar == kNoPiece)
			{
				break;
			}
			reaction.ToBox(prophets.Back());
			reaction.ToHand(templar);
		}
	}
}

constexpr ReactHook kReacts[]{
	{Moment::Enact, &Exchange},
};

} // namespace

// Rule 12.10
constinit const EffectDef kTemplars{
	.id = EffectId{10},
	.key = "templars",
	.duration = Duration::RestOfGame,
	.reacts = kReacts,
};

} // namespace faith::flick
