#include "FlickOfFaithAI/RandomGame.h"
#include "FlickOfFaithCli/GameJson.h"
#include "FlickOfFaithRules/Catalogue.h"
#include "FlickOfFaithRules/Rules.h"

#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include <string>

namespace faith::cli
{
namespace
{

using namespace flick;

template <class Enum>
Enum AnyEnum(Random& random)
{
	return static_cast<Enum>(random.Below(static_cast<std::uint32_t>(kEnumCount<Enum>)));
}

EffectId AnyCard(Random& random)
{
	return EffectId{
		static_cast<std::uint8_t>(random.Below(2) == 0 ? random.Below(21) : flick::kFirstGod + random.Below(8))};
}

Position AnyPosition(Random& random)
{
	Position position;
	position.phase = AnyEnum<StartPhase>(random);
	position.generation = static_cast<std::uint8_t>(random.Next());
	position.firstPlayer = static_cast<Seat>(random.Next());
	for (std::size_t seat = 0; seat < kMaxPlayers; ++seat)
	{
		position.gods[seat] = AnyCard(random);
		position.scores[seat] = static_cast<std::int32_t>(random.Next());
		position.unflicked[seat] = static_cast<std::int8_t>(random.Next());
	}
	for (std::uint32_t i = random.Below(5); i > 0; --i)
	{
		const Point spot{static_cast<std::int32_t>(random.Next()), static_cast<std::int32_t>(random.Next())};
		position.discs.push_back(Position::Disc{AnyEnum<PieceKind>(random), static_cast<Seat>(random.Next()),
			AnyEnum<Place>(random), spot, static_cast<std::uint8_t>(random.Next())});
		position.laws.push_back(AnyCard(random));
		position.deck.push_back(AnyCard(random));
	}
	return position;
}

Setup AnySetup(Random& random)
{
	Setup setup;
	setup.players = static_cast<std::uint8_t>(random.Next());
	setup.seed = random.Next();
	setup.practice = random.Below(2) == 0;
	for (std::uint16_t& steadiness : setup.steadiness)
	{
		steadiness = static_cast<std::uint16_t>(random.Next());
	}
	if (random.Below(3) != 0)
	{
		setup.position = AnyPosition(random);
	}
	return setup;
}

GameState FourPlayers()
{
	GameState state;
	state.players.Resize(4);
	return state;
}

RC_GTEST_PROP(JsonProperties, EveryCommandSurvivesAsText, (std::uint64_t seed))
{
	Random random{seed};
	const Command command = AnyCommand(random, FourPlayers());
	JsonInput input;
	JsonFault fault;
	Command read;
	RC_ASSERT(ParseJson(OneLine(CommandJson(command)), input, fault));
	RC_ASSERT(ReadCommand(input, read, {}, fault));
	RC_ASSERT(read == command);
}

RC_GTEST_PROP(JsonProperties, EverySetupSurvivesAsText, (std::uint64_t seed))
{
	Random random{seed};
	const Setup setup = AnySetup(random);
	JsonInput input;
	JsonFault fault;
	Setup read;
	RC_ASSERT(ParseJson(OneLine(SetupJson(setup)), input, fault));
	RC_ASSERT(ReadSetup(input, read, {}, fault));
	RC_ASSERT(read == setup);
}

RC_GTEST_PROP(JsonProperties, AnyBytesAreReadOrRefused, (const std::string& text))
{
	JsonInput input;
	JsonFault fault;
	Command command;
	const bool ok = ParseJson(text, input, fault) && ReadCommand(input, command, {}, fault);
	RC_ASSERT(ok == (fault.problem == JsonProblem::None));
}

RC_GTEST_PROP(JsonProperties, ADamagedCommandIsReadOrRefused, (std::uint64_t seed))
{
	Random random{seed};
	std::string text = OneLine(CommandJson(AnyCommand(random, FourPlayers())));
	text[random.Below(static_cast<std::uint32_t>(text.size()))] = static_cast<char>(random.Next());
	JsonInput input;
	JsonFault fault;
	Command command;
	const bool ok = ParseJson(text, input, fault) && ReadCommand(input, command, {}, fault);
	RC_ASSERT(ok == (fault.problem == JsonProblem::None));
}

} // namespace
} // namespace faith::cli
