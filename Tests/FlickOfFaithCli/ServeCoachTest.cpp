#include "FlickOfFaithCli/Talk.h"
#include "FlickOfFaithRules/Setup.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <fstream>
#include <sstream>
#include <string>

namespace faith::cli
{
namespace
{

using nlohmann::json;
using test::Talk;

/// A mission of two gods that put no question; seat 0 has a temple on every island.
json Everywhere(const json& laws = json::array())
{
	json discs = json::array();
	for (const auto& [x, y] : {std::pair{0, 150000}, {150000, 0}, {0, -150000}, {-150000, 0}})
	{
		discs.push_back({{"kind", "temple"}, {"owner", 0}, {"position", {{"x", x}, {"y", y}}}});
	}
	return {{"request", "position"},
		{"setup", {{"players", 2}, {"position", {{"discs", discs}, {"gods", {"ra", "morrigan"}}, {"laws", laws}}}}}};
}

json Suggest(const json& more = json::object())
{
	json request{{"request", "suggest"}, {"flicks", 1000}};
	request.update(more);
	return request;
}

/// Seat 0 puts a disc into the cloud.
void PlaceOne(Talk& talk)
{
	const json legal = talk.Ask({{"request", "legal"}});
	talk.Do(legal.at("commands").at(0));
}

// Rule 7.8
TEST(ServeCoach, SuggestsFlicksThatCanBeSent)
{
	Talk talk;
	json steady = Everywhere();
	steady["setup"]["steadiness"] = {flick::kSteadiest};
	talk.Ask(steady);
	PlaceOne(talk);
	const std::string before = talk.Hash();
	const json answer = talk.Ask(Suggest({{"count", 2}}));
	EXPECT_EQ(talk.Hash(), before) << "nothing is changed";
	EXPECT_EQ(answer.at("player"), 0);
	EXPECT_TRUE(answer.at("placing").is_null());
	EXPECT_TRUE(answer.at("keep").is_null());
	EXPECT_EQ(answer.at("spread"), talk.Ask({{"request", "legal"}}).at("constraints").at("spread"));
	ASSERT_LE(answer.at("flicks").size(), 2u);
	const json& best = answer.at("flicks").at(0);
	EXPECT_EQ(best.at("regret"), 0.0);
	EXPECT_EQ(best.at("points").size(), 2u);
	EXPECT_EQ(best.at("worship").at(0), 12.0);
	const json& disc = best.at("discs").at(0);
	EXPECT_GT(disc.at("chances").at("navel").get<double>(), 0.5);
	EXPECT_EQ(disc.at("chances").at("islands").size(), 4u);
	EXPECT_FALSE(disc.at("landings").empty());
	EXPECT_TRUE(disc.at("landings").at(0).at("left").is_boolean());
	EXPECT_EQ(talk.Ask(Suggest({{"count", 2}})), answer) << "the same every time";
	talk.Do(best.at("command"));
}

TEST(ServeCoach, PlacesWhatIsToBePlaced)
{
	Talk talk;
	talk.Ask(Everywhere());
	const json answer = talk.Ask(Suggest({{"player", 0}}));
	EXPECT_EQ(answer.at("placing"), talk.Ask({{"request", "legal"}}).at("commands").at(0));
	talk.Do(answer.at("placing"));
	talk.Do(answer.at("flicks").at(0).at("command"));
}

TEST(ServeCoach, EvaluatesAFlick)
{
	Talk talk;
	talk.Ask(Everywhere());
	PlaceOne(talk);
	const int piece = talk.Ask({{"request", "legal"}}).at("constraints").at("pieces").at(0).get<int>();
	const auto flick = [&](int angle, int power)
	{
		return json{{"type", "flick"}, {"player", 0},
			{"launches", json::array({{{"piece", piece}, {"aim", {{"angle", angle}, {"power", power}}}}})}};
	};
	const json answer = talk.Ask({{"request", "evaluate"}, {"command", flick(45000, 1000)}, {"flicks", 1000}});
	EXPECT_EQ(answer.at("flick").at("discs").at(0).at("chances").at("offMap"), 1.0);
	EXPECT_GT(answer.at("flick").at("regret").get<double>(), 0.0);
	EXPECT_EQ(answer.at("best").at("regret"), 0.0);
	const json& aim = answer.at("flick").at("command").at("launches").at(0).at("aim");
	EXPECT_EQ(aim, json({{"angle", 45000}, {"power", 1000}, {"spin", 0}}));
	EXPECT_EQ(talk.Refused({{"request", "evaluate"}, {"command", flick(0, 1001)}}).at("code"), "power_out_of_range");
}

TEST(ServeCoach, SpeaksOnlyToWhoIsAskedToFlick)
{
	Talk talk;
	talk.Ask({{"request", "new"}});
	EXPECT_EQ(talk.Refused(Suggest()).at("code"), "nothing_to_flick");
	talk.Ask(Everywhere());
	EXPECT_EQ(talk.Refused(Suggest({{"player", 1}})).at("code"), "nothing_to_flick");
	PlaceOne(talk);
	EXPECT_EQ(talk.Refused(Suggest({{"player", 1}})).at("code"), "nothing_to_flick");
}

// Rule 12.1
TEST(ServeCoach, IsSilentWhenTheMapIsHidden)
{
	Talk talk;
	talk.Ask(Everywhere({"blind_obedience"}));
	PlaceOne(talk);
	EXPECT_EQ(talk.Refused(Suggest()).at("code"), "map_hidden");
}

/// Every field of an answer, however deep.
void ExpectDocumented(const json& answer, const std::string& document)
{
	for (const auto& [field, value] : answer.items())
	{
		if (answer.is_object())
		{
			const bool isNamed = document.find("`" + field + "`") != std::string::npos;
			EXPECT_TRUE(isNamed || document.find("\"" + field + "\"") != std::string::npos) << field;
		}
		if (value.is_structured())
		{
			ExpectDocumented(value, document);
		}
	}
}

TEST(ServeCoach, HasAllItsFieldsInTheDocument)
{
	std::ifstream file(FAITH_SOURCE_DIR "/Docs/BotProtocol.md");
	std::ostringstream document;
	document << file.rdbuf();
	Talk talk;
	talk.Ask(Everywhere());
	const json advice = talk.Ask(Suggest({{"count", 1}}));
	ExpectDocumented(advice, document.str());
	ExpectDocumented(
		talk.Ask({{"request", "evaluate"}, {"command", advice.at("flicks").at(0).at("command")}, {"flicks", 1000}}),
		document.str());
}

} // namespace
} // namespace faith::cli
