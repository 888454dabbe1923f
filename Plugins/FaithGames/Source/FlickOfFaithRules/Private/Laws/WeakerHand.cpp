#include "FlickOfFaithRules/Launching.h"
#include "Laws/Laws.h"

namespace faith::flick
{

namespace
{

// Permille of how far the hand strays.
constexpr std::int32_t kLeastPull = 700;
constexpr std::int32_t kMostPull = 1'400;

constexpr Modifier kModifiers[]{
	{Param::HandSpreadAngle, Op::Multiply, 1'200},
};

/// A position set up by hand has no pulls yet when its first turn begins.
void DrawPulls(const HookContext& context, Reaction& reaction)
{
	if (context.self.secret[0] != 0)
	{
		return;
	}
	for (Seat seat = 0; seat < context.state.PlayerCount(); ++seat)
	{
		const std::int32_t pull = reaction.Draw(kLeastPull, kMostPull);
		reaction.RememberSecretly(seat, reaction.Draw(0, 1) == 0 ? pull : -pull);
	}
}

constexpr ReactHook kReacts[]{
	{Moment::Enact, &DrawPulls},
	{Moment::TurnStart, &DrawPulls},
};

void Pull(const HookContext& context, Seat player, const HandSpread& spread, HandError& error)
{
	error.angle += spread.angle * context.self.secret[player] / 1000;
}

} // namespace

// Rule 12.4
constinit const EffectDef kWeakerHand{
	.id = EffectId{4},
	.key = "weaker_hand",
	.duration = Duration::ThisGeneration,
	.modifiers = kModifiers,
	.reacts = kReacts,
	.bendHand = &Pull,
};

} // namespace faith::flick
