#include "FlickOfFaithCli/Ladder/Fingerprint.h"

#include "FaithKernel/Hash.h"
#include "FlickOfFaithAI/Contest.h"
#include "FlickOfFaithAI/Worth.h"
#include "FlickOfFaithCli/Ladder/Plan.h"

#include <bit>
#include <initializer_list>
#include <vector>

namespace faith::cli
{

namespace
{

void Put(Hasher& hasher, std::initializer_list<std::uint64_t> numbers)
{
	for (const std::uint64_t number : numbers)
	{
		Write(hasher, number);
	}
}

void Put(Hasher& hasher, double number)
{
	Write(hasher, std::bit_cast<std::uint64_t>(number));
}

void Put(Hasher& hasher, const flick::WorthModel& model)
{
	for (const double weight : model.weights)
	{
		Put(hasher, weight);
	}
	Put(hasher, model.still);
	Put(hasher, model.perFlick);
}

void Put(Hasher& hasher, const flick::Thinking& thinking)
{
	// Taken apart by names, so that a field that is added does not compile until it is hashed as well.
	const auto& [horizon, image, candidates, draws, spots, spotImage, playouts, deepCandidates, deepDraws, seesSpread,
		model] = thinking;
	Put(hasher,
		{static_cast<std::uint64_t>(horizon), image, candidates, draws, spots, spotImage, playouts, deepCandidates,
			deepDraws, seesSpread ? 1u : 0u});
	Put(hasher, model == nullptr ? flick::ModelFor(2) : *model);
}

} // namespace

std::uint64_t FingerprintOfContestants()
{
	Hasher hasher;
	for (const flick::Contestant* contestant : AllContestants())
	{
		for (const char letter : contestant->key)
		{
			hasher.PutByte(static_cast<std::uint8_t>(letter));
		}
		Put(hasher, {static_cast<std::uint64_t>(contestant->manner), contestant->steadiness});
		Put(hasher, contestant->thinking);
	}
	return hasher.Value();
}

std::uint64_t FingerprintOfPlay()
{
	const flick::Rules rules;
	SearchControl control;
	Hasher hasher;
	for (std::uint8_t players = 2; players <= flick::kMaxPlayers; ++players)
	{
		flick::Setup setup;
		setup.players = players;
		const std::vector<const flick::Contestant*> seats(players, flick::FindContestant("acolyte"));
		flick::ContestInPlay match(rules, setup, seats, true);
		while (!match.IsOver())
		{
			match.Play(match.Next(control));
		}
		Put(hasher, {HashOf(match.State())});
	}
	return hasher.Value();
}

} // namespace faith::cli
