#include "FlickOfFaithPresentation/Narrator.h"

#include "FaithText/Utf8.h"
#include "FlickOfFaithPresentation/Ledger.h"
#include "FlickOfFaithPresentation/ScoreTable.h"

#include <algorithm>
#include <tuple>

namespace faith::flick
{

namespace
{

constexpr std::size_t kPointsWidth = 6;

std::string Signed(std::int32_t number)
{
	std::string text = std::to_string(number);
	return number > 0 ? text.insert(0, 1, '+') : text;
}

} // namespace

void Narrator::On(const Scored& event, const State& after)
{
	Enter(event);
	const std::string points = texts_.Format("event.scored.points", {{"points", Signed(event.points)}});
	const std::string player = words_.Player(after, event.player);
	std::string line = texts_.Format(Plain() ? "event.scored.plain" : "event.scored.line",
		{{"points", Plain() ? points : PaddedLeft(points, kPointsWidth)},
			{"player", Plain() ? player : PaddedRight(player, NameWidth(after))},
			{"reason", ReasonOf(words_, event, after)}, {"rule", words_.Rule(event.rule)}});
	line.erase(line.find_last_not_of(' ') + 1);
	Line(Indent(), line);
}

void Narrator::On(const Unpaid& event, const State& after)
{
	const std::string line = texts_.Format("event.unpaid",
		{{"player", words_.Player(after, event.player)}, {"islands", words_.Island(event.island)},
			{"card", words_.QuotedCard(event.card)}});
	Line(Indent(), line + ' ' + words_.Rule(event.rule));
}

void Narrator::Enter(const Scored& event)
{
	Gains& gains = gains_[event.player];
	switch (SourceOf(event))
	{
	case PointSource::Navel:
		gains.navel += event.points;
		break;
	case PointSource::Presence:
		gains.presence += event.points;
		break;
	case PointSource::Domination:
		gains.domination += event.points;
		break;
	case PointSource::Card:
		gains.cards += event.points;
		break;
	}
}

std::size_t Narrator::NameWidth(const State& after) const
{
	std::size_t width = 0;
	for (Seat seat = 0; seat < after.players.Size(); ++seat)
	{
		width = std::max(width, text::CharacterCount(words_.Player(after, seat)));
	}
	return width;
}

void Narrator::TellScores(const State& after)
{
	if (!scoresDue_ || Plain())
	{
		return;
	}
	scoresDue_ = false;
	const std::vector<std::string> heading{texts_.Format("cli.scores.generation", {{"generation", worshipOf_}}),
		texts_.Get("cli.scores.navel"), texts_.Get("cli.scores.presence"), texts_.Get("cli.scores.domination"),
		texts_.Get("cli.scores.cards"), texts_.Get("cli.scores.sum"), texts_.Get("cli.scores.total")};
	std::vector<std::vector<std::string>> rows;
	for (Seat seat = 0; seat < after.players.Size(); ++seat)
	{
		const Gains& gains = gains_[seat];
		const std::int32_t sum = gains.navel + gains.presence + gains.domination + gains.cards;
		rows.push_back({words_.Player(after, seat), std::to_string(gains.navel), std::to_string(gains.presence),
			std::to_string(gains.domination), std::to_string(gains.cards), Signed(sum),
			std::to_string(after.players[seat].score)});
	}
	told_ += '\n';
	told_ += AlignedTable(heading, rows, kTurn);
	told_ += '\n';
}

void Narrator::On(const GameEnded& event, const State& after)
{
	TellScores(after);
	Heading(texts_.Get("cli.heading.end"));
	std::vector<std::vector<std::string>> rows;
	std::vector<Seat> seats;
	for (Seat seat = 0; seat < after.players.Size(); ++seat)
	{
		seats.push_back(seat);
	}
	const auto rank = [&event](Seat seat)
	{ return std::tuple(seat != event.winner, -event.scores[seat], -int{event.temples[seat]}); };
	std::stable_sort(seats.begin(), seats.end(), [&](Seat a, Seat b) { return rank(a) < rank(b); });
	for (const Seat seat : seats)
	{
		rows.push_back(
			{words_.Player(after, seat), std::to_string(event.temples[seat]), std::to_string(event.scores[seat])});
	}
	if (!Plain())
	{
		told_ += AlignedTable(
			{texts_.Get("cli.scores.final"), texts_.Get("cli.scores.temples"), texts_.Get("cli.scores.total")}, rows,
			kTurn);
		told_ += "\n";
	}
	Line(0,
		texts_.Format("event.game_ended." + std::string(NameOf(event.reason)),
			{{"player", words_.Player(after, event.winner)}, {"points", event.scores[event.winner]},
				{"temples", event.temples[event.winner]}}));
}

} // namespace faith::flick
