#include "Sound/FlickSoundNames.h"

#include <variant>

namespace
{
struct FFlickSoundName
{
	std::string_view operator()(const faith::flick::GodsRevealed&) const { return "card"; }
	std::string_view operator()(const faith::flick::LawsDrawn&) const { return "card"; }
	std::string_view operator()(const faith::flick::LawEnacted&) const { return "gong"; }
	std::string_view operator()(const faith::flick::TurnBegan&) const { return "turn"; }
	std::string_view operator()(const faith::flick::TempleBuilt&) const { return "temple"; }
	std::string_view operator()(const faith::flick::Scored& Event) const { return Event.points > 0 ? "score" : "loss"; }
	std::string_view operator()(const faith::flick::WorshipBegan&) const { return "gong"; }
	std::string_view operator()(const faith::flick::GameEnded&) const { return "win"; }
	template <class Other>
	std::string_view operator()(const Other&) const
	{
		return {};
	}
};
} // namespace

std::string_view FlickSoundNames::Of(const faith::flick::Event& Event)
{
	return std::visit(FFlickSoundName{}, Event);
}
