#include "FlickOfFaithPresentation/Stage.h"

#include "FlickOfFaithAI/SimpleBot.h"
#include "FlickOfFaithPresentation/ExactMatchTable.h"
#include "FlickOfFaithPresentation/MatchSession.h"
#include "FlickOfFaithPresentation/MatchStatus.h"
#include "FlickOfFaithRules/View.h"

#include <gtest/gtest.h>

namespace faith::flick
{
namespace
{

/// A match of two simple bots on a stage.
class StagedMatch final : public MatchListener
{
public:
	explicit StagedMatch(std::uint64_t seed)
	{
		MatchPorts ports;
		for (std::size_t i = 0; i < 2; ++i)
		{
			seats_[i] = std::make_unique<BotSeat>(*this, seed + i);
			ports.seats[i] = seats_[i].get();
		}
		ports.table = &table_;
		ports.listener = this;
		flick::Setup setup;
		setup.players = 2;
		setup.seed = seed;
		session = std::move(*MatchSession::Start(Rules{}, setup, ports));
		stage.Attach(session.get());
		session->Release();
	}

	void OnEvents(std::span<const Event> events, const GameState& after) override
	{
		happened += events.size();
		stage.OnEvents(events, after);
	}
	void OnUndone(const GameState& after) override { stage.OnUndone(after); }
	void OnTrouble(MatchTrouble, const Refusal&) override { ADD_FAILURE() << "trouble"; }

	std::size_t happened = 0;
	std::size_t shown = 0;
	std::vector<std::int32_t> scores = std::vector<std::int32_t>(kMaxPlayers, 0);
	Stage stage{[this](const Event& event, const GameState&)
		{
			++shown;
			if (const auto* scored = std::get_if<Scored>(&event))
			{
				scores[scored->player] += scored->points;
				EXPECT_EQ(stage.Shown().players[scored->player].score, scores[scored->player]);
			}
		}};
	std::unique_ptr<MatchSession> session;

private:
	struct BotSeat final : MatchSeat
	{
		BotSeat(StagedMatch& owner, std::uint64_t seed) : match(owner), bot(seed) {}
		void Ask(const PlayerView& view, Ticket ticket) override
		{
			match.session->Answer(ticket, bot.Decide(Rules{}, view));
		}
		void Cancel(Ticket) override {}
		StagedMatch& match;
		SimpleBot bot;
	};

	ExactMatchTable table_{[this](Ticket ticket, const Settled& settled, const physics::Recording& recording)
		{ stage.PlayShot(ticket, settled, recording); }};
	std::array<std::unique_ptr<BotSeat>, 2> seats_;
};

TEST(Stage, ShowsEveryEventOfAMatchInOrderAndEndsWithTheSameState)
{
	StagedMatch match(7);
	int frames = 0;
	while (!(match.session->IsOver() && match.stage.IsCaughtUp()) && frames < 200'000)
	{
		match.stage.Advance(16.0, 1.0);
		++frames;
	}
	EXPECT_TRUE(match.session->IsOver());
	EXPECT_EQ(match.shown, match.happened);
	EXPECT_EQ(match.stage.Shown(), match.session->State());
	EXPECT_GT(frames, 60 * 60) << "one could follow it";
}

TEST(Stage, NobodyMovesWhileSomethingIsStillToBeSeen)
{
	StagedMatch match(7);
	for (int i = 0; i < 3000 && !match.session->IsOver(); ++i)
	{
		const std::size_t before = match.session->Match().LiveCount();
		const bool isBehind = !match.stage.IsCaughtUp() && match.stage.Shot() == nullptr;
		match.stage.Advance(1.0, 1.0);
		if (isBehind && !match.stage.IsCaughtUp() && match.stage.Shot() == nullptr)
		{
			EXPECT_EQ(match.session->Match().LiveCount(), before);
		}
	}
}

TEST(Stage, FasterMeansFewerFramesAndTheSameMatch)
{
	const auto framesAt = [](double speed)
	{
		StagedMatch match(9);
		int frames = 0;
		while (!(match.session->IsOver() && match.stage.IsCaughtUp()))
		{
			match.stage.Advance(16.0, speed);
			++frames;
		}
		return std::pair(frames, HashOf(match.session->State()));
	};
	const auto normal = framesAt(1.0);
	const auto fast = framesAt(8.0);
	EXPECT_LT(fast.first * 4, normal.first);
	EXPECT_EQ(fast.second, normal.second);
}

TEST(Stage, SkippingLeadsToTheEndWithoutAnyTime)
{
	StagedMatch match(11);
	for (int i = 0; i < 20'000 && !(match.session->IsOver() && match.stage.IsCaughtUp()); ++i)
	{
		match.stage.SkipOne();
	}
	EXPECT_TRUE(match.session->IsOver());
	EXPECT_EQ(match.stage.Shown(), match.session->State());
}

TEST(Stage, ShowsPhasesWhenTheyBegin)
{
	GameState shown;
	ShowEvent(GenerationBegan{3, 1}, GameState{}, shown);
	EXPECT_EQ(shown.generation, 3);
	EXPECT_EQ(shown.firstPlayer, 1);
	ShowEvent(WorshipBegan{3}, GameState{}, shown);
	EXPECT_EQ(StatusOf(StandardCatalogue(), shown).phase, MatchPhase::Worship);
}

// Rules 3.7, 4.1, 5.3
TEST(Stage, NobodyIsShownToHaveAnsweredOnceTheAnswersAreOpen)
{
	for (const Event& event : {Event(GodsRevealed{}), Event(VotesRevealed{}), Event(Launched{})})
	{
		GameState shown;
		shown.players.Resize(2);
		shown.players[1].committed = true;
		ShowEvent(Committed{}, GameState{}, shown);
		EXPECT_TRUE(shown.players[1].committed);
		ShowEvent(event, GameState{}, shown);
		EXPECT_FALSE(shown.players[1].committed);
	}
}

TEST(Stage, EventsThatNeedNoLookTakeNoTime)
{
	EXPECT_EQ(ShowTimeOf(TurnEnded{}), 0);
	EXPECT_EQ(ShowTimeOf(Committed{}), 0);
	EXPECT_GT(ShowTimeOf(Scored{}), 0);
	EXPECT_GT(ShowTimeOf(LawEnacted{}), ShowTimeOf(Scored{}));
}

} // namespace
} // namespace faith::flick
