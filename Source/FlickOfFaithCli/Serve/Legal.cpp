#include "FlickOfFaithCli/Serve/Legal.h"

#include "FlickOfFaithAI/MatchRunner.h"
#include "FlickOfFaithCli/CardSheet.h"
#include "FlickOfFaithCli/GameJson.h"
#include "FlickOfFaithRules/Board.h"
#include "FlickOfFaithRules/Launching.h"
#include "FlickOfFaithRules/Queries.h"

#include <algorithm>

namespace faith::cli
{

using namespace flick;

namespace
{

/// Numbers 0, 1, 2, 3 with a bit in `bits`.
Json BitsJson(std::uint8_t bits)
{
	return SeatsJson(bits);
}

template <class List>
Json ListJson(const List& pieces)
{
	Json list = Json::array();
	for (const PieceId piece : pieces)
	{
		list.push_back(piece);
	}
	return list;
}

Json SpreadJson(HandSpread spread)
{
	return Json{{"angle", spread.angle}, {"power", spread.power}};
}

void AddAimRanges(Json& json)
{
	json["angle"] = {0, physics::kFullTurn - 1};
	json["power"] = {1, kFullPower};
	json["spin"] = {-kFullSpin, kFullSpin};
}

Json GodConstraints(const Rules& rules, const GameState& state)
{
	Json sides = Json::array();
	for (std::size_t seat = 0; seat < state.players.Size(); ++seat)
	{
		const GodCard& card = rules.Cards().godCards[state.players[seat].godCard];
		sides.push_back(Json{{"player", seat}, {"a", card.sides[0]->key}, {"b", card.sides[1]->key}});
	}
	return Json{{"sides", sides}};
}

Json AimConstraints(const GameState& state, std::uint8_t seats)
{
	Json corners = Json::array();
	for (Seat seat = 0; seat < state.PlayerCount(); ++seat)
	{
		if ((seats & SeatBit(seat)) != 0)
		{
			corners.push_back(Json{{"player", seat}, {"corner", state.players[seat].corner},
				{"spread", SpreadJson(LaunchMaker::ForFlickOff(state, seat).Spread())}});
		}
	}
	Json json{{"corners", corners}};
	AddAimRanges(json);
	return json;
}

Json PlaceConstraints(const Rules& rules, const GameState& state)
{
	const Seat seat = state.turn.active;
	return Json{{"corners", BitsJson(OpenCorners(rules.Cards(), state, seat))},
		{"count", DiscsToPlace(rules.Cards(), state, seat)}, {"pieces", ListJson(UnflickedProphets(state, seat))}};
}

Json FlickConstraints(const Rules& rules, const GameState& state)
{
	const bool again = state.pending.Front().kind == DecisionKind::Reflick;
	Json json{{"pieces", ListJson(FlickableDiscs(state))}, {"mayKeep", again}};
	AddAimRanges(json);
	json["spread"] = SpreadJson(SpreadOf(rules.Cards(), state, state.turn.active));
	return json;
}

Json BuildConstraints(const Rules& rules, const GameState& state)
{
	Json prophets = Json::array();
	for (const PieceId prophet : BuildableProphets(rules.Cards(), state))
	{
		prophets.push_back(
			Json{{"piece", prophet}, {"islands", BitsJson(BuildableIslands(rules.Cards(), state, prophet))}});
	}
	const auto temples = UsableTemples(state, state.turn.active);
	return Json{{"prophets", prophets}, {"temples", ListJson(temples)}, {"mayDecline", true}};
}

Json CardConstraints(const Rules& rules, const Decision& asked, const text::TextTable* texts)
{
	const Question question = FindQuestion(rules.Cards(), asked.card, asked.question);
	Json json{{"card", CardToJson(asked.card)}, {"question", asked.question}, {"key", question.key},
		{"parts", PartsJson(question.parts)}, {"options", asked.options}, {"mayDecline", asked.mayDecline}};
	if (texts != nullptr)
	{
		json["prompt"] = flick::Wording(*texts, rules.Cards()).QuestionOf(asked.card, asked.question);
	}
	return json;
}

Json Constraints(const History<Rules>& history, const text::TextTable* texts)
{
	const Rules& rules = history.GetRules();
	const GameState& state = history.State();
	const Decision& asked = state.pending.Front();
	switch (asked.kind)
	{
	case DecisionKind::ChooseGod:
		return GodConstraints(rules, state);
	case DecisionKind::CommitAim:
		return AimConstraints(state, asked.waitingFor);
	case DecisionKind::Vote:
		return Json{{"upper", CardToJson(state.council.upper)}, {"lower", CardToJson(state.council.lower)}};
	case DecisionKind::Place:
		return PlaceConstraints(rules, state);
	case DecisionKind::Flick:
	case DecisionKind::Reflick:
		return FlickConstraints(rules, state);
	case DecisionKind::Settle:
		return Json{{"launched", EventJson(state.launched)}};
	case DecisionKind::Build:
		return BuildConstraints(rules, state);
	case DecisionKind::Card:
		return CardConstraints(rules, asked, texts);
	case DecisionKind::None:
		break;
	}
	return Json::object();
}

} // namespace

Json WaitsForJson(const GameState& state)
{
	const Decision asked = state.pending.Empty() ? Decision{} : state.pending.Front();
	return Json{{"kind", NameOf(asked.kind)}, {"who", SeatsJson(asked.waitingFor)}};
}

Json LegalJson(const History<Rules>& history, const text::TextTable* texts)
{
	Json json = WaitsForJson(history.State());
	json["constraints"] = history.State().pending.Empty() ? Json::object() : Constraints(history, texts);
	Json commands = Json::array();
	for (const Command& command : SampleCommands(history.GetRules(), history.State()))
	{
		commands.push_back(CommandJson(command));
	}
	json["commands"] = std::move(commands);
	return json;
}

} // namespace faith::cli
