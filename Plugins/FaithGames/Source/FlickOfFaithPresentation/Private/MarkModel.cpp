#include "FlickOfFaithPresentation/MarkModel.h"

#include "Degrees.h"
#include "FlickOfFaithPresentation/BoardView.h"

#include <algorithm>
#include <cmath>

namespace faith::flick
{

namespace
{

using Line = std::vector<TableSpot>;

constexpr float kHeight = 0.5F;    ///< millimetres above the mat
constexpr double kThin = 1.6;      ///< width of lines, millimetres
constexpr double kWide = 2.6;      ///< of those that matter most
constexpr double kBandWidth = 5.0; ///< of the band behind an aimed disc
constexpr double kShortestBand = 14.0;
constexpr double kLongestBand = 55.0; ///< more for the strongest pull
constexpr double kRingGap = 3.0;      ///< between a piece and the ring around it
constexpr double kLanding = 2.5;      ///< half the diagonal of the mark where the disc may come to rest
constexpr double kArrowHead = 12.0;
constexpr int kRingCorners = 28;

constexpr Colour kCream{255, 233, 176};
constexpr Colour kGold{255, 216, 115};
constexpr Colour kWhite{255, 255, 255};
constexpr Colour kWarning{255, 122, 92};

Line Ring(TableSpot centre, double radius)
{
	Line line;
	for (int i = 0; i < kRingCorners; ++i)
	{
		const double angle = 360.0 * i / kRingCorners * kRadiansPerDegree;
		line.push_back({centre.x + std::cos(angle) * radius, centre.y + std::sin(angle) * radius});
	}
	return line;
}

TableSpot Along(TableSpot from, double degrees, double way)
{
	return {from.x + std::cos(degrees * kRadiansPerDegree) * way, from.y + std::sin(degrees * kRadiansPerDegree) * way};
}

void AddCorner(ModelPart& part, double x, double y)
{
	ModelVertex vertex;
	vertex.x = static_cast<float>(x);
	vertex.y = static_cast<float>(y);
	vertex.z = kHeight;
	part.vertices.push_back(vertex);
}

/// A flat bar between two points, facing up; a little longer than that, so that bars of a line meet.
void AddBar(ModelPart& part, TableSpot from, TableSpot to, double width)
{
	const double length = std::hypot(to.x - from.x, to.y - from.y);
	if (length <= 0.0)
	{
		return;
	}
	const double alongX = (to.x - from.x) / length * width / 2.0;
	const double alongY = (to.y - from.y) / length * width / 2.0;
	const auto first = static_cast<std::uint32_t>(part.vertices.size());
	AddCorner(part, from.x - alongX + alongY, from.y - alongY - alongX);
	AddCorner(part, to.x + alongX + alongY, to.y + alongY - alongX);
	AddCorner(part, to.x + alongX - alongY, to.y + alongY + alongX);
	AddCorner(part, from.x - alongX - alongY, from.y - alongY + alongX);
	for (const std::uint32_t corner : {0u, 1u, 2u, 0u, 2u, 3u})
	{
		part.triangles.push_back(first + corner);
	}
}

/// A small flat square on its corner, facing up.
void AddDiamond(ModelPart& part, TableSpot middle, double reach)
{
	const auto first = static_cast<std::uint32_t>(part.vertices.size());
	AddCorner(part, middle.x + reach, middle.y);
	AddCorner(part, middle.x, middle.y + reach);
	AddCorner(part, middle.x - reach, middle.y);
	AddCorner(part, middle.x, middle.y - reach);
	for (const std::uint32_t corner : {0u, 1u, 2u, 0u, 2u, 3u})
	{
		part.triangles.push_back(first + corner);
	}
}

void AddLine(ModelPart& part, const Line& line, double width, bool isClosed)
{
	for (std::size_t i = 0; i + 1 < line.size(); ++i)
	{
		AddBar(part, line[i], line[i + 1], width);
	}
	if (isClosed && line.size() > 2)
	{
		AddBar(part, line.back(), line.front(), width);
	}
}

void AddIfAny(Model& model, ModelPart part)
{
	if (!part.triangles.empty())
	{
		model.push_back(std::move(part));
	}
}

ModelPart Named(std::string_view name, Colour colour)
{
	ModelPart part;
	part.name = name;
	part.colour = colour;
	return part;
}

void MarkOutlines(const Desk& desk, Model& model)
{
	ModelPart places = Named("places", kCream);
	ModelPart cities = Named("cities", kGold);
	for (const Outline& outline : OutlinesOf(desk))
	{
		AddLine(outline.isCity ? cities : places, outline.points, outline.isCity ? kWide : kThin, true);
	}
	AddIfAny(model, std::move(places));
	AddIfAny(model, std::move(cities));
}

void MarkPieces(const Desk& desk, Model& model)
{
	ModelPart rings = Named("pieces", kGold);
	for (const MarkedPiece& marked : MarkedPiecesOf(desk))
	{
		AddLine(rings, Ring(marked.spot, marked.radius + kRingGap), kWide, true);
	}
	AddIfAny(model, std::move(rings));
}

/// Turns and moves it to where it would be put.
void MoveTo(const Ghost& ghost, ModelPart& part)
{
	const auto cosine = static_cast<float>(std::cos(ghost.angle * kRadiansPerDegree));
	const auto sine = static_cast<float>(std::sin(ghost.angle * kRadiansPerDegree));
	for (ModelVertex& vertex : part.vertices)
	{
		const ModelVertex before = vertex;
		vertex.x = before.x * cosine - before.y * sine + static_cast<float>(ghost.spot.x);
		vertex.y = before.x * sine + before.y * cosine + static_cast<float>(ghost.spot.y);
		vertex.z = before.z + kHeight;
		vertex.normalX = before.normalX * cosine - before.normalY * sine;
		vertex.normalY = before.normalX * sine + before.normalY * cosine;
	}
}

void MarkGhosts(const Catalogue& cards, const Desk& desk, Model& model)
{
	const GameState& table = desk.View().table;
	const bool isAllowed = !desk.WhyNot();
	for (const Ghost& ghost : desk.Ghosts())
	{
		if (ghost.piece >= table.pieces.Size())
		{
			continue;
		}
		const Piece& piece = table.pieces[ghost.piece];
		for (ModelPart& part : PieceModel(piece.kind, ColourOfSeat(cards, table, piece.owner)))
		{
			MoveTo(ghost, part);
			part.colour = isAllowed ? part.colour : kWarning;
			model.push_back(std::move(part));
		}
	}
}

/// Where the disc may come to rest or, as a warning, leave the mat.
void MarkLandings(const AimPreview& preview, Model& model)
{
	ModelPart rests = Named("landings", kCream);
	ModelPart losses = Named("losses", kWarning);
	for (const Landing& landing : preview.landings)
	{
		AddDiamond(landing.leaves ? losses : rests, landing.spot, kLanding);
	}
	AddIfAny(model, std::move(rests));
	AddIfAny(model, std::move(losses));
}

void MarkWay(const AimPreview& preview, double degrees, Model& model)
{
	ModelPart way = Named("way", preview.leaves ? kWarning : kWhite);
	AddLine(way, preview.way, preview.isArrow ? kWide : kThin, false);
	for (const double aside : {150.0, -150.0})
	{
		if (preview.isArrow)
		{
			AddBar(way, preview.way.back(), Along(preview.way.back(), degrees + aside, kArrowHead), kWide);
		}
	}
	AddIfAny(model, std::move(way));
}

/// Green, gold, red: weak to strong, 0 to 1.
Colour ColourOfPower(double strength)
{
	const int share = static_cast<int>(std::lround(std::clamp(strength, 0.0, 1.0) * 510.0));
	return {
		static_cast<std::uint8_t>((std::min)(share, 255)), static_cast<std::uint8_t>((std::min)(510 - share, 255)), 60};
}

void MarkAim(const Desk& desk, Model& model)
{
	const AimSession& session = desk.Aiming();
	if (!session.HasAim())
	{
		return;
	}
	const TableSpot from = desk.AimedFrom();
	const double degrees = session.Get().angle / 1000.0;
	if (const auto preview = desk.Preview())
	{
		MarkLandings(*preview, model);
		MarkWay(*preview, degrees, model);
	}
	ModelPart band = Named("band", ColourOfPower(session.Strength()));
	AddBar(band, from, Along(from, degrees + 180.0, kShortestBand + kLongestBand * session.Strength()), kBandWidth);
	AddIfAny(model, std::move(band));
}

} // namespace

Model MarkModelOf(const Catalogue& cards, const Desk& desk)
{
	Model model;
	if (desk.View().mapHidden)
	{
		return model;
	}
	MarkOutlines(desk, model);
	MarkPieces(desk, model);
	MarkGhosts(cards, desk, model);
	if (desk.IsAiming())
	{
		MarkAim(desk, model);
	}
	return model;
}

} // namespace faith::flick
