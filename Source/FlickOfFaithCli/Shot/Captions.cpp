#include "FlickOfFaithCli/Shot/Captions.h"

#include <cmath>

namespace faith::cli
{
namespace
{

constexpr double kPerMille = 1000.0;

std::int64_t Thousandths(double value)
{
	return std::llround(value * kPerMille);
}

/// Micrometres/s as mm/s.
std::int64_t SpeedOf(double micrometres)
{
	return std::llround(micrometres / kPerMille);
}

std::string TitleOf(const PlayedShot& shot, const text::TextTable& texts)
{
	if (shot.number == 0)
	{
		return texts.Get("cli.shot.position");
	}
	const auto flick = static_cast<std::int64_t>(shot.number);
	const auto flicks = static_cast<std::int64_t>(shot.count);
	return texts.Format(shot.isTried ? "cli.shot.tried" : "cli.shot.title", {{"flick", flick}, {"flicks", flicks}});
}

std::string LaunchOf(const PlayedShot& shot, const physics::Launch& launch, const flick::Wording& words)
{
	return words.Texts().Format(launch.spin == 0 ? "cli.shot.launch" : "cli.shot.launch.spin",
		{{"piece", words.Piece(shot.before, launch.piece, true)}, {"angle", words.FromThousandths(launch.angle)},
			{"speed", SpeedOf(launch.speed)}, {"spin", words.FromThousandths(launch.spin)}});
}

std::string OutcomeOf(const PlayedShot& shot, const flick::Wording& words)
{
	std::vector<std::string> left;
	for (const flick::DiscRest& rest : shot.settled.discs)
	{
		if (rest.left)
		{
			left.push_back(words.Piece(shot.before, rest.piece, true));
		}
	}
	const text::TextTable& texts = words.Texts();
	const std::string outcome = texts.Format("cli.shot.outcome",
		{{"milliseconds", Thousandths(shot.recording.Duration())},
			{"contacts", static_cast<std::int64_t>(shot.recording.Impacts().size())}});
	return left.empty() ? texts.Format("cli.shot.stayed", {{"outcome", outcome}})
						: texts.Format("cli.shot.left", {{"outcome", outcome}, {"pieces", words.List(left)}});
}

std::string ContactOf(
	const PlayedShot& shot, const physics::Impact& impact, std::size_t number, const flick::Wording& words)
{
	const text::TextTable& texts = words.Texts();
	const bool isWall = impact.second == physics::kNoBody;
	return texts.Format("cli.shot.contact",
		{{"number", static_cast<std::int64_t>(number)}, {"milliseconds", Thousandths(impact.time)},
			{"first", words.Piece(shot.before, impact.first, true)},
			{"second", isWall ? texts.Get("cli.shot.wall") : words.Piece(shot.before, impact.second, true)},
			{"speed", SpeedOf(impact.speed)}});
}

} // namespace

ShotCaption CaptionOf(const PlayedShot& shot, const flick::Wording& words)
{
	ShotCaption caption;
	caption.title = TitleOf(shot, words.Texts());
	for (const physics::Launch& launch : shot.before.launched.launches)
	{
		caption.launches.push_back(LaunchOf(shot, launch, words));
	}
	caption.outcome = OutcomeOf(shot, words);
	for (const physics::Impact& impact : shot.recording.Impacts())
	{
		caption.contacts.push_back(ContactOf(shot, impact, caption.contacts.size() + 1, words));
	}
	return caption;
}

} // namespace faith::cli
