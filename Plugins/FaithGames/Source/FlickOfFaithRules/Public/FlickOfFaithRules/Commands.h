#pragma once

#include "FaithKernel/FixedVector.h"
#include "FaithKernel/Reflect.h"
#include "FlickOfFaithRules/Ids.h"
#include "FlickOfFaithRules/Pieces.h"

#include <cstdint>
#include <string_view>
#include <variant>
#include <vector>

/// Everything that can be done to a game. A command is plain data: the same one is checked, applied, logged, saved and sent.
namespace faith::flick
{

/// A side of a god card. Numbers reach files: append only.
enum class GodSide : std::uint8_t
{
	A,
	B,
};

/// A vote. Numbers reach files: append only.
enum class Thumb : std::uint8_t
{
	Down,
	Up,
};

/// Who measured an outcome, which decides how much overlap is forgiven. Numbers reach files: append only.
enum class TableKind : std::uint8_t
{
	Exact,  ///< computed; 50 micrometres
	Engine, ///< measured from an engine's resting bodies; 500 micrometres
};

/// What the finger does.
struct Aim
{
	std::int32_t angle = 0; ///< millidegrees, 0..359999, counter-clockwise from east
	std::int32_t power = 0; ///< permille, 1..1000
	std::int32_t spin = 0;  ///< rim speed in permille of the launch speed, -1000..1000, counter-clockwise positive

	friend bool operator==(const Aim&, const Aim&) = default;

	template <class Self, class Visitor>
	static void Fields(Self& self, Visitor&& visit)
	{
		visit("angle", self.angle);
		visit("power", self.power);
		visit("spin", self.spin);
	}
};

inline constexpr std::int32_t kFullPower = 1000;
inline constexpr std::int32_t kFullSpin = 1000;

/// A disc and the spot it is put on.
struct Placing
{
	PieceId piece = kNoPiece;
	Point spot;

	friend bool operator==(const Placing&, const Placing&) = default;

	template <class Self, class Visitor>
	static void Fields(Self& self, Visitor&& visit)
	{
		visit("piece", self.piece);
		visit("spot", self.spot);
	}
};

/// A disc and how it is flicked.
struct DiscAim
{
	PieceId piece = kNoPiece;
	Aim aim;

	friend bool operator==(const DiscAim&, const DiscAim&) = default;

	template <class Self, class Visitor>
	static void Fields(Self& self, Visitor&& visit)
	{
		visit("piece", self.piece);
		visit("aim", self.aim);
	}
};

/// Rule 3.4: a player settles on a side of the god card.
struct ChooseGod
{
	static constexpr std::string_view kName = "choose_god";
	Seat player = 0;
	GodSide side = GodSide::A;

	friend bool operator==(const ChooseGod&, const ChooseGod&) = default;

	template <class Self, class Visitor>
	static void Fields(Self& self, Visitor&& visit)
	{
		visit("player", self.player);
		visit("side", self.side);
	}
};

/// Rule 4.1: a player settles on spot and aim for a flick-off.
struct CommitAim
{
	static constexpr std::string_view kName = "commit_aim";
	Seat player = 0;
	Point spot;
	Aim aim;

	friend bool operator==(const CommitAim&, const CommitAim&) = default;

	template <class Self, class Visitor>
	static void Fields(Self& self, Visitor&& visit)
	{
		visit("player", self.player);
		visit("spot", self.spot);
		visit("aim", self.aim);
	}
};

/// Rule 5.2: a player turns the thumb.
struct Vote
{
	static constexpr std::string_view kName = "vote";
	Seat player = 0;
	Thumb thumb = Thumb::Down;

	friend bool operator==(const Vote&, const Vote&) = default;

	template <class Self, class Visitor>
	static void Fields(Self& self, Visitor&& visit)
	{
		visit("player", self.player);
		visit("thumb", self.thumb);
	}
};

/// Rule 6.3: the active player puts the disc (or the discs a card asks for) into a cloud.
struct PlaceDiscs
{
	static constexpr std::string_view kName = "place";
	Seat player = 0;
	CornerId corner = 0; ///< the cloud used; the player's own unless a card allows another
	FixedVector<Placing, 2> discs;

	friend bool operator==(const PlaceDiscs&, const PlaceDiscs&) = default;

	template <class Self, class Visitor>
	static void Fields(Self& self, Visitor&& visit)
	{
		visit("player", self.player);
		visit("corner", self.corner);
		visit("discs", self.discs);
	}
};

/// Rules 6.5 and 6.8: the active player flicks what was placed, or flicks again what did not leave the cloud.
struct Flick
{
	static constexpr std::string_view kName = "flick";
	Seat player = 0;
	FixedVector<DiscAim, 2> launches;

	friend bool operator==(const Flick&, const Flick&) = default;

	template <class Self, class Visitor>
	static void Fields(Self& self, Visitor&& visit)
	{
		visit("player", self.player);
		visit("launches", self.launches);
	}
};

/// Where one disc came to rest.
struct DiscRest
{
	PieceId piece = kNoPiece;
	Point position;             ///< of the centre; where it crossed the edge if it left the map
	PieceId restsOn = kNoPiece; ///< the piece directly below, if any
	bool left = false;          ///< left the map

	friend bool operator==(const DiscRest&, const DiscRest&) = default;

	template <class Self, class Visitor>
	static void Fields(Self& self, Visitor&& visit)
	{
		visit("piece", self.piece);
		visit("position", self.position);
		visit("restsOn", self.restsOn);
		visit("left", self.left);
	}
};

/// Rule 6.7: the table's report after a flick. A disc on the map that it does not list did not move.
struct Settled
{
	static constexpr std::string_view kName = "settled";
	TableKind table = TableKind::Exact;
	std::vector<DiscRest> discs;

	friend bool operator==(const Settled&, const Settled&) = default;

	template <class Self, class Visitor>
	static void Fields(Self& self, Visitor&& visit)
	{
		visit("table", self.table);
		visit("discs", self.discs);
	}
};

/// Rule 6.8: the active player does not flick again.
struct Keep
{
	static constexpr std::string_view kName = "keep";
	Seat player = 0;

	friend bool operator==(const Keep&, const Keep&) = default;

	template <class Self, class Visitor>
	static void Fields(Self& self, Visitor&& visit)
	{
		visit("player", self.player);
	}
};

/// Rule 7.2: the active player turns a prophet into a temple.
struct BuildTemple
{
	static constexpr std::string_view kName = "build";
	Seat player = 0;
	PieceId prophet = kNoPiece;
	PieceId temple = kNoPiece; ///< from the hand, or from the map when the hand has none
	Point spot;

	friend bool operator==(const BuildTemple&, const BuildTemple&) = default;

	template <class Self, class Visitor>
	static void Fields(Self& self, Visitor&& visit)
	{
		visit("player", self.player);
		visit("prophet", self.prophet);
		visit("temple", self.temple);
		visit("spot", self.spot);
	}
};

/// Rule 7.3: the active player builds no more this turn.
struct DoneBuilding
{
	static constexpr std::string_view kName = "done";
	Seat player = 0;

	friend bool operator==(const DoneBuilding&, const DoneBuilding&) = default;

	template <class Self, class Visitor>
	static void Fields(Self& self, Visitor&& visit)
	{
		visit("player", self.player);
	}
};

/// Rule 11.5: a player answers what a card asks.
struct Choose
{
	static constexpr std::string_view kName = "choose";
	Seat player = 0;
	std::uint8_t option = 0; ///< 0 declines where the card allows it; the card says what the others mean
	PieceId piece = kNoPiece;
	Point spot;
	std::int32_t angle = 0; ///< millidegrees, 0..359999

	friend bool operator==(const Choose&, const Choose&) = default;

	template <class Self, class Visitor>
	static void Fields(Self& self, Visitor&& visit)
	{
		visit("player", self.player);
		visit("option", self.option);
		visit("piece", self.piece);
		visit("spot", self.spot);
		visit("angle", self.angle);
	}
};

/// The order of the alternatives reaches files: append only.
using Command =
	std::variant<ChooseGod, CommitAim, Vote, PlaceDiscs, Flick, Settled, Keep, BuildTemple, DoneBuilding, Choose>;

} // namespace faith::flick

namespace faith
{

template <>
inline constexpr auto kEnumNames<flick::GodSide> = std::to_array<std::string_view>({"a", "b"});
template <>
inline constexpr auto kEnumNames<flick::Thumb> = std::to_array<std::string_view>({"down", "up"});
template <>
inline constexpr auto kEnumNames<flick::TableKind> = std::to_array<std::string_view>({"exact", "engine"});

} // namespace faith
