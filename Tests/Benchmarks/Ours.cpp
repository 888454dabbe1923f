#include "Ours.h"

#include "FaithKernel/Hash.h"

namespace faith::contest
{

namespace
{

void PutInteger(Hasher& hasher, std::int64_t value)
{
	for (int shift = 0; shift < 64; shift += 8)
	{
		hasher.PutByte(static_cast<std::uint8_t>(static_cast<std::uint64_t>(value) >> shift));
	}
}

void PutOutcome(Hasher& hasher, const physics::Outcome& outcome)
{
	PutInteger(hasher, static_cast<std::int64_t>(outcome.rests.Size()));
	for (const physics::Rest& rest : outcome.rests)
	{
		PutInteger(hasher, rest.piece);
		PutInteger(hasher, rest.position.x);
		PutInteger(hasher, rest.position.y);
		PutInteger(hasher, rest.restsOn);
		PutInteger(hasher, rest.left ? 1 : 0);
	}
}

Endings EndingsOf(const physics::FlickCase& flick, const physics::Outcome& outcome)
{
	Endings endings(flick.bodies.size());
	for (const physics::Body& body : flick.bodies)
	{
		endings[body.id] = {body.shape.centre.x * 1e-6, body.shape.centre.y * 1e-6, false};
	}
	for (const physics::Rest& rest : outcome.rests)
	{
		endings[rest.piece] = {rest.position.x * 1e-6, rest.position.y * 1e-6, rest.left};
	}
	return endings;
}

} // namespace

OurResults PlayOurs(const std::vector<physics::FlickCase>& flicks)
{
	OurResults results;
	Hasher hasher;
	physics::Simulator simulator;
	for (const physics::FlickCase& flick : flicks)
	{
		simulator.Load(flick.SceneOf());
		const physics::Outcome& outcome = simulator.Play(flick.shot);
		PutOutcome(hasher, outcome);
		results.endings.push_back(EndingsOf(flick, outcome));
		results.collisions += outcome.collisions;
		results.crowded += outcome.crowdSteps > 0 ? 1.0 : 0.0;
	}
	results.hash = hasher.Value();
	results.collisions /= static_cast<double>(flicks.size());
	results.crowded /= static_cast<double>(flicks.size());
	return results;
}

std::vector<physics::Shot> ShotsAround(const physics::FlickCase& flick)
{
	Random random{static_cast<std::uint64_t>(flick.shot.launches.Front().angle)};
	std::vector<physics::Shot> shots(kShotsPerPosition, flick.shot);
	for (physics::Shot& shot : shots)
	{
		physics::Launch& launch = shot.launches.Front();
		launch.angle = physics::NormalAngle(launch.angle + random.Between(-15'000, 15'000));
		launch.speed = random.Between(1'000'000, 3'000'000);
	}
	return shots;
}

} // namespace faith::contest
