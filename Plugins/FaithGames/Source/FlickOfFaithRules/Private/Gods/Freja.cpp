#include "Cards.h"
#include "FlickOfFaithRules/Board.h"
#include "Gods/Gods.h"

#include <algorithm>

namespace faith::flick
{

namespace
{

constexpr std::int32_t kDrift = 20'000; ///< micrometres from the spot named at most

constexpr Question kQuestions[]{
	{"heart", kAnswerSpot},
};

PieceId HeartIn(const GameState& state)
{
	return SinglePiece(state, PieceKind::Heart);
}

void AskForHeart(const HookContext& context, Offering& offering)
{
	const auto prophets = ProphetsIn(context.state, Place::Map);
	const bool anyOfOthers = std::any_of(prophets.begin(), prophets.end(),
		[&](PieceId prophet) { return context.state.pieces[prophet].owner != context.self.controller; });
	if (anyOfOthers)
	{
		offering.Ask(context.self.controller, 0, 2, true);
	}
}

constexpr OfferHook kOffers[]{
	{Moment::WorshipPre, &AskForHeart},
};

Refusal MayAnswer(const HookContext&, const Decision&, const Choose& answer)
{
	return board::CentreOnMat(answer.spot) ? Refusal{} : Refusal{Reason::SpotOffTheMap, {}};
}

/// A spot on the map within the drift, each equally likely.
Point Drifted(Point aimed, Reaction& reaction)
{
	Point drift;
	do
	{
		drift.x = reaction.Draw(-kDrift, kDrift);
		drift.y = reaction.Draw(-kDrift, kDrift);
	} while (!physics::Contains(Circle{{}, kDrift}, drift));
	const auto onMat = [](std::int32_t at) { return std::clamp(at, -board::kHalfMat, board::kHalfMat); };
	return Point{onMat(aimed.x + drift.x), onMat(aimed.y + drift.y)};
}

void Answered(const HookContext& context, const Decision&, const Choose& answer, Reaction& reaction)
{
	reaction.PutOnMap(HeartIn(context.state), Drifted(answer.spot, reaction));
}

Seat CountsForHer(const HookContext& context, PieceId prophet)
{
	const Piece& heart = context.state.pieces[HeartIn(context.state)];
	const auto disc = CountingDisc(context.state, prophet);
	const bool touches = heart.place == Place::Map && disc && physics::Touches(*disc, ShapeOf(heart));
	return touches ? context.self.controller : kNobody;
}

void TakeAway(const HookContext& context, Reaction& reaction)
{
	if (context.state.pieces[HeartIn(context.state)].place == Place::Map)
	{
		reaction.ToBox(HeartIn(context.state));
	}
}

constexpr ReactHook kReacts[]{
	{Moment::WorshipC, &TakeAway},
};

} // namespace

// Rule 13.8
constinit const EffectDef kFreja{
	.id = EffectId{108},
	.key = "freja",
	.order = -10,
	.temper = Temper::Gentle,
	.reacts = kReacts,
	.offers = kOffers,
	.questions = kQuestions,
	.countsFor = &CountsForHer,
	.mayAnswer = &MayAnswer,
	.answered = &Answered,
};

} // namespace faith::flick
