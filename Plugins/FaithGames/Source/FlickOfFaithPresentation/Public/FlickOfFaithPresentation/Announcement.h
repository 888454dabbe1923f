#pragma once

#include "FlickOfFaithPresentation/BoardView.h"
#include "FlickOfFaithPresentation/ShotPlayback.h"
#include "FlickOfFaithRules/Events.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// What everybody should notice: banners for great moments, sounds for small ones.
namespace faith::flick
{

enum class BannerKind : std::uint8_t
{
	Generation,
	Votes,
	Law,
	Phase,
};

struct Banner
{
	BannerKind kind = BannerKind::Phase;
	std::string title;
	std::string text;     ///< may be empty
	std::string_view law; ///< key of the law it is about

	/// How somebody voted.
	struct Voter
	{
		std::string name;
		Colour colour;
		bool isUp = false;
	};
	std::vector<Voter> votes; ///< by seat
};

/// Nothing for what needs no banner. `shown` is what the players see with the event, not what may follow at once.
[[nodiscard]] FLICKOFFAITHPRESENTATION_API std::optional<Banner> BannerOf(
	const MatchWords& words, const Event& event, const GameState& shown);

/// The sound of an event, named like its file; empty for a silent one.
[[nodiscard]] FLICKOFFAITHPRESENTATION_API std::string_view SoundOf(const Event& event);

/// Something to be heard now.
struct SoundCue
{
	std::string_view name;
	double strength = 0.0; ///< 0 to 1
};

/// What a flick sounds like as it is shown: the finger, the way over the mat, wood on wood as loud as it strikes. Reads no clock.
class ShotSounds
{
public:
	/// Once a frame, with the flick under way, or nothing, and the seconds since its launch.
	[[nodiscard]] FLICKOFFAITHPRESENTATION_API std::vector<SoundCue> Advance(const ShotPlayback* shot, double seconds);

private:
	bool isRunning_ = false;
	std::size_t heard_ = 0; ///< impacts
};

} // namespace faith::flick

namespace faith
{

template <>
inline constexpr auto kEnumNames<flick::BannerKind> = std::to_array<std::string_view>(
	{"generation", "votes", "law", "phase"});

} // namespace faith
