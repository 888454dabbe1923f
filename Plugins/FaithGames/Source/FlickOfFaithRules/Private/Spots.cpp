#include "Spots.h"

#include "FlickOfFaithRules/Board.h"
#include "FlickOfFaithRules/Queries.h"

#include <utility>
#include <vector>

namespace faith::flick
{

namespace
{

/// A spot in the cloud, so far from the two edges of the mat.
Point SpotInCloud(CornerId corner, std::int32_t fromEdgeX, std::int32_t fromEdgeY)
{
	const Point point = board::CornerPoint(corner);
	return Point{point.x > 0 ? point.x - fromEdgeX : point.x + fromEdgeX,
		point.y > 0 ? point.y - fromEdgeY : point.y + fromEdgeY};
}

/// Well inside, on the diagonal, with room for the widest prophet all around.
Point MiddleOfCloud(CornerId corner)
{
	return SpotInCloud(corner, 30'000, 30'000);
}

/// The discs that may be in the way of something within `reach` micrometres of a point: found once, asked for every spot.
class Obstacles
{
public:
	Obstacles(const GameState& state, Point centre, std::int32_t reach, PieceId ignored = kNoPiece,
		PieceId alsoIgnored = kNoPiece)
	{
		for (std::size_t i = 0; i < state.pieces.Size(); ++i)
		{
			const Piece& piece = state.pieces[i];
			const bool isThere = IsDiscOnMap(piece) && i != ignored && i != alsoIgnored;
			if (isThere && physics::Overlaps(ShapeOf(piece), Circle{centre, reach}))
			{
				discs_.PushBack(ShapeOf(piece));
			}
		}
	}

	/// What was in the way last is looked at first: spots are asked for next to each other.
	bool Block(Circle disc) const
	{
		for (std::size_t i = 0; i < discs_.Size(); ++i)
		{
			if (physics::Overlaps(disc, discs_[i]))
			{
				std::swap(discs_[i], discs_[0]);
				return true;
			}
		}
		return false;
	}

private:
	mutable FixedVector<Circle, kMaxPieces> discs_; ///< in no order that matters
};

/// Looks for free spots in a cloud for discs of one size, in steps of one millimetre.
class CloudSearch
{
public:
	CloudSearch(const GameState& state, CornerId corner, std::int32_t radius)
		: corner_(corner), radius_(radius), obstacles_(state, board::CornerPoint(corner), board::kCloudRadius)
	{
	}

	/// The free spot nearest to a point; a disc at `taken` is in the way as well.
	std::optional<Point> Nearest(Point around, std::optional<Point> taken) const
	{
		return NearestSpot(around, board::kCloudRadius / kSpotStep,
			[&](Point spot) { return IsFree(spot) && !(taken && AreTooNear(spot, *taken)); });
	}

	/// Two spots on either side of the diagonal, which nearly always are there.
	std::optional<FixedVector<Point, 2>> PairOnEitherSide() const
	{
		const auto first = Nearest(SpotInCloud(corner_, 18'000, 50'000), std::nullopt);
		const auto second = first ? Nearest(SpotInCloud(corner_, 50'000, 18'000), *first) : std::nullopt;
		return second ? std::optional(FixedVector<Point, 2>{*first, *second}) : std::nullopt;
	}

	/// Any two spots, if there are any: all pairs are tried.
	FixedVector<Point, 2> AnyPair() const
	{
		std::vector<Point> free;
		for (std::int32_t y = 0; y <= board::kCloudRadius; y += kSpotStep)
		{
			for (std::int32_t x = 0; x <= board::kCloudRadius; x += kSpotStep)
			{
				const Point spot = SpotInCloud(corner_, x, y);
				if (IsFree(spot))
				{
					free.push_back(spot);
				}
			}
		}
		for (std::size_t i = 0; i < free.size(); ++i)
		{
			for (std::size_t j = i + 1; j < free.size(); ++j)
			{
				if (!AreTooNear(free[i], free[j]))
				{
					return {free[i], free[j]};
				}
			}
		}
		return {};
	}

private:
	bool IsFree(Point spot) const
	{
		const Circle disc{spot, radius_};
		return board::AgainstCloud(corner_, disc) == physics::Contact::Inside && !obstacles_.Block(disc);
	}

	bool AreTooNear(Point a, Point b) const { return physics::Overlaps(Circle{a, radius_}, Circle{b, radius_}); }

	CornerId corner_;
	std::int32_t radius_;
	Obstacles obstacles_;
};

/// Looks for free spots for a temple on an island.
class TempleSearch
{
public:
	TempleSearch(const GameState& state, IslandId island, PieceId prophet, PieceId temple)
		: island_(island), obstacles_(state, board::IslandCentre(island), kReach + kRadius, prophet, temple)
	{
	}

	/// The nearest to the city's centre, in steps of so many micrometres.
	std::optional<Point> Nearest(std::int32_t step) const
	{
		const auto isFree = [&](Point spot)
		{
			const Circle disc{spot, kRadius};
			return !obstacles_.Block(disc) && board::WhollyOnMat(disc) &&
				board::AgainstIsland(island_, disc) == physics::Contact::Inside;
		};
		return NearestSpot(board::IslandCentre(island_), kReach / step, isFree, step);
	}

private:
	static constexpr std::int32_t kReach = 80'000; ///< no farther from its centre does a temple fit into an island
	static constexpr std::int32_t kRadius = RowOf(PieceKind::Temple).radius;

	IslandId island_;
	Obstacles obstacles_;
};

} // namespace

PieceId InTheWay(const GameState& state, Circle disc, PieceId ignored, PieceId alsoIgnored)
{
	for (std::size_t i = 0; i < state.pieces.Size(); ++i)
	{
		const auto id = static_cast<PieceId>(i);
		const Piece& piece = state.pieces[i];
		if (IsDiscOnMap(piece) && id != ignored && id != alsoIgnored && physics::Overlaps(disc, ShapeOf(piece)))
		{
			return id;
		}
	}
	return kNoPiece;
}

// Rules 6.3, 6.4
std::optional<Point> FreeSpotInCloud(const GameState& state, CornerId corner, PieceKind kind)
{
	const auto spots = FreeSpotsInCloud(state, corner, kind, 1);
	return spots.Empty() ? std::nullopt : std::optional(spots.Front());
}

// Rules 6.3, 6.4
FixedVector<Point, 2> FreeSpotsInCloud(const GameState& state, CornerId corner, PieceKind kind, std::size_t count)
{
	const CloudSearch search(state, corner, RowOf(kind).radius);
	if (count == 1)
	{
		const auto spot = search.Nearest(MiddleOfCloud(corner), std::nullopt);
		return spot ? FixedVector<Point, 2>{*spot} : FixedVector<Point, 2>{};
	}
	const auto pair = search.PairOnEitherSide();
	return pair ? *pair : search.AnyPair();
}

// Rules 7.5, 7.6
std::optional<Point> FreeTempleSpot(const GameState& state, IslandId island, PieceId prophet, PieceId temple)
{
	return TempleSearch(state, island, prophet, temple).Nearest(kSpotStep);
}

// A rough look finds nearly every free spot; only where it does not, all are tried.
bool HasTempleSpot(const GameState& state, IslandId island, PieceId prophet, PieceId temple)
{
	const TempleSearch search(state, island, prophet, temple);
	return search.Nearest(8 * kSpotStep).has_value() || search.Nearest(kSpotStep).has_value();
}

} // namespace faith::flick
