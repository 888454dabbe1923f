#include "FlickOfFaithCli/Narrator.h"

#include "FaithText/Utf8.h"
#include "FlickOfFaithCli/ScoreTable.h"

#include <algorithm>

namespace faith::cli
{

namespace
{

constexpr std::size_t kPointsWidth = 6;
constexpr flick::RuleNumber kNavel{7, 8};
constexpr flick::RuleNumber kPresence{8, 1};
constexpr flick::RuleNumber kDomination{8, 2};

std::string Signed(std::int32_t number)
{
	std::string text = std::to_string(number);
	return number > 0 ? text.insert(0, 1, '+') : text;
}

int CountBits(std::uint8_t bits)
{
	int count = 0;
	for (; bits != 0; bits = static_cast<std::uint8_t>(bits & (bits - 1)))
	{
		++count;
	}
	return count;
}

} // namespace

void Narrator::On(const flick::Scored& event, const State& after)
{
	Enter(event);
	const std::string points = texts_.Format("event.scored.points", {{"points", Signed(event.points)}});
	std::string line = texts_.Format("event.scored.line",
		{{"points", PaddedLeft(points, kPointsWidth)},
			{"player", PaddedRight(words_.Player(after, event.player), NameWidth(after))},
			{"reason", ScoreReason(event, after)}, {"rule", words_.Rule(event.rule)}});
	line.erase(line.find_last_not_of(' ') + 1);
	Line(Indent(), line);
}

void Narrator::On(const flick::Unpaid& event, const State& after)
{
	const std::string line = texts_.Format("event.unpaid",
		{{"player", words_.Player(after, event.player)}, {"islands", words_.Island(event.island)},
			{"card", words_.QuotedCard(event.card)}});
	Line(Indent(), line + ' ' + words_.Rule(event.rule));
}

std::string Narrator::ScoreReason(const flick::Scored& event, const State& after) const
{
	const std::string islands = words_.Islands(event.islands);
	std::string reason;
	if (event.rule == kNavel)
	{
		reason = event.islands == 0
			? texts_.Get("event.scored.navel")
			: texts_.Format("event.scored.navel_islands", {{"count", CountBits(event.islands)}, {"islands", islands}});
	}
	else if (event.rule == kPresence || event.rule == kDomination)
	{
		reason = texts_.Format(event.rule == kPresence ? "event.scored.presence" : "event.scored.domination",
			{{"islands", islands}, {"pieces", PiecesOf(event, after)}});
	}
	else if (event.card != flick::kNoCard)
	{
		const std::string_view key = event.islands != 0 ? "event.scored.card_islands"
			: event.pieces.Empty()                      ? "event.scored.card"
														: "event.scored.card_pieces";
		reason = texts_.Format(
			key, {{"card", words_.QuotedCard(event.card)}, {"islands", islands}, {"pieces", PiecesOf(event, after)}});
	}
	else
	{
		reason = texts_.Get("event.scored.other");
	}
	if (event.because.Empty())
	{
		return reason;
	}
	const std::string cards = words_.QuotedCards({event.because.begin(), event.because.Size()});
	return texts_.Format("event.scored.because", {{"reason", reason}, {"cards", cards}});
}

std::string Narrator::PiecesOf(const flick::Scored& event, const State& after) const
{
	int prophets = 0;
	int temples = 0;
	for (const flick::PieceId piece : event.pieces)
	{
		++(IsTemple(after.pieces[piece]) ? temples : prophets);
	}
	std::vector<std::string> counts;
	if (prophets > 0 || temples == 0)
	{
		counts.push_back(texts_.Format("event.scored.prophets", {{"count", prophets}}));
	}
	if (temples > 0)
	{
		counts.push_back(texts_.Format("event.scored.temples", {{"count", temples}}));
	}
	return words_.List(counts);
}

void Narrator::Enter(const flick::Scored& event)
{
	Gains& gains = gains_[event.player];
	if (event.rule == kNavel)
	{
		gains.navel += event.points;
	}
	else if (event.rule == kPresence)
	{
		gains.presence += event.points;
	}
	else if (event.rule == kDomination)
	{
		gains.domination += event.points;
	}
	else
	{
		gains.cards += event.points;
	}
}

std::size_t Narrator::NameWidth(const State& after) const
{
	std::size_t width = 0;
	for (flick::Seat seat = 0; seat < after.players.Size(); ++seat)
	{
		width = std::max(width, text::CharacterCount(words_.Player(after, seat)));
	}
	return width;
}

void Narrator::TellScores(const State& after)
{
	if (!scoresDue_)
	{
		return;
	}
	scoresDue_ = false;
	const std::vector<std::string> heading{texts_.Format("cli.scores.generation", {{"generation", worshipOf_}}),
		texts_.Get("cli.scores.navel"), texts_.Get("cli.scores.presence"), texts_.Get("cli.scores.domination"),
		texts_.Get("cli.scores.cards"), texts_.Get("cli.scores.sum"), texts_.Get("cli.scores.total")};
	std::vector<std::vector<std::string>> rows;
	for (flick::Seat seat = 0; seat < after.players.Size(); ++seat)
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

void Narrator::On(const flick::GameEnded& event, const State& after)
{
	TellScores(after);
	Heading(texts_.Get("cli.heading.end"));
	std::vector<std::vector<std::string>> rows;
	std::vector<flick::Seat> seats;
	for (flick::Seat seat = 0; seat < after.players.Size(); ++seat)
	{
		seats.push_back(seat);
	}
	std::stable_sort(seats.begin(), seats.end(),
		[&event](flick::Seat a, flick::Seat b)
		{
			return event.scores[a] != event.scores[b] ? event.scores[a] > event.scores[b]
													  : a == event.winner && b != event.winner;
		});
	for (const flick::Seat seat : seats)
	{
		rows.push_back(
			{words_.Player(after, seat), std::to_string(event.temples[seat]), std::to_string(event.scores[seat])});
	}
	told_ +=
		AlignedTable({texts_.Get("cli.scores.final"), texts_.Get("cli.scores.temples"), texts_.Get("cli.scores.total")},
			rows, kTurn);
	told_ += "\n";
	Line(0,
		texts_.Format("event.game_ended." + std::string(NameOf(event.reason)),
			{{"player", words_.Player(after, event.winner)}, {"points", event.scores[event.winner]},
				{"temples", event.temples[event.winner]}}));
}

} // namespace faith::cli
