// Writes the replays in Corpus/Replay again: short random matches of 2 to 4 players and positions set up for study.
// Needed when the version of the rules changes, because readers refuse files of other versions. Call: MakeCorpus <folder>

#include "FaithKernel/Random.h"
#include "FaithKernel/Replay.h"
#include "FlickOfFaithRules/Board.h"
#include "FlickOfFaithRules/Rules.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

namespace
{

using namespace faith;
using namespace faith::flick;

/// A report of the table with some discs anywhere, or all where they are if no such report was allowed.
Command AnyRest(const Rules& rules, const GameState& state, Random& random)
{
	for (int attempt = 0; attempt < 50; ++attempt)
	{
		Settled settled;
		for (std::size_t i = 0; i < state.pieces.Size(); ++i)
		{
			if (state.pieces[i].place == Place::Map && random.Below(3) == 0)
			{
				const Point spot{random.Between(-board::kHalfMat, board::kHalfMat + 20'000),
					random.Between(-board::kHalfMat, board::kHalfMat)};
				const bool left = spot.x > board::kHalfMat;
				settled.discs.push_back(DiscRest{static_cast<PieceId>(i), spot, kNoPiece, left});
			}
		}
		if (!rules.Check(state, settled))
		{
			return settled;
		}
	}
	return Settled{};
}

/// Plays up to `length` random commands, now and then taken back.
History<Rules> PlaySome(const Setup& setup, int length)
{
	const Rules rules;
	History<Rules> history = *History<Rules>::Start(rules, setup);
	Random random{setup.seed};
	for (int i = 0; i < length; ++i)
	{
		const std::vector<Command> options = SampleCommands(rules, history.State());
		if (!options.empty())
		{
			static_cast<void>(history.Submit(options[random.Below(static_cast<std::uint32_t>(options.size()))]));
		}
		else
		{
			static_cast<void>(history.Submit(AnyRest(rules, history.State(), random)));
		}
		if (random.Below(8) == 0)
		{
			static_cast<void>(history.Undo(static_cast<std::uint8_t>(random.Below(setup.players))));
		}
	}
	return history;
}

/// A few discs on the map, one of them on the edge of the Navel.
Position AnyPosition(StartPhase phase)
{
	Position position;
	position.phase = phase;
	position.discs.push_back({PieceKind::Prophet, 0, Place::Map, Point{20'000, 10'000}, kNoPiece});
	position.discs.push_back({PieceKind::Temple, 0, Place::Map, Point{0, 150'000}, kNoPiece});
	position.discs.push_back({PieceKind::Prophet, 1, Place::Pool, Point{}, kNoPiece});
	return position;
}

void Save(const std::filesystem::path& path, const History<Rules>& history)
{
	const std::vector<std::uint8_t> bytes = EncodeReplay(history, 1);
	std::ofstream file(path, std::ios::binary);
	file.write(reinterpret_cast<const char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
}

} // namespace

int main(int argc, char** argv)
{
	if (argc != 2)
	{
		return 2;
	}
	const std::filesystem::path folder(argv[1]);
	for (const int length : {0, 4, 12, 24, 48, 96})
	{
		for (std::uint8_t players = 2; players <= 4; ++players)
		{
			Setup setup;
			setup.players = players;
			setup.seed = static_cast<std::uint64_t>(length) * 10 + players;
			setup.practice = length % 8 == 0;
			const std::string name = "match-" + std::to_string(players) + "-" + std::to_string(length) + ".replay";
			Save(folder / name, PlaySome(setup, length));
		}
	}
	for (std::size_t phase = 0; phase < kEnumCount<StartPhase>; ++phase)
	{
		Setup setup;
		setup.players = 3;
		setup.position = AnyPosition(static_cast<StartPhase>(phase));
		if (!History<Rules>::Start(Rules(), setup))
		{
			return 1;
		}
		Save(folder / ("position-" + std::string(kEnumNames<StartPhase>[phase]) + ".replay"), PlaySome(setup, 20));
	}
	return 0;
}
