#include "FlickOfFaithCli/Shot/Layers.h"
#include "FlickOfFaithCli/Svg.h"

#include <algorithm>
#include <cmath>
#include <string_view>
#include <vector>

namespace faith::cli
{
namespace
{

using physics::Impact;
using physics::Point;
using physics::Vector;
using svg::Element;
using svg::Join;
using svg::Mm;
using svg::Place;

/// A round spot that labels keep away from; micrometres.
struct Occupied
{
	Vector centre;
	double radius = 0.0;
	/// What it costs to cover all of it.
	double cost = 0.0;
};

std::int32_t StarRadius(const Impact& impact)
{
	constexpr double kHardest = 2.0e6; // a prophet at 2 m/s that stops
	const double share = (std::min)(1.0, impact.impulse / kHardest);
	return static_cast<std::int32_t>(1'500.0 + 3'900.0 * std::sqrt(share));
}

/// Contacts of the same two in the same place, which share a label.
struct Meeting
{
	const Impact* first = nullptr;
	std::int32_t radius = 0; ///< of the largest star
	std::vector<std::size_t> numbers;
};

bool IsAgain(const Impact& impact, const Meeting& meeting)
{
	constexpr double kSamePlace = 1'500.0;
	const Impact& first = *meeting.first;
	const bool isSamePair = (impact.first == first.first && impact.second == first.second) ||
		(impact.first == first.second && impact.second == first.first);
	return isSamePair && std::hypot(impact.where.x - first.where.x, impact.where.y - first.where.y) < kSamePlace;
}

std::vector<Meeting> MeetingsOf(const PlayedShot& shot)
{
	std::vector<Meeting> meetings;
	std::size_t number = 0;
	for (const Impact& impact : shot.recording.Impacts())
	{
		auto found = std::find_if(
			meetings.begin(), meetings.end(), [&](const Meeting& meeting) { return IsAgain(impact, meeting); });
		if (found == meetings.end())
		{
			meetings.push_back({&impact, 0, {}});
			found = meetings.end() - 1;
		}
		found->radius = (std::max)(found->radius, StarRadius(impact));
		found->numbers.push_back(++number);
	}
	return meetings;
}

/// Such as "2, 4-9"; cut short when there are many.
std::string NumbersText(const std::vector<std::size_t>& numbers)
{
	constexpr std::size_t kLongest = 6;
	std::string text;
	for (std::size_t i = 0; i < numbers.size(); ++i)
	{
		if (text.size() > kLongest)
		{
			return text + " ...";
		}
		std::size_t last = i;
		while (last + 1 < numbers.size() && numbers[last + 1] == numbers[last] + 1)
		{
			++last;
		}
		text += (i == 0 ? "" : ", ") + std::to_string(numbers[i]);
		text += last == i ? "" : "-" + std::to_string(numbers[last]);
		i = last;
	}
	return text;
}

constexpr double kLabelHalfHeight = 3'200.0;

double LabelHalfWidth(std::string_view text)
{
	constexpr double kPerLetter = 1'650.0;
	return (std::max)(kLabelHalfHeight, 1'000.0 + kPerLetter * static_cast<double>(text.size()));
}

/// What a label there would cover.
double Cost(Vector spot, double halfWidth, const std::vector<Occupied>& taken)
{
	double cost = 0.0;
	for (const Occupied& each : taken)
	{
		const double beside = (std::max)(0.0, std::fabs(spot.x - each.centre.x) - halfWidth + kLabelHalfHeight);
		const double overlap = kLabelHalfHeight + each.radius - std::hypot(beside, spot.y - each.centre.y);
		cost += overlap > 0.0 ? each.cost * (std::min)(1.0, overlap / (2.0 * kLabelHalfHeight)) : 0.0;
	}
	return cost;
}

/// The spot near a star that covers least, the nearest of equal ones.
Vector FreeSpot(const Meeting& meeting, double halfWidth, const std::vector<Occupied>& taken)
{
	constexpr int kDirections = 16;
	constexpr int kRings = 6;
	const Vector star = meeting.first->where;
	Vector best = star;
	double lowest = 1e9;
	for (int ring = 0; ring < kRings; ++ring)
	{
		for (int i = 0; i < kDirections; ++i)
		{
			const Vector unit = physics::UnitVector(physics::kFullTurn / kDirections * i);
			const double away = meeting.radius + kLabelHalfHeight + ring * 3'000.0;
			const Vector spot{star.x + unit.x * (away + halfWidth - kLabelHalfHeight), star.y + unit.y * away};
			const double cost = Cost(spot, halfWidth, taken) + ring * 0.35;
			if (cost < lowest)
			{
				lowest = cost;
				best = spot;
			}
		}
	}
	return best;
}

std::string Ghost(const PlayedShot& shot, std::uint8_t piece, double time)
{
	const physics::Pose pose = shot.recording.PoseAt(piece, time);
	const flick::Piece& before = shot.before.pieces[piece];
	const Vector lay{static_cast<double>(before.position.x), static_cast<double>(before.position.y)};
	const Point centre = PointAt(pose.moved ? pose.position : lay);
	return Element("circle", {{"cx", Mm(centre.x)}, {"cy", Mm(-centre.y)}, {"r", Mm(RowOf(before.kind).radius)}});
}

std::string Label(Point star, Point spot, const std::string& text)
{
	constexpr auto kHeight = static_cast<std::int32_t>(kLabelHalfHeight);
	const auto halfWidth = static_cast<std::int32_t>(LabelHalfWidth(text));
	return Element("path",
			   {{"d", Join({"M", Place(star), " ", Place(spot)})}, {"stroke", "#13242e"}, {"stroke-width", ".5"}}) +
		Element("rect",
			{{"x", Mm(spot.x - halfWidth)}, {"y", Mm(-spot.y - kHeight)}, {"width", Mm(2 * halfWidth)},
				{"height", Mm(2 * kHeight)}, {"rx", Mm(kHeight)}, {"fill", "#13242e"}}) +
		Join({"<text x=\"", Mm(spot.x), "\" y=\"", Mm(-spot.y + 1'850),
			"\" font-size=\"5.2\" font-weight=\"bold\" text-anchor=\"middle\" fill=\"#fff\">", text, "</text>\n"});
}

std::string Labels(const PlayedShot& shot, std::vector<Occupied> taken)
{
	std::string labels;
	for (const Meeting& meeting : MeetingsOf(shot))
	{
		const std::string text = NumbersText(meeting.numbers);
		const double halfWidth = LabelHalfWidth(text);
		const Vector spot = FreeSpot(meeting, halfWidth, taken);
		taken.push_back({spot, halfWidth, 10.0});
		labels += Label(PointAt(meeting.first->where), PointAt(spot), text);
	}
	return labels;
}

/// Stars are not covered, nor the numbers of discs; discs only if there is no other place.
std::vector<Occupied> TakenBefore(const PlayedShot& shot)
{
	std::vector<Occupied> taken;
	const auto pieces = PiecesAfter(shot);
	for (std::size_t i = 0; i < pieces.Size(); ++i)
	{
		if (IsDiscOnMap(shot.before.pieces[i]))
		{
			const Vector centre{static_cast<double>(pieces[i].position.x), static_cast<double>(pieces[i].position.y)};
			taken.push_back({centre, static_cast<double>(RowOf(pieces[i].kind).radius), 1.0});
			taken.push_back({centre, 5'000.0, 3.0});
		}
	}
	for (const Impact& impact : shot.recording.Impacts())
	{
		taken.push_back({impact.where, static_cast<double>(StarRadius(impact)), 6.0});
	}
	return taken;
}

} // namespace

std::string GhostLayer(const PlayedShot& shot)
{
	std::string ghosts;
	for (const Impact& impact : shot.recording.Impacts())
	{
		ghosts += Ghost(shot, impact.first, impact.time);
		ghosts += impact.second == physics::kNoBody ? "" : Ghost(shot, impact.second, impact.time);
	}
	return ghosts.empty()
		? ghosts
		: Join({"<g fill=\"none\" stroke=\"#fff\" stroke-width=\".5\" opacity=\".75\">\n", ghosts, "</g>\n"});
}

std::string Star(Point centre, std::int32_t radius)
{
	constexpr int kPoints = 8;
	std::string points;
	for (int i = 0; i < 2 * kPoints; ++i)
	{
		const Vector unit = physics::UnitVector(physics::kFullTurn / (2 * kPoints) * i);
		const double reach = i % 2 == 0 ? radius : radius * 0.45;
		const Vector middle{static_cast<double>(centre.x), static_cast<double>(centre.y)};
		points += (i == 0 ? "" : " ") + Place(PointAt(middle, unit, reach));
	}
	return Element("polygon",
		{{"points", points}, {"fill", "#fff6c9"}, {"stroke", "#b3261e"}, {"stroke-width", ".6"},
			{"stroke-linejoin", "round"}});
}

std::string ContactLayer(const PlayedShot& shot)
{
	std::string stars;
	std::size_t number = 0;
	for (const Impact& impact : shot.recording.Impacts())
	{
		stars += Join({"<g id=\"contact-", std::to_string(++number), "\">\n",
			Star(PointAt(impact.where), StarRadius(impact)), "</g>\n"});
	}
	return Labels(shot, TakenBefore(shot)) + stars;
}

} // namespace faith::cli
