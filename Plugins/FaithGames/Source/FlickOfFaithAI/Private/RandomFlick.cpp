#include "FlickOfFaithAI/RandomFlick.h"

#include "FaithKernel/Hash.h"
#include "FlickOfFaithAI/FlickCheck.h"
#include "FlickOfFaithRules/Board.h"
#include "FlickOfFaithRules/Pieces.h"

#include <algorithm>

namespace faith::flick
{

namespace
{

constexpr std::int32_t kFastest = 2'600'000; ///< micrometres/s
constexpr int kPlacesToTry = 40;

bool IsFree(const RandomTable& table, Circle disc, std::uint8_t except)
{
	return std::none_of(table.bodies.begin(), table.bodies.end(),
		[&](const physics::Body& body) { return body.id != except && physics::Overlaps(body.shape, disc); });
}

physics::Body AnyBody(Random& random, std::uint8_t id)
{
	const auto kind = static_cast<PieceKind>(random.Below(static_cast<std::uint32_t>(kEnumCount<PieceKind>)));
	const PieceKindRow& row = RowOf(random.Below(2) == 0 ? PieceKind::Prophet : kind);
	return {id, {{}, row.radius}, row.massPermille, row.height, physics::kNoBody};
}

Point AnySpot(Random& random)
{
	constexpr std::int32_t half = board::kHalfMat;
	return {random.Between(-half, half), random.Between(-half, half)};
}

/// A spot where the body just touches another, rounded outwards.
Point SpotBeside(Random& random, const physics::Body& other, std::int32_t radius)
{
	const physics::Vector direction = physics::UnitVector(random.Between(0, physics::kFullTurn - 1));
	const double reach = static_cast<double>(other.shape.radius + radius) + 1.0;
	return {other.shape.centre.x + static_cast<std::int32_t>(direction.x * reach),
		other.shape.centre.y + static_cast<std::int32_t>(direction.y * reach)};
}

Point SpotOn(Random& random, const physics::Body& other)
{
	const std::int32_t off = other.shape.radius / 2;
	return {other.shape.centre.x + random.Between(-off, off), other.shape.centre.y + random.Between(-off, off)};
}

/// Puts one more disc anywhere, beside another or on top of one; or nowhere, if there is no room.
void AddBody(Random& random, RandomTable& table)
{
	physics::Body body = AnyBody(random, static_cast<std::uint8_t>(table.bodies.size()));
	for (int i = 0; i < kPlacesToTry; ++i)
	{
		const std::uint32_t lot = table.bodies.empty() ? 0 : random.Below(16);
		const auto any = static_cast<std::uint32_t>(table.bodies.size());
		const physics::Body* other = lot == 0 ? nullptr : &table.bodies[random.Below(any)];
		const bool onTop = lot == 15 && other->restsOn == physics::kNoBody;
		body.restsOn = onTop ? other->id : physics::kNoBody;
		body.shape.centre = onTop ? SpotOn(random, *other)
			: lot > 10            ? SpotBeside(random, *other, body.shape.radius)
								  : AnySpot(random);
		if (board::CentreOnMat(body.shape.centre) && IsFree(table, body.shape, body.restsOn))
		{
			table.bodies.push_back(body);
			return;
		}
	}
}

void AddWall(Random& random, RandomTable& table)
{
	const Point from = AnySpot(random);
	const physics::Vector along = physics::UnitVector(random.Between(0, physics::kFullTurn - 1));
	const Point to{
		from.x + static_cast<std::int32_t>(along.x * 60'000), from.y + static_cast<std::int32_t>(along.y * 60'000)};
	const physics::Wall wall{from, to, 4'000, random.Between(0, 1000)};
	for (std::int32_t i = 0; i <= 30; ++i)
	{
		const Circle part{{from.x + (to.x - from.x) / 30 * i, from.y + (to.y - from.y) / 30 * i}, 9'000};
		if (!IsFree(table, part, physics::kNoBody))
		{
			return;
		}
	}
	table.walls.push_back(wall);
}

physics::Launch LaunchOf(Random& random, const physics::Body& body)
{
	physics::Launch launch;
	launch.piece = body.id;
	launch.from = body.shape.centre;
	launch.angle = random.Between(0, physics::kFullTurn - 1);
	launch.speed = random.Below(8) == 0 ? random.Between(0, 50'000) : random.Between(0, kFastest);
	const auto fullSpin = static_cast<std::int32_t>(std::int64_t{launch.speed} * 1000 / body.shape.radius);
	launch.spin = random.Below(3) == 0 ? 0 : random.Between(-fullSpin, fullSpin);
	return launch;
}

} // namespace

physics::Scene RandomTable::View() const
{
	return {bodies, walls, board::kHalfMat, surface};
}

RandomTable MakeRandomTable(Random& random)
{
	RandomTable table;
	const std::uint32_t count = 1 + random.Below(random.Below(4) == 0 ? 54 : 24);
	for (std::uint32_t i = 0; i < count; ++i)
	{
		AddBody(random, table);
	}
	while (random.Below(4) == 0 && table.walls.size() < physics::kMaxWalls)
	{
		AddWall(random, table);
	}
	table.surface.friction = random.Below(2) == 0 ? physics::kFrictionPermille : random.Between(50, 960);
	table.surface.restitution = random.Below(2) == 0 ? physics::Surface{}.restitution : random.Between(0, 1000);
	table.surface.rimFriction = random.Below(2) == 0 ? 200 : random.Between(0, 1000);
	table.shot.rolling = random.Below(8) == 0;
	const std::uint32_t launches = random.Below(4) == 0 ? 1 + random.Below(4) : 1;
	for (std::uint32_t i = 0; i < launches && i < table.bodies.size(); ++i)
	{
		table.shot.launches.PushBack(LaunchOf(random, table.bodies[table.bodies.size() - 1 - i]));
	}
	return table;
}

RandomTable MakeDensePack(Random& random)
{
	constexpr std::int32_t radius = 10'000;
	constexpr std::int32_t rowHeight = 17'321; // 2 r sin 60 degrees, rounded up
	RandomTable table;
	const std::uint32_t gaps = random.Below(3); // of four discs, so many are left out on average
	for (std::int32_t row = -4; row <= 4; ++row)
	{
		const std::int32_t shift = row % 2 == 0 ? 0 : radius;
		for (std::int32_t column = -3; column <= 3; ++column)
		{
			const bool isThere = gaps == 0 || random.Below(4) >= gaps;
			if (isThere && table.bodies.size() < 57)
			{
				const Point spot{column * 2 * radius + shift, row * rowHeight};
				table.bodies.push_back(
					{static_cast<std::uint8_t>(table.bodies.size()), {spot, radius}, 1000, 6'000, physics::kNoBody});
			}
		}
	}
	const std::int32_t angle = random.Between(0, physics::kFullTurn - 1);
	const physics::Vector direction = physics::UnitVector(angle);
	physics::Body flicked = AnyBody(random, static_cast<std::uint8_t>(table.bodies.size()));
	flicked.shape.centre = {
		static_cast<std::int32_t>(direction.x * -200'000), static_cast<std::int32_t>(direction.y * -200'000)};
	table.bodies.push_back(flicked);
	physics::Launch launch = LaunchOf(random, flicked);
	launch.angle = physics::NormalAngle(angle + random.Between(-18'000, 18'000));
	launch.speed = random.Between(kFastest / 3, kFastest);
	table.shot.launches.PushBack(launch);
	return table;
}

RandomFlickReport PlayRandomFlick(physics::Simulator& simulator, bool densePack, std::uint64_t seed)
{
	Random random{seed};
	const RandomTable table = densePack ? MakeDensePack(random) : MakeRandomTable(random);
	const physics::Scene scene = table.View();
	physics::Recording recording;
	simulator.Load(scene);
	const physics::Outcome& outcome = simulator.Play(table.shot, recording);
	RandomFlickReport report;
	report.broken = BrokenFlick(scene, outcome, recording);
	report.collisions = outcome.collisions;
	report.crowdSteps = outcome.crowdSteps;
	Hasher hasher;
	for (const physics::Rest& rest : outcome.rests)
	{
		Write(hasher, rest.piece);
		Write(hasher, rest.position);
		Write(hasher, rest.restsOn);
		Write(hasher, rest.left);
	}
	report.hash = hasher.Value();
	return report;
}

} // namespace faith::flick
