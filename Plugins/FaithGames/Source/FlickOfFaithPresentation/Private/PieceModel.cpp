#include "FlickOfFaithPresentation/Models.h"
#include "Shaping.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace faith::flick
{

namespace
{

constexpr int kCorners = 64;
constexpr float kBevel = 0.9f; ///< of the rims, millimetres
constexpr int kBevelSteps = 3; ///< by which the upper one is rounded
constexpr float kSign = 0.3f;  ///< height of a sign above the disc, millimetres
constexpr Colour kNobodys{139, 115, 85};

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

/// A quarter of a round edge above an outline that `shrunk` makes for a share between 0 and 1: from z up by `height`.
template <typename Shrunk>
void AddRoundEdge(ModelPart& part, Shrunk shrunk, float z, float height, int steps)
{
	FlatOutline below = shrunk(0.0f);
	float belowZ = z;
	for (int step = 1; step <= steps; ++step)
	{
		const physics::Vector unit = physics::UnitVector(90'000 * step / steps);
		const FlatOutline above = shrunk(1.0f - static_cast<float>(unit.x));
		const float aboveZ = z + height * static_cast<float>(unit.y);
		AddSkirt(part, below, belowZ, above, aboveZ);
		below = above;
		belowZ = aboveZ;
	}
}

/// The rim: a bevel below, a wall, a round edge above.
ModelPart Rim(float radius, float height, Colour colour)
{
	ModelPart rim = Part("rim", colour);
	const FlatOutline wide = Round(Flat{}, radius, kCorners);
	const FlatOutline narrow = Round(Flat{}, radius - kBevel, kCorners);
	AddSkirt(rim, narrow, 0, wide, kBevel);
	AddSkirt(rim, wide, kBevel, wide, height - kBevel);
	const auto shrunk = [radius](float share) { return Round(Flat{}, radius - kBevel * share, kCorners); };
	AddRoundEdge(rim, shrunk, height - kBevel, kBevel, kBevelSteps);
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
	const FlatOutline gable{{radius * 0.65f, radius * 0.15f}, {0, radius * 0.6f}, {radius * -0.65f, radius * 0.15f}};
	AddFan(sign, gable, Flat{0, radius * 0.3f}, z + kSign);
}

/// A polygon with its first corner to the north.
void AddCorners(ModelPart& sign, float radius, int corners, float z)
{
	FlatOutline outline = Round(Flat{}, radius * 0.65f, corners);
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
FlatOutline HeartOutline(float radius)
{
	const auto cosine = [](std::int32_t angle) { return static_cast<float>(physics::UnitVector(angle).x); };
	FlatOutline outline;
	for (int i = 0; i < kCorners; ++i)
	{
		const std::int32_t angle = physics::kFullTurn / kCorners * i;
		const auto sine = static_cast<float>(physics::UnitVector(angle).y);
		const float y = 13.0f * cosine(angle) - 5.0f * cosine(2 * angle) - 2.0f * cosine(3 * angle) - cosine(4 * angle);
		outline.push_back(Flat{-16.0f * sine * std::abs(sine) * radius / 17.3f, y * radius / 17.3f});
	}
	return outline;
}

Model HeartModel()
{
	const float radius = Millimetres(RowOf(PieceKind::Heart).radius);
	const float height = Millimetres(RowOf(PieceKind::Heart).height);
	const FlatOutline outline = HeartOutline(radius);
	const FlatOutline inner = DrawnIn(outline, Flat{}, 2 * height);
	ModelPart top = Part("top", Colour{222, 44, 76});
	AddFan(top, inner, Flat{}, height);
	ModelPart rim = Part("rim", Colour{170, 26, 54});
	AddSkirt(rim, outline, 0, outline, height / 2);
	AddSkirt(rim, outline, height / 2, inner, height);
	return Model{std::move(rim), std::move(top)};
}

/// A round pillar, half as wide and as deep as `half` says, the last of its height a dome.
void AddPillar(ModelPart& part, Flat centre, Flat half, float z, float height, float dome)
{
	constexpr int corners = 40;
	const auto shrunk = [centre, half](float share)
	{
		FlatOutline outline = Round(Flat{}, 1.0f - 0.92f * share, corners);
		for (Flat& point : outline)
		{
			point = Flat{centre.x + point.x * half.x, centre.y + point.y * half.y};
		}
		return outline;
	};
	const float wallTop = z + height - dome;
	AddSkirt(part, shrunk(0.0f), z, shrunk(0.0f), wallTop);
	AddRoundEdge(part, shrunk, wallTop, dome, 4);
	AddFan(part, shrunk(1.0f), centre, z + height);
}

/// Two half circles as thick as the wall, one at either end.
FlatOutline WallFootprint(PieceKind kind, int corners)
{
	Piece wall;
	wall.kind = kind;
	const float end = Millimetres(WallOf(wall).radius);
	const float middle = Millimetres(RowOf(kind).radius) - end;
	FlatOutline outline;
	for (const Flat& point : Round(Flat{}, end, corners))
	{
		outline.push_back(Flat{point.x + (point.x < 0.0f ? -middle : middle), point.y});
	}
	return outline;
}

/// A palm with four fingers and a thumb side by side, as long as the wall and as high.
Model HandModel()
{
	const float length = Millimetres(2 * RowOf(PieceKind::HandOfGod).radius);
	const float height = Millimetres(RowOf(PieceKind::HandOfGod).height);
	Piece hand;
	hand.kind = PieceKind::HandOfGod;
	const float deep = Millimetres(WallOf(hand).radius);
	ModelPart cuff = Part("cuff", Colour{214, 160, 52});
	const FlatOutline foot = WallFootprint(PieceKind::HandOfGod, 32);
	AddSkirt(cuff, foot, 0, foot, height * 0.1f);
	AddFan(cuff, foot, Flat{}, height * 0.1f);
	constexpr Colour skin{244, 198, 150};
	ModelPart palm = Part("palm", Shaded(skin, 960));
	AddPillar(palm, Flat{length * -0.14f, 0}, Flat{length * 0.34f, deep * 0.98f}, 0, height * 0.58f, height * 0.1f);
	ModelPart fingers = Part("fingers", skin);
	constexpr std::array<float, 4> tops{0.82f, 0.97f, 1.0f, 0.9f};
	const Flat finger{length * 0.082f, deep * 0.9f};
	for (std::size_t i = 0; i < tops.size(); ++i)
	{
		const float x = length * (-0.39f + 0.167f * static_cast<float>(i));
		AddPillar(fingers, Flat{x, 0}, finger, height * 0.3f, height * (tops[i] - 0.3f), finger.x);
	}
	AddPillar(fingers, Flat{length * 0.29f, 0}, finger, 0, height * 0.56f, finger.x);
	AddPillar(fingers, Flat{length * 0.22f, 0}, finger, 0, height * 0.36f, finger.x);
	return Model{std::move(cuff), std::move(palm), std::move(fingers)};
}

FlatOutline FootprintOf(PieceKind kind, int corners)
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
