#include "FaithKernel/Replay.h"
#include "FlickOfFaithCli/Coach/CoachedReplay.h"
#include "FlickOfFaithCli/ExitCode.h"
#include "FlickOfFaithCli/ReplayStore.h"
#include "FlickOfFaithCli/RunProgram.h"
#include "FlickOfFaithRules/ExactTable.h"
#include "FlickOfFaithRules/Launching.h"
#include "FlickOfFaithRules/Queries.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <cstdint>
#include <filesystem>
#include <iomanip>
#include <sstream>
#include <string>
#include <vector>

namespace faith::cli
{
namespace
{

namespace fs = std::filesystem;
using nlohmann::json;
using test::Ran;
using test::RunProgram;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

/// A folder of its own with a short match: two players flick once each, the first one off the map, and the first one places again.
class CoachFiles : public testing::Test
{
protected:
	void SetUp() override
	{
		const auto* test = testing::UnitTest::GetInstance()->current_test_info();
		folder_ = fs::path(testing::TempDir()) / ("flick-coach-" + std::string(test->name()));
		fs::remove_all(folder_);
		fs::create_directories(folder_);
		match_ = File("match.flick");
		ASSERT_EQ(WriteWholeFile(match_, EncodeReplay(ShortMatch({}), flick::kPhysicsVersion)), "");
	}

	void TearDown() override { fs::remove_all(folder_); }

	std::string File(const char* name) const { return (folder_ / name).string(); }

	/// Gods that put no question.
	static History<flick::Rules> ShortMatch(const std::vector<flick::EffectId>& laws)
	{
		flick::Setup setup;
		setup.players = 2;
		setup.position.emplace();
		setup.position->gods = {flick::EffectId{101}, flick::EffectId{104}};
		setup.position->laws = laws;
		auto history = *History<flick::Rules>::Start(flick::Rules{}, setup);
		PlaceAndFlick(history, 45'000, 1000);
		PlaceAndFlick(history, 45'000, 400);
		Place(history);
		return history;
	}

	static void Place(History<flick::Rules>& history)
	{
		const flick::GameState& state = history.State();
		const flick::Seat seat = state.turn.active;
		const flick::CornerId corner = state.players[seat].corner;
		const flick::PieceId disc = flick::UnflickedProphets(state, seat).Front();
		const auto spot = flick::FreeSpotInCloud(state, corner, state.pieces[disc].kind);
		ASSERT_FALSE(history.Submit(flick::PlaceDiscs{seat, corner, {flick::Placing{disc, *spot}}}));
	}

	static void PlaceAndFlick(History<flick::Rules>& history, std::int32_t angle, std::int32_t power)
	{
		Place(history);
		const flick::GameState& state = history.State();
		const flick::DiscAim aim{state.turn.discs[0], flick::Aim{angle, power, 0}};
		ASSERT_FALSE(history.Submit(flick::Flick{state.turn.active, {aim}}));
		ASSERT_FALSE(history.Submit(flick::PlayExactly(history.State())));
		while (history.State().pending.Front().kind != flick::DecisionKind::Place)
		{
			const flick::Seat seat = history.State().turn.active;
			ASSERT_FALSE(history.Submit(flick::DoneBuilding{seat}));
		}
	}

	/// Quick, for tests.
	Ran Coach(std::vector<std::string> more) const
	{
		std::vector<std::string> arguments{"coach", match_, "--flicks", "1000", "--draws", "20"};
		arguments.insert(arguments.end(), more.begin(), more.end());
		return RunProgram(arguments);
	}

	fs::path folder_;
	std::string match_;
};

TEST_F(CoachFiles, ReviewTheMatchInThreeLanguages)
{
	const Ran english = Coach({});
	EXPECT_EQ(english.exitCode, kExitOk) << english.err;
	EXPECT_THAT(english.out, StartsWith("Each player’s best missed flick."));
	EXPECT_THAT(english.out, HasSubstr("Entry 1, generation 1: there was "));
	EXPECT_THAT(english.out, HasSubstr("Played: Ra’s"));
	EXPECT_THAT(english.out, HasSubstr("direction 45.0°, power 100.0%"));
	EXPECT_THAT(english.out, HasSubstr("off the map (100%)"));
	EXPECT_THAT(english.out, HasSubstr("Better: "));
	EXPECT_THAT(Coach({"--lang", "de"}).out, HasSubstr("Eintrag 1, Generation 1: Möglich waren "));
	EXPECT_THAT(Coach({"--lang", "pl"}).out, HasSubstr("Wpis 1, pokolenie 1: możliwe było "));
	for (const char* language : {"en", "de", "pl"})
	{
		EXPECT_THAT(Coach({"--lang", language}).out, Not(HasSubstr("[cli."))) << language;
	}
}

TEST_F(CoachFiles, ReviewOneSeat)
{
	const json all = json::parse(Coach({"--json"}).out);
	ASSERT_EQ(all.at("seats").size(), 2u);
	EXPECT_EQ(all.at("seats").at(0).at("flicks"), 1);
	EXPECT_EQ(all.at("seats").at(0).at("worst").at("entry"), 1);
	EXPECT_GT(all.at("seats").at(0).at("worst").at("played").at("regret").get<double>(), 0.0);
	const json second = json::parse(Coach({"--json", "--seat", "2"}).out);
	EXPECT_EQ(second.at("seats").at(0).at("flicks"), 0);
	EXPECT_EQ(second.at("seats").at(1), all.at("seats").at(1));
	EXPECT_THAT(Coach({"--seat", "2"}).out, Not(HasSubstr("off the map (100%)")));
}

/// How far a hand strays, such as "1.0° and 3.0%".
std::string StrayText(std::uint16_t steadiness)
{
	const flick::HandSpread spread = flick::SpreadOfHand(steadiness);
	std::ostringstream text;
	text << std::fixed << std::setprecision(1) << spread.angle / 1000.0 << "° and " << spread.power / 10.0 << "%";
	return text.str();
}

TEST_F(CoachFiles, AdviseBeforeAnEntryAndTellWhatWasPlayed)
{
	const Ran ran = Coach({"--entry", "1", "--count", "2"});
	EXPECT_EQ(ran.exitCode, kExitOk) << ran.err;
	EXPECT_THAT(ran.out, StartsWith("Entry 1, generation 1: advice for Ra\n"));
	EXPECT_THAT(ran.out, HasSubstr("\n  1. "));
	EXPECT_THAT(ran.out, HasSubstr("\n  Played: "));
	EXPECT_THAT(ran.out, HasSubstr("The hand strays by up to " + StrayText(1000) + " of the power."));
	EXPECT_THAT(Coach({"--entry", "1", "--spread", "400"}).out, HasSubstr("by up to " + StrayText(400)));
	EXPECT_EQ(Coach({"--entry", "1", "--count", "2"}).out, ran.out) << "the same every time";
}

TEST_F(CoachFiles, AdviseAtTheLastQuestionAndBeforePlacing)
{
	const json last = json::parse(Coach({"--entry", "last", "--json"}).out);
	const auto data = *ReadMatch(match_, nullptr);
	EXPECT_EQ(last.at("entry"), data.entries.size()) << "the question is still open";
	EXPECT_EQ(last.at("silence"), "none");
	EXPECT_TRUE(last.at("played").is_null());
	EXPECT_TRUE(last.at("placing").is_null());
	const json placing = json::parse(Coach({"--entry", "0", "--json"}).out);
	EXPECT_EQ(placing.at("placing").at("type"), "place");
	EXPECT_THAT(Coach({"--entry", "0"}).out, HasSubstr(" is taken to be put at x "));
}

// Rule 12.1
TEST_F(CoachFiles, SayWhenTheMapWasHidden)
{
	constexpr flick::EffectId kBlindObedience{1};
	ASSERT_EQ(WriteWholeFile(match_, EncodeReplay(ShortMatch({kBlindObedience}), flick::kPhysicsVersion)), "");
	const Ran ran = Coach({"--entry", "1"});
	EXPECT_EQ(ran.exitCode, kExitOk);
	EXPECT_THAT(ran.out, HasSubstr("The map is hidden from this player, so there is no advice."));
	EXPECT_EQ(json::parse(Coach({"--entry", "1", "--json"}).out).at("silence"), "map_hidden");
	EXPECT_THAT(Coach({}).out, HasSubstr("1 more flick was aimed while the map was hidden and is not judged."));
}

TEST_F(CoachFiles, DrawTheBestFlicks)
{
	const Ran ran = Coach({"--entry", "1", "--svg", "-", "--count", "2"});
	EXPECT_EQ(ran.exitCode, kExitOk) << ran.err;
	EXPECT_THAT(ran.out, HasSubstr("<g id=\"flick-1\""));
	EXPECT_THAT(ran.out, HasSubstr("<g id=\"disc-"));
	EXPECT_THAT(ran.out, HasSubstr("<polygon id=\"island3\"")) << "and the map below them";
	EXPECT_THAT(ran.out, HasSubstr("in 20 flicks with the spread of the hand"));
	EXPECT_EQ(Coach({"--entry", "1", "--svg", File("a.svg")}).exitCode, kExitOk);
	EXPECT_TRUE(fs::exists(File("a.svg")));
#ifdef FAITH_PNG
	EXPECT_EQ(Coach({"--entry", "1", "--png", File("a.png"), "--size", "100"}).exitCode, kExitOk);
	EXPECT_TRUE(fs::exists(File("a.png")));
#endif
}

TEST_F(CoachFiles, RefuseWhatTheyCannotAnswer)
{
	struct Case
	{
		std::vector<std::string> arguments;
		const char* message;
	};
	const std::vector<Case> cases{
		{{"--entry", "99"}, "there are only 7 entries"},
		{{"--entry", "2"}, "nobody is asked to flick before entry 2; the next is entry 3"},
		{{"--entry", "1", "--seat", "2"}, "asked to flick before entry 1 is seat 1"},
		{{"--seat", "3"}, "there are 2 seats"},
		{{"--entry", "first"}, "--entry: the number of an entry or \"last\""},
		{{"--svg", "-"}, "--entry"},
		{{"--count", "0"}, "--count"},
		{{"--spread", "49"}, "--spread"},
		{{"--seat", "0"}, "--seat"},
	};
	for (const Case& each : cases)
	{
		const Ran ran = Coach(each.arguments);
		EXPECT_EQ(ran.exitCode, kExitUsage) << testing::PrintToString(each.arguments);
		EXPECT_THAT(ran.err, HasSubstr(each.message));
		EXPECT_EQ(ran.out, "");
	}
	EXPECT_EQ(RunProgram({"coach", File("none.flick")}).exitCode, kExitBadFile);
	EXPECT_EQ(RunProgram({"coach"}).exitCode, kExitUsage);
}

} // namespace
} // namespace faith::cli
