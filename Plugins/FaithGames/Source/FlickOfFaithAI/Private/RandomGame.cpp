#include "FlickOfFaithAI/RandomGame.h"

#include "FaithKernel/History.h"
#include "FaithKernel/Replay.h"
#include "FaithKernel/ReplayVerify.h"
#include "FlickOfFaithAI/Invariants.h"
#include "FlickOfFaithAI/MatchRunner.h"
#include "FlickOfFaithAI/ReplayCheck.h"
#include "FlickOfFaithAI/UnrulyTable.h"
#include "FlickOfFaithRules/ExactTable.h"
#include "Picking.h"

#include <algorithm>
#include <bit>
#include <limits>
#include <utility>
#include <vector>

namespace faith::flick
{

namespace
{

/// Mostly small numbers, some at the limits of their type.
template <class T>
T AnyNumber(Random& random)
{
	const std::uint32_t lot = random.Below(8);
	if (lot == 0)
	{
		return static_cast<T>(random.Next());
	}
	return lot == 1 ? (std::numeric_limits<T>::max)() : static_cast<T>(random.Below(60));
}

Point AnyPoint(Random& random)
{
	if (random.Below(4) == 0)
	{
		return Point{AnyNumber<std::int32_t>(random), AnyNumber<std::int32_t>(random)};
	}
	return Point{random.Between(-260'000, 260'000), random.Between(-260'000, 260'000)};
}

Aim AnyAim(Random& random)
{
	return Aim{random.Between(-10, 360'010), random.Between(-1, 1002), random.Between(-1002, 1002)};
}

Settled AnyReport(Random& random)
{
	Settled settled;
	settled.table = random.Below(2) == 0 ? TableKind::Exact : TableKind::Engine;
	for (std::uint32_t i = random.Below(70); i > 0; --i)
	{
		const PieceId below = random.Below(3) == 0 ? AnyNumber<PieceId>(random) : kNoPiece;
		settled.discs.push_back(DiscRest{AnyNumber<PieceId>(random), AnyPoint(random), below, random.Below(4) == 0});
	}
	return settled;
}

Seat FirstSeatOf(std::uint8_t seats)
{
	return static_cast<Seat>(std::countr_zero(seats));
}

void NoteLaws(std::span<const Event> events, RandomGameReport& report)
{
	for (const Event& event : events)
	{
		if (const auto* enacted = std::get_if<LawEnacted>(&event))
		{
			report.laws.push_back(enacted->law);
		}
	}
}

/// A running random game.
class Game
{
public:
	Game(History<Rules> history, const RandomGamePlan& plan)
		: history_(std::move(history)), plan_(plan), random_{plan.setup.seed}, table_(random_.Next()),
		  unruly_(random_.Below(2) == 0)
	{
		unruly_ = plan.table == RandomGameTable::ByLot ? unruly_ : plan.table == RandomGameTable::Unruly;
	}

	RandomGameReport Play();

private:
	std::string CheckNow(std::span<const Event> events);
	std::string CheckReplay() const;
	Command Next();
	bool IsWanted(EffectId law) const;

	History<Rules> history_;
	const RandomGamePlan& plan_;
	Random random_;
	UnrulyTable table_;
	bool unruly_;
	LedgerWatch ledger_;
};

RandomGameReport Game::Play()
{
	RandomGameReport report;
	report.broken = CheckNow(history_.BeginEvents());
	while (report.broken.empty() && history_.State().step != Step::GameOver)
	{
		const Command command = Next();
		if (const Refusal refusal = history_.Submit(command))
		{
			report.broken = "refused: " + std::string(NameOf(refusal.code));
			break;
		}
		report.broken = CheckNow(history_.Events(history_.LiveCount() - 1));
		NoteLaws(history_.Events(history_.LiveCount() - 1), report);
		if (report.broken.empty() && history_.LiveCount() > kMostCommands)
		{
			report.broken = "the game does not end";
		}
	}
	if (report.broken.empty())
	{
		report.broken = CheckReplay();
	}
	report.commands = history_.LiveCount();
	report.hash = history_.StateHash();
	return report;
}

std::string Game::CheckNow(std::span<const Event> events)
{
	const GameState& state = history_.State();
	if (std::string broken = ledger_.Follow(events, state); !broken.empty())
	{
		return broken;
	}
	if (std::string broken = BrokenInvariant(history_.GetRules(), state); !broken.empty())
	{
		return broken;
	}
	return BrokenRefusal(history_.GetRules(), state, AnyCommand(random_, state));
}

std::string Game::CheckReplay() const
{
	const auto data = DecodeReplay<Rules>(EncodeReplay(history_, unruly_ ? 0 : kPhysicsVersion));
	if (!data)
	{
		return "the replay cannot be read: " + Describe(data.Error());
	}
	const auto resumed = ResumeReplay(history_.GetRules(), *data);
	if (!resumed || !(resumed->State() == history_.State()))
	{
		return "the replay leads to another state";
	}
	const MatchVerdict verdict = VerifyMatch(history_.GetRules(), *data);
	const bool sure = verdict.IsVerified() && (unruly_ || verdict.physics.result == PhysicsResult::Verified);
	return sure ? "" : "the replay does not verify";
}

bool Game::IsWanted(EffectId law) const
{
	return std::find(plan_.wanted.begin(), plan_.wanted.end(), law) != plan_.wanted.end();
}

Command Game::Next()
{
	const GameState& state = history_.State();
	if (state.pending.Front().kind == DecisionKind::Settle)
	{
		return unruly_ ? table_.Play(state) : PlayExactly(state);
	}
	if (state.pending.Front().kind == DecisionKind::Vote &&
		(IsWanted(state.council.upper) || IsWanted(state.council.lower)))
	{
		const Thumb thumb = IsWanted(state.council.upper) ? Thumb::Up : Thumb::Down;
		return Vote{FirstSeatOf(state.pending.Front().waitingFor), thumb};
	}
	const std::vector<Command> samples = SampleCommands(history_.GetRules(), state);
	return PickByLot(random_, samples);
}

} // namespace

Command AnyCommand(Random& random, const GameState& state)
{
	const bool known = random.Below(4) != 0;
	const auto player = known ? static_cast<Seat>(random.Below(static_cast<std::uint32_t>(state.PlayerCount())))
							  : AnyNumber<Seat>(random);
	switch (random.Below(10))
	{
	case 0:
		return ChooseGod{player, random.Below(2) == 0 ? GodSide::A : GodSide::B};
	case 1:
		return CommitAim{player, AnyPoint(random), AnyAim(random)};
	case 2:
		return Vote{player, random.Below(2) == 0 ? Thumb::Up : Thumb::Down};
	case 3:
	{
		PlaceDiscs place{player, static_cast<CornerId>(random.Below(6)), {}};
		place.discs.Resize(random.Below(3));
		for (Placing& placing : place.discs)
		{
			placing = Placing{AnyNumber<PieceId>(random), AnyPoint(random)};
		}
		return place;
	}
	case 4:
	{
		Flick flick{player, {}};
		flick.launches.Resize(random.Below(3));
		for (DiscAim& launch : flick.launches)
		{
			launch = DiscAim{AnyNumber<PieceId>(random), AnyAim(random)};
		}
		return flick;
	}
	case 5:
		return AnyReport(random);
	case 6:
		return Keep{player};
	case 7:
		return BuildTemple{player, AnyNumber<PieceId>(random), AnyNumber<PieceId>(random), AnyPoint(random)};
	case 8:
		return DoneBuilding{player};
	default:
		return Choose{player, static_cast<std::uint8_t>(random.Below(7)), AnyNumber<PieceId>(random), AnyPoint(random),
			random.Between(-10, 360'010)};
	}
}

RandomGameReport PlayRandomGame(const Rules& rules, const RandomGamePlan& plan)
{
	auto history = History<Rules>::Start(rules, plan.setup);
	if (!history)
	{
		RandomGameReport report;
		report.broken = "the set-up is refused: " + std::string(NameOf(history.Error().code));
		return report;
	}
	return Game(std::move(*history), plan).Play();
}

RandomGameReport PlayRandomGame(const Rules& rules, std::uint8_t players, std::uint64_t seed)
{
	RandomGamePlan plan;
	plan.setup.players = players;
	plan.setup.seed = seed;
	return PlayRandomGame(rules, plan);
}

} // namespace faith::flick
