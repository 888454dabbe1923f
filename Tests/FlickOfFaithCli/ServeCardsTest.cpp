#include "FlickOfFaithCli/Narrated.h"
#include "FlickOfFaithCli/Serve/Session.h"
#include "FlickOfFaithCli/Talk.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <string>

namespace faith::cli
{
namespace
{

using nlohmann::json;
using test::Talk;
using testing::HasSubstr;

json Disc(const std::string& kind, const json& owner, int x, int y)
{
	return {{"kind", kind}, {"owner", owner}, {"position", {{"x", x}, {"y", y}}}};
}

/// A game of two, Ra and Zeus unless the position says otherwise.
json Study(const json& position)
{
	json whole{{"gods", {"ra", "zeus"}}};
	whole.update(position);
	return {{"request", "position"}, {"setup", {{"players", 2}, {"position", whole}}}};
}

/// The Kraken asks Ra, who has two prophets in the sea.
json HungryKraken()
{
	return Study({{"phase", "worship"}, {"laws", json::array({"kraken"})},
		{"discs", {Disc("prophet", 0, 100'000, 100'000), Disc("prophet", 0, -100'000, 100'000)}}});
}

json Legal(Talk& talk)
{
	return talk.Ask({{"request", "legal"}});
}

json Choose(int option, const json& piece = nullptr)
{
	return {{"type", "choose"}, {"player", 0}, {"option", option}, {"piece", piece}};
}

json ChooseSpot(int x, int y, int angle)
{
	json choose = Choose(1);
	choose["spot"] = {{"x", x}, {"y", y}};
	choose["angle"] = angle;
	return choose;
}

json Place(int piece)
{
	return {{"type", "place"}, {"player", 0}, {"corner", 0},
		{"discs", json::array({{{"piece", piece}, {"spot", {{"x", 210'000}, {"y", 210'000}}}}})}};
}

/// The first event of a type among those that an answer carries.
json EventOf(const json& answer, const std::string& type)
{
	for (const json& event : answer.at("events"))
	{
		if (event.at("type") == type)
		{
			return event;
		}
	}
	ADD_FAILURE() << "no " << type << " in " << answer;
	return {};
}

const json& PieceOf(const json& state, const std::string& kind)
{
	for (const json& piece : state.at("pieces"))
	{
		if (piece.at("kind") == kind)
		{
			return piece;
		}
	}
	ADD_FAILURE() << "no " << kind;
	return state;
}

// Rule 11.5
TEST(ServeCards, SaysWhatACardAsksAndWhatAnAnswerConsistsOf)
{
	Talk talk;
	talk.Ask(HungryKraken());
	const json legal = Legal(talk);
	EXPECT_EQ(legal.at("kind"), "card");
	EXPECT_EQ(legal.at("who"), json::array({0}));
	EXPECT_EQ(legal.at("constraints"),
		json::parse(
			R"({"card":"kraken","question":0,"key":"prophet","parts":["piece"],"options":2,"mayDecline":false})"));
	EXPECT_EQ(legal.at("commands").size(), 2u);
}

TEST(ServeCards, SaysTheQuestionInWordsWhereThereAreTexts)
{
	const text::TextTable texts = test::Texts(text::Language::English);
	Session session(&texts);
	EXPECT_TRUE(json::parse(session.Answer(HungryKraken().dump())).at("ok"));
	const json legal = json::parse(session.Answer(R"({"request":"legal"})"));
	EXPECT_EQ(legal.at("constraints").at("prompt"), texts.Get("law.kraken.ask.prophet"));
	const json error = json::parse(session.Answer(json{{"request", "command"}, {"command", Choose(1, 5)}}.dump()));
	EXPECT_EQ(error.at("error").at("message"), "This piece does not lie in the sea: Ra’s prophet. (“The Kraken”)");
}

TEST(ServeCards, NamesTheCardsBehindARefusal)
{
	Talk talk;
	talk.Ask(HungryKraken());
	const json error = talk.RefusedCommand(Choose(1, 5));
	EXPECT_EQ(error.at("code"), "not_in_the_sea");
	EXPECT_EQ(error.at("rule"), "11.5");
	EXPECT_EQ(error.at("cards"), json::array({"kraken"}));
	talk.Ask(Study({{"laws", json::array({"both_hands"})}}));
	EXPECT_EQ(talk.RefusedCommand(Place(0)).at("cards"), json::array({"both_hands"}));
	talk.Ask(Study(json::object()));
	EXPECT_FALSE(talk.RefusedCommand({{"type", "keep"}, {"player", 0}}).contains("cards"));
}

// Rule 13.3
TEST(ServeCards, TakesTheDirectionOfAWall)
{
	Talk talk;
	talk.Ask(Study({{"gods", {"dagda", "zeus"}}}));
	talk.Do(Place(0));
	EXPECT_EQ(Legal(talk).at("constraints").at("parts"), json::array({"spot", "angle"}));
	EXPECT_EQ(talk.RefusedCommand(ChooseSpot(205'000, 205'000, 0)).at("code"), "too_near_a_disc");
	EXPECT_EQ(talk.RefusedCommand(ChooseSpot(100'000, 100'000, 360'000)).at("code"), "angle_out_of_range");
	EXPECT_EQ(talk.RefusedCommand(ChooseSpot(238'000, 0, 0)).at("code"), "off_the_mat");
	const json answer = talk.Do(ChooseSpot(100'000, 100'000, 45'000));
	EXPECT_EQ(EventOf(answer, "card_answered").at("angle"), 45'000);
	EXPECT_EQ(EventOf(answer, "piece_moved").at("angle"), 45'000);
	EXPECT_EQ(PieceOf(talk.State(), "hand_of_god").at("angle"), 45'000);
	EXPECT_EQ(Legal(talk).at("kind"), "flick");
}

// Rule 12.8
TEST(ServeCards, TellsWhichIslandDoesNotPay)
{
	Talk talk;
	const json answer = talk.Ask(Study({{"phase", "worship"}, {"laws", json::array({"king_ape"})},
		{"discs", {Disc("king_ape", nullptr, 0, 150'000), Disc("prophet", 0, 0, 190'000)}}}));
	const json unpaid = EventOf(answer, "unpaid");
	EXPECT_EQ(unpaid.at("player"), 0);
	EXPECT_EQ(unpaid.at("island"), 0);
	EXPECT_EQ(unpaid.at("rule"), "8.1");
	EXPECT_EQ(unpaid.at("card"), "king_ape");
}

// Rule 13.6
TEST(ServeCards, TellsWhichCardDecidedTheVote)
{
	Talk talk;
	talk.Ask(Study({{"phase", "council"}, {"gods", {"themis", "ra"}}, {"deck", {"exodus", "golden_calf"}}}));
	talk.Do({{"type", "vote"}, {"player", 0}, {"thumb", "up"}});
	talk.Do({{"type", "vote"}, {"player", 1}, {"thumb", "down"}});
	EXPECT_EQ(Legal(talk).at("constraints").at("parts"), json::array({"law"}));
	EXPECT_EQ(talk.State().at("council").at("chosen"), nullptr);
	EXPECT_EQ(talk.State().at("council").at("thumbs").at(0), "up");
	const json enacted = EventOf(talk.Do(Choose(1)), "law_enacted");
	EXPECT_EQ(enacted.at("law"), "exodus");
	EXPECT_EQ(enacted.at("decidedBy"), "themis");
	EXPECT_EQ(enacted.at("byLot"), false);
}

// Rule 13.6
TEST(ServeCards, OffersOnlyTheLawThatAVoteWasLostFor)
{
	Talk talk;
	json study = Study({{"phase", "council"}, {"gods", {"themis", "ra", "tyr"}}, {"deck", {"exodus", "golden_calf"}}});
	study["setup"]["players"] = 3;
	talk.Ask(study);
	int player = 0;
	for (const char* const thumb : {"up", "down", "down"})
	{
		talk.Do({{"type", "vote"}, {"player", player++}, {"thumb", thumb}});
	}
	const json constraints = Legal(talk).at("constraints");
	EXPECT_EQ(constraints.at("parts"), json::array({"own_vote"}));
	EXPECT_EQ(constraints.at("options"), 2);
	EXPECT_EQ(EventOf(talk.Do(Choose(1)), "law_enacted").at("law"), "exodus");
}

// Rule 13.5
TEST(ServeCards, DealsAllTemplesToZeusInEveryGeneration)
{
	for (const int generation : {1, 2, 3})
	{
		Talk talk;
		json study = Study({{"generation", generation}, {"gods", {"zeus", "ra", "tyr"}}});
		study["setup"]["players"] = 3;
		talk.Ask(study);
		const json pieces = talk.State().at("pieces");
		int inHand = 0;
		for (const json& piece : pieces)
		{
			inHand += piece.at("kind") == "temple" && piece.at("owner") == 0 && piece.at("place") == "hand" ? 1 : 0;
		}
		EXPECT_EQ(inHand, 4);
	}
}

// Rule 13.7
TEST(ServeCards, NamesTheDiscThatMayBeFlickedOnceMore)
{
	Talk talk;
	talk.Ask(Study({{"generation", 2}, {"gods", {"tyr", "ra"}}}));
	talk.Do(Place(0));
	talk.Do({{"type", "flick"}, {"player", 0},
		{"launches", json::array({{{"piece", 0}, {"aim", {{"angle", 225'000}, {"power", 500}}}}})}});
	talk.Do({{"type", "settled"},
		{"discs", json::array({{{"piece", 0}, {"position", {{"x", 100'000}, {"y", 100'000}}}}})}});
	EXPECT_EQ(Legal(talk).at("constraints").at("card"), "tyr");
	EXPECT_EQ(talk.State().at("turn").at("again"), nullptr);
	talk.Do(Choose(1, 0));
	EXPECT_EQ(talk.State().at("turn").at("again"), 0);
	EXPECT_EQ(Legal(talk).at("constraints").at("pieces"), json::array({0}));
}

// Rules 10.3, 12.4
TEST(ServeCards, AViewHasNoSecretOfACard)
{
	Talk talk;
	talk.Ask(Study({{"laws", json::array({"weaker_hand"})}}));
	const auto secretOf = [](const json& table)
	{
		for (const json& effect : table.at("effects"))
		{
			if (effect.at("source") == "weaker_hand")
			{
				return effect.at("secret");
			}
		}
		return json{};
	};
	const json nothing = json::array({0, 0, 0, 0});
	EXPECT_NE(secretOf(talk.State()), nothing);
	EXPECT_EQ(secretOf(talk.View(0)), nothing);
	EXPECT_EQ(secretOf(talk.View(nullptr)), nothing);
}

TEST(ServeCards, DescribesPiecesThatAreNoDiscs)
{
	Talk talk;
	const json kinds = talk.Ask({{"request", "hello"}}).at("kinds");
	const auto kind = [&](const std::string& name)
	{
		for (const json& each : kinds)
		{
			if (each.at("kind") == name)
			{
				return each;
			}
		}
		return json{};
	};
	EXPECT_EQ(kind("prophet").at("form"), "disc");
	EXPECT_EQ(kind("tornado").at("form"), "disc");
	EXPECT_EQ(kind("tornado").at("reach"), 45'000);
	EXPECT_EQ(kind("heart").at("form"), "flat");
	EXPECT_EQ(kind("hand_of_god").at("form"), "wall");
	EXPECT_EQ(talk.Say(Study({{"discs", json::array({Disc("hand_of_god", nullptr, 0, 0)})}})).at("error").at("code"),
		"setup_piece");
}

} // namespace
} // namespace faith::cli
