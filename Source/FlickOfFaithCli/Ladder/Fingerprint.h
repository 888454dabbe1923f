#pragma once

#include <cstdint>

namespace faith::cli
{

/// Another number when a level, a baseline or what they have learned about matches of two is another: results of before do not go
/// together with those of after. It does not see how the code thinks that uses these numbers.
[[nodiscard]] std::uint64_t FingerprintOfContestants();

/// Another number when a few short matches between quick levels go another way: whatever changes the rules, the table, the hands, or how
/// those levels think. Plays them, which takes a moment.
[[nodiscard]] std::uint64_t FingerprintOfPlay();

} // namespace faith::cli
