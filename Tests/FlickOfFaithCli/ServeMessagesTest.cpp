#include "FaithKernel/History.h"
#include "FaithKernel/Replay.h"
#include "FaithKernel/ReplayText.h"
#include "FlickOfFaithCli/Serve/Session.h"
#include "FlickOfFaithHost/TextFiles.h"
#include "FlickOfFaithRules/Rules.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <string>

namespace faith::cli
{
namespace
{

using flick::Rules;
using nlohmann::json;
using testing::HasSubstr;

/// A session with English texts, in the mission of a study position.
class ServeMessages : public testing::Test
{
protected:
	void SetUp() override
	{
		ASSERT_TRUE(texts_.HasValue()) << texts_.Error();
		Ask(R"({"request":"position","setup":{"players":2,"position":{"gods":["ra","zeus"]}}})");
	}

	json Say(const std::string& line) { return json::parse(session_.Answer(line)); }
	void Ask(const std::string& line) { EXPECT_EQ(Say(line).at("ok"), true) << line; }
	json Error(const std::string& line) { return Say(line).at("error"); }
	std::string Message(const std::string& line) { return Error(line).at("message").get<std::string>(); }

	void Place()
	{
		Ask(R"({"request":"command","command":{"type":"place","player":0,"corner":0,)"
			R"("discs":[{"piece":0,"spot":{"x":210000,"y":210000}}]}})");
	}
	std::string FlickLine(int angle) const
	{
		return R"({"request":"command","command":{"type":"flick","player":0,"launches":[{"piece":0,"aim":{"angle":)" +
			std::to_string(angle) + R"(,"power":500}}]}})";
	}

	const Result<text::TextTable, std::string> texts_ = host::LoadTexts(text::Language::English);
	Session session_{texts_.HasValue() ? &*texts_ : nullptr};
};

// Rule 10.2
TEST_F(ServeMessages, EveryRefusalToTakeBackHasItsOwnSentence)
{
	const std::string undo = R"({"request":"undo","player":0})";
	EXPECT_EQ(Message(undo), texts_->Get("undo.nothing_to_undo"));
	Place();
	EXPECT_EQ(Message(R"({"request":"undo","player":1})"), texts_->Get("undo.not_yours"));
	Ask(FlickLine(225000));
	EXPECT_EQ(Message(undo), texts_->Get("undo.barrier"));
	EXPECT_EQ(texts_->FailureCount(), 0u);
}

TEST_F(ServeMessages, NumbersWithoutANameAreShownAsNumbers)
{
	EXPECT_THAT(Message(R"({"request":"command","command":{"type":"place","player":0,"corner":4,)"
						R"("discs":[{"piece":0,"spot":{"x":210000,"y":210000}}]}})"),
		HasSubstr(": 4."));
	json tooMany = json::parse(R"({"request":"position","setup":{"players":2,"position":{}}})");
	tooMany["setup"]["position"]["discs"] =
		json::array_t(80, json{{"kind", "prophet"}, {"owner", 0}, {"place", "pool"}});
	EXPECT_EQ(Message(tooMany.dump()).find('['), std::string::npos);
	EXPECT_EQ(texts_->FailureCount(), 0u);
}

TEST_F(ServeMessages, AnAngleIsShownWithAllItsDecimals)
{
	Place();
	EXPECT_THAT(Message(FlickLine(-1)), HasSubstr("not -0.001°"));
	EXPECT_THAT(Message(FlickLine(360000)), HasSubstr("not 360.0°"));
}

TEST_F(ServeMessages, RangesAreThoseOfTheGame)
{
	const json tooManyPlayers = Error(R"({"request":"new","setup":{"players":5}})");
	EXPECT_EQ(tooManyPlayers.at("path"), "setup.players");
	EXPECT_EQ(tooManyPlayers.at("expected"), "2 to 4");
	EXPECT_EQ(Error(R"({"request":"new","setup":{"players":256}})").at("expected"), "2 to 4");
	const std::string generations = "1 to 4, with three players 1 to 3";
	for (const char* generation : {"5", "999", "-1"})
	{
		const json error = Error(R"({"request":"position","setup":{"players":2,"position":{"generation":)" +
			std::string(generation) + "}}}");
		EXPECT_EQ(error.at("path"), "setup.position.generation") << generation;
		EXPECT_EQ(error.at("expected"), generations) << generation;
	}
}

TEST_F(ServeMessages, ADamagedReplayIsDescribedInASentenceWithItsPlace)
{
	const std::string saved = Say(R"({"request":"save"})").at("replay").get<std::string>();
	const json error = Error(R"({"request":"load","replay":")" + saved.substr(0, saved.size() / 8 * 4) + "\"}");
	EXPECT_EQ(error.at("code"), "truncated");
	EXPECT_THAT(error.at("message").get<std::string>(), HasSubstr("The replay is incomplete"));
	EXPECT_THAT(error.at("message").get<std::string>(), HasSubstr("byte " + error.at("offset").dump()));
}

/// A practice game whose log is as long as a replay can hold but for `less` entries.
std::string LongGame(std::size_t less)
{
	flick::Setup setup;
	setup.practice = true;
	auto game = History<Rules>::Start(Rules{}, setup);
	EXPECT_TRUE(game.HasValue());
	while (game->Entries().size() + less < kMaxReplayEntries)
	{
		EXPECT_FALSE(static_cast<bool>(game->Submit(flick::ChooseGod{0, flick::GodSide::A})));
		EXPECT_EQ(game->Undo(0), UndoReason::None);
	}
	return EncodeText(EncodeReplay(*game, 0));
}

TEST_F(ServeMessages, AFullLogTakesNoMoreAndCanStillBeLoaded)
{
	const std::string choose = R"({"request":"command","command":{"type":"choose_god","player":0,"side":"a"}})";
	const std::string undo = R"({"request":"undo","player":0})";
	Ask(R"({"request":"load","replay":")" + LongGame(2) + "\"}");
	Ask(choose);
	Ask(undo);
	EXPECT_EQ(Error(choose).at("code"), "log_full");
	EXPECT_EQ(Error(undo).at("code"), "log_full");
	EXPECT_THAT(Message(choose), HasSubstr(std::to_string(kMaxReplayEntries)));
	const std::string saved = Say(R"({"request":"save"})").at("replay").get<std::string>();
	EXPECT_EQ(Say(R"({"request":"load","replay":")" + saved + "\"}").at("entries"), kMaxReplayEntries);
}

} // namespace
} // namespace faith::cli
