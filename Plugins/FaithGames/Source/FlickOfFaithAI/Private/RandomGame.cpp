#include "FlickOfFaithAI/RandomGame.h"

#include "FaithKernel/History.h"
#include "FaithKernel/Replay.h"
#include "FaithKernel/ReplayVerify.h"
#include "FlickOfFaithAI/Invariants.h"
#include "FlickOfFaithAI/MatchRunner.h"
#include "FlickOfFaithAI/UnrulyTable.h"
#include "FlickOfFaithRules/ExactTable.h"

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

/// A running random game.
class Game
{
public:
	Game(History<Rules> history, std::uint64_t seed)
		: history_(std::move(history)), random_{seed}, table_(random_.Next()), unruly_(random_.Below(2) == 0)
	{
	}

	RandomGameReport Play();

private:
	std::string CheckNow(std::span<const Event> events);
	std::string CheckReplay() const;
	Command Next();

	History<Rules> history_;
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
	const auto data = DecodeReplay<Rules>(EncodeReplay(history_, 0));
	if (!data)
	{
		return "the replay cannot be read: " + Describe(data.Error());
	}
	const auto resumed = ResumeReplay(history_.GetRules(), *data);
	return resumed && resumed->State() == history_.State() ? "" : "the replay leads to another state";
}

Command Game::Next()
{
	const GameState& state = history_.State();
	if (state.pending.Front().kind == DecisionKind::Settle)
	{
		return unruly_ ? table_.Play(state) : PlayExactly(state);
	}
	const std::vector<Command> samples = SampleCommands(history_.GetRules(), state);
	return samples[random_.Below(static_cast<std::uint32_t>(samples.size()))];
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
		return Choose{player, AnyNumber<std::uint8_t>(random), AnyNumber<PieceId>(random), AnyPoint(random)};
	}
}

RandomGameReport PlayRandomGame(const Rules& rules, std::uint8_t players, std::uint64_t seed)
{
	Setup setup;
	setup.players = players;
	setup.seed = seed;
	auto history = History<Rules>::Start(rules, setup);
	if (!history)
	{
		return {"the set-up is refused: " + std::string(NameOf(history.Error().code)), 0, 0};
	}
	return Game(std::move(*history), seed).Play();
}

} // namespace faith::flick
