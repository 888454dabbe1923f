#include "Cards.h"
#include "FlickOfFaithRules/Board.h"
#include "Gods/Gods.h"

namespace faith::flick
{

namespace
{

constexpr std::int32_t kRoom = 5'000; ///< micrometres between the wall and every disc

constexpr Question kQuestions[]{
	{"hand", kAnswerSpot | kAnswerAngle},
};

void AskForHand(const HookContext& context, Offering& offering)
{
	if (context.state.turn.active == context.self.controller && context.self.usesLeft > 0)
	{
		offering.Ask(context.self.controller, 0, 2, true);
	}
}

constexpr OfferHook kOffers[]{
	{Moment::BeforeFlick, &AskForHand},
};

/// The wall as it would stand.
physics::Wall WallFor(const GameState& state, const Choose& answer)
{
	Piece hand = state.pieces[SinglePiece(state, PieceKind::HandOfGod)];
	hand.position = answer.spot;
	hand.angle = answer.angle;
	return WallOf(hand);
}

Refusal MayAnswer(const HookContext& context, const Decision&, const Choose& answer)
{
	const physics::Wall wall = WallFor(context.state, answer);
	if (!board::WhollyOnMat(Circle{wall.from, wall.radius}) || !board::WhollyOnMat(Circle{wall.to, wall.radius}))
	{
		return Refusal{Reason::OffTheMat, {SinglePiece(context.state, PieceKind::HandOfGod)}};
	}
	for (std::size_t i = 0; i < context.state.pieces.Size(); ++i)
	{
		const Piece& piece = context.state.pieces[i];
		const std::int32_t reach = RowOf(piece.kind).radius + wall.radius + kRoom - 1;
		if (IsDiscOnMap(piece) && physics::Touches(Circle{piece.position, reach}, wall.from, wall.to))
		{
			return Refusal{Reason::TooNearADisc, {static_cast<PieceId>(i)}};
		}
	}
	return {};
}

void Answered(const HookContext& context, const Decision&, const Choose& answer, Reaction& reaction)
{
	reaction.UseUp();
	reaction.PutOnMap(SinglePiece(context.state, PieceKind::HandOfGod), answer.spot, answer.angle);
}

} // namespace

// Rule 13.3
constinit const EffectDef kDagda{
	.id = EffectId{103},
	.key = "dagda",
	.usesPerGeneration = 2,
	.temper = Temper::Gentle,
	.offers = kOffers,
	.questions = kQuestions,
	.mayAnswer = &MayAnswer,
	.answered = &Answered,
};

} // namespace faith::flick
