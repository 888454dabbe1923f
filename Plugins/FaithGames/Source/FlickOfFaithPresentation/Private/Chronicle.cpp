#include "FlickOfFaithPresentation/Chronicle.h"

#include <algorithm>
#include <span>
#include <string_view>
#include <tuple>
#include <utility>

namespace faith::flick
{

namespace
{

LineWeight WeightOf(const Event& event)
{
	if (std::holds_alternative<GenerationBegan>(event))
	{
		return LineWeight::Generation;
	}
	const bool isPhase = std::holds_alternative<LawsDrawn>(event) || std::holds_alternative<WorshipBegan>(event) ||
		std::holds_alternative<FlickOffBegan>(event) || std::holds_alternative<TurnBegan>(event);
	return isPhase ? LineWeight::Phase : LineWeight::Plain;
}

/// Without spaces at its ends, and without several in a row.
std::string Simplified(std::string_view line)
{
	std::string plain;
	for (const char letter : line)
	{
		if (letter != ' ' || (!plain.empty() && plain.back() != ' '))
		{
			plain.push_back(letter);
		}
	}
	while (!plain.empty() && plain.back() == ' ')
	{
		plain.pop_back();
	}
	return plain;
}

std::vector<std::string> LinesOf(std::string_view told)
{
	std::vector<std::string> lines;
	while (!told.empty())
	{
		const std::size_t end = std::min(told.find('\n'), told.size());
		std::string line = Simplified(told.substr(0, end));
		if (!line.empty())
		{
			lines.push_back(std::move(line));
		}
		told.remove_prefix(std::min(end + 1, told.size()));
	}
	return lines;
}

std::string RuleTextOf(const Wording& words, RuleNumber rule)
{
	return rule == RuleNumber{}
		? std::string()
		: words.Texts().Get("rules." + std::to_string(rule.section) + "." + std::to_string(rule.item));
}

/// The winner first, then by points, then by temples as Rule 9.2 counts them; seats that are still equal keep their order.
std::vector<Seat> Ranking(const GameState& shown)
{
	std::vector<Seat> seats;
	for (Seat seat = 0; seat < shown.players.Size(); ++seat)
	{
		seats.push_back(seat);
	}
	const auto rank = [&](Seat seat)
	{ return std::tuple(seat != shown.winner, -shown.players[seat].score, -int{shown.finalTemples[seat]}); };
	std::stable_sort(seats.begin(), seats.end(), [&](Seat a, Seat b) { return rank(a) < rank(b); });
	return seats;
}

} // namespace

Chronicle::Chronicle(const text::TextTable& texts, const Catalogue& cards) : narrator_(texts, cards, Narration::Plain)
{
}

std::size_t Chronicle::Add(const Event& event, const GameState& after)
{
	const std::size_t before = lines_.size();
	LineWeight weight = WeightOf(event);
	for (std::string& line : LinesOf(narrator_.Tell(event, after)))
	{
		lines_.push_back({std::move(line), weight, PlaceOf(event, after)});
		weight = LineWeight::Plain;
	}
	ledger_.Add(event);
	++events_;
	return lines_.size() - before;
}

void Chronicle::AddAll(const History<Rules>& match, std::size_t events)
{
	const auto add = [&](std::span<const Event> all, const GameState& after)
	{
		for (std::size_t i = 0; i < all.size() && events_ < events; ++i)
		{
			static_cast<void>(Add(all[i], after));
		}
	};
	add(match.BeginEvents(), match.StateAt(0));
	for (std::size_t i = 0; i < match.LiveCount() && events_ < events; ++i)
	{
		add(match.Events(i), match.StateAt(i + 1));
	}
}

bool Chronicle::TellsAllOf(const History<Rules>& match) const
{
	std::size_t events = match.BeginEvents().size();
	for (std::size_t i = 0; i < match.LiveCount(); ++i)
	{
		events += match.Events(i).size();
	}
	return events == events_;
}

std::vector<AccountLine> AccountOf(const Wording& words, const Ledger& ledger, const GameState& shown, Seat seat)
{
	std::vector<AccountLine> account;
	const std::vector<LedgerLine>& lines = ledger.Lines();
	for (auto line = lines.rbegin(); line != lines.rend(); ++line)
	{
		const Scored& scored = line->scored;
		if (scored.player != seat)
		{
			continue;
		}
		const bool isCards = scored.card != kNoCard;
		account.push_back({line->generation, scored.points, line->total, ReasonOf(words, scored, shown),
			words.Rule(scored.rule), RuleTextOf(words, scored.rule), isCards ? words.Card(scored.card) : std::string(),
			isCards ? words.EffectOf(scored.card) : std::string(), PlaceOf(scored, shown)});
	}
	return account;
}

std::vector<ResultLine> ResultOf(const MatchWords& words, const Ledger& ledger, const GameState& shown)
{
	std::vector<ResultLine> result;
	for (const Seat seat : Ranking(shown))
	{
		ResultLine line;
		line.seat = seat;
		line.name = words.NameOf(shown, seat);
		line.colour = ColourOfSeat(words.words.Cards(), shown, seat);
		for (std::size_t source = 0; source < line.from.size(); ++source)
		{
			line.from[source] = ledger.PointsFrom(seat, static_cast<PointSource>(source));
		}
		line.total = shown.players[seat].score;
		line.byGeneration = ledger.TotalsByGeneration(seat);
		result.push_back(std::move(line));
	}
	return result;
}

} // namespace faith::flick
