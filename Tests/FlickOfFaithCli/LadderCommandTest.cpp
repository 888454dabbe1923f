#include "FlickOfFaithCli/ExitCode.h"
#include "FlickOfFaithCli/FilesOfTest.h"
#include "FlickOfFaithCli/Ladder/Play.h"
#include "FlickOfFaithCli/Ladder/ResultsFile.h"
#include "FlickOfFaithCli/LadderPlans.h"
#include "FlickOfFaithCli/Progress.h"
#include "FlickOfFaithCli/RunProgram.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>

namespace faith::cli
{
namespace
{

using test::PlanOf;
using test::Ran;
using test::RunProgram;
using testing::AllOf;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

class LadderFiles : public test::FilesOfTest
{
protected:
	/// A small ladder with this file, and more options.
	static Ran Ladder(const std::string& file, const std::vector<std::string>& more = {})
	{
		std::vector<std::string> arguments{"ladder", "--who", "by_lot,aim_at_city", "--pairs", "3", "--out", file};
		arguments.insert(arguments.end(), more.begin(), more.end());
		return RunProgram(arguments);
	}
};

std::ptrdiff_t LinesIn(const std::string& text)
{
	return std::count(text.begin(), text.end(), '\n');
}

TEST(LadderCommand, PrintsATableThatDoesNotDependOnThreads)
{
	const std::vector<std::string> arguments{"ladder", "--who", "aim_at_city,by_lot", "--pairs", "2", "--threads"};
	const auto with = [&](const char* threads)
	{
		std::vector<std::string> all = arguments;
		all.emplace_back(threads);
		return RunProgram(all);
	};
	const Ran one = with("1");
	EXPECT_EQ(one.exitCode, kExitOk);
	EXPECT_THAT(one.out, StartsWith("flick ladder --who by_lot,aim_at_city --pairs 2 --seed 1\n"));
	EXPECT_THAT(one.err, HasSubstr("flick: 2 of 2 pairs in "));
	EXPECT_EQ(with("3").out, one.out);
}

TEST(LadderCommand, GivesEveryoneTheSameHandIfAsked)
{
	const auto run = [](const std::vector<std::string>& more)
	{
		std::vector<std::string> arguments{"ladder", "--who", "by_lot,aim_at_city", "--pairs", "1", "--json"};
		arguments.insert(arguments.end(), more.begin(), more.end());
		const Ran ran = RunProgram(arguments);
		EXPECT_EQ(ran.exitCode, kExitOk) << ran.err;
		return nlohmann::json::parse(ran.out).at("command").get<std::string>();
	};
	EXPECT_THAT(run({}), Not(HasSubstr("hands")));
	EXPECT_THAT(run({"--equal-hands"}), HasSubstr("--equal-hands 1000"));
	EXPECT_THAT(run({"--equal-hands", "700"}), HasSubstr("--equal-hands 700"));
	EXPECT_THAT(run({"--equal-hands", "--seed", "3"}), HasSubstr("--seed 3 --equal-hands 1000"));
}

TEST(LadderCommand, NamesWhatIsWrongWithItsOptions)
{
	const auto said = [](const std::vector<std::string>& options)
	{
		std::vector<std::string> arguments{"ladder"};
		arguments.insert(arguments.end(), options.begin(), options.end());
		const Ran ran = RunProgram(arguments);
		EXPECT_EQ(ran.exitCode, kExitUsage) << testing::PrintToString(options);
		EXPECT_EQ(ran.out, "");
		return ran.err;
	};
	EXPECT_THAT(said({"--who", "novice,pope"}), HasSubstr("--who: there is no \"pope\"; there are by_lot, "));
	EXPECT_THAT(said({"--who", "novice"}), HasSubstr("--who: two or more different contestants, not \"novice\""));
	EXPECT_THAT(said({"--who", "novice,novice"}), HasSubstr("two or more different"));
	EXPECT_THAT(said({"--who", ""}), HasSubstr("--who"));
	EXPECT_THAT(said({"--pairs", "0"}), HasSubstr("--pairs: a whole number from 1 to "));
	EXPECT_THAT(said({"--equal-hands", "49"}), HasSubstr("--equal-hands: a whole number from 50 to 5000"));
	EXPECT_THAT(said({"--equal-hands", "70000"}), HasSubstr("--equal-hands: a whole number from 50 to 5000"));
	EXPECT_THAT(said({"--equal-hands", "soft"}), HasSubstr("not \"soft\""));
	EXPECT_THAT(said({"--threads", "0"}), HasSubstr("--threads"));
	EXPECT_THAT(said({"--out", ""}), HasSubstr("needs the name of a file"));
}

TEST_F(LadderFiles, HoldALineForEachPair)
{
	const Ran ran = Ladder(File("a.csv"));
	EXPECT_EQ(ran.exitCode, kExitOk);
	const std::string content = Content(File("a.csv"));
	EXPECT_THAT(content, StartsWith("# flick ladder: format 1; rules version "));
	EXPECT_THAT(content, HasSubstr("; seed 1; own hands\nfirst,second,pair,won_1,vp_1,"));
	EXPECT_THAT(content, HasSubstr("\nby_lot,aim_at_city,2,"));
	EXPECT_EQ(LinesIn(content), 5);
}

TEST_F(LadderFiles, AreContinuedAndGiveTheSameTable)
{
	const Ran whole = Ladder(File("a.csv"));
	const std::string content = Content(File("a.csv"));
	// All but the last line.
	Write(File("b.csv"), content.substr(0, content.rfind('\n', content.size() - 2) + 1));
	const Ran continued = Ladder(File("b.csv"));
	EXPECT_THAT(continued.err, HasSubstr("holds 2 of 3 pairs"));
	EXPECT_EQ(continued.out, whole.out);
	EXPECT_EQ(LinesIn(Content(File("b.csv"))), 5);
	const Ran again = Ladder(File("b.csv"));
	EXPECT_THAT(again.err, HasSubstr("holds 3 of 3 pairs"));
	EXPECT_EQ(again.out, whole.out);
	EXPECT_EQ(LinesIn(Content(File("b.csv"))), 5);
}

TEST_F(LadderFiles, ServeMoreContestantsAndMorePairs)
{
	const Ran few = Ladder(File("a.csv"));
	const Ran more =
		RunProgram({"ladder", "--who", "by_lot,aim_at_city,novice", "--pairs", "4", "--out", File("a.csv")});
	EXPECT_THAT(more.err, HasSubstr("holds 3 of 12 pairs"));
	EXPECT_EQ(more.out, RunProgram({"ladder", "--who", "by_lot,aim_at_city,novice", "--pairs", "4"}).out);
	EXPECT_EQ(Ladder(File("a.csv")).out, few.out) << "what is not asked for does not count";
	EXPECT_EQ(LinesIn(Content(File("a.csv"))), 14);
}

TEST_F(LadderFiles, LoseAnIncompleteLastLine)
{
	const Ran whole = Ladder(File("a.csv"));
	const std::string content = Content(File("a.csv"));
	const std::size_t heading = content.find('\n', content.find('\n') + 1) + 1;
	for (const std::size_t length :
		{content.size() - 1, content.size() - 9, heading + 1, heading - 1, std::size_t{7}, std::size_t{0}})
	{
		Write(File("b.csv"), content.substr(0, length));
		const Ran ran = Ladder(File("b.csv"), {"--threads", "1"});
		EXPECT_EQ(ran.exitCode, kExitOk) << length << ran.err;
		EXPECT_EQ(ran.out, whole.out) << length;
		const std::string mended = Content(File("b.csv"));
		EXPECT_EQ(mended.size(), content.size());
		EXPECT_EQ(mended.substr(0, heading), content.substr(0, heading));
	}
}

TEST_F(LadderFiles, OfOtherMatchesAreRefusedAndLeftAlone)
{
	ASSERT_EQ(Ladder(File("a.csv")).exitCode, kExitOk);
	const std::string content = Content(File("a.csv"));
	const auto refused = [&](const std::vector<std::string>& more)
	{
		const std::string before = Content(File("a.csv"));
		const Ran ran = Ladder(File("a.csv"), more);
		EXPECT_EQ(ran.exitCode, kExitBadFile);
		EXPECT_EQ(ran.out, "");
		EXPECT_EQ(Content(File("a.csv")), before);
		EXPECT_THAT(ran.err, StartsWith("flick: " + File("a.csv") + ":"));
		return ran.err;
	};
	EXPECT_THAT(refused({"--seed", "2"}), HasSubstr("holds results with seed 1, not with seed 2; use another file\n"));
	EXPECT_THAT(refused({"--equal-hands"}), HasSubstr("holds results with own hands, not with all hands 1000"));
	std::string old = content;
	Write(File("a.csv"), old.replace(old.find("rules version ") + 14, 1, "0"));
	EXPECT_THAT(refused({}), HasSubstr("holds results with rules version 0, not with "));
	Write(File("a.csv"), "# flick ladder: \n");
	EXPECT_THAT(refused({}), HasSubstr("holds results with , not with format 1"));
	for (const char* foreign : {"Dear diary,\n", "Dear diary", "\n", "by_lot,novice,1\n"})
	{
		Write(File("a.csv"), foreign);
		EXPECT_THAT(refused({}), HasSubstr("is no file of results of flick ladder")) << foreign;
	}
}

TEST_F(LadderFiles, ThatAreDamagedAreRefusedWithTheLine)
{
	ASSERT_EQ(Ladder(File("a.csv")).exitCode, kExitOk);
	const std::string content = Content(File("a.csv"));
	for (const char* line : {"", "by_lot", "by_lot,pope,0,1,1,1,1,1,1", "by_lot,aim_at_city,x,1,1,1,1,1,1",
			 "by_lot,aim_at_city,0,2,1,1,1,1,1", "by_lot,aim_at_city,0,1,1,1,1,1,1,1",
			 "by_lot,aim_at_city,0,1,999,1,1,1,1", "by_lot,aim_at_city,-1,1,1,1,1,1,1"})
	{
		Write(File("b.csv"), content + line + "\n");
		const Ran ran = Ladder(File("b.csv"));
		EXPECT_EQ(ran.exitCode, kExitBadFile) << line;
		EXPECT_EQ(ran.err, "flick: " + File("b.csv") + ":6: is damaged\n") << line;
	}
}

TEST_F(LadderFiles, ThatCannotBeWrittenAreNamed)
{
	const Ran folder = Ladder(folder_.string());
	EXPECT_EQ(folder.exitCode, kExitBadFile);
	EXPECT_THAT(folder.err, HasSubstr("is a folder"));
	const Ran missing = Ladder((folder_ / "missing" / "a.csv").string());
	EXPECT_EQ(missing.exitCode, kExitBadFile);
	EXPECT_THAT(missing.err, AllOf(HasSubstr("a.csv"), HasSubstr("cannot be written: ")));
	EXPECT_EQ(missing.out, "") << "nothing was played";
	const Ran svg = Ladder(File("a.csv"), {"--svg", (folder_ / "missing" / "a.svg").string()});
	EXPECT_EQ(svg.exitCode, kExitBadFile);
	EXPECT_THAT(svg.err, HasSubstr("a.svg: cannot be written"));
}

TEST_F(LadderFiles, HoldThePicture)
{
	const Ran ran = Ladder(File("a.csv"), {"--svg", File("a.svg")});
	EXPECT_EQ(ran.exitCode, kExitOk);
	EXPECT_THAT(ran.err, HasSubstr("flick: saved " + File("a.svg") + "\n"));
	EXPECT_THAT(ran.out, HasSubstr("aim_at_city"));
	EXPECT_EQ(Ladder(File("a.csv"), {"--svg", "-"}).out, Content(File("a.svg")));
}

TEST_F(LadderFiles, OfALadderThatWasCancelledAreContinued)
{
	const LadderPlan plan = PlanOf({"by_lot", "aim_at_city"}, 3);
	{
		LadderResults results(PairCountOf(plan));
		auto file = ResultsFile::Open(File("a.csv"), plan, results);
		ASSERT_TRUE(file.HasValue());
		InlineExecutor executor;
		SearchControl control;
		const auto fault = PlayLadder(plan, results, executor, control,
			[&](std::size_t place, const PairResult& result)
			{
				EXPECT_EQ(file->Append(plan, place, result), "");
				control.Cancel();
			});
		EXPECT_FALSE(fault.has_value());
	}
	const Ran continued = Ladder(File("a.csv"));
	EXPECT_THAT(continued.err, HasSubstr("holds 1 of 3 pairs"));
	EXPECT_EQ(continued.out, Ladder(File("b.csv")).out);
}

TEST(LadderProgress, SaysTimesInWholeUnits)
{
	using std::chrono::seconds;
	EXPECT_EQ(DurationText(seconds(0)), "0 s");
	EXPECT_EQ(DurationText(seconds(59)), "59 s");
	EXPECT_EQ(DurationText(seconds(60)), "1 min");
	EXPECT_EQ(DurationText(seconds(3599)), "1 h 0 min");
	EXPECT_EQ(DurationText(seconds(12'000)), "3 h 20 min");
}

} // namespace
} // namespace faith::cli
