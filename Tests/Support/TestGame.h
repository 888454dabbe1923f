#pragma once

#include "FaithKernel/Hash.h"
#include "FlickOfFaithRules/Board.h"
#include "FlickOfFaithRules/Queries.h"
#include "FlickOfFaithRules/Rules.h"
#include "Support/PlainCards.h"

#include <gtest/gtest.h>

#include <array>
#include <string>
#include <utility>
#include <vector>

/// A game under test: positions in a few words, commands that must be accepted or refused, and the events they cause.
namespace faith::flick::test
{

/// Millimetres to micrometres, so that tests read like the table.
constexpr std::int32_t Mm(double millimetres)
{
	return static_cast<std::int32_t>(millimetres * 1000.0 + (millimetres < 0 ? -0.5 : 0.5));
}

/// A spot in millimetres.
constexpr Point At(double x, double y)
{
	return Point{Mm(x), Mm(y)};
}

inline Position::Disc OnMap(PieceKind kind, Seat owner, Point position, std::uint8_t restsOn = kNoPiece)
{
	return Position::Disc{kind, owner, Place::Map, position, restsOn};
}

/// How far from the middle of the map a disc of this kind lies that touches the Navel in one point, in micrometres.
constexpr std::int32_t NavelReach(PieceKind kind)
{
	return board::kNavelRadius + RowOf(kind).radius;
}

using Discs = std::vector<Position::Disc>;
using Details = std::vector<std::int32_t>;

/// A line of the table's report: the disc lies there.
inline DiscRest Lies(PieceId disc, Point spot, PieceId restsOn = kNoPiece)
{
	return DiscRest{disc, spot, restsOn, false};
}

/// A line of the table's report: the disc left the map.
inline DiscRest Leaves(PieceId disc, Point edge = At(240, 0))
{
	return DiscRest{disc, edge, kNoPiece, true};
}

/// Where the centre of an island's city is.
inline Point City(IslandId island)
{
	return board::IslandCentre(island);
}

/// One of eight spots on an island, 45 mm around its city and not touching it; `direction` clockwise, 0 is north.
inline Point Beside(IslandId island, int direction)
{
	constexpr std::array<Point, 8> kOffsets{
		At(0, 45), At(32, 32), At(45, 0), At(32, -32), At(0, -45), At(-32, -32), At(-45, 0), At(-32, 32)};
	const Point& offset = kOffsets[static_cast<std::size_t>(direction)];
	return Point{City(island).x + offset.x, City(island).y + offset.y};
}

/// A spot in the sea between two islands, for a prophet or a temple: 0 north-east, 1 south-east, 2 south-west, 3 north-west.
inline Point AtSea(int corner)
{
	constexpr std::array<Point, 4> kSpots{At(100, 100), At(100, -100), At(-100, -100), At(-100, 100)};
	return kSpots[static_cast<std::size_t>(corner)];
}

/// A set-up that starts from a position; the mission of the first generation unless changed.
inline Setup Study(int players, std::vector<Position::Disc> discs = {})
{
	Setup setup;
	setup.players = static_cast<std::uint8_t>(players);
	setup.position.emplace();
	setup.position->discs = std::move(discs);
	return setup;
}

/// The set-up must be refused for this reason and must leave the state alone. Returns the details.
inline std::vector<std::int32_t> RefuseSetup(
	const Setup& setup, Reason reason, const Rules& rules = Rules{PlainCatalogue()})
{
	GameState state;
	std::vector<Event> none;
	const Refusal refusal = rules.Begin(setup, state, none);
	EXPECT_EQ(NameOf(refusal.code), NameOf(reason));
	EXPECT_EQ(state, GameState{});
	EXPECT_TRUE(none.empty());
	return std::vector<std::int32_t>(refusal.details.begin(), refusal.details.end());
}

class TestGame
{
public:
	/// The set-up must be accepted. Without rules of its own a game has cards that do nothing.
	explicit TestGame(const Setup& setup, const Rules& rules = Rules{PlainCatalogue()}) : rules_(rules)
	{
		const Refusal refusal = rules_.Begin(setup, state_, events_);
		EXPECT_FALSE(refusal) << "set-up refused: " << NameOf(refusal.code);
	}

	/// A game after the choice of gods and the flick-off, won by `first`: the first council is open.
	static TestGame AtFirstCouncil(int players, Seat first = 0, std::uint64_t seed = 1)
	{
		Setup setup;
		setup.players = static_cast<std::uint8_t>(players);
		setup.seed = seed;
		TestGame game(setup);
		game.ChooseGods();
		game.CommitAims();
		game.SettleFlickOff(first);
		return game;
	}

	const GameState& State() const { return state_; }
	const Rules& GetRules() const { return rules_; }
	/// What the last accepted command (or the set-up) caused.
	const std::vector<Event>& Events() const { return events_; }

	/// The command must be accepted.
	TestGame& Do(const Command& command)
	{
		events_.clear();
		const Refusal refusal = rules_.Apply(state_, command, events_);
		EXPECT_FALSE(refusal) << "refused: " << NameOf(refusal.code);
		return *this;
	}

	/// The command must be refused for this reason, by Check and by Apply, and must change nothing. Returns the details.
	std::vector<std::int32_t> Refuse(const Command& command, Reason reason)
	{
		const std::uint64_t before = HashOf(state_);
		const Refusal checked = rules_.Check(state_, command);
		std::vector<Event> none;
		const Refusal refusal = rules_.Apply(state_, command, none);
		EXPECT_EQ(NameOf(refusal.code), NameOf(reason));
		EXPECT_EQ(checked, refusal);
		EXPECT_EQ(HashOf(state_), before);
		EXPECT_TRUE(none.empty());
		return std::vector<std::int32_t>(refusal.details.begin(), refusal.details.end());
	}

	/// The kind of the open question, or None.
	DecisionKind Asked() const { return state_.pending.Empty() ? DecisionKind::None : state_.pending.Front().kind; }

	Seat Active() const { return state_.turn.active; }
	std::int32_t Score(Seat seat) const { return state_.players[seat].score; }
	const Piece& PieceAt(PieceId id) const { return state_.pieces[id]; }

	/// The nth piece of a kind of an owner, in the order of the box.
	PieceId Find(PieceKind kind, Seat owner, int nth = 0) const
	{
		for (std::size_t i = 0; i < state_.pieces.Size(); ++i)
		{
			if (state_.pieces[i].kind == kind && state_.pieces[i].owner == owner && nth-- == 0)
			{
				return static_cast<PieceId>(i);
			}
		}
		ADD_FAILURE() << "no such piece";
		return kNoPiece;
	}

	/// The nth piece of a kind of an owner in a certain place.
	PieceId FindIn(Place place, PieceKind kind, Seat owner, int nth = 0) const
	{
		for (std::size_t i = 0; i < state_.pieces.Size(); ++i)
		{
			const Piece& piece = state_.pieces[i];
			if (piece.kind == kind && piece.owner == owner && piece.place == place && nth-- == 0)
			{
				return static_cast<PieceId>(i);
			}
		}
		ADD_FAILURE() << "no such piece there";
		return kNoPiece;
	}

	int CountIn(Place place, PieceKind kind, Seat owner) const
	{
		int count = 0;
		for (const Piece& piece : state_.pieces)
		{
			count += piece.kind == kind && piece.owner == owner && piece.place == place ? 1 : 0;
		}
		return count;
	}

	void ChooseGods(GodSide side = GodSide::A)
	{
		for (Seat seat = 0; seat < state_.PlayerCount(); ++seat)
		{
			Do(ChooseGod{seat, side});
		}
	}

	/// Everyone the game waits for commits an aim in a flick-off.
	void CommitAims()
	{
		const std::uint8_t waiting = state_.pending.Front().waitingFor;
		for (Seat seat = 0; seat < state_.PlayerCount(); ++seat)
		{
			if ((waiting & SeatBit(seat)) != 0)
			{
				Do(CommitAim{seat, CloudSpot(state_.players[seat].corner), Aim{0, 500, 0}});
			}
		}
	}

	/// The table reports a flick-off in which `first` comes nearest to the Navel.
	void SettleFlickOff(Seat first)
	{
		Settled settled;
		for (Seat seat = 0; seat < state_.PlayerCount(); ++seat)
		{
			const PieceId disc = state_.flickOff.discs[seat];
			if (disc != kNoPiece)
			{
				settled.discs.push_back(
					DiscRest{disc, seat == first ? At(0, 30) : At(-90.0 + 30.0 * seat, -60), kNoPiece, false});
			}
		}
		Do(settled);
	}

	/// All players vote the same way.
	void VoteAll(Thumb thumb)
	{
		for (Seat seat = 0; seat < state_.PlayerCount(); ++seat)
		{
			Do(Vote{seat, thumb});
		}
	}

	/// The active player places the first unflicked prophet and flicks it; the table's report is awaited. Returns the prophet.
	PieceId PlaceAndFlick(PieceKind kind = PieceKind::Prophet)
	{
		const PieceId disc = FindIn(Place::Hand, kind, Active());
		Place1(disc);
		Do(Flick{Active(), {DiscAim{disc, Aim{0, 500, 0}}}});
		return disc;
	}

	void Place1(PieceId disc)
	{
		const CornerId corner = state_.players[Active()].corner;
		const auto spot = FreeSpotInCloud(state_, corner, state_.pieces[disc].kind);
		ASSERT_TRUE(spot);
		Do(PlaceDiscs{Active(), corner, {Placing{disc, *spot}}});
	}

	/// The table reports where discs came to rest.
	TestGame& Settle(std::vector<DiscRest> discs)
	{
		Settled settled;
		settled.discs = std::move(discs);
		return Do(settled);
	}

	/// A turn of the active player whose disc ends on a spot; nothing else moves. Returns the disc.
	PieceId TurnEndingAt(Point spot)
	{
		const PieceId disc = PlaceAndFlick();
		Settle({DiscRest{disc, spot, kNoPiece, false}});
		return disc;
	}

	/// A turn of the active player whose disc leaves the map; nothing else moves. Returns the disc.
	PieceId TurnLeavingTheMap()
	{
		const PieceId disc = PlaceAndFlick();
		Settle({DiscRest{disc, At(240, 0), kNoPiece, true}});
		return disc;
	}

	/// A legal spot in an empty cloud.
	static Point CloudSpot(CornerId corner)
	{
		const Point point = board::CornerPoint(corner);
		return Point{
			point.x > 0 ? point.x - Mm(30) : point.x + Mm(30), point.y > 0 ? point.y - Mm(30) : point.y + Mm(30)};
	}

	/// The events of one type that the last command caused.
	template <class T>
	std::vector<T> Happened() const
	{
		std::vector<T> found;
		for (const Event& event : events_)
		{
			if (const T* typed = std::get_if<T>(&event))
			{
				found.push_back(*typed);
			}
		}
		return found;
	}

	/// Sum of the ledger entries that the last command caused for a player under a rule.
	std::int32_t PointsFor(Seat player, RuleNumber rule) const
	{
		std::int32_t points = 0;
		for (const Scored& entry : Happened<Scored>())
		{
			points += entry.player == player && entry.rule == rule ? entry.points : 0;
		}
		return points;
	}

private:
	Rules rules_;
	GameState state_;
	std::vector<Event> events_;
};

} // namespace faith::flick::test
