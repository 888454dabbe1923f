#include "FlickOfFaithCli/Shot/Layers.h"
#include "FlickOfFaithCli/Svg.h"

#include <cmath>
#include <vector>

namespace faith::cli
{
namespace
{

using physics::Pose;
using physics::Recording;
using physics::Segment;
using physics::Vector;
using svg::Element;
using svg::Join;
using svg::Mm;
using svg::Place;

constexpr double kTick = 0.05; ///< seconds

/// Where a way leads through: the pose just before `time`, which may be a contact.
Pose PoseBefore(const Recording& recording, const Segment& segment, double time)
{
	const double shortly = (segment.end - segment.start) * 1e-9;
	return recording.PoseAt(segment.piece, time < segment.end ? time : segment.end - shortly);
}

double SpeedOf(const Pose& pose)
{
	return std::sqrt(pose.velocity.x * pose.velocity.x + pose.velocity.y * pose.velocity.y);
}

/// Half the width of a trail in micrometres.
double HalfWidth(const Pose& pose)
{
	constexpr double kAtRest = 300.0;
	constexpr double kPerSpeed = 0.0012;
	return kAtRest + kPerSpeed * SpeedOf(pose);
}

std::vector<Segment> SegmentsOf(const PlayedShot& shot, flick::PieceId piece)
{
	std::vector<Segment> segments;
	for (const Segment& segment : shot.recording.Segments())
	{
		if (segment.piece == piece)
		{
			segments.push_back(segment);
		}
	}
	return segments;
}

/// A stretch with straight sides that come together as the disc slows down.
std::string Stretch(const Recording& recording, const Segment& segment, const DiscColours& colours)
{
	constexpr int kSteps = 6;
	const Vector side{-segment.direction.y, segment.direction.x};
	std::string there;
	std::string back;
	for (int i = 0; i <= kSteps; ++i)
	{
		const double time = segment.start + (segment.end - segment.start) * i / kSteps;
		const Pose pose = PoseBefore(recording, segment, time);
		there += Join({i == 0 ? "M" : " ", Place(PointAt(pose.position, side, HalfWidth(pose)))});
		back = Join({" ", Place(PointAt(pose.position, side, -HalfWidth(pose))), back});
	}
	return Element("path", {{"d", there + back + "Z"}, {"fill", std::string(colours.fill)}});
}

/// Marks the middle of a stretch on which the disc does not simply slide on the mat.
std::string Middle(const Recording& recording, const Segment& segment)
{
	if (!segment.rolling && segment.level == 0)
	{
		return {};
	}
	const std::string from = Place(PointAt(recording.PoseAt(segment.piece, segment.start).position));
	const std::string to = Place(PointAt(PoseBefore(recording, segment, segment.end).position));
	return Element("path",
		{{"d", Join({"M", from, " ", to})}, {"stroke", "#fff"}, {"stroke-width", ".6"},
			{"stroke-dasharray", segment.rolling ? "3 1.5" : ".8 .8"}});
}

/// The ticks of a stretch and the hands of a disc that turns, as two paths.
struct Ticks
{
	/// Where the disc ends; no hands are drawn there, where its number is.
	Vector end;
	std::string across;
	std::string hands;

	void Add(const Recording& recording, const Segment& segment)
	{
		constexpr double kOverhang = 1'100.0;
		const Vector side{-segment.direction.y, segment.direction.x};
		for (double k = std::floor(segment.start / kTick) + 1.0; k * kTick < segment.end; k += 1.0)
		{
			const Pose pose = recording.PoseAt(segment.piece, k * kTick);
			const double reach = HalfWidth(pose) + kOverhang;
			across += Join(
				{"M", Place(PointAt(pose.position, side, reach)), " ", Place(PointAt(pose.position, side, -reach))});
			const bool isFar = std::hypot(pose.position.x - end.x, pose.position.y - end.y) > segment.radius;
			if (segment.turning != 0.0 && isFar)
			{
				const Vector hand{std::cos(pose.angle), std::sin(pose.angle)};
				hands += Join({"M", Place(PointAt(pose.position)), " ",
					Place(PointAt(pose.position, hand, segment.radius * 0.6))});
			}
		}
	}

	std::string Draw() const
	{
		std::string drawn;
		if (!across.empty())
		{
			drawn += Element("path", {{"d", across}, {"stroke", "#13242e"}, {"stroke-width", ".8"}});
		}
		if (!hands.empty())
		{
			drawn += Element("path", {{"d", hands}, {"stroke", "#13242e"}, {"stroke-width", "1.5"}});
			drawn += Element("path", {{"d", hands}, {"stroke", "#fff"}, {"stroke-width", ".9"}});
		}
		return drawn;
	}
};

std::string Trail(const PlayedShot& shot, flick::PieceId piece, const std::vector<Segment>& segments)
{
	const DiscColours& colours = ColoursOf(shot.before, shot.before.pieces[piece].owner);
	std::string stretches;
	std::string middles;
	Ticks ticks{shot.recording.PoseAt(piece, shot.recording.Duration()).position, {}, {}};
	for (const Segment& segment : segments)
	{
		stretches += Stretch(shot.recording, segment, colours);
		middles += Middle(shot.recording, segment);
		ticks.Add(shot.recording, segment);
	}
	return Join({"<g id=\"trail-", std::to_string(piece),
		"\" stroke-linejoin=\"round\" stroke-linecap=\"round\">\n<g stroke=\"#13242e\" stroke-width=\".5\">\n",
		stretches, "</g>\n", middles, ticks.Draw(), "</g>\n"});
}

std::string Swept(const PlayedShot& shot, flick::PieceId piece, const std::vector<Segment>& segments)
{
	std::string lines;
	const flick::PieceKindRow& row = RowOf(shot.before.pieces[piece].kind);
	for (const Segment& segment : segments)
	{
		const std::string from = Place(PointAt(shot.recording.PoseAt(piece, segment.start).position));
		const std::string to = Place(PointAt(PoseBefore(shot.recording, segment, segment.end).position));
		lines += Element("path",
			{{"d", Join({"M", from, " ", to})}, {"stroke-width", Mm(segment.rolling ? row.height : 2 * row.radius)}});
	}
	const DiscColours& colours = ColoursOf(shot.before, shot.before.pieces[piece].owner);
	return Join({"<g stroke=\"", colours.fill, "\" stroke-linecap=\"round\" opacity=\".22\">\n", lines, "</g>\n"});
}

template <class Draw>
std::string ForEachTrail(const PlayedShot& shot, const Draw& draw)
{
	std::string drawn;
	for (std::size_t i = 0; i < shot.before.pieces.Size(); ++i)
	{
		const auto piece = static_cast<flick::PieceId>(i);
		const std::vector<Segment> segments = SegmentsOf(shot, piece);
		if (!segments.empty())
		{
			drawn += draw(shot, piece, segments);
		}
	}
	return drawn;
}

} // namespace

std::string SweptLayer(const PlayedShot& shot)
{
	return ForEachTrail(shot, Swept);
}

std::string TrailLayer(const PlayedShot& shot)
{
	return ForEachTrail(shot, Trail);
}

} // namespace faith::cli
