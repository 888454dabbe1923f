#include "FlickOfFaithPresentation/Models.h"
#include "Shaping.h"

#include <algorithm>
#include <array>
#include <utility>

namespace faith::flick
{

namespace
{

constexpr int kCorners = 48;
constexpr float kBevel = 0.8f; ///< of the rims, millimetres
constexpr float kSign = 0.3f;  ///< height of a sign above the disc, millimetres
constexpr Colour kNobodys{139, 115, 85};

constexpr float Millimetres(std::int32_t micrometres)
{
	return static_cast<float>(micrometres) / 1000.0f;
}

/// The colour mixed with black (below 1000) or white (above), permille.
Colour Shaded(Colour colour, int permille)
{
	const auto shade = [permille](int channel)
	{
		const int shaded =
			permille <= 1000 ? channel * permille / 1000 : channel + (255 - channel) * (permille - 1000) / 1000;
		return static_cast<std::uint8_t>(std::clamp(shaded, 0, 255));
	};
	return Colour{shade(colour.red), shade(colour.green), shade(colour.blue)};
}

ModelPart Part(std::string_view name, Colour colour)
{
	ModelPart part;
	part.name = name;
	part.colour = colour;
	return part;
}

/// The rim with its two bevels.
ModelPart Rim(float radius, float height, Colour colour)
{
	ModelPart rim = Part("rim", colour);
	const Outline wide = Round(Flat{}, radius, kCorners);
	const Outline narrow = Round(Flat{}, radius - kBevel, kCorners);
	AddSkirt(rim, narrow, 0, wide, kBevel);
	AddSkirt(rim, wide, kBevel, wide, height - kBevel);
	AddSkirt(rim, wide, height - kBevel, narrow, height);
	return rim;
}

ModelPart Top(float radius, float height, Colour colour)
{
	ModelPart top = Part("top", colour);
	AddFan(top, Round(Flat{}, radius - kBevel, kCorners), Flat{}, height);
	SpreadPicture(top, 2 * radius);
	return top;
}

/// A ring inside the rim, by which a prophet is known from far away.
void AddRing(ModelPart& sign, float radius, float z)
{
	AddBand(sign, Round(Flat{}, radius * 0.78f, kCorners), Round(Flat{}, radius * 0.62f, kCorners), z + kSign);
}

void AddCross(ModelPart& sign, float radius, float z)
{
	AddBox(sign, Flat{}, Flat{radius * 1.1f, radius * 0.3f}, z, kSign);
	AddBox(sign, Flat{0, radius * 0.38f}, Flat{radius * 0.3f, radius * 0.45f}, z, kSign);
	AddBox(sign, Flat{0, radius * -0.38f}, Flat{radius * 0.3f, radius * 0.45f}, z, kSign);
}

/// A base, three columns and a gable.
void AddColumns(ModelPart& sign, float radius, float z)
{
	AddBox(sign, Flat{0, radius * -0.5f}, Flat{radius * 1.2f, radius * 0.14f}, z, kSign);
	for (const float x : {-0.4f, 0.0f, 0.4f})
	{
		AddBox(sign, Flat{radius * x, radius * -0.15f}, Flat{radius * 0.18f, radius * 0.56f}, z, kSign);
	}
	const Outline gable{{radius * 0.65f, radius * 0.15f}, {0, radius * 0.6f}, {radius * -0.65f, radius * 0.15f}};
	AddFan(sign, gable, Flat{0, radius * 0.3f}, z + kSign);
}

/// A polygon with its first corner to the north.
void AddCorners(ModelPart& sign, float radius, int corners, float z)
{
	Outline outline = Round(Flat{}, radius * 0.65f, corners);
	for (Flat& point : outline)
	{
		point = Flat{-point.y, point.x};
	}
	AddFan(sign, outline, Flat{}, z + kSign);
}

void AddSign(ModelPart& sign, PieceKind kind, float radius, float z)
{
	switch (kind)
	{
	case PieceKind::Prophet:
		AddRing(sign, radius, z);
		break;
	case PieceKind::Templar:
		AddCross(sign, radius, z);
		break;
	case PieceKind::Sphinx:
		AddCorners(sign, radius, 3, z);
		break;
	case PieceKind::Temple:
		AddColumns(sign, radius, z);
		break;
	case PieceKind::KingApe:
		AddCorners(sign, radius, 5, z);
		break;
	case PieceKind::Tornado:
		for (const float part : {1.0f, 0.66f, 0.33f})
		{
			AddRing(sign, radius * part, z);
		}
		break;
	case PieceKind::Heart:
	case PieceKind::HandOfGod:
		break;
	}
}

Model DiscModel(PieceKind kind, Colour owner)
{
	const float radius = Millimetres(RowOf(kind).radius);
	const float height = Millimetres(RowOf(kind).height);
	ModelPart sign = Part("sign", Shaded(owner, 1550));
	AddSign(sign, kind, radius, height);
	return Model{Rim(radius, height, Shaded(owner, 700)), Top(radius, height, owner), std::move(sign)};
}

/// Two bulges and a tip, within the circle that counts.
Model HeartModel()
{
	const float radius = Millimetres(RowOf(PieceKind::Heart).radius);
	const float height = Millimetres(RowOf(PieceKind::Heart).height);
	constexpr std::array<Flat, 12> shape{
		{{0, -0.95f}, {0.45f, -0.5f}, {0.82f, -0.05f}, {0.86f, 0.35f}, {0.62f, 0.66f}, {0.28f, 0.68f}, {0, 0.42f},
			{-0.28f, 0.68f}, {-0.62f, 0.66f}, {-0.86f, 0.35f}, {-0.82f, -0.05f}, {-0.45f, -0.5f}}};
	Outline outline;
	for (const Flat& point : shape)
	{
		outline.push_back(Flat{point.x * radius, point.y * radius});
	}
	ModelPart top = Part("top", Colour{214, 51, 82});
	AddFan(top, outline, Flat{}, height);
	ModelPart rim = Part("rim", Colour{150, 32, 58});
	AddSkirt(rim, outline, 0, outline, height);
	return Model{std::move(rim), std::move(top)};
}

/// A palm and four fingers side by side, as long as the wall and as high.
Model HandModel()
{
	Piece hand;
	hand.kind = PieceKind::HandOfGod;
	const float length = Millimetres(2 * RowOf(PieceKind::HandOfGod).radius);
	const float height = Millimetres(RowOf(PieceKind::HandOfGod).height);
	const float thickness = Millimetres(2 * WallOf(hand).radius);
	ModelPart palm = Part("palm", Colour{236, 197, 160});
	AddBox(palm, Flat{}, Flat{length, thickness}, 0, height * 0.55f);
	ModelPart fingers = Part("fingers", Colour{226, 180, 140});
	constexpr std::array<float, 4> tops{0.85f, 1.0f, 0.96f, 0.8f};
	for (std::size_t i = 0; i < tops.size(); ++i)
	{
		const float x = length * (static_cast<float>(i) - 1.5f) / 4.0f;
		AddBox(fingers, Flat{x, 0}, Flat{length * 0.22f, thickness * 0.9f}, height * 0.55f, height * (tops[i] - 0.55f));
	}
	return Model{std::move(palm), std::move(fingers)};
}

/// Two half circles as thick as the wall, one at either end.
Outline WallFootprint(PieceKind kind, int corners)
{
	Piece wall;
	wall.kind = kind;
	const float end = Millimetres(WallOf(wall).radius);
	const float middle = Millimetres(RowOf(kind).radius) - end;
	Outline outline;
	for (const Flat& point : Round(Flat{}, end, corners))
	{
		outline.push_back(Flat{point.x + (point.x < 0.0f ? -middle : middle), point.y});
	}
	return outline;
}

Outline FootprintOf(PieceKind kind, int corners)
{
	const bool isWall = RowOf(kind).form == PieceForm::Wall;
	return isWall ? WallFootprint(kind, corners) : Round(Flat{}, Millimetres(RowOf(kind).radius), corners);
}

} // namespace

Model PieceModel(PieceKind kind, Colour owner)
{
	switch (RowOf(kind).form)
	{
	case PieceForm::Flat:
		return HeartModel();
	case PieceForm::Wall:
		return HandModel();
	case PieceForm::Disc:
		break;
	}
	return DiscModel(kind, owner);
}

Colour ColourOf(std::string_view colourKey)
{
	constexpr std::array<std::pair<std::string_view, Colour>, 4> colours{{
		{"yellow", {244, 196, 48}},
		{"green", {74, 174, 98}},
		{"purple", {158, 98, 214}},
		{"blue", {72, 136, 238}},
	}};
	for (const auto& [key, colour] : colours)
	{
		if (key == colourKey)
		{
			return colour;
		}
	}
	return kNobodys;
}

std::vector<ModelVertex> HullOf(PieceKind kind, int corners)
{
	std::vector<ModelVertex> hull;
	for (const float z : {0.0f, Millimetres(RowOf(kind).height)})
	{
		for (const Flat& point : FootprintOf(kind, corners))
		{
			ModelVertex vertex;
			vertex.x = point.x;
			vertex.y = point.y;
			vertex.z = z;
			hull.push_back(vertex);
		}
	}
	return hull;
}

} // namespace faith::flick
