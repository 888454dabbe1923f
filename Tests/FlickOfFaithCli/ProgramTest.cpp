#include "FlickOfFaithCli/Program.h"

#include "FlickOfFaithCli/ExitCode.h"
#include "FlickOfFaithCli/RunProgram.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <sstream>
#include <streambuf>
#include <string>

namespace faith::cli
{
namespace
{

using test::RunProgram;
using testing::HasSubstr;

TEST(Program, ExplainsItsExitCodesWithHelp)
{
	const test::Ran help = RunProgram({"--help"});
	EXPECT_EQ(help.exitCode, kExitOk);
	EXPECT_THAT(help.out, HasSubstr("Exit codes:"));
	for (const char* command :
		{"match", "show", "verify", "rule", "rules", "law", "god", "map", "soak", "shake", "ladder", "shot", "serve"})
	{
		EXPECT_THAT(help.out, HasSubstr(command));
		EXPECT_EQ(RunProgram({command, "--help"}).exitCode, kExitOk) << command;
	}
}

TEST(Program, CallsWrongUsageByItsExitCode)
{
	const std::vector<std::vector<std::string>> wrong{{}, {"dance"}, {"match", "--players", "5"},
		{"match", "--seed", "-1"}, {"match", "--seed", "1x"}, {"match", "--lang", "fr"},
		{"match", "--steadiness", "1,2,3"}, {"match", "--verbose", "--json"}, {"verify"}, {"rule"}, {"rule", "99.9"},
		{"law"}, {"law", "21"}, {"god", "exodus"}, {"rules", "7.2"}, {"map"}, {"map", "--json", "--svg"},
		{"soak", "--games", "0"}, {"soak", "--players", "5"}, {"serve", "now"}, {"match", "--save", ""},
		{"soak", "--games", "1000000001"}};
	for (const std::vector<std::string>& arguments : wrong)
	{
		const test::Ran ran = RunProgram(arguments);
		EXPECT_EQ(ran.exitCode, kExitUsage) << testing::PrintToString(arguments);
		EXPECT_FALSE(ran.err.empty()) << testing::PrintToString(arguments);
		EXPECT_TRUE(ran.out.empty()) << testing::PrintToString(arguments);
	}
}

TEST(Program, NamesASubcommandThatDoesNotExistAndThoseThatDo)
{
	const test::Ran ran = RunProgram({"dance"});
	EXPECT_THAT(ran.err, HasSubstr("\"dance\""));
	EXPECT_THAT(ran.err, HasSubstr("match, show, verify"));
}

TEST(Program, NamesTheRangeOfANumber)
{
	EXPECT_THAT(RunProgram({"soak", "--games", "0"}).err, HasSubstr("--games: a whole number from 1 to 1000000000"));
}

/// Takes what fits into the buffer of a stream and nothing more, like a full disk.
class FullDisk : public std::streambuf
{
protected:
	int_type overflow(int_type) override { return traits_type::eof(); }
	int sync() override { return -1; }
};

TEST(Program, LostOutputIsNoSuccess)
{
	for (const std::vector<std::string>& arguments : std::vector<std::vector<std::string>>{
			 {"--help"}, {"map", "--json"}, {"match", "--players", "2", "--json"}, {"rule", "7.2"}, {"serve"}})
	{
		FullDisk disk;
		std::istringstream in("{\"request\":\"hello\"}\n");
		std::ostream out(&disk);
		std::ostringstream err;
		EXPECT_EQ(RunFlick(arguments, {in, out, err}), kExitBadFile) << testing::PrintToString(arguments);
		EXPECT_EQ(err.str(), "flick: the output could not be written\n") << testing::PrintToString(arguments);
	}
}

TEST(Match, IsToldInThreeLanguages)
{
	const test::Ran english = RunProgram({"match", "--players", "2", "--seed", "3"});
	const test::Ran german = RunProgram({"match", "--players", "2", "--seed", "3", "--lang", "de"});
	const test::Ran polish = RunProgram({"match", "--players", "2", "--seed", "3", "--lang", "pl"});
	EXPECT_EQ(english.exitCode, kExitOk);
	EXPECT_THAT(english.out, HasSubstr("Generation 1 of 4"));
	EXPECT_THAT(german.out, HasSubstr("Generation 1 von 4"));
	EXPECT_EQ(polish.exitCode, kExitOk);
	EXPECT_NE(polish.out, english.out);
}

// Rule 10.4
TEST(Match, IsTheSameForTheSameSeedAndAnotherForAnotherSeedOrHand)
{
	const std::string first = RunProgram({"match", "--seed", "3", "--verbose"}).out;
	EXPECT_EQ(RunProgram({"match", "--seed", "3", "--verbose"}).out, first);
	EXPECT_NE(RunProgram({"match", "--seed", "4", "--verbose"}).out, first);
	EXPECT_NE(RunProgram({"match", "--seed", "3", "--verbose", "--steadiness", "50,50"}).out, first);
}

TEST(Match, PrintsOneJsonObjectPerEvent)
{
	const test::Ran ran = RunProgram({"match", "--players", "3", "--json"});
	EXPECT_EQ(ran.exitCode, kExitOk);
	std::istringstream lines(ran.out);
	std::string last;
	for (std::string line; std::getline(lines, line);)
	{
		EXPECT_TRUE(nlohmann::json::parse(line).contains("type")) << line;
		last = line;
	}
	EXPECT_EQ(nlohmann::json::parse(last).at("type"), "game_ended");
}

TEST(RuleCommand, PrintsTheRuleItsCodeAndItsTests)
{
	const test::Ran ran = RunProgram({"rule", "7.2"});
	EXPECT_EQ(ran.exitCode, kExitOk);
	EXPECT_THAT(ran.out, HasSubstr("Rule 7.2"));
	EXPECT_THAT(ran.out, HasSubstr("Building.cpp:"));
	EXPECT_THAT(ran.out, HasSubstr("Building."));
	const auto json = nlohmann::json::parse(RunProgram({"rule", "7.2", "--json"}).out);
	EXPECT_EQ(json.at("rule"), "7.2");
	EXPECT_FALSE(json.at("sources").empty());
	EXPECT_THAT(RunProgram({"rule", "all"}).out, HasSubstr("Rule 10.4"));
}

TEST(MapCommand, PrintsTheMapInBothForms)
{
	EXPECT_THAT(RunProgram({"map", "--svg"}).out, HasSubstr("<svg"));
	EXPECT_EQ(nlohmann::json::parse(RunProgram({"map", "--json"}).out).at("islands").size(), 4u);
}

TEST(Soak, PrintsRateAndHash)
{
	const test::Ran ran = RunProgram({"soak", "--games", "3", "--seed", "9"});
	EXPECT_EQ(ran.exitCode, kExitOk);
	EXPECT_THAT(ran.out, HasSubstr("3 games"));
	EXPECT_THAT(ran.out, HasSubstr("games/s"));
	EXPECT_THAT(ran.out, HasSubstr("hash of all final states: "));
	EXPECT_THAT(ran.err, HasSubstr("3 of 3 games"));
}

TEST(Shake, PlaysBothKindsAndPrintsTheSameHashAgain)
{
	const test::Ran ran = RunProgram({"shake", "--flicks", "300", "--packs", "5", "--seed", "9"});
	EXPECT_EQ(ran.exitCode, kExitOk);
	EXPECT_THAT(ran.out, HasSubstr("300 flicks, "));
	EXPECT_THAT(ran.out, HasSubstr("5 flicks into packs, "));
	EXPECT_THAT(ran.out, HasSubstr("nothing broken"));
	EXPECT_THAT(ran.err, HasSubstr("300 of 300 flicks"));
	const auto hash = [](const std::string& text) { return text.substr(text.rfind("hash of all ends: ")); };
	const test::Ran again = RunProgram({"shake", "--flicks", "300", "--packs", "5", "--seed", "9"});
	EXPECT_EQ(hash(again.out), hash(ran.out));
}

TEST(ServeCommand, AnswersEachLineUntilItIsToldToQuit)
{
	const test::Ran ran = RunProgram({"serve"},
		"{\"request\":\"hello\",\"id\":1}\n\n \r\nnonsense\n{\"request\":\"quit\"}\n"
		"{\"request\":\"hello\"}\n");
	EXPECT_EQ(ran.exitCode, kExitOk);
	std::istringstream lines(ran.out);
	std::string line;
	std::getline(lines, line);
	EXPECT_EQ(nlohmann::json::parse(line).at("id"), 1);
	std::getline(lines, line);
	EXPECT_EQ(nlohmann::json::parse(line).at("error").at("code"), "not_json");
	std::getline(lines, line);
	EXPECT_EQ(line, R"({"ok":true})");
	EXPECT_FALSE(std::getline(lines, line));
}

} // namespace
} // namespace faith::cli
