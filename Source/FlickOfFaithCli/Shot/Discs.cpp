#include "FlickOfFaithCli/Shot/Layers.h"
#include "FlickOfFaithCli/Svg.h"
#include "FlickOfFaithRules/Catalogue.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace faith::cli
{
namespace
{

using flick::Piece;
using flick::PieceId;
using physics::Circle;
using physics::Point;
using physics::Vector;
using svg::Element;
using svg::Join;
using svg::Mm;
using svg::Place;

constexpr DiscColours kNobodys{"#b9966a", "#5d452a", "#fff"};
constexpr std::array<std::pair<std::string_view, DiscColours>, 4> kPantheonColours{{
	{"yellow", {"#f7cb3c", "#7a5a05", "#2d2203"}},
	{"green", {"#4cb86a", "#14512a", "#04220f"}},
	{"purple", {"#a86ee0", "#43196f", "#fff"}},
	{"blue", {"#4d8df0", "#12396f", "#fff"}},
}};

/// The mark of each kind of piece in a disc of radius 1.
constexpr std::array<std::string_view, kEnumCount<flick::PieceKind>> kMarks{
	"",
	"M-.2-.7H.2L.12-.12 .7-.2V.2L.12 .12 .2 .7H-.2L-.12 .12-.7 .2V-.2L-.12-.12Z",
	"M0-.72 .68 .48H-.68Z",
	"M-.64-.2 0-.66 .64-.2ZM-.54-.12H-.36V.4H-.54ZM-.2-.12H-.04V.4H-.2ZM.04-.12H.2V.4H.04ZM.36-.12H.54V.4H.36Z"
	"M-.66 .44H.66V.58H-.66Z",
	"M-.6 .45-.7-.35-.32 0 0-.6 .32 0 .7-.35 .6 .45Z",
	"M-.62-.56H.62L.5-.36H-.5ZM-.46-.24H.46L.34-.04H-.34ZM-.3 .08H.3L.2 .28H-.2ZM-.14 .4H.14L0 .68Z",
	"M0 .72-.66 .02C-.9-.34-.36-.84 0-.36 .36-.84 .9-.34 .66 .02Z",
	"",
};

std::string Radius(std::int32_t radius, int percent)
{
	return Mm(radius / 100 * percent);
}

std::string Plate(const Circle& shape, const DiscColours& colours)
{
	const std::string x = Mm(shape.centre.x);
	const std::string y = Mm(-shape.centre.y);
	return Element("circle",
			   {{"cx", x}, {"cy", y}, {"r", Mm(shape.radius - 400)}, {"fill", std::string(colours.fill)},
				   {"stroke", std::string(colours.edge)}, {"stroke-width", ".8"}}) +
		Element("circle",
			{{"cx", x}, {"cy", y}, {"r", Radius(shape.radius, 84)}, {"fill", "none"},
				{"stroke", std::string(colours.edge)}, {"stroke-width", ".4"}, {"opacity", ".55"}});
}

std::string Mark(const Piece& piece, const DiscColours& colours)
{
	const std::string_view mark = kMarks[static_cast<std::size_t>(piece.kind)];
	if (mark.empty())
	{
		return {};
	}
	const std::string move = Join({"translate(", Place(piece.position), ") scale(", Mm(RowOf(piece.kind).radius), ")"});
	return Element("path",
		{{"d", std::string(mark)}, {"transform", move}, {"fill", std::string(colours.edge)}, {"opacity", ".4"}});
}

/// With a rim, so that it can be read where trails cross it.
std::string Number(PieceId id, Point centre, const DiscColours& colours)
{
	const std::string number = Join({"<text x=\"", Mm(centre.x), "\" y=\"", Mm(-centre.y + 2'700),
		"\" font-size=\"7.5\" font-weight=\"bold\" text-anchor=\"middle\" "});
	const std::string end = Join({">", std::to_string(id), "</text>\n"});
	return Join({number, "fill=\"none\" stroke=\"", colours.fill, "\" stroke-width=\"1.6\" stroke-linejoin=\"round\"",
		end, number, "fill=\"", colours.ink, "\"", end});
}

/// What lies on another throws a shadow and has a bright rim.
std::string Lifted(const Circle& shape)
{
	return Element("circle",
			   {{"cx", Mm(shape.centre.x + 1'600)}, {"cy", Mm(-shape.centre.y + 2'200)}, {"r", Mm(shape.radius)},
				   {"fill", "#000"}, {"opacity", ".45"}}) +
		Element("circle",
			{{"cx", Mm(shape.centre.x)}, {"cy", Mm(-shape.centre.y)}, {"r", Mm(shape.radius + 500)}, {"fill", "#fff"}});
}

/// How far a piece affects others, where that is farther than it is wide.
std::string Reach(const Piece& piece, const DiscColours& colours)
{
	const flick::PieceKindRow& row = RowOf(piece.kind);
	return row.reach <= row.radius
		? std::string{}
		: Element("circle",
			  {{"cx", Mm(piece.position.x)}, {"cy", Mm(-piece.position.y)}, {"r", Mm(row.reach)}, {"fill", "none"},
				  {"stroke", std::string(colours.edge)}, {"stroke-width", "1"}, {"stroke-dasharray", "4 3"}});
}

std::string Disc(const PlayedShot& shot, const Piece& piece, PieceId id, int level)
{
	const DiscColours& colours = ColoursOf(shot.before, piece.owner);
	const bool left = piece.place == flick::Place::OffMap;
	std::string disc = Join({"<g id=\"disc-", std::to_string(id), left ? "\" opacity=\".6\">\n" : "\">\n"});
	disc += left ? "" : Reach(piece, colours);
	disc += level > 0 ? Lifted(ShapeOf(piece)) : "";
	disc += Plate(ShapeOf(piece), colours);
	disc += Mark(piece, colours);
	return disc.append("</g>\n");
}

/// A bar as long and as thick as the wall.
std::string Bar(const Piece& piece, const DiscColours& colours)
{
	const physics::Wall wall = WallOf(piece);
	const std::string line = Join({"M", Place(wall.from), " ", Place(wall.to)});
	return Element("path",
			   {{"d", line}, {"stroke", std::string(colours.edge)}, {"stroke-width", Mm(2 * wall.radius)},
				   {"stroke-linecap", "round"}}) +
		Element("path",
			{{"d", line}, {"stroke", std::string(colours.fill)}, {"stroke-width", Mm(wall.radius)},
				{"stroke-linecap", "round"}});
}

/// What lies flat shows what is below it.
std::string Sheet(const Piece& piece, const DiscColours& colours)
{
	return Join({"<g opacity=\".5\">\n", Plate(ShapeOf(piece), colours), Mark(piece, colours), "</g>\n"});
}

/// A piece that is no disc: it is not in the way, or does not move.
std::string Other(const Piece& piece, PieceId id)
{
	const bool isWall = RowOf(piece.kind).form == flick::PieceForm::Wall;
	return Join({"<g id=\"", isWall ? "wall-" : "flat-", std::to_string(id), "\">\n",
		isWall ? Bar(piece, kNobodys) : Sheet(piece, kNobodys), "</g>\n"});
}

/// Whether the middle of a disc is under another.
bool IsCovered(const FixedVector<Piece, flick::kMaxPieces>& pieces, PieceId id)
{
	const int level = LevelOf(pieces, id);
	for (std::size_t i = 0; i < pieces.Size(); ++i)
	{
		const bool isAbove = IsDiscOnMap(pieces[i]) && LevelOf(pieces, static_cast<PieceId>(i)) > level;
		if (isAbove && Contains(ShapeOf(pieces[i]), pieces[id].position))
		{
			return true;
		}
	}
	return false;
}

/// The way the disc went when it crossed the edge.
Vector LeavingDirection(const PlayedShot& shot, PieceId piece)
{
	for (const physics::Segment& segment : shot.recording.Segments())
	{
		if (segment.piece == piece && segment.leaves)
		{
			return segment.direction;
		}
	}
	return {};
}

std::string ArrowAfter(const PlayedShot& shot, const Piece& piece, PieceId id)
{
	constexpr double kLength = 10'500.0;
	const Vector centre{static_cast<double>(piece.position.x), static_cast<double>(piece.position.y)};
	const Vector direction = LeavingDirection(shot, id);
	const double gap = RowOf(piece.kind).radius + 1'500.0;
	return Join({"<g id=\"left-", std::to_string(id), "\">\n",
		Arrow(PointAt(centre, direction, gap), PointAt(centre, direction, gap + kLength)), "</g>\n"});
}

} // namespace

const DiscColours& ColoursOf(const flick::GameState& state, flick::Seat owner)
{
	if (owner >= state.players.Size())
	{
		return kNobodys;
	}
	const auto& cards = flick::StandardCatalogue().godCards;
	const std::size_t card = state.players[owner].godCard;
	const std::string_view colour = card < cards.size() ? cards[card].colour : "";
	const auto found = std::find_if(
		kPantheonColours.begin(), kPantheonColours.end(), [&](const auto& each) { return each.first == colour; });
	return found == kPantheonColours.end() ? kNobodys : found->second;
}

Point PointAt(Vector from, Vector direction, double distance)
{
	constexpr double kGrid = 10.0;
	const auto rounded = [](double value)
	{ return static_cast<std::int32_t>(std::lround(value / kGrid)) * static_cast<std::int32_t>(kGrid); };
	return {rounded(from.x + direction.x * distance), rounded(from.y + direction.y * distance)};
}

std::string StartOutline(Circle shape, const DiscColours& colours)
{
	return Element("circle",
		{{"cx", Mm(shape.centre.x)}, {"cy", Mm(-shape.centre.y)}, {"r", Mm(shape.radius - 400)},
			{"fill", std::string(colours.fill)}, {"fill-opacity", ".2"}, {"stroke", std::string(colours.edge)},
			{"stroke-width", ".8"}, {"stroke-dasharray", "2.2 1.6"}});
}

std::string Arrow(Point from, Point to)
{
	const Vector way{static_cast<double>(to.x) - from.x, static_cast<double>(to.y) - from.y};
	const double length = std::sqrt(way.x * way.x + way.y * way.y);
	if (length == 0.0)
	{
		return {};
	}
	const Vector forward{way.x / length, way.y / length};
	const Vector side{-forward.y, forward.x};
	const Point neck = PointAt({static_cast<double>(to.x), static_cast<double>(to.y)}, forward, -5'000.0);
	const Vector middle{static_cast<double>(neck.x), static_cast<double>(neck.y)};
	return Element("path",
			   {{"d", Join({"M", Place(from), " ", Place(neck)})}, {"stroke", "#c8321f"}, {"stroke-width", "2.2"}}) +
		Element("path",
			{{"d",
				 Join({"M", Place(to), " ", Place(PointAt(middle, side, 3'600.0)), " ",
					 Place(PointAt(middle, side, -3'600.0)), "Z"})},
				{"fill", "#c8321f"}});
}

std::string StartLayer(const PlayedShot& shot)
{
	std::string drawn;
	for (std::size_t i = 0; i < shot.before.pieces.Size(); ++i)
	{
		const Piece& piece = shot.before.pieces[i];
		if (RestOf(shot, static_cast<PieceId>(i)) != nullptr)
		{
			drawn += Join({"<g id=\"start-", std::to_string(i), "\">\n",
				StartOutline(ShapeOf(piece), ColoursOf(shot.before, piece.owner)), "</g>\n"});
		}
	}
	return drawn;
}

std::string SpreadLayer(const PlayedShot& shot)
{
	std::string dots;
	for (const flick::DiscRest& rest : shot.spread)
	{
		const DiscColours& colours = ColoursOf(shot.before, shot.before.pieces[rest.piece].owner);
		dots += Element("circle",
			{{"cx", Mm(rest.position.x)}, {"cy", Mm(-rest.position.y)}, {"r", "1.5"},
				{"fill", std::string(rest.left ? "#c8321f" : colours.fill)}});
	}
	return dots.empty() ? dots : Join({"<g stroke=\"#13242e\" stroke-width=\".35\">\n", dots, "</g>\n"});
}

std::string DiscLayer(const PlayedShot& shot)
{
	const auto pieces = PiecesAfter(shot);
	std::vector<std::string> byLevel(pieces.Size() + 1);
	std::string others;
	for (std::size_t i = 0; i < pieces.Size(); ++i)
	{
		const auto id = static_cast<PieceId>(i);
		if (!IsDiscOnMap(shot.before.pieces[i]))
		{
			others += shot.before.pieces[i].place == flick::Place::Map ? Other(pieces[i], id) : "";
			continue;
		}
		const int level = LevelOf(pieces, id);
		byLevel[static_cast<std::size_t>(level)] += Disc(shot, pieces[i], id, level);
	}
	std::string drawn;
	for (const std::string& level : byLevel)
	{
		drawn += level;
	}
	return drawn + others;
}

std::string NumberLayer(const PlayedShot& shot)
{
	const auto pieces = PiecesAfter(shot);
	std::string drawn;
	for (std::size_t i = 0; i < pieces.Size(); ++i)
	{
		const auto id = static_cast<PieceId>(i);
		if (!IsDiscOnMap(shot.before.pieces[i]))
		{
			continue;
		}
		if (pieces[i].place == flick::Place::OffMap)
		{
			drawn += ArrowAfter(shot, pieces[i], id);
		}
		if (!IsCovered(pieces, id))
		{
			drawn += Number(id, pieces[i].position, ColoursOf(shot.before, pieces[i].owner));
		}
	}
	return drawn;
}

} // namespace faith::cli
