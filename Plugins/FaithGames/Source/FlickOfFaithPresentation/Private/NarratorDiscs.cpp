#include "FlickOfFaithPresentation/Narrator.h"

#include "FlickOfFaithRules/Board.h"

#include <algorithm>

namespace faith::flick
{

namespace
{

constexpr std::int32_t kMicrometresPerMillimetre = 1000;
constexpr RuleNumber kCloudCleared{6, 4};
constexpr RuleNumber kTempleReturned{7, 10};

} // namespace

bool Narrator::WasLaunched(PieceId piece) const
{
	return std::any_of(
		launched_.begin(), launched_.end(), [piece](const physics::Launch& launch) { return launch.piece == piece; });
}

bool Narrator::RodeAlong(const Spots& before, PieceId piece) const
{
	return before[piece] && WasLaunched(before[piece]->restsOn);
}

/// What a piece counts for is decided by the lowest piece below it.
std::string Narrator::WhereOf(const Spots& spots, PieceId piece, const State& after) const
{
	if (!spots[piece])
	{
		return texts_.Get("where.off_map");
	}
	for (std::size_t i = 0; i < spots.size(); ++i)
	{
		const PieceId below = spots[piece]->restsOn;
		if (below >= spots.size() || !spots[below])
		{
			break;
		}
		piece = below;
	}
	const PieceKindRow& row = RowOf(after.pieces[piece].kind);
	return words_.Where({spots[piece]->position, row.form == PieceForm::Disc ? row.radius : 0});
}

void Narrator::On(const PieceMoved& event, const State& after)
{
	const bool onMap = event.to == Place::Map;
	spots_[event.piece] = onMap ? std::optional(Spot{event.position, event.restsOn}) : std::nullopt;
	const std::string piece = words_.Piece(after, event.piece, Verbose());
	if (!Verbose())
	{
		if (event.card != kNoCard)
		{
			TellMovedByCard(event, after);
		}
		else if (event.rule == kCloudCleared || event.rule == kTempleReturned)
		{
			const bool cleared = event.rule == kCloudCleared;
			Line(Indent(),
				texts_.Format(cleared ? "event.piece_moved.cloud_cleared" : "event.piece_moved.temple_returned",
					{{"piece", piece}}));
		}
		return;
	}
	const std::vector<text::Argument> arguments{{"piece", piece},
		{"from", texts_.Get("place." + std::string(NameOf(event.from)))},
		{"to", texts_.Get("place." + std::string(NameOf(event.to)))}, {"x", words_.FromThousandths(event.position.x)},
		{"y", words_.FromThousandths(event.position.y)}};
	std::string line = texts_.Format(onMap ? "event.piece_moved.spot" : "event.piece_moved", arguments);
	if (event.card != kNoCard)
	{
		line += ' ';
		line += words_.QuotedCard(event.card);
	}
	if (event.rule != RuleNumber{})
	{
		line += ' ';
		line += words_.Rule(event.rule);
	}
	Line(Indent(), line);
}

void Narrator::On(const Launched& event, const State& after)
{
	launched_.assign(event.launches.begin(), event.launches.end());
	if (!Verbose())
	{
		return;
	}
	for (const physics::Launch& launch : launched_)
	{
		Line(kInTurn,
			texts_.Format("event.launched.details",
				{{"piece", words_.Piece(after, launch.piece, true)}, {"x", words_.FromThousandths(launch.from.x)},
					{"y", words_.FromThousandths(launch.from.y)}, {"angle", words_.FromThousandths(launch.angle)},
					{"speed", launch.speed / kMicrometresPerMillimetre}}));
	}
	if (!inFlickOff_)
	{
		TellConditions(event, after);
	}
}

void Narrator::On(const CameToRest& event, const State& after)
{
	const Spots before = spots_;
	beforeFlick_ = false;
	for (const DiscRest& rest : event.discs)
	{
		spots_[rest.piece] = rest.left ? std::nullopt : std::optional(Spot{rest.position, rest.restsOn});
	}
	for (const DiscRest& rest : event.discs)
	{
		if (WasLaunched(rest.piece))
		{
			TellFlicked(rest, after);
		}
	}
	for (const DiscRest& rest : event.discs)
	{
		if (!WasLaunched(rest.piece) && spots_[rest.piece] != before[rest.piece])
		{
			TellPushed(rest, before, after);
		}
	}
	again_ = !inFlickOff_;
}

void Narrator::TellFlicked(const DiscRest& rest, const State& after)
{
	const Piece& piece = after.pieces[rest.piece];
	if (!inFlickOff_)
	{
		const std::string_view form = again_ ? "again" : NameOf(piece.kind);
		const std::string flick =
			texts_.Format("event.launched." + std::string(form), {{"player", words_.Player(after, piece.owner)}});
		Line(kTurn,
			rest.left ? texts_.Format("event.came_to_rest.flicked_off", {{"flick", flick}})
					  : texts_.Format("event.came_to_rest.flicked",
							{{"flick", flick}, {"where", WhereOf(spots_, rest.piece, after)}}));
	}
	if (Verbose())
	{
		Line(kInTurn,
			texts_.Format("event.came_to_rest.details",
				{{"piece", words_.Piece(after, rest.piece, true)}, {"x", words_.FromThousandths(rest.position.x)},
					{"y", words_.FromThousandths(rest.position.y)}, {"where", WhereOf(spots_, rest.piece, after)}}));
	}
}

void Narrator::TellPushed(const DiscRest& rest, const Spots& before, const State& after)
{
	const std::string piece = words_.Piece(after, rest.piece, Verbose());
	const std::string where = WhereOf(spots_, rest.piece, after);
	const bool along = RodeAlong(before, rest.piece);
	if (rest.left)
	{
		Line(kInTurn,
			texts_.Format(
				along ? "event.came_to_rest.along_off" : "event.came_to_rest.pushed_off", {{"piece", piece}}));
	}
	else if (Verbose())
	{
		Line(kInTurn,
			texts_.Format("event.came_to_rest.details",
				{{"piece", piece}, {"x", words_.FromThousandths(rest.position.x)},
					{"y", words_.FromThousandths(rest.position.y)}, {"where", where}}));
	}
	else if (along || where != WhereOf(before, rest.piece, after))
	{
		Line(kInTurn,
			texts_.Format(along ? "event.came_to_rest.along" : "event.came_to_rest.pushed",
				{{"piece", piece}, {"where", where}}));
	}
}

void Narrator::On(const TempleBuilt& event, const State& after)
{
	spots_[event.prophet] = std::nullopt;
	spots_[event.temple] = Spot{event.spot};
	Line(kInTurn,
		texts_.Format(event.moved ? "event.temple_built.moved" : "event.temple_built",
			{{"player", words_.Player(after, event.player)}, {"where", words_.OnIsland(event.island)}}));
	if (Verbose())
	{
		Line(kInTurn,
			texts_.Format("event.came_to_rest.details",
				{{"piece", words_.Piece(after, event.temple, true)}, {"x", words_.FromThousandths(event.spot.x)},
					{"y", words_.FromThousandths(event.spot.y)}, {"where", WhereOf(spots_, event.temple, after)}}));
	}
}

} // namespace faith::flick
