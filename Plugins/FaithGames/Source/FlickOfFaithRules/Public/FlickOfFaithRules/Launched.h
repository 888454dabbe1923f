#pragma once

#include "FaithKernel/FixedVector.h"
#include "FaithKernel/Reflect.h"
#include "FaithPhysics/Table.h"
#include "FlickOfFaithRules/Ids.h"

#include <cstdint>
#include <string_view>

namespace faith::flick
{

/// The way a disc is flicked. Numbers reach files: append only.
enum class FlickForm : std::uint8_t
{
	Flat,
	Stacked,
	Rolling,
};

/// What the table has to play: the discs launched at the same instant, and under which conditions.
struct Launched
{
	static constexpr std::string_view kName = "launched";
	FixedVector<physics::Launch, kMaxPlayers> launches;
	FlickForm form = FlickForm::Flat;
	std::int32_t friction = 0;   ///< permille of the table's normal friction
	std::int32_t templeMass = 0; ///< permille of a prophet's mass

	friend bool operator==(const Launched&, const Launched&) = default;

	template <class Self, class Visitor>
	static void Fields(Self& self, Visitor&& visit)
	{
		visit("launches", self.launches);
		visit("form", self.form);
		visit("friction", self.friction);
		visit("templeMass", self.templeMass);
	}
};

} // namespace faith::flick

namespace faith
{

template <>
inline constexpr auto kEnumNames<flick::FlickForm> = std::to_array<std::string_view>({"flat", "stacked", "rolling"});

} // namespace faith
