#include "FaithKernel/Replay.h"
#include "FaithKernel/ReplayText.h"
#include "FlickOfFaithCli/ExitCode.h"
#include "FlickOfFaithCli/ReplayStore.h"
#include "FlickOfFaithCli/RunProgram.h"
#include "FlickOfFaithRules/Rules.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

namespace faith::cli
{
namespace
{

namespace fs = std::filesystem;
using test::Ran;
using test::RunProgram;
using testing::HasSubstr;

/// A folder of its own with the replay of one match.
class ReplayCommands : public testing::Test
{
protected:
	void SetUp() override
	{
		const auto* test = testing::UnitTest::GetInstance()->current_test_info();
		folder_ = fs::path(testing::TempDir()) / ("flick-" + std::string(test->name()));
		fs::remove_all(folder_);
		fs::create_directories(folder_);
		good_ = (folder_ / "good.flick").string();
		ASSERT_EQ(RunProgram({"match", "--players", "2", "--seed", "11", "--save", good_}).exitCode, kExitOk);
	}

	void TearDown() override { fs::remove_all(folder_); }

	std::vector<std::uint8_t> Bytes() const { return *ReadReplayFile(good_); }

	std::string Put(const std::vector<std::uint8_t>& bytes) const
	{
		const std::string path = (folder_ / "other.flick").string();
		EXPECT_EQ(WriteWholeFile(path, bytes), "");
		return path;
	}

	fs::path folder_;
	std::string good_;
};

TEST_F(ReplayCommands, AGoodReplayIsVerifiedTwice)
{
	const Ran ran = RunProgram({"verify", good_});
	EXPECT_EQ(ran.exitCode, kExitOk);
	EXPECT_THAT(ran.out, HasSubstr("rules:   verified"));
	EXPECT_THAT(ran.out, HasSubstr("physics: verified"));
	const auto json = nlohmann::json::parse(RunProgram({"verify", good_, "--json"}).out);
	EXPECT_EQ(json.at("ok"), true);
	EXPECT_EQ(json.at("physics").at("result"), "verified");
	EXPECT_GT(json.at("physics").at("agreed"), 20);
}

TEST_F(ReplayCommands, AReplayInTextFormIsReadToo)
{
	const std::string text = "  " + EncodeText(Bytes()) + "\n";
	const std::string path = Put({text.begin(), text.end()});
	EXPECT_EQ(RunProgram({"verify", path}).out, RunProgram({"verify", good_}).out);
	EXPECT_EQ(RunProgram({"show", path}).out, RunProgram({"show", good_}).out);
	const std::string damaged = text.substr(0, 200) + "*" + text.substr(201);
	const Ran ran = RunProgram({"verify", "--json", Put({damaged.begin(), damaged.end()})});
	EXPECT_EQ(ran.exitCode, kExitBadFile);
	EXPECT_EQ(nlohmann::json::parse(ran.out).at("error").at("code"), "bad_text");
	EXPECT_THAT(ran.err, HasSubstr("(character 200)"));
}

TEST_F(ReplayCommands, OutcomesOfAnotherTableAreNotChecked)
{
	auto data = *DecodeReplay<flick::Rules>(Bytes());
	data.physicsVersion = 0;
	const Ran ran = RunProgram({"verify", Put(EncodeReplay(data))});
	EXPECT_EQ(ran.exitCode, kExitOk);
	EXPECT_THAT(ran.out, HasSubstr("physics: not checked, its outcomes were not made by the built-in table"));
}

TEST_F(ReplayCommands, ABadFileIsDescribedInTheLanguageOfTheStory)
{
	const std::string path = Put({1, 2, 3});
	EXPECT_THAT(RunProgram({"show", path}).err, HasSubstr("This is not a replay."));
	EXPECT_THAT(RunProgram({"show", path, "--lang", "de"}).err, HasSubstr("Das ist keine Aufzeichnung."));
}

TEST_F(ReplayCommands, ATruncatedReplayIsABadFile)
{
	const std::vector<std::uint8_t> bytes = Bytes();
	for (const std::size_t size : {std::size_t{0}, std::size_t{7}, std::size_t{20}, bytes.size() / 2, bytes.size() - 1})
	{
		const Ran ran = RunProgram({"verify", Put({bytes.begin(), bytes.begin() + static_cast<std::ptrdiff_t>(size)})});
		EXPECT_EQ(ran.exitCode, kExitBadFile) << size;
		EXPECT_FALSE(ran.err.empty());
	}
}

TEST_F(ReplayCommands, AChangedByteIsABadFile)
{
	std::vector<std::uint8_t> bytes = Bytes();
	bytes[bytes.size() / 2] ^= 4;
	const Ran ran = RunProgram({"verify", "--json", Put(bytes)});
	EXPECT_EQ(ran.exitCode, kExitBadFile);
	EXPECT_EQ(nlohmann::json::parse(ran.out).at("ok"), false);
	EXPECT_EQ(RunProgram({"show", Put(bytes)}).exitCode, kExitBadFile);
}

TEST_F(ReplayCommands, ALegalFileWithAnotherCommandFailsAndNamesIt)
{
	auto data = *DecodeReplay<flick::Rules>(Bytes());
	data.entries[20].command = flick::ChooseGod{0, flick::GodSide::A};
	const std::string path = Put(EncodeReplay(data));
	const Ran ran = RunProgram({"verify", path});
	EXPECT_EQ(ran.exitCode, kExitFailed);
	EXPECT_THAT(ran.out, HasSubstr("entry 20 (choose_god) is refused: not_now"));
	const auto json = nlohmann::json::parse(RunProgram({"verify", path, "--json"}).out);
	EXPECT_EQ(json.at("rules").at("entry"), 20);
	EXPECT_EQ(json.at("rules").at("command").at("type"), "choose_god");
	EXPECT_EQ(RunProgram({"show", path}).exitCode, kExitFailed);
	EXPECT_EQ(RunProgram({"show", path, "--json"}).exitCode, kExitOk);
}

TEST_F(ReplayCommands, AMissingFileOrAFolderIsABadFile)
{
	EXPECT_EQ(RunProgram({"verify", (folder_ / "missing").string()}).exitCode, kExitBadFile);
	EXPECT_EQ(RunProgram({"verify", folder_.string()}).exitCode, kExitBadFile);
	EXPECT_EQ(RunProgram({"show", folder_.string()}).exitCode, kExitBadFile);
}

TEST_F(ReplayCommands, SavingWhereNothingCanBeWrittenSaysSoAndLeavesNothing)
{
	const std::string path = (folder_ / "missing" / "a.flick").string();
	const Ran ran = RunProgram({"match", "--players", "2", "--save", path});
	EXPECT_EQ(ran.exitCode, kExitBadFile);
	EXPECT_THAT(ran.err, HasSubstr("cannot be written"));
	EXPECT_NE(WriteWholeFile(folder_.string(), Bytes()), "");
	EXPECT_FALSE(fs::exists(folder_.string() + ".part"));
}

TEST_F(ReplayCommands, SavingReplacesAnOlderFile)
{
	std::ofstream(folder_ / "old.flick") << "something else";
	const std::string path = (folder_ / "old.flick").string();
	EXPECT_EQ(RunProgram({"match", "--players", "2", "--seed", "11", "--save", path}).exitCode, kExitOk);
	EXPECT_EQ(*ReadReplayFile(path), Bytes());
}

TEST_F(ReplayCommands, SavingThroughALinkKeepsTheLink)
{
	const fs::path link = folder_ / "link.flick";
	fs::create_symlink(good_, link);
	EXPECT_EQ(RunProgram({"match", "--players", "3", "--save", link.string()}).exitCode, kExitOk);
	EXPECT_TRUE(fs::is_symlink(link));
	EXPECT_EQ(RunProgram({"verify", good_}).exitCode, kExitOk);
	EXPECT_FALSE(fs::exists(good_ + ".part"));
}

TEST_F(ReplayCommands, ShowTellsTheSameStoryAsTheMatch)
{
	const std::string told = RunProgram({"match", "--players", "2", "--seed", "11", "--verbose"}).out;
	EXPECT_EQ(RunProgram({"show", good_, "--verbose"}).out, told);
	const std::string json = RunProgram({"show", good_, "--json"}).out;
	EXPECT_THAT(json, HasSubstr(R"({"entry":0,"command":{"type":"choose_god")"));
}

TEST_F(ReplayCommands, ShowDrawsTheTableAtTheEndInsteadOfTelling)
{
	const Ran ran = RunProgram({"show", good_, "--svg", "-"});
	EXPECT_EQ(ran.exitCode, kExitOk);
	EXPECT_EQ(ran.err, "");
	const auto data = *DecodeReplay<flick::Rules>(Bytes());
	const auto history = *ResumeReplay(flick::Rules{}, data);
	const flick::GameState& end = history.State();
	std::size_t discs = 0;
	for (std::size_t i = 0; i < end.pieces.Size(); ++i)
	{
		const bool isDrawn = ran.out.find("id=\"disc-" + std::to_string(i) + "\"") != std::string::npos;
		EXPECT_EQ(isDrawn, flick::IsDiscOnMap(end.pieces[i])) << i;
		discs += isDrawn ? 1 : 0;
	}
	EXPECT_GT(discs, 0u);
	for (const flick::Player& player : end.players)
	{
		EXPECT_THAT(ran.out, HasSubstr(" " + std::to_string(player.score) + " VP"));
	}
	EXPECT_THAT(ran.out, HasSubstr(" has won</title>"));
	EXPECT_THAT(RunProgram({"show", good_, "--svg", "-", "--lang", "de"}).out, HasSubstr(" hat gewonnen</title>"));
}

TEST_F(ReplayCommands, ShowDrawsAMatchThatIsNotOver)
{
	const auto data = *DecodeReplay<flick::Rules>(Bytes());
	auto begun = *History<flick::Rules>::Start(flick::Rules{}, data.setup);
	for (std::size_t i = 0; i < 20; ++i)
	{
		ASSERT_FALSE(begun.Submit(*data.entries[i].command));
	}
	const Ran ran = RunProgram({"show", Put(EncodeReplay(begun, flick::kPhysicsVersion)), "--svg", "-"});
	EXPECT_EQ(ran.exitCode, kExitOk);
	EXPECT_THAT(ran.out, HasSubstr("<title>Generation "));
}

TEST_F(ReplayCommands, ShowEitherDrawsOrTells)
{
	EXPECT_EQ(RunProgram({"show", good_, "--svg", "-", "--json"}).exitCode, kExitUsage);
	EXPECT_EQ(RunProgram({"show", good_, "--png", "a.png", "--verbose"}).exitCode, kExitUsage);
	EXPECT_EQ(RunProgram({"show", good_, "--svg", ""}).exitCode, kExitUsage);
	EXPECT_EQ(RunProgram({"show", good_, "--svg", (folder_ / "missing" / "a.svg").string()}).exitCode, kExitBadFile);
}

#ifdef FAITH_PNG

TEST_F(ReplayCommands, ShowSavesThePictureAsPng)
{
	const std::string path = (folder_ / "board.png").string();
	const Ran ran = RunProgram({"show", good_, "--png", path, "--size", "200"});
	EXPECT_EQ(ran.exitCode, kExitOk);
	EXPECT_EQ(ran.out, "");
	EXPECT_EQ(ran.err, "flick: saved " + path + "\n");
	const auto bytes = *ReadReplayFile(path);
	EXPECT_EQ(std::string(bytes.begin() + 1, bytes.begin() + 4), "PNG");
}

#endif

} // namespace
} // namespace faith::cli
