#include "FlickOfFaithCli/FromJson.h"
#include "FlickOfFaithCli/GameJson.h"
#include "FlickOfFaithCli/ToJson.h"
#include "FlickOfFaithRules/Commands.h"

#include <gtest/gtest.h>

#include <limits>
#include <string>

namespace faith::cli
{
namespace
{

using flick::Command;

JsonFault FaultOf(const std::string& text)
{
	JsonInput input;
	JsonFault fault;
	Command command;
	const JsonPath root;
	EXPECT_FALSE(ParseJson(text, input, fault) && ReadCommand(input, command, JsonPath(root, "command"), fault))
		<< text;
	return fault;
}

JsonFault SetupFaultOf(const std::string& text)
{
	JsonInput input;
	JsonFault fault;
	flick::Setup setup;
	const JsonPath root;
	EXPECT_FALSE(ParseJson(text, input, fault) && ReadSetup(input, setup, JsonPath(root, "setup"), fault)) << text;
	return fault;
}

Command CommandOf(const std::string& text)
{
	JsonInput input;
	JsonFault fault;
	Command command;
	EXPECT_TRUE(ParseJson(text, input, fault) && ReadCommand(input, command, {}, fault))
		<< NameOf(fault.problem) << " " << fault.path;
	return command;
}

TEST(Json, WritesACommandWithItsTypeFirst)
{
	EXPECT_EQ(OneLine(CommandJson(flick::Vote{2, flick::Thumb::Up})), R"({"type":"vote","player":2,"thumb":"up"})");
}

TEST(Json, WritesNobodyAndNoCardAsNull)
{
	EXPECT_TRUE(CommandJson(flick::Choose{}).at("piece").is_null());
	EXPECT_TRUE(CardToJson(flick::kNoCard).is_null());
	EXPECT_TRUE(RuleToJson({}).is_null());
}

TEST(Json, WritesNullOnlyWhereANumberCanBeNobodyOrNothing)
{
	flick::GameState state;
	state.hookCursor = flick::kHooksDone;
	state.pieces.PushBack(flick::Piece{});
	const Json json = StateJson(state);
	EXPECT_EQ(json.at("hookCursor"), Json(255));
	EXPECT_TRUE(json.at("winner").is_null());
	EXPECT_TRUE(json.at("turn").at("active").is_null());
	EXPECT_TRUE(json.at("pieces").at(0).at("owner").is_null());
	EXPECT_TRUE(json.at("flickOff").at("discs").at(3).is_null());
	EXPECT_EQ(CommandJson(flick::Keep{255}).at("player"), Json(255));
}

TEST(Json, ReadsNullOnlyWhereANumberCanBeNobodyOrNothing)
{
	EXPECT_EQ(CommandOf(R"({"type":"choose","player":1,"option":2,"piece":null})"),
		Command(flick::Choose{1, 2, flick::kNoPiece, {}}));
	EXPECT_EQ(CommandOf(R"({"type":"settled","discs":[{"piece":1,"position":{"x":2,"y":3},"restsOn":null}]})"),
		Command(flick::Settled{flick::TableKind::Exact, {flick::DiscRest{1, {2, 3}}}}));
	const JsonFault fault = FaultOf(R"({"type":"keep","player":null})");
	EXPECT_EQ(fault.problem, JsonProblem::WrongType);
	EXPECT_EQ(fault.path, "command.player");
	EXPECT_EQ(FaultOf(R"({"type":"flick","player":0,"launches":[{"piece":null,"aim":{"angle":1,"power":1}}]})").path,
		"command.launches[0].piece");
	EXPECT_EQ(FaultOf(R"({"type":"settled","discs":[{"piece":1,"position":{"x":2,"y":3},"restsOn":"x"}]})").expected,
		"an integer, or null");
	EXPECT_EQ(SetupFaultOf(R"({"position":{"generation":null}})").path, "setup.position.generation");
	EXPECT_EQ(SetupFaultOf(R"({"players":null})").path, "setup.players");
}

TEST(Json, WritesCardsByKeyAndRulesByNumber)
{
	flick::Scored scored;
	scored.rule = {7, 8};
	scored.card = flick::EffectId{8};
	const Json json = ScoredJson(scored);
	EXPECT_EQ(json.at("rule"), "7.8");
	EXPECT_EQ(json.at("card"), "king_ape");
}

TEST(Json, WritesLargeNumbersAsTextAndReadsBothForms)
{
	EXPECT_EQ(ToJson(kMostExact), Json(kMostExact));
	EXPECT_EQ(ToJson(kMostExact + 1), Json("9007199254740992"));
	for (const char* text : {R"("18446744073709551615")", "18446744073709551615"})
	{
		std::uint64_t number = 0;
		JsonFault fault;
		EXPECT_TRUE(FromJson(JsonInput::parse(text), number, {}, fault)) << text;
		EXPECT_EQ(number, (std::numeric_limits<std::uint64_t>::max)());
	}
}

TEST(Json, LeavesOutOnlyWhatHasASensibleDefault)
{
	const Command flick =
		CommandOf(R"({"type":"flick","player":0,"launches":[{"piece":3,"aim":{"angle":5,"power":6}}]})");
	EXPECT_EQ(flick, Command(flick::Flick{0, {flick::DiscAim{3, flick::Aim{5, 6, 0}}}}));
	const Command settled = CommandOf(R"({"type":"settled","discs":[{"piece":1,"position":{"x":2,"y":-3}}]})");
	EXPECT_EQ(settled, Command(flick::Settled{flick::TableKind::Exact, {flick::DiscRest{1, {2, -3}}}}));
	EXPECT_EQ(FaultOf(R"({"type":"vote","player":0})").path, "command.thumb");
	EXPECT_EQ(FaultOf(R"({"type":"vote","thumb":"up"})").problem, JsonProblem::MissingField);
}

TEST(Json, NamesTheFieldThatIsWrong)
{
	const JsonFault fault =
		FaultOf(R"({"type":"place","player":0,"corner":1,"discs":[{"piece":1,"spot":{"x":1,"y":"north"}}]})");
	EXPECT_EQ(fault.problem, JsonProblem::WrongType);
	EXPECT_EQ(fault.path, "command.discs[0].spot.y");
	EXPECT_EQ(fault.expected, "an integer");
}

TEST(Json, RefusesFieldsThatDoNotExist)
{
	const JsonFault fault = FaultOf(R"({"type":"vote","player":0,"thumb":"up","finger":1})");
	EXPECT_EQ(fault.problem, JsonProblem::UnknownField);
	EXPECT_EQ(fault.path, "command.finger");
	EXPECT_EQ(FaultOf(R"({"type":"flick","player":0,"launches":[{"piece":1,"aim":{"angle":1,"power":1,"x":0}}]})").path,
		"command.launches[0].aim.x");
}

TEST(Json, RefusesNumbersThatDoNotFit)
{
	EXPECT_EQ(FaultOf(R"({"type":"keep","player":256})").problem, JsonProblem::OutOfRange);
	EXPECT_EQ(FaultOf(R"({"type":"keep","player":-1})").problem, JsonProblem::OutOfRange);
	EXPECT_EQ(FaultOf(R"({"type":"keep","player":1.0})").problem, JsonProblem::WrongType);
	EXPECT_EQ(FaultOf(R"({"type":"keep","player":true})").problem, JsonProblem::WrongType);
	EXPECT_EQ(FaultOf(R"({"type":"keep","player":"1"})").problem, JsonProblem::WrongType);
	EXPECT_EQ(FaultOf(R"({"type":"keep","player":99999999999999999999999})").problem, JsonProblem::WrongType);
	EXPECT_EQ(FaultOf(R"({"type":"settled","discs":[{"piece":1,"position":{"x":2147483648,"y":0}}]})").problem,
		JsonProblem::OutOfRange);
	EXPECT_EQ(CommandOf(R"({"type":"settled","discs":[{"piece":1,"position":{"x":-2147483648,"y":2147483647}}]})"),
		Command(flick::Settled{flick::TableKind::Exact, {flick::DiscRest{1, {-2147483647 - 1, 2147483647}}}}));
}

TEST(Json, RefusesListsThatAreTooLong)
{
	const std::string placing = R"({"piece":1,"spot":{"x":1,"y":1}})";
	const JsonFault fault =
		FaultOf(R"({"type":"place","player":0,"corner":1,"discs":[)" + placing + "," + placing + "," + placing + "]}");
	EXPECT_EQ(fault.problem, JsonProblem::TooMany);
	EXPECT_EQ(fault.path, "command.discs");
	EXPECT_EQ(SetupFaultOf(R"({"steadiness":[1,1,1,1,1]})").problem, JsonProblem::TooMany);
}

TEST(Json, RefusesUnknownNamesAndSaysWhichThereAre)
{
	const JsonFault fault = FaultOf(R"({"type":"vote","player":0,"thumb":"sideways"})");
	EXPECT_EQ(fault.problem, JsonProblem::UnknownName);
	EXPECT_EQ(fault.expected, "one of down, up");
	EXPECT_EQ(FaultOf(R"({"type":"resign"})").path, "command.type");
	EXPECT_EQ(FaultOf(R"({"player":0})").problem, JsonProblem::MissingField);
	EXPECT_EQ(FaultOf(R"({"type":7})").problem, JsonProblem::WrongType);
	EXPECT_EQ(SetupFaultOf(R"({"position":{"laws":["king_kong"]}})").path, "setup.position.laws[0]");
	EXPECT_EQ(SetupFaultOf(R"({"position":{"laws":[8]}})").problem, JsonProblem::WrongType);
}

TEST(Json, NeedsAPositionOnlyForDiscsOnTheMap)
{
	const JsonFault fault = SetupFaultOf(R"({"position":{"discs":[{"kind":"prophet","owner":0}]}})");
	EXPECT_EQ(fault.problem, JsonProblem::MissingField);
	EXPECT_EQ(fault.path, "setup.position.discs[0].position");
	flick::Setup setup;
	JsonFault none;
	EXPECT_TRUE(ReadSetup(
		JsonInput::parse(R"({"position":{"discs":[{"kind":"prophet","owner":0,"place":"pool"}]}})"), setup, {}, none));
}

TEST(Json, KeepsTheDefaultsOfASetup)
{
	flick::Setup setup;
	JsonFault fault;
	ASSERT_TRUE(ReadSetup(JsonInput::parse(R"({"players":2,"steadiness":[500],"position":null})"), setup, {}, fault));
	flick::Setup expected;
	expected.players = 2;
	expected.steadiness[0] = 500;
	EXPECT_EQ(setup, expected);
}

TEST(Json, RefusesWhatIsNotJson)
{
	for (const std::string text :
		{"", "{", "nonsense", "{\"a\":1}}", "{'a':1}", "[1,]", "\xff\xfe", "{\"a\":\"\xc3\x28\"}", "NaN"})
	{
		EXPECT_EQ(FaultOf(text).problem, JsonProblem::NotJson) << text;
	}
	EXPECT_EQ(FaultOf(std::string("\0{}", 3)).problem, JsonProblem::NotJson);
	EXPECT_EQ(FaultOf("1e999").problem, JsonProblem::NotJson);
}

TEST(Json, RefusesKeysThatOccurTwice)
{
	EXPECT_EQ(FaultOf(R"({"type":"keep","player":0,"player":1})").problem, JsonProblem::DuplicateKey);
	EXPECT_EQ(FaultOf(R"({"type":"settled","discs":[{"piece":1,"piece":1}]})").problem, JsonProblem::DuplicateKey);
	EXPECT_EQ(FaultOf(R"({"a":{"x":1},"b":{"x":1}})").problem, JsonProblem::MissingField);
}

TEST(Json, RefusesDeepNestingButNotBracketsInStrings)
{
	EXPECT_EQ(FaultOf(std::string(100'000, '[')).problem, JsonProblem::TooDeep);
	EXPECT_EQ(FaultOf(std::string(33, '[') + std::string(33, ']')).problem, JsonProblem::TooDeep);
	EXPECT_EQ(FaultOf(std::string(32, '[') + std::string(32, ']')).problem, JsonProblem::WrongType);
	EXPECT_EQ(FaultOf("\"\\\"" + std::string(100, '[') + "\"").problem, JsonProblem::WrongType);
}

} // namespace
} // namespace faith::cli
