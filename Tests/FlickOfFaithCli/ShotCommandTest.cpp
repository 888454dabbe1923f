#include "FaithKernel/Replay.h"
#include "FlickOfFaithCli/ExitCode.h"
#include "FlickOfFaithCli/GameJson.h"
#include "FlickOfFaithCli/ReplayStore.h"
#include "FlickOfFaithCli/RunProgram.h"
#include "FlickOfFaithRules/ExactTable.h"
#include "FlickOfFaithRules/Launching.h"
#include "FlickOfFaithRules/Queries.h"
#include "FlickOfFaithRules/Rules.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <sstream>
#include <string>
#include <vector>

namespace faith::cli
{
namespace
{

namespace fs = std::filesystem;
using test::Ran;
using test::RunProgram;
using testing::AnyOf;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

/// Seat 0 flicks piece 0 along a row of discs, the last of which lies near the eastern edge.
constexpr const char* kRow = R"({"players": 2, "position": {"discs": [
	{"kind": "prophet", "owner": 0, "position": {"x": 100000, "y": 0}},
	{"kind": "prophet", "owner": 1, "position": {"x": 150000, "y": 2000}},
	{"kind": "templar", "owner": 1, "position": {"x": 190000, "y": 0}},
	{"kind": "prophet", "owner": 0, "position": {"x": 215000, "y": 1000}},
	{"kind": "temple", "owner": 1, "position": {"x": -150000, "y": 0}},
	{"kind": "prophet", "owner": 1, "position": {"x": -145000, "y": 0}, "restsOn": 4}]}})";

/// The same flick on the table itself.
flick::Settled PlayRow(physics::Recording& recording)
{
	JsonInput json;
	JsonFault fault;
	flick::Setup setup;
	EXPECT_TRUE(ParseJson(kRow, json, fault) && ReadSetup(json, setup, {}, fault));
	flick::GameState state = History<flick::Rules>::Start(flick::Rules{}, setup)->State();
	state.launched =
		flick::LaunchedBy(flick::StandardCatalogue(), state, 0, {flick::PieceId{0}, flick::Aim{0, 800, 200}});
	return flick::PlayAndRecord(state, recording);
}

Ran ShootRow(std::vector<std::string> more)
{
	std::vector<std::string> arguments{"shot", "-", "--piece", "0", "--angle", "0", "--power", "800", "--spin", "200"};
	arguments.insert(arguments.end(), more.begin(), more.end());
	return RunProgram(arguments, kRow);
}

std::string Id(const char* name, std::size_t number)
{
	return "<g id=\"" + std::string(name) + "-" + std::to_string(number) + "\"";
}

std::size_t Count(const std::string& text, const std::string& part)
{
	std::size_t count = 0;
	for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + part.size()))
	{
		++count;
	}
	return count;
}

TEST(ShotPicture, HasTheTrailOfEveryDiscThatMovedAndEveryContact)
{
	physics::Recording recording;
	const flick::Settled settled = PlayRow(recording);
	const Ran ran = ShootRow({"--svg", "-"});
	EXPECT_EQ(ran.exitCode, kExitOk) << ran.err;
	EXPECT_EQ(settled.discs.size(), 4u);
	for (const flick::DiscRest& rest : settled.discs)
	{
		EXPECT_THAT(ran.out, HasSubstr(Id("trail", rest.piece)));
		EXPECT_THAT(ran.out, HasSubstr(Id("start", rest.piece)));
		EXPECT_EQ(Count(ran.out, Id("left", rest.piece)), rest.left ? 1u : 0u);
	}
	EXPECT_EQ(Count(ran.out, "<g id=\"trail-"), settled.discs.size());
	EXPECT_EQ(Count(ran.out, "<g id=\"left-"), 1u);
	EXPECT_GE(recording.Impacts().size(), 3u);
	for (std::size_t i = 1; i <= recording.Impacts().size(); ++i)
	{
		EXPECT_THAT(ran.out, HasSubstr(Id("contact", i)));
	}
	EXPECT_EQ(Count(ran.out, "<g id=\"contact-"), recording.Impacts().size());
}

TEST(ShotPicture, HasEveryDiscOnTheMap)
{
	const std::string svg = ShootRow({"--svg", "-"}).out;
	EXPECT_EQ(Count(svg, "<g id=\"disc-"), 6u);
	EXPECT_THAT(svg, HasSubstr("<polygon id=\"island3\"")) << "and the map below them";
	// What lies on another is drawn after it.
	EXPECT_LT(svg.find(Id("disc", 22)), svg.find(Id("disc", 14)));
}

TEST(ShotPicture, ShowsThePartWithTheContactsOnly)
{
	const std::string whole = ShootRow({"--svg", "-"}).out;
	const std::string part = ShootRow({"--svg", "-", "--zoom"}).out;
	EXPECT_EQ(Count(whole, "<svg "), 2u);
	EXPECT_EQ(Count(part, "<svg "), 3u);
	EXPECT_EQ(Count(part, "<g id=\"contact-"), Count(whole, "<g id=\"contact-"));
}

TEST(ShotPicture, MarksWhereADiscRolls)
{
	constexpr const char* kDashes = "stroke-dasharray=\"3 1.5\"";
	EXPECT_THAT(ShootRow({"--svg", "-", "--rolling"}).out, HasSubstr(kDashes));
	EXPECT_THAT(ShootRow({"--svg", "-"}).out, Not(HasSubstr(kDashes)));
}

TEST(ShotPicture, AddsWhereFlicksWithTheSpreadOfTheHandEnd)
{
	const Ran ran = ShootRow({"--svg", "-", "--spread", "20"});
	EXPECT_THAT(ran.out, HasSubstr("20 flicks with the spread of the hand"));
	EXPECT_GE(Count(ran.out, "r=\"1.5\""), 20u);
	EXPECT_EQ(ShootRow({"--svg", "-", "--spread", "20"}).out, ran.out) << "the same every time";
}

TEST(ShotPicture, ShowsHowFarADiscReaches)
{
	constexpr const char* kWhirl = "r=\"45\" fill=\"none\"";
	const std::string setup = R"({"players": 2, "position": {"discs": [
		{"kind": "prophet", "owner": 0, "position": {"x": 100000, "y": 0}},
		{"kind": "tornado", "owner": null, "position": {"x": 0, "y": 0}}]}})";
	const Ran ran = RunProgram({"shot", "-", "--piece", "0", "--angle", "90", "--power", "100", "--svg", "-"}, setup);
	EXPECT_EQ(ran.exitCode, kExitOk) << ran.err;
	EXPECT_EQ(Count(ran.out, "<g id=\"disc-"), 2u);
	EXPECT_EQ(Count(ran.out, kWhirl), 1u);
	EXPECT_THAT(ShootRow({"--svg", "-"}).out, Not(HasSubstr(kWhirl)));
}

TEST(Shot, IsToldInThreeLanguages)
{
	const Ran english = ShootRow({});
	EXPECT_EQ(english.exitCode, kExitOk) << english.err;
	EXPECT_THAT(english.out, StartsWith("A flick from a position set up by hand\n"));
	EXPECT_THAT(english.out, HasSubstr("prophet #0: direction 0.0°, 2326 mm/s, spin 46.5 rad/s"));
	EXPECT_THAT(english.out, HasSubstr("Left the map: "));
	EXPECT_THAT(ShootRow({"--lang", "de"}).out, HasSubstr("Vom Spielplan geflogen: "));
	EXPECT_THAT(ShootRow({"--lang", "pl"}).out, HasSubstr("Poza mapą: "));
}

TEST(Shot, TakesTheRequestOfTheBotProtocolAndARawSpeed)
{
	const std::string request = R"({"request": "position", "id": 7, "setup": )" + std::string(kRow) + "}";
	const Ran ran = RunProgram({"shot", "-", "--piece", "22", "--angle", "90", "--speed", "500"}, request);
	EXPECT_EQ(ran.exitCode, kExitOk) << ran.err;
	EXPECT_THAT(ran.out, HasSubstr("temple #22: direction 90.0°, 500 mm/s\n"));
}

TEST(Shot, RefusesWhatItCannotFlick)
{
	struct Case
	{
		std::vector<std::string> arguments;
		std::string input;
		int exitCode;
		const char* message;
	};
	const std::vector<std::string> aim{"shot", "-", "--piece", "0", "--angle", "0", "--power", "800"};
	const std::vector<Case> cases{
		{{"shot", "-", "--piece", "99", "--angle", "0", "--power", "1"}, kRow, kExitUsage,
			"piece 99 is no disc on the map; there are 0, 1, 13, 14, 20, 22"},
		{{"shot", "-", "--piece", "5", "--angle", "0", "--power", "1"}, kRow, kExitUsage,
			"piece 5 is no disc on the map"},
		{{"shot", "-", "--piece", "22", "--angle", "0", "--power", "1"}, kRow, kExitUsage, "give its --speed"},
		{{"shot", "-", "--angle", "0", "--power", "1"}, kRow, kExitUsage, "which disc?"},
		{{"shot", "-", "--piece", "0", "--angle", "0"}, kRow, kExitUsage, "--power or --speed"},
		{{"shot", "-"}, kRow, kExitUsage, "which disc?"},
		{{"shot", "-", "--piece", "0", "--angle", "0", "--power", "1", "--spin", "1001"}, kRow, kExitUsage, "--spin: "},
		{{"shot", "-", "--flick", "1"}, kRow, kExitUsage, "this is a position"},
		{{"shot", "-", "--list"}, kRow, kExitUsage, "this is a position"},
		{aim, "{\"players\": 2", kExitBadFile, "-: this is not JSON"},
		{aim, R"({"players": 2})", kExitBadFile, "-: position: a field is missing"},
		{aim, R"({"setup": {}, "more": 1})", kExitBadFile, "-: more: there is no such field"},
		{aim, R"({"setup": {}, "request": "new"})", kExitBadFile, "-: request: nothing has this name"},
		{aim, R"({"setup": {"position": {"discs": [{"kind": "king"}]}}})", kExitBadFile,
			"-: setup.position.discs[0].kind: nothing has this name (one of prophet"},
		{aim, R"({"players": 9, "position": {}})", kExitFailed, "-: "},
		{aim, "", kExitBadFile, "-: "},
		{aim, "no replay", kExitBadFile, "-: This is not a replay."},
	};
	for (const Case& each : cases)
	{
		const Ran ran = RunProgram(each.arguments, each.input);
		EXPECT_EQ(ran.exitCode, each.exitCode) << testing::PrintToString(each.arguments) << each.input;
		EXPECT_THAT(ran.err, HasSubstr(each.message));
		EXPECT_THAT(ran.err, StartsWith("flick: "));
		EXPECT_EQ(Count(ran.err, "\n"), 1u) << ran.err;
		EXPECT_EQ(ran.out, "");
	}
}

TEST(Shot, CallsWrongUsageByItsExitCode)
{
	const std::vector<std::vector<std::string>> wrong{{"shot"}, {"shot", "-", "--piece", "0"},
		{"shot", "-", "--power", "5"}, {"shot", "-", "--angle", "400"},
		{"shot", "-", "--angle", "0", "--power", "1001"}, {"shot", "-", "--angle", "0", "--power", "1", "--speed", "1"},
		{"shot", "-", "--angle", "0", "--speed", "0"}, {"shot", "-", "--angle", "0", "--spin", "-20001"},
		{"shot", "-", "--angle", "0", "--speed", "9", "--spread", "1"}, {"shot", "-", "--size", "99"},
		{"shot", "-", "--size", "8001"}, {"shot", "-", "--flick", "0"}, {"shot", "-", "--svg", ""},
		{"shot", "-", "--png", ""}, {"shot", "-", "--lang", "fr"}};
	for (const std::vector<std::string>& arguments : wrong)
	{
		const Ran ran = RunProgram(arguments, kRow);
		EXPECT_EQ(ran.exitCode, kExitUsage) << testing::PrintToString(arguments);
		EXPECT_FALSE(ran.err.empty());
		EXPECT_EQ(ran.out, "");
	}
}

/// A folder of its own with the replay of one match.
class ShotFiles : public testing::Test
{
protected:
	void SetUp() override
	{
		const auto* test = testing::UnitTest::GetInstance()->current_test_info();
		folder_ = fs::path(testing::TempDir()) / ("flick-shot-" + std::string(test->name()));
		fs::remove_all(folder_);
		fs::create_directories(folder_);
		match_ = File("match.flick");
		ASSERT_EQ(RunProgram({"match", "--players", "2", "--seed", "11", "--save", match_}).exitCode, kExitOk);
	}

	void TearDown() override { fs::remove_all(folder_); }

	std::string File(const char* name) const { return (folder_ / name).string(); }

	/// Width and height as the file says, or nothing if it is no PNG.
	static std::vector<std::uint32_t> PngSize(const std::string& path)
	{
		const std::vector<std::uint8_t> signature{0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n'};
		const auto bytes = ReadReplayFile(path);
		if (!bytes || bytes->size() < 24 || !std::equal(signature.begin(), signature.end(), bytes->begin()))
		{
			return {};
		}
		const auto number = [&](std::size_t at)
		{
			std::uint32_t value = 0;
			for (std::size_t i = at; i < at + 4; ++i)
			{
				value = value << 8 | (*bytes)[i];
			}
			return value;
		};
		return {number(16), number(20)};
	}

	fs::path folder_;
	std::string match_;
};

#ifdef FAITH_PNG

TEST_F(ShotFiles, HoldAPngOfTheSizeAskedFor)
{
	using Size = std::vector<std::uint32_t>;
	const Ran ran = ShootRow({"--png", File("a.png"), "--svg", File("a.svg")});
	EXPECT_EQ(ran.exitCode, kExitOk);
	EXPECT_EQ(ran.err, "flick: saved " + File("a.svg") + "\nflick: saved " + File("a.png") + "\n");
	EXPECT_EQ(PngSize(File("a.png")), (Size{1200, 1200}));
	EXPECT_EQ(ShootRow({"--png", File("b.png"), "--size", "300"}).exitCode, kExitOk);
	EXPECT_EQ(PngSize(File("b.png")), (Size{300, 300}));
	const auto svg = *ReadReplayFile(File("a.svg"));
	EXPECT_EQ(std::string(svg.begin(), svg.end()), ShootRow({"--svg", "-"}).out);
}

#else

TEST_F(ShotFiles, AreNotDrawnAsPngWithoutTheLibraryForIt)
{
	const Ran ran = ShootRow({"--png", File("a.png")});
	EXPECT_EQ(ran.exitCode, kExitBadFile);
	EXPECT_THAT(ran.err, HasSubstr("built without librsvg"));
	EXPECT_FALSE(fs::exists(File("a.png")));
}

#endif

TEST_F(ShotFiles, ThatCannotBeWrittenAreNamed)
{
	const std::string nowhere = (folder_ / "missing" / "a").string();
	for (const char* option : {"--svg", "--png"})
	{
		const Ran ran = ShootRow({option, nowhere});
		EXPECT_EQ(ran.exitCode, kExitBadFile);
		EXPECT_THAT(
			ran.err, AnyOf(StartsWith("flick: " + nowhere + ": cannot be written"), HasSubstr("without librsvg")));
	}
}

TEST_F(ShotFiles, ThatAreMissingOrDamagedAreNamed)
{
	const Ran missing = RunProgram({"shot", File("missing")});
	EXPECT_EQ(missing.exitCode, kExitBadFile);
	EXPECT_THAT(missing.err, StartsWith("flick: " + File("missing") + ": "));
	EXPECT_EQ(RunProgram({"shot", folder_.string()}).exitCode, kExitBadFile);
	std::vector<std::uint8_t> bytes = *ReadReplayFile(match_);
	bytes.resize(bytes.size() / 2);
	ASSERT_EQ(WriteWholeFile(File("half.flick"), bytes), "");
	EXPECT_EQ(RunProgram({"shot", File("half.flick")}).exitCode, kExitBadFile);
}

TEST_F(ShotFiles, OfAReplayTellEveryFlick)
{
	const std::string list = RunProgram({"shot", match_, "--list"}).out;
	const std::size_t flicks = Count(RunProgram({"show", match_, "--json"}).out, R"({"type":"settled")");
	EXPECT_EQ(Count(list, "\n"), flicks);
	const std::string last = std::to_string(flicks);
	EXPECT_EQ(RunProgram({"shot", match_}).out, RunProgram({"shot", match_, "--flick", last}).out);
	EXPECT_THAT(RunProgram({"shot", match_, "--flick", "2"}).out, StartsWith("Flick 2 of " + last + "\n"));
	const Ran beyond = RunProgram({"shot", match_, "--flick", std::to_string(flicks + 1)});
	EXPECT_EQ(beyond.exitCode, kExitUsage);
	EXPECT_EQ(beyond.err, "flick: " + match_ + " has " + last + " flicks\n");
}

/// A disc is flicked against a wall that stands in its way.
History<flick::Rules> AgainstAWall()
{
	constexpr flick::EffectId kDagda{103};
	flick::Setup setup;
	setup.players = 2;
	setup.position.emplace();
	setup.position->gods = {kDagda};
	auto history = *History<flick::Rules>::Start(flick::Rules{}, setup);
	const flick::Command commands[]{flick::PlaceDiscs{0, 0, {{0, {210'000, 210'000}}}},
		flick::Choose{0, 1, flick::kNoPiece, {150'000, 150'000}, 135'000}, flick::Flick{0, {{0, {225'000, 500, 0}}}}};
	for (const flick::Command& command : commands)
	{
		EXPECT_FALSE(history.Submit(command));
	}
	EXPECT_FALSE(history.Submit(flick::PlayExactly(history.State())));
	return history;
}

TEST_F(ShotFiles, ShowAWallAsABarAndNotAsADisc)
{
	ASSERT_EQ(WriteWholeFile(File("wall.flick"), EncodeReplay(AgainstAWall(), flick::kPhysicsVersion)), "");
	const Ran ran = RunProgram({"shot", File("wall.flick"), "--svg", "-"});
	EXPECT_EQ(ran.exitCode, kExitOk) << ran.err;
	EXPECT_EQ(Count(ran.out, "<g id=\"disc-"), 1u);
	EXPECT_EQ(Count(ran.out, "<g id=\"wall-"), 1u);
	EXPECT_GE(Count(ran.out, "<g id=\"contact-"), 1u);
	EXPECT_THAT(RunProgram({"shot", File("wall.flick")}).out, HasSubstr("prophet #0, wall, "));
	const Ran hand = RunProgram({"shot", File("wall.flick"), "--piece", "30", "--angle", "0", "--speed", "100"});
	EXPECT_EQ(hand.exitCode, kExitUsage);
	EXPECT_THAT(hand.err, HasSubstr("piece 30 is no disc on the map; there are 0\n"));
}

/// The number of the first flick in a list in which a single disc is launched; cards may ask for two at once.
std::string FlickOfOneDisc(const std::string& list)
{
	std::istringstream lines(list);
	for (std::string line; std::getline(lines, line);)
	{
		if (Count(line, "direction") == 1)
		{
			return line.substr(0, line.find(':'));
		}
	}
	return {};
}

TEST_F(ShotFiles, OfAReplayAllowAnotherFlick)
{
	const std::string alone = FlickOfOneDisc(RunProgram({"shot", match_, "--list"}).out);
	const Ran ran = RunProgram({"shot", match_, "--flick", alone, "--angle", "200", "--power", "300"});
	EXPECT_EQ(ran.exitCode, kExitOk);
	EXPECT_THAT(ran.out, StartsWith("Another flick instead of flick " + alone + " of "));
	EXPECT_THAT(ran.out, HasSubstr("direction 200.0°"));
	EXPECT_EQ(ran.err, "");
}

TEST_F(ShotFiles, OfAReplaySayWhenItTellsAnotherOutcome)
{
	const auto data = *DecodeReplay<flick::Rules>(*ReadReplayFile(match_));
	auto history = *History<flick::Rules>::Start(flick::Rules{}, data.setup);
	for (const auto& entry : data.entries)
	{
		if (const auto* report = std::get_if<flick::Settled>(&*entry.command))
		{
			flick::Settled other = *report;
			other.discs[0].position.x += other.discs[0].position.x < 0 ? -2'000 : 2'000;
			ASSERT_FALSE(history.Submit(other));
			break;
		}
		ASSERT_FALSE(history.Append(entry));
	}
	ASSERT_EQ(WriteWholeFile(File("other.flick"), EncodeReplay(history, 0)), "");
	const Ran ran = RunProgram({"shot", File("other.flick")});
	EXPECT_EQ(ran.exitCode, kExitOk);
	EXPECT_EQ(ran.err, "flick: the replay tells another outcome of this flick\n");
	EXPECT_THAT(RunProgram({"shot", match_, "--flick", "1"}).err, Not(HasSubstr("another")));
}

} // namespace
} // namespace faith::cli
