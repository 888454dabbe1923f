#pragma once

namespace faith::cli
{

/// What the program tells its caller; printed by `flick --help`.
inline constexpr int kExitOk = 0;
inline constexpr int kExitFailed = 1; ///< the answer is no: a replay that is not verified, a broken invariant
inline constexpr int kExitUsage = 2;  ///< the command line makes no sense
inline constexpr int kExitBadFile =
	3; ///< a file or the output cannot be read or written, or is damaged or of another version

inline constexpr const char* kExitCodesHelp =
	"Exit codes: 0 all is well; 1 the answer is no (a replay is not verified, an invariant is broken);\n"
	"2 wrong usage; 3 a file or the output cannot be read or written, or is damaged or of another version.";

} // namespace faith::cli
