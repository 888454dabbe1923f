#include "FlickOfFaithCli/Shot/BoardPicture.h"

#include "FlickOfFaithCli/Shot/Layers.h"
#include "FlickOfFaithCli/Shot/Paper.h"

namespace faith::cli
{
namespace
{

std::string TitleOf(const flick::GameState& state, const flick::Wording& words)
{
	const text::TextTable& texts = words.Texts();
	return state.winner < state.players.Size()
		? texts.Format("cli.board.over", {{"player", words.Player(state, state.winner)}})
		: texts.Format("cli.board.generation", {{"generation", std::int64_t{state.generation}}});
}

std::string ScoresOf(const flick::GameState& state, const flick::Wording& words)
{
	std::string scores;
	for (flick::Seat seat = 0; seat < state.players.Size(); ++seat)
	{
		scores.append(scores.empty() ? "" : ", ");
		scores += words.Texts().Format("cli.board.score",
			{{"player", words.Player(state, seat)}, {"points", std::int64_t{state.players[seat].score}}});
	}
	return scores;
}

} // namespace

std::string BoardSvg(const flick::GameState& state, const flick::Wording& words)
{
	PlayedShot still;
	still.before = state;
	const std::string title = TitleOf(state, words);
	return paper::Picture(title,
		paper::Blank() + paper::PaleMat() + DiscLayer(still) + NumberLayer(still) + paper::TitleLine(title) +
			paper::PlayersLine(state, words) +
			paper::FittedLine(
				{paper::kWest, -paper::kHalf + 19'000}, ScoresOf(state, words), paper::kEast - paper::kWest));
}

} // namespace faith::cli
