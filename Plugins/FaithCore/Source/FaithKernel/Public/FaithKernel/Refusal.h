#pragma once

#include "FaithKernel/FixedVector.h"

#include <cstdint>

namespace faith
{

/// Why a command is not allowed: a code of the game and the numbers its sentence needs; hosts make words of it.
/// True in a condition means refused. `ReasonEnum::None` is 0 and means allowed.
template <class ReasonEnum>
struct [[nodiscard]] Refusal
{
	ReasonEnum code = ReasonEnum::None;
	/// Meaning and order belong to the code.
	FixedVector<std::int32_t, 4> details{};

	explicit operator bool() const { return code != ReasonEnum::None; }

	friend bool operator==(const Refusal&, const Refusal&) = default;

	template <class Self, class Visitor>
	static void Fields(Self& self, Visitor&& visit)
	{
		visit("code", self.code);
		visit("details", self.details);
	}
};

} // namespace faith
