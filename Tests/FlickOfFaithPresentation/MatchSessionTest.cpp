#include "FlickOfFaithPresentation/MatchSession.h"

#include "FlickOfFaithAI/ReplayCheck.h"
#include "FlickOfFaithAI/SimpleBot.h"
#include "FlickOfFaithPresentation/ExactMatchTable.h"
#include "FlickOfFaithRules/ExactTable.h"
#include "Support/TestGame.h"

#include <gtest/gtest.h>

#include <memory>
#include <utility>
#include <vector>

namespace faith::flick::test
{
namespace
{

/// A table that reports when the test says so.
class PatientTable final : public MatchTable
{
public:
	void Begin(const GameState& state, Ticket ticket) override { begun.emplace_back(ticket, PlayExactly(state)); }
	void Cancel(Ticket ticket) override { cancelled.push_back(ticket); }
	std::uint32_t PhysicsVersion() const override { return kPhysicsVersion; }

	std::vector<std::pair<Ticket, Settled>> begun;
	std::vector<Ticket> cancelled;
};

/// A computer that answers at once.
class BotSeat final : public MatchSeat
{
public:
	BotSeat(std::unique_ptr<MatchSession>& session, std::uint64_t seed) : session_(session), bot_(seed) {}

	void Ask(const PlayerView& view, Ticket ticket) override
	{
		++asked;
		session_->Answer(ticket, bot_.Decide(Rules{}, view));
	}
	void Cancel(Ticket) override { ++cancelled; }

	int asked = 0;
	int cancelled = 0;

private:
	std::unique_ptr<MatchSession>& session_;
	SimpleBot bot_;
};

/// A seat that answers when the test says so.
class PatientSeat final : public MatchSeat
{
public:
	void Ask(const PlayerView& view, Ticket ticket) override
	{
		views.push_back(view);
		tickets.push_back(ticket);
	}
	void Cancel(Ticket ticket) override { cancelled.push_back(ticket); }

	std::vector<PlayerView> views;
	std::vector<Ticket> tickets;
	std::vector<Ticket> cancelled;
};

class MemoryStorage final : public MatchStorage
{
public:
	bool Save(std::span<const std::uint8_t> replay) override
	{
		kept.assign(replay.begin(), replay.end());
		++saves;
		return works;
	}

	std::vector<std::uint8_t> kept;
	int saves = 0;
	bool works = true;
};

class Witness final : public MatchListener
{
public:
	void OnEvents(std::span<const Event> told, const GameState& after) override
	{
		events.insert(events.end(), told.begin(), told.end());
		lastHash = HashOf(after);
	}
	void OnUndone(const GameState& after) override
	{
		++undone;
		lastHash = HashOf(after);
	}
	void OnTrouble(MatchTrouble trouble, const Refusal& refusal) override { troubles.emplace_back(trouble, refusal); }

	std::vector<Event> events;
	std::vector<std::pair<MatchTrouble, Refusal>> troubles;
	std::uint64_t lastHash = 0;
	int undone = 0;
};

/// A match of two players, both persons unless the test seats somebody else.
struct Hosted
{
	explicit Hosted(const Setup& setup = Study(2), bool patient = true)
		: exact([this](Ticket ticket, const Settled& settled, const physics::Recording&)
			  { session->Report(ticket, settled); }),
		  setup_(setup)
	{
		ports.table = patient ? static_cast<MatchTable*>(&table) : &exact;
		ports.storage = &storage;
		ports.listener = &witness;
	}

	void Begin(const Rules& rules = Rules{PlainCatalogue()})
	{
		auto started = MatchSession::Start(rules, setup_, ports);
		ASSERT_TRUE(started);
		session = std::move(*started);
		session->Release();
	}

	PieceId Place(Seat seat)
	{
		const PieceId disc = UnflickedProphets(session->State(), seat).Front();
		const CornerId corner = session->State().players[seat].corner;
		const Point spot = *FreeSpotInCloud(session->State(), corner, PieceKind::Prophet);
		EXPECT_FALSE(session->Submit(PlaceDiscs{seat, corner, {Placing{disc, spot}}}));
		return disc;
	}

	void PlaceAndFlick(Seat seat, std::int32_t power = 300)
	{
		const PieceId disc = Place(seat);
		EXPECT_FALSE(session->Submit(Flick{seat, {DiscAim{disc, Aim{225'000, power, 0}}}}));
	}

	PatientTable table;
	ExactMatchTable exact;
	MemoryStorage storage;
	Witness witness;
	MatchPorts ports;
	std::unique_ptr<MatchSession> session;

private:
	Setup setup_;
};

TEST(MatchSession, PlaysAWholeMatchOfComputersByItself)
{
	flick::Setup setup;
	setup.players = 4;
	setup.seed = 5;
	Hosted hosted(setup, false);
	std::vector<std::unique_ptr<BotSeat>> bots;
	for (std::size_t seat = 0; seat < 4; ++seat)
	{
		bots.push_back(std::make_unique<BotSeat>(hosted.session, seat + 1));
		hosted.ports.seats[seat] = bots.back().get();
	}
	auto started = MatchSession::Start(Rules{}, setup, hosted.ports);
	ASSERT_TRUE(started);
	hosted.session = std::move(*started);
	EXPECT_EQ(bots[0]->asked, 0) << "nothing happens before it is released";
	hosted.session->Release();
	EXPECT_TRUE(hosted.session->IsOver());
	EXPECT_TRUE(hosted.witness.troubles.empty());
	EXPECT_EQ(hosted.witness.lastHash, hosted.session->Match().StateHash());
	EXPECT_EQ(hosted.witness.events.size(), hosted.session->Match().AllEvents().size());
	const auto data = DecodeReplay<Rules>(hosted.storage.kept);
	ASSERT_TRUE(data);
	EXPECT_TRUE(VerifyMatch(Rules{}, *data).IsVerified());
	EXPECT_EQ(VerifyMatch(Rules{}, *data).physics.result, PhysicsResult::Verified);
}

TEST(MatchSession, WaitsForPersonsAndForTheTable)
{
	Hosted hosted;
	hosted.Begin();
	EXPECT_EQ(hosted.session->WaitsForPersons(), SeatBit(0));
	hosted.PlaceAndFlick(0);
	EXPECT_EQ(hosted.session->WaitsForPersons(), 0) << "the table has to report";
	ASSERT_EQ(hosted.table.begun.size(), 1u);
	hosted.session->Report(hosted.table.begun[0].first, hosted.table.begun[0].second);
	EXPECT_EQ(hosted.session->State().turn.active, 1);
	EXPECT_EQ(hosted.session->WaitsForPersons(), SeatBit(1));
}

TEST(MatchSession, DropsReportsThatComeTwiceOrFromElsewhere)
{
	Hosted hosted;
	hosted.Begin();
	hosted.session->Report(kNoTicket, Settled{});
	hosted.session->Report(7, Settled{});
	hosted.PlaceAndFlick(0);
	const auto [ticket, settled] = hosted.table.begun[0];
	hosted.session->Report(ticket + 1, Settled{});
	EXPECT_EQ(hosted.session->State().turn.active, 0);
	hosted.session->Report(ticket, settled);
	const std::uint64_t after = hosted.session->Match().StateHash();
	hosted.session->Report(ticket, settled);
	EXPECT_EQ(hosted.session->Match().StateHash(), after);
}

TEST(MatchSession, LetsNobodyPlayForAnother)
{
	PatientSeat other;
	Hosted hosted;
	hosted.ports.seats[1] = &other;
	hosted.Begin();
	EXPECT_EQ(hosted.session->Submit(Settled{}).code, Reason::NotYourTurn) << "the table's report is no person's";
	EXPECT_EQ(hosted.session->Submit(Keep{1}).code, Reason::NotYourTurn);
	EXPECT_EQ(hosted.session->Submit(Keep{9}).code, Reason::UnknownPlayer);
	hosted.PlaceAndFlick(0);
	hosted.session->Report(hosted.table.begun[0].first, hosted.table.begun[0].second);
	ASSERT_EQ(other.tickets.size(), 1u);
	hosted.session->Answer(other.tickets[0], Keep{0});
	ASSERT_EQ(hosted.witness.troubles.size(), 1u);
	EXPECT_EQ(hosted.witness.troubles[0].first, MatchTrouble::SeatRefused);
	EXPECT_EQ(other.tickets.size(), 2u) << "asked again";
}

// Rule 5.2
TEST(MatchSession, AsksAllSeatsOnceForAVote)
{
	PatientSeat first;
	PatientSeat second;
	auto setup = Study(3);
	setup.position->phase = StartPhase::Council;
	Hosted hosted(setup);
	hosted.ports.seats[1] = &first;
	hosted.ports.seats[2] = &second;
	hosted.Begin();
	ASSERT_EQ(first.tickets.size(), 1u);
	ASSERT_EQ(second.tickets.size(), 1u);
	hosted.session->Answer(second.tickets[0], Vote{2, Thumb::Up});
	EXPECT_FALSE(hosted.session->Submit(Vote{0, Thumb::Up}));
	EXPECT_EQ(first.tickets.size(), 1u) << "the question is still the same";
	EXPECT_TRUE(first.cancelled.empty());
	EXPECT_EQ(first.views[0].table.players[2].secretThumb, Thumb::Down);
	hosted.session->Answer(first.tickets[0], Vote{1, Thumb::Up});
	EXPECT_EQ(hosted.session->State().pending.Front().kind, DecisionKind::Place);
	EXPECT_TRUE(first.cancelled.empty());
}

TEST(MatchSession, TakesAnAllowedCommandForASeatThatNeverGivesOne)
{
	PatientSeat stubborn;
	Hosted hosted;
	hosted.ports.seats[0] = &stubborn;
	hosted.Begin();
	for (std::size_t i = 0; i < 3; ++i)
	{
		ASSERT_EQ(stubborn.tickets.size(), i + 1);
		hosted.session->Answer(stubborn.tickets.back(), Keep{0});
	}
	EXPECT_EQ(hosted.session->State().turn.discs.Size(), 1u) << "something was placed for it";
	ASSERT_EQ(hosted.witness.troubles.size(), 4u);
	EXPECT_EQ(hosted.witness.troubles.back().first, MatchTrouble::SeatReplaced);
	EXPECT_EQ(stubborn.tickets.size(), 4u) << "and it is asked how to flick it";
}

// Rule 6.7
TEST(MatchSession, LetsTheExactTableDecideWhenAReportCannotBeTrue)
{
	Hosted hosted;
	hosted.Begin();
	hosted.PlaceAndFlick(0);
	const auto [ticket, settled] = hosted.table.begun[0];
	hosted.session->Report(ticket, Settled{TableKind::Engine, {DiscRest{200, {}, kNoPiece, false}}});
	ASSERT_EQ(hosted.witness.troubles.size(), 1u);
	EXPECT_EQ(hosted.witness.troubles[0].first, MatchTrouble::TableRefused);
	EXPECT_EQ(hosted.witness.troubles[0].second.code, Reason::UnknownPiece);
	EXPECT_EQ(hosted.session->State().turn.active, 1);
	EXPECT_EQ(hosted.session->Match().LiveCommandAt(2), Command{settled});
}

// Rule 10.2
TEST(MatchSession, UndoCancelsWhatIsUnderWayAndAsksAnew)
{
	auto setup = Study(2);
	setup.practice = true;
	Hosted hosted(setup);
	hosted.Begin();
	const std::uint64_t before = hosted.session->Match().StateHash();
	hosted.PlaceAndFlick(0);
	const auto [ticket, settled] = hosted.table.begun[0];
	EXPECT_EQ(hosted.session->Undo(0), UndoReason::None);
	EXPECT_EQ(hosted.table.cancelled, std::vector<Ticket>{ticket});
	hosted.session->Report(ticket, settled);
	EXPECT_EQ(hosted.session->State().pending.Front().kind, DecisionKind::Flick) << "too late";
	EXPECT_EQ(hosted.session->Undo(0), UndoReason::None);
	EXPECT_EQ(hosted.session->Match().StateHash(), before);
	EXPECT_EQ(hosted.witness.lastHash, before);
	EXPECT_EQ(hosted.witness.undone, 2);
	EXPECT_EQ(hosted.session->Undo(0), UndoReason::NothingToUndo);
}

// Rule 10.2
TEST(MatchSession, WhoeverGaveTheLastCommandTakesItBack)
{
	auto setup = Study(3);
	setup.position->phase = StartPhase::Council;
	Hosted hosted(setup);
	hosted.Begin();
	const std::uint64_t before = hosted.session->Match().StateHash();
	EXPECT_FALSE(hosted.session->Submit(Vote{2, Thumb::Up}));
	EXPECT_FALSE(hosted.session->Submit(Vote{0, Thumb::Up}));
	EXPECT_EQ(hosted.session->UndoLast(), UndoReason::None);
	EXPECT_EQ(hosted.session->WaitsForPersons(), SeatBit(0) | SeatBit(1));
	EXPECT_EQ(hosted.session->UndoLast(), UndoReason::None);
	EXPECT_EQ(hosted.session->Match().StateHash(), before);
	EXPECT_EQ(hosted.witness.undone, 2);
	EXPECT_EQ(hosted.session->WhyNotUndoLast(), UndoReason::NothingToUndo);
	EXPECT_EQ(hosted.session->UndoLast(), UndoReason::NothingToUndo);
	EXPECT_EQ(hosted.witness.undone, 2);
}

// Rule 10.2
TEST(MatchSession, NobodyTakesBackAFlickOrWhatTheTableReported)
{
	Hosted hosted;
	hosted.Begin();
	hosted.Place(0);
	EXPECT_EQ(hosted.session->UndoLast(), UndoReason::None) << "placing a disc decides nothing";
	hosted.PlaceAndFlick(0);
	EXPECT_EQ(hosted.session->UndoLast(), UndoReason::Barrier) << "a flick";
	hosted.session->Report(hosted.table.begun[0].first, hosted.table.begun[0].second);
	const std::uint64_t after = hosted.session->Match().StateHash();
	EXPECT_EQ(hosted.session->UndoLast(), UndoReason::Barrier) << "its outcome";
	EXPECT_EQ(hosted.session->Match().StateHash(), after);
}

// Rule 10.2
TEST(MatchSession, APersonTakesNothingBackForAComputer)
{
	PatientSeat other;
	auto setup = Study(2);
	setup.practice = true;
	setup.position->activePlayer = 1;
	Hosted hosted(setup);
	hosted.ports.seats[1] = &other;
	hosted.Begin();
	const GameState& state = hosted.session->State();
	const PieceId disc = UnflickedProphets(state, 1).Front();
	const CornerId corner = state.players[1].corner;
	hosted.session->Answer(
		other.tickets[0], PlaceDiscs{1, corner, {Placing{disc, *FreeSpotInCloud(state, corner, PieceKind::Prophet)}}});
	ASSERT_EQ(state.pending.Front().kind, DecisionKind::Flick);
	EXPECT_EQ(hosted.session->UndoLast(), UndoReason::NotYours) << "in practice as well";
	EXPECT_EQ(state.pending.Front().kind, DecisionKind::Flick);
	EXPECT_EQ(hosted.witness.undone, 0);
}

TEST(MatchSession, ReadsASavedMatchAsFarAsItWasPlayed)
{
	Hosted hosted;
	hosted.Begin();
	hosted.Place(0);
	EXPECT_EQ(hosted.session->UndoLast(), UndoReason::None);
	hosted.PlaceAndFlick(0);
	const auto match = ReadMatch(Rules{PlainCatalogue()}, hosted.session->Save());
	ASSERT_TRUE(match);
	EXPECT_EQ(match->StateHash(), hosted.session->Match().StateHash());
	EXPECT_EQ(match->LiveCount(), 2u);
	EXPECT_EQ(match->Entries().size(), 4u) << "what was taken back is remembered";
	EXPECT_EQ(match->GetSetup(), hosted.session->Match().GetSetup());
	const auto unreadable = ReadMatch(Rules{PlainCatalogue()}, {});
	ASSERT_FALSE(unreadable);
	EXPECT_TRUE(unreadable.Error().file.has_value());
}

TEST(MatchSession, GoesOnWithASavedMatchAndPlaysAnOpenFlickAgain)
{
	Hosted hosted;
	hosted.Begin();
	hosted.PlaceAndFlick(0);
	EXPECT_EQ(hosted.storage.saves, 2);
	Hosted later;
	auto resumed = MatchSession::Resume(Rules{PlainCatalogue()}, hosted.storage.kept, later.ports);
	ASSERT_TRUE(resumed);
	later.session = std::move(*resumed);
	EXPECT_EQ(later.session->Match().StateHash(), hosted.session->Match().StateHash());
	EXPECT_TRUE(later.table.begun.empty());
	later.session->Release();
	ASSERT_EQ(later.table.begun.size(), 1u);
	EXPECT_EQ(later.table.begun[0].second, hosted.table.begun[0].second);
}

TEST(MatchSession, SaysWhyASavedMatchCannotGoOn)
{
	Hosted hosted;
	hosted.Begin();
	hosted.PlaceAndFlick(0);
	std::vector<std::uint8_t> broken = hosted.storage.kept;
	broken.resize(broken.size() / 2);
	const auto unreadable = MatchSession::Resume(Rules{PlainCatalogue()}, broken, hosted.ports);
	ASSERT_FALSE(unreadable);
	EXPECT_TRUE(unreadable.Error().file.has_value());
	// Under the real cards the same commands lead elsewhere.
	auto setup = Study(2);
	setup.position->phase = StartPhase::Council;
	Hosted other(setup);
	other.Begin();
	EXPECT_FALSE(other.session->Submit(Vote{0, Thumb::Up}));
	EXPECT_FALSE(other.session->Submit(Vote{1, Thumb::Up}));
	const auto data = DecodeReplay<Rules>(other.storage.kept);
	ASSERT_TRUE(data);
	auto changed = *data;
	changed.entries.push_back(changed.entries.back());
	changed.hashes.push_back(0);
	changed.hashes.erase(changed.hashes.end() - 2);
	const auto refused = MatchSession::Resume(Rules{PlainCatalogue()}, EncodeReplay(changed), other.ports);
	ASSERT_FALSE(refused);
	EXPECT_FALSE(refused.Error().file.has_value());
	EXPECT_EQ(refused.Error().rules.result, RulesResult::Refused);
}

TEST(MatchSession, AsksNothingNewWhileItIsHeld)
{
	Hosted hosted;
	hosted.Begin();
	hosted.session->Hold();
	hosted.PlaceAndFlick(0);
	EXPECT_TRUE(hosted.table.begun.empty());
	hosted.session->Release();
	EXPECT_EQ(hosted.table.begun.size(), 1u);
}

TEST(MatchSession, SaysWhenItCannotSaveAndGoesOn)
{
	Hosted hosted;
	hosted.storage.works = false;
	hosted.Begin();
	hosted.Place(0);
	ASSERT_EQ(hosted.witness.troubles.size(), 1u);
	EXPECT_EQ(hosted.witness.troubles[0].first, MatchTrouble::StorageFailed);
	EXPECT_EQ(hosted.session->State().pending.Front().kind, DecisionKind::Flick);
}

} // namespace
} // namespace faith::flick::test
