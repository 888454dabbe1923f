#pragma once

namespace portable
{
inline constexpr int kSeats = 4;
}
