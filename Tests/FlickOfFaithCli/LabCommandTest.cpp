#include "FlickOfFaithCli/ExitCode.h"
#include "FlickOfFaithCli/FilesOfTest.h"
#include "FlickOfFaithCli/Lab/LabFile.h"
#include "FlickOfFaithCli/Lab/Run.h"
#include "FlickOfFaithCli/RunProgram.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>

namespace faith::cli
{
namespace
{

using test::Ran;
using test::RunProgram;
using testing::AllOf;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

/// A lab of seven short tasks, and more options.
Ran TinyLab(const std::vector<std::string>& more = {})
{
	std::vector<std::string> arguments{"lab", "--only", "points,newcomer,strength,time", "--levels", "novice",
		"--players", "2", "--matches", "3", "--newcomers", "3", "--timed", "1"};
	arguments.insert(arguments.end(), more.begin(), more.end());
	return RunProgram(arguments);
}

LabPlan TinyPlan()
{
	LabPlan plan;
	plan.levels = {"novice"};
	plan.players = {2};
	plan.sections = {LabSection::Points, LabSection::Newcomer, LabSection::Strength, LabSection::Time};
	plan.sizes.matches = 3;
	plan.sizes.newcomers = 3;
	plan.sizes.timed = 1;
	return plan;
}

std::ptrdiff_t LinesOf(const std::string& text)
{
	return std::count(text.begin(), text.end(), '\n');
}

TEST(LabCommand, PrintsATableThatDoesNotDependOnThreads)
{
	const Ran one = TinyLab({"--threads", "1"});
	EXPECT_EQ(one.exitCode, kExitOk);
	EXPECT_THAT(one.out, StartsWith("flick lab: rules version "));
	EXPECT_THAT(one.out,
		AllOf(HasSubstr("seed 1, 7 of 7 tasks\n"), HasSubstr("\npoints: 2 x novice, 3 matches\n"),
			HasSubstr("points from the Navel"), HasSubstr("newcomer wins against novice")));
	EXPECT_THAT(one.err, HasSubstr("flick: 7 of 7 tasks in "));
	EXPECT_EQ(TinyLab({"--threads", "3"}).out, one.out);
	EXPECT_NE(TinyLab({"--seed", "2"}).out, one.out);
}

TEST(LabCommand, PrintsJson)
{
	const Ran ran = TinyLab({"--json"});
	EXPECT_EQ(ran.exitCode, kExitOk);
	const auto json = nlohmann::json::parse(ran.out);
	EXPECT_EQ(json.at("done"), 7);
	const auto& groups = json.at("groups");
	ASSERT_EQ(groups.size(), 3u);
	EXPECT_EQ(groups[0].at("section"), "points");
	EXPECT_EQ(groups[1].at("measures")[0].at("goal").at("low"), 0.4);
}

TEST(LabCommand, NamesWhatIsWrongWithItsOptions)
{
	const auto said = [](const std::vector<std::string>& options)
	{
		std::vector<std::string> arguments{"lab"};
		arguments.insert(arguments.end(), options.begin(), options.end());
		const Ran ran = RunProgram(arguments);
		EXPECT_EQ(ran.exitCode, kExitUsage) << testing::PrintToString(options);
		return ran.err;
	};
	EXPECT_THAT(said({"--only", "luck"}), HasSubstr("one of points, board, laws"));
	EXPECT_THAT(said({"--only", ""}), HasSubstr("--only"));
	EXPECT_THAT(said({"--levels", "novice,pope"}), HasSubstr("--levels: different levels"));
	EXPECT_THAT(said({"--levels", "by_lot"}), HasSubstr("--levels"));
	EXPECT_THAT(said({"--players", "5"}), HasSubstr("--players: 2, 3, 4 or several"));
	EXPECT_THAT(said({"--players", "2,2"}), HasSubstr("--players"));
	EXPECT_THAT(said({"--matches", "0"}), HasSubstr("--matches"));
}

class LabFiles : public test::FilesOfTest
{
};

TEST_F(LabFiles, HoldALineForEachTaskAndTheReport)
{
	const Ran ran = TinyLab({"--out", File("a.jsonl"), "--html", File("a.html")});
	EXPECT_EQ(ran.exitCode, kExitOk) << ran.err;
	const std::string content = Content(File("a.jsonl"));
	EXPECT_THAT(content, StartsWith("{\"flick lab\":[\"format 1\",\"rules version "));
	EXPECT_EQ(LinesOf(content), 8);
	const std::string page = Content(File("a.html"));
	EXPECT_THAT(page, StartsWith("<!DOCTYPE html>"));
	EXPECT_THAT(page,
		AllOf(HasSubstr("<svg "), HasSubstr("Points by source"), HasSubstr("Wins by god"),
			HasSubstr("Lead over time: 2 x novice"), HasSubstr("</html>\n")));
	EXPECT_THAT(page, Not(HasSubstr("src="))) << "the page needs no other file";
}

TEST_F(LabFiles, AreContinuedAfterACut)
{
	const Ran whole = TinyLab({"--out", File("a.jsonl"), "--threads", "1"});
	const std::string content = Content(File("a.jsonl"));
	for (const std::size_t length :
		{content.size() - 1, content.size() - 40, content.find('\n') + 1, content.find('\n'), std::size_t{0}})
	{
		Write(File("b.jsonl"), content.substr(0, length));
		const Ran ran = TinyLab({"--out", File("b.jsonl"), "--threads", "1"});
		EXPECT_EQ(ran.exitCode, kExitOk) << length << ran.err;
		EXPECT_EQ(ran.out, whole.out) << length;
		EXPECT_EQ(Content(File("b.jsonl")).size(), content.size()) << length;
	}
}

TEST_F(LabFiles, ServeMoreSamplesAndOtherSections)
{
	const Ran few = TinyLab({"--out", File("a.jsonl")});
	const Ran more = RunProgram({"lab", "--only", "points", "--levels", "novice", "--players", "2", "--matches", "4",
		"--out", File("a.jsonl")});
	EXPECT_THAT(more.err, HasSubstr("holds 3 of 4 tasks"));
	EXPECT_EQ(TinyLab({"--out", File("a.jsonl")}).out, few.out) << "what is not asked for does not count";
}

TEST_F(LabFiles, KeepWhatWasDoneBeforeACancellation)
{
	const LabPlan plan = TinyPlan();
	{
		LabResults results;
		auto file = LabFile::Open(File("a.jsonl"), plan, results);
		ASSERT_TRUE(file.HasValue());
		InlineExecutor executor;
		SearchControl control;
		RunPlan(plan, results, executor, control,
			[&](const LabTask& task, const LabResult& result)
			{
				EXPECT_EQ(file->Append(task, result), "");
				if (results.size() == 2)
				{
					control.Cancel();
				}
			});
		EXPECT_EQ(DoneOf(plan, results), 2u);
	}
	const Ran continued = TinyLab({"--out", File("a.jsonl")});
	EXPECT_THAT(continued.err, HasSubstr("holds 2 of 7 tasks"));
	EXPECT_EQ(continued.out, TinyLab().out);
}

TEST_F(LabFiles, OfOtherConditionsAreRefusedAndLeftAlone)
{
	ASSERT_EQ(TinyLab({"--out", File("a.jsonl")}).exitCode, kExitOk);
	const std::string content = Content(File("a.jsonl"));
	const auto refused = [&](const std::vector<std::string>& more)
	{
		const std::string before = Content(File("a.jsonl"));
		std::vector<std::string> options{"--out", File("a.jsonl")};
		options.insert(options.end(), more.begin(), more.end());
		const Ran ran = TinyLab(options);
		EXPECT_EQ(ran.exitCode, kExitBadFile);
		EXPECT_EQ(ran.out, "");
		EXPECT_EQ(Content(File("a.jsonl")), before);
		return ran.err;
	};
	EXPECT_THAT(refused({"--seed", "2"}), HasSubstr("holds results with seed 1, not with seed 2; use another file\n"));
	std::string old = content;
	Write(File("a.jsonl"), old.replace(old.find("rules version ") + 14, 1, "0"));
	EXPECT_THAT(refused({}), HasSubstr("holds results with rules version 0, not with "));
	for (const char* foreign : {"Dear diary,\n", "Dear diary", "\n", "{\"task\":1}\n", "[1]\n"})
	{
		Write(File("a.jsonl"), foreign);
		EXPECT_THAT(refused({}), HasSubstr("is no file of results of flick lab")) << foreign;
	}
	Write(File("a.jsonl"), content + "{\"task\":1}\n");
	EXPECT_THAT(refused({}), HasSubstr(":9: is damaged"));
}

} // namespace
} // namespace faith::cli
