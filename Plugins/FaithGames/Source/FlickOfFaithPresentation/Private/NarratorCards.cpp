#include "FlickOfFaithPresentation/Narrator.h"

#include "FlickOfFaithRules/Effects.h"
#include "FlickOfFaithRules/Params.h"

#include <array>
#include <utility>
#include <variant>

namespace faith::flick
{

namespace
{

/// What cards may change about a flick.
constexpr std::array kOfAFlick{Param::LaunchSpeed, Param::HandSpreadAngle, Param::HandSpreadPower, Param::FlickForm,
	Param::TableFriction, Param::TempleMass, Param::DiscsPerFlick};

/// Between the box and a hand, where nobody looks for a piece.
bool IsExchange(const PieceMoved& event)
{
	const auto isAside = [](Place place) { return place == Place::Box || place == Place::Hand; };
	return isAside(event.from) && isAside(event.to);
}

/// Cards may ask for several discs or another form, which does not come about with the last prophet.
bool IsInThisFlick(Param param, const Launched& event)
{
	switch (param)
	{
	case Param::FlickForm:
		return event.form != FlickForm::Flat;
	case Param::DiscsPerFlick:
		return event.launches.Size() > 1 || event.form == FlickForm::Stacked;
	default:
		return true;
	}
}

} // namespace

void Narrator::On(const CardAsked& event, const State& after)
{
	if (Verbose())
	{
		Line(Indent(),
			texts_.Format("event.card_asked",
				{{"card", words_.QuotedCard(event.card)}, {"player", words_.Player(after, event.player)}}));
	}
}

/// In a story what follows from a choice often says all: where a piece goes, or which law enters. Then this is enough; and
/// that a god does not use a power is no event.
void Narrator::On(const CardAnswered& event, const State& after)
{
	const unsigned parts = FindQuestion(words_.Cards(), event.card, event.question).parts;
	const bool isLaw = words_.Cards().IsLaw(event.card);
	const bool isFlickedAgain = (parts & kAnswerPiece) != 0 && after.turn.again == event.piece;
	if (!Verbose() && event.option == 0 && !isLaw)
	{
		return;
	}
	if (Verbose() || event.option == 0 || parts == 0)
	{
		Line(Indent(), Answer(event, after));
	}
	else if (isFlickedAgain)
	{
		Line(Indent(),
			texts_.Format("event.card_answered.again",
				{{"card", words_.QuotedCard(event.card)}, {"piece", words_.Piece(after, event.piece, false)}}));
	}
	else if (isLaw && (parts & kAnswerSpot) != 0)
	{
		put_ = {event.card, words_.Player(after, event.player)};
	}
	else
	{
		held_ = {event.card, Answer(event, after)};
	}
}

void Narrator::TellHeld(const Event& event)
{
	const auto* scored = std::get_if<Scored>(&event);
	const auto* moved = std::get_if<PieceMoved>(&event);
	const auto* enacted = std::get_if<LawEnacted>(&event);
	if (held_.card == kNoCard || (scored != nullptr && scored->card == held_.card))
	{
		return;
	}
	const bool follows =
		(moved != nullptr && moved->card == held_.card) || (enacted != nullptr && enacted->decidedBy == held_.card);
	if (!follows)
	{
		Line(Indent(), held_.text);
	}
	held_ = {};
}

std::string Narrator::Answer(const CardAnswered& event, const State& after) const
{
	const unsigned parts = FindQuestion(words_.Cards(), event.card, event.question).parts;
	std::vector<text::Argument> arguments{
		{"player", words_.Player(after, event.player)}, {"card", words_.QuotedCard(event.card)}};
	const auto told = [&](std::string_view key) { return texts_.Format(key, arguments); };
	const auto add = [&](std::string_view name, std::string value) { arguments.emplace_back(name, std::move(value)); };
	if (event.option == 0)
	{
		return told("event.card_answered.declined");
	}
	if ((parts & kAnswerLaw) != 0)
	{
		add("law", words_.QuotedCard(proposed_[event.option == 1 ? 0 : 1]));
		return told("event.card_answered.law");
	}
	if ((parts & kAnswerOwnVote) != 0)
	{
		add("law", words_.QuotedCard(proposed_[thumbs_[event.player] == Thumb::Up ? 0 : 1]));
		return told("event.card_answered.law");
	}
	if ((parts & kAnswerPiece) != 0)
	{
		const bool toIsland = (parts & kAnswerIsland) != 0;
		add("piece", words_.Piece(after, event.piece, Verbose()));
		add("island", toIsland ? words_.Island(static_cast<IslandId>(event.option - 1)) : "");
		return told(toIsland ? "event.card_answered.island" : "event.card_answered.piece");
	}
	if ((parts & kAnswerSpot) != 0)
	{
		add("x", words_.FromThousandths(event.spot.x));
		add("y", words_.FromThousandths(event.spot.y));
		add("angle", words_.FromThousandths(event.angle));
		const bool turned = (parts & kAnswerAngle) != 0;
		return told(turned ? "event.card_answered.angle" : "event.card_answered.spot");
	}
	arguments.emplace_back("option", std::int32_t{event.option});
	return told("event.card_answered");
}

/// What a new law gives and takes is said by its text, and not for each piece. Who put a piece onto the map is said where
/// the card does not say it.
void Narrator::TellMovedByCard(const PieceMoved& event, const State& after)
{
	if (isEnacting_ && IsExchange(event))
	{
		return;
	}
	const std::string card = words_.QuotedCard(event.card);
	const std::string where = WhereOf(spots_, event.piece, after);
	const Answered put = std::exchange(put_, {});
	if (put.card == event.card && event.to == Place::Map)
	{
		Line(Indent(),
			texts_.Format("event.card_answered.where", {{"player", put.text}, {"card", card}, {"where", where}}));
		return;
	}
	Line(Indent(),
		texts_.Format("event.piece_moved.card." + std::string(NameOf(event.to)),
			{{"card", card}, {"piece", words_.Piece(after, event.piece, false)}, {"where", where}}));
}

void Narrator::TellConditions(const Launched& event, const State& after)
{
	std::vector<std::string> numbers;
	for (const Param param : kOfAFlick)
	{
		const Resolved number = Explain(words_.Cards(), after, param, after.turn.active);
		if (number.because.Empty() || !IsInThisFlick(param, event))
		{
			continue;
		}
		numbers.push_back(texts_.Format("event.launched.condition",
			{{"number", texts_.Get("param." + std::string(NameOf(param)))},
				{"value", words_.Number(param, number.value)},
				{"cards", words_.QuotedCards({number.because.begin(), number.because.Size()})}}));
	}
	if (!numbers.empty())
	{
		Line(kInTurn, texts_.Format("event.launched.conditions", {{"numbers", words_.List(numbers)}}));
	}
}

} // namespace faith::flick
