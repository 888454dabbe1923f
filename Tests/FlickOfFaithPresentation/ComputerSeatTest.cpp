#include "FlickOfFaithPresentation/ComputerSeat.h"

#include "FlickOfFaithPresentation/ExactMatchTable.h"
#include "FlickOfFaithPresentation/LaterBackground.h"
#include "FlickOfFaithPresentation/MatchSession.h"
#include "FlickOfFaithRules/View.h"

#include <gtest/gtest.h>

#include <thread>

namespace faith::flick
{
namespace
{

class ThreadBackground final : public Background
{
public:
	~ThreadBackground() override { Join(); }

	void Run(std::function<void(Executor&)> work) override
	{
		threads_.emplace_back(
			[work = std::move(work)]
			{
				InlineExecutor here;
				work(here);
			});
	}

	void Join()
	{
		for (std::thread& thread : std::exchange(threads_, {}))
		{
			thread.join();
		}
	}

private:
	std::vector<std::thread> threads_;
};

struct Given
{
	Ticket ticket = kNoTicket;
	Command command;
	Thought thought = Thought::Whole;
};

class ComputerSeatTest : public testing::Test
{
protected:
	ComputerSeatTest()
	{
		flick::Setup setup;
		setup.players = 2;
		std::vector<Event> events;
		EXPECT_FALSE(rules.Begin(setup, state, events));
	}

	PlayerView View() const { return ViewFor(rules.Cards(), state, 0); }
	ComputerSeat::AnswerFunction Note()
	{
		return [this](Ticket ticket, const Command& command, Thought thought) {
			given.push_back({ticket, command, thought});
		};
	}

	Rules rules;
	GameState state;
	LaterBackground later;
	std::vector<Given> given;
	ComputerSeat seat{rules, *FindContestant("priest"), 7, later, Note(), 100};
};

TEST_F(ComputerSeatTest, AnswersWhenTheThoughtIsReady)
{
	seat.Ask(View(), 5);
	EXPECT_TRUE(seat.IsThinking());
	seat.Advance(50);
	EXPECT_TRUE(given.empty());
	later.WorkOff();
	EXPECT_TRUE(given.empty()) << "only a frame fetches it";
	seat.Advance(10);
	ASSERT_EQ(given.size(), 1u);
	EXPECT_EQ(given[0].ticket, 5u);
	EXPECT_EQ(given[0].thought, Thought::Whole);
	EXPECT_FALSE(rules.Check(state, given[0].command));
	EXPECT_FALSE(seat.IsThinking());
	seat.Advance(10);
	EXPECT_EQ(given.size(), 1u);
}

TEST_F(ComputerSeatTest, SaysWhenTheClockCutItShort)
{
	seat.Ask(View(), 5);
	seat.Advance(60);
	seat.Advance(60);
	later.WorkOff();
	seat.Advance(1);
	ASSERT_EQ(given.size(), 1u);
	EXPECT_EQ(given[0].thought, Thought::CutShort);
	EXPECT_FALSE(rules.Check(state, given[0].command)) << "what it had found is an answer all the same";
}

TEST_F(ComputerSeatTest, GivesNoAnswerToAWithdrawnQuestion)
{
	seat.Ask(View(), 5);
	seat.Cancel(5);
	EXPECT_FALSE(seat.IsThinking());
	seat.Ask(View(), 6);
	EXPECT_EQ(later.waiting.size(), 1u) << "one thought at a time";
	later.WorkOff();
	seat.Advance(1);
	EXPECT_TRUE(given.empty());
	EXPECT_EQ(later.waiting.size(), 1u);
	later.WorkOff();
	seat.Advance(1);
	ASSERT_EQ(given.size(), 1u);
	EXPECT_EQ(given[0].ticket, 6u);
	EXPECT_EQ(given[0].thought, Thought::Whole) << "the time of the other is not counted";
}

TEST_F(ComputerSeatTest, MayGoWhileItsThoughtIsStillAtWork)
{
	{
		ComputerSeat gone(rules, *FindContestant("priest"), 7, later, Note());
		gone.Ask(View(), 5);
	}
	later.WorkOff();
	EXPECT_TRUE(given.empty());
}

/// A match of two priests on the exact table, played by frames until it is over.
class PriestMatch final : public MatchListener
{
public:
	PriestMatch(Background& background, std::int32_t limit)
	{
		const auto answer = [this](Ticket ticket, const Command& command, Thought thought)
		{ session->Answer(ticket, command, thought); };
		MatchPorts ports;
		for (std::size_t i = 0; i < 2; ++i)
		{
			const Contestant& priest = *FindContestant("acolyte");
			seats[i] = std::make_unique<ComputerSeat>(Rules{}, priest, i, background, answer, limit);
			ports.seats[i] = seats[i].get();
		}
		ports.table = &table;
		ports.listener = this;
		flick::Setup setup;
		setup.players = 2;
		setup.seed = 3;
		session = std::move(*MatchSession::Start(Rules{}, setup, ports));
		session->Release();
	}

	void OnEvents(std::span<const Event>, const GameState&) override {}
	void OnUndone(const GameState&) override {}
	void OnTrouble(MatchTrouble trouble, const Refusal& refusal) override { troubles.emplace_back(trouble, refusal); }

	void Frame(std::int32_t milliseconds)
	{
		for (const auto& seat : seats)
		{
			seat->Advance(milliseconds);
		}
	}

	std::unique_ptr<MatchSession> session;
	ExactMatchTable table{
		[this](Ticket ticket, const Settled& outcome, const physics::Recording&) { session->Report(ticket, outcome); }};
	std::array<std::unique_ptr<ComputerSeat>, 2> seats;
	std::vector<std::pair<MatchTrouble, Refusal>> troubles;
};

TEST(ComputerSeatMatchTest, IsTheSameOnThreadsAndAtOnce)
{
	LaterBackground later;
	PriestMatch atOnce(later, ComputerSeat::kDefaultLimit);
	while (!atOnce.session->IsOver())
	{
		later.WorkOff();
		atOnce.Frame(1);
	}
	ThreadBackground threads;
	PriestMatch threaded(threads, ComputerSeat::kDefaultLimit);
	while (!threaded.session->IsOver())
	{
		threads.Join();
		threaded.Frame(1);
	}
	EXPECT_EQ(HashOf(atOnce.session->State()), HashOf(threaded.session->State()));
	EXPECT_TRUE(atOnce.troubles.empty());
	EXPECT_TRUE(threaded.troubles.empty());
}

TEST(ComputerSeatMatchTest, TellsTheMatchThatTheClockStruck)
{
	LaterBackground later;
	PriestMatch match(later, 10);
	match.Frame(10);
	later.WorkOff();
	match.Frame(0);
	ASSERT_FALSE(match.troubles.empty());
	EXPECT_EQ(match.troubles[0].first, MatchTrouble::SeatCutShort);
	EXPECT_EQ(match.troubles[0].second.details[0], 0) << "the seat";
}

} // namespace
} // namespace faith::flick
