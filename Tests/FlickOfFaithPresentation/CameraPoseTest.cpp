#include "FlickOfFaithPresentation/CameraPose.h"

#include "FlickOfFaithRules/Board.h"

#include <gtest/gtest.h>

#include <cmath>

namespace faith::flick
{
namespace
{

constexpr double kRadians = 0.017453292519943295;

/// Where a spot of the table is seen: 0 is the middle, 1 the right or upper edge of the view.
TableSpot SeenAt(const CameraPose& pose, double aspect, TableSpot spot)
{
	const double heading = pose.heading * kRadians;
	const double pitch = pose.pitch * kRadians;
	const double ahead = (spot.x - pose.x) * std::cos(heading) + (spot.y - pose.y) * std::sin(heading);
	const double right = (spot.x - pose.x) * std::sin(heading) - (spot.y - pose.y) * std::cos(heading);
	const double depth = ahead * std::cos(pitch) + pose.z * std::sin(pitch);
	const double up = ahead * std::sin(pitch) - pose.z * std::cos(pitch);
	const double edge = depth * std::tan(kFieldOfView / 2.0 * kRadians);
	return {right / edge, up * aspect / edge};
}

TEST(CameraPose, EverybodySeesTheOwnCornerAtTheLowerRight)
{
	for (CornerId corner = 0; corner < board::kCornerCount; ++corner)
	{
		const CameraPose pose = PoseOf({}, corner, 1.6);
		const TableSpot own = SeenAt(pose, 1.6, SpotOf(board::CornerPoint(corner)));
		EXPECT_GT(own.x, 0.2) << int{corner};
		EXPECT_LT(own.y, -0.2) << int{corner};
		const TableSpot middle = SeenAt(pose, 1.6, {});
		EXPECT_NEAR(middle.x, 0.0, 1e-9);
		EXPECT_NEAR(middle.y, 0.0, 1e-9);
	}
}

TEST(CameraPose, TheWholeTableFitsIntoEveryShapeOfView)
{
	for (CornerId corner = 0; corner < board::kCornerCount; ++corner)
	{
		for (const double aspect : {0.6, 0.9, 1.0, 1.78, 3.5})
		{
			const CameraPose pose = PoseOf({}, corner, aspect);
			for (const TableSpot edge : {TableSpot{365.0, 240.0}, {365.0, -240.0}, {-365.0, 240.0}, {-365.0, -240.0}})
			{
				const TableSpot seen = SeenAt(pose, aspect, edge);
				EXPECT_LT(std::abs(seen.x), 1.0) << int{corner} << " " << aspect;
				EXPECT_LT(std::abs(seen.y), 1.0) << int{corner} << " " << aspect;
			}
		}
	}
}

TEST(CameraPose, ZoomComesNearerAndTurnsNothing)
{
	const CameraPose whole = PoseOf({}, 1, 1.6);
	const CameraPose half = PoseOf({{50.0, -20.0}, 2.0}, 1, 1.6);
	EXPECT_NEAR(half.z, whole.z / 2.0, 1e-9);
	EXPECT_EQ(half.heading, whole.heading);
	EXPECT_EQ(half.pitch, whole.pitch);
	EXPECT_NEAR(SeenAt(half, 1.6, {50.0, -20.0}).x, 0.0, 1e-9);
}

TEST(CameraPose, RightAndUpMeanWhatIsSeen)
{
	for (CornerId corner = 0; corner < board::kCornerCount; ++corner)
	{
		const CameraPose pose = PoseOf({}, corner, 1.6);
		const TableSpot right = SeenAt(pose, 1.6, WaySeenFrom(corner, 10.0, 0.0));
		EXPECT_GT(right.x, 0.0) << int{corner};
		EXPECT_NEAR(right.y, 0.0, 1e-9) << int{corner};
		EXPECT_GT(SeenAt(pose, 1.6, WaySeenFrom(corner, 0.0, 10.0)).y, 0.0) << int{corner};
	}
}

} // namespace
} // namespace faith::flick
