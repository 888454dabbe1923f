#include "FlickOfFaithPresentation/Ledger.h"

#include "FlickOfFaithPresentation/Wording.h"
#include "FlickOfFaithRules/Board.h"

#include <variant>

namespace faith::flick
{

namespace
{

constexpr RuleNumber kNavelRule{7, 8};
constexpr RuleNumber kPresence{8, 1};
constexpr RuleNumber kDomination{8, 2};

int CountBits(std::uint8_t bits)
{
	int count = 0;
	for (; bits != 0; bits = static_cast<std::uint8_t>(bits & (bits - 1)))
	{
		++count;
	}
	return count;
}

std::string PiecesOf(const Wording& words, const Scored& event, const GameState& state)
{
	int prophets = 0;
	int temples = 0;
	for (const PieceId piece : event.pieces)
	{
		++(IsTemple(state.pieces[piece]) ? temples : prophets);
	}
	std::vector<std::string> counts;
	if (prophets > 0 || temples == 0)
	{
		counts.push_back(words.Texts().Format("event.scored.prophets", {{"count", prophets}}));
	}
	if (temples > 0)
	{
		counts.push_back(words.Texts().Format("event.scored.temples", {{"count", temples}}));
	}
	return words.List(counts);
}

/// Where an event is to be seen.
class Places
{
public:
	explicit Places(const GameState& after) : after_(after) {}

	std::optional<TableSpot> operator()(const TempleBuilt& event) const { return SpotOf(event.spot); }
	std::optional<TableSpot> operator()(const CameToRest& event) const
	{
		return event.discs.empty() ? std::nullopt : std::optional(SpotOf(event.discs.front().position));
	}
	std::optional<TableSpot> operator()(const PieceMoved& event) const
	{
		return event.to == Place::Map ? std::optional(SpotOf(event.position)) : std::nullopt;
	}
	std::optional<TableSpot> operator()(const Unpaid& event) const { return SpotOf(board::IslandCentre(event.island)); }
	std::optional<TableSpot> operator()(const Scored& event) const
	{
		if (event.rule == kNavelRule)
		{
			return TableSpot{};
		}
		for (int island = 0; island < board::kIslandCount; ++island)
		{
			if (((event.islands >> island) & 1) != 0)
			{
				return SpotOf(board::IslandCentre(island));
			}
		}
		const bool hasPiece = !event.pieces.Empty() && after_.pieces[event.pieces.Front()].place == Place::Map;
		return hasPiece ? std::optional(SpotOf(after_.pieces[event.pieces.Front()].position)) : std::nullopt;
	}
	template <class Other>
	std::optional<TableSpot> operator()(const Other&) const
	{
		return std::nullopt;
	}

private:
	const GameState& after_;
};

} // namespace

PointSource SourceOf(const Scored& scored)
{
	if (scored.rule == kNavelRule)
	{
		return PointSource::Navel;
	}
	if (scored.rule == kPresence)
	{
		return PointSource::Presence;
	}
	return scored.rule == kDomination ? PointSource::Domination : PointSource::Card;
}

void Ledger::Add(const Event& event)
{
	if (const auto* const began = std::get_if<GenerationBegan>(&event))
	{
		generation_ = began->generation;
	}
	else if (const auto* const scored = std::get_if<Scored>(&event))
	{
		totals_[scored->player] += scored->points;
		lines_.push_back({generation_, *scored, totals_[scored->player]});
	}
}

std::int32_t Ledger::PointsFrom(Seat player, PointSource source) const
{
	std::int32_t points = 0;
	for (const LedgerLine& line : lines_)
	{
		points += line.scored.player == player && SourceOf(line.scored) == source ? line.scored.points : 0;
	}
	return points;
}

std::vector<std::int32_t> Ledger::TotalsByGeneration(Seat player) const
{
	std::vector<std::int32_t> totals(generation_, 0);
	for (const LedgerLine& line : lines_)
	{
		for (std::size_t i = line.generation; line.generation > 0 && i <= totals.size(); ++i)
		{
			totals[i - 1] += line.scored.player == player ? line.scored.points : 0;
		}
	}
	return totals;
}

std::string ReasonOf(const Wording& words, const Scored& event, const GameState& state)
{
	const std::string islands = words.Islands(event.islands);
	std::string reason;
	if (event.rule == kNavelRule)
	{
		reason = event.islands == 0 ? words.Texts().Get("event.scored.navel")
									: words.Texts().Format("event.scored.navel_islands",
										  {{"count", CountBits(event.islands)}, {"islands", islands}});
	}
	else if (event.rule == kPresence || event.rule == kDomination)
	{
		reason = words.Texts().Format(event.rule == kPresence ? "event.scored.presence" : "event.scored.domination",
			{{"islands", islands}, {"pieces", PiecesOf(words, event, state)}});
	}
	else if (event.card != kNoCard)
	{
		const std::string_view key = event.islands != 0 ? "event.scored.card_islands"
			: event.pieces.Empty()                      ? "event.scored.card"
														: "event.scored.card_pieces";
		reason = words.Texts().Format(key,
			{{"card", words.QuotedCard(event.card)}, {"islands", islands}, {"pieces", PiecesOf(words, event, state)}});
	}
	else
	{
		reason = words.Texts().Get("event.scored.other");
	}
	if (event.because.Empty())
	{
		return reason;
	}
	const std::string cards = words.QuotedCards({event.because.begin(), event.because.Size()});
	return words.Texts().Format("event.scored.because", {{"reason", reason}, {"cards", cards}});
}

std::optional<TableSpot> PlaceOf(const Event& event, const GameState& after)
{
	return std::visit(Places(after), event);
}

} // namespace faith::flick
