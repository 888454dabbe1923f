#include "Shaping.h"

#include <cassert>
#include <cmath>

namespace faith::flick
{

namespace
{

std::uint32_t AddVertex(ModelPart& part, Flat at, float z, Flat outwards, float up)
{
	const float length = std::sqrt(outwards.x * outwards.x + outwards.y * outwards.y + up * up);
	ModelVertex vertex;
	vertex.x = at.x;
	vertex.y = at.y;
	vertex.z = z;
	vertex.normalX = outwards.x / length;
	vertex.normalY = outwards.y / length;
	vertex.normalZ = up / length;
	part.vertices.push_back(vertex);
	return static_cast<std::uint32_t>(part.vertices.size() - 1);
}

void AddTriangle(ModelPart& part, std::uint32_t a, std::uint32_t b, std::uint32_t c)
{
	part.triangles.insert(part.triangles.end(), {a, b, c});
}

Flat OnCircle(Flat centre, float radius, std::int32_t millidegrees)
{
	const physics::Vector unit = physics::UnitVector(millidegrees);
	return Flat{centre.x + radius * static_cast<float>(unit.x), centre.y + radius * static_cast<float>(unit.y)};
}

/// The direction away from the outline at a corner: at right angles to the line between its neighbours.
Flat Outwards(const FlatOutline& outline, std::size_t corner)
{
	const std::size_t count = outline.size();
	const Flat& before = outline[(corner + count - 1) % count];
	const Flat& after = outline[(corner + 1) % count];
	return Flat{after.y - before.y, before.x - after.x};
}

} // namespace

ModelPart Part(std::string_view name, Colour colour)
{
	ModelPart part;
	part.name = name;
	part.colour = colour;
	return part;
}

FlatOutline InMillimetres(std::span<const physics::Point> outline)
{
	FlatOutline flat;
	for (const physics::Point& point : outline)
	{
		flat.push_back(Flat{Millimetres(point.x), Millimetres(point.y)});
	}
	return flat;
}

FlatOutline Round(Flat centre, float radius, int corners)
{
	FlatOutline outline;
	for (int i = 0; i < corners; ++i)
	{
		outline.push_back(OnCircle(centre, radius, physics::kFullTurn / corners * i));
	}
	return outline;
}

FlatOutline DrawnIn(const FlatOutline& outline, Flat centre, float by)
{
	FlatOutline inner;
	for (const Flat& point : outline)
	{
		const float dx = point.x - centre.x;
		const float dy = point.y - centre.y;
		const float distance = std::sqrt(dx * dx + dy * dy);
		const float kept = distance > by ? (distance - by) / distance : 0.0f;
		inner.push_back(Flat{centre.x + dx * kept, centre.y + dy * kept});
	}
	return inner;
}

void AddFan(ModelPart& part, const FlatOutline& outline, Flat centre, float z)
{
	const std::uint32_t middle = AddVertex(part, centre, z, Flat{}, 1);
	std::vector<std::uint32_t> rim;
	for (const Flat& point : outline)
	{
		rim.push_back(AddVertex(part, point, z, Flat{}, 1));
	}
	for (std::size_t i = 0; i < rim.size(); ++i)
	{
		AddTriangle(part, middle, rim[i], rim[(i + 1) % rim.size()]);
	}
}

void AddQuarter(ModelPart& part, Flat centre, float radius, std::int32_t from, int corners, float z)
{
	const std::uint32_t middle = AddVertex(part, centre, z, Flat{}, 1);
	std::uint32_t before = AddVertex(part, OnCircle(centre, radius, from), z, Flat{}, 1);
	for (int i = 1; i <= corners; ++i)
	{
		const std::uint32_t next = AddVertex(part, OnCircle(centre, radius, from + 90'000 / corners * i), z, Flat{}, 1);
		AddTriangle(part, middle, before, next);
		before = next;
	}
}

void AddBand(ModelPart& part, const FlatOutline& outer, const FlatOutline& inner, float z)
{
	assert(outer.size() == inner.size());
	const auto first = static_cast<std::uint32_t>(part.vertices.size());
	for (std::size_t i = 0; i < outer.size(); ++i)
	{
		AddVertex(part, outer[i], z, Flat{}, 1);
		AddVertex(part, inner[i], z, Flat{}, 1);
	}
	const auto count = static_cast<std::uint32_t>(outer.size());
	for (std::uint32_t i = 0; i < count; ++i)
	{
		const std::uint32_t here = first + 2 * i;
		const std::uint32_t next = first + 2 * ((i + 1) % count);
		AddTriangle(part, here, next, next + 1);
		AddTriangle(part, here, next + 1, here + 1);
	}
}

void AddSkirt(ModelPart& part, const FlatOutline& lower, float lowerZ, const FlatOutline& upper, float upperZ)
{
	assert(lower.size() == upper.size());
	const auto first = static_cast<std::uint32_t>(part.vertices.size());
	for (std::size_t i = 0; i < lower.size(); ++i)
	{
		const Flat outwards = Outwards(lower, i);
		const float length = std::sqrt(outwards.x * outwards.x + outwards.y * outwards.y);
		const float dx = lower[i].x - upper[i].x;
		const float dy = lower[i].y - upper[i].y;
		// The farther the wall leans in, the more it faces up.
		const float lean = (dx * outwards.x + dy * outwards.y) / (length * (upperZ - lowerZ));
		const Flat unit{outwards.x / length, outwards.y / length};
		AddVertex(part, lower[i], lowerZ, unit, lean);
		AddVertex(part, upper[i], upperZ, unit, lean);
	}
	const auto count = static_cast<std::uint32_t>(lower.size());
	for (std::uint32_t i = 0; i < count; ++i)
	{
		const std::uint32_t here = first + 2 * i;
		const std::uint32_t next = first + 2 * ((i + 1) % count);
		AddTriangle(part, here, next, next + 1);
		AddTriangle(part, here, next + 1, here + 1);
	}
}

void AddBox(ModelPart& part, Flat centre, Flat size, float z, float height)
{
	const float dx = size.x / 2;
	const float dy = size.y / 2;
	const FlatOutline corners{{centre.x + dx, centre.y - dy}, {centre.x + dx, centre.y + dy},
		{centre.x - dx, centre.y + dy}, {centre.x - dx, centre.y - dy}};
	// Each side has corners of its own, so that edges stay sharp.
	for (std::size_t i = 0; i < corners.size(); ++i)
	{
		const Flat& from = corners[i];
		const Flat& to = corners[(i + 1) % corners.size()];
		const Flat outwards{to.y - from.y, from.x - to.x};
		const std::uint32_t a = AddVertex(part, from, z, outwards, 0);
		const std::uint32_t b = AddVertex(part, to, z, outwards, 0);
		const std::uint32_t c = AddVertex(part, to, z + height, outwards, 0);
		const std::uint32_t d = AddVertex(part, from, z + height, outwards, 0);
		AddTriangle(part, a, b, c);
		AddTriangle(part, a, c, d);
	}
	AddFan(part, corners, centre, z + height);
}

void SpreadPicture(ModelPart& part, float side)
{
	for (ModelVertex& vertex : part.vertices)
	{
		vertex.u = vertex.x / side + 0.5f;
		vertex.v = vertex.y / side + 0.5f;
	}
}

} // namespace faith::flick
