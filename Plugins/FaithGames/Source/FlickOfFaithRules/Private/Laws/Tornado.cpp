#include "Cards.h"
#include "FlickOfFaithRules/Board.h"
#include "Laws/Laws.h"
#include "Spots.h"

namespace faith::flick
{

namespace
{

constexpr Question kQuestions[]{
	{"spot", kAnswerSpot},
};

PieceId TornadoIn(const GameState& state)
{
	return SinglePiece(state, PieceKind::Tornado);
}

Circle WhirlAt(Point spot)
{
	return Circle{spot, RowOf(PieceKind::Tornado).reach};
}

/// The corner whose cloud the whirl would touch, or none.
std::optional<CornerId> CloudTouched(Point spot)
{
	for (CornerId corner = 0; corner < board::kCornerCount; ++corner)
	{
		if (board::AgainstCloud(corner, WhirlAt(spot)) != physics::Contact::Outside)
		{
			return corner;
		}
	}
	return std::nullopt;
}

void AskForSpot(const HookContext& context, Offering& offering)
{
	const int players = context.state.PlayerCount();
	const auto right = static_cast<Seat>((context.state.firstPlayer + players - 1) % players);
	offering.Ask(right, 0, 2, false);
}

constexpr OfferHook kOffers[]{
	{Moment::Enact, &AskForSpot},
};

/// A disc that the Tornado would touch here, or kNoPiece.
PieceId Touched(const GameState& state, Point spot)
{
	return InTheWay(state, Circle{spot, RowOf(PieceKind::Tornado).radius + 1}, TornadoIn(state));
}

Refusal MayAnswer(const HookContext& context, const Decision&, const Choose& answer)
{
	if (!board::WhollyOnMat(Circle{answer.spot, RowOf(PieceKind::Tornado).radius}))
	{
		return Refusal{Reason::OffTheMat, {TornadoIn(context.state)}};
	}
	if (const auto corner = CloudTouched(answer.spot))
	{
		return Refusal{Reason::TouchesACloud, {*corner}};
	}
	const PieceId other = Touched(context.state, answer.spot);
	return other == kNoPiece ? Refusal{} : Refusal{Reason::SpotIsTaken, {other}};
}

void Answered(const HookContext& context, const Decision&, const Choose& answer, Reaction& reaction)
{
	reaction.PutOnMap(TornadoIn(context.state), answer.spot);
}

void PutBack(const HookContext& context, Reaction& reaction)
{
	const PieceId tornado = TornadoIn(context.state);
	if (context.state.pieces[tornado].place != Place::OffMap)
	{
		return;
	}
	const auto spot = FreeSpotNear(context.state, PieceKind::Tornado, Point{},
		[&](Point candidate) { return !CloudTouched(candidate) && Touched(context.state, candidate) == kNoPiece; });
	if (spot)
	{
		reaction.PutOnMap(tornado, *spot);
	}
}

void SweepAway(const HookContext& context, Reaction& reaction)
{
	const auto tornado = CountingDisc(context.state, TornadoIn(context.state));
	PieceList swept;
	for (const PieceId prophet : ProphetsIn(context.state, Place::Map))
	{
		if (tornado && physics::Touches(*CountingDisc(context.state, prophet), WhirlAt(tornado->centre)))
		{
			swept.PushBack(prophet);
		}
	}
	for (const PieceId prophet : swept)
	{
		reaction.ToPool(prophet);
	}
}

void TakeAway(const HookContext& context, Reaction& reaction)
{
	if (context.state.pieces[TornadoIn(context.state)].place != Place::Box)
	{
		reaction.ToBox(TornadoIn(context.state));
	}
}

constexpr ReactHook kReacts[]{
	{Moment::StepC, &PutBack},
	{Moment::StepD, &SweepAway},
	{Moment::Expire, &TakeAway},
};

} // namespace

// Rule 12.9
constinit const EffectDef kTornado{
	.id = EffectId{9},
	.key = "tornado",
	.duration = Duration::ThisGeneration,
	.reacts = kReacts,
	.offers = kOffers,
	.questions = kQuestions,
	.mayAnswer = &MayAnswer,
	.answered = &Answered,
};

} // namespace faith::flick
