#include "FlickOfFaithCli/Serve/Session.h"

#include "FlickOfFaithCli/Talk.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <string>

namespace faith::cli
{
namespace
{

using nlohmann::json;
using test::Talk;

const json kNewForTwo = json::parse(R"({"request":"new","setup":{"players":2,"seed":7}})");

/// A mission of two gods that put no question, in which the first player's next disc will be placed.
json Study(const json& discs, const json& more = json::object())
{
	json position{{"discs", discs}, {"gods", {"ra", "zeus"}}};
	position.update(more);
	return {{"request", "position"}, {"setup", {{"players", 2}, {"position", position}}}};
}

json Disc(const std::string& kind, int owner, int x, int y)
{
	return {{"kind", kind}, {"owner", owner}, {"position", {{"x", x}, {"y", y}}}};
}

/// Player 0 places the piece and flicks it; the table has to report.
void PlaceAndFlick(Talk& talk, int piece)
{
	talk.Do({{"type", "place"}, {"player", 0}, {"corner", 0},
		{"discs", json::array({{{"piece", piece}, {"spot", {{"x", 210000}, {"y", 210000}}}}})}});
	talk.Do({{"type", "flick"}, {"player", 0},
		{"launches", json::array({{{"piece", piece}, {"aim", {{"angle", 225000}, {"power", 500}}}}})}});
}

json Report(int piece, int x, int y)
{
	return {{"type", "settled"}, {"discs", json::array({{{"piece", piece}, {"position", {{"x", x}, {"y", y}}}}})}};
}

int FirstInHand(Talk& talk)
{
	return talk.Ask({{"request", "legal"}}).at("constraints").at("pieces").at(0).get<int>();
}

TEST(Serve, IntroducesItself)
{
	Talk talk;
	const json hello = talk.Ask({{"request", "hello"}, {"protocol", 1}});
	EXPECT_EQ(hello.at("protocol"), 1);
	EXPECT_EQ(hello.at("game"), "flick-of-faith");
	EXPECT_EQ(hello.at("requests").size(), 17u);
	EXPECT_EQ(talk.Say(json{{"request", "hello"}, {"protocol", 2}}).at("error").at("code"), "unknown_protocol");
}

TEST(Serve, RepeatsTheIdInAnswersAndErrors)
{
	Talk talk;
	EXPECT_EQ(talk.SayLine(R"({"request":"hello","id":"a"})").at("id"), "a");
	EXPECT_EQ(talk.SayLine(R"({"request":"nonsense","id":7})").at("id"), 7);
	EXPECT_EQ(talk.SayLine(R"({"request":"state","id":-1})").at("id"), -1);
	EXPECT_FALSE(talk.SayLine(R"({"request":"hello"})").contains("id"));
}

TEST(Serve, SaysThatThereIsNoGame)
{
	Talk talk;
	for (const char* request :
		{"legal", "command", "simulate", "undo", "state", "view", "events", "ledger", "save", "suggest", "evaluate"})
	{
		EXPECT_EQ(talk.Say(json{{"request", request}}).at("error").at("code"), "no_game") << request;
	}
}

TEST(Serve, StartsAGameWithDefaults)
{
	Talk talk;
	const json answer = talk.Ask({{"request", "new"}});
	EXPECT_EQ(answer.at("waitsFor"), json::parse(R"({"kind":"choose_god","who":[0,1,2,3]})"));
	EXPECT_EQ(answer.at("events").at(0).at("type"), "gods_dealt");
}

// Rule 10.1
TEST(Serve, RefusesIllegalCommandsWithTheirReasonAndChangesNothing)
{
	Talk talk;
	talk.Ask(kNewForTwo);
	EXPECT_EQ(talk.RefusedCommand({{"type", "vote"}, {"player", 0}, {"thumb", "up"}}).at("code"), "not_now");
	EXPECT_EQ(talk.RefusedCommand({{"type", "choose_god"}, {"player", 2}, {"side", "a"}}).at("code"), "unknown_player");
	EXPECT_EQ(talk.RefusedCommand({{"type", "choose_god"}, {"player", 255}, {"side", "a"}}).at("details"),
		json::array({255}));
	talk.Do({{"type", "choose_god"}, {"player", 0}, {"side", "b"}});
	EXPECT_EQ(talk.RefusedCommand({{"type", "choose_god"}, {"player", 0}, {"side", "b"}}).at("code"), "already_chosen");
}

TEST(Serve, NamesTheRuleBehindARefusal)
{
	Talk talk;
	talk.Ask(Study(json::array()));
	const json error = talk.RefusedCommand({{"type", "place"}, {"player", 0}, {"corner", 0},
		{"discs", json::array({{{"piece", FirstInHand(talk)}, {"spot", {{"x", 0}, {"y", 0}}}}})}});
	EXPECT_EQ(error.at("code"), "outside_the_cloud");
	EXPECT_EQ(error.at("rule"), "6.3");
}

TEST(Serve, ARefusedSetupLeavesTheOldGame)
{
	Talk talk;
	talk.Ask(kNewForTwo);
	EXPECT_EQ(talk.Refused(json::parse(R"({"request":"new","setup":{"players":5}})")).at("code"), "setup_players");
	EXPECT_EQ(
		talk.Refused(json::parse(R"({"request":"position","setup":{"players":2}})")).at("path"), "setup.position");
	EXPECT_EQ(talk.Refused(Study({Disc("temple", 0, 0, 0), Disc("temple", 1, 100, 0)})).at("code"), "setup_piece");
	EXPECT_EQ(talk.Refused(Study(json::array(), {{"generation", 5}})).at("code"), "setup_generation");
	EXPECT_EQ(talk.Refused(Study(json::array(), {{"gods", {"zeus", "themis"}}})).at("code"), "setup_gods");
}

// Rule 9.4
TEST(Serve, SetsUpAPositionWithEverythingATableShows)
{
	Talk talk;
	talk.Ask(Study({Disc("temple", 1, 150000, 0), {{"kind", "prophet"}, {"owner", 0}, {"place", "pool"}}},
		{{"generation", 3}, {"firstPlayer", 1}, {"activePlayer", 1}, {"gods", {"zeus", "freja"}}, {"scores", {5, 6}},
			{"unflicked", {2, 1}}, {"laws", json::array({"king_ape"})}, {"deck", {"kraken", "exodus"}}}));
	const json state = talk.State();
	EXPECT_EQ(state.at("generation"), 3);
	EXPECT_EQ(state.at("firstPlayer"), 1);
	EXPECT_EQ(state.at("turn").at("active"), 1);
	EXPECT_EQ(state.at("players").at(0).at("god"), "zeus");
	EXPECT_EQ(state.at("players").at(1).at("score"), 6);
	EXPECT_EQ(state.at("deck").back(), "kraken");
	EXPECT_EQ(talk.Ask({{"request", "legal"}}).at("constraints").at("pieces").size(), 1u);
	EXPECT_EQ(talk.Ask({{"request", "ledger"}}).at("totals"), json({5, 6}));
}

// Rules 7.2, 7.3
TEST(Serve, TakesATurnWithAReportOfOurOwnAndBuilds)
{
	Talk talk;
	talk.Ask(Study(json::array()));
	const int piece = FirstInHand(talk);
	PlaceAndFlick(talk, piece);
	const json legal = talk.Ask({{"request", "legal"}});
	EXPECT_EQ(legal.at("kind"), "settle");
	EXPECT_EQ(legal.at("constraints").at("launched").at("launches").at(0).at("piece"), piece);
	EXPECT_EQ(talk.RefusedCommand(Report(piece, 250000, 0)).at("code"), "settled_beyond_edge");
	EXPECT_EQ(talk.Do(Report(piece, 0, 150000)).at("waitsFor").at("kind"), "build");
	const json build = talk.Ask({{"request", "legal"}});
	EXPECT_EQ(build.at("constraints").at("prophets"),
		json::parse(R"([{"piece":)" + std::to_string(piece) + R"(,"islands":[0]}])"));
	const json events = talk.Do(build.at("commands").at(0)).at("events");
	EXPECT_EQ(events.at(0).at("type"), "piece_moved");
	EXPECT_EQ(talk.State().at("pieces").at(static_cast<std::size_t>(piece)).at("place"), "pool");
}

// Rule 7.8
TEST(Serve, ScoresTheNavelWithALedgerEntry)
{
	Talk talk;
	talk.Ask(Study({Disc("temple", 0, 0, 150000), Disc("temple", 0, 150000, 0)}));
	const int piece = FirstInHand(talk);
	PlaceAndFlick(talk, piece);
	talk.Do(Report(piece, 0, 0));
	const json ledger = talk.Ask({{"request", "ledger"}});
	EXPECT_EQ(ledger.at("totals"), json({3, 0}));
	EXPECT_EQ(ledger.at("entries").back().at("rule"), "7.8");
	EXPECT_EQ(ledger.at("entries").back().at("pieces"), json::array({piece}));
}

TEST(Serve, SimulatesOnlyWhatWasLaunched)
{
	Talk talk;
	talk.Ask(Study(json::array()));
	EXPECT_EQ(talk.Refused(json{{"request", "simulate"}}).at("code"), "nothing_launched");
	const int piece = FirstInHand(talk);
	PlaceAndFlick(talk, piece);
	const json answer = talk.Ask({{"request", "simulate"}});
	EXPECT_EQ(answer.at("command").at("type"), "settled");
	EXPECT_EQ(answer.at("events").at(0).at("type"), "came_to_rest");
}

// Rule 10.2
TEST(Serve, TakesBackTheOwnCommandUpToTheFlick)
{
	Talk talk;
	talk.Ask(Study(json::array()));
	const std::string before = talk.Hash();
	EXPECT_EQ(talk.Refused(json{{"request", "undo"}, {"player", 0}}).at("code"), "nothing_to_undo");
	const int piece = FirstInHand(talk);
	const json place{{"type", "place"}, {"player", 0}, {"corner", 0},
		{"discs", json::array({{{"piece", piece}, {"spot", {{"x", 210000}, {"y", 210000}}}}})}};
	const json since = talk.Do(place).at("since");
	EXPECT_EQ(talk.Refused(json{{"request", "undo"}, {"player", 1}}).at("code"), "not_yours");
	EXPECT_EQ(talk.Ask({{"request", "undo"}, {"player", 0}}).at("next"), since);
	EXPECT_EQ(talk.Hash(), before);
	PlaceAndFlick(talk, piece);
	EXPECT_EQ(talk.Refused(json{{"request", "undo"}, {"player", 0}}).at("code"), "barrier");
}

TEST(Serve, GivesEventsFromAnyNumberOn)
{
	Talk talk;
	talk.Ask(kNewForTwo);
	talk.Do({{"type", "choose_god"}, {"player", 1}, {"side", "a"}});
	const json all = talk.Ask({{"request", "events"}}).at("events");
	EXPECT_EQ(all.size(), 2u);
	EXPECT_EQ(talk.Ask({{"request", "events"}, {"since", 1}}).at("events").at(0), all.at(1));
	EXPECT_TRUE(talk.Ask({{"request", "events"}, {"since", 2}}).at("events").empty());
	EXPECT_EQ(talk.Refused(json{{"request", "events"}, {"since", 3}}).at("code"), "out_of_range");
	EXPECT_EQ(talk.Refused(json{{"request", "events"}, {"since", -1}}).at("code"), "out_of_range");
	EXPECT_EQ(talk.Refused(json{{"request", "events"}, {"since", "1"}}).at("code"), "wrong_type");
}

TEST(Serve, LoadsWhatItSaved)
{
	Talk talk;
	talk.Ask(Study(json::array({Disc("temple", 0, 0, 150000)})));
	PlaceAndFlick(talk, FirstInHand(talk));
	const json replay = talk.Ask({{"request", "save"}}).at("replay");
	Talk other;
	EXPECT_EQ(other.Ask({{"request", "load"}, {"replay", replay}}).at("waitsFor").at("kind"), "settle");
	EXPECT_EQ(other.Hash(), talk.Hash());
	EXPECT_EQ(other.Ask({{"request", "simulate"}}), talk.Ask({{"request", "simulate"}}));
	const std::string text = replay.get<std::string>();
	EXPECT_EQ(other.Refused(json{{"request", "load"}, {"replay", text.substr(0, text.size() / 8 * 4)}}).at("code"),
		"truncated");
	EXPECT_EQ(other.Refused(json{{"request", "load"}, {"replay", "***"}}).at("code"), "bad_text");
	EXPECT_EQ(other.Refused(json{{"request", "load"}}).at("path"), "replay");
	EXPECT_EQ(other.Refused(json{{"request", "load"}, {"replay", 7}}).at("code"), "wrong_type");
}

TEST(Serve, PrintsRules)
{
	Talk talk;
	EXPECT_EQ(talk.Ask({{"request", "rules"}, {"rule", "7.8"}}).at("rules").at(0).at("rule"), "7.8");
	EXPECT_GT(talk.Ask({{"request", "rules"}}).at("rules").size(), 60u);
	EXPECT_EQ(talk.Say(json{{"request", "rules"}, {"rule", "99.1"}}).at("error").at("code"), "unknown_name");
	EXPECT_EQ(talk.Say(json{{"request", "rules"}, {"rule", 7}}).at("error").at("code"), "wrong_type");
}

TEST(Serve, Quits)
{
	Talk talk;
	EXPECT_FALSE(talk.HasEnded());
	talk.Ask({{"request", "quit"}});
	EXPECT_TRUE(talk.HasEnded());
}

} // namespace
} // namespace faith::cli
