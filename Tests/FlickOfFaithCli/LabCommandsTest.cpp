#include "FlickOfFaithAI/Contestant.h"
#include "FlickOfFaithCli/ExitCode.h"
#include "FlickOfFaithCli/Progress.h"
#include "FlickOfFaithRules/Launching.h"
#include "RunProgram.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

namespace faith::cli
{
namespace
{

using test::RunProgram;
using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

/// A file that is gone when the test is over.
class TemporaryFile
{
public:
	explicit TemporaryFile(const std::string& content)
		: path_(std::filesystem::path(testing::TempDir()) /
			  (std::string(testing::UnitTest::GetInstance()->current_test_info()->name()) + ".jsonl"))
	{
		std::ofstream(path_) << content;
	}
	~TemporaryFile() { std::filesystem::remove(path_); }

	std::string Path() const { return path_.string(); }

private:
	std::filesystem::path path_;
};

TEST(LevelsCommandTest, TellsNameHandThoughtAndHorizonOfEveryLevel)
{
	const auto run = RunProgram({"levels"});
	EXPECT_EQ(run.exitCode, kExitOk);
	for (const flick::Contestant& level : flick::Levels())
	{
		EXPECT_THAT(run.out, HasSubstr("(" + std::string(level.key) + ")"));
	}
	EXPECT_THAT(run.out, HasSubstr("simulated flicks"));
	const std::int32_t angle = flick::SpreadOfHand(flick::FindContestant("priest")->steadiness).angle;
	const std::string degrees = std::to_string(angle / 1000) + "," + std::to_string(angle % 1000 / 100) + "°";
	EXPECT_THAT(RunProgram({"levels", "--lang", "de"}).out, AllOf(HasSubstr("Orakel"), HasSubstr(degrees)));
	EXPECT_THAT(RunProgram({"levels", "--lang", "pl"}).out, HasSubstr("Wyrocznia"));
}

/// A match between simple bots in a file of its own.
class LevelsLike : public testing::Test
{
protected:
	LevelsLike()
	{
		EXPECT_EQ(RunProgram({"match", "--players", "2", "--seed", "5", "--save", file.Path()}).exitCode, kExitOk);
	}

	TemporaryFile file{""};
};

TEST_F(LevelsLike, GivesTheMirrorAHandAsSureAsThatOfASeat)
{
	const auto run = RunProgram({"levels", "--like", file.Path(), "--seat", "2"});
	EXPECT_EQ(run.exitCode, kExitOk) << run.err;
	EXPECT_THAT(run.out, AllOf(HasSubstr("Mirror (mirror)"), HasSubstr("Hand: strays by up to ")));
	EXPECT_THAT(run.out, Not(HasSubstr("novice")));
}

TEST_F(LevelsLike, SaysWhatIsWrong)
{
	EXPECT_EQ(RunProgram({"levels", "--like", file.Path(), "--seat", "3"}).exitCode, kExitUsage);
	EXPECT_EQ(RunProgram({"levels", "--seat", "1"}).exitCode, kExitUsage);
	EXPECT_EQ(RunProgram({"levels", "--like", "/nowhere/at/all"}).exitCode, kExitBadFile);
}

TEST(MatchCommandTest, LetsLevelsPlayEachWithItsHand)
{
	const auto run = RunProgram({"match", "--players", "3", "--seed", "2", "--who", "acolyte,novice", "--json"});
	EXPECT_EQ(run.exitCode, kExitOk) << run.err;
	EXPECT_THAT(run.out, HasSubstr("game_ended"));
	EXPECT_EQ(
		RunProgram({"match", "--players", "3", "--seed", "2", "--who", "acolyte,novice,novice", "--json"}).out, run.out)
		<< "the last one stands for all that follow";
	const auto hand = [](const char* level) { return std::to_string(flick::FindContestant(level)->steadiness); };
	EXPECT_EQ(RunProgram({"match", "--players", "3", "--seed", "2", "--who", "acolyte,novice", "--steadiness",
							 hand("acolyte") + "," + hand("novice") + "," + hand("novice"), "--json"})
				  .out,
		run.out);
	EXPECT_NE(RunProgram({"match", "--players", "3", "--seed", "2", "--who", "novice", "--json"}).out, run.out);
	EXPECT_EQ(RunProgram({"match", "--who", "pope"}).exitCode, kExitUsage);
}

TEST(BalanceCommandTest, CountsEverySeatOfEveryMatchOnce)
{
	const auto run = RunProgram({"balance", "--matches", "6", "--players", "all", "--level", "by_lot", "--seed", "3"});
	EXPECT_EQ(run.exitCode, kExitOk) << run.err;
	EXPECT_THAT(run.out,
		AllOf(HasSubstr("2 players, 2 matches"), HasSubstr("3 players, 2 matches"), HasSubstr("4 players, 2 matches")));
	EXPECT_THAT(run.out, HasSubstr("all invariants held"));
	EXPECT_EQ(
		RunProgram({"balance", "--matches", "6", "--players", "all", "--level", "by_lot", "--seed", "3"}).out, run.out);
}

TEST(BalanceCommandTest, KnowsItsLevels)
{
	const auto run = RunProgram({"balance", "--level", "nobody"});
	EXPECT_EQ(run.exitCode, kExitUsage);
	EXPECT_THAT(run.err, HasSubstr("nobody"));
}

TEST(LearnCommandTest, PrintsALineOfTheModels)
{
	const auto run = RunProgram({"learn", "--matches", "1", "--players", "2"});
	EXPECT_EQ(run.exitCode, kExitOk) << run.err;
	EXPECT_THAT(run.out, AllOf(HasSubstr("lessons"), HasSubstr("\t{{"), HasSubstr("}, ")));
}

TEST(RegretCommandTest, MeasuresASuiteThatItMade)
{
	const auto made = RunProgram({"regret", "--make", "2", "--seed", "4"});
	ASSERT_EQ(made.exitCode, kExitOk) << made.err;
	EXPECT_EQ(std::count(made.out.begin(), made.out.end(), '\n'), 2);
	const TemporaryFile suite(made.out);
	const auto run = RunProgram({"regret", suite.Path(), "--level", "acolyte", "--cells", "500", "--draws", "20"});
	EXPECT_EQ(run.exitCode, kExitOk) << run.err;
	EXPECT_THAT(run.out, AllOf(HasSubstr("2 positions"), HasSubstr("acolyte"), HasSubstr(" %\n")));
}

TEST(RegretCommandTest, SaysWhatIsWrongWithASuite)
{
	EXPECT_EQ(RunProgram({"regret"}).exitCode, kExitUsage);
	const auto missing = RunProgram({"regret", "no-such-file.jsonl"});
	EXPECT_EQ(missing.exitCode, kExitBadFile);
	EXPECT_THAT(missing.err, HasSubstr("no-such-file.jsonl cannot be read"));
	const TemporaryFile broken("{\"players\":2}\n");
	const auto run = RunProgram({"regret", broken.Path()});
	EXPECT_EQ(run.exitCode, kExitBadFile);
	EXPECT_THAT(run.err, HasSubstr("line 1: leads to no flick"));
	const TemporaryFile noJson("hello\n");
	EXPECT_THAT(RunProgram({"regret", noJson.Path()}).err, HasSubstr("line 1: is no set-up"));
}

TEST(ProgressTest, TellsTheEnd)
{
	std::ostringstream err;
	Progress progress(err, "matches", 1, 3);
	progress.Step();
	progress.Step();
	EXPECT_THAT(err.str(), HasSubstr("flick: 3 of 3 matches in 0 s\n"));
}

} // namespace
} // namespace faith::cli
