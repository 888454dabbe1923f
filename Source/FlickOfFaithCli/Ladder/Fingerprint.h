#pragma once

#include <cstdint>

namespace faith::cli
{

/// Another number when a level, a baseline or what they have learned about matches of two is another: results of before do not go
/// together with those of after. It does not see how the code thinks that uses these numbers.
[[nodiscard]] std::uint64_t FingerprintOfContestants();

} // namespace faith::cli
