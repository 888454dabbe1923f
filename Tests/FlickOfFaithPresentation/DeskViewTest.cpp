#include "FlickOfFaithPresentation/DeskView.h"

#include "Support/LawGame.h"
#include "Support/TestGame.h"

#include <gtest/gtest.h>

#include <cmath>

namespace faith::flick
{
namespace
{

using namespace test;

/// Texts are shown as their keys.
const text::TextTable kTexts{text::Language::English};

Desk DeskIn(const TestGame& game, Seat seat)
{
	Desk desk(game.GetRules(), seat);
	desk.Refresh(game.State());
	return desk;
}

// Rule 6.3
TEST(DeskView, TellsWhatIsAskedAndHow)
{
	const TestGame game(Study(2));
	const Wording words{kTexts, game.GetRules().Cards()};
	const Desk desk = DeskIn(game, game.Active());
	EXPECT_FALSE(PromptOf(words, desk).empty());
	EXPECT_EQ(HintOf(words, desk), "[match.hint.place]");
	EXPECT_EQ(AnswerLabelOf(words, desk), "[match.answer.place]");
	EXPECT_EQ(WhyNotOf(words, desk), "");
}

// Rule 6.6
TEST(DeskView, TellsHowLikelyAnAimEndsWhere)
{
	TestGame game(Study(2));
	const Wording words{kTexts, game.GetRules().Cards()};
	Desk desk = DeskIn(game, game.Active());
	EXPECT_TRUE(OddsOf(words, desk).empty());
	game.Do(*desk.Answer());
	desk.Refresh(game.State());
	EXPECT_TRUE(OddsOf(words, desk).empty()) << "nothing is aimed yet";
	EXPECT_EQ(LacksAimOf(words, desk), "[match.lacks_aim]");
	desk.Aiming().Strengthen(-1000);
	EXPECT_EQ(OddsOf(words, desk), std::vector<std::string>{"[match.odds.cloud]"});
	desk.Aiming().Strengthen(250);
	EXPECT_LE(OddsOf(words, desk).size(), 4u);
	desk.SetSight(AimSight::Direction);
	EXPECT_TRUE(OddsOf(words, desk).empty()) << "only the direction is to be seen";
}

TEST(DeskView, SaysWhatCanBeSeenWhileAiming)
{
	EXPECT_EQ(SightKey(AimSight::Proposed), "menu.sight.proposed");
	EXPECT_EQ(SightKey(AimSight::Nothing), "menu.sight.nothing");
}

TEST(DeskView, IsEmptyForThoseWhoAreNotAsked)
{
	const TestGame game(Study(2));
	const Wording words{kTexts, game.GetRules().Cards()};
	const Desk desk = DeskIn(game, static_cast<Seat>(1 - game.Active()));
	EXPECT_EQ(PromptOf(words, desk), "");
	EXPECT_EQ(HintOf(words, desk), "");
	EXPECT_EQ(AnswerLabelOf(words, desk), "");
	EXPECT_TRUE(ButtonsOf(words, desk).empty());
	EXPECT_TRUE(OutlinesOf(desk).empty());
}

// Rules 3.4, 6.3
TEST(DeskView, GodsAreChosenFromCards)
{
	flick::Setup setup;
	setup.players = 2;
	const TestGame choosing(setup);
	EXPECT_TRUE(AnswersAreCards(DeskIn(choosing, 0)));
	EXPECT_TRUE(OnlyButtonsAnswer(DeskIn(choosing, 0)));
	const TestGame placing(Study(2));
	EXPECT_FALSE(AnswersAreCards(DeskIn(placing, placing.Active())));
	EXPECT_FALSE(OnlyButtonsAnswer(DeskIn(placing, placing.Active())));
	// Who is not asked has nothing to answer.
	EXPECT_FALSE(AnswersAreCards(DeskIn(placing, static_cast<Seat>(1 - placing.Active()))));
	EXPECT_FALSE(OnlyButtonsAnswer(DeskIn(placing, static_cast<Seat>(1 - placing.Active()))));
}

// Rule 4.1
TEST(DeskView, AFlickOffIsAnsweredByFlicking)
{
	flick::Setup setup;
	setup.players = 2;
	TestGame game(setup);
	game.ChooseGods();
	const Wording words{kTexts, game.GetRules().Cards()};
	EXPECT_EQ(AnswerLabelOf(words, DeskIn(game, 0)), "[match.answer.flick]");
	EXPECT_EQ(HintOf(words, DeskIn(game, 0)), "[match.hint.commit_aim]");
}

// Rules 7.2, 7.5
TEST(DeskView, MarksTheIslandAndItsCity)
{
	TestGame game(Study(2));
	game.TurnEndingAt(City(0));
	const Wording words{kTexts, game.GetRules().Cards()};
	Desk desk = DeskIn(game, game.Active());
	const auto outlines = OutlinesOf(desk);
	ASSERT_EQ(outlines.size(), 2u);
	EXPECT_FALSE(outlines[0].isCity);
	EXPECT_TRUE(outlines[1].isCity);
	const TableSpot centre = SpotOf(City(0));
	for (const TableSpot& spot : outlines[1].points)
	{
		EXPECT_NEAR(std::hypot(spot.x - centre.x, spot.y - centre.y), board::kCityRadius / kMicrometres, 1e-9);
	}
	const auto buttons = ButtonsOf(words, desk);
	ASSERT_EQ(buttons.size(), 1u);
	EXPECT_TRUE(buttons[0].declines);
	EXPECT_FALSE(buttons[0].thumb);
	EXPECT_EQ(buttons[0].lasts, "");
	desk.MoveTo(SpotOf(City(2)));
	EXPECT_NE(WhyNotOf(words, desk), "");
}

// Rule 6.3
TEST(DeskView, TheCloudOfEveryCornerReachesIntoTheMat)
{
	for (const Seat seat : {Seat{0}, Seat{1}})
	{
		TestGame game(Study(2));
		while (game.Active() != seat)
		{
			game.TurnEndingAt(AtSea(0));
		}
		const auto outlines = OutlinesOf(DeskIn(game, seat));
		ASSERT_EQ(outlines.size(), 1u);
		const TableSpot corner = SpotOf(board::CornerPoint(game.State().players[seat].corner));
		for (const TableSpot& spot : outlines[0].points)
		{
			EXPECT_LE(std::abs(spot.x), std::abs(corner.x) + 1e-6);
			EXPECT_LE(std::abs(spot.y), std::abs(corner.y) + 1e-6);
		}
	}
}

// Rule 5.2
TEST(DeskView, AVotesButtonsShowTheLaws)
{
	flick::Setup council = Study(3);
	council.position->phase = StartPhase::Council;
	const TestGame game(council, Rules{});
	const Wording words{kTexts, game.GetRules().Cards()};
	const auto buttons = ButtonsOf(words, DeskIn(game, 1));
	ASSERT_EQ(buttons.size(), 2u);
	EXPECT_FALSE(buttons[0].card.empty());
	EXPECT_NE(buttons[0].card, buttons[1].card);
	EXPECT_FALSE(buttons[0].text.empty());
	EXPECT_FALSE(buttons[0].declines);
	for (const AnswerButton& button : buttons)
	{
		const EffectId upper = game.State().council.upper;
		ASSERT_TRUE(button.thumb);
		EXPECT_FALSE(button.lasts.empty());
		EXPECT_EQ(*button.thumb == Thumb::Up, button.card == words.Cards().Find(upper)->key);
	}
}

} // namespace
} // namespace faith::flick
